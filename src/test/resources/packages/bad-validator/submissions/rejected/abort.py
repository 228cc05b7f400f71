print('42 abort')

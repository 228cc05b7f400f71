print('42 raise')

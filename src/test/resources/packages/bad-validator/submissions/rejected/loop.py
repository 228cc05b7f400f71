print('42 loop')

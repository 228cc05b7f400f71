print('42 eat')

print('42 much')

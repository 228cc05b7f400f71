print('42 megabytes')

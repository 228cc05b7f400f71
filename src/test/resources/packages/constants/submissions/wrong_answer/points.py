print({{points}})

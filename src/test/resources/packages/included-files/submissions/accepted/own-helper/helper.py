def twice(n):
    return "of the submission"

"""A row of coins: n, then n values, separated by any white space."""
import sys

tokens = sys.stdin.read().split()
numbers = [int(token) for token in tokens]
assert all(str(number) == token for number, token in zip(numbers, tokens)), "a number is not plain"
n, values = numbers[0], numbers[1:]
assert 0 <= n <= 2000, f"n = {n}"
assert len(values) == n, f"{len(values)} values, not {n}"
assert all(1 <= value <= 10**6 for value in values), "a value is out of range"
sys.exit(42)

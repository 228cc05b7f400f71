"""n and q, then n + q values, separated by any white space."""
import sys

tokens = sys.stdin.read().split()
numbers = [int(token) for token in tokens]
assert all(str(number) == token for number, token in zip(numbers, tokens)), "a number is not plain"
n, q, values = numbers[0], numbers[1], numbers[2:]
assert n >= 0 and q >= 0 and n + q <= 5000, f"n = {n}, q = {q}"
assert len(values) == n + q, f"{len(values)} values, not {n + q}"
assert all(1 <= value <= 10**9 for value in values), "a value is out of range"
sys.exit(42)

"""Pairs n m up to the end of the file, separated by any white space; there may be none."""
import sys

tokens = sys.stdin.read().split()
numbers = [int(token) for token in tokens]
assert all(str(number) == token for number, token in zip(numbers, tokens)), "a number is not plain"
assert len(numbers) % 2 == 0, "the last pair is half"
assert len(numbers) <= 2 * 10000, f"{len(numbers) // 2} pairs"
for n, m in zip(numbers[::2], numbers[1::2]):
    assert 1 <= m <= n <= 100, f"n = {n}, m = {m}"
sys.exit(42)

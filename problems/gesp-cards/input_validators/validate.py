"""N, then N values a, N - 1 values b and N cards c, separated by any white space."""
import sys

tokens = sys.stdin.read().split()
numbers = [int(token) for token in tokens]
assert all(str(number) == token for number, token in zip(numbers, tokens)), "a number is not plain"
n, rest = numbers[0], numbers[1:]
assert 1 <= n <= 1000, f"N = {n}"
assert len(rest) == 3 * n - 1, f"{len(rest)} numbers, not {3 * n - 1}"
assert all(0 <= value <= 10**6 for value in rest[: 2 * n - 1]), "a or b is out of range"
assert all(card in (0, 1, 2) for card in rest[2 * n - 1 :]), "c is out of range"
sys.exit(42)

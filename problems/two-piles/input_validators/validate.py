"""T cases: n, then two piles of n values, separated by any white space."""
import sys

tokens = sys.stdin.read().split()
numbers = [int(token) for token in tokens]
assert all(str(number) == token for number, token in zip(numbers, tokens)), "a number is not plain"
cases, rest = numbers[0], numbers[1:]
assert 1 <= cases <= 100, f"T = {cases}"
for case in range(1, cases + 1):
    assert rest, f"case {case} is missing"
    n, values, rest = rest[0], rest[1 : 1 + 2 * rest[0]], rest[1 + 2 * rest[0] :]
    assert 1 <= n <= 20, f"case {case}: n = {n}"
    assert len(values) == 2 * n, f"case {case}: {len(values)} values, not {2 * n}"
    assert all(1 <= value <= 10000 for value in values), f"case {case}: a value is out of range"
assert not rest, f"{len(rest)} numbers too many"
sys.exit(42)

"""k, then k piles: the number of cards and their values, separated by any white space."""
import sys

tokens = sys.stdin.buffer.read().split()
piles = int(tokens[0])
assert 1 <= piles <= 10**5, f"k = {piles}"
at, total = 1, 0
for pile in range(1, piles + 1):
    assert at < len(tokens), f"pile {pile} is missing"
    size = int(tokens[at])
    values = [int(token) for token in tokens[at + 1 : at + 1 + size]]
    assert size >= 0 and len(values) == size, f"pile {pile}: {len(values)} values, not {size}"
    assert not values or (1 <= min(values) and max(values) <= 10**9), f"pile {pile}: out of range"
    at, total = at + 1 + size, total + size
assert at == len(tokens), f"{len(tokens) - at} numbers too many"
assert total <= 10**6, f"{total} cards"
assert all(not token.startswith((b"0", b"+")) or token == b"0" for token in tokens), "not plain"
sys.exit(42)

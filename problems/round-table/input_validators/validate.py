"""p and n, then n cards, each a number, S or R, separated by any white space."""
import sys

tokens = sys.stdin.read().split()
p, n, cards = int(tokens[0]), int(tokens[1]), tokens[2:]
assert 2 <= p <= 4, f"p = {p}"
assert 0 <= n <= 200, f"n = {n}"
assert len(cards) == n, f"{len(cards)} cards, not {n}"
for card in cards:
    assert card in ("S", "R") or (str(int(card)) == card and 0 <= int(card) <= 10**6), card
sys.exit(42)

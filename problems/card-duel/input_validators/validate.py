"""A duel: n and who starts, n values, then how the judge's player plays."""
import sys

tokens = sys.stdin.read().split()
n, who = int(tokens[0]), int(tokens[1])
assert [str(n), str(who)] == tokens[:2], "a number is not plain"
assert 1 <= n <= 200, f"n = {n}"
assert who in (1, 2), f"{who} starts"
values, player = tokens[2:2 + n], tokens[2 + n:]
assert len(values) == n, f"{len(values)} values, not {n}"
assert all(value == str(int(value)) for value in values), "a value is not plain"
assert all(1 <= int(value) <= 96 for value in values), "a value is out of range"
if player in (["greedy"], ["perfect"]):
    sys.exit(42)
if len(player) == 1 and player[0].isdigit():
    assert player[0] == str(int(player[0])) and 1 <= int(player[0]) <= 200, "looks " + player[0]
    sys.exit(42)
assert set(player) <= {"L", "R"}, f"{player} is no way to play"
moves = (n + who - 1) // 2
assert len(player) == moves, f"{len(player)} moves of the judge's player, not {moves}"
sys.exit(42)

import fractions
import json
import random
import tempfile

with tempfile.TemporaryFile() as file:
    file.write(json.dumps([random.random()]).encode())
print("ok" if fractions.Fraction(1, 3) * 3 == 1 else "no")

"""A robot for 51st State in the standard library alone: builds first, then takes, and passes last.

Start it with ``python -m game --bots "exec:python3 docs/example_robot.py"``; `robot-protocol.md` tells the messages.
"""

import json
import random
import sys

WISHES = (
    "construct", "upgrade", "outpost", "hack", "destroy", "activate", "develop", "deal", "play", "raze", "visit",
    "faction", "take", "store", "exchange",
)  # fmt: skip
"""What a move begins with, the best first; it plays all others at random, and passes only if nothing else is left."""


def say(message):
    """Send a line. Without the flush it would stay here, and the game would wait for it."""
    print(json.dumps(message), flush=True)


def wish(move):
    """How early a move comes: the place of its first word among the wishes."""
    word = move.split()[0]
    if word in ("pass", "done"):
        return len(WISHES) + 1
    return WISHES.index(word) if word in WISHES else len(WISHES)


def main():
    chance = random.Random()
    for line in sys.stdin:  # ends with the game
        message = json.loads(line)
        if message["type"] == "hello":
            chance.seed(message["seed"])  # the same seed, the same game
            say({"type": "ready", "protocol": 1, "name": "Example", "version": "1", "sets": message["sets"]})
        elif message["type"] == "choose":
            best = min(map(wish, message["moves"]))
            move = chance.choice([move for move in message["moves"] if wish(move) == best])
            say({"type": "move", "id": message["id"], "move": move})
        elif message["type"] == "quit":
            break


if __name__ == "__main__":
    main()

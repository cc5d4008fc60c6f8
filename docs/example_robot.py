"""A robot for any game in the standard library alone: it plays what it likes best, mostly at random, and passes last.

Start it with ``python -m game --bots "exec:python3 docs/example_robot.py"``; `robot-protocol.md` tells the messages.
"""

import json
import random
import sys

WISHES = {
    "51st State": (
        "construct", "upgrade", "outpost", "hack", "destroy", "activate", "develop", "deal", "play", "raze", "visit",
        "faction", "take", "store", "exchange",
    ),
    "Metro 2033": ("capture", "complete", "army", "hero", "buy", "quest", "move"),
}  # fmt: skip
"""What a move begins with, the best first, by the name of the game. All other moves are equally good."""


def say(message):
    """Send a line. Without the flush it would stay here, and the game would wait for it."""
    print(json.dumps(message), flush=True)


def wish(move, wishes):
    """How early a move comes: the place of its first word among the wishes; it passes only if nothing else is left."""
    word = move.split()[0]
    if word in ("pass", "done"):
        return len(wishes) + 1
    return wishes.index(word) if word in wishes else len(wishes)


def main():
    chance, wishes = random.Random(), ()
    for line in sys.stdin:  # ends with the game
        message = json.loads(line)
        if message["type"] == "hello":
            chance.seed(message["seed"])  # the same seed, the same game
            wishes = WISHES.get(message["game"], ())
            say({"type": "ready", "protocol": 1, "name": "Example", "version": "1", "sets": message.get("sets", [])})
        elif message["type"] == "choose":
            best = min(wish(move, wishes) for move in message["moves"])
            move = chance.choice([move for move in message["moves"] if wish(move, wishes) == best])
            say({"type": "move", "id": message["id"], "move": move})
        elif message["type"] == "quit":
            break


if __name__ == "__main__":
    main()

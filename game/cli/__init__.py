"""The commands that work without a window.

Each has a module, or shares one, with ``add(subparsers)``, which makes its parser with ``run`` among the parser's
defaults. ``run(arguments)`` prints the result and returns the exit code: 0, or 1 if a check failed. It raises
Unreadable for what cannot be read, which `game.start` turns into one line and exit code 2.
"""

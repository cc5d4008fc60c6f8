"""The commands that work without a window.

Each is a module with ``add(subparsers)``, which makes its parser and sets ``run`` among the parser's defaults:
``run(arguments)`` prints the result and returns the exit code, 0 (fine) or 1 (the thing checked failed). What
cannot be read raises Unreadable: `game.__main__` turns that into one line and exit code 2.
"""

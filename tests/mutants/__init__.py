"""Programs that change one thing of the code at a time, and tell which tests see it.

A *mutant* is the program with one change: a number that is 1.35 or 0.7 times as large (a whole one differs by 1 at
least), True for False, `<=` for `<`, `!=` for `==`, `not in` for `in`, `is not` for `is`, and the other way round.
Which are made is drawn by a seed (`drawing`): the same seed draws the same changes of the same source.

**Shapes of windows.** `python -m tests.mutants.shapes --mutants 500 --kept build/shapes.jsonl` changes the layout:
lengths in the modules that plan and draw the table, the scenes and their widgets. It draws the frames of a gallery
(`gallery`) in every size of window with every size of text, and notes which shapes show a fault that is not there
without the change. It prints the changes that any shape sees, and the fewest shapes that see them all: those in which
sweeps of the short suite run. Seed 1.

**The judge.** `python -m tests.mutants.judge reach --kept build/judged.jsonl`, then
`python -m tests.mutants.judge --kept build/judged.jsonl --count 40`, changes the table, the scenes, the rules, the
files of matches and the words, as often in each of the five. For each change it prints

    12 seen by both game/fiftyfirst/rules/bill.py:72 < -> <=  tests/rules/test_bill.py::test_...

with the test that failed first, or LOST where only the full suite (`pytest --full`) sees it, or unseen where nobody
does; at the end how many the full suite sees, and how many of them the short one. None may be LOST: a change that is
names a test that the short suite lacks. Seed 2: the shapes were not chosen by these changes.

The first command runs the full suite once, the second one for hours, as a change that nobody sees needs all tests that
reach it. Both write down what they find at once, and go on from there when they are started again. They work in copies
of the project (`workshop`); after a change of the source they have to begin anew.

Changes that are chosen by hand, one at least for each scenario of Metro 2033, stand in `tests/metro2033/changes.yaml`.

- `drawing`: what can be changed, and what is.
- `reach`, `noting`: a copy of the program that notes which of the drawn places are reached; `watched_tests` is the
  plugin of pytest that notes it for each test.
- `forks`: many changes drawn in one process.
- `chosen_tests`: the plugin that runs the tests named in a file.
"""

# Nim at the table of the window.

table-verb-take_one = Take one
table-verb-take_all = Take all
table-verb-take = Take
table-prompt-act = { $name }: take stones
    .text = Drag a stone to your side.
nim-held = { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}
nim-drop = Drop them on your side.
nim-heap = { $count ->
    [one] A heap of { $count } stone
   *[other] A heap of { $count } stones
}
nim-side = Your side
nim-sure = Take the last heap?

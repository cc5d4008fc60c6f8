# The rules reference: its page, and the ways to it.

## Keys, told in the help

help-rulebook = Rules for what you point at
help-hint = Hints: what you could do now

## The page of a section

rulebook-title = Rules
rulebook-search = Search the rules
rulebook-search-tip = Type what you look for (Ctrl+{ KEY("f") }). Esc clears it.
rulebook-back = Back
rulebook-back-tip = Back to where you were (Esc, F3).
rulebook-contents-tip = Shows this section.
rulebook-previous = Previous
rulebook-previous-tip = The section before this one (Left).
rulebook-next = Next
rulebook-next-tip = The section after this one (Right).
rulebook-first = This is the first section.
rulebook-last = This is the last section.
rulebook-see = See also
rulebook-see-tip = Shows this section. Backspace brings you back.
rulebook-return = Last read
rulebook-return-tip = Back to the section you read before this one (Backspace).
rulebook-return-none = You have not read another section yet.
rulebook-nothing = No results for “{ $query }”. Try fewer or different words.
rulebook-found = { $n ->
    [one] { $n } section found
   *[other] { $n } sections found
}
rulebook-card-tip = Click to zoom in on this card.
rulebook-here = Rules: { $heading } (F3 or middle click)
rulebook-here-log = Click, or press F3, to open the rules: { $heading }
rulebook-open = Rules
rulebook-open-note = All rules, searchable
rulebook-open-tip = All rules in short sections (F3).

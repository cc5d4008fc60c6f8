# Hints on request: the list beside the table.

hint-heading = What can I do now?
hint-close = Back
hint-close-tip = Back to the table (Esc, { KEY("h") }).
hint-rules = Rules
hint-waiting = It is not your turn: { $question }
hint-hidden = Open your hand first, when nobody else is looking.
hint-open = It is your turn: { $question }
hint-over = Your turn is done. End it, or undo.
hint-do-tip = Does this, and asks first if there is anything to choose.
hint-read-tip = Opens the rules: { $heading }

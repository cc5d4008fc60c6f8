# Buttons and the screens of the phases.

## In a match
menu-tip = Menu (Esc)
undo = Undo
notice-close = Close
notice-unsaved = Not saved since step { $step }: the file cannot be written. Every decision tries again.
notice-file-changed = Another program has changed the file of this match. The match goes on in a file of its own, whole: { $file }
notice-damaged = The damaged end of the saved match was cut off. It goes on from step { $step }.
notice-unreadable = The match cannot be opened: { $reason }

# Buttons and the screens of the phases.

## In a match
menu-tip = Menu (Esc)
undo = Undo
notice-close = Close
notice-unsaved = Not saved since step { $step }: the file cannot be written. The game tries again after every decision.
notice-file-changed = Another program has changed the file of this match. The whole match is now saved in a new file: { $file }
notice-damaged = The end of the saved match was damaged and has been cut off. You continue from step { $step }.
notice-unreadable = The match cannot be opened: { $reason }
notice-robots = Robots play without what they have learned. { $reason }.

# What the window says when an error has closed it, at the next start, and when an error has closed one scene.

crash-window = The game has stopped because of an error in the program. { $saved ->
    [true] All decisions are saved.
   *[false] Decisions after step { $step } could not be saved.
} A report for the developers is in { $file }
crash-scene = An error in the program has closed this screen. Nothing is lost; a report for the developers is in { $file }
crash-match = An error in the program has closed the match. { $saved ->
    [true] It is saved: Continue on the title screen brings you back to it.
   *[false] Decisions after step { $step } could not be saved.
} A report for the developers is in { $file }
crash-again = An error in the program has closed the match at the same step again. It is saved: you can replay it under “Matches” and play on from an earlier step. A report for the developers is in { $file }
crash-before = The last game ended because of an error in the program; the report is in { $file }
crash-continue = Nothing is lost: Continue brings you back to the match.

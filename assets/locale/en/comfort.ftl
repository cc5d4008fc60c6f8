# What the window says when an error has closed it, and at the next start.

crash-window = The game has stopped because of an error in the program. { $saved ->
    [true] Everything that was decided is saved.
   *[false] What was decided after step { $step } could not be saved.
} A report for the developers is in { $file }
crash-before = The last game ended with an error in the program; the report is at { $file }
crash-continue = Nothing is lost: the first entry continues the match.

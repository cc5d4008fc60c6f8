# What the window says when an error has closed it, at the next start, and when an error has closed one scene.

crash-window = The game has stopped because of an error in the program. { $saved ->
    [true] Everything that was decided is saved.
   *[false] What was decided after step { $step } could not be saved.
} A report for the developers is in { $file }
crash-scene = An error in the program has closed what was open here. Nothing is lost; a report for the developers is in { $file }
crash-match = An error in the program has closed the match. { $saved ->
    [true] It is saved, and the first entry of the title goes on with it.
   *[false] What was decided after step { $step } could not be saved.
} A report for the developers is in { $file }
crash-before = The last game ended with an error in the program; the report is at { $file }
crash-continue = Nothing is lost: the first entry continues the match.

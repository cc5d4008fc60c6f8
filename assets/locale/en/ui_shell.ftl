# Messages above any screen.

## In a match
undo = Undo
menu-tip = Menu (Esc)
notice-close = Close
notice-more = { $count ->
    [one] … and one more message.
   *[other] … and { $count } more messages.
}
notice-more-damage = { $count ->
    [one] One more file is damaged.
   *[other] { $count } more files are damaged.
}
notice-unsaved = Not saved since step { $step }: the file cannot be written. The game tries again after every decision.
notice-file-changed = Another program has changed the file of this match. The whole match is now saved in a new file: { $file }
notice-file-removed = Another program has removed the file of this match. The whole match is now saved in a new file: { $file }
notice-file-damaged = The damaged end of this match could not be copied, so its file stays as it is. The intact part is now saved in a new file: { $file }
notice-file-linked = The file of this match is a link or has several names, so it stays as it is. The whole match is now saved in a new file: { $file }
notice-damaged = The end of the saved match was damaged and has been cut off. You continue from step { $step }.
notice-damaged-kept = The end of the saved match is damaged. You continue from step { $step }.
notice-unreadable = The match cannot be opened: { $reason }
notice-robots = Robots play without what they have learned. { $reason }.
robot-instead = a simple robot
robot-fault-start = The robot { $program } cannot be started ({ $detail }): { robot-instead } plays for it.
    .silently = The robot { $program } cannot be started: { robot-instead } plays for it.
robot-fault-ended = The robot { $program } has ended by itself (“{ $detail }”): { robot-instead } plays on for it.
    .silently = The robot { $program } has ended by itself: { robot-instead } plays on for it.
robot-fault-silent = The robot { $program } has not answered for { $detail } seconds: { robot-instead } plays on for it.
    .silently = The robot { $program } has not answered: { robot-instead } plays on for it.
robot-fault-long = The robot { $program } has sent a line of more than { $detail } bytes: { robot-instead } plays on for it.
    .silently = The robot { $program } has sent a line that is too long: { robot-instead } plays on for it.
robot-fault-nonsense = The robot { $program } has sent a line that is not the expected message (“{ $detail }”): { robot-instead } plays on for it.
    .silently = The robot { $program } has sent an empty line: { robot-instead } plays on for it.
robot-fault-protocol = The robot { $program } speaks version { $detail } of the protocol, this program version 1: { robot-instead } plays for it.
    .silently = The robot { $program } does not say which version of the protocol it speaks: { robot-instead } plays for it.
robot-fault-game = The robot { $program } does not play { $detail }: { robot-instead } plays for it.
    .silently = The robot { $program } does not play this game: { robot-instead } plays for it.
robot-fault-sets = The robot { $program } does not know these cards ({ $detail }): { robot-instead } plays for it.
    .silently = The robot { $program } does not know all cards of this game: { robot-instead } plays for it.
robot-fault-number = The robot { $program } has answered question { $detail }, which is not the last one: { robot-instead } plays on for it.
    .silently = The robot { $program } has not said which question it answers: { robot-instead } plays on for it.
robot-fault-move = The robot { $program } has chosen a move that is not in the list (“{ $detail }”): { robot-instead } plays on for it.
    .silently = The robot { $program } has chosen no move: { robot-instead } plays on for it.
notice-robot-not-named = The robot { $program } is a program that was not named with --bots this time: { robot-instead } plays for it.

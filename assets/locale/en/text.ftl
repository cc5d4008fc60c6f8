# What the game in the terminal says, whatever is played.

## The start

text-ask_players = How many players ({ $lowest } to { $highest })? [{ $usual }]
text-ask_name = Name of player { $seat }? [{ $seat }]
text-ask_player = Who plays { $name }? [0]
text-ask_option = { $option }? [{ $usual }]
text-ask_again = Please type a number from { $lowest } to { $highest }.
text-ask_shorter_name = Please type a name of at most { $most } characters.
text-ask_other_name = There is already a { $name }. Please type another name.
text-human = a person
text-bot = a robot: { $bot }
text-no = no
text-yes = yes

## Playing

text-welcome = Type moves in words. “moves” lists what you can do now, “help” explains the rest.
text-curtain = It is { $name }’s turn. Press Enter when { $name } is here.
    .asked = { $name } is asked. Press Enter when { $name } is here.
text-phase = { $round ->
    [0] { $phase }
   *[other] Round { $round }, { $phase }
}
text-standing = { $seat } { $name }
    .vp = { $seat } { $name }: { $vp } VP
text-hint = For example: { $example }
text-move = { $move } – { $outcomes }
    .reveals = { $move } (no undo)
text-hint_line = { $title } · { $text }
text-turn_over = Your turn is over. Enter hands over to { $name }; “undo” lets you change it.
    .final = Your turn is over, and you cannot undo it. Enter hands over to { $name }.
text-asks_other = Now { $name } is asked. Enter hands over; “undo” lets you change your decision.
    .final = Now { $name } is asked, and you cannot undo your decision. Enter hands over.
text-not_over = Your turn is not over yet.
text-not_all = Only the first of these { $n } moves is possible, so none was made: { $why }
text-unreadable = “{ $text }” is not a move. “help moves” shows how moves are written.
    .verb = “{ $text }” is not a move. Write it like this: { $how }
text-undone = The last decision is undone.
text-no_moves = There is no such move now.
text-no_number = There is no such number in a list. “moves” lists what is possible.
text-no_seat = Nobody here is called “{ $name }”.
text-no_player = A seat is played by “human” or a robot ({ $robots }), not “{ $player }”.
text-plays = { $name }: { $player }
text-saved = Every decision is saved as it is made: { $file }
text-not_saved = Not saved since step { $step }: the file cannot be written.
text-over = The game is over. “log” and “table” look back, “quit” leaves.
text-result = { $name }: { $vp } VP
    .winner = { $name } (winner): { $vp } VP
text-over_saved = The whole match is saved: { $file }
text-left = The match is saved. To continue it:
    .resume = { $program } text --resume { $file }
text-rules-see = See also: { $sections }
text-rules-more = For more, type “rules” and one of these headings, or another word.

## The help

text-help = Type a move, its number in the list of “moves”, or one of these words:
text-help-moves = moves, or moves WORD: every legal move (with WORD in it), what it costs and brings; its number makes it
text-help-hint = hint: what you can do now, and what it brings
text-help-table = table: shows the table again
text-help-log = log: what has happened
text-help-rules = rules: the sections of the rules; rules WORD: what they say about it
text-help-undo = undo: undoes the last decision, unless it revealed something hidden
text-help-redo = redo: makes an undone decision again
text-help-end = end, or Enter when the turn is over: hands the table over
text-help-player = player ROBOT, or player Ben ROBOT, player Ben human: who plays your seat, or another’s, from now on; “player” alone tells who plays
text-help-save = save: tells where the match is saved
text-help-quit = quit: leaves the game; you can continue it
text-help-help = help: these words; help moves: how moves are written
text-help_moves = Moves are written as the list of “moves” shows them.

## For those who have it read aloud (--plain)

plain-welcome = Everything is told in whole sentences. Type “table”, “log”, “prompt” or “what changed” to hear about them, “moves” for what you can do now, “help” for everything else.
plain-turn = What does { $name } do?
    .nobody = What would you like to know?
plain-nothing_new = Nothing has changed since the last question.
plain-number = Number { $number }: { $move }
plain-stop = { $text }.
plain-hint = For example, type “{ $example }”.
    .listed = “moves” lists the answers.
plain-move_told = { $move }. { $outcomes }
plain-standing = { $name } plays in seat { $seat }.
    .vp = { $name } plays in seat { $seat } and has { $vp } VP.
plain-result = { $name } has { $vp } VP.
    .winner = { $name } wins with { $vp } VP.
plain-help-table = “table”: tells what lies there, and how every player stands.
plain-help-log = “log”: tells what has happened.
plain-help-prompt = “prompt”: repeats the question.
plain-help-changed = “changed”, or “what changed”: repeats what has happened since the last question.

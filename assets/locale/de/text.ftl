# What the game in the terminal says, whatever is played.

## The start

text-ask_players = Wie viele Spieler ({ $lowest } bis { $highest })? [{ $usual }]
text-ask_name = Wie heißt Spieler { $seat }? [{ $seat }]
text-ask_player = Wer spielt { $name }? [0]
text-ask_option = { $option }? [{ $usual }]
text-ask_again = Gib bitte eine Zahl von { $lowest } bis { $highest } ein.
text-ask_shorter_name = Gib bitte einen Namen mit höchstens { $most } Zeichen ein.
text-ask_other_name = { $name } gibt es schon. Gib bitte einen anderen Namen ein.
text-human = ein Mensch
text-bot = ein Roboter: { $bot }
text-no = nein
text-yes = ja

## Playing

text-welcome = Gib deine Züge in Worten ein. „moves“ zeigt, was du jetzt tun kannst, „help“ erklärt den Rest.
text-curtain = { $name } ist am Zug. Drück die Eingabetaste, wenn { $name } da ist.
    .asked = { $name } wird gefragt. Drück die Eingabetaste, wenn { $name } da ist.
text-phase = { $round ->
    [0] { $phase }
   *[other] Runde { $round }, { $phase }
}
text-standing = { $seat } { $name }
    .vp = { $seat } { $name }: { $vp } SP
text-hint = Zum Beispiel: { $example }
text-move = { $move } – { $outcomes }
    .reveals = { $move } (nicht rückgängig zu machen)
text-hint_line = { $title } · { $text }
text-turn_over = Dein Zug ist zu Ende. Mit der Eingabetaste übergibst du an { $name }; „undo“ macht ihn rückgängig.
    .final = Dein Zug ist zu Ende, und du kannst ihn nicht rückgängig machen. Mit der Eingabetaste übergibst du an { $name }.
text-asks_other = Jetzt wird { $name } gefragt. Mit der Eingabetaste übergibst du; „undo“ macht deine Entscheidung rückgängig.
    .final = Jetzt wird { $name } gefragt, und du kannst deine Entscheidung nicht rückgängig machen. Mit der Eingabetaste übergibst du.
text-not_over = Dein Zug ist noch nicht zu Ende.
text-not_all = Nur der erste dieser { $n } Züge ist möglich, darum wird keiner ausgeführt: { $why }
text-unreadable = „{ $text }“ ist kein Zug. „help moves“ zeigt, wie du Züge schreibst.
    .verb = „{ $text }“ ist kein Zug. Schreib ihn so: { $how }
text-undone = Die letzte Entscheidung ist rückgängig gemacht.
text-no_moves = Einen solchen Zug gibt es jetzt nicht.
text-no_number = Diese Nummer steht in keiner Liste. „moves“ zeigt, was möglich ist.
text-no_seat = Hier heißt niemand „{ $name }“.
text-no_player = Auf einem Platz spielt „human“ oder ein Roboter ({ $robots }), nicht „{ $player }“.
text-plays = { $name }: { $player }
text-saved = Jede Entscheidung wird sofort gespeichert: { $file }
text-not_saved = Seit Schritt { $step } nicht gespeichert: Die Datei lässt sich nicht schreiben.
text-over = Die Partie ist zu Ende. Mit „log“ und „table“ blickst du zurück, mit „quit“ verlässt du das Spiel.
text-result = { $name }: { $vp } SP
    .winner = { $name } (Sieg): { $vp } SP
text-over_saved = Die ganze Partie ist gespeichert: { $file }
text-left = Die Partie ist gespeichert. So spielst du weiter:
    .resume = { $program } text --resume { $file }
text-rules-see = Siehe auch: { $sections }
text-rules-more = Mehr mit rules und einer dieser Überschriften oder einem anderen Wort.

## The help

text-help = Gib einen Zug ein, seine Nummer in der Liste von „moves“ oder eines dieser Wörter:
text-help-moves = moves oder moves WORT: alle erlaubten Züge (mit WORT darin), was sie kosten und bringen; mit der Nummer führst du einen Zug aus
text-help-hint = hint: was du jetzt tun kannst, und was es bringt
text-help-table = table: zeigt den Tisch noch einmal
text-help-log = log: was geschehen ist
text-help-rules = rules: die Abschnitte der Regeln; rules WORT: was sie zu einem Wort sagen
text-help-undo = undo: macht die letzte Entscheidung rückgängig, wenn sie nichts Verdecktes aufgedeckt hat
text-help-redo = redo: wiederholt, was du rückgängig gemacht hast
text-help-end = end oder die Eingabetaste am Ende deines Zuges: gibt den Tisch weiter
text-help-player = player ROBOTER, auch player Ben ROBOTER oder player Ben human: wer ab jetzt deinen Platz oder einen anderen spielt; player allein zeigt, wer spielt
text-help-save = save: sagt, wo die Partie gespeichert ist
text-help-quit = quit: verlässt das Spiel; du kannst es später fortsetzen
text-help-help = help: diese Wörter; help moves: wie du Züge schreibst
text-help_moves = Züge schreibst du so, wie die Liste von „moves“ sie zeigt.

## For those who have it read aloud (--plain)

plain-welcome = Alles wird dir in ganzen Sätzen erzählt. Gib „table“, „log“, „prompt“ oder „what changed“ ein, um davon zu hören; „moves“ sagt, was du jetzt tun kannst, „help“ alles andere.
plain-turn = Was tut { $name }?
    .nobody = Was möchtest du wissen?
plain-nothing_new = Seit der letzten Frage hat sich nichts geändert.
plain-number = Nummer { $number }: { $move }
plain-stop = { $text }.
plain-hint = Gib zum Beispiel „{ $example }“ ein.
    .listed = „moves“ zählt die Antworten auf.
plain-move_told = { $move }. { $outcomes }
plain-standing = { $name } spielt auf Platz { $seat }.
    .vp = { $name } spielt auf Platz { $seat } und hat { $vp } SP.
plain-result = { $name } hat { $vp } SP.
    .winner = { $name } gewinnt mit { $vp } SP.
plain-help-table = „table“: erzählt, was auf dem Tisch liegt, und wie alle Spieler stehen.
plain-help-log = „log“: erzählt, was geschehen ist.
plain-help-prompt = „prompt“: sagt noch einmal, was gefragt ist.
plain-help-changed = „changed“ oder „what changed“: erzählt noch einmal, was seit der letzten Frage geschehen ist.

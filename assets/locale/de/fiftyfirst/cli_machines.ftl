# What the commands without a window say of Moloch: options, the table in text, its moves, and series of games.

## Options

cli-level = wie viele Maschinen jede Runde eingesetzt werden, mit moloch: recruit (ohne Angabe), soldier oder veteran
cli-coop = die kooperative Variante, mit moloch: Waren dürfen auf einer Maschine liegen bleiben
cli-server-room = das Modul Serverraum, mit moloch
unreadable-cli-variant = für diese Option gehört { $set } zu den Sets
unreadable-fit-machines = seine Sets haben andere Maschinen
unreadable-fit-server-room = seine Optionen haben einen anderen Serverraum

## simulate, tournament, balance

cli-cut_off = { $games ->
        [one] { $games } Partie wurde nach { $rounds } Runden abgebrochen: Die Maschinen hatten sich gesammelt, und niemand hat gewonnen
       *[other] { $games } Partien wurden nach { $rounds } Runden abgebrochen: Die Maschinen hatten sich gesammelt, und niemand hat gewonnen
    }

## text: the start

text-level = { $level ->
    [recruit] Rekrut
    [soldier] Soldat
   *[veteran] Veteran
}
    .about = { $level ->
        [recruit] Rekrut: jede Runde so viele Maschinen, wie Spieler am Tisch sitzen
        [soldier] Soldat: jede Runde eine mehr
       *[veteran] Veteran: jede Runde zwei mehr
    }
text-ask_level = Auf welcher Stufe werden die Maschinen eingesetzt? [0]
text-ask_coop = Spielt ihr kooperativ, sodass Waren auf einer Maschine liegen bleiben dürfen? [0]
text-ask_server_room = Spielt ihr mit dem Serverraum? [0]

## text: the table

text-machines = Maschinen: { $machines }. Stapel: { $stack }, abgelegt: { $discard }.
    .none = In dieser Partie gibt es keine Maschinen.
    .level = Stufe: { text-level }
    .coop = Kooperative Variante: Du darfst Waren auf einer Maschine liegen lassen, und jeder darf es zu Ende bringen.
    .stack = Stapel: { $n ->
        [one] { $n } Maschine
       *[other] { $n } Maschinen
    }
    .discard = Abgelegte Maschinen, die neueste zuerst: { $cards }
text-machine = { $machine } ({ GOODS($code, case: "nominative") }; Stärke { $n }): { $attack }
    .frenzy = { $machine } ({ GOODS($code, case: "nominative") }; Stärke { $n } mit Raserei): { $attack }
    .lying = Darauf: { GOODS($goods, case: "nominative") }.
text-server_room = Serverraum: { $n } von { $needed } Markern
    .hacked = Serverraum: gehackt
text-stopped = Von Maschinen lahmgelegt: { $cards }
text-hacked_held = Gehackte Karten auf der Hand: { $cards }
text-site_stopped = von einer Maschine lahmgelegt
text-score-lost = { $name } hat für die eingesetzten Maschinen { $vp } SP verloren.

## text: playing

text-help-machines = machines: die eingesetzten Maschinen mit Code, Stärke, Angriff und dem, was darauf liegt, die übrigen und der Serverraum
text-help-move-hack = hack Mutter oder hack Rostschrecke#2: bezahlt den Code einer Maschine; hack Mutter to server room: für einen Marker dort statt der Karte; hack Mutter partly {"{"}worker: 1, red: 2{"}"}: lässt Waren darauf liegen
text-help-move-destroy = destroy Mutter: für rote Kontaktplättchen; destroy Mutter partly {"{"}red: 2{"}"}: lässt einige darauf liegen

## text --plain

plain-machines = { $n ->
    [0] Es ist keine Maschine eingesetzt.
    [one] Es ist { $n } Maschine eingesetzt.
   *[other] Es sind { $n } Maschinen eingesetzt.
}
    .level = Sie werden auf der Stufe { text-level } eingesetzt.
    .stack = Maschinen noch im Stapel: { $n }.
    .discard = { $n ->
        [0] Abgelegt ist keine Maschine.
        [one] Abgelegt ist eine Maschine: { $cards }.
       *[other] Abgelegt sind { $n } Maschinen, die neueste zuerst: { $cards }.
    }
plain-machine = { $machine } hat Stärke { $n } und diesen Code: { GOODS($code, case: "nominative") }.
    .frenzy = { $machine } hat mit Raserei Stärke { $n } und diesen Code: { GOODS($code, case: "nominative") }.
plain-server_room = Marker im Serverraum: { $n } von { $needed }.
    .hacked = Der Serverraum ist gehackt.
plain-hacked_held = { FORM($name, form: "start") } hat gehackte Karten auf der Hand: { $cards }.
plain-site_stopped = Eine Maschine hat diese Aktion für diese Runde lahmgelegt.
plain-faction_stopped = Maschinen haben die Fraktionsaktion „{ $action }“ für diese Runde lahmgelegt.
    .exchange = Maschinen haben den Tausch für diese Runde lahmgelegt.

## The account of VP, in the window, too

score-machines = Gegen Maschinen
score-machines-tip = SP für zerstörte Maschinen und für Marker im Serverraum, abzüglich dessen, was Maschinen in den Angriffsphasen genommen haben.
keys-vp-machines = { $n } gegen Maschinen
keys-vp-machines_left = { $n } für eingesetzte Maschinen

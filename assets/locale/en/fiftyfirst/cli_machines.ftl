# What the commands without a window say of Moloch: options, the table in text, its moves, and series of games.

## Options

cli-level = how many Machines come each round, with moloch: recruit (the default), soldier or veteran
cli-coop = the cooperative variant, with moloch: goods may be left on a Machine
cli-server-room = the module of the server room, with moloch
unreadable-cli-variant = expected { $set } among the sets for this option
unreadable-fit-machines = its sets have other Machines
unreadable-fit-server-room = its options have another server room

## simulate, tournament, balance

cli-cut_off = { $games ->
        [one] { $games } game was cut off after { $rounds } rounds: the Machines had gathered, and nobody won it
       *[other] { $games } games were cut off after { $rounds } rounds: the Machines had gathered, and nobody won them
    }

## text: the start

text-level = { $level ->
    [recruit] Recruit
    [soldier] Soldier
   *[veteran] Veteran
}
    .about = { $level ->
        [recruit] Recruit: each round brings as many Machines as there are players
        [soldier] Soldier: one more each round
       *[veteran] Veteran: two more each round
    }
text-ask_level = At which level do the Machines come? [0]
text-ask_coop = Do you play the cooperative variant, in which goods may be left on a Machine? [0]
text-ask_server_room = Do you play with the server room? [0]

## text: the table

text-machines = Machines: { $machines }. Stack: { $stack }, discarded: { $discard }.
    .none = There are no Machines in this game.
    .level = Level: { text-level }
    .coop = Cooperative variant: you may leave goods on a Machine, and anyone may finish it.
    .stack = Stack: { $n ->
        [one] { $n } Machine
       *[other] { $n } Machines
    }
    .discard = Discarded Machines, the newest first: { $cards }
text-machine = { $machine } ({ $code }; Strength { $n }): { $attack }
    .frenzy = { $machine } ({ $code }; Strength { $n } in Frenzy): { $attack }
    .lying = On it: { $goods }.
text-server_room = Server room: { $n } of { $needed } markers
    .hacked = Server room: hacked
text-stopped = Stopped by Machines: { $cards }
text-hacked_held = Hacked cards in hand: { $cards }
text-site_stopped = stopped by a Machine
text-score-lost = { $name } has lost { $vp } VP for the deployed Machines.

## text: playing

text-help-machines = machines: the deployed Machines with code, Strength, attack and what lies on them, the other ones, and the server room
text-help-move-hack = hack Mother, or hack Rust Locust#2: pays the code of a Machine; hack Mother to server room: for a marker there instead of the card; hack Mother partly {"{"}worker: 1, red: 2{"}"}: leaves goods on it
text-help-move-destroy = destroy Mother: for red contact tokens; destroy Mother partly {"{"}red: 2{"}"}: leaves some on it

## text --plain

plain-machines = { $n ->
    [0] No Machine is deployed.
    [one] { $n } Machine is deployed.
   *[other] { $n } Machines are deployed.
}
    .level = They come at { text-level } level.
    .stack = Machines left in the stack: { $n }.
    .discard = { $n ->
        [0] No Machine is discarded.
        [one] One Machine is discarded, { $cards }.
       *[other] { $n } Machines are discarded, the newest first: { $cards }.
    }
plain-machine = { $machine } has Strength { $n }, and its code is { $code }.
    .frenzy = { $machine } has Strength { $n } in Frenzy, and its code is { $code }.
plain-server_room = The server room has { $n } of { $needed } markers.
    .hacked = The server room is hacked.
plain-hacked_held = { $name } has hacked cards in hand: { $cards }.
plain-site_stopped = A Machine has stopped its action for this round.
plain-faction_stopped = Machines have stopped the faction action ({ $action }) for this round.
    .exchange = Machines have stopped the exchange for this round.

## The account of VP, in the window, too

score-machines = Against Machines
score-machines-tip = VP for destroyed Machines and for markers in the server room, less what Machines took in the Assault phases.
keys-vp-machines = { $n } against Machines
keys-vp-machines_left = { $n } for Machines left

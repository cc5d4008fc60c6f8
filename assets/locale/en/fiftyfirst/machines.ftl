# Machines of Moloch: what is printed on them, what they do, and what is done to them.

## Goods: .lost stands where a Machine takes it

good-code = { $n ->
    [one] { $n } resource or worker
   *[other] { $n } resources or workers
}
    .choice = { $n ->
        [one] { $n } resource or worker of your choice
       *[other] { $n } resources or workers of your choice
    }
    .name = good of a code
    .help =
        Good of a code
        A brick, gun, fuel, iron or worker, as you choose. It waits on the card for a Machine that you hack.
good-hacked = { $n ->
    [one] { $n } hacked card
   *[other] { $n } hacked cards
}
    .name = hacked card
    .help =
        Hacked card
        You take the Machine at the bottom of the stack into your hand, hacked side up. It is a Location with Distance 1.

type-production_feature = Production and Feature
    .short = Prod. + Feature

phase-assault = Assault phase
phase-deploy = Deploy phase

source-destroyed = destroying { $card }
source-server_room = server room
source-hacked_razed = razing of { $card }
source-machines_left = deployed Machines

## What a Machine does to each player. $target is one of attack-target

attack-lose = Each player loses { GOODS($goods, form: "lost") }.
attack-raze = In each State, it razes { $target }.
attack-stop_board = No player can use faction actions that give a { $good } this round.
attack-stop_exchange = No player can use the exchange this round.
attack-stop_action = In each State, it stops one Action Location this round.
attack-target =
    .production = a Production
    .feature = a Feature
    .action = an Action
    .category = a Location with the { $category } icon
    .distance = a Location with Distance { $distance }

## A Machine in words: heading and sentence for the zoom and the library

machine-attack = { $attack }
    .heading = Attack
machine-code = Pay { $goods } to take it into your hand, hacked side up.{ $ammo ->
    [yes] { " " }Ammo can replace a resource.
   *[no] { "" }
}
    .heading = Code
machine-strength = Pay { $n } red contact tokens to destroy it: that gives you 1 VP.
    .heading = Strength { $n }
machine-frenzy = It is 1 stronger as long as no more Machines are deployed than players began the game.
    .heading = Frenzy
machine-frenzy-now = Strength { $n }, with 1 for Frenzy
machine-hidden = { $expected }, with Distance 1. Nobody may look at it until it is hacked.
    .heading = Hacked side
machine-known = { $card }, with Distance 1.
    .heading = Hacked side
machine-expected = Judging by the first good of its code, { $type ->
    [production] a Production
    [open_production] an Open Production
    [production_feature] a Production and Feature
    [feature] a Feature
   *[action] an Action
}
    .short = { $type ->
        [production] a Production
        [open_production] an Open Production
        [production_feature] a Production and Feature
        [feature] a Feature
       *[action] an Action
    }

## Cards of the set

amount-machine = { $goods } for each deployed Machine (max. { $max })
amount-hacked = { $goods } for each hacked Location in your State (max. { $max })
verb-place_code = place { GOODS($goods, form: "choice") } on this Location; what lies there may be spent in any round
always-destroy_discount = destroying a Machine costs you { $n ->
    [one] 1 red contact token
   *[other] { $n } red contact tokens
} less, but at least 1
always-reserved = you may spend the goods on this Location only to { $purpose ->
    [hack] hack
   *[destroy] destroy
} Machines
trigger-hack = hack a Machine
    .note = Hacking counts even if you do not keep the card. Leaving goods on a Machine does not, nor does a hacked card from the stack.
    .verb = hack
trigger-destroy = destroy a Machine
    .note = Leaving red contact tokens on a Machine does not count.
    .verb = destroy
trigger-of_machine = { $verbs } a Machine

## Rules told beside a card

rule-counted_machines = The Machines deployed at that moment count, up to the printed maximum. If none is deployed, a production gives nothing, and you cannot use the action for that alone.
    .heading = For each Machine
rule-counted_hacked = Every hacked Location in your State counts, itself included, up to the printed maximum.
    .heading = For each hacked Location
rule-gain_hacked = You take the Machine at the bottom of the stack into your hand, hacked side up. If the stack is empty, the discarded Machines become a new one.
    .heading = A hacked card
rule-reserved_hack = The goods stay on the card through Cleanup. They pay for the codes of Machines and for nothing else, together with goods of your supply if you like. They are lost with the card.
    .heading = Reserved for hacking
rule-reserved_destroy = The tokens stay on the card through Cleanup. They pay for destroying Machines and for nothing else, together with tokens of your supply if you like. They are lost with the card.
    .heading = Reserved for destroying
rule-destroy_discount = You pay less for each Machine you destroy. Several such cards add up, but at least 1 red contact token is left to pay.
    .heading = Cheaper destroying
rule-production_feature = It counts as a Production and as a Feature wherever that matters, for attacks of Machines, too. It lies in the top row, with defence value 3.
    .heading = Production and Feature
rule-hacked_side = It is the other side of a Machine. When it leaves your hand or your State, it goes to the discarded Machines; if it is razed in your State, your Ruin is the top card of the deck instead.
    .heading = Hacked card
rule-attack = In the Assault phase, from the second round on, it attacks every player. What is not there is not lost. Shields you have placed do not help: you lost them in Cleanup.
    .heading = Attack
rule-hacking = Hacking is your action for the turn: you pay the whole code and take the card, hacked side up. Ammo replaces resources, but not workers. You use it like any Location.
    .heading = Hacking
rule-destroying = Destroying is your action for the turn: you pay red contact tokens, or universal ones, gain 1 VP, and the Machine is discarded.
    .heading = Destroying
rule-frenzy = A Machine in Frenzy is 1 stronger as long as no more Machines are deployed than players began the game. It counts itself; what counts is the moment you pay.
    .heading = Frenzy
rule-machines_left = At the end, before Locations are scored, the player with the most VP loses 2 VP for each deployed Machine; in a tie, all of them do.
    .heading = At the end

## The log

deed-assault_razed = { $machine } razes { $who }’s { $card } ({ $target })
deed-assault_took = { $machine } takes { $goods } from { $who }
    .less = { $machine } takes { $goods } from { $who }, all there is
deed-assault_took_card = { $machine } takes { $cards } from { $who }’s hand
deed-assault_took_deal = { $machine } takes { $who }’s Deal { $deal }
deed-assault_stopped_board = { $machine } stops { $who }’s { $n ->
    [one] faction action
   *[other] faction actions
} for this round: { $actions }
    .exchange = { $machine } stops { $who }’s exchange for this round
deed-assault_stopped_location = { $machine } stops { $who }’s { $card } for this round
deed-machine_hacked = { $who } hacks { $machine }
    .paid = { $who } hacks { $machine } for { $cost }
deed-machine_destroyed = { $who } destroys { $machine }
    .paid = { $who } destroys { $machine } for { $cost }
deed-machine_charged = { $who } leaves { $goods } on { $machine }
log-machines_deployed = { $n ->
    [one] A Machine is deployed: { $cards }.
   *[other] Machines are deployed: { $cards }.
}
log-stack_reshuffled = The discarded Machines become the new stack.
log-overrun = The Machines have overrun all States: nobody has acted, and no Machine is left to come. The game is over.
log-opponent_hacked = { $who } hacks { $machine }.
effect-hacks_to_room = puts a marker into the server room
effect-hacks_to_discard = discards the card, as goods of its code lay there
effect-loses_to_machines = loses { $goods } for the deployed Machines

## What a player is asked

question-choose_code = Which good do you place here?
    .card = { $n ->
        [one] { $card }: which good do you place here?
       *[other] { $card }: which good do you place here now? There are { $n } to go.
    }
    .waiting = { $who } is placing goods for hacking.
question-choose_razed = Which of your Locations does the Machine raze?
    .card = { $card } razes { $target } in your State: which one?
    .waiting = { $who } is choosing which Location a Machine razes.
question-choose_lost = { $n ->
    [one] Which card does the Machine take?
   *[other] Which card does the Machine take now? There are { $n } to go.
}
    .card = { $n ->
        [one] { $card } takes a card from your hand: which one?
       *[other] { $card } takes cards from your hand: which one now? There are { $n } to go.
    }
    .deal = { $n ->
        [one] Which Deal does the Machine take?
       *[other] Which Deal does the Machine take now? There are { $n } to go.
    }
    .deal_card = { $n ->
        [one] { $card } takes a Deal of yours: which one?
       *[other] { $card } takes Deals of yours: which one now? There are { $n } to go.
    }
    .waiting = { $who } is choosing what a Machine takes.
question-choose_stopped = Which of your Action Locations does the Machine stop this round?
    .card = { $card } stops one of your Action Locations this round: which one?
    .waiting = { $who } is choosing which Action Location a Machine stops.
answer-only-choose_razed = Choose an unshielded Location of the kind this Machine razes, and leave a target for as many other Machines as possible.
answer-only-choose_stopped = It must be one of your Action Locations that could still be used this round.

## Commands, hints, advice

command-hack_machine = Hack
    .doing = Hacking
    .card = Hacking { $card }
command-destroy_machine = Destroy
    .doing = Destroying
    .card = Destroying { $card }
hint-verb-hack_machine = Hack a Machine
hint-verb-destroy_machine = Destroy a Machine
hint-partly = { $card } (leave { $goods } on it)
hint-to_server_room = { $card } (to the server room)
hint-without_card = { $card } (without its card, which is discarded)
hint-without_vp = { $card } (without VP)
advice-do-hack_machine = hack { $what }
advice-do-destroy_machine = destroy { $what }

## The rule book: names of icons that have no other name

rulebook-sign-assault = Assault phase
rulebook-sign-deploy = Deploy phase
rulebook-sign-hack = hack
rulebook-sign-code = good of a code
rulebook-sign-hacked = hacked card
rulebook-sign-destroy = destroy
rulebook-sign-frenzy = Frenzy
rulebook-sign-strength = Strength
rulebook-sign-deployed = deployed Machine
rulebook-sign-reserved_hack = reserved for hacking
rulebook-sign-reserved_destroy = reserved for destroying
rulebook-sign-blocked_action = stopped action
rulebook-sign-server_room = server room

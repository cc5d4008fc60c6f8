# Solo play: the virtual opponents, their turns in the log, and what a victory over them is worth.

## Names. V is the opponent of whom nothing is known but that it is virtual.

opponent-V = The virtual opponent
opponent-hegemony = Hegemony
opponent-mutants = Mutants Union
opponent-new_york = New York
opponent-merchants = Merchants Guild
opponent-appalachian = Appalachian Federation
opponent-borgo = Borgo

## Grades of a victory, from the lowest, by the titles of the two editions

grade-mutant = { grade-mutant.ultimate }
    .ultimate = Creature without a brain
    .master = Mutant
grade-survivor = { grade-survivor.ultimate }
    .ultimate = Creature with a brain
    .master = Survivor
grade-human = { grade-human.ultimate }
    .ultimate = Human
    .master = Human
grade-merchant = { grade-merchant.ultimate }
    .ultimate = Merchant
    .master = Merchant
grade-soldier = { grade-soldier.ultimate }
    .ultimate = Soldier
    .master = Soldier
grade-cyborg = { grade-cyborg.ultimate }
    .ultimate = Cyborg
    .master = Cyborg
grade-leader = { grade-leader.ultimate }
    .ultimate = Grandmaster
    .master = Leader

## The log: what the virtual opponent does, and why. It follows the rules of log.ftl.

log-game_started-solo = The game begins: { $players } against { $opponent }.
log-opponent_picked = { $who } takes { $card } into its State.
log-opponent_built = { $who } builds { $card }.
log-stage_began = { $who } moves on to { $stage ->
    [attack] attacks
    [merchant] merchant attacks
    [development] developments
   *[connection] Connection cards
}.
log-opponent_drew = { $pile ->
    [attack] { $who } draws { $card } for attack { $number }.
    [merchant] { $who } draws { $card } for merchant attack { $number }.
    [development] { $who } draws { $card } for development { $number }.
   *[action] { $who } draws { $card }.
}
log-opponent_missed = { $pile ->
    [merchant] Merchant attack { $number } fails: { $human } has no Deal with the good of { $card }.
    [development] Development { $number } fails: { $card } shares no icon with any of { $who }’s Locations.
   *[attack] Attack { $number } fails: { $card } shares no icon with any of { $human }’s Locations.
}
    .groups = Attack { $number } fails: { $card } shares no icon with any of { $human }’s Locations of the three groups.
log-pile_discarded = { $who } discards { $cards }.
log-attack_aimed = Attack { $number }: { $card } matches { $target } ({ $matching ->
    [all] a card without icons matches everything
   *[some] { $common }
}); { $why }.
log-shield_lost = The shield on { $owner }’s { $card } stops the attack and is lost.
log-shield_held = The printed shield of { $owner }’s { $card } stops the attack and stays.
log-deal_attacked = Merchant attack { $number }: { $card } and the Deal { $deal } both give { $good }; { $owner } loses the Deal.
log-opponent_salvaged = { $who } takes { $card } from { $owner }’s discard pile.
log-opponent_stopped = { $who } is done and passes next turn.
log-action_shown = { $card } shows no icon: { $who } takes the Standard action.
    .icon = { $card } shows { $icon }: { $who } { $action ->
        [attack] attacks
        [build] builds
       *[expansion] expands
    }.
log-shield_raised = { $who } places a shield on { $card }.
log-brawlers_came = { $n ->
    [one] A Brawler joins { $who }
   *[other] { $n } Brawlers join { $who }
} { $why ->
    [lookout] for this round
    [visited] for the visit
    [visiting] for his own visit
   *[expansion] for the expansion
}.
log-brawlers_left = { $n ->
    [one] A Brawler leaves { $who }
   *[other] { $n } Brawlers leave { $who }
}{ $why ->
    [cleanup] { "" }
    [attack] { " " }for the attack
    [expansion] { " " }for the expansion
   *[standard] { " " }for the Standard action
}.
log-opponent_passed = { $why ->
    [player_passed] { $who } passes, as { $human } has.
    [must_pass] { $who } passes, having finished for this round.
    [no_brawler] { $who } passes: there is no Brawler left to remove.
   *[no_card] { $who } passes: there is no card left to draw.
}

deed-connection_removed = { $who } discards the Connection card { $card }
deed-development_aimed = Development { $number }: { $who } develops { $over } into { $card } ({ $matching ->
    [all] a card without icons matches everything
   *[some] { $common }
}; { $why })

## What decides which Location is hit: the criteria in their order

decided-only = nothing else matches
decided-categories = it shares the most icons
decided-distance = the one with the highest Distance is hit
decided-unused_action = an unused Action is hit first
decided-used_action = an Action is hit before Features and Production
decided-feature = a Feature is hit before Production
decided-goods = the one with the best goods is hit
decided-choice = { $human } chooses

## Questions in the middle of its turn

question-opponent_turn = It is the virtual opponent’s turn.
    .waiting = It is { $who }’s turn.
question-choose_attacked = The attack can hit any of these: which do you give up?
    .waiting = { $who } is choosing which Location is hit.
question-choose_lost_deal = The merchant attack takes a Deal: which do you give up?
    .waiting = { $who } is choosing which Deal is lost.
question-choose_replaced = Which of the opponent’s Locations is replaced?
    .waiting = { $who } is choosing which Location is replaced.

## Buttons, and what a move is called

command-choose_site = Choose
command-choose_deal = Choose
command-virtual_turn = Continue

## Where the opponent’s VP come from

source-attack = razing { $card }
source-attack_failed = attack without a target
source-connection_discarded = Connection card { $card }
source-brawler = Brawler
source-expansion = expansion

## text

text-opponent = { $seat } { $name }: { $vp } VP, { $next }
    .brawlers = { $seat } { $name }: { $vp } VP, { $n ->
        [one] { $n } Brawler
       *[other] { $n } Brawlers
    }, { $next }
text-next-connection = next: discards a Connection card
text-next-attack = next: attacks
text-next-merchant = next: makes a merchant attack
text-next-development = next: develops a Location
text-next-draw = next: draws a card
text-next-pass = next: passes
text-next-nothing = nothing more this round
text-attack_pile = Attacks: { $cards } (at most { $most })
text-merchant_pile = Merchant attacks: { $cards } (at most { $most })
text-development_pile = Developments: { $cards } (at most { $most })
text-look-opponent = { $name }:
text-grade = Title earned: { $grade }

# Border tiles, the Arena and districts: what is printed on them, what is done with them, and all that is said about it.

source-border = { $card }
source-arena = prize of the Arena
kind-border = Border tile
kind-arena = Arena
kind-district = District

## Border tiles in words

border-action = { CAPITAL($cost) } to { $effects }.
    .heading = Action
border-other = { $does } It is up after somebody has used this side.
    .heading = Other side: { $card }
border-players = This tile is used with { $n } or more players only.
    .heading = Players
border-line = { $card }: { $does }
border-standing = { $tile } lies between { $first } and { $second }, with { $card } up.
    .alone = { $tile } lies beside { $first }, with { $card } up.

## The Arena in words

arena-enter = As your action, once per game, you send { $goods } from your supply into the Arena. It stays there, even in Cleanup.
    .heading = Entering
arena-gear = At the beginning of each Cleanup phase you may equip it with one of these from your supply: { $gear }. The points add up.
    .heading = Equipping
arena-equip = { $good } ({ $points })
    .button = { CAPITAL($good) }: { $points }
arena-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
arena-prize = At the end of the game, whoever has the most points gains { $goods }. In a tie, nobody does.
    .heading = Prize
arena-champion = In a solo game, a champion gains { $points } in every Cleanup phase, and you must have more.
    .heading = Champion
arena-line = { CAPITAL($gear) }; prize: { $goods }
arena-fighter = { $who }’s worker in the Arena has { $goods }: { $points }.
    .bare = { $who }’s worker in the Arena has no equipment.
arena-empty = Nobody is in the Arena.
arena-champion-now = The champion has { $points }.
arena-leader = { $who } would win the prize now.
    .none = Nobody would win the prize now.

## Districts in words

district-produces = At the beginning of every Production phase, it receives { $goods }. It starts the game with { $setup }.
    .heading = Production
district-deal = For { $n } blue contact tokens, each player can make one Deal with it. It gives { $goods } at once and in every Production phase, as long as the district is in play.
    .heading = Deal, Distance { $n }
district-raze = For { $n } red contact tokens you raze it and gain all goods on it. Everybody’s Deals with it are over.
    .heading = Defence value { $n }
district-line = { $card }: Distance { $distance }, defence value { $n }; each round { $goods }; Deal: { $deal }
district-standing = { $card }: { $goods } on it.
    .deals = { $card }: { $goods } on it; Deals: { $seats }.
    .empty = { $card }: nothing on it.
    .empty_deals = { $card }: nothing on it; Deals: { $seats }.

## Rules told beside them

rule-border = You use the side that is up, as your action. Then the tile is flipped, and you and your neighbour both have its other side. You may use it as often as you like, even when your neighbour has passed.
    .heading = Border tile
rule-arena_enter = The Arena is nobody’s Location. You may have one worker there, and it never comes back.
    .heading = In the Arena
rule-arena_equip = You are asked in player order, before anybody stores goods, and may equip nothing. The last round has no Cleanup phase, so nobody equips then.
    .heading = When you equip
rule-arena_prize = Only workers with equipment count. The prize comes before all else that is scored at the end.
    .heading = Winning the prize
rule-arena_champion = The champion has only points, and needs no worker. In a tie with the champion you get nothing.
    .heading = Playing alone
rule-district = It is nobody’s Location: neither a shield nor passing protects it. You pay contact tokens in full; influence and what makes razing cheaper do not help.
    .heading = District
rule-district_deal = It is a Deal like any other, without a card: making it counts for cards that reward Deals, others can copy it, and you can lose it or give it up.
    .heading = A Deal with it
rule-district_raze = You may raze it whoever has Deals with it. It counts for cards that reward razing.
    .heading = Razing it

## The log

deed-border_activated = { $who } uses { $card }
    .paid = { $who } uses { $card } for { $cost }
deed-arena_entered = { $who } enters the Arena
    .paid = { $who } sends { $cost } into the Arena
deed-fighter_equipped = { $who } equips the worker in the Arena with { $goods }
deed-district_deal_made = { $who } makes a Deal with { $card }
    .paid = { $who } makes a Deal with { $card } for { $cost }
deed-district_razed = { $who } razes { $card }
    .paid = { $who } razes { $card } for { $cost }
effect-loses_deal = loses the Deal with { $cards }
log-district_produced = { $card } receives { $goods }.

## What a player is asked

question-choose_equipment = What do you give your worker in the Arena? You may also choose nothing.
    .waiting = { $who } may equip a worker in the Arena.
confirm-choose_equipment = Equip · { $choice }
decline-choose_equipment = Nothing
    .tip = Your worker in the Arena gets nothing in this Cleanup phase.

## Commands, hints, advice

command-activate_border = Border tile
    .doing = Using this border tile
    .card = Using { $card }
command-enter_arena = Arena
    .doing = Entering the Arena
command-equip_fighter = Equip
    .doing = Equipping your worker in the Arena
command-deal_with_district = Deal
    .doing = A Deal with this district
    .card = A Deal with { $card }
command-raze_district = Raze
    .doing = Razing this district
    .card = Razing { $card }
hint-verb-activate_border = Use a border tile
hint-verb-enter_arena = Enter the Arena
hint-verb-equip_fighter = Equip the worker in the Arena
hint-verb-deal_with_district = Make a Deal with a district
hint-verb-raze_district = Raze a district
hint-equipped = { $goods } ({ $points })
advice-do-activate_border = use { $what }
advice-do-enter_arena = send { $what } into the Arena
advice-do-equip_fighter = equip the worker in the Arena with { $what }
advice-do-deal_with_district = make a Deal with { $what }
advice-do-raze_district = raze { $what }

## The table

table-verb-activate_border = Border tile
table-verb-enter_arena = Arena
table-verb-equip_fighter = Equip
table-verb-deal_with_district = Deal
table-verb-raze_district = Raze
table-drop-enter_arena = Drop it on the Arena to send it in.
table-drop-equip_fighter = Drop it beside your worker in the Arena to equip it.
table-drop-deal_with_district = Drop it on a district to make a Deal with it.
table-drop-raze_district = Drop it on a district to raze it.
table-beyond-activate_border = Then the tile shows its other side: { $does }
table-beyond-enter_arena = From the next Cleanup phase on you may equip it.
table-beyond-deal_with_district = Then in every Production phase again: { $goods }.
table-beyond-raze_district = Everybody’s Deals with it are over: { $seats }.

## Options of a new game, the account of VP

option-borders = Border tiles: between two neighbours lies an action for both; whoever uses it turns up another one.
    .name = Border tiles
option-borders-false = No
option-borders-true = Yes
option-arena = Arena: you send a worker in and equip it round by round; whoever has the most points wins 5 VP at the end.
    .name = Arena
option-arena-false = No
option-arena-true = Yes
option-districts = Districts: three places that belong to nobody gather goods; you make Deals with them, or raze them.
    .name = Districts
option-districts-false = No
option-districts-true = Yes
score-borders = Border tiles
score-borders-tip = VP that actions of border tiles gave.
keys-vp-borders = { $n } for border tiles
score-arena = Arena
score-arena-tip = The prize for the most points in the Arena.
keys-vp-arena = { $n } for the Arena

## The rule book

rulebook-chapter-modules = Modules
rulebook-borders = A match can have border tiles{ $border }: one lies between every two neighbours, drawn at random with a random side up. In a solo game one lies beside you, and the opponent does not use it.
    As your action you can use the side that is up on a tile beside you: pay its cost and gain what it gives. Then the tile is flipped, and both of you have its other side.
    There is no limit to this in a round. It does not matter whether your neighbour has passed, and the tile keeps its side from round to round. Ammo{ $ammo } can replace resources here as well.
    The Borgo Border is used with three and four players only.
    Partly our own version: we had the published rules, three tiles and one action; the other actions are ours.
    .heading = Border tiles
    .words = border tile neighbour side flip action module hegemony moloch borgo ferrymen own version
rulebook-arena = A match can have the Arena{ $arena }. As your action, once per game, you send a worker{ $worker } there. It stays to the end.
    At the beginning of each Cleanup phase, in player order, you may equip{ $equip } your worker with one good from your supply: ammo{ $ammo } is worth 3 points, a gun{ $gun } 2, iron{ $iron } 1. The points of all rounds add up; the last round has no Cleanup phase.
    At the end of the game the player with the most points gains 5 VP{ $vp }; in a tie, nobody does. This comes before Machines take VP and Locations are scored. A worker without equipment does not count.
    In a solo game you must have more points than the champion{ $champion }, who gains 2 in every Cleanup phase.
    Partly our own version: what equips a worker, its points and the champion are ours, and that the worker stays and the prize comes before the Machines.
    .heading = The Arena
    .words = arena fight worker equip gear weapon points prize champion module own version
rulebook-districts = A match can have three districts{ $district }. Goods lie on them from the start, and each receives more at the beginning of every Production phase; they stay there in Cleanup.
    As your action you can make a Deal{ $deal } with a district, one for each player: pay its Distance in blue contact tokens{ $blue }. You gain its good at once, and in every Production phase as long as the district is in play.
    As your action you can also raze{ $raze } it: pay its defence value in red contact tokens{ $red }, and take all goods on it. It leaves the game, with everybody’s Deals.
    Both count for cards that reward Deals or razing. The rule book treats a district as a Location; that no shield, discount or influence changes its price, that passing does not protect it, and that a Deal pays at once is this program’s own ruling.
    The names and numbers are ours.
    .heading = Districts
    .words = district city quarter deal raze goods production module own version
rulebook-sign-border = border tile
rulebook-sign-arena = Arena
rulebook-sign-equip = equip
rulebook-sign-champion = champion
rulebook-sign-district = district

## Commands without a window

cli-borders = border tiles between neighbours
cli-arena = the Arena, in which workers are equipped for a prize
cli-districts = three districts, for Deals and for razing
unreadable-fit-modules = its options have other modules
text-ask_borders = Do you play with border tiles? [0]
text-ask_arena = Do you play with the Arena? [0]
text-ask_districts = Do you play with districts? [0]
text-borders = Border tiles:
text-arena = Arena: { $told }
text-districts = Districts:
text-tiles = There are no border tiles, Arena or districts in this game.
text-help-tiles = tiles: the border tiles, the Arena and the districts, what they do, and how they stand
text-help-move-border = border Human Trafficking: uses the side of a border tile beside you that is up
text-help-move-arena = arena: sends a worker into the Arena; equip gun, or equip nothing: equips it in the Cleanup phase
text-help-move-district = deal district Foundry Quarter: makes a Deal for blue contact tokens; raze district Foundry Quarter: for red ones

## Among the sets of a match, in lists and statistics

set-modules = Modules
    .hq = Headquarters
    .borders = Border tiles
    .arena = Arena
    .districts = Districts

# Headquarters: the HQ cards of Promo 2, what they ask for, what claiming one brings, and all that is said about it.

source-headquarters = { $card }
kind-hq = HQ card

## An HQ card in words: heading and sentence for the zoom and the library; lines for lists

hq-icons = { $n ->
    [one] { $n } { $category } icon
   *[other] { $n } { $category } icons
}
hq-requires = You need { $icons }, each on a different Location in your State. A Location without icons stands for any one of them.
    .heading = Requires
hq-line = { $card } ({ $icons }): { $effects }
hq-claim = Claim { $card }
hq-claimed_by = { $who } has claimed { $cards }.
    .none = { $who } has claimed no HQ.
ability-claimed = When you claim it: { $effects }.
    .heading = When you claim it
    .body = Once, as soon as you claim it: { $effects }.
verb-steal_location = take over a Location of another player, with all goods on it

## Rules told beside it

rule-claim = If you have just built a Location and your State then has all these icons, you may claim the card at once, for nothing, but only one in a turn. Ruins and Deals do not count. If you do not claim it, you are asked again when you next build.
    .heading = Claiming
rule-hq = It lies with your State, and nobody else can claim it any more. It is not a Location: it cannot be razed, developed or taken over, and gives no VP at the end.
    .heading = Headquarters
rule-steal_location = Not from a player who has passed, and no Location with a shield. Its owner gains the goods of its Deal and gets no Ruin. You do not build it: it gives you nothing now. If its action has been used, it stays used; a visitor’s worker stays on it.
    .heading = Taking over a Location

## The log

deed-hq_claimed = { $who } claims { $card }
deed-location_stolen = { $who } takes over { $owner }’s { $card }
effect-takes_over = takes over { $owner }’s { $card }
log-opponent_claimed = { $who } claims { $card } and ignores its effect.

## What a player is asked

question-choose_hq = { $n ->
    [one] You have all that { $cards } requires: do you claim it?
   *[other] Which HQ do you claim: { $cards }?
}
    .waiting = { $who } may claim an HQ.
question-choose_stolen = Which Location do you take over?
    .card = { $card }: which Location do you take over?
    .waiting = { $who } is choosing a Location to take over.
decline-choose_hq = Not now
    .tip = You claim nothing. You are asked again when you next build, if it is still there.
answer-only-choose_stolen = It must be another player’s Location without a shield, and that player must not have passed.

## Commands, hints, advice, refusals

command-claim_hq = Claim
    .doing = Claiming an HQ
    .card = Claiming { $card }
hint-verb-claim_hq = Claim an HQ
forecast-take_over = take over a Location
hint-claim_none = none now
advice-do-claim_hq = claim { $what }
refusal-requirement_unmet = Your Locations do not have the icons that this HQ requires.
    .card = Your Locations do not have the icons that { $card } requires, each on a Location of its own.

## The table

table-verb-claim_hq = Claim
table-verb-steal_location = Take over
table-held-claim_hq = Drop it on your rows to claim it.
table-drop-claim_hq = Drop it on your rows or your faction board to claim it.
table-aim-steal_location = Choose a Location to take over
    .text = It comes into your State with all goods on it.

## Options of a new game, the account of VP

option-hq = Headquarters: as many HQ cards as players lie open; whoever has the icons of one on their Locations claims it for its effect.
    .name = Headquarters
option-hq-false = No
option-hq-true = Yes
score-headquarters = Headquarters
score-headquarters-tip = VP that HQ cards gave when they were claimed.
keys-vp-headquarters = { $n } for headquarters

## The rule book

rulebook-headquarters = With promo set 2, a match can have headquarters{ $hq }: as many HQ cards as players lie face up, two in a solo game.
    If after a build you have the three or four icons of one, each on a different Location, you may claim{ $claim } it at once, for nothing, one a turn; if not, you are asked at your next build. Ruins and Deals do not help, nor icons that only count as another; a Location without icons provides any one.
    You gain its effect once. It is not a Location, gives no VP{ $vp } at the end, and stays yours.
    IBN HQ takes over a Location with all on it, if its owner has not passed and it has no shield{ $shield }; the owner gains its Deal goods.
    A virtual opponent claims the first one it can, without effect.
    Partly our own version: we had the published rules, and of IBN HQ that goods stay on what it takes; the rest is ours.
    .heading = Headquarters
    .words = hq claim requires icons promo ibn steal take over location module own version
rulebook-sign-hq = headquarters
rulebook-sign-claim = claim an HQ

## Commands without a window

cli-hq = headquarters, with promo_2
unreadable-fit-hq = its options have other HQ cards
text-ask_hq = Do you play with headquarters? [0]
text-hq = Headquarters to be claimed:
    .all = All headquarters are claimed.
    .none = There are no headquarters in this game.
text-help-hq = hq: the HQ cards with their icons and effects, and who has claimed which
text-help-move-claim = claim Salt Bastion, or claim nothing: claims an HQ after a build; choose B:Docks: takes over a Location by IBN HQ
plain-hq = { $n ->
    [0] All headquarters are claimed.
    [one] One HQ can still be claimed, { $cards }.
   *[other] { $n } headquarters can still be claimed: { $cards }.
}

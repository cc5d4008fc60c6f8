# Why something is not allowed. The part after the dot says which facts are known:
# .card the card, .seat the player, .goods what is needed and what is there, .text what was written;
# .faction is about a faction board, .count about a number, .because_... is a reason of its own;
# a command's name (.activate_location) stands for what was to be done with the card.

refusal-unreadable_move = This is not a move.
    .text = “{ $text }” is not a move.
refusal-game_over = The game is over.
refusal-not_your_turn = It is another player’s turn.
    .seat = It is { $who }’s turn.
refusal-wrong_phase = You cannot do this now.
    .because_setup = First, every player keeps four cards.
    .because_lookout = In the Lookout phase you can only take a card.
    .because_assault = This is the Assault phase: first, the Machines attack.
    .because_deploy = This is the Deploy phase: first, new Machines come.
    .because_action = This is the Action phase: take an action, or pass.
    .because_cleanup = In the Cleanup phase you can only store goods, or equip a worker in the Arena.
    .because_question = Answer the open question first.
    .because_follow_up = You have taken your action. You can only repeat it, place shields or end your turn.
refusal-must_skip = You must skip this pick: in the first Lookout phase, everybody skips one of their two picks.
refusal-already_skipped = You have already skipped a pick in this Lookout phase.
refusal-no_such_card = There is no such card here.
    .card = { $card } is not here.
    .hack_machine = This Machine is not deployed.
    .destroy_machine = This Machine is not deployed.
    .activate_location = { $card } has no action.
    .use_open_production = { $card } has no Open Production.
    .claim_hq = { $card } is not laid out.
    .activate_border = { $card } is on no border tile of this game.
    .deal_with_district = { $card } is not in play.
    .raze_district = { $card } is not in play.
    .because_arena = There is no Arena in this game.
    .text = “{ $text }” is not here.
refusal-own_location = You cannot do this to your own Locations.
    .card = { $card } is your own Location.
refusal-target_passed = This player has passed and is out of reach until the next round.
    .seat = { $who } has passed and is out of reach until the next round.
refusal-is_ruin = A Ruin is not a Location.
refusal-blocked = This is blocked until the Cleanup phase.
    .card = { $card } is blocked until the Cleanup phase.
    .because_exchange = A Machine stops the exchange until the Cleanup phase.
refusal-already_used = This has already been used this round.
    .card = { $card } has already been used this round.
    .faction = This faction action has already been used this round.
    .because_stopped = A Machine stops this action until the Cleanup phase.
    .because_arena = You already have a worker in the Arena.
    .deal_with_district = You already have a Deal with { $card }.
refusal-occupied = There is already a worker here this round.
    .card = There is already a worker on { $card } this round.
refusal-has_shield = There is already a shield on it.
    .card = There is already a shield on { $card }.
    .shield_outpost = There is already a shield in { $card }.
    .because_demolish = It has a shield and cannot be demolished.
    .because_steal = It has a shield and cannot be taken over.
refusal-has_outpost = There is already an Outpost in this Area.
    .card = There is already an Outpost in { $card }.
refusal-no_outpost = There is no such Outpost here.
    .card = There is no Outpost in { $card }.
    .upgrade_outpost = You have no Outpost in { $card }.
    .raze_outpost = No other player has an Outpost in { $card }.
    .shield_outpost = You have no Outpost in { $card }.
refusal-not_adjacent = It does not lie next to any of your Outposts.
    .card = { $card } does not lie next to any of your Outposts.
    .skip_pick = You cannot build in { $card }: it lies next to none of your Outposts, and with none on the map you build in an empty corner.
    .build_outpost = You cannot build in { $card }: it lies next to none of your Outposts, and with none on the map you build in an empty corner.
    .activate_border = { $card } does not lie beside you.
refusal-highest_level = This Outpost is already on its highest level.
    .card = Your Outpost in { $card } is already on its highest level.
refusal-none_face_up = There is no face-up Connection card of this colour.
    .because_red = There is no face-up red Connection card.
    .because_blue = There is no face-up blue Connection card.
    .because_yellow = There is no face-up yellow Connection card.
refusal-not_storable = You cannot store this here.
    .card = { $card } cannot store this.
    .card_goods = { $card } can store up to { $limit }.
refusal-no_effect = This would change nothing.
    .card = { $card } would change nothing now.
    .faction = This faction action would change nothing now.
    .skip_pick_none = You cannot skip this pick: there is no Area in which you could build.
    .hack_machine = { $card } cannot go to the server room: there is none, it is hacked already, or goods of the code lie on this Machine.
refusal-no_common_category = These two Locations share no icon.
    .card = { $card } shares no icon with it: you would need a development token.
    .build_outpost = { $card } does not have the { $category } icon, which builds an Outpost.
    .build_outpost_none = None of your cards has the { $category } icon, which builds an Outpost.
    .upgrade_outpost = { $card } does not have the { $category } icon of the next level.
    .upgrade_outpost_none = None of your cards has the { $category } icon of the next level.
refusal-not_enough_goods = You do not have enough goods for this.
    .goods = { $doing } needs { $needs }; you have { $any ->
        [none] nothing to pay with
       *[some] { GOODS($has, form: "short") }
    }.
refusal-choice_missing = Choose what to discard for this.
    .goods = Choose what to discard: { $needs }.
    .skip_pick = All your markers are on the map: choose which Outpost you give up for one in { $card }.
    .build_outpost = All your markers are on the map: choose which Outpost you give up for one in { $card }.
    .activate_location = { $card }: choose an icon on the top card of another player’s discard pile.
refusal-wrong_choice = You cannot choose this.
    .count = Keep exactly { $text } cards.
    .category = You cannot choose the { $category } icon here.
    .hack_machine = You cannot leave this on { $card }: in the cooperative variant an action leaves a part of what is missing, never all of it.
    .destroy_machine = You cannot leave this on { $card }: in the cooperative variant an action leaves a part of what is missing, never all of it.
    .activate_border = { $card } is face down: the other side of this tile is up.
    .equip_fighter_none = You cannot equip a worker in the Arena with this.
    .card = You cannot choose { $card }.
    .text = You cannot choose “{ $text }”.
refusal-wrong_payment = This does not pay for it.
    .goods = This does not pay for it: the price is { $needs }.
refusal-no_question = There is no open question.

## Subjects of "... needs 3 grey contact tokens"

refusal-this = This
refusal-faction_action = This faction action

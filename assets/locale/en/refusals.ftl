# Why something is not allowed. The part after the dot says which facts are known:
# .card the card, .seat the player, .goods what is needed and what is there, .text what was written;
# .faction is about a faction board, .count about a number, .because_... is a reason of its own;
# a command's name (.activate_location) stands for what was to be done with the card.

refusal-unreadable_move = This is not a move.
    .text = “{ $text }” is not a move.
refusal-game_over = The game is over.
refusal-not_your_turn = It is another player’s turn.
    .seat = It is { $who }’s turn.
refusal-wrong_phase = This cannot be done now.
    .because_setup = First everybody keeps four cards.
    .because_lookout = In the Lookout phase cards are taken, and nothing else.
    .because_action = This is the Action phase: take an action, or pass.
    .because_cleanup = In the Cleanup phase goods are stored, and nothing else.
    .because_question = First the open question is to be answered.
    .because_follow_up = The action of this turn is done: only the same one again, shields and the end of the turn are left.
refusal-no_such_card = There is no such card here.
    .card = { $card } is not here.
    .activate_location = { $card } has no action.
    .use_open_production = { $card } has no Open Production.
    .text = “{ $text }” is not here.
refusal-own_location = This cannot be done to your own Locations.
    .card = { $card } is your own Location.
refusal-target_passed = This player has passed and is out of reach until the next round.
    .seat = { $who } has passed and is out of reach until the next round.
refusal-is_ruin = A Ruin is no Location.
refusal-already_used = This has been used in this round.
    .card = { $card } has been used in this round.
    .faction = This faction action has been used in this round.
refusal-occupied = A worker is already there in this round.
    .card = A worker is already on { $card } in this round.
refusal-has_shield = There is already a shield on it.
    .card = There is already a shield on { $card }.
refusal-none_face_up = No Connection card of this colour lies face up.
    .because_red = No red Connection card lies face up.
    .because_blue = No blue Connection card lies face up.
refusal-not_storable = This cannot be stored here.
    .card = { $card } cannot store this.
    .card_goods = { $card } can store up to { $limit }.
refusal-no_effect = This would change nothing.
    .card = { $card } would change nothing now.
    .faction = This faction action would change nothing now.
refusal-no_common_category = The two Locations share no category.
    .card = { $card } shares no category with it; that takes a development token.
refusal-not_enough_goods = There are not enough goods for this.
    .goods = { $doing } needs { $needs }; you have { $any ->
        [none] nothing to pay for it
       *[some] { GOODS($has, form: "short") }
    }.
refusal-choice_missing = Name what is to be discarded for this.
    .goods = Name what is to be discarded: { $needs }.
refusal-wrong_choice = This cannot be chosen.
    .count = Exactly { $text } cards are to be kept.
    .card = { $card } cannot be chosen.
    .text = “{ $text }” cannot be chosen.
refusal-wrong_payment = This does not pay for it.
    .goods = This does not pay for it: { $needs } must be paid.
refusal-no_question = There is no open question.
refusal-cannot_undo = There is nothing to undo.
    .because_nothing = There is nothing to undo.
    .because_revealed = This cannot be undone: a hidden card was revealed.
    .because_other_player = This cannot be undone: the last decision belongs to another player.
refusal-cannot_redo = There is nothing to redo.

## Subjects of "... needs 3 grey contact tokens"

refusal-this = This
refusal-faction_action = This faction action

# What a player is asked. .waiting tells the others what they wait for.

question-choose_hand = Keep four of these six cards.
    .waiting = { $who } chooses a hand.
question-choose_card = Take one of the face-up cards.
    .waiting = { $who } takes a card.
question-choose_action = Take one action, or pass.
    .waiting = { $who } takes an action.
question-choose_follow_up = Place a shield, or end the turn.
    .activation = Activate { $card } again, or end the turn.
    .exchange = Exchange again, or end the turn.
    .waiting = { $who } goes on with the turn.
question-choose_victim = Whose resource do you take?
    .card = { $card }: whose resource do you take?
    .waiting = { $who } chooses a player to take from.
question-choose_resource = Which resource do you take from { $victim }?
    .card = { $card }: which resource do you take from { $victim }?
    .waiting = { $who } chooses a resource to take.
question-choose_storage = What do you store here?
    .card = { $card } can store up to { $goods }. What do you store?
    .waiting = { $who } stores goods.

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
question-choose_good = Which of these do you gain?
    .card = { $card }: which of these do you gain?
    .waiting = { $who } chooses what to gain.
question-choose_production = Which Location’s production do you gain?
    .card = { $card }: which Location’s production do you gain?
    .waiting = { $who } chooses a production.
question-choose_diverted = Which Location’s production do you take?
    .card = { $card }: which Location’s production do you take?
    .waiting = { $who } chooses a production to take.
question-choose_copied_deal = Which Deal do you gain from?
    .card = { $n ->
        [one] { $card }: which Deal do you gain from?
       *[other] { $card }: which { $n } Deals do you gain from?
    }
    .waiting = { $who } chooses a Deal.
question-choose_cleared = Off which Location do you clear the goods?
    .card = { $n ->
        [one] { $card }: off which Location do you clear the goods?
       *[other] { $card }: off which { $n } Locations do you clear the goods?
    }
    .waiting = { $who } chooses a Location to clear.
question-choose_visited = Which occupied Open Production do you use?
    .card = { $card }: which occupied Open Production do you use?
    .waiting = { $who } chooses an Open Production.
question-choose_kept = { $n ->
    [one] Which of the drawn cards do you keep?
   *[other] Which { $n } of the drawn cards do you keep?
}
    .card = { $n ->
        [one] { $card }: which of the drawn cards do you keep?
       *[other] { $card }: which { $n } of the drawn cards do you keep?
    }
    .waiting = { $who } chooses a card to keep.
question-choose_discarded = { $n ->
    [one] Which card do you discard?
   *[other] Which card do you discard now? There are { $n } to go.
}
    .card = { $n ->
        [one] { $card }: which card do you discard?
       *[other] { $card }: which card do you discard now? There are { $n } to go.
    }
    .deal = { $n ->
        [one] Which Deal do you give up?
       *[other] Which Deal do you give up now? There are { $n } to go.
    }
    .deal_card = { $n ->
        [one] { $card }: which Deal do you give up?
       *[other] { $card }: which Deal do you give up now? There are { $n } to go.
    }
    .waiting = { $who } chooses what to discard.
question-choose_storage = What do you store here?
    .card = { $card }: you may { $storing }. What do you store?
    .waiting = { $who } stores goods.

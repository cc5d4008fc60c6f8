# What a player is asked. .waiting tells the others what they wait for.

question-choose_hand = Keep four of these six cards.
    .waiting = { $who } is choosing a hand.
question-choose_card = Take one of the face-up cards.
    .may_skip = Take one of the face-up cards, or skip this pick and build an Outpost.
    .first_round = Take one of the face-up cards, or skip this pick: in this phase you skip one of your two picks, and build your first Outpost.
    .must_skip = Skip this pick, and build your first Outpost.
    .waiting = { $who } is taking a card.
question-choose_action = Take one action, or pass.
    .waiting = { $who } is choosing an action.
question-choose_follow_up = Place a shield, or end your turn.
    .activation = Activate { $card } again, or end your turn.
    .exchange = Exchange again, or end your turn.
    .waiting = It is still { $who }’s turn.
question-choose_victim = Whose resource do you take?
    .card = { $card }: whose resource do you take?
    .waiting = { $who } is choosing a player to take from.
question-choose_resource = Which resource do you take from { $victim }?
    .card = { $card }: which resource do you take from { $victim }?
    .waiting = { $who } is choosing a resource to take.
question-choose_good = Which of these do you gain?
    .card = { $card }: which of these do you gain?
    .waiting = { $who } is choosing what to gain.
question-choose_production = Which Location’s production do you gain?
    .card = { $card }: which Location’s production do you gain?
    .waiting = { $who } is choosing a production to gain.
question-choose_diverted = Which Location’s production do you take?
    .card = { $card }: which Location’s production do you take?
    .waiting = { $who } is choosing a production to take.
question-choose_copied_deal = Which Deal do you gain from?
    .card = { $n ->
        [one] { $card }: which Deal do you gain from?
       *[other] { $card }: which { $n } Deals do you gain from?
    }
    .waiting = { $who } is choosing a Deal.
question-choose_cleared = From which Location do you remove the goods?
    .card = { $n ->
        [one] { $card }: from which Location do you remove the goods?
       *[other] { $card }: from which { $n } Locations do you remove the goods?
    }
    .waiting = { $who } is choosing a Location to remove goods from.
question-choose_visited = Which occupied Open Production do you use?
    .card = { $card }: which occupied Open Production do you use?
    .waiting = { $who } is choosing an Open Production.
question-choose_blocked = Which Location do you block?
    .card = { $card }: which Location do you block?
    .waiting = { $who } is choosing a Location to block.
question-choose_forfeiting = Who must discard goods?
    .card = { $card }: who must discard goods?
    .waiting = { $who } is choosing who must discard goods.
question-choose_salvage = { $n ->
    [one] From whose discard pile do you take the top card?
   *[other] From whose discard pile do you take the top card? You may take up to { $n }.
}
    .card = { $n ->
        [one] { $card }: from whose discard pile do you take the top card?
       *[other] { $card }: from whose discard pile do you take the top card? You may take up to { $n }.
    }
    .waiting = { $who } may take a card from another player’s discard pile.
question-choose_matched = Whose discard pile do you choose?
    .card = { $card }: whose discard pile do you choose?
    .icon = Which icon on the top card of { $owner }’s discard pile do you choose?
    .icon_card = { $card }: which icon on the top card of { $owner }’s discard pile do you choose?
    .colour = Which contact token do you gain?
    .colour_card = { $card }: which contact token do you gain?
    .waiting = { $who } is choosing an icon and what it stands for.
question-choose_rebuilt = { $n ->
    [one] Which Ruin do you rebuild?
   *[other] Which Ruin do you rebuild now? There are { $n } to go.
}
    .card = { $n ->
        [one] { $card }: which Ruin do you rebuild?
       *[other] { $card }: which Ruin do you rebuild now? There are { $n } to go.
    }
    .waiting = { $who } is choosing a Ruin to rebuild.
question-choose_stripped = { $n ->
    [one] From which Ruin do you take the Spoils? You may also stop.
   *[other] From which Ruin do you take the Spoils? You may choose up to { $n }.
}
    .card = { $n ->
        [one] { $card }: from which Ruin do you take the Spoils? You may also stop.
       *[other] { $card }: from which Ruin do you take the Spoils? You may choose up to { $n }.
    }
    .waiting = { $who } is choosing a Ruin to take Spoils from.
question-choose_demolished = Which Location do you demolish?
    .card = { $card }: which Location do you demolish?
    .waiting = { $who } is choosing a Location to demolish.
question-choose_placed = Which resource do you place on this Ruin?
    .card = { $card }: which resource do you place on this Ruin?
    .waiting = { $who } is placing resources on Ruins.
question-choose_kept = { $n ->
    [one] Which of the drawn cards do you keep?
   *[other] Which { $n } of the drawn cards do you keep?
}
    .card = { $n ->
        [one] { $card }: which of the drawn cards do you keep?
       *[other] { $card }: which { $n } of the drawn cards do you keep?
    }
    .waiting = { $who } is choosing a card to keep.
question-choose_discarded = { $n ->
    [one] Which card do you discard?
   *[other] Which card do you discard now? There are { $n } to go.
}
    .card = { $n ->
        [one] { $card }: which card do you discard?
       *[other] { $card }: which card do you discard now? There are { $n } to go.
    }
    .deal = { $n ->
        [one] Which Deal do you discard?
       *[other] Which Deal do you discard now? There are { $n } to go.
    }
    .deal_card = { $n ->
        [one] { $card }: which Deal do you discard?
       *[other] { $card }: which Deal do you discard now? There are { $n } to go.
    }
    .waiting = { $who } is choosing what to discard.
question-choose_storage = What do you store here?
    .card = { $card }: you may { $storing }. What do you store?
    .waiting = { $who } is storing goods.

## An answer that is neither a player nor a good

answer-nothing = nothing

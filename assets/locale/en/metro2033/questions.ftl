# What a player is asked, and what the others wait for.

question-choose_faction = Which faction do you play?
waiting-choose_faction = { $who } chooses a faction.
question-choose_drawn = { $phase ->
    [end] Stage II begins: which
   *[other] Which
} of these { $deck ->
    [quest] quests
   *[equipment] cards
} do you keep?
waiting-choose_drawn = { $who } chooses a card to keep.
question-choose_hero = Which hero do you take, and on which home does he begin?
waiting-choose_hero = { $who } chooses a hero.
question-choose_polis_goods = Which good does each of your Polis stations give: { $stations }?
waiting-choose_polis_goods = { $who } chooses what Polis produces.
question-choose_guard = A threat comes from the tunnels. Which of your stations do you guard, and with what?
waiting-choose_guard = { $who } chooses a station to guard.
question-choose_look = Do you look at the top laws and choose which is put to the vote?
waiting-choose_look = { $who } may look at the top laws.
question-choose_proposal = Which law is put to the vote: { $laws }?
waiting-choose_proposal = { $who } chooses a law.
question-choose_vote = { $law }: do you vote yes or no?
waiting-choose_vote = { $who } votes.
question-choose_upkeep = Your army is { $army }. Which strength do you keep and pay for?
waiting-choose_upkeep = { $who } pays for the army.
question-choose_recruits = Your army is { $army }. How many do you recruit?
waiting-choose_recruits = { $who } recruits.
question-choose_army_action = Your army is { $army }. Attack, forage or pass.
waiting-choose_army_action = { $who } commands the army.
question-choose_hero_action = { $hero } is at { $station }. Move, then take one action.
    .trading = Buy more, or end your turn.
waiting-choose_hero_action = { $who } commands the hero.
question-choose_defender = { $attacker } attacks { $station }. Does your army defend it, or your hero?
waiting-choose_defender = { $who } chooses a defender.
question-choose_battle_card = Which battle card do you play?
waiting-choose_battle_card = { $who } chooses a battle card.
question-choose_use = { $window ->
    [wound] Your hero is about to be wounded. Do you use a property?
   *[fight] Do you use a property in this fight?
}
waiting-choose_use = { $who } may use a property.
question-choose_capture = You have won at { $station }. Do you capture it?
waiting-choose_capture = { $who } decides whether to capture the station.
question-choose_loot = Which equipment of { $victim }’s hero do you take? You need not.
    .discard = Which equipment of { $victim }’s hero is discarded? You need not choose one.
waiting-choose_loot = { $who } chooses from the beaten hero’s equipment.
question-choose_lost_card = Which card of { $victim }’s beaten hero is discarded?
waiting-choose_lost_card = { $who } chooses a card of the beaten hero.
question-choose_goods = { $count ->
    [one] Which good do you take?
   *[other] Which { $count } goods do you take?
}
    .card = { $count ->
        [one] { $card }: which good do you take?
       *[other] { $card }: which { $count } goods do you take?
    }
waiting-choose_goods = { $who } chooses goods.
question-choose_surplus = Your hero carries too much. Which card do you discard?
waiting-choose_surplus = { $who } discards equipment.
question-choose_home = { $hero } is wounded. To which home is he brought?
waiting-choose_home = { $who } chooses a home for the wounded hero.
question-choose_refuge = You have fewer than three stations. Which one do you take for free?
waiting-choose_refuge = { $who } takes a station for free.
question-choose_completion = Which quests do you complete, for 1 VP each?
waiting-choose_completion = { $who } may complete quests.
question-choose_order = In which order do you put the threats back? The first lies on top.
waiting-choose_order = { $who } puts threats back.

# Hints: what a newcomer should see in a situation. Each has a title and a sentence.

hint-notable = Worth a look
hint-quest_ready = Its condition is met: 1 VP, which is never lost.
    .title = You can complete { $card }
hint-sure_victory = Whatever comes, your side is stronger.
    .title = You cannot lose at { $station }
hint-best_card = It wins against { $n } % of the cards that could be played against it.
    .title = { $card } has the best odds
hint-goal_reached = With { $n } VP you win at the end of this round, if nobody takes a station from you first.
    .title = You have enough VP
hint-goal_near = Stations count 1 VP each, and so do completed quests.
    .title = You need { $n } VP more to win
hint-rival_near = Take a station away, and make the others see it, too.
    .title = { $n ->
        [0] { $who } has enough VP to win
       *[other] { $who } needs only { $n } VP more
    }
hint-polis_near = An army of { $n } beats { $station }, which is neutral and in reach.
    .title = Polis is within reach
hint-army_weak = The threats of this stage have strength { $of } on average, your army has { $n }.
    .title = Your army is weak
hint-guard_with_hero = At { $station } your hero has strength { $n }, your army { $of }.
    .title = Your hero is stronger than your army
hint-three_stations = Whoever has fewer than three stations takes another for free. A lost one is not gone for long.
    .title = You can afford to lose a station
hint-ways = { $n ->
    [one] { $n } station is
   *[other] { $n } stations are
} near enough; the map tells what is there.
    .title = Move your hero
hint-votes = You have { $n ->
    [one] { $n } vote
   *[other] { $n } votes
}, all others together { $of }.
    .title = How much your vote counts
hint-leader_voted = What helps the leader may not help you.
    .title = { $n ->
        [0] { $who } leads and voted no
       *[other] { $who } leads and voted yes
    }
hint-scouted_ready = Attack a neutral station with it: its strength is { $n }. After this round it is lost.
    .title = You know { $card }
hint-weak_neighbour = { $who }’s army is { $n }, yours { $of }. Battle cards change this only a little.
    .title = { $station } is weakly held
hint-capture_unpaid = Still missing: { $goods }. Forage, or win a threat that gives it.
    .title = You could not pay for a capture
hint-upkeep_due = An army of { $n } costs { $goods } in the next round. What is not paid for is lost.
    .title = Upkeep will be due
hint-trade_here = Buy equipment, or take a quest.
    .title = Your hero can trade at { $station }
hint-hansa_near = It is { $n ->
    [one] { $n } step
   *[other] { $n } steps
} away, and you can pay for equipment or a quest.
    .title = Hansa is near: { $station }
hint-exchange_helps = You have { $goods } and nothing of another kind.
    .title = An exchange would help
hint-limit_reached = He carries { $n ->
    [one] { $n } card
   *[other] { $n } cards
}: for each new one he has to discard one.
    .title = Your hero carries all he can
hint-hero_in_danger = { $who }’s army of { $n } can attack him there. On Hansa and on your own stations he is safe.
    .title = Your hero is in danger at { $station }
hint-property_ready = It costs you no card.
    .title = You can use { $card }
hint-threat_comes = Keep an army that can defend a station.
    .title = The next round brings a threat
hint-stage_two_comes = Somebody has { $n } VP: stronger threats come, and everybody draws equipment.
    .title = Stage II begins after this round

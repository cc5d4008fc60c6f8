# The draft: a faction, what is drawn as a start bonus, a hero. Signs are short; tooltips say the rest.

draft-title = Factions and heroes
draft-faction = { $name }, choose a faction
    .robot = { $name } chooses a faction
draft-card = { $deck ->
    [quest] { $name }, keep one quest
   *[equipment] { $name }, keep one card
}
    .robot = { $deck ->
        [quest] { $name } keeps a quest
       *[equipment] { $name } keeps a card
    }
draft-hero = { $name }, choose a hero
    .robot = { $name } chooses a hero
draft-home = { $name }, choose a home
draft-line-first = The first player may take any faction; each further one has to border a zone that is taken.
draft-line-next = It has to border a zone that is taken: { $factions }.
draft-line-card = { $deck ->
    [quest] Start bonus of { $faction }: one of two quests, in secret.
   *[equipment] Start bonus of { $faction }: one of two cards. The hero will carry it.
}
draft-line-hero = Who was the last to take a faction is the first to take a hero.
draft-line-home = { $hero } begins at one of the three homes that are lit on the map.
draft-taken = taken by { $name }
draft-free = free
draft-borders = borders { $factions }
draft-apart = not beside a taken zone
draft-unplayed = nobody plays it
draft-bonus = Start: { $goods }
    .cards = { $deck ->
        [quest] Start: one of { $n } quests
       *[equipment] Start: one of { $n } equipment cards
    }
draft-chooses = chooses now
draft-waits = chooses later
draft-take = Click to take this faction.
draft-take-hero = Click to choose this hero, then a home on the map.
draft-take-card = Click to keep this card.
draft-begin = Click: { $hero } begins here.
draft-hero-first = Choose a hero first, then the home.
draft-secret = Only { $name } sees them.

"""Positions as plain data: under ``given`` in a scenario, in a position file, or in a saved match.

A key that is left out is empty or has its default value. Cards are named by title or id. ::

    sets: [base]                  # the sets in play
    options: {}                   # variants, like tiebreak.count
    solo: null                    # hegemony | mutants | new_york | merchants | appalachian | borgo
    round: 2
    phase: action                 # setup | lookout | production | assault | deploy | action | cleanup; the third and
                                  # the fourth only with Moloch
    turn: A                       # the seat to move
    first_player: A
    seed: 1                       # of everything random from here on
    deck: [Docks]                 # top first; cards that are not named anywhere follow in seeded order
    deck_only: false              # true: the deck has only the named cards, the rest is out of the game
    discard: []                   # the newest last; where each seat has a pile of its own, it stands there
    offer: []                     # Lookout: the cards that are left; if empty, new ones are turned up first
    draft: 1                      # Lookout: the first or second draft
    connections: {red: [Punks], blue: ["-", Junk Train]}
                                  # whole piles, top first; after the setup the first card is face up, or "-" if it
                                  # was taken; the default is a seeded pile without cards named elsewhere
    connection_discard: []
    chance: []                    # outcomes of the next random choices: indices, or the whole order of a shuffle
    players:
      A:
        faction: mutants_union
        vp: 0
        goods: {brick: 1}
        hand: [School]            # in the setup all six cards
        kept: [School]            # setup: the secret answer of a seat that has chosen
        top: Pub                  # setup: the card that the seat wants on top of a discard pile of its own
        connections: []
        state: [Ruin, {card: Pub, ruin: true}, {card: Camp, goods: {worker: 2}}, {card: Archive, used: 1}]
                                  # in the order in which they were built; the card of a bare Ruin is drawn by seed;
                                  # further keys: drawn (a Ruin whose card only its owner knows), worker, shield,
                                  # marks (the goods that mark `used`), diverted (another seat has its production in
                                  # this Production phase), stopped (a Machine has used up the action)
        site_ids: [3]             # the numbers of the Sites, if they are not 1, 2, 3... through all States
        deals: []
        used: [grey, {action: red, marks: {gun: 1}}]
        passed: false
        produced: {iron: 1}       # gained so far in this Production phase
        discard: [Docks]          # the pile of its own, the newest last, if each seat has one
    opponent:                     # in solo games, whose only player is A; its seat is V
      vp: 0
      state: [Docks, {card: Camp, worker: true}]   # numbered after the Sites of A; only Borgo has Ruins
      site_ids: [5, 7]
      passed: false
      must_pass: false            # it passes in its next turn
      stage: connection           # connection | attack; some opponents have development or merchant
      attack_pile: []             # drawn and not discarded yet, the newest last
      merchant_pile: []
      development_pile: []
      brawlers: 0                 # Borgo
      action_pile: []             # Borgo: the cards that he is carrying out
      discard: []                 # the pile of its own, as for players
    pending: []                   # the open question and the work after it, if they do not follow from phase and turn
    next_site: 4                  # the number of the next Site, if it is not the highest plus 1
    scores: {A: {vp: 20, locations: 3, total: 23, goods: 2}}
    winners: [A]                  # a game that is over

Sets and modules add keys of their own: see `read` and what stands beside it in their rooms
(``game/fiftyfirst/rules/sets/NAME/rules.py``).

If a seat has 25 VP or more, this is the last round (R18.1). The phases ``production``, ``assault``,
``deploy`` and ``cleanup`` run up to the first question. For pending steps see `game.fiftyfirst.rules.position.pending`.
"""

"""Positions as plain data: under ``given`` in a scenario, in a position file, or in a saved match (M-40).

A key that is left out is empty or has its default value. Stations are called by name, cards by title or id. ::

    game: metro2033
    options: {}                 # the options of M-61
    round: 3                    # default 1; 0 in the setup
    space: 2                    # space of the loop under the round token, 0 = start; default: as far as the round is
    phase: hero                 # setup | events | mobilisation | army | hero | end
    turn: A                     # mobilisation, army, hero: who is next; by default the phase runs from its beginning
    first_player: A
    stage: 1
    seed: 1                     # of everything random from here on
    threats: [Rat Swarm]        # the deck, top first; cards that are named nowhere follow in seeded order
    equipment: []               # the same
    quests: []
    laws: []
    law: Ceasefire              # in force
    market: [Gas Mask]          # filled up by seed with cards that are named nowhere
    market_only: false          # true: the market stays as it is
    threat_discard: []          # the newest last
    equipment_discard: []
    quest_discard: []
    face_down: {A: [Parade]}    # discarded quests that only this seat knows
    chance: []                  # the next outcomes of chance: an index, or the whole order of a shuffle
    players:
      A:
        faction: reich          # needed after the setup
        hero: khan              # default after the setup: the first hero of the file that nobody has
        at: Chekhovskaya        # default: the first home
        army: 2
        goods: {pig: 1}
        stations: [Tverskaya]   # the whole list; default: the homes
        equipment: []
        quests: []              # not completed
        met: []                 # of these, conditions met by an event in this round
        completed: []
        used: []                # all that was used in this round: quests, the hero, equipment
        steps: 0                # added by properties in this hero turn
        moved: 0                # steps made in this hero turn
        bought: false           # in this hero turn
        refreshed: false        # in this round
        peeked: []              # the top of the deck of threats, as this seat knows it
        scouted: {card: Hot Dust, round: 2}
        wounded: false
        hurt_in: 2              # the round in which he was wounded, by default the one before
    pending:                    # all that is open, if it does not follow from phase and turn
      steps:                    # the open question first: its name, or a mapping with its name and its fields
        - {step: choose_capture, seat: A}
        - end_fight
      guards: {A: {station: Tverskaya, fighter: army}}
      common: Rat Swarm         # the threat that all fight
      vote: Ceasefire           # the law that is voted on
      votes: {A: 3, B: -4}      # those against it below 0
      more_votes: 2             # added by properties to the next vote
      fight: {station: Begovaya, attacker: A, fighter: army, threat: Rat Swarm}
    winners: [A]                # a game that is over
"""

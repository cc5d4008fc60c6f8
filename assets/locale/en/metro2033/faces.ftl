# The faces of cards: what a card is, on large ones.

face-threat = Threat { $stage ->
    [1] I
   *[2] II
} – { $kind }
face-equipment = Equipment
face-quest = Quest
face-law = Law
face-battle = Battle card – { $kind }
face-hero = Hero
face-faction = Faction
face-station = Station – line: { $line }

# A station in the match on the table.

fact-owner = { $faction } ({ $name })
    .heading = Owner
fact-there = { $hero } ({ $faction })
    .heading = Here

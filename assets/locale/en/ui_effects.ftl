# The questions of effects at the table, and what they bring, in the summary of the Production phase.

production-activated = { $card } through { $via }
production-diverted = { $owner }’s { $card } ({ $via })
production-taken = { $card }: taken by { $taker } ({ $via })
production-after = { $card }: for the gains of the phase

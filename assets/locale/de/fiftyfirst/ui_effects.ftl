# The questions of effects at the table, and what they bring, in the summary of the Production phase.

production-activated = { $card } durch { $via }
production-diverted = { $card } bei { $owner } ({ $via })
production-taken = { $card }: genommen von { $taker } ({ $via })
production-after = { $card }: für das, was die Phase gebracht hat

## The tooltips of answers

answer-brings = { $name }: { $outcomes }
answer-of = { $card } ({ $owner })
answer-freed = kann in dieser Runde noch einmal aktiviert werden
answer-freed-visit = kann in dieser Runde noch einmal besucht werden
answer-then = Danach: { $question }
answer-keep = { $card }: behalten und { $others } abwerfen

## Why another Location is no answer

answer-only-choose_production = Der Ort muss in der Produktionsreihe liegen und jetzt etwas bringen.
answer-only-choose_diverted = Der Ort muss in der Produktionsreihe eines Mitspielers liegen und etwas bringen.
answer-only-choose_cleared = Du kannst nur Waren von deinen Orten entfernen, die eine Nutzung anzeigen, oder den Arbeiter eines Besuchers.
answer-only-choose_visited = Es muss eine offene Produktion mit einem Arbeiter darauf sein, deren Besitzer nicht gepasst hat.
answer-only-choose_blocked = Es muss ein noch nicht blockierter Ort eines Mitspielers sein, der nicht gepasst hat.
answer-only-choose_rebuilt = Es muss eine deiner eigenen Ruinen sein.
answer-only-choose_stripped = Es muss eine deiner eigenen Ruinen sein.
answer-only-choose_demolished = Es muss ein Ort sein, den diese Aktion zur Ruine machen kann.

## What is asked in the course of an action, told before it

forecast-choose = Danach wählst du: { $options }.
forecast-then = Danach: { $question }

answer-discount = Deine Orte senken ihn auf { $n }.

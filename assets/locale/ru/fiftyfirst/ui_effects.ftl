# Вопросы эффектов за столом и то, что они приносят, — для сводки фазы производства.

production-activated = { $card } (через { $via })
production-diverted = { $card }, { $owner } ({ $via })
production-taken = { $card }: забирает { $taker } ({ $via })
production-after = { $card }: за доход этой фазы

## Подсказки к ответам

answer-brings = { $name }: { $outcomes }
answer-of = { $card } ({ $owner })
answer-freed = в этом раунде её действие снова доступно
answer-freed-visit = в этом раунде на неё снова можно отправить рабочего
answer-then = Затем: { $question }
answer-keep = { $card }: оставить себе, а { $others } сбросить

## Почему другая точка не годится

answer-only-choose_production = Нужна точка в ряду производства, которая сейчас вам что-то даст.
answer-only-choose_diverted = Нужна точка в ряду производства другого игрока, которая вам что-то даст.
answer-only-choose_cleared = Подходят только свои точки, на которых лежат потраченные ништяки или стоит рабочий гостя.
answer-only-choose_visited = Нужно общее производство с рабочим у игрока, чьи границы открыты.
answer-only-choose_blocked = Нужна ещё не заблокированная точка у другого игрока, чьи границы открыты.
answer-only-choose_rebuilt = Подходят только свои развалины.
answer-only-choose_stripped = Подходят только свои развалины.
answer-only-choose_demolished = Нужна точка, которую это действие может превратить в развалины.

## Что спросят по ходу действия — заранее

forecast-choose = Затем вы выбираете: { $options }.
forecast-then = Затем: { $question }

answer-discount = Благодаря вашим точкам — всего { $n }.

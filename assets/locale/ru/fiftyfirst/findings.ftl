# Почему файл или ключ командной строки не прочитать.
#
# В английском это слово в слово фразы самой программы; здесь — их перевод. То, что стоит в переменной, само может быть
# одной из этих фраз. .other — для всего, что ни к одной не подошло: тогда $told по-английски.

## Партии

unreadable-match-gone = в наборах этой партии больше нет её карт: { $cards }
unreadable-match-gone-more = в наборах этой партии больше нет её карт: { $cards } и ещё { $count }
unreadable-match-fit = заголовок не подходит к раздаче: { $reason }
unreadable-match-dealt = непонятно, что значит раздача: { $name }
unreadable-fit-seats = мест должно быть { $count }
unreadable-fit-faction = за место { $seat } играет { $faction }
unreadable-fit-nobody = виртуального соперника нет
unreadable-fit-opponent = виртуальный соперник — { $name }
unreadable-fit-sets = в его наборах нет карт { $cards }

## Читаемые записи

unreadable-record-position = эта позиция — из другой партии: другие наборы, варианты или соперник
unreadable-record-deal = на эти места партию не раздать: не подходит их число, фракции или соперник

## Наборы

unreadable-set-once = каждый набор нужен один раз, а { $name } назван дважды
unreadable-set-base = нужен и набор { $name }: его карты есть в каждой партии
unreadable-set-one-expansion = дополнение может быть только одно: уберите { $names }
unreadable-set-mistake = с набором { $name } нельзя играть, пока не исправлена ошибка: { $reason }
unreadable-set-meant = набора { $name } нет; может быть, { $near }?
unreadable-set-installed = набор { $name } не установлен, есть только { $names }: уберите его или положите к своим наборам
unreadable-pack-folder = нужна папка: набор — это папка с файлами карт, как my_pack/cards.yaml
unreadable-pack-name = имя папки — из строчных латинских букв, цифр и _, не длиннее { $most }
unreadable-pack-files = в этой папке нужен хотя бы один файл карт (*.yaml)
unreadable-pack-ending = имя файла должно кончаться на .yaml
unreadable-pack-cards = в наборе должно быть не больше { $most } карт, считая копии, а не { $count }
unreadable-pack-reprints = каждая переизданная карта указывается в наборе один раз, а { $id } есть в двух файлах
unreadable-pack-titles = у набора один 'title': он уже есть в { $file }
unreadable-pack-title = название набора — не длиннее { $most } знаков, а не { $title }
unreadable-pack-taken = назовите папку иначе: имя { $name } занято
unreadable-pack-together = ожидалось, что наборы вместе занимают не больше { $size } МБ: этот пропущен
unreadable-pack-location = нужна хотя бы одна точка
unreadable-trial-card = с картой { $card } выходит слишком много: { $told }
unreadable-trial-pack = с картами этого набора вместе выходит слишком много: { $told }
unreadable-trial-mistake = нужна партия без ошибок, а не { $problem }
unreadable-trial-events = после одного хода — не больше { $most } событий, а не { $count }
unreadable-trial-moves = с одной картой — не больше { $most } ходов на выбор, а не { $count }
unreadable-trial-long = партия должна быть не длиннее { $most } ходов
unreadable-cards-nothing = после { $what } не должно быть ничего, а стоит { $found }
unreadable-folder-opened = не удалось открыть папку: { $reason }

## Ключи командной строки: слова самой программы

unreadable-cli-faction = нужна фракция ({ $names }), а не { $found }
unreadable-cli-seats = имён, фракций и роботов может быть не больше чем на { $count } игроков
unreadable-cli-seat = имена, фракции и роботы нужны на одного игрока
unreadable-cli-factions = нужны разные фракции: одну нельзя взять дважды
unreadable-cli-cards = нужен файл карт или папка набора, а её нет

## Роботы

unreadable-weights = ожидались веса роботов
unreadable-weights-version = ожидались веса этой версии программы
unreadable-train-extra = для обучения нужен { $module }: установите дополнение «train»
unreadable-train-own = ожидалась новая папка или папка этого обучения, а не файл и не ссылка
unreadable-train-folder = ожидалась папка этого обучения, а не другого
unreadable-train-file = ожидалось то, чему научилось это обучение; без файла оно научится этому снова
unreadable-balance-none = ни одна партия не доиграна до конца: { $problem }
unreadable-balance-robot = ожидается один робот: он играет на всех местах
unreadable-balance-other = ожидается отчёт о том же роботе и том же числе игроков
unreadable-balance-file = ожидается отчёт, который выдала команда «balance --json»

# Почему файл или ключ командной строки не прочитать.
#
# В английском это слово в слово фразы самой программы; здесь — их перевод. То, что стоит в переменной, само может быть
# одной из этих фраз. .other — для всего, что ни к одной не подошло: тогда $told по-английски.

## Партии

unreadable-match-gone = в наборах этой партии больше нет её карт: { $cards }
unreadable-match-gone-more = в наборах этой партии больше нет её карт: { $cards } и ещё { $count }
unreadable-match-fit = заголовок не подходит к раздаче: { $reason }
unreadable-fit-seats = мест должно быть { $count }
unreadable-fit-faction = за место { $seat } играет { $faction }
unreadable-fit-nobody = виртуального соперника нет
unreadable-fit-opponent = виртуальный соперник — { $name }
unreadable-fit-sets = в его наборах нет карт { $cards }

## Читаемые записи

unreadable-record-header = в этой записи нет заголовка [{ $name } ...]
unreadable-record-header-bad = [{ $name } ...] не удалось прочитать: { $reason }
unreadable-record-expected = в [{ $name } ...] нужно { $what }, а не { $found }
unreadable-record-new = эту запись сделала более новая версия игры
unreadable-record-position = эта позиция — из другой партии: другие наборы, варианты или соперник
unreadable-record-deal = на эти места партию не раздать: не подходит их число, фракции или соперник
unreadable-record-twice = [{ $name } ...] стоит здесь второй раз
unreadable-record-line = нужен заголовок вида [Seed "1"]
unreadable-record-other-deal = раздача здесь не та, что в партии{ $why }
unreadable-record-move = нужен ход вида A: pass, а не { $found }
unreadable-record-seat = нужны место и игрок этой партии, а не { $found }
unreadable-record-true = здесь в партии нужно { $expected }, а не { $found }
unreadable-record-not-allowed = ход { $move } здесь в партии невозможен ({ $code })
unreadable-record-belongs = [{ $name } ...] к этой партии не относится
unreadable-record-missing = нет [{ $name } ...]
unreadable-record-end = ходы ведут не к той позиции, что стоит в конце партии
unreadable-record-leads = [{ $name } ...] — не то, к чему ведут ходы: { $found }

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

## Ключи командной строки: слова самой программы

unreadable-cli-program = ожидается программа с аргументами, например exec:python3 bot.py, а не { $found }
unreadable-cli-faction = нужна фракция ({ $names }), а не { $found }
unreadable-cli-terminal = для партии в терминале нужны открытые ввод и вывод
unreadable-cli-unfinished = нужна незаконченная партия, а такой нет
unreadable-cli-seats = имён, фракций и роботов может быть не больше чем на { $count } игроков
unreadable-cli-seat = имена, фракции и роботы нужны на одного игрока
unreadable-cli-names = нужны разные имена: у двух игроков не может быть одного
unreadable-cli-names-long = имена должны быть не длиннее { $most } знаков
unreadable-cli-factions = нужны разные фракции: одну нельзя взять дважды
unreadable-cli-cards = нужен файл карт или папка набора, а её нет

## Роботы

unreadable-weights = ожидались веса роботов
unreadable-weights-version = ожидались веса этой версии программы
unreadable-train-extra = для обучения нужен { $module }: установите дополнение «train»
unreadable-train-own = ожидалась новая папка или папка этого обучения, а не файл и не ссылка
unreadable-train-folder = ожидалась папка этого обучения, а не другого
unreadable-train-file = ожидалось то, чему научилось это обучение; без файла оно научится этому снова
unreadable-workers-die = процессы, которые играют, раз за разом обрываются
unreadable-cluster-extra = для кластера нужен { $module }: установите дополнение «cluster»
unreadable-cluster-address = ожидается адрес планировщика Dask, например tcp://127.0.0.1:8786
unreadable-cluster-lost = кластер Dask больше не отвечает
unreadable-tournament-file = ожидаются результаты этого турнира, а не другого, с иными настройками, картами или весами
unreadable-tournament-ordinary = ожидается новый файл или результаты турнира в обычном файле
unreadable-tournament-line = ожидается строка с результатами турнира
unreadable-balance-none = ни одна партия не доиграна до конца: { $problem }
unreadable-balance-robot = ожидается один робот: он играет на всех местах
unreadable-balance-other = ожидается отчёт о том же роботе и том же числе игроков
unreadable-balance-file = ожидается отчёт, который выдала команда «balance --json»

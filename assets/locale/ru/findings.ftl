# Почему файл или ключ командной строки не прочитать.
#
# В английском это слово в слово фразы самой программы; здесь — их перевод. То, что стоит в переменной, само может быть
# одной из этих фраз. .other — для всего, что ни к одной не подошло: тогда $told по-английски.

unreadable = { $place }: { $told }
unreadable-other = (по-английски) { $told }

## Система

unreadable-system-enoent = нет такого файла или папки
unreadable-system-eacces = нет доступа
unreadable-system-eperm = действие запрещено
unreadable-system-enospc = на диске нет места
unreadable-system-erofs = диск только для чтения
unreadable-system-eisdir = это папка
unreadable-system-enotdir = это не папка
unreadable-system-eio = ошибка ввода-вывода
unreadable-system-edquot = исчерпана квота диска
unreadable-system-enametoolong = слишком длинное имя файла
unreadable-system-eexist = такой файл уже есть
unreadable-file-read = не удалось прочитать: { $reason }
unreadable-file-written = не удалось записать: { $reason }
unreadable-file-moved = не удалось переместить: { $reason }
unreadable-file-bin = ожидалась папка для удалённых партий, а не файл и не ссылка
unreadable-file-opened = не удалось открыть файл: { $reason }
unreadable-output-written = не удалось записать вывод: { $reason }
unreadable-file-ordinary = нужен обычный файл, а не устройство, канал и тому подобное
unreadable-file-new = ожидалось имя нового или обычного файла, а не ссылки или папки
unreadable-file-exists = такой файл уже есть: выберите другое имя или замените его с --force
unreadable-file-kilobytes = файл должен быть не больше { $size } кБ
unreadable-file-megabytes = файл должен быть не больше { $size } МБ
unreadable-file-lines = в файле должно быть не больше { $most } строк
unreadable-utf8 = нужен текст в UTF-8
unreadable-control = нужен текст, а не управляющий символ { $character }
unreadable-empty = файл пуст

## Партии

unreadable-match-none = это не партия: в первой строке нет заголовка
unreadable-match-suffix = это не партия: имя файла должно кончаться на { $suffix }
unreadable-match-old = у этой партии формат { $version }, он слишком старый
unreadable-match-new = эту партию сохранила более новая версия игры ({ $what } { $version }, эта читает { $known })
unreadable-match-header = заголовок партии повреждён: { $reason }
unreadable-match-date = заголовок партии повреждён: нужна дата
unreadable-match-cards = карты этой партии: { $reason }
unreadable-match-deal = в партии нет раздачи, которую можно прочитать
unreadable-match-needs = для этой партии нужно то, чего нет в программе: { $names }
unreadable-header-id = нужно не больше { $most } знаков, а не { $found }
unreadable-header-seats = мест должно быть от { $fewest } до { $most }
unreadable-header-sets = наборов должно быть не больше { $most }
unreadable-header-origin = происхождением должны быть файл и шаг другой партии
unreadable-header-seed = в номере раздачи должно быть не больше 30 цифр
unreadable-match-rules = эта партия начата по другим правилам и по этим продолжаться не может: { $reason }
unreadable-match-means = непонятно, что это значит
unreadable-match-open = эта партия идёт в другом окне игры
unreadable-match-scores = эта партия повреждена: её игроки и счёт не сходятся
unreadable-match-played = так сыграть эту партию нельзя: шаг { $step } ({ $move }) решается иначе
unreadable-import-utf8 = текстовая запись должна быть в UTF-8, а эта нет
unreadable-match-vanished = этого файла больше нет
unreadable-database-damaged = эта база партий повреждена: теперь она лежит рядом как { $name }, а новая составляется по файлам партий
unreadable-database-new = эта база партий от более новой версии игры: теперь она лежит рядом как { $name }, а новая составляется по файлам партий
unreadable-database-none = базой партий воспользоваться нельзя ({ $reason }), поэтому файлы партий читаются только для этого окна; проверьте, можно ли писать в её папку, а если не поможет, удалите её
unreadable-database-locked = её заняла другая программа
unreadable-database-protected = она защищена от записи
unreadable-database-opened = её не удалось открыть

## Читаемые записи

unreadable-record-header = в этой записи нет заголовка [{ $name } ...]
unreadable-record-header-bad = [{ $name } ...] не удалось прочитать: { $reason }
unreadable-record-expected = в [{ $name } ...] нужно { $what }, а не { $found }
unreadable-record-new = эту запись сделала более новая версия игры
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

unreadable-yaml-tag = ожидалось значение без тега (!)
unreadable-yaml-directive = ожидался YAML без директив (%)
unreadable-cards-yaml = нужен YAML: { $reason }
unreadable-cards-expected = нужно { $what }, а не { $found }
unreadable-cards-twice = { $key } указано дважды
unreadable-cards-needs = { $what }: нужен ключ { $key }
unreadable-cards-list = нужен список ({ $what }), а не { $found }
unreadable-cards-number = нужно целое число от { $lowest } до { $highest }, а не { $found }

## Ключи командной строки: слова argparse

unreadable-option = аргумент { $option }: { $told }
unreadable-option-required = нужны ещё аргументы: { $names }
unreadable-option-one-of = нужен один из аргументов: { $names }
unreadable-option-unknown = неизвестные аргументы: { $names }
unreadable-option-together = нельзя вместе с аргументом { $names }
unreadable-option-explicit = лишнее значение { $found }
unreadable-option-one = нужен один аргумент
unreadable-option-at-most-one = нужно не больше одного аргумента
unreadable-option-at-least-one = нужен хотя бы один аргумент
unreadable-option-ambiguous = неоднозначный ключ { $option }: подходят { $names }
unreadable-option-type = неверное значение типа { $type }: { $found }
unreadable-option-choice = неверный выбор: { $found } (можно { $names })

## Ключи командной строки: слова самой программы

unreadable-cli-place = { $program }: { $told }
unreadable-cli-number = нужно число от { $least }, а не { $found }
unreadable-cli-whole = ожидалось целое число, а не { $found }
unreadable-cli-seed = ожидалось целое число не длиннее { $digits } цифр, а не { $found }
unreadable-cli-size = нужен размер вида 1920x1080, а не { $found }
unreadable-cli-language = нужен язык ({ $names }), а не { $found }
unreadable-cli-picture = нужно имя файла .png, а не { $found }
unreadable-cli-command = нужна команда ({ $names }), а не { $found }
unreadable-cli-game = ожидается игра ({ $names }), а не { $found }
unreadable-cli-program = ожидается программа с аргументами, например exec:python3 bot.py, а не { $found }
unreadable-cli-match-of = ожидается партия игры { $game }, а не { $found }
unreadable-cli-scenes = у игры { $game } ещё нет сцен
unreadable-option-known = ожидается настройка ({ $names }), а не { $found }
unreadable-option-value = ожидается значение настройки { $option } ({ $names }), а не { $found }
unreadable-cli-option = у команды { $command } нет ключа { $option }
unreadable-cli-bot = нужен робот ({ $names }), а не { $found }
unreadable-cli-step = нужен шаг от 0 до { $last }, а не { $found }
unreadable-cli-match = это сама партия: нужен другой файл
unreadable-cli-scenarios = нужна папка со сценариями (*.yaml)
unreadable-cli-terminal = для партии в терминале нужны открытые ввод и вывод
unreadable-cli-unfinished = нужна незаконченная партия, а такой нет
unreadable-cli-players = нужны имена и роботы не больше чем для { $count } игроков
unreadable-cli-player = нужны имена и роботы для одного игрока
unreadable-cli-names = нужны разные имена: у двух игроков не может быть одного
unreadable-cli-names-long = имена должны быть не длиннее { $most } знаков

## Роботы

unreadable-tournament-bots = ожидаются хотя бы два робота через запятую
unreadable-tournament-bot = ожидается хотя бы один робот; несколько — через запятую
unreadable-workers-die = процессы, которые играют, раз за разом обрываются
unreadable-cluster-extra = для кластера нужен { $module }: установите дополнение «cluster»
unreadable-cluster-address = ожидается адрес планировщика Dask, например tcp://127.0.0.1:8786
unreadable-cluster-lost = кластер Dask больше не отвечает
unreadable-tournament-file = ожидаются результаты этого турнира, а не другого, с иными настройками, картами или весами
unreadable-tournament-ordinary = ожидается новый файл или результаты турнира в обычном файле
unreadable-tournament-line = ожидается строка с результатами турнира

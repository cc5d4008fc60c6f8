# Справка командной строки: слова argparse, окно, команды и их ключи.

cli-usage = использование:
cli-description = { $game } на цифровом карточном столе
cli-arguments = аргументы
cli-options = ключи
cli-help = показать эту справку и выйти
cli-lang = язык; без него — из настроек или системы
cli-json = напечатать один объект JSON
cli-data-import = папка партий и наборов
cli-data-packs = папка наборов
cli-data-text = папка сохранённых партий и наборов
cli-export = Сохранить партию как текстовую запись
cli-export-out = файл, в который записать; без него — напечатать
cli-force = заменить файл, если он уже есть
cli-game = какая игра: { $games }; по умолчанию первая или та, что названа в файле
cli-import = Импортировать файл партии или текстовую запись
cli-import-file = файл партии или текстовая запись
cli-match = файл партии
cli-option = настройка новой партии; ключ можно повторять
cli-options-place = Ключи можно писать до команды или после неё.
cli-perft = Сосчитать последовательности решений
cli-perft-depth = число решений
cli-perft-payments = предложенная оплата каждого хода или все
cli-perft-position = позиция, с которой начинается счёт
cli-players = число игроков
cli-replay = Показать ходы партии
cli-replay-at = напечатать позицию после N решений
cli-replay-verify = проверить каждый шаг по правилам
cli-scenario = Сыграть сценарии и проверить, чем они кончаются
cli-scenario-files = сценарий или папка сценариев
cli-selfcheck = Проверить эту копию программы
cli-shot = Нарисовать один кадр сцены
cli-shot-do = файл с такими строками: hover X, click X, drag X to Y, key K, wait MS
cli-shot-out = файл картинки
cli-shot-position = позиция; без неё — из случайной партии
cli-shot-seat = чья рука открыта; без него — того, кто ходит
cli-shot-size = размер картинки
cli-simulate = Провести целые партии между роботами
cli-simulate-bots = имена через запятую; садятся по очереди; можно повторять
cli-simulate-games = число партий
cli-simulate-seed = у партии i номер раздачи seed + i
cli-window-bots = свой робот для новой игры: программа и её аргументы; можно повторять
cli-window-data = папка партий и настроек
cli-window-fullscreen = открыть во весь экран
cli-window-replay = посмотреть партию из файла
cli-window-size = размер окна

## selfcheck: что проверено и что вышло

selfcheck-line = { $ok ->
    [yes] хорошо  { $name }: { $result }
   *[no] ОШИБКА  { $name }: { $result }
}
selfcheck-name-cards = карты
selfcheck-name-texts = тексты
selfcheck-name-game = партия
selfcheck-name-frame = кадр
selfcheck-texts = { $languages }
selfcheck-game = решений { $decisions }, раундов { $rounds }
cli-workers-jobs = число процессов
cli-workers-scheduler = адрес планировщика Dask, чьи работники играют, например tcp://127.0.0.1:8786
cli-tournament = Устроить турнир роботов и узнать, насколько они сильны
cli-tournament-bots = роботы через запятую, последним может стоять exec:ПРОГРАММА АРГУМЕНТЫ; между собой играет каждая их группа, а если имён столько же, сколько мест, и какие-то повторяются, то только эта группа
cli-tournament-games = сколько партий всего
cli-tournament-pairs = играть каждую раздачу, меняя роботов местами, чтобы везение никому не помогало
cli-tournament-seed = номер первой раздачи; следующие идут по порядку
cli-tournament-out = файл для результатов, строка JSON на партию; если он уже есть, турнир продолжается после него
cli-tournament-chart = файл для страницы (HTML) с таблицей и диаграммой
cli-text = Играть в терминале
cli-text-bots = роботы на последние места, через запятую, как 'random'; можно повторять
cli-text-names = имена через запятую
cli-text-plain = рассказывать всё целыми предложениями, для программы чтения с экрана
cli-text-resume = продолжить последнюю неоконченную партию или партию из файла
cli-text-seed = при одном и том же числе партия начинается одинаково

# Что говорит игра в терминале, во что бы ни играли.

## Начало

text-ask_players = Сколько игроков (от { $lowest } до { $highest })? [{ $usual }]
text-ask_name = Имя игрока { $seat }? [{ $seat }]
text-ask_player = Кто играет: { $name }? [0]
text-ask_option = { $option }? [{ $usual }]
text-ask_again = Введите число от { $lowest } до { $highest }.
text-ask_shorter_name = Введите имя не длиннее { $most } знаков.
text-ask_other_name = Имя { $name } уже занято. Введите другое.
text-human = человек
text-bot = робот: { $bot }
text-no = нет
text-yes = да

## Игра

text-welcome = Пишите ходы словами. «moves» перечислит, что сейчас можно, «help» объяснит остальное.
text-curtain = Ходит { $name }. Нажмите Enter, когда { $name } за столом.
    .asked = Отвечает { $name }. Нажмите Enter, когда { $name } за столом.
text-phase = { $round ->
    [0] { $phase }
   *[other] Раунд { $round }, { $phase }
}
text-standing = { $seat } { $name }
    .vp = { $seat } { $name }: { $vp } ПО
text-hint = Например: { $example }
text-move = { $move } — { $outcomes }
    .reveals = { $move } (без отмены)
text-hint_line = { $title } · { $text }
text-turn_over = Ход окончен. Enter — и дальше ходит { $name }; «undo» отменит ход.
    .final = Ход окончен, отменить его нельзя. Enter — и дальше ходит { $name }.
text-asks_other = Теперь отвечает { $name }. Enter — передать ход; «undo» отменит ваше решение.
    .final = Теперь отвечает { $name }, отменить решение нельзя. Enter — передать ход.
text-not_over = Ход ещё не окончен.
text-not_all = Из { $n } ходов возможен только первый, поэтому не сделан ни один: { $why }
text-unreadable = «{ $text }» — не ход. «help moves» покажет, как пишутся ходы.
    .verb = «{ $text }» — не ход. Пишется так: { $how }
text-undone = Последнее решение отменено.
text-no_moves = Такого хода сейчас нет.
text-no_number = Такого номера в списке нет. «moves» перечислит, что можно.
text-no_seat = Здесь никого не зовут «{ $name }».
text-no_player = Место занимает «human» или робот ({ $robots }), а не «{ $player }».
text-plays = { $name }: { $player }
text-saved = Каждое решение сразу сохраняется: { $file }
text-not_saved = Не сохранено с шага { $step }: не удаётся записать файл.
text-over = Игра окончена. «log» и «table» покажут, что было, «quit» — выйти.
text-result = { $name }: { $vp } ПО
    .winner = { $name } (победа): { $vp } ПО
text-over_saved = Вся партия сохранена: { $file }
text-left = Партия сохранена. Продолжить её:
    .resume = { $program } text --resume { $file }
text-rules-see = Смотрите также: { $sections }
text-rules-more = Подробнее: напишите «rules» и одно из этих названий или другое слово.

## Справка

text-help = Напишите ход, его номер из списка «moves» или одно из этих слов:
text-help-moves = moves или moves СЛОВО: все возможные ходы (со СЛОВОМ), их цена и что они дают; номер делает ход
text-help-hint = hint: что сейчас можно и что это даёт
text-help-table = table: ещё раз показать стол
text-help-log = log: что уже было
text-help-rules = rules: разделы правил; rules СЛОВО: что сказано об этом слове
text-help-undo = undo: отменить последнее решение, если ничего скрытого не открылось
text-help-redo = redo: вернуть отменённое
text-help-end = end, или Enter, когда ход окончен: передать ход
text-help-player = player РОБОТ, а также player Ben РОБОТ или player Ben human: кто теперь играет на вашем или другом месте; просто player — кто играет
text-help-save = save: где сохранена партия
text-help-quit = quit: выйти из игры; её можно продолжить
text-help-help = help: эти слова; help moves: как пишутся ходы
text-help_moves = Ходы пишутся так, как их перечисляет «moves».

## Для тех, кому её читают вслух (--plain)

plain-welcome = Всё рассказывается целыми предложениями. Напишите «table», «log», «prompt» или «what changed», чтобы узнать об этом, «moves» — что сейчас можно, «help» — обо всём остальном.
plain-turn = Что делает { $name }?
    .nobody = Что вы хотите узнать?
plain-nothing_new = С прошлого вопроса ничего не изменилось.
plain-number = Номер { $number }: { $move }
plain-stop = { $text }.
plain-hint = Например, напишите «{ $example }».
    .listed = «moves» перечислит ответы.
plain-move_told = { $move }. { $outcomes }
plain-standing = { $name } играет на месте { $seat }.
    .vp = { $name } играет на месте { $seat }, победных очков: { $vp }.
plain-result = У игрока { $name } победных очков: { $vp }.
    .winner = { $name } побеждает, победных очков: { $vp }.
plain-help-table = «table»: что лежит на столе и как дела у каждого.
plain-help-log = «log»: что уже было.
plain-help-prompt = «prompt»: ещё раз, о чём спрашивают.
plain-help-changed = «changed» или «what changed»: ещё раз, что было с прошлого вопроса.

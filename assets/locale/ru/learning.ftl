# Уроки: списки глав и пояснение шага.

title-learn = Обучение
title-learn-note = Первая игра, шаг за шагом
title-learn-next = Продолжить: «{ $title }»
learn-begin = Начать
learn-go-on = Продолжить
learn-begin-tip = Открыть главу «{ $title }».
learn-back = Назад
learn-back-tip = { $place ->
    [lessons] К первой игре. Пройденные главы останутся отмеченными.
   *[title] В главное меню. Пройденные главы останутся отмеченными.
}
learn-player = Ученик
learn-opponent = Учитель
learn-chapter-tip = { $state ->
    [done] Глава «{ $title }» пройдена. Её можно сыграть ещё раз.
    [following] Следующая глава: «{ $title }».
   *[open] Главу «{ $title }» можно начать сразу: всё, что до неё, будет сыграно за вас.
}
learn-lesson-tip = { $state ->
    [done] Урок «{ $title }» пройден. Его главы можно сыграть ещё раз.
    [following] Следующий урок: «{ $title }».
   *[open] Урок «{ $title }» — для тех, кто знает базовую игру. Его можно начать сразу.
}
learn-lesson-begun = Пройдено глав: { $done } из { $all }
learn-lesson-chapters = { $all ->
    [one] { $all } глава
    [few] { $all } главы
   *[many] { $all } глав
} · { $minutes } мин
learn-minutes = { $minutes } мин
learn-head = { $number }  { $title }
learn-count = { $step } / { $steps }
learn-next = Дальше
learn-next-tip = Читать дальше. То же делает пробел.
learn-end_turn = Ход закончен. Его ещё можно отменить.
learn-fold = Свернуть пояснение, чтобы видеть, что под ним. То же делает { KEY("n") }.
learn-unfold = Снова развернуть пояснение. То же делает { KEY("n") }.
help-note = Пояснение к уроку: свернуть
learn-note-tip = О чём этот шаг. Рассматривать можно и всё остальное.
learn-menu-about = { $lesson }: пройденные главы сохранены.
learn-menu-leave = К главам
learn-menu-leave-note = Эту главу можно будет начать снова
learn-menu-quit-note = Эту главу можно будет начать снова
notice-learning-unsaved = Не удалось сохранить, до какой главы вы дошли: { $reason }

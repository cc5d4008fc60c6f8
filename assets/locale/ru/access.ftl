# Чтобы играть мог каждый: палитры, контраст, покой, левая рука.
settings-access = Доступность
    .tip = Цвета, контраст, меньше движения, для левшей (листать: Page Up, Page Down)
setting-palette = Цвета
setting-palette-note = { $now ->
    [colour_blind] Оттенки, различимые и при дальтонизме.
   *[standard] У каждого цвета есть ещё форма, знак или место — в обеих палитрах.
}
setting-palette-standard = Обычные
setting-palette-colour_blind = Для дальтоников
setting-high-contrast = Высокий контраст
setting-high-contrast-note = Чёрный фон, яркие края, широкие рамки; ничто не перекрывает текст.
setting-reduced-motion = Меньше движения
setting-reduced-motion-note = { $now ->
    [true] Ничто не летает и не качается: изменения отмечены до следующего нажатия.
   *[false] Карты и ништяки движутся по столу — так быстро, как сказано в «Движении».
}
setting-left-handed = Для левшей
setting-left-handed-note = { $now ->
    [true] Кнопки, колоды и журнал слева, планшеты справа.
   *[false] Кнопки, колоды и журнал справа, где правая рука ничего не закрывает.
}

## text --plain: игра для тех, кому её читают вслух
plain-default = { $question } Enter без текста означает: { $default }.
    .none = { $question } Enter без текста означает «нет».
plain-option = «{ $choice }» означает: { $what }.

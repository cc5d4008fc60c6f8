# Ним за столом в окне.

table-verb-take_one = Взять один
table-verb-take_all = Взять все
table-verb-take = Взять
table-prompt-act = { $name }: возьми камни
    .text = Перетащи камень на свою сторону.
nim-held = { $count ->
    [one] { $count } камень
    [few] { $count } камня
   *[many] { $count } камней
}
nim-drop = Положи их на свою сторону.
nim-heap = { $count ->
    [one] Кучка из { $count } камня
    [few] Кучка из { $count } камней
   *[many] Кучка из { $count } камней
}
nim-side = Твоя сторона
nim-sure = Взять последнюю кучку?

# Карты: библиотека, крупный показ, пути к ним и клавиши.

## Пути в библиотеку

title-cards = Карты
title-cards-note = Каждая карта с правилами
menu-cards = Карты
menu-cards-note = Все, сброшенные и те, что ещё впереди
help-cards = Карты: все, сброс, ещё возможные
help-search = Поиск; можно просто печатать
help-page = Листать список или настройки
help-rules = Правила об этой карте
key-pageup = Page Up
key-pagedown = Page Down

## Библиотека

library-title = Карты
library-back = Назад
library-back-tip = Туда, откуда вы пришли (Esc)
library-search = Поиск в названиях и текстах
library-search-tip = Просто печатайте или нажмите Ctrl+{ KEY("f") }. На карте должно быть каждое слово — в названии или в том, что она делает.
library-bar-tip = Потяните, чтобы листать карты; то же делают колесо, Page Up и Page Down.
library-order = Порядок
library-piles = Чей сброс
library-tip-copies = Таких карт: { $n }
library-tip-card = Щелчок или Enter покажет её крупно, с правилами.
library-part-all = Все карты
library-part-all-tip = Каждая карта этой игры
library-unfilter = Снять фильтры
library-unfilter-tip = Снова показать все.
library-unfilter-why = Фильтров нет.

## Крупный показ

zoom-facts = Карта
zoom-facts-tip = Всё, что на ней напечатано, словами ({ KEY("r") })
zoom-rules = Правила
zoom-rules-tip = Правила об этой карте ({ KEY("r") })
zoom-more = Ещё { $page }/{ $pages }
zoom-more-tip = Остальное (Вверх, Вниз)
zoom-other = Другая сторона
zoom-other-tip = Другая сторона карты ({ KEY("t") })
zoom-close = Щелчок или Esc — закрыть
zoom-close-many = Щелчок или Esc — закрыть · стрелки и колесо: { $place } из { $count }
zoom-previous = Назад
zoom-previous-tip = Предыдущая карта (стрелка влево)
zoom-next = Вперёд
zoom-next-tip = Следующая карта (стрелка вправо)

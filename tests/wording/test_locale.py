"""Locale files: intact, damaged, and in a language with more forms than English."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.rules import NAME
from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.wording import log
from game.fiftyfirst.wording.facts import CardTeller
from game.fiftyfirst.wording.wording import Wording
from game.kernel.bag import Bag
from game.kernel.refusal import Unreadable
from game.kernel.seats import EVERYONE
from game.paths import assets_folder
from game.wording.messages import Messages, languages
from game.wording.sentence import FUNCTIONS, CardName, Inflection, PlayerName
from game.wording.words import Words


def _written(folder: Path, text: str | bytes) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "words.ftl").write_bytes(text if isinstance(text, bytes) else text.encode())


def _words(folder: Path, text: str | bytes, game: str = "") -> tuple[Words, list[str]]:
    """The words of an English with one file, and the damage reported."""
    _written(folder / "en", text)
    reported: list[str] = []
    return Words("en", folder, lambda damage: reported.append(str(damage)), game), reported


def _wording(catalog: Catalog, folder: Path, text: str, language: str = "en") -> tuple[Wording, list[str]]:
    """The words of the game in a locale with one file, and the damage reported."""
    _written(folder / language, "# Nothing that any game needs.\n")
    _written(folder / language / NAME, text)
    reported: list[str] = []
    return Wording(catalog, language, folder, lambda damage: reported.append(str(damage))), reported


@pytest.mark.slow
def test_all_locale_files_are_intact() -> None:
    for folder in sorted((assets_folder() / "locale").iterdir()):
        Messages(folder.parent, folder.name, FUNCTIONS, game=NAME).check()


def test_a_missing_message_is_its_key_in_brackets(tmp_path: Path) -> None:
    words, reported = _words(tmp_path, "here = Here\n")
    assert words.text("not-here") == "[not-here]"
    assert words.text("here.heading") == "[here.heading]"
    assert words.messages.missing == {"not-here", "here.heading"}
    assert reported == []


def test_the_messages_of_a_game_stand_beside_those_that_all_share(tmp_path: Path) -> None:
    _written(tmp_path / "en" / "chess", "check = Check\nboth = { here }, { check }\n")
    words, reported = _words(tmp_path, "here = Here\n", "chess")
    assert (words.text("here"), words.text("both"), reported) == ("Here", "Here, Check", [])
    assert (set(words.messages), languages(tmp_path)) == ({"here", "check", "both"}, ("en",))


def test_the_messages_of_a_game_are_read_only_for_it(tmp_path: Path) -> None:
    _written(tmp_path / "en" / "chess", "check = Check\n")
    words, reported = _words(tmp_path, "here = Here\n")
    assert (set(words.messages), words.text("check"), reported) == ({"here"}, "[check]", [])


def test_a_game_may_say_a_shared_message_in_words_of_its_own(tmp_path: Path) -> None:
    _written(tmp_path / "en" / "chess", "here = There\n    .more = There, too\n")
    words, reported = _words(tmp_path, "here = Here\n    .less = Hardly here\nsaid = { here }\n", "chess")
    assert [words.text(key) for key in ("here", "here.more", "said")] == ["There", "There, too", "There"]
    assert (words.text("here.less"), reported) == ("[here.less]", [])
    assert Words("en", tmp_path).text("said") == "Here"


def test_a_game_may_not_say_its_own_message_twice(tmp_path: Path) -> None:
    _written(tmp_path / "en" / "chess", "here = There\ncheck = Check\nhere = Over there\n")
    words, reported = _words(tmp_path, "here = Here\n", "chess")
    assert reported == [f"{tmp_path / 'en' / 'chess' / 'words.ftl'}:3: here: is already in chess/words.ftl"]
    assert words.text("here") == "There"


def test_a_game_without_messages_is_reported(tmp_path: Path) -> None:
    words, reported = _words(tmp_path, "here = Here\n", "chess")
    assert reported == [f"{tmp_path / 'en' / 'chess'}: no locale file (*.ftl) is there"]
    assert words.text("here") == "Here"


def test_the_messages_of_a_game_may_lie_elsewhere(tmp_path: Path) -> None:
    """Findings, too, and what stands twice is told by its file."""
    _written(tmp_path / "all" / "en", "here = Here\nunreadable-page = page { $n } is gone\n")
    _written(tmp_path / "all" / "tlh", "here = naDev\nunreadable-other = ({ $told })\n")
    own = tmp_path / "own"
    _written(own / "en" / "chess", "check = Check\nunreadable-square = there is no square { $name }\n")
    _written(own / "tlh" / "chess", "check = ghuH\ncheck = Hot\nhere = pa'\nunreadable-square = meyrI' { $name }\n")
    reported: list[str] = []
    words = Words("tlh", tmp_path / "all", lambda damage: reported.append(damage.message), "chess", own)
    assert (words.text("here"), words.text("check")) == ("pa'", "ghuH")
    assert words.translated("there is no square z9") == "meyrI' z9"
    assert reported == ["check: is already in chess/words.ftl"]


def test_findings_of_a_game_are_translated(tmp_path: Path) -> None:
    _written(tmp_path / "en", "unreadable-page = page { $n } is gone\n")
    _written(tmp_path / "en" / "chess", "unreadable-square = there is no square { $name }\n")
    _written(tmp_path / "tlh", "unreadable-page = nav { $n }\nunreadable-other = ({ $told })\n")
    _written(tmp_path / "tlh" / "chess", "unreadable-square = meyrI' { $name }\n")
    of_game, shared = Words("tlh", tmp_path, game="chess"), Words("tlh", tmp_path)
    assert [of_game.translated(told) for told in ("page 3 is gone", "there is no square z9")] == ["nav 3", "meyrI' z9"]
    assert shared.translated("there is no square z9") == "(there is no square z9)"


def test_files_from_other_editors_are_read(tmp_path: Path) -> None:
    words, reported = _words(tmp_path, b"\xef\xbb\xbfhere = Here\r\nalso = Al\r\n  so\r\n")
    assert (words.text("here"), words.text("also"), reported) == ("Here", "Al\nso", [])


@pytest.mark.parametrize(
    ("text", "line", "told"),
    [
        ("here = Here\n\nsome stray text\nalso = Also\n", 3, "expected `name = text`, found 'some stray text'"),
        ("here = Here\nbroken = { $n\nalso = Also\n", 2, "broken: a brace is not closed"),
        ("here = Here\nalso = Also\nhere = There\n", 3, "here: is already in words.ftl"),
        (b"here = Here\nalso = Also\nbad = \xff\xfe\n", 3, "is not UTF-8 text"),
        ("  indented = No\nhere = Here\nalso = Also\n", 1, "expected `name = text`, found 'indented = No'"),
    ],
)
def test_damage_is_reported_with_its_line_and_the_rest_works(
    tmp_path: Path, text: str | bytes, line: int, told: str
) -> None:
    words, reported = _words(tmp_path, text)
    assert reported == [f"{tmp_path / 'en' / 'words.ftl'}:{line}: {told}"]
    if isinstance(text, str):
        assert (words.text("here"), words.text("also")) == ("Here", "Also")


def test_a_mistake_inside_a_message_is_reported_when_it_is_used(tmp_path: Path) -> None:
    words, reported = _words(tmp_path, "here = Here\nno-default = { $n ->\n    [one] A\n}\n")
    assert (words.text("here"), reported) == ("Here", [])
    assert words.text("no-default", n=1) == "[no-default]"
    assert len(reported) == 1
    assert "words.ftl:2: no-default:" in reported[0] or "words.ftl:4: no-default:" in reported[0]
    words.text("no-default", n=2)
    assert len(reported) == 1


def test_check_reports_every_mistake_at_once(tmp_path: Path) -> None:
    words, reported = _words(tmp_path, "a = { $n ->\n    [one] A\n}\nb = { c }\nd = { -e }\n")
    words.messages.check()
    assert [text.split(": ", 1)[1] for text in reported][1:] == [
        "b: there is no message c",
        "d: there is no message -e",
    ]


def test_a_missing_fact_is_reported_without_a_crash(tmp_path: Path) -> None:
    words, reported = _words(tmp_path, "greet = Hello { $who }\n")
    assert words.text("greet").startswith("Hello")
    assert reported == [f"{tmp_path / 'en' / 'words.ftl'}:1: greet: Unknown external: who"]


def test_without_a_listener_damage_raises(tmp_path: Path) -> None:
    _written(tmp_path / "en", "stray\n")
    with pytest.raises(Unreadable, match=r"words\.ftl:1: expected `name = text`, found 'stray'"):
        Words("en", tmp_path)


def test_a_missing_language_is_reported(tmp_path: Path) -> None:
    reported: list[str] = []
    words = Words("tlh", tmp_path, lambda damage: reported.append(str(damage)))
    assert reported == [f"{tmp_path / 'tlh'}: no locale file (*.ftl) is there"]
    assert words.text("here") == "[here]"


RUSSIAN = """\
list-and = { $head } и { $last }
list-comma = { $head }, { $rest }
list-statements = { $head }; { $rest }
good-worker = { $case ->
    [genitive] { $n ->
        [one] { $n } рабочего
       *[other] { $n } рабочих
    }
   *[accusative] { $n ->
        [one] { $n } рабочего
        [few] { $n } рабочих
       *[many] { $n } рабочих
    }
}
good-brick = { $case ->
    [genitive] { $n ->
        [one] { $n } кирпича
       *[other] { $n } кирпичей
    }
   *[accusative] { $n ->
        [one] { $n } кирпич
        [few] { $n } кирпича
       *[many] { $n } кирпичей
    }
}
lacking = Не хватает: { GOODS($goods, case: "genitive") }.
log-deed = { $deed }.
deed-location_constructed = { $who } присваивает точку { $card }
deed-card_razed = { $who } разрушает с руки { $card }, { FORM($card, form: "bare") }
title-school = Школа
title-new_york = Нью-Йорк
card-in-text = { $kind ->
    [faction] { $title }
   *[card] «{ $title }»
}
    .bare = { $title }
opponent-hegemony = Гегемония
    .genitive = Гегемонии
    .gender = feminine
phase-action = Фаза действий
    .genitive = фазы действий
category-fuel = топливо
    .genitive = топлива
    .gender = neuter
category-brick = кирпич
    .genitive = кирпича
good-gun = { $n } пушка
    .name = пушка
    .name_genitive = пушки
    .name_gender = feminine
end-of = До конца { FORM($phase, form: "genitive") }
need = { GENDER($word) ->
    [feminine] нужна
    [neuter] нужно
   *[other] нужен
} { $word }
without = нет { FORM($words, form: "genitive") }
choose = выбрать { FORM($goods, form: "genitive") }
some-line = { FORM($who, form: "genitive") }: { FORM($common, form: "genitive") } из { FORM($goods, form: "genitive") }
"""


def test_words_in_a_message_take_the_forms_of_their_language(catalog: Catalog, tmp_path: Path) -> None:
    words, reported = _wording(catalog, tmp_path, RUSSIAN, "ru")
    assert words.text("end-of", phase=words.phase("action")) == "До конца фазы действий"
    both = [words.category("fuel"), words.category("brick")]
    assert words.text("without", words=words.all_of(both)) == "нет топлива и кирпича"
    assert words.text("without", words=words.all_of(both[:1])) == "нет топлива"
    assert words.text("without", words=words.one_by_one(both)) == "нет топлива, кирпича"
    assert [words.text("need", word=word) for word in (*both, words.good_name("gun"))] == [
        "нужно топливо",
        "нужен кирпич",
        "нужна пушка",
    ]
    assert words.text("without", words=words.good_name("gun")) == "нет пушки"
    assert words.text("without", words="plain text") == "нет plain text"
    assert words.text("choose", goods=Bag({"worker": 2})) == words.text("choose", goods=words.goods({"worker": 2}))
    assert words.text("choose", goods=Bag({"worker": 2})) == "выбрать 2 рабочих"
    assert reported == []


def test_words_spelt_alike_may_have_different_forms(catalog: Catalog, tmp_path: Path) -> None:
    text = (
        'row-action = x\n    .genitive = y\ncategory-gun = x\n    .genitive = z\nof = { FORM($w, form: "genitive") }\n'
    )
    words, _ = _wording(catalog, tmp_path, text)
    assert [words.text("of", w=word) for word in (words.row_name("action"), words.category("gun"))] == ["y", "z"]
    listed = [words.one_by_one([word]) for word in (words.row_name("action"), words.category("gun"))]
    assert [words.text("of", w=word) for word in listed] == ["y", "z"]


def test_a_title_in_a_sentence_is_quoted_and_stays_a_title(catalog: Catalog, tmp_path: Path) -> None:
    words, reported = _wording(catalog, tmp_path, RUSSIAN, "ru")
    line = log.event_line(words, ev.CardRazed("A", "school"), {"A": "Аня"}, EVERYONE)
    assert line == "Аня разрушает с руки «Школа», Школа."
    assert line is not None
    assert [part.id for part in line.parts if isinstance(part, CardName)] == ["school", "school"]
    assert [words.title("school"), words.card("school"), words.card("new_york")] == ["Школа", "«Школа»", "Нью-Йорк"]
    assert words.cards(["school", "school"]) == "«Школа» и «Школа»"
    assert reported == []


def test_a_name_in_another_form_is_still_the_name_of_its_seat(catalog: Catalog, tmp_path: Path) -> None:
    words, reported = _wording(catalog, tmp_path, RUSSIAN, "ru")
    tell = CardTeller(words, {"V": "hegemony"})
    common = words.all_of([words.category("fuel"), words.category("brick")])
    told = tell.say("some-line", who=tell.who("V"), common=common, goods=tell.goods(Bag({"worker": 1})))
    line = tell.finish(told)
    assert line == "Гегемонии: топлива и кирпича из 1 рабочего"
    assert isinstance(line.parts[0], PlayerName)
    assert (line.parts[0].seat, line.parts[-1], reported) == ("V", Bag({"worker": 1}), [])


def test_a_word_may_stand_before_a_name_that_cannot_be_inflected(catalog: Catalog, tmp_path: Path) -> None:
    own = "player-in-text = { $name }\n    .genitive = игрока { $name }\n"
    words, reported = _wording(catalog, tmp_path, RUSSIAN + own, "ru")
    tell = CardTeller(words, {"A": "Аня", "V": "hegemony"})
    told = [tell.say("some-line", who=tell.who(seat), common=tell.who(seat), goods="") for seat in ("A", "V")]
    line = tell.finish("; ".join(told))
    assert line == "игрока Аня: игрока Аня из ; Гегемонии: Гегемонии из "
    assert [part.seat for part in line.parts if isinstance(part, PlayerName)] == ["A", "A", "V", "V"]
    assert reported == []


def test_a_line_tells_how_many_cards_are_discarded(catalog: Catalog, tmp_path: Path) -> None:
    own = (
        "log-effects = { $effects }.\neffect-other = { $who } { $effects }\n"
        "effect-discards = сбрасывает { $n ->\n    [one] карту\n   *[other] карты\n} { $cards }\n"
        "log-offer_discarded = { $n ->\n    [one] Карту\n   *[other] Карты\n} { $cards } не берёт никто.\n"
    )
    words, reported = _wording(catalog, tmp_path, RUSSIAN + own, "ru")
    names = {"A": "Аня"}
    assert (
        log.event_line(words, ev.CardsDiscarded("A", ("school",)), names, EVERYONE) == "Аня сбрасывает карту «Школа»."
    )
    assert (
        log.event_line(words, ev.OfferDiscarded(("school", "school")), names, EVERYONE)
        == "Карты «Школа» и «Школа» не берёт никто."
    )
    assert reported == []


def test_plural_forms_and_cases_belong_to_the_locale(catalog: Catalog, tmp_path: Path) -> None:
    words, reported = _wording(catalog, tmp_path, RUSSIAN, "ru")
    assert [words.good("brick", n) for n in (1, 2, 5, 21)] == ["1 кирпич", "2 кирпича", "5 кирпичей", "21 кирпич"]
    assert words.goods(Bag({"brick": 5, "worker": 2})) == "5 кирпичей и 2 рабочих"
    assert words.goods(Bag({"worker": 1}), Inflection(case="genitive")) == "1 рабочего"
    assert words.text("lacking", goods=Bag({"worker": 2, "brick": 2})) == "Не хватает: 2 кирпичей и 2 рабочих."
    assert (
        log.event_line(words, ev.LocationConstructed("A", "school", 1), {"A": "Аня"}, EVERYONE)
        == "Аня присваивает точку «Школа»."
    )
    assert reported == []

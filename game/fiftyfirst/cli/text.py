"""`text`: the game in a terminal, with moves in the notation."""

from __future__ import annotations

import argparse
import secrets
import shlex
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from msgspec.structs import replace

from game.cli import options
from game.cli.command_line import Commands, add_command, program, say, seed, tell_damage, warn, whole, whole_number
from game.cli.text_screen import Asking, PlainAsking, show, show_whole
from game.fiftyfirst.bots.player import BOTS
from game.fiftyfirst.cards.card import Faction
from game.fiftyfirst.cards.catalog import BASE_SET, Catalog, load_catalog
from game.fiftyfirst.cards.sets.moloch import has_machines
from game.fiftyfirst.cards.sets.no_mans_land import has_map_of_areas
from game.fiftyfirst.cli import variants
from game.fiftyfirst.cli.plain_game import PlainGame
from game.fiftyfirst.cli.text_game import TextGame
from game.fiftyfirst.match.match import Match, deal_match, fiftyfirst
from game.fiftyfirst.rules.options import BOX, LEVELS, MODULES, Options
from game.fiftyfirst.rules.solo.kinds import KINDS
from game.fiftyfirst.rules.state import SEATS, Game
from game.fiftyfirst.wording.wording import Wording
from game.files import clear_leftovers
from game.kernel.refusal import Unreadable
from game.kernel.seats import Seat, SeatSetup
from game.kernel.text import LONGEST_NAME, LONGEST_SENTENCE, one_line
from game.match.library.unfinished import UnfinishedSearch, note_on_table
from game.paths import cards_folder, data_folder, exports_folder, matches_folder, packs_folder
from game.play.programs import Programs, recorded
from game.ui.settings import read_settings

LARGEST_SEED = 2**31
FEWEST = 2
_GIVEN = ("players", "names", "factions", "seed", "solo", "sets", *variants.VARIANTS)


def start_match(arguments: argparse.Namespace, catalog: Catalog, asking: Asking[Wording]) -> Match:
    """The match of the options, or without any of the answers to questions.

    With ``--resume``, ``--bots`` names programs that may go on with their seats.

    Raises:
        Unreadable: an option or the match file cannot be used.
        EOFError: the input ends before all questions are answered.
    """
    bots, programs = recorded(variants.chosen_bots(arguments.bots))
    if arguments.resume is not None:
        return _resume(arguments, catalog, programs, asking.words)
    if bots or any(getattr(arguments, name) is not None for name in _GIVEN):
        seats = _seats_given(arguments, catalog, bots)
        sets = variants.chosen_sets(catalog, arguments.sets or BASE_SET)
        chosen = variants.chosen_variants(arguments, sets)
    else:
        seats = _seats_asked(catalog, asking)
        sets = _sets_asked(catalog, asking)
        chosen = _variants_asked(catalog, sets, asking)
    seed = secrets.randbelow(LARGEST_SEED) if arguments.seed is None else arguments.seed
    folder = matches_folder(arguments.data_dir)
    return deal_match(Game(catalog, sets, chosen), seats, seed, folder, solo=arguments.solo, programs=programs)


def _resume(arguments: argparse.Namespace, catalog: Catalog, programs: Programs, wording: Wording) -> Match:
    """The match of a file, or the unfinished one that was on the table last."""
    path = Path(arguments.resume)
    if not arguments.resume:
        folder = matches_folder(arguments.data_dir)
        search = UnfinishedSearch(folder, lambda error: warn(wording.finding(error)), arguments.all_games.kind)
        unfinished = search.to_end()
        if unfinished is None:
            raise Unreadable("there is no unfinished match to continue", str(folder))
        path = unfinished.path
    match = Match.load(path, fiftyfirst(catalog, programs).only)
    tell_damage(match.damage, wording)
    options.warn_of_programs((setup.player for setup in match.seats.values()), programs, wording)
    return match


def _seats_given(arguments: argparse.Namespace, catalog: Catalog, bots: Sequence[str]) -> list[SeatSetup]:
    names = _listed(arguments.names)
    factions = [_faction(catalog, name) for name in _listed(arguments.factions)]
    most, fewest = (1, 1) if arguments.solo else (len(SEATS), FEWEST)
    count = arguments.players or max(fewest, len(names), len(factions), len(bots))
    if max(count, len(names), len(factions), len(bots)) > min(count, most):
        at_most = "one player" if arguments.solo else f"at most {min(count, most)} players"
        raise Unreadable(f"expected names, factions and robots for {at_most}")
    names += SEATS[len(names) : count]
    names = [name or seat for name, seat in zip(names, SEATS, strict=False)]
    if any(_is_taken(name, names[:place]) for place, name in enumerate(names)):
        raise Unreadable("expected different names: no two players can have the same one")
    if any(len(name) > LONGEST_NAME for name in names):
        raise Unreadable(f"expected names of at most {LONGEST_NAME} characters")
    players = ["human"] * (count - len(bots)) + [*bots]
    factions += [None] * (count - len(factions))
    return _setups(list(zip(names, players, factions, strict=True)))


def _setups(seats: list[tuple[str, str, str | None]]) -> list[SeatSetup]:
    factions = [faction for _, _, faction in seats if faction]
    if len(set(factions)) < len(factions):
        raise Unreadable("expected different factions: no two players can have the same one")
    return [SeatSetup(name, player, faction) for name, player, faction in seats]


def _listed(text: str | None) -> list[str]:
    return [one_line(part, LONGEST_SENTENCE) for part in text.split(",")] if text else []


def _faction(catalog: Catalog, name: str) -> str | None:
    """A faction by title or id; None for `random`."""
    if name == "random":
        return None
    faction = catalog.find(Faction, name)
    if faction is None:
        raise Unreadable(f"expected a faction ({', '.join((*catalog.factions, 'random'))}), not {name!r}")
    return faction.id


def _seats_asked(catalog: Catalog, asking: Asking[Wording]) -> list[SeatSetup]:
    count = _ask_number(asking, "text-ask_players", FEWEST, len(SEATS))
    seats: list[tuple[str, str, str | None]] = []
    free = list(catalog.factions)
    for seat in SEATS[:count]:
        name = _ask_name(asking, seat, [name for name, _, _ in seats])
        player = _ask_player(asking, name)
        faction = _ask_faction(asking, name, free)
        if faction:
            free.remove(faction)
        seats.append((name, player, faction))
    return _setups(seats)


def _sets_asked(catalog: Catalog, asking: Asking[Wording]) -> tuple[str, ...]:
    """The sets, asked for; an empty line means the base set alone."""
    others = [name for name in catalog.sets if name != BASE_SET]
    for name in others:
        asking.offer(name, asking.words.set_title(name), 16)
    while others:
        answer = asking.ask("text-ask_sets")
        try:
            return variants.chosen_sets(catalog, ",".join([BASE_SET, *([answer] if answer else [])]))
        except Unreadable as error:
            asking.tell(asking.words.translated(error.message))
    return (BASE_SET,)


def _variants_asked(catalog: Catalog, sets: Sequence[str], asking: Asking[Wording]) -> Options:
    """How a game with Machines or with the map is played, and with which modules; no others are asked about."""
    of_expansion = _of_expansion_asked(catalog, sets, asking)
    offered = [name for name in MODULES if BOX[name].goes_with(catalog, sets)]
    return replace(of_expansion, **{name: _is_wanted(asking, f"text-ask_{name}") for name in offered})


def _of_expansion_asked(catalog: Catalog, sets: Sequence[str], asking: Asking[Wording]) -> Options:
    if has_map_of_areas(catalog, sets):
        return Options(raze_build_free=_is_wanted(asking, "text-ask_raze_build_free"))
    if not has_machines(catalog, sets):
        return Options()
    for number, level in enumerate(LEVELS):
        asking.offer(str(number), asking.words.text("text-level.about", level=level))
    chosen = LEVELS[_ask_number(asking, "text-ask_level", 0, len(LEVELS) - 1)]
    coop, server_room = [_is_wanted(asking, question) for question in ("text-ask_coop", "text-ask_server_room")]
    return Options(moloch_difficulty=chosen, moloch_coop=coop, server_room=server_room)


def _is_wanted(asking: Asking[Wording], question: str) -> bool:
    """An answer to a question of yes or no; an empty line means no."""
    for number, word in enumerate(("text-no", "text-yes")):
        asking.offer(str(number), asking.words.text(word))
    return bool(_ask_number(asking, question, 0, 1))


def _ask_name(asking: Asking[Wording], seat: Seat, taken: Sequence[str]) -> str:
    """A name that is not taken or too long for a match file; an empty line means the letter of the seat."""
    while True:
        name = asking.ask("text-ask_name", seat=seat) or seat
        if len(name) > LONGEST_NAME:
            asking.tell(asking.words.text("text-ask_shorter_name", most=str(LONGEST_NAME)))
        elif _is_taken(name, taken):
            asking.tell(asking.words.text("text-ask_other_name", name=name))
        else:
            return name


def _is_taken(name: str, others: Iterable[str]) -> bool:
    return name.casefold() in (other.casefold() for other in others)


def _ask_number(asking: Asking[Wording], question: str, lowest: int, highest: int, **facts: str) -> int:
    """A number in a range; an empty line means the lowest."""
    while True:
        answer = asking.ask(question, **facts) or str(lowest)
        number = whole_number(answer)
        if number is not None and lowest <= number <= highest:
            return number
        asking.tell(asking.words.text("text-ask_again", lowest=str(lowest), highest=str(highest)))


def _ask_player(asking: Asking[Wording], name: str) -> str:
    """`human`, or a bot."""
    kinds = ("human", *BOTS)
    for number, kind in enumerate(kinds):
        words = asking.words
        asking.offer(str(number), words.text("text-human") if kind == "human" else words.text("text-bot", bot=kind))
    return kinds[_ask_number(asking, "text-ask_player", 0, len(kinds) - 1, name=name)]


def _ask_faction(asking: Asking[Wording], name: str, free: list[str]) -> str | None:
    asking.offer("0", asking.words.text("text-random_faction"))
    for number, faction in enumerate(free, 1):
        asking.offer(str(number), asking.words.title(faction))
    chosen = _ask_number(asking, "text-ask_faction", 0, len(free), name=name)
    return free[chosen - 1] if chosen else None


def add(commands: Commands) -> None:
    parser = add_command(commands, "text", run)
    say = parser.speaker.help
    parser.add_argument("--players", type=whole, choices=(2, 3, 4), default=None, help=say("cli-players"))
    parser.add_argument("--names", default=None, help=say("cli-text-names"))
    parser.add_argument("--factions", default=None, help=say("cli-text-factions"))
    options.add_bots(parser, say("cli-text-bots"))
    parser.add_argument("--solo", choices=tuple(KINDS), default=None, help=say("cli-text-solo"))
    parser.add_argument("--seed", type=seed, default=None, help=say("cli-text-seed"))
    parser.add_argument("--resume", nargs="?", const="", default=None, metavar="FILE", help=say("cli-text-resume"))
    parser.add_argument("--plain", action="store_true", help=say("cli-text-plain"))
    variants.add_sets(parser, default=None)
    variants.add_variants(parser)
    options.add_data_folder(parser, "text")


def run(arguments: argparse.Namespace) -> int:
    """Play until somebody quits or the input ends. Every decision is saved at once.

    Raises:
        KeyboardInterrupt: Ctrl+C was pressed; that the match is saved has been printed.
    """
    if sys.stdin is None or sys.stdout is None:
        raise Unreadable("a game in the terminal needs an input and an output that are open")
    catalog, wording = _cards_and_words(arguments.data_dir, arguments.lang)
    data = arguments.data_dir
    clear_leftovers(data_folder(data), matches_folder(data), exports_folder(data))
    try:
        asking = (PlainAsking if arguments.plain else Asking)(wording)
        match = start_match(arguments, catalog, asking)
    except EOFError:
        say("")
        return 0
    except KeyboardInterrupt:
        say("")
        raise
    note_on_table(matches_folder(data), match)
    try:
        match.called = wording.player
        variants.warn_of_weights((setup.player for setup in match.seats.values()), wording)
        advice = read_settings(data_folder(data), lambda _: None).advice
        (PlainGame if arguments.plain else TextGame)(match, wording, advice).play()
    except EOFError:
        say("")
    except KeyboardInterrupt:
        say("")
        raise
    finally:
        match.close()
        note_on_table(matches_folder(data), match)
        (show_whole if arguments.plain else show)(_farewell(match, wording))
    return 0


def _cards_and_words(data: Path | None, language: str) -> tuple[Catalog, Wording]:
    """All undamaged cards and messages. Warns of the first damage of each file."""
    damages: list[Unreadable] = []
    catalog = load_catalog(cards_folder(), damages.append, packs_folder(data))
    wording = Wording(catalog, language, on_error=damages.append)
    for damage in {damage.file: damage for damage in reversed(damages)}.values():
        warn(wording.finding(damage))
    return catalog, wording


def _farewell(match: Match, wording: Wording) -> list[str]:
    """Where the match is saved, and how to continue it."""
    if match.unsaved_since is not None:
        return [wording.text("text-not_saved", step=str(match.unsaved_since))]
    if match.status.is_over:
        return [wording.text("text-over_saved", file=str(match.path))]
    resume = wording.text("text-left.resume", program=program(), file=shlex.quote(str(match.path)))
    return [wording.text("text-left"), f"  {resume}"]

"""What the window asks of a game: which scene shows a match, and all that only the game can draw, tell or play."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from game.play.advice import is_alone, legal_hints, robot_choice
from game.ui.art.pawns import pawn
from game.ui.match_look import MatchLook
from game.ui.places import Label
from game.ui.running.plain_flow import PlainFlow
from game.ui.table.labels import CONFIRM, DONE

if TYPE_CHECKING:
    import pygame

    from game.kernel.refusal import Unreadable
    from game.kernel.rules import Status
    from game.kernel.seats import Seat
    from game.match.lessons.lesson import Lesson, LessonPart
    from game.match.lessons.played import LessonMatch
    from game.play.match import AnyMatch, AnyWatchedMatch
    from game.ui.canvas import Canvas, Mark
    from game.ui.context import Context
    from game.ui.scene import Prospect, Scene
    from game.wording.sentence import Fact

Read = Any
"""What a person has read of the summaries that a game shows between its decisions; only the game knows its form."""


class Flow(Protocol):
    """Which scene shows a match as it stands. A module may be one."""

    @property
    def SEEN(self) -> tuple[str, ...]:
        """The scenes that show a robot's decision."""

    @property
    def SUMMARIES(self) -> tuple[str, ...]:
        """The scenes that show what has happened."""

    def scene_name(self, match: AnyMatch, read: Read, /) -> str:
        """The scene that shows the match now."""

    def is_summary(self, match: AnyMatch, read: Read, /) -> bool:
        """Whether that scene asks nothing."""

    def is_turn(self, status: Status, /) -> bool:
        """Whether what is decided now belongs to a turn, which ends with a press. What else is asked ends by itself."""

    def is_hidden(self, status: Status, /) -> bool:
        """Whether the open question is answered in secret, so that another person sees it only after a hand-over, even
        among friends who play with open hands."""

    def is_open(self, match: AnyMatch, /) -> bool:
        """Whether the open question is about nothing hidden, so that no hand is shown for it."""

    def shows_something(self, match: AnyMatch, /) -> bool:
        """Whether the last decision has shown the player what is looked at before the turn ends."""

    def is_covered(self, match: AnyMatch, scene: str, /) -> bool:
        """Whether a scene shows what is hidden from others, so that it is covered until the next player is there."""

    def phase_of(self, match: AnyMatch, scene: str, /) -> tuple[int, str] | None:
        """Round and phase that a scene shows; None if it shows none."""

    def read_before(self, match: AnyMatch, /) -> Read:
        """What counts as read when a match is opened."""

    def still_read(self, match: AnyMatch, read: Read, /) -> Read:
        """What counts as read after an undo: nothing of what lies ahead again."""

    def all_read(self, match: AnyMatch, /) -> Read:
        """All summaries up to now, as read."""


class Signals(NamedTuple):
    """What is heard when something begins, by the names of sounds.

    Attributes:
        phase: A phase.
        round: A round.
        last_round: The last round.
        turn: The turn of a person.
    """

    phase: str = "sign_drop"
    round: str = "flag_flap"
    last_round: str = "horn_long"
    turn: str = "horn_short"


class Sounds(Protocol):
    """The sounds of what happens, by their names in `game.ui.sound.sounds` or among those of the game
    (`game.ui.game_look.GameLook.sounds`). A module may be one."""

    @property
    def SIGNALS(self) -> Signals:
        """What is heard when something begins."""

    def at_once(self, events: Sequence[Any], /) -> Sequence[str]:
        """What is heard of events of which nothing is seen to move."""

    def theme(self, is_won: bool, /) -> Sequence[str]:
        """What is heard when a match is over."""


class Silence:
    """The sounds of a game that has none of its own."""

    SIGNALS: Final = Signals()

    def at_once(self, _: Sequence[Any], /) -> Sequence[str]:
        return ()

    def theme(self, _: bool, /) -> Sequence[str]:
        return ()


class PlaceTopics(Protocol):
    """The section of the rules about each place of the screen. A module may be one."""

    def topic_of(self, label: Label | None, /) -> str | None:
        """The section about what lies at a place; None if there is none."""

    def topic_of_scene(self, name: str, /) -> str | None:
        """The section about a scene of a match."""

    def board_at(self, context: Context, label: Label | None, /) -> str | None:
        """What is shown closely in place of a section of the rules, by its id; None if there is nothing."""


class NoTopics:
    """The topics of a game without rules to read."""

    def topic_of(self, _: Label | None, /) -> None:
        """No section."""

    def topic_of_scene(self, _: str, /) -> None:
        """No section."""

    def board_at(self, _: Context, __: Label | None, /) -> None:
        """Nothing to be shown."""


class Closely(Protocol):
    """How the game shows a card, board or tile closely. A module may be one."""

    def picture(self, context: Context, card: str, width: int, large: bool = True, text: float = 1.0) -> pygame.Surface:
        """Its face, so many pixels wide. ``text`` scales its text, unless that has its size where the face is
        ``large``."""

    def other_side(self, context: Context, card: str, by_the_book: bool, /) -> str | None:
        """Its other side, if that may be seen: in the library, ``by_the_book``, or also at the table."""

    def facts(self, context: Context, card: str, by_the_book: bool, /) -> Sequence[Fact]:
        """Everything printed on it in words, what it does first."""

    def leading(self, context: Context, card: str, /) -> int:
        """The number of facts that tell what it does."""

    def topic(self, context: Context, card: str, /) -> str | None:
        """The section of the rules about it."""

    def preview(self, context: Context, card: str, /) -> Fact | None:
        """What it would bring the viewer now, if it can be played."""


LessonPicture = Callable[[str, tuple[int, int], float], "pygame.Surface"]
"""What stands for a lesson, by its name, in a size in pixels; a share of its height at the foot is covered."""


class NoteGround(NamedTuple):
    """What the note of a lesson may cover.

    Attributes:
        precious: Kinds of places that it covers only if there is no room elsewhere.
        needed: Kinds of places that it rather does not cover even then.
        plates: Kinds of places beside whose edges it leaves a gap.
        free: Places that it may cover.
        flags: Icons that lie over the edges of places, and so over the rings around these.
    """

    precious: Collection[object]
    needed: Collection[object]
    plates: Collection[object]
    free: Collection[Label]
    flags: Collection[str] = ()


class RouteLook(NamedTuple):
    """How the route of a lesson is drawn.

    Attributes:
        strokes: The strokes of the line that joins the stops, from the widest on: the width in u, the ink, and whether
            it is dashed.
        draw_stop: Draws the stop of the chapter with a number: whether that is done, and whether it comes next.
    """

    strokes: Sequence[tuple[float, str, bool]]
    draw_stop: Callable[[Canvas, pygame.Rect, int, bool, bool], None]


class Lessons(NamedTuple):
    """The lessons of a game, and what a lesson needs of its scenes.

    Attributes:
        all: All lessons, the first game first, each read when asked for. Raises Unreadable if its file is damaged.
        begin: The match of a part of a lesson, with the names of the learner and the opponent.
        picture: What stands for a lesson.
        lit: The places, among the marks of a frame, that the note of the present step lights.
        is_at_rest: Whether the player has begun nothing in a scene.
        is_held: Whether something is dragged in a scene.
        preview: Where a scene shows cards large, if it does.
        ground: What notes may cover.
        route: How its route is drawn; by default as a road with shields.
    """

    all: Callable[[Context], Iterator[Lesson]]
    begin: Callable[[Context, LessonPart, Sequence[str]], LessonMatch]
    picture: Callable[[Context, str, tuple[int, int], float], pygame.Surface]
    lit: Callable[[Scene, Any, Sequence[Mark]], Sequence[pygame.Rect]]
    is_at_rest: Callable[[Scene], bool]
    is_held: Callable[[Scene], bool]
    preview: Callable[[Canvas, Scene], pygame.Rect | None]
    ground: NoteGround
    route: RouteLook | None = None


class AnnotatedCard(NamedTuple):
    """A card on a page of the rules with numbers on its ``parts``: their places, as shares of its width and height, in
    the order of the legend."""

    card: str
    parts: Sequence[tuple[float, float]]


class BookPicture(NamedTuple):
    """A picture on a page of the rules that is no card.

    Attributes:
        draw: Draws it all over a canvas.
        width: Its greatest width, in u.
        shape: Its height, as a share of its width.
        parts: The places of the numbers on it, as shares of its width and height, in the order of the legend.
    """

    draw: Callable[[Canvas, Context], None]
    width: float
    shape: float
    parts: Callable[[Context], Sequence[tuple[float, float]]] = lambda _: ()


class GameCards(NamedTuple):
    """The cards of a game, where they are looked at beside its table.

    Attributes:
        open: Opens the library of all cards.
        closely: How one is shown closely.
        annotated: Picture in the rules (`game.wording.rulebook.Section.picture`) -> the card with numbers that it is.
    """

    open: Callable[[Context], None]
    closely: Closely
    annotated: Mapping[str, AnnotatedCard] = {}


def _first_place(sight: Any, command: Any) -> pygame.Rect | None:
    boxes = map(sight.box, sight.standing.beginnings(command))
    return next((box.rect for box in boxes if box), None)


class Advising(NamedTuple):
    """How the game advises. By default hints are the legal commands with their forecasts, and advice is what a robot
    would choose (`game.wording.plain_narrator`).

    Attributes:
        hints: Finds the hints for a seat in a match, bit by bit; none where no commands are handed to it.
        has_advice: Whether robots advise in a match.
        advice: What a robot of a level would do after so many decisions, and what it expects of the command that was
            given then, if one is handed over.
        place: Where on the table, as it is seen, a command begins.
    """

    hints: Callable[[AnyMatch, Seat, Sequence[Any]], Generator[None, None, Any]] = legal_hints
    has_advice: Callable[[AnyMatch], bool] = is_alone
    advice: Callable[..., Generator[None, None, Any]] = robot_choice
    place: Callable[[Any, Any], pygame.Rect | None] = _first_place


def _plain_page(context: Context) -> Scene:
    from game.ui.scenes.starting.plain_game import PlainGameScene  # imported late: it is seldom needed

    return PlainGameScene(context)


def _deal_at_once(context: Context, robot: str) -> None:
    from game.ui.scenes.starting.plain_game import deal_at_once  # imported late: it is seldom needed

    deal_at_once(context, robot)


def _plain_replay(context: Context, match: AnyWatchedMatch, step: int | None) -> Scene:
    from game.ui.scenes.replay.plain import PlainReplayScene  # imported late: it is seldom needed

    return PlainReplayScene(context, match, step)


class Starting(NamedTuple):
    """How matches begin.

    Attributes:
        pages: Name of a start (`game.ui.game_look.Start`) -> what makes the page on which it is put together.
        play: Deals at once a match of a person against a robot of a level, with what the last new game had.
        told: What that match is dealt with, in words.
        roles: The roles that a player may choose.
        usual_robot: The level of the robot that is offered first; by default the weakest.
        usual_seats: How many play in the first new game, and in what is dealt at once; by default as few as can.
    """

    pages: Mapping[str, Callable[[Context], Scene]] = {"new_game": _plain_page}
    play: Callable[[Context, str], None] = _deal_at_once
    told: Callable[[Context], str] = lambda _: ""
    roles: Callable[[Context], Collection[str]] = lambda _: ()
    usual_robot: str = ""
    usual_seats: int = 0


class Ahead(NamedTuple):
    """What is got ready while nothing happens.

    Attributes:
        words: What puts into words what the game will need.
        pages: Makes the scenes of the game that the title opens, the likeliest first.
    """

    words: Callable[[Context], Iterable[Prospect]] = lambda _: ()
    pages: Callable[[Context], Iterable[Scene]] = lambda _: ()


def _draw_table_top(canvas: Canvas, context: Context, _: tuple[int, str] | None) -> None:
    canvas.blit(context.look.table(canvas.size), (0, 0))


class GameTable(NamedTuple):
    """The table of a game. All but the scene of the table itself may be left out by a small game.

    Attributes:
        scenes: Name of a scene of a match -> what makes it: "table", and whatever else is not as in any game
            (`game.ui.window.screens`).
        flow: Which of them shows the match.
        replay: Makes the scene in which a match is watched, standing still at a step or playing from the beginning; by
            default the table of the match, if that is a `game.ui.scenes.match_table.MatchScene`.
        starting: How matches begin.
        match_look: What only the game says of its matches in lists, in the statistics and at the score.
        emblem: The emblem of the player at a seat of a match.
        sounds: What is heard.
        topics: Sections of the rules.
        last_round: What the sign says that tells of the last round.
        draw_closed_hand: Draws in a place what only a seat may see, face down.
        draw_behind: Draws the table as everybody may see it, as what lies behind another scene; with another round and
            phase in its head, if they are given.
        deciding: Kinds of places where a press decides, so that the second press of a double click would answer the
            next question as well.
        open_overview: Shows all of the table at once, if it is more than fits into the window.
        cards: Its cards, if they are looked at beside the table.
        book_pictures: Picture in the rules (`game.wording.rulebook.Section.picture`) -> how it is drawn, if it is no
            card.
        advising: How the game advises, if it does.
        lessons: Its lessons, if there are any.
        unreadable_weights: What is damaged of what robots have learned.
        ahead: What is got ready while nothing happens.
    """

    scenes: Mapping[str, Callable[[Context], Scene]]
    flow: Flow = PlainFlow()
    replay: Callable[[Context, AnyWatchedMatch, int | None], Scene] = _plain_replay
    starting: Starting = Starting()
    match_look: MatchLook = MatchLook()
    emblem: Callable[[AnyMatch, Seat], str] = lambda _, seat: pawn(seat)
    sounds: Sounds = Silence()
    topics: PlaceTopics = NoTopics()
    last_round: Callable[[Context], str] = lambda context: context.text("motion-last-round")
    draw_closed_hand: Callable[[Canvas, pygame.Rect, AnyMatch, Seat], None] = lambda *_: None
    draw_behind: Callable[[Canvas, Context, tuple[int, str] | None], None] = _draw_table_top
    deciding: Collection[object] = (CONFIRM, DONE)
    open_overview: Callable[[Context], None] | None = None
    cards: GameCards | None = None
    book_pictures: Mapping[str, BookPicture] = {}
    advising: Advising | None = None
    lessons: Lessons | None = None
    unreadable_weights: Callable[[], Sequence[Unreadable]] = lambda: ()
    ahead: Ahead = Ahead()

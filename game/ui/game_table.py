"""What the window asks of a game: which scene shows a match, and all that only the game can draw, tell or play."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from game.ui.places import Label

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
    from game.ui.match_look import MatchLook
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

    def is_open(self, status: Status, /) -> bool:
        """Whether the open question is about nothing hidden, so that no hand is shown for it."""

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


class Sounds(Protocol):
    """The sounds of what happens, by their names in `game.ui.sound.sounds`. A module may be one."""

    def at_once(self, events: Sequence[Any], /) -> Sequence[str]:
        """What is heard of events of which nothing is seen to move."""

    def theme(self, is_won: bool, /) -> Sequence[str]:
        """What is heard when a match is over."""


class PlaceTopics(Protocol):
    """The section of the rules about each place of the screen. A module may be one."""

    def topic_of(self, label: Label | None, /) -> str | None:
        """The section about what lies at a place; None if there is none."""

    def topic_of_scene(self, name: str, /) -> str | None:
        """The section about a scene of a match."""

    def board_at(self, context: Context, label: Label | None, /) -> str | None:
        """What is shown closely in place of a section of the rules, by its id; None if there is nothing."""


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


class Lessons(NamedTuple):
    """The lessons of a game, and what a lesson needs of its scenes.

    Attributes:
        all: All lessons, the first game first. Raises Unreadable if the file of one is damaged.
        begin: The match of a part of a lesson, with the names of the learner and the opponent.
        picture: What stands for a lesson.
        lit: The places, among the marks of a frame, that the note of the present step lights.
        is_at_rest: Whether the player has begun nothing in a scene.
        is_held: Whether something is dragged in a scene.
        preview: Where a scene shows cards large, if it does.
        ground: What notes may cover.
    """

    all: Callable[[Context], Sequence[Lesson]]
    begin: Callable[[Context, LessonPart, Sequence[str]], LessonMatch]
    picture: Callable[[Context, str, tuple[int, int], float], pygame.Surface]
    lit: Callable[[Scene, Any, Sequence[Mark]], Sequence[pygame.Rect]]
    is_at_rest: Callable[[Scene], bool]
    is_held: Callable[[Scene], bool]
    preview: Callable[[Canvas, Scene], pygame.Rect | None]
    ground: NoteGround


class AnnotatedCard(NamedTuple):
    """A card on a page of the rules with numbers on its ``parts``: their places, as shares of its width and height, in
    the order of the legend."""

    card: str
    parts: Sequence[tuple[float, float]]


class Advising(NamedTuple):
    """How the game advises.

    Attributes:
        hints: Finds the hints for a seat in a match, bit by bit; none where no commands are handed to it.
        has_advice: Whether robots advise in a match.
        advice: What a robot of a level would do after so many decisions.
        place: Where on the table, as it is seen, a command begins.
    """

    hints: Callable[[AnyMatch, Seat, Sequence[Any]], Generator[None, None, Any]]
    has_advice: Callable[[AnyMatch], bool]
    advice: Callable[[AnyMatch, str, int], Generator[None, None, Any]]
    place: Callable[[Any, Any], pygame.Rect | None]


class Starting(NamedTuple):
    """How matches begin.

    Attributes:
        pages: Name of a start (`game.ui.game_look.Start`) -> what makes the page on which it is put together.
        play: Deals at once a match of a person against a robot of a level, with what the last new game had.
        told: What that match is dealt with, in words.
        roles: The roles that a player may choose.
        usual_robot: The level of the robot that is offered first.
    """

    pages: Mapping[str, Callable[[Context], Scene]]
    play: Callable[[Context, str], None]
    told: Callable[[Context], str]
    roles: Callable[[Context], Collection[str]]
    usual_robot: str


class GameTable(NamedTuple):
    """The table of a game.

    Attributes:
        scenes: Name of a scene of a match -> what makes it.
        flow: Which of them shows the match.
        sounds: What is heard.
        topics: Sections of the rules.
        emblem: The emblem of the player at a seat of a match.
        replay: Makes the scene in which a match is watched, standing still at a step or playing from the beginning.
        match_look: What only the game says of its matches in lists, in the statistics and at the score.
        draw_closed_hand: Draws in a place what only a seat may see, face down.
        deciding: Kinds of places where a press decides, so that the second press of a double click would answer the
            next question as well.
        last_round: What the sign says that tells of the last round.
        draw_behind: Draws the table as everybody may see it, as what lies behind another scene; with another round and
            phase in its head, if they are given.
        open_overview: Shows all of the table at once.
        open_library: Opens the library of cards.
        closely: How cards are shown closely.
        annotated: Picture in the rules (`game.wording.rulebook.Section.picture`) -> the card with numbers that it is.
        advising: How the game advises.
        lessons: Its lessons.
        unreadable_weights: What is damaged of what robots have learned.
        starting: How matches begin.
        words_ahead: What puts into words what the game will need.
        pages_ahead: Makes the scenes of the game that the title opens, the likeliest first.
    """

    scenes: Mapping[str, Callable[[Context], Scene]]
    flow: Flow
    sounds: Sounds
    topics: PlaceTopics
    emblem: Callable[[AnyMatch, Seat], str]
    replay: Callable[[Context, AnyWatchedMatch, int | None], Scene]
    match_look: MatchLook
    draw_closed_hand: Callable[[Canvas, pygame.Rect, AnyMatch, Seat], None]
    deciding: Collection[object]
    last_round: Callable[[Context], str]
    draw_behind: Callable[[Canvas, Context, tuple[int, str] | None], None]
    open_overview: Callable[[Context], None]
    open_library: Callable[[Context], None]
    closely: Closely
    annotated: Mapping[str, AnnotatedCard]
    advising: Advising
    lessons: Lessons
    unreadable_weights: Callable[[], Sequence[Unreadable]]
    starting: Starting
    words_ahead: Callable[[Context], Iterator[Prospect]]
    pages_ahead: Callable[[Context], Iterator[Scene]]

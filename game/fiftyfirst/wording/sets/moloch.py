"""Moloch in words: what is printed on Machines, what they do, and what is done to them (R44, R53.3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from game.fiftyfirst.cards.card import Faction
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.sets.moloch import Attack, Lose, Machine, RazeOwn, StopAction, StopBoard
from game.fiftyfirst.cards.vocabulary import EXCHANGING, RESOURCES
from game.fiftyfirst.rules import commands as cmd
from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules.discards import NAMED_ONE_BY_ONE
from game.fiftyfirst.rules.sets.moloch import messages
from game.fiftyfirst.rules.sets.moloch.machines import holds_code, holds_red, is_in_frenzy, names, strength
from game.fiftyfirst.rules.sets.moloch.messages import MachinesView
from game.fiftyfirst.rules.view import TableView
from game.fiftyfirst.wording import card_words, row
from game.fiftyfirst.wording.facts import CardTeller
from game.fiftyfirst.wording.row import Tales
from game.fiftyfirst.wording.wording import Wording
from game.wording.rulebook import Section
from game.wording.sentence import Fact, Word
from game.wording.signs import Sign, Strip


# ---------------------------------------------------------------------- what is printed
def attack(words: Wording, attack: Attack) -> str:
    """What it does to each player, in a sentence: `Each player loses 2 iron.`"""
    match attack:
        case Lose(goods):
            return words.text("attack-lose", goods=goods)
        case RazeOwn():
            return words.text("attack-raze", target=target(words, attack))
        case StopBoard(what) if what == EXCHANGING:
            return words.text("attack-stop_exchange")
        case StopBoard(what):
            return words.text("attack-stop_board", good=words.good_name(what))
        case StopAction():
            return words.text("attack-stop_action")


def target(words: Wording, razing: RazeOwn) -> Word:
    """What it razes of each player: `a Production`, `a Location with Distance 1`."""
    if razing.category is not None:
        return words.word("attack-target.category", category=words.category(razing.category))
    if razing.distance is not None:
        return words.word("attack-target.distance", distance=razing.distance)
    return words.word(f"attack-target.{razing.row}")


def expected(words: Wording, machine: Machine) -> str:
    """What the hacked side is, as far as the code tells (R44.5.1): `a Feature`."""
    return words.text("machine-expected.short", type=machine.hacked_type)


def machine_facts(words: Wording, machine: Machine, hacked_known: bool = False) -> tuple[Fact, ...]:
    """Everything on a Machine in words: its attack, its code, its Strength, Frenzy, and what its hacked side is.

    With ``hacked_known`` that is named, as in the library; in a match nobody may look at it (R44.5.1).
    """
    by_ammo = "yes" if any(good in RESOURCES for good in machine.code) else "no"
    told = [
        words.fact("assault", "machine-attack", attack=attack(words, machine.attack)),
        words.fact("code", "machine-code", goods=machine.cost, ammo=by_ammo),
        words.fact("strength", "machine-strength", n=machine.strength),
    ]
    if machine.frenzy:
        told.append(words.fact("frenzy", "machine-frenzy"))
    if hacked_known:
        told.append(words.fact("hacked", "machine-known", card=words.card(machine.hacked)))
    else:
        about = words.text("machine-expected", type=machine.hacked_type)
        told.append(words.fact("hacked", "machine-hidden", expected=about))
    return tuple(told)


def attack_strip(attack: Attack) -> Strip:
    """The signs of what a Machine does to each player: goods with a cross are lost, and behind the sign of razing or of
    a stopped action stands what it hits."""
    match attack:
        case Lose(goods):
            return tuple(Sign("good", good, count, crossed=True) for good, count in goods.items())
        case RazeOwn(row=None, category=None, distance=distance):
            return (Sign("good", "raze"), Sign("numbered", "distance", distance or 0))
        case RazeOwn(row, category):
            return (Sign("good", "raze"), Sign("good", row or category or ""))
        case StopBoard(what):
            return (Sign("good", "blocked_action"), Sign("good", what))
        case StopAction():
            return (Sign("good", "blocked_action"), Sign("good", "action"))


def stopped_by(catalog: Catalog, machines: MachinesView, faction: Faction, action: str) -> str | None:
    """The first deployed Machine that stops an action of a board, or its `exchange` (R44.3d); None if it is gone.

    >>> from game.fiftyfirst.cards.catalog import load_catalog
    >>> from game.paths import cards_folder
    >>> from game.fiftyfirst.rules.sets.moloch.messages import Deployed
    >>> catalog = load_catalog(cards_folder())
    >>> machines = MachinesView(22, (Deployed("curfew_siren"),), (), None, 0)
    >>> stopped_by(catalog, machines, catalog.factions["new_york"], "red")
    'curfew_siren'
    """
    gives = next((one.verb.gives for one in faction.actions if one.name == action), ())
    colours = _COLOURS if "universal" in gives else {colour for colour in _COLOURS if colour in gives}
    stopping = {EXCHANGING} if action == EXCHANGING else colours
    for one in machines.deployed:
        found = catalog.machines[one.card].attack
        if isinstance(found, StopBoard) and found.what in stopping:
            return one.card
    return None


_COLOURS: Final = frozenset(("grey", "blue", "red"))


# ---------------------------------------------------------------------- commands and events
def _machine_named(tell: CardTeller, command: messages.HackMachine | messages.DestroyMachine, view: TableView) -> str:
    """The Machine, what is left on it as a part or missed because others have begun (R44.14), and whether it goes to
    the server room (R53.3)."""
    card = row.card_or_name(tell, command, view)
    if command.partly:
        return tell.say("hint-partly", card=card, goods=tell.goods(command.partly))
    if isinstance(command, messages.HackMachine) and command.to_server_room:
        return tell.say("hint-to_server_room", card=card)
    deployed = view.machines.deployed if view.machines else ()
    for one in deployed[command.machine : command.machine + 1]:
        if isinstance(command, messages.HackMachine) and holds_code(one):
            return tell.say("hint-without_card", card=card)
        if isinstance(command, messages.DestroyMachine) and holds_red(one):
            return tell.say("hint-without_vp", card=card)
    return card


def _machine(tell: CardTeller, event: Any) -> Mapping[str, str]:
    """The Machine, and what it razes, if it does."""
    attack = tell.words.catalog.machines[event.machine].attack
    razed = {"target": target(tell.words, attack)} if isinstance(attack, RazeOwn) else {}
    return {"machine": tell.card(event.machine), **razed}


def _stopped(tell: CardTeller, event: messages.AssaultStoppedBoard) -> Mapping[str, Any]:
    """Actions of a faction board."""
    used = [card_words.faction_use(tell.words, name) for name in event.stopped]
    return {"actions": tell.words.all_of(used), "n": len(used)}


def _assault_took(tell: CardTeller, event: messages.AssaultTook) -> str:
    """Whether it was less than the Machine takes, too: then nothing is left of it."""
    attack = tell.words.catalog.machines[event.machine].attack
    wanted = attack.goods if isinstance(attack, Lose) else event.goods
    less = any(event.goods[good] < wanted[good] for good in wanted if good not in NAMED_ONE_BY_ONE)
    key = "deed-assault_took.less" if less else "deed-assault_took"
    return tell.say(key, **tell.facts_of(event, (_machine, "goods")))


def _assault_took_card(tell: CardTeller, event: messages.AssaultTookCard) -> str:
    """It is discarded face up, for all to see (R20.4)."""
    facts = tell.facts_of(event, (_machine,))
    return tell.say("deed-assault_took_card", cards=tell.cards((*event.cards, *event.connections)), **facts)


def _assault_stopped_board(tell: CardTeller, event: messages.AssaultStoppedBoard) -> str:
    exchange = event.stopped == (EXCHANGING,)
    key = "deed-assault_stopped_board.exchange" if exchange else "deed-assault_stopped_board"
    return tell.say(key, **tell.facts_of(event, (_machine,) if exchange else (_machine, _stopped)))


def _hacked(tales: Tales, event: messages.MachineHacked) -> None:
    """Its card is known to its owner alone (R20.1a)."""
    tale = tales(event.seat)
    tale.events.append(event)
    if event.card is not None:
        tale.gained += {"hacked": 1}
        tale.hacked.append(event.card)


def _hacked_drawn(tales: Tales, event: messages.HackedDrawn) -> None:
    """All others see from behind which Machine it is."""
    tale = tales(event.seat)
    tale.gained += {"hacked": 1}
    tale.hacked.append(event.card)
    tale.from_stack.append(event.machine)
    tale.sources.add(event.source)


def _not_kept(at: row.Aftermath) -> Iterator[str]:
    """Where a hacked Machine goes that its player does not keep."""
    for hack in at.tale.each(messages.MachineHacked):
        if hack.card is None:
            yield at.tell.say("effect-hacks_to_room" if hack.server_room else "effect-hacks_to_discard")


def _lost_to_machines(at: row.Aftermath) -> Iterator[str]:
    if at.tale.to_machines:
        yield at.tell.say("effect-loses_to_machines", goods=at.tell.goods(at.tale.to_machines))


def _assault_razed(tales: Tales, event: messages.AssaultRazed) -> None:
    tale = tales(event.seat)
    tale.returned += event.returned
    tale.ruin = not event.discarded


# ---------------------------------------------------------------------- the terminal
def _look(at: row.TableRead) -> Iterator[str]:
    """The deployed Machines with all that is printed and lies on them, the piles, and the server room."""
    words, options = at.words, at.game.options
    if at.view.machines is None:
        return
    if at.plain:
        yield from _piles(at, at.view.machines)
    yield words.text("plain-machines.level" if at.plain else "text-machines.level", level=options.moloch_difficulty)
    if options.moloch_coop:
        yield words.text("text-machines.coop")
    for name, deployed in _named(at, at.view.machines):
        yield _told(at, name, deployed)
    if not at.plain:
        yield from _piles(at, at.view.machines)


def _named(at: row.TableRead, machines: MachinesView) -> Iterator[tuple[str, messages.Deployed]]:
    """The deployed Machines, with the names that they have in moves."""
    return zip(map(at.put, names(at.game, machines)), machines.deployed, strict=True)


def _told(at: row.TableRead, name: str, deployed: messages.Deployed) -> str:
    """A Machine: its code, its Strength at this moment, its attack, and what lies on it."""
    machine, words = at.game.catalog.machines[deployed.card], at.words
    key = "plain-machine" if at.plain else "text-machine"
    does = attack(words, machine.attack)
    told = words.text(
        f"{key}.frenzy" if is_in_frenzy(at.view, machine) else key,
        machine=name,
        code=machine.cost,
        n=strength(at.view, machine),
        **({} if at.plain else {"attack": does}),
    )
    lying = [words.text("text-machine.lying", goods=deployed.goods)] if deployed.goods else []
    return " ".join([told, does, *lying]) if at.plain else f"  {' '.join([told, *lying])}"


def _piles(at: row.TableRead, machines: MachinesView) -> Iterator[str]:
    """The stack, the discarded Machines by name, and the server room; in whole sentences also how many are deployed."""
    words, discard = at.words, list(map(at.words.title, reversed(machines.discard)))
    if at.plain:
        yield words.text("plain-machines", n=len(machines.deployed))
        yield words.text("plain-machines.stack", n=machines.stack_size)
        yield words.text("plain-machines.discard", n=len(discard), cards=words.all_of(discard))
    else:
        yield words.text("text-machines.stack", n=machines.stack_size)
        yield words.text("text-machines.discard", cards=words.one_by_one(discard) or words.text("text-none"))
    yield from _server_room(at, machines)


def _server_room(at: row.TableRead, machines: MachinesView) -> Iterator[str]:
    if machines.server_room is not None:
        key = "plain-server_room" if at.plain else "text-server_room"
        hacked = machines.server_room >= machines.markers_to_hack
        facts = {"n": machines.server_room, "needed": machines.markers_to_hack}
        yield at.words.text(f"{key}.hacked" if hacked else key, **facts)


def _lying(at: row.TableRead) -> Iterator[str]:
    """The deployed Machines with Strength and what lies on them, and the piles; in whole sentences only the piles."""
    machines, words = at.view.machines, at.words
    if machines and at.plain:
        yield from _piles(at, machines)
    elif machines:
        told = []
        for name, deployed in _named(at, machines):
            power = strength(at.view, at.game.catalog.machines[deployed.card])
            notes = [str(power), *([str(words.goods(deployed.goods))] if deployed.goods else [])]
            told.append(f"{name} [{words.one_by_one(notes)}]")
        facts = {"stack": str(machines.stack_size), "discard": str(len(machines.discard))}
        yield words.text("text-machines", machines=words.one_by_one(told) or words.text("text-none"), **facts)
        yield from _server_room(at, machines)


# ---------------------------------------------------------------------- the set
def _razing(words: Wording, machine: str) -> Mapping[str, Word]:
    """What a Machine razes."""
    found = words.catalog.machines[machine].attack
    assert isinstance(found, RazeOwn)
    return {"target": target(words, found)}


_EXPLAINED: Final = ("no_such_card", "no_effect", "wrong_choice")
"""Refusals that are about what can be done with a Machine."""

_HACK: Final = row.CommandRow("hacking", "hack", _machine_named, explains=_EXPLAINED, after=cmd.ExchangeWorkers)
_DESTROY: Final = row.CommandRow("destroying", "destroy", _machine_named, explains=_EXPLAINED)

WORDS: Final = row.SetWords(
    commands={messages.HackMachine: _HACK, messages.DestroyMachine: _DESTROY},
    verbs={
        "hack": _HACK,
        "destroy": _DESTROY,
        "server_room": row.CommandRow("server_room", "server_room", _machine_named),
        "part": row.CommandRow("machines_coop", "code", _machine_named),
    },
    events={
        messages.AssaultRazed: row.EventRow(
            "assault", row.DEED, (_machine, "card"), effect=_assault_razed, sounds=("fire_whoosh",), icon="raze",
            passive=True,
        ),
        messages.AssaultTook: row.EventRow(
            "assault", row.DEED, (_machine, "goods"), line=_assault_took, sounds=(row.GOODS,), icon="assault",
            passive=True,
        ),
        messages.AssaultTookCard: row.EventRow(
            "assault", row.DEED, line=_assault_took_card, sounds=("card_place",), icon="assault", passive=True
        ),
        messages.AssaultTookDeal: row.EventRow(
            "assault", row.DEED, (_machine, "deal"), sounds=("card_slide",), icon="assault", passive=True
        ),
        messages.AssaultStoppedBoard: row.EventRow(
            "assault", row.DEED, line=_assault_stopped_board, sounds=("alarm",), icon="blocked_action", passive=True,
        ),
        messages.AssaultStoppedLocation: row.EventRow(
            "assault", row.DEED, (_machine, "card"), sounds=("alarm",), icon="blocked_action", passive=True
        ),
        messages.MachineHacked: row.EventRow(
            "hacking", row.DEED, (_machine,), effect=_hacked, sounds=("servo",), icon="hack"
        ),
        row.Virtual(messages.MachineHacked): row.EventRow(
            "borgo_build", row.LINE, (_machine,), sounds=("servo",), message="opponent_hacked", step=row.OpponentStep()
        ),
        messages.MachineDestroyed: row.EventRow(
            "destroying", row.DEED, (_machine,), sounds=("hammer",), icon="destroy"
        ),
        messages.MachineCharged: row.EventRow(
            "machines_coop", row.DEED, (_machine, "goods"), sounds=(row.GOODS,), lands=True, icon="code"
        ),
        messages.HackedDrawn: row.EventRow("hacking", row.EFFECT, effect=_hacked_drawn, sounds=("servo",)),
        messages.MachinesDeployed: row.EventRow("deploy", row.LINE, ("cards",), sounds=("servo",)),
        messages.StackReshuffled: row.EventRow("deploy", row.ASIDE, sounds=("card_slide", "card_slide")),
        messages.AssaultMissed: row.EventRow(None, row.SILENT),
        messages.Overrun: row.EventRow("deploy", row.LINE, sounds=("horn_long",), after=ev.EndTriggered),
    },
    questions={
        messages.ChooseCode: row.QuestionRow("machine_cards", facts=("count",), of_effect=True),
        messages.ChooseRazed: row.QuestionRow("assault", row.SITE, of_card=_razing),
        messages.ChooseLost: row.QuestionRow(
            "assault", lambda question, _: question.good, ("count",), form=row.form_of_deal
        ),
        messages.ChooseStopped: row.QuestionRow("assault", row.SITE),
    },
    printed={
        Machine: row.PrintedRow(
            lambda words, machine, how: machine_facts(words, machine, how.by_the_book),
            lambda one: ("attack", "hacking", "destroying", *(["frenzy"] if one.frenzy else []), "machines_left"),
            lambda _: "hacking",
            effects=lambda _: 1,
        ),
    },
    rules={
        "counted_machines": row.Rule("deployed", "machine_cards"),
        "counted_hacked": row.Rule("hacked", "machine_cards"),
        "gain_hacked": row.Rule("hacked", "hacking"),
        "reserved_hack": row.Rule("reserved_hack", "machine_cards"),
        "reserved_destroy": row.Rule("reserved_destroy", "machine_cards"),
        "destroy_discount": row.Rule("destroy", "destroying"),
        "production_feature": row.Rule("feature", "machine_cards"),
        "hacked_side": row.Rule("hacked", "hacking"),
        "attack": row.Rule("assault", "assault"),
        "hacking": row.Rule("hack", "hacking"),
        "destroying": row.Rule("destroy", "destroying"),
        "frenzy": row.Rule("frenzy", "destroying"),
        "machines_left": row.Rule("vp", "moloch"),
    },
    sections={
        "sets": {
            "moloch": Section(
                "set_moloch", "R44.1, R44.2, R44.7, R44.13",
                ("sets", "assault", "deploy", "hacking", "destroying", "machine_cards", "machines_coop", "server_room"),
                ("deployed", "hacked", "production_feature"), ("captured_scanner", "ambush_overpass"),
                after="allies_effects", seen_from={"sets": "allies"},
            ),
            "assault": Section(
                "assault", "R44.3, R15.4", ("moloch", "round", "shields", "ruins", "deploy"),
                ("assault", "blocked_action"), seen_from={"round": ""},
            ),
            "deploy": Section("deploy", "R44.4, R44.7", ("moloch", "assault", "server_room"), ("deploy",)),
            "hacking": Section(
                "hack", "R44.5, R44.6, R44.8",
                ("moloch", "destroying", "machine_cards", "machines_coop", "server_room"), ("hack", "code", "hacked"),
                ("crackers_garage", "ghost_librarians"),
            ),
            "destroying": Section(
                "destroy", "R44.5, R44.9", ("moloch", "hacking", "contacts", "machines_coop"),
                ("destroy", "strength", "frenzy"), ("tank_trap_field", "trophy_antenna"),
            ),
            "machine_cards": Section(
                "reserved_hack", "R44.9, R44.10, R44.11, R44.12",
                ("moloch", "hacking", "destroying", "goods_on_cards", "row_types"),
                ("reserved_hack", "reserved_destroy"), ("high_tech_cellar", "kasparovs_comeback", "wreck_field"),
            ),
            "machines_coop": Section("code", "R44.14, R60", ("moloch", "hacking", "destroying")),
            "server_room": Section("server_room", "R53.3, R60", ("moloch", "hacking", "deploy"), ("server_room",)),
        }
    },
    topics=row.Topics(
        goods={"hacked": "hacking", "code": "machine_cards"}, types={"production_feature": "machine_cards"},
        phases={"assault": "assault", "deploy": "deploy"}, sets={"moloch": "moloch"},
        options={"moloch.difficulty": "deploy", "moloch.coop": "machines_coop", "server_room": "server_room"},
        reasons={"stopped": "assault", "blocked.exchange": "assault"},
    ),
    signs=(
        "assault", "deploy", "deployed", "production_feature", "hack", "destroy", "frenzy", "code", "hacked",
        "server_room",
    ),
    moves={"hack": "exchange", "destroy": ""},
    effects={"first": _not_kept, "last": _lost_to_machines},
    looks={"machines": _look},
    lying=_lying,
)  # fmt: skip

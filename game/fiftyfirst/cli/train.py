"""`train`: the weights of the strong bots, learned from games against themselves."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from game.cli import options
from game.cli.command_line import Commands, add_command, add_force, at_least, print_json, say, seed
from game.fiftyfirst.bots.value import read_weights
from game.fiftyfirst.cli import variants
from game.fiftyfirst.match.series.training import TABLES, Course, forget, train
from game.files import check_chosen, write_chosen
from game.paths import packs_folder


def add(commands: Commands) -> None:
    parser = add_command(commands, "train", run)
    help = parser.speaker.help
    parser.add_argument("--lesson", choices=tuple(TABLES), required=True, help=help("cli-train-lesson"))
    parser.add_argument("--games", type=at_least(10), default=300, help=help("cli-train-games"))
    parser.add_argument("--iterations", type=at_least(1), default=8, help=help("cli-train-iterations"))
    parser.add_argument("--seed", type=seed, default=1, help=help("cli-train-seed"))
    parser.add_argument("--onto", type=Path, metavar="FILE", help=help("cli-train-onto"))
    variants.add_sets(parser)
    variants.add_variants(parser)
    options.add_workers(parser)
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help=help("cli-train-out"))
    add_force(parser)
    options.add_data_and_json(parser)


def run(arguments: argparse.Namespace) -> int:
    check_chosen(arguments.out, arguments.force)
    catalog, words = variants.cards_and_words(arguments)
    sets = variants.chosen_sets(catalog, arguments.sets)
    onto = read_weights(arguments.onto) if arguments.onto else None
    modules = variants.chosen_variants(arguments, sets)
    course = Course(arguments.lesson, arguments.games, arguments.iterations, arguments.seed, sets, onto, modules)
    lesson = None
    folder = arguments.out.with_name(f"{arguments.out.name}.training")
    for lesson in train(course, folder, options.chosen_workers(arguments), packs_folder(arguments.data_dir)):
        if arguments.json:
            print_json({"iteration": lesson.iteration + 1, "explained": lesson.explained, "rounds": lesson.rounds})
        else:
            facts = {"explained": round(100 * lesson.explained, 1), "rounds": lesson.rounds}
            say(words.text("cli-trained", iteration=lesson.iteration + 1, of=course.iterations, **facts))
    assert lesson is not None, "there is at least one iteration"
    written = msgspec.json.format(msgspec.json.encode(lesson.weights), indent=1) + b"\n"
    write_chosen(arguments.out, written, arguments.force)
    forget(folder)
    return 0

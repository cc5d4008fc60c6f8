"""The fit of weights to samples: ridge regression of the final margin (needs numpy, the extra `train`)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from game.fiftyfirst.bots.part import Weight
from game.fiftyfirst.bots.training.self_play import Learned
from game.fiftyfirst.bots.value import FIRST_LASTING, NAMES, Weights

Array = NDArray[np.float64]

STRENGTHS: Final = (1e-3, 3e-3, 1e-2, 3e-2, 1e-1)
"""Strengths of the ridge that are tried; the one that foretells unseen games best is taken."""
CAUTIOUS: Final = (*STRENGTHS, 3e-1, 1.0, 3.0)
"""The same where weights of a few features are corrected, about which the games may say little."""
FOLDS: Final = 5
"""Parts into which the games are divided for that."""
FLAT: Final = 1e-6
"""A column that varies less teaches nothing."""
WIDEST: Final = 40.0
"""Margins in VP beyond this teach no more."""


class Fit(NamedTuple):
    """Weights, the strength of the ridge, and the share of the variance of unseen games that they explain."""

    weights: Weights
    strength: float
    explained: float


def fit(games: Sequence[Learned], made: str) -> Fit:
    """The weights that foretell the margins of games best; ``made`` tells how the games were played."""
    columns, margins, fold = _samples(games)
    mean, spread = columns.mean(0), columns.std(0)
    live, centre = spread > FLAT, float(margins.mean())
    scaled = (columns[:, live] - mean[live]) / spread[live]
    found, strength, explained = _ridge(scaled, margins - centre, fold, STRENGTHS)
    weights = np.zeros(columns.shape[1])
    weights[live] = found / spread[live]
    named = _named(weights, centre - float(weights @ mean), made)
    return Fit(replace(named, weights=_learned(named, live)), strength, explained)


def fit_further(games: Sequence[Learned], made: str, begun: Weights, known: Collection[str]) -> Fit:
    """The weights ``begun``, those of features that are not ``known`` corrected by what came of games.

    There is no constant to learn, so that positions in which these features are 0 keep their value.
    """
    columns, margins, fold = _samples(games)
    weights, spread = _of_columns(begun), columns.std(0)
    live = (spread > FLAT) & ~_in_columns(known)
    left = margins - begun.base.start - columns @ weights
    correction, strength, explained = _ridge(columns[:, live] / spread[live], left, fold, CAUTIOUS)
    weights[live] += correction / spread[live]
    found = _learned(_named(weights, begun.base.start, made), live)
    kept = {name: begun.weights[name] for name in known}
    return Fit(Weights(f"{begun.made}; then {made}", begun.base, kept | found), strength, explained)


def _samples(games: Sequence[Learned]) -> tuple[Array, Array, NDArray[np.int64]]:
    """The samples of games as rows of columns, their margins, and the fold of each."""
    rows = [(number, sample) for number, game in enumerate(games) for sample in game.samples]
    fold = np.array([number % FOLDS for number, _ in rows])
    columns = _columns(
        np.array([sample.features for _, sample in rows]),
        np.array([sample.at.progress for _, sample in rows]),
        np.array([float(sample.at.is_last) for _, sample in rows]),
    )
    margins = np.clip(np.array([sample.margin for _, sample in rows]), -WIDEST, WIDEST)
    return columns, margins, fold


def _ridge(
    scaled: Array, margins: Array, fold: NDArray[np.int64], strengths: Sequence[float]
) -> tuple[Array, float, float]:
    """Ridge regression. Returns the weights, the strength that predicts unseen games best, and the share of variance
    explained."""
    squares = [scaled[fold == part].T @ scaled[fold == part] for part in range(FOLDS)]
    products = [scaled[fold == part].T @ margins[fold == part] for part in range(FOLDS)]
    explained, strength = max(
        (_explained(scaled, margins, fold, squares, products, strength), strength) for strength in strengths
    )
    return _solve(_total(squares), _total(products), len(margins), strength), strength, explained


def _columns(features: Array, progress: Array, last: Array) -> Array:
    """Every feature thrice: by itself, with progress, and in the last round; what lasts counts only before it."""
    seen, lasting = features[:, :FIRST_LASTING], features[:, FIRST_LASTING:] * (1 - last[:, None])
    stages = np.stack([progress, last], axis=1)
    return np.concatenate(
        [stages, seen, seen * progress[:, None], seen * last[:, None], lasting, lasting * progress[:, None]], axis=1
    )


def _of_columns(weights: Weights) -> Array:
    """Weights of features as weights of columns, 0 where there are none."""
    every = [weights.weights.get(name, Weight()) for name in NAMES]
    seen, lasting = every[:FIRST_LASTING], every[FIRST_LASTING:]
    return np.array([
        weights.base.progress, weights.base.last,
        *(weight.start for weight in seen), *(weight.progress for weight in seen), *(weight.last for weight in seen),
        *(weight.start for weight in lasting), *(weight.progress for weight in lasting),
    ])  # fmt: skip


def _in_columns(known: Collection[str]) -> NDArray[np.bool_]:
    """Which columns are those of ``known`` features, or of none."""
    every = [name in known for name in NAMES]
    return np.array([True, True, *3 * every[:FIRST_LASTING], *2 * every[FIRST_LASTING:]])


def _learned(weights: Weights, live: NDArray[np.bool_]) -> dict[str, Weight]:
    """The weights of the features that the games had: with other cards there are more."""
    rest, parts = live[2:], []
    for size, count in ((FIRST_LASTING, 3), (len(NAMES) - FIRST_LASTING, 2)):
        parts.append(rest[: size * count].reshape(count, size).any(0))
        rest = rest[size * count :]
    met = np.concatenate(parts)
    return {name: weights.weights[name] for name, was_met in zip(NAMES, met, strict=True) if was_met}


def _named(weights: Array, start: float, made: str) -> Weights:
    """Weights of columns as weights of features."""
    rest, named = weights[2:], dict[str, Weight]()
    for names, parts in ((NAMES[:FIRST_LASTING], 3), (NAMES[FIRST_LASTING:], 2)):
        for index, name in enumerate(names):
            named[name] = Weight(*(round(float(rest[index + len(names) * part]), 5) for part in range(parts)))
        rest = rest[parts * len(names) :]
    base = Weight(round(start, 5), round(float(weights[0]), 5), round(float(weights[1]), 5))
    return Weights(made, base, named)


def _explained(
    scaled: Array, margins: Array, fold: NDArray[np.int64], squares: Sequence[Array], products: Sequence[Array],
    strength: float,
) -> float:  # fmt: skip
    """The share of the variance of each part that is explained by the others."""
    error = 0.0
    for part in range(FOLDS):
        others = [other for other in range(FOLDS) if other != part]
        inside = fold == part
        weights = _solve(
            _total([squares[other] for other in others]), _total([products[other] for other in others]),
            int((~inside).sum()), strength,
        )  # fmt: skip
        error += float(((margins[inside] - scaled[inside] @ weights) ** 2).sum())
    return 1 - error / float((margins**2).sum())


def _solve(square: Array, product: Array, count: int, strength: float) -> Array:
    return np.linalg.solve(square + strength * count * np.eye(len(square)), product).astype(np.float64)


def _total(parts: Sequence[Array]) -> Array:
    """The sum in the order of the parts, so that it is the same however the games were played."""
    total: Array = np.sum(np.stack(parts), axis=0)
    return total

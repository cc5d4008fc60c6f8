"""The fit of weights to samples: ridge regression of the final margin (needs numpy, the extra `train`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from game.bots.features import FIRST_LASTING, NAMES
from game.bots.training.self_play import Learned
from game.bots.value import DIGEST, Weight, Weights

Array = NDArray[np.float64]

STRENGTHS: Final = (1e-3, 3e-3, 1e-2, 3e-2, 1e-1)
"""Strengths of the ridge that are tried; the one that foretells unseen games best is taken."""
FOLDS: Final = 5
"""Parts into which the games are divided for that."""
WIDEST: Final = 40.0
"""Margins in VP beyond this teach no more."""


class Fit(NamedTuple):
    """Weights, the strength of the ridge, and the share of the variance of unseen games that they explain."""

    weights: Weights
    strength: float
    explained: float


def fit(games: Sequence[Learned], made: str) -> Fit:
    """The weights that foretell the margins of games best; ``made`` tells how the games were played."""
    rows = [(number, sample) for number, game in enumerate(games) for sample in game.samples]
    fold = np.array([number % FOLDS for number, _ in rows])
    columns = _columns(
        np.array([sample.features for _, sample in rows]),
        np.array([sample.at.progress for _, sample in rows]),
        np.array([float(sample.at.is_last) for _, sample in rows]),
    )
    margins = np.clip(np.array([sample.margin for _, sample in rows]), -WIDEST, WIDEST)
    mean, spread = columns.mean(0), columns.std(0)
    live = spread > 1e-6
    scaled = (columns[:, live] - mean[live]) / spread[live]
    centre = margins.mean()
    squares = [scaled[fold == part].T @ scaled[fold == part] for part in range(FOLDS)]
    products = [scaled[fold == part].T @ (margins[fold == part] - centre) for part in range(FOLDS)]
    best = max(STRENGTHS, key=lambda strength: _explained(scaled, margins - centre, fold, squares, products, strength))
    explained = _explained(scaled, margins - centre, fold, squares, products, best)
    weights = np.zeros(columns.shape[1])
    weights[live] = _solve(_total(squares), _total(products), len(rows), best) / spread[live]
    return Fit(_named(weights, float(centre - weights @ mean), made), best, explained)


def _columns(features: Array, progress: Array, last: Array) -> Array:
    """Every feature thrice: by itself, with progress, and in the last round; what lasts counts only before it."""
    seen, lasting = features[:, :FIRST_LASTING], features[:, FIRST_LASTING:] * (1 - last[:, None])
    stages = np.stack([progress, last], axis=1)
    return np.concatenate(
        [stages, seen, seen * progress[:, None], seen * last[:, None], lasting, lasting * progress[:, None]], axis=1
    )


def _named(weights: Array, start: float, made: str) -> Weights:
    """Weights of columns as weights of features."""
    first, lasting = FIRST_LASTING, len(NAMES) - FIRST_LASTING
    rest = weights[2:]
    named = {
        name: Weight(*(round(float(rest[index + first * part]), 5) for part in range(3)))
        for index, name in enumerate(NAMES[:first])
    }
    rest = rest[3 * first :]
    named |= {
        name: Weight(*(round(float(rest[index + lasting * part]), 5) for part in range(2)))
        for index, name in enumerate(NAMES[first:])
    }
    base = Weight(round(start, 5), round(float(weights[0]), 5), round(float(weights[1]), 5))
    return Weights(made, DIGEST, base, named)


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

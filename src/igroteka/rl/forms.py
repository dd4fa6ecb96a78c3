"""How observations are handed over: as whole numbers, as the game tells them, or as numbers from -1 to 1, as networks like them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ..core import BadOption
from ..core.errors import brief
from ..core.observing import CHOICE, Layout, pack

#: An observation in whatever form, or many of them.
Row = npt.NDArray[Any]
#: Observations as whole numbers, one row each.
WholeRows = npt.NDArray[np.int16]
FORMS: Final = ("flat", "compact")


class Form:
    """Observations as a game tells them, one whole number after the other."""

    kind: type[np.generic] = np.int16

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.low: Row = _spread(layout, [one.low for one in layout.blocks])
        self.high: Row = _spread(layout, [one.high for one in layout.blocks])

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return len(self.low)

    def write(self, numbers: list[int], out: Row) -> None:
        """Write an observation into a row."""
        self.write_rows(whole_numbers(self.layout, [numbers]), out[None])

    def write_rows(self, rows: WholeRows, out: Row) -> None:
        """Write many observations at once."""
        out[:] = rows

    def rewrite_rows(self, before: WholeRows, rows: WholeRows, out: Row) -> None:
        """Write many observations where others of this form stand, which had the numbers of `before`."""
        self.write_rows(rows, out)

    def split(self, observation: Row) -> Mapping[str, Row]:
        """The blocks of an observation, or of many, by name: views of the same numbers."""
        return {
            one.name: observation[..., start : start + one.count]
            for one, start in zip(self.layout.blocks, self.layout.starts, strict=True)
        }


class FlatForm(Form):
    """Observations for networks: amounts are divided by the largest that can be, and every choice has a place of its own.

    A choice of 0 to `high` becomes so many numbers and one more, of which a single one is 1.
    """

    kind = np.float32

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout)
        starts, amounts, places = [], [], []
        scales: list[float] = []
        size = 0
        for one, first in zip(layout.blocks, layout.starts, strict=True):
            starts.append(size)
            for i in range(one.count):
                if one.kind == CHOICE:
                    places.append((first + i, size))
                    size += one.high + 1
                else:
                    amounts.append((first + i, size))
                    scales.append(1 / max(one.high, -one.low))
                    size += 1
        self._starts = starts
        self._amounts, self._amount_places = _pairs(amounts)
        self._scales = np.array(scales, np.float32)
        self._choices, self._choice_places = _pairs(places)
        self.low, self.high = np.zeros(size, np.float32), np.ones(size, np.float32)
        self.low[self._amount_places] = _spread(layout, [min(0, one.low) for one in layout.blocks])[
            self._amounts
        ]
        self.low[self._amount_places] *= self._scales
        # The same by number of the observation; a choice has no scale.
        self._places = np.zeros(layout.size, np.int64)
        self._places[self._amounts], self._places[self._choices] = self._amount_places, self._choice_places
        self._scale_of = np.zeros(layout.size, np.float32)
        self._scale_of[self._amounts] = self._scales

    def write(self, numbers: list[int], out: Row) -> None:
        told = whole_numbers(self.layout, [numbers])[0]
        out.fill(0)
        out[self._amount_places] = told[self._amounts] * self._scales
        out[self._choice_places + told[self._choices]] = 1

    def write_rows(self, rows: WholeRows, out: Row) -> None:
        out.fill(0)
        out[:, self._amount_places] = rows[:, self._amounts] * self._scales
        out[np.arange(len(rows))[:, None], self._choice_places + rows[:, self._choices]] = 1

    def squeeze(self, rows: WholeRows) -> tuple[npt.NDArray[np.int64], Row]:
        """Many observations without what is 0 in all of them: which numbers are left, and those.

        Most choices are never made, so this is a small part; sums of products are the same.
        """
        told, chosen = rows[:, self._amounts], self._choice_places + rows[:, self._choices]
        some = told.any(0)
        used = np.zeros(self.size, np.bool_)
        used[self._amount_places[some]] = True
        used[chosen] = True
        left = np.flatnonzero(used)
        column = np.zeros(self.size, np.int64)
        column[left] = np.arange(len(left))
        out = np.zeros((len(rows), len(left)), np.float32)
        out[:, column[self._amount_places[some]]] = told[:, some] * self._scales[some]
        out[np.arange(len(rows))[:, None], column[chosen]] = 1
        return left, out

    def rewrite_rows(self, before: WholeRows, rows: WholeRows, out: Row) -> None:
        changed = np.flatnonzero(before != rows)
        row, at = np.divmod(changed, self.layout.size)
        was, now, scale = before.ravel()[changed], rows.ravel()[changed], self._scale_of[at]
        place = row * self.size + self._places[at]
        amount = scale > 0
        flat = out.reshape(-1)  # the rows of many tables follow each other: this is no copy
        flat[place[amount]] = now[amount] * scale[amount]
        choice = ~amount
        flat[place[choice] + was[choice]] = 0
        flat[place[choice] + now[choice]] = 1

    def split(self, observation: Row) -> Mapping[str, Row]:
        """The blocks by name. Those of choices have two axes: what each belongs to, and what it is."""
        parts: dict[str, Row] = {}
        for one, start in zip(self.layout.blocks, self._starts, strict=True):
            width = one.high + 1 if one.kind == CHOICE else 1
            part = observation[..., start : start + one.count * width]
            parts[one.name] = part.reshape(*part.shape[:-1], one.count, width) if width > 1 else part
        return parts


def whole_numbers(layout: Layout, observations: list[list[int]]) -> WholeRows:
    """Observations as rows of an array. Their lists are used up."""
    out = np.empty((len(observations), layout.size), np.int16)
    places: list[int] = []
    others: list[int] = []
    packed = [
        pack(numbers, layout.wide, i * layout.size, places, others) for i, numbers in enumerate(observations)
    ]
    out[:] = np.frombuffer(b"".join(packed), np.uint8).reshape(out.shape)
    out.reshape(-1)[places] = others
    return out


def _spread(layout: Layout, values: list[int]) -> npt.NDArray[np.int16]:
    """A value of each block for each of its numbers."""
    return np.repeat(np.array(values, np.int16), [one.count for one in layout.blocks])


def _pairs(pairs: list[tuple[int, int]]) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """Where numbers come from and where they go to."""
    both = np.array(pairs, np.int64).reshape(-1, 2)
    return both[:, 0].copy(), both[:, 1].copy()


def make_form(layout: Layout, form: object) -> Form:
    """The form of a name."""
    if form not in FORMS:
        raise BadOption(f"form: found {brief(form)}; allowed: {', '.join(FORMS)}")
    return FlatForm(layout) if form == "flat" else Form(layout)

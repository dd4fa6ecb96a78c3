"""The seasons: what is laid out at their start, and the fixed sequence of each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from igroteka.core.frames import Ask, Draw, Frame, Refusal, Step, together
from igroteka.core.moves import Move
from igroteka.core.rng import Rng
from igroteka.core.text import Text

from ..components.goods import COLOURS, SKILLS
from ..components.setups import BOAT_ROWS, MOST_PLAYERS, SETUPS
from ..components.tiles import (
    AUTUMN,
    BOATS,
    FIRST_SUMMER_BOAT,
    FIRST_WINTER,
    SEASON_TILES,
    SEASONS,
    SIDES,
    TILE_NAMES,
    USABLE,
    WINTER,
)
from ..fields import BOX, TABLE
from ..moves import CHOOSE_WINTER, LOAD_SKILL, LOAD_WORKER, SHOW_SIDE, SHOW_TILE
from ..state import NO_BOAT, C, K, KeyflowerState
from . import refusals
from .expansion import Expansion
from .pieces import load_skill, load_worker
from .scoring import FinalScoring
from .season_end import EndOfSeason
from .turn import TURNS


@dataclass
class Season(Step):
    """§KF-4.3.1, §KF-4.3.2, §KF-4.9.1, §KF-4.10.4, §KF-4.12.1 A season: its start, its turns, its end, the expansion; then the next."""

    number: int

    def run(self, s: KeyflowerState) -> None:
        season = self.number
        s.season = season
        s.passes = 0
        for seat in range(s.seats):
            s.boat_of[seat] = NO_BOAT
        s.emit("season", SEASONS[season])
        after: Frame = Season(season + 1) if season < WINTER else FinalScoring()
        frames: list[Frame] = [Begin(), EndOfSeason(), Expansion(), after]
        if season == WINTER:
            frames = [WinterChoice(), *frames]
        elif season > 0:
            frames = [*cargo(s), *[SHOW[season] for _ in range(SETUPS[s.seats].market)], ShowSides(), *frames]
        s.then(*frames)


@dataclass
class Begin(Step):
    """§KF-4.3.1, §KF-4.10.3 The holder of the purple marker has the first turn; all buildings in play can be used."""

    def run(self, s: KeyflowerState) -> None:
        s.usable = [t for t in USABLE if s.owner[t] != BOX]
        s.then(TURNS[s.first])


# ---------------------------------------------------------------- boats


def cargo(s: KeyflowerState) -> list[Frame]:
    """§KF-4.3.2, §KF-4.3.3, §KF-5.31 One draw for each worker and token on board, as far as bag and pile go."""
    season = s.season
    workers = shares([BOAT_ROWS[b].workers[season] for b in s.boats()], sum(s.bag))
    skills = shares([BOAT_ROWS[b].skills[season] for b in s.boats()], sum(s.pile))
    frames: list[Frame] = []
    for b in s.boats():
        frames += [LOAD_WORKERS[b]] * workers[b]
        frames += [LOAD_SKILLS[b]] * skills[b]
    return frames


def shares(wanted: list[int], there: int) -> list[int]:
    """§KF-4.3.3 One piece at a time in row order, round after round, never above the printed number."""
    given = [0] * len(wanted)
    there = min(there, sum(wanted))
    while there:
        for i in range(len(wanted)):
            if there and given[i] < wanted[i]:
                given[i] += 1
                there -= 1
    return given


@dataclass
class LoadWorker(Draw):
    """§KF-4.2.4, §KF-4.3.2 A worker from the bag for a boat; everybody sees it."""

    boat: int

    def moves(self, s: KeyflowerState) -> list[Move]:
        return [LOAD_WORKER[c] for c in range(C) if s.bag[c]]

    def weights(self, s: KeyflowerState) -> list[int]:
        return [n for n in s.bag if n]

    def sample(self, s: KeyflowerState, rng: Rng) -> Move:
        """The same as by `moves` and `weights`, without making the lists."""
        return LOAD_WORKER[rng.pick(s.bag)]

    def take(self, s: KeyflowerState, m: Move) -> None:
        load_worker(s, self.boat, m.index[0])
        s.emit("loaded_worker", BOATS[self.boat], COLOURS[m.index[0]])

    def prompt(self, s: KeyflowerState) -> Text:
        return Text("ask-LoadWorker", boat=BOATS[self.boat])


@dataclass
class LoadSkill(Draw):
    """§KF-4.2.4, §KF-4.3.2 A skill token from the pile for a boat, face up."""

    boat: int

    def moves(self, s: KeyflowerState) -> list[Move]:
        return [LOAD_SKILL[k] for k in range(K) if s.pile[k]]

    def weights(self, s: KeyflowerState) -> list[int]:
        return [n for n in s.pile if n]

    def sample(self, s: KeyflowerState, rng: Rng) -> Move:
        """The same as by `moves` and `weights`, without making the lists."""
        return LOAD_SKILL[rng.pick(s.pile)]

    def take(self, s: KeyflowerState, m: Move) -> None:
        load_skill(s, self.boat, m.index[0])
        s.emit("loaded_skill", BOATS[self.boat], SKILLS[m.index[0]])

    def prompt(self, s: KeyflowerState) -> Text:
        return Text("ask-LoadSkill", boat=BOATS[self.boat])


LOAD_WORKERS: Final = [LoadWorker(b) for b in range(MOST_PLAYERS)]
LOAD_SKILLS: Final = [LoadSkill(b) for b in range(MOST_PLAYERS)]


# ---------------------------------------------------------------- tiles


@dataclass
class ShowTile(Draw):
    """§KF-4.2.5, §KF-4.2.7, §KF-4.3.2 A random tile of the season is laid out for auction."""

    season: int

    def moves(self, s: KeyflowerState) -> list[Move]:
        return [SHOW_TILE[t] for t in SEASON_TILES[self.season] if s.owner[t] == BOX]

    def take(self, s: KeyflowerState, m: Move) -> None:
        t = m.index[0]
        s.owner[t] = TABLE
        s.auction.append(t)
        s.auction.sort()
        s.emit("shown", TILE_NAMES[t])


SHOW: Final = [ShowTile(season) for season in range(AUTUMN + 1)]


@dataclass
class ShowSides(Step):
    """§KF-3.5.1 Chance decides on the side of each summer boat that is up for auction."""

    def run(self, s: KeyflowerState) -> None:
        s.then(*[ShowSide(t) for t in s.auction if FIRST_SUMMER_BOAT <= t < FIRST_WINTER])


@dataclass
class ShowSide(Draw):
    """§KF-3.5.1 One side of a summer boat or the other."""

    tile: int

    def moves(self, s: KeyflowerState) -> list[Move]:
        return SHOW_SIDE

    def take(self, s: KeyflowerState, m: Move) -> None:
        s.side[self.tile] = m.index[0]
        s.emit("sided", TILE_NAMES[self.tile], SIDES[m.index[0]])

    def prompt(self, s: KeyflowerState) -> Text:
        return Text("ask-ShowSide", tile=TILE_NAMES[self.tile])


# ---------------------------------------------------------------- winter


@dataclass
class WinterChoice(Step):
    """§KF-4.10.1, §KF-4.10.2 All choose at the same time; then the tiles are laid out."""

    def run(self, s: KeyflowerState) -> None:
        lanes: dict[int, tuple[Frame, ...]] = {seat: (ChooseWinter(seat),) for seat in range(s.seats)}
        s.then(together(lanes), LayOutWinter())


@dataclass
class ChooseWinter(Ask):
    """§KF-4.10.1 One or more of the own winter tiles."""

    me: int

    def seat(self, s: KeyflowerState) -> int:
        return self.me

    def moves(self, s: KeyflowerState) -> list[Move]:
        return CHOOSE_WINTER[: (1 << len(s.winter[self.me])) - 1]

    def take(self, s: KeyflowerState, m: Move) -> None:
        hand = s.winter[self.me]
        s.chosen[self.me] = tuple([hand[i] for i in range(len(hand)) if m.index[0] >> i & 1])
        s.winter[self.me] = ()
        s.emit("gave", self.me, len(s.chosen[self.me]))

    def sees(self, s: KeyflowerState, m: Move) -> tuple[int, ...] | None:
        return (self.me,)

    def prompt(self, s: KeyflowerState) -> Text:
        return Text("ask-ChooseWinter", tiles=len(s.winter[self.me]))

    def why_not(self, s: KeyflowerState, el: str) -> Refusal | None:
        return refusals.winter_refusal(el)


@dataclass
class LayOutWinter(Step):
    """§KF-4.10.2, §KF-4.10.4 The tiles chosen are up for auction; nobody knows whose they were, the others are in the box."""

    def run(self, s: KeyflowerState) -> None:
        tiles = sorted([t for hand in s.chosen for t in hand])
        for seat in range(s.seats):
            s.chosen[seat] = ()
        for t in tiles:
            s.owner[t] = TABLE
            s.emit("shown", TILE_NAMES[t])
        s.auction = sorted([*s.auction, *tiles])

"""Set-up: everything random in it is a draw, and the whole of it is one list of steps."""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.core.frames import Draw, Frame, Step
from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..components.automa import AUTOMA_LEVELS
from ..components.names import (
    ALWAYS,
    BONUSES,
    BOOK_ACTIONS,
    BOOK_SPACES,
    COMPETENCY_CELLS,
    DISCIPLINES,
    FACTIONS,
    FINAL_BUILDING,
    FINAL_TILES,
    MOST_LEVEL,
    PALACES,
    ROUND_BUILDING,
    ROUND_DISCIPLINE,
    ROUND_EACH,
    ROUND_TILES,
    ROUNDS,
    SPADE_TILE,
    TERRAINS,
)
from ..fields import NONE, UNOWNED
from ..moves import (
    DRAW_BONUS,
    DRAW_BOOK_ACTION,
    DRAW_COMPETENCY,
    DRAW_FACTION,
    DRAW_FINAL,
    DRAW_INNOVATION,
    DRAW_PALACE,
    DRAW_ROUND,
    DRAW_TERRAIN,
    FIRST,
)
from ..state import AgeOfInnovationState
from .automa import NewCard
from .rounds import Round
from .setup_choices import (
    AutomaStarts,
    AutomaWorkshops,
    ChooseAutomaTerrain,
    ChooseSet,
    ChooseSetFaction,
    ChooseSoloBonus,
    Draft,
    DraftBonus,
)
from .start_buildings import (
    AfterPlacement,
    MonksUniversity,
    OmarThird,
    SetUpPlayers,
    StartBuilding,
    StartChoices,
)


@dataclass
class SetUp(Step):
    """§AI-4.2.1, §AI-4.2.10, §AI-4.2.12 The whole set-up in order."""

    def run(self, s: AgeOfInnovationState) -> None:
        n = s.seats
        frames: list[Frame] = [DrawRoundTile(slot) for slot in range(ROUNDS - 1, -1, -1)]
        frames.append(DrawFinalTile())
        frames += [DrawBookAction(place) for place in range(BOOK_SPACES)]
        frames += [DrawCompetency(cell) for cell in range(COMPETENCY_CELLS)]
        frames += [DrawInnovation(cell) for cell in range(len(s.shelf))]
        frames += [DrawPalace()] * (n + 1)
        if s.solo:
            frames += solo_set_up(s)
        elif s.options["factions"] == "draft":
            frames += [DrawCard()] * 6 + [DrawLooseFaction()] * (n + 1) + [DrawBonus()] * (n + 3)
            frames += first_player(s)
            frames += [Draft(k) for k in range(3 * n)] + [DraftBonus(k) for k in range(n)]
        else:
            frames.append(PalaceAlways())
            for t in range(len(TERRAINS)):
                frames += [DrawSetBonus(t), DrawSetFaction(t)]
            frames.append(LooseBonuses())
            frames += first_player(s)
            frames += [ChooseSet(k) for k in range(n)]
        frames.append(ClearTable())
        if n == 2:
            frames.append(UnownedFaction())
        frames += start(s)
        s.then(*frames, Round(1))


def first_player(s: AgeOfInnovationState) -> list[Frame]:
    """§AI-4.2.11 The first player by lot, or as agreed."""
    first = s.options["first"]
    return [FirstPlayer()] if first == "random" else [Seated(int(first))]


def solo_set_up(s: AgeOfInnovationState) -> list[Frame]:
    """§AI-4.12.1, §AI-4.12.2, §AI-4.12.5 Three planning cards with two factions each, five round bonuses, the Automa's deck."""
    frames: list[Frame] = [PalaceAlways()]
    for _ in range(3):
        frames += [DrawCard(), DrawSoloFaction(), DrawSoloFaction()]
    frames += [DrawBonus()] * 5
    frames += [AutomaStarts()]
    frames += [NewCard()] * AUTOMA_LEVELS[s.options["level"]].random_cards
    return [*frames, ChooseSet(0), ChooseSetFaction(), ChooseAutomaTerrain()]


def start(s: AgeOfInnovationState) -> list[Frame]:
    """§AI-4.2.15, §AI-4.2.16, §AI-4.2.17, §AI-4.2.18, §AI-5.41 Resources, start buildings in their order, and what follows them."""
    n = s.seats
    frames: list[Frame] = [SetUpPlayers(), *[StartChoices(i) for i in range(n)]]
    if s.solo:
        frames += [StartBuilding(0), AutomaWorkshops(), StartBuilding(1)]
    else:
        frames += [StartBuilding(k) for k in range(2 * n)]
    frames += [OmarThird(), MonksUniversity()]
    if s.solo:
        frames.append(ChooseSoloBonus())
    return frames + [AfterPlacement(i) for i in range(n)]


# ---------------------------------------------------------------- tiles of the board


def draws_left(draws: list[Move], laid: list[int]) -> list[Move]:
    """The draws of what lies nowhere yet."""
    free = [True] * (len(draws) + 1)  # one more, for spaces without a tile
    for i in laid:
        free[i] = False
    return [draws[i] for i in range(len(draws)) if free[i]]


def full_discipline(s: AgeOfInnovationState, d: int) -> bool:
    """§AI-4.2.4 Whether two tiles of a discipline lie there, and none of them for the last round."""
    same = [slot for slot, t in enumerate(s.rounds) if t != NONE and ROUND_DISCIPLINE[t] == d]
    return len(same) >= 2 and ROUNDS - 1 not in same


@dataclass
class DrawRoundTile(Draw):
    """§AI-4.2.2, §AI-4.2.3, §AI-4.2.4 A round score tile for a space, within the limits on spades and disciplines."""

    slot: int

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        """What is set aside for good would never fit later either."""
        full = [full_discipline(s, d) for d in range(len(DISCIPLINES))]
        late = self.slot >= ROUNDS - 2
        return [
            m
            for m in draws_left(DRAW_ROUND, s.rounds)
            if not (full[ROUND_DISCIPLINE[m.index[0]]] or (late and m.index[0] == SPADE_TILE))
        ]

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        s.rounds[self.slot] = m.index[0]
        s.emit("round_tile", self.slot + 1, ROUND_TILES[m.index[0]])

    def prompt(self, s: AgeOfInnovationState) -> Text:
        return Text("ask-DrawRoundTile", round=self.slot + 1)


@dataclass
class DrawFinalTile(Draw):
    """§AI-4.2.5, §AI-5.28 The final round tile, never with the building of the round-6 goal."""

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        goal = ROUND_BUILDING[s.rounds[ROUNDS - 1]]
        return [DRAW_FINAL[t] for t in range(len(FINAL_TILES)) if FINAL_BUILDING[t] != goal]

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        s.final = m.index[0]
        s.emit("final_tile", FINAL_TILES[s.final])


@dataclass
class DrawBookAction(Draw):
    """§AI-4.2.6 A book action for one of the three spaces."""

    place: int

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        return draws_left(DRAW_BOOK_ACTION, s.book_actions)

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        s.book_actions[self.place] = m.index[0]
        s.emit("book_tile", BOOK_ACTIONS[m.index[0]])


@dataclass
class DrawCompetency(Draw):
    """§AI-4.2.7 A competency for a cell."""

    cell: int

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        return draws_left(DRAW_COMPETENCY, s.cells)

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        s.cells[self.cell] = m.index[0]

    def prompt(self, s: AgeOfInnovationState) -> Text:
        return Text("ask-DrawCompetency", row=self.cell // 4 + 1, discipline=DISCIPLINES[self.cell % 4])


@dataclass
class DrawInnovation(Draw):
    """§AI-4.2.8 An innovation for a cell."""

    cell: int

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        return draws_left(DRAW_INNOVATION, s.shelf)

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        s.shelf[self.cell] = m.index[0]

    def prompt(self, s: AgeOfInnovationState) -> Text:
        return Text("ask-DrawInnovation", row=self.cell // 4 + 1, column=self.cell % 4 + 1)


@dataclass
class DrawPalace(Draw):
    """§AI-4.2.9, §AI-4.2.12 A palace that lies open; number 17 is never drawn."""

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        return [DRAW_PALACE[p] for p in range(ALWAYS) if not s.palaces[p]]

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        s.palaces[m.index[0]] = 1
        s.emit("palace_tile", PALACES[m.index[0]])


@dataclass
class PalaceAlways(Step):
    """§AI-4.2.9 Palace 17 is always there, but not in the draft."""

    def run(self, s: AgeOfInnovationState) -> None:
        s.palaces[ALWAYS] = 1


# ---------------------------------------------------------------- factions, boards and bonuses


def free_bonuses(s: AgeOfInnovationState) -> list[Move]:
    """The round bonuses that lie nowhere yet."""
    return draws_left(DRAW_BONUS, s.set_bonus + s.display)


@dataclass
class DrawSetBonus(Draw):
    """§AI-4.2.10 A round bonus for a set."""

    terrain: int

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        return free_bonuses(s)

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        s.cards[self.terrain] = 1
        s.set_bonus[self.terrain] = m.index[0]

    def prompt(self, s: AgeOfInnovationState) -> Text:
        return Text("ask-DrawSetBonus", terrain=TERRAINS[self.terrain])


@dataclass
class DrawSetFaction(Draw):
    """§AI-4.2.10 A faction for a set."""

    terrain: int

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        return draws_left(DRAW_FACTION, s.set_faction)

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        s.set_faction[2 * self.terrain] = m.index[0]

    def prompt(self, s: AgeOfInnovationState) -> Text:
        return Text("ask-DrawSetFaction", terrain=TERRAINS[self.terrain])


@dataclass
class LooseBonuses(Step):
    """§AI-4.2.10 The round bonuses that belong to no set lie next to the board with a coin each."""

    def run(self, s: AgeOfInnovationState) -> None:
        s.display = [b for b in range(len(BONUSES)) if b not in s.set_bonus]
        for b in s.display:
            s.coins_on[b] = 1


@dataclass
class DrawCard(Draw):
    """§AI-4.2.12, §AI-4.12.2 A planning card that lies open."""

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        return [DRAW_TERRAIN[t] for t in range(len(TERRAINS)) if not s.cards[t]]

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        s.cards[m.index[0]] = 1


@dataclass
class DrawSoloFaction(Draw):
    """§AI-4.12.2 A faction for the planning card just drawn; it gets two."""

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        return draws_left(DRAW_FACTION, s.set_faction)

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        at = 0
        while not s.cards[at // 2] or s.set_faction[at] != NONE:
            at += 1
        s.set_faction[at] = m.index[0]


@dataclass
class DrawLooseFaction(Draw):
    """§AI-4.2.12 A faction that lies open for the draft."""

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        return [DRAW_FACTION[f] for f in range(len(FACTIONS)) if not s.factions[f]]

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        s.factions[m.index[0]] = 1


@dataclass
class DrawBonus(Draw):
    """§AI-4.2.12, §AI-4.12.4 A round bonus that lies open."""

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        return free_bonuses(s)

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        s.display.append(m.index[0])


@dataclass
class FirstPlayer(Draw):
    """§AI-4.2.11, §AI-4.2.22 The first player by lot; the others follow clockwise."""

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        return FIRST[: s.seats]

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        seat_from(s, m.index[0])


@dataclass
class Seated(Step):
    """§AI-4.2.11 The first player as agreed."""

    first: int

    def run(self, s: AgeOfInnovationState) -> None:
        seat_from(s, self.first)


def seat_from(s: AgeOfInnovationState, first: int) -> None:
    """The turn order from a first player on."""
    s.order = [(first + i) % s.seats for i in range(s.seats)]
    s.emit("first", first)


@dataclass
class ClearTable(Step):
    """§AI-4.2.11, §AI-5.44 What nobody took leaves the game; in the draft the palaces too."""

    def run(self, s: AgeOfInnovationState) -> None:
        s.cards = [0] * len(TERRAINS)
        s.set_faction = [NONE] * (2 * len(TERRAINS))
        s.set_bonus = [NONE] * len(TERRAINS)
        s.factions = [0] * len(FACTIONS)
        if s.options.get("factions") == "draft":
            s.palaces = [0] * len(PALACES)


@dataclass
class UnownedFaction(Step):
    """§AI-4.11.11 The third faction of a game of two: a scholar on a "2" space everywhere, and levels by the round tiles."""

    def run(self, s: AgeOfInnovationState) -> None:
        s.unowned = [2] * 4
        for tile in s.rounds[: ROUNDS - 1]:
            d = ROUND_DISCIPLINE[tile]
            s.unowned[d] = min(MOST_LEVEL, s.unowned[d] + ROUND_EACH[tile])
        for d in range(4):
            s.spaces[4 * d + 1] = UNOWNED

"""The leaves of the game's effects. What can be counted stands in `rules.counts`."""

from __future__ import annotations

from typing import Final

from igroteka.core.bundle import Bundle
from igroteka.core.effects import Cost, Instant, Leaf, Perform, Sure
from igroteka.core.frames import Seat
from igroteka.core.text import Text

from .components.names import BUILDINGS, DISCIPLINES
from .fields import NONE
from .rules.building import Pending
from .rules.gains import gain, pay, score
from .rules.pieces import (
    BuildBridge,
    ChooseBooks,
    DowngradeSchool,
    FreeGuild,
    PlaceAnnex,
    PlaceGuild,
    PlaceNeutral,
    annex_hexes,
    bridge_sites,
    guild_hexes,
    neutral_hexes,
    only_or_ask,
    own_pieces,
)
from .rules.science import Climb, choose_levels, climb
from .rules.tiles import ChooseCity, ChooseCompetency, ChooseRiver, competency_cells, river_hexes
from .rules.tracks import ship_step, terraforming_step
from .rules.turn import another_action
from .rules.work import BEFORE, LIZARDS, MODES, REWARD, START_SPADE, Work, can_work
from .state import ITEM, POWER, SETUP, UNITS, AgeOfInnovationState

# ---------------------------------------------------------------- plain gains and costs


#: The messages for so much of each unit.
_WORDS: Final = (
    *("coin", "tool", "scholar", "book-banking", "book-law", "book-engineering", "book-medicine"),
    *("power", "annex", "vp", "book-any"),
)


def join_texts(parts: list[Text]) -> Text:
    """Several things in one phrase: a, b and c."""
    whole = parts[-1]
    for i, part in enumerate(parts[-2::-1]):
        whole = Text("list-more" if i else "list-and", a=part, b=whole)
    return whole


def in_words(what: Bundle) -> Text:
    """A bundle as a text: 3 coins and 1 tool."""
    return join_texts([Text(f"n-{_WORDS[i]}", n=n) for i, n in enumerate(what) if n])


class Gain(Instant[AgeOfInnovationState]):
    """Resources of which some may be lost: power that cannot move, scholars that are not there."""

    def __init__(self, text: str, item: str) -> None:
        super().__init__("gain", "+".join(text.split()), what=in_words(UNITS.parse(text)))
        self.bundle: Final = UNITS.parse(text)
        self.item: Final = ITEM[item]

    def do(self, s: AgeOfInnovationState, me: Seat, n: int) -> None:
        gain(s, me, self.bundle, n, self.item)


class SureGain(Sure[AgeOfInnovationState]):
    """Resources that cannot be lost."""

    def __init__(self, text: str, item: str) -> None:
        super().__init__("gain", UNITS.parse(text), "+".join(text.split()), what=in_words(UNITS.parse(text)))
        self.bundle: Final = UNITS.parse(text)
        self.item: Final = ITEM[item]

    def do(self, s: AgeOfInnovationState, me: Seat, n: int) -> None:
        gain(s, me, self.bundle, n, self.item)


def gains(text: str, item: str) -> Gain | SureGain:
    """A plain gain; `item` is where its victory points belong."""
    units = {UNITS.names[i] for i, n in enumerate(UNITS.parse(text)) if n}
    return Gain(text, item) if units & {"pw", "s"} else SureGain(text, item)


class Pay(Cost[AgeOfInnovationState]):
    """A price before what it pays for."""

    def __init__(self, text: str) -> None:
        super().__init__("pay", UNITS.parse(text), "pay", what=in_words(UNITS.parse(text)))

    def do(self, s: AgeOfInnovationState, me: Seat, n: int) -> None:
        pay(s, me, self.price)


class NewPower(Instant[AgeOfInnovationState]):
    """§AI-3.6.17 New power tokens come into bowl III."""

    def __init__(self, k: int) -> None:
        super().__init__("new-power", n=k)
        self.k: Final = k

    def do(self, s: AgeOfInnovationState, me: Seat, n: int) -> None:
        s.purse[me][POWER] += n * self.k


# ---------------------------------------------------------------- choices


class Books(Leaf[AgeOfInnovationState]):
    """Books of choice."""

    def __init__(self, k: int) -> None:
        super().__init__("books", n=k)
        self.k: Final = k

    def do(self, s: AgeOfInnovationState, me: Seat, n: int) -> None:
        s.then(ChooseBooks(me, n * self.k))


class Levels(Leaf[AgeOfInnovationState]):
    """§AI-4.1.10 Levels: in one discipline that is named once, or split step by step."""

    def __init__(self, k: int, split: bool) -> None:
        super().__init__("levels-split" if split else "levels-one", "levels", n=k)
        self.k: Final = k
        self.split: Final = split

    def do(self, s: AgeOfInnovationState, me: Seat, n: int) -> None:
        choose_levels(s, me, n * self.k, self.split)


class LevelIn(Leaf[AgeOfInnovationState]):
    """Levels in a certain discipline."""

    def __init__(self, d: int, k: int) -> None:
        super().__init__("levels-in", "levels", n=k, discipline=DISCIPLINES[d])
        self.d: Final = d
        self.k: Final = k

    def do(self, s: AgeOfInnovationState, me: Seat, n: int) -> None:
        climb(s, me, self.d, n * self.k)


class LevelEach(Leaf[AgeOfInnovationState]):
    """§AI-4.1.10 A level in each discipline, in their order."""

    def __init__(self) -> None:
        super().__init__("levels-each", "levels")

    def do(self, s: AgeOfInnovationState, me: Seat, n: int) -> None:
        s.then(*[Climb(me, d, n) for d in range(4)])


class Spades(Leaf[AgeOfInnovationState]):
    """§AI-4.6.1.5 Terraform and build with free spades."""

    def __init__(self, k: int, mode: int = REWARD) -> None:
        super().__init__("spades-lizards" if mode == LIZARDS else "spades", "spades", n=k)
        self.k: Final = k
        self.mode: Final = mode

    def now(self, s: AgeOfInnovationState) -> int:
        """§AI-4.2.20 Before round 1 no workshop is built."""
        return BEFORE if s.phase == SETUP and self.mode != START_SPADE else self.mode

    def do(self, s: AgeOfInnovationState, me: Seat, n: int) -> None:
        s.then(Work(me, n * self.k, NONE, 0, self.now(s)))

    def can(self, s: AgeOfInnovationState, me: Seat, n: int, owed: Bundle) -> bool:
        return can_work(s, me, MODES[self.now(s)])


class Bridge(Leaf[AgeOfInnovationState]):
    """§AI-4.6.7.3 Bridges from the own supply."""

    def __init__(self, k: int = 1, over_land: bool = False, optional: bool = False) -> None:
        super().__init__("bridge-land" if over_land else "bridge", "bridge", n=k)
        self.k: Final = k
        self.over_land: Final = over_land
        self.optional: Final = optional

    def do(self, s: AgeOfInnovationState, me: Seat, n: int) -> None:
        s.then(BuildBridge(me, n * self.k, self.over_land, self.optional))

    def can(self, s: AgeOfInnovationState, me: Seat, n: int, owed: Bundle) -> bool:
        return bool(bridge_sites(s, me, self.over_land))


class GuildForNothing(Leaf[AgeOfInnovationState]):
    """A workshop becomes a guild."""

    def __init__(self) -> None:
        super().__init__("free-guild")

    def do(self, s: AgeOfInnovationState, me: Seat, n: int) -> None:
        only_or_ask(s, FreeGuild(me))

    def can(self, s: AgeOfInnovationState, me: Seat, n: int, owed: Bundle) -> bool:
        return bool(own_pieces(s, me, 0, 1))


class SchoolToGuild(Leaf[AgeOfInnovationState]):
    """A school becomes a guild."""

    def __init__(self) -> None:
        super().__init__("downgrade")

    def do(self, s: AgeOfInnovationState, me: Seat, n: int) -> None:
        only_or_ask(s, DowngradeSchool(me))

    def can(self, s: AgeOfInnovationState, me: Seat, n: int, owed: Bundle) -> bool:
        return bool(own_pieces(s, me, 2, 1))


class GuildAnywhere(Leaf[AgeOfInnovationState]):
    """A guild on any empty native hex."""

    def __init__(self) -> None:
        super().__init__("guild-anywhere", "guild")

    def do(self, s: AgeOfInnovationState, me: Seat, n: int) -> None:
        only_or_ask(s, PlaceGuild(me))

    def can(self, s: AgeOfInnovationState, me: Seat, n: int, owed: Bundle) -> bool:
        return bool(guild_hexes(s, me))


class Neutral(Leaf[AgeOfInnovationState]):
    """§AI-4.6.5.5, §AI-5.33 A neutral building, lost if there is no place for it."""

    def __init__(self, kind: int) -> None:
        super().__init__("neutral", "building", building=BUILDINGS[kind])
        self.kind: Final = kind

    def do(self, s: AgeOfInnovationState, me: Seat, n: int) -> None:
        only_or_ask(s, PlaceNeutral(me, self.kind))

    def can(self, s: AgeOfInnovationState, me: Seat, n: int, owed: Bundle) -> bool:
        return bool(neutral_hexes(s, me))


class Annex(Leaf[AgeOfInnovationState]):
    """An annex next to an own building."""

    def __init__(self) -> None:
        super().__init__("annex")

    def do(self, s: AgeOfInnovationState, me: Seat, n: int) -> None:
        only_or_ask(s, PlaceAnnex(me))

    def can(self, s: AgeOfInnovationState, me: Seat, n: int, owed: Bundle) -> bool:
        return bool(annex_hexes(s, me))


class Competency(Leaf[AgeOfInnovationState]):
    """§AI-4.6.2.8, §AI-4.6.2.9 A competency, lost if no stack is open."""

    def __init__(self) -> None:
        super().__init__("competency")

    def do(self, s: AgeOfInnovationState, me: Seat, n: int) -> None:
        s.then(ChooseCompetency(me))

    def can(self, s: AgeOfInnovationState, me: Seat, n: int, owed: Bundle) -> bool:
        return bool(competency_cells(s, me))


class CityTile(Leaf[AgeOfInnovationState]):
    """§AI-4.10.3 A city tile of choice."""

    def __init__(self) -> None:
        super().__init__("city")

    def do(self, s: AgeOfInnovationState, me: Seat, n: int) -> None:
        s.then(ChooseCity(me))

    def can(self, s: AgeOfInnovationState, me: Seat, n: int, owed: Bundle) -> bool:
        return any(s.city_left)


class RiverCity(Leaf[AgeOfInnovationState]):
    """§AI-5.16 A city over a river hex, between two rewards; when nothing else waits, the turn itself offers it."""

    def __init__(self) -> None:
        super().__init__("river-city")

    def do(self, s: AgeOfInnovationState, me: Seat, n: int) -> None:
        place = s.agenda[-1]
        if isinstance(place, Pending) and place.ready(s):
            s.then(ChooseRiver(me))
            s.later(Pending, Perform(me, self))

    def can(self, s: AgeOfInnovationState, me: Seat, n: int, owed: Bundle) -> bool:
        return bool(river_hexes(s, me))


class TrackStep(Instant[AgeOfInnovationState]):
    """§AI-5.31 Free steps of a track, as far as it goes."""

    def __init__(self, track: str, k: int = 1) -> None:
        super().__init__(f"step-{track}", track, n=k)
        self.ships: Final = track == "shipping"
        self.k: Final = k

    def do(self, s: AgeOfInnovationState, me: Seat, n: int) -> None:
        for _ in range(n * self.k):
            if self.ships:
                ship_step(s, me)
            else:
                terraforming_step(s, me)


class AnotherAction(Leaf[AgeOfInnovationState]):
    """§AI-3.4.11, §AI-5.26 Another action at once."""

    def __init__(self) -> None:
        super().__init__("another-action")

    def do(self, s: AgeOfInnovationState, me: Seat, n: int) -> None:
        another_action(s, me)


class LowestLevel(Leaf[AgeOfInnovationState]):
    """§AI-3.7.10 Points for the lowest discipline. Levels gained in the same pass may come before it."""

    def __init__(self) -> None:
        super().__init__("lowest")

    def do(self, s: AgeOfInnovationState, me: Seat, n: int) -> None:
        score(s, me, min(s.level[4 * me : 4 * me + 4]), ITEM["competencies"])

"""Questions about single pieces: bridges, annexes, upgrades for nothing, neutral buildings, books."""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.core.frames import Ask, Refusal, Step
from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..components.boards import TOOLS_PER_SPADE
from ..components.maps import HEXES, LAND_SITES_AT, SITE_ENDS, SITES, SITES_AT, SPADES, bits
from ..components.names import BUILDINGS, DISCIPLINES, GUILD, SCHOOL, WORKSHOP
from ..fields import NOBODY
from ..moves import ANNEX, BOOK, BRIDGE, DONE, DOWNGRADE, NEUTRAL, SPEND, UPGRADE
from ..moves import GUILD as GUILD_ON
from ..state import BOOKS, TOOLS, AgeOfInnovationState
from .building import build_event, check_city, place_building, replace_building
from .elements import answer_first
from .gains import gain_book
from .land import reach, settle_on, span
from .work import use_spades

# ---------------------------------------------------------------- bridges


def bridge_sites(s: AgeOfInnovationState, me: int, over_land: bool) -> list[int]:
    """§AI-4.6.7.3, §AI-4.6.9.1, §AI-5.13 Free sites with an own building on an end, while a bridge is left."""
    sites: list[int] = []
    if s.spans[me]:
        table = LAND_SITES_AT[s.side] if over_land else SITES_AT[s.side]
        alone = s.options["bridge_ends"] == "not_opponent"
        for h in s.homes[me]:
            for site in table[h]:
                if s.bridge[site] == NOBODY and site not in sites:
                    a, b = SITE_ENDS[site]
                    other = s.owner[b if a == h else a]
                    if not (alone and other not in (NOBODY, me)):
                        sites.append(site)
        sites.sort()
    return sites


@dataclass
class BuildBridge(Ask):
    """§AI-4.6.7.3, §AI-4.6.9.1 Choose a site; bridges of a reward may be declined."""

    me: int
    n: int
    over_land: bool
    optional: bool

    def seat(self, s: AgeOfInnovationState) -> int:
        return self.me

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        legal = [BRIDGE[site] for site in bridge_sites(s, self.me, self.over_land)]
        if self.optional:
            legal.append(DONE)
        return legal

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        if m is DONE:
            return
        me = self.me
        if self.n > 1:
            s.then(MoreBridges(me, self.n - 1, self.over_land, self.optional))
        s.spans[me] -= 1
        span(s, me, m.index[0])
        s.emit("bridge", me, str(m.args[0]))
        a, b = SITE_ENDS[m.index[0]]
        check_city(s, me, a if s.owner[a] == me else b)

    def prompt(self, s: AgeOfInnovationState) -> Text:
        return Text("ask-BuildBridge", n=self.n)

    def why_not(self, s: AgeOfInnovationState, el: str) -> Refusal | None:
        part, _, name = el.partition(":")
        if part == "site" and name in SITES:
            site = SITES.index(name)
            if s.bridge[site] != NOBODY:
                return Refusal("AI-4.6.7.3", Text("no-bridge-twice"))
            if self.me not in [s.owner[h] for h in SITE_ENDS[site]]:
                return Refusal("AI-4.6.7.3", Text("no-bridge-end"))
            return Refusal("AI-3.11.2", Text("no-site"))
        return answer_first(el, "AI-4.6.7.3", "no-bridge-first")


@dataclass
class MoreBridges(Step):
    """§AI-4.5.8 Another bridge of the same reward, if there is a site."""

    me: int
    n: int
    over_land: bool
    optional: bool

    def run(self, s: AgeOfInnovationState) -> None:
        if bridge_sites(s, self.me, self.over_land):
            s.then(BuildBridge(self.me, self.n, self.over_land, self.optional))


# ---------------------------------------------------------------- a hex for a piece


def annex_hexes(s: AgeOfInnovationState, me: int) -> list[int]:
    """§AI-4.6.10.1 Own buildings without an annex."""
    return [h for h in s.homes[me] if not s.annexed >> h & 1]


def own_pieces(s: AgeOfInnovationState, me: int, kind: int, into: int) -> list[int]:
    """§AI-5.21, §AI-4.5.7 Own coloured buildings of a kind, if one of the new kind is on the planning board."""
    if not s.left[5 * me + into]:
        return []
    return [h for h in s.homes[me] if s.building[h] == kind and not s.neutral >> h & 1]


def guild_hexes(s: AgeOfInnovationState, me: int) -> list[int]:
    """§AI-3.5.16 Empty hexes of native terrain anywhere, for a guild from the planning board."""
    return bits(s.ground[s.native[me]] & s.empty) if s.left[5 * me + GUILD] else []


def neutral_hexes(s: AgeOfInnovationState, me: int) -> list[int]:
    """§AI-4.6.5.5, §AI-5.33 Empty hexes in reach that can be made native with the tools at hand."""
    spades = s.purse[me][TOOLS] // TOOLS_PER_SPADE[s.terraforming[me]]
    native = s.native[me]
    terrain = s.terrain
    return [h for h in bits(reach(s, me) & s.empty) if SPADES[terrain[h]][native] <= spades]


@dataclass
class OnHex(Ask):
    """Choose a hex for a piece: subclasses say which hexes, and what happens there."""

    me: int

    def seat(self, s: AgeOfInnovationState) -> int:
        return self.me

    def hexes(self, s: AgeOfInnovationState) -> list[int]:
        """The hexes to choose from."""
        raise NotImplementedError

    def refusal(self) -> Refusal:
        """Why another hex cannot be chosen."""
        raise NotImplementedError

    def why_not(self, s: AgeOfInnovationState, el: str) -> Refusal | None:
        part, _, name = el.partition(":")
        if part == "hex" and name in HEXES:
            return None if HEXES.index(name) in self.hexes(s) else self.refusal()
        return answer_first(el, "AI-4.5.5", "no-piece-first")


@dataclass
class PlaceAnnex(OnHex):
    """§AI-4.6.10.1 An annex next to an own building that has none; a city may form."""

    def hexes(self, s: AgeOfInnovationState) -> list[int]:
        return annex_hexes(s, self.me)

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        return [ANNEX[h] for h in annex_hexes(s, self.me)]

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        hex = m.index[0]
        s.annexed |= 1 << hex
        s.emit("annexed", self.me, HEXES[hex])
        check_city(s, self.me, hex)

    def refusal(self) -> Refusal:
        return Refusal("AI-4.6.10.1", Text("no-annex"))


@dataclass
class FreeGuild(OnHex):
    """§AI-3.10.2, §AI-5.21 A workshop becomes a guild for nothing."""

    def hexes(self, s: AgeOfInnovationState) -> list[int]:
        return own_pieces(s, self.me, WORKSHOP, GUILD)

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        return [UPGRADE[h][GUILD] for h in own_pieces(s, self.me, WORKSHOP, GUILD)]

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        replace_building(s, self.me, m.index[0], GUILD)
        build_event(s, self.me, m.index[0])

    def refusal(self) -> Refusal:
        return Refusal("AI-5.21", Text("no-own-workshop"))


@dataclass
class DowngradeSchool(OnHex):
    """§AI-3.5.3, §AI-5.21 A school becomes a guild."""

    def hexes(self, s: AgeOfInnovationState) -> list[int]:
        return own_pieces(s, self.me, SCHOOL, GUILD)

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        return [DOWNGRADE[h] for h in own_pieces(s, self.me, SCHOOL, GUILD)]

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        replace_building(s, self.me, m.index[0], GUILD)
        build_event(s, self.me, m.index[0])

    def refusal(self) -> Refusal:
        return Refusal("AI-5.21", Text("no-own-school"))


@dataclass
class PlaceGuild(OnHex):
    """§AI-3.5.16, §AI-5.46 A guild on any empty hex of native terrain."""

    def hexes(self, s: AgeOfInnovationState) -> list[int]:
        return guild_hexes(s, self.me)

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        return [GUILD_ON[h] for h in guild_hexes(s, self.me)]

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        place_building(s, self.me, m.index[0], GUILD)
        build_event(s, self.me, m.index[0])

    def refusal(self) -> Refusal:
        return Refusal("AI-3.5.16", Text("no-native"))


@dataclass
class PlaceNeutral(OnHex):
    """§AI-4.6.5.5, §AI-4.6.5.6 A neutral building on an empty hex in reach, terraformed with bought spades."""

    kind: int

    def hexes(self, s: AgeOfInnovationState) -> list[int]:
        return neutral_hexes(s, self.me)

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        return [NEUTRAL[h] for h in neutral_hexes(s, self.me)]

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        me, hex = self.me, m.index[0]
        spades = SPADES[s.terrain[hex]][s.native[me]]
        if spades:
            s.purse[me][TOOLS] -= spades * TOOLS_PER_SPADE[s.terraforming[me]]
            use_spades(s, me, hex, spades)
        s.neutral |= 1 << hex
        settle_on(s, me, hex, self.kind)
        build_event(s, me, hex)

    def prompt(self, s: AgeOfInnovationState) -> Text:
        return Text("ask-PlaceNeutral", building=BUILDINGS[self.kind])

    def refusal(self) -> Refusal:
        return Refusal("AI-4.6.5.5", Text("no-neutral-here"))


def only_or_ask(s: AgeOfInnovationState, frame: OnHex) -> None:
    """A question with one answer answers itself."""
    ways = frame.moves(s)
    if len(ways) > 1:
        s.then(frame)
    elif ways:
        frame.take(s, ways[0])


# ---------------------------------------------------------------- books


@dataclass
class ChooseBooks(Ask):
    """§AI-2.3 Books of choice, one after the other."""

    me: int
    n: int

    def seat(self, s: AgeOfInnovationState) -> int:
        return self.me

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        return BOOK

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        gain_book(s, self.me, m.index[0])
        if self.n > 1:
            s.then(ChooseBooks(self.me, self.n - 1))

    def prompt(self, s: AgeOfInnovationState) -> Text:
        return Text("ask-ChooseBooks", n=self.n)

    def why_not(self, s: AgeOfInnovationState, el: str) -> Refusal | None:
        return answer_first(el, "AI-4.5.5", "no-book-first")


@dataclass
class PayBooks(Step):
    """§AI-4.6.7.2, §AI-4.6.5.4 Books of any kind are due; it is asked only if there is a choice."""

    me: int
    n: int

    def run(self, s: AgeOfInnovationState) -> None:
        purse = s.purse[self.me]
        kinds = [d for d in range(4) if purse[BOOKS + d]]
        if s.books(self.me) == self.n:
            for d in kinds:
                purse[BOOKS + d] = 0
        elif len(kinds) == 1:
            purse[BOOKS + kinds[0]] -= self.n
        else:
            s.then(SpendBook(self.me, self.n))


@dataclass
class SpendBook(Ask):
    """§AI-4.6.7.2, §AI-4.6.5.4 Choose a book to pay with."""

    me: int
    n: int

    def seat(self, s: AgeOfInnovationState) -> int:
        return self.me

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        purse = s.purse[self.me]
        return [SPEND[d] for d in range(4) if purse[BOOKS + d]]

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        s.purse[self.me][BOOKS + m.index[0]] -= 1
        s.emit("paid_book", self.me, DISCIPLINES[m.index[0]])
        if self.n > 1:
            s.then(PayBooks(self.me, self.n - 1))

    def prompt(self, s: AgeOfInnovationState) -> Text:
        return Text("ask-SpendBook", n=self.n)

    def why_not(self, s: AgeOfInnovationState, el: str) -> Refusal | None:
        part, _, d = el.partition(":")
        if part == "book" and d in DISCIPLINES:
            return Refusal("AI-4.6.7.2", Text("no-book-of-it"))
        return answer_first(el, "AI-4.6.7.2", "no-pay-first")

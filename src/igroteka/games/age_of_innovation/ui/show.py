"""How each move is chosen on the drawing, and what its label says: what it costs and what it brings."""

from __future__ import annotations

from typing import Final

from igroteka.core.combinators import Per
from igroteka.core.effects import Decide, Effect
from igroteka.core.game import Shown
from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..components.boards import BOARDS, COST_TOOLS, SHIPPING_COINS, TOOLS_PER_SPADE
from ..components.maps import EDGE, HEXES, RIVERSIDE, SPADES
from ..components.names import (
    BONUSES,
    BUILDINGS,
    CELL_BOOKS,
    CELL_LEVELS,
    DISCIPLINES,
    FACTIONS,
    GUILD,
    ROUNDS,
    SPACES,
    TERRAINS,
    WORKSHOP,
)
from ..effects import Gain, LowestLevel, SureGain
from ..fields import NONE
from ..moves import TREES
from ..rules.building import Answer, power_on_offer
from ..rules.land import after_spades
from ..rules.pieces import FreeGuild, PlaceNeutral
from ..rules.start_buildings import PlaceStart, beginning
from ..rules.tiles import BOOK_ROWS, POWER_ROWS, own_tiles
from ..rules.turn import power_price
from ..rules.upgrades import innovation_price, upgrade_coins
from ..rules.work import FREE, MODES, PASSAGES, WORKSHOP_COINS, WORKSHOP_TOOLS, Work
from ..state import AVAILABLE, COINS, TOOLS, VP, AgeOfInnovationState

Args = dict[str, int | str | Text]


def show(s: AgeOfInnovationState, m: Move) -> Shown:
    """The path of elements that leads to a move of the seat to act, its label, its price and the rule behind it."""
    top = s.agenda[-1]
    me = getattr(top, "me", 0)
    if m.kind in ("build", "dig", "tunnel", "fly"):
        return _work(s, me, m, top)
    if m.kind in _HEX_RULES:
        return _on_hex(s, me, m, top)
    if m.kind == "upgrade":
        return _upgrade(s, me, m, free=isinstance(top, FreeGuild))
    if m.kind in ("power", "books", "act", "innovate", "ship", "terraform", "send", "return"):
        return _action(s, me, m)
    if m.kind in _PLAIN:
        element, rule = _PLAIN[m.kind]
        return Shown(
            at=(f"{element}:{m.args[0]}",),
            label=_choice(s, m),
            rule=rule,
            final=m.kind in _FOR_THE_GAME,
            more=_said_by_card(s, m),
        )
    if m.kind in ("accept", "decline"):
        power = power_on_offer(s, me, top.amount) if isinstance(top, Answer) else 0
        return Shown(at=(), label=Text(f"move-{m.kind}", n=power, vp=power - 1), rule="AI-4.9.2")
    if m.kind in _BUTTONS:
        vp = worth(s, me, ("pass",)) if m.kind == "pass" else 0
        # Before the last round a bonus is chosen after it, so that one can still think better of it.
        final = m.kind == "pass" and s.round == ROUNDS
        return Shown(at=(), label=Text(f"move-{m.kind}", vp=vp), rule=_BUTTONS[m.kind], final=final)
    if m.kind == "sacrifice":
        return Shown(at=("sacrifice",), label=Text("move-sacrifice"), rule="AI-4.8.2")
    meaning = TREES.meaning(top, m)
    if meaning is not None:
        of_tile = m.args and not isinstance(top, Decide)
        label = (
            Text("move-first", what=meaning, source=str(m.args[0]))
            if of_tile
            else Text("move-pick", what=meaning)
        )
        return Shown(at=(), label=label, rule="AI-4.5.5")
    return Shown(at=(), label=_draw_text(m))


def _draw_text(m: Move) -> Text:
    """What chance brings."""
    if m.kind == "draw_first":
        return Text("chance-draw_first", seat=int(m.args[0]))
    what = m.kind.removeprefix("draw_")
    return Text(f"chance-{m.kind}", **{_TILES.get(what, what): str(m.args[0])})


#: How the argument of a draw is called where it is not called like the draw.
_TILES: Final = {"round": "round_tile", "final": "final_tile"}


# ---------------------------------------------------------------- what an event scores


def points(s: AgeOfInnovationState, me: int, effect: Effect, unit: int = VP) -> int:
    """The victory points, or the units of another kind, that an effect without questions gives now."""
    if isinstance(effect, (Gain, SureGain)):
        return effect.bundle[unit]
    if isinstance(effect, Per):
        return effect.often(s, me) * points(s, me, effect.effect, unit)
    if isinstance(effect, LowestLevel) and unit == VP:
        return min(s.level[4 * me : 4 * me + 4])
    return 0


def worth(s: AgeOfInnovationState, me: int, events: tuple[str, ...], n: int = 1, unit: int = VP) -> int:
    """§AI-4.1.12 What round tile, round bonus, faction and own tiles give for an event: points, or coins."""
    return n * sum([points(s, me, when.effect, unit) for when in s.able[me].whens(events)])


def build_worth(s: AgeOfInnovationState, me: int, hex: int, kind: int, unit: int = VP) -> int:
    """What building a kind of building on a hex gives: points, or coins."""
    events = [BUILDINGS[kind]]
    if kind == WORKSHOP:
        events += ["workshop-edge"] if EDGE[s.side] >> hex & 1 else []
        events += ["workshop-river"] if RIVERSIDE[s.side] >> hex & 1 else []
    return worth(s, me, tuple(events), unit=unit)


# ---------------------------------------------------------------- terraform and build


def _work(s: AgeOfInnovationState, me: int, m: Move, top: object) -> Shown:
    hex = m.index[0]
    el = f"hex:{HEXES[hex]}"
    passage = next((p for p in PASSAGES if p.moves[hex][0].kind == m.kind), None)
    extra = passage.worth(s) if passage is not None else 0
    fee_tools, fee_scholars = (
        (passage.price[TOOLS], passage.price[AVAILABLE]) if passage is not None else (0, 0)
    )
    n = m.index[1] if len(m.index) > 1 else 0
    if n == 0:
        free = isinstance(top, Work) and MODES[top.mode].workshop == FREE
        tools, coins = (0, 0) if free else (WORKSHOP_TOOLS, WORKSHOP_COINS)
        tools += fee_tools
        vp = build_worth(s, me, hex, WORKSHOP) + extra
        more = build_worth(s, me, hex, WORKSHOP, COINS)
        args: Args = {"hex": HEXES[hex], "tools": tools, "coins": coins, "vp": vp, "more": more}
        last = f"{passage.key}:0" if passage is not None else "piece:workshop"
        key = f"move-{m.kind}-build" if passage is not None else "move-build"
        price = cost(tools, coins, fee_scholars)
        takes = () if passage is None else ("piece:workshop",)
        return Shown(at=(el, last), label=Text(key, **args), cost=price, rule="AI-4.6.1.9", takes=takes)
    given = min(n, top.free) if isinstance(top, Work) else 0
    tools = (n - given) * TOOLS_PER_SPADE[s.terraforming[me]] + fee_tools
    args = {
        "hex": HEXES[hex],
        "n": n,
        "terrain": TERRAINS[after_spades(s, me, hex, n)],
        "tools": tools,
        "vp": worth(s, me, ("spade",), n) + extra,
        "more": worth(s, me, ("spade",), n, COINS),
    }
    last = f"{passage.key}:{n}" if passage is not None else f"spades:{n}"
    rule = "AI-4.6.1.3" if passage is None else "AI-4.7.1" if passage.key == "tunnel" else "AI-4.7.2"
    price = cost(tools, 0, fee_scholars)
    return Shown(at=(el, last), label=Text(f"move-{m.kind}", **args), cost=price, rule=rule)


def cost(tools: int, coins: int, scholars: int = 0, power: int = 0, books: int = 0) -> str:
    """A price in units: "1t 2c"."""
    parts = ((tools, "t"), (coins, "c"), (scholars, "s"), (power, "pw"), (books, "book"))
    return " ".join([f"{n}{unit}" for n, unit in parts if n])


def _upgrade(s: AgeOfInnovationState, me: int, m: Move, free: bool) -> Shown:
    hex, kind = m.index
    tools = 0 if free else COST_TOOLS[kind]
    coins = 0 if free else upgrade_coins(s, me, hex, kind)
    el, piece = f"hex:{HEXES[hex]}", f"piece:{BUILDINGS[kind]}"
    return Shown(
        at=(el,) if free else (el, piece),
        label=Text(
            "move-upgrade",
            hex=HEXES[hex],
            building=BUILDINGS[kind],
            tools=tools,
            coins=coins,
            vp=build_worth(s, me, hex, kind),
        ),
        cost=cost(tools, coins),
        rule=_UPGRADE_RULES[kind],
        takes=(piece,) if free else (),
    )


_UPGRADE_RULES: Final = ("", "AI-4.6.2.2", "AI-4.6.2.4", "AI-4.6.2.5", "AI-4.6.2.3")
#: Moves on a single hex with the rule behind them.
_HEX_RULES: Final = {
    "place": "AI-4.2.16",
    "tower": "AI-4.2.17",
    "annex": "AI-4.6.10.1",
    "neutral": "AI-4.6.5.5",
    "guild": "AI-3.5.16",
    "downgrade": "AI-3.5.3",
    "river_city": "AI-4.10.5",
}


def _on_hex(s: AgeOfInnovationState, me: int, m: Move, top: object) -> Shown:
    hex = m.index[0]
    el = f"hex:{HEXES[hex]}"
    at: tuple[str, ...] = (el,)
    args: Args = {"hex": HEXES[hex]}
    price = ""
    takes: tuple[str, ...] = ()
    if isinstance(top, PlaceStart):
        if beginning(s, me).tower:
            at = (el, "piece:tower" if m.kind == "tower" else "piece:workshop")
        else:
            takes = (f"piece:{BUILDINGS[top.kind]}",)
        args["building"] = "tower" if m.kind == "tower" else BUILDINGS[top.kind]
    elif isinstance(top, PlaceNeutral):
        spades = SPADES[s.terrain[hex]][s.native[me]]
        tools = spades * TOOLS_PER_SPADE[s.terraforming[me]]
        vp = build_worth(s, me, hex, top.kind) + worth(s, me, ("spade",), spades)
        more = build_worth(s, me, hex, top.kind, COINS) + worth(s, me, ("spade",), spades, COINS)
        args |= {"building": BUILDINGS[top.kind], "n": spades, "tools": tools, "vp": vp, "more": more}
        price = cost(tools, 0)
    elif m.kind in ("guild", "downgrade"):
        args["vp"] = build_worth(s, me, hex, GUILD)
        takes = ("piece:guild",)
    label = Text(f"move-{m.kind}", **args)
    return Shown(at=at, label=label, cost=price, rule=_HEX_RULES[m.kind], takes=takes)


# ---------------------------------------------------------------- other actions


def _action(s: AgeOfInnovationState, me: int, m: Move) -> Shown:
    if m.kind == "power":
        row = POWER_ROWS[m.index[0]]
        price, vp = power_price(s, me, m.index[0]), worth(s, me, ("power-action",))
        return Shown(
            at=(f"power:{m.args[0]}",),
            label=Text("move-power", what=row.effect.text(), n=price, vp=vp),
            cost=cost(0, 0, power=price),
            rule="AI-3.10.1",
        )
    if m.kind == "books":
        row = BOOK_ROWS[m.index[0]]
        vp = points(s, me, row.effect)
        return Shown(
            at=(f"books:{m.args[0]}",),
            label=Text("move-books", what=row.effect.text(), n=row.price, vp=vp),
            cost=cost(0, 0, books=row.price),
            rule="AI-3.10.2",
        )
    if m.kind == "act":
        act = TREES.act(m)
        assert act is not None
        rule = next((tile.rule for tile in own_tiles(s, me) if act in tile.abilities), "AI-4.6.8.1")
        name = str(m.args[0])
        return Shown(at=(f"act:{name}",), label=Text("move-act", act=name, what=act.effect.text()), rule=rule)
    if m.kind == "innovate":
        fixed, wild, coins = innovation_price(s, me, s.shelf.index(m.index[0]))
        books = sum(fixed) + wild
        return Shown(
            at=(f"innovation:{m.args[0]}",),
            label=Text(
                "move-innovate",
                innovation=str(m.args[0]),
                books=books,
                coins=coins,
                vp=worth(s, me, ("innovation",)),
            ),
            cost=cost(0, coins, books=books),
            rule="AI-4.6.5.2",
            more=Text("more-innovation", innovation=str(m.args[0])),
        )
    if m.kind in ("send", "return"):
        n = SPACES[m.index[1]] if m.kind == "send" else 1
        return Shown(
            at=(f"space:{m.args[0]}:{n}" if m.kind == "send" else f"return:{m.args[0]}",),
            label=Text(f"move-{m.kind}", discipline=str(m.args[0]), n=n, vp=worth(s, me, ("scholar",))),
            cost=cost(0, 0, 1),
            rule="AI-4.6.6.1" if m.kind == "send" else "AI-4.6.6.2",
        )
    return _track(s, me, m)


def _track(s: AgeOfInnovationState, me: int, m: Move) -> Shown:
    board = BOARDS[s.native[me]]
    vp = worth(s, me, ("track",))
    if m.kind == "ship":
        more, books = board.shipping_rewards[s.shipping[me] + 1]
        tools, coins, track, rule = 0, SHIPPING_COINS, "shipping", "AI-4.6.3.1"
    else:
        more, books = board.terraforming_rewards[s.terraforming[me] + 1]
        tools, coins, track, rule = 1, board.terraforming_coins, "terraforming", "AI-4.6.4.1"
    return Shown(
        at=(f"track:{track}",),
        label=Text(f"move-{m.kind}", tools=tools, coins=coins, vp=vp + more, books=books),
        cost=cost(tools, coins, 1),
        rule=rule,
    )


#: Moves that are one click: the kind of element, and the rule.
_PLAIN: Final = {
    "set": ("set", "AI-4.2.11"),
    "terrain": ("terrain", "AI-4.2.13"),
    "automa_terrain": ("terrain", "AI-4.12.2"),
    "faction": ("faction", "AI-4.2.13"),
    "palace": ("palace", "AI-4.6.2.3"),
    "bonus": ("bonus", "AI-4.6.11.2"),
    "convert": ("convert", "AI-4.8.1"),
    "book": ("book", "AI-2.3"),
    "spend": ("book", "AI-4.6.7.2"),
    "level": ("discipline", "AI-4.1.10"),
    "competency": ("competency", "AI-4.6.2.8"),
    "city": ("city", "AI-4.10.3"),
    "bridge": ("site", "AI-4.6.7.3"),
}
#: Choices that shape the whole game: the page asks whether the player is sure.
_FOR_THE_GAME: Final = ("set", "terrain", "faction", "automa_terrain")
_BUTTONS: Final = {
    "pass": "AI-4.5.9",
    "end": "AI-4.5.2",
    "done": "AI-4.5.8",
    "key": "AI-4.1.8",
    "no_key": "AI-4.1.8",
}


def _choice(s: AgeOfInnovationState, m: Move) -> Text:
    """The label of a plain choice, with what comes with it."""
    word = str(m.args[0])
    if m.kind == "bonus":
        return Text("move-bonus", bonus=word, coins=s.coins_on[m.index[0]])
    if m.kind == "competency":
        cell = s.cells.index(m.index[0])
        return Text(
            "move-competency",
            competency=word,
            discipline=DISCIPLINES[cell % 4],
            levels=CELL_LEVELS[cell // 4],
            books=CELL_BOOKS[cell // 4],
        )
    if m.kind == "city":
        me = getattr(s.agenda[-1], "me", 0)
        return Text("move-city", city=word, vp=worth(s, me, ("city",)))
    if m.kind == "set":
        t = m.index[0]
        factions = [FACTIONS[f] for f in s.set_faction[2 * t : 2 * t + 2] if f != NONE]
        if s.solo:
            first, second = [Text("a-faction", faction=name) for name in factions]
            return Text("move-set-solo", terrain=word, first=first, second=second)
        return Text("move-set", terrain=word, faction=factions[0], bonus=BONUSES[s.set_bonus[t]])
    return Text(f"move-{m.kind}", **{_NAMED.get(m.kind, m.kind): word})


def _said_by_card(s: AgeOfInnovationState, m: Move) -> Text | None:
    """What the board, faction or tile of a plain choice says."""
    word = str(m.args[0])
    if m.kind == "set" and not s.solo:
        t = m.index[0]
        return Text(
            "more-set", terrain=word, faction=FACTIONS[s.set_faction[2 * t]], bonus=BONUSES[s.set_bonus[t]]
        )
    what = "terrain" if m.kind == "set" else m.kind
    return Text(f"more-{what}", **{what: word}) if what in _CARDS else None


#: What has a text of its own.
_CARDS: Final = ("terrain", "faction", "palace", "bonus", "competency")


#: How the argument of a label is called where it is not called like the move.
_NAMED: Final = {
    "automa_terrain": "terrain",
    "convert": "conversion",
    "book": "discipline",
    "spend": "discipline",
    "level": "discipline",
    "bridge": "site",
}

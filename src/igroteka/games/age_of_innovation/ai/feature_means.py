"""What a learned evaluation sees of means: the purse before and after the pass, incomes, and what the purse can pay."""

from __future__ import annotations

from typing import Final

from ..components.boards import COST_COINS, COST_TOOLS, GUILD_BESIDE, TOOLS_PER_SPADE
from ..components.names import GUILD, PALACE, POWER_ACTIONS, SCHOLARS, SCHOOL, UNIVERSITY, WORKSHOP, Names
from ..rules.gains import final_coins
from ..rules.rounds import income, income_choices
from ..rules.scoring import COINS_PER_VP
from ..rules.tiles import BOOK_ROWS, POWER_ROWS
from ..state import AVAILABLE, BOOKS, COINS, POWER, TOOLS, VP, AgeOfInnovationState
from .feature_land import Estate
from .feature_scene import Scene

MEANS_NAMES: Final[Names] = (
    *("coins_open", "tools_open", "scholars_open", "books_open", "power_open"),
    *("coins_kept", "tools_kept", "scholars_kept", "books_kept", "power_kept"),
    *("coins_later", "tools_later", "scholars_later"),
    *("books_banking", "books_law", "books_engineering", "books_medicine"),
    *("bowl_1", "bowl_2", "scholars_sent", "points_of_rest"),
    *("earned_coins", "earned_tools", "earned_scholars", "earned_power"),
    *("earned_points", "earned_books", "earned_levels"),
    *("power_actions_payable", "power_spades_payable", "book_actions_payable", "acts_open", "acts_later"),
    *("payable_workshops", "payable_guilds", "payable_schools", "payable_palace", "payable_university"),
)
#: What a purse may hold at most for the numbers to stay small.
MOST_COINS: Final = 50
MOST_TOOLS: Final = 25


class Payable:
    """How many buildings of each kind could be paid, each kind by itself, with the purse and its sites."""

    def __init__(self, s: AgeOfInnovationState, me: int, e: Estate, coins: int, tools: int) -> None:
        self.workshops = _workshops(s, me, e, coins, tools)
        self.guilds = _guilds(s.left[5 * me + GUILD], e, coins, tools)
        self.schools = min(
            s.left[5 * me + SCHOOL], e.own[GUILD], tools // COST_TOOLS[SCHOOL], coins // COST_COINS[SCHOOL]
        )
        self.palace = min(
            s.left[5 * me + PALACE], e.own[GUILD], tools // COST_TOOLS[PALACE], coins // COST_COINS[PALACE]
        )
        self.university = min(
            s.left[5 * me + UNIVERSITY],
            e.own[SCHOOL],
            tools // COST_TOOLS[UNIVERSITY],
            coins // COST_COINS[UNIVERSITY],
        )


def _workshops(s: AgeOfInnovationState, me: int, e: Estate, coins: int, tools: int) -> int:
    """Workshops on the land in reach, the land that needs the fewest spades first."""
    most = min(s.left[5 * me + WORKSHOP], coins // COST_COINS[WORKSHOP])
    rate = TOOLS_PER_SPADE[s.terraforming[me]]
    built = 0
    for spades in range(4):
        price = COST_TOOLS[WORKSHOP] + rate * spades
        n = min(e.spades[spades], tools // price, most - built)
        if n > 0:
            built += n
            tools -= n * price
    return built


def _guilds(left: int, e: Estate, coins: int, tools: int) -> int:
    """Guilds in the place of workshops, those beside a rival first."""
    most = min(left, e.own[WORKSHOP], tools // COST_TOOLS[GUILD])
    cheap = min(most, e.cheap, coins // GUILD_BESIDE)
    return cheap + min(most - cheap, (coins - cheap * GUILD_BESIDE) // COST_COINS[GUILD])


def means_numbers(s: AgeOfInnovationState, me: int, scene: Scene, row: list[float]) -> list[int]:
    """Add the purse and the incomes; gives what one income brings."""
    purse = s.purse[me]
    done = scene.done[me]
    later = scene.incomes / 6
    held = [
        min(purse[COINS], MOST_COINS) / 20,
        min(purse[TOOLS], MOST_TOOLS) / 10,
        purse[AVAILABLE] / 4,
        min(s.books(me), 15) / 6,
        purse[POWER] / 10,
    ]
    nothing = [0.0] * len(held)
    row += nothing if done else held
    row += held if done else nothing
    for unit in range(3):
        row.append(held[unit] * later)
    for d in range(4):
        row.append(min(purse[BOOKS + d], 8) / 4)
    row += [
        s.bowl_1[me] / 12,
        s.bowl_2[me] / 12,
        (SCHOLARS - s.supply[me] - purse[AVAILABLE]) / SCHOLARS,
        min(final_coins(s, me) // COINS_PER_VP, 20) / 10 if scene.incomes == 0 else 0.0,
    ]
    brings = income(s, me)
    levels, books = income_choices(s, me)
    row += [brings[COINS] * later / 10, brings[TOOLS] * later / 6, brings[AVAILABLE] * later / 3]
    row += [brings[POWER] * later / 10, brings[VP] * later / 4, books * later / 2, levels * later / 2]
    return brings


def action_numbers(s: AgeOfInnovationState, me: int, scene: Scene, row: list[float]) -> None:
    """Add the shared actions that are open and could be paid, and the own ones."""
    power_open = spades = books_open = acts = 0
    once = 0
    if not scene.done[me]:
        power = s.purse[me][POWER] + s.bowl_2[me] // 2 + s.able[me].total("power_discount")
        for i in range(len(POWER_ACTIONS)):
            if not s.crossed >> i & 1 and POWER_ROWS[i].price <= power:
                power_open += 1
                spades = max(spades, i - 3)
        books = s.books(me)
        for i in s.book_actions:
            if i >= 0 and not s.crossed >> (len(POWER_ACTIONS) + i) & 1 and BOOK_ROWS[i].price <= books:
                books_open += 1
    for act in s.able[me].acts:
        if act.once:
            once += 1
            acts += not s.used[me] >> act.index & 1
    row += [power_open / 6, spades / 2, books_open / 3]
    row += [0.0 if scene.done[me] else acts / 3, once * scene.incomes / 12]


def payable_numbers(p: Payable, row: list[float]) -> None:
    """Add what the purse can pay."""
    row += [p.workshops / 4, p.guilds / 2, p.schools / 2, float(p.palace), float(p.university)]

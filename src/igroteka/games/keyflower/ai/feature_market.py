"""Numbers about workers, tokens, auctions and winter tiles for a learned evaluation."""

from __future__ import annotations

from typing import Final

from ..components.goods import ANY_RESOURCE, BLUE, GOLD, GREEN, RED, YELLOW
from ..components.tiles import FIRST_ORDER, FIRST_SUMMER_BOAT, FIRST_WINTER, FIVE
from ..rules.assignment import (
    APOTHECARY,
    CRAFTSMANS_GUILD,
    JEWELLER,
    KEY_GUILD,
    KEY_MARKET,
    KEYTHEDRAL,
    MERCERS_GUILD,
    SCHOLAR,
    SCRIBES,
    VILLAGE_HALL,
    WATERMILL,
    WINDMILL,
    worth,
)
from ..state import NO_BOAT, C, K, KeyflowerState
from .feature_tables import LATER, PRINTED, SCORE, SCORED, USE_VALUE
from .weights import PRESENT

PEOPLE_NAMES: Final = (
    *("blue", "red", "yellow", "green", "most_coming", "next_coming", "green_coming", "coming", "coming_left"),
    *("in_best_bids", "in_losing_bids", "on_own_tiles", "anvil", "pickaxe", "saw", "tokens_left"),
    *("cargo_best", "cargo_tokens"),
)  # fmt: skip
AUCTION_NAMES: Final = (
    *("led", "led_value", "led_safe", "led_points", "led_workers", "led_boats", "led_order", "led_purple"),
    *("open_best", "open_second", "open_number", "colour_edge"),
)  # fmt: skip
WINTER_NAMES: Final = (
    *("hand_best", "hand_second", "hand_edge", "chosen_edge", "winter_owned", "winter_led", "winter_open_best"),
    *("winter_open_edge", "winter_rival_led"),
)  # fmt: skip

WINTERS: Final = FIRST_ORDER - FIRST_WINTER


def reach(s: KeyflowerState, seat: int) -> list[int]:
    """Workers by colour that the seat can bring to one place: behind its screen and in losing bids."""
    have = s.workers[seat * C : seat * C + C]
    for t in s.bidding[seat]:
        if s.leader[t] != seat:
            have[s.group_colour(seat, t)] += s.bid[t * s.seats + seat]
    return have


def promises(people: list[float], tokens: list[int], pool: list[int]) -> list[float]:
    """What each winter tile alone would add with these holdings. Sets that are begun count by their part."""
    workers = people[BLUE] + people[RED] + people[YELLOW] + people[GREEN]
    plain = pool[0] + pool[1] + pool[2]
    gold = pool[GOLD]
    low = min(pool[0], pool[1], pool[2])
    thirds = min((plain + gold) / 3, low + gold / 2)
    skills = tokens[0] + tokens[1] + tokens[2]
    few = min(tokens)
    value = [0.0] * WINTERS
    value[JEWELLER - FIRST_WINTER] = (worth(JEWELLER) - 1.0) * gold
    value[CRAFTSMANS_GUILD - FIRST_WINTER] = worth(CRAFTSMANS_GUILD) * min(
        people[BLUE], people[RED], people[YELLOW]
    )
    value[WATERMILL - FIRST_WINTER] = float(worth(WATERMILL) * max(pool[0], pool[1], pool[2]))
    value[MERCERS_GUILD - FIRST_WINTER] = worth(MERCERS_GUILD) * thirds
    value[KEYTHEDRAL - FIRST_WINTER] = float(worth(KEYTHEDRAL))
    value[WINDMILL - FIRST_WINTER] = (
        worth(WINDMILL) * ((plain + gold) // FIVE + (plain + gold) / FIVE) / 2 - 0.5 * gold
    )
    value[SCRIBES - FIRST_WINTER] = worth(SCRIBES) * (few + 0.1 * min(2, skills - 3 * few))
    value[SCHOLAR - FIRST_WINTER] = float(worth(SCHOLAR) * max(tokens))
    value[VILLAGE_HALL - FIRST_WINTER] = worth(VILLAGE_HALL) * max(people)
    value[KEY_MARKET - FIRST_WINTER] = worth(KEY_MARKET) * people[GREEN]
    value[KEY_GUILD - FIRST_WINTER] = worth(KEY_GUILD) * (skills // FIVE + skills / FIVE) / 2
    value[APOTHECARY - FIRST_WINTER] = worth(APOTHECARY) * workers / FIVE
    return value


def best_of_others(rows: list[list[float]], seat: int) -> list[float]:
    """The largest of each number in the rows of the other seats."""
    best = [0.0] * len(rows[seat])
    for other in range(len(rows)):
        if other != seat:
            row = rows[other]
            for i in range(len(best)):
                if row[i] > best[i]:
                    best[i] = row[i]
    return best


def people_numbers(s: KeyflowerState, seat: int, coming: list[float], left: float, row: list[float]) -> None:
    """Add workers and tokens: at hand, coming back, bound in bids, and what the boats may bring."""
    have = s.workers[seat * C : seat * C + C]
    tokens = s.skills[seat * K : seat * K + K]
    losing = best = home = 0
    for t in s.bidding[seat]:
        n = s.bid[t * s.seats + seat]
        if s.leader[t] == seat:
            best += n
        else:
            losing += n
    for t in s.village[seat]:
        home += s.users[t]
    ranked = sorted(coming)
    all_coming = coming[0] + coming[1] + coming[2] + coming[3]
    held = tokens[0] + tokens[1] + tokens[2]
    row += [
        *(have[0] / 8, have[1] / 8, have[2] / 8, have[3] / 6, ranked[3] / 10, ranked[2] / 8),
        *(coming[GREEN] / 6, all_coming / 18, all_coming * left / 18),
        *(best / 10, losing / 6, home / 10, tokens[0] / 4, tokens[1] / 4, tokens[2] / 4, held * left / 8),
    ]  # fmt: skip
    _cargo(s, seat, row)


def _cargo(s: KeyflowerState, seat: int, row: list[float]) -> None:
    """What the boats that are still free carry, if the seat has none this season."""
    most = tokens = free = 0
    if s.boat_of[seat] == NO_BOAT:
        for b in range(s.seats):
            if b not in s.boat_of:
                n = sum(s.cargo_workers[b * C : b * C + C])
                most = max(most, n)
                tokens += sum(s.cargo_skills[b * K : b * K + K])
                free += 1
    free = max(1, free)
    row += [most / 8, tokens / free / 3]


def tile_worth(s: KeyflowerState, t: int, promise: list[float], pool: list[int]) -> float:
    """What a tile at auction would bring a seat, roughly and fast."""
    if t >= FIRST_ORDER:
        return PRESENT.order_tile[s.season]
    if t >= FIRST_WINTER:
        return promise[t - FIRST_WINTER]
    if t >= FIRST_SUMMER_BOAT:
        return PRESENT.summer_boat
    f = t * 2 + s.side[t]
    value = PRINTED[f] + LATER[s.season] * USE_VALUE[f] + 0.3 * (PRINTED[t * 2 + 1] - PRINTED[f])
    if SCORE[f]:
        n = pool[GOLD]
        for r in range(GOLD):
            if SCORED[f] in (r, ANY_RESOURCE):
                n += pool[r]
        value += 0.4 * SCORE[f] * n
    return value


def auction_numbers(
    s: KeyflowerState,
    seat: int,
    mine: list[int],
    others: list[int],
    promise: list[float],
    pool: list[int],
    row: list[float],
) -> None:
    """Add what the auctions promise: best bids and how safe they are, and what can still be bid for."""
    led = points = users = boats = order = purple = number = 0
    value = safe = first = second = 0.0
    for t in s.auction:
        c = s.colour[t]
        if s.leader[t] == seat:
            here = tile_worth(s, t, promise, pool)
            led += 1
            value += here
            if others[c] <= s.best[t]:
                safe += here
            users += s.users[t]
            if t >= FIRST_ORDER:
                order += 1
                if t == s.purple():
                    purple = 1
            elif t < FIRST_SUMMER_BOAT:
                points += PRINTED[t * 2 + 1]
            elif t < FIRST_WINTER:
                boats += 1
        elif max(mine) > 0 if c < 0 else mine[c] > s.best[t]:
            here = tile_worth(s, t, promise, pool)
            number += 1
            if here > first:
                first, second = here, first
            elif here > second:
                second = here
    edge = -9
    for c in range(C):
        edge = max(edge, mine[c] - others[c])
    row += [
        *(led / 4, value / 15, safe / 15, points / 12, users / 6, boats / 2, order / 2, float(purple)),
        *(first / 8, second / 8, number / 8, edge / 8),
    ]  # fmt: skip


def winter_numbers(
    s: KeyflowerState, seat: int, promise: list[float], others: list[float], row: list[float]
) -> None:
    """Add what winter tiles would bring: those in hand and put up, owned and led, open, and led by others."""
    ranked: list[float] = []
    edge = put_up = owned = led = best = best_edge = rival = 0.0
    for t in s.winter[seat]:
        i = t - FIRST_WINTER
        ranked.append(promise[i])
        edge = max(edge, promise[i] - others[i])
    ranked.sort(reverse=True)
    ranked += [0.0, 0.0]
    for t in s.chosen[seat]:
        i = t - FIRST_WINTER
        put_up += promise[i] - others[i]
    for tiles in (s.village[seat], s.won[seat]):
        for t in tiles:
            if FIRST_WINTER <= t < FIRST_ORDER:
                owned += promise[t - FIRST_WINTER]
    for t in s.auction:
        if FIRST_WINTER <= t < FIRST_ORDER:
            i = t - FIRST_WINTER
            if s.leader[t] == seat:
                led += promise[i]
            elif s.leader[t] >= 0:
                rival = max(rival, promise[i])
            else:
                best = max(best, promise[i])
                best_edge = max(best_edge, promise[i] - others[i])
    row += [
        *(ranked[0] / 15, ranked[1] / 15, edge / 10, put_up / 15, owned / 25, led / 25),
        *(best / 15, best_edge / 10, rival / 15),
    ]  # fmt: skip

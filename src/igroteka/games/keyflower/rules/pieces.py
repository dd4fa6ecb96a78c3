"""Pieces change their place: every function here moves the true pieces and what everybody knows of them together."""

from __future__ import annotations

from ..components.goods import GREEN
from ..state import C, K, KeyflowerState, R

# ---------------------------------------------------------------- workers


def place_from_screen(s: KeyflowerState, seat: int, colour: int, n: int) -> None:
    """§KF-4.14.3 Workers come from behind a screen into the open."""
    if n:
        s.workers[seat * C + colour] -= n
        s.seen_workers.remove(seat, colour, n)


def take_behind_screen(s: KeyflowerState, seat: int, colour: int, n: int) -> None:
    """§KF-4.14.3 Workers go from the open behind a screen."""
    if n:
        s.workers[seat * C + colour] += n
        s.seen_workers.add(seat, colour, n)


def put_into_bag(s: KeyflowerState, colour: int, n: int) -> None:
    """§KF-2.6 Workers go from the open into the bag, green ones like the others."""
    if n:
        s.bag[colour] += n
        s.seen_workers.add(s.seats, colour, n)


def draw_from_bag(s: KeyflowerState, seat: int, colour: int) -> None:
    """§KF-4.14.3 A worker goes from the bag behind a screen; only the drawer sees it."""
    s.bag[colour] -= 1
    s.workers[seat * C + colour] += 1
    s.seen_workers.move_unseen(s.seats, seat, 1)


def load_worker(s: KeyflowerState, boat: int, colour: int) -> None:
    """§KF-4.2.4 A worker goes from the bag on a boat, before everybody's eyes."""
    s.bag[colour] -= 1
    s.cargo_workers[boat * C + colour] += 1
    s.seen_workers.remove(s.seats, colour, 1)


def take_greens(s: KeyflowerState, seat: int, n: int) -> int:
    """§KF-4.6.16, §KF-4.6.22 Green workers from the green supply, as many as there are."""
    n = min(n, s.green)
    s.green -= n
    take_behind_screen(s, seat, GREEN, n)
    return n


# ---------------------------------------------------------------- skill tokens


def pay_openly(s: KeyflowerState, seat: int, skill: int) -> None:
    """§KF-4.7.5 A token of a kind that everybody knows goes to the pile."""
    s.skills[seat * K + skill] -= 1
    s.pile[skill] += 1
    s.seen_skills.move(seat, s.seats, skill, 1)


def pay_face_down(s: KeyflowerState, seat: int, skill: int) -> None:
    """§KF-5.42 A token of a kind that only its owner knows goes to the pile."""
    s.skills[seat * K + skill] -= 1
    s.pile[skill] += 1
    s.seen_skills.move_unseen(seat, s.seats, 1)


def lay_aside(s: KeyflowerState, seat: int, skill: int, openly: bool) -> None:
    """§KF-4.6.17 A token is laid next to the pile until others have been drawn."""
    s.skills[seat * K + skill] -= 1
    s.aside_skills[skill] += 1
    if openly:
        s.seen_skills.move(seat, s.seats + 1, skill, 1)
    else:
        s.seen_skills.move_unseen(seat, s.seats + 1, 1)


def draw_from_pile(s: KeyflowerState, seat: int, skill: int) -> None:
    """§KF-4.14.3 A token goes from the pile behind a screen; only the drawer sees it."""
    s.pile[skill] -= 1
    s.skills[seat * K + skill] += 1
    s.seen_skills.move_unseen(s.seats, seat, 1)


def load_skill(s: KeyflowerState, boat: int, skill: int) -> None:
    """§KF-4.2.4 A token goes from the pile face up on a boat."""
    s.pile[skill] -= 1
    s.cargo_skills[boat * K + skill] += 1
    s.seen_skills.remove(s.seats, skill, 1)


def put_away(s: KeyflowerState) -> None:
    """§KF-4.6.17, §KF-4.6.18 What was set aside for a use goes into the bag and into the pile."""
    for c in range(C):
        n = s.aside_workers[c]
        if n:
            s.aside_workers[c] = 0
            put_into_bag(s, c, n)
    n = 0
    for k in range(K):
        n += s.aside_skills[k]
        s.pile[k] += s.aside_skills[k]
        s.aside_skills[k] = 0
    if n:
        s.seen_skills.move_unseen(s.seats + 1, s.seats, n)


# ---------------------------------------------------------------- boats and resources


def take_cargo(s: KeyflowerState, seat: int, boat: int) -> None:
    """§KF-4.9.6 All workers and skill tokens of a boat go behind a screen, before everybody's eyes."""
    for c in range(C):
        n = s.cargo_workers[boat * C + c]
        s.cargo_workers[boat * C + c] = 0
        take_behind_screen(s, seat, c, n)
    for k in range(K):
        n = s.cargo_skills[boat * K + k]
        if n:
            s.cargo_skills[boat * K + k] = 0
            s.skills[seat * K + k] += n
            s.seen_skills.add(seat, k, n)


def gain(s: KeyflowerState, tile: int, resource: int, n: int) -> int:
    """§KF-4.6.22 Resources from the supply on a tile, as many as there are."""
    n = min(n, s.supply[resource])
    s.supply[resource] -= n
    s.goods[tile * R + resource] += n
    return n

"""Tokens and tiles next to the main board: skills, help board, milestones, free actions, what the player owns."""

from __future__ import annotations

from typing import Final

from igroteka.core.text import Text
from igroteka.drawing.labels import fit_line
from igroteka.drawing.layout import grid
from igroteka.drawing.svg import Box, circle, group, rect, text, wrap_lines

from ...components.boards import (
    FREE_NUMBERS,
    FREE_ROWS,
    HELP_NAMES,
    HELP_ROWS,
    MILESTONE_ROWS,
    PLAIN_SKILLS,
    SCORING_NAMES,
    SCORING_ROWS,
    SKILL_NAMES,
    SKILL_ROWS,
)
from ...components.deck import Card
from ...components.files import Row
from ...components.vocabulary import SWEETS
from ...view import PlayerView, SweetLandsView
from ..words import ability_text, card_words, conditions_text, cost_text, edition_text, effect_text, solo_text
from .cards import band, card_of
from .glyphs import TIMINGS, Word, ability_words, cost_words, count_word, letters, need_words, pic, words_of
from .icons import icon
from .pen import Pen
from .plan import (
    CAPTION,
    FREE_HEIGHT,
    GAP,
    GOAL_HEIGHT,
    HELP_HEIGHT,
    ICON,
    LEAST,
    OWN_HEIGHT,
    PAD,
    ROOM,
    SKILL_HEIGHT,
    rows_box,
    rows_height,
)
from .side import Side
from .typeset import fit_words, without_ones

TOKENS: Final = dict(zip(SKILL_NAMES, SKILL_ROWS, strict=True))
TILES: Final = dict(zip(HELP_NAMES, HELP_ROWS, strict=True))
GOALS: Final = {row["no"]: row for row in MILESTONE_ROWS}
#: How many lie side by side.
SKILLS_ACROSS: Final = 4
HELP_ACROSS: Final = 3
GOALS_ACROSS: Final = 4
FREE_ACROSS: Final = 4
OWN_ACROSS: Final = 3
SCORES: Final = dict(zip(SCORING_NAMES, SCORING_ROWS, strict=True))


def skill_words(name: str) -> list[Word]:
    """A skill token in icons."""
    return [
        word for ability in TOKENS[name]["abilities"] for word in (_ladder(ability) or ability_words(ability))
    ]


def _ladder(ability: Row) -> list[Word]:
    """Points that grow with a count, as one ladder: at least 3/6/9 steps give 3/5/7 points."""
    effect = ability.get("effect", [])
    if len(effect) < 2 or not all("if" in step and "vp" in step for step in effect):
        return []
    rungs = "/".join([str(step["if"][0]["min"]) for step in effect])
    worth = "/".join([str(sum([step["vp"] for step in effect[: i + 1]])) for i in range(len(effect))])
    count = count_word(effect[0]["if"][0])
    return [
        (pic(TIMINGS[ability["timing"]]), *count),
        (letters(f"\u2265{rungs}"),),
        (letters(worth), pic("vp")),
    ]


def token_face(
    name: str, w: float, h: float, down: bool = False, foot: float = 0, short: bool = False
) -> str:
    """A skill token; where there is little room, ladders show only what they count."""
    css = "skill" if SKILL_NAMES.index(name) < PLAIN_SKILLS else "enhanced"
    words = without_ones(skill_words(name))
    if short and any(_ladder(ability) for ability in TOKENS[name]["abilities"]):
        words = [words[0], (pic("vp"),)]
    body = rect(0, 0, w, h, 9, css)
    body += fit_words(words, w - 6, h - 4 - foot, LEAST * 1.8, ICON, 3, 2)
    return group("dim", body) if down else body


# ---------------------------------------------------------------- skills on offer


def skills_on_offer(v: SweetLandsView) -> dict[str, int]:
    """The skill tokens that can be taken, and how many are left of each."""
    on_offer = {**v.stacks, **dict.fromkeys(v.offer, 1)}
    return {name: on_offer[name] for name in SKILL_NAMES if name in on_offer}


def skills_height(v: SweetLandsView) -> float:
    """As many rows as there are tokens."""
    return rows_height(len(skills_on_offer(v)), SKILLS_ACROSS, SKILL_HEIGHT) + 2 * PAD


def skills(pen: Pen) -> None:
    """The stacks of skill tokens, and the enhanced ones on offer."""
    on_offer = skills_on_offer(pen.v)
    box = rows_box(PAD, len(on_offer), SKILLS_ACROSS, SKILL_HEIGHT)
    for (name, left), at in zip(on_offer.items(), grid(box, len(on_offer), SKILLS_ACROSS, GAP), strict=True):
        plain = SKILL_NAMES.index(name) < PLAIN_SKILLS
        body = token_face(name, at.w, at.h, left == 0, LEAST * 1.15 if plain else 0)
        if plain:
            words = f"\u00d7{left}"
            body += text(round(at.w / 2, 1), round(at.h - 6, 1), words, LEAST, "soft", anchor="middle")
        title = pen.say(Text("draw-skill", what=ability_text(TOKENS[name]["abilities"]), left=left))
        pen.d.element("panels", f"skill:{name}", body, at, title, r=9)


# ---------------------------------------------------------------- help board


def _help_board(pen: Pen, top: float) -> None:
    """The cells of the help board: two tiles each, and below whoever stands there."""
    v = pen.v
    for i, line in enumerate(wrap_lines(pen.word("draw-help-board"), ROOM, LEAST, 2)):
        body = fit_line(0, 0, line, LEAST, ROOM, "soft", least=LEAST)
        pen.d.add("labels", f"draw-help-board-{i}", body, PAD + 2, top - 34 + i * 24)
    boxes = grid(rows_box(top, len(v.help), HELP_ACROSS, HELP_HEIGHT), len(v.help), HELP_ACROSS, GAP)
    for i, (tiles, at) in enumerate(zip(v.help, boxes, strict=True)):
        body = rect(0, 0, at.w, at.h, 9, "panel")
        foot = 44.0
        tall = (at.h - foot - 10) / 2
        said: list[str] = []
        for n, name in enumerate(tiles):
            row = TILES[name]
            y = round(4 + n * (tall + 3), 1)
            end = row["kind"] == "round_end"
            body += rect(4, y, at.w - 8, round(tall, 1), 6, "band-end" if end else "sunk")
            words = words_of(row["effect"])
            words[0] = (pic("moon" if end else "sun"), *words[0])
            body += fit_words(words, at.w - 12, tall, LEAST * 1.5, ICON, 6, y)
            said.append(
                pen.say(Text("draw-tile-end" if end else "draw-tile", what=effect_text(row["effect"])))
            )
        there = [p.seat for p in v.players if p.help == i + 1]
        mio = v.mio == i + 1
        size = foot - 6
        x, y = at.w / 2 - size / 2, at.h - foot + 1
        if there or mio:
            sign = "who-mio" if mio else f"seat-{there[0]}"
            body += icon(sign, round(x, 1), y, size)
            said.append(
                pen.word("draw-mio-here") if mio else pen.say(Text("draw-stands-here", seat=there[0]))
            )
        else:
            body += circle(round(at.w / 2, 1), y + size / 2, size / 2, "slot")
        pen.d.element("panels", f"help:{i + 1}", body, at, ". ".join(said), r=9)


# ---------------------------------------------------------------- milestones, scoring tokens, deck

#: Two lines that name the help board.
HELP_TOP: Final = 66.0


def _goals_top(v: SweetLandsView) -> float:
    """Where milestones begin: below the help board, if there is one."""
    below = HELP_TOP + rows_height(len(v.help), HELP_ACROSS, HELP_HEIGHT) + GAP if v.help else 0
    return below + CAPTION


def _goals_count(v: SweetLandsView) -> int:
    return len(v.milestones) + len(v.scoring) + bool(v.solo) + 2


def goals_height(pen: Pen) -> float:
    """The help board, the goals, and two lines about the deck."""
    v = pen.v
    return _goals_top(v) + rows_height(_goals_count(v), GOALS_ACROSS, GOAL_HEIGHT) + 62


def goals(pen: Pen) -> None:
    """The help board, milestones on offer, the two scoring tokens, the deck and the discard pile."""
    v = pen.v
    if v.help:
        pen.lay(_help_board, HELP_TOP)
    pen.lay(_milestones)
    pen.lay(_piles)


def _goals_box(v: SweetLandsView) -> Box:
    """Where milestones, scoring tokens and piles lie."""
    return rows_box(_goals_top(v), _goals_count(v), GOALS_ACROSS, GOAL_HEIGHT)


def _milestones(pen: Pen) -> None:
    """Milestones on offer, and the two scoring tokens."""
    v = pen.v
    top, count = _goals_top(v), _goals_count(v)
    pen.caption("draw-goals", top)
    boxes = iter(grid(_goals_box(v), count, GOALS_ACROSS, GAP))
    for no, side in v.milestones:
        here = next(boxes)
        need = GOALS[no][f"side_{side}"]
        head = icon("milestone", 4, 4, 32) + text(42, 28, "10", 21) + icon("vp", 70, 5, 30)
        title = pen.say(Text("draw-milestone", what=conditions_text(need)))
        pen.d.element(
            "panels", f"milestone:{no}", _goal(here, "goal", head, need_words(need)), here, title, r=9
        )
    for name in v.scoring:
        here = next(boxes)
        row = SCORES[name]
        head = icon("score", 4, 4, 32) + text(42, 28, "15/7", 21)
        words = [(*count_word(row["count"]), letters(f"\u2265{row['virtual_player']}"))]
        title = pen.say(Text("draw-scoring", scoring=name, n=row["virtual_player"]))
        pen.d.add("labels", f"scoring-{name}", _goal(here, "panel", head, words), here.x, here.y, title)


def _piles(pen: Pen) -> None:
    """The cards of a solo game, the deck and the discard pile."""
    v, box, count = pen.v, _goals_box(pen.v), _goals_count(pen.v)
    boxes = iter(grid(box, count, GOALS_ACROSS, GAP)[len(v.milestones) + len(v.scoring) :])
    if v.solo:
        here = next(boxes)
        said = "; ".join([pen.say(solo_text(name)) for name in v.solo])
        title = pen.say(Text("draw-solo", cards=said))
        pen.d.add("labels", "solo", _pile(here, "who-mio", len(v.solo)), here.x, here.y, title)
    for name, cards, sign in (("deck", v.deck, "card"), ("discard", len(v.discard), "drop")):
        here = next(boxes)
        title = pen.say(Text(f"draw-{name}", cards=cards))
        pen.d.element("panels", name, _pile(here, sign, cards), here, title, r=9)
    body = ""
    for i, line in enumerate(wrap_lines(pen.say(edition_text()), ROOM, LEAST, 2)):
        body += fit_line(0, i * 24, line, LEAST, ROOM, "soft", least=LEAST)
    pen.d.add("labels", "deck-note", body, PAD + 2, box.y + box.h + 26)


def _goal(at: Box, css: str, head: str, words: list[Word]) -> str:
    """What it is worth, and below it what it asks for."""
    body = rect(0, 0, at.w, at.h, 9, css) + head
    return body + fit_words(words, at.w - 8, at.h - 42, LEAST * 1.8, ICON, 4, 38)


def _pile(at: Box, sign: str, cards: int) -> str:
    """A pile of cards and how many there are."""
    body = rect(0, 0, at.w, at.h, 9, "panel") + icon(sign, 8, round(at.h / 2 - 28, 1), 56)
    return body + text(74, round(at.h / 2 + 9, 1), str(cards), 25)


# ---------------------------------------------------------------- free actions

#: Where they begin on the part of the player in front.
FREE_TOP: Final = 366.0


def _own_free(side: Side) -> list[Row]:
    return [a for a in (side.who.abilities if side.who else []) if a["timing"] == "free"]


def free_box(side: Side) -> Box:
    """Where the free actions lie."""
    return rows_box(FREE_TOP, len(FREE_ROWS) + len(_own_free(side)), FREE_ACROSS, FREE_HEIGHT)


def free_actions(pen: Pen, side: Side) -> None:
    """The free actions with a price, and those of the character."""
    pen.caption("draw-free-actions", FREE_TOP)
    own = _own_free(side)
    for i, at in enumerate(grid(free_box(side), len(FREE_ROWS) + len(own), FREE_ACROSS, GAP)):
        if i < len(FREE_ROWS):
            row = FREE_ROWS[i]
            price = cost_words(row["cost"])
            price[-1] = (*price[-1], pic("arrow"))
            words = without_ones([*price, *words_of(row["effect"])])
            el, used = f"free:{FREE_NUMBERS[i]}", False
            title = pen.say(Text("draw-free", what=effect_text(row["effect"]), cost=cost_text(row["cost"])))
        else:
            ability = own[i - len(FREE_ROWS)]
            words = ability_words(ability)
            el, used = f"ability:{side.seat}:{ability['id']}", ability["id"] in side.p.used
            title = pen.say(Text("draw-own-free", what=ability_text([ability])))
        body = rect(0, 0, at.w, at.h, 9, "free")
        body += fit_words(words, at.w - 6, at.h - 4, LEAST * 1.6, ICON, 3, 2)
        pen.d.element("panels", el, group("dim", body) if used else body, at, title, r=9)


# ---------------------------------------------------------------- what the player owns


def _own_count(p: PlayerView) -> int:
    return len(p.milestones) + len(p.skills) + len(p.played)


def own_height(side: Side) -> float:
    """As many rows as there are things."""
    return rows_height(_own_count(side.p), OWN_ACROSS, OWN_HEIGHT) + 2 * PAD


def own_things(pen: Pen, side: Side) -> None:
    """Milestones, own skill tokens, then the played cards that are not employed."""
    p = side.p
    count = _own_count(p)
    box = rows_box(PAD, count, OWN_ACROSS, OWN_HEIGHT)
    if not count:
        pen.d.add("table", "own-empty", rect(2, 2, box.w - 4, box.h - 4, 9, "slot"), box.x, box.y)
    boxes = iter(grid(box, count, OWN_ACROSS, GAP))
    for no in p.milestones:
        here = next(boxes)
        body = _claimed_milestone(here)
        pen.d.add("labels", f"claimed-{no}", body, here.x, here.y, pen.word("draw-claimed"))
    for name in p.skills:
        here = next(boxes)
        body = token_face(name, here.w, here.h, name in p.down)
        title = pen.say(Text("draw-own-skill", what=ability_text(TOKENS[name]["abilities"])))
        pen.d.element("panels", f"token:{p.seat}:{name}", body, here, title, r=9)
    for name in p.played:
        here = next(boxes)
        card = card_of(name)
        words = card_words(pen, card)
        pen.d.add("labels", f"played-{name}", _played_card(pen, card, here), here.x, here.y, words)


def _claimed_milestone(here: Box) -> str:
    """A milestone that was taken."""
    words = [(pic("milestone"),), (letters("10"), pic("vp"))]
    return rect(0, 0, here.w, here.h, 9, "goal") + fit_words(
        words, here.w - 6, here.h - 4, LEAST * 1.8, ICON, 3, 2
    )


def _played_card(pen: Pen, card: Card, here: Box) -> str:
    """A card next to the board: its sweets, and what it brings each round."""
    body = rect(0, 0, here.w, here.h, 7, f"worker {band(card)}")
    size = 30.0
    for k, sweet in enumerate(card.sweets):
        body += icon(SWEETS[sweet], 3 + k * size, 2, size)
    body += icon("moon" if card.round_end else "now", round(here.w - size - 3, 1), 2, size)
    if card.round_end:
        words = without_ones(words_of(card.effect))
        return body + fit_words(words, here.w - 6, here.h - size - 4, LEAST * 1.5, ICON, 3, size + 2)
    lines = wrap_lines(pen.word(f"card-{card.id}"), here.w - 6, LEAST, 3)
    y = size + (here.h - size - 21 * len(lines)) / 2
    for line in lines:
        y = round(y + 20, 1)
        body += fit_line(here.w / 2, y, line, LEAST, here.w - 4, "soft", least=LEAST, anchor="middle")
    return body

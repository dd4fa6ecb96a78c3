"""Tokens and tiles next to the main board: skills, help board, milestones, free actions, what the player owns."""

from __future__ import annotations

from typing import Final

from igroteka.core.text import Text
from igroteka.drawing.labels import cut_line
from igroteka.drawing.layout import grid
from igroteka.drawing.svg import Box, circle, group, rect, text

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
from ..words import ability_text, card_words, conditions_text, cost_text, effect_text
from .cards import band, card_of
from .glyphs import TIMINGS, Word, ability_words, cost_words, count_word, letters, need_words, pic, words_of
from .icons import icon
from .pen import Pen
from .side import Side
from .typeset import fit_words, without_ones

TOKENS: Final = dict(zip(SKILL_NAMES, SKILL_ROWS, strict=True))
TILES: Final = dict(zip(HELP_NAMES, HELP_ROWS, strict=True))
GOALS: Final = {row["no"]: row for row in MILESTONE_ROWS}
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
    name: str, w: float, h: float, least: float, down: bool = False, foot: float = 0, short: bool = False
) -> str:
    """A skill token; where there is little room, ladders show only what they count."""
    css = "skill" if SKILL_NAMES.index(name) < PLAIN_SKILLS else "enhanced"
    words = without_ones(skill_words(name))
    if short and any(_ladder(ability) for ability in TOKENS[name]["abilities"]):
        words = [words[0], (pic("vp"),)]
    body = rect(0, 0, w, h, 9, css)
    body += fit_words(words, w - 6, h - 4 - foot, least * 1.8, least * 1.26, 3, 2)
    return group("dim", body) if down else body


# ---------------------------------------------------------------- skills on offer


def skills(pen: Pen) -> None:
    """The stacks of skill tokens, and the enhanced ones on offer."""
    v, box = pen.v, pen.plan.skills
    pen.caption("draw-skills", box)
    on_offer = {**v.stacks, **dict.fromkeys(v.offer, 1)}
    names = [name for name in SKILL_NAMES if name in on_offer]
    if not names:
        return
    across = -(-len(names) // (3 if pen.plan.narrow else 2))
    boxes = grid(box, len(names), across, 4)
    for i, name in enumerate(names):
        at = boxes[i]
        left = on_offer[name]
        plain = SKILL_NAMES.index(name) < PLAIN_SKILLS
        foot = pen.least * 1.15 if plain else 0
        body = token_face(name, at.w, at.h, pen.least, left == 0, foot)
        if plain:
            words = f"\u00d7{left}"
            body += text(round(at.w / 2, 1), round(at.h - 4, 1), words, pen.least, "soft", anchor="middle")
        title = pen.say(Text("draw-skill", what=ability_text(TOKENS[name]["abilities"]), left=left))
        pen.d.element("panels", f"skill:{name}", body, at, title, r=9)


# ---------------------------------------------------------------- help board


def help_board(pen: Pen) -> None:
    """The cells of the help board: two tiles each, and below whoever stands there."""
    v, box = pen.v, pen.plan.help
    pen.caption("draw-help-board", box)
    if not v.help:
        return
    across = -(-len(v.help) // (2 if pen.plan.narrow else 1))
    boxes = grid(box, len(v.help), across, 5)
    for i, tiles in enumerate(v.help):
        at = boxes[i]
        body = rect(0, 0, at.w, at.h, 9, "panel")
        foot = max(at.h * 0.26, pen.least * 1.6)
        tall = (at.h - foot - 8) / 2
        said: list[str] = []
        for n, name in enumerate(tiles):
            row = TILES[name]
            y = round(4 + n * (tall + 2), 1)
            end = row["kind"] == "round_end"
            body += rect(4, y, at.w - 8, round(tall, 1), 6, "band-end" if end else "sunk")
            words = words_of(row["effect"])
            words[0] = (pic("moon" if end else "sun"), *words[0])
            body += fit_words(words, at.w - 12, tall, pen.least * 1.5, pen.least * 1.26, 6, y)
            said.append(
                pen.say(Text("draw-tile-end" if end else "draw-tile", what=effect_text(row["effect"])))
            )
        there = [p.seat for p in v.players if p.help == i + 1]
        mio = v.mio == i + 1
        size = foot * 0.86
        x, y = at.w / 2 - size / 2, at.h - foot
        if there or mio:
            sign = "who-mio" if mio else f"seat-{there[0]}"
            body += icon(sign, round(x, 1), round(y, 1), round(size, 1))
            said.append(
                pen.word("draw-mio-here") if mio else pen.say(Text("draw-stands-here", seat=there[0]))
            )
        else:
            body += circle(round(at.w / 2, 1), round(y + size / 2, 1), round(size / 2, 1), "slot")
        pen.d.element("panels", f"help:{i + 1}", body, at, ". ".join(said), r=9)


# ---------------------------------------------------------------- milestones, scoring tokens, deck


def goals(pen: Pen) -> None:
    """Milestones on offer, the two scoring tokens, the deck and the discard pile."""
    v, box = pen.v, pen.plan.goals
    pen.caption("draw-goals", box)
    count = len(v.milestones) + len(v.scoring) + bool(v.solo) + 2
    rows = 2 if pen.plan.narrow and count > 5 else 1
    boxes = grid(box, count, -(-count // rows), 5)
    least, n = pen.least, 0
    for no, side in v.milestones:
        here = boxes[n]
        need = GOALS[no][f"side_{side}"]
        size = min(here.h * 0.4, least * 2)
        body = rect(0, 0, here.w, here.h, 9, "goal")
        body += icon("milestone", 3, 3, round(size, 1))
        body += text(round(size + 6, 1), round(size * 0.8, 1), "10", least * 1.1) + icon(
            "vp", round(size + 8 + least * 1.5, 1), 3, round(size * 0.9, 1)
        )
        body += fit_words(
            need_words(need), here.w - 8, here.h - size - 6, least * 1.7, least * 1.26, 4, size + 4
        )
        title = pen.say(Text("draw-milestone", what=conditions_text(need)))
        pen.d.element("panels", f"milestone:{no}", body, here, title, r=9)
        n += 1
    for name in v.scoring:
        here = boxes[n]
        row = SCORES[name]
        size = min(here.h * 0.42, least * 2)
        body = rect(0, 0, here.w, here.h, 9, "panel")
        body += icon("score", 3, 3, round(size, 1))
        body += text(round(size + 6, 1), round(size * 0.8, 1), "15/7", least * 1.05)
        words = [(*count_word(row["count"]), letters(f"\u2265{row['virtual_player']}"))]
        body += fit_words(words, here.w - 8, here.h - size - 6, least * 1.7, least * 1.26, 4, size + 4)
        title = pen.say(Text("draw-scoring", scoring=name, n=row["virtual_player"]))
        pen.d.add("labels", f"scoring-{name}", body, here.x, here.y, title)
        n += 1
    if v.solo:
        here = boxes[n]
        body = rect(0, 0, here.w, here.h, 9, "panel")
        size = min(here.h * 0.7, here.w * 0.5)
        body += icon("who-mio", round(here.w * 0.06, 1), round((here.h - size) / 2, 1), round(size, 1))
        body += text(
            round(here.w * 0.1 + size, 1), round(here.h / 2 + least * 0.4, 1), str(len(v.solo)), least * 1.15
        )
        said = ", ".join([pen.word(f"solo-{name}") for name in v.solo])
        pen.d.add("labels", "solo", body, here.x, here.y, pen.say(Text("draw-solo", cards=said)))
        n += 1
    for name, cards, sign in (("deck", v.deck, "card"), ("discard", len(v.discard), "drop")):
        here = boxes[n]
        body = rect(0, 0, here.w, here.h, 9, "panel")
        size = min(here.h * 0.6, here.w * 0.44)
        body += icon(sign, round(here.w * 0.06, 1), round((here.h - size) / 2, 1), round(size, 1))
        body += text(
            round(here.w * 0.1 + size, 1), round(here.h / 2 + least * 0.4, 1), str(cards), least * 1.15
        )
        pen.d.element("panels", name, body, here, pen.say(Text(f"draw-{name}", cards=cards)), r=9)
        n += 1


# ---------------------------------------------------------------- free actions


def free_actions(pen: Pen, side: Side) -> None:
    """The free actions with a price, and those of the character."""
    box = pen.plan.free
    pen.caption("draw-free-actions", box)
    who = side.who
    own = [a for a in (who.abilities if who else []) if a["timing"] == "free"]
    count = len(FREE_ROWS) + len(own)
    boxes = grid(box, count, -(-count // (2 if pen.plan.narrow else 1)), 5)
    least = pen.least
    for i, at in enumerate(boxes):
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
        body = rect(0, 0, at.w, at.h, 9, "free") + fit_words(
            words, at.w - 6, at.h - 4, least * 1.6, least * 1.26, 3, 2
        )
        pen.d.element("panels", el, group("dim", body) if used else body, at, title, r=9)


# ---------------------------------------------------------------- what the player owns


def own_things(pen: Pen, side: Side, box: Box) -> None:
    """Own skill tokens, then the played cards that are not employed."""
    pen.caption("draw-own", box)
    p = side.p
    rows = 2 if pen.plan.narrow else 1
    count = len(p.milestones) + len(p.skills) + len(p.played)
    if not count:
        pen.d.add("table", "own-empty", rect(2, 2, box.w - 4, box.h - 4, 9, "slot"), box.x, box.y)
    across = max(-(-count // rows), 8 if rows == 1 else 6)
    boxes = grid(box, max(count, across * rows), across, 4, 92 * pen.big)
    for no, here in zip(p.milestones, boxes, strict=False):
        pen.d.add(
            "labels",
            f"claimed-{no}",
            _claimed_milestone(pen.least, here),
            here.x,
            here.y,
            pen.word("draw-claimed"),
        )
    boxes = boxes[len(p.milestones) :]
    for name, here in zip(p.skills, boxes, strict=False):
        body = token_face(name, here.w, here.h, pen.least, name in p.down)
        title = pen.say(Text("draw-own-skill", what=ability_text(TOKENS[name]["abilities"])))
        pen.d.element("panels", f"token:{p.seat}:{name}", body, here, title, r=9)
    for name, here in zip(p.played, boxes[len(p.skills) :], strict=False):
        card = card_of(name)
        pen.d.add(
            "labels", f"played-{name}", _played_card(pen, card, here), here.x, here.y, card_words(pen, card)
        )


def _claimed_milestone(least: float, here: Box) -> str:
    """A milestone that was taken."""
    words = [(pic("milestone"),), (letters("10"), pic("vp"))]
    return rect(0, 0, here.w, here.h, 9, "goal") + fit_words(
        words, here.w - 6, here.h - 4, least * 1.8, least * 1.26, 3, 2
    )


def _played_card(pen: Pen, card: Card, here: Box) -> str:
    """A card next to the board: its sweets, and what it brings each round."""
    body = rect(0, 0, here.w, here.h, 7, f"worker {band(card)}")
    size = min(here.h * 0.36, here.w * 0.3)
    for k, sweet in enumerate(card.sweets):
        body += icon(SWEETS[sweet], round(3 + k * size, 1), 2, round(size, 1))
    body += icon("moon" if card.round_end else "now", round(here.w - size - 3, 1), 2, round(size, 1))
    if card.round_end:
        return body + fit_words(
            without_ones(words_of(card.effect)),
            here.w - 6,
            here.h - size - 4,
            pen.least * 1.5,
            pen.least * 1.26,
            3,
            size + 2,
        )
    words = pen.word(f"card-{card.id}")
    return body + cut_line(here.w / 2, round(here.h - 6, 1), words, pen.least, here.w - 6, "soft", "middle")

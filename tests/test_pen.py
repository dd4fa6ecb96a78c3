"""Pens: parts one after the other, and sheets that are drawn once and copied afterwards."""

from __future__ import annotations

import gc
import weakref
from dataclasses import dataclass, replace

import pytest

from igroteka.core import Text
from igroteka.core.game import Look, View
from igroteka.drawing.drawing import Chip, Drawing
from igroteka.drawing.pen import Pen, SheetPen, Theme
from igroteka.drawing.svg import Box
from igroteka.drawing.watching import MOST_REMEMBERED, MOST_VARIANTS, Memory, watch

THEME = Theme("toy", ("ground", "pieces"), {}, lambda dark: "")


class Speaker:
    """Says keys, and counts how often it was asked."""

    def __init__(self, word: str) -> None:
        self.word = word
        self.asked = 0

    def __call__(self, text: Text) -> str:
        self.asked += 1
        return f"{self.word} {text.key}"


def board(pen: SheetPen, name: str, places: tuple[int, ...]) -> None:
    for i in places:
        pen.d.element("pieces", f"place:{name}:{i}", "<path/>", Box(i, 0, 9, 9), pen.word("place"))


def sheet(say: Speaker, *parts: tuple[str, tuple[int, ...]], marked: frozenset[str] = frozenset()) -> Pen:
    pen = Pen(Look(say, marked=marked), THEME, 2, [])
    pen.begin("table", 100, 50)
    for name, places in parts:
        pen.copy(board, name, places)
    return pen


def test_a_sheet_is_the_same_drawn_or_copied() -> None:
    say = Speaker("the")
    first = sheet(say, ("a", (1, 2)), ("b", (1,)))
    plain = Pen(Look(say), THEME, 2, [])
    plain.begin("table", 100, 50)
    board(plain, "a", (1, 2))
    board(plain, "b", (1,))
    before = say.asked
    again = sheet(say, ("a", (1, 2)), ("b", (1,)))
    assert first.drawing.svg() == again.drawing.svg() == plain.drawing.svg()
    assert say.asked - before == 4  # the titles of picture and part, two names: nothing of the sheets


def test_other_arguments_voices_and_marks_make_another_sheet() -> None:
    say = Speaker("the")
    one = sheet(say, ("a", (1, 2))).d.layers
    assert sheet(say, ("a", (1, 3))).d.layers != one
    assert "a place" in sheet(Speaker("a"), ("a", (1, 2))).drawing.svg()
    assert "el marked" in sheet(say, ("a", (1, 2)), marked=frozenset({"place:a:1"})).drawing.svg()


def test_a_copy_does_not_touch_what_is_kept() -> None:
    say = Speaker("the")
    one = sheet(say, ("a", (1,)))
    one.d.add("pieces", "pawn", "")
    assert "toy-pawn" not in sheet(say, ("a", (1,))).d.layers["pieces"]


def test_no_fragment_comes_twice() -> None:
    with pytest.raises(ValueError, match="already has a fragment 'toy-place-a-1'"):
        sheet(Speaker("the"), ("a", (1,)), ("a", (1, 2)))


def test_kept_sheets_do_not_keep_a_voice() -> None:
    say = Speaker("the")
    sheet(say, ("a", (1,)))
    gone = weakref.ref(say)
    del say
    gc.collect()
    assert gone() is None


def test_a_drawing_is_made_part_by_part() -> None:
    pen = Pen(Look(Speaker("the")), THEME, 2, [])
    pen.begin("market", 600, 400, wide=True)
    pen.d.add("pieces", "stall", "")
    chips = [Chip("coin", "3", "3 coins")]
    pen.begin_player(1, 600, 300, on_turn=True, chips=chips)
    pen.copy(board, "a", (1,))
    pen.begin_player(0, 600, 200, own=True)
    market, other, own = pen.drawing.parts.values()
    assert (market.name, market.title, market.seat, market.wide) == (
        "market",
        "the region-market",
        None,
        True,
    )
    assert (other.name, other.title, other.seat, other.folds) == ("player-1", "the player", 1, True)
    assert other.chips == tuple(chips)
    assert (own.name, own.own, own.folds) == ("player-0", True, False)
    assert "toy-stall" in market.layers["pieces"]
    assert "toy-place-a-1" in other.layers["pieces"]
    assert "panel turn" in other.layers["ground"]["toy-ground-player-1"]
    with pytest.raises(ValueError, match="already has a part 'market'"):
        pen.begin("market", 1, 1)
    with pytest.raises(ValueError, match="already has a fragment 'toy-stall'"):
        pen.d.add("pieces", "stall", "")


@dataclass
class Fielder:
    seat: int
    berries: int
    coins: int

    def worth(self) -> int:
        return self.berries + self.coins


@dataclass
class FieldView(View):
    weather: str
    players: tuple[Fielder, ...]


class FieldPen(Pen):
    def __init__(self, v: FieldView, look: Look) -> None:
        super().__init__(look, THEME, v.seats, [])
        self.v = self.watch(v)
        self.drawn: list[str] = []


def draw_sky(pen: FieldPen) -> None:
    pen.drawn.append("sky")
    pen.begin("sky", 100, 50)
    pen.d.add("pieces", "weather", pen.v.weather)


def draw_player(pen: FieldPen, seat: int) -> None:
    pen.drawn.append(f"player-{seat}")
    p = pen.v.players[seat]
    pen.begin_player(seat, 100, 50)
    pen.d.add("pieces", f"worth-{seat}", str(p.worth()))


def field(say: Speaker, v: FieldView, last: Drawing | None = None) -> FieldPen:
    pen = FieldPen(v, Look(say, last=last))
    pen.draw(draw_sky)
    for seat in range(v.seats):
        pen.draw(draw_player, seat)
    return pen


def test_only_parts_of_which_something_has_changed_are_drawn_again() -> None:
    say = Speaker("the")
    v = FieldView(0, 2, (0,), False, "sun", (Fielder(0, 1, 1), Fielder(1, 5, 0)))
    first = field(say, v)
    assert first.drawn == ["sky", "player-0", "player-1"]
    again = field(say, replace(v), first.drawing)
    assert again.drawn == []
    assert again.drawing.svg() == first.drawing.svg()
    # What a method reads counts, and what nobody reads does not.
    richer = field(say, replace(v, over=True, players=(v.players[0], Fielder(1, 5, 2))), again.drawing)
    assert richer.drawn == ["player-1"]
    assert list(richer.drawing.parts) == ["sky", "player-0", "player-1"]
    assert ">7<" in richer.drawing.svg()
    # What was seen a while ago is still known, for instance when a move is taken back.
    assert field(say, replace(v, weather="rain"), richer.drawing).drawn == ["sky"]


def test_another_voice_or_number_of_seats_takes_nothing_over() -> None:
    say = Speaker("the")
    v = FieldView(0, 2, (0,), False, "sun", (Fielder(0, 1, 1), Fielder(1, 5, 0)))
    first = field(say, v)
    assert len(field(Speaker("a"), v, first.drawing).drawn) == 3
    fewer = replace(v, players=v.players[:1], seats=1)
    assert field(say, fewer, first.drawing).drawn == ["sky", "player-0"]


def draw_front(pen: FieldPen) -> None:
    """A part for whoever sits in front, with chips, the berries and what only they see."""
    pen.drawn.append("front")
    pen.begin_player(pen.me, 100, 50, chips=pen.work_out(front_chips, pen.me))
    pen.lay(lay_berries, pen.me)
    pen.lay(lay_secret)


def front_chips(pen: FieldPen, seat: int) -> list[Chip]:
    pen.drawn.append(f"chips-{seat}")
    return [Chip("coin", str(pen.v.players[seat].coins), "")]


def lay_berries(pen: FieldPen, seat: int) -> None:
    pen.drawn.append(f"berries-{seat}")
    pen.d.add("pieces", f"berries-{seat}", str(pen.v.players[seat].berries))


def lay_secret(pen: FieldPen) -> None:
    pen.drawn.append("secret")
    pen.d.add("pieces", "secret", "nobody" if pen.v.seat is None else pen.v.weather)


def front(say: Speaker, v: FieldView, last: Drawing | None = None) -> FieldPen:
    pen = FieldPen(v, Look(say, last=last))
    pen.draw(draw_sky)
    pen.draw(draw_front)
    fresh = FieldPen(v, Look(say))
    fresh.draw(draw_sky)
    fresh.draw(draw_front)
    assert pen.drawing.svg() == fresh.drawing.svg()
    assert [p.chips for p in pen.drawing.parts.values()] == [p.chips for p in fresh.drawing.parts.values()]
    return pen


def test_viewers_of_a_table_share_what_shows_the_same_to_them() -> None:
    say = Speaker("the")
    v = FieldView(0, 2, (0,), False, "sun", (Fielder(0, 1, 1), Fielder(1, 5, 0)))
    mine = front(say, v)
    assert mine.drawn == ["sky", "front", "chips-0", "berries-0", "secret"]
    # Somebody who watches sits at the first place: only what reads the seat of the viewer is another thing.
    watched = front(say, replace(v, seat=None), mine.drawing)
    assert watched.drawn == ["front", "secret"]
    theirs = front(say, replace(v, seat=1), watched.drawing)
    assert theirs.drawn == ["front", "chips-1", "berries-1", "secret"]
    # Nothing has changed for anybody.
    for seat in (0, None, 1):
        assert front(say, replace(v, seat=seat), theirs.drawing).drawn == []
    # What lies on a part is drawn anew piece by piece, once for all, and what the part reads itself it reads, too.
    later = replace(v, players=(Fielder(0, 2, 1), v.players[1]))
    assert front(say, later, theirs.drawing).drawn == ["front", "berries-0"]
    assert front(say, replace(later, seat=None), theirs.drawing).drawn == ["front"]
    assert front(say, replace(later, seat=1), theirs.drawing).drawn == []


class Sky:
    """Weather that counts how often it is compared."""

    def __init__(self, words: str) -> None:
        self.words = words
        self.compared = 0

    def __eq__(self, other: object) -> bool:
        self.compared += 1
        return isinstance(other, Sky) and self.words == other.words

    __hash__ = None  # type: ignore[assignment]


@dataclass
class SkyView(View):
    sky: Sky

    @property
    def forecast(self) -> str:
        return f"{self.sky.words} tomorrow"


def draw_cloud(pen: SkyPen, number: int) -> None:
    pen.drawn.append(f"cloud-{number}")
    pen.begin(f"cloud-{number}", 100, 50)
    pen.d.add("pieces", f"cloud-{number}", pen.v.forecast)


class SkyPen(Pen):
    def __init__(self, v: SkyView, look: Look) -> None:
        super().__init__(look, THEME, v.seats, [])
        self.v = self.watch(v)
        self.drawn: list[str] = []
        for number in range(5):
            self.draw(draw_cloud, number)


def test_a_view_is_compared_once_however_much_is_made_of_it() -> None:
    say = Speaker("the")
    skies = [Sky(words) for words in ("sun", "sun", "rain")]
    pens: list[SkyPen] = []
    for sky in skies:
        last = pens[-1].drawing if pens else None
        pens.append(SkyPen(SkyView(0, 1, (0,), False, sky), Look(say, last=last)))
    # What a property reads is noted like everything else.
    assert [len(pen.drawn) for pen in pens] == [5, 0, 5]
    assert skies[1].compared == 1


def test_only_so_much_is_remembered() -> None:
    say, last = Speaker("the"), None
    v = FieldView(0, 1, (0,), False, "sun", (Fielder(0, 1, 1),))
    for day in range(2 * MOST_VARIANTS):
        pen = field(say, replace(v, weather=f"day {day}"), last)
        assert "sky" in pen.drawn
        last = pen.drawing
    assert field(say, replace(v, weather="day 0"), last).drawn == ["sky"]
    assert field(say, replace(v, weather=f"day {2 * MOST_VARIANTS - 1}"), last).drawn == []
    memory = Memory[str]()
    reads = watch(v, 0)[1]
    for number in range(2 * MOST_REMEMBERED):
        memory.keep(number, {}, "")
    assert memory.recall(0, reads) is None
    assert memory.recall(2 * MOST_REMEMBERED - 1, reads) is not None

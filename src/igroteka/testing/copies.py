"""Checks on copies of a position: clones, stored data, every legal move tried out."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Final

from ..core import BadData, IllegalMove, Json, Move, Opened, Seat, State, canonical, moves, play, waiting
from .plain_data import Data, Row, get_item, keys_of, set_item
from .positions import check_conservation, check_turns
from .trial import Trial, first_difference, pick, play_some, run_chance

MOST_TRIED: Final = 80
FOREIGN: Final = 3
STEPS: Final = 12
DAMAGES: Final = 6
DEPTH: Final = 64
FIELDS: Final = ("game", "seats", "options", "agenda")


def check_accepted(t: Trial) -> None:
    """Every listed move can be played, and what follows is sound again."""
    s = t.match.state
    for seat in waiting(s):
        for m in pick(t.rng, moves(s, seat), MOST_TRIED):
            with t.checking("accepted", f"{m} of seat {seat} to be accepted, as it is listed"):
                after = s.clone()
                play(after, seat, m)
                if not run_chance(after, t.rng):
                    t.fail("ends", f"a decision or the end after {m}", "draws without end")
                check_turns(t, after)
            check_conservation(t, after)


def check_refused(t: Trial) -> None:
    """Moves that are not listed, and listed ones of another seat, are refused and change nothing."""
    m = t.match
    before, log = m.state.to_data(), m.log
    for seat in m.seats:
        legal = m.moves_of(seat)
        kinds = {one.kind for one in legal}
        table = [one for one in t.game.moves.all if one not in set(legal)]
        akin = pick(t.rng, [one for one in table if one.kind in kinds], FOREIGN)
        for one in [*akin, *pick(t.rng, table, FOREIGN)]:
            _check_refusal(t, seat, one)
        idle = [i for i in t.seats if i not in m.seats]
        if idle:
            _check_refusal(t, idle[t.rng.below(len(idle))], legal[t.rng.below(len(legal))])
    t.check_same("refused", "the position", before, m.state.to_data())
    t.check_same("refused", "the log", log, m.log)


def _check_refusal(t: Trial, seat: Seat, one: Move) -> None:
    attempts: dict[str, Callable[[], None]] = {
        "core.play": lambda: play(t.match.state, seat, one),
        "Match.play": lambda: t.match.play(one, seat),
    }
    for who, attempt in attempts.items():
        try:
            attempt()
        except IllegalMove:
            continue
        except Exception as error:
            raise t.failure("refused", f"IllegalMove from {who} for {one}", repr(error)) from error
        t.fail("refused", f"IllegalMove from {who} for {one} of seat {seat}", "it was played")


def check_clone(t: Trial, s: State, steps: int = STEPS) -> None:
    """A clone is equal, quiet, and independent in both directions."""
    before = s.to_data()
    with t.checking("clone"):
        copy = s.clone()
        t.check_same("clone", "the clone", before, copy.to_data())
        check_quiet(t, copy, "a clone")
        played = play_some(t, copy, steps)
        check_quiet(t, copy, "a clone that was played on")
        t.check_same("clone", "the original after play on its clone", before, s.to_data())
        other = s.clone()
        for seat, m in played:
            play(other, seat, m)
        t.check_same("clone", "a second clone after the same moves", copy.to_data(), other.to_data())
    # The other direction needs play on the original: a later check looks at this clone again.
    t.witnesses.append((s.clone(), before))


def check_clones(t: Trial) -> None:
    """The position of the match can be cloned."""
    check_clone(t, t.match.state)


def check_witnesses(t: Trial) -> None:
    """Clones made earlier have not changed while the original was played on."""
    for state, before in t.witnesses:
        t.check_same("clone", "a clone after play on its original", before, state.to_data())
    t.witnesses.clear()


def check_quiet(t: Trial, s: State, what: str) -> None:
    """Nothing is recorded."""
    if s.events is not None:
        t.fail("quiet", f"{what} without events (None)", repr(s.events))


# ---------------------------------------------------------------- stored positions


def check_stored(t: Trial) -> None:
    """A stored position is plain JSON, loads as the same position and plays on like it."""
    s = t.match.state
    data = s.to_data()
    lost = [key for key in FIELDS if key not in data]
    if lost:
        t.fail("data", f"to_data() with {', '.join(FIELDS)}", f"without {', '.join(lost)}")
    for key, want in (("game", t.game.key), ("seats", t.table.seats), ("options", t.match.options)):
        t.check_same("data", f"the field {key!r} of to_data()", want, data[key])
    with t.checking("data", "to_data() in plain JSON data"):
        text = canonical(data)
        plain = json.loads(text)
    t.check_same("data", "to_data() through JSON", data, plain)
    with t.checking("data", "the position to load"):
        loaded = t.game.load(plain)
        t.check_same("data", "the loaded position", data, loaded.to_data())
        for seat in t.seats:
            t.check_same("data", f"the moves of seat {seat}", moves(s, seat), moves(loaded, seat))
        trace = play_some(t, loaded.clone(), STEPS)
        play_some(t, loaded, STEPS)
    t.check_same("data", "the data that a position was loaded from", text, canonical(plain))
    again = t.game.load(plain)
    with t.checking("data", "a loaded position to be played on like the true one"):
        true = s.clone()
        for seat, m in trace:
            play(true, seat, m)
            play(again, seat, m)
    t.check_same("data", "the loaded position some moves later", true.to_data(), again.to_data())


def check_damaged(t: Trial) -> None:
    """Data with a field too few, too many or of a wrong type is refused."""
    text = canonical(t.match.state.to_data())
    keys = list(json.loads(text))
    for key in pick(t.rng, keys, DAMAGES):
        for what, data in _damages(text, key):
            _check_data_refused(t, data, what, must=True)
    nothings: tuple[Json, ...] = (None, [], "x", 1, {})
    for nothing in nothings:
        _check_data_refused(t, nothing, repr(nothing), must=True)
    for _ in range(DAMAGES):
        spoilt: dict[str, Data] = json.loads(text)
        # A spoilt detail may happen to make sense; another error than BadData is still no answer.
        _check_data_refused(t, spoilt, f"another type at {_spoil(t, spoilt)}", must=False)


def _damages(text: str, key: str) -> Iterator[tuple[str, Json]]:
    data: dict[str, Json] = json.loads(text)
    true = data.pop(key)
    yield f"no field {key!r}", data
    for wrong in (None, "?", -7, 0.5, [None], {"?": None}):
        if type(wrong) is not type(true):
            yield f"{wrong!r} in the field {key!r}", {**data, key: wrong}
    yield "an unknown field", {**data, key: true, key + "_": true}


def _spoil(t: Trial, row: Row) -> str:
    """Replace something inside the data by a value of another type; where it was."""
    path: list[str] = []
    for _ in range(DEPTH):
        keys = keys_of(row)
        if not keys:
            break
        key = keys[t.rng.below(len(keys))]
        path.append(str(key))
        deeper = get_item(row, key)
        if not isinstance(deeper, (dict, list)) or not deeper or t.rng.below(6) == 0:
            wrong: list[Data] = [None, "?", -7, [[]], {"?": 0}]
            others = [w for w in wrong if type(w) is not type(deeper)]
            set_item(row, key, others[t.rng.below(len(others))])
            break
        row = deeper
    return ".".join(path)


def _check_data_refused(t: Trial, data: Json, what: str, must: bool) -> None:
    try:
        t.game.load(data)
    except BadData:
        return
    except Exception as error:
        raise t.failure("damaged data", f"BadData for {what}", repr(error)) from error
    if must:
        t.fail("damaged data", f"BadData for {what}", "it was loaded")


# ---------------------------------------------------------------- simultaneous decisions


def check_together(t: Trial) -> None:
    """Sealed answers come out the same in whatever order they arrive, and nobody sees them before."""
    s = t.match.state
    if not s.agenda or not isinstance(s.agenda[-1], Opened) or len(waiting(s)) < 2:
        return
    with t.checking("together"):
        said = {seat: _answers(t, s, seat) for seat in waiting(s)}
        ends = []
        for seats in (list(said), list(said)[::-1]):
            end = s.clone()
            for seat in seats:
                for m in said[seat]:
                    play(end, seat, m)
            ends.append(end.to_data())
        end = s.clone()
        for turn in range(max([len(answers) for answers in said.values()])):
            for seat in list(said)[::-1]:
                if turn < len(said[seat]):
                    play(end, seat, said[seat][turn])
        ends.append(end.to_data())
    for other in ends[1:]:
        if ends[0] != other:
            t.fail(
                "together",
                "the same position in whatever order seats answer",
                first_difference(ends[0], other),
            )


def _answers(t: Trial, s: State, seat: Seat) -> list[Move]:
    """Random answers of one seat to its lane; the others' views change only when the lane is done."""
    copy = s.clone()
    said: list[Move] = []
    others = [v for v in t.viewers if v != seat]
    before = [t.game.view(copy, v) for v in others]
    while seat in waiting(copy):
        if said:
            t.check_same(
                "together", "what others see of an open lane", before, [t.game.view(copy, v) for v in others]
            )
        legal = moves(copy, seat)
        m = legal[t.rng.below(len(legal))]
        play(copy, seat, m)
        said.append(m)
        if len(said) > 1000:
            t.fail("ends", f"the lane of seat {seat} to come to an end", "1000 answers and a question")
    return said

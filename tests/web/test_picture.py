"""What has changed between two drawings."""

from __future__ import annotations

import re
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from igroteka.drawing.drawing import Drawing
from igroteka.match import Match
from igroteka.web.live.messages import WORTH_PACKING, EncodedMessage
from igroteka.web.live.picture import Layers, PictureChanges, about_parts, board_of, difference, seat_css

LAYERS = ("ground", "pieces")
sheets = st.lists(
    st.tuples(st.sampled_from("abcdefg"), st.sampled_from("xy")), unique_by=lambda one: one[0]
).map(dict)


@st.composite
def drawings(draw: st.DrawFn) -> Layers:
    """A drawing in which no id lies on two layers."""
    whole = draw(sheets)
    upper = draw(st.frozensets(st.sampled_from("abcdefg")))
    return {
        layer: {k: v for k, v in whole.items() if (k in upper) == (layer == "pieces")} for layer in LAYERS
    }


def patched(old: Layers, patch: PictureChanges) -> list[tuple[str, list[tuple[str, str]]]]:
    """What a page makes of a patch."""
    layers = {layer: dict(fragments) for layer, fragments in old.items()}
    for layer, fragments in patch.get("set", {}).items():
        for key, fragment in fragments.items():
            for other in LAYERS:
                if other != layer:
                    layers[other].pop(key, None)
            layers[layer][key] = fragment
    for key in patch.get("gone", []):
        for layer in LAYERS:
            layers[layer].pop(key, None)
    for layer, moves in patch.get("order", {}).items():
        keys = list(layers[layer])
        for key, follower in moves.items():
            keys.remove(key)
            keys.insert(keys.index(follower) if follower else len(keys), key)
        layers[layer] = {key: layers[layer][key] for key in keys}
    return [(layer, list(layers[layer].items())) for layer in LAYERS]


@given(drawings(), drawings())
def test_a_patch_turns_one_drawing_into_the_other(old: Layers, new: Layers) -> None:
    patch = difference(old, new)
    assert patched(old, patch) == [(layer, list(new[layer].items())) for layer in LAYERS]
    assert not difference(new, new)


def test_only_what_changed_is_told() -> None:
    old: Layers = {"ground": {"a": "1", "b": "2"}, "pieces": {"c": "3"}}
    assert difference(old, {"ground": {"a": "1", "b": "4"}, "pieces": {"c": "3"}}) == {
        "set": {"ground": {"b": "4"}}
    }
    assert difference(old, {"ground": {"b": "2", "a": "1"}, "pieces": {"c": "3"}}) in (
        {"order": {"ground": {"a": ""}}},
        {"order": {"ground": {"b": "a"}}},
    )


@given(st.text(max_size=30), st.sampled_from([0, 1, 40, 200, 3_000]))
def test_a_packed_message_is_the_message(text: str, times: int) -> None:
    parcel = EncodedMessage("full", (text * times).encode())
    if len(parcel.text) < WORTH_PACKING:
        assert parcel.deflated_bytes is None
    else:
        assert parcel.deflated_bytes is not None
        assert zlib.decompress(parcel.deflated_bytes, -zlib.MAX_WBITS).decode() == parcel.text


@pytest.mark.parametrize("key", ["garden_nation", "keyflower", "sweet_lands"])
def test_pages_get_the_colours_that_seats_have_on_the_board(key: str) -> None:
    m = Match.new(key, seats=3, seed=1)
    drawn = m.game.drawing(m.view(0), m.look(0))
    colours = about_parts(drawn)["colours"]
    assert len(set(colours)) == 3
    whole = board_of(drawn)
    for seat, colour in enumerate(colours):
        assert re.fullmatch("#[0-9a-f]{6}", colour)
        assert colour in whole.svg + whole.style.replace(
            f"--seat-{seat}:{colour}", ""
        )  # somewhere on the board
        assert f"--seat-{seat}:{colour}" in whole.style


def test_pages_are_told_the_chips_of_every_player() -> None:
    m = Match.new("dream_city", seats=3, seed=1)
    drawn = m.game.drawing(m.view(0), m.look(0))
    assert isinstance(drawn, Drawing)
    chips = about_parts(drawn)["chips"]
    assert list(chips) == [f"player-{seat}" for seat in (0, 1, 2)]
    for name, told in chips.items():
        part = drawn.parts[name]
        assert [(chip["say"], chip["title"]) for chip in told] == [(c.words, c.title) for c in part.chips]
        assert [chip["icon"] for chip in told] == [f"{part.root}_{c.icon}" for c in part.chips]


def test_a_seat_that_has_no_colour_yet_keeps_that_of_the_page() -> None:
    assert seat_css(["", "#ffd21f"]) == ":root:root:root{--seat-1:#ffd21f}"
    assert seat_css([]) == seat_css(["", ""]) == ""

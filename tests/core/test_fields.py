"""Declared fields: what follows from a declaration, and that the games' generated files follow from theirs."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from igroteka.core import BadData, clean_options, game, list_games
from igroteka.core.converted import Converted, NumberedFrom, bits, flags, rows, zero_or_one
from igroteka.core.fields import Fields
from igroteka.core.generate import generated_files, outdated_files
from igroteka.core.json_types import Json, JsonDraft
from igroteka.core.kinds import (
    VALUES,
    Kind,
    ListOf,
    Name,
    Number,
    Owner,
    Position,
    Sorted,
    TupleOf,
    YesNo,
    per_seat,
    seat_number,
)
from igroteka.core.named_kinds import ByName, Counts, PairOf, RowsByName, places
from igroteka.core.registry import folder_of
from igroteka.core.supplies import first_twice, left_of, totals

TILES = ("park", "shop", "school")
CELLS = ("a1", "a2", "b1", "b2")
AT = SimpleNamespace(seats=2)

KINDS: dict[str, tuple[Kind[Position, Any], object, Json, object]] = {
    "a number": (Number(0, 5), 3, 3, 3),
    "a number bound by the position": (Number(0, lambda s: s.seats), 2, 2, 2),
    "yes or no": (YesNo(), True, True, True),
    "a name": (Name(TILES), 1, "shop", "shop"),
    "no name": (Name(TILES, empty=True), -1, "", ""),
    "a list": (ListOf(Number(0, 9), most=3), [1, 2], [1, 2], (1, 2)),
    "names once": (ListOf(Name(TILES), once=True), [2, 0], ["school", "park"], ("school", "park")),
    "a tuple": (TupleOf(Name(TILES)), (2, 0), ["school", "park"], ("school", "park")),
    "in order": (Sorted(Name(TILES), most=3, in_order=True), (0, 2), ["park", "school"], ("park", "school")),
    "for each seat": (per_seat(Number(0, 9)), [4, 0], [4, 0], (4, 0)),
    "by name": (ByName(CELLS, Number(0, 9)), [0, 7, 0, 1], {"a2": 7, "b2": 1}, (0, 7, 0, 1)),
    "places": (
        places(CELLS, TILES),
        [-1, 0, -1, 2],
        {"a2": "park", "b2": "school"},
        ("", "park", "", "school"),
    ),
    "owners": (ByName(CELLS, Owner(), -1), [1, -1, -1, 0], {"a1": "1", "b2": "0"}, (1, -1, -1, 0)),
    "counts": (Counts(TILES, 9), [0, 2, 0], {"shop": 2}, {"shop": 2}),
    "rows": (
        rows(Counts(TILES, 9)),
        [0, 2, 0, 1, 0, 0],
        [{"shop": 2}, {"park": 1}],
        ({"shop": 2}, {"park": 1}),
    ),
    "rows by name": (
        RowsByName(CELLS, Counts(TILES, 9)),
        [0] * 3 + [1, 0, 2] + [0] * 3 + [0, 1, 0],
        {"a2": {"park": 1, "school": 2}, "b2": {"shop": 1}},
        None,
    ),
    "flags": (flags(TILES), [1, 0, 1], ["park", "school"], ("park", "school")),
    "bits": (bits(Name(TILES)), 0b101, ["park", "school"], ("park", "school")),
    "bits from one on": (bits(Number(1, 4), in_order=True, first=1), 0b101, [1, 3], (1, 3)),
    "counts with zeros": (Counts(TILES, 9, zeros=True), [0, 2, 0], {"park": 0, "shop": 2, "school": 0}, None),
    "one less": (Converted(Number(0, 9), lambda x, s: x + 1, lambda x, s: x - 1), 3, 4, 4),
    "names from one on": (
        ByName(CELLS, NumberedFrom(1, Name(TILES)), 0),
        [0, 1, 0, 3],
        {"a2": "park", "b2": "school"},
        None,
    ),
    "yes or no as a number": (zero_or_one(), True, 1, True),
    "a pair": (
        PairOf(("seat", seat_number()), ("tile", Name(TILES)), VALUES),
        (1, 2),
        {"seat": 1, "tile": "school"},
        None,
    ),
    "sorted": (Sorted(Number(0, 9), once=False), (1, 1, 4), [1, 1, 4], (1, 1, 4)),
}


@pytest.mark.parametrize("name", KINDS)
def test_a_kind_stores_reads_and_shows(name: str) -> None:
    kind, value, data, shown = KINDS[name]
    assert kind.dump(value, AT) == data
    assert kind.read(data, "x", AT) == value
    if shown is not None:
        assert kind.show(value, AT) == shown
    assert kind.read(kind.dump(kind.start(AT), AT), "x", AT) == kind.start(AT)


@pytest.mark.parametrize(
    ("name", "data", "said"),
    [
        ("a number", 6, "x: found 6; allowed: a whole number from 0 to 5"),
        ("a number", True, "x: found True; allowed: a whole number from 0 to 5"),
        ("a number bound by the position", 3, "allowed: a whole number from 0 to 2"),
        ("yes or no", 1, "allowed: true or false"),
        ("a name", "zoo", "x: found 'zoo'; allowed: park, shop, school"),
        ("a list", [1, 2, 3, 4], "allowed: a list of at most 3 whole numbers"),
        ("a list", [True], r"x\[0\]: found True; allowed: a whole number from 0 to 9"),
        ("a list", "12", "x: found '12'; allowed: a list of whole numbers"),
        ("a list", [1, 10], r"x\[1\]: found 10; allowed: a whole number from 0 to 9"),
        ("names once", ["park", "park"], "allowed: each once"),
        ("in order", ["school", "park"], "x: found"),
        ("for each seat", [1], "allowed: a list of 2 whole numbers"),
        ("by name", {"c9": 1}, "x: found 'c9'; allowed: a1, a2, b1, b2"),
        ("by name", {"a1": 10}, r"x.a1: found 10; allowed: a whole number from 0 to 9"),
        ("by name", [], "allowed: an object by name"),
        ("places", {"a1": ""}, "x.a1: found ''; allowed: park, shop, school"),
        ("owners", {"a1": "2"}, "x.a1: found '2'; allowed: 0, 1"),
        ("rows", [{"shop": 2}], "allowed: a list of 2"),
        ("rows by name", {"a1": {"zoo": 1}}, "x.a1: found 'zoo'"),
        ("flags", ["park", "park"], "x: found"),
        ("names from one on", {"a1": ""}, "x.a1: found ''; allowed: park, shop, school"),
        ("yes or no as a number", True, "x: found True; allowed: a whole number from 0 to 1"),
        ("a pair", {"seat": 2, "tile": "park"}, "x.seat: found 2; allowed: a whole number from 0 to 1"),
        ("a pair", {"seat": 1}, "x: missing fields"),
        ("bits", ["zoo"], r"x\[0\]: found 'zoo'"),
    ],
)
def test_a_kind_refuses_what_cannot_be(name: str, data: Any, said: str) -> None:
    with pytest.raises(BadData, match=said):
        KINDS[name][0].read(data, "x", AT)


# ---------------------------------------------------------------- records


@pytest.mark.parametrize("name", KINDS)
def test_many_values_at_once_are_the_same_as_one_by_one(name: str) -> None:
    kind, value, data, shown = KINDS[name]
    assert kind.dump_all([value, value], AT) == [data, data]
    assert kind.read_all([data, data], str, AT) == [value, value]
    if shown is not None:
        assert kind.show_all([value, value], AT) == (shown, shown)


def kinds_of(kind: type[Kind[Position, Any]]) -> Iterator[type[Kind[Position, Any]]]:
    """A kind and all that are derived from it, also those of the games."""
    yield kind
    for derived in kind.__subclasses__():
        yield from kinds_of(derived)


@pytest.mark.interpreted
def test_who_stores_one_value_in_another_way_also_stores_many_so() -> None:
    for key in list_games():
        import_module(f"igroteka.games.{key}.fields")
    torn: list[str] = []
    for kind in kinds_of(Kind):
        for one in ("dump", "read", "show"):
            single, many = [next(c for c in kind.__mro__ if name in vars(c)) for name in (one, f"{one}_all")]
            # What somebody wrote for many must not outlive, in a derived kind, the way of one that it was written for.
            if many not in (Kind, single) and issubclass(single, many):
                torn.append(f"{kind.__name__}.{one}_all")
    assert torn == []


PLAYER = """from igroteka.core.fields import Field, Record
from igroteka.core.kinds import ListOf, Name, Number
PLAYER = Record("Player", Field("coins", Number(0, 9)), Field("hand", ListOf(Name(("park", "shop", "school")))))
"""
PLAYER_CLASS = """from ._player_fields import PlayerFields
class Player(PlayerFields):
    def clone(self):
        return Player(self)
"""
HARBOUR = """from igroteka.core.fields import Field, Fields, Public, RecordOf
from igroteka.core.kinds import ListOf, Number, Plain, per_seat
from igroteka.core.named_kinds import places
from .player import Player
from .player_fields import PLAYER
PLAYERS = RecordOf(PLAYER, "Player", lambda start: Player(None, start), ("from .player import Player",))
FIELDS = Fields(
    "harbour",
    Field("rich", Plain("bool"), lambda s: s.options["rich"] == "yes"),
    Public("round", Number(0, 6)),
    Field("players", per_seat(PLAYERS)),
    Field("prices", ListOf(ListOf(Number(0, 6)))),
    Public("market", places(("a1", "a2", "b1", "b2"), ("park", "shop", "school")), stored="stalls"),
    Public("free", ListOf(Number()), follows=lambda s: [i for i, tile in enumerate(s.market) if tile < 0]),
)
"""


@pytest.fixture
def harbour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """A position with players, as the generator makes it: the module with its fields and its class."""
    home = tmp_path / "harbour"
    home.mkdir()
    files = {"__init__": "", "player_fields": PLAYER, "player": PLAYER_CLASS, "fields": HARBOUR}
    for name, text in files.items():
        (home / f"{name}.py").write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    for name, text in generated_files("harbour", home):
        (home / name).write_text(text)
    yield import_module("harbour._fields")
    for name in [name for name in sys.modules if name.partition(".")[0] == "harbour"]:
        del sys.modules[name]


def fresh(harbour: ModuleType) -> Any:
    return harbour.HarbourFields(None, harbour.FIELDS.start(2, {"rich": "yes"}, []))


@pytest.mark.interpreted
def test_a_position_begins_is_stored_and_read_back(harbour: ModuleType) -> None:
    s = fresh(harbour)
    assert (s.rich, s.round, s.market, s.free) == (True, 0, [-1] * 4, [0, 1, 2, 3])
    s.market[1], s.players[1].coins, s.players[1].hand, s.prices = 2, 5, [1], [[1, 2], []]
    data = s.to_data()
    assert data == {
        "game": "harbour",
        "seats": 2,
        "options": {"rich": "yes"},
        "round": 0,
        "players": [{"coins": 0, "hand": []}, {"coins": 5, "hand": ["shop"]}],
        "prices": [[1, 2], []],
        "stalls": {"a2": "school"},
        "agenda": [],
    }
    s.prices[0].append(3)
    assert data["prices"] == [[1, 2], []], "what is stored is no part of the position"
    again = fresh(harbour)
    harbour.FIELDS.load(again, data)
    assert again.to_data() == data
    assert harbour.FIELDS.show(again, again) == {
        "round": 0,
        "stalls": ("", "school", "", ""),
        "free": (0, 2, 3),
    }


@pytest.mark.interpreted
def test_errors_name_the_place_inside_a_record(harbour: ModuleType) -> None:
    data: JsonDraft = fresh(harbour).to_data()
    data["players"][1]["coins"] = 10
    with pytest.raises(BadData, match=r"players\[1\].coins: found 10; allowed: a whole number from 0 to 9"):
        harbour.FIELDS.load(fresh(harbour), data)
    del data["stalls"]
    with pytest.raises(
        BadData, match=r"missing fields \['stalls'\], unknown fields \[\]; allowed: exactly game, seats"
    ):
        harbour.FIELDS.load(fresh(harbour), data)
    more: JsonDraft = {**fresh(harbour).to_data(), "luck": 1}
    with pytest.raises(
        BadData, match=r"missing fields \[\], unknown fields \['luck'\]; allowed: exactly game"
    ):
        harbour.FIELDS.load(fresh(harbour), more)


# ---------------------------------------------------------------- supplies


def test_what_is_left_of_a_supply_is_what_lies_on_no_table() -> None:
    assert totals(3, [1, 0, 2], [0, 1, 0, 4, 0, 0]) == [5, 1, 2]
    assert left_of((6, 1, 1), [1, 0, 2], [0, 1, 0, 4, 0, 0]) == [1, 0, -1]


def test_the_first_value_that_is_there_twice() -> None:
    assert first_twice([-1, 3, -1, 5]) == -1
    assert first_twice([3, 5, 5, 3]) == 5


# ---------------------------------------------------------------- generated files


@pytest.mark.interpreted
@pytest.mark.parametrize("key", list_games())
def test_the_generated_files_of_a_game_follow_from_its_declaration(key: str) -> None:
    folder = folder_of(key)
    assert outdated_files(f"igroteka.games.{key}", folder) == []


@pytest.mark.parametrize("key", list_games())
def test_what_a_game_begins_with_follows_from_the_rest(key: str) -> None:
    """The first value of a field may be said at once, but is no other than what is worked out."""
    of = game(key)
    fields: Fields[Any] = import_module(f"igroteka.games.{key}.fields").FIELDS
    for seats in of.seats:
        values = fields.start(seats, clean_options(of, seats, None), [])
        for field in fields.fields:
            if field.follows is not None:
                assert field.follows(SimpleNamespace(**values)) == values[field.name], (seats, field.name)


@pytest.mark.interpreted
def test_code_is_made_without_what_is_generated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game whose `_fields.py` is missing cannot be imported, and is still given one."""
    home = tmp_path / "jetty"
    home.mkdir()
    (home / "__init__.py").write_text("from ._fields import JettyFields\n")
    (home / "fields.py").write_text(
        "from igroteka.core.fields import Fields, Public\n"
        "from igroteka.core.kinds import ListOf, Number\n"
        "FIELDS = Fields('jetty', Public('ships', ListOf(ListOf(Number()))))\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    files = dict(generated_files("jetty", home))
    assert outdated_files("jetty", home) == ["_fields.py", "_view.py"]
    assert "self.ships = [x.copy() for x in other.ships]" in files["_fields.py"]
    assert "ships: tuple[tuple[int, ...], ...]" in files["_view.py"]
    for name, text in files.items():
        (home / name).write_text(text)
    assert outdated_files("jetty", home) == []
    import jetty  # type: ignore[import-not-found]

    s = jetty.JettyFields(None, {"agenda": [], "options": {}, "seats": 2, "ships": [[1]]})
    copy = jetty.JettyFields(s)
    copy.ships[0].append(2)
    assert (s.ships, copy.ships) == ([[1]], [[1, 2]])
    for name in [name for name in sys.modules if name.partition(".")[0] == "jetty"]:
        del sys.modules[name]


@pytest.mark.interpreted
def test_fields_that_ask_for_others_have_their_types(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "mole"
    home.mkdir()
    (home / "fields.py").write_text(
        "from __future__ import annotations\n"
        "from typing import TYPE_CHECKING\n"
        "from igroteka.core.fields import Field, Fields\n"
        "from igroteka.core.kinds import ListOf, Number\n"
        "if TYPE_CHECKING:\n"
        "    from ._position import MolePosition\n"
        "def count(s: MolePosition) -> int:\n"
        "    return len(s.ships)\n"
        "FIELDS = Fields('mole', Field('ships', ListOf(Number())), Field('number', Number(), follows=count))\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    files = dict(generated_files("mole", home))
    assert list(files) == ["_fields.py", "_position.py"]
    assert "class MolePosition(Position, Protocol):" in files["_position.py"]
    assert files["_position.py"].endswith("    ships: list[int]\n    number: int\n")


@pytest.mark.interpreted
def test_a_record_in_a_module_of_its_own_is_written_before_the_position_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A position is made of players, whose class is derived from what is generated first."""
    home = tmp_path / "pier"
    home.mkdir()
    (home / "__init__.py").write_text("")
    (home / "player_fields.py").write_text(
        "from igroteka.core.fields import Public, Record\n"
        "from igroteka.core.kinds import Number\n"
        "PLAYER = Record('Player', Public('coins', Number()))\n"
    )
    (home / "player.py").write_text(
        "from ._player_fields import PlayerFields\nclass Player(PlayerFields): pass\n"
    )
    (home / "fields.py").write_text(
        "from igroteka.core.fields import Field, Fields, RecordOf\n"
        "from igroteka.core.kinds import per_seat\n"
        "from .player import Player\n"
        "from .player_fields import PLAYER\n"
        "kind = RecordOf(PLAYER, 'Player', lambda start: Player(None, start), ('from .player import Player',))\n"
        "FIELDS = Fields('pier', Field('players', per_seat(kind)))\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    assert outdated_files("pier", home) == ["_player_fields.py"]
    written: dict[str, str] = {}
    for name, text in generated_files("pier", home):
        (home / name).write_text(text)
        written[name] = text
    assert list(written) == ["_player_fields.py", "_fields.py", "_view.py"]
    assert "class PlayerFields" in written["_player_fields.py"]
    assert "class PlayerFields" not in written["_fields.py"]
    assert "from .player import Player\n" in written["_fields.py"]
    assert "coins: int" in written["_view.py"]
    assert outdated_files("pier", home) == []

"""The code that follows from the declared fields of a game: how its state is made, copied and stored, and the public part of its view."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

from .fields import Field, Fields, Record
from .kinds import P, Position

VIEW_FILE: Final = "_view.py"
#: The types of all fields of a position. Only the type checker reads it, for a declaration whose fields ask for others.
POSITION_FILE: Final = "_position.py"
DECLARATION: Final = "fields"


def generated_files(package: str, folder: Path) -> Iterator[tuple[str, str]]:
    """The files in the folder of a game that follow from its declarations: name and text, one after the other.

    Usually all fields are declared in `fields.py`. A record whose class has methods of its own, such as a player, has a module of
    its own, `player_fields.py`: the position is made of such records, so what follows from it must be there before `fields.py`
    can be imported.
    """
    shown: list[Record[Position]] = []
    done: set[str] = set()
    for name in declaring_modules(folder):
        declared = vars(_import_alone(package, name, folder)).items()
        records = {
            variable: value
            for variable, value in declared
            if isinstance(value, Record) and value.name not in done
        }
        done |= {record.name for record in records.values()}
        shown += [record for record in records.values() if record.public]
        yield f"_{name}.py", state_code(records, name)
        if "from ._position import" in _read(folder / f"{name}.py"):
            for record in records.values():
                if isinstance(record, Fields):
                    yield POSITION_FILE, position_code(record)
    if shown:
        yield VIEW_FILE, view_code(shown)


def declaring_modules(folder: Path) -> list[str]:
    """The modules that declare fields, `fields` last: it is made of what the others declare."""
    names = [path.stem for path in sorted(folder.glob(f"*_{DECLARATION}.py"))]
    return [*[name for name in names if not name.startswith("_")], DECLARATION]


def outdated_files(package: str, folder: Path) -> list[str]:
    """The generated files that are missing or no longer follow from the declarations."""
    outdated: list[str] = []
    try:
        for name, text in generated_files(package, folder):
            if _read(folder / name) != text:
                outdated.append(name)
    except ImportError:
        if not outdated:
            raise
        # What is missing is named; the declarations that need it can be read when it is there.
    return outdated


def _import_alone(package: str, module: str, folder: Path) -> ModuleType:
    """A module of a package whose `__init__` may not be importable yet, because what is generated is missing."""
    if package in sys.modules:
        return import_module(f"{package}.{module}")
    stand_in = ModuleType(package)
    stand_in.__path__ = [str(folder)]
    sys.modules[package] = stand_in
    try:
        return import_module(f"{package}.{module}")
    finally:
        for name in [name for name in sys.modules if name == package or name.startswith(f"{package}.")]:
            del sys.modules[name]


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""


# ---------------------------------------------------------------- the state


def state_code(records: Mapping[str, Record[P]], declaration: str = DECLARATION) -> str:
    """A class for each record, by the variable that declares it: a constructor that also copies, and the stored form."""
    wanted = {line for record in records.values() for field in record.fields for line in field.kind.imports}
    wanted |= {f"from .{declaration} import {variable}" for variable in records}
    foreign = {line for line in wanted if line.startswith("from igroteka.")}
    own = wanted - foreign
    foreign |= {f"from igroteka.core.fields import {name}" for name in ("NO_VALUES", "Values")}
    foreign |= {"from igroteka.core.json_types import JsonDraft"}
    for record in records.values():
        is_state = isinstance(record, Fields)
        foreign |= {
            "from igroteka.core.data import dump" if is_state else "from igroteka.core.kinds import Position"
        }
        foreign |= {_import_line(record.base)} if isinstance(record, Fields) else set()
    blocks = [
        f'"""{_what(records)}: constructors that also copy, and the stored form.\n\n{_note(declaration)}\n"""',
        "from __future__ import annotations",
        *(["from typing import Final"] if any(_kind_names(record) for record in records.values()) else []),
        "\n".join(_merge_imports(foreign)),
        "\n".join(_merge_imports(own)),
        *[_kinds_code(variable, record) for variable, record in records.items() if _kind_names(record)],
    ]
    classes = [_class_code(record) for record in records.values()]
    return "\n\n".join(blocks) + "\n\n\n" + "\n\n\n".join(classes) + "\n"


def _kind_names(record: Record[P]) -> dict[str, str]:
    """The constants for the kinds of stored fields, by the name in stored data; numbers are stored as they are."""
    prefix = "_" if isinstance(record, Fields) else f"_{record.name.upper()}_"
    return {
        field.stored: f"{prefix}{field.stored.upper()}" for field in record.stored if not field.kind.storing
    }


def _kinds_code(variable: str, record: Record[P]) -> str:
    kinds = _kind_names(record).items()
    return "\n".join([f'{name}: Final = {variable}.kind_of("{stored}")' for stored, name in kinds])


def _import_line(base: type) -> str:
    return f"from {base.__module__} import {base.__name__}"


def _merge_imports(lines: set[str]) -> list[str]:
    """Import lines, one for each module."""
    names: dict[str, set[str]] = {}
    for line in lines:
        _, module, _, name = line.split()
        names.setdefault(module, set()).add(name)
    return [f"from {module} import {', '.join(sorted(names[module]))}" for module in sorted(names)]


def _what(records: Mapping[str, Record[P]]) -> str:
    if any(isinstance(record, Fields) for record in records.values()):
        return "The fields of a position"
    return f"The fields of a {next(iter(records.values())).name.lower()}"


def _note(declaration: str) -> str:
    return f"Written by `igroteka fields` from the declaration in `{declaration}.py`: change that, and write it again."


def class_name(record: Record[P], what: str = "Fields") -> str:
    """The name of a generated class: DreamCityFields, PlayerFields, DreamCityPosition."""
    words = record.name.split("_")
    return "".join([word[:1].upper() + word[1:] for word in words]) + what


def _class_code(record: Record[P]) -> str:
    name = class_name(record)
    base = f"({record.base.__name__})" if isinstance(record, Fields) else ""
    first: list[str] = []
    copied: list[str] = []
    if base:
        first += ['super().__init__(start["agenda"])', 'self.options = start["options"]']
        first += ['self.seats = start["seats"]']
        copied += [
            "super().__init__(other.agenda.copy())",
            "self.options = other.options",
            "self.seats = other.seats",
        ]
    for field in record.fields:
        first.append(f'self.{field.name}: {field.kind.code} = start["{field.name}"]')
        copied.append(f"self.{field.name} = {_copying(field)}")
    lines = [
        f"class {name}{base}:",
        '    """A copy of `other`, or a new one with its first values by name."""',
        "",
        f"    def __init__(self, other: {name} | None, start: Values = NO_VALUES) -> None:",
        "        if other is None:",
        *[f"            {line}" for line in first],
        "        else:",
        *[f"            {line}" for line in copied],
        "",
        *[f"    {line}" for line in _storing_code(record)],
    ]
    return "\n".join(lines)


def _storing_code(record: Record[P]) -> list[str]:
    names = _kind_names(record)
    s = "self" if isinstance(record, Fields) else "s"
    pairs: list[str] = []
    for field in record.stored:
        value = f"self.{field.name}"
        stored = field.kind.storing.format(value) or f"{names[field.stored]}.dump({value}, {s})"
        pairs.append(f'"{field.stored}": {stored}')
    what, arguments = f"a {record.name.lower()}", "self, s: Position"
    if isinstance(record, Fields):
        what, arguments = "the position", "self"
        head = [f'"game": "{record.name}"', '"seats": self.seats', '"options": self.options.copy()']
        pairs = [*head, *pairs, '"agenda": [dump(frame) for frame in self.agenda]']
    return [
        f"def to_data({arguments}) -> JsonDraft:",
        f'    """The fields of {what} as JSON data, by names, so that a person can edit it."""',
        "    return {",
        *[f"        {pair}," for pair in pairs],
        "    }",
    ]


def _copying(field: Field[P]) -> str:
    return field.copying.format(f"other.{field.name}")


# ---------------------------------------------------------------- what fields may ask


def position_code(record: Fields[P]) -> str:
    """The fields of a position with the types of their kinds, as a protocol."""
    wanted = {line for field in record.fields for line in field.kind.imports}
    foreign = {line for line in wanted if line.startswith("from igroteka.")}
    own = _merge_imports(wanted - foreign)
    lines = [
        f'"""What kinds and other fields may ask of a position.\n\n{_note(DECLARATION)}\n"""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Protocol",
        "",
        *_merge_imports(foreign | {"from igroteka.core.kinds import Position"}),
        *(["", *own] if own else []),
        *["", ""],
        f"class {class_name(record, 'Position')}(Position, Protocol):",
        '    """A position, also one that is just being made or read: a field is there as soon as it has been started or read."""',
        "",
        *[f"    {field.name}: {field.kind.code}" for field in record.fields],
    ]
    return "\n".join(lines) + "\n"


# ---------------------------------------------------------------- the view


def view_code(records: Sequence[Record[P]]) -> str:
    """The public fields as the first part of a view, and those of a player or another record as the first part of theirs."""
    imports = ["from dataclasses import dataclass"]
    if any(isinstance(record, Fields) for record in records):
        imports += ["", "from igroteka.core.game import View"]
    head = f'"""What everybody sees, whatever their seat.\n\n{_note(DECLARATION)}\n"""\n\nfrom __future__ import annotations\n'
    return (
        "\n\n\n".join(["\n".join([head, *imports]), *[_view_class_code(record) for record in records]]) + "\n"
    )


def _view_class_code(record: Record[P]) -> str:
    is_state = isinstance(record, Fields)
    name = "PublicView(View)" if is_state else f"Public{record.name}View"
    what = "a position" if is_state else f"a {record.name.lower()}"
    lines = [
        "@dataclass",
        f"class {name}:",
        f'    """The public fields of {what}, as views tell them."""',
        "",
        *[f"    {field.view}: {field.kind.view}" for field in record.public],
    ]
    return "\n".join(lines)

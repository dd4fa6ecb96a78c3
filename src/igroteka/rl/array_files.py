"""Arrays in one file, with a few words about them in JSON."""

from __future__ import annotations

import json
import os
import zipfile
import zlib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ..core import BadData, BadOption, Game
from ..core.errors import brief
from .table import environment, names

#: What `numpy` and what it stands on say to a file that is damaged, or something else. A file of one array without names is a TypeError,
#: one that says to be encrypted, packed in an unknown way or nested without end a RuntimeError, one of arrays beyond all bounds a MemoryError.
_NOT_READ: Final = (
    ValueError,
    EOFError,
    TypeError,
    RuntimeError,
    MemoryError,
    zipfile.BadZipFile,
    zlib.error,
)


def write_arrays(path: Path | str, about: Mapping[str, Any], arrays: Mapping[str, npt.NDArray[Any]]) -> None:
    """Put a new file of arrays in the place of the old one at once: a crash leaves one of the two."""
    home = Path(path)
    fresh = home.with_name(f"{home.name}.new")
    try:
        with fresh.open("wb") as file:
            np.savez_compressed(file, about=np.array(json.dumps(about)), **arrays)  # type: ignore[arg-type]  # typed as if it had no arrays
        os.replace(fresh, home)
    except OSError as error:
        raise BadOption(f"{path} cannot be written: {(error.strerror or str(error)).lower()}") from None


def read_arrays(
    path: Path | str, form: str, what: str, names: Iterable[str]
) -> tuple[dict[str, Any], dict[str, npt.NDArray[Any]]]:
    """What `write_arrays` has written in a format: the words and the arrays of these names. Anything else raises `BadData`."""

    def refused(found: str) -> BadData:
        return BadData(f"{path}: found {found}; allowed: {what} in the format {form!r}")

    try:
        with np.load(path, allow_pickle=False) as file:
            about = json.loads(str(file["about"]))
            found = about.get("format") if isinstance(about, dict) else about
            if found != form:
                raise refused(f"the format {brief(found)}")
            arrays = {name: file[name] for name in names}
    except BadData:
        raise
    except KeyError as error:
        raise refused(f"a file without the part {str(error.args[0]).split()[0]!r}") from None
    except FileNotFoundError:
        raise refused("no such file") from None
    except OSError as error:
        raise refused(f"what cannot be read ({(error.strerror or str(error)).lower()})") from None
    except _NOT_READ:
        # What these say is about the insides of the file, and some advise to read it unsafely.
        raise refused("a file of another kind, or a damaged one") from None
    return about, arrays


def game_of_file(path: Path | str, about: Mapping[str, Any], what: str) -> Game:
    """The game that a file is about. Rules of another version, and another layout or other actions than the game has now, raise `BadData`."""
    name = about.get("environment")
    if not isinstance(name, str) or name not in names():
        raise BadData(f"{path}: found {what} for {brief(name)}; allowed: for {', '.join(names())}")
    g = environment(name)
    if about.get("layout") != g.layout.version or about.get("actions") != len(g.moves.all):
        found = f"layout {brief(about.get('layout'))} with {brief(about.get('actions'))} actions"
        allowed = f"layout {g.layout.version} with {len(g.moves.all)} actions"
        raise BadData(f"{path}: found {what} for {found}; allowed: for {allowed}")
    return g

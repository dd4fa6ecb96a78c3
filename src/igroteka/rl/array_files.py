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

from ..core import BadData, BadOption
from ..core.errors import brief

#: What `numpy` and what it stands on say to a file that is damaged, or something else. A file of one array without names is a TypeError.
_NOT_READ: Final = (
    OSError,
    ValueError,
    KeyError,
    EOFError,
    TypeError,
    RecursionError,
    NotImplementedError,
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
    try:
        with np.load(path, allow_pickle=False) as file:
            about = json.loads(str(file["about"]))
            arrays = {name: file[name] for name in names}
    except _NOT_READ as error:
        raise BadData(f"{path}: no {what} ({error}); allowed: a file of the format {form}") from None
    if not isinstance(about, dict) or about.get("format") != form:
        raise BadData(f"{path}: found {brief(about)}; allowed: the format {form}")
    return about, arrays

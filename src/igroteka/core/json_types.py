"""The type of plain data: what JSON can hold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

#: Stored positions, views and messages as they come in and go out. Lists and objects are only read through this type; who has made
#: one may still change it under its own type.
Json: TypeAlias = "bool | int | float | str | Sequence[Json] | Mapping[str, Json] | None"
JsonObject: TypeAlias = "dict[str, Json]"

#: An object of stored data that is written or changed by hand, as in tests: what it holds is checked when it is loaded.
JsonDraft: TypeAlias = dict[str, Any]

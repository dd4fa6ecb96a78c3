"""The measuring process: reads one request per line, answers with one line, and keeps everything warm.

It is started by the Python of each build, so that several builds are measured in alternating slices.
"""

from __future__ import annotations

import json
import platform
import sys
from typing import TypedDict

from ...core import Json
from ...core.build import mode, version
from .measure import Case, measure, trace


class Request(TypedDict):
    """One line: `ask` is "who", "trace" or "measure"; the others name what to measure and for how long."""

    ask: str
    game: str
    seats: int
    seconds: float
    first: int


def answer(request: Request) -> dict[str, Json]:
    """What is asked for: who runs here, the outcome of a game, or a slice of measurement."""
    if request["ask"] == "who":
        return {"build": mode(), "version": version(), "python": platform.python_version()}
    case = Case(request["game"], request["seats"])
    if request["ask"] == "trace":
        return {"trace": trace(case)}
    return measure(case, request["seconds"], request["first"]).to_data()


def main() -> None:
    """Answer until the input ends."""
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()

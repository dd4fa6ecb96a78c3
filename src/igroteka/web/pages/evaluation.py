"""The evaluation of one step of a game that has no secrets any more, for whoever asks for it."""

from __future__ import annotations

from starlette.responses import JSONResponse, Response

from ...core import Text
from ..live.view import Viewer
from .graphs import graph_heading, percent
from .play_on import find_open_step
from .queries import StepQuery
from .visit import Visit


async def send_evaluation(visit: Visit, query: StepQuery) -> Response:
    """The chances to win of all seats in the position of a step, as JSON."""
    table, _, step = await find_open_step(visit, query)
    chances = await visit.while_connected(visit.registry.replay_library.evaluation(table, step))
    viewer = Viewer.at(table, None, visit.lang, whole=True)
    rows = [
        {"seat": seat, "name": viewer.name_of(seat), "percent": percent(chance)}
        for seat, chance in enumerate(chances)
    ]
    return JSONResponse(
        {
            "step": step,
            "heading": graph_heading(viewer, visit.say),
            "about": visit.say(Text("web-judge-words")),
            "chances": rows,
        }
    )

"""The lines for the operator: JSON, and no secrets."""

from __future__ import annotations

import json
import logging

import pytest

from igroteka.web.ops.logs import FORBIDDEN, logger, set_up_logging

from .support import written_log


def test_a_line_is_json_with_what_is_known_by_name(caplog: pytest.LogCaptureFixture) -> None:
    logger().warning("a 100% harmless thing", table="t1", count=3, what=b"x")
    line = json.loads(written_log(caplog))
    assert line.pop("timestamp").endswith("Z")
    assert line == {
        "event": "a 100% harmless thing",
        "level": "warning",
        "table": "t1",
        "count": 3,
        "what": "b'x'",
    }


@pytest.mark.parametrize("name", sorted(FORBIDDEN))
def test_secrets_are_hidden(name: str, caplog: pytest.LogCaptureFixture) -> None:
    logger().error("careless", None, **{name: "SECRET"})
    assert "SECRET" not in written_log(caplog)
    assert json.loads(written_log(caplog))[name] == "(hidden)"


def test_an_error_comes_with_its_traceback_in_the_same_line(caplog: pytest.LogCaptureFixture) -> None:
    try:
        raise ValueError("of two\nlines")
    except ValueError as error:
        logger().error("a page has failed", exc_info=error)
    said = written_log(caplog)
    assert "\n" not in said
    assert "Traceback (most recent call last)" in json.loads(said)["exception"]
    assert "of two\nlines" in json.loads(said)["exception"]


def test_lines_go_to_stderr_and_details_only_on_wish(capsys: pytest.CaptureFixture[str]) -> None:
    lines = logging.getLogger("igroteka")
    before = lines.level, lines.propagate, lines.handlers
    try:
        set_up_logging()
        logger().debug("a detail")
        logger().info("an event")
        set_up_logging(logging.DEBUG)
        logger().debug("another detail")
    finally:
        lines.setLevel(before[0])
        lines.propagate, lines.handlers = before[1:]
    said = [json.loads(line)["event"] for line in capsys.readouterr().err.splitlines()]
    assert said == ["an event", "another detail"]

"""The script `python -m scripts.kills` in small, and whether it would notice a loss."""

from __future__ import annotations

import asyncio

import httpx
import pytest
from scripts.kills import main

from .kills import Player
from .support import site


def test_the_script_tells_that_nothing_was_lost(capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["--kills", "1", "--store", "sqlite", "--players", "2"])
    said = capsys.readouterr().out
    assert status == 0, said
    assert "Nothing was lost." in said


@pytest.mark.parametrize("damage", ["a move is missing", "a move is another one", "two moves are too many"])
async def test_a_lost_move_would_be_noticed(url: str, damage: str) -> None:
    async with (
        site(url) as there,
        httpx.AsyncClient(base_url=f"{there.base}/api", trust_env=False, timeout=None, verify=False) as api,
    ):
        player, enough = Player(1), asyncio.Event()

        def told() -> None:
            if len(player.acked) == 3:
                enough.set()

        playing = asyncio.ensure_future(player.run(api, told))
        await enough.wait()
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        assert await player.check(api)
        match damage:
            case "a move is missing":
                player.acked.append("done")
            case "a move is another one":
                player.acked[1] = "another"
            case _:
                player.acked = player.acked[:-2]
        with pytest.raises(AssertionError):
            await player.check(api)

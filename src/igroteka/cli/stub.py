"""Begin a new game."""

import typer


def add(app: typer.Typer) -> None:
    return

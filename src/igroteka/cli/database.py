"""Which store a command works with, without showing its password to everybody who lists processes."""

from __future__ import annotations

import os
import sys
from itertools import pairwise
from pathlib import Path
from typing import Annotated

import typer

from .common import BadInput, print_error

OPTION = "--database"
Database = Annotated[
    str,
    typer.Option(
        OPTION,
        metavar="URL",
        help="sqlite:///FILE, or postgresql://USER@HOST/DATABASE. The variable IGROTEKA_DATABASE says the same; "
        "a password belongs there, into --database-file, or into PGPASSWORD or ~/.pgpass.",
        show_default="a file of your own",
    ),
]
DatabaseFile = Annotated[
    Path | None,
    typer.Option(
        "--database-file",
        metavar="FILE",
        help="A file that only you may read and that holds the address in one line.",
        show_default="none",
    ),
]


def find_database(database: str, file: Path | None) -> str:
    """The address that a command is given by option, file or environment; empty for the user's own file."""
    from ..store.address import VARIABLE, has_password, read_address, take_address

    if database and file is not None:
        raise BadInput("--database-file: found --database, too; allowed: one of them")
    if has_password(database):
        print_error(
            "others on this machine can read the password in --database with ps; allowed without this warning: "
            f"--database-file FILE, the variable {VARIABLE}, or an address without a password and PGPASSWORD or ~/.pgpass"
        )
        _start_again_without(database, VARIABLE)
    return take_address(database or (read_address(file) if file is not None else ""))


def _start_again_without(database: str, variable: str) -> None:
    """Become the same command with the address in its environment, which only its owner can read."""
    words = sys.orig_argv[1:]
    kept = [word for word in words if word != f"{OPTION}={database}"]
    at = next((i for i, pair in enumerate(pairwise(kept)) if pair == (OPTION, database)), None)
    if at is not None:
        del kept[at : at + 2]
    if kept == words or os.name != "posix":
        return  # called from within a program: the list of processes does not show it
    sys.stderr.flush()
    os.environ[variable] = database
    os.execv(sys.executable, [sys.executable, *kept])

"""All commands by name. The module of a command is imported only when the command is called or listed."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any, Final, NoReturn

import typer
from typer.core import TyperGroup
from typer.main import get_group

from ..core import IgrotekaError
from ..core.extras import missing_extra
from .common import INTERRUPTED, WRONG, print_error

#: The commands of each module, in the order in which they are listed.
MODULES: Final = {
    "server": ("serve",),
    "play": ("play",),
    "book": ("games", "rules", "edition", "coverage"),
    "files": ("replay", "verify", "position"),
    "lab": ("simulate", "playthrough", "perft", "bench"),
    "study": ("study",),
    "arena": ("arena",),
    "train": ("train",),
    "stub": ("new-game", "fields"),
    "check": ("check",),
    "store": ("store",),
    "backup": ("backup", "restore"),
    "admin": ("admin",),
}


class Commands(TyperGroup):
    """All commands. Whatever goes wrong with the input is one sentence on stderr and status 2.

    Typer keeps the types of contexts and commands to itself, so they are `Any` here.
    """

    def list_commands(self, ctx: object) -> list[str]:
        """All names, without loading any command."""
        return [name for names in MODULES.values() for name in names]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """A command by name, loaded when it is first wanted."""
        # Whoever mistypes a name is told of similar ones, so then all are loaded.
        known = [module for module, names in MODULES.items() if cmd_name in names]
        for module in known or MODULES:
            if not self.commands.keys() >= set(MODULES[module]):
                self.commands.update(load_group(module).commands)
        return super().get_command(ctx, cmd_name)

    def invoke(self, ctx: Any) -> object:
        """Run a command; if a package is missing for it, a sentence tells how to get it."""
        try:
            return super().invoke(ctx)
        except ModuleNotFoundError as error:
            raise missing_extra(error, f"igroteka {ctx.invoked_subcommand}") from None

    def main(self, *args: Any, **kwargs: Any) -> NoReturn:
        """Run the command line and end with its status; errors of the input become one sentence."""
        kwargs["standalone_mode"] = False
        try:
            status = super().main(*args, **kwargs)
        except typer.Abort:
            print_error("interrupted")
            sys.exit(INTERRUPTED)
        except typer.TyperException as error:
            path = getattr(getattr(error, "ctx", None), "command_path", "igroteka")
            print_error(f"{error.format_message().rstrip('.')}. See '{path} --help'.")
            sys.exit(WRONG)
        except IgrotekaError as error:
            print_error(str(error))
            sys.exit(WRONG)
        if status == INTERRUPTED:
            print_error("interrupted")
        sys.exit(status if isinstance(status, int) else 0)


def load_group(module: str) -> TyperGroup:
    """A group with the commands that a module adds."""
    app = typer.Typer(rich_markup_mode=None)
    import_module(f".{module}", __package__).add(app)
    return get_group(app)

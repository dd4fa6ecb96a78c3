"""The optional parts of the library, and one sentence for whoever calls a part that is not installed."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from .errors import IgrotekaError

#: What `pip install 'igroteka[EXTRA]'` brings, by extra, as it is imported.
PACKAGES: Final = {
    "server": (
        "aiosmtplib",
        "alembic",
        "anyio",
        "argon2",
        "asyncpg",
        "cryptography",
        "fastapi",
        "httpcore",
        "httptools",
        "itsdangerous",
        "jinja2",
        "limits",
        "markupsafe",
        "msgspec",
        "openskill",
        "prometheus_client",
        "pydantic",
        "python_multipart",
        "segno",
        "sqlalchemy",
        "starlette",
        "tzdata",
        "uvicorn",
        "uvloop",
        "webauthn",
        "websockets",
    ),
    "lab": ("matplotlib", "numpy"),
    "ray": ("ray",),
    "rl": ("PIL", "gymnasium", "numpy", "pettingzoo", "pyspiel"),
}


class MissingExtra(IgrotekaError):
    """A package that an optional part of the library needs is not installed."""


def import_extra(module: str, extra: str, what: str) -> Any:
    """Import a module that needs an extra for something; without the extra a sentence tells how to get it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        raise missing_extra(error, what, extra) from None


def missing_extra(error: ModuleNotFoundError, what: str, extra: str = "") -> MissingExtra:
    """The error for a package that is not there. A module that no extra brings is a fault, which is raised again."""
    package = (error.name or "").partition(".")[0]
    if not extra:
        extra = next((name for name, packages in PACKAGES.items() if package in packages), "")
    if not extra or package in ("", "igroteka"):
        raise error
    return MissingExtra(
        f"{what} needs {package}, which is not installed; it comes with: pip install 'igroteka[{extra}]'"
    )

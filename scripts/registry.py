"""Tells uv what pip knows about the package index, since uv does not read the settings of pip."""

from __future__ import annotations

import ast
import os
import subprocess
from collections.abc import Mapping

#: Settings of pip that name one thing, and the variable of uv for it.
ONE = {
    "index-url": "UV_DEFAULT_INDEX",
    "cert": "SSL_CERT_FILE",
    "client-cert": "SSL_CLIENT_CERT",
    "proxy": "ALL_PROXY",
    "timeout": "UV_HTTP_TIMEOUT",
    "default-timeout": "UV_HTTP_TIMEOUT",
}
#: Settings that name several, with the sign that uv wants between them.
SEVERAL = {
    "extra-index-url": ("UV_INDEX", " "),
    "find-links": ("UV_FIND_LINKS", ","),
    "trusted-host": ("UV_INSECURE_HOST", " "),
}


def uv_settings(pip: list[str] | None, given: Mapping[str, str] = os.environ) -> dict[str, str]:
    """The variables for uv: the same index, certificates and proxy as pip has. What is set for uv itself stays."""
    configured = {**_pip_settings(pip), **_from_variables(given)}
    # Trust the certificates of the system, as pip does on Debian; older versions know the second name.
    settings = {"UV_SYSTEM_CERTS": "1", "UV_NATIVE_TLS": "1"}
    for name, variable in ONE.items():
        if configured.get(name):
            settings[variable] = configured[name]
    for name, (variable, between) in SEVERAL.items():
        if configured.get(name):
            settings[variable] = between.join(configured[name].split())
    if "UV_INDEX" in settings:
        # Like pip, look for a version in all indexes; the hashes of the locks say that it is the right one.
        settings["UV_INDEX_STRATEGY"] = "unsafe-best-match"
    return {**settings, **given}


def _pip_settings(pip: list[str] | None) -> dict[str, str]:
    """What the files of pip set; nothing without pip."""
    if pip is None:
        return {}
    said = subprocess.run([*pip, "config", "list"], capture_output=True, text=True).stdout
    return {name: value for _, name, value in sorted(_lines(said))}


def _lines(said: str) -> list[tuple[int, str, str]]:
    """The settings for all commands and then those for `install`, which go before; each as (rank, name, value)."""
    settings = []
    for line in said.splitlines():
        key, _, value = line.partition("=")
        section, _, name = key.partition(".")
        if section in ("global", "install"):
            settings.append((int(section == "install"), name, str(ast.literal_eval(value))))
    return settings


def _from_variables(given: Mapping[str, str]) -> dict[str, str]:
    """What variables such as PIP_INDEX_URL set."""
    return {
        key.removeprefix("PIP_").lower().replace("_", "-"): value
        for key, value in given.items()
        if key.startswith("PIP_")
    }

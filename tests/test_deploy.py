"""What an operator copies from the folder `deploy` names only what there is."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from igroteka.cli import app
from igroteka.web.ops import settings
from igroteka.web.ops.metrics import Metrics
from igroteka.web.security.middleware import LARGEST_BODY

pytestmark = pytest.mark.interpreted
ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
CONTAINER = (DEPLOY / "Containerfile").read_text("utf-8")
UNIT = (DEPLOY / "igroteka.service").read_text("utf-8")


def options(words: list[str]) -> None:
    """Fail unless `igroteka` has this command with all of these options."""
    command, *rest = words
    told = CliRunner().invoke(app, [command, "--help"])
    assert told.exit_code == 0, told.output
    for word in rest:
        if word.startswith("--"):
            assert re.search(rf"(?<![\w-]){word}(?![\w-])", told.output), word


def test_both_start_the_server_as_its_command_has_it() -> None:
    options(json.loads(re.findall(r"^CMD (\[.*\])$", CONTAINER, re.M)[-1]))
    (start,) = re.findall(r"^ExecStart=\S+/igroteka (.*)$", UNIT, re.M)
    options(shlex.split(start))


def test_the_image_is_built_from_files_that_exist_and_runs_without_rights() -> None:
    copied = [
        word for line in re.findall(r"^COPY (?!--from)(.*)$", CONTAINER, re.M) for word in line.split()[:-1]
    ]
    assert {"requirements", "pyproject.toml", "setup.py", "src"} <= set(copied)
    locks = re.findall(r"--requirement (\S+)", CONTAINER)
    for path in [*copied, *locks]:
        assert (ROOT / path).exists(), path
    last_stage = CONTAINER.rpartition("\nFROM ")[2]
    assert re.search(r"^USER [1-9]\d*:[1-9]\d*$", last_stage, re.M)
    let_through = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    assert "*" in let_through
    assert {f"!{path}" for path in copied} == {line for line in let_through if line.startswith("!")}


def test_the_commands_for_a_container_are_those_of_the_image() -> None:
    page = (ROOT / "docs" / "operating.md").read_text("utf-8")
    (block,) = re.findall(r"^## In a container\n+```sh\n(.*?)^```$", page, re.M | re.S)
    build, start, backup = [shlex.split(line) for line in block.replace("\\\n", " ").splitlines()]
    # Without it podman leaves the health check out, and says so in a warning among hundreds of lines.
    assert "HEALTHCHECK" in CONTAINER
    assert build[build.index("--format") + 1] == "docker"
    assert (ROOT / build[build.index("-f") + 1]).read_text("utf-8") == CONTAINER
    last_stage = CONTAINER.rpartition("\nFROM ")[2]
    (volume,) = re.findall(r"^VOLUME (\S+)$", last_stage, re.M)
    (port,) = re.findall(r"^EXPOSE (\d+)$", last_stage, re.M)
    image = build[build.index("-t") + 1]
    assert start[start.index("-p") + 1].endswith(f":{port}")
    assert start[start.index("-v") + 1].endswith(f":{volume}")
    assert start[-1] == image
    name, program, *rest = backup[backup.index("exec") + 1 :]
    assert name == start[start.index("--name") + 1]
    # A command inside is looked for on the PATH of the image, where the environment of the program must come first.
    (entry,) = json.loads(re.findall(r"^ENTRYPOINT (\[.*\])$", last_stage, re.M)[-1])
    assert re.search(rf"^ENV PATH={Path(entry).parent}:", last_stage, re.M)
    assert program == Path(entry).name
    options(rest)
    assert rest[-1].startswith(f"{volume}/")


def test_variables_of_the_environment_are_those_that_are_read() -> None:
    known = {value for name, value in vars(settings).items() if name.endswith("_VARIABLE")}
    known |= {"IGROTEKA_DATABASE", "IGROTEKA_FAST"}  # of the store, and of setup.py
    page = (ROOT / "docs" / "operating.md").read_text("utf-8")
    for text in (UNIT, CONTAINER.rpartition("\nFROM ")[2], page):
        named = set(re.findall(r"\b(?:IGROTEKA_[A-Z_]+|FORWARDED_ALLOW_IPS)\b", text))
        assert named <= known, named - known


def test_the_panels_ask_for_metrics_that_there_are_by_labels_that_they_have() -> None:
    kept: dict[str, set[str]] = {}
    for metric in Metrics().registry.collect():
        kept[metric.name] = set()
    for collector in vars(Metrics()).values():
        if hasattr(collector, "_labelnames"):
            kept[collector._name] = {*collector._labelnames, "le"}
    board: dict[str, Any] = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    asked = set()
    for panel in board["panels"]:
        for target in panel["targets"]:
            names = re.findall(r"igroteka_[a-z_]+", target["expr"].replace('job="igroteka"', ""))
            labels = {
                word for group in re.findall(r"by \(([^)]*)\)", target["expr"]) for word in group.split(", ")
            }
            for name in names:
                base = re.sub("_(total|bucket)$", "", name)
                assert base in kept, name
                assert labels <= kept[base], (name, labels)
                asked.add(base)
    assert asked == set(kept), "every metric has its panel"


def test_a_proxy_takes_what_the_server_takes() -> None:
    nginx = (DEPLOY / "nginx.conf").read_text("utf-8")
    (megabytes,) = re.findall(r"client_max_body_size (\d+)m;", nginx)
    assert int(megabytes) * 1024 * 1024 == LARGEST_BODY
    for text in (nginx, (DEPLOY / "Caddyfile").read_text("utf-8")):
        assert "127.0.0.1:8000" in text
        assert "/metrics" in text


@pytest.mark.skipif(shutil.which("nginx") is None, reason="nginx is not installed")
def test_the_file_for_nginx_is_understood_by_it(tmp_path: Path) -> None:
    """Without a certificate, at ports that everybody may use and in a folder of its own: anybody may ask, not only root."""
    site, whole = tmp_path / "site.conf", tmp_path / "nginx.conf"
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    text = re.sub(r"^ *(ssl_certificate\w* |listen \[::\]).*\n", "", text, flags=re.M)
    site.write_text(re.sub(r"listen (\d+)( ssl)?", r"listen 127.0.0.1:18\1", text), "utf-8")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    folders = " ".join(f"{kind}_temp_path {tmp_path}/{kind};" for kind in kinds)
    whole.write_text(
        f"pid {tmp_path}/pid; events {{ }} http {{ access_log off; {folders} include {site}; }}", "utf-8"
    )
    words = ["nginx", "-t", "-p", str(tmp_path), "-c", str(whole), "-e", str(tmp_path / "log")]
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(shutil.which("caddy") is None, reason="Caddy is not installed")
def test_the_file_for_caddy_is_understood_by_it(tmp_path: Path) -> None:
    words = ["caddy", "adapt", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile"]
    done = subprocess.run(words, capture_output=True, text=True, env={**os.environ, "HOME": str(tmp_path)})
    assert done.returncode == 0, done.stderr
    assert "reverse_proxy" in done.stdout


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_the_unit_is_understood_by_systemd(tmp_path: Path) -> None:
    """The program need not be where the unit expects it, so another one stands in for it."""
    unit = tmp_path / "igroteka.service"
    unit.write_text(UNIT.replace("/opt/igroteka/bin/igroteka", "/bin/true"), "utf-8")
    done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")

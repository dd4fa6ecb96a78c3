"""The gallery: all common projects and secret objectives."""

from __future__ import annotations

from typing import Final

from igroteka.core.cards import Exhibit
from igroteka.core.game import Say
from igroteka.core.text import Text
from igroteka.drawing.svg import rect, shift

from ..components.projects import BESIDE, CENTRAL, OUTER, PAIR, PROJECTS, TRIO, Project
from ..components.secrets import CONTROL, FLOORS, SECRETS, TALL, TOWER, Secret
from .draw.cards import project_picture, secret_picture

WIDE: Final = 200.0
HIGH: Final = 110.0
#: The rule about each pattern of a project, and about what a secret objective counts.
PATTERN_RULES: Final = {BESIDE: "GN-3.6.2", OUTER: "GN-3.6.3", CENTRAL: "GN-3.6.6", TRIO: "GN-3.6.7"}
PAIR_RULES: Final = {1: "GN-3.6.4", 2: "GN-3.6.5"}
SECRET_RULES: Final = {TALL: "GN-3.7.2", FLOORS: "GN-3.7.3", CONTROL: "GN-3.7.6"}
TOWER_RULES: Final = {3: "GN-3.7.4", 4: "GN-3.7.5"}


def project_rule(project: Project) -> str:
    """The rule about a project: those with a pair of buildings differ by their height."""
    return PAIR_RULES[project.floors] if project.pattern == PAIR else PATTERN_RULES[project.pattern]


def secret_rule(secret: Secret) -> str:
    """The rule about a secret objective: towers differ by their height."""
    return TOWER_RULES[secret.floors] if secret.counts == TOWER else SECRET_RULES[secret.counts]


#: The rule about each card, by its element on the drawing.
CARD_RULES: Final = {
    **{f"project:{project.name}": project_rule(project) for project in PROJECTS},
    **{f"secret:{secret.name}": secret_rule(secret) for secret in SECRETS},
}


def gallery(say: Say) -> list[Exhibit]:
    """Every project with its pattern and its points, then every objective with what it counts."""
    exhibits = []
    for project in PROJECTS:
        body = rect(0, 0, WIDE, HIGH, 12, "card") + shift(
            8, 8, project_picture(project, WIDE - 16, HIGH - 16)
        )
        name = say(Text("a-project", project=project.name))
        words = f"{say(Text('n-points', points=project.points))}. {say(Text(f'goal-{project.name}'))}"
        exhibits.append(Exhibit("projects", name, words, WIDE, HIGH, body, project_rule(project)))
    for secret in SECRETS:
        size = HIGH - 16
        body = rect(0, 0, HIGH, HIGH, 12, "card secret") + shift(8, 8, secret_picture(secret, size))
        name = say(Text("a-secret", secret=secret.name))
        exhibits.append(
            Exhibit("secrets", name, say(Text(f"aim-{secret.name}")), HIGH, HIGH, body, secret_rule(secret))
        )
    return exhibits

"""Which rules code cites and tests carry, and what a matrix of both tells."""

from __future__ import annotations

import json
from pathlib import Path
from textwrap import dedent

import pytest

from igroteka.core import game
from igroteka.ledger.coverage import Count, citations, coverage, marks

from .toy_ledger import HEAD, package, row, rule

DREAMS = [option.key for option in game("dream_city").options]


# ---------------------------------------------------------------- citations in code

CODE = '''\
"""§TOY-1.1 A module."""

LIMIT = 3
"""§TOY-1.2 A table."""


class Turn:
    """A class.

    §TOY-1.3, §TOY-1.4: and a sentence that ends with §TOY-1.5.
    """

    async def end(self):
        """§TOY-1.6 A method."""
        # §TOY-7.1 is a comment
        name = "not §TOY-7.2 but prose"
        return Refusal("TOY-1.7", Text("key")), Shown(rule="TOY-1.8"), {"a": "TOY-1.9x"}, "GN-1.1"
'''


def test_citations_are_read_with_their_lines() -> None:
    assert citations(CODE, "TOY") == [
        ("TOY-1.1", 1),
        ("TOY-1.2", 4),
        ("TOY-1.3", 10),
        ("TOY-1.4", 10),
        ("TOY-1.5", 10),
        ("TOY-1.6", 14),
        ("TOY-1.7", 17),
        ("TOY-1.8", 17),
        ("TOY-1.9x", 17),
    ]


def test_a_foreign_ledger_in_a_docstring_is_a_citation_too() -> None:
    assert citations('"""§GN-4.8.2 Copied from the neighbour."""', "TOY") == [("GN-4.8.2", 1)]


# ---------------------------------------------------------------- marks of tests


def carried(source: str) -> list[tuple[str, str]]:
    return list(marks(dedent(source)))


def test_marks_of_functions() -> None:
    assert carried(
        """
        @pytest.mark.rule("TOY-1.1", "TOY-1.2")
        def test_one(): ...

        @mark.rule("TOY-1.3")
        async def test_two(): ...

        def test_three(): ...
        """
    ) == [("TOY-1.1", "test_one"), ("TOY-1.2", "test_one"), ("TOY-1.3", "test_two")]


def test_marks_of_classes_hold_for_all_their_tests() -> None:
    assert carried(
        """
        @pytest.mark.rule("TOY-1.1")
        class TestTurn:
            pytestmark = pytest.mark.rule("TOY-1.2")

            def test_one(self): ...

            class TestEnd:
                @pytest.mark.rule("TOY-1.3")
                def test_two(self): ...

        def test_three(): ...
        """
    ) == [
        ("TOY-1.1", "TestTurn::test_one"),
        ("TOY-1.2", "TestTurn::test_one"),
        ("TOY-1.1", "TestTurn::TestEnd::test_two"),
        ("TOY-1.2", "TestTurn::TestEnd::test_two"),
        ("TOY-1.3", "TestTurn::TestEnd::test_two"),
    ]


@pytest.mark.parametrize(
    "line",
    [
        'pytestmark = pytest.mark.rule("TOY-1.1")',
        'pytestmark = [pytest.mark.slow, pytest.mark.rule("TOY-1.1")]',
        'pytestmark: list[Mark] = [pytest.mark.rule("TOY-1.1")]',
    ],
)
def test_marks_of_modules_hold_wherever_they_stand(line: str) -> None:
    want = [("TOY-1.1", "test_one"), ("TOY-1.1", "TestTurn::test_two")]
    tests = "def test_one(): ...\nclass TestTurn:\n    def test_two(self): ...\n"
    assert list(marks(f"{line}\n{tests}")) == want
    assert list(marks(f"{tests}{line}\n")) == want


def test_a_mark_of_one_parameter_set_counts() -> None:
    assert carried(
        """
        @pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.rule("TOY-1.1"))])
        def test_one(n): ...
        """
    ) == [("TOY-1.1", "test_one")]


@pytest.mark.parametrize("decorator", ["skip", "skip(reason='later')", "xfail"])
def test_tests_that_need_not_pass_do_not_count(decorator: str) -> None:
    one = '@pytest.mark.rule("TOY-1.1")\ndef test_one(): ...\n'
    assert list(marks(one)) == [("TOY-1.1", "test_one")]
    assert list(marks(f"@pytest.mark.{decorator}\n{one}")) == []
    assert list(marks(f"pytestmark = pytest.mark.{decorator}\n{one}")) == []
    assert list(marks(f"pytestmark = [pytest.mark.slow, pytest.mark.{decorator}]\n{one}")) == []


def test_helpers_do_not_count() -> None:
    assert (
        carried(
            """
            pytestmark = pytest.mark.rule("TOY-1.1")

            @pytest.mark.rule("TOY-1.2")
            def play(): ...

            @pytest.mark.rule("TOY-1.3")
            class Player:
                def test_one(self): ...
            """
        )
        == []
    )


def test_an_id_that_cannot_be_read_is_given_as_code() -> None:
    assert carried("@pytest.mark.rule(*ALL, prefix + '-1.1')\ndef test_one(): ...") == [
        ("*ALL", "test_one"),
        ("prefix + '-1.1'", "test_one"),
    ]


# ---------------------------------------------------------------- coverage

TESTS = """
import pytest

pytestmark = pytest.mark.rule("TOY-1.2")

@pytest.mark.rule("TOY-1.10", "TOY-1.1")
def test_both(): ...

def test_first(): ...
"""


def test_a_complete_game(tmp_path: Path) -> None:
    found = coverage(
        package(
            tmp_path,
            __init__='"""§TOY-1.1 The game."""',
            rules__turn='"""§TOY-1.2"""\nBAD = Refusal("TOY-1.10", Text("no"))\nTOO = "TOY-1.10"\n',
            tests__test_turn=TESTS,
        )
    )
    assert found.complete
    assert row(found, "TOY-1.2") == (
        ("rules.turn:1",),
        ("tests/test_turn.py::test_both", "tests/test_turn.py::test_first"),
    )
    assert row(found, "TOY-1.10") == (("rules.turn:2", "rules.turn:3"), ("tests/test_turn.py::test_both",))
    assert row(found, "TOY-1.1")[0] == ("__init__:1",)
    assert (found.uncited_rules, found.untested_rules, found.unknown, found.missing) == ([], [], {}, ())
    assert found.problems() == []


def test_what_is_not_cited_or_not_tested_is_listed(tmp_path: Path) -> None:
    found = coverage(
        package(
            tmp_path,
            turn='"""§TOY-1.2 and §TOY-1.1"""',
            tests__deep__end_test='@pytest.mark.rule("TOY-1.10", "TOY-1.1")\ndef test_end(): ...',
        )
    )
    assert found.uncited_rules == ["TOY-1.10"]
    assert found.untested_rules == ["TOY-1.2"]
    assert row(found, "TOY-1.1")[1] == ("tests/deep/end_test.py::test_end",)
    assert not found.complete
    assert found.problems() == [
        "TOY-1.10 is not cited: begin the docstring of the code that keeps it with §TOY-1.10. It says: One.",
        'TOY-1.2 is not tested: write a test that shows it, below @pytest.mark.rule("TOY-1.2"). It says: One.',
    ]


ALL = '"""§TOY-1.1 §TOY-1.2 §TOY-1.10"""'


def test_one_fault_is_enough_to_be_incomplete(tmp_path: Path) -> None:
    whole = package(tmp_path, turn=ALL, tests__test_turn=TESTS)
    assert coverage(whole).complete
    assert not coverage(package(whole, turn='"""§TOY-1.1 §TOY-1.2"""')).complete
    assert not coverage(
        package(whole, turn=ALL, tests__test_turn=TESTS.replace("TOY-1.10", "TOY-1.1"))
    ).complete
    package(whole, tests__test_turn=TESTS)
    whole.joinpath("fast.pyd").touch()
    found = coverage(whole)
    assert found.missing == ("fast.pyd is compiled and its source is not installed",)
    assert not found.complete


def test_a_place_is_listed_once(tmp_path: Path) -> None:
    found = coverage(package(tmp_path, turn='BOTH = ["TOY-1.1", "TOY-1.1"]', tests__test_turn=TESTS))
    assert row(found, "TOY-1.1")[0] == ("turn:1",)


def test_unknown_ids_are_listed_with_their_places(tmp_path: Path) -> None:
    found = coverage(
        package(
            tmp_path,
            __init__='"""§TOY-1.1 §TOY-1.2 §TOY-1.10 §TOY-9.9"""\n',
            turn='"""§GN-1.1"""\n\nBAD = Refusal("TOY-9.9", Text("no"))',
            tests__test_turn=TESTS + '\n@pytest.mark.rule("TOY-9.9", *MORE)\ndef test_more(): ...\n',
        )
    )
    assert found.unknown == {
        "*MORE": ("tests/test_turn.py::test_more",),
        "GN-1.1": ("turn:1",),
        "TOY-9.9": ("__init__:1", "turn:3", "tests/test_turn.py::test_more"),
    }
    assert (found.uncited_rules, found.untested_rules, found.complete) == ([], [], False)
    assert found.problems()[1] == "GN-1.1 is not in rules.toml: add the rule there, or correct turn:1"


def test_tests_do_not_cite_and_code_does_not_test(tmp_path: Path) -> None:
    found = coverage(
        package(
            tmp_path,
            turn='@pytest.mark.rule("TOY-1.2")\ndef test_turn(): ...',
            tests__test_turn='"""§TOY-1.1"""\nONE = "TOY-1.10"',
        )
    )
    assert row(found, "TOY-1.1") == ((), ())
    assert row(found, "TOY-1.10") == ((), ())
    assert row(found, "TOY-1.2") == (("turn:1",), ())


def test_missing_source_and_tests_are_said(tmp_path: Path) -> None:
    folder = package(tmp_path)
    folder.joinpath("turn.cpython-311-x86_64-linux-gnu.so").touch()
    assert coverage(folder).missing == (
        "turn.cpython-311-x86_64-linux-gnu.so is compiled and its source is not installed",
        f"no source is installed in {folder}",
        f"no tests are installed in {folder / 'tests'}",
    )
    assert coverage(folder).problems()[3:] == [
        "none of the 3 rules is cited; for each: begin the docstring of the code that keeps it with §ID",
        'none of the 3 rules is tested; for each: write a test that shows it, below @pytest.mark.rule("ID")',
    ]
    package(folder, turn=ALL, tests__test_turn=TESTS)
    assert coverage(folder).complete


def test_rules_are_counted_by_source(tmp_path: Path) -> None:
    text = HEAD + rule("TOY-1.1") + rule("TOY-1.2") + 'source = "ours"\n' + rule("TOY-1.10", "end")
    found = coverage(package(tmp_path, text, turn='"""§TOY-1.2"""', tests__test_turn=TESTS))
    assert found.by_source == {
        "book": Count(2, 0, 2),
        "follows": Count(0, 0, 0),
        "ruling": Count(0, 0, 0),
        "ours": Count(1, 1, 1),
    }


def test_the_options_that_rules_name_are_checked(tmp_path: Path) -> None:
    ruling = 'source = "ruling"\noption = "swap"\n'
    text = HEAD + rule("TOY-1.2") + rule("TOY-1.10") + rule("TOY-1.1", "end") + ruling
    folder = package(tmp_path, text, turn=ALL, tests__test_turn=TESTS)
    assert len(coverage(folder).missing) == 1
    assert coverage(folder).missing[0].startswith("the options that rules name cannot be checked: ")
    package(tmp_path, text.replace('game = "toy"', 'game = "dream_city"'))
    assert coverage(folder).missing == ("TOY-1.1: found option 'swap'; allowed: " + ", ".join(DREAMS),)
    assert not coverage(folder).complete
    package(tmp_path, text.replace('game = "toy"', 'game = "dream_city"').replace("swap", DREAMS[0]))
    assert coverage(folder).complete


def test_the_matrix_is_plain_data(tmp_path: Path) -> None:
    found = coverage(package(tmp_path, turn='"""§TOY-1.2 §TOY-9.9"""', tests__test_turn=TESTS))
    data = json.loads(json.dumps(found.to_data()))
    assert data["rules"][1] == {
        "id": "TOY-1.10",
        "source": "book",
        "cited": [],
        "tested": ["tests/test_turn.py::test_both"],
    }
    assert data["sources"]["book"] == {"rules": 3, "cited": 1, "tested": 3}
    assert data["unknown"] == {"TOY-9.9": ["turn:1"]}
    assert (data["game"], data["uncited"], data["complete"]) == ("toy", ["TOY-1.10", "TOY-1.1"], False)

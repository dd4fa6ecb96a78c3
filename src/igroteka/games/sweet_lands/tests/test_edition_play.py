"""Games with another edition, each in a process of its own, since an edition is read when the game is imported."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from igroteka import Match
from igroteka.core import BadLog
from igroteka.core.errors import NotLoaded, not_loaded
from igroteka.games.sweet_lands import GAME
from igroteka.games.sweet_lands.components.edition import EDITION, VARIABLE, load, write

TEXT = write()
SMALL = Path(__file__).with_name("small_edition.toml")

PLAYS = """
import igroteka
from igroteka.core import Rng, playout
from igroteka.core.game import Look
from igroteka.texts import speaker
from igroteka.web.pages.cards import game_card, option_cards
from igroteka.web.pages.samples import sample_match, sample_picture
from igroteka.web.tables.lessons import lessons_of
GAME = igroteka.game("sweet_lands")
s = GAME.new(2)
assert "play baker_cake" in GAME.moves.by_text
assert GAME.load(s.to_data()).to_data() == s.to_data()
words = {lang: GAME.words(lang) for lang in ("en", "ru", "uk")}
assert words["uk"]["card-baker_cake"] == "Пекар тортів"
assert words["uk"]["card-forester_cake"] == "Cake Forester"
assert words["en"]["card-apprentice_cake"] == "Подмастерье тортов"
assert words["ru"]["card-paver_cake"] == "Бруківник тортів"
for seats in GAME.seats:
    s = GAME.new(seats)
    playout(s, Rng(seats))
    assert len(GAME.inventory(s)) > 60
assert lessons_of(GAME) == ()
assert [o for o in option_cards(GAME, "ru") if o["key"] == "edition"][0]["choices"][0]["label"] == "Десять ремёсел"
for lang, word in (("en", "loaded"), ("ru", "загруженного"), ("uk", "завантаженого")):
    for said in (option_cards(GAME, lang)[-1]["help"], game_card(GAME, lang)["about"]):
        assert word in said and "58" not in said, said
assert sample_match("sweet_lands").options["edition"].startswith("small-")
assert "Ten trades" in sample_picture("sweet_lands", "en", False)[0]
m = igroteka.Match.new("sweet_lands", seats=1, seed="7", options={"domains": "A"})
for move in ("character elina", "domain 1A", "help 1"):
    m.play(move)
hand = sorted(m.view(0).players[0].hand)
assert len(hand) == 6, hand
for lang, word in (("en", "Brownie Baker"), ("ru", "Пекарь брауни"), ("uk", "Пекар брауні")):
    assert "baker_brownie" in hand
    assert word in m.svg(0, lang), lang
    assert word in GAME.sketch(m.view(0), speaker("sweet_lands", lang)), lang
    assert any(word in line for line in m.story(0, lang)), lang
assert igroteka.Match.parse(m.export()).fingerprint == m.fingerprint
print(m.options["edition"])
print(m.export(), end="")
"""


def play(program: str, file: Path) -> subprocess.CompletedProcess[str]:
    """Run a program in a process of its own that plays with an edition."""
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, VARIABLE: str(file), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done


def test_a_game_with_another_edition() -> None:
    key, _, log = play(PLAYS, SMALL).stdout.partition("\n")
    assert key == load(SMALL).key
    assert key != EDITION.key
    assert f"option edition: {key}" in log
    assert GAME.key in log
    with pytest.raises(BadLog, match=f"this needs '{key}': start with --edition") as refused:
        Match.parse(log)
    lost = not_loaded(refused.value)
    assert lost is not None
    assert (lost.needed, lost.loaded, lost.file) == (key, "standard", "edition")


LOOPS = """
import igroteka
from igroteka.core import apply, moves, settle, waiting
from igroteka.games.sweet_lands.components.deck import CARDS
from igroteka.games.sweet_lands.rules.industry import Bonus, Bonuses, BonusDone
from igroteka.games.sweet_lands.rules.turn import Choice, Turn
GAME = igroteka.game("sweet_lands")
s = GAME.new(1)
while not isinstance(s.agenda[-1], Choice):
    apply(s, waiting(s)[0], moves(s, waiting(s)[0])[0])
for column in range(3):
    worker = next(i for i in s.deck if CARDS[i].mark == column)
    s.deck.remove(worker)
    s.players[0].columns = (*s.players[0].columns[:column], (worker,), *s.players[0].columns[column + 1 :])
s.events = []
s.agenda.pop()
s.then(Bonus(0, 0), Turn(0, True))
settle(s)
while any(isinstance(frame, (Bonus, Bonuses, BonusDone)) for frame in s.agenda):
    assert GAME.load(s.to_data()).to_data() == s.to_data()
    apply(s, 0, moves(s, 0)[-1])
print(len([event for event in s.events if event.kind == "bonus"]))
"""


@pytest.mark.rule("SL-5.50")
def test_bonuses_that_cause_each_other_come_to_an_end(tmp_path: Path) -> None:
    file = tmp_path / "loops.toml"
    labour = 'labour = [{ op = "industry_bonus", color = "any", n = 1 }, { op = "industry_bonus", color = "agri", n = 1 }]'
    file.write_text(re.sub(r"(?m)^labour = .*$", labour, TEXT), "utf-8")
    # Every bonus of a worker causes two others, three times in a row: 1 + 2 + 4 + 8.
    assert play(LOOPS, file).stdout == "15\n"


CHANGED = """
import igroteka
from igroteka.core import Rng, playout
from igroteka.games.sweet_lands.components.boards import FOOD_END, INDUSTRY_END, PIECE_COST, TENT
from igroteka.games.sweet_lands.components.deck import CARD_NAMES, CARDS
from igroteka.games.sweet_lands.components.land import DOMAINS, FIELD
from igroteka.games.sweet_lands.tests.scenario import HAND, table
from igroteka.ledger.rules import Ledger
from igroteka.rl import aec
from igroteka.texts import speaker
from igroteka.web.pages.rules import rule_card
MARK_OF = {"pie_03": 0, "pie_05": 1, "pie_06": 2}
GAME = igroteka.game("sweet_lands")
assert DOMAINS[0].kind[0] == FIELD
assert PIECE_COST[TENT][0] == {"wood": 1}
assert CARDS[0].cost == {"gold": 11}
assert (FOOD_END, INDUSTRY_END) == (17, 20)
for seats in GAME.seats:
    s = GAME.new(seats)
    playout(s, Rng(seats))
who = {"flipped": ["r0c4", "r0c1"], "cart": 3, "columns": {"agri": ["cake_02"], "forest": ["cake_01"], "mining": ["cake_04"]}}
for card in ("pie_01", "pie_02", "pie_03", "pie_05", "pie_06", "pie_07"):  # a symbol of the glossary on each
    t = table(2, {**who, "hand": [card, "pie_10"]}).do(f"0 play {card}")
    assert t.have("vp") == (2 if CARDS[CARD_NAMES.index(card)].mark == MARK_OF.get(card) else 1), card
t = table(2, {"hand": HAND, "have": {"wheat": 6}, "tokens": {"r2c5": "up", "r1c5": "up"}})
t.do("0 use terrain_3", "0 discard pie_01")
for lang, what in (("en", "gain 3 iron"), ("ru", "получить 3\u00a0железа"), ("uk", "отримати 3\u00a0заліза")):
    assert speaker("sweet_lands", lang)(t.show("place r1c6").label).endswith(what)  # the symbol of the cell
assert t.do("0 place r1c6").have("iron") == 3
environment = aec(f"sweet_lands_v{GAME.version}", 1)
environment.reset(seed=3)
for number, agent in enumerate(environment.agent_iter()):
    if number == 40 or environment.terminations[agent]:
        break
    environment.step(int(environment.observe(agent)["action_mask"].argmax()))
assert environment.table.state.options["edition"] == GAME.options[-1].default != "standard"
ledger = Ledger.load("sweet_lands")
for rule, mark in (("SL-3.5.1", "in our edition"), ("SL-3.9.1", "follows"), ("SL-3.1.2", "")):
    assert rule_card(ledger.rule(rule), GAME, "en")["mark"] == mark  # the edition changes the industry track
assert rule_card(ledger.rule("SL-3.5.1"), GAME, "uk")["mark"] == "у нашому виданні"
m = igroteka.Match.new("sweet_lands", seats=2, seed="3")
for lang in ("en", "ru", "uk"):
    assert "<svg" in m.svg(0, lang)
print(m.options["edition"])
"""


#: Symbols of the rulebook's glossary that our own cards lack, each on a card of the edition.
SYMBOLS = {
    "pie_01": 'what = "terrain", kind = "mine", state = "flipped"',
    "pie_02": 'what = "terrain", kind = "sea", state = "flipped"',
    "pie_03": 'what = "played", mark = "agri"',
    "pie_05": 'what = "played", mark = "forest"',
    "pie_06": 'what = "played", mark = "mining"',
    "pie_07": 'what = "ip_symbol"',
}


@pytest.mark.interpreted  # its program takes the scenario of these tests
def test_a_map_a_price_a_track_and_a_card_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = TEXT.replace('"WSFFMMSM"', '"FSFFMMSM"').replace("cost = { wood = 4 }", "cost = { wood = 1 }", 1)
    text = text.replace(
        'cost = { gold = 3 }\neffect = [{ op = "property"',
        'cost = { gold = 11 }\neffect = [{ op = "property"',
        1,
    )
    text = text.replace("length = 14\n", "length = 17\n", 1).replace("length = 16\n", "length = 20\n", 1)
    text = text.replace('effect = [{ op = "gain", gold = 5 }]', 'effect = [{ op = "gain", iron = 3 }]', 1)
    text = text.replace('{ cell = [1, 6], symbol = "skill" }', '{ cell = [1, 6], symbol = "gold" }', 1)
    for card, count in SYMBOLS.items():
        effect = f'cost = {{}}\neffect = [{{ op = "gain", vp = 1, per = {{ {count} }} }}]'
        text = re.sub(rf'(?s)(id = "{card}".*?)cost = .*?\neffect = [^\n]*', rf"\g<1>{effect}", text, count=1)
    file.write_text(text, "utf-8")
    assert play(CHANGED, file).stdout == f"{load(file).key}\n"


def test_a_position_of_another_edition_names_it() -> None:
    data = GAME.new(2).to_data()
    data["options"]["edition"] = "small-123456789abc"
    with pytest.raises(ValueError, match="this needs 'small-123456789abc'") as refused:
        GAME.load(data)
    assert isinstance(not_loaded(refused.value), NotLoaded)

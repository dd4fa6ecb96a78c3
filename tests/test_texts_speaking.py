"""How a text is said: arguments, names, what is missing, and several threads that speak at once."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from igroteka.core import AUTOMA, CHANCE, Text, UnknownGame
from igroteka.core.typography import NBSP
from igroteka.games.dream_city import GAME
from igroteka.texts import UnknownLanguage, read_all, speaker, unsaid
from igroteka.texts.voice import HERE, Voice, _voice

from .test_texts import LANGUAGES, said

# ---------------------------------------------------------------- arguments


def test_what_a_seat_did_not_see_is_called_unseen() -> None:
    assert said(Text("event-drew", seat=0, tile="?", symbol="bulb")) == [
        "Player 1 draws an unseen tile from the bulb stack.",
        "Игрок 1 тянет закрытый жетон из стопки луковицы.",
        "Гравець 1 тягне закритий жетон зі стосу цибулини.",
    ]


def test_nothing_has_a_word_too() -> None:
    args: dict[str, int | str] = {"player": "Ann", "row": 2, "column": 4, "symbol": "leaf", "tile": ""}
    assert said(Text("draw-cell", spring=1, **args)) == [
        "Ann, row 2, column 4 (leaf, spring cell): empty",
        "Ann, ряд 2, столбец 4 (лист, весенняя клетка): пусто",
        "Ann, ряд 2, стовпець 4 (листок, весняна клітинка): порожньо",
    ]
    assert said(Text("draw-cell", spring=0, **args))[0] == "Ann, row 2, column 4 (leaf): empty"


def test_a_value_without_a_message_stays_as_it_is() -> None:
    say = speaker("dream_city", "en")
    assert say(Text("event-built", seat=0, tile="castle", cell="r9c9")) == "Player 1 builds castle r9c9."


def test_only_words_stand_for_a_value_never_whole_sentences() -> None:
    say = speaker("dream_city", "en")
    assert say(Text("error-illegal-move", move="build")) == "“build” is not possible now."


def test_names_replace_seats_and_the_rest_are_numbered() -> None:
    say = speaker("dream_city", "ru", ["Оля", ""])
    turns = [say(Text("event-turn", seat=seat)) for seat in range(3)]
    assert turns == ["Ходит Оля.", "Ходит Игрок 2.", "Ходит Игрок 3."]
    assert [say(Text("player", seat=seat)) for seat in (0, 1)] == ["Оля", "Игрок 2"]
    assert say(Text("player", number=4)) == "Игрок 4"


def test_a_name_is_never_taken_for_a_key_or_a_pattern() -> None:
    say = speaker("dream_city", "en", ["{ title }", "?"])
    assert say(Text("event-turn", seat=0)) == "{ title } to move."
    assert say(Text("event-turn", seat=1)) == "? to move."


def test_chance_and_the_solo_opponent_have_names() -> None:
    say = speaker(None, "uk", ["Оля"])
    assert say(Text("turn-of", seat=CHANCE)) == "Ходить Випадок"
    assert say(Text("turn-of", seat=AUTOMA)) == "Ходить Суперник"


def test_a_nested_text_is_said_first_and_in_the_form_asked_for() -> None:
    assert said(Text("error-illegal-move", move=Text("move-take", tile="metro", symbol="seed"))) == [
        "“Take the metro station under the seed” is not possible now.",
        "Ход «Взять станцию метро под семечком» сейчас невозможен.",
        "Хід «Узяти станцію метро під насіниною» зараз неможливий.",
    ]
    place = Text("draw-place", kind=Text("kind-park"), count=1, blocked=0)
    assert said(place) == [
        "Rescoring tokens for parks: 1 of 2",
        "Жетоны пересчёта парков: 1 из 2",
        "Жетони перерахунку парків: 1 з 2",
    ]


def test_one_speaker_does_not_hear_the_names_of_another() -> None:
    text = Text("event-turn", seat=0)
    ann, bob = speaker("dream_city", "en", ["Ann"]), speaker("dream_city", "en", ["Bob"])
    assert [ann(text), bob(text), ann(text)] == ["Ann to move.", "Bob to move.", "Ann to move."]


def test_shared_words_need_no_game() -> None:
    assert [speaker(None, lang)(Text("ui-yes")) for lang in LANGUAGES] == ["Yes", "Да", "Так"]


# ---------------------------------------------------------------- what goes wrong


def test_a_missing_key_stands_in_brackets() -> None:
    assert said(Text("no-such-key", seat=0)) == ["[no-such-key]"] * 3
    assert speaker(None, "en")(Text("title")) == "[title]"
    nested = Text("ui-rule", rule=Text("no-such-key"))
    assert speaker(None, "en")(nested) == "Rule [no-such-key]"


def test_a_missing_argument_does_not_raise() -> None:
    sentence = speaker("dream_city", "ru")(Text("event-took", seat=0, symbol="leaf"))
    assert sentence.startswith(f"Игрок 1{NBSP}берёт с рынка")
    assert sentence.endswith("под листом.")


def test_unknown_languages_and_games_are_refused_with_what_is_allowed() -> None:
    with pytest.raises(UnknownLanguage, match=r"'de'; allowed: en, ru, uk"):
        speaker("dream_city", "de")
    with pytest.raises(UnknownGame, match=r"'chess'; installed: .*dream_city"):
        speaker("chess", "en")


def test_unsaid_tells_what_a_text_lacks() -> None:
    assert unsaid(GAME, Text("event-turn", seat=0)) == []
    assert unsaid(GAME, Text("no-such-key")) == [f"{lang}: no message no-such-key" for lang in LANGUAGES]
    castle = unsaid(GAME, Text("event-built", seat=0, tile="castle", cell="r1c1"))
    assert castle == [f"{lang}: no message tile-castle" for lang in LANGUAGES]
    lost = unsaid(GAME, Text("event-turn"))
    assert lost == [f"{lang}: event-turn: Unknown external: seat" for lang in LANGUAGES]


# ---------------------------------------------------------------- several threads


def test_whoever_speaks_while_a_message_is_being_read_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    voice = Voice("en", [HERE])
    reading, may_go_on = threading.Event(), threading.Event()
    add = voice.bundle.add_resource

    def slowly(resource: Any) -> None:
        reading.set()
        may_go_on.wait()
        add(resource)

    monkeypatch.setattr(voice.bundle, "add_resource", slowly)
    heard: list[str] = []
    threads = [threading.Thread(target=lambda: heard.append(voice.say(Text("chance"), ()))) for _ in range(2)]
    threads[0].start()
    reading.wait()
    is_alone = not voice._reading.acquire(blocking=False)
    threads[1].start()
    may_go_on.set()
    for thread in threads:
        thread.join()
    assert is_alone
    assert heard == [speaker(None, "en")(Text("chance"))] * 2


def test_all_messages_of_a_game_are_read_at_once() -> None:
    read_all("dream_city", "en")
    voice = _voice(GAME, "en")
    assert {(key, "") for key in voice.messages} <= set(voice.prepared)

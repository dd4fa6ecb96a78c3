"""Games by script."""

from __future__ import annotations

import pytest

import igroteka
from igroteka.core import Text
from igroteka.core.languages import LANGUAGES
from igroteka.texts import speaker
from igroteka.web.tables.lessons import BadLesson, Lesson, begin, lessons_of, parse

from ..store.leaping import until
from .support import site

LESSONS = [(key, one) for key in igroteka.list_games() for one in lessons_of(igroteka.game(key))]
EACH_LESSON = pytest.mark.parametrize(
    ("key", "lesson"), LESSONS, ids=[f"{key}-{one.name}" for key, one in LESSONS]
)


def test_every_game_has_two_lessons_of_its_length() -> None:
    for key in igroteka.list_games():
        first, planning = lessons_of(igroteka.game(key))
        assert (first.name, planning.name) == ("first", "planning")
        assert planning.before
        assert 8 <= planning.ideas_before(len(planning.steps)) <= 14
        assert 10 <= planning.minutes <= 15


@EACH_LESSON
def test_a_script_can_be_played_from_beginning_to_end(key: str, lesson: Lesson) -> None:
    match = begin(key, lesson)
    for step in lesson.steps:
        svg = match.svg(lesson.me)
        for words in step.say:
            for el in words.at:
                assert f'data-el="{el}"' in svg, (words.text, el)
        assert match.seat == lesson.me
        match.play(step.move)
        for move in step.then:
            assert match.seat != lesson.me
            match.play(move)
    for lang in LANGUAGES:
        say = speaker(key, lang)
        texts = [words.text for step in lesson.steps for words in step.say] + [w.text for w in lesson.end]
        for text in (lesson.title, lesson.about, *texts, *[name for name in lesson.names if name]):
            assert not say(Text(text)).startswith("["), (lang, text)


@EACH_LESSON
async def test_a_learner_follows_the_script(url: str, key: str, lesson: Lesson) -> None:
    async with site(url) as there, there.person("Ann", "ru") as ann:
        assert (await ann.http.get(f"/learn/{key}")).status_code == 200
        answer = await ann.post(f"/learn/{key}", lesson=lesson.name)
        assert answer.status_code == 303, answer.text
        table = answer.headers["location"].removeprefix("/t/")
        async with ann.page(table) as page:
            scheduler = there.registry.tables[table].scheduler
            for i, step in enumerate(lesson.steps):
                # Where all decide at once, the others wait for the learner's answer.
                await until(lambda: not scheduler.is_busy)
                while not page.state["ask"]["moves"]:
                    await page.next()
                told = page.state["lesson"]
                ideas = sum(bool(one.say) for one in lesson.steps)
                assert (told["steps"], told["done"]) == (ideas, False)
                assert told["step"] == sum(bool(one.say) for one in lesson.steps[: i + 1]) - 1
                assert len(told["say"]) == len(step.say or lesson.words_of(i))
                assert [m["id"] for m in page.state["ask"]["moves"]] == [step.move]
                legal = [str(m) for m in there.registry.tables[table].match.moves_of(lesson.me)]
                other = next((m for m in legal if m != step.move), None)
                if other is not None:
                    assert (await page.play(other))["code"] == "lesson"
                undo = await page.ask(t="undo", seq=page.state["seq"], seat=lesson.me)
                assert undo["code"] == "lesson-undo"
                assert (await page.play(step.move))["t"] == "done"
            while not page.state["lesson"]["done"]:
                await page.next()
            assert len(page.state["lesson"]["say"]) == len(lesson.end)


def test_bad_lessons_are_explained() -> None:
    good = '[lesson]\ntitle="t"\nabout="a"\nminutes=1\nseats=2\nme=0\nseed="1"\n'
    for text, said in (
        ("x", "lessons/first.toml"),
        ("[lesson]", "allowed"),
        (good + "[[step]]\nmove='a'\nextra=1", "step 1"),
        (good + "[[step]]\n[[step]]\nmove='a'", "only the last step"),
        (good.replace("seats=2\n", "") + "[[step]]\nmove='a'", "seats"),
        (good + "more=1\n[[step]]\nmove='a'", "allowed"),
    ):
        with pytest.raises(BadLesson, match=said):
            parse(text)

"""Print sentences of a game for an editor to read: prompts, labels, events, refusals and rules from played games.

Run it as: python -m scripts.sentences GAME LANGUAGE [--number N] [--seed N] [--frequent]

The sentences are drawn at random from all different ones; with --frequent they are those that are said most often.
"""

from __future__ import annotations

import argparse
import random
import re
from collections import Counter
from collections.abc import Iterator

from igroteka import Match
from igroteka.core import Say
from igroteka.core.registry import find, folder_of
from igroteka.ledger.rules import Ledger
from igroteka.texts import speaker

NAMES = {
    "en": ("Anna", "Ben", "Clara", "Dan", "Eve", "Finn"),
    "ru": ("Анна", "Борис", "Вера", "Глеб", "Дина", "Егор"),
    "uk": ("Ганна", "Богдан", "Віра", "Гліб", "Дарина", "Остап"),
}
#: Games for each number of seats, and every how many decisions the refusals are asked for: there are very many.
GAMES, EVERY = 2, 7


def played_sentences(key: str, lang: str, seed: int) -> Counter[str]:
    """Everything that is said in some random games, and how often."""
    said: Counter[str] = Counter()
    for seats in find(key).seats:
        say = speaker(key, lang, NAMES[lang][:seats])
        for number in range(GAMES):
            match = Match.new(key, seats=seats, seed=f"{seed} {number}")
            rng = random.Random(seed + number)
            while not match.over:
                said.update(_said_now(match, say, bool(rng.random() * EVERY < 1)))
                match.play(rng.choice(match.moves))
            for event in [*match.opening, *[event for entry in match.entries for event in entry.events]]:
                said[say(match.event_text(event, 0))] += 1
    return said


def _said_now(match: Match, say: Say, is_refusing: bool) -> Iterator[str]:
    """What the seat to move is asked, what its moves are called, and perhaps why it cannot choose the rest."""
    seat = match.seats[0]
    prompt = match.prompt(seat)
    if prompt is not None:
        yield say(prompt)
    for move in match.moves[:40]:
        yield say(match.show(move, seat).label)
    if is_refusing:
        free = {el for move in match.moves for el in match.show(move, seat).at}
        for el in _elements(match.svg(seat)):
            refusal = None if el in free else match.why_not(seat, el)
            if refusal is not None:
                yield say(refusal.text)


def _elements(svg: str) -> list[str]:
    """The names of what can be chosen in a drawing."""
    return sorted(set(re.findall(r'data-el="([^"]+)"', svg)))


def main() -> None:
    """Draw the sentences and print one to a line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("language", choices=tuple(NAMES))
    parser.add_argument("--number", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--frequent", action="store_true")
    given = parser.parse_args()
    said = played_sentences(given.game, given.language, given.seed)
    if given.frequent:
        chosen = [sentence for sentence, _ in said.most_common(given.number)]
    else:
        rules = [rule.text(given.language) for rule in Ledger.load(folder_of(given.game))]
        chosen = random.Random(given.seed).sample(sorted({*said, *rules}), given.number)
    for number, sentence in enumerate(chosen, 1):
        print(f"{number}. {sentence}")


if __name__ == "__main__":
    main()

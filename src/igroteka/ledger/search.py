"""Finding rules by words, however they are spelled and inflected.

Case, accents, apostrophes and ё do not count, and a word finds its other forms: "жетонами" finds "жетон". English and
Russian words are stemmed by the Snowball library. It knows no Ukrainian, and no kept package does, so the endings of
Ukrainian nouns, adjectives and verbs are listed here. Search needs no more: the same word must come to the same stem,
and it matters little if two words share one.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final

from .rules import Ledger, Rule

#: Apostrophes as people type them, the stress mark, and the hyphen that nobody sees.
UNHEARD: Final = re.compile("['\u2018\u2019\u02bc`\u00b4\u0301\u00ad]")
WORD: Final = re.compile(r"\w+")
SNOWBALL: Final = {"en": "english", "ru": "russian"}
#: Ukrainian endings: of nouns and adjectives by case, of verbs by person, tense and infinitive.
_ENDINGS: Final = """
    а я у ю і ї е є о и ь й ою ею єю ові еві єві ом ем єм ам ям ами ями ах ях ів їв ей
    ий ій ого ього ому ьому им їм ої их їх ими їми
    ти ть ться тися ся сь в ла ло ли ють уть ить їть ять ать ує ують ають яють
    ати яти ити іти їти увати ювати ав ала ало али ив ила или ено ання яння ення іння
"""
#: The longest first, so that the longest one that fits is found.
ENDINGS: Final = tuple(sorted(_ENDINGS.split(), key=len, reverse=True))
SHORTEST: Final = 3
"""What an ending must leave of a word."""
REMEMBERED: Final = 20_000
"""Words whose stems are remembered: rules use the same ones again and again."""
VOWELS: Final = frozenset("аеиоуіїєюя")


def search_rules(ledger: Ledger, query: str, lang: str) -> list[Rule]:
    """The rules that hold every word of a query, or some form of it, or whose id holds it. An empty query finds all."""
    wanted = fold(query).split()
    return [rule for rule in ledger if all(_holds(rule, lang, one) for one in wanted)]


def _holds(rule: Rule, lang: str, wanted: str) -> bool:
    """Whether a rule holds a word, which may be the beginning of one, or words with a hyphen between them."""
    if wanted in rule.id.casefold():
        return True
    words, roots = _words_and_stems(rule.text(lang), lang)
    parts = WORD.findall(wanted)
    return bool(parts) and all(
        stem(part, lang) in roots or any(word.startswith(part) for word in words) for part in parts
    )


@cache
def _words_and_stems(text: str, lang: str) -> tuple[frozenset[str], frozenset[str]]:
    """The words of a sentence, and their stems."""
    words = frozenset(WORD.findall(fold(text)))
    return words, frozenset([stem(word, lang) for word in words])


def fold(text: str) -> str:
    """A text without what does not count in a search: case, accents, apostrophes, and ё."""
    composed = unicodedata.normalize("NFC", text).casefold().replace("ё", "е")
    return UNHEARD.sub("", composed)


@lru_cache(maxsize=REMEMBERED)
def stem(word: str, lang: str) -> str:
    """What the forms of a folded word have in common."""
    if lang == "en":
        return _snowball(lang)(word)
    root = _snowball(lang)(word) if lang in SNOWBALL else _ukrainian_root(word)
    return _without_fleeting_vowel(root)


@cache
def _snowball(lang: str) -> Callable[[str], str]:
    import snowballstemmer  # only a search needs it, and most processes never search

    stem_word: Callable[[str], str] = snowballstemmer.stemmer(SNOWBALL[lang]).stemWord
    return stem_word


def _ukrainian_root(word: str) -> str:
    for ending in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST:
            return word[: -len(ending)].replace("ь", "")
    return word.replace("ь", "")


def _without_fleeting_vowel(root: str) -> str:
    """A root in which the last vowel is written in one way: "хід" and "ход", "будинок" and "будинк" become the same."""
    if len(root) < SHORTEST or root[-1] in VOWELS or root[-2] not in "оеі":
        return root
    return root[:-2] + "о" + root[-1] if len(root) == SHORTEST else root[:-2] + root[-1]

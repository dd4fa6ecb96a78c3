"""Which agendas a stored position may have: what the rules themselves lay out, and nothing else."""

from __future__ import annotations

from igroteka.core.errors import bad_data
from igroteka.core.frames import Frame, Together, together
from igroteka.core.moves import Move
from igroteka.core.text import phrase

from ..components.boards import (
    FIRST_HAND,
    HELP_BOARDS,
    MILESTONES_DRAWN,
    ROUNDS,
    SCORING_DRAWN,
    SOLO_DECKS,
)
from ..player import NOBODY
from ..state import SweetLandsState, blank
from . import cards, draft, turn
from .agenda_frames import TURNS, check_inner, check_turn, wrong
from .rounds import CleanUp, GameOver, KeepCard, RevealSolo, Round, production
from .setup import (
    Choices,
    ChooseCharacter,
    ChooseDomain,
    ChooseHelp,
    FirstPlayer,
    LayHelp,
    LayMilestone,
    LayOffer,
    LayScoring,
    SetUp,
)


def check_agenda(s: SweetLandsState) -> None:
    """Refuse an agenda that the rules cannot have laid out on this position."""
    searching = any(isinstance(f, (cards.SearchDeck, cards.Found, cards.PlayFound)) for f in s.agenda)
    if any(p.found for p in s.players) and not searching:
        raise bad_data("found", phrase("cards without a search"), phrase("only while the deck is searched"))
    if not s.agenda:
        if s.round != ROUNDS or len(s.ended) != s.seats:
            raise wrong(phrase("none in the middle of a game"))
        _check_playing(s)
        return
    bottom = s.agenda[0]
    if isinstance(bottom, (SetUp, Choices)) or (isinstance(bottom, Round) and bottom.number == 1):
        _check_set_up(s)
        return
    _check_playing(s)
    _check_round(s)


# ---------------------------------------------------------------- the set-up


def _check_set_up(s: SweetLandsState) -> None:
    """What is left of the set-up fits what lies on the table."""
    if (
        s.round
        or s.ended
        or any(s.discs)
        or s.discard
        or s.under
        or any(s.packets)
        or any(s.known)
        or s.mio != NOBODY
    ):
        raise wrong(phrase("a set-up on a table in play"))
    if any(
        p.hand or p.played or p.skills or p.found or p.milestones or any(p.token) or p.roads
        for p in s.players
    ):
        raise wrong(phrase("a set-up of players in play"))
    first = s.agenda[0]
    if isinstance(first, SetUp):
        fresh = blank(s.seats, s.options, [])
        if len(s.agenda) != 1 or s.help or any(s.milestones) or s.scoring or s.offer:
            raise wrong(phrase("a set-up that has begun"))
        if (
            any(p.character != NOBODY or p.side != NOBODY or p.help != NOBODY for p in s.players)
            or fresh.seats != s.seats
        ):
            raise wrong(phrase("a set-up with choices made"))
        return
    if isinstance(first, Choices):
        _check_laying(s)
    else:
        _check_choices(s)


def _check_laying(s: SweetLandsState) -> None:
    """Every token that is missing has its draw."""
    left = s.agenda[1:]
    fresh = blank(s.seats, s.options, [])
    SetUp().run(fresh)
    whole = fresh.agenda[1:]
    if left != whole[: len(left)]:
        raise wrong(phrase("another set-up"))
    counts = {
        LayHelp: 2 * HELP_BOARDS[s.seats].cells - sum([len(cell) for cell in s.help]),
        LayMilestone: (MILESTONES_DRAWN if s.seats > 1 else 0) - len([m for m in s.milestones if m]),
        LayScoring: (SCORING_DRAWN if s.seats > 1 else 0) - len(s.scoring),
        LayOffer: s.enhanced_tokens() - s.offer.bit_count(),
    }
    for kind, n in counts.items():
        if len([f for f in left if isinstance(f, kind)]) != n:
            raise wrong(phrase("{n} missing and not as many {name}", n=n, name=kind.__name__))
    if any(p.character != NOBODY or p.side != NOBODY or p.help != NOBODY for p in s.players):
        raise wrong(phrase("choices before their time"))
    if s.options["first"] != "random" and any(isinstance(f, FirstPlayer) for f in left):
        raise wrong(phrase("a draw for the first player"))


def _check_choices(s: SweetLandsState) -> None:
    """Every choice that is missing has its question."""
    _check_laid(s)
    fresh = blank(s.seats, s.options, [])
    fresh.first = s.first
    Choices().run(fresh)
    left = s.agenda
    if left != fresh.agenda[: len(left)]:
        raise wrong(phrase("other choices"))
    for seat, p in enumerate(s.players):
        missing = [ChooseCharacter(seat) in left, ChooseDomain(seat) in left, ChooseHelp(seat) in left]
        if missing != [p.character == NOBODY, p.side == NOBODY, p.help == NOBODY]:
            raise wrong(phrase("choices of seat {n} that do not fit", n=seat))


def _check_laid(s: SweetLandsState) -> None:
    """All tiles are laid out."""
    if [len(cell) for cell in s.help] != [2] * HELP_BOARDS[s.seats].cells:
        raise bad_data("help", phrase("too few tiles"), phrase("a full help board"))
    if s.seats > 1 and len(s.scoring) != SCORING_DRAWN:
        raise bad_data("scoring", str(len(s.scoring)), str(SCORING_DRAWN))


# ---------------------------------------------------------------- a round


def _check_playing(s: SweetLandsState) -> None:
    """After the set-up everybody has a character, a domain and a help cell."""
    _check_laid(s)
    if s.round < 1 or any(NOBODY in (p.character, p.side, p.help) for p in s.players):
        raise wrong(phrase("a round before the set-up was done"))
    if s.seats == 1:
        used = s.round - (1 if _reveals(s) == 2 else 0)
        left = [len(SOLO_DECKS[i]) - len(s.solo[i]) for i in range(2)]
        if left != [used, s.round - (1 if _reveals(s) >= 1 else 0)]:
            raise bad_data(
                "solo", phrase("{n} revealed", n=str(left)), phrase("one of each deck in every round")
            )
    for seat, p in enumerate(s.players):
        if p.character == NOBODY:
            raise wrong(phrase("no character for seat {n}", n=seat))


def _reveals(s: SweetLandsState) -> int:
    return len([f for f in s.agenda if isinstance(f, RevealSolo)])


def _layout(s: SweetLandsState) -> list[Frame]:
    """The whole round as its first frame lays it out, bottom first."""
    frames: list[Frame] = [RevealSolo(0), RevealSolo(1)] if s.seats == 1 else []
    frames += production(s)
    frames.append(turn.ActionPhase(0))
    frames += [CleanUp(), Round(s.round + 1)] if s.round < ROUNDS else [GameOver()]
    return frames[::-1]


def _prefix(s: SweetLandsState, whole: list[Frame]) -> int:
    """How many frames from the bottom are those that the rules have laid out."""
    low = 0
    while low < len(whole) and low < len(s.agenda) and s.agenda[low] == whole[low]:
        low += 1
    return low


def _check_round(s: SweetLandsState) -> None:
    """The agenda is a part of the round, then perhaps the frames of one action."""
    whole = _layout(s)
    low = _prefix(s, whole)
    inner = s.agenda[low:]
    phase = len(whole) - 1 - whole[::-1].index(turn.ActionPhase(0))
    if low == phase + 1 and (not inner or isinstance(inner[0], TURNS)):
        check_turn(s, inner, s.order[-1])
    elif low <= phase and inner and isinstance(inner[0], turn.ActionPhase):
        if low != phase or not 0 <= inner[0].at < s.seats:
            raise wrong(phrase("an action phase out of place"))
        check_turn(s, inner[1:], s.order[(inner[0].at - 1) % s.seats])
    elif low > phase:
        if s.ended:
            raise wrong(phrase("players who have ended the round in the production phase"))
        if not inner:
            return
        if low == len(whole):
            raise wrong(phrase("more than a round: {name}", name=type(inner[0]).__name__))
        _check_production(s, whole[low], inner)
    elif not inner and low == phase:  # the action phase is over
        if len(s.ended) != s.seats:
            raise wrong(phrase("no action phase though not all have ended the round"))
    elif low == phase - 1 and len(inner) == 1 and isinstance(inner[0], Together) and s.round < ROUNDS:
        _check_clean_up(s, inner[0])
    elif not (low == 1 and not inner and isinstance(whole[0], Round)):
        raise wrong(" ".join([type(f).__name__ for f in s.agenda])[:200])
    else:
        _check_reduced(s)
    _check_packets(s)


def _check_packets(s: SweetLandsState) -> None:
    if any(s.packets) and not any(isinstance(f, (draft.Pick, draft.DealPacket)) for f in s.agenda):
        raise wrong(phrase("packets without a draft"))


def _check_production(s: SweetLandsState, begun: Frame, inner: list[Frame]) -> None:
    """What the production phase has begun: the draft, or the production of one seat."""
    if isinstance(begun, draft.DealPackets):
        _check_draft(s, inner)
        return
    me = getattr(begun, "me", NOBODY)
    if me == NOBODY:
        raise wrong(phrase("{name} in the production phase", name=type(inner[0]).__name__))
    if any(isinstance(f, (*TURNS, turn.FaceDown)) for f in inner):
        raise wrong(phrase("a turn in the production phase"))
    check_inner(s, inner, me)


def _check_reduced(s: SweetLandsState) -> None:
    if any(len(p.hand) > 1 for p in s.players) or len(s.ended) != s.seats or any(s.discs):
        raise wrong(phrase("the next round before clean-up"))


def _check_clean_up(s: SweetLandsState, frame: Together) -> None:
    lanes: dict[int, tuple[Frame, ...]] = {
        i: (KeepCard(i),) for i, p in enumerate(s.players) if len(p.hand) > 1
    }
    if len(s.ended) != s.seats or any(s.discs) or any(p.down or p.acts for p in s.players):
        raise wrong(phrase("a clean-up before its time"))
    _check_together(frame, lanes)


def _check_together(frame: Together, lanes: dict[int, tuple[Frame, ...]]) -> None:
    want = together(lanes)
    if not lanes or frame.seats != want.seats or frame.lanes != want.lanes:
        raise wrong(phrase("other simultaneous decisions"))
    if len(frame.said) != len(frame.seats) or any(len(said) > 1 for said in frame.said):
        raise wrong(phrase("answers without a question"))
    if not all(isinstance(m, Move) for said in frame.said for m in said):
        raise wrong(phrase("answers that are no moves"))


def _check_draft(s: SweetLandsState, inner: list[Frame]) -> None:
    """§SL-4.14.2 Packets are dealt, picked from and passed on."""
    top = inner[-1]
    if isinstance(top, draft.DealPacket):
        order = [draft.DealPacket(seat) for seat in s.order for _ in range(FIRST_HAND)][::-1]
        deals = [draft.Pick(), *order]
        sizes = [FIRST_HAND - len([f for f in inner if f == draft.DealPacket(i)]) for i in range(s.seats)]
        if inner != deals[: len(inner)] or [len(p) for p in s.packets] != sizes:
            raise wrong(phrase("another deal of packets"))
        return
    size = len(s.packets[0])
    if (
        not 2 <= size <= 6
        or any(len(p) != size for p in s.packets)
        or any(len(p.hand) < FIRST_HAND - size for p in s.players)
    ):
        raise wrong(phrase("packets of different sizes"))
    if inner[:-1] != [draft.Pick(), draft.PassPackets()] or not isinstance(top, Together):
        raise wrong(phrase("another draft"))
    _check_together(top, {seat: (draft.PickCard(seat),) for seat in range(s.seats)})

"""Everything that the server can refuse: one code for each reason, so that programs and tests can tell them apart."""

from __future__ import annotations

from typing import Final, NamedTuple


class Refusal(NamedTuple):
    """How a refusal is answered over HTTP, and what it says to people."""

    status: int
    text: str


REFUSALS: Final[dict[str, Refusal]] = {
    # What cannot be read.
    "input": Refusal(422, "websay-input"),
    "message": Refusal(422, "websay-message"),
    "form": Refusal(403, "websay-form"),
    "chat": Refusal(422, "websay-chat-length"),
    # What others may do.
    "watch": Refusal(403, "websay-watch"),
    "seat": Refusal(403, "websay-seat"),
    "sit": Refusal(403, "websay-seat"),
    "host-seat": Refusal(403, "websay-host"),
    "host-decision": Refusal(403, "websay-host"),
    "host-close": Refusal(403, "websay-host"),
    "note": Refusal(403, "websay-watch"),
    "hide": Refusal(403, "websay-watch"),
    "host-people": Refusal(403, "websay-host"),
    "blocked": Refusal(403, "websay-blocked"),
    "muted": Refusal(403, "websay-muted"),
    "table-password": Refusal(403, "websay-table-password"),
    "host-delete": Refusal(403, "websay-host"),
    "account": Refusal(403, "websay-account"),
    "sign-in": Refusal(403, "websay-sign-in"),
    "passkey": Refusal(403, "websay-passkey"),
    "passkey-again": Refusal(403, "websay-passkey"),
    "passkey-other": Refusal(403, "websay-passkey"),
    "passkey-raced": Refusal(403, "websay-passkey"),
    "passkey-taken": Refusal(403, "websay-passkey"),
    "passkey-unknown": Refusal(403, "websay-passkey"),
    "recovery": Refusal(403, "websay-recovery"),
    "called": Refusal(403, "websay-not-called"),
    "channel": Refusal(409, "websay-channel"),
    "mail-link": Refusal(409, "websay-mail-link"),
    "device": Refusal(409, "websay-device"),
    # What can be done at another time.
    "open": Refusal(409, "websay-not-begun"),
    "begun": Refusal(409, "websay-begun"),
    "over": Refusal(409, "game-over"),
    "not-over": Refusal(409, "websay-not-over"),
    "ended": Refusal(409, "websay-no-on"),
    "rematch": Refusal(409, "websay-rematch"),
    "playing": Refusal(409, "websay-playing"),
    "freed": Refusal(409, "websay-taken"),
    "others-seat": Refusal(409, "websay-others-seat"),
    "free-over": Refusal(409, "game-over"),
    "plays": Refusal(409, "websay-plays"),
    "swap-begun": Refusal(409, "websay-begun"),
    "swap": Refusal(422, "websay-others-seat"),
    "short-password": Refusal(422, "websay-short-password"),
    "taken": Refusal(409, "websay-taken"),
    "seated": Refusal(409, "websay-seated"),
    "login-taken": Refusal(409, "websay-login-taken"),
    "last-way": Refusal(409, "websay-last-way"),
    "seal": Refusal(409, "websay-share"),
    "share": Refusal(409, "websay-share"),
    "unfit-share": Refusal(409, "websay-share"),
    "stale": Refusal(409, "websay-stale"),
    "overtaken": Refusal(409, "websay-stale"),
    "late": Refusal(409, "websay-late"),
    "motion-open": Refusal(409, "websay-motion-open"),
    "no-motion": Refusal(409, "websay-no-motion"),
    "no-vote": Refusal(403, "websay-no-vote"),
    "no-clock": Refusal(409, "websay-no-clock"),
    "pause": Refusal(422, "websay-pause"),
    "not-paused": Refusal(409, "websay-pause"),
    "not-late": Refusal(409, "websay-late"),
    "host-there": Refusal(403, "websay-host"),
    "resigned": Refusal(409, "websay-resigned"),
    "resigned-back": Refusal(409, "websay-resigned"),
    "lesson-resign": Refusal(422, "websay-lesson"),
    "bot-plays": Refusal(409, "websay-bot-plays"),
    "no-bot-plays": Refusal(409, "websay-no-bot-plays"),
    # What the rules, the lesson or the table do not have.
    "turn": Refusal(409, "no-not-your-turn"),
    "illegal": Refusal(422, "error-illegal-move"),
    "chain": Refusal(422, "websay-chain"),
    "unknown-move": Refusal(422, "websay-unknown-move"),
    "undo": Refusal(422, "error-cannot-undo"),
    "order": Refusal(422, "websay-order"),
    "lesson": Refusal(422, "websay-lesson"),
    "lesson-undo": Refusal(422, "websay-lesson-undo"),
    "unknown-bot": Refusal(422, "websay-bot"),
    "decision": Refusal(422, "websay-decision"),
    # What is too much.
    "full": Refusal(409, "websay-full"),
    "many-tables": Refusal(429, "websay-many-tables"),
    "many-uploads": Refusal(429, "websay-many-tables"),
    "many-joins": Refusal(429, "websay-fast"),
    "many-accounts": Refusal(429, "websay-many-tries"),
    "many-signing": Refusal(429, "websay-many-tries"),
    "many-calls": Refusal(429, "websay-many-tries"),
    "many-mails": Refusal(429, "websay-many-tries"),
    "locked": Refusal(429, "websay-locked"),
    "many-messages": Refusal(429, "websay-fast"),
    "many-chat": Refusal(429, "websay-fast"),
    "many-orders": Refusal(429, "websay-quota"),
    "many-undone": Refusal(429, "websay-quota"),
    "many-hands": Refusal(429, "websay-quota"),
    "many-changes": Refusal(429, "websay-quota"),
    "open-tables": Refusal(429, "websay-many-open"),
    "bots": Refusal(429, "websay-many-bots"),
    "hint": Refusal(429, "websay-fast"),
    "hints": Refusal(429, "websay-fast"),
    "films": Refusal(429, "websay-fast"),
    "processor": Refusal(429, "websay-busy"),
    # What has failed here.
    "store": Refusal(503, "websay-store"),
    "not-kept": Refusal(503, "websay-store"),
    "crowded": Refusal(503, "websay-store"),
    "broken": Refusal(409, "websay-broken"),
    "analysis": Refusal(503, "web-chances-failed"),
    "film": Refusal(503, "web-replay-failed"),
}

OUTDATED: Final = ("stale", "overtaken")
"""Codes that mean that somebody else was quicker: in this process, or in another one."""

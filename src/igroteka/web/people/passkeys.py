"""Passkeys: what a browser is asked for, and how its answer is checked. A question is signed and good for one answer."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass
from typing import Any, Final

from itsdangerous import BadData, URLSafeTimedSerializer
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ...store import CodeRow, PasskeyRow, Store
from ..errors import Refused
from .passwords import digest
from .site import Site

AGE: Final = 600
"""Seconds in which a question must be answered."""
LONGEST_ANSWER: Final = 16_000
USED: Final = "answered"


@dataclass(frozen=True)
class Question:
    """What a page gives to the browser, and the signed question that comes back with the answer."""

    options: dict[str, Any]
    ask: str


class Passkeys:
    """Asks for passkeys and checks the answers; all processes on one store share the key."""

    def __init__(self, key: str, store: Store) -> None:
        self._asks = URLSafeTimedSerializer(key, "passkey")
        self._store = store

    def ask_new(self, site: Site, person: str, name: str, known: list[PasskeyRow]) -> Question:
        """Ask for a new passkey of somebody; devices that have one already are left out."""
        challenge = secrets.token_bytes(32)
        options = generate_registration_options(
            rp_id=site.host,
            rp_name="Igroteka",
            user_id=person.encode(),
            user_name=name,
            user_display_name=name,
            challenge=challenge,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.id)) for one in known
            ],
        )
        return Question(json.loads(options_to_json(options)), self._sign(challenge, person))

    def ask_known(self, site: Site) -> Question:
        """Ask for whichever passkey of this site the device has."""
        challenge = secrets.token_bytes(32)
        options = generate_authentication_options(rp_id=site.host, challenge=challenge)
        return Question(json.loads(options_to_json(options)), self._sign(challenge, ""))

    async def read_new(self, site: Site, ask: str, answer: str, now: float) -> PasskeyRow:
        """The passkey that a browser has made; `person` is whom it was asked for."""
        challenge, person = await self._require_open(ask, now)
        try:
            made = verify_registration_response(
                credential=_require_short(answer),
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError) as error:
            raise _bad_answer(error) from error
        return PasskeyRow(
            bytes_to_base64url(made.credential_id),
            person,
            made.credential_public_key,
            made.sign_count,
            now,
            now,
        )

    async def read_known(self, site: Site, ask: str, answer: str, now: float) -> str:
        """The person whose passkey has answered."""
        challenge, _ = await self._require_open(ask, now)
        try:
            id = str(json.loads(_require_short(answer))["id"])
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            raise _bad_answer(error) from error
        row = await self._store.people.passkey(id)
        if row is None:
            raise Refused("passkey-unknown", "this passkey belongs to nobody here")
        try:
            shown = verify_authentication_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=row.public_key,
                credential_current_sign_count=row.uses,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError) as error:
            raise _bad_answer(error) from error
        if not await self._store.people.note_passkey_used(row, shown.new_sign_count, now):
            raise Refused("passkey-raced", "the passkey was used elsewhere at the same time")
        return row.person

    def _sign(self, challenge: bytes, person: str) -> str:
        signed = self._asks.dumps([bytes_to_base64url(challenge), person])
        return signed if isinstance(signed, str) else signed.decode()

    async def _require_open(self, ask: str, now: float) -> tuple[bytes, str]:
        """The question that was asked, if it is ours, young, and not answered yet."""
        try:
            data = self._asks.loads(ask, max_age=AGE)
        except BadData as error:
            raise _bad_answer(error) from error
        match data:
            case [str(challenge), str(person)]:
                used = CodeRow(digest(challenge), USED, "", now + AGE)
                if await self._store.people.use_once(used):
                    return base64url_to_bytes(challenge), person
        raise Refused("passkey-again", "this question has been answered already")


def _require_short(answer: str) -> str:
    if len(answer) > LONGEST_ANSWER:
        raise ValueError(f"found {len(answer)} characters; allowed: {LONGEST_ANSWER}")
    return answer


def _bad_answer(error: Exception) -> Refused:
    return Refused("passkey", f"the answer of the device does not fit: {type(error).__name__}")

"""Links in mails that work without signing in, and can do nothing but what they are for: say that an address is right, or stop mail."""

from __future__ import annotations

from typing import Final

from itsdangerous import BadData, URLSafeSerializer

LONGEST: Final = 300


class MailLinks:
    """Makes and reads signed names of channels; all processes on one store share the key."""

    def __init__(self, key: str) -> None:
        self._signer = URLSafeSerializer(key, "mail")

    def token(self, channel: str) -> str:
        """What stands in the links of a channel."""
        token = self._signer.dumps(channel)
        return token if isinstance(token, str) else token.decode()

    def channel(self, token: str) -> str | None:
        """The channel of a link, None if it was not made here."""
        if len(token) > LONGEST:
            return None
        try:
            channel = self._signer.loads(token)
        except BadData:
            return None
        return channel if isinstance(channel, str) else None

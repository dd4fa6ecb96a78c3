"""What the operator sets: where people find the site."""

from __future__ import annotations

from dataclasses import replace

import pytest

from igroteka.core import IgrotekaError
from igroteka.web.ops.settings import Settings, clean_public_address, with_own_address


def test_an_address_is_one_that_links_can_begin_with() -> None:
    assert clean_public_address("") == ""
    assert clean_public_address(" https://play.example.org/ ") == "https://play.example.org"
    assert clean_public_address("http://[::1]:8000") == "http://[::1]:8000"
    for bad in (
        "play.example.org",
        "ftp://play.example.org",
        "https://",
        "https://play.example.org/games",
        "https://play.example.org?x=1",
        "https://user:word@play.example.org",
        "https://play.example.org:x",
        "https://play.example.org:0",
        "https://play.example.org\nx",
    ):
        with pytest.raises(IgrotekaError, match="allowed"):
            clean_public_address(bad)


def test_a_server_that_only_this_machine_reaches_is_found_where_it_listens() -> None:
    plain = Settings()
    assert with_own_address(plain, "127.0.0.1", 81).public_address == "http://127.0.0.1:81"
    assert with_own_address(plain, "localhost", 81).public_address == "http://localhost:81"
    assert with_own_address(plain, "::1", 81).public_address == "http://[::1]:81"
    said = replace(plain, public_address="https://play.example.org")
    assert with_own_address(said, "127.0.0.1", 81) is said
    for settings, host in (
        (plain, "0.0.0.0"),
        (plain, "192.168.1.2"),
        (plain, "games.local"),
        (replace(plain, proxies="127.0.0.1"), "127.0.0.1"),
        (replace(plain, hosts=("play.example.org",)), "127.0.0.1"),
    ):
        assert with_own_address(settings, host, 81).public_address == "", host

"""Messages: equal by what they say, and the same in another process."""

from __future__ import annotations

import pickle

from igroteka.core import Text


def test_a_message_survives_the_way_to_another_process() -> None:
    said = Text("pays", who="Ann", what=Text("goods", n=3))
    again = pickle.loads(pickle.dumps(said))
    assert again == said
    assert hash(again) == hash(said)
    assert again.args["what"].args == {"n": 3}
    assert again != Text("pays", who="Ann", what=Text("goods", n=4))

"""What is counted, in words: rules tell it in questions, and pages in effects and conditions."""

from __future__ import annotations

from igroteka.core.text import Text, Value

from .components.files import Row


def count_text(count: Row) -> Text:
    """What is counted."""
    what = count["what"]
    args: dict[str, Value] = {}
    key = f"count-{what}"
    if what == "terrain":
        if "kinds" in count:
            one, other = count["kinds"]
            return Text(
                "count-terrain-two-flipped" if "state" in count else "count-terrain-two",
                kind=one,
                other=other,
            )
        if "kind" in count:
            return Text(
                "count-terrain-flipped" if "state" in count else "count-terrain-kind", kind=count["kind"]
            )
        return Text("count-terrain-turned" if "state" in count else "count-terrain")
    if what == "property" and "on" in count:
        if "kind" in count:
            return Text("count-property-kind-on", kind=count["kind"], on=count["on"])
        return Text("count-property-on", on=count["on"])
    if what == "played" and "mark" in count:
        return Text(
            "count-played-marked" if count["mark"] == "marked" else "count-played-mark", mark=count["mark"]
        )
    for name, ending in (("kind", "kind"), ("with", "with"), ("column", "column")):
        if name in count:
            args["feature" if name == "with" else name] = count[name]
            if what not in ("sweet", "production"):
                key = f"count-{what}-{ending}"
    return Text(key, **args)

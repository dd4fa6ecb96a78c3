"""What everybody knows about hidden goods, and a fair guess inside it.

Goods of a few kinds lie in hidden places: behind the screens of the seats, in a bag, in a face-down
pile. Their numbers are public, their kinds are not. An onlooker who forgets nothing still knows a lot:
what was seen going in, what was seen coming out, and that a draw cannot bring more of a kind than the
bag could hold at that time. A `Hidden` keeps this for each place as

- `known`: how many of a kind are there for certain,
- `unknown`: how many more are there, of kinds that nobody saw,
- `cap`: how many of the unknown ones can be of a kind at most.

It never holds what is really there; the game does. It is public, so all of it may be shown. `deal`
draws contents for all places that agree with everything, and reads nothing else.
"""

from __future__ import annotations

from typing import Any, Final

from .data import Reader
from .deal import Deal
from .errors import BadData
from .rng import Rng

MANY: Final = 1_000_000


class Hidden:
    """The public knowledge about goods of some kinds in some hidden places.

    The tables are flat: the entry of a place and a kind is `table[place * kinds + kind]`.
    """

    def __init__(
        self, kinds: int, stock: list[int], known: list[int], unknown: list[int], cap: list[int]
    ) -> None:
        self.kinds = kinds
        self.stock = stock
        self.known = known
        self.unknown = unknown
        self.cap = cap

    def clone(self) -> Hidden:
        """An independent copy."""
        return Hidden(self.kinds, self.stock.copy(), self.known.copy(), self.unknown.copy(), self.cap.copy())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hidden) and self.to_data() == other.to_data()

    def __repr__(self) -> str:
        return f"Hidden({self.kinds}, {self.stock}, {self.known}, {self.unknown}, {self.cap})"

    def to_data(self) -> dict[str, Any]:
        """Plain lists of numbers."""
        return {
            "stock": self.stock.copy(),
            "known": self.known.copy(),
            "unknown": self.unknown.copy(),
            "cap": self.cap.copy(),
        }

    # ------------------------------------------------------------ questions

    def places(self) -> int:
        """The number of hidden places."""
        return len(self.unknown)

    def size(self, place: int) -> int:
        """How many goods lie in a place."""
        first = place * self.kinds
        return sum(self.known[first : first + self.kinds]) + self.unknown[place]

    def least(self, place: int, kind: int) -> int:
        """How many of a kind are there for certain."""
        return self.known[place * self.kinds + kind]

    def most(self, place: int, kind: int) -> int:
        """How many of a kind can be there."""
        i = place * self.kinds + kind
        return self.known[i] + self.cap[i]

    def fits(self, contents: list[list[int]]) -> bool:
        """Whether these contents of all places, each a number per kind, agree with what is known."""
        kinds = range(self.kinds)
        return (
            len(contents) == self.places()
            and all(sum([row[c] for row in contents]) == self.stock[c] for c in kinds)
            and all(sum(contents[p]) == self.size(p) for p in range(len(contents)))
            and all(
                self.least(p, c) <= contents[p][c] <= self.most(p, c)
                for p in range(len(contents))
                for c in kinds
            )
        )

    # ------------------------------------------------------------ what is seen

    def came(self, place: int, kind: int, n: int = 1) -> None:
        """Goods went in before everybody's eyes, out of the open."""
        self.stock[kind] += n
        self.known[place * self.kinds + kind] += n

    def went(self, place: int, kind: int, n: int = 1) -> None:
        """Goods came out before everybody's eyes, into the open: who paid red had red."""
        i = place * self.kinds + kind
        more = n - self.known[i]
        if more > self.cap[i]:
            raise ValueError(
                f"{n} of kind {kind} left place {place}; it can hold at most {self.most(place, kind)}"
            )
        self.stock[kind] -= n
        if more <= 0:
            self.known[i] = -more
        else:
            self.known[i] = 0
            self.unknown[place] -= more
            self.cap[i] -= more
            self._close(place)

    def moved(self, source: int, target: int, kind: int, n: int = 1) -> None:
        """Goods went from one hidden place into another before everybody's eyes."""
        self.went(source, kind, n)
        self.came(target, kind, n)

    def passed(self, source: int, target: int, n: int) -> None:
        """Goods went from one hidden place into another and nobody saw their kinds: a draw from a bag,
        a token paid face down."""
        size = self.size(source)
        if not 0 <= n <= size:
            raise ValueError(f"{n} cannot leave place {source}; it holds {size}")
        if n == 0:
            return
        self.tighten()
        kinds, known, cap = self.kinds, self.known, self.cap
        a, b = source * kinds, target * kinds
        # What can be among the n that move: at most all of a kind, at least what others cannot fill
        # and what does not fit into the rest that stays.
        high = [min(n, known[a + c] + cap[a + c]) for c in range(kinds)]
        low = [max(0, n - sum(high) + high[c], known[a + c] - (size - n)) for c in range(kinds)]
        spare = n - sum(low)
        for c in range(kinds):
            high[c] = min(high[c], low[c] + spare)
        self.unknown[source] -= n
        for c in range(kinds):
            top = known[a + c] + cap[a + c] - low[c]
            stays = max(0, known[a + c] - high[c])
            self.unknown[source] += known[a + c] - stays
            known[a + c] = stays
            cap[a + c] = top - stays
            known[b + c] += low[c]
            cap[b + c] += high[c] - low[c]
        self.unknown[target] += spare
        self._close(source)
        self._close(target)

    # ------------------------------------------------------------ what follows

    def tighten(self) -> None:
        """Draw the conclusions that need all places together: no place can hold more of a kind than is
        left beside the others, nor less than the others leave over. Bounds only become narrower."""
        kinds, known, cap = self.kinds, self.known, self.cap
        places = range(len(self.unknown))
        changed = True
        while changed:
            changed = False
            for c in range(kinds):
                loose = self.stock[c]
                room = 0
                for p in places:
                    loose -= known[p * kinds + c]
                    room += cap[p * kinds + c]
                for p in places:
                    i = p * kinds + c
                    if cap[i] > loose:
                        room -= cap[i] - loose
                        cap[i] = loose
                        changed = True
                for p in places:
                    i = p * kinds + c
                    sure = loose - (room - cap[i])
                    if sure > 0:
                        known[i] += sure
                        cap[i] -= sure
                        self.unknown[p] -= sure
                        loose -= sure
                        room -= sure
                        changed = True
            for p in places:
                if self._close(p):
                    changed = True

    def _close(self, place: int) -> bool:
        """Draw the conclusions that one place allows by itself; whether there were any."""
        kinds, known, cap = self.kinds, self.known, self.cap
        first = place * kinds
        left = self.unknown[place]
        room = 0
        changed = False
        for i in range(first, first + kinds):
            if cap[i] > left:
                cap[i] = left
                changed = True
            room += cap[i]
        if room < left:
            raise ValueError(f"place {place} holds {left} unknown goods, but at most {room} are possible")
        for i in range(first, first + kinds):
            sure = left - (room - cap[i])
            if sure > 0:
                known[i] += sure
                cap[i] -= sure
                left -= sure
                room -= sure
                changed = True
        self.unknown[place] = left
        return changed


def nothing(places: int, kinds: int) -> Hidden:
    """Hidden places that everybody knows to be empty."""
    cells = places * kinds
    return Hidden(kinds, [0] * kinds, [0] * cells, [0] * places, [0] * cells)


def load(data: Any, places: int, kinds: int) -> Hidden:
    """Read stored knowledge back; it must not contradict itself."""
    r = Reader(data, ("stock", "known", "unknown", "cap"))
    cells = places * kinds
    found = Hidden(
        kinds,
        r.ints("stock", 0, MANY, kinds),
        r.ints("known", 0, MANY, cells),
        r.ints("unknown", 0, MANY, places),
        r.ints("cap", 0, MANY, cells),
    )
    if sum(found.stock) != sum(found.known) + sum(found.unknown):
        raise BadData(
            f"stock: found {sum(found.stock)} goods; allowed: as many as known and unknown together, "
            f"{sum(found.known) + sum(found.unknown)}"
        )
    try:
        deal(found, Rng(), {})
    except ValueError as error:
        raise BadData(f"known, unknown, cap: {error}; allowed: bounds that some contents meet") from None
    return found


# ---------------------------------------------------------------- guessing


def deal(h: Hidden, rng: Rng, sure: dict[int, list[int]]) -> list[list[int]]:
    """Contents for all places that agree with what is known; `sure` are the places that the guesser sees.

    Every way to lay the single pieces into the unknown spaces within the caps is equally likely, so
    without caps this is a plain draw from all that is unseen.
    """
    kinds = h.kinds
    contents: list[list[int]] = []
    spaces = h.unknown.copy()
    cap: list[list[int]] = []
    loose = h.stock.copy()
    for p in range(len(spaces)):
        first = p * kinds
        row = sure.get(p)
        if row is None:
            row = h.known[first : first + kinds]
        else:
            if sum(row) != h.size(p):
                raise ValueError(f"place {p} holds {h.size(p)} goods, not {sum(row)}")
            spaces[p] = 0
        contents.append(row.copy())
        cap.append(h.cap[first : first + kinds])
        for c in range(kinds):
            loose[c] -= row[c]
    more = Deal(loose, spaces, cap).draw(rng)
    for p in range(len(spaces)):
        for c in range(kinds):
            contents[p][c] += more[p][c]
    return contents

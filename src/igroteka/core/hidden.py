"""What everybody knows about hidden goods, and a fair guess inside it.

Goods of a few kinds lie in hidden places: behind the screens of the seats, in a bag, in a face-down
pile. Their numbers are public, their kinds are not. An onlooker who forgets nothing still knows a lot:
what was seen going in, what was seen coming out, and that a draw cannot bring more of a kind than the
bag could hold at that time. A `Hidden` keeps this for each place and kind as

- `known`: how many were seen going in and can only have stayed,
- `unknown` (one number per place): how many more lie there,
- `floor` and `cap`: how many of the unknown ones are of the kind at least and at most.

A bound is not the same as a piece that is known to be there: after a draw from a bag with ten reds
every red may be the one that left, so none is known, but the floor says that nine stayed. The
difference does not matter for what is possible, only for how likely it is.

It never holds what is really there; the game does. It is public, so all of it may be shown. `deal`
draws contents for all places that agree with everything, and reads nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .deal import Deal
from .errors import FAILURE, BadData, complaint
from .fields import read_fields
from .json_types import Json, JsonObject
from .kinds import MOST, Kind, ListOf, Number, P, Position
from .rng import Rng
from .text import Phrase, phrase


class Hidden:
    """The public knowledge about goods of some kinds in some hidden places.

    The tables are flat: the entry of a place and a kind is `table[place * kinds + kind]`. `stock` is
    the number of goods of each kind in all hidden places together.
    """

    def __init__(
        self,
        kinds: int,
        stock: list[int],
        known: list[int],
        unknown: list[int],
        floor: list[int],
        cap: list[int],
    ) -> None:
        self.kinds = kinds
        self.stock = stock
        self.known = known
        self.unknown = unknown
        self.floor = floor
        self.cap = cap

    def clone(self) -> Hidden:
        """An independent copy."""
        return Hidden(
            self.kinds,
            self.stock.copy(),
            self.known.copy(),
            self.unknown.copy(),
            self.floor.copy(),
            self.cap.copy(),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hidden) and self.to_data() == other.to_data()

    def __repr__(self) -> str:
        return f"Hidden({self.kinds}, {self.stock}, {self.known}, {self.unknown}, {self.floor}, {self.cap})"

    def to_data(self) -> JsonObject:
        """Plain lists of numbers."""
        return {
            "stock": self.stock.copy(),
            "known": self.known.copy(),
            "unknown": self.unknown.copy(),
            "floor": self.floor.copy(),
            "cap": self.cap.copy(),
        }

    # ------------------------------------------------------------ questions

    def places(self) -> int:
        """The number of hidden places."""
        return len(self.unknown)

    def size(self, place: int) -> int:
        """How many goods lie in a place."""
        goods = self.unknown[place]
        for i in range(place * self.kinds, (place + 1) * self.kinds):
            goods += self.known[i]
        return goods

    def least(self, place: int, kind: int) -> int:
        """How many of a kind are there for certain."""
        i = place * self.kinds + kind
        return self.known[i] + self.floor[i]

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

    def add(self, place: int, kind: int, n: int = 1) -> None:
        """Goods went in before everybody's eyes, out of the open."""
        self.stock[kind] += n
        self.known[place * self.kinds + kind] += n

    def remove(self, place: int, kind: int, n: int = 1) -> None:
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
            self.floor[i] = max(0, self.floor[i] - more)
            self.cap[i] -= more
            self._close(place)

    def move(self, source: int, target: int, kind: int, n: int = 1) -> None:
        """Goods went from one hidden place into another before everybody's eyes."""
        self.remove(source, kind, n)
        self.add(target, kind, n)

    def move_unseen(self, source: int, target: int, n: int) -> None:
        """Goods went from one hidden place into another and nobody saw their kinds: a draw from a bag,
        a token paid face down."""
        size = self.size(source)
        if not 0 <= n <= size:
            raise ValueError(f"{n} cannot leave place {source}; it holds {size}")
        if n == 0 or source == target:
            return
        self.tighten()
        kinds, known, floor, cap = self.kinds, self.known, self.floor, self.cap
        a, b = source * kinds, target * kinds
        least = [known[a + c] + floor[a + c] for c in range(kinds)]
        most = [known[a + c] + cap[a + c] for c in range(kinds)]
        # What can be among the n that move: at most all of a kind, at least what others cannot fill
        # and what does not fit into the rest that stays.
        high = [min(n, most[c]) for c in range(kinds)]
        room = sum(high)
        low = [max(0, max(n - room + high[c], least[c] - (size - n))) for c in range(kinds)]
        spare = n - sum(low)
        if spare == 0:  # no doubt what they are
            for c in range(kinds):
                self.move(source, target, c, low[c])
            return
        self.unknown[source] = size - n
        self.unknown[target] += n
        for c in range(kinds):
            high[c] = min(high[c], low[c] + spare)
            known[a + c] = 0
            floor[a + c] = max(0, least[c] - n)  # all n may be of a kind that is there for certain
            cap[a + c] = most[c] - low[c]
            floor[b + c] += low[c]
            cap[b + c] += high[c]
        self._close(source)
        self._close(target)

    # ------------------------------------------------------------ what follows

    def tighten(self) -> None:
        """Draw the conclusions that need all places together: no place can hold more of a kind than is
        left next to the others, nor less than the others leave over. Bounds only become narrower."""
        kinds, known, floor, cap = self.kinds, self.known, self.floor, self.cap
        places = len(self.unknown)
        changed = True
        while changed:
            changed = False
            for c in range(kinds):
                loose = self.stock[c]
                sure = room = 0
                for p in range(places):
                    i = p * kinds + c
                    loose -= known[i]
                    sure += floor[i]
                    room += cap[i]
                for p in range(places):
                    i = p * kinds + c
                    high = loose - sure + floor[i]
                    if cap[i] > high:
                        room -= cap[i] - high
                        cap[i] = high
                        changed = True
                    low = loose - room + cap[i]
                    if floor[i] < low:
                        sure += low - floor[i]
                        floor[i] = low
                        changed = True
            for p in range(places):
                if self._close(p):
                    changed = True

    def _close(self, place: int) -> bool:
        """Draw the conclusions that one place allows by itself; whether there were any."""
        floor, cap = self.floor, self.cap
        first = place * self.kinds
        end = first + self.kinds
        left = self.unknown[place]
        sure = room = 0
        changed = False
        for i in range(first, end):
            sure += floor[i]
            room += cap[i]
        for i in range(first, end):
            high = left - sure + floor[i]
            if cap[i] > high:
                room -= cap[i] - high
                cap[i] = high
                changed = True
        for i in range(first, end):
            low = left - room + cap[i]
            if floor[i] < low:
                sure += low - floor[i]
                floor[i] = low
                changed = True
            if floor[i] > cap[i]:
                raise ValueError(f"place {place} contradicts what is known of it: {self!r}")
        if left and sure == left:  # no doubt any more
            for i in range(first, end):
                self.known[i] += floor[i]
                floor[i] = cap[i] = 0
            self.unknown[place] = 0
            changed = True
        return changed


def nothing(places: int, kinds: int) -> Hidden:
    """Hidden places that everybody knows to be empty."""
    cells = places * kinds
    return Hidden(kinds, [0] * kinds, [0] * cells, [0] * places, [0] * cells, [0] * cells)


def count_only(contents: list[list[int]]) -> Hidden:
    """What somebody knows who has only counted: how many goods are in each place, and of each kind in all of them."""
    kinds = len(contents[0])
    stock = [sum([row[c] for row in contents]) for c in range(kinds)]
    sizes = [sum(row) for row in contents]
    cap = [min(n, stock[c]) for n in sizes for c in range(kinds)]
    zero = [0] * (len(contents) * kinds)
    known = Hidden(kinds, stock, zero, sizes, zero.copy(), cap)
    known.tighten()
    return known


class Knowledge(Kind[P, Hidden]):
    """What everybody knows of goods of these kinds, at most so many, behind the screen of each seat and in some `more` hidden places.

    At first all goods lie in the first of those: `first` are their numbers. An empty object says that only numbers are known:
    reading leaves them to be counted when all goods have been read.
    """

    def __init__(
        self, names: tuple[str, ...], more: int, first: Callable[[P], Sequence[int]], most: int = MOST
    ) -> None:
        hidden = "from igroteka.core.hidden import Hidden"
        super().__init__("Hidden", "", "{}.clone()", phrase("objects"), (hidden,))
        self.kinds = len(names)
        self.more = more
        self.first = first
        self.most = most

    def start(self, s: P) -> Hidden:
        known = nothing(s.seats + self.more, self.kinds)
        for kind, n in enumerate(self.first(s)):
            if n:
                known.add(s.seats, kind, n)
        return known

    def dump(self, value: Hidden, s: P) -> Json:
        return value.to_data()

    def read(self, data: Json, where: str, s: P) -> Hidden:
        places = s.seats + self.more
        if data == {}:
            return nothing(places, self.kinds)
        return read_knowledge(data, where, s, places, self.kinds, self.most)


def read_knowledge(data: Json, where: str, s: Position, places: int, kinds: int, most: int = MOST) -> Hidden:
    """Stored knowledge about goods of which there are at most so many; whether some contents meet it is not asked."""
    cells = places * kinds
    lengths = {"stock": kinds, "known": cells, "unknown": places, "floor": cells, "cap": cells}
    given = read_fields(data, tuple(lengths), f"{where}.")
    number = Number[Position](0, most)
    tables = {
        part: ListOf(number, length=length).read(given[part], f"{where}.{part}", s)
        for part, length in lengths.items()
    }
    return Hidden(kinds, **tables)


def load(data: Json, where: str, s: Position, places: int, kinds: int) -> Hidden:
    """Stored knowledge that does not contradict itself."""
    known = read_knowledge(data, where, s, places, kinds)
    try:
        deal(known, Rng(), {})
    except ValueError as error:
        found = Phrase("phrase-contradiction", "{detail}", detail=str(error))
        allowed = phrase("what some contents meet")
        raise BadData(complaint(where, found, allowed, FAILURE)) from None
    return known


# ---------------------------------------------------------------- guessing


def deal(h: Hidden, rng: Rng, sure: dict[int, list[int]]) -> list[list[int]]:
    """Contents for all places that agree with what is known; `sure` are the places that the guesser sees.

    Every way to lay the single pieces that are not known into the other spaces within the bounds is
    equally likely, so with nothing but draws from a bag this is a plain draw from all that is unseen.
    """
    kinds = h.kinds
    contents: list[list[int]] = []
    spaces = h.unknown.copy()
    floor: list[list[int]] = []
    cap: list[list[int]] = []
    loose = h.stock.copy()
    for p in range(len(spaces)):
        cells = slice(p * kinds, (p + 1) * kinds)
        row = sure.get(p)
        if row is None:
            row = h.known[cells]
            floor.append(h.floor[cells])
            cap.append(h.cap[cells])
        else:
            if sum(row) != h.size(p):
                raise ValueError(f"place {p} holds {h.size(p)} goods, not {sum(row)}")
            spaces[p] = 0
            floor.append([0] * kinds)
            cap.append([0] * kinds)
        contents.append(row.copy())
        for c in range(kinds):
            loose[c] -= row[c]
    more = Deal(loose, spaces, floor, cap).draw(rng)
    for p in range(len(spaces)):
        for c in range(kinds):
            contents[p][c] += more[p][c]
    return contents

"""What was selected for one task, and what was not, each with the reason. Data only."""

from __future__ import annotations

from keeper_validate.selecting.entry import Entry
from keeper_validate.values import dataclass

IN, OUT, REFUSED, ABSENT = "in", "out", "refused", "absent"


@dataclass(frozen=True, slots=True)
class Weighed:
    """One document: whether it is in, what it costs, the hash of what stands in the file, and why; `text` is what is handed out."""

    address: str
    rank: str
    origin: str
    state: str
    why: str
    tokens: int = 0
    digest: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class Taken:
    """One entry of the vault, with the words of the task that led to it."""

    entry: Entry
    score: float
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Excerpt:
    """What is handed out of one seed file; `whole` is what all of it would cost."""

    path: str
    uri: str
    whole: int
    tokens: int = 0
    digest: str = ""
    text: str = ""
    taken: tuple[Taken, ...] = ()
    entries: int = 0


@dataclass(frozen=True, slots=True)
class Selection:
    """`project` is the name of the project that the working directory belongs to, empty where none is known; `left` are entries that
    the task calls for and the budget does not hold."""

    task: str
    budget: int
    project: str
    manifest: str
    documents: tuple[Weighed, ...]
    excerpts: tuple[Excerpt, ...]
    files: tuple[str, ...]
    left: tuple[Taken, ...] = ()

    @property
    def tokens(self) -> int:
        """What the documents and the entries cost that are handed out."""
        return sum(one.tokens for one in self.documents if one.state == IN) + sum(one.tokens for one in self.excerpts)

    @property
    def whole(self) -> int:
        """What every seed file would cost."""
        return sum(one.whole for one in self.excerpts)

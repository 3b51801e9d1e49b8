"""A sentence by its cues: whether it forbids, what is done, by whom, to what, and where.

Must not put a line together."""

from __future__ import annotations

from keeper_validate.clause import Clause
from keeper_validate.compile.sentences.polarity import crossed, forbids
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.proposing.cues import Cue, cues
from keeper_validate.values import dataclass

_DEEDS = ("deed", "undergone")
_SPOKEN = ("", "with", "from", "example")


@dataclass(frozen=True, slots=True)
class Sentence:
    """`owners` stand before the deed and `objects` behind it; without a deed all that is named are objects."""

    cues: tuple[Cue, ...]
    forbids: bool
    deed: str
    owners: tuple[Cue, ...]
    objects: tuple[Cue, ...]

    def of(self, *sorts: str, roles: tuple[str, ...] = ("",)) -> list[Cue]:
        """The cues of some sorts that stand behind some relations."""
        return [cue for cue in self.cues if cue.sort in sorts and cue.role in roles]

    @property
    def words(self) -> tuple[str, ...]:
        """The words that nothing is known of."""
        return tuple(cue.value for cue in self.cues if cue.sort == "word")

    def sorted(self, cue: Cue) -> bool:
        """Whether an unknown word before a thing says which sort of it is meant: “free-text columns”."""
        before = self.cues[:self.cues.index(cue)][-1:]
        return any(one.sort == "word" and one.value not in lexicon.grammar("newness") for one in before)

    @property
    def where(self) -> str:
        """The keys that limit a line to the places that are told."""
        owned = [cue for cue in self.owners if cue.sort in ("path", "layer")] if self.forbids and self.deed else []
        places = list(dict.fromkeys(cue.glob for cue in (*owned, *self.of("path", "layer", roles=("in",))) if cue.glob))
        return (f" in:{','.join(places)}" if places else "") + self.spared

    @property
    def spared(self) -> str:
        """The key that spares what is excepted."""
        places = list(dict.fromkeys(cue.glob for cue in self.of("path", "layer", roles=("except",)) if cue.glob))
        return f" except:{','.join(places)}" if places else ""


def sentence(clause: Clause) -> Sentence:
    """The statement of a clause that bars something, else all of it, in its parts."""
    said = cues(clause.text)
    found = next((part for part in _statements(said) if any(cue.sort in ("never", "forbidden") for cue in part)), said)
    bars = [at for at, cue in enumerate(found) if cue.sort == "never" and not (cue.value == "no" and _acts(found[:at]))]
    banned = bool(bars) or _is_forbidden(found) or forbids(clause) or crossed(clause.text)
    deeds = [at for at, cue in enumerate(found) if cue.sort in _DEEDS and at >= (bars or [0])[0] and cue.role in ("", "with")]
    if not deeds or _is_forbidden(found):
        return Sentence(found, banned, "", (), _heads(found))
    at = deeds[0]
    if found[at].sort == "undergone":
        return Sentence(found, banned, found[at].value, (), _heads(found[:at]))
    return Sentence(found, banned, found[at].value, tuple(cue for cue in found[:at] if cue.role in ("", "in")), _heads(found[at + 1:]))


def _statements(found: tuple[Cue, ...]) -> list[tuple[Cue, ...]]:
    ends = [at for at, cue in enumerate(found) if cue.sort == "break" and cue.value != ":"]
    return [found[start:end] for start, end in zip([0, *(at + 1 for at in ends)], [*ends, len(found)], strict=True)]


def _acts(found: tuple[Cue, ...]) -> bool:
    return any(cue.sort in _DEEDS for cue in found)


def _is_forbidden(found: tuple[Cue, ...]) -> bool:
    return any(cue.sort == "forbidden" for cue in found)


def _heads(found: tuple[Cue, ...]) -> tuple[Cue, ...]:
    """What is spoken of itself, and does not only tell of which sort the thing behind it is: the services of “Kafka services”."""
    return tuple(cue for at, cue in enumerate(found) if cue.role in _SPOKEN and not any(_sorts(cue, one) for one in found[at + 1:at + 2]))


def _sorts(cue: Cue, after: Cue) -> bool:
    return after.sort in ("word", "kind") and after.role == cue.role and cue.sort in ("name", "technology", "kind")

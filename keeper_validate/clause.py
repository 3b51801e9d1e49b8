"""What a decision says (clauses) and what a clause is held to (checks, or the reason why there is none).

Must not know how text is compiled, nor how a check is run."""

from __future__ import annotations

import re

from keeper_validate.values import dataclass

OPS = (
    "forbid-new", "forbid-use", "forbid-change", "forbid-remove", "require-use", "require-companion", "require-shape",
    "append-only", "freeze", "limit", "gone",
)
CONSTRUCT = ("form", "construct")
"""The parameter of a check whose target is constructs of `rules/lexicon/constructs.yaml`."""
DESCENT = ("inherited", "yes")
"""The parameter of a check by which `use` is what a class must come from."""
_ARROW = re.compile(r"(?:^|\s)=>(?:\s+|$)")
# “`const f = () => {}`” without its marks: the arrow of a function, behind what it takes or before its body
_TAKES = re.compile(r"=\s*(?:async\s+)?(?:\([^()]*\)|\w+)$")
_SHIELDED = re.compile(r"`[^`]*`|\"[^\"]*\"")


@dataclass(frozen=True, slots=True)
class Clause:
    """One statement of a decision, or of a vault (`source` tells which).

    `id` is its address in the file, `forbidden[2]`; `key` is the YAML key or heading it stands under, which carries polarity;
    `parameters` are those of a code written as `{code: parameters}`; `bead` limits the clause to one work item. `subject` is the new thing
    of which a demand without a subject speaks; a clause that stands under it holds at its `home` alone, as far as that is known.
    `under` are the headings and lines above its part of the list, the outer before the inner, which may say where it holds."""

    id: str
    field: str
    text: str
    path: str
    line: int
    key: str = ""
    bead: str | None = None
    parameters: tuple[tuple[str, str], ...] = ()
    source: str = "decision"
    subject: str = ""
    home: tuple[str, ...] | None = None
    under: tuple[str, ...] = ()

    @property
    def prose(self) -> str:
        """The sentence, without the check that its author wrote behind `=>`."""
        return self.text.partition(" => ")[0].strip() or self.text


@dataclass(frozen=True, slots=True)
class Check:
    """A compiled clause: an operation on the delta, with what it looks for.

    `op` is one of OPS or a code (`auth-reuse`); `kinds` the element kinds (or `import`, `token`, `file`) it looks at;
    `target` the name, glob or /regex/ (comma = any of) it looks for; `primitive` an entry of the UI lexicon, which is matched by
    evidence; `technology` an entry of the technology lexicon; `within` / `excepted` path globs (excepted also element names);
    `companion` the file pattern that must come along; `use` what to use instead; `limit` a highest count; `when` a kind that must
    be present for the check to apply; `waive` a glob of files whose presence in the change waives the finding;
    `human` that the clause itself names an approval by people that would lift it; `soft` that what is found is a warning in every mode,
    because the clause only recommends, or limits itself in a way that structure does not show."""

    op: str
    kinds: tuple[str, ...] = ()
    target: str | None = None
    primitive: str | None = None
    technology: str | None = None
    within: tuple[str, ...] = ()
    excepted: tuple[str, ...] = ()
    companion: str | None = None
    use: str | None = None
    limit: int | None = None
    when: str | None = None
    waive: str | None = None
    human: bool = False
    soft: bool = False
    parameters: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Compiled:
    """What became of one clause: its checks, or none and the reason (`why`); `partial` where structure finds only some violations."""

    clause: Clause
    checks: tuple[Check, ...] = ()
    partial: bool = False
    why: str | None = None


def bracketed(form: str | None, sort: str) -> str:
    """What stands in the brackets of a check's form, `f(x)` of `written(f(x))`; empty where the form is of another sort."""
    return form[len(sort) + 1:-1] if form is not None and form.startswith(f"{sort}(") else ""


def written_check(text: str) -> tuple[str, int] | None:
    """The part behind the last ` => ` that stands outside quotes and backticks, with its column, or None."""
    shown = _SHIELDED.sub(lambda match: "x" * len(match.group()), text)
    marks = [mark for mark in _ARROW.finditer(shown) if not (_TAKES.search(shown[:mark.start()]) or shown.startswith("{", mark.end()))]
    return (text[marks[-1].end():].strip(), marks[-1].end() + 1) if marks else None

"""A spec as text into what it proposes, asks, forbids and wants to see done. Must not know the vault beyond its names."""

from __future__ import annotations

import re
from collections.abc import Iterator

from keeper_validate.clause import Clause
from keeper_validate.compile import compile_clause
from keeper_validate.compile.reading import read
from keeper_validate.compile.sentences.parts import parts
from keeper_validate.errors import KeeperError
from keeper_validate.printable import printable
from keeper_validate.reviewing import speech
from keeper_validate.reviewing.blocks import Block, blocks, title_of
from keeper_validate.reviewing.naming import Names, Setting, section_kinds
from keeper_validate.reviewing.proposed import Proposed, Spec
from keeper_validate.reviewing.prose import proposals
from keeper_validate.values import dataclass, field, replace

MOST_BYTES = 200_000
_LONGEST = 1_000
_MOST = 40
_FEW = 2
_SENTENCE = re.compile(r"(?<=[.!?;])\s+(?=\S)")


@dataclass(slots=True)
class _Draft:
    elements: list[Proposed] = field(default_factory=list)
    questions: list[str] = field(default_factory=list)
    criteria: list[str] = field(default_factory=list)
    clauses: list[Clause] = field(default_factory=list)
    unread: list[str] = field(default_factory=list)
    unheld: list[str] = field(default_factory=list)


def read_spec(text: str, source: str, names: Names) -> Spec:
    """What a text says; `names` are the seeds' names with their kinds."""
    draft, found = _Draft(), blocks(text)
    for index, block in enumerate(found):
        kind = speech.section(block.headings)
        if kind == "questions":
            listed = any(other.depth >= 0 and other.headings == block.headings for other in found[:index])
            draft.questions += [block.text] if block.depth >= 0 or not listed or speech.leaves_open(block.text) else []
        elif kind == "excluded":
            draft.clauses += filter(None, (_prohibition(sentence, block.line) for sentence in _SENTENCE.split(block.text[:_LONGEST])))
        elif kind == "criteria" or (block.task and kind != "skipped"):
            draft.criteria.append(block.text)
            _sentences(draft, block, "", names, wishes=block.task and kind != "criteria")
        elif kind == "limits":
            _limits(draft, block)
        elif kind != "skipped":
            _sentences(draft, block, _why(found, index), names, wishes=True)
    said = {clause.text for clause in draft.clauses}
    plain = (block.text for block in found if block.depth < 0 and speech.section(block.headings) in ("", "skipped"))
    summary = next((text for text in plain if not any(clause in text for clause in said)), "")
    return Spec(
        shown(title_of(text), 100), source, digest(text), joined(draft.elements), _distinct(draft.questions), _distinct(draft.criteria),
        tuple(dict.fromkeys(draft.clauses)), _distinct(draft.unread), shown(summary, 600), _distinct(draft.unheld),
    )


def digest(text: str) -> str:
    """What tells one spec from another: line ends and blanks at the ends of lines do not."""
    import hashlib

    plain = "\n".join(line.rstrip() for line in text.replace("\r\n", "\n").split("\n")).strip()
    return "sha256:" + hashlib.sha256(plain.encode("utf-8", "surrogateescape")).hexdigest()


def shown(text: str, most: int) -> str:
    """A text of the spec as it may stand in a decision: one line, nothing in it that does not show, cut at a word."""
    line = printable(" ".join(text.split()))
    return line if len(line) <= most else line[:most].rpartition(" ")[0] + " ..."


def joined(elements: list[Proposed]) -> tuple[Proposed, ...]:
    """Each thing once: what is said of it in several places is put together, the strongest intent first."""
    order = ("remove", "create", "extend", "use", "mention")
    merged: dict[tuple[str, str], Proposed] = {}
    for one in (each for each in elements if each.name or each.intent != "mention"):
        key = (one.name, "" if one.name else one.text)
        earlier = merged.get(key)
        if earlier is None or not set(earlier.kinds) & set(one.kinds):
            merged[key if earlier is None else (one.name, one.kind)] = one
            continue
        first, second = sorted((earlier, one), key=lambda each: order.index(each.intent))
        merged[key] = replace(
            first, members=tuple(dict.fromkeys((*first.members, *second.members))), role=first.role or second.role,
            dropped=(*first.dropped, *second.dropped), path=first.path or second.path, inserted=first.inserted or second.inserted,
            justification=first.justification or second.justification, certain=first.certain or second.certain,
            kinds=first.kinds if first.certain else second.kinds,
        )
    return tuple(merged.values())


def _distinct(texts: list[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(shown(text, 300) for text in texts))[:_MOST]


def _limits(draft: _Draft, block: Block) -> None:
    """Below such a heading every sentence holds for the work: as a check where it compiles, else as a question to the reviewers."""
    for sentence in _SENTENCE.split(block.text):
        if len(sentence) > _LONGEST:
            draft.unread.append(sentence[:200])
        elif speech.leaves_open(sentence):
            draft.questions.append(sentence)
        elif clause := _prohibition(speech.with_reason(sentence)[0], block.line):
            draft.clauses.append(clause)
        elif len(sentence.split()) > 1:
            draft.clauses.append(_constraint(sentence, block.line))


def _constraint(sentence: str, line: int) -> Clause:
    text = shown(sentence.strip(" .-*").replace("=>", "->"), _LONGEST)
    clause = Clause("constraints[0]", "constraints", text, "spec", line)
    return clause if compile_clause(clause).checks else replace(clause, text=f"{text} => human")


def _sentences(draft: _Draft, block: Block, why: str, names: Names, wishes: bool) -> None:
    heading = block.headings[-1] if block.headings else ""
    kinds = section_kinds(heading)
    bare = block.depth >= 0 and (bool(kinds) or speech.is_new(block.headings))
    intent = "use" if speech.section(block.headings) == "existing" else "create" if bare and wishes else "mention"
    for number, whole in enumerate(_SENTENCE.split(block.text)):
        sentence, told = speech.with_reason(whole) if len(whole) <= _LONGEST else ("", "")
        if len(whole) > _LONGEST:
            draft.unread.append(whole[:200])
        elif speech.leaves_open(whole):
            draft.questions.append(whole)
        elif clause := _prohibition(sentence, block.line):
            draft.clauses.append(clause)
        elif sentence.strip():
            setting = Setting(intent if not number else "mention", kinds if not number else (), names, block.line)
            made, unread = proposals(sentence, setting)
            draft.elements += (replace(one, justification=shown(told or why, 300), intent=_wished(one, wishes)) for one in made)
            holds = _demands(sentence) and not any(one.intent in ("create", "extend", "remove") for one in made)
            demand = _demand(sentence, block.line) if holds else None
            draft.clauses += [demand] if demand else []
            draft.unread += [sentence] if unread and wishes and not demand else []
            draft.unheld += [sentence] if holds and wishes and len(sentence.split()) > _FEW + 1 and not (demand or unread) else []


def _wished(one: Proposed, wishes: bool) -> str:
    return one.intent if wishes else "mention"


def _prohibition(sentence: str, line: int) -> Clause | None:
    """A sentence that forbids something, where the words leave no doubt of what."""
    first = next(iter(parts(sentence)), None)
    if first is None or not speech.may_forbid(first.words) or read(first.words).mood not in ("forbid", "only"):
        return None
    text = shown(sentence.strip(" .-*"), _LONGEST)
    clause = Clause("forbidden[0]", "forbidden", text, "spec", line, "forbidden")
    try:
        compiled = compile_clause(clause)
    except KeeperError:
        return None
    certain = compiled.checks and not compiled.partial and not any(check.soft or check.human for check in compiled.checks)
    return clause if certain else None


def _demand(sentence: str, line: int) -> Clause | None:
    """A sentence of what must hold or never happen, where no heading says so: a check where it is one, be it in part; one that tells the
    worker what to leave also as a question to the reviewers."""
    clause = _constraint(sentence, line)
    compiled = compile_clause(clause)
    certain = compiled.checks and not any(check.soft or check.human for check in compiled.checks)
    return clause if certain or speech.bids(next(iter(parts(sentence))).words) else None


def _demands(sentence: str) -> bool:
    """Whether a sentence says that something must hold, or must not happen."""
    first = next(iter(parts(sentence)), None)
    return first is not None and len(first.words) > _FEW and read(first.words).mood in ("must", "forbid", "only")


def _why(found: tuple[Block, ...], index: int) -> str:
    """The reason that the block gives, or one that is indented below it."""
    block = found[index]
    texts = (sentence for text in (block.text, *_below(found, index)) for sentence in _SENTENCE.split(text[:_LONGEST]))
    return next((reason for text in texts if (reason := speech.with_reason(text)[1])), "")


def _below(found: tuple[Block, ...], index: int) -> Iterator[str]:
    for other in found[index + 1:]:
        if other.depth <= found[index].depth or found[index].depth < 0:
            return
        yield other.text

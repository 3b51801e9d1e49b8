"""How names are said to look: a case, what they begin or end with, a sample of them. Must not know whose names are meant."""

from __future__ import annotations

import re
from os.path import splitext

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.placeholder import is_placeholder
from keeper_validate.compile.sentences.slotted import is_slotted, slots_open
from keeper_validate.compile.vocabulary import forms, lexicon
from keeper_validate.compile.vocabulary.words import Word, singular
from keeper_validate.values import dataclass

_LONGEST = 7
_JOINTS = frozenset({"or", "and", ",", "/", "|"})
_WRITTEN = re.compile(
    r"(?P<style>kebab-case|[Ss]nake_[Cc]ase|PascalCase|camelCase|UPPER_SNAKE_CASE|SCREAMING_SNAKE_CASE)(?P<end>[\w.\-*{}]*)"
)
_PIECE = re.compile(r"\*?(?:[._\-][\w.\-]+(?:\{[\w,]+\})?|[\w$\-]+[._\-]?)\*?")
# “Stores: `feature.store.ts`”: what stands before the word that tells what they are is a sample
_KIND = re.compile(r"[\w\-]+\.(?P<kind>[a-z]+)(?P<end>\.[a-z]{1,6})")
_ENDING = re.compile(r"\.[a-z0-9]{1,6}(?:\.[a-z0-9]{1,6})?")
_LAID = re.compile(r"(?:[\w.\-]+/)+[\w.\-*<>{}\[\]]+\.\w+")
_CAPITAL = re.compile(r"[A-Z][A-Za-z]+")


@dataclass(frozen=True, slots=True)
class NameForm:
    """A case with its pattern, globs of which names fit any, or a number; `ending` is that of a file which a case was written with, `loose`
    that what things hold may begin or end so as well as their names, `place` the files of a folder that a sample lies in, `sample` that a
    whole name is shown."""

    style: tuple[str, str] | None = None
    globs: tuple[str, ...] = ()
    ending: str = ""
    number: str = ""
    loose: bool = False
    place: str = ""
    sample: bool = False


def form_at(run: Run, at: int) -> tuple[NameForm, int] | None:
    """The form that begins at a word, and how many words say it."""
    return _verb(run, at) or _noun(run, at) or _case(run, at) or _sample(run, at)


def has_form(run: Run) -> bool:
    """Whether any form stands among words."""
    return any(form_at(run, at) for at in range(len(run)))


def _case(run: Run, at: int) -> tuple[NameForm, int] | None:
    for size in range(min(_LONGEST, len(run) - at), 0, -1):
        phrase = " ".join(word.text for word in run[at:at + size])
        if style := forms.case_style(phrase):
            return NameForm(style), size
        if number := forms.number_form(phrase):
            return NameForm(number=number), size
    return None


def _sample(run: Run, at: int) -> tuple[NameForm, int] | None:
    """`PascalCase.tsx`, `kebab-case-test.ts`, `<name>.service.ts`, `*.dto.ts`, with a word behind it that only says where it stands."""
    word, text = run[at], run[at].text
    size = 1 + (run[at + 1:at + 2] != () and run[at + 1].low in lexicon.mapping("naming", "ends"))
    if word.literal and _LAID.fullmatch(text) and is_slotted(text.rpartition("/")[2]):
        return NameForm(place=slots_open(text)), size
    if not word.literal or "/" in text or " " in text:
        return None
    written = _WRITTEN.fullmatch(text)
    if written and (style := forms.case_style(written["style"])):
        end = written["end"].strip("*")
        plain = re.fullmatch(r"\.[a-z0-9]{1,8}", end) is not None
        return NameForm(style, () if plain or not end else (f"*{end}",), splitext(f"x{end}")[1]), size
    if (kind := _KIND.fullmatch(text)) and any(singular(one.low) == kind["kind"] for one in run[:at]):
        return NameForm(globs=(f"*.{kind['kind']}{kind['end']}",)), size
    if _ENDING.fullmatch(text):
        return NameForm(ending=text), size
    if is_slotted(text) and re.fullmatch(r"[\w.\-*<>{}\[\]$ ]+", text) and text.strip("*") and not re.search(r"[<{\[][^>}\]]*\.", text):
        return NameForm(globs=(slots_open(text),), sample=True), size
    return None


def _verb(run: Run, at: int) -> tuple[NameForm, int] | None:
    """“prefixed with `use`”, “ends in `.hooks.ts` or `.hooks.tsx`”."""
    words = lows(run)
    said = lexicon.mapping("naming", "ending")
    size = next((size for size in (2, 1) if " ".join(words[at:at + size]) in said), 0)
    behind = at + size + (lows(run[at + size:at + size + 1]) in (("a",), ("the",), ("an",))) if size else 0
    pieces, end = _pieces(run, behind) if size else ((), 0)
    if not pieces or "and" in lows(run[behind:end]):
        return None
    noun = end < len(run) and run[end].low in lexicon.mapping("naming", "ends")
    loose = not words[at].endswith(("fixed", "fix"))
    return NameForm(globs=_globs(pieces, said[" ".join(words[at:at + size])]), loose=loose), end + noun - at


def _noun(run: Run, at: int) -> tuple[NameForm, int] | None:
    """“`Dto` suffix”, “Controller suffix”, “`.vert.wgsl`, `.frag.wgsl` endings”, “suffix `Service`”."""
    ends = lexicon.mapping("naming", "ends")
    if run[at].low in ends and run[at].sort == "word":
        pieces, end = _pieces(run, at + 1)
        return (NameForm(globs=_globs(pieces, ends[run[at].low])), end - at) if pieces else None
    pieces, end = _pieces(run, at)
    pieces, end = ((run[at].text,), at + 1) if not pieces and _is_called(run[at]) else (pieces, end)
    deed = lows(run[end:end + 2]) in (("ending", "in"), ("ending", "with"))  # “classes ending in `Manager`”
    last = ends.get(run[end].low) if pieces and end < len(run) and not deed else None
    return (NameForm(globs=_globs(pieces, last)), end + 1 - at) if last else None


def _pieces(run: Run, at: int) -> tuple[tuple[str, ...], int]:
    """The pieces of names that stand side by side from a word on, and where they end."""
    found: list[str] = []
    end = index = at
    while index < len(run):
        word = run[index]
        if _is_piece(word):
            found.append(word.text.strip("*"))
            end = index + 1
        elif not (found and word.low in _JOINTS and not word.literal):
            break
        index += 1
    return tuple(found), end


def _is_called(word: Word) -> bool:
    """“Controller” of “the Controller suffix”, and not “No” of “No suffixes”."""
    said = (*lexicon.mapping("naming", "idle"), *lexicon.mapping("naming", "guards"), *lexicon.mapping("naming", "soft"))
    return word.sort == "word" and not is_placeholder(word.text) and _CAPITAL.fullmatch(word.text) is not None and word.low not in said


def _is_piece(word: Word) -> bool:
    """Whether a word may be a piece of names: code of letters and signs of names, and no sample of a whole one."""
    told = word.literal and _PIECE.fullmatch(word.text) is not None and not _WRITTEN.fullmatch(word.text)
    return told and re.search(r"[A-Za-z_$]", word.text) is not None and not is_placeholder(word.text)


def _globs(pieces: tuple[str, ...], end: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(f"{piece}*" if end == "first" else f"*{piece}" for piece in pieces))

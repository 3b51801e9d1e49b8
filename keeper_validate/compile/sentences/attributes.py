"""Attributes of markup as a sentence lists them: “`title` or `aria-label`”, “`vertical={false}`”, “an accessible name”.

Must not know which tags are to bear them."""

from __future__ import annotations

import re
from functools import cache

from keeper_validate.compile.vocabulary import lexicon

# what joins attributes, outside of what stands in marks
JOINED = re.compile(r"(?:, and |, or |, | and | or )(?=(?:[^`]*`[^`]*`)*[^`]*$)")
_SET = re.compile(r"(?P<name>[@:\[]?[A-Za-z][\w.:\]-]*)(?:\s*=\s*(?P<value>.+))?")
_CONSTANT = re.compile(r"[\w.:/#%-]+(?: [\w.:/#%-]+)*")


def is_certain(said: str) -> bool:
    """Whether a word is sure to be an attribute: a script's “descriptive name” is none."""
    marked = re.search(r"[`=]|\b(?:aria|data)-|\battributes?\b|\bprops?\b|\baccessible\b", said) is not None
    return marked or said.split()[-1].lower() in lexicon.mapping("markup", "certain") or said.lower().endswith("alt text")


def is_of_markup_alone(name: str) -> bool:
    """Whether nothing besides markup has such an attribute: a video of a catalogue has a `title` as well."""
    return name.startswith(("aria-", "data-")) or name.lower() in lexicon.mapping("markup", "certain")


def is_of_markup(name: str) -> bool:
    """Whether markup has an attribute of that name."""
    return name.startswith(("aria-", "data-")) or name.lower() in lexicon.mapping("markup", "attributes")


def attributes(text: str, lacks: bool) -> tuple[str, ...] | None:
    """Attributes as a check names them, those of which any will do in one; None where some word is no attribute."""
    listed = [match and _attribute(match["bare"]) for match in map(_one().fullmatch, JOINED.split(text))]
    found = [one for one in listed if one]
    if len(found) < len(listed):
        return None
    if not lacks and any(len(one) > 1 or "|" in one[0] for one in found):
        return None
    if lacks and re.search(r"\bor\b", re.sub(r"`[^`]*`", "", text)):
        names = [name for one in found for name in one]
        return None if any("=" in name for name in names) else ("|".join(names),)
    return tuple(name for one in found for name in one)


def _attribute(text: str) -> tuple[str, ...]:
    """One attribute, with each of the words that it is set to, where those are what is asked for."""
    told = text.strip("` ")
    if several := lexicon.mapping("markup", "given").get(told.lower().removesuffix("s")):
        return (str(several),)
    found = _SET.fullmatch(told)
    if found is None or ("`" not in text and "=" not in told and not is_of_markup(told)):
        return ()
    name, value = re.sub(r"^(?::|v-bind:|\[)|\]$", "", found["name"]), (found["value"] or "").strip()
    inner = value.strip("{}").strip()
    constant = inner.strip("\"'`") if _is_constant(value, inner) and name not in lexicon.mapping("markup", "free") else ""
    return tuple(f"{name}={word}" for word in constant.split()) or (name,)


def _is_constant(value: str, inner: str) -> bool:
    bare = inner.strip("\"'`")
    told = inner != bare or not value.startswith("{") or re.fullmatch(r"true|false|null|-?\d[\w.]*", inner) is not None
    return bool(bare) and told and _CONSTANT.fullmatch(bare) is not None and "..." not in bare


@cache
def _one() -> re.Pattern[str]:
    return re.compile(lexicon.mapping("markup", "parts", "attribute"), re.IGNORECASE)

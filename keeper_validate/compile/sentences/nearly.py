"""What a piece of code stands for where it or the words beside it say more than structure shows. Must not decide whether to make do
with that."""

from __future__ import annotations

import re

from keeper_validate.compile.sentences.adjuncts import Run, without
from keeper_validate.compile.sentences.handed_over import handed_over
from keeper_validate.compile.sentences.shown_whole import shown_whole
from keeper_validate.compile.sentences.spelled import LABELLED
from keeper_validate.compile.sentences.thing import Thing, Unread
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word, spoken
from keeper_validate.handed import last_name
from keeper_validate.snippet import FORM as SNIPPET
from keeper_validate.values import replace

_ATTRIBUTE = re.compile(r"\[([A-Z][A-Za-z]*)\]")
# `export const runtime = 'edge'`
_DECLARED = re.compile(r"(?:(?:export|const|let|var|static|public|final|readonly) )+(\w+)(?:: ?\w+)? ?= ?([\"']?)([\w$+.-]+)\2;?")
_HEARD = {
    "hook": re.compile(r"(?:before|after|around|on|pre|post)[_A-Z]\w*"), "event": re.compile(r"(?:on:|@|v-on:)[a-z][\w:.-]*|on[A-Z]\w*"),
}
_NAMESPACE = re.compile(r"\\?[A-Z]\w*(?:\\[A-Z]\w*)+\\?")
_SETTING = re.compile(r"([A-Za-z_][\w-]*): (true|false|yes|no|\d+)")
_SET = re.compile(r"([A-Za-z_$][\w$-]+)(?: ?(=) ?|(: ))([\"']?)([\w$+.-]+)\4")

_PATH_HELD = re.compile(r"([a-z_]\w*)\(((?:\w+::)+)(\w+|\*|\.{3}|…)\)")


def project_path(text: str) -> str:
    """`:feature:*:internal` as builds name a part of theirs, in a string or by its accessor."""
    segments = [segment.replace("*", r"[\w-]+") for segment in text.split(":")[1:]]
    named, accessor, end = ":".join(segments), "\\.".join(segments), r"(?![\w-])"
    return f"/:{named}{end}/" if len(segments) == 1 else rf"/:{named}{end}|\bprojects\.{accessor}{end}/"


def setting(text: str) -> str | None:
    """The key of a document, with its value, that a piece of code is as well: `privileged: true`."""
    found = _SETTING.fullmatch(text)
    return f"{found[1]}={found[2]}" if found else None


def written(text: str) -> Thing | None:
    """What a name is set to (`shell=True`), an attribute of C# by its name, a namespace of PHP, a call with what it is given, and what
    stands before the name of a class (`dark:`)."""
    if called := handed_over(text):
        return called
    if labelled := LABELLED.fullmatch(text):
        name, handed = labelled[1] or labelled[3], labelled[2] or labelled[4]
        code = f"{name}({handed.replace(':', ':...') if handed[-1] == ':' else f'{handed}...'})"
        found = Thing(("token",), target=last_name(name).lstrip("@."), facet=f"{SNIPPET}({code})", act="use", named=True)
        return replace(found, partial=bool(labelled[3]))
    if re.fullmatch(r"[a-z][a-z-]*:", text) and text[:-1] not in lexicon.grammar("protocols"):
        return Thing(("token",), target=f"/(?<![\\w-]){re.escape(text)}(?=[\\w\\[-])/", facet="literal", act="use", named=True)
    if _NAMESPACE.fullmatch(text):
        return Thing(("import",), target=text.strip("\\"), act="use", named=True)
    value, declared, attribute = _SET.fullmatch(text), _DECLARED.fullmatch(text), _ATTRIBUTE.fullmatch(text)
    if declared:
        return Thing(("token",), target=f"{declared[1]}={declared[3]}", act="use", named=True)
    if value:
        return Thing(("token",), target=f"{value[1]}{value[2] or value[3]}{value[5]}", act="use", named=True)
    return Thing(("token",), target=attribute[1], act="use", named=True) if attribute else shown_whole(text)


def held_path(text: str) -> Thing | None:
    """“`allow(clippy::...)`”, “`derive(serde::Serialize)`”: with what lies in that module alone, and no call of what is called so."""
    found = _PATH_HELD.fullmatch(text)
    if not found:
        return None
    behind = rf"{re.escape(found[3])}\b" if found[3] not in ("...", "…", "*") else ""
    pattern = rf"/\b{found[1]}\((?:[^()]*,)?\s*{re.escape(found[2])}{behind}/"
    return Thing(("token",), target=pattern, facet="literal", act="use", named=True)


def tagged(text: str) -> Thing:
    """`<img>` by its tag; of `<div onClick>` the tag shows no more than some, where `<a href>` says what each of them has."""
    tag = re.match(r"</?([\w.:-]+)(?:\s+(?!href\b|src\b|\.\.\.|…)([A-Za-z@:][\w.:-]*))?", text)
    bare = Thing(("token", "component"), target=tag[1] if tag else text, facet="tag", act="use", named=True)
    return replace(bare, partial=True, unsaid=tag[2]) if tag and tag[2] else bare


def constructed(bare: str, entry: lexicon.Entry, head: str | None) -> Thing:
    """“`@Input()` decorators” are those called so; of any other construct a name says nothing that its syntax shows, unless a turn of
    phrase has put it there."""
    if entry.name == "decorator-use":
        return Thing(("token",), target=f"@{bare.removeprefix('@')}", act="use", named=True)
    if head != entry.name:
        raise Unread(f"it is not clear what “{bare}” says about the construct {entry.name}")
    return Thing(("token",), target=bare, facet=entry.facet, act="use", named=True)


def heard(bare: str, entry: lexicon.Entry) -> Thing | None:
    """“`after_commit` hooks” are what a framework calls, “`on:click` events” what a template listens to."""
    known = _HEARD.get("".join(entry.kinds))
    return Thing(("token", "import"), target=bare, act="use", named=True) if known and known.fullmatch(bare) else None


def is_phrase(text: str) -> bool:
    """Whether a piece of code is one that no element can be called by: “`export let` props”, “`on:` directives”."""
    return text.endswith(":") or (" " in text and any(lexicon.at("keywords", (one,), 0) for one in text.split()))


def given(run: Run) -> Run:
    """What is written out with the value that a verb gives it: “set `isGlobal: true`”, “passing `shell=True`”; else nothing."""
    held = without(run[1:], "articles")
    told = bool(run) and run[0].low in lexicon.grammar("setting_verbs") and bool(held) and held[0].sort == "code"
    return held if told and (_SET.fullmatch(held[0].text) or _DECLARED.fullmatch(held[0].text)) else ()


def nearly(thing: Thing, word: Word, rest: Run) -> Thing | None:
    """“the `oldTheme` palette object” as `oldTheme`, which is code by its shape; `main` and `bug` could be anything that has a name."""
    coded = word.sort == "code" and re.fullmatch(r"[a-z]+|[A-Z]?[a-z]+", word.text) is None
    some = thing.kinds == ("file",) and "/" not in word.text  # “an orphan `.mdx` file”
    deed = rest[0].low.endswith("ing")  # “enabling `showAll`”
    return replace(thing, partial=True, unsaid=spoken(rest)) if coded and not some and not deed and not _names_apart(rest) else None


def _names_apart(rest: Run) -> bool:
    """“the `feature/x` branch”, “the word `e.g.`”: what has a name, and stands in no code; “most parts of `@app/ui`”, “the page imports
    `web/`”, “another team's `client`”: what is said of somebody or something else."""
    apart = lexicon.grammar("named_apart") | lexicon.grammar("spelled_out") | {"of", "about"}
    deeds = any(verb_of((word,), ("import", "access", "use"))[1] for word in rest if word.sort == "word")
    parts = any(lexicon.at("members_of", (word.low,), 0) for word in rest)  # “new `order-status` values”
    return deeds or parts or any(word.low in apart or word.low.endswith("'s") for word in rest)

"""A piece of code or a path named in a clause, as a thing to look for: its shape and the noun beside it say which kind it is.

Must not know what the clause says about it."""

from __future__ import annotations

import re

from keeper_validate.compile.sentences.nearly import constructed, heard, held_path, is_phrase, project_path, setting, tagged, written
from keeper_validate.compile.sentences.spelled import LABELLED, spelled
from keeper_validate.compile.sentences.thing import Thing, Unread
from keeper_validate.compile.vocabulary import forms, lexicon, shown_code
from keeper_validate.compile.vocabulary.lexicon import Entry
from keeper_validate.compile.vocabulary.words import DOTTED, ENDINGS, HEADER, HIDDEN, Word, singular
from keeper_validate.values import replace

_DOTTED = frozenset(DOTTED.split("|"))
_METHODS = re.compile(r"(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s+(/\S*)")
_PACKAGE = re.compile(r"@[\w\-]+/[\w\-.*]+(?:/[\w\-.*]+)*|[a-z][a-z0-9]*(?:[-_.][a-z0-9]+)*(?:/[\w\-.]+)*|(?:[a-z0-9\-]+\.)+[a-z]{2,}/\S+")
_FILE = re.compile(
    rf"\.(?:{ENDINGS})$|\.\{{\w{{1,5}}(?:,\w{{1,5}})+\}}$|^{HIDDEN}$|^(?:node_modules|__pycache__)$|/\.env(?:\.\w+)*$|(?:^|/)(?:Docker|Container|Make|Jenkins|Proc)file(?:\.[\w-]+)?$|^(?:[A-Z][a-z]+file|CODEOWNERS|LICENSE|NOTICE|go\.(?:mod|sum|work)|Package\.resolved|(?:application|gradle)[\w-]*\.properties|MANIFEST\.in|requirements/[\w-]+\.in|[\w-]*(?:requirements|constraints)[\w-]*\.in)$"
    r"|^(?:src|app|apps|packages|docs|pkg|cmd|internal|server|client|lib|tests?|keeper|web|(?:frontend|backend)/[\w-]+)(?:/[\w\-.\[\]{}]+)+$"
)
_GROUP = re.compile(r"(?<=[\w)\]]/)\(([\w.\-]+)\)(?=/|$)")  # a folder that stands in no path of a route: `app/(marketing)`
_ARITY = re.compile(r"^((?:[A-Z]\w*\.)+[a-z_]\w*[?!]?|[a-z]\w*_\w+[?!]?|(?!http|oauth)[a-z]{4,}|[a-z_]\w*[?!])/\d{1,2}$")  # `get!/2`
_REMARK = re.compile(r"(?://|#) [\w@-][^,|]{3,100}")
_SERVED = re.compile(r"/(?:api/)?v\d+(?:/[\w\-{}:]+)*/\*{1,2}")
_VALUE = re.compile(r"-?[a-z][a-z-]*-\[[^\]\s]+\]|#(?=\d*[a-fA-F]|\w{6})[\da-fA-F]{3,8}|\d{1,3}(?:\.\d{1,3}){3}")
_WRITTEN_IMPORT = re.compile(
    r"""import\b.*["']([^"']+)["'];?|from\s+(\S+)\s+import\b.*|import\s+([\w.]+)|.*\brequire\(["']([^"']+)["']\).*"""
)
_NAMESPACE = re.compile(r"import\s+\*\s+as\s+\w+\s+from\s+\S+")
_CONFIG = re.compile(r"[\w\-]+\.(?:config|spec|test|stories|d|generated)\.\*")
_TYPED = {"any": "any type", ": any": "any type", "as": "as keyword", "!": "non-null assertion"}
_NAMED = (
    (re.compile(r"I[A-Z][a-z]\w+"), ("schema", "service", "import")),
    (re.compile(r"use[A-Z]\w*"), ("hook", "import")),
    (re.compile(r"\w*(?:Auth|Authentication|Session)(?:Service|Provider|Manager|Guard|Middleware)"), ("auth_service", "service", "import")),
    (re.compile(r"[A-Z]\w*Service|[a-z]\w*Service"), ("service", "import")),
    (re.compile(r"\w+[sS]tore|use\w+Store"), ("store", "import")),
    (re.compile(r"[A-Z]\w*[a-z]Context"), ("store", "component", "import")),
    (re.compile(r"[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*_[A-Z0-9*]+"), ("env_var", "token")),
    (re.compile(r"\w+(?:[eE]num|Status|_status|_type)"), ("enum",)),
)


def literal(word: Word, head: str | None) -> Thing | None:
    """The thing that a literal means before or behind the noun `head`; None where its shape says nothing."""
    text = _ARITY.sub(r"\1", word.text.strip())
    bare = text.removesuffix("()")
    sort = lexicon.entry(head) if head else None
    if sort and sort.kinds == ("import",):
        raise Unread(f"it is not clear whether other imports of “{text}” are meant", True)
    if forms.case_style(text):
        return None
    if HEADER.fullmatch(text):
        return Thing(("token",), target=f"{text},{text.lower()}", facet="literal", act="use", named=True)
    if head is None and (typed := lexicon.entry(_TYPED.get(text, ""))):
        return Thing.of(typed)
    several = text[:-1] if text.endswith("s") and "." in text else bare
    known = next((found for one in (text, bare, several) if (found := coded(replace(word, text=one)))), None)
    made = known and known.technology and re.fullmatch(r"[A-Z]\w*\(\)", text) and not lexicon.is_package(known.technology)
    known = None if made or (known and known.facet == "comment" and text != bare) else known  # no `console`, no remark
    built = known is not None and known.facet == "construct" and bool(sort)  # a “`type` field” is no declaration of a type
    if known and known.act == "use" and not known.family and not known.technology and not built:
        return Thing.of(known)
    if known and known.technology and head not in ("component", "file"):
        return Thing.of(known)
    if re.fullmatch(r"[\w:-]+=\{.*\}", text) and head:
        raise Unread(f"“{text}” is a piece of markup, and no name")
    if " " in text and text.split()[0] in lexicon.grammar("commands"):
        raise Unread(f"“{text}” is a command, and what is run leaves no trace in the code")
    if re.fullmatch(r"@?[\w\-]+(?:/[\w\-]+)*/no-[\w\-]+", text):
        raise Unread(f"“{text}” is a rule of a linter, which stands in no code")
    if bare in lexicon.grammar("everywhere") and head is None:
        raise Unread(f"“{text}” stands in too many places of which none is meant")
    if re.fullmatch(r"(?:\.\./)+\**", text):
        return Thing(("import",), target=f"/^(\\.\\.\\/){{{text.count('../')}}}/", act="use", named=True)
    held, route = held_path(text), _METHODS.fullmatch(text)
    if route:
        return Thing(("route",), target=f"{route[1]} {route[2]}", named=True)
    return held or _by_head(text, bare, head) or _by_shape(word, text, bare) or (written(text) if word.sort == "code" else None)


def coded(word: Word) -> Entry | None:
    """The entry that a literal names: marked up as code, `requests` is a library, where the word says nothing that structure shows, and
    `Poll` a name, where the word says what is done."""
    found = lexicon.entry(word.text) or shown_code.shown(word.text)
    if word.sort == "code" and found and found.technology not in (None, word.low) and lexicon.verb_at("access", (word.low,), 0):
        return None
    plain = word.sort == "code" and (word.text.islower() or not word.text.isalpha())  # `Test` is no `test`
    marked = lexicon.entry(f"`{word.text}`") if plain else None
    return marked if marked and (marked.facet == "construct" or (found and found.opaque)) else found


def _by_head(text: str, bare: str, head: str | None) -> Thing | None:
    if head in ("import", "imports"):
        return Thing(("import",), target=module(bare), act="use", named=True)
    entry = lexicon.entry(head) if head else None
    if entry is None or (entry.kinds == ("file",) and re.fullmatch(r"#!?\[.*\]|@[A-Z]\w*", text)) or is_phrase(text):
        return None  # “`#[cfg(test)]` tests” are files with that in them, “`export let` props” what is written so
    if (together := lexicon.entry(f"{bare} {head}")) and not together.family:
        return Thing.of(together)
    if "import" in entry.kinds:
        return Thing(("import",), target=module(bare), act="use", named=True)
    if entry.kinds == ("file",) and re.fullmatch(r"[_\-][A-Za-z]\w*", text):
        return Thing(("file",), target=f"*{text}.*", named=True)  # “`_old` files”: what their names end in
    if entry.kinds == ("file",) and re.fullmatch(r"\d{3,}[\w-]*", text):
        return Thing(("file",), target=f"**/{text}*", named=True)  # “migration `0007`”: what its name begins with
    if entry.kinds == ("file",):
        return Thing(("file",), target=file_target(text), named=True, partial=entry.name == "barrel-file")
    if entry.kinds == ("dependency",):
        if bare.endswith((":", "+")):
            raise Unread(f"“{text}” is how the source of a dependency is written, and no name of one")
        folder = bare.endswith("/") and not bare.startswith("@")  # “`utils/` packages” are folders of the project
        return Thing(("file",), target=f"**/{bare}**", named=True) if folder else Thing(("dependency", "import"), target=bare, named=True)
    if entry.facet == "construct":
        return constructed(bare, entry, head)
    if entry.kinds == ("token",):
        return Thing(("token",), target=bare, facet=entry.facet, act="use", named=True)
    if called := heard(bare, entry):
        return called
    if entry.facet == "column" and head and singular(head) == head and re.fullmatch(r"[a-z]+", bare):
        return Thing(entry.kinds, target=f"/^{bare}$/", facet=entry.facet, named=True)  # the one that is called so, not `order_status`
    if entry.kinds == ("schema",) and bare in lexicon.grammar("plain_types"):
        raise Unread(f"“{text}” is a type of the language, which nobody declares")
    if text.startswith("#[") or (entry.kinds == ("store",) and re.fullmatch(r"\w+(?:\.\w+)+", bare)):
        return None  # “`App.current` global state” is what is named, and no store that is called so
    kinds = (*entry.kinds, "import") if entry.kinds == ("component",) else entry.kinds
    return Thing(kinds, target=bare, facet=entry.facet, named=True)


def _by_shape(word: Word, text: str, bare: str) -> Thing | None:
    if _REMARK.fullmatch(text):
        said, _, last = text.lstrip("/# ").rpartition(" ")
        bare = said if said and last in lexicon.grammar("rule_words") else text.lstrip("/# ")
        return Thing(("token",), target=bare, facet="comment", act="use", named=True)
    if text.endswith("import *") and (written := lexicon.entry("import *")):
        return Thing.of(written)
    if _NAMESPACE.fullmatch(text):
        raise Unread(f"structure does not show which imports are meant (“{text}”)", True)
    if _WRITTEN_IMPORT.fullmatch(text):
        return Thing(("import",), target=module(text), act="use", named=True)
    if re.fullmatch(r"(?::[\w*-]+)+(?:\(\))?", text) and re.search(r"[a-z]", text):
        return Thing(("token",), target=project_path(text.removesuffix("()")), act="use", named=True)
    if re.fullmatch(r"[A-Za-z_]\w*(?:::|->)|[a-z_]\w*\.", text):  # “`super::`”, “`var.`”: what stands before a name
        return Thing(("token",), target=f"{text}*", act="use", named=True)
    if re.fullmatch(r"/(?!/)[\w\-{}:/]*", text.rstrip("*") if _SERVED.fullmatch(text) else text):
        if text.split("/")[1] in lexicon.grammar("roots"):
            raise Unread(f"“{text}” is a place on somebody's machine")
        return Thing(("route",), target=text.rstrip("*"), named=True)
    if is_file(text):
        return Thing(("file",), target=file_target(text), named=True)
    if signed := _by_sign(word, text):
        return signed
    if re.fullmatch(r"--[a-z][\w-]*-\*", text):
        return Thing(("token",), target=f"/{text[:-1]}[\\w-]/", facet="literal", act="use", named=True)
    if re.fullmatch(r"[@~]/(?:[\w\-]+/)+\*{0,2}", text):
        return Thing(("import",), target=text.rstrip("*") + "*", act="use", named=True)
    if re.match(r"\.\./|[$#][a-z][\w-]*/[\w-]", text):  # `$lib/server`, `#core/db`: names that a project gives its own folders
        return Thing(("import",), target=text, act="use", named=True)
    if _VALUE.fullmatch(text):
        return Thing(("token",), target=f"/(?i)(?<![\\w-]){re.escape(text)}(?!\\w)/", facet="literal", act="use", named=True)
    slotted = re.fullmatch(r"<[\w\- ]+>((?:\.\w+)+)", text)
    if slotted:
        return Thing(("file",), target=f"*{slotted[1]}", named=True) if slotted[1].count(".") > 1 else None
    if text.startswith("<"):
        return None if re.match(r"<[\w\- ]+>[-_]\w", text) else tagged(text)  # `<table>_id` is a form of names, and no tag
    return _by_name(word, text, bare)


def _by_sign(word: Word, text: str) -> Thing | None:
    """What begins with the sign of a comment, an annotation or a scope of packages."""
    if re.fullmatch(r"@[A-Z]\w*(?:\.\w+)*(?:\(.*\))?", text) and not LABELLED.fullmatch(text):
        return Thing(("token", "import"), target=text.split("(")[0], act="use", named=True)
    if comment := re.fullmatch(r"(?:// ?|# )(@?[a-z][a-z-]+(?:: ?[\w-]+)?)|(@[a-z]+ \w+|@(?:ts-|[a-z]+-(?:ignore|suppress))[\w-]*)", text):
        return Thing(("token",), target=comment[1] or text, facet="comment", act="use", named=True)
    if re.fullmatch(r"@[a-z]\w*(?:\.\w+)+", text) or (re.fullmatch(r"@[a-z]\w*", text) and word.sort == "code"):
        return Thing(("token", "import"), target=text, act="use", named=True)
    if re.fullmatch(r"@[a-z]\w*", text):  # a scope of packages, or what is written before a definition
        return Thing(("import", "dependency", "token"), target=text, act="use", named=True)
    if re.fullmatch(r"@[\w\-]+(?:/[\w\-.*]+)*", text):
        return Thing(("import", "dependency"), target=module(text), act="use", named=True)
    return None


def _by_name(word: Word, text: str, bare: str) -> Thing | None:
    kinds = next((kinds for shape, kinds in _NAMED if shape.fullmatch(bare)), None)
    if kinds:
        used = "use" if "hook" in kinds and word.sort == "code" else ""
        return Thing((*kinds, "token") if "token" not in kinds else kinds, target=bare, act=used, named=True)
    if re.fullmatch(r"[a-z]+\(\)", text):  # a plain word may be that of a module as well, which is not called
        return Thing(("token",), target=text, act="use", named=True)
    if re.fullmatch(r"[A-Z]\w*", bare) and text.endswith("()"):
        return Thing(("token", "import"), target=bare, act="use", named=True)
    if re.fullmatch(r"[A-Z]\w*", bare):
        kinds = ("import", "token") if lexicon.is_constructor(bare) else ("component", "import", "token")
        return Thing(kinds, target=bare, named=True)
    written = re.fullmatch(r"([a-z][\w\-]*):[\w*/\-]+", bare)
    if written and written[1] not in lexicon.grammar("specifiers"):
        return Thing(("token", "import"), target=bare, act="use", named=True)  # “`on:click`” is written so, and is no package
    if written or re.fullmatch(r"(?!data-|aria-)[a-z][\w-]*-[\w\-]+(?:/[\w\-]+)*|[a-z][\w\-]+/[\w\-/]+", bare):
        return Thing(("import", "dependency", "token"), target=bare, act="use", named=True)
    shaped = word.sort == "code" or re.fullmatch(r"[!@#$.\w][\w\-.:$*()!?\[\]]*", bare)
    name = spelled(bare) if shaped and not re.match(r"\*\*|![a-z]+$", bare) else None
    kinds = ("token",) if name and name.startswith((".", "->", "::")) else ("token", "import")
    return Thing(kinds, target=name, act="use", named=True, settings=setting(name)) if name else None


def is_file(text: str) -> bool:
    """Whether a literal looks like a path, a file name or a glob of the repository."""
    text = _GROUP.sub(r"\1", _without_slots(text))
    if forms.case_style(text.partition(".")[0]) or re.search(r"\s|[()<>=]|[!?]/", text) or text.startswith(("@", "http", "<", "../")):
        return False
    if text[:1].isupper() and text.replace(".", "").lower() in lexicon.grammar("proper"):
        return False  # “Node.js”
    if text.endswith("/") or text.startswith(("./", "*.", "**/", "**.", ".github/")) or ("*" in text and "/" in text):
        return True
    return _FILE.search(text) is not None or _CONFIG.fullmatch(text) is not None


def _without_slots(text: str) -> str:
    """A path with its placeholders as wildcards (`services/<name>/x`), an optional letter as both spellings (`index.ts[x]`)."""
    if "/" in text and (text[:1] != "<" or re.fullmatch(r"<[\w\-]+>/[\w\-./<>]*(?:/|\.\w+)", text)):
        text = re.sub(r"/(?:\.{3}|…)$", "/**", re.sub(r"<[\w\- ]+>|\{[\w\-]+\}", "*", text))
    return re.sub(r"\.([jt]s)\[x\]$", r".{\1,\1x}", text)


def module(text: str) -> str:
    """A module name, or the module that a written import names, as the target of an import check."""
    written = _WRITTEN_IMPORT.fullmatch(text)
    named = next((group for group in written.groups() if group), text) if written else text
    member = re.match(r"import\s+(?:(\w+)|\{\s*(\w+)\s*\}|(\{\s*…\s*\}))\s+from\b", text)
    if written is None or member is None:
        return named
    return rf"/^{re.escape(named)}:(?!default$|\*$)/" if member[3] else f"{named}:{member[2] or 'default'}"


def file_target(text: str) -> str:
    """A path as people write it, as a glob: `*/api/*.cs` is meant at any depth, `.backup` is an ending."""
    text = _without_slots(text).replace("\\", "/")
    if re.fullmatch(r"(?:__\w+__|node_modules)/?", text):
        return f"**/{text.rstrip('/')}/**"
    if re.fullmatch(r"/[\w\-]+/", text):
        return f"**{text}**"
    if text.startswith("*/"):
        return "*" + text
    if text.startswith(".") and "/" not in text and not text.startswith(("./", "..", ".env", ".git")) and text[1:] not in _DOTTED:
        return "*" + text
    return f"{text},{text}.*" if re.fullmatch(r"[\w\-]+\.config", text) else text  # in whatever language it is written

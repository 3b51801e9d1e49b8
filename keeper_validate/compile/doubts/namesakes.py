"""Why a name that a part forbids or demands may stand in code for other things than the part means.

Must not decide what a phrase stands for, nor read a part anew."""

from __future__ import annotations

import re
from itertools import pairwise

from keeper_validate.compile.doubts.taken import Read, is_named
from keeper_validate.compile.sentences.adjuncts import RELATIONS, lows
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word, singular

_METHODS = frozenset({"GET", "POST", "PUT", "PATCH", "DELETE"})
_PLAIN = re.compile(r"[a-z]{3,}")


def namesake(read: Read) -> str | None:
    """Why code that the checks of a part find may be something else of the same name; None where nothing speaks for it."""
    return next((why for reason in _REASONS if (why := reason(read))), None)


def _of_one_of_them(read: Read) -> str | None:
    """“global `EntityManager`”, “the default `User` model”, “ad-hoc Redis connections”: one of those that bear the name."""
    words = read.part.words
    names = [check.target or check.technology or "" for check in read.checks if is_named(check)]
    for at, (before, named) in enumerate(pairwise(words)):
        told = before.low in lexicon.grammar("one_of_a_name") and (named.text[:1].isupper() or before.low != "global")
        made = "".join(lows(words[at + 2:at + 3])) in lexicon.grammar("made_of_a_name")
        told = told or (made and before.low in lexicon.grammar("numbered_off"))
        meant = lexicon.technology(named.text) or named.text.removesuffix("()")
        if told and any((meant in name or named.low in name.lower()) and before.low not in name.lower() for name in names):
            return f"the name alone does not show which is the “{before.text}” one"
    return None


def _hardcoded(read: Read) -> str | None:
    """“do not hardcode `bucketName`”: a name may be read, where only what it is set to must not be written out."""
    words = read.part.words
    told = any(word.low in lexicon.grammar("writing_out") and behind.literal for word, behind in pairwise(words))
    plain = any(is_named(check) and re.fullmatch(r"[a-z]\w*", check.target or "") for check in read.checks)
    packed = any(check.technology and lexicon.is_package(check.technology) for check in read.checks)
    tokens = packed and any(word.low in lexicon.grammar("writing_out") for word in words[:4])
    told, plain = told or tokens, plain or tokens
    return "structure does not show where its value is written out" if told and plain else None


def _of_things_called(read: Read) -> str | None:
    """“`container` queries”: a word of the language beside a thing that nothing is known of, which code is called by everywhere."""
    named_by = (check.target for check in read.checks if is_named(check) and "token" in check.kinds)
    targets = {target for target in named_by if _PLAIN.fullmatch(target or "")}
    for named, behind in pairwise(read.part.words):
        if named.literal and named.text in targets and is_thing(behind):
            return f"structure does not show “{behind.text}”"
    return None


def is_thing(word: Word) -> bool:
    """Whether a word names a thing that nothing is known of, and does not only join what stands around it."""
    related = any(lexicon.at(name, (word.low,), 0) for name in (*RELATIONS, "be", "must", "should", "never", "adverbs"))
    known = any(word.low in lexicon.grammar(name) for name in ("code_nouns", "said_of_code"))
    return word.sort == "word" and word.low.isalpha() and not (related or known)


def _of_bare_words(read: Read) -> str | None:
    """“never `active` or `flag`”: words, of which it is not said what is done with them."""
    never = lows(read.part.words)[:1] == ("never",) and not read.statement.acts
    bare = never and any(word.sort == "code" for word in read.statement.object)
    plain = (check.target or "" for check in read.checks if is_named(check) and "import" in check.kinds)
    found = next((one for one in plain if _PLAIN.fullmatch(one) and f"{one}(" not in read.text), None)
    known = found is None or lexicon.entry(found) is not None or lexicon.at("keywords", (found,), 0)
    return f"“{found}” stands in code for other things as well" if bare and not known else None


def _of_assigning(read: Read) -> str | None:
    """“do not assign to `document.cookie`”: it may be read."""
    assigns = any(word.low in lexicon.grammar("assigning") for word in read.part.words[:5])
    named = any(is_named(check) and check.op == "forbid-use" and check.target for check in read.checks)
    return "structure does not show whether it is read or set" if assigns and named else None


def _of_some_calls(read: Read) -> str | None:
    """“not `Update(tea.Msg)`”: one of those that are called so, by what it takes."""
    names = {check.target for check in read.checks if is_named(check)}
    typed = (re.fullmatch(r"([\w.$]+)\(\*?\w+(?:\.|::)[A-Z]\w*\)", word.text) for word in read.part.words if word.sort == "code")
    compared = bool(read.statement.wanted)
    given = (re.fullmatch(r"([a-z]+)\(\w[^()]*\)", word.text) for word in read.part.words if compared and word.sort == "code")
    some = any(found and found[1] in names for found in (*typed, *given))
    return "the name alone does not show what it takes" if some else None


def _of_a_setting(read: Read) -> str | None:
    """“never use a.b: LATEST”: one value of a setting, which may have others."""
    at = read.whole.index(read.part) + 1
    behind = read.whole[at] if at < len(read.whole) and read.whole[at].opener == ":" else None
    if behind is None or not behind.words or not read.part.words:
        return None
    name, value = read.part.words[-1], behind.words[0]
    valued = value.literal or value.text.isupper() or value.text.isdigit() or value.low in ("true", "false", "null", "none")
    dotted = re.fullmatch(r"[a-z]\w*(?:\.\w+)+", name.text) is not None
    return f"structure does not show “{value.text}”" if valued and dotted and any(is_named(check) for check in read.checks) else None


def _cut_short(read: Read) -> str | None:
    """“never a.b.c-d=update”: the name goes on behind what code is searched for."""
    plain = [check.target or "" for check in read.checks if is_named(check) and "." in (check.target or "")]
    cut = (re.search(rf"(?<![\w.]){re.escape(one)}-\w+[=:]", read.text) for one in plain)
    return "the name goes on behind what is looked for" if any(cut) else None


def _of_attributes(read: Read) -> str | None:
    """“never `<a href>`”: tags with an attribute that nobody looks at."""
    tagged = any(re.fullmatch(r"<[A-Za-z][\w.-]*\s[^<>.…]+>", word.text) for word in read.part.words)
    tags = any(("form", "tag") in check.parameters for check in read.checks)
    return "structure does not show its attributes" if tagged and tags else None


def _of_exceptions_told(read: Read) -> str | None:
    """“exception: Next.js pages”: what is excepted is said by what it is for, which no path shows."""
    told = any(one and one[:1].isupper() and lexicon.technology(one) for check in read.checks for one in check.excepted)
    return "structure does not show what is left out" if told else None


def _of_tests_named(read: Read) -> str | None:
    """“name tests: `test_<what>_<when>`”: those in the files, which are named for themselves."""
    patterns = (check.target or "" for check in read.checks if check.op == "require-shape" and check.kinds == ("file",))
    shaped = any("*" in one and not re.search(r"[./]", one) for one in patterns)
    tests = any(word.low == "tests" for part in read.whole[:1] for word in part.words)
    return "it is not clear whether the tests are meant, or their files" if shaped and tests and "file" not in read.text.lower() else None


def _of_products(read: Read) -> str | None:
    """“never the Admin API”, “no Effect services”: what somebody else calls so, where nobody speaks of new ones."""
    words = read.part.words
    fresh = [check for check in read.checks if check.op == "forbid-new" and check.target and not check.parameters]
    told = any(lexicon.at("newness", lows(words), at) for at in range(len(words)))
    for before, named in pairwise(words[1:]):
        titled = all(word.sort != "code" and word.text[:1].isupper() and word.text not in _METHODS for word in (before, named))
        if titled and not told and any((check.target or "").strip("*").lower() == before.low for check in fresh):
            return f"“{before.text} {named.text}” may be what somebody else calls so"
    return None


def _of_terms(read: Read) -> str | None:
    """“say "Kubernetes" (not "k8s")”: words for texts."""
    quoted = len(re.findall(r"[\"“][^\"“”`]+[\"”]", read.text)) > 1 and "`" not in read.text
    rejected = read.part.opener[:1] == "(" or bool(read.statement.wanted) or lows(read.part.words[:1]) == ("not",)
    held = all(check.op.startswith("forbid") for check in read.checks)
    return "they may be words of texts" if quoted and rejected and held else None


def _of_what_it_takes(read: Read) -> str | None:
    """“not `sync`”, “never `public`”, “not `log`”: a word that stands in code for much else, where only the key or a dash rejects it."""
    rejected = lows(read.part.words[:1]) in (("not",), ("never",)) or bool(read.statement.wanted)
    plain = (check.target or "" for check in read.checks if is_named(check) and check.op == "forbid-use" and "token" in check.kinds)
    found = next((one for one in plain if one in lexicon.grammar("much_used")), None)
    meant = found and re.search(rf"(?:\b(?:use|using|import)\s+`?{found}\b|{found}\()", read.text)
    return f"“{found}” stands in code for other things as well" if found and rejected and not meant else None


def _of_everyday_calls(read: Read) -> str | None:
    """“never use `get`, `set` or `remove`”: what much is called by that has nothing to do with it."""
    plain = [check for check in read.checks if is_named(check) and "token" in check.kinds and not check.technology]
    names = {(check.target or "").removesuffix("()") for check in plain}
    return f"“{sorted(names)[0]}” is what much else is called" if names and names <= lexicon.grammar("everyday_calls") else None


def _of_samples_named(read: Read) -> str | None:
    """“replace `<your_tag>`”: a name that only says what is to be named."""
    named = any(re.match(r"(?:your|my|some)[_-]", check.target or "", re.I) for check in read.checks)
    return "the name only says what is to be named" if named else None


def _of_its_things(read: Read) -> str | None:
    """“no Effect layers or services”: those of a library, where the checks look for all there are."""
    run = [word for word in read.statement.object if word.sort != "mark"]
    first = run[0] if run else None
    library = first is not None and first.text[:1].isupper() and lexicon.technology(first.text) is not None
    kinds = [check for check in read.checks if check.op == "forbid-new" and not (check.target or check.technology or check.within)]
    elements = any(not set(check.kinds) & {"file", "technology", "dependency"} for check in kinds)
    named = len(run) > 1 and read.statement.object[1].sort != "mark" and run[1].low not in ("or", "and")
    listed = named and (len(run) < len(read.statement.object) or any(word.low in ("or", "and") for word in run))
    return f"it may only hold of what is made with {first.text}" if first and library and elements and listed else None


def _of_another_part(read: Read) -> str | None:
    """“no custom card forms”: of two things in a row, the one that the checks look for says which of the other are meant."""
    words = [word for word in read.statement.object if word.sort == "word"]
    if "custom" not in lows(read.part.words) or any(word.low in ("or", "and", "primitive", "primitives") for word in words):
        return None
    last = lexicon.entry(singular(words[-1].low)) if len(words) > 1 else None
    parts = last is not None and last.kinds == ("component",) and bool(last.target)
    fresh = [check for check in read.checks if check.op == "forbid-new" and check.kinds == ("component",) and check.target]
    named = any((check.target or "").strip("*") in lows(tuple(words[:-1])) for check in fresh)
    return f"structure does not show which “{words[-1].text}” are meant" if parts and named else None


def _of_methods(read: Read) -> str | None:
    """“every `POST` and `PUT` endpoint”: the routes, and no code that is called so."""
    asked = any(check.op.startswith("require") and check.target in _METHODS and "token" in check.kinds for check in read.checks)
    return "it is not clear whether routes are meant" if asked else None


def _of_figures_of_speech(read: Read) -> str | None:
    """“tables for page layout”, “never modify read models”, “names are verbs: not `data`”: other things by the same word."""
    words = lows(read.part.words)
    laid = any(check.kinds == ("table",) for check in read.checks) and "layout" in words
    models = any((check.target or "").strip("*") in ("read", "write") and "schema" in check.kinds for check in read.checks)
    before = [word for part in read.whole[:read.whole.index(read.part)] for word in lows(part.words)]
    sampled = not lexicon.grammar("word_classes").isdisjoint(before) and all("token" in check.kinds for check in read.checks)
    return "other things go by the same word" if laid or models or sampled else None


def _of_its_own(read: Read) -> str | None:
    """“use `pgxpool` for all database access”: a name that nobody knows, which may make use of one of the others itself."""
    others = [check for check in read.checks if check.op == "forbid-use" and check.technology and not (check.within or check.excepted)]
    wanted = [word for word in read.statement.object if word.literal]
    unknown = bool(wanted) and all(lexicon.technology(word.text.split(".")[0]) is None for word in wanted)
    chosen = not read.statement.marked and read.part is read.whole[0]
    return "it is not clear which of them it makes use of itself" if len(others) > 3 and unknown and chosen else None


_REASONS = (
    _of_products, _of_terms, _of_what_it_takes, _of_everyday_calls, _of_samples_named, _of_its_things, _of_another_part,
    _of_methods, _of_figures_of_speech, _of_its_own,

    _of_attributes, _of_one_of_them, _hardcoded, _of_things_called, _of_bare_words, _of_assigning, _of_some_calls, _of_exceptions_told,
    _of_a_setting, _cut_short, _of_tests_named,
)

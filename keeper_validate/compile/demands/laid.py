"""What sentences of how code is laid out ask, as checks: all code lies there, no such folder comes, what lies there stays.

Must not read a sentence: its slots are given by name."""

from __future__ import annotations

import re
from collections.abc import Callable

from keeper_validate.clause import CONSTRUCT, Check
from keeper_validate.compile.demands.dubbed import plural
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.vocabulary import forms, lexicon
from keeper_validate.compile.vocabulary.words import singular
from keeper_validate.pathglob import listed

_PROJECTS = {"xcode project": "*.xcodeproj", "xcode workspace": "*.xcworkspace", "gradle wrapper": "gradlew"}
_ROOT = re.compile(r"(?:the )?(?:repository|repo|project|root)(?: root)?(?: (?:folder|directory))?")
_TITLED = ("component", "hook", "service", "store", "schema", "type", "file")
# languages in which each file of tests is called after its class, and what those of a sort are called
_CLASSED = ("java", "kt", "cs", "php", "swift", "scala", "groovy")
_SORTS = {"integration": "IntegrationTest,IntegrationTests,IntTest,ITCase,ITest,IntegrationSpec,IT"}
_NAMED = ("schema", "type", "service", "component", "store", "enum", "error_type", "table", "event", "auth_service")
# what stands elsewhere in most projects and is no part of what is built
_ASIDE = (
    "**/{scripts,script,tools,tool,bin,docs,doc,examples,example,samples,benches,benchmarks,build,config,e2e,.*}/**", "*.config.*", "/*.*",
)


def sources(slots: dict[str, str]) -> tuple[Check, ...]:
    """“all source code goes in `src/`”: source files of languages that are known, but for tests and what only builds it."""
    folder = f"{_bare(slots['path']).rstrip('/')}/"
    if is_file(_bare(slots["path"])) and not slots["path"].strip("`").endswith("/") and re.search(r"\.\w+/$", folder):
        return ()
    entry = lexicon.entry("test files")
    spared = (*listed(entry.target if entry else None), *_ASIDE)
    return (Check("require-shape", ("file",), folder, within=forms.sources(), excepted=spared, soft=True),)


def absent(slots: dict[str, str]) -> tuple[Check, ...]:
    """“there is no `pkg/enums` package; do not invent one”."""
    name = _bare(slots["folder"]).rstrip("/")
    told = "`" in slots["folder"] or "/" in name
    if not told or not slots["sort"] or name.lower() in ("such", "single", "other"):
        return ()
    target = f"**/{name}" if slots["sort"] == "file" else f"**/{name}/**"
    return (Check("forbid-new", ("file",), target),)


def remains(slots: dict[str, str]) -> tuple[Check, ...]:
    """“`schema.rb` must stay in `db/`”: it is neither moved nor deleted."""
    what, home = slots["what"].lower(), re.sub(r"^the | (?:folder|directory)$", "", slots["home"])
    name = _PROJECTS.get(what, _bare(slots["what"]))
    if _ROOT.fullmatch(slots["home"].lower()):
        return (Check("forbid-remove", ("file",), f"/{name}"),)
    return (Check("forbid-remove", ("file",), f"{_bare(home).strip('/')}/{name}"),) if what in _PROJECTS else ()


def titled(slots: dict[str, str]) -> tuple[Check, ...]:
    """“name files after their default export”: a file that exports one thing is called like it."""
    of_class = Check("forbid-use", ("token",), "declared-class:* unlike file", soft=True, parameters=(CONSTRUCT,))
    return (Check("require-shape", _TITLED, parameters=(("named", "file"),), soft=True), of_class)


def tail_of_path(slots: dict[str, str]) -> tuple[Check, ...]:
    """“roles follow the pattern `roles/<role>/tasks/main.yml`”: files whose paths end so lie below `roles/`."""
    path = re.sub(r"<[^>]*>|\{[^}]*\}|\[[^\]]*\]", "*", _bare(slots["laid"]))
    tail = path.rpartition("*/")[2]
    named = singular(slots["unit"].rpartition(" ")[2].lower()) in [singular(one.lower()) for one in path.split("/")]
    if "*" not in path or tail.count("/") != 1 or "*" in tail or not named:
        return ()
    return (Check("require-shape", ("file",), path, within=(f"**/{tail}",), soft=True),)


def unwanted(slots: dict[str, str]) -> tuple[Check, ...]:
    """“no new `test_<digits>_*.py` filenames”: no file is called so."""
    pieces = re.split(r"(<[^>]*>|\{[^}]*\}|\*)", slots["form"])
    said = "".join(_slot(piece) if piece[:1] in ("<", "{", "*") else re.escape(piece) for piece in pieces)
    return (Check("forbid-new", ("file",), f"/(?:^|\\/){said}$/"),)


def tests_named(slots: dict[str, str]) -> tuple[Check, ...]:
    """“unit tests are in files named `*Tests.cs`”: what is called like a test otherwise is none."""
    stem, _, ending = slots["end"].rpartition(".")
    if ending not in _CLASSED or "test" not in slots["x"].lower():
        return ()
    sort = slots["x"].lower().split(" ")[0]
    others = _SORTS.get(sort, "Test,Tests,Spec,Specs,TestCase,UnitTest")
    return (Check("require-shape", ("file",), f"*{stem}", within=(f"*{{{others}}}.{ending}",), soft=True),)


def _slot(piece: str) -> str:
    return r"\d+" if piece[1:-1].lower() in ("digits", "digit", "number", "n", "num", "id", "nn", "nnn") else r"[^\/]*"


def foldered(slots: dict[str, str]) -> tuple[Check, ...]:
    """“each action should be a folder with `index.ts`”: none lies in a file beside the others' folders."""
    unit = singular(slots["x"].lower())
    many = plural(unit)
    spared = ("**/{index,types,mod,__init__,base,registry,constants}.*", "*.{md,json,yaml,yml}", "*.{test,spec}.*")
    return (Check("require-shape", ("file",), f"**/{many}/*/**", within=(f"**/{many}/*.*",), excepted=spared, soft=True),)


def catch_all(slots: dict[str, str]) -> tuple[Check, ...]:
    """“no catch-all `utils`, `helpers` modules”."""
    names = re.findall(r"[\w-]+", slots["names"].replace("`and`", "").replace(" and ", " ").replace(" or ", " "))
    told = f"{{{','.join(names)}}}" if names[1:] else names[0]
    files = () if slots["sort"].startswith(("folder", "director", "package")) else (f"**/{told}.*",)
    return (Check("forbid-new", ("file",), ",".join((f"**/{told}/**", *files)), soft=True),)


def stamped(slots: dict[str, str]) -> tuple[Check, ...]:
    """“migrations are prefixed with a timestamp”: their names begin with digits."""
    entry, least = lexicon.entry("migrations"), 8 if "time" in slots["stamp"] or "date" in slots["stamp"] else 1
    places = listed(entry.target if entry and entry.kinds == ("file",) else "**/{migrations,Migrations,migration,migrate}/**")
    within = tuple(f"{place.rstrip('/*')}/*.{{sql,py,rb,php,js,ts,cs}}" for place in places)
    names = ("**/__init__.py", "**/*.Designer.cs", "**/*Snapshot.cs", "**/index.*", "**/env.py")
    return (Check("require-shape", ("file",), f"/^V?\\d{{{least},}}/", within=within, excepted=names, soft=True),)


def housed_name(slots: dict[str, str]) -> tuple[Check, ...]:
    """“define `LoggerPort` in `src/core/ports.ts`”: it is declared nowhere else."""
    return (Check("forbid-new", _NAMED, slots["name"], excepted=(slots["file"],)),)


def namespace(slots: dict[str, str]) -> tuple[Check, ...]:
    """“all classes live in the `App\\Domain` namespace”."""
    name = (slots.get("ns") or slots.get("other") or "").strip(".\\")
    joint = "\\" if "\\" in name else "."
    target = f"declared-namespace:* unlike {name}|{name}{joint}*"
    return (Check("forbid-use", ("token",), target, soft=True, parameters=(CONSTRUCT,)),)


def packages(slots: dict[str, str]) -> tuple[Check, ...]:
    """“package names match the directory”, “crate names match their folder”."""
    sorts = [sort for sort, told in (("package", not slots.get("crate")), ("crate", slots.get("crate") or slots.get("either"))) if told]
    return tuple(Check("forbid-use", ("token",), f"declared-{sort}:* unlike folder", parameters=(CONSTRUCT,)) for sort in sorts)


def psr(slots: dict[str, str]) -> tuple[Check, ...]:
    """“follow PSR-4”: the namespace of a file ends as its folder is called."""
    some = bool(slots.get("told"))  # “files under `src/`”
    return tuple(Check(one.op, one.kinds, one.target, within=("*.php",), soft=some, parameters=one.parameters) for one in packages(slots))


def _bare(text: str) -> str:
    return text.strip("`")


READINGS: dict[str, Callable[[dict[str, str]], tuple[Check, ...]]] = {
    "sources": sources, "absent": absent, "remains": remains, "titled": titled, "tail_of_path": tail_of_path, "unwanted": unwanted,
    "tests_named": tests_named, "housed_name": housed_name, "namespace": namespace, "stamped": stamped, "foldered": foldered,
    "catch_all": catch_all, "packages": packages, "psr": psr,
}

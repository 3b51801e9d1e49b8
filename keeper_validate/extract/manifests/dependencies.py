"""The packages that a project declares, as dependency elements, and the technologies that they bring. Which package shows what is the
lexicons' to say, how a manifest is written its reader's. Must not follow what a manifest says into another file."""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable, Collection, Iterable, Iterator
from fnmatch import fnmatchcase
from functools import cache, partial

from keeper_validate import shipped
from keeper_validate.element import Element, Facet, Gap
from keeper_validate.extract.manifests.declared import Declared, NotAManifest
from keeper_validate.extract.naming.relative import normal
from keeper_validate.extract.unversioned import unversioned
from keeper_validate.store import Missing, TooLarge
from keeper_validate.tree import Tree
from keeper_validate.values import replace

Elements = Callable[[bytes], tuple[tuple[Element, ...], tuple[Gap, ...]]]

# File name (or path) to ecosystem, module and function of its reader.
_READERS = (
    (re.compile(r"(?:.*/)?package\.json"), "npm", "manifests.json", "package_json"),
    (re.compile(r"(?:.*/)?composer\.json"), "composer", "manifests.json", "composer_json"),
    (re.compile(r"(?:.*/)?pyproject\.toml"), "pypi", "manifests.toml", "pyproject"),
    (re.compile(r"(?:.*/)?Pipfile"), "pypi", "manifests.toml", "pipfile"),
    (re.compile(r"(?:.*/)?Cargo\.toml"), "cargo", "manifests.toml", "cargo"),
    (re.compile(r"(?:.*/)?(?:[\w.-]*requirements[\w.-]*|requirements/[\w./-]+)\.(?:txt|in)"), "pypi", "manifests.text", "requirements"),
    (re.compile(r"(?:.*/)?setup\.cfg"), "pypi", "manifests.text", "setup_cfg"),
    (re.compile(r"(?:.*/)?setup\.py"), "pypi", "manifests.more", "setup_py"),
    (re.compile(r"(?:.*/)?(?:conda[\w.-]*|environment[\w.-]*)\.ya?ml"), "pypi", "manifests.more", "conda"),
    (re.compile(r"(?:.*/)?go\.mod"), "go", "manifests.text", "go_mod"),
    (re.compile(r"(?:.*/)?(?:Gemfile(?:\.(?!lock$)[\w-]+)?|[\w.-]+\.gemfile)"), "gem", "manifests.text", "gemfile"),
    (re.compile(r"(?:.*/)?mix\.exs"), "hex", "manifests.more", "mix"),
    (re.compile(r"(?:.*/)?[^/]+\.gemspec"), "gem", "manifests.more", "gem_specification"),
    (re.compile(r"(?:.*/)?gradle/[\w.-]+\.versions\.toml"), "maven", "manifests.more", "catalog"),
    (re.compile(r"\.gitmodules"), "git", "manifests.more", "submodules"),
    (re.compile(r"(?:.*/)?packages\.config"), "nuget", "manifests.more", "packages_config"),
    (re.compile(r"(?:.*/)?pubspec\.yaml"), "pub", "manifests.text", "pubspec"),
    (re.compile(r"(?:.*/)?build\.gradle(?:\.kts)?"), "maven", "manifests.text", "gradle"),
    (re.compile(r"(?:.*/)?pom\.xml"), "maven", "manifests.text", "pom"),
    (re.compile(r"(?:.*/)?(?:[^/]+\.(?:cs|fs|vb)proj|Directory\.(?:Packages|Build)\.props)"), "nuget", "manifests.text", "project_file"),
)
_BESIDE = 60
# What the name of a list of requirements says, where no program needs them that is delivered.
_FOR_WORK = frozenset({"dev", "develop", "development", "test", "tests", "testing", "lint", "linting", "docs", "ci", "typing", "typecheck"})
# Ecosystems whose packages are called as the modules that they hold, with the language that imports these.
_CALLED_AS = {"maven": "java", "nuget": "csharp"}


def reader_of(path: str) -> Elements | None:
    """The function that reads a manifest's elements from its bytes, None where the path is no manifest. The elements have an empty path."""
    for pattern, ecosystem, module, function in _READERS:
        if pattern.fullmatch(path):
            read = getattr(importlib.import_module(f"keeper_validate.extract.{module}"), function)
            elements = partial(_elements, read, ecosystem, path.rpartition("/")[2])
            if function == "requirements":
                elements = partial(_elements, partial(_of_list, read, path), ecosystem, path.rpartition("/")[2])
                return partial(_with_included, elements, path.rpartition("/")[0])
            return elements
    return None


def beside(paths: Collection[str], tree: Tree) -> tuple[str, ...]:
    """The manifests of the same project that stand beside those among the paths: only all together say what a project depends on."""
    asked = [path for path in paths if reader_of(path) is not None]
    found = {other: None for path in asked for other in _around(path, tree)}
    return tuple(other for other in found if other not in paths)


def renamings(path: str, tree: Tree) -> Iterator[Element]:
    """The packages of authentication, and the technologies, that a build gives other names: whoever imports such a name says nothing."""
    from keeper_validate.extract.ecmascript.renames import is_build, told

    if not is_build(path) or reader_of(path) is not None:
        return
    try:
        text = (tree.read(path) or b"").decode("utf-8-sig", "replace")
    except (Missing, TooLarge):
        return
    said = tuple(Declared(package, "alias", "", text.count("\n", 0, max(text.find(package), 0)) + 1) for _, package in told(text))
    found = (*(one for one in _dependencies(said, "npm", path.rpartition("/")[2]) if one.value("auth")), *_technologies(said, "npm"))
    yield from (replace(element, path=path) for element in found)


def _around(path: str, tree: Tree) -> Iterator[str]:
    """Manifests of the same name in the folders above, in those right below them, and in the packages of the workspace."""
    folder, _, name = path.rpartition("/")
    folders: list[str] = []
    if name == "package.json":
        from keeper_validate.extract.ecmascript.config import members

        folders += members(tree)
    while folder:
        folder = folder.rpartition("/")[0]
        below = [child for child, entry in tree.names(folder) if entry.is_directory][:_BESIDE]
        folders += [folder, *(f"{folder}/{child}" if folder else child for child in below)]
    for each in folders:
        other = f"{each}/{name}" if each else name
        if tree.entry(other) is not None:
            yield other


def _elements(
    read: Callable[[bytes], Iterable[Declared]], ecosystem: str, manifest: str, data: bytes
) -> tuple[tuple[Element, ...], tuple[Gap, ...]]:
    try:
        declared = tuple(read(data))
    except NotAManifest as error:
        return (), (Gap("", error.line, str(error)),)
    return (*_dependencies(declared, ecosystem, manifest), *_technologies(declared, ecosystem)), ()


def _of_list(read: Callable[[bytes], Iterable[Declared]], path: str, data: bytes) -> Iterator[Declared]:
    """The packages of a list of requirements: what its name says is for work on the project alone is needed by nobody who runs it."""
    worked = not _FOR_WORK.isdisjoint(re.split(r"[/._-]", path.lower().rpartition("requirements/")[2]))
    return (replace(one, group="dev") if worked else one for one in read(data))


def _with_included(elements: Elements, folder: str, data: bytes) -> tuple[tuple[Element, ...], tuple[Gap, ...]]:
    """The elements of a list of requirements; another one that it includes, under a name where none is looked for, is not read."""
    from keeper_validate.extract.manifests.text import included

    found, gaps = elements(data)
    odd = ((line, name) for line, name in included(data) if (path := normal(folder, name)) is not None and reader_of(path) is None)
    return found, (*gaps, *(Gap("", line, f"{name}, which it includes, is not read as a list of requirements") for line, name in odd))


def _dependencies(declared: Iterable[Declared], ecosystem: str, manifest: str) -> Iterator[Element]:
    found: dict[str, list[Declared]] = {}
    for one in declared:
        found.setdefault(f"{ecosystem}:{one.name}", []).append(one)
    for name, places in found.items():
        facets = [Facet("manifest", manifest)]
        facets += [Facet("group", group) for group in dict.fromkeys(one.group for one in places)]
        facets += [Facet("constraint", constraint) for constraint in dict.fromkeys(one.constraint for one in places if one.constraint)]
        facets += [Facet("own", "package")] if all(one.own for one in places) else []
        facets += [Facet("technology", technology) for technology in _shown(name)]
        facets += [Facet("auth", "package")] if _authenticates(name) else []
        yield Element("dependency", name, "", places[0].line, places[0].line, ecosystem, facets=tuple(facets))


def _technologies(declared: Iterable[Declared], ecosystem: str) -> Iterator[Element]:
    """The technologies that a manifest brings."""
    found: dict[str, list[tuple[int, str]]] = {}
    for one in declared:
        name = f"{ecosystem}:{one.name}"
        for technology in _shown(name):
            found.setdefault(technology, []).append((one.line, name))
    for technology, places in found.items():
        facets = tuple(dict.fromkeys(Facet("evidence", "dependency", name) for _, name in places))
        yield Element("technology", technology, "", places[0][0], places[0][0], ecosystem, exported=False, facets=facets)


def _shown(name: str) -> tuple[str, ...]:
    """The technologies that a package is evidence of; a package within a listed Go module counts as the module, and one that no list
    holds as what is imported by its name, where packages are called as what they hold."""
    found: dict[str, None] = {}
    ecosystem, _, package = name.partition(":")
    wider = (package.partition(":")[0], f"{package.partition('/')[0]}/*")
    for prefix in (*_prefixes(f"{ecosystem}:{unversioned(package)}"), *(f"{ecosystem}:{name}" for name in wider)):
        found.update(dict.fromkeys(_by_package().get(prefix, ())))
    if not found and ecosystem in _CALLED_AS:
        group = package.partition(":")[0]
        while "." in group and not found:
            found.update(dict.fromkeys(_by_import(_CALLED_AS[ecosystem]).get(group, ())))
            group = group.rpartition(".")[0]
    return tuple(found)


def _authenticates(name: str) -> bool:
    ecosystem, _, package = name.partition(":")
    package = unversioned(package)
    listed = _auth_packages(ecosystem)
    return any(prefix in listed for prefix in _prefixes(package)) or any(fnmatchcase(package, entry) for entry in listed if "*" in entry)


def _prefixes(name: str) -> Iterator[str]:
    yield name
    while "." in name.partition("/")[0] and "/" in name:
        name = name.rpartition("/")[0]
        yield name


@cache
def _by_package() -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for technology, entry in shipped.data("rules/lexicon/technologies").items():
        for name in entry.get("dependencies") or ():
            found[name] = (*found.get(name, ()), technology)
    return found


@cache
def _by_import(family: str) -> dict[str, tuple[str, ...]]:
    """What is imported by a name of several parts."""
    found: dict[str, tuple[str, ...]] = {}
    for technology, entry in shipped.data("rules/lexicon/technologies").items():
        for name in entry.get("imports", {}).get(family, ()):
            if "." in name:
                found[name] = (*found.get(name, ()), technology)
    return found


@cache
def _auth_packages(ecosystem: str) -> frozenset[str]:
    return frozenset(shipped.data("rules/lexicon/auth")["dependencies"].get(ecosystem, ()))

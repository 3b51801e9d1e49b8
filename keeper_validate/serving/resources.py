"""What can be read at `keeper://` addresses: decisions, seeds and pages as the law revision has them, and the state of the work.

Must not read the law, or a page, from the working tree, nor know the protocol."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from keeper_validate.errors import KeeperError
from keeper_validate.git import Repository
from keeper_validate.law.decision_file import load_decision
from keeper_validate.law.identity import id_of, number_in, stem_of
from keeper_validate.law.law import Config
from keeper_validate.law.layout import configuration, decision_paths, named_path, read_law_file, seed_paths, unknown
from keeper_validate.law.uri import KINDS, Uri, parse
from keeper_validate.revision import law_revision, tree_at
from keeper_validate.selecting.address import below_heading, content
from keeper_validate.selecting.entries import seed_file
from keeper_validate.selecting.excerpt import excerpt
from keeper_validate.selecting.guard import Refused, denied
from keeper_validate.selecting.project import open_project
from keeper_validate.tree import Tree
from keeper_validate.values import dataclass
from keeper_validate.yaml import decode

DOCS = "docs"
STATES = {"branch": "the branch that is checked out", "result": "what the last review decided"}
TEMPLATES = (
    ("keeper://decisions/{id}", "decision", "A decision by its id (ADR-017), number or file stem, as the default branch has it"),
    ("keeper://seeds/{domain}", "seed file", "A file of the vault, such as frontend or backend: what exists and is to be reused"),
    ("keeper://seeds/{domain}/{name}", "seed", "One entry of the vault by its name; keeper://seeds/{domain}#{name} means the same"),
    ("keeper://docs/{+path}", "page", "A text below docs/; #heading behind it means that part alone"),
    ("keeper://state/{+name}", "state", "branch, result (of the last review) or discovery/PAGE (what agents found out on the way)"),
)
_TYPES = {"yaml": "application/yaml", "yml": "application/yaml", "md": "text/markdown", "json": "application/json"}
_PAGES = ("md", "markdown", "rst", "txt", "adoc", "yaml", "yml", "json")
_MOST = 500


@dataclass(frozen=True, slots=True)
class Named:
    """Something that can be read: its address, a short name, what it is, and the type of its text."""

    uri: str
    name: str
    about: str
    type: str


@dataclass(frozen=True, slots=True)
class Read:
    """A text with its type."""

    text: str
    type: str


class Law:
    """The files of the law revision, and where in them decisions, seeds and pages lie."""

    def __init__(self, repository: Repository, law: str | None) -> None:
        revision = law_revision(repository, law, ())
        if revision is None:
            raise KeeperError("there is no default branch yet, and so no law to read: make the first commit, or name it with --law.")
        self.tree: Tree = tree_at(repository, revision)
        self.config: Config = configuration(self.tree)
        self.decisions = decision_paths(self.tree, self.config.decisions)
        self.seeds = seed_paths(self.tree, self.config.seeds)


def listed(repository: Repository, law: str | None) -> tuple[Named, ...]:
    """Everything that has an address of its own; single seeds have, but are told by their template alone."""
    known = Law(repository, law)
    return tuple(one for kind in KINDS for one in _LISTS[kind](known))


def read(repository: Repository, law: str | None, address: str) -> Read:
    """What stands at an address, or a sentence on why nothing does."""
    uri = parse(address)
    if uri.kind == "state" and uri.name:
        return _state(repository, law, uri)
    known = Law(repository, law)
    if not uri.name:
        return Read("".join(f"{one.uri}  {one.name}\n" for one in _LISTS[uri.kind](known)), "text/plain")
    if uri.kind == "decisions":
        return _decision(known, uri)
    return _seeds(known, uri) if uri.kind == "seeds" else _page(known, uri)


def _decisions(known: Law) -> Iterator[Named]:
    for path in known.decisions:
        number = number_in(stem_of(path))
        alone = number is not None and sum(number_in(stem_of(other)) == number for other in known.decisions) == 1
        name = id_of(number) if alone and number is not None else stem_of(path)
        try:
            title = load_decision(path, read_law_file(known.tree, path) or b"").title
        except KeeperError as error:
            title = f"cannot be read: {error}"
        yield Named(str(Uri("decisions", name)), name, title, _type(path))


def _seed_files(known: Law) -> Iterator[Named]:
    for path in known.seeds:
        yield Named(str(Uri("seeds", stem_of(path))), stem_of(path), f"the vault's {path}", _type(path))


def _pages(known: Law) -> Iterator[Named]:
    found = ((path, entry) for path, entry in known.tree.walk(DOCS) if path.rpartition(".")[2].lower() in _PAGES)
    allowed = [path for path, entry in found if entry.is_file and path.isprintable() and denied(path) is None]
    for path in allowed[:_MOST]:
        yield Named(str(Uri("docs", path.removeprefix(f"{DOCS}/"))), path.rpartition("/")[2], f"the page {path}", _type(path))


def _states(known: Law) -> Iterator[Named]:
    for name, about in STATES.items():
        yield Named(str(Uri("state", name)), name, about, "text/plain")


_LISTS: dict[str, Callable[[Law], Iterator[Named]]] = {
    "decisions": _decisions, "seeds": _seed_files, "docs": _pages, "state": _states,
}


def _decision(known: Law, uri: Uri) -> Read:
    path = named_path(known.decisions, uri.name)
    if path is None:
        raise unknown(uri.name, (known.config.decisions,), known.decisions)
    return _file(known, path)


def _seeds(known: Law, uri: Uri) -> Read:
    path = next((path for path in known.seeds if stem_of(path) == uri.name), None)
    if path is None:
        there = ", ".join(stem_of(path) for path in known.seeds) or "none"
        raise KeeperError(f"there is no seed file {uri.name} in {known.config.seeds}; there is {there}.")
    if not uri.entry:
        return _file(known, path)
    file = seed_file(path, _data(known, path))
    named = tuple(entry for entry in file.entries if entry.name == uri.entry)
    if not named:
        raise KeeperError(f"{path} has no entry {uri.entry}{_near(uri.entry, [entry.name for entry in file.entries])}.")
    return Read(excerpt(file, named), _type(path))


def _page(known: Law, uri: Uri) -> Read:
    path = f"{DOCS}/{uri.name}"
    if known.tree.entry(path) is None and "." not in path.rpartition("/")[2]:
        path += ".md"
    pattern = denied(path)
    if pattern is not None:
        raise KeeperError(f"{path} is not handed out: its name falls under {pattern}.")
    page = _file(known, path)
    return Read(_heading(path, page.text, uri.entry), page.type) if uri.entry else page


def _heading(path: str, text: str, wanted: str) -> str:
    try:
        return below_heading(path, text, wanted)
    except Refused as refused:
        raise KeeperError(f"{refused}.") from None


def _state(repository: Repository, law: str | None, uri: Uri) -> Read:
    """The only thing that is read as it lies on disk: it is about the work, and binds nothing."""
    try:
        found = content(open_project(repository, law), str(uri))
    except Refused as refused:
        raise KeeperError(f"{uri} cannot be read: {refused}.") from None
    return Read(found.text, _type(found.path))


def _file(known: Law, path: str) -> Read:
    return Read(decode(_data(known, path), path), _type(path))


def _data(known: Law, path: str) -> bytes:
    data = read_law_file(known.tree, path)
    if data is None:
        raise KeeperError(f"there is no file {path} in the law revision.")
    return data


def _type(path: str) -> str:
    return _TYPES.get(path.rpartition(".")[2].lower(), "text/plain")


def _near(word: str, known: list[str]) -> str:
    from difflib import get_close_matches

    near = get_close_matches(word, known, 1)
    return f"; did you mean {near[0]}?" if near else ""

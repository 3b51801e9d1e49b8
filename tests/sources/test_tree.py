"""Trees: revisions, the index, and files in memory look the same, and cost what is asked of them."""

from __future__ import annotations

import pytest
from choosing import chosen
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from repository import Repository

from keeper_validate.errors import KeeperError
from keeper_validate.revision import tree_at
from keeper_validate.tree import EMPTY, Tree, tree_of

FILES = {"a.py": "a\n", "b/c.py": "c\n", "b/d/e.py": "e\n", "b.py": "b\n", "b-x/f.py": "f\n"}


def content(tree: Tree) -> dict[str, bytes | None]:
    return {path: tree.read(path) for path, _ in tree.walk()}


def names(tree: Tree, directory: str = "") -> list[str]:
    return [name + "/" * entry.is_directory for name, entry in tree.names(directory)]


@pytest.fixture(params=["revision", "index", "memory", "unborn index"])
def tree(request: pytest.FixtureRequest, repository: Repository) -> Tree:
    """The same files, held in every way."""
    if request.param == "memory":
        return tree_of({path: text.encode() for path, text in FILES.items()})
    if request.param == "unborn index":
        repository.stage(FILES)
        return chosen(repository, staged=True).head
    repository.commit("first", {"a.py": "other\n", "b/c.py": "c\n", "gone/x.py": "x\n"})
    repository.stage(FILES | {"gone/x.py": None})
    if request.param == "index":
        return chosen(repository, staged=True).head
    return tree_at(chosen(repository, commit=repository.commit("second")).repository, "HEAD")


def test_a_tree_holds_its_files(tree: Tree) -> None:
    assert content(tree) == {path: text.encode() for path, text in FILES.items()}
    assert names(tree) == ["a.py", "b/", "b-x/", "b.py"]
    assert names(tree, "b") == ["c.py", "d/"]
    assert names(tree, "b/d") == ["e.py"]
    assert [path for path, _ in tree.walk("b")] == ["b/c.py", "b/d/e.py"]


def test_what_is_not_there_is_none(tree: Tree) -> None:
    for path in ("", "x", "a.py/b", "b/c.py/d", "b/x", "gone", "gone/x.py", "/a.py", "a.py/", "../a.py", "./a.py", "b/../a.py", "b//c.py"):
        assert tree.read(path) is None, path
    assert names(tree, "nowhere") == names(tree, "a.py") == names(tree, "gone") == []


def test_a_directory_is_an_entry_without_content(tree: Tree) -> None:
    entry = tree.entry("b/d")
    assert entry is not None and entry.is_directory and not entry.is_file
    assert tree.read("b/d") is None


def test_files_in_memory_have_the_ids_that_git_gives_them(repository: Repository) -> None:
    repository.commit("first", {"a.py": "a\n"})
    entry = tree_of({"a.py": b"a\n"}).entry("a.py")
    assert entry is not None and entry.oid == repository.git("rev-parse", "HEAD:a.py")


def test_content_can_be_asked_for_by_id_and_ahead(repository: Repository) -> None:
    repository.commit("first", {"a.py": "a\n", "b.py": "b\n"})
    head = chosen(repository, commit="HEAD").head
    oids = [entry.oid for _, entry in head.walk()]
    head.prefetch([*oids, "1" * 40])
    assert [head.blob(oid) for oid in oids] == [b"a\n", b"b\n"]
    with pytest.raises(KeeperError):
        head.blob("1" * 40)
    with pytest.raises(KeeperError):
        tree_of({}).blob("1" * 40)


def test_the_empty_tree_is_empty() -> None:
    assert (content(EMPTY), names(EMPTY), EMPTY.label) == ({}, [], "empty")


PATHS = st.sets(st.tuples(st.sampled_from("ab"), st.sampled_from("abc"), st.sampled_from("xyz")).map("/".join)
                | st.tuples(st.sampled_from("cd"), st.sampled_from("xyz")).map("/".join) | st.sampled_from("efg"), max_size=8)


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(base=PATHS, staged=PATHS)
def test_an_index_over_any_commit_lists_what_git_lists(repository: Repository, base: set[str], staged: set[str]) -> None:
    blob = repository.git("hash-object", "-w", "--stdin", stdin=b"x\n")

    def fill(paths: set[str]) -> None:
        repository.git("read-tree", "--empty")
        lines = "".join(f"100644 {blob}\t{path}\n" for path in sorted(paths))
        repository.git("update-index", "--add", "--index-info", stdin=lines.encode())

    fill(base)
    repository.commit("base")
    fill(staged)
    change = chosen(repository, staged=True)
    assert {path for path, _ in change.head.walk()} == staged == set(repository.git("ls-files").splitlines())
    assert {path for path, _ in change.base.walk()} == base
    assert {file.path for file in change.files} == base ^ staged
    change.repository.close()


def test_a_tree_may_be_deeper_than_the_stack(repository: Repository) -> None:
    blob = repository.git("hash-object", "-w", "--stdin", stdin=b"x\n")
    deep = "a/" * 1100 + "x.py"
    repository.git("update-index", "--add", "--index-info", stdin=f"100644 {blob}\t{deep}\n100644 {blob}\tb.py\n".encode())
    assert [path for path, _ in chosen(repository).head.walk()] == [deep, "b.py"]
    repository.commit("first")
    repository.git("update-index", "--index-info", stdin=f"0 {'0' * 40}\t{deep}\n".encode())
    change = chosen(repository)
    assert names(change.head) == ["b.py"]
    assert [path for path, _ in change.base.walk()] == [deep, "b.py"]


def test_a_file_that_became_a_folder_is_a_folder(repository: Repository) -> None:
    repository.commit("first", {"a": "file\n"})
    (repository.path / "a").unlink()
    repository.write("a/b.py", "b\n")
    repository.git("add", "-A")
    head = chosen(repository).head
    entry = head.entry("a")
    assert entry is not None and entry.is_directory
    assert content(head) == {"a/b.py": b"b\n"}

"""Which change is judged: real repositories in every state that Git can bring them to."""

from __future__ import annotations

from repository import Repository

from keeper_validate.change import Change, Request, select


def chosen(repository: Repository, **request: object) -> Change:
    return select(Request(directory=str(repository.path), **request))  # type: ignore[arg-type]  # the fields of Request, by name


def outline(change: Change) -> list[str]:
    return [f"{file.status} {file.path}" for file in change.files]


def test_staged_content_is_judged_not_the_working_tree(repository: Repository) -> None:
    repository.commit("first", {"a.py": "base\n", "gone.py": "x\n"})
    repository.stage({"a.py": "staged\n", "gone.py": None, "b/new.py": "new\n"})
    repository.write("a.py", "working tree\n")
    change = chosen(repository, staged=True)
    assert outline(change) == ["changed a.py", "added b/new.py", "removed gone.py"]
    assert change.base.read("a.py") == b"base\n"
    assert change.head.read("a.py") == b"staged\n"
    assert change.head.read("gone.py") is None
    assert [path for path, _ in change.head.walk()] == ["a.py", "b/new.py"]

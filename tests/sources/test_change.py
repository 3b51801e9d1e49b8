"""Which change is judged: real repositories in every state that Git can bring them to."""

from __future__ import annotations

from pathlib import Path

import pytest
from choosing import chosen, outline, refused
from repository import Repository

from keeper_validate.change import Request, select
from keeper_validate.revision import tree_at

ODD = ("with space.py", "quote\"'`$.py", "line\nbreak.py", "-leading.py", "tab\t.py", "ümläut.py", "bytes\udcff\udcfe.py",
       ":(glob)*.py", "a/b\\c.py")


# The staged change


def test_staged_content_is_judged_not_the_working_tree(repository: Repository) -> None:
    first = repository.commit("first", {"a.py": "base\n", "gone.py": "x\n"})
    repository.stage({"a.py": "staged\n", "gone.py": None, "b/new.py": "new\n"})
    repository.write("a.py", "working tree\n")
    change = chosen(repository, staged=True)
    assert outline(change) == ["changed a.py", "added b/new.py", "removed gone.py"]
    assert (change.base.label, change.head.label, change.how, change.commits) == (first, "index", "the staged change", ())
    assert change.base.read("a.py") == b"base\n"
    assert change.head.read("a.py") == b"staged\n"
    assert change.head.read("gone.py") is None
    assert [path for path, _ in change.head.walk()] == ["a.py", "b/new.py"]


def test_before_the_first_commit_everything_staged_is_added(repository: Repository) -> None:
    repository.stage({"a.py": "a\n"})
    change = chosen(repository)
    assert outline(change) == ["added a.py"]
    assert (change.base.label, change.branch, change.law_revision) == ("empty", "main", None)
    assert list(change.base.walk()) == []
    assert change.head.read("a.py") == b"a\n"


def test_detached_head_is_judged_like_any_other(repository: Repository) -> None:
    first = repository.commit("first", {"a.py": "a\n"})
    repository.switch(first)
    repository.stage({"b.py": "b\n"})
    change = chosen(repository)
    assert (outline(change), change.branch, change.base.label) == (["added b.py"], None, first)


def test_a_rename_is_a_removal_and_an_addition_whatever_the_configuration_says(repository: Repository) -> None:
    for key, value in (("diff.renames", "copies"), ("core.abbrev", "4"), ("diff.noprefix", "true"), ("core.quotePath", "true"),
                       ("status.relativePaths", "true"), ("diff.relative", "true"), ("color.ui", "always"), ("diff.orderFile", "order")):
        repository.git("config", key, value)
    repository.commit("first", {"ä.py": "a\n" * 30, "order": "z*\na*\n"})
    repository.stage({"ä.py": None, "z.py": "a\n" * 30, "sub/copy.py": "a\n" * 30})
    (repository.path / "sub").mkdir(exist_ok=True)
    change = select(Request(directory=str(repository.path / "sub")))
    assert outline(change) == ["added sub/copy.py", "added z.py", "removed ä.py"]
    assert all(len(entry.oid) == 40 for file in change.files for entry in (file.base, file.head) if entry)


def test_modes_symlinks_and_submodules_are_told_apart_and_not_followed(repository: Repository) -> None:
    repository.commit("first", {"run.sh": "x\n", "turns.py": "content\n"})
    (repository.path / "link.py").symlink_to("/etc/passwd")
    (repository.path / "turns.py").unlink()
    (repository.path / "turns.py").symlink_to("run.sh")
    (repository.path / "run.sh").chmod(0o755)
    inner = Repository(repository.path / "module")
    module = inner.commit("inner", {"x.py": "x\n"})
    repository.git("add", "-A")
    change = chosen(repository)
    assert {file.path: (file.base and file.base.mode, file.head and file.head.mode) for file in change.files} == {
        "run.sh": ("100644", "100755"), "turns.py": ("100644", "120000"), "link.py": (None, "120000"), "module": (None, "160000"),
    }
    assert change.head.read("link.py") is None
    assert change.head.read("turns.py") is None
    assert change.head.read("module") is None
    assert change.head.entry("module/x.py") is None
    assert next(file.head.oid for file in change.files if file.path == "module" and file.head) == module


def test_a_file_that_is_only_intended_to_be_added_is_not_staged(repository: Repository) -> None:
    repository.commit("first", {"a.py": "a\n"})
    repository.write("later.py", "x\n")
    repository.git("add", "-N", "later.py")
    assert outline(chosen(repository, staged=True)) == []


@pytest.mark.parametrize("path", ODD, ids=ascii)
def test_a_path_may_hold_any_bytes(repository: Repository, path: str) -> None:
    repository.commit("first")
    repository.stage({path: "x = 1\n"})
    staged = chosen(repository)
    assert [file.path for file in staged.files] == [path]
    assert staged.head.read(path) == b"x = 1\n"
    oid = repository.commit("second")
    committed = chosen(repository, commit=oid)
    assert [file.path for file in committed.files] == [path]
    assert committed.head.read(path) == b"x = 1\n"


def test_a_folder_may_become_a_file_and_back(repository: Repository) -> None:
    repository.commit("first", {"a/b/c.py": "c\n", "a/d.py": "d\n"})
    repository.stage({"a/b/c.py": None, "a/d.py": None})
    (repository.path / "a" / "b").rmdir()
    (repository.path / "a").rmdir()
    repository.stage({"a": "file\n"})
    change = chosen(repository)
    assert outline(change) == ["added a", "removed a/b/c.py", "removed a/d.py"]
    assert [path for path, _ in change.head.walk()] == ["a"]
    assert change.head.entry("a/b") is None
    repository.commit("second")
    back = chosen(repository, commit="HEAD")
    assert back.head.read("a") == b"file\n"


def test_unmerged_paths_cannot_be_judged(repository: Repository) -> None:
    repository.commit("first", {"a.py": "a\n"})
    repository.branch("side")
    repository.commit("side", {"a.py": "side\n"})
    repository.switch("main")
    repository.commit("main", {"a.py": "main\n"})
    repository.git("merge", "side", check=False)
    assert "a.py is not merged yet" in refused(repository)


def test_an_index_that_git_cannot_read_is_no_empty_change(repository: Repository) -> None:
    repository.commit("first", {"a.py": "a\n"})
    (repository.path / ".git" / "index").write_bytes(b"DIRC rubbish")
    assert "index" in refused(repository, staged=True)


def test_a_branch_that_points_at_nothing_is_no_unborn_branch(repository: Repository) -> None:
    repository.stage({"a.py": "a\n"})
    (repository.path / ".git" / "refs" / "heads" / "main").write_text("1" * 40 + "\n")
    assert "HEAD" in refused(repository)


@pytest.mark.parametrize("flag", ["--skip-worktree", "--assume-unchanged"])
def test_marks_that_hide_the_working_tree_do_not_hide_the_index(repository: Repository, flag: str) -> None:
    repository.commit("first", {"a.py": "a\n"})
    repository.stage({"a.py": "staged\n"})
    repository.git("update-index", flag, "a.py")
    assert outline(chosen(repository)) == ["changed a.py"]


@pytest.mark.parametrize("key", ["index.sparse", "core.splitIndex", "core.untrackedCache"])
def test_an_index_of_any_form_is_read(repository: Repository, key: str) -> None:
    repository.commit("first", {"in/a.py": "a\n", "out/b.py": "b\n", "out/deep/c.py": "c\n"})
    repository.git("config", key, "true")
    if key == "index.sparse":
        repository.git("sparse-checkout", "set", "--cone", "--sparse-index", "in")
    repository.stage({"in/a.py": "staged\n"})
    change = chosen(repository)
    assert outline(change) == ["changed in/a.py"]
    assert [path for path, _ in change.head.walk()] == ["in/a.py", "out/b.py", "out/deep/c.py"]


# Commits, ranges and branches


def test_a_commit_is_judged_against_its_parent(repository: Repository) -> None:
    first = repository.commit("first", {"a.py": "a\n"})
    second = repository.commit("second\n\nwith a body", {"b.py": "b\n"})
    repository.commit("third", {"c.py": "c\n"})
    change = chosen(repository, commit="HEAD~1")
    assert (outline(change), change.base.label, change.head.label) == (["added b.py"], first, second)
    assert change.how == f"commit {second[:10]}"
    assert [(commit.oid, commit.subject, commit.parents) for commit in change.commits] == [(second, "second", (first,))]


def test_the_first_commit_is_judged_against_nothing(repository: Repository) -> None:
    first = repository.commit("first", {"a.py": "a\n"})
    change = chosen(repository, commit=first)
    assert (outline(change), change.base.label) == (["added a.py"], "empty")
    assert [commit.oid for commit in change.commits] == [first]


def test_a_tag_an_abbreviated_id_and_words_of_the_message_name_a_commit(repository: Repository) -> None:
    repository.commit("first")
    oid = repository.commit("second", {"a.py": "a\n"})
    repository.git("tag", "-a", "-m", "tag", "v1")
    assert chosen(repository, commit="v1").head.label == oid
    assert chosen(repository, commit=oid[:8]).head.label == oid
    assert chosen(repository, commit=":/second").head.label == oid


@pytest.mark.parametrize(("request_", "expected", "subjects"), [
    pytest.param({"range": "main...work"}, ["added one.py", "added two.py"], ["two", "one"], id="three dots start at the merge base"),
    pytest.param({"range": "main..."}, ["added one.py", "added two.py"], ["two", "one"], id="an end left out is HEAD"),
    pytest.param({"range": "...main"}, ["added main.py"], ["main"], id="a beginning left out is HEAD"),
    pytest.param(
        {"range": "main..work"}, ["removed main.py", "added one.py", "added two.py"], ["two", "one"], id="two dots compare the ends",
    ),
    pytest.param({"range": "work~1.."}, ["added two.py"], ["two"], id="two dots on one line are its commits"),
    pytest.param({"base": "work~2"}, ["added one.py", "added two.py"], ["two", "one"], id="a base alone is held against HEAD"),
    pytest.param({"base": "work", "head": "work~1"}, ["removed two.py"], [], id="base and head may be any two"),
    pytest.param({}, ["added one.py", "added two.py"], ["two", "one"], id="nothing staged is the branch against the default branch"),
    pytest.param({"range": "HEAD..HEAD"}, [], [], id="a revision against itself is empty"),
])
def test_ranges(forked: Repository, request_: dict[str, str], expected: list[str], subjects: list[str]) -> None:
    change = chosen(forked, **request_)
    assert outline(change) == expected
    assert [commit.subject for commit in change.commits] == subjects
    assert change.law_revision == forked.git("rev-parse", "main")


def test_the_report_can_say_how_the_change_was_chosen(forked: Repository) -> None:
    base = forked.git("merge-base", "main", "work")[:10]
    assert chosen(forked).how == f"main...HEAD (from merge base {base})"
    assert chosen(forked, range="main..work").how == "main..work"
    assert chosen(forked).branch == "work"


def test_the_remote_default_branch_goes_before_the_local_one(forked: Repository) -> None:
    forked.git("update-ref", "refs/remotes/origin/trunk", "work~1")
    forked.git("symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/trunk")
    forked.git("tag", "main", "work")
    change = chosen(forked)
    assert outline(change) == ["added two.py"]
    assert change.law_revision == forked.git("rev-parse", "work~1")


def test_without_a_default_branch_a_range_must_be_named(repository: Repository) -> None:
    repository.commit("first", {"a.py": "a\n"})
    repository.git("branch", "-m", "topic")
    assert "no default branch" in refused(repository)
    assert chosen(repository, commit="HEAD").law_revision is None


def test_the_law_may_be_named(forked: Repository) -> None:
    assert chosen(forked, law="work~1").law_revision == forked.git("rev-parse", "work~1")
    assert tree_at(chosen(forked).repository, "main").read("main.py") == b"m\n"


def test_a_bare_repository_judges_ranges(forked: Repository, tmp_path: Path) -> None:
    forked.git("clone", "-q", "--bare", str(forked.path), str(tmp_path / "bare.git"))
    bare = Repository(tmp_path / "bare.git")
    assert outline(chosen(bare, range="main...work")) == ["added one.py", "added two.py"]
    assert "no working tree" in refused(bare, staged=True)


def test_a_sha256_repository_is_read_alike(tmp_path: Path) -> None:
    repository = Repository(tmp_path / "long", "--object-format=sha256")
    first = repository.commit("first", {"a/b.py": "b\n"})
    assert outline(chosen(repository, commit="HEAD")) == ["added a/b.py"]
    repository.stage({"a/c.py": "c\n"})
    change = chosen(repository)
    assert len(first) == 64
    assert [path for path, _ in change.head.walk()] == ["a/b.py", "a/c.py"]
    assert change.head.read("a/b.py") == b"b\n"


def test_a_linked_worktree_has_its_own_index_and_branch(forked: Repository, tmp_path: Path) -> None:
    forked.git("worktree", "add", "-q", "-b", "linked", str(tmp_path / "linked"), "main")
    linked = Repository(tmp_path / "linked")
    linked.stage({"w.py": "w\n"})
    change = chosen(linked)
    assert (outline(change), change.branch) == (["added w.py"], "linked")
    assert change.repository.top == str(tmp_path / "linked")
    assert change.repository.common_dir == str(forked.path / ".git")


def test_a_subdirectory_judges_the_whole_repository(forked: Repository) -> None:
    forked.stage({"deep/er/x.py": "x\n", "top.py": "t\n"})
    change = select(Request(directory=str(forked.path / "deep" / "er")))
    assert outline(change) == ["added deep/er/x.py", "added top.py"]
    assert (change.repository.top, change.repository.prefix) == (str(forked.path), "deep/er/")


# Merges


def test_a_merge_commit_is_held_against_its_first_parent_and_knows_the_others(forked: Repository) -> None:
    forked.switch("main")
    merge = forked.merge("work")
    change = chosen(forked, commit=merge)
    assert outline(change) == ["added one.py", "added two.py"]
    assert [tree.label for tree in change.parents] == [forked.git("rev-parse", "work")]
    assert [commit.oid for commit in change.commits] == [merge]


def test_what_a_clean_merge_smuggles_in_is_seen(forked: Repository) -> None:
    forked.switch("main")
    forked.git("merge", "-q", "--no-ff", "--no-commit", "work")
    forked.stage({"evil.py": "e\n"})
    staged = chosen(forked)
    assert "added evil.py" in outline(staged)
    assert [parent.read("evil.py") for parent in staged.parents] == [None]
    assert [parent.read("one.py") for parent in staged.parents] == [b"1\n"]
    oid = forked.commit("merge")
    assert "added evil.py" in outline(chosen(forked, commit=oid))


def test_of_two_merge_bases_neither_holds_anything_new(repository: Repository) -> None:
    repository.commit("base", {"a.py": "a\n"})
    repository.branch("left")
    repository.commit("left", {"left.py": "l\n"})
    repository.git("checkout", "-q", "-b", "right", "main")
    repository.commit("right", {"right.py": "r\n"})
    repository.git("branch", "right-tip")
    repository.merge("left")
    repository.switch("left")
    repository.merge("right-tip")
    change = chosen(repository, range="left...right")
    held = {path for tree in (change.base, *change.parents) for path, _ in tree.walk()}
    assert held == {"a.py", "left.py", "right.py"}


# Refusals


@pytest.mark.parametrize(("request_", "message"), [
    pytest.param({"commit": "wrok"}, "did you mean work?", id="a misspelt branch is answered with the near one"),
    pytest.param({"range": "main...wrok"}, "did you mean work?", id="a misspelt end of a range likewise"),
    pytest.param({"base": "1" * 40}, "not a revision", id="an object id that is not there"),
    pytest.param({"commit": "HEAD:a.py"}, "is a blob, not a commit", id="a file is no commit"),
    pytest.param({"commit": "HEAD^{tree}"}, "is a tree, not a commit", id="a tree is no commit"),
    pytest.param({"commit": "--all"}, "not a revision", id="an option is no revision"),
    pytest.param({"commit": "HEAD\nmain"}, "not a revision", id="two lines are no revision"),
    pytest.param({"commit": "x" * 100_000}, "not a revision", id="a book is no revision"),
    pytest.param({"range": "-x...main"}, "not a revision", id="an option is no range"),
    pytest.param({"range": "work"}, "work..HEAD", id="one revision is no range"),
    pytest.param({"law": "nowhere", "staged": True}, "nowhere", id="an unknown law"),
    pytest.param({"base": ""}, "not a revision", id="a base from an unset variable"),
    pytest.param({"base": "main", "head": ""}, "not a revision", id="a head from an unset variable"),
    pytest.param({"commit": ""}, "not a revision", id="a commit from an unset variable"),
    pytest.param({"range": ""}, "not a range", id="a range from an unset variable"),
    pytest.param({"law": ""}, "not a revision", id="a law from an unset variable"),
    pytest.param({"staged": True, "commit": "HEAD"}, "name one change", id="two changes at once"),
    pytest.param({"head": "HEAD"}, "name one change", id="a head without a base"),
])
def test_what_names_no_change_is_refused(forked: Repository, request_: dict[str, str], message: str) -> None:
    assert message in refused(forked, **request_)


def test_unrelated_histories_have_no_merge_base(forked: Repository) -> None:
    forked.git("checkout", "-q", "--orphan", "other")
    forked.commit("other root")
    assert "unrelated" in refused(forked, range="main...other")


def test_a_shallow_clone_without_a_merge_base_says_what_to_fetch(forked: Repository, tmp_path: Path) -> None:
    forked.git("clone", "-q", "--depth=1", "--no-single-branch", f"file://{forked.path}", str(tmp_path / "shallow"))
    shallow = Repository(tmp_path / "shallow")
    assert "fetch-depth: 0" in refused(shallow, range="origin/main...origin/work")
    assert "`git fetch --unshallow`" in refused(shallow, range="origin/main...origin/work")
    assert "fetch-depth: 0" in refused(shallow, commit="origin/work")
    assert "fetch-depth: 0" in refused(shallow, base="origin/work~1")


def test_a_repository_without_commits_has_nothing_to_compare(repository: Repository) -> None:
    assert "no commit yet" in refused(repository)
    assert "no commit yet" in refused(repository, commit="HEAD")

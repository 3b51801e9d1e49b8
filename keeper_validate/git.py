"""Every Git subprocess, as small functions over bytes: hardened flags, a scrubbed environment, NUL-separated paths, full object ids.

Must not read the working tree, nor let the repository's configuration run or change anything; what writes is handed to `written`."""

from __future__ import annotations

import os
import subprocess

from keeper_validate.embedded import outer
from keeper_validate.errors import KeeperError
from keeper_validate.patience import answers, ended
from keeper_validate.store import MENDING, Objects
from keeper_validate.values import dataclass

_FLAGS = (
    "--no-optional-locks", "--no-pager", "--literal-pathspecs", "--no-replace-objects",
    # before Git 2.41 the configuration outweighs --no-replace-objects
    "-c", "core.useReplaceRefs=false", "-c", "core.fsmonitor=false",
    "-c", f"core.hooksPath={os.devnull}", "-c", f"core.attributesFile={os.devnull}",
)
_DIFF = (
    "--raw", "-z", "--no-abbrev", "--no-renames", "--no-ext-diff", "--no-textconv", "--no-color", "--no-relative",
    "--ignore-submodules=none", f"-O{os.devnull}",
)
# An object missing from a partial clone must not start a download: the repository's configuration names the program that would do it.
_SAFE = {
    "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none", "GIT_TERMINAL_PROMPT": "0", "GIT_GRAFT_FILE": os.devnull,
    "GIT_ATTR_NOSYSTEM": "1", "LC_ALL": "C", "LANGUAGE": "C",
}
# These contradict --literal-pathspecs, and Git would refuse both together.
_SCRUBBED = ("GIT_GLOB_PATHSPECS", "GIT_NOGLOB_PATHSPECS", "GIT_ICASE_PATHSPECS")
WHOLE = "fetch the whole history (`git fetch --unshallow`, or fetch-depth: 0)"
_MARK = b"--keeper-validate\n"
_EMBEDDED = "{path} is made of committed files of {holder} that Git takes for a repository of its own: name {holder} with -C"


class GitFailure(KeeperError):
    """Git refused; the message is its own last word."""


@dataclass(frozen=True, slots=True)
class Repository:
    """An opened repository; paths are absolute, `top` is None where there is no working tree. `merge_bases` are those of the
    difference that was asked for, None where none was or one of its revisions is unknown."""

    directory: str
    git_dir: str
    common_dir: str
    top: str | None
    bare: bool
    shallow: bool
    prefix: str
    objects: Objects
    merge_bases: tuple[str, ...] | None = None

    def close(self) -> None:
        """End the object reader."""
        self.objects.close()


@dataclass(frozen=True, slots=True)
class RawChange:
    """One line of a raw diff: modes and object ids, of zeros where the path is absent; `status` is Git's letter."""

    path: str
    base_mode: str
    head_mode: str
    base_oid: str
    head_oid: str
    status: str


def text(raw: bytes) -> str:
    """A path, a ref or a message as the program keeps it: any bytes survive the round trip."""
    return raw.decode("utf-8", "surrogateescape")


def open_repository(directory: str = ".", difference: str | None = None) -> Repository:
    """The repository that holds a directory (or that GIT_DIR names); `difference` is an `A...B` for the same process to resolve."""
    mark = _MARK.decode().strip()
    questions = ["--absolute-git-dir", mark, "--git-common-dir", mark, "--is-bare-repository", mark, "--is-shallow-repository", mark]
    questions += ["--show-prefix", mark, "--show-cdup", mark]
    process = start(directory, "rev-parse", *questions, *((difference, "--") if difference else ()))
    reader = start(directory, "cat-file", "--batch", stdin=True)
    objects = Objects(reader, answers(reader))
    try:
        out, err = ended(process)
    except KeeperError:
        reader.kill()
        raise
    parts = out.split(_MARK)
    if len(parts) < 7:
        objects.close()
        raise KeeperError(_refusal(text(err), directory))
    git_dir, common, bare, shallow, prefix, cdup = (text(part.removesuffix(b"\n")) for part in parts[:6])
    here = os.path.realpath(directory)
    holder, path = outer(git_dir, here)
    if holder and ended(start(holder, "ls-files", "-z", "--", f"{path}/HEAD"))[0]:
        objects.close()
        raise KeeperError(_EMBEDDED.format(path=path, holder=holder))
    return Repository(
        directory=directory, git_dir=git_dir, common_dir=os.path.normpath(os.path.join(here, common)),
        top=os.path.normpath(os.path.join(here, cdup)) if parts[5] else None, bare=bare == "true", shallow=shallow == "true",
        prefix=prefix, objects=objects, merge_bases=_excluded(parts[6]) if difference and process.returncode == 0 else None,
    )


def _excluded(revisions: bytes) -> tuple[str, ...]:
    """The merge bases, which is what a symmetric difference excludes."""
    return tuple(line[1:].decode() for line in revisions.split() if line.startswith(b"^"))


def _refusal(message: str, directory: str) -> str:
    where = os.path.abspath(directory)
    if "dubious ownership" in message:
        return (f"{where} belongs to another user, so Git does not trust it; if you do, run "
                f"`git config --global --add safe.directory {where}`")
    if "not a git repository" in message:
        return f"{where} is not in a Git repository; run `git init`, or name one with -C"
    return f"Git cannot open {where}: {_last_word(message)}"


def start(directory: str, *arguments: str, stdin: bool = False, index: str | None = None) -> subprocess.Popen[bytes]:
    """A hardened Git process, running; `index` is a file to use instead of the repository's index."""
    environment = {key: value for key, value in os.environ.items() if key not in _SCRUBBED} | _SAFE
    environment |= {} if index is None else {"GIT_INDEX_FILE": index}
    command = ["git", *_FLAGS, *arguments]
    try:
        return subprocess.Popen(
            command, cwd=directory, env=environment, stdin=subprocess.PIPE if stdin else subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL if stdin else subprocess.PIPE, bufsize=1 << 16,
        )
    except OSError as error:
        if not os.path.isdir(directory):
            raise KeeperError(f"{directory} is not a directory; name one inside a Git repository with -C") from None
        raise KeeperError(f"git cannot be started ({error.strerror}); install Git 2.31 or later and see that it is on PATH") from None


def finish(process: subprocess.Popen[bytes]) -> bytes:
    """What a process printed, once it has ended well."""
    out, err = ended(process)
    if process.returncode:
        word = _why(process, err)
        absent = "promisor" in word or "unable to read" in word
        raise GitFailure(f"Git failed: {word}" + (f"; {MENDING}" if absent else ""))
    return out


def written(repository: Repository, *arguments: str, data: bytes | None = None, index: str | None = None) -> str:
    """What a Git command prints that writes objects, refs or an index, for those who are asked to; `data` is its standard input."""
    process = start(repository.top or repository.directory, *arguments, stdin=data is not None, index=index)
    if data is None:
        return text(finish(process)).strip()
    out, err = ended(process, data)
    if process.returncode:
        raise GitFailure(
            f"`git {arguments[0]}` failed ({_why(process, err)}); see that there is room, and that no other Git command is at work here, "
            "and run this again"
        )
    return text(out).strip()


def _why(process: subprocess.Popen[bytes], said: bytes) -> str:
    return _last_word(text(said)) if process.returncode > 0 else f"it was killed by signal {-process.returncode}"


def _last_word(message: str) -> str:
    lines = [line for line in message.splitlines() if line.startswith(("fatal:", "error:"))] or message.splitlines()
    return lines[-1].partition(": ")[2] or lines[-1] if lines else "it gave no reason"


def staged_changes(directory: str) -> tuple[RawChange, ...]:
    """The index against HEAD, or against nothing before the first commit; entries that are only intended to be added are not staged."""
    return raw_changes(finish(start(directory, "diff", "--cached", *_DIFF)))


def start_diff(repository: Repository, base: str, head: str) -> subprocess.Popen[bytes]:
    """One commit or tree against another, by object id."""
    return start(repository.directory, "diff-tree", "-r", *_DIFF, base, head, "--")


def raw_changes(out: bytes) -> tuple[RawChange, ...]:
    """The entries of a NUL-separated raw diff, in path order."""
    fields = out.split(b"\0")
    changes = []
    if fields.pop() or len(fields) % 2:
        raise KeeperError("Git's list of differences broke off; run again")
    for meta, path in zip(fields[0::2], fields[1::2], strict=True):
        parts = meta.decode("ascii", "replace").removeprefix(":").split(" ")
        if len(parts) != 5 or not parts[4]:
            raise KeeperError("Git's list of differences cannot be read; `git fsck` says more")
        base_mode, head_mode, base_oid, head_oid, status = parts
        changes.append(RawChange(text(path), base_mode, head_mode, base_oid, head_oid, status[:1]))
    return tuple(sorted(changes, key=lambda change: change.path))


def merge_bases(repository: Repository, base: str, head: str) -> tuple[str, ...]:
    """The best common ancestors of two commits; none where they share no known history."""
    return _excluded(finish(start(repository.directory, "rev-parse", f"{base}...{head}", "--")))


def revisions(repository: Repository, head: str, *excluded: str) -> tuple[str, ...]:
    """The commits that are in the history of one commit and not in that of the others, newest first."""
    arguments = [head, *(f"^{oid}" for oid in excluded)]
    return tuple(finish(start(repository.directory, "rev-list", *arguments, "--")).decode().split())


def history(repository: Repository, head: str, *excluded: str) -> tuple[tuple[str, str], ...]:
    """The same commits, oldest first, each with the day and hour it was committed (ISO 8601)."""
    words = ("--reverse", "--date-order", "--format=%H %cI", head, *(f"^{oid}" for oid in excluded), "--")
    lines = finish(start(repository.directory, "rev-list", *words)).decode().splitlines()
    return tuple((oid, when) for oid, _, when in (line.partition(" ") for line in lines[1::2]))


def ref_names(repository: Repository) -> tuple[str, ...]:
    """The short names of all branches and tags, which may be ambiguous."""
    out = finish(start(repository.directory, "for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/remotes", "refs/tags"))
    return tuple(text(out).splitlines())


def symbolic_head(repository: Repository) -> str | None:
    """The branch that HEAD names, even before its first commit; None where it is detached."""
    try:
        with open(os.path.join(repository.git_dir, "HEAD"), "rb") as file:
            head = text(file.read()).strip()
    except OSError:
        return None
    # A reftable repository keeps a placeholder in that file.
    if head.endswith(".invalid"):
        head = "ref: " + text(ended(start(repository.directory, "symbolic-ref", "-q", "HEAD"))[0]).strip()
    return head.removeprefix("ref: refs/heads/") if head.startswith("ref: refs/heads/") else None


def unborn(repository: Repository) -> bool:
    """Whether HEAD has no commit yet, rather than one that cannot be read."""
    process = start(repository.directory, "rev-parse", "-q", "--verify", "HEAD")
    return not ended(process)[0] and process.returncode == 1


def merge_heads(repository: Repository) -> tuple[str, ...]:
    """The further parents of the merge that is being committed."""
    try:
        with open(os.path.join(repository.git_dir, "MERGE_HEAD"), "rb") as file:
            return tuple(file.read().decode("ascii", "replace").split())
    except FileNotFoundError:
        # `git merge` runs its pre-merge-commit hook before it writes that file, and names what it merges like this.
        return tuple(sorted(key.removeprefix("GITHEAD_") for key in os.environ if key.startswith("GITHEAD_")))

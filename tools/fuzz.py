"""Throws mutated inputs at every reader of the program until the time is up: `python tools/fuzz.py --seconds N`.

Stops at the first crash, hang or answer that differs from the one before, and saves the input beside itself.
Must not know what is right: only
what never may happen."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import random
import signal
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import FrameType

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from keeper_validate import git  # noqa: E402
from keeper_validate.clause import Clause  # noqa: E402
from keeper_validate.compare import delta  # noqa: E402
from keeper_validate.compile import compile_clause  # noqa: E402
from keeper_validate.delta import FileChange  # noqa: E402
from keeper_validate.errors import KeeperError  # noqa: E402
from keeper_validate.event import event  # noqa: E402
from keeper_validate.extract.snapshot import snapshot  # noqa: E402
from keeper_validate.law.beads import beads_of_message  # noqa: E402
from keeper_validate.law.brief import said_by_description  # noqa: E402
from keeper_validate.law.decision_file import load_decision  # noqa: E402
from keeper_validate.law.vault_file import load_vault_file  # noqa: E402
from keeper_validate.law.waivers import load_waivers  # noqa: E402
from keeper_validate.tree import tree_of  # noqa: E402

PATIENCE = 20
JUNK = (b"\0", b"\xff", b"\xef\xbb\xbf", b"{" * 40, b"[" * 40, b"(" * 40, b"<" * 9, b"`", b'"', b"'", b"/*", b"#",
        b"\r", b"\t", b"*", b"&a ", b"!!x ", b": ",
        b"- ", b"=> ", b"\xe2\x80\xae", b"\xd0\xb0", b"export ", b"import ", b"class ", b"enum ", b"=", b";", b",",
        b"..", b"9" * 30, b"\n" * 9)


class Hang(BaseException):
    """One input took longer than anybody waits."""


def sources() -> list[tuple[str, bytes]]:
    """Real inputs to begin from: the shipped pages' own cases, the sample application, decisions and vaults."""
    files = [file for top in ("seeds", "keeper") for file in sorted((ROOT / top).rglob("*")) if file.is_file()]
    found = [(file.relative_to(ROOT).as_posix(), file.read_bytes()) for file in files]
    for page in sorted((ROOT / "rules").rglob("*.md")):
        fence, path, lines = False, "", list[str]()
        for line in page.read_text(encoding="utf-8").splitlines():
            if line.startswith("```"):
                if fence and path:
                    found.append((path, "\n".join(lines).encode()))
                fence, lines = not fence, []
                path = line.partition("path=")[2].split()[0] if "path=" in line and fence else ""
            elif fence:
                lines.append(line)
    return [(path, data) for path, data in found if len(data) < 20_000]


def mutated(data: bytes, chance: random.Random, others: Sequence[tuple[str, bytes]]) -> bytes:
    """A few random edits: cut, double, swap, flip, junk, a piece of another input."""
    text = bytearray(data)
    for _ in range(chance.randint(1, 6)):
        at = chance.randint(0, len(text))
        to = min(len(text), at + chance.choice((1, 1, 2, 5, 20, 200)))
        act = chance.randrange(6)
        if act == 0:
            del text[at:to]
        elif act == 1:
            text[at:at] = text[at:to] * chance.choice((1, 2, 30))
        elif act == 2:
            text[at:at] = chance.choice(JUNK)
        elif act == 3 and at < len(text):
            text[at] ^= 1 << chance.randrange(8)
        elif act == 4:
            other = chance.choice(others)[1]
            start = chance.randint(0, len(other))
            text[at:to] = other[start : start + 80]
        else:
            text[at:to] = bytes(reversed(text[at:to]))
    return bytes(text)


def _extraction(path: str, data: bytes, base: bytes) -> object:
    sides = [snapshot(tree_of({path: one}), [path]) for one in (base, data)]
    files = (FileChange(path, "changed", "100644", "100644"),)
    forth, back, none = delta(sides[0], sides[1], files), delta(sides[1], sides[0], files), delta(sides[1], sides[1], files)
    assert not (none.created or none.removed or none.altered or none.moved), "delta(x, x) is not empty"
    assert len(forth.created) == len(back.removed) and len(forth.altered) == len(back.altered), "delta is no mirror"
    return sides[1]


def _decision(path: str, data: bytes, base: bytes) -> object:
    decision = load_decision("keeper/decisions/017-x" + (".md" if path.endswith(".md") else ".yaml"), data)
    return decision, [compile_clause(clause) for clause in decision.clauses[:20]]


def _clause(path: str, data: bytes, base: bytes) -> object:
    text = " ".join(data[:160].decode("utf-8", "replace").split())
    return [compile_clause(Clause("c[0]", field, text, path, 1, field)) for field in ("forbidden", "constraints")]


def _words(path: str, data: bytes, base: bytes) -> object:
    text = data.decode("utf-8", "replace")
    return said_by_description(text, "x"), tuple(beads_of_message(text))


def _event(path: str, data: bytes, base: bytes) -> object:
    file = Path(os.environ["KEEPER_FUZZ_FOLDER"]) / f"event-{os.getpid()}.json"
    seed = {"pull_request": {"base": {"ref": "main", "sha": "a"}, "head": {"sha": "b"}}, "before": "c", "after": "d"}
    written = json.dumps(seed).encode()
    file.write_bytes(written[: len(data) % len(written)] + data[:20] + written[len(data) % len(written) :])
    return event({"GITHUB_EVENT_PATH": str(file)})


READERS: dict[str, Callable[[str, bytes, bytes], object]] = {
    "extraction and delta": _extraction,
    "decisions": _decision,
    "vaults": lambda path, data, base: load_vault_file("keeper/seeds/frontend.yaml", data),
    "waivers": lambda path, data, base: load_waivers("keeper/waivers.yaml", data, "2026-11-21"),
    "clauses": _clause,
    "beads and messages": _words,
    "Git's raw differences": lambda path, data, base: git.raw_changes(data),
    "events": _event,
}


def chosen(path: str, chance: random.Random) -> str:
    """Which reader gets an input: mostly the one it is for."""
    if path.endswith((".yaml", ".yml")) and chance.random() < 0.7:
        return chance.choice(("decisions", "vaults", "waivers"))
    return chance.choice(list(READERS)[4:]) if chance.random() < 0.3 else "extraction and delta"


def answer(name: str, path: str, data: bytes, base: bytes) -> str:
    """What a reader says, as text; a refusal is an answer."""
    try:
        return repr(READERS[name](path, data, base))
    except (KeeperError, git.GitFailure) as refusal:
        return f"refused: {refusal}"


def worker(number: int, seed: int, until: float, counts: object, trouble: object) -> None:
    """Mutates until the time is up, or another worker has found something."""
    def stop(signum: int, frame: FrameType | None) -> None:
        raise Hang

    signal.signal(signal.SIGALRM, stop)
    chance, known = random.Random(seed + number), sources()
    done = dict.fromkeys(READERS, 0)
    while time.monotonic() < until and not trouble.value:  # type: ignore[attr-defined]  # shared memory has no type of its own
        path, base = chance.choice(known)
        data = mutated(base, chance, known)
        name = chosen(path, chance)
        signal.alarm(PATIENCE)
        try:
            said = answer(name, path, data, base)
            if chance.random() < 0.05 and answer(name, path, data, base) != said:
                raise AssertionError("a second reading says something else")
        except BaseException as fault:
            signal.alarm(0)
            trouble.value = 1  # type: ignore[attr-defined]
            _save(name, path, data, fault)
            break
        signal.alarm(0)
        done[name] += 1
    counts.put(done)  # type: ignore[attr-defined]


def _save(name: str, path: str, data: bytes, fault: BaseException) -> None:
    import traceback

    folder = Path(os.environ["KEEPER_FUZZ_FOLDER"])
    file = folder / f"fuzz-{time.time_ns()}-{path.replace('/', '_')}"
    file.write_bytes(data)
    print(f"{name}: {type(fault).__name__}: {fault}\n  input: {file}\n{''.join(traceback.format_exception(fault)[-6:])}", file=sys.stderr)


def main(argv: Sequence[str] | None = None) -> int:
    """0 where nothing was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", default="build/fuzz", help="where an input that broke something is saved")
    options = parser.parse_args(argv)
    Path(options.folder).mkdir(parents=True, exist_ok=True)
    os.environ["KEEPER_FUZZ_FOLDER"] = str(Path(options.folder).resolve())
    context = multiprocessing.get_context("fork")
    counts, trouble = context.Queue(), context.Value("i", 0)
    until = time.monotonic() + options.seconds
    running = [context.Process(target=worker, args=(number, options.seed, until, counts, trouble)) for number in range(options.workers)]
    for process in running:
        process.start()
    totals = dict.fromkeys(READERS, 0)
    for _ in running:
        for name, count in counts.get().items():
            totals[name] += count
    for process in running:
        process.join()
    for name, count in totals.items():
        print(f"{count:>10,}  {name}")
    print(f"{sum(totals.values()):>10,}  executions in {options.seconds:.0f} s, {'trouble' if trouble.value else 'nothing'} found")
    return int(trouble.value)


if __name__ == "__main__":
    sys.exit(main())

"""Rounds of fuzzing, each in a process of its own: mutates, asks, counts, keeps what broke. Repeatable from its seed.

A fault is an exception other than a refusal, more than two seconds of processor time, or an answer that differs when asked again, also in a
fresh process with another hash seed. Must not know any target."""

from __future__ import annotations

import hashlib
import json
import os
import random
import re
import resource
import signal
import sys
import time
import traceback
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from mmap import mmap
from pathlib import Path
from types import FrameType

from fuzzing.mutation import mutated
from fuzzing.target import Target, answer

SLOW = 2.0
_HANG = 20
_AGAIN = 100
_SAMPLED = 400
_MOST_KEPT = 3
_LARGEST = 40_000
_NUMBER = re.compile(r"0x[0-9a-f]+|[0-9]+(?:-[0-9]+)?|invalid (?:start|continuation) byte")


class Hang(BaseException):
    """One input took longer than anybody waits."""


@dataclass
class Round:
    """What one round did: executions by target, answers to compare with those of another process, and faults by what they are called."""

    counts: dict[str, int] = field(default_factory=dict)
    samples: list[tuple[str, str, str]] = field(default_factory=list)
    faults: dict[str, int] = field(default_factory=dict)


def slug(name: str) -> str:
    """A target's name as a folder's."""
    return "".join(char if char.isalnum() else "-" for char in name).strip("-")


def run_round(targets: Sequence[Target], seconds: float, seed: int, folder: Path, last: mmap) -> Round:
    """So many seconds of processor time, a share for each target."""
    signal.signal(signal.SIGPROF, _hang)
    dice, done = random.Random(seed), Round()
    for target in dice.sample(list(targets), len(targets)):
        done.counts[target.name] = _share(target, seconds / len(targets), dice, done, folder, last)
    return done


def in_process(targets: Sequence[Target], seconds: float, seed: int, folder: Path) -> Round:
    """The same in a child that may die; then the input that it died of is kept."""
    last = mmap(-1, _LARGEST + 200)
    out = folder / f"round-{os.getpid()}.json"
    child = os.fork()
    if not child:
        _limited(seconds)
        done = run_round(targets, seconds, seed, folder, last)
        out.write_text(json.dumps([done.counts, done.samples, done.faults]), encoding="utf-8")
        os._exit(0)
    _, status = os.waitpid(child, 0)
    if status:
        length, name, data = last[:].split(b"\n", 2)
        data = data[: int(length)]
        keep(folder, name.decode(), data, f"the process ended with status {status}")
        return Round(faults={f"{name.decode()}: the process ended with status {status}": 1})
    counts, samples, faults = json.loads(out.read_text(encoding="utf-8"))
    out.unlink()
    return Round(counts, [tuple(one) for one in samples], faults)


def differing(targets: dict[str, Target], samples: Sequence[tuple[str, str, str]]) -> Iterator[tuple[str, bytes]]:
    """The samples whose answer here is not the one that is written down."""
    for name, text, said in samples:
        data = bytes.fromhex(text)
        if _digest(answer(targets[name], data)) != said:
            yield name, data


def _share(target: Target, seconds: float, dice: random.Random, done: Round, folder: Path, last: mmap) -> int:
    seeds = [*target.begin(), *_found(folder, target.name)]
    pool, count = list(seeds), 0
    until = time.process_time() + seconds
    while True:
        before = time.process_time()
        if before >= until:
            return count
        for _ in range(8):
            data = dice.randbytes(16 + int(dice.random() * 200)) if target.raw and not (pool and dice.random() < 0.3) else _next(pool, dice)
            count += 1
            _one(target, data, count, done, folder, last)
        if len(pool) < 400 and dice.random() < 0.2 and len(data) < _LARGEST:
            pool.append(data)


def _next(pool: list[bytes], dice: random.Random) -> bytes:
    return mutated(pool[int(dice.random() * len(pool))] if pool else b"", dice, pool)[:_LARGEST]


def _one(target: Target, data: bytes, count: int, done: Round, folder: Path, last: mmap) -> None:
    head = f"{len(data)}\n{target.name}\n".encode()
    last[: len(head) + len(data)] = head + data
    signal.setitimer(signal.ITIMER_PROF, _HANG)
    before = time.process_time()
    try:
        said = answer(target, data)
        if time.process_time() - before > SLOW:
            raise TimeoutError(f"more than {SLOW:.0f} seconds")
        if count % _AGAIN == 0 and answer(target, data) != said:
            raise AssertionError("asked again, it says something else")
        if count % _SAMPLED == 0:
            done.samples.append((target.name, data.hex(), _digest(said)))
    except (Exception, Hang) as fault:
        _note(target.name, data, fault, done, folder)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _note(name: str, data: bytes, fault: BaseException, done: Round, folder: Path) -> None:
    place = traceback.extract_tb(fault.__traceback__)[-1]
    called = f"{name}: {type(fault).__name__} at {Path(place.filename).name}:{place.lineno}: {_NUMBER.sub('N', str(fault))[:60]}"
    done.faults[called] = done.faults.get(called, 0) + 1
    if done.faults[called] <= _MOST_KEPT:
        keep(folder, name, data, called + "\n" + "".join(traceback.format_exception(fault)))


def keep(folder: Path, name: str, data: bytes, why: str) -> None:
    kept = folder / "crashers" / slug(name)
    kept.mkdir(parents=True, exist_ok=True)
    stem = hashlib.sha256(data).hexdigest()[:12]
    (kept / stem).write_bytes(data)
    (kept / f"{stem}.why").write_text(why, encoding="utf-8", errors="backslashreplace")


def _found(folder: Path, name: str) -> list[bytes]:
    """What a guided run found to reach new code."""
    corpus = folder / "corpus" / slug(name)
    return [file.read_bytes() for file in sorted(corpus.iterdir())[:2000]] if corpus.is_dir() else []


def _digest(said: str) -> str:
    return hashlib.sha256(said.encode("utf-8", "surrogatepass")).hexdigest()[:16]


def _limited(seconds: float) -> None:
    """What hangs where Python cannot interrupt it is ended by the system."""
    most = int(seconds * 2) + 120
    resource.setrlimit(resource.RLIMIT_CPU, (most, most))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    sys.setrecursionlimit(1000)


def _hang(signum: int, frame: FrameType | None) -> None:
    raise Hang(f"more than {_HANG} seconds")

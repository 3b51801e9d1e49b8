"""The program as a whole: help, version, and refusals in one clear sentence with the right exit status."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest

from keeper_validate import __version__, main
from keeper_validate.commands import COMMANDS
from keeper_validate.errors import INTERNAL, NOT_JUDGED, UPHELD

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("argv", [["--help"], ["-h"], ["--adr", "17", "--help"]], ids=["long", "short", "among options"])
def test_help_names_every_command_option_and_exit_status(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main.run(argv) == UPHELD
    text = capsys.readouterr().out
    for word in (*COMMANDS, "--adr", "--law", "--format", "--ci", "-C DIR", "0 upheld", "1 violated"):
        assert word in text


def test_version_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.run(["--version"]) == UPHELD
    assert capsys.readouterr().out == f"keeper-validate {__version__}\n"


@pytest.mark.parametrize(("argv", "sentence"), [
    (["dif"], "there is no command 'dif'; did you mean 'diff'? (keeper-validate --help lists them)"),
    (["zebra"], "there is no command 'zebra' (keeper-validate --help lists them)"),
    (["--adr", "ADR-1"], "no command was given, such as diff or demo; see keeper-validate --help"),
    (["diff", "--comit", "x"], "diff does not take '--comit'; did you mean '--commit'? (keeper-validate diff --help lists its options)"),
    (["diff", "--bogus"], "diff does not take '--bogus' (keeper-validate diff --help lists its options)"),
    (["diff", "HEAD"], "HEAD is not a range; --commit HEAD judges that commit, and a range such as main...HEAD a branch"),
    (["diff", "."], ". is a path, and a change is judged as a whole; `keeper-validate extract .` shows what is found in one file"),
    (["diff", "--adr"], "argument --adr: expected one argument (keeper-validate diff --help says more)"),
    (["adr"], "say what to do: check, list, show, new or schema (keeper-validate adr --help says more)"),
    (["hook"],
     "say what to do: pre-commit, commit-msg, pre-push, range, gate, claude or github "
     "(keeper-validate hook --help says more)"),
    (["gatekeep"],
     "say what to do: precheck, assign, next, claim, record, status or reopen "
     "(keeper-validate gatekeep --help says more)"),
    (["diff", "--format", "yaml"], "argument --format: invalid choice: 'yaml'"),
    (["-C", "no/such/place", "diff"], "-C no/such/place: No such file or directory"),
    (["bad\x1b[2Jname"], "there is no command 'bad\\x1b[2Jname' (keeper-validate --help lists them)"),
], ids=["a near command", "a far command", "no command", "a near option", "a far option", "no range", "a path", "no value", "no action",
        "no hook", "no step",
        "a wrong format", "no directory", "an escape"])
def test_a_wrong_command_line_is_refused_in_one_sentence(argv: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.run(argv) == NOT_JUDGED
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(f"keeper-validate: {sentence}")
    assert captured.err.count("\n") == 1


def test_no_arguments_print_the_help_and_do_not_pass_for_approval(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.run([]) == NOT_JUDGED
    assert "first steps:" in capsys.readouterr().err


def test_a_fault_of_the_program_is_told_apart_from_a_refusal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("keeper_validate.usage.help_text", lambda: 1 / 0)
    assert main.run(["--help"]) == INTERNAL
    error = capsys.readouterr().err
    assert error.startswith("keeper-validate: internal error; nothing was judged\n  ZeroDivisionError in ")
    assert "Traceback" not in error
    assert main.run(["--help", "-v"]) == INTERNAL
    assert "Traceback" in capsys.readouterr().err


def test_an_interrupt_is_no_approval(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted() -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("keeper_validate.usage.help_text", interrupted)
    assert main.run(["--help"]) == main.INTERRUPTED
    assert capsys.readouterr().err == "keeper-validate: interrupted; nothing was judged\n"


LOST = """
import os, signal, sys, time
from keeper_validate import main, usage

def lost():
    try:
        os.kill(os.getpid(), signal.SIGINT)
        time.sleep(60)
    except KeyboardInterrupt:
        raise ValueError("Invalid predicate") from None

signal.signal(signal.SIGINT, signal.default_int_handler)
usage.help_text = lost
sys.argv = ["keeper-validate", "--help"]
main.start()
"""


def test_an_interrupt_that_a_library_makes_an_error_of_is_one_still() -> None:
    done = subprocess.run((sys.executable, "-c", LOST), capture_output=True, check=False, env={**os.environ, "PYTHONPATH": str(ROOT)})
    assert (done.returncode, done.stdout, done.stderr) == (main.INTERRUPTED, b"", b"keeper-validate: interrupted; nothing was judged\n")


def helped(stdout: int | IO[bytes], stderr: int | IO[bytes] = subprocess.PIPE) -> subprocess.CompletedProcess[bytes]:
    """With buffers as people have them: without, Python has nothing left to write when it ends."""
    command = (sys.executable, "-m", "keeper_validate", "--help")
    variables = {key: value for key, value in os.environ.items() if key != "PYTHONUNBUFFERED"} | {"PYTHONPATH": str(ROOT)}
    return subprocess.run(command, stdout=stdout, stderr=stderr, check=False, env=variables)


def test_a_reader_that_leaves_early_makes_no_noise_and_no_approval() -> None:
    read, write = os.pipe()
    os.close(read)
    done = helped(write)
    os.close(write)
    assert (done.returncode, done.stderr) == (NOT_JUDGED, b"")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="the system has no device that is always full")
def test_a_report_that_cannot_be_written_is_no_approval() -> None:
    with open("/dev/full", "wb") as full:
        done = helped(full)
    assert done.returncode == NOT_JUDGED
    assert done.stderr == b"keeper-validate: the report could not be written to standard output: No space left on device\n"


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="the system has no device that is always full")
def test_a_summary_that_cannot_be_written_leaves_the_status_as_it_is() -> None:
    with open("/dev/full", "wb") as full:
        assert helped(subprocess.DEVNULL, full).returncode == UPHELD
        assert helped(full, full).returncode == NOT_JUDGED


def test_a_standard_output_that_is_closed_is_said() -> None:
    command = f'"{sys.executable}" -m keeper_validate --help >&-'
    done = subprocess.run(["bash", "-c", command], stderr=subprocess.PIPE, check=False, env={**os.environ, "PYTHONPATH": str(ROOT)})
    assert done.returncode == NOT_JUDGED
    assert done.stderr == b"keeper-validate: the report could not be written: standard output is closed; name a file with --output.\n"


def test_what_judges_is_not_loaded_before_it_is_asked_for() -> None:
    """An interrupt before that ends in a sentence too, and help need not wait for it."""
    script = "import sys; import keeper_validate.main; print([name for name in sys.modules if 'keeper_validate.verdict' in name])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True, env={**os.environ, "PYTHONPATH": str(ROOT)})
    assert done.stdout == b"[]\n"

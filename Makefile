# Needs git, make and Python 3.10 or later with venv. Everything else is installed into .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
SOURCES := pyproject.toml hatch_build.py
# What `make fuzz` and `make bite` are given: words of the names of targets or pages.
ONLY ?=

.PHONY: demo test slow fuzz bite lint types floors check bench clean

demo: $(VENV)/installed
	@$(BIN)/keeper-validate demo

test: $(VENV)/developing
	@$(BIN)/python -m pytest -m "not slow" -n auto --dist worksteal

slow: $(VENV)/developing
	@$(BIN)/python -m pytest -m slow -n auto --dist worksteal

fuzz: $(VENV)/developing
	@$(BIN)/python tools/fuzz.py --hours 2 $(ONLY)

bite: $(VENV)/developing
	@$(BIN)/python tools/bite.py rules $(ONLY)

lint: $(VENV)/developing
	@$(BIN)/python -m ruff check .

types: $(VENV)/developing
	@$(BIN)/python -m mypy

floors: $(VENV)/developing
	@$(BIN)/lint-imports

check: lint types floors slow test
	@echo "check: lint, types, floors, the built wheel and all tests are in order"

bench: $(VENV)/installed
	@$(BIN)/python benchmarks/run.py

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache

$(VENV)/python:
	@$(PYTHON) -c 'import sys; sys.exit("keeper-validate needs Python 3.10 or later, and $(PYTHON) is " + sys.version.split()[0] + "; try: make PYTHON=python3.12 demo") if sys.version_info < (3, 10) else 0'
	@echo "making $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/installed: $(VENV)/python $(SOURCES)
	@echo "installing keeper-validate into $(VENV) ..."
	@$(PIP) install --editable .
	@touch $@

$(VENV)/developing: $(VENV)/installed lock/dev.txt
	@echo "installing what the tests need into $(VENV) ..."
	@$(PIP) install --require-hashes --requirement lock/dev.txt
# The independent reader of beads, to compare ours with; its server, which is not used, wants another version of the MCP SDK.
	@$(PIP) install --no-deps beads-mcp
	@touch $@

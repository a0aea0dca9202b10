# make play            sets up, builds and starts the game in the browser; it says where
# make test            sets up and runs all checks and tests
# make quick           linters, types, and the tests of engine and rules; nothing is compiled
# make quick M=thieves one module: its rules, audit, texts, bots, a hundred refereed games
# make test-long       the longer sweeps besides
# make arena-levels    plays each level against the one below and against its first version
# make check           only the linters and type checkers
# make wire            writes the client's types anew from the server's
# make compile         compiles the engine now
# make wheel           builds sdist and wheel into dist/
# make first-minutes   times the first play and the first test in a fresh clone
# make lock            renews the lock files
# make clean           removes everything that was set up and built

PYTHON ?= python3
BIN := .venv/bin
JOBS ?= 2
## Each process begins with tests that stand together: what is made for a file is made once.
PYTEST = $(BIN)/python -m pytest -n $(JOBS) --dist worksteal
## Whatever failed beside others must pass when nothing else runs: a busy machine is no fault, anything else fails again.
ALONE = $(BIN)/python -m pytest -p no:xdist --last-failed --last-failed-no-failures none
PREPARE := @$(PYTHON) tools/prepare.py

.PHONY: help play test test-long quick arena-levels check wire compile wheel first-minutes lock clean

help:
	@sed -n 's/^# //p' Makefile

play:
	$(PREPARE) play
	@$(BIN)/alhambra play

test:
	$(PREPARE) test
	@$(MAKE) --no-print-directory check
	$(PYTEST) -m "not long" || { test $$? -eq 1 && $(ALONE) -m "not long"; }

test-long: test
	ALHAMBRA_PURE=1 $(PYTEST) -m "not long" tests/engine tests/rules tests/modules \
		--ignore=tests/modules/test_combinations.py
	$(PYTEST) -m long

quick:
	$(PREPARE) quick
	@$(BIN)/python tools/quick.py $(M)

arena-levels:
	$(PREPARE) compile
	$(PYTEST) tests/bots/test_strength.py

check:
	$(PREPARE) dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src tests examples tools hatch_build.py
	$(BIN)/python tools/wire.py --check
	$(BIN)/python tools/client.py run check

wire:
	$(PREPARE) dev
	$(BIN)/python tools/wire.py

compile:
	$(PREPARE) compile

wheel:
	$(PREPARE) dev
	$(BIN)/uv build --quiet

first-minutes:
	@$(PYTHON) tools/first_minutes.py

lock:
	$(PREPARE) dev
	$(BIN)/python tools/lock.py

clean:
	rm -rf .venv web/node_modules build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis

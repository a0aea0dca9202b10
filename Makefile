# make play   sets everything up, builds and starts the game
# make test   sets everything up and runs all checks and tests
# make help   lists the rest

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src web -type f -not -name '*.pyc' -not -path '*/node_modules/*') \
  pyproject.toml hatch_build.py README.md LICENSE
NPM := $(BIN)/python -c 'import pathlib, sys; from hatch_build import npm; npm(pathlib.Path("web"), *sys.argv[1:])'
JOBS ?= 2

.PHONY: help play test test-long check lock clean

help:
	@sed -n 's/^# //p' Makefile
	@echo "make test-long   the longer sweeps besides"
	@echo "make check       only the linters and type checkers"
	@echo "make lock        renews requirements.lock"
	@echo "make clean       removes everything that was built"

play: $(VENV)/.installed
	@$(BIN)/alhambra play

test: check $(VENV)/.compiled $(VENV)/.browser
	$(BIN)/python -m pytest -n $(JOBS) -m "not long"
	ALHAMBRA_PURE=1 $(BIN)/python -m pytest -n $(JOBS) -m "not long" tests/engine tests/rules

test-long: test
	$(BIN)/python -m pytest -n $(JOBS) -m long

check: $(VENV)/.tools web/node_modules/.installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src tests examples hatch_build.py
	$(NPM) run check

lock: $(VENV)/.tools
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile pyproject.toml --extra dev --generate-hashes --universal --upgrade \
	  --python-version 3.11 --no-header --quiet -o requirements.lock

clean:
	rm -rf $(VENV) web/node_modules build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis

$(VENV)/.tools: requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Python 3.11 or later is needed; say which with: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -m venv $(VENV) || \
	  { echo "Python cannot make a virtual environment; on Debian: apt install python3-venv"; exit 1; }
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $@

$(VENV)/.installed: $(VENV)/.tools $(SOURCES)
	@echo "Building the game (some minutes where a C compiler is) ..."
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --force-reinstall .
	@touch $@

web/node_modules/.installed: $(VENV)/.tools web/package-lock.json
	$(NPM) ci --ignore-scripts
	@touch $@

# The tests compare the compiled engine with its sources, so they need a compiler.
$(VENV)/.compiled: $(VENV)/.installed
	@$(BIN)/alhambra --version | grep -q '(compiled)' || \
	  { echo "The engine could not be compiled; on Debian: apt install gcc python3-dev"; exit 1; }
	@touch $@

# The tests play in a real browser, Debian's Chromium, found by its path.
$(VENV)/.browser: $(VENV)/.tools
	@command -v chromium >/dev/null || \
	  { echo "Installing Chromium ..."; apt-get update -qq && apt-get install -y -qq chromium >/dev/null; } || \
	  { echo "The tests need Chromium; on Debian: apt install chromium"; exit 1; }
	@touch $@

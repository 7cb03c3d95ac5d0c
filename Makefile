# make play   sets everything up and opens the parlour in the browser
# make test   sets everything up and checks it all, on both builds
# make check  the quick round while you work: ruff, mypy, and the tests of kernel and games on plain Python
# make bench  measures, and compares with the peers
# make soak   lets bots play for an hour (MINUTES=60) and checks everything
# make setup  does the set-up alone, into .venv
# make states writes the classes of states after a change of a zones.py
# make web    builds the browser client alone

PYTHON ?= python3
JOBS ?= 2
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
PYTEST := $(BIN)/python -m pytest -q -n $(JOBS)
PEERS := catanatron open_spiel ray rlcard shimmy
PEER_SERVER := benchmarks/boardgameio/node_modules/.package-lock.json
CHECKED := src tests examples setup.py

# Everything that the package is built from; an added or removed file counts too. The built client is added afterwards.
CLIENT := src/parlour/server/client
SOURCES := $(shell find src \( -name '*.egg-info' -o -path $(CLIENT) \) -prune -o -type f ! -name '*.pyc' ! -name '*.so' -print | LC_ALL=C sort)
WEB := $(shell find web -name node_modules -prune -o -type f -print | LC_ALL=C sort)
MAPS := $(wildcard src/parlour/games/*/cards/maps/*.json)
NPM := npm --prefix web --silent

.PHONY: help setup play test check states soak lint types pure compiled pages rules web web-check web-types client bench peers lock clean FORCE
.DELETE_ON_ERROR:

help:
	@sed -n 's/^# //p;/^$$/q' Makefile

setup: $(VENV)/built client

play: setup
	$(BIN)/parlour serve --open

# Testing: every step ends with its runner's closing line.

test:
	@requirements/node.sh
	@requirements/servers.sh
	@requirements/browser.sh
	@$(MAKE) --no-print-directory setup
	@$(MAKE) --no-print-directory lint
	@$(MAKE) --no-print-directory types
	@$(MAKE) --no-print-directory pure
	@$(MAKE) --no-print-directory compiled
	@$(MAKE) --no-print-directory pages
	@$(MAKE) --no-print-directory rules
	@$(MAKE) --no-print-directory web-check
	@echo "parlour: everything holds, on both builds"

# The quick round: what most changes break, in under three minutes on two quiet cores.

QUICK := tests/kernel tests/games tests/hygiene tests/scenarios tests/corpus tests/docs/test_examples.py
SLOW := tests/games/conquest/test_conformance.py tests/games/dale/test_conformance.py tests/games/hope/test_conformance.py
check: lint types
	@echo "== pytest, the quick round"
	@PYTHONPATH=src PARLOUR_BUILD=pure $(PYTEST) $(QUICK) $(SLOW:%=--ignore=%)
	@echo "parlour: the quick round holds; make test checks everything"

# Soaking: every game with every option on all cores; what fails is kept, and replayed by every test run.

MINUTES ?= 60
soak: setup
	@PYTHONPATH=. $(BIN)/parlour soak --minutes $(MINUTES) --referee tests.referees.referee:referee_for \
		--failed tests/soak/failed.txt

# The classes of states follow from what the games declare in their zones.py.
GAMES := $(patsubst src/%/zones.py,%,$(wildcard src/parlour/games/*/zones.py))
states: $(VENV)/tools
	@PYTHONPATH=src $(BIN)/python -m parlour.kernel.state_maker $(subst /,.,$(GAMES))
	@$(BIN)/ruff format --quiet $(GAMES:%=src/%/state.py)

lint: $(VENV)/tools
	@echo "== ruff"
	@$(BIN)/ruff check $(CHECKED)
	@$(BIN)/ruff format --check $(CHECKED)

types: $(VENV)/tools
	@echo "== mypy"
	@$(BIN)/mypy --strict $(CHECKED)

# What is the same in both builds is tested once, on the build that people run.
ONCE := tests/server tests/browser tests/cli tests/benchmarks
pure: $(VENV)/tools
	@echo "== pytest, plain Python"
	@PYTHONPATH=src PARLOUR_BUILD=pure $(PYTEST) $(ONCE:%=--ignore=%) tests

compiled: setup
	@echo "== pytest, compiled"
	@PARLOUR_BUILD=compiled $(PYTEST) --ignore=tests/hygiene --ignore=tests/browser tests

# In separate processes: the browser's driver keeps an event loop running, and other tests run theirs.
pages: setup
	@echo "== pytest, the pages in Chromium"
	@PARLOUR_BUILD=compiled $(PYTEST) tests/browser

rules: setup
	@echo "== rules"
	@$(BIN)/parlour rules alliances --coverage
	@$(BIN)/parlour rules dale --coverage
	@$(BIN)/parlour rules conquest --coverage
	@$(BIN)/parlour rules hope --coverage

# The browser client: Node builds it into the package, which carries it. Without Node the table in the
# terminal still works, so only the client's own targets need it.

# The client's types: of the messages, and of what each game with a board of its own puts into them.
DRAWN := $(notdir $(patsubst %/,%,$(wildcard web/src/games/*/)))
TYPES := protocol $(DRAWN:%=games/%/types)

web: $(CLIENT)/index.html

web-check: $(CLIENT)/index.html
	@echo "== the browser client"
	@for kind in $(TYPES); do $(NPM) run types src/$$kind.schema.json | cmp - web/src/$$kind.ts || \
		{ echo "parlour: make web-types renews the client's types"; exit 1; }; done
	@$(NPM) run check
	@$(NPM) run lint
	@$(NPM) run test
	@$(NPM) run weigh

web-types: web/node_modules/ready $(VENV)/tools
	@PYTHONPATH=src $(BIN)/python -m parlour.server.schema > web/src/protocol.schema.json
	@for game in $(DRAWN); do \
		PYTHONPATH=src $(BIN)/python -m parlour.server.schema $$game > web/src/games/$$game/types.schema.json; done
	@for kind in $(TYPES); do $(NPM) run types src/$$kind.schema.json > web/src/$$kind.ts; done

client: $(VENV)/built
	@if requirements/node.sh --quiet; then $(MAKE) --no-print-directory $(VENV)/client; \
	else requirements/node.sh || echo "parlour: going on without the browser client"; fi

$(VENV)/client: $(CLIENT)/index.html $(VENV)/built
	@there=$$(cd / && $(abspath $(BIN))/python -c 'import parlour.server; print(*parlour.server.__path__)') && \
		rm -rf "$$there/client" && cp -R $(CLIENT) "$$there/client"
	@touch $@

$(CLIENT)/index.html: web/node_modules/ready $(WEB) $(MAPS)
	@echo "parlour: building the browser client"
	@$(NPM) run build
	@touch $@

web/node_modules/ready: web/package-lock.json web/package.json
	@requirements/node.sh
	@echo "parlour: fetching the locked packages of the browser client"
	@$(NPM) ci --no-audit --no-fund
	@touch $@

# Measuring: a peer that cannot be installed is left out of the table.

bench: setup peers $(PEER_SERVER)
	$(BIN)/parlour bench
	$(BIN)/parlour bench --server

$(PEER_SERVER): benchmarks/boardgameio/package-lock.json
	@if npm --prefix benchmarks/boardgameio --silent ci; then touch $@; \
	else echo "parlour: boardgame.io cannot be installed here and is left out"; fi

peers: $(PEERS:%=$(VENV)/peer-%)

$(VENV)/peer-%: requirements/bench-%.txt $(VENV)/tools
	@if $(PIP) install --require-hashes --no-build-isolation -r $<; then touch $@; \
	else echo "parlour: $* cannot be installed here and is left out"; fi

# Setting up

$(VENV)/tools: requirements/dev.txt requirements/system.sh
	@PYTHON=$(PYTHON) requirements/system.sh
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "parlour: installing the locked tools"
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/sources: FORCE | $(VENV)/tools
	@echo '$(SOURCES)' | cmp -s - $@ || echo '$(SOURCES)' > $@

$(VENV)/built: $(VENV)/tools $(VENV)/sources $(SOURCES) setup.py $(wildcard tools/*.py) pyproject.toml
	@echo "parlour: building (a minute or two where it is compiled)"
	@rm -rf build
	@$(PIP) install --no-build-isolation --no-deps --force-reinstall .
	@cd / && case "$$($(abspath $(BIN))/python -c 'from parlour.about import build; print(build())')" in \
		compiled) echo "parlour: installed, compiled" ;; \
		pure) echo "parlour: installed as plain Python, which plays the same games more slowly (no C compiler, or PARLOUR_PURE)" ;; \
		*) exit 1 ;; esac
	@touch $@

# Locking: versions and hashes only, so that no file names where a package was fetched from.

LOCK = $(BIN)/uv pip compile --no-config --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate --quiet $(LOCKFLAGS)

lock: $(VENV)/tools
	@$(PIP) install uv
	@cd requirements && for name in runtime dev $(PEERS:%=bench-%); do \
		../$(LOCK) $$name.in -o $$name.txt || exit 1; done
	@echo "parlour: locked; LOCKFLAGS=--upgrade takes newer versions"

clean:
	rm -rf $(VENV) build dist $(CLIENT) web/node_modules src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

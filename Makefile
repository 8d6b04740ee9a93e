# Tessera. `make help` lists the targets; V=1 shows whole commands.

VERSION := 0.1.0
PREFIX ?= /usr/local
BINDIR ?= $(PREFIX)/bin
LIBDIR ?= $(PREFIX)/lib
DATADIR ?= $(PREFIX)/share
MANDIR ?= $(DATADIR)/man
MANSECTION ?= 1
INCLUDEDIR ?= $(PREFIX)/include
UNITDIR ?= $(PREFIX)/lib/systemd/system
# What packages are told, in a word; the only place where it is decided. The
# licence is for the authors to choose: see tests/packages/README.md.
LICENCE := not-chosen-yet
# yes: it must be; no: without it; nothing: as libraries are there (but make
# installs those of SERVE where it may, unless OFFLINE=1). See .ci/deps.sh.
WITH_SERVE ?=
WITH_POSTGRES ?=
WITH_PUSH ?=
WITH_PICTURES ?=
WITH_MPI ?=
SHARED_LUA ?=
OFFLINE ?=
WANTED := WITH_SERVE WITH_POSTGRES WITH_PUSH WITH_PICTURES WITH_MPI SHARED_LUA OFFLINE
export $(WANTED)
VARIANT ?= release
SUITES ?=
BARE ?=
BENCH_SECONDS ?= 3
ATTACK ?=
SERVE_TABLES ?= $(if $(ATTACK),500,2000)
SERVE_SECONDS ?= $(if $(ATTACK),10,20)
FUZZ_SECONDS ?= 60
FUZZ_RUNS ?= -1
FUZZ_TARGETS ?=

B := .build/$(VARIANT)
Q := $(if $(V),,@)
# Functions begin with a line of the cache, or the cost of a game hangs by 4 %
# on where the linker happens to put them.
CFLAGS ?= -O3 -g -falign-functions=64
# Where the compiler can (see .ci/deps.sh), the program is optimised as a
# whole: 8 % of a game. Objects hold ordinary code as well, which is what the
# tests, and programs that embed the library, are linked from.
LTO_release = $(LTO)
LTO_install = $(LTO)
LTO_package = $(LTO)
LTO_readme = $(LTO)
LTO_rock = $(LTO)
LTO_OBJECTS = $(if $(LTO_$(VARIANT)),$(LTO_$(VARIANT)) -ffat-lto-objects)
LTO_LINK = $(LTO_$(VARIANT))
# With PGO=1 what games take is measured first, and the compiler told. The profile
# lies beside the objects, and a file says that it is there: $(B)/profile for the
# program, $(B)/pic/profile for the shared library.
PROFILE ?= $(if $(wildcard $(B)/profile),use)
PIC_PROFILE ?= $(if $(wildcard $(B)/pic/profile),use)
PROFILE_generate := -fprofile-generate -fprofile-update=atomic
PROFILE_use := -fprofile-use -fprofile-partial-training -fprofile-correction \
               -Wno-missing-profile -Wno-coverage-mismatch
WERROR ?= -Werror
WARN := -Wall -Wextra -Wpedantic -Wshadow -Wconversion $(WERROR)
SAN_asan := -fsanitize=address,undefined -fno-sanitize-recover=all \
            -fno-omit-frame-pointer
# tests/learn/test_races.sh
SAN_tsan := -fsanitize=thread
# make fuzz: clang's, and the entry of libFuzzer instead of a main
SAN_fuzz := -fsanitize=fuzzer-no-link,address,undefined \
            -fno-sanitize-recover=all -fno-omit-frame-pointer
STD := -std=c11 -D_POSIX_C_SOURCE=200809L -DTES_VERSION='"$(VERSION)"' -Icore

# What each kind of source may include, and what is not its business.
ROOMS := port state board turn game log outlook
CORE_C := $(sort $(wildcard $(ROOMS:%=core/%/*.c)))
SCRIPT_C := $(sort $(wildcard core/script/*/*.c))
SEARCH_C := $(sort $(wildcard core/learn/*.c core/search/*.c))
# The rule tester plays games from Lua, by the bindings of the program.
TRIAL_C := $(patsubst %,core/bind/%.c,board game handles ruleset values) \
           $(sort $(wildcard core/trial/*.c))
HOST_C := $(filter-out $(TRIAL_C),$(sort $(wildcard core/bind/*.c \
          core/bind/image/*.c core/serve/*.c core/host/*.c)))
TEST_C := $(sort $(wildcard tests/*/test_*.c))
BENCH_C := $(sort $(wildcard tests/bench/*.c))
TESTS_C := $(sort $(wildcard tests/*/*.c))
LIB_C := $(CORE_C) $(SCRIPT_C) $(SEARCH_C) $(TRIAL_C)
ALL_C := $(LIB_C) $(HOST_C) $(TESTS_C)
ALL_H := $(sort $(wildcard core/*.h core/*/*.h core/*/*/*.h tests/*/*.h))

OBJ = $(patsubst %.c,$(B)/obj/%.o,$(1))
BIN := $(B)/tessera
LIB := $(B)/libtessera.a
LIBCORE := $(B)/libtescore.a
# The shared library: .so.0 as long as programs that were linked with an older
# one go on with it (tests/library looks), .so.VERSION the file.
SONAME := libtessera.so.0
SHARED := $(B)/libtessera.so.$(VERSION)
BENCH := $(B)/tests/bench/bench
SHARED_BENCH := $(B)/tests/bench/bench_shared
TESTS := $(patsubst %.c,$(B)/%,$(TEST_C))

.DELETE_ON_ERROR:
.SECONDARY:
.PHONY: all release play tests test asan fuzz lint format bench bench-diff \
        bench-serve install uninstall clean help deps abi deb dist matrix table \
        questions \
        install-rock playground portability rock shared wasm wheel FORCE

all: $(BIN) $(LIB) ## build the program and the library (default)

help: ## show this list
	@echo 'usage: make [target] [PREFIX=$(PREFIX)] [CC=$(CC)]'
	@sed -n 's/^\([a-z-]*\):[^#]*## /\1#/p' Makefile | \
	    awk -F'#' '{ printf "  %-10s %s\n", $$1, $$2 }'

ifeq ($(origin VERSION),command line)
release:
	@tests/packages/release.sh '$(VERSION)'
else
release: ## build the program, with PGO=1 after learning from games; with VERSION= make a release
	@rm -f $(B)/profile
ifneq ($(PGO),)
	@find $(B)/obj -name '*.gcda' -exec rm -f {} + 2>/dev/null || true
	@$(MAKE) --no-print-directory PROFILE=generate $(BENCH)
	@TESSERA_ROOT=. $(BENCH) --train --seconds 1
	@touch $(B)/profile
endif
	@$(MAKE) --no-print-directory all
endif

# Without -j, use all cores.
AT_ONCE = $(if $(filter -j% --jobserver%,$(MAKEFLAGS)),,\
              -j$(shell nproc 2>/dev/null || echo 2))

play: ## build, then play against a bot in the terminal
	@$(MAKE) --no-print-directory $(AT_ONCE) all
	@$(if $(findstring tables,$(WITHOUT)),,echo '`make table` has tables for the browser.')
	@$(BIN) play

table: ## build, then open tables for the browser (LISTEN=0.0.0.0:8080: for other machines)
	@$(MAKE) --no-print-directory $(AT_ONCE) all
	@$(BIN) serve $(if $(LISTEN),--listen $(LISTEN))

tests: all $(TESTS)

# What tests in CI install, and would build side by side in one folder.
TRIED = $(if $(filter release,$(VARIANT)),$(SHARED) $(ROCK))

test: ## run the tests (CI=1 for every one, SUITES='core cli' for some)
	@$(MAKE) --no-print-directory $(AT_ONCE) tests $(if $(CI),$(TRIED))
	@tests/run.sh $(B) $(SUITES)

# An hour on two quiet cores; CI runs a sample of both.
matrix: all tests rock ## every verb with every module, and every pair and three of modules
	@MATRIX_GAMES=3 TEST_TIMEOUT=14400 tests/run.sh $(B) matrix
	@TES_PAIRS=all TESSERA_ROOT=. $(B)/tests/properties/test_pairs \
	    >$(B)/log/pairs.tap || { grep -v '^ok' $(B)/log/pairs.tap; exit 1; }
	@tail -n 2 $(B)/log/pairs.tap

questions: all ## every question of every module on the page, with pictures
	@mkdir -p .build/questions
	@for test in matrix taps; do MATRIX=all \
	TESSERA_PICTURES=$(CURDIR)/.build/questions TESSERA_ROOT=$(CURDIR) \
	TESSERA_BUILD=$(CURDIR)/$(B) TESSERA_BIN=$(CURDIR)/$(BIN) \
	tests/web/test_$$test.sh || exit 1; done

asan: ## every test of what runs again with address and undefined sanitizers
	@$(MAKE) --no-print-directory VARIANT=asan test

fuzz: ## look for inputs that break anything (FUZZ_SECONDS each, FUZZ_RUNS, FUZZ_TARGETS)
	@if [ -z '$(FUZZ_CC)' ]; then \
	    echo 'skipped fuzz: no clang with libFuzzer here'; \
	else \
	    $(MAKE) --no-print-directory VARIANT=fuzz CC=$(FUZZ_CC) WERROR= \
	        CFLAGS='-O1 -g' .build/fuzz/fuzz && \
	    FUZZ_SECONDS=$(FUZZ_SECONDS) FUZZ_RUNS=$(FUZZ_RUNS) \
	        FUZZ_TARGETS='$(FUZZ_TARGETS)' tests/fuzz/run.sh .build/fuzz/fuzz; \
	fi

bench: all $(BENCH) $(if $(BARE),.build/bare) ## measure (BARE=reference in C, see tests/bench/README.md)
	@TESSERA_BIN=$(BIN) TESSERA_ROOT=. BENCH_SECONDS=$(BENCH_SECONDS) \
	    BENCH_JSON=$(B)/bench.json BENCH_BARE=$(if $(BARE),.build/bare) $(BENCH)
	@TESSERA_BIN=$(BIN) BENCH_SECONDS=$(BENCH_SECONDS) tests/bench/lab.sh

bench-serve: all ## measure the server (SERVE_TABLES, SERVE_SECONDS, SERVE_STORE, SERVE_NODES), attacked by ATTACK
	@TESSERA_BIN=$(CURDIR)/$(BIN) ATTACK='$(ATTACK)' tests/bench/serve.sh \
	    $(SERVE_TABLES) $(SERVE_SECONDS)

bench-diff: all ## measure against BASE=commit, by turns: a report
	@LTO='$(LTO)' LUA_LIBS='$(LUA_LIBS)' HOST_LIBS='$(HOST_LIBS)' CC='$(CC)' \
	    tests/bench/diff.sh '$(or $(BASE),HEAD~1)' $(BENCH_SECONDS)

deps: ## only install or name what is missing
	@sh .ci/deps.sh lint >/dev/null && echo 'everything needed is there'

clean: ## remove .build
	rm -rf .build

# --- settings found on this system ------------------------------------------
# .build/deps-LEVEL.mk is made by .ci/deps.sh, which installs first; make then
# starts over with what it found.

NEEDS := build
RELEASING := $(if $(filter command,$(firstword $(origin VERSION))),release)
ifneq ($(filter tests test matrix questions bench asan fuzz portability wasm playground .build/%,$(MAKECMDGOALS)),)
NEEDS := test
endif
ifneq ($(filter lint,$(MAKECMDGOALS)),)
NEEDS := lint
endif
ifneq ($(filter-out help clean deps uninstall format dist $(RELEASING),\
         $(or $(MAKECMDGOALS),all)),)
include .build/deps-$(NEEDS).mk
endif

# A library that is there now and was not (or the other way round) makes it
# anew: what .ci/deps.sh --wishes prints is kept in a file that is newer then.
# Not by a rule: make takes a file that is missing below .SECONDARY as made.
.build/wishes: ;
# Both files are put in place whole: tests run make side by side, and would read
# half of one.
NOTED := $(shell mkdir -p .build && \
             found=`$(foreach w,$(WANTED),$w='$($w)') sh .ci/deps.sh --wishes` && \
             { [ "`cat .build/wishes 2>/dev/null`" = "$$found" ] || \
               { echo "$$found" >.build/wishes.$$$$ && \
                 mv .build/wishes.$$$$ .build/wishes; }; })

.build/deps-%.mk: .ci/deps.sh .build/wishes
	@mkdir -p .build
	@CC='$(CC)' sh .ci/deps.sh $* >$@.$$$$ && mv $@.$$$$ $@ || \
	    { rm -f $@.$$$$; exit 1; }

SHARED_FLAGS := -Wl,-soname,$(SONAME) -Wl,--version-script=core/tessera.map \
                -Wl,--no-undefined
ifeq ($(shell uname -s),Darwin)
SHARED_FLAGS := -install_name $(LIBDIR)/$(SONAME)
endif

# --- compile ----------------------------------------------------------------

INC_script = $(LUA_CFLAGS)
INC_host = $(LUA_CFLAGS) $(HOST_CFLAGS) $(SERVE_CFLAGS)
INC_serve = $(INC_host)
INC_bind = $(INC_host)
INC_trial = $(LUA_CFLAGS)
INC_tests = $(LUA_CFLAGS) $(HOST_CFLAGS) $(SERVE_CFLAGS) $(CMOCKA_CFLAGS)
# core/board/a.c has none, core/script/vm/b.c INC_script, tests/core/c.c INC_tests
INC = $(INC_$(firstword $(subst /, ,$(patsubst core/%,%,$(1)))))
# Only this may know where the program will be installed: another DATADIR
# compiles it anew and nothing else.
PLACED := core/bind/root.c
# From PREFIX/bin, PREFIX/share is found without being told.
PLACE = $(if $(subst =$(PREFIX)/share,,=$(DATADIR)),\
          -DTES_DATADIR='"$(DATADIR)/tessera"')
FLAGS = $(STD) $(call INC,$(dir $(1))) $(if $(filter $(PLACED),$(1)),$(PLACE))
COMPILE = $(CC) $(CPPFLAGS) $(call FLAGS,$(1)) $(CFLAGS) $(WARN) \
          $(SAN_$(VARIANT)) $(if $(filter tests/%,$(1)),,$(LTO_OBJECTS) \
          $(PROFILE_$(PROFILE)))
LINK = $(CC) $(CFLAGS) $(SAN_$(VARIANT)) $(PROFILE_$(PROFILE)) $(LDFLAGS)

# Holds the flags of a folder; newer than its objects when these have changed.
$(B)/obj/%/flags: FORCE
	@mkdir -p $(@D)
	@f="$(subst ",,$(call COMPILE,$*/))"; \
	    [ "`cat $@ 2>/dev/null`" = "$$f" ] || echo "$$f" >$@

$(B)/place: FORCE
	@mkdir -p $(@D)
	@[ "`cat $@ 2>/dev/null`" = 'place $(strip $(PLACE))' ] || \
	    echo 'place $(strip $(PLACE))' >$@
$(call OBJ,$(PLACED)) $(patsubst %.c,$(B)/pic/%.o,$(PLACED)): $(B)/place

.SECONDEXPANSION:
$(B)/obj/%.o: %.c Makefile $$(dir $(B)/obj/$$*)flags
	@echo '  cc $<'
	$Q$(call COMPILE,$<) -MMD -MP -c -o $@ $<

$(LIBCORE): $(call OBJ,$(CORE_C))
$(LIB): $(call OBJ,$(LIB_C))
$(LIB) $(LIBCORE):
	@rm -f $@
	@echo '  ar $@'
	$Q$(AR) qcs $@ $^

# Objects of its own: code that may lie anywhere is a little slower. Optimised as
# a whole, too, unless PIC_CFLAGS says otherwise: a tenth of a game.
PIC_CFLAGS ?= $(CFLAGS) $(LTO_OBJECTS)
PIC_FLAGS = $(PIC_CFLAGS) $(PROFILE_$(PIC_PROFILE))
PIC_LINK = $(CC) $(CFLAGS) $(SAN_$(VARIANT)) $(PROFILE_$(PIC_PROFILE)) $(LDFLAGS) \
           $(if $(findstring -flto,$(PIC_CFLAGS)),$(LTO_LINK))
PIC = $(patsubst %.c,$(B)/pic/%.o,$(LIB_C))
$(B)/pic/flags: FORCE
	@mkdir -p $(@D)
	@f='$(strip $(PIC_FLAGS))'; [ "`cat $@ 2>/dev/null`" = "$$f" ] || echo "$$f" >$@
$(B)/pic/%.o: %.c Makefile $$(dir $(B)/obj/$$*)flags $(B)/pic/flags
	@mkdir -p $(@D)
	@echo '  cc -fPIC $<'
	$Q$(CC) $(CPPFLAGS) $(call FLAGS,$<) $(PIC_FLAGS) $(WARN) $(SAN_$(VARIANT)) \
	    -fPIC -fvisibility=hidden -MMD -MP -c -o $@ $<

shared: ## build the shared library, with PGO=1 after learning from games
	@rm -f $(B)/pic/profile
ifneq ($(PGO),)
	@find $(B)/pic -name '*.gcda' -exec rm -f {} + 2>/dev/null || true
	@$(MAKE) --no-print-directory PIC_PROFILE=generate $(SHARED_BENCH)
	@TESSERA_ROOT=. LD_LIBRARY_PATH=$(B) $(SHARED_BENCH) --train --seconds 1
	@touch $(B)/pic/profile
endif
	@$(MAKE) --no-print-directory $(SHARED)

$(SHARED): $(PIC) core/tessera.map
	@echo '  ld $@'
	$Q$(PIC_LINK) -shared $(SHARED_FLAGS) -o $@ $(PIC) $(LUA_SHARED_LIBS) \
	    -lpthread -lm
	$Qln -sf $(@F) $(B)/$(SONAME) && ln -sf $(SONAME) $(B)/libtessera.so

# What of the library programs rely on; tests/library compares with it.
abi: $(SHARED) ## keep what the shared library now is as what it must stay
	abidw --no-show-locs --no-corpus-path --no-comp-dir-path \
	    --exported-interfaces-only --headers-dir core \
	    --drop-private-types $(SHARED) >tests/library/tessera.abi

wheel: shared ## build the package for Python in .build/wheel, with PGO=1 as shared is
	@python3 core/bind/python/wheel.py .build/wheel $(SHARED) $(VERSION)

# For JavaScript: the bindings of the program that need no system.
EMBED_C := $(sort $(wildcard core/bind/wasm/*.c)) \
           $(filter core/bind/%,$(HOST_C))
$(B)/libembed.a: $(call OBJ,$(EMBED_C)) $(LIB)
	@rm -f $@
	$Q$(AR) qcs $@ $(filter %.o,$^)

# Two at a time would write the same files.
WASM_LOCK := $(if $(shell command -v flock),flock .build/wasm.lock)
wasm: ## build the npm package tessera-engine in .build/npm
	@mkdir -p .build
	@$(WASM_LOCK) core/bind/wasm/build.sh .build/npm

# CodeMirror and esbuild come from npm when it is built.
playground: wasm ## build the page where rules are written and played, .build/playground
	@cd .build && mkdir -p npm-tools && cd npm-tools && \
	    { [ -d node_modules/esbuild ] || [ -z '$(OFFLINE)' ] || \
	    { echo 'make playground: OFFLINE, and no esbuild here' >&2; exit 1; }; } && \
	    { [ -d node_modules/esbuild ] || npm install --silent --no-audit \
	    --no-fund codemirror@6.0.1 @codemirror/legacy-modes@6 esbuild@0; }
	@node lua/host/web/playground/build.mjs . .build/npm \
	    $(CURDIR)/.build/npm-tools .build/playground

# For plain Lua: the bindings without terminal, JSON and pictures.
ROCK_C := core/bind/lua/module.c $(patsubst %,core/bind/%.c,bind file learn root save)
ROCK := $(B)/lua/tessera.so
$(ROCK): $(PIC) $(patsubst %.c,$(B)/pic/%.o,$(ROCK_C)) core/bind/lua/module.map
	@mkdir -p $(@D)
	@echo '  ld $@'
	$Q$(PIC_LINK) -shared $(if $(filter Darwin,$(shell uname -s)),-undefined \
	    dynamic_lookup,-Wl,--version-script=core/bind/lua/module.map) -o $@ \
	    $(filter %.o,$^) -lpthread -lm

rock: $(ROCK) ## build the module for plain Lua

install-rock: $(ROCK)
	install -d '$(LIBDIR)/tessera' '$(LUADIR)/tessera'
	install -m 755 $(ROCK) '$(LIBDIR)/tessera.so'
	for t in $(TREES); do cp -R $$t '$(LIBDIR)/tessera/' || exit 1; done
	install -m 644 core/bind/lua/types.lua '$(LUADIR)/tessera/types.lua'

$(BIN): $(call OBJ,$(HOST_C)) $(LIB)
	@echo '  ld $@'
	$Q$(LINK) $(LTO_LINK) -o $@ $^ $(HOST_LIBS) $(LUA_LIBS) -lpthread -lm
	@$(if $(WITHOUT),echo '  built without: $(WITHOUT) (see $@ --version)')

# Sources of a test folder that are not test_*.c are linked to each that is.
HELPERS = $(call OBJ,$(filter-out $(TEST_C),$(wildcard $(dir $(1))*.c)))

$(filter $(B)/tests/core/%,$(TESTS)): $(LIBCORE)
$(filter-out $(B)/tests/core/%,$(TESTS)): $(LIB)
$(TESTS): $(B)/%: $(B)/obj/%.o $$(call HELPERS,$$*)
	@mkdir -p $(@D)
	@echo '  ld $@'
	$Q$(LINK) $(if $(LTO_LINK),-fno-lto) -o $@ $(filter %.o,$^) $(filter %.a,$^) $(CMOCKA_LIBS) \
	    $(if $(filter $(LIB),$^),$(HOST_LIBS) $(LUA_LIBS)) -lpthread -lm

# The fuzz targets and some tests call the program's own Lua state, too.
HOST_ALL := $(filter-out core/host/main.c,$(HOST_C))
FUZZ_C := $(filter-out $(TEST_C),$(wildcard tests/fuzz/*.c))
$(filter $(B)/tests/fuzz/% $(B)/tests/import/% \
  $(B)/tests/lab/test_hindsight $(B)/tests/lab/test_hints \
  $(B)/tests/hostile/test_turns \
  $(B)/tests/learn/test_lua,$(TESTS)): \
    $(call OBJ,$(HOST_ALL))

$(B)/fuzz: $(call OBJ,$(FUZZ_C) $(HOST_ALL)) $(LIB)
	@echo '  ld $@'
	$Q$(CC) $(CFLAGS) -fsanitize=fuzzer,address,undefined -o $@ $^ \
	    $(HOST_LIBS) $(LUA_LIBS) -lpthread -lm

$(BENCH): $(call OBJ,$(BENCH_C)) $(LIB)
	@mkdir -p $(@D)
	@echo '  ld $@'
	$Q$(LINK) $(LTO_LINK) -o $@ $^ $(HOST_LIBS) $(LUA_LIBS) -lpthread -lm

$(SHARED_BENCH): $(call OBJ,$(BENCH_C)) $(SHARED)
	@mkdir -p $(@D)
	@echo '  ld $@'
	$Q$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $^ $(HOST_LIBS) $(LUA_LIBS) -lpthread -lm

# The sample of games on other machines; tests/portability/run.sh sets the rest.
$(B)/hashes: $(B)/obj/tests/portability/hashes.o $(LIB)
	$Q$(LINK) -o $@ $^ $(LUA_LIBS) -lpthread -lm

portability: ## play the sample of games on every machine there are tools for
	@tests/portability/run.sh $(TARGETS)

.build/bare: $(BARE) FORCE
	@case '$(BARE)' in *.c) $(CC) -O2 -w -o $@ '$(BARE)' ;; \
	    *) cp '$(BARE)' $@ ;; esac

-include $(patsubst %.o,%.d,$(call OBJ,$(ALL_C)) $(PIC))

# --- lint -------------------------------------------------------------------

CLANG_FORMAT ?= clang-format
CLANG_TIDY ?= clang-tidy
CPPCHECK ?= cppcheck
LUACHECK ?= luacheck
# How many states of a function the analyser follows: a third of what it does
# by itself, which takes three times as long and has found nothing more.
LINT_NODES ?= 75000
LUA_DIRS := $(wildcard lua expansions tiles tests)

lint: .build/lint/cppcheck $(ALL_C:%.c=.build/lint/%.tidy) ## check style and run the static analysers
	$(CLANG_FORMAT) --dry-run -Werror $(ALL_C) $(ALL_H)
	$(LUACHECK) -q --no-color $(LUA_DIRS)

.build/lint/cppcheck: $(ALL_C) $(ALL_H)
	@mkdir -p $(@D)
	$(CPPCHECK) -q --std=c11 --error-exitcode=1 --inline-suppr \
	    --enable=warning,performance,portability -Icore $(ALL_C)
	@touch $@

# Read again when it, or a header that it includes, has changed.
.build/lint/%.tidy: %.c .clang-tidy
	@mkdir -p $(@D)
	@echo '$(CLANG_TIDY) $<'
	@$(CC) $(call FLAGS,$<) -MM -MP -MT $@ -MF $(@:.tidy=.d) $<
	@$(CLANG_TIDY) --quiet $< -- $(call FLAGS,$<) -Xclang -analyzer-config \
	    -Xclang max-nodes=$(LINT_NODES) >$@ 2>&1 || \
	    { cat $@; exit 1; }

-include $(ALL_C:%.c=.build/lint/%.d)

format: ## rewrite the C sources in the project's style
	$(CLANG_FORMAT) -i $(ALL_C) $(ALL_H)

# --- install ----------------------------------------------------------------

TREES := lua expansions tiles
BIN_TO = $(DESTDIR)$(BINDIR)
LIB_TO = $(DESTDIR)$(LIBDIR)
SHARE_TO = $(DESTDIR)$(DATADIR)
MAN_TO = $(DESTDIR)$(MANDIR)/man$(MANSECTION)
INCLUDE_TO = $(DESTDIR)$(INCLUDEDIR)
COMPLETION_TO = bash-completion/completions/tessera \
                zsh/site-functions/_tessera \
                fish/vendor_completions.d/tessera.fish
DESKTOP_TO = applications/tessera.desktop metainfo/tessera.metainfo.xml \
             icons/hicolor/scalable/apps/tessera.svg
# no unit where the program serves nothing
UNIT_TO = $(if $(findstring tables,$(WITHOUT)),,$(DESTDIR)$(UNITDIR))
FILLED = sed 's|@PREFIX@|$(PREFIX)|; s|@BINDIR@|$(BINDIR)|; \
         s|@LIBDIR@|$(LIBDIR)|; s|@DATADIR@|$(DATADIR)|; \
         s|@INCLUDEDIR@|$(INCLUDEDIR)|; s|@VERSION@|$(VERSION)|; \
         s|@LUA@|$(LUA_PC)|; s|@LICENCE@|$(LICENCE)|'

install: all ## install under PREFIX (DESTDIR, BINDIR, LIBDIR, DATADIR, MANDIR, INCLUDEDIR for packagers)
	@[ -e $(SHARED) ] || echo 'The program is built. The shared library has' \
	    'objects of its own: they are compiled now, and not again.'
	@$(MAKE) --no-print-directory $(AT_ONCE) shared
	install -d '$(BIN_TO)' '$(INCLUDE_TO)' '$(LIB_TO)/pkgconfig' '$(MAN_TO)' \
	    '$(SHARE_TO)/tessera'
	install -m 755 $(BIN) '$(BIN_TO)/tessera'
	install -m 644 $(LIB) '$(LIB_TO)/libtessera.a'
	$(if $(LTO_LINK),objcopy -R '.gnu.lto_*' -R '.gnu.debuglto_*' '$(LIB_TO)/libtessera.a')
	install -m 644 $(SHARED) '$(LIB_TO)/$(notdir $(SHARED))'
	ln -sf $(notdir $(SHARED)) '$(LIB_TO)/$(SONAME)'
	ln -sf $(SONAME) '$(LIB_TO)/libtessera.so'
	install -m 644 core/tessera.h core/tessera_learn.h '$(INCLUDE_TO)/'
	$(FILLED) core/tessera.pc.in | sed '2,$$s|=$(PREFIX)/|=$${prefix}/|' \
	    >'$(LIB_TO)/pkgconfig/tessera.pc'
	$(FILLED) core/host/tessera.1 | sed 's/^.TH TESSERA 1/.TH TESSERA $(MANSECTION)/' \
	    >'$(MAN_TO)/tessera.$(MANSECTION)'
	for f in $(COMPLETION_TO) $(DESKTOP_TO); do \
	    install -d "$$(dirname '$(SHARE_TO)'/$$f)" || exit 1; done
	for f in $(COMPLETION_TO); do \
	    $(BIN) --completion $${f%%[-/]*} >'$(SHARE_TO)'/$$f || exit 1; done
	for f in desktop metainfo.xml; do \
	    $(FILLED) core/host/desktop/tessera.$$f >.build/tessera.$$f || exit 1; done
	install -m 644 .build/tessera.desktop '$(SHARE_TO)/applications/'
	install -m 644 .build/tessera.metainfo.xml '$(SHARE_TO)/metainfo/'
	install -m 644 lua/host/web/icon.svg \
	    '$(SHARE_TO)/icons/hicolor/scalable/apps/tessera.svg'
	$(if $(UNIT_TO),install -d '$(UNIT_TO)')
	$(if $(UNIT_TO),$(FILLED) core/host/desktop/tessera.service >'$(UNIT_TO)/tessera.service')
	for t in $(TREES); do rm -rf '$(SHARE_TO)'/tessera/$$t && \
	    cp -R $$t '$(SHARE_TO)/tessera/' || exit 1; done
	rm -rf '$(SHARE_TO)/tessera/playground'
	[ ! -e .build/playground/index.html ] || \
	    cp -R .build/playground '$(SHARE_TO)/tessera/'
	chmod -R u=rwX,go=rX '$(SHARE_TO)/tessera'

deb: ## build the source package for Debian, and packages of it, in .build/deb
	@tests/packages/deb.sh .build/deb

# What git knows, in its order, with the time of the last commit: the same
# bytes whoever makes it.
dist: ## build the source archive in .build/dist
	@[ -e .git ] || { echo 'make dist: no clone of git here' >&2; exit 1; }
	@mkdir -p .build/dist
	@git archive --format=tar --prefix=tessera-$(VERSION)/ \
	    -o .build/dist/tessera.tar HEAD
	@gzip -9n <.build/dist/tessera.tar >.build/dist/tessera-$(VERSION).tar.gz
	@rm .build/dist/tessera.tar
	@cd .build/dist && sha256sum tessera-$(VERSION).tar.gz

uninstall: ## remove what install has put under PREFIX
	rm -f '$(BIN_TO)/tessera' '$(LIB_TO)/libtessera.a' \
	    '$(LIB_TO)/'libtessera.so* '$(INCLUDE_TO)/tessera.h' \
	    '$(INCLUDE_TO)/tessera_learn.h' \
	    '$(LIB_TO)/pkgconfig/tessera.pc' '$(MAN_TO)/tessera.$(MANSECTION)' \
	    '$(DESTDIR)$(UNITDIR)/tessera.service'
	for f in $(COMPLETION_TO) $(DESKTOP_TO); do rm -f '$(SHARE_TO)'/$$f; done
	for t in $(TREES) playground; do rm -rf '$(SHARE_TO)'/tessera/$$t; done
	-rmdir '$(SHARE_TO)/tessera'

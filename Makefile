# Set-up, and the ways to build, run and test. Everything else is in the Swift package.
.PHONY: setup browser build run test test-long picture install place uninstall bench fuzz conformance

# The same flags everywhere: another set of flags would build everything anew.
CHECKS = --explicit-target-dependency-import-check error
FLAGS = $(CHECKS) -Xswiftc -wmo -Xswiftc -num-threads -Xswiftc 2

# libedit is the prompt. On macOS it comes with the system.
setup:
	@if [ "$$(uname)" != Darwin ] && ! pkg-config --exists libedit 2>/dev/null; then \
	  if command -v apt-get >/dev/null; then \
	    root=; [ "$$(id -u)" = 0 ] || root=sudo; \
	    echo 'libedit is missing. Installing it.'; \
	    $$root apt-get update -qq && $$root apt-get install -qq --no-install-recommends libedit-dev pkg-config >/dev/null; \
	  elif command -v brew >/dev/null; then brew install libedit pkg-config; \
	  else echo "Please install libedit with its headers (libedit-dev)."; exit 1; fi; \
	fi

# Chromium, in which the tests open exported pages, and a Japanese font for them. Nothing else needs it.
browser:
	@if ! command -v chromium >/dev/null && ! command -v chromium-browser >/dev/null \
	  && ! command -v google-chrome >/dev/null; then \
	  if command -v apt-get >/dev/null; then \
	    root=; [ "$$(id -u)" = 0 ] || root=sudo; \
	    echo 'Chromium is missing. Installing it.'; \
	    $$root apt-get update -qq && $$root apt-get install -qq --no-install-recommends chromium fonts-noto-cjk >/dev/null; \
	  else echo "Please install Chromium."; exit 1; fi; \
	fi

build: setup
	@swift build -c release $(FLAGS) --product tsume

run: build
	@exec "$$(swift build -c release $(FLAGS) --show-bin-path)/tsume"

# The program, its sessions, what completes its words in three shells, and the manual page in two
# languages: make install PREFIX=$HOME/.local. A package is made with DESTDIR.
PREFIX = /usr/local
install: build
	@$(MAKE) --no-print-directory place PROGRAM="$$(swift build -c release $(FLAGS) --show-bin-path)/tsume"

share = $(DESTDIR)$(PREFIX)/share
place:
	@mkdir -p "$(DESTDIR)$(PREFIX)/bin" "$(share)/tsume" "$(share)/man/man1" "$(share)/man/ja/man1" \
	  "$(share)/bash-completion/completions" "$(share)/zsh/site-functions" "$(share)/fish/vendor_completions.d"
	@cp "$(PROGRAM)" "$(DESTDIR)$(PREFIX)/bin/tsume.new"
	@mv "$(DESTDIR)$(PREFIX)/bin/tsume.new" "$(DESTDIR)$(PREFIX)/bin/tsume"
	@rm -rf "$(share)/tsume/Sessions"
	@cp -R Sessions "$(share)/tsume/Sessions"
	@LC_ALL=C "$(PROGRAM)" --manual >"$(share)/man/man1/tsume.1"
	@LC_ALL=ja_JP.UTF-8 "$(PROGRAM)" --manual >"$(share)/man/ja/man1/tsume.1"
	@"$(PROGRAM)" --completions bash >"$(share)/bash-completion/completions/tsume"
	@"$(PROGRAM)" --completions zsh >"$(share)/zsh/site-functions/_tsume"
	@"$(PROGRAM)" --completions fish >"$(share)/fish/vendor_completions.d/tsume.fish"
	@echo "tsume is in $(PREFIX)/bin, its sessions are in $(PREFIX)/share/tsume/Sessions."

uninstall:
	@rm -rf "$(share)/tsume"
	@rm -f "$(DESTDIR)$(PREFIX)/bin/tsume" "$(share)/man/man1/tsume.1" "$(share)/man/ja/man1/tsume.1" \
	  "$(share)/bash-completion/completions/tsume" "$(share)/zsh/site-functions/_tsume" \
	  "$(share)/fish/vendor_completions.d/tsume.fish"
	@echo "tsume is gone from $(PREFIX)."

# What every commit must pass: unit and property tests, house rules, the real executable on a
# pseudo-terminal, and the sessions. Nobody steps through this build with a debugger, and what it would
# keep for one takes a quarter of its time. Files are compiled in batches, which takes a sixth less than
# whole modules, and the next build only what changed.
TESTED = $(CHECKS) -debug-info-format none
test: FLAGS = $(TESTED)
test: setup
	@Tests/Running/run.sh $(FLAGS)

# The same in release, with more random cases and every terminal test twenty times.
test-long: FLAGS += -Xswiftc -enable-testing
test-long: setup
	@TSUME_LONG_TESTS=1 LOG=.build/test-long.log Tests/Running/run.sh -c release $(FLAGS)

# The picture and the answers in README, as the program gives them.
picture: FLAGS = $(TESTED)
picture: setup
	@TSUME_PICTURE=1 swift test $(FLAGS) --disable-xctest --filter 'TerminalTests.PictureTests|ReadMeTests'

# The solver beside kiwi and HiGHS, in one run on the same files.
bench:
	@swift build -c release $(FLAGS) --product tsume-bench
	@"$$(swift build -c release $(FLAGS) --show-bin-path)/tsume-bench" peers

# Each fuzzer for so many seconds: make fuzz FUZZER=line SECONDS=60. What they find stays below .build-fuzz.
FUZZER = line session log dump storyboard swift objectiveC library completion script
SECONDS = 600
fuzz: setup
	TSUME_FUZZ=1 swift build -c release $(FLAGS) --scratch-path .build-fuzz --product tsume-fuzz
	for fuzzer in $(FUZZER); do SWIFT_BACKTRACE=enable=no .build-fuzz/release/tsume-fuzz .build-fuzz/fuzz $$fuzzer $(SECONDS) </dev/null || exit 1; done

# The frames of a collection of Interface Builder files beside those stored in them, one folder for
# each repository: make conformance CORPUS=DIR.
conformance: setup
	@swift build -c release $(FLAGS) --product tsume
	@python3 Tests/Conformance/conformance.py \
	  "$$(swift build -c release $(FLAGS) --show-bin-path)/tsume" "$(CORPUS)"

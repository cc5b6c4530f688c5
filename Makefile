# Set-up, and the ways to build, run and test. Everything else is in the Swift package.
.PHONY: setup browser build run test test-long bench fuzz conformance

# The same flags everywhere: another set of flags would build everything anew. A module is compiled as a
# whole, which takes less than its files one by one in debug builds, too.
FLAGS = --explicit-target-dependency-import-check error -Xswiftc -wmo -Xswiftc -num-threads -Xswiftc 2

# libedit is the prompt. On macOS it comes with the system.
setup:
	@if [ "$$(uname)" != Darwin ] && ! pkg-config --exists libedit 2>/dev/null; then \
	  if command -v apt-get >/dev/null; then \
	    root=; [ "$$(id -u)" = 0 ] || root=sudo; \
	    $$root apt-get update -q && $$root apt-get install -y --no-install-recommends libedit-dev pkg-config; \
	  elif command -v brew >/dev/null; then brew install libedit pkg-config; \
	  else echo "Please install libedit with its headers (libedit-dev)."; exit 1; fi; \
	fi

# Chromium, in which the tests open exported pages, and a Japanese font for them. Nothing else needs it.
browser:
	@if ! command -v chromium >/dev/null && ! command -v chromium-browser >/dev/null \
	  && ! command -v google-chrome >/dev/null; then \
	  if command -v apt-get >/dev/null; then \
	    root=; [ "$$(id -u)" = 0 ] || root=sudo; \
	    $$root apt-get update -q && $$root apt-get install -y --no-install-recommends chromium fonts-noto-cjk; \
	  else echo "Please install Chromium."; exit 1; fi; \
	fi

build: setup
	@swift build -c release $(FLAGS) --product tsume

run: build
	@exec "$$(swift build -c release $(FLAGS) --show-bin-path)/tsume"

# What every commit must pass: unit and property tests, house rules, then the real executable on a
# pseudo-terminal (by itself, since it is the one that has deadlines), and the sessions. Nobody steps
# through this build with a debugger, and what it would keep for one takes a quarter of its time.
test: FLAGS += -debug-info-format none
test: setup
	swift build --build-tests $(FLAGS)
	swift test --skip-build $(FLAGS) --disable-xctest --skip TerminalTests
	swift test --skip-build $(FLAGS) --disable-xctest --filter TerminalTests
	"$$(swift build $(FLAGS) --show-bin-path)/tsume" check Sessions

# The same in release, with more random cases and every terminal test twenty times.
test-long: setup
	TSUME_LONG_TESTS=1 swift test -c release $(FLAGS) --disable-xctest --skip TerminalTests
	TSUME_LONG_TESTS=1 swift test -c release $(FLAGS) --disable-xctest --filter TerminalTests
	"$$(swift build -c release $(FLAGS) --show-bin-path)/tsume" check Sessions

# The solver beside kiwi and HiGHS, in one run on the same files.
bench:
	@swift build -c release $(FLAGS) --product tsume-bench
	@"$$(swift build -c release $(FLAGS) --show-bin-path)/tsume-bench" peers

# Each fuzzer for so many seconds: make fuzz FUZZER=line SECONDS=60. What they find stays below .build-fuzz.
FUZZER = line session log completion script
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

#!/usr/bin/env bash
# Builds the tests, runs them and checks the sessions, and tells it in one screenful.
#
#     Tests/Running/run.sh [OPTION OF SWIFT…]
#
# What swift prints goes to a log, .build/test.log. Here is shown how far it is, what failed and why, and
# at the end how many passed and failed. The exit code is 0 if everything ran and nothing failed.
#
# No test has a limit on time. What hangs is ended here, when nothing was printed for SILENCE seconds
# (half an hour), and the tests that had begun are named.
set -u
cd "$(dirname "$0")/../.." || exit 2
log=${LOG:-.build/test.log}
# What Swift Testing tells while it runs, one object a line.
events=$PWD/.build/test.events
silence=${SILENCE:-1800}
pause=1
shown=12

# What is counted over all steps.
passed=0 failed=0
child=

main() {
  mkdir -p "$(dirname "$log")" .build
  : >"$log"
  rm -f "$events"
  trap 'end_everything; exit 130' INT TERM HUP
  echo "Everything that is printed goes to $log."
  step building swift build --build-tests "$@"
  if [ "$failed" = 0 ]; then
    step testing swift test --skip-build "$@" --disable-xctest \
      --event-stream-output-path "$events"
    rm -f "$events"
    step sessions "$(swift build "$@" --show-bin-path 2>>"$log")/tsume" check Sessions
  fi
  [ "$failed" = 0 ] || echo "The whole is in $log."
  echo "$passed passed, $failed failed"
  [ "$failed" = 0 ] && [ "$passed" != 0 ]
}

# step NAME COMMAND…: runs the command into the log, shows how far it is, and says what came of it.
step() {
  local name=$1 begin=$SECONDS code
  shift
  part=$log.$name
  echo "\$ $*" >>"$log"
  # A group of processes of its own, so that it can be ended whole.
  set -m
  "$@" >"$part" 2>&1 </dev/null &
  child=$!
  set +m
  watch "$name"
  wait "$child" 2>/dev/null
  code=$?
  child=
  cat "$part" >>"$log"
  say_what_came_of "$name" "$code" "$((SECONDS - begin))"
  rm -f "$part"
}

# Until the child ends: how far it is, and whether it still prints.
watch() {
  local size=-1 now quiet=0 looks=0
  hung=
  while kill -0 "$child" 2>/dev/null; do
    sleep "$pause"
    looks=$((looks + 1))
    if [ -t 1 ] && [ $((looks % 3)) = 1 ]; then
      printf '\r%-10s %-60.60s' "$1" "$(progress "$1")"
    elif [ ! -t 1 ] && [ $((looks % 60)) = 0 ]; then
      printf '%-10s %.60s\n' "$1" "$(progress "$1")"
    fi
    now=$(wc -c <"$part")
    if [ "$now" != "$size" ]; then size=$now quiet=0; else quiet=$((quiet + pause)); fi
    if [ "$quiet" -ge "$silence" ]; then
      hung=yes
      end_everything
      break
    fi
  done
  [ ! -t 1 ] || printf '\r%-71s\r' ''
}

progress() {
  case $1 in
    building) grep -E '^\[[0-9]+/[0-9]+\]' "$part" | tail -n 1 ;;
    sessions) : ;;
    *) [ ! -s "$events" ] || so_far ;;
  esac
}

# Tests begin all at once and end all at last, in what is printed: only their cases tell how far it is. They
# run nearly in the order of their tests; those of tests without arguments are not told.
so_far() {
  awk -F'"testID":"' '
    /"isParameterized":true/ { all++ }
    { sub(/".*/, "", $2) }
    /"kind":"testCaseEnded"/ { cases++; ran[$2] }
    /"kind":"issueRecorded"/ && !/"isKnown":true/ { wrong[$2] }
    END {
      for (test in ran) some++
      for (test in wrong) failed++
      if (all) printf "%d %%, %d cases, %d tests failed", 100 * some / all, cases, failed
    }' "$events"
}

# ended passed|failed: how many tests have.
ended() {
  awk -v how=" $1 after [0-9.]+ seconds" '
    $2 == "Test" && $0 !~ / Test run with / && $0 ~ how { count++ }
    END { print count + 0 }' "$part"
}

# say_what_came_of NAME CODE SECONDS
say_what_came_of() {
  local name=$1 code=$2 new=0 ok=0 problem=
  case $name in
    building) ;;
    sessions)
      ok=$(sed -nE 's/^([0-9]+) sessions?, .*/\1/p' "$part")
      new=$(sed -nE 's/^[0-9]+ sessions?, .*: .* in ([0-9]+) sessions?$/\1/p' "$part")
      ok=$((${ok:-0} - ${new:-0}))
      [ "$ok" != 0 ] || [ "${new:-0}" != 0 ] || problem='no session was checked'
      ;;
    *)
      ok=$(ended passed) new=$(ended failed)
      grep -qE 'Test run with [1-9][0-9]* tests? ' "$part" || problem='the tests did not come to their end'
      ;;
  esac
  new=${new:-0}
  [ "$code" = 0 ] || [ "$new" != 0 ] || problem=${problem:-it ended with $code}
  [ "$code" -le 128 ] || problem="a signal ended it ($((code - 128)))"
  [ -z "$hung" ] || problem="nothing was printed for $silence seconds, so it was ended"
  # A step that goes wrong with no test to blame is a failure, too.
  [ -z "$problem" ] || [ "$new" != 0 ] || new=1
  passed=$((passed + ok)) failed=$((failed + new))
  if [ "$name" = building ]; then
    printf '%-10s %s in %s\n' "$name" "$([ "$new" = 0 ] && echo 'done' || echo failed)" "$(clock "$3")"
  else
    printf '%-10s %s passed, %s failed in %s\n' "$name" "$ok" "$new" "$(clock "$3")"
  fi
  [ "$new" = 0 ] || failures "$name" "$problem"
}

# The first failures of a step with place and reason.
failures() {
  [ -z "$2" ] || echo "  $2"
  {
    case $1 in
      building) grep -E '(^|: )error: ' "$part" | sort -u ;;
      sessions) grep -vE '^[0-9]+ sessions?, ' "$part" ;;
      *)
        issues
        [ -z "$2" ] || { grep -iE 'fatal error|unexpected signal' "$part"; running; unfinished; }
        ;;
    esac
  } | awk -v shown="$shown" '
    NR <= shown { print "  " substr($0, 1, 400) }
    END { if (NR > shown) print "  … and " NR - shown " more lines" }'
}

# PLACE: TEST: REASON of each issue, with the remark of the test behind it.
issues() {
  awk '
    / recorded an issue / {
      if (line != "") print line
      line = $0
      place = ""
      if (match(line, /[^ ]+\.swift:[0-9]+:[0-9]+: /)) {
        place = substr(line, RSTART, RLENGTH)
        line = substr(line, 1, RSTART - 1) substr(line, RSTART + RLENGTH)
      }
      sub(/^[^ ]+ Test /, "", line)
      sub(/ recorded an issue/, "", line)
      sub(/ at Expectation failed: /, ": ", line)
      sub(/ at /, ": ", line)
      line = place line
      next
    }
    line != "" && /^[^ ]*↳ / { sub(/^[^ ]*↳ /, ""); line = line " | " $0; next }
    line != "" { print line; line = "" }
    END { if (line != "") print line }' "$part"
}

# Tests one of whose cases was running, each with the place where it stands.
running() {
  [ -s "$events" ] || return 0
  awk -F'"testID":"' '
    { sub(/".*/, "", $2); gsub(/\\/, "", $2) }
    /"kind":"testCaseStarted"/ { open[$2]++ }
    /"kind":"testCaseEnded"/ { open[$2]-- }
    END { for (test in open) if (open[test] > 0) print "was running: " test }' "$events" | sort
}

# The tests that had begun and not ended, each with the file it stands in. With several processors many
# have begun while one of them hangs, but all that can end have.
unfinished() {
  awk '
    / Test run / || /^[^ ]+ Test case / { next }
    match($0, /^[^ ]+ Test .* started\.$/) { sub(/^[^ ]+ Test /, ""); sub(/ started\.$/, ""); open[$0]++ }
    match($0, /^[^ ]+ Test .* (passed|failed) after [0-9.]+ seconds/) {
      sub(/^[^ ]+ Test /, ""); sub(/ with [0-9]+ test cases? /, " ")
      sub(/ (passed|failed) after [0-9.]+ seconds.*/, ""); open[$0]--
    }
    END { for (name in open) if (open[name] > 0) print name }' "$part" | sort |
    while IFS= read -r name; do
      plain=${name%%(*} plain=${plain#\"} plain=${plain%\"}
      echo "had begun: $name $(grep -rlF --include='*.swift' -- "$plain" Tests | head -n 1)"
    done
}

clock() { printf '%d:%02d' $(($1 / 60)) $(($1 % 60)); }

# Ends what the child has started, in whatever group that is. Then the child ends by itself, after it has
# passed on what was printed, or is ended as well.
end_everything() {
  [ -n "$child" ] || return 0
  local all= next=$child looks=0
  while [ -n "$next" ]; do
    next=$(ps -A -o pid= -o ppid= | awk -v parents=" $next " '
      index(parents, " " $2 " ") { printf "%s%s", separator, $1; separator = " " }')
    all="$all $next"
  done
  # shellcheck disable=SC2086
  kill -KILL $all 2>/dev/null
  while kill -0 "$child" 2>/dev/null && [ "$looks" -lt 10 ]; do
    sleep "$pause"
    looks=$((looks + 1))
  done
  kill -KILL "$child" 2>/dev/null
}

main "$@"; exit

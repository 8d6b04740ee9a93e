#!/bin/sh
# run.sh VARIANT-DIR [SUITE...]: run the test suites against one build.
#
# Each folder of tests/ is a suite (bench and portability aside, which have
# targets of make of their own); its tests are the programs
# VARIANT-DIR/tests/SUITE/test_* made from its test_*.c, and its test_*.sh.
# The suite `rules` is `tessera test`: the shipped modules and tests/rules.
# Tests print TAP on stdout, get no input, start in the project's folder and
# find in their environment:
#   TESSERA_BIN      the program under test
#   TESSERA_ROOT     the project's folder
#   TESSERA_BUILD    VARIANT-DIR
#   TESSERA_VARIANT  its last part: release, asan
#   TMPDIR           an empty folder of their own, removed afterwards
#   XDG_STATE_HOME   another one, for the games that `tessera play` keeps
# A crash, an exit status other than 0, a missing or wrong plan, a suite
# without tests, and a change to the user's own saved games are failures. Logs
# stay in VARIANT-DIR/log/. The number of tests at a time is JOBS (default: all
# cores), their limit TEST_TIMEOUT (s). A suite's seconds are those of its tests
# together; log/times has each of them.
#
# Tests that mostly wait for something say so, too:
#   # mostly waits: for WHAT
# So many of them as JOBS run beside the others, and twice as many when no others
# are left, those first that wait for a browser. One that waits for a browser
# and fails is run once more, for what that does on a full machine: if it holds
# then, it is named as unsteady, with what failed at first
# (log/SUITE-NAME.first.tap). So is one that compares times:
#   # measures: WHAT
# No other test is: of a server that is killed, one failure in a hundred counts.
#
# Without a suite named, and without CI set, this is the short run, done in less
# than three minutes on a fresh Debian: a test that says in its first lines
#   # in CI: WHY
# is skipped by name. WHY is what it needs (a browser, PostgreSQL, MPI,
# emscripten) or what makes it long (a second build). Tests find TESSERA_SHORT
# in their environment then, for what is only a part of them; tests/short.sh
# reads it. Name the suite, or set CI, and all of it runs.
# Random games are few; with CI set there are three times as many, and what burns
# whole budgets of time runs too. Only failures, and what was skipped and why,
# are shown, then a line per suite and `N passed, N failed`.
set -u

[ $# -ge 1 ] || { echo 'usage: tests/run.sh VARIANT-DIR [SUITE...]' >&2; exit 2; }
[ -x "$1/tessera" ] || { echo "run.sh: no program in $1" >&2; exit 2; }
TESSERA_BUILD=$(cd "$1" && pwd) || exit 2
shift
cd "$(dirname "$0")/.." || exit 2
TESSERA_ROOT=$(pwd)
TESSERA_BIN=$TESSERA_BUILD/tessera
TESSERA_VARIANT=$(basename "$TESSERA_BUILD")
export TESSERA_ROOT TESSERA_BUILD TESSERA_BIN TESSERA_VARIANT
unset TESSERA_PATH TESSERA_SHORT
if [ $# -eq 0 ] && [ -z "${CI:-}" ]; then
    TESSERA_SHORT=1
    export TESSERA_SHORT
fi
LC_ALL=C
CMOCKA_MESSAGE_OUTPUT=TAP
UBSAN_OPTIONS=${UBSAN_OPTIONS:-print_stacktrace=1}
export LC_ALL CMOCKA_MESSAGE_OUTPUT UBSAN_OPTIONS

games=2
[ -z "${TESSERA_SHORT:-}" ] || games=1
[ -z "${CI:-}" ] || games=6
[ "$TESSERA_VARIANT" != asan ] || games=1
TES_PROPERTY_GAMES=${TES_PROPERTY_GAMES:-$games}
export TES_PROPERTY_GAMES

jobs=${JOBS:-$(nproc 2>/dev/null || echo 2)}
limit=
command -v timeout >/dev/null && limit="timeout ${TEST_TIMEOUT:-1800}"
log=$TESSERA_BUILD/log
saves=${XDG_STATE_HOME:-$HOME/.local/state}/tessera
work=$(mktemp -d "${TMPDIR:-/tmp}/tessera-test.XXXXXX") || exit 2
rm -rf "$log"
mkdir -p "$log"
workers=

stop() {
    trap - EXIT
    # shellcheck disable=SC2086 # one word per process
    [ -z "$workers" ] || kill $workers 2>/dev/null
    rm -rf "$work"
}
trap stop EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

kept() { ls -lR --full-time "$saves" 2>/dev/null; }
kept >"$work/kept"

# --- the list of tests: suite and test, or suite alone if it has none --------

suites() {
    # sanitizers have nothing to say of sources
    [ "$TESSERA_VARIANT" = asan ] && no_lint=lint
    printf '%s\n' core script rules lint cli conformance properties |
        grep -vx "${no_lint:--}"
    for d in tests/*/; do
        basename "$d"
    done | grep -vxE 'bench|portability|core|script|rules|lint|cli|conformance|properties'
}

tests_of() {
    if [ "$1" = rules ]; then
        echo "rules modules"
        return
    fi
    n=0
    for f in "tests/$1"/test_*.c "tests/$1"/test_*.sh; do
        [ -e "$f" ] || continue
        n=$((n + 1))
        f=${f##*/}
        echo "$1 ${f%.c}"
    done
    [ $n -gt 0 ] || echo "$1" # which fails
}

# shellcheck disable=SC2046 # one word per suite
[ $# -gt 0 ] || set -- $(suites)
for s in "$@"; do
    [ -d "tests/$s" ] || {
        echo "run.sh: no suite $s; there are: $(suites | tr '\n' ' ')" >&2
        exit 2
    }
    tests_of "$s"
done >"$work/list"

# --- run: each worker takes the next test that nobody has taken ---------------

# says TEST MARK: what the first lines of a test say after this mark.
says() {
    sed -n "2,12s/^ *[#*] $2: //p" "$1" "$1.c" 2>/dev/null
}

# In the short run the longest first, or one of them is left at the end and a
# core has nothing to do. (Elsewhere some build in one folder, by turns.)
longest=
[ -z "${TESSERA_SHORT:-}" ] || longest='serve/test_strangers.sh
serve/test_disk.sh properties/test_properties conformance/test_conformance
workbench/test_check.sh readme/test_readme.sh serve/test_kill.sh'
awk -v longest="$longest" '
    BEGIN { n = split(longest, a); for (i = 1; i <= n; i++) place[a[i]] = i }
    { test = $1 "/" $2; print (test in place ? place[test] : n + 1), NR, $0 }
    ' "$work/list" | sort -k 1,1n -k 2,2n | cut -d ' ' -f 2- >"$work/order"
# Tests that mostly wait have workers of their own beside the others, or a core
# would be idle meanwhile. With JOBS=1 there is really one test at a time.
# Browsers are waited for longest, so first.
: >"$work/busy"
: >"$work/browser"
: >"$work/waiting"
while read -r n suite name; do
    list=busy
    [ "$jobs" -eq 1 ] || case $(says "tests/$suite/$name" 'mostly waits') in
    '') ;;
    'for a browser') list=browser ;;
    *) list=waiting ;;
    esac
    echo "$n $suite $name" >>"$work/$list"
done <"$work/order"

# why_not FILE: why the short run leaves this test out, or nothing.
why_not() {
    [ -z "${TESSERA_SHORT:-}" ] || says "$1" 'in CI'
}

run_test() { # suite test
    why=$(why_not "tests/$1/$2")
    [ -z "$why" ] || {
        echo "1..0 # SKIP $why: runs in CI and with make test SUITES=$1"
        exit
    }
    case $1/$2 in
    # random games of modules are left to `properties`, but for one each in the
    # full run of a release
    rules/modules) exec $limit "$TESSERA_BIN" test --tap --games \
        "$([ -z "${TESSERA_SHORT:-}" ] && [ "$TESSERA_VARIANT" != asan ] &&
            echo 1 || echo 0)" ;;
    */*.sh) exec $limit "tests/$1/$2" ;;
    */) echo "no tests in tests/$1" >&2 && exit 1 ;;
    *) exec $limit "$TESSERA_BUILD/tests/$1/$2" ;;
    esac
}

# took TEST N SPENT-BEFORE SPENT: a line of log/times, where the seconds went
took() {
    cat "$work/$2/start" "$work/$2/end" "$3" "$4" | awk -v test="$1" '
        function seconds(s) { split(s, a, /[ms]/); return 60 * a[1] + a[2] }
        NF == 1 { wall = $1 - wall }
        NF == 2 { cpu = seconds($1) + seconds($2) - cpu }
        END { printf "%7.1f s %7.1f s of processors  %s\n", wall, cpu, test }
        ' >>"$log/times"
}

# disturbed TEST: whether it may fail for what others do on this machine
disturbed() {
    [ "$(says "$1" 'mostly waits')" = 'for a browser' ] ||
        [ -n "$(says "$1" measures)" ]
}

# attempt N SUITE TEST: runs it in an empty folder; $status is how it ended
attempt() {
    mkdir "$work/$1/tmp"
    (export TMPDIR="$work/$1/tmp" XDG_STATE_HOME="$work/$1/state" &&
        run_test "$2" "$3") >"$out.tap" 2>"$out.err" </dev/null &
    child=$!
    wait "$child"
    status=$?
    child=
    rm -rf "$work/$1/tmp" "$work/$1/state"
}

worker() { # LIST...
    child=
    trap '[ -z "$child" ] || kill "$child"; exit 143' TERM
    trap - EXIT INT
    before=$(mktemp "$work/before.XXXXXX")
    echo '0m0s 0m0s' >"$before"
    cat "$@" >"$before.list"
    while read -r n suite name; do
        mkdir "$work/$n" 2>/dev/null || continue
        out=$log/$suite-$name
        date +%s.%N >"$work/$n/start"
        attempt "$n" "$suite" "$name"
        if [ "$status" -ne 0 ] && disturbed "tests/$suite/$name"; then
            mv "$out.tap" "$out.first.tap"
            mv "$out.err" "$out.first.err"
            attempt "$n" "$suite" "$name"
        fi
        date +%s.%N >"$work/$n/end"
        times >"$work/$n/times"
        tail -n 1 "$work/$n/times" >"$work/$n/spent"
        took "$suite/$name" "$n" "$before" "$work/$n/spent"
        cp "$work/$n/spent" "$before"
        echo "$status" >"$work/$n/status.new"
        mv "$work/$n/status.new" "$work/$n/status"
    done <"$before.list"
}

# Who has nothing else to do helps with those that wait.
while [ "$jobs" -gt 0 ]; do
    worker "$work/busy" "$work/browser" "$work/waiting" 2>/dev/null &
    workers="$workers $!"
    worker "$work/browser" "$work/waiting" 2>/dev/null &
    workers="$workers $!"
    jobs=$((jobs - 1))
done

working() {
    for p in $workers; do
        kill -0 "$p" 2>/dev/null && return
    done
    return 1
}

# --- report -------------------------------------------------------------------

# Reads TAP; prints failures, and the counts into the file `counts`.
cat >"$work/tap.awk" <<'EOF'
function problem(what) {
    print "not ok " test ": " what
    failed++
    shown = 1
}
function skip(why) {
    why = $0
    sub(/^.*# *[Ss][Kk][Ii][Pp] */, "", why)
    print "skipped " test ": " why
    skipped++
}
/^1\.\.[0-9]+/ {
    plans++
    plan += substr($1, 4)
    if ($1 == "1..0" && toupper($0) ~ /# *SKIP/) { skip(); empty = 1 }
    next
}
/^(not )?ok([ \t]|$)/ {
    seen++
    show = 0
    if (toupper($0) ~ /# *SKIP/) skip()
    else if ($1 == "ok") passed++
    else {
        failed++
        show = shown = notok = 1
        line = $0
        sub(/^not ok *[0-9]* *-? */, "", line)
        print "not ok " test ": " line
    }
    next
}
/^Bail out!/ { problem($0); next }
show && /^[ \t]*#/ { print "    " $0 }
END {
    if (!bare) problem("no tests in tests/" test)
    else if (status == 124) problem("took too long")
    else if (status > 128) problem("killed by signal " status - 128)
    else if (status && !notok) problem("exit status " status)
    if (bare && status <= 128 && status != 124) {
        if (!plans) problem("no plan")
        else if (plan != seen)
            problem("plan of " plan " tests, " seen " seen")
        else if (!seen && !empty) problem("no tests")
    }
    if (shown)
        while ((getline line < err) > 0) {
            tail[n++ % 40] = line
        }
    for (i = n > 40 ? n - 40 : 0; i < n; i++) print "    | " tail[i % 40]
    print passed + 0, failed + 0, skipped + 0 > counts
}
EOF

passed=0 failed=0 skipped=0
suite_passed=0 suite_failed=0 suite_skipped=0
current=

close_suite() {
    [ -n "$current" ] || return
    # shellcheck disable=SC2086 # one word per file
    awk -v s="$current" -v p=$suite_passed -v f=$suite_failed \
        -v k=$suite_skipped '
        FILENAME ~ /start$/ { took -= $1 }
        FILENAME ~ /end$/ { took += $1 }
        END {
            printf "%-12s %6d passed %4d failed", s, p, f
            if (k) printf " %4d skipped", k
            printf "  %.1f s\n", took
        }' $files
    passed=$((passed + suite_passed))
    failed=$((failed + suite_failed))
    skipped=$((skipped + suite_skipped))
    suite_passed=0 suite_failed=0 suite_skipped=0
}

i=0
files=
while read -r suite name; do
    i=$((i + 1))
    if [ "$suite" != "$current" ]; then
        close_suite
        current=$suite files=
    fi
    until [ -e "$work/$i/status" ] || ! working; do
        sleep 0.1
    done
    status=$(cat "$work/$i/status" 2>/dev/null || echo 255)
    awk -v test="$suite${name:+/$name}" -v bare="$name" -v status="$status" \
        -v err="$log/$suite-$name.err" -v counts="$work/counts" \
        -f "$work/tap.awk" "$log/$suite-$name.tap"
    first=$log/$suite-$name.first.tap
    if [ "$status" -eq 0 ] && [ -e "$first" ]; then
        grep -q '^not ok' "$first" || echo 'not ok it stopped' >>"$first"
        sed -n "s|^not ok *[0-9]* *-* *|unsteady $suite/$name: |p" "$first"
    fi
    read -r p f k <"$work/counts" || { p=0 f=1 k=0; }
    rm -f "$work/counts"
    suite_passed=$((suite_passed + p))
    suite_failed=$((suite_failed + f))
    suite_skipped=$((suite_skipped + k))
    for f in "$work/$i/start" "$work/$i/end"; do
        [ ! -e "$f" ] || files="$files $f"
    done
done <"$work/list"
close_suite
kept | cmp -s - "$work/kept" || {
    echo "not ok $saves: changed while the tests ran (or did you play?)"
    failed=$((failed + 1))
}

[ $failed -eq 0 ] || echo "full output of the tests: $log/"
[ $skipped -eq 0 ] || skips=", $skipped skipped"
echo "$passed passed, $failed failed${skips:-}"
[ $failed -eq 0 ] && [ $passed -gt 0 ]

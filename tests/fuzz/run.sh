#!/bin/sh
# run.sh PROGRAM: looks for inputs that break a target, two targets at a time
# (JOBS), each for FUZZ_SECONDS or FUZZ_RUNS executions. FUZZ_TARGETS names
# some; FUZZ_SEED is the seed (0: another one each time). What was found, and
# what each target has learnt, stays in .build/fuzz/found and
# .build/fuzz/corpus/TARGET.
set -u
cd "$(dirname "$0")/../.." || exit 2
program=$1
seconds=${FUZZ_SECONDS:-60}
runs=${FUZZ_RUNS:--1}
[ "$runs" -lt 0 ] || seconds=0
jobs=${JOBS:-$(nproc 2>/dev/null || echo 2)}
found=.build/fuzz/found
mkdir -p "$found"
TESSERA_ROOT=$PWD
export TESSERA_ROOT
unset TESSERA_PATH
all=$(find tests/fuzz/corpus -mindepth 1 -maxdepth 1 -type d -exec basename {} \; |
    sort)

one() { # TARGET
    own=.build/fuzz/corpus/$1
    log=$found/$1.log
    mkdir -p "$own"
    FUZZ_TARGET=$1 nice -n 10 "$program" -max_total_time="$seconds" \
        -seed="${FUZZ_SEED:-0}" \
        -runs="$runs" -max_len=8192 -timeout=60 -rss_limit_mb=3000 -detect_leaks=0 \
        -dict=tests/fuzz/words.dict -print_final_stats=1 -verbosity=1 \
        -artifact_prefix="$found/$1-" "$own" "tests/fuzz/corpus/$1" \
        >/dev/null 2>"$log" </dev/null
    status=$?
    count=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
    if [ $status -eq 0 ]; then
        echo "$1: ${count:-0} executions, nothing found"
    else
        echo "$1: FAILED after ${count:-?} executions, see $log"
        grep -E '^(broken:|SUMMARY|Test unit written)|ERROR:|runtime error' \
            "$log" | head -n 5 | sed 's/^/    /'
        touch "$found/.failed"
    fi
}

rm -f "$found/.failed"
# One process a lane; a lane takes the next target that nobody has taken.
taken=$(mktemp -d) || exit 2
trap 'rm -rf "$taken"' EXIT
lane() {
    for target in ${FUZZ_TARGETS:-$all}; do
        mkdir "$taken/$target" 2>/dev/null && one "$target"
    done
}
while [ "$jobs" -gt 0 ]; do
    lane &
    jobs=$((jobs - 1))
done
wait
[ ! -e "$found/.failed" ]

#!/bin/sh
# Runs on many machines, here as four ranks on this one: the same output as one
# process, a rank that is killed, a run that is resumed. TAP.
# measures: how far the others are when a rank is killed
root=$(cd "${TESSERA_ROOT:-.}" && pwd)
# shellcheck source=../cli/lib.sh
. "$root/tests/cli/lib.sh"

# What mpirun tells a rank, without mpirun: a program that has no MPI says so.
OMPI_COMM_WORLD_SIZE=2 OMPI_COMM_WORLD_RANK=0 "$bin" simulate -n 1 >out 2>err
status=$?
if grep -q 'built without Open MPI' err; then
    check 'without MPI: its own status' exits 2
    OMPI_COMM_WORLD_SIZE=2 OMPI_COMM_WORLD_RANK=1 "$bin" simulate -n 1 \
        >out 2>err
    check 'without MPI: said once' test ! -s err
    skip 'four ranks' 'a program without Open MPI'
    finish
    exit
fi
if short 'four ranks' 'needs MPI'; then
    finish
    exit
fi
command -v mpirun >/dev/null 2>&1 || {
    skip 'four ranks' 'no mpirun here'
    finish
    exit
}

# In a container the user is root, and four ranks share two cores. Memory that
# MPI does not free at its end is no leak of ours.
OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
ASAN_OPTIONS=detect_leaks=0:${ASAN_OPTIONS:-}
TESSERA_RANK_PATIENCE=2000
TESSERA_MARK=$work
export OMPI_ALLOW_RUN_AS_ROOT OMPI_ALLOW_RUN_AS_ROOT_CONFIRM ASAN_OPTIONS
export TESSERA_RANK_PATIENCE TESSERA_MARK
# Its temporary files have sockets, whose names must be short.
TMPDIR=/tmp

ranks() { # N ARGUMENT...: the program as N ranks
    n=$1
    shift
    timeout 120 mpirun --oversubscribe -n "$n" "$bin" "$@" >out 2>err </dev/null
    status=$?
}

# rank N: the process of a rank of this test
rank() {
    for f in $(grep -lzsx "OMPI_COMM_WORLD_RANK=$1" /proc/[0-9]*/environ); do
        grep -qzsx "TESSERA_MARK=$work" "$f" || continue
        f=${f%/environ}
        grep -qs tessera "$f/comm" && echo "${f#/proc/}"
    done
}

# lines N: waits until so many lines of a run have been kept
lines() { eventually has_lines run "$1"; }

echo 'return { modules = { "base", "farmers" }, players = 2, seed = 5 }' >two.lua
echo 'return { modules = { "base" }, players = 2, seed = 5 }' >base.lua

tessera simulate two.lua -n 30 -f jsonl
cp out one
ranks 4 simulate two.lua -n 30 -f jsonl
check 'simulate: four ranks do it' exits 0
check 'simulate: as one process' same out one
ranks 2 simulate two.lua -n 30 -f jsonl
check 'simulate: two ranks, too' same out one
mkdir folder
tessera simulate two.lua -n 30 -b all=random -f csv -o one.csv
ranks 4 simulate two.lua -n 30 -b all=random -f csv -o folder/four.csv
check 'simulate: the same file' same one.csv folder/four.csv
check 'one rank writes' test "$(ls folder)" = four.csv
tessera arena greedy easy random two.lua -n 3 --json one.json
ranks 4 arena greedy easy random two.lua -n 3 --json four.json
check 'arena: the same numbers' same one.json four.json
check 'arena: one table' test "$(grep -c '^greedy ' out)" -eq 2
tessera compare base.lua two.lua -n 12 --json one.json
cp out one.txt
ranks 4 compare base.lua two.lua -n 12 --json four.json
check 'compare: the same numbers' same one.json four.json
check 'compare: the same words' same out one.txt

# Failures are told by rank 0 alone, with rank, seed and answer.
ranks 3 simulate two.lua -n x
check 'what is wrong is said once' test "$(grep -c '^tessera: ' err)" -eq 1
cat >stuck.lua <<'END'
module { "stuck", needs = "base" }
on.placed(function(g) if g.turn > 9 then error "no more" end end)
END
echo 'return { rules = { "stuck.lua" }, players = 2 }' >bad.lua
ranks 3 simulate bad.lua -n 3 -b all=random
check 'a stuck game: the status' exits 3
check 'a stuck game: rank and seed' \
    has err '^tessera: rank [12] (.*): the game of seed 2 is stuck: .*no more'
check 'a stuck game: answer and command' \
    has err 'answer [0-9]*, .* simulate bad.lua .*--seed 2 .*--to'
mpirun --oversubscribe -n 1 "$bin" simulate two.lua -n 9 : \
    -n 1 "$bin" simulate base.lua -n 9 >out 2>err </dev/null
check 'ranks with other rules are refused' \
    has err '^tessera: rank 1 (.*) has other rules'
check 'and nothing is played' test ! -s out
ranks 2 arena greedy random two.lua -n 1 --json /no/such/folder/x
check 'an output that cannot be written' has err '^tessera: .*/no/such/folder'
check 'is told once' test "$(grep -c '^tessera: ' err)" -eq 1

# A rank is killed in mid-run.
tessera simulate two.lua -n 240 -f jsonl
cp out one
timeout 120 mpirun --oversubscribe --enable-recovery -n 4 "$bin" \
    simulate two.lua -n 240 -f jsonl --resume run >out 2>err </dev/null &
pid=$!
lines 12
kill -9 "$(rank 2)"
wait $pid
status=$?
check 'a rank is killed: the run goes on' exits 0
check 'a rank is killed: somebody says so' has err '^tessera: rank 2 (.*) has fallen silent'
check 'a rank is killed: the same output' same out one

rm run
timeout 120 mpirun --oversubscribe -n 4 "$bin" \
    simulate two.lua -n 240 -f jsonl --resume run >out 2>err </dev/null &
pid=$!
lines 12
kill -9 "$(rank 0)"
wait $pid
status=$?
check 'rank 0 is killed: the run ends' test $status -ne 0
check 'rank 0 is killed: games are kept' test "$(wc -l <run)" -ge 12
check 'but not all' test "$(wc -l <run)" -lt 241
cp run half
ranks 3 simulate two.lua -n 240 -f jsonl --resume run
check 'the run is resumed' exits 0
check 'resumed: the same output' same out one
check 'resumed: what was there is kept' \
    test "$(head -n 12 half | cksum)" = "$(head -n 12 run | cksum)"

# mpirun passes SIGUSR1 on: print the results so far.
rm run
timeout 120 mpirun --oversubscribe -n 3 "$bin" \
    simulate two.lua -n 90000 --resume run >out 2>err </dev/null &
pid=$!
lines 6
kill -USR1 "$(rank 0)"
wait $pid
status=$?
check 'asked to stop: its own status' exits 130
check 'asked to stop: prints the results so far' has out '^A (greedy) '
check 'asked to stop: says how to go on' has err 'the same command continues'
check 'nobody is left behind' test -z "$(rank 0; rank 1; rank 2)"

finish

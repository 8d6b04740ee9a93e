#!/bin/sh
# Nothing that was played is lost: a full disk, a process that is killed, a game
# that kills its process, Ctrl-C. TAP.
root=$(cd "${TESSERA_ROOT:-.}" && pwd)
# shellcheck source=../cli/lib.sh
. "$root/tests/cli/lib.sh"

echo 'return { modules = { "base", "farmers" }, players = 2, seed = 5 }' >two.lua

# small COMMAND...: no file may be larger than 8 KB, as if the disk were full
small() {
    # a pipe is no file
    { (ulimit -f 8 && "$bin" "$@" 2>err </dev/null); echo $? >status; } |
        cat >out
    status=$(cat status)
}

# full NAME OUTPUT COMMAND...: the disk is full in the middle, later it is not
full() {
    what=$1 file=$2
    shift 2
    small "$@"
    check "$what: a full disk stops the run" exits 1
    check "$what: it says where" has err "^tessera: cannot write $file"
    check "$what: what was there is printed" test -s out
    check "$what: no half file is left" test ! -e "$file"
    check "$what: games are kept" has err "^tessera: Stopped after [1-9].*--resume $file.games"
    cp "$file.games" kept
    tessera "$@" --resume "$file.games"
    check "$what: the run is resumed" exits 0
    mv "$file" resumed
    check "$what: with the games that were kept" \
        test "$(head -n 2 "$file.games")" = "$(head -n 2 kept)"
    rm "$file.games"
    tessera "$@"
    check "$what: nothing is left beside it" test ! -e "$file.games"
}
full simulate games.csv simulate two.lua -n 80 -b all=random -f csv -o games.csv
check 'simulate: the same file' same games.csv resumed
full arena arena.json arena random random two.lua -n 80 --json arena.json
check 'arena: the same file' same arena.json resumed
full compare page.html compare two.lua two.lua -n 12 -b all=random --report page.html
check 'compare: the same page' same page.html resumed

if [ -w /dev/full ]; then
    for form in csv jsonl summary; do
        "$bin" simulate two.lua -n 4 -b all=random -f $form >/dev/full 2>err </dev/null
        status=$?
        check "standard output, $form: a full disk" exits 1
        check "standard output, $form: is said" has err 'cannot write to standard output'
    done
    # long before the last game
    "$bin" simulate two.lua -n 9000000000000 -b all=random -f jsonl >/dev/full 2>err \
        </dev/null
    status=$?
    check 'standard output: nothing is played in vain' exits 1
    tessera simulate two.lua -n 2 -b all=random --resume /dev/full
    check 'no room for games' exits 1
else
    skip 'standard output' 'no /dev/full here'
fi

# A worker process is killed: another one does its games.
tessera simulate two.lua -n 60 -f jsonl
cp out one
"$bin" simulate two.lua -n 60 -f jsonl --resume run -j 2 >out 2>err </dev/null &
pid=$!
eventually has_lines run 4
# shellcheck disable=SC2046 # one word a process
kill -9 $(ps -o pid= --ppid $pid)
wait $pid
status=$?
check 'processes are killed: the run goes on' exits 0
check 'processes are killed: the same output' same out one
grep -Ev '^(1|7|8|31|60)	' run >holes
tessera simulate two.lua -n 60 -f jsonl --resume holes
check 'only what is missing is played' \
    test "$(tail -n 5 holes | cut -f 1 | xargs)" = '1 7 8 31 60'
check 'games that were missing: the same output' same out one
sed '/^5	/s/:/;/; /^9	/s/9	/nine	/' run >damaged
tessera simulate two.lua -n 60 -f jsonl --resume damaged
check 'damaged lines: it says which' has err 'damaged: 2 damaged lines, from line 6 on'
check 'damaged lines: the same output' same out one
tessera simulate two.lua -n 60 -f jsonl --resume damaged
check 'damaged lines: they are gone then' lacks err damaged
tessera simulate two.lua -n 1 -f jsonl --rows decision
check 'jsonl: names as in csv' has out '"expected":'

# Two runs on one file: the second one touches nothing.
"$bin" simulate two.lua -n 100000 -f jsonl --resume both -j 1 >/dev/null 2>err </dev/null &
pid=$!
eventually has_lines both 4
tessera simulate two.lua -n 100000 -f jsonl --resume both -j 1
check 'two runs on one file: the second is refused' exits 1
check 'two runs on one file: it says why' \
    has err 'both: another program (process [0-9]*) is writing to this file'
before=$(wc -l <both)
check 'two runs on one file: the first goes on with it' \
    eventually has_lines both $((before + 1))
kill -9 $pid
wait $pid 2>/dev/null
tessera simulate two.lua -n 5 -f jsonl --resume both
check 'a run that was killed holds its file no longer' lacks err 'another program'

# A bot that kills its process: once, then again and again.
cat >once.lua <<'END'
return { new = function()
  return function()
    local flag = io.open "killed"
    if not flag then
      io.open("killed", "w"):close()
      os.execute "kill -9 $PPID"
    end
    return 0
  end
end }
END
tessera simulate two.lua -n 3 -b A=once.lua -b B=random -j 1
check 'a process that dies once: the run goes on' exits 0
check 'a process that dies once: all games are there' has out '^3 games'
sed 's/not flag/true/' once.lua >always.lua
tessera simulate two.lua -n 2 -b A=always.lua -b B=random -j 1
check 'a game that kills: told as stuck' exits 3
check 'a game that kills: with its seed' \
    has err 'the game of seed 6 is stuck: its process was killed by signal 9'
tessera arena random always.lua two.lua -n 1 -j 1
check 'arena: a game that kills' has err 'the game of seed 5 is stuck: its process'
tessera compare two.lua two.lua -n 2 -b A=always.lua --resume lost -j 1
check 'compare: a game that kills' has err 'the game of seed 6 is stuck: its process'
check 'compare: nothing was compared' has out '^No game was finished'
check 'it may go better next time' test "$(wc -l <lost)" -eq 1

# A config that is stuck: seed, answer and the way there, for every verb.
cat >stuck.lua <<'END'
module { "stuck", needs = "base" }
on.placed(function(g) if g.turn > 9 then error "no more" end end)
END
echo 'return { rules = { "stuck.lua" }, players = 2, seed = 5 }' >bad.lua
leads() { [ -s way ] && sh way; }
for verb in 'simulate bad.lua' 'arena random random bad.lua' \
    'compare two.lua bad.lua'; do
    # shellcheck disable=SC2086 # words
    set -- $verb
    [ "$1" = arena ] || set -- "$@" -b all=random
    tessera "$@" -n 2
    check "$1: a stuck config has its own status" exits 3
    check "$1: its seed" has err 'the game of seed 5 is stuck: .*no more'
    check "$1: the answer and the way there" has err \
        'answer [0-9]*, base/.*tessera simulate bad.lua .*--seed 5 --save'
    grep -o 'tessera simulate bad.lua.*' err | head -n 1 |
        sed "s|tessera |\"$bin\" |g" >way
    check "$1: the way leads there" leads
    rm -f game.save
done

"$bin" simulate two.lua -n 100000 -o stopped.csv -f csv >out 2>err </dev/null &
pid=$!
eventually has_lines stopped.csv.games 4
kill -INT $pid
wait $pid
status=$?
check 'Ctrl-C: its own status' exits 130
check 'Ctrl-C prints the results so far' has out '^A (greedy) '
check 'Ctrl-C: the table so far' test "$(wc -l <stopped.csv)" -ge 4
check 'Ctrl-C says how to go on' has err 'with --resume stopped.csv.games'

finish

#!/bin/sh
# Files are there as a whole or not at all: on a full disk, beyond a limit,
# with two writers, and when somebody is killed. Workers end with their parent.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

tessera play first --seed 3 --bot all=random --save game.save
cp game.save whole.save

# ---- a limit on the size of files, a full disk -------------------------------

# outputs FILE: each command that writes a whole file, one a line.
outputs() {
    cat <<END
render whole.save -o FILE.svg
render whole.save -o FILE.txt
tiles base -o FILE.svg
replay whole.save --html -o FILE.html
simulate -n 20 --seed 1 -f jsonl -o FILE.jsonl
simulate -n 20 --seed 1 -f csv -o FILE.csv
simulate -n 2 --seed 1 --report FILE.html
END
}

# limited COMMAND...: with files of 1 KB at most.
limited() {
    (ulimit -f 1 && exec "$bin" "$@") >out 2>err </dev/null
    status=$?
}

outputs >list
n=0
while read -r line; do
    n=$((n + 1))
    page=old$n
    line=$(echo "$line" | sed "s/FILE/$page/")
    file=$(echo "$line" | grep -o "$page[.a-z]*")
    echo 'an old page' >"$file"
    # shellcheck disable=SC2086 # words
    limited $line
    check "too large: $line: status 1" exits 1
    check "too large: it says so" has err 'tessera: cannot write .*: '
    check "too large: the old file is whole" has "$file" '^an old page$'
    check "too large: nothing is left beside it but finished games" \
        test "$(find . -name "$page.*" ! -name '*.games' | wc -l)" -eq 1
    kept=
    if [ -e "$file.games" ]; then
        kept=yes
        check 'too large: they are named' has err "--resume $file.games"
        cp "$file.games" kept
        # shellcheck disable=SC2086
        tessera $line --resume kept
        check 'too large: games are continued' exits 0
        cp "$file" resumed
    fi
    # shellcheck disable=SC2086
    tessera $line
    check 'without the limit: status 0' exits 0
    check 'without the limit: it is another' lacks "$file" '^an old page$'
    if [ -n "$kept" ]; then
        check 'without the limit: kept games are as good' same "$file" resumed
    fi
done <list

limited play first --seed 5 --bot all=random --save small.save
check 'a save beyond the limit: the game stops' exits 3
check 'a save beyond the limit: said' has err 'small.save: '
if [ -s small.save ]; then
    tessera replay small.save
    check 'a save beyond the limit: what is there is good' exits 0
    # an answer that cannot be written is not taken for one that the rules
    # refuse: the bot tries no other, which might be shorter
    tessera play first --seed 5 --bot all=random --save unlimited.save
    grep '^>' small.save >given
    grep '^>' unlimited.save | head -n "$(wc -l <given)" >wanted
    check 'a save beyond the limit: the bot plays nothing else' same given wanted
else
    check 'a save beyond the limit: nothing is there' test ! -e small.save
fi
# The program cannot ask whether to try again, but it tells the player: once for
# each command.
printf '1^\n1\n1\n1\n1\nscores\nquit\n' >typed.in
head -n 40 whole.save >played.save
{
    (ulimit -f 1 && ulimit -t 20 &&
        exec "$bin" play played.save -i --bot all=random <typed.in 2>&1)
    echo $? >status.out
} | cat >out
status=$(cat status.out)
check 'played beyond the limit: one can leave' exits 0
check 'played beyond the limit: said' has out 'played.save: '
check 'played beyond the limit: not for ever' test "$(wc -l <out)" -lt 400
tessera replay played.save
check 'played beyond the limit: what is there is good' exits 0

limited new module a-module
check 'new beyond the limit: status 1' exits 1
check 'new beyond the limit: no half of a file' \
    test -z "$(find a-module -type f -size -1)"

if [ -c /dev/full ]; then
    tessera render whole.save -o /dev/full
    check 'a full device: status 1' exits 1
    check 'a full device: said' has err 'cannot write /dev/full: .*[Ss]pace'
    "$bin" tiles base >/dev/full 2>err </dev/null
    status=$?
    check 'full standard output: status 1' exits 1
fi

# A link stays a link, a file that may not be written stays as it is, and who
# could read it still can.
mkdir -p real && echo old >real/page.svg && ln -s real/page.svg link.svg
tessera tiles base -o link.svg
check 'a link: its file is written' has real/page.svg '<svg'
check 'a link: it stays one' test -L link.svg
echo old >private.svg && chmod 600 private.svg
tessera tiles base -o private.svg
check 'a private file stays private' \
    test "$(find private.svg -perm 600 | wc -l)" -eq 1
if [ "$(id -u)" -ne 0 ]; then
    echo old >shut.svg && chmod 400 shut.svg
    tessera tiles base -o shut.svg
    check 'a file that may not be written: status 1' exits 1
    check 'a file that may not be written: it stays' has shut.svg '^old$'
fi
mkfifo pipe
cat pipe >read.svg &
reader=$!
tessera tiles base -o pipe
wait $reader
check 'a pipe is written to' has read.svg '</svg>'
check 'a pipe: it stays one' test -p pipe
tessera simulate -n 2 -o /no/such/folder/x --report page.html
check 'an unwritable file: nothing is played' exits 1
check 'an unwritable file: and nothing else is written' test ! -e page.html

# ---- one writer a save -------------------------------------------------------

head -n 40 whole.save >shared.save
mkfifo typed
"$bin" play shared.save -i <typed >first.out 2>first.err &
first=$!
exec 4>typed
eventually has first.out '^A'
tessera play shared.save --bot all=random
check 'a second writer: status 1' exits 1
check 'a second writer: told who has it' \
    has err "shared.save: another program (process $first) is writing"
tessera replay shared.save --verify
check 'reading goes on meanwhile' exits 0
tessera play --seed 9 --save shared.save
check 'nor is it written over' exits 2
echo quit >&4
exec 4>&-
wait $first
tessera play shared.save --bot all=random
check 'afterwards it can be continued' exits 0

# Many at once, on a slow disk or not: one plays, the others are told, and
# nothing is lost.
bad=
for round in 1 2 3; do
    head -n 30 whole.save >many.save
    for k in 1 2 3 4 5; do
        "$bin" play many.save --bot all=random >many.$k 2>&1 </dev/null &
        eval "pid$k=$!"
    done
    done_=0
    for k in 1 2 3 4 5; do
        eval "wait \$pid$k" && done_=$((done_ + 1))
    done
    [ $done_ -ge 1 ] || bad="$bad nobody($round)"
    "$bin" replay many.save >out 2>err </dev/null || bad="$bad $round"
done
check 'five writers at once: the file is good' test -z "$bad"
bad=
for round in 1 2 3; do
    rm -f fresh.save
    for k in 1 2 3 4; do
        "$bin" play --seed $k --bot all=random --save fresh.save >many.$k \
            2>&1 </dev/null &
        eval "pid$k=$!"
    done
    for k in 1 2 3 4; do eval "wait \$pid$k"; done
    "$bin" replay fresh.save >out 2>err </dev/null || bad="$bad $round"
    [ "$(find . -name 'fresh.save*' | wc -l)" -eq 1 ] || bad="$bad left"
done
check 'four that begin one file: one of them has it' test -z "$bad"

# ---- workers end with their parent ------------------------------------------

# descendants PID: processes of this program whose parent is or was PID; they
# have a name of their own in their arguments.
workers() { pgrep -f "simulate.*$1" | wc -l; }
if command -v pgrep >/dev/null; then
    for signal in TERM HUP KILL; do
        mark=$((900000000 + $$ % 1000000))$signal
        "$bin" simulate mega -n 50 -j 3 --bot greedy \
            --set "title=$mark" >out 2>err </dev/null &
        parent=$!
        all_play() { [ "$(workers "$mark")" -ge 4 ]; }
        check "$signal: three workers play" eventually all_play
        kill -$signal $parent
        is_gone() { ! kill -0 $parent 2>/dev/null; }
        eventually is_gone
        kill -KILL $parent 2>/dev/null # who was told to ignore the signal
        wait $parent 2>/dev/null
        none_plays() { [ "$(workers "$mark")" -eq 0 ]; }
        check "$signal: none plays on" eventually none_plays
        # a program that fails this test must leave no processes
        pgrep -f "simulate.*$mark" | xargs -r kill -9 2>/dev/null
    done
fi

finish

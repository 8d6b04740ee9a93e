#!/bin/sh
# Saved games: kill -9 and resume, torn last line, a flipped bit in any line.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

# flip FILE OFFSET: flips the lowest bit of one byte.
flip() {
    byte=$(od -An -tu1 -j "$2" -N 1 "$1" | tr -d ' ')
    # shellcheck disable=SC2059 # an escape is what we want
    printf "\\$(printf '%03o' $((byte ^ 1)))" |
        dd of="$1" bs=1 seek="$2" conv=notrunc 2>/dev/null
}

tessera play --seed 5 --bot all=random --save whole.save
check 'a game with --save' exits 0
cp out whole.out
check 'the save is written' test -s whole.save
tessera play --seed 5 --bot all=random --save whole.save
check 'an existing file is not overwritten' exits 2
tessera replay whole.save
check 'replay shows the result' has out '^total'
check 'replay: status 0' exits 0
tessera replay whole.save --verify
check 'replay --verify: status 0' exits 0
tessera replay whole.save --step --to 5
check 'replay --step --to shows the answers' has out '^   5 '
check 'replay --step --to stops' lacks out '^   6 '
echo "return { modules = { 'base', 'objectives' } }" >goals.lua
tessera play goals.lua --seed 1 --bot all=random --save goals.save
tessera replay goals.save --step
check 'a note without a number is told without one' \
    has out '^ *[A-Z]: [a-z ]*\(cities\|roads\|monasteries\|tiles\|kind\|home\)$'
tessera replay whole.save --to 999999
check 'replay --to too far: status 2' exits 2
cp whole.save before
tessera replay whole.save
check 'replay leaves the file alone' same whole.save before

# An answer that cannot be written was not refused by the rules: a bot must not
# try a shorter one, or the game would differ from its file.
for seed in 8 14 17; do
    "$TESSERA_BIN" play first -b all=greedy --seed $seed --save full.save \
        </dev/null >/dev/null
    (
        ulimit -f 2
        trap '' XFSZ
        exec "$TESSERA_BIN" play first -b all=greedy --seed $seed \
            --save cut.save </dev/null >/dev/null 2>&1
    )
    head -c "$(wc -c <cut.save)" full.save >beginning
    check "a file that is full begins as the whole one, seed $seed" \
        same cut.save beginning
    rm -f full.save cut.save
done

# The beginning of an append-only file is a saved game.
lines=$(wc -l <whole.save)
head -n $((lines / 2)) whole.save >half.save
tessera play half.save --bot all=random
check 'half a game is resumed' exits 0
tail -n 3 out >end
tail -n 3 whole.out >whole.end
check 'and ends as the whole one did' same end whole.end
check 'and its file too' same half.save whole.save

# Killed while it plays: the file has a game that can be continued.
"$bin" play --seed 5 --bot all=greedy --save killed.save >out 2>err \
    </dev/null &
pid=$!
eventually has_lines killed.save 20
kill -9 $pid 2>/dev/null
wait $pid 2>/dev/null
tessera replay killed.save --verify
check 'killed: what was answered is there' exits 0
tessera play killed.save --bot all=random
check 'killed: the game goes on' exits 0

# Killed at any moment: every file that is left can be continued.
bad=
for delay in 0.01 0.02 0.03 0.05 0.08 0.1 0.15 0.2; do
    rm -f moment.save
    "$bin" play mega --bot random --save moment.save >out 2>err </dev/null &
    pid=$!
    sleep $delay
    kill -9 $pid 2>/dev/null
    wait $pid 2>/dev/null
    [ -s moment.save ] || continue
    "$bin" replay moment.save >out 2>err </dev/null || bad="$bad $delay"
done
check 'killed at any moment: the file is good' test -z "$bad"
[ -z "$bad" ] || echo "# not so after seconds:$bad"

# What was answered before the kill is all there.
mkfifo requests
"$bin" rpc <requests >answers 2>err &
pid=$!
exec 3>requests
echo '{"jsonrpc":"2.0","id":1,"method":"new","params":{"save":"rpc.save"}}' >&3
n=1
while [ $n -lt 12 ]; do
    n=$((n + 1))
    echo '{"jsonrpc":"2.0","id":2,"method":"answer","params":{"game":1,"index":0}}'
done >&3
eventually has_lines answers 12
kill -9 $pid
wait $pid 2>/dev/null
exec 3>&-
check 'killed: no answer that was confirmed is lost' \
    test "$(grep -c '^> ' rpc.save)" -eq 11
tessera replay rpc.save
check 'killed: and it can be replayed' exits 0

# The command save: it may name the file of the game itself, and never replaces
# a file that is not a saved game.
echo mine >mine.txt
for turn in 1 2 3 4 5 6; do
    printf '1^\n1>\n1v\n1<\n1\n'
    [ $turn -ne 3 ] || printf 'save self.save\nsave mine.txt\nsave .\n'
done >commands
"$bin" play first -i --seed 3 --save self.save <commands >out 2>err
check 'save: what follows it is not lost' \
    test "$(grep -c ' lays ' out)" -eq "$(grep -c '^> .*,' self.save)"
check 'save: another file is refused' has out 'mine.txt: .*no saved game'
check 'save: and left alone' has mine.txt '^mine$'
check 'save: a folder is refused' has out '^\.: this is not a file'

# A torn last line is dropped with a notice.
head -n $((lines / 2)) whole.save >torn.save
printf 'abc' >>torn.save
tessera replay torn.save
check 'torn last line: status 0' exits 0
check 'torn last line: notice' has err 'torn\|incomplete\|dropped'
tessera play torn.save --bot all=random
check 'torn last line: the game goes on' exits 0
check 'torn last line: the file is whole again' same torn.save whole.save

# One flipped bit in the middle of any line is reported with that line.
head -n 40 whole.save >short.save
total=$(wc -l <short.save)
wrong=
n=0
start=0
while IFS= read -r line; do
    n=$((n + 1))
    cp short.save flipped.save
    flip flipped.save $((start + ${#line} / 2))
    start=$((start + ${#line} + 1))
    "$bin" replay flipped.save >out 2>err </dev/null
    status=$?
    [ $status -eq 1 ] && grep -qE "(line |:)$n([^0-9]|\$)" err ||
        wrong="$wrong $n(status $status)"
done <short.save
check "a bit flipped in each of $total lines is named" test -z "$wrong"
[ -z "$wrong" ] || echo "# not so in lines:$wrong"

# Other damage is an error message, never a crash.
crashes=
try() {
    "$bin" replay "$1" >out 2>err </dev/null
    status=$?
    [ $status -eq 1 ] || [ $status -eq 2 ] || crashes="$crashes $2($status)"
}
: >empty.save && try empty.save empty
head -c 1 short.save >one.save && try one.save one-byte
head -c 3000 /dev/urandom >noise.save && try noise.save noise
head -c 70000 /dev/zero >zero.save && try zero.save zeros
sed 5d short.save >gap.save && try gap.save line-missing
sed 'n;n;n;n;n;G' short.save >blank.save && try blank.save blank-lines
{ cat short.save && tail -n 1 short.save; } >twice.save
try twice.save line-twice
mkdir folder.save && try folder.save folder
try absent.save absent
check 'broken files are refused' test -z "$crashes"
[ -z "$crashes" ] || echo "# not so:$crashes"

# Equal rotations were still told apart when this was saved: base/B> 0,2.
cp "$OLDPWD/tests/cli/old.save" old.save
tessera replay old.save --verify
check 'an old file is loaded' exits 0
check 'to its end' has out '^40 answers verified'
tessera replay old.save --step
check 'its answers stay as they were given' has out 'base/B> '
tessera play old.save -b all=random
check 'and it goes on' exits 0
tessera replay old.save
check 'what was added agrees with it' exits 0

# Rules that are there because others borrow them bring no tiles back.
echo 'return { modules = { "base", "besiegers" } }' >borrow.lua
tessera play borrow.lua --seed 1 --bot all=random --save borrow.save
tessera replay borrow.save --verify
check 'borrowed rules: the game is as it was' exits 0

# How tiles look is no part of a game.
mkdir tiles
printf '%s\n' 'tileset { "plot" }' 'tile { "one", 9, "city city city city" }' \
    'look { "city", fill = "#aaaaaa" }' >tiles/plot.lua
echo 'return { tiles = { "plot" } }' >plot.lua
tessera play plot.lua --seed 1 --bot all=random --save plot.save
sed -i s/aaaaaa/bbbbbb/ tiles/plot.lua
tessera replay plot.save
check 'another look of tiles: no word of it' lacks err 'has changed'
check 'and the game is read' exits 0
sed -i 's/"one", 9/"one", 8/' tiles/plot.lua
tessera replay plot.save
check 'other tiles: a warning' has err "tile set 'plot' has changed"
printf '%s\n' 'module { "paint", title = "Paint", needs = "base" }' \
    'look { "city", fill = "#aaaaaa" }' >paint.lua
echo 'return { rules = { "paint.lua" } }' >painted.lua
tessera play painted.lua --seed 1 --bot all=random --save painted.save
sed -i s/aaaaaa/bbbbbb/ paint.lua
tessera replay painted.save
check 'another look in a module: no word of it' lacks err 'has changed'
check 'and this game is read, too' exits 0
echo 'phase { "idle", after = "figure", run = function() end }' >>paint.lua
tessera replay painted.save
check 'other rules: a warning' has err "module 'paint' has changed"

finish

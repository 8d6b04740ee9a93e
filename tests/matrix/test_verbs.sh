#!/bin/sh
# Every verb with every module: alone, with its tiles off, all together; and
# with every preset. Each run ends well within a minute, and says nothing on
# stderr but what is expected.
# shellcheck source-path=SCRIPTDIR source=../cli/lib.sh
. "$(dirname "$0")/../cli/lib.sh"

root=${TESSERA_ROOT:-$OLDPWD}
games=${MATRIX_GAMES:-1}
patience=60

# Names under a heading of `tessera modules`.
listed() {
    sed -n "/^$1:/,/^\$/s/^  \([a-z0-9-]*\) .*/\1/p" all-lists
}

"$bin" modules >all-lists
modules=$(listed Modules)
presets=$(listed Presets)
check 'there are modules and presets' test -n "$modules" -a -n "$presets"

# runs WHAT ARGUMENT...: it ends in time and well.
runs() {
    what=$1
    shift
    timeout $patience "$bin" "$@" >out 2>err </dev/null
    status=$?
    check "$config: $what" exits 0
}

# How each verb is tried with a config and a game that was played with it.
try() { # VERB
    case $1 in
    play) ;; # has made the game
    simulate)
        for bot in random easy greedy; do
            runs "simulate $bot" simulate "$config" -n "$games" --seed 2 \
                -b all=$bot -o sums.csv
        done
        runs 'simulate, a report' simulate "$config" -n 2 --seed 3 \
            -b all=random --report report.html
        ;;
    replay)
        runs replay replay game.save
        runs 'replay --verify' replay game.save --verify
        runs 'replay --html' replay game.save --html -o page.html
        ;;
    render)
        runs render render game.save -o board.svg
        runs 'render, half of it' render game.save --at 40 -o board.svg
        ;;
    arena) runs arena arena greedy random -n 1 -c "$config" ;;
    compare)
        runs compare compare "$config" "$config" -n 2 -b all=random
        ;;
    # neither of a config nor of a game, or with a suite of their own
    tiles | modules | doc | check | test | new | import | tune | rpc | serve) ;;
    *) check "$1: the matrix knows how to try it" false ;;
    esac
}

verbs=$("$bin" --help | sed -n 's/^  \([a-z]*\) .*[.]$/\1/p')
turn=0

# row CONFIG: every verb with this file or preset.
row() {
    config=$1
    turn=$((turn + 1))
    [ -z "${TESSERA_SHORT:-}" ] || [ $((turn % 6)) -eq 1 ] || return
    rm -f game.save
    runs play play "$config" --seed 1 -b all=random --save game.save
    for verb in $verbs; do try "$verb"; done
}

all=
for module in $modules; do
    echo "return { modules = { 'base', '$module' } }" >"$module.lua"
    if "$bin" play "$module.lua" -b all=random </dev/null 2>&1 |
        grep -q 'exclude each other'; then
        echo "return { modules = { '$module' } }" >"$module.lua"
    else
        all="$all '$module',"
    fi
    row "$module.lua"
    tiles=$root/tiles/$module.lua
    if [ "$module" != base ] && [ -e "$tiles" ] &&
        grep -q base "$module.lua"; then
        echo "return { modules = { 'base', '$module' }," \
            "tiles = { ['$module'] = false } }" >"$module-without-tiles.lua"
        row "$module-without-tiles.lua"
    fi
done

echo "return { modules = { $all } }" >all.lua
row all.lua
for preset in $presets; do
    # tests/cli/test_long.sh plays the longest
    [ "$preset" = mega ] || row "$preset"
done

finish

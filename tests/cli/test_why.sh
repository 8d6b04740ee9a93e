#!/bin/sh
# `why ANSWER` at the prompt of a game: why it is possible, or what forbids it.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

# typed LINE...: a game that B's bot plays with whoever types these lines.
typed() {
    printf '%s\n' "$@" | "$bin" play -i --seed 9 -b B=greedy >out 2>err
    status=$?
}

# Seed 9 asks for base/T: three ways at 0,-1, one at 1,0.
typed 'why base/T> 0,0' 'why base/T^ 1,0' 'why base/T> 5,5' \
    'why base/T> 1,0' quit
check 'why: a tile lies there' has out '0,0: the tile base/D lies there'
check 'why: it does not match' has out 'does not match to the W: '
check 'why: nothing beside it' has out '5,5: no tile lies beside it'
check 'why: it is possible' has out 'that is possible: type 2'
typed 2 1 'why meeple city W' quit
typed 'why base/U^ 1,0' 'why meeple' 'why xyzzy' 2 'why base/T^ 5,5' \
    'why meeple road N' 'why meeple monastery' quit
check 'why: another tile is to be laid' has out 'the tile to lay is base/T'
check 'why: no such word' has out 'no tile, figure or answer is called "xyzzy"'
check 'why: the sides that there are' has out \
    'the tile laid last shows: road W'
check 'why: no such feature' has out 'the tile laid last shows no monastery'
# What a hint names is what one types; a turn is for tiles only.
typed hint quit
check 'hint: what one types' has out '[0-9][<>^v]), one of'
check 'hint: no number of a turn' lacks out 'turned'
typed '2>' '2^' quit
check 'a figure is not turned' has out '2 is no place for a tile'
# Terrains that touch without joining match.
printf '%s\n' 'why tower street' 4 'why stadt/mN-fish< 1,0' \
    'why stadt/mN-fish^ 0,1' quit |
    "$bin" play stadt -i --seed 3 -b B=greedy >out
check 'why: what does not stand there' has out 'a tower never stands on a street'
check 'why: a market beside a quarter matches' has out 'the tile to lay is stadt/mN'
check 'why: a market against a street does not' has out \
    'does not match to the N: market.fish against street'
printf '%s\n' 1 pass '1^' pass 'why river/rNE-wSW> 2,1' quit |
    "$bin" play third -i --seed 4 >out
check 'why: what a rule forbids, by its whole key' has out \
    '^  > 2,1: the river may not turn back'
printf 'return { pieces = { meeple = 0 } }\n' >none.lua
printf '%s\n' 2 'why meeple city' quit |
    "$bin" play none.lua -i --seed 9 -b B=greedy >out 2>err
check 'why: no figure left' has out 'no meeple left'

finish

#!/bin/sh
# A hand at the keyboard (hand.py): whole games at 80 x 24, typed by what is to
# be seen there; a few questions of each in the short run.
# mostly waits: for tmux
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

if ! can_capture || ! command -v python3 >/dev/null; then
    echo '1..0 # SKIP no tmux, no python3, or no locale C.UTF-8'
    exit 0
fi
most=0
[ -z "${TESSERA_SHORT:-}" ] || most=12

# by_hand NAME CONFIG OPTION...: a game against a bot, its tests as tests here.
by_hand() {
    who=$1
    shift
    python3 "$here/hand.py" "$who" $most \
        "'$bin' play $* -b B=greedy --save $who.save" >"$who.tap"
    check "$who: by hand" lacks "$who.tap" '^not ok'
    sed -n '/^ok/!s/^\(# \)*/# /p' "$who.tap"
    check "$who: all was tested" has "$who.tap" '^1\.\.'
    tessera replay "$who.save" --verify
    check "$who: what was typed is what was played" exits 0
}

by_hand third third --seed 4

# All modules at once that may be in one game.
all=
for rules in "$here"/../../expansions/*/rules.lua; do
    module=$(basename "$(dirname "$rules")")
    [ "$module" = all-together ] && continue # not with teams
    echo "return { modules = { 'base', '$module' } }" >one.lua
    printf 'quit\n' | "$bin" play one.lua -i >out 2>&1 &&
        all="$all '$module',"
done
echo "return { modules = { $all }, players = 2 }" >all.lua
by_hand all all.lua --seed 2
finish

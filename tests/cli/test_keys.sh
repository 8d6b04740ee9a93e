#!/bin/sh
# Few keys: what has to be typed in a whole game, and what is understood.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

# typed LINE...: a game that B's bot plays with whoever types these lines.
typed() {
    printf '%s\n' "$@" | "$bin" play -i --seed 9 -b B=greedy >out 2>err
    status=$?
}

# Seed 9 asks for base/T: three ways at 0,-1, one at 1,0.
typed 2 quit
check 'a number alone lays what can lie one way only' \
    has out 'A lays base/T at 1,0'
typed 1 '>' quit
check 'a number with several ways asks for one' has out 'which way? 1> 1v 1<'
check 'a direction alone turns the last choice' has out 'A lays base/T at 0,-1'
typed '>' quit
check 'a direction without a choice before is none' \
    has out '">" is no option'
typed 2 '' quit
check 'Enter alone passes' has out 'B lays'
check 'and deploys nobody' lacks out 'A deploys'
typed '' quit
check 'where nobody may pass, it does nothing' lacks out 'A lays'

if short 'at most five keystrokes a turn' 'takes long'; then
    finish
    exit
fi
# A whole game of the third edition as a good player would type it.
yes 'hint!' | head -n 400 |
    "$bin" play third -i --seed 4 >out 2>err
check 'a whole game by hand' has out ' wins with \| share the win'
turns=$(sed -n 's/^.*Turn \([0-9]*\), .*/\1/p' out | tail -n 1)
keys=$(sed -n 's/^.*you would type: \(.*\)$/\1/p' out |
    awk '{ n += length($0) + 1 } END { print n }')
none=$(grep -c 'you would type: $' out)
echo "# $keys keystrokes, $none of them Enter alone, in $turns turns"
check 'at most five keystrokes a turn' [ "$keys" -le $((5 * turns)) ]
finish

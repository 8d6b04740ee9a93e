#!/bin/sh
# What one seat sees: in the protocol, at the terminal, in pictures and
# replays. Two games that differ only in what B hides look the same to A.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

cat >hand.lua <<'END'
return { modules = { "base", "farmers", "hand-of-three", "objectives" },
  seed = 3 }
END

req() {
    printf '{"jsonrpc":"2.0","id":%s,"method":"%s","params":%s}\n' "$@"
}
# give KEY...: answers in this order.
give() {
    for key in "$@"; do req 1 answer "{\"game\":1,\"key\":\"$key\"}"; done
}
# look SEAT: everything that a seat can ask for.
look() {
    req 7 state "{\"game\":1,\"seat\":$1}"
    req 7 decision "{\"game\":1,\"seat\":$1}"
    req 7 events "{\"game\":1,\"seat\":$1}"
    req 7 render "{\"game\":1,\"seat\":$1}"
    req 7 render "{\"game\":1,\"seat\":$1,\"form\":\"svg\"}"
}
# A level without a time limit, so that the answer depends on the position
# alone; other levels are in tests/search.
hint() { req 8 hint "{\"game\":1,\"seat\":$1,\"bot\":\"greedy\"}"; }
# play GOAL GOAL KEPT TILE TILE TILE: a game in which B is dealt and draws
# these, lays the tile V, and A is asked again.
play() {
    req 1 new '{"config":"hand.lua"}'
    give 'goal long_road' 'goal four_roads' 'keep long_road'
    look 0
    give "goal $1" "goal $2" "keep $3"
    give base/U base/V base/E
    look 0
    hint 0
    give 'lay base/V' 'base/V^ 0,1' pass
    look 0
    give "base/$4" "base/$5" "base/$6"
    look 0
    look 1
    look -1
    give 'lay base/W' 'base/W^ -1,1' pass
    look 0
    req 1 answer '{"game":1,"key":"base/X"}'
    look 0
    hint 0
}
play three_cities great_city great_city W D G | "$bin" rpc >one 2>err
play all_kinds two_monasteries all_kinds B W J | "$bin" rpc >two 2>err
check 'every answer was taken' lacks one '"error"'
check 'and in the other game' lacks two '"error"'
for game in one two; do
    # the five of the look from seat 1, who sees the own hand and goal, aside
    awk '/"id":7,/ { n++; if (n > 20 && n <= 25) next } /"id":[78],/' \
        "$game" >"$game.seen"
done
check 'there is something to compare' has one.seen '"id":8,.*"key":"'
check 'A and on-lookers see the same, hints and hashes included' \
    same one.seen two.seen
grep '"id":7,' one | sed -n 21p >b1
grep '"id":7,' two | sed -n 21p >b2
check 'B does not' lacks b1 "$(sed -n 1p b2 | cut -c 1-4000)"
check 'B sees the own hand' has b1 '"base/D","base/G","base/W"'
check 'A sees how many there are' has one.seen \
    '{"count":3,"name":"held","owner":1,"seen":false}'
check 'a question of B has no options for A' has one.seen \
    '"count":0,"hidden":true,[^}]*"player":1,"prompt":"hand"'

{
    req 1 new '{"config":"hand.lua"}'
    req 2 state '{"game":1,"seat":2}'
    req 3 render '{"game":1,"seat":-2}'
    req 4 roll '{"game":1,"seat":0}'
    req 5 roll '{"game":1,"seat":1}'
    req 6 answer '{"game":1,"index":0,"seat":1}'
    req 7 hint '{"game":1,"seat":1}'
    req 8 subscribe '{"game":1,"seat":9}'
    req 9 decision '{"game":1,"seat":1}'
} | "$bin" rpc >out 2>err
status=$?
check 'no such seat' has out 'no seat 2.*seats are 0 to 1.*"id":2,'
check 'nor that' has out 'no seat -2.*"id":3,'
check 'what is dealt is not said' lacks out '"id":4,.*"key"'
check 'another seat cannot answer' has out 'seat 1 cannot.*"id":6,'
check 'a hint is for who sees the options' has out 'may not see.*"id":7,'
check 'no seat to subscribe for' has out 'no seat 9.*"id":8,'
check 'the prompt alone' has out \
    '"id":9,.*"hidden":true.*"options":\[\].*"prompt":"objective"'

# At one terminal the players take turns at the screen.
printf '\n1\n\n1\n\n1\nquit\n' >keys
"$bin" play -i hand.lua <keys >out 2>err
status=$?
check 'the other player is asked to look away' has out 'B, press Enter'
check 'A sees the goal of A' has out '^A, secret goal: '
check 'and that B has one' has out '^B, secret goal: one hidden'
printf '1\n1\nquit\n' >keys
"$bin" play -i hand.lua -b A=greedy <keys >out 2>err
check 'alone nobody need look away' lacks out 'press Enter'
check 'a bot keeps its hand' has out '^A, hand of tiles: 2 hidden'
check 'the own hand is shown' has out '^B, hand of tiles: base'

# Saved games: the log has everything, what is shown of it has not.
tessera play hand.lua --save g.save
check 'a game with secrets is played to its end' exits 0
tessera replay g.save --verify
check 'and back' exits 0
tessera replay g.save --step --to 20 --seat A
cp out a.steps
check 'answers that A does not know' has a.steps '^ *[0-9]* *chance *…'
check 'and those of A' has a.steps '^ *[0-9]* *A *keep '
tessera replay g.save --step --to 20 --seat all
check 'all see less' lacks out '^ *[0-9]* *[AB] *keep '
tessera replay g.save --step --to 20
check 'the host sees more' has out '^ *[0-9]* *B *keep '
tessera render g.save --at 20 --seat B -o b.svg
check 'a picture for a seat' has b.svg '<svg'
tessera replay g.save --seat all --html -o all.html
check 'a film that can be shared' has all.html '<html'
check 'without what nobody else was told' lacks all.html 'keep four'
tessera render g.save --seat E -o b.svg
check 'no such seat: status 2' exits 2
check 'and which there are' has err 'A to B'

# hands: what is typed between two players
hands() {
    printf '%s\n' "$@" | timeout 20 "$bin" play -i hand.lua >out 2>err
    status=$?
}
looking='press Enter when nobody else is looking'
hands quit
check 'quit where the screen is handed over ends the game' exits 0
check 'and shows nothing of a hand' lacks out 'keep '
hands 'quit!'
check 'so it does with a mark' lacks out 'keep '
tessera play -i hand.lua
check 'so does the end of input' exits 0
check 'and shows nothing either' lacks out 'keep '
hands what '' quit
check 'a word that is no Enter shows nothing; it is asked again' test \
    "$(grep -o "$looking" out | wc -l)" -eq 2
check 'and Enter shows the hand' has out 'keep '
finish

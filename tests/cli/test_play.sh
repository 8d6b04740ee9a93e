#!/bin/sh
# Playing without a terminal: bots, and scripted commands.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

# play LINE...: an interactive game of seed 7, B and all others are bots.
play() {
    printf '%s\n' "$@" | "$bin" play --interactive --seed 7 --players 2 \
        --bot B=random >out 2>err
    status=$?
}

tessera play --seed 7 --bot all=random
check 'bots play without a terminal' exits 0
check 'the final result is printed' has out 'wins with\|share the win'
check 'the itemised result is printed' has out '^total'
check 'no colours without a terminal' lacks out "$(printf '\033')"
cp out first
tessera play --seed 7 --bot all=random
check 'the same seed gives the same game' same out first
tessera play --seed 8 --bot all=random
check 'another seed gives another game' sh -c '! cmp out first'

play help quit
check 'quit: status 0' exits 0
check 'help lists commands' has out 'undo \[N\]'
play board 'board all' scores events why legend options hint quit
check 'commands: status 0' exits 0
check 'hint names an option' has out 'bot would say'
play rules quit
check 'rules tells how it is played, by module' \
    has out '^Base game$'
check 'and a line of its text is a paragraph' [ \
    "$(sed -n '/^Base game$/,/most points win/p' out | grep -c '^$')" -eq 2 ]
check 'in lines that a terminal has room for' [ -z "$(grep '.\{81\}' out)" ]
play nonsense quit
check 'what is neither option nor command' has out 'no option and no command'
play hlep quit
check 'nearest command' has out 'did you mean help'
play 9999 quit
check 'no such choice' has out 'no choice 9999'
play undo quit
check 'nothing to undo' has out 'nothing to take back'
play 1 pass 'undo 9' quit
check 'undo: more than there are' has out 'Only 2 decisions of yours can be'
play 'bot C random' 'bot A nobody' 'save' quit
check 'wrong arguments of commands do not end the game' exits 0
play 'bot A random'
check 'a bot takes over and finishes' has out 'wins with\|share the win'
play
check 'end of input: status 0' exits 0

# The key of the hint is an answer.
play hint quit
key=$(sed -n 's/.*bot would say: .*(\(.*\)), one of.*/\1/p' out | tail -n 1)
check 'the hint has a key' test -n "$key"
play "$key" 'undo!' 'redo' 'undo' quit
check 'answer by key, undo, redo' has out 'taken back'
check 'redo gives the answers again' has out 'given again'

# Undo past a draw wants consent, and the same draw comes again.
play "$key" 'hint' quit
key2=$(sed -n 's/.*bot would say: .*(\(.*\)), one of.*/\1/p' out | tail -n 1)
play "$key" "$key2" 'undo 2' quit
check 'undo past own answers only needs no consent, or asks' exits 0

play 'bot all random'
check 'bot all NAME: bots play every seat to the end' has out '^total'
play 'bot all randm' quit
check 'bot all NAME: the name is checked' has out 'did you mean random'

# A short undo window is no hindrance: older answers are replayed.
tessera play --seed 7 --bot all=greedy
cp out first
tessera play --seed 7 --bot all=greedy --set undo=1
check 'greedy needs no undo window' same out first
printf 'hint\nquit\n' | "$bin" play -i --seed 7 --bot B=random --set undo=1 --save u.save \
    >out 2>err
while :; do
    key=$(sed -n 's/.*bot would say: .*(\(.*\)), one of.*/\1/p' out | tail -n 1)
    [ "$(wc -l <u.save)" -lt 20 ] || break
    printf '%s\nhint\nquit\n' "$key" |
        "$bin" play -i --bot B=random u.save >out 2>err
done
printf 'undo! 4\nquit\n' | "$bin" play -i --bot B=random u.save >out 2>err
status=$?
check 'undo beyond the window' has out '[1-9] answers* taken back'
check 'undo beyond the window: logged' has u.save '^undo [1-9]'
tessera replay u.save --verify
check 'undo beyond the window: the save is good' exits 0

cp "$TESSERA_ROOT/tests/render/positions/under-the-big-top.keys" three.keys
echo quit | "$bin" play -i three.keys >out 2>err
check 'three figures on a tile are all seen' has out 'AAB.*BCC'

# Who moves what is nobody's is who was asked, not chance.
echo 'return { modules = { "die-stadt" }, seed = 4 }' >city.lua
tessera play city.lua --bot all=random --save city.save
tessera replay city.save --step
check 'replay: a player builds a wall' has out '[AB] lays wall'
check 'replay: chance does not' lacks out 'chance deploys'
awk '/^> / && ++n > 120 { exit } { print }' city.save >half.save
printf 'events 400\nquit\n' | "$bin" play -i half.save >out 2>err
check 'events: a player builds a wall' has out '[AB] lays wall'
check 'events: chance does not' lacks out 'chance deploys'
echo 'return { modules = { "base", "count" }, seed = 4 }' >count.lua
tessera play count.lua --bot all=random --save count.save
tessera replay count.save --step
check 'replay: what nobody has set stands there' has out 'the count now stands: '
check 'replay: nobody moves and sets as chance' lacks out \
    'chance \(moves\|deploys\|takes\)'

# Nor has what a rule does before anybody is asked.
mkdir -p own/wanderer
cat >own/wanderer/rules.lua <<'END'
module { "wanderer", title = "The wanderer", needs = "base" }
zone { "inn" }
piece { "wanderer", neutral = true }
text { en = { inn = "inn", storm = "storm", wanderer = "wanderer" } }
phase { "wandering", stage = "setup", after = "start", run = function(g)
  local wanderer = g:figure "wanderer"
  g:move(wanderer, g:zone "inn")
  g:recall(wanderer)
  g:note("storm", nil, 3)
  g:note "storm"
end }
END
echo 'return { modules = { "base", "wanderer" }, seed = 4 }' >wanderer.lua
tessera play wanderer.lua -p own --bot all=random --save wanderer.save
tessera replay wanderer.save -p own --step
for line in 'wanderer moves on' 'wanderer leaves' 'storm: 3' 'storm'; do
    check "replay: nobody does it: $line" has out "^ *$line\$"
done

for rules in "$TESSERA_ROOT"/expansions/*/rules.lua; do
    name=${rules%/rules.lua}
    name=${name##*/}
    printf 'return { modules = { "%s" } }\n' "$name" >module.lua
    tessera play module.lua --seed 5 --bot all=random
    check "a board of $name is printed" exits 0
done

finish

#!/bin/sh
# House rules that fail: one answer, or every answer of a decision.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

cat >breaks.lua <<'END'
module { "breaks", needs = "base" }
on.placed(function(g)
  if g.turn >= 5 then error("the table collapses") end
end)
END
echo 'return { rules = { "breaks.lua" }, seed = 1 }' >stuck.lua
cat >once.lua <<'END'
module { "once", needs = "base" }
on.deployed(function(g)
  if g.turn == 3 then error("no figures in turn 3") end
end)
END
echo 'return { rules = { "once.lua" }, seed = 5 }' >goes-on.lua

tessera play stuck.lua --save stuck.save
check 'bots: status 3' exits 3
check 'bots: what failed, where and when' \
    has err "module 'breaks', on.placed, turn 5: breaks.lua:3: the table"
check 'bots: the board is printed all the same' has out '^The game is stuck'
# again STREAM: runs the command that the program named.
mkdir bin && ln -s "$bin" bin/tessera
again() {
    command=$(sed -n 's/^.*; the position before it: //p' "$1" | head -n 1)
    echo "$command" >command
    PATH=$PWD/bin:$PATH sh command >out 2>err </dev/null
    status=$?
}
check 'bots: which answer' has err 'that was answer [0-9]*, base/'
again err
check 'bots: the command shows the game with its save' exits 0
check 'bots: the command is a replay of it' \
    has command '^tessera replay stuck.save --to [0-9]*$'
tessera replay stuck.save --verify
check 'the save of a stuck game is good' exits 0
tessera play stuck.save
check 'resumed, it is stuck as before' exits 3
tessera play stuck.lua --save stuck.save
check 'a save is not overwritten' exits 2

# People are told, can undo, save and leave.
{
    printf '%s\n' '^' 99 events scores why hint 'save other.save' 'undo!' quit
} >in
"$bin" play stuck.save --interactive --bot all=random <in >out 2>err
status=$?
check 'interactive: what failed' has out "module 'breaks', on.placed, turn 5"
check 'interactive: where' has out '; the position .*: tessera replay stuck.save'
check 'interactive: says so' has out 'stuck: every answer fails'
check 'interactive: undo' has out 'taken back'
check 'interactive: save' has out 'Saved to other.save'
check 'interactive: bots run into it again, status 3' exits 3
tessera replay other.save
check 'what was saved can be read' exits 0

cat >rates.lua <<'END'
module { "rates", needs = "base" }
score.road.rate(function() return { tiles = 1 } end)
END
echo 'return { rules = { "rates.lua" }, seed = 1 }' >rate.lua
tessera play rate.lua --bot all=random
check 'a rate of no term: status 3' exits 3
check 'and the nearest that there is' has err \
    "rates.lua:2: score.road has no term 'tiles', did you mean 'tile'"

# A person's failing answer changes nothing.
printf '%s\n' undo 'tile' quit |
    "$bin" play stuck.lua -i --bot B=random >out 2>err
status=$?
check 'person: status 0' exits 0
cat >first.lua <<'END'
module { "first", needs = "base" }
on.placed(function(g, tile)
  if g.turn == 1 and tile.cell.x == 1 then error("not to the east") end
end)
END
echo 'return { rules = { "first.lua" }, seed = 9 }' >first-turn.lua
printf '%s\n' '2^' '2>' '2v' '2<' 'save mine.save' quit |
    "$bin" play first-turn.lua -i --bot B=random >out 2>err
status=$?
check 'person: what failed' has out "module 'first', on.placed, turn 1: first"
check 'person: the command, once the game is saved' has out \
    'that was answer 2, base/.*: tessera replay FILE --to 1'
cp mine.save FILE
again out
check 'person: it works' exits 0

tessera simulate stuck.lua -n 12 --jobs 2
check 'simulate: status 3' exits 3
check 'simulate: how many' has out '^12 games were stuck'
check 'simulate: the first ten' test "$(grep -c 'is stuck' err)" -eq 10
again err
check 'simulate: the command plays and saves the same game' exits 0
check 'simulate: the position is that of the failure' has out '^The game is not'
tessera simulate stuck.lua -n 2 --save two.save
check 'simulate: only one game can be saved' exits 2
tessera simulate stuck.lua -n 1 --save game.save
check 'simulate: a save is not overwritten' exits 2
rm game.save
tessera simulate stuck.lua -n 2 --format jsonl
check 'simulate: lines say so' has out '"status":"stuck"'
tessera simulate stuck.lua -n 2 --format csv
check 'simulate: csv as well' has out ',stuck,'

tessera play goes-on.lua --bot all=random
check 'one failing answer: the game goes on' exits 0
check 'one failing answer: which' has err 'that was answer [0-9]*, meeple'
again err
check 'one failing answer: the command plays it again' exits 0
check 'one failing answer: up to it' has out 'The game is not over'
tessera simulate goes-on.lua -n 8 -b all=random
check 'one failing answer: simulation as well' exits 0
check 'one failing answer: it is told' has err 'answer failed: .*turn 3'

# Rules that have changed: the game can be seen as far as it goes.
echo 'module { "once", needs = "base" }' >once.lua
tessera play goes-on.lua --save goes-on.save
cat >once.lua <<'END'
module { "once", needs = "base" }
on.deployed(function(g)
  if g.turn == 9 then error("no figures in turn 9") end
end)
END
tessera replay goes-on.save
check 'changed rules: status 1' exits 1
check 'changed rules: the answer, and where they fail' has err \
    "goes-on.save:[0-9]*: answer [0-9]* .*on.deployed, turn 9: .*once.lua:3: no"
sed -i 's/^tessera: the position/x; the position/' err
again err
check 'changed rules: the command shows the position before' exits 0
check 'changed rules: and says that they have changed' \
    has err "module 'once' has changed"

# The protocol: an error, and the game as it was.
{
    echo '{"jsonrpc":"2.0","id":1,"method":"load","params":{"file":"stuck.save"}}'
    echo '{"jsonrpc":"2.0","id":2,"method":"answer","params":{"game":1,"index":0}}'
    echo '{"jsonrpc":"2.0","id":3,"method":"state","params":{"game":1}}'
} | "$bin" rpc >out 2>err
status=$?
check 'rpc: code of a failed script' has out '"code":-32001.*"id":2,'
check 'rpc: where it failed' \
    has out '"data":{"answers":[0-9]*,"key":"base/.*"replay":"tessera replay'
check 'rpc: the game goes on' has out '"id":3,.*"result"'

# A game that goes round in circles is no reason to wait for ever.
cat >round.lua <<'END'
module { "round", needs = "base" }
phase { "circle", after = "score", before = "part", run = function(g)
  g:ask(g.player, "circle", function(o) o:word("go", "on") o:pass() end)
  g:again()
end }
END
echo 'return { rules = { "round.lua" }, seed = 1 }' >rounds.lua
tessera play rounds.lua
check 'endless: status 3' exits 3
check 'endless: who asks the last question' \
    has err "answers without a tile or a point, .* phase 'circle' of module 'round'"
tessera simulate rounds.lua --games 2 -b all=random
check 'endless: simulations say so, too' has err "phase 'circle' of module"

finish

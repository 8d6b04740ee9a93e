#!/bin/sh
# tessera test: random games find faults that no test of the author shows. Each
# module here has one planted fault.
# shellcheck source-path=SCRIPTDIR source=../cli/lib.sh
. "$(dirname "$0")/../cli/lib.sh"

# module NAME MANIFEST: the rest of its rules on standard input.
module() {
    mkdir -p "$1"
    {
        echo "module { \"$1\", title = \"$1\", $2 }"
        cat
    } >"$1/rules.lua"
}

module good 'needs = "base"' <<'END'
local S = state { laid = "integer" }
on.placed(function() S.laid = S.laid + 1 end)
END
tessera test good
check 'nothing to find: status 0' exits 0
check 'a module without tests is played too' has out '^1 passed, 0 failed'
tessera test good --verbose
check 'with its name' has out '^ok .*good/rules.lua:1 random games: base, good'
tessera test good --games 0 --tap
check '--games 0: none' has out '^1\.\.0'
tessera test good --tap
check 'TAP has them' has out '^ok 1 - good/rules.lua:1 random games: base, good'
tessera test good --games -1
check 'a negative number of games: status 2' exits 2

module leak 'needs = "base"' <<'END'
local count = 0
on.placed(function() count = count + 1 end)
END
tessera test leak
check 'state outside state{}: status 1' exits 1
check 'the variable is named' \
    has out "leak/rules.lua:3: 'count' changes during a game"

# The walk through the variables sees the first turns only.
module late 'needs = "base"' <<'END'
local count = 0
on.placed(function(g) if g.turn > 68 then count = count + 1 end end)
score.road.bonus(function()
  if count % 2 == 1 then return { odd = 1 } end
end)
text { en = { odd = "odd" } }
END
tessera test late
check 'state outside state{} that shows late: status 1' exits 1
check 'the check that it fails is named' has out 'hash .* instead of'
check 'and the seed, and after which answer' \
    has out 'in the game of seed [0-9]*, after [0-9]* answers'
check 'and the last answers' has out '^ *[0-9]*: base/'
again=$(sed -n 's/^ *again: tessera //p' out)
check 'and the command' test -n "$again"
sed -n '2,/again/p' out >first
# shellcheck disable=SC2086 # words of a command
tessera $again
sed -n '2,/again/p' out >second
check 'which fails at the same point' same first second

module fails 'needs = "base"' <<'END'
on.deployed(function(g) if g.turn > 12 then error("boom") end end)
END
tessera test fails
check 'rules that fail: status 1' exits 1
check 'module, hook, turn, file and line' \
    has out "module 'fails', on.deployed, turn 1[0-9]: fails/rules.lua:2: boom"
check 'and the answer' has out 'the answer meeple'

# Two handlers of one event, and nothing says which comes first.
module mood 'needs = "base"' <<'END'
local S = state { now = { "word", values = { "good", "bad" } } }
export { set = function(word) S.now = word end }
END
module glad 'needs = "mood"' <<'END'
local mood = use "mood"
on.placed(function() mood.set("good") end)
END
sad() { # MANIFEST
    module sad "$1" <<'END'
local mood = use "mood"
on.placed(function() mood.set("bad") end)
test "together" { with = { modules = { "glad" } } }
END
}
sad 'needs = "mood"'
tessera test sad
check 'handlers that clash: status 1' exits 1
check 'the hook, both modules with their lines, and the field' has out \
    "on.placed: 'glad' (glad/rules.lua:3) and 'sad' (sad/rules.lua:3) both"
check 'the field, and what would be right' has out \
    'write mood.now, .*: write after = "glad" in module{} of .sad.'
sad 'needs = "mood", after = "glad"'
tessera test sad
check 'with an order there is no clash' exits 0

# A clash that makes no difference to the game's end is one all the same.
module glad2 'needs = "mood"' <<'END'
local mood = use "mood"
on.placed(function() mood.set("bad"); mood.set("good") end)
END
module sad2 'needs = "mood"' <<'END'
local mood = use "mood"
on.placed(function() mood.set("bad"); mood.set("good") end)
test "together" { with = { modules = { "glad2" } } }
END
tessera test sad2
check 'recorded writes are what counts' has out \
    "on.placed: 'glad2' .* and 'sad2' .* both write mood.now"

# What a module finds when it is loaded.
module bonus 'needs = "base"' <<'END'
export { points = 3 }
END
gift() { # MANIFEST
    module gift "$1" <<'END'
local bonus = use "bonus"
local points = bonus and bonus.points or 0
phase { "gift", after = "score", before = "part", run = function(g)
  if points == 0 then return end
  g:award { player = g.player, reason = "gift",
    items = { { "gift", points, 1 } } }
end }
text { en = { gift = "gift" } }
test "together" { with = { modules = { "bonus" } } }
END
}
gift 'needs = "base"'
tessera test gift
check 'the order of loading makes a difference: status 1' exits 1
check 'both modules are named' \
    has out "the order of 'bonus' and 'gift' makes the difference"
gift 'needs = "base", after = "bonus"'
tessera test gift
check 'with an order it makes none' exits 0
module gift 'needs = "base"' <<'END'
local points = use("bonus").points
END
module pack 'needs = { "bonus", "gift" }' </dev/null
tessera test pack
check 'it loads in one order only: status 1' exits 1
check 'where it does not load' has out 'another order: gift/rules.lua:2: '
check 'the modules are named' \
    has out "the order of 'bonus' and 'gift' makes the difference"

for condition in 'bonus' 'not bonus'; do
    module gift 'needs = "base"' <<END
local bonus = use "bonus"
state { points = "integer" }
if $condition then state { more = "integer" } end
END
    tessera test pack
    check "state declared only if $condition: found" \
        has out 'state{}.* declare.* loaded in another order'
    check "state declared only if $condition: the modules" \
        has out "the order of 'bonus' and 'gift' makes the difference"
done

# Phases that stand at the same place.
for name in ask1 ask2; do
    module $name 'needs = "base"' <<END
phase { "$name", after = "score", before = "part", run = function(g)
  g:ask(g.player, "$name", function(o) o:word("say", "yes"); o:word("say", "no") end)
end }
text { en = { $name = "$name?", say = "say", yes = "yes", no = "no" } }
test "together" { with = { modules = { "ask1", "ask2" } } }
END
done
tessera test ask2
check 'phases at one place: named' \
    has out "the order of 'ask1' and 'ask2' makes the difference"

# A game that never ends is left after some answers a tile.
module endless 'needs = "base"' <<'END'
phase { "more", before = "tile", run = function(g)
  while g.turn == 4 do
    g:ask(g.player, "more", function(o) o:number("n", 1) end)
  end
end }
text { en = { more = "more?", n = "number" } }
END
tessera test endless --games 1
check 'a game without an end is no game without an end here' exits 0

# What is hidden from a seat must not show in what it sees.
module loose 'needs = "base"' <<'END'
local S = state { odd = "boolean", goal = { "word", values = { "a", "b" },
  per = "player", visible = "owner" } }
phase { "deal", stage = "setup", after = "start", run = function(g)
  for player in g:seats() do
    g:secret(player)
    local _, word = g:ask(nil, "goal", function(o)
      o:word("goal", "a")
      o:word("goal", "b")
    end)
    S.goal[player] = word
  end
end }
on.placed(function(g) if S.goal[g.player] == "a" then S.odd = true end end)
END
tessera test loose
check 'a secret that a variable tells: status 1' exits 1
check 'who can tell, and from what' \
    has out 'in two games with other secrets: .* can tell from the hash'

module vague 'needs = "base"' <<'END'
local S = state { n = { "integer", per = "player", visible = "owner" },
  m = { "boolean", per = "map", visible = "nobody" },
  i = { "integer", per = "map", visible = "nobody" },
  o = { "word", values = { "a" }, per = "map", visible = "owner" },
  p = { "boolean", visible = "owner" }, q = { "boolean", visible = "nobody" },
  r = { "boolean", sample = function() end } }
phase { "wait", when = { state = "q" }, run = function() end }
END
tessera test vague
check 'a hidden number needs a sample' has out ' n is hidden: which integer'
check 'a map of booleans cannot be hidden' has out 'm: which keys of a map'
check 'numbers of a hidden map need a sample' has out ' i is hidden: which int'
check 'nobody owns a map' has out ' o: .*nobody owns it'
check 'nor what nobody owns, from its owner' has out 'but nobody owns it'
check 'a sample of what all see is an error' has out 'r: sample is for what is'
check 'nothing waits for a secret' has out "'q' is hidden; what waits for it"
# A map whose keys everybody knows, but not its values.
module buried 'needs = "base"' <<'END'
local S = state { knows = { "boolean", per = "player" },
  what = { "word", values = { "gold", "mud" }, per = "map",
    visible = "knows" },
  depth = { "integer", per = "map", visible = "nobody",
    sample = function(o) for n = 1, 3 do o:number("dig", n) end end } }
phase { "bury", stage = "setup", after = "start", run = function(g)
  for n = 1, 100 do
    g:secret()
    local _, word = g:ask(nil, "bury", function(o)
      o:word("bury", "gold")
      o:word("bury", "mud")
    end)
    S.what[n] = word
    S.depth[n] = n % 3 + 1
  end
end }
on.placed(function(g) S.knows[g.player] = not S.knows[g.player] end)
on.deployed(function(g) S.what[g.turn + 100] = LEAK end)
score.city.bonus(function() return { deep = S.depth[3] - S.depth[3] } end)
END
cp -r buried leaking
sed -i 's/LEAK/"mud"/' buried/rules.lua
sed -i 's/LEAK/S.what[g.turn] == "gold" and "mud" or nil/
    s/"buried"/"leaking"/' leaking/rules.lua
if ! short 'a large hidden map' 'takes long'; then
    tessera test buried
    check 'a hidden map hides' exits 0
    tessera test leaking
    check 'keys that tell are found' exits 1
    check 'who can tell, and from what' has out 'can tell from the hash'
fi

module blind 'needs = "base"' <<'END'
local S = state { q = { "boolean", visible = "some" } }
pile { "hand", owned = true, visible = "owner", of = "tile" }
END
tessera test blind
check 'who sees it must be known' has out "visible = 'some' is neither"
check 'hidden tiles come from a pile' has out "pile 'hand': there is no pile"

finish

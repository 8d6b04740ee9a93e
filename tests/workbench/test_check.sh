#!/bin/sh
# tessera check: what is wrong with modules, all at once.
# shellcheck source-path=SCRIPTDIR source=../cli/lib.sh
. "$(dirname "$0")/../cli/lib.sh"

tessera check
check 'everything shipped is without a problem' exits 0
check 'everything shipped was looked at' has out '^[1-9][0-9]* checked'

# found NAME LINE TEXT: the last run named the line and the problem.
found() { check "$1" has out "bad.*lua:$2: .*$3"; }

mkdir bad
cat >bad/rules.lua <<'END'
module { "bad", title = "Bad", needs = "base" }
feeture { "lake" }
piece { "boat", wieght = 2 }
option { "speed" }
local count = 0
on.placd(function() end)
on.placed(function(g)
  count = count + 1
  total = 1
  g:deploi("boat")
end)
allow.stand(function() return fals, "not-here" end)
allow.stand(function() return false, "not-here" end)
END
tessera check bad
check 'a bad module: status 1' exits 1
found 'an unknown word, with the nearest' 2 "'feeture', did you mean 'feature'"
found 'an unknown field' 3 "'wieght', did you mean 'weight'"
found 'an option without a default' 4 'default'
found 'an unknown event' 6 "on.placd, did you mean 'placed'"
found 'a global' 9 'no globals'
found 'an unknown method' 10 "'deploi', did you mean 'deploy'"
found 'an unknown word in a function' 12 "unknown word 'fals'"
found 'a text that is not there' 13 "'not-here' has no text"

mkdir bad2
cat >bad2/rules.lua <<'END'
module { "bad2", title = "Bad", needs = "base" }
local count, list = 0, {}
on.placed(function(_, tile)
  count = count + 1
  list[tile.number] = true
end)
END
tessera check bad2
check 'state in upvalues: status 1' exits 1
found 'state in an upvalue is named, where it changes' 4 \
    "'count' changes during a game"
found 'state in a table is named' 3 "'list' changes during a game"

# one NAME LINE TEXT: a house rule "one" that is read from standard input has
# this problem at this line, and no other.
one() {
    mkdir -p bad && cat >bad/one.lua
    tessera check bad/one.lua
    found "$1" "$2" "$3"
    check "$1: nothing else" has out '^1 checked, 1 problem'
}

# ---- the manifest, and what it names

one 'a missing module, with the nearest' 1 \
    "there is no module 'bse', did you mean 'base'" <<'END'
module { "one", title = "One", needs = { "base", "bse" } }
END
one 'a rule without a title' 1 'module{} has no title' <<'END'
module { "one", needs = "base" }
END
one 'an unknown field of the manifest' 1 "'need', did you mean 'needs'" <<'END'
module { "one", title = "One", need = "base", needs = "base" }
END
one 'an api to come' 1 'is for api 2' <<'END'
module { "one", title = "One", needs = "base", api = 2 }
END
one 'no manifest' 1 'the first call of a module must be module' <<'END'
local one = 1
END
one 'no Lua' 2 'expected' <<'END'
module { "one", title = "One", needs = "base" }
local = 1
END
one 'modules that exclude each other' 1 "'one' and 'base' exclude" <<'END'
module { "one", title = "One", needs = "base", conflicts = "base" }
END
one 'a circle of modules' 1 'wait for each other in a circle' <<'END'
module { "one", title = "One", needs = "base", before = "base" }
END

one 'a circle of phases, with each of them' 3 \
    "'b' (.*:3) after 'a' (.*:2) after 'b'" <<'END'
module { "one", title = "One", needs = "base" }
phase { "a", after = "b", run = function() end }
phase { "b", after = "a", run = function() end }
END

# ---- options and words

one 'a default that is none of the values' 2 'its own default is not' <<'END'
module { "one", title = "One", needs = "base" }
option { "size", default = 3, values = { 1, 2 } }
END
one 'an option that requires none' 3 \
    "requires 'sise', which is no option, did you mean 'size'" <<'END'
module { "one", title = "One", needs = "base" }
option { "size", default = 3 }
option { "more", default = false, requires = "sise" }
END
one 'a phase after none' 2 "there is no 'scroe', did you mean 'score'" <<'END'
module { "one", title = "One", needs = "base" }
phase { "more", after = "scroe", run = function() end }
END
one 'a phase that no module has' 2 \
    "no 'nowhere'; a phase that need not be there ends with a question" <<'END'
module { "one", title = "One", needs = "base" }
phase { "more", before = { "nowhere", "elsewhere?" }, run = function() end }
END
one 'a mark that nobody declares' 2 "there is no mark or feature 'zorro'" <<'END'
module { "one", title = "One", needs = "base" }
on.placed(function(_, tile) return tile:has "zorro" end)
END
one 'an attribute asked of a type' 3 "'pennant' is an attribute of segments" <<'END'
module { "one", title = "One", needs = "base" }
phase { "more", after = "tile", run = function(g)
  if g.tile.type:has "pennant" then g:note "pennant" end
end }
END
one 'points for what nothing counts' 2 \
    "nothing counts 'around_', .*did you mean 'around'" <<'END'
module { "one", title = "One", needs = "base" }
score.monastery { around_ = 2 }
text { en = { around_ = "around" } }
END
one 'a term that is counted twice' 3 'toll counts by its name already' <<'END'
module { "one", title = "One", needs = "base" }
feature { "road", attributes = { toll = "sum" } }
score.road { toll = { 1, count = function() return 1 end } }
text { en = { toll = "toll" } }
END
one 'points for no feature' 2 "no feature 'rood', did you mean 'road'" <<'END'
module { "one", title = "One", needs = "base" }
score.rood.bonus(function() end)
END
one 'a term of what is not touched' 2 \
    "fort touches no feature 'citty', did you mean 'city'" <<'END'
module { "one", title = "One", needs = "base" }
score.field { fort = { 1, touches = "citty" } }
text { en = { fort = "fort" } }
END
one 'a term of what it touches has not' 2 \
    "fort asks for 'walls', which is no attribute of city" <<'END'
module { "one", title = "One", needs = "base" }
score.field { fort = { 1, touches = "city", with = "walls" } }
text { en = { fort = "fort" } }
END
one 'a term with what nothing touches' 2 \
    'score.field: fort: with is about what it touches' <<'END'
module { "one", title = "One", needs = "base" }
score.field { fort = { 1, with = "pennant" } }
text { en = { fort = "fort" } }
END
one 'a term that is counted by no function' 2 \
    'score.field: fort, count needs a function' <<'END'
module { "one", title = "One", needs = "base" }
score.field { fort = { 1, count = 2 } }
text { en = { fort = "fort" } }
END
one 'a slot that is none' 2 "there is no such slot, did you mean 'draw'" <<'END'
module { "one", title = "One", needs = "base" }
replace.drow(function() end)
END
one 'a wrap that can never call inner' 2 \
    'wrap.draw takes function(g, inner, …): this one can never call inner' \
    <<'END'
module { "one", title = "One", needs = "base" }
wrap.draw(function(g) return g:draw() end)
END
one 'a step that is none' 2 "there is no step 'ofer', did you mean 'offer'" \
    <<'END'
module { "one", title = "One", needs = "base" }
phase { "more", run = { "ofer", "more" } }
END
one 'a step that lacks what it needs' 2 \
    "phase 'more': { \"lay\", … } takes a function" <<'END'
module { "one", title = "One", needs = "base" }
phase { "more", run = { "lay", "draw" } }
END
one 'a step that needs nothing' 2 '{ "draw" } takes nothing more' <<'END'
module { "one", title = "One", needs = "base" }
replace.draw { "draw", "tiles" }
END
one 'a wrap that is a step' 2 'this one can never call inner' <<'END'
module { "one", title = "One", needs = "base" }
wrap.draw { "draw" }
END
one 'a step that sets what is not there' 3 \
    "no state{} above declares 'opne' for the game, did you mean 'open'" <<'END'
module { "one", title = "One", needs = "base" }
state { open = "boolean" }
wrap.tile { "set", opne = true }
END
one 'a step that sets what it cannot be' 3 \
    "wrap.tile: 'open' is of type boolean; it gets true or false" <<'END'
module { "one", title = "One", needs = "base" }
state { open = "boolean" }
wrap.tile { "set", open = "up" }
END
one 'a step that sets nothing' 2 '{ "set" } sets nothing' <<'END'
module { "one", title = "One", needs = "base" }
wrap.tile { "set" }
END
one 'a step that sets by place' 3 '{ "set" } takes nothing more' <<'END'
module { "one", title = "One", needs = "base" }
state { open = "boolean" }
wrap.tile { "set", "open", open = true }
END
one 'a phase that takes' 3 '{ "take", … } is for wraps' <<'END'
module { "one", title = "One", needs = "base" }
state { kept = "type" }
phase { "more", run = { "take", "kept" } }
END
one 'a wrap that takes what is never nothing' 3 \
    "'many' is of type integer;" <<'END'
module { "one", title = "One", needs = "base" }
state { many = "integer" }
wrap.draw { "take", "many" }
END
one 'a value that is none' 3 '{ "set", … } has no value to give' <<'END'
module { "one", title = "One", needs = "base" }
state { open = "boolean" }
add.exhausted { "set", open = true }
END
one 'a handler that is another step' 2 \
    'on.scored takes a function, or { "set", NAME = value, … }' <<'END'
module { "one", title = "One", needs = "base" }
on.scored("road", { "score" })
END
one 'a handler that takes' 3 \
    'on.scored takes a function, or { "set", NAME = value, … }' <<'END'
module { "one", title = "One", needs = "base" }
state { kept = "tile" }
on.scored { "take", "kept" }
END
one 'a handler that stands alone' 3 "no state{} above declares 'opne'" <<'END'
module { "one", title = "One", needs = "base" }
state { open = "boolean" }
on.scored { "set", opne = true }
END
one 'a term that is counted twice' 2 \
    'fort counts what it touches, or what a function returns, not both' <<'END'
module { "one", title = "One", needs = "base" }
score.field { fort = { 1, touches = "city", count = function() end } }
text { en = { fort = "fort" } }
END
one 'a sum to which false is added' 2 "false is for those of kind 'all'" <<'END'
module { "one", title = "One", needs = "base" }
add.finished(false)
END
one 'a phase that jumps nowhere' 2 \
    "otherwise: there is no phase 'ende', did you mean 'end'" <<'END'
module { "one", title = "One", needs = "base" }
phase { "more", run = { "exhausted" }, otherwise = "ende" }
END
one 'a wrap of what is no value' 2 \
    "wrap.exhausted: the slot is of kind 'all', which takes add or replace" \
    <<'END'
module { "one", title = "One", needs = "base" }
wrap.exhausted(function(g, inner) return inner(g) end)
END
one 'an addend to what is no sum' 2 \
    "add.draw: the slot is of kind 'value', which takes wrap or replace" <<'END'
module { "one", title = "One", needs = "base" }
add.draw(function() return 1 end)
END
one 'a slot of no kind' 2 \
    "the kind of slot 'rest' cannot be 'some'; it is one of all sum value" \
    <<'END'
module { "one", title = "One", needs = "base" }
local rest = slot("rest", function() return true end, "some")
phase { "one", run = function(g) rest(g) end }
END
one 'a slot that nobody declares' 2 \
    "slot 'drow': no module declares it, did you mean 'draw'" <<'END'
module { "one", title = "One", needs = "base" }
local draw = slot "drow"
phase { "one", run = function(g) draw(g) end }
END
one 'a second feature that cannot add what it says' 2 \
    "a second feature{} adds attributes, touches and open only, not title" <<'END'
module { "one", title = "One", needs = "base" }
feature { "road", title = "a road" }
END
one 'an attribute that differs from the first' 3 \
    "'city' has an attribute 'pennant' already, at .*, of another merge rule" \
    <<'END'
module { "one", title = "One", needs = "base" }
feature { "city", attributes = { lamp = "sum" } }
feature { "city", attributes = { pennant = "max" } }
END
one 'a name that nobody declares, even where it may be absent' 3 \
    "no feature 'gardn', did you mean" <<'END'
module { "one", title = "One", needs = { "base", "abbot" } }
score["lava?"].bonus(function() end)
score.gardn.bonus(function() end)
END
one 'a module asked for that is none, but nearly one' 2 \
    "loaded: there is no module 'abott', did you mean 'abbot'" <<'END'
module { "one", title = "One", needs = "base" }
if loaded "abott" then mark "garden" end
END
one 'ground of no feature' 2 \
    "stand: there is no feature 'citty', did you mean 'city'" <<'END'
module { "one", title = "One", needs = "base" }
stand("follower", "citty")
END

one 'a class that no piece has' 3 "no class of this name" <<'END'
module { "one", title = "One", needs = "base" }
piece { "boat", title = "a boat" }
stand("boat", "road")
END
one 'a handler of no mark' 2 "'penant', .*did you mean 'pennant'" <<'END'
module { "one", title = "One", needs = "base" }
on.placed("penant", function() end)
END
one 'an award for no reason' 3 'g:award needs reason' <<'END'
module { "one", title = "One", needs = "base" }
phase { "more", after = "score", run = function(g)
  g:award { player = g.player, items = {} }
end }
END
one 'a question without an answer' 3 'has no option' <<'END'
module { "one", title = "One", needs = "base" }
phase { "more", after = "score", run = function(g)
  g:ask(g.player, "more", function() end)
end }
text { en = { more = "more" } }
END

cat >bad/one.lua <<'END'
module { "one", title = "One", needs = "base" }
local function sum(o) return o.a + o.b end
local g = { rest = 3 }
local total = sum { a = 1, b = 2 } + g.rest
local seen = {}
for _, name in ipairs { "a", "b" } do seen[name] = true end
repeat
  local tile = { lost = total }
until tile.lost == 6 or not seen.a
on.placed(function(g, tile)
  local list = { tile.cell, sum = g.turn }
  for i, cell in ipairs(list) do list[i] = cell.x + (list.sum or 0) end
  goto done
  ::done::
end)
END
tessera check bad/one.lua
check 'names of its own are no concern of the checker' exits 0

cat >bad/set.lua <<'END'
return { rules = { "bad/one.lua" },
  options = { one = { size = 4 } } }
END
cat >bad/one.lua <<'END'
module { "one", title = "One", needs = "base" }
option { "big", default = false }
option { "size", default = 3, requires = "big" }
piece { "goose", title = "a goose" }
END
tessera check bad/one.lua
check 'a title is the text of a piece' exits 0
tessera play bad/set.lua
check 'an option without the one it requires: status 2' exits 2
check 'an option without the one it requires: where' \
    has err 'set.lua:2: options.one.size makes no sense without big'
tessera play bad/set.lua --set options.one.big=true
check 'an option with the one it requires' exits 0

one 'a feature that joins none' 2 "no feature 'raod', did you mean 'road'" <<'END'
module { "one", title = "One", needs = "base" }
feature { "track", form = "line", ground = "field", joins = "raod" }
text { en = { track = "track" } }
END
one 'a side that lies against none' 2 "no terrain 'citty'" <<'END'
module { "one", title = "One", needs = "base" }
feature { "lake", touches = "citty" }
text { en = { lake = "lake" } }
END

# ---- names of what handles have

one 'a method of a tile in a hook' 2 "Tile has no method 'hass'" <<'END'
module { "one", title = "One", needs = "base" }
on.placed(function(_, tile) return tile:hass "city" end)
END
one 'a method of a type in a veto' 2 "Type has no method 'hass'" <<'END'
module { "one", title = "One", needs = "base" }
allow.place(function(_, type) return not type:hass "city" end)
END
one 'a method of the game in a wrap' 3 "'deploi', did you mean 'deploy'" <<'END'
module { "one", title = "One", needs = "base" }
wrap.tile(function(g, inner)
  if g.turn > 9000 then g:deploi() end return inner(g)
end)
END
one 'a field of what a loop walks' 4 "'scoore', did you mean 'score'" <<'END'
module { "one", title = "One", needs = "base" }
on.placed(function(_, tile)
  for _, figure in ipairs(tile:figures()) do
    local _ = figure.owner.scoore
  end
end)
END
one 'a field through a local variable' 4 \
    "Tile has no field 'rotatoin', did you mean 'rotation'" <<'END'
module { "one", title = "One", needs = "base" }
phase { "more", after = "score", run = function(game)
  local tile = game:cell(0, 0):step("N").tile
  local _ = tile.rotatoin
end }
text { en = { more = "more" } }
END
one 'an attribute that no feature has' 2 \
    "'penant', did you mean 'pennant'" <<'END'
module { "one", title = "One", needs = "base" }
score.city.bonus(function(city) return { more = city.penant } end)
END
one 'a method of the option builder' 4 "'stnd', did you mean 'stand'" <<'END'
module { "one", title = "One", needs = "base" }
phase { "more", after = "score", run = function(g)
  g:ask(g.player, "more", function(choice)
    choice:stnd()
  end)
end }
text { en = { more = "more" } }
END
one 'a field written as a method' 3 'owner is a field' <<'END'
module { "one", title = "One", needs = "base" }
on.deployed(function(_, figure)
  return figure:owner()
end)
END
one 'a method written as a field' 3 'is a method' <<'END'
module { "one", title = "One", needs = "base" }
on.deployed(function(_, figure)
  return figure.tile.has
end)
END
one 'a figure that is none' 3 \
    "there is no 'meepel', did you mean 'meeple'" <<'END'
module { "one", title = "One", needs = "base" }
on.placed(function(g)
  return g:supply "meepel"
end)
END

# ---- texts

one 'a reason without a text' 3 "'too-soon' has no text in 'en'" <<'END'
module { "one", title = "One", needs = "base" }
allow.stand(function()
  return false, "too-soon"
end)
END
one 'a text that another language lacks' 2 \
    "'b' has a text in English but not in 'de'" <<'END'
module { "one", title = "One", needs = "base" }
text { en = { a = "A", b = "B" }, de = { a = "A" } }
END
one 'a text with other values' 2 "takes other values than" <<'END'
module { "one", title = "One", needs = "base" }
text { en = { a = "A %d" }, de = { a = "A %s" } }
END

# ---- all at once, and in order

cat >bad/one.lua <<'END'
module { "one", needs = { "base", "farmrs" } }
local count = 0
option { "size" }
on.placed(function(g, tile)
  count = count + 1
  total = count
  g:note("how-many", nil, tile.numbr)
end)
phase { "more", after = "scroe", run = function() end }
stand("follower", "citty")
END
tessera check bad/one.lua
check 'many problems: status 1' exits 1
found 'one of many: a module' 1 farmrs
found 'one of many: a title' 1 'no title'
found 'one of many: an option' 3 default
found 'one of many: state' 5 count
found 'one of many: a global' 6 globals
found 'one of many: a text' 7 how-many
found 'one of many: a field' 7 numbr
found 'one of many: a phase' 9 scroe
check 'lines come in order' [ "$(sed -n 's/^bad.one.lua:\([0-9]*\).*/\1/p' \
    out)" = "$(sed -n 's/^bad.one.lua:\([0-9]*\).*/\1/p' out | sort -n)" ]

cat >bad/when.lua <<'END'
module { "when", title = "Bad", needs = "base" }
local S = state { open = "boolean", many = { "integer", per = "tile" } }
local function run() S.open = S.many == nil end
phase { "one", after = "figure", when = { completd = true }, run = run }
phase { "two", after = "figure", when = { completed = "yes" }, run = run }
phase { "three", after = "figure", when = { state = "opne" }, run = run }
phase { "four", after = "figure", when = { state = "many" }, run = run }
phase { "five", after = "figure", when = { piece = "meple" }, run = run }
phase { "six", after = "figure", when = { away = "meple" }, run = run }
phase { "seven", after = "figure", when = { claims = "siege" }, run = run }
phase { "eight", after = "figure", when = "sometimes", run = run }
on.placed({ when = { tile = 3 } }, run)
offer.figure { "nine", when = { state = "opne" },
  list = { "putt", "meeple", S.many }, apply = run }
phase { "ten", after = "figure", when = { mine = "open" }, run = run }
offer.figure { "eleven", list = { "figures", "see", { stat = "open" } },
  apply = run }
offer.figure { "thirteen", list = { "put", "meeple" }, apply = run }
offer.figure { "twelve", list = { "figures", "see", { state = "opne" } },
  apply = run }
phase { "fourteen", after = "figure", when = { together = "meeple" },
  run = run }
phase { "fifteen", after = "figure",
  when = { together = { "meeple", "meple" } }, run = run }
phase { "sixteen", after = "figure", when = { hole = 4 }, run = run }
allow.stand("road", { "appart", "meeple", reason = "no" })
allow.stand("road", { "apart", "meple", reason = "no" })
allow.stand("road", { "apart", "meeple" })
allow.stand("road", { "apart", "meeple", "meeple", reason = "no" })
allow.stand("road", { "apart", reason = "no" })
zone { "pen" }
allow.stand("pen", { "apart", "meeple", reason = "no" })
phase { "seventeen", after = "figure", when = { board = "monastry" },
  run = run }
END
tessera check bad/when.lua
check 'conditions: status 1' exits 1
found 'condition: an unknown one' 4 "'completd', did you mean 'completed'"
found 'condition: completed names a feature' 5 "there is no feature 'yes'"
found 'condition: an unknown variable' 6 "'opne'.*did you mean 'open'"
found 'condition: a variable that is not of the game' 7 "'many' for the game"
found 'condition: an unknown piece' 8 "'meple', did you mean 'meeple'"
found 'condition: an unknown piece away' 9 "'meple', did you mean 'meeple'"
found 'condition: an unknown attribute' 10 "'siege'"
found 'condition: an unknown word' 11 "not 'sometimes'"
found 'condition: a tile that is no name' 12 'a number, not a string'
found 'condition: of an offer' 13 "'opne'.*did you mean 'open'"
found 'an unknown word of the menu' 13 "'putt', did you mean 'put'"
found 'condition: a variable that is nobody'"'"'s' 15 'boolean; figure or player'
found 'an argument that is no variable' 16 "'stat', did you mean 'state'"
found 'a word with too few arguments' 18 "'put' needs 2 arguments, not 1"
found 'an argument: an unknown variable' 19 "'opne'.*did you mean 'open'"
found 'condition: together without two' 21 'a list of two pieces'
found 'condition: an unknown piece together' 23 "'meple', did you mean"
found 'condition: a hole that is a number' 25 "hole is true, not '4'"
found 'condition: a mark that is nowhere' 33 "'monastry'.*mean 'monastery'"
found 'a veto of figures: an unknown word' 26 "'appart', did you mean 'apart'"
found 'a veto of figures: an unknown piece' 27 "'meple', did you mean 'meeple'"
found 'a veto of figures without a reason' 28 'needs a reason'
found 'a veto of figures: a name too many' 29 '"apart"'
found 'a veto of figures without a piece' 30 'name of a piece or class'
found 'a veto of figures about a zone' 32 'that of a zone'

tessera check nowhere
check 'no such path: status 2' exits 2

# Options are tried at their other values, too.
cat >choice.lua <<'END'
module { "choice", title = "Choice", needs = "base" }
local how = option { "how", default = "good", values = { "good", "odd" },
  help = "how it goes" }
if how == "odd" then piece { "boat", wieght = 2 } end
END
tessera check choice.lua
check 'what is wrong with another value of an option' \
    has out "choice.lua:4: .*'wieght'.*(with choice.how = odd)"
check 'and nothing else' has out '1 checked, 1 '

# An option that is off needs no other that is on.
cat >needy.lua <<'END'
module { "needy", title = "Needy", needs = "base" }
local one = option { "one", default = true, help = "one" }
option { "two", default = true, requires = "one", help = "two" }
if one then mark "one" end
END
for two in true false; do
    echo "return { rules = { 'needy.lua' }, options = {
        needy = { one = false, two = $two } } }" >needy-config.lua
    tessera play needy-config.lua
    check "false beside false: two = $two" exits 0
done

# A name that another module declares is no mistake, whether it is loaded; a
# name that none declares is.
cat >names.lua <<'END'
module { "names", title = "Names", needs = "base" }
zone { "hoard" }
phase { "deal", after = "cards", run = function(g)
    local z = g:zone "hoard"
    g:zone "hord"
  end }
phase { "late", after = "fihure", run = function() end }
look { "raod", colour = "#fff" }
look { "city", symbol = "shielt" }
look { "city", texture = "gras" }
look { "road", line = "rood" }
look { "city", rim = "wal" }
text { en = { hoard = "hoard" } }
look { "qwertz", glyph = "q" }
look { "city.pennant", size = .9 }
look { "city.qwertz", size = .9 }
END
tessera check names.lua
check 'a phase of another module is known, and so is a zone' \
    lacks out "'cards'"
check 'a zone of its own is known' lacks out "no 'hoard'"
check 'a zone that is not there' has out "names.lua:5: .*'hord', did you mean"
check 'a phase that is not there' has out "names.lua:7: .*'fihure'"
check 'a look of what is not there' has out "names.lua:8: .*'raod'"
check 'also of what is like nothing' has out "names.lua:14: .*no 'qwertz'"
check 'an area with a mark is there' lacks out 'names.lua:15'
check 'with another it is not' has out "names.lua:16: .*'city.qwertz'"
check 'a symbol that nobody draws' has out "names.lua:9: .*symbol 'shielt'"
check 'a texture' has out "names.lua:10: .*texture 'gras'"
check 'a line' has out "names.lua:11: .*line 'rood'"
check 'a rim' has out "names.lua:12: .*rim 'wal'"

cat >renames.lua <<'END'
module { "renames", title = "Renames", needs = "base" }
text { en = { city = "metropolis", own = "own",
  ["how to play"] = "A turn goes on." } }
END
tessera check renames.lua
check 'a text that renames a word of another module' has out \
    "renames.lua:2: text.en: 'city' is a word of module 'base'"
check 'a text of its own does not' lacks out "'own'"
check 'nor does what the module adds to a turn' lacks out 'how to play'
echo 'return { rules = { "renames.lua" } }' >renames-config.lua
tessera play renames-config.lua
check 'play says so, too' has err "renames.lua:2: text.en: 'city' is a word of"
check 'and plays' exits 0
tessera play renames-config.lua --lang de
check 'in the language of the game' has err "ist ein Wort des Moduls 'base'"
tessera play first
check 'play has nothing to say of our own modules' lacks err .

cat >hidden.lua <<'END'
module { "hidden", title = "Hidden", needs = "base" }
state {
  stash = { "word", values = { "gold" }, per = "player", visible = "owner" },
  traps = { "boolean", per = "tile", visible = "nobody" },
}
END
tessera check hidden.lua
check 'what players hold and hide needs a name for people' \
    has out "hidden.lua:2: 'stash' has no text"
check 'and so does what it may be' has out "hidden.lua:2: 'gold' has no text"
check 'but not what no list of secrets shows' lacks out "'traps'"

cat >sides.lua <<'END'
module { "sides", title = "Sides", needs = "base" }
terrain { "wall", form = "line" }
END
tessera check sides.lua
check 'a terrain whose segment is no feature' \
    has out "sides.lua:2: terrain 'wall' has the form line"

# Nothing that is written down is dropped without a word.
cat >dropped.lua <<'END'
module { "dropped", title = "Dropped", needs = "base" }
local S = state { a = { "integer", pre = "player" } }
local R = state { b = { "boolean", values = { "x" } } }
piece { "p", count = 2, neutral = true, share = 4 }
option { "q", default = "x", min = 1, help = "q" }
score.road { tile = { 1, 2, 3 } }
phase { "idle", when = "completed" }
feature { "lake", attributes = { a = { "sum", mrk = "x" } } }
feature { "hill", ground = "field" }
feature { "pond", form = "area", continues = true }
terrain { "dune", form = "bare", segment = "road" }
on.placed({ "road", wen = "completed" }, function() end)
phase { "both", landmark = true, run = function() end }
END
tessera check dropped.lua
dropped() { check "$1" has out "dropped.lua:$2: .*$3"; }
dropped 'a field of a variable' 2 "'pre'"
dropped 'values of what is no word' 3 'only a word has values'
dropped 'shares of what is neutral' 4 'nobody shares out'
dropped 'the least text' 5 'only a number has min and max'
dropped 'a third rate' 6 'points per count'
dropped 'a landmark that waits' 7 'cannot wait'
dropped 'a field of an attribute' 8 "'mrk', did you mean 'mark'"
dropped 'ground beside what is no line' 9 'only beside a line'
dropped 'what sides of an area would do' 10 'meets no side'
dropped 'the segment of a bare side' 11 'a bare side has no segment'
dropped 'a landmark that runs' 13 'runs nothing: leave out run, or landmark'
dropped 'a condition with a slip in it' 12 "'wen', did you mean 'when'"

# Words without effect, or with one that the author cannot mean.
cat >idle.lua <<'END'
module { "idle", title = "Idle", needs = "base" }
score.road { tile = 2 }
overlay { "span", 5 }
overlay { "two words", "road NS" }
piece { "hut", claims = "no", neutral = true }
overlay { "arch", "road NS", piece = "hut" }
on.overlaid("arc", function() end)
on.placed("rode", function() end)
allow.place({ "city", "rode" }, function() end)
feature { "road", touches = "lava" }
terrain { "lane", segment = "rode" }
terrain { "path", segment = "road", form = "solid" }
mark "goods=wine"
piece { "cow", count = {} }
piece { "dog", share = "4" }
stand("follower")
score.road.bonus({ kept = 1 }, function() end)
zone { "inn", owned = "yes" }
phase { "nap", after = { "tiel?", "figur" } }
use "farmrs"
local _ = use "farmrs?" or loaded "abot?"
feature { "city", attributes = { tiles = "sum" } }
pile { "deep", before = "tilse" }
END
tessera check idle.lua
idle() { check "$1" has out "idle.lua:$2: .*$3"; }
idle 'a term that another module declares' 2 "by 'base' .*score.road.rate adds"
idle 'an overlay whose segment is no text' 3 'is a number'
idle 'a name that no key could hold' 4 'must be one word'
idle 'neither true nor false' 5 "claims is true or false, not 'no'"
idle 'a price that is neutral' 6 "no piece 'hut', it is neutral"
idle 'a handler of an overlay there is not' 7 "no overlay 'arc'"
idle 'a handler of tiles there are not' 8 "'rode', .*did you mean 'road'"
idle 'a veto on tiles there are not' 9 "'rode', .*did you mean 'road'"
idle 'terrain that is touched, where that is said' 10 "no terrain 'lava'"
idle 'a side of a feature there is not' 11 "no feature 'rode'"
idle 'a side of another form than its feature' 12 'the form line, not solid'
idle 'a mark that no tile could carry' 13 'must be one word'
idle 'an empty list of counts' 14 'it is empty'
idle 'a share that is no number' 15 'share must be a whole number'
idle 'a class that stands on nothing' 16 'on which features'
idle 'a bonus that is kept by a number' 17 'kept is true or false'
idle 'an owner who is no boolean' 18 'owned is true or false'
idle 'a phase that is misspelt' 19 "no 'figur', did you mean 'figure'"
check 'but not one that may be missing' lacks out 'tiel'
idle 'a module that is misspelt' 20 "use: .*'farmrs', did you mean 'farmers'"
check 'but not one that may be missing, either' lacks out 'idle.lua:21'
idle 'an attribute that a field of features hides' 22 "a field 'tiles'"
idle 'a pile that is misspelt' 23 "no 'tilse', did you mean 'tiles'"

# A function that is none, or one too many, is one thing, said once.
says_once() { # NAME LINE-OF-A-MODULE MESSAGE
    printf 'module { "lone", title = "Lone", needs = "base" }\n%s\n' "$2" \
        >lone.lua
    tessera check lone.lua
    check "$1" has out "lone.lua:[23]: $3"
    check "$1: nothing else" has out '^1 checked, 1 problem'
}
says_once 'a handler that is a number' 'on.placed(5)' \
    'on.placed needs a function, got a number'
says_once 'a veto that is a number' 'allow.place(5)' \
    'allow.place needs a function, got a number'
says_once 'a wrap that is a number' 'wrap.draw(5)' \
    'wrap.draw needs a function, got a number'
says_once 'names without a function' 'on.placed "road"' \
    'on.placed needs a function, got none'
says_once 'nothing at all' 'on.placed()' 'on.placed needs a function, got none'
says_once 'a list that is a number' 'text { en = 5 }' \
    'text.en must be a table, not a number'
says_once 'a second handler' 'on.placed(function() end, function() end)' \
    'on.placed takes one function'
says_once 'a second veto' 'allow.stand(function() end, function() end)' \
    'allow.stand takes one function'
says_once 'a second wrap' 'wrap.draw(print, function(g, inner) inner(g) end)' \
    'wrap.draw takes { when = … } ahead of its function, not a function'
says_once 'a variable is gone through' 'local S = state { n = { "integer",
  per = "tile" } } on.placed(function() for _ in pairs(S.n) do end end)' \
    'in a random game: .*go through what it is kept for, such as g:tiles()'

says_once 'a variable kept for any keys is gone through' \
    'local S = state { n = { "integer", per = "map" } }
on.placed(function() for _ in pairs(S.n) do end end)' \
    'in a random game: .*which keys hold something is not known: read it'

# A local variable is known behind its statement, and not within.
cat >within.lua <<'END'
module { "within", title = "Within", needs = "base" }
local S = state {
  n = "integer",
  bid = { "integer", per = "player", visible = "owner",
    sample = function(o, g, player) o:numbers("bid", 0, S.n + player.seat) end },
}
local twice = function(n) return n > 9 and n or twice(n * 2) end
local function half(n) return n < 2 and n or half(n // 2) end
local a, b = "x", 5
local c = function() if a then return b end end
local d = not c and { d = 1 } or "text" .. a
on.placed(function()
  local e = later()
  local f, f2 = e, d
  S.n = twice(half(f and f2 and c() or 1))
end)
local later = c
text { en = { bid = "bid" } }
END
tessera check within.lua
within() { check "$1" has out "within.lua:$2: '$3' is not known here: .* line $4 "; }
within 'a variable in its own value' 5 S 2
within 'a function that calls itself' 7 twice 7
within 'a function that comes later' 13 later 17
check 'and no other name' has out '^1 checked, 3 problems'

# Marks of an overlay: those that a rule reads of that kind of feature, with a
# value that means something, written as in a tile.
cat >marked.lua <<'END'
module { "marked", title = "Marked", needs = "base" }
feature { "road", attributes = { shade = "sum", load = { "any",
  mark = "cart", value = "corn" } } }
mark "oak"
overlay { "a", "road NS pennant" }
overlay { "b", "road NS oak" }
overlay { "c", "road NS shade=deep-green" }
overlay { "d", "road NS shade=1.5" }
overlay { "e", "road NS shade=99999" }
overlay { "f", "road NS shade shade=2" }
overlay { "g", "road NS cart" }
overlay { "h", "road NS cart=hay" }
overlay { "i", "road N end=" }
overlay { "j", "road NS shad" }
overlay { "k", "road NS shade=3 cart=corn" }
overlay { "l", "road NS inn" }
overlay { "m", "road NS", on = { "field", "fenland?" } }
END
tessera check marked.lua
marked() { check "$1" has out "marked.lua:$2: overlay .*$3"; }
marked 'a mark of another kind' 5 "'pennant' means nothing on a road"
marked 'a mark of whole tiles' 6 "'oak' means nothing on a road"
check 'a number that may be a word' lacks out 'marked.lua:7:'
marked 'half a number' 8 'no value for the mark shade: .*a number or a word'
marked 'a number that is too long' 9 'the mark shade is 99999, but'
marked 'a mark given twice' 10 'the mark shade is given twice; .* write shade=2'
marked 'a mark without the value that is read' 11 "rules read .*'cart=corn'"
marked 'a mark with another value' 12 "'cart=hay' .*read .*'cart=corn'"
marked 'an end that is none' 13 "'' is no end"
marked 'a misspelt mark' 14 "'shad', did you mean 'shade'"
check 'marks that are read' lacks out 'marked.lua:15'
marked 'the mark of a module that is not there' 16 "no rule reads a mark 'inn'"
check 'ground that may be missing' lacks out 'marked.lua:17'

# A house rule beside the folder of a set that it brings.
mkdir -p tiles && cat >tiles/fens.lua <<'END'
tileset { "fens", title = "Fens" }
tile { "pool", 2, "fen fen fen fen", "fen NESW" }
END
cat >fenland.lua <<'END'
module { "fenland", title = "Fens", needs = "base", tiles = "fens" }
feature { "fen" }
score.fen { tile = 1 }
text { en = { fen = "fen", tile = "tiles" } }
END
tessera check tiles/fens.lua
check 'a tile set of a house rule' has out '^1 checked, nothing found'
tessera tiles tiles/fens.lua -o fens.svg
check 'and it is drawn' exits 0
tessera tiles fens --path . -o fens.svg
check 'by its name, too' exits 0

# Sides of two kinds, which one segment cannot hold, are said once.
cat >tiles/fens.lua <<'END'
tileset { "fens", title = "Fens" }
tile { "pool", 2, "fen shore fen shore", "fen NES" }
END
cat >fenland.lua <<'END'
module { "fenland", title = "Fens", needs = "base", tiles = "fens" }
feature { "fen" }
terrain { "shore", form = "solid", segment = "fen" }
text { en = { fen = "fen" } }
END
tessera check fenland.lua
check 'a segment with sides of two kinds' \
    has out 'tiles/fens.lua:2: .*fen NES joins sides of two kinds, fen and shore'
check 'that is said once' has out '^1 checked, 1 problem'

mkdir -p away && echo 'return { rules = { "../fenland.lua" } }' >away/fens.lua
tessera play away/fens.lua </dev/null
check 'a set that lies beside the rule, but not the config' has err \
    "fenland.lua:1: there is no tile set 'fens'.*beside the config, or below"

# What is no module: a config, which another word looks at.
cat >config.lua <<'END'
return { modules = { "base" } }
END
tessera check config.lua
check 'a config is called that' \
    has out "config.lua:1: this is a config, not a module"
check 'and what looks at it is named' has out 'tessera modules config.lua --order'
echo 'return { rules = { "config.lua" } }' >config-rules.lua
tessera play config-rules.lua </dev/null
check 'a config in place of a rule' \
    has err "config.lua:1: this is a config, not a module"
tessera test config.lua
check 'a config has no tests: status 1' exits 1
check 'a config has no tests' has out 'this is a config, not a module'
echo 'local nothing = 1' >no-tests.lua
tessera test no-tests.lua
check 'a file without tests: status 1' exits 1
check 'a file without tests' has out 'there is no test in it'
tessera play marked.lua </dev/null
check 'a module in place of a config' has err \
    'marked.lua:1: this is a module, not a config: .*rules = { "marked.lua" }'
mkdir -p tiles && echo 'tileset { "few" }' >tiles/few.lua
tessera play tiles/few.lua </dev/null
check 'a tile set in place of a config' has err \
    'few.lua:1: this is a tile set, not a config: .*tiles = { "few" }'

says_once 'a key that is too large' 'local S = state { n = { "integer",
  per = "map" } } on.placed(function() S.n[1 << 32] = 1 end)' \
    'in a random game: .*a map key has 32 bits, too few for 4294967296'
says_once 'a cell in place of a tile' 'on.placed(function(g, tile)
  g:deploy("meeple", tile.cell) end)' \
    "in a random game: .*a figure goes to a segment, a tile, a zone"
says_once 'an offer to a question that nobody asks' \
    'offer.figur { "meeple", list = function() end, apply = function() end }' \
    "there is no 'figur', did you mean 'figure'"
says_once 'marks that are no table' \
    'terrain { "lane", segment = "road", form = "line", marks = 5 }' \
    'marks must be a table, not a number'
says_once 'a mark that means nothing' \
    'terrain { "lane", segment = "road", form = "line", marks = { mud = 1 } }' \
    "terrain 'lane': no rule reads the mark 'mud' .*its segment, road"
says_once 'a test that is a name' 'test "nothing"' "test 'nothing' has no body"
says_once 'an offer that takes back a piece there is not' \
    'offer.figure { "back", returns = "folower", list = function() end,
    apply = function() end }' "offer 'back': returns: there is no piece 'folower'"
says_once 'a test without a name' 'test { board = "D^" }' 'test needs a name'

echo 'test "alone" { draws = "A" }' >alone.lua
tessera check alone.lua </dev/null
check 'a file of tests alone is checked' has out '1 checked, nothing found'
cat >alone.lua <<'END'
local base = use "base"
test "alone" { expect = base.edition and "A is on turn" }
END
tessera check alone.lua </dev/null
check 'it may use what modules export' has out '1 checked, nothing found'
tessera test alone.lua </dev/null
check 'so it may when its tests run' exits 0

cat >early.lua <<'END'
module { "early", title = "Early", needs = "base", before = "farmers" }
local farmers = use "farmers"
phase { "x", after = "figure", run = function() assert(not farmers) end }
END
echo 'return { rules = { "early.lua" }, modules = { "base", "farmers" } }' \
    >early-game.lua
tessera play early-game.lua </dev/null
check 'a module is used before it has spoken' \
    has err 'early.lua:2: use "farmers": that module comes later'

# The time does not grow with the square of what is wrong.
{
    echo 'module { "many", title = "Many", needs = "base" }'
    awk 'BEGIN { for (i = 0; i < 12000; i++) printf "k%d()\n", i }'
} >many.lua
(
    # shellcheck disable=SC3045 # dash and bash have it
    ulimit -t 30
    exec "$bin" check many.lua >out 2>err </dev/null
)
status=$?
check '12,000 unknown words are checked in bounded time' exits 1
check 'and the first are named' has out "many.lua:2: unknown word 'k0'"

finish

#!/bin/sh
# tessera test --coverage and --mutate: what the tests of a rule reach of it.
# shellcheck source-path=SCRIPTDIR source=../cli/lib.sh
. "$(dirname "$0")/../cli/lib.sh"

cat >rule.lua <<'END'
module { "rule", title = "Rule", needs = "base" }

local least = option { "least", default = 3, help = "tiles of a long road" }

local function extra(road)
  if road.tiles > 90 then
    return 7
  end
  return road.tiles >= least and 1 or 0
end

score.road.bonus(function(road)
  if road.complete then return { long = extra(road) } end
end)

on.scored("road", function(g, player, points)
  if points > 50 then
    g:note(player, "much")
  end
end)

text { en = { long = "long", much = "much" } }

test "a road of two tiles is not long" {
  board = [[ V< W^
             .  .  ]],
  figures = "B meeple road W 1,0",
  play = "A W> 0,1 pass",
  expect = "B scores road 4 (tile 3 x 1, long 1); nobody else scores",
}
END
tessera test rule.lua --games 0 --coverage
check 'coverage: the tests pass' exits 0
check 'coverage: how many lines were reached' \
    has out '^rule.lua: tests reach 18 of 20 lines$'
check 'coverage: a line that none reaches, with its text' \
    has out '^ *7      return 7$'
check 'coverage: another one, in a handler' \
    has out '^ *18      g:note(player, "much")$'
check 'coverage: lines that are reached are not shown' \
    lacks out 'road.complete'

tessera test rule.lua --games 0 --coverage --tap
check 'coverage: comments in TAP' has out '^# rule.lua: tests reach'

tessera test rule.lua --games 0 --mutate
check 'mutants: status 0, it is a report' exits 0
check 'mutants: a change that no test notices' \
    has out '^rule.lua:7: no test notices 8 in place of 7$'
check 'mutants: a call that is not made' \
    has out '^rule.lua:18: no test notices nothing in place of g:note'
check 'mutants: changes that are noticed are not named' \
    lacks out ':13: no test notices nothing'
check 'mutants: how many are noticed' has out '^tests notice [0-9]* of [0-9]* '

# A folder is named as one likes.
mkdir hut
sed 's/"rule"/"hut"/' rule.lua >hut/rules.lua
tessera test hut --games 0 --mutate
mv out one
tessera test ./hut --games 0 --mutate
mv out two
tessera test hut/rules.lua --games 0 --mutate
check 'mutants of a folder in the current one are noticed' \
    lacks out '^tests notice 0 '
check 'however it is named' same one out
check 'with a dot before it, too' \
    test "$(tail -n 1 one)" = "$(tail -n 1 two)"

# A change may make a loop endless; it is stopped, and counts as noticed.
cat >loop.lua <<'END'
module { "loop", title = "Loop", needs = "base" }
score.road.bonus(function(road)
  local n = 0
  while n < road.tiles do n = n + 1 end
  return { more = n }
end)
text { en = { more = "more" } }
test "one more for each tile" {
  board = [[ V< W^
             .  .  ]],
  figures = "B meeple road W 1,0",
  play = "A W> 0,1 pass",
  expect = "B scores road 6",
}
END
tessera test loop.lua --games 0 --mutate
check 'mutants: an endless loop is noticed' exits 0
check 'mutants: and is none of those that are not' \
    lacks out ':4: no test notices -'

sed 's/road 6/road 5/' loop.lua >wrong.lua
tessera test wrong.lua --games 0 --mutate
check 'mutants: nothing is tried while a test fails' lacks out 'tests notice'
check 'mutants: and that is said by the status' exits 1

finish

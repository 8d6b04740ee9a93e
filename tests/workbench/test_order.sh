#!/bin/sh
# tessera modules --order: what is in force with a config, and of which module.
# shellcheck source-path=SCRIPTDIR source=../cli/lib.sh
. "$(dirname "$0")/../cli/lib.sh"

cat >late.lua <<'END'
module { "late", title = "Late", needs = "base" }
phase { "supper", after = "score", when = "completed", run = function() end }
offer.figure { "nap", must = true, list = function() end,
  apply = function() end }
on.placed({ "road" }, function() end)
score.road.bonus(function() end)
add.settles(function() return true end)
END
echo 'return { rules = { "late.lua" } }' >late-config.lua

tessera modules --order late-config.lua
check 'status 0' exits 0
check 'a phase with its module' has out '^  supper  *late (waits)$'
check 'in its place' test -n "$(sed '1,/^  score /d' out | grep '^  supper ')"
check 'an offer' has out '^  figure: nap  *late (must be taken)$'
check 'a handler, with what it is about and where it stands' \
    has out '^  on.placed  *late (road; late.lua:5)$'
check 'the terms of a score' has out '^  score.road  *base (tile;'
check 'a stage of it' has out '^  score.road.bonus  *late (late.lua:6)$'
check 'a slot with its module' has out '^  settles  *base (all)$'
check 'and what was given to it' has out '^    add  *late (late.lua:7)$'

tessera modules --order third --lang de
check 'a preset, in another language' has out '^Aufbau$'
tessera modules --order late-config.lua --json
check 'as JSON' has out '"name":"supper"'
tessera modules --order nope
check 'a config that is not there: status 2' exits 2
tessera modules --order third second
check 'two configs: status 2' exits 2

finish

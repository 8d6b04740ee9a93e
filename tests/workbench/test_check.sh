#!/bin/sh
# tessera check: what is wrong with modules and tile sets, all at once.
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
found 'state in an upvalue is named' 3 "'count' changes during a game"
found 'state in a table is named' 3 "'list\[1\]' changes during a game"

mkdir bad3
cat >bad3/rules.lua <<'END'
module { "bad3", title = "Bad", needs = { "base", "bse" } }
END
tessera check bad3
check 'a missing module: status 1' exits 1
found 'a missing module, with the nearest' 1 "'bse', did you mean 'base'"

mkdir tiles
cat >tiles/bad.lua <<'END'
tileset { "bad", title = "Bad" }
tile { "A", 1, "city road field field", "road EW" }
tile { "B", 1, "ctiy road field field" }
END
tessera check tiles/bad.lua
check 'bad tiles: status 1' exits 1
found 'a side that is none of the road' 2 'W'
found 'an unknown terrain' 3 'ctiy'

tessera check nowhere
check 'no such path: status 2' exits 2

finish

#!/bin/sh
# tessera check: what is wrong with tile sets (with modules: test_check.sh).
# shellcheck source-path=SCRIPTDIR source=../cli/lib.sh
. "$(dirname "$0")/../cli/lib.sh"

# found NAME LINE TEXT: the last run named the line and the problem.
found() { check "$1" has out "bad.*lua:$2: .*$3"; }

mkdir tiles

# tile NAME LINE TEXT: a tile set with this problem at this line, and no other.
tile() {
    cat >tiles/bad.lua
    tessera check tiles/bad.lua
    found "$1" "$2" "$3"
    check "$1: nothing else" has out '^1 checked, 1 problem'
}

tile 'an unknown terrain, with the nearest' 2 'ctiy' <<'END'
tileset { "bad", title = "Bad" }
tile { "B", 2, "ctiy road field field", "road E" }
END
tile 'a side that is none of the road' 2 'W' <<'END'
tileset { "bad", title = "Bad" }
tile { "A", 2, "city road field field", "road EW" }
END
tile 'a line in two segments' 2 'side E is in two segments' <<'END'
tileset { "bad", title = "Bad" }
tile { "A", 2, "city road field field", "road E", "road E" }
END
tile 'a side in three segments' 2 'side N is in two segments' <<'END'
tileset { "bad", title = "Bad" }
tile { "A", 2, "city field field field", "city N", "city N", "city N" }
END
tile 'a half in two fields' 2 'EL' <<'END'
tileset { "bad", title = "Bad" }
tile { "A", 2, "field road field road", "road EW", "field NL.NR.EL.WR",
  "field EL.ER.SL.SR.WL" }
END
tile 'a half in no field' 2 'WR' <<'END'
tileset { "bad", title = "Bad" }
tile { "A", 2, "field road field road", "road EW", "field NL.NR.EL",
  "field ER.SL.SR.WL" }
END
tile 'ports that the form does not have' 2 'must have halves' <<'END'
tileset { "bad", title = "Bad" }
tile { "A", 2, "field road field road", "field EW" }
END
tile 'roads that cross without saying so' 2 'cross' <<'END'
tileset { "bad", title = "Bad" }
tile { "A", 2, "road road road road", "road NS", "road EW" }
END
tile 'a crossing of what does not cross' 2 'cross' <<'END'
tileset { "bad", title = "Bad" }
tile { "A", 2, "road road field field", "road NE", crossing = { "road N/city E" } }
END
tile 'a mark that the set does not list' 2 'pennant' <<'END'
tileset { "bad", title = "Bad" }
tile { "A", 2, "city city field field", "city NE pennant" }
END
tile 'a tile there is twice' 3 "A" <<'END'
tileset { "bad", title = "Bad" }
tile { "A", 2, "city city field field" }
tile { "A", 2, "road field field field" }
END
tile 'a file and a set of other names' 1 "called 'bad'" <<'END'
tileset { "good", title = "Bad" }
tile { "A", 2, "city city field field" }
END

mkdir lakes
cat >lakes/rules.lua <<'END'
module { "lakes", title = "Lakes", tiles = "lakes" }
feature { "lake" }
feature { "wood" }
text { en = { lake = "lake", wood = "wood" } }
END
cat >tiles/lakes.lua <<'END'
tileset { "lakes", title = "Lakes" }
tile { "lone", 1, "wood lake wood wood" }
tile { "wood", 4, "wood wood wood wood" }
END
tessera check tiles/lakes.lua
check 'a side that no other tile can meet' \
    has out "lakes.lua:2: .*may lie against its E side, 'lake'"

finish

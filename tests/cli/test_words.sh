#!/bin/sh
# What questions, their answers and points are called, and what is said of
# them: words that a module gives with text{}.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

cat >toll.lua <<'END'
module { "toll", needs = "base" }

phase { "toll", after = "tile", run = function(g)
  local what = g:ask(g.player, "toll", function(o)
    o:pass "toll"
    o:pass "walk"
  end)
  if what == "toll" then g:pay(g.player, "toll", 2, -1) end
end }

text {
  en = { toll = "pay the toll", walk = "walk", ["ask toll"] = "pay or walk?",
    ["points toll"] = "toll money",
    ["explain toll"] = "Who pays loses 2 points. Who walks keeps them." },
  de = { toll = "Zoll zahlen", walk = "laufen", ["ask toll"] = "zahlen?",
    ["points toll"] = "Zoll",
    ["explain toll"] = "Wer zahlt, verliert 2 Punkte." },
}
END
echo 'return { rules = { "toll.lua" }, seed = 4 }' >c.lua
# typed OPTION...: lays two tiles and pays twice.
typed() {
    printf '1\ntoll\n=pass\n1\ntoll\n=pass\nquit\n' | "$bin" play c.lua -i "$@" >out 2>err
}
typed --save game.save
check 'points: another word than the answer' has out 'A loses 2: toll money$'
check 'the answer has its own' has out '^ *1  pay the toll'
check 'a question is explained below it' has out '^  Who pays loses 2 points'
check 'on a small screen once' [ "$(grep -c 'Who pays loses' out)" = 1 ]
tessera replay game.save
check 'the result' has out '^toll money '
tessera replay game.save --html -o game.html
check 'the page of a replay' has game.html '"toll money"'
typed --lang de
check 'in another language: the question' has out 'Wer zahlt, verliert'
check 'in another language: the points' has out 'A verliert 2: Zoll$'

# A note may be about a tile; a piece may have a verb of its own in the log.
cat >well.lua <<'END'
module { "well", needs = "base" }
piece { "well", count = 1, class = {}, weight = 0 }

phase { "dig", after = "tile", run = function(g)
  if g.player:supply "well" == 0 then return end
  g:deploy("well", g.tile, g.player)
  g:note("finds", g.player, nil, g:type "base/E")
  g:note("finds", g.player, 3, g:type "base/E")
end }

text { en = { well = "well", finds = "finds below it",
  ["deployed well"] = "digs a well" } }
END
echo 'return { rules = { "well.lua" }, seed = 4 }' >c.lua
printf '1\n=pass\nquit\n' | "$bin" play c.lua -i >out 2>err
check 'a piece with a verb of its own' has out '^ *A: digs a well$'
check 'a note about a tile' has out '^ *A: finds below it: base/E$'
check 'a note with a number about a tile' \
    has out '^ *A: finds below it 3: base/E$'

# What waits beside the board has no tile, and is named once.
cat >jail.lua <<'END'
module { "jail", needs = "base" }
zone { "jail" }

phase { "visit", after = "tile", run = function(g)
  local held = g:zone("jail"):figures()[1]
    or g:deploy("meeple", g:zone "jail")
  g:ask(g.player, "visit", function(o)
    o:figure("greet", held)
    o:pass()
  end)
end }

text { en = { jail = "jail", visit = "visit", greet = "greet",
  ["about greet"] = "nothing comes of it" } }
END
echo 'return { rules = { "jail.lua" }, seed = 4 }' >c.lua
printf '1\n=pass\nwhy greet meeple A jail\nquit\n' |
    "$bin" play c.lua -i >out 2>err
check 'why ANSWER: what it does' has out '^  nothing comes of it'
check 'a figure in a zone' has out "^ *1  greet A's meeple (jail)"

finish

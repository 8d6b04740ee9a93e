-- What several modules do one after the other: RULES.md, section 0.

local function reasons(t)
  local list = {}
  for _, event in ipairs(t.events) do
    if event.kind == "score" then list[#list + 1] = event.reason end
  end
  return table.concat(list, " ")
end

local function in_order(wanted)
  return function(_, t)
    assert(reasons(t) == wanted, "in this order: " .. reasons(t))
  end
end

test "final scoring: the incomplete, fields, goods, king, robber" {
  with    = { modules = { "traders-and-builders", "king-and-robber",
              "farmers" } },
  board   = [[ E> cEW-wine^ .
               W^ .         .
               .  .         B^ ]],
  pile    = "E W",
  figures = "A meeple field N 0,1; A meeple monastery 2,2",
  play    = "A E< 2,0 pass; B W^ 1,1 pass",
  expect  = { "game over",
    in_order "monastery field trade-goods king robber" },
}

-- ---- drawing ----------------------------------------------------------------

local drawing = { "draft", "draw-two", "hand-of-three", "redraw-once" }

-- Two of the hand come out of the pile; the third is drafted from three open
-- ones, set against another, and may be put aside.
test "all rules about drawing: open tiles, two of which one is kept, a hand" {
  with  = { modules = drawing },
  steps = {
    { draws = "U V W D E", expect = [[
        A must answer; asks draft; pile tiles holds 66
        offers only take base/W, take base/D, take base/E
      ]] },
    { play = "A take D", draws = "X",
      expect = "asks keep; offers only keep base/D, keep base/X" },
    { play = "A keep X",
      expect = "asks redraw; pile tiles holds 66; offers keep" },
    { play = "A redraw X", draws = "L",
      expect = [[
        asks hand; offers only lay base/U, lay base/V, lay base/L
        pile tiles holds 65; state redraw-once.used of A is true
      ]] },
    { play = "A lay V; A V^ 0,1 pass", draws = "U U V",
      expect = "B must answer; asks draft" },
  },
}

test "all rules about drawing leave no tile behind" {
  with  = { modules = drawing },
  pile  = "U U U U",
  steps = {
    { draws = "U U U U", play = "A take U; A lay U; A U^ 0,1 pass",
      expect = "B must answer; asks draft" },
    { play = "B take U; B lay U; B U^ 1,1 pass",
      expect = "A must answer; asks hand" },
    { play = "A lay U; A U^ 2,1 pass; A lay U; A U^ 3,1 pass",
      expect = "game over" },
  },
}

test "all rules about drawing wait for the river" {
  with   = { modules = { "draft", "draw-two", "hand-of-three", "redraw-once",
             "river" } },
  draws  = "wEW",
  play   = "A keep",
  expect = "A must answer; asks place; offers wEW^ 1,0",
}

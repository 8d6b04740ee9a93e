-- What several modules do one after the other: TO-1 to TO-10 of
-- lua/doc/rules.md.

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

-- A turn may begin with an abbey; what was bought at a bazaar is laid as it
-- is; everything else goes through the open tiles and the hand.
test "all rules about drawing together with abbeys and bazaars" {
  with  = { modules = { "draft", "draw-two", "hand-of-three", "redraw-once",
            "abbey-and-mayor", "bridges-castles-bazaars" } },
  board = [[ V> U> Vv
             U^ .  U^
             V^ U> V< ]],
  pile  = "rS-inn-bazaar V W D E X H I U U",
  steps = {
    { play = "A pass", draws = "rS-inn-bazaar V W D E X",
      expect = "asks draft; offers only take W, take D, take E" },
    { play = "A take E keep X keep",
      expect = "asks hand; offers only lay V, lay X, lay rS-inn-bazaar" },
    { play = "A lay rS-inn-bazaar; rS-inn-bazaar< -1,1 pass", draws = "H I",
      expect = "B must answer; offers only lot H, lot I" },
    { play = "B lot H bid 0; A bid 3; B keep",
      expect = "B scores bazaar -3; A scores bazaar 3; B is on turn; "
        .. "asks place" },
    { play = "B H> 1,-1 bridge NS pass",
      expect = "A must answer; asks place; offers I^ -2,1" },
    { play = "A I^ -2,1 pass",
      expect = "B must answer; asks abbey; offers only abbey 1,1, pass" },
    { play = "B abbey 1,1 pass", draws = "U U U",
      expect = "A must answer; asks draft; offers only take W, take D, "
        .. "take U" },
    { play = "A take D keep D redraw D",
      expect = "asks hand; offers only lay V, lay X, lay U" },
    { play = "A lay V; V> 3,0 pass; B take W lay E; E> -3,1 pass",
      draws = "E", expect = "A must answer; offers only take U" },
    { play = "A take U lay U; U> 0,3 pass; B lay W; W^ 3,1 pass",
      expect = "A must answer; offers only lay U, lay X; 0 tiles left" },
    { play = "A lay U; U> 1,3 pass; A lay X; X^ 0,4 pass",
      expect = "game over" },
  },
}

-- ---- what stands on a feature -----------------------------------------------

local drivers = { modules = { "abbey-and-mayor", "mage-and-witch" } }

test "mage and witch are nobody's: a wagon drives on to where they stand" {
  with    = drivers,
  board   = "W^ U^ .",
  figures = "A wagon road E 0,0; mage road S 0,0; witch road W 0,0",
  play    = "A W^ 2,0 pass",
  expect  = "offers wagon road S 0,0; offers wagon road W 0,0",
}

test "a figure that claims nothing is in the way beside the mage" {
  with    = { modules = { "abbey-and-mayor", "mage-and-witch",
              "traders-and-builders" } },
  board   = "W^ U^ .",
  figures = "A wagon road E 0,0; mage road S 0,0; B builder road S 0,0",
  play    = "A W^ 2,0 pass",
  expect  = "phase wagons; offers not wagon road S 0,0",
}

-- Robbers by example.

test "eight tiles" {
  expect = "pile tiles holds 79; offers robbers/cN",
}

test "who lays a bag may send a robber, then the next one" {
  with   = { players = { {}, {}, {} } },
  board  = "E^ .",
  steps  = {
    { play   = "A robbers/cN^ 1,0",
      expect = "A must answer; asks rob; offers only rob B, rob C, pass" },
    { play   = "A rob C",
      expect = "B must answer; offers only rob C, rob A, pass" },
    { play = "B rob A", expect = "phase figure; A holds 0 bandit" },
  },
}

test "only one other; whose robber waits already is passed over" {
  with    = { players = { {}, {}, {} } },
  board   = "E^ .",
  figures = "B bandit in loot A",
  steps   = {
    { play   = "A robbers/cN^ 1,0 pass", expect = "C must answer" },
    { play   = "C pass", expect = "A must answer; phase figure" },
  },
}

test "one that waits already may go to somebody else" {
  with    = { players = { {}, {}, {} } },
  board   = "E^ .",
  figures = "A bandit in loot B; B bandit in loot A; C bandit in loot A",
  steps   = {
    { play   = "A robbers/cN^ 1,0", expect = "offers only rob C, pass" },
    { play   = "A rob C",
      expect = { "phase figure", function(g)
        local robbed = g:zone("loot", g.player.next.next)
        assert(#robbed:figures() == 1)
      end } },
  },
}

test "half of the points, rounded up, and nothing is lost" {
  board   = [[ Ev .
               .  . ]],
  figures = "A meeple city S 0,0; B bandit in loot A",
  scores  = { A = 10 },
  steps   = {
    { play   = "A E^ 0,1 pass",
      expect = "A scores city 4; B scores robbed 2; B holds 1 bandit" },
  },
}

test "three points are worth two" {
  board   = "A< U^ .",
  figures = "A meeple road E 0,0; B bandit in loot A",
  play    = "A W^ 2,0 pass",
  expect  = "A scores road 3; B scores robbed 2",
}

test "one feature is robbed, not all of a turn" {
  board   = [[ Ev .  .
               .  U^ W^ ]],
  figures = "A meeple city S 0,0; A meeple road W 2,1; B bandit in loot A",
  play    = "A L^ 0,1 pass",
  expect  = "A has 7 points; B has 2 points; B holds 1 bandit",
}

test "each robber beside a score takes half" {
  with    = { players = { {}, {}, {} } },
  board   = [[ Ev .
               .  . ]],
  figures = "A meeple city S 0,0; B bandit in loot A; C bandit in loot A",
  play    = "A E^ 0,1 pass",
  expect  = "B scores robbed 2; C scores robbed 2",
}

test "what is robbed is not robbed again" {
  board   = [[ Ev .
               .  . ]],
  figures = "A meeple city S 0,0; B bandit in loot A; A bandit in loot B",
  play    = "A E^ 0,1 pass",
  expect  = "A scores city 4; B scores robbed 2; nobody else scores; "
    .. "A holds 0 bandit",
}

test "at the end, too" {
  board   = "A< U^",
  figures = "A meeple road E 0,0; B bandit in loot A",
  final   = true,
  expect  = "A scores road 2; B scores robbed 1",
}

test "no pay is robbed that somebody loses" {
  with    = { modules = { "tower" } },
  board   = "E^ .",
  figures = "A meeple in prison B; B bandit in loot A; A bandit in loot B",
  scores  = { A = 5 },
  state   = { ["tower.held"] = 1, ["tower.caught"] = { A = 1 } },
  play    = "A B^ 0,1 ransom",
  expect  = "A has 4 points; B has 3 points; B holds 0 bandit",
}

test "no points, no robbery" {
  with    = { modules = { "abbey-and-mayor" } },
  board   = [[ Ev .
               .  . ]],
  figures = "A mayor city S 0,0; B bandit in loot A",
  play    = "A E^ 0,1 pass",
  expect  = "A scores city 0; B holds 0 bandit",
}

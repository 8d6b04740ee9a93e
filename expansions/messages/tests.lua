-- Messages by example. A completes a small city for 4, from 1 point on.

local function scoring(how)
  how.board = how.board or [[ Ev .
                              .  . ]]
  how.figures = "A meeple city S 0,0" .. (how.figures or "")
  how.scores = how.scores or { A = 1 }
  how.state = { seen = how.scores, courier = how.courier or {} }
  how.scores, how.courier = how.scores, nil
  return how
end

test "who scores moves one of two figures" (scoring {
  scores = {},
  play   = "A E^ 0,1",
  expect = "A must answer; asks advance; "
    .. "offers only scorer 4, courier 4",
})

test "not on a dark space: no message" (scoring {
  scores = {},
  play   = "A E^ 0,1 courier 4",
  expect = "A has 4 points; B is on turn",
})

test "the other figure stays where it is" (scoring {
  scores  = { A = 6 },
  courier = { A = 4 },
  play    = "A E^ 0,1",
  expect  = "offers only scorer 6, courier 8",
})

test "on a dark space a message is drawn: its deed or 2 points" (scoring {
  steps = {
    { play   = "A E^ 0,1 scorer 5",
      expect = "CHANCE must answer; offers message message-road; "
        .. "offers message message-home" },
    { play   = "message message-knights",
      expect = "A must answer; asks message; offers only obey 0, seal 2" },
    { play   = "A seal", expect = "A scores message 2; A has 7 points; "
      .. "B is on turn" },
  },
})

test "the points of a message move the same figure, without another" (scoring {
  scores  = { A = 7 },
  courier = { A = 6 },
  figures = "; A meeple city N 0,3; A meeple city N 1,3",
  board   = [[ Ev .
               .  .
               .  .
               E^ E^ ]],
  steps   = {
    { play = "A E^ 0,1 courier 10; message message-knights; A obey",
      expect = "A scores message 4; A has 15 points; B is on turn" },
    { play = "B B^ 2,3 pass; A Ev 0,2", expect = "A must answer; "
      .. "offers only scorer 5, courier 18" },
  },
})

test "smallest road, city and monastery, whoever holds them" (scoring {
  board   = [[ Ev . .
               .  . .
               .  . .
               U^ U^ .
               .  .  B^ ]],
  figures = "; A meeple road E 0,3; B meeple road E 1,3; B meeple road E 1,3; "
    .. "A meeple monastery 2,4",
  steps   = {
    { play   = "A E^ 0,1 scorer 5; message message-road",
      expect = "offers only obey 2, seal 2" },
    { play   = "A obey",
      expect = "A scores message 2; A meeple stands on road E 0,3" },
  },
})

test "of a monastery" (scoring {
  board   = [[ Ev . .
               .  . .
               .  . .
               U^ U^ .
               .  .  B^ ]],
  figures = "; A meeple monastery 2,4",
  play    = "A E^ 0,1 scorer 5; message message-monastery",
  expect  = "offers only obey 2, seal 2",
})

test "nobody in a city: 2 points are all" (scoring {
  play   = "A E^ 0,1 scorer 5; message message-city",
  expect = "offers only seal 2",
})

test "the smallest of several cities" (scoring {
  board   = [[ Ev . .
               .  . .
               .  . .
               E^ . C^ ]],
  figures = "; A meeple city N 0,3; A meeple city N 2,3",
  play    = "A E^ 0,1 scorer 5; message message-city",
  expect  = "offers only obey 1, seal 2",
})

test "pennants of a city once, knights each" (scoring {
  board   = [[ Ev . .
               .  . .
               .  . .
               E^ . C^ ]],
  figures = "; A meeple city N 0,3; A meeple city N 2,3; A meeple city E 2,3",
  steps   = {
    { play   = "A E^ 0,1 scorer 5; message message-pennants",
      expect = "offers only obey 2, seal 2" },
  },
})

test "knights" (scoring {
  board   = [[ Ev . .
               .  . .
               .  . .
               E^ . C^ ]],
  figures = "; A meeple city N 0,3; A meeple city N 2,3; A meeple city E 2,3",
  play    = "A E^ 0,1 scorer 5; message message-knights",
  expect  = "offers only obey 6, seal 2",
})

test "farmers" (scoring {
  with    = { modules = { "farmers" } },
  figures = "; A meeple field NL 0,0",
  play    = "A E^ 0,1 pass scorer 5; message message-farmers",
  expect  = "offers only obey 3, seal 2",
})

test "one more tile, a whole part of the turn" (scoring {
  steps = {
    { play   = "A E^ 0,1 scorer 5; message message-tile",
      expect = "offers only obey message-tile, seal 2" },
    { play   = "A obey; A B^ 1,0 meeple monastery",
      expect = "B is on turn; A has 5 points" },
  },
})

test "a follower comes home and scores" (scoring {
  board   = [[ Ev .
               .  .
               .  .
               U^ .
               .  B^ ]],
  figures = "; A meeple monastery 1,4; B meeple road E 0,3",
  steps   = {
    { play   = "A E^ 0,1 scorer 5; message message-home",
      expect = "offers only obey meeple A monastery 1,4, seal 2" },
    { play   = "A obey",
      expect = "A scores message 2; A holds 7 meeple; B is on turn" },
  },
})

test "others choose, too, but get no message" (scoring {
  scores  = { A = 0, B = 1 },
  figures = "; B meeple city S 0,0",
  steps   = {
    { play = "A E^ 0,1 scorer 4", expect = "B must answer; asks advance" },
    { play = "B scorer 5", expect = "B is on turn; B has 5 points" },
  },
})

test "after all eight they come again, in the same order" {
  board   = [[ Ev .
               .  . ]],
  figures = "A meeple city S 0,0",
  scores  = { A = 1 },
  state   = { seen = { A = 1 }, drawn = 8,
    pile = { [1] = "message-pennants" } },
  play    = "A E^ 0,1 scorer 5",
  expect  = "A must answer; asks message; offers only obey 0, seal 2",
}

test "the next one is another" {
  board   = [[ Ev . . Ev
               .  . . .  ]],
  figures = "A meeple city S 0,0; A meeple city S 3,0",
  scores  = { A = 2 },
  state   = { seen = { A = 2 }, courier = { A = 1 }, drawn = 1,
    pile = { [1] = "message-knights" } },
  steps   = {
    { play   = "A E^ 0,1 scorer 5",
      expect = "offers not message message-knights; "
        .. "offers message message-farmers" },
    { play   = "message message-farmers; A seal; B B^ 1,0 pass; "
        .. "A E^ 3,1 courier 5",
      expect = "offers not message message-farmers; "
        .. "offers message message-road" },
  },
}

test "a message that brings no points moves nothing" {
  board   = [[ Ev . . Ev
               .  . . .  ]],
  figures = "A meeple city S 0,0; A meeple city S 3,0",
  scores  = { A = 1 },
  state   = { seen = { A = 1 }, courier = { A = 1 } },
  play    = "A E^ 0,1 courier 5; message message-tile; A obey; A E^ 3,1",
  expect  = "offers only scorer 4, courier 9",
}

test "a single point moves a figure" {
  with    = { modules = { "princess-and-dragon" } },
  board   = "D^ .",
  figures = "A meeple city N 0,0; fairy 0,0",
  state   = { ["princess-and-dragon.friend"] = "A meeple city N 0,0" },
  turn    = "B",
  play    = "B U^ 1,0 pass; A U^ 2,0 pass",
  expect  = "A must answer; offers only scorer 1, courier 1",
}

-- Offers to another player, who is on turn meanwhile: lists, deploys and pays.
-- Tests say by a variable how and what follows; random games leave it empty.

module { "lent", title = "Guests", needs = "base" }

local S = state {
  how    = { "word", values = { "guest", "round", "leave", "end", "again",
    "seat", "nobody" } },
  marks  = { "integer", per = "player" },
  played = "integer", -- seats in the order in which they were on turn
}

local function note(g)
  if S.how then S.played = S.played * 10 + g.player.seat end
end

-- Offers it to the player; tells who is on turn before and after.
local function invite(g, name, player)
  note(g)
  local verb = g:offer(name, player)
  note(g)
  return verb
end

phase { "invite", after = "parts", before = "end", run = function(g)
  local other = g.player.next
  if S.how == "seat" then other = 3 end
  if S.how == "nobody" then other = "C" end
  if S.how == "again" then
    while invite(g, "guest", other) ~= "pass" do end
  elseif S.how == "round" then
    invite(g, "round", other)
  else -- in random games, too
    invite(g, "guest", other)
  end
end }

-- Whose turn it was hears of it within the offer.
offer.round { "round",
  list = function(_, o) o:word("call", "back") end,
  apply = function(g) invite(g, "guest", g.player.next) end }

offer.guest { "guest",
  list = function(_, o) o:stand() end,
  apply = function(g, piece, place)
    g:deploy(piece, place)
    note(g)
    S.marks[g.player] = S.marks[g.player] + 1
    g:pay(g.player, "guest", 1, 2)
    if S.how == "leave" then g:jump "end" end
    if S.how == "end" then g:finish() end
  end }

-- What may be done at any time is for who is really on turn.
offer.any { "wave", when = { state = "how" },
  list = function(_, o) o:word("wave", "hello") end,
  apply = function() end }

text { en = { guest = "visit", call = "call", wave = "wave" } }

local function turn(how, play, expect, more)
  local body = { board = "D^ .", state = { how = how },
    play = "A U^ 1,0 pass; " .. play, expect = expect }
  for key, value in pairs(more or {}) do body[key] = value end
  return body
end


test "the other player is asked, and on turn meanwhile" {
  board = "D^ .", state = { how = "guest" }, play = "A U^ 1,0 pass",
  expect = "B must answer; B is on turn; offers not wave hello; "
    .. "offers meeple road E",
}

test "the other player's figure stands there, and this player is paid" (turn(
  "guest", "B meeple road E", [[
    B meeple stands on road E 1,0; B holds 6 meeple; A holds 7 meeple
    B scores guest 2; nobody else scores; B is on turn
    state lent.marks of B is 1; state lent.marks of A is 0
    state lent.played is 121
  ]]))

test "the turn goes on with who was on turn, also after a pass" (turn("guest",
  "B pass", "state lent.played is 11; B is on turn; nobody scores",
  { with = { players = 3 } }))

test "three players: the next turn is the second one's" (turn("guest",
  "B meeple road E; B W^ 2,0 pass",
  "C must answer; C is on turn; state lent.played is 1212",
  { board = "D^ . .", with = { players = 3 } }))

test "nothing to offer: nobody is asked" (turn("guest", "",
  "state lent.played is 11; B is on turn; CHANCE must answer",
  { supply = "B meeple 0" }))

test "as often as a rule likes" (turn("again", "B meeple road E",
  "state lent.played is 12111; nobody else scores",
  { expect = "state lent.played is 12111; B scores guest 2" }))

test "an offer within an offer" (turn("round",
  "B call back; A meeple road E", [[
    A scores guest 2; A holds 6 meeple; B holds 7 meeple
    state lent.played is 12121; B is on turn
  ]]))

test "a phase that is left meanwhile: the turn is over as ever" (turn("leave",
  "B meeple road E", "state lent.played is 12; B is on turn",
  { with = { players = 3 } }))

test "the game may end meanwhile" (turn("end", "B meeple road E",
  "game over; B scores guest 2; B scores road 2"))

test "a number is no seat" (turn("seat", "", nil, {
  fails = "tests/rules/lent.lua:20: bad argument #2 to 'offer' (player "
    .. "expected, got number)" }))

test "nor is a letter" (turn("nobody", "", nil, {
  fails = "tests/rules/lent.lua:20: bad argument #2 to 'offer' (player "
    .. "expected, got string)" }))

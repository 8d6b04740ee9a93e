-- A part of a turn given away: who plays it is asked, deploys and is paid, and
-- then the turn goes on. Tests say by a variable who gives what; random games
-- draw lots.

module { "parts", title = "Parts for others", needs = "base" }

local S = state {
  how = { "word", values = { "next", "self", "within", "leave", "end", "offer",
    "number", "late" } },
  given  = "integer", -- parts so far
  played = "integer", -- seats on turn after each tile, and where parts end
  hosts  = "integer", -- and whose turn it was
}

local function note(g)
  if S.played > 10000000 then return end
  S.played = S.played * 10 + g.player.seat
  S.hosts = S.hosts * 10 + g.host.seat
end

on.placed(note)

-- Random games ask who is to play the part.
local function guest(g)
  if S.how then return S.how == "self" and g.player or g.player.next end
  local _, player = g:ask(g.player, "guest", function(o)
    for each in g:seats() do o:player("invite", each) end
    o:pass()
  end)
  return player
end

-- Before the other, so that its part has this one within it.
phase { "inner", after = "part", before = "outer", run = function(g)
  if S.how == "within" and S.given == 1 then
    S.given = 2
    g:part_for(g.player.next, "tile")
  end
  local player = not S.how and S.given % 4 == 3 and guest(g)
  if S.how then note(g) end
  S.given = S.given + (S.how and 0 or 1)
  if player then g:part_for(player, "figure") end
end }

phase { "between", after = "inner", before = "outer", run = function(g)
  if S.how == "within" then note(g) end
end }

offer.pass_on { "pass-on",
  list = function(_, o) o:word("call", "on") end,
  apply = function(g) g:part_for(g.player.next, "tile") end }

phase { "outer", after = "between", before = "parts",
  run = function(g)
    if S.how == "offer" then g:offer("pass_on", g.player.next) end
    if S.how == "number" then g:part_for(7, "tile") end
    if S.how == "late" then g:part_for(g.player.next, "end") end
    local player = guest(g)
    if S.how then S.given = S.given + 1 end
    if player then g:part_for(player, "tile") end
  end }

phase { "leave", after = "tile", before = "figure", run = function(g)
  if S.given == 0 or not S.how then return end
  if S.how == "leave" then g:jump "end" end
  if S.how == "end" then g:finish() end
end }

phase { "after it", after = "parts", before = "end", run = function(g)
  if S.how then note(g) end
end }

phase { "last", stage = "final", before = "final", run = note }

text { en = { guest = "who plays on?", invite = "invite", call = "call" } }

local function part(how, play, expect, more)
  local body = { board = "D^ .", state = { how = how },
    play = "A U^ 1,0 pass; " .. play, expect = expect }
  for key, value in pairs(more or {}) do body[key] = value end
  return body
end

test "the guest is asked and on turn" (part("next", "",
  "CHANCE must answer; B is on turn", {}))

test "the guest's figure, the guest's points, and the turn goes on" (part(
  "next", "B W^ 2,0 meeple road W", [[
    B scores road 3; nobody else scores
    B is on turn
    state parts.played is 111221; state parts.hosts is 111111
  ]], { board = "W^ .", with = { players = 3 } }))

test "who comes next is whoever sits beside the host" (part("next",
  "B V^ 2,0 pass; B Vv 2,1 pass; C Dv 0,1 pass",
  "C is on turn; state parts.hosts is 11111122",
  { with = { players = 3 } }))

test "an extra part for oneself" (part("self", "A V^ 2,0 meeple road S", [[
    A holds 6 meeple; B is on turn
    state parts.played is 111111; state parts.hosts is 111111
  ]]))

test "a part within a part, each ends where it was given" (part("within",
  "B V^ 2,0 pass; C Vv 2,1 pass", [[
    state parts.played is 11112321; state parts.hosts is 11111111
    B is on turn
  ]], { with = { players = 3 } }))

test "who jumps past the giver ends the part" (part("leave",
  "B V^ 2,0", "B is on turn; state parts.played is 1112",
  { with = { players = 3 } }))

test "the end of the game is at the host's" (part("end", "B V^ 2,0",
  "game over; state parts.played is 11121; state parts.hosts is 11111"))

test "an offer to another player may give a part away" (part("offer",
  "B call on; C V^ 2,0 meeple road W", "C holds 6 meeple; B is on turn",
  { with = { players = 3 } }))

test "a number is no seat" (part("number", "", nil, {
  fails = "module 'parts', outer, turn 1: tests/rules/parts.lua:56: bad "
    .. "argument #1 to 'part_for' (player expected, got number)" }))

test "a part begins before the phase that gives it" (part("late", "", nil, {
  fails = "a part goes up to the phase that gives it away, and 'end' does not "
    .. "come before 'outer' in the turn" }))

--- What the answers of a recorded game lost: the points that a level expects
--- at the end with each of them, against those with the best one it finds.
--- What is found depends on positions only, never on time, and is the same
--- whatever was judged before.

local tes = require "tes"
local bots = require "host.bots.by_name"

local hindsight = {}

--- The level that judges.
hindsight.LEVEL = "normal"

-- Answers of a seat in a row, as a rule may never stop asking it.
local ON = 40

---@class Judged
---@field player integer who answered
---@field count integer how many answers there were
---@field index integer of the answer given
---@field best integer of the best one found; the same where none is better
---@field before number[] points expected with the best one, by seat from 0
---@field after number[] points expected with the one given, by seat from 0
---@field lost number points of lead over the others that it cost, 0 or more
---@field ideas table[] all that were compared, see core/bind/player.c

-- A seat's lead over the best of the others; alone, its points.
local function lead(points, seat, players)
  local best
  for other = 0, players - 1 do
    local score = points[other]
    if other ~= seat and score > (best or -math.huge) then best = score end
  end
  return points[seat] - (best or 0)
end

--- The game after an answer and what a greedy bot answers next for the same
--- seat, to be held in a variable that is <close>. Nil where rules refuse it.
---@param seen table what the seat sees of the game
---@param seat integer
---@param index integer of the answer
---@param each fun(game: table, option: table)? called before each answer that
--- follows, with that
---@param say (fun(game: table): integer?)? what is answered instead, if that
---@return table?
function hindsight.play_on(seen, seat, index, each, say)
  local game = seen:sample(seen:hash())
  local done = game and game:answer(index)
  for _ = 1, ON do
    if not done or game:pending() ~= seat then break end
    local following = say and say(game) or bots.say("greedy", game, seat)
    if each then each(game, game:option(following)) end
    done = game:answer(following)
  end
  if done then return game end
  if game then game:free() end
  return nil
end

-- Points expected then, without looking further; nil as above.
local function glance(seen, seat, index)
  local game <close> = hindsight.play_on(seen, seat, index)
  return game and tes.player.expected(game) or nil
end

-- What is expected of an answer that the search did not look at: it is behind
-- the best one by as much as at a glance.
local function unseen(seen, seat, index, best)
  local with, without = glance(seen, seat, index),
    glance(seen, seat, best.index)
  if not with or not without then return nil end
  local players, points = seen:players(), {}
  for other = 0, players - 1 do
    points[other] = best.points[other] + with[other] - without[other]
  end
  return { index = index, visits = 0, points = points, margin = best.margin
    + lead(with, seat, players) - lead(without, seat, players) }
end

-- The ideas of a new player, whose random numbers come from the position.
local function ideas_of(seen, seat, how)
  local wanted = { time_ms = 0 }
  for key, value in pairs(how or {}) do wanted[key] = value end
  local bot = bots.new(hindsight.LEVEL, seen:hash(), seat, wanted)
  bot:say(seen)
  local ideas = bot.ideas(bots.ALL)
  bot:finish(seen)
  return ideas
end

--- Judges an answer to the pending decision. Nil where nobody had a choice
--- (CHANCE, or one answer only), where the answer is not seen, and where rules
--- can no longer be asked.
---@param game table before the answer: the whole, or what a seat sees of it
---@param index integer? of the answer
---@param how table? changes the level, see core/bind/player.c
---@return Judged?
function hindsight.judge(game, index, how)
  local seat, count = game:pending()
  if not index or not seat or seat < 0 or count < 2 then return nil end
  local viewer = game:viewer()
  if viewer and not game:sees(viewer) or bots.hopeless(game) then return nil end
  local seen = bots.seen(game, seat)
  local ideas = ideas_of(seen, seat, how)
  local best, own = ideas[1], nil
  for _, idea in ipairs(ideas) do
    if idea.index == index then own = idea end
  end
  if best and best.points and not own then
    own = unseen(seen, seat, index, best)
    ideas[#ideas + 1] = own
  end
  bots.forget(hindsight.LEVEL, seen, game)
  if not own or not own.points then return nil end
  local lost = math.max(0, best.margin - own.margin)
  if lost == 0 then best = own end
  return { player = seat, count = count, index = index, best = best.index,
    before = best.points, after = own.points, lost = lost, ideas = ideas }
end

--- Goes through a recording from an answer on, and judges each: for n, judged
--- in hindsight.answers(shown) do ... end. `judged` is false where there is
--- nothing to judge, and for a seat of a game with secrets where another one
--- answered. Meanwhile `shown` stands before the n-th answer.
---@param shown Recording
---@param from integer? answers before, 0 without
---@param how table? as above
---@return fun(): integer?, Judged|false
function hindsight.answers(shown, from, how)
  local n = from or 0
  shown:go(n)
  local first = true
  return function()
    if not first then shown:forward() end
    first = false
    if n >= #shown.keys then return nil end
    n = n + 1
    local seat, game = shown.seat, shown.game
    if seat and game:hides() and game:pending() ~= seat then return n, false end
    return n, hindsight.judge(game, game:find(shown.keys[n]), how) or false
  end
end

--- The answers that lost most, in the order of the game.
---@param list { answer: integer, lost: number }[]
---@param most integer? 3
---@return table[] of the list
function hindsight.worst(list, most)
  local found = {}
  for _, one in ipairs(list) do
    if one.lost > 0 then found[#found + 1] = one end
  end
  table.sort(found, function(a, b)
    if a.lost ~= b.lost then return a.lost > b.lost end
    return a.answer < b.answer
  end)
  found = table.move(found, 1, math.min(#found, most or 3), 1, {})
  table.sort(found, function(a, b) return a.answer < b.answer end)
  return found
end

return hindsight

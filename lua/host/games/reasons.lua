--- Why one answer is better than another: what each leads to in the rest of its
--- turn, in words of the rules.

local tes = require "tes"
local T = require "host.common.text".get
local bots = require "host.bots.by_name"
local held = require "host.games.held"
local hindsight = require "host.games.hindsight"
local report = require "host.games.report"

local reasons = {}

-- Features that a reason names at most, those that differ most.
local FEATURES = 3

-- Chances to be complete that differ by less, in percent, are no reason.
local LIKELIER = 15

-- Fewer points are not told of a seat.
local HARDLY = .05

-- Events that a reason tells.
local TOLD = { score = true, deployed = true, returned = true, note = true }

-- Figures of a seat at home that may claim something.
local function at_home(session, game, seat)
  local occupies, home = {}, 0
  for _, piece in ipairs(session.rules:pieces()) do
    occupies[piece.name] = piece.occupies
  end
  for i = 0, game:figures() - 1 do
    local owner, _, supply = game:standing(i)
    if supply and owner == seat and occupies[game:figure(i).piece] then
      home = home + 1
    end
  end
  return home
end

-- Points of a seat more than the best of the others has, or all of its own, if
-- all that stands were scored now; what stands for itself on no feature, by
-- figure.
local function worth_now(session, game, seat)
  local points, alone = {}, {}
  for who = 0, game:players() - 1 do points[who] = game:score(who) end
  local events = game:status() == "over" and {} or held.at_end(game)
  for _, event in ipairs(events or {}) do
    points[event.player] = points[event.player] + event.points
    if event.figure and not event.node then
      local worth = { [event.player] = event.points }
      for who = 0, game:players() - 1 do worth[who] = worth[who] or 0 end
      alone[event.figure] = { word = report.reason(session.rules, event.reason),
        tiles = 1, worth = worth, owner = event.player }
    end
  end
  for _, feature in ipairs(events and {} or held.features(game)) do
    for who, worth in pairs(feature.worth) do
      points[who] = points[who] + worth
    end
  end
  local most
  for who, count in pairs(points) do
    if who ~= seat then most = math.max(most or count, count) end
  end
  return points[seat] - (most or 0), alone
end

-- The features that somebody holds, by figure, each with its chance to be
-- complete, in percent, if that can ever be, and what stands for itself; the
-- nodes that the figures stand on; and the lead of a seat with all that.
local function held_by_figure(session, game, seat)
  local worth, by_figure = worth_now(session, game, seat)
  local nodes, chances = {}, tes.player.outlook(game)
  for _, feature in ipairs(held.features(game)) do
    local chance = chances[feature.id]
    feature.chance = chance and (chance * 100 + 0.5) // 1 | 0
    for _, i in ipairs(feature.figures) do
      local _, node = game:standing(i)
      by_figure[i], nodes[i] = feature, node
    end
  end
  return by_figure, nodes, worth
end

---@class Outcome
---@field lines string[] its events in words
---@field known table<string, boolean> the same lines as keys
---@field later table<string, boolean> those that come after the answer itself
---@field scores table<string, integer> who gets points by one of them
---@field lays boolean? whether the answer lays a tile
---@field home integer figures of the seat at home
---@field held table<integer, table> what is held, by figure
---@field nodes table<integer, integer> where, by figure
---@field at_once table<integer, table> held after the answer itself
---@field worth integer lead of the seat, if all that stands were scored now
---@field left integer tiles that are still to come

-- Does a note only say again what was answered: a number, or to pass?
local function repeats(event, said)
  if event.kind ~= "note" or event.type then return false end
  return said.kind == "number" and event.number == said.number
    or said.kind == "pass" and not event.number
end

-- The events of a game after an answer and what followed it, in words:
-- for line, event in each_line(...) do ... end.
local function each_line(session, seen, game, seat, index)
  -- who answers until then is the seat: what is nobody's is put there by it
  local after = setmetatable({ game = game, who_gave = function()
    return seat
  end }, { __index = session })
  local first, scored, said = seen:answers() + 1, nil, seen:option(index)
  local i = seen:events() - 1
  return function()
    for at = i + 1, game:events() - 1 do
      i = at
      local event = game:event(at)
      if event.kind == "score" then scored = event.answer end
      -- nothing is said by what the answer itself is, such as a bid or a figure
      -- that is deployed, nor by those that go home because they score
      local implied = event.answer == first
        and (event.kind == "deployed" or repeats(event, said))
        or event.kind == "returned" and event.answer == scored
      if TOLD[event.kind] and not implied then
        return report.event(after, event), event
      end
    end
  end
end

local function pass(game) return game:find "pass" end

--- Where an answer leads, when the seat ends its turn as a greedy bot would.
--- Nil where rules refuse it.
---@param session Session
---@param seen table what the seat sees of the game
---@param seat integer
---@param index integer of the answer
---@return Outcome?
function reasons.outcome(session, seen, seat, index)
  local at_once
  local game <close> = hindsight.play_on(seen, seat, index, function(now)
    at_once = at_once or held_by_figure(session, now, seat)
  end)
  if not game then return nil end
  local lines, known, later, scores = {}, {}, {}, {}
  local first, unsure = seen:answers() + 1, false
  for line, event in each_line(session, seen, game, seat, index) do
    if not known[line] then
      lines[#lines + 1] = line
      -- what another one loses is good for the seat
      scores[line] = event.kind == "score"
        and (event.points > 0 or event.player == seat) and event.player or nil
      later[line] = event.answer > first
      unsure = unsure or later[line] and scores[line] ~= nil
    end
    known[line] = true
  end
  -- points that come whatever is answered next are no "then"
  local passed <close> = unsure
    and hindsight.play_on(seen, seat, index, nil, pass) or nil
  if passed then
    for line, event in each_line(session, seen, passed, seat, index) do
      if event.kind == "score" then later[line] = false end
    end
  end
  local by_figure, nodes, worth = held_by_figure(session, game, seat)
  return { lines = lines, known = known, later = later, scores = scores,
    lays = seen:option(index).kind == "place",
    home = at_home(session, game, seat), held = by_figure, nodes = nodes,
    at_once = at_once or by_figure, worth = worth, left = game:tiles_left() }
end

-- What is better for a seat about a feature after one answer than after the
-- other, where there may be none: more for itself, less for others.
local function compare(list, me, one, other, moved)
  local function add(text, seat, a, b, size)
    if (a > b) ~= (seat == me) then return end
    list[#list + 1] = { text = text, seat = seat, a = a, b = b, size = size,
      one = one, other = other, moved = moved }
  end
  if not other then
    local points = one.worth[me]
    if points > 0 then add("reason.gained", me, points, 0, points) end
    return
  end
  for seat = 0, #one.worth do
    local a, b = one.worth[seat], other.worth[seat]
    if a ~= b then
      add(seat == me and "reason.held" or "reason.less", seat, a, b,
        math.abs(a - b))
    end
  end
  -- what is never complete is not worth less for it
  local off = one.chance and other.chance
    and math.abs(one.chance - other.chance) or 0
  if off >= LIKELIER then
    add(one.chance == 0 and "reason.never" or one.owner == me
      and "reason.chance" or "reason.only", one.owner, one.chance,
      other.chance, off / 10)
  end
end

-- A kind of feature, and which of them: by its size.
local function feature_words(rules, feature)
  local word = feature.word or rules:text(feature.kind)
  return feature.tiles > 1 and T("reason.feature", word, feature.tiles) or word
end

-- What stands where it stood before is on one feature after both answers; what
-- was put down or moved since may be on two. Both are named if they differ.
local function in_words(session, found, than)
  local rules, one, other = session.rules, found.one, found.other
  local who = session:name(found.seat)
  if found.moved then who = T("reason.new", who) end
  local none = found.text == "reason.less" and found.a == 0
  if other and not none and (found.moved or one.tiles ~= other.tiles) then
    than = T("reason.other", than, feature_words(rules, other))
  end
  local what = feature_words(rules, one)
  local line
  if none then -- only by the other answer
    line = T("reason.instead", than, T("reason.gained", session:name(
      found.seat), feature_words(rules, other), found.b))
  elseif found.text == "reason.never" then
    line = T(found.text, who, what, than, found.b)
  else
    line = T(found.text, who, what, found.a, than, found.b)
  end
  return found.soon and line or T("reason.then", line)
end

-- Whether something is so after the answers themselves, whatever comes next.
local function so_at_once(found, me, figure, one, other)
  local a, b = one.at_once[figure], other.at_once[figure]
  if not a or not b and found.other then return false end
  local list = {}
  compare(list, me, a, b)
  for _, same in ipairs(list) do
    if same.text == found.text and same.seat == found.seat then return true end
  end
  return false
end

-- The features with which one answer is better for a seat than the other, those
-- that differ most.
local function better_features(session, seat, one, other, than)
  local list, lines, done = {}, {}, {}
  local function each(moved)
    for figure = 0, session.game:figures() - 1 do
      local a, b = one.held[figure], other.held[figure]
      local _, before = session.game:standing(figure)
      local stays = one.nodes[figure] == before
      if a and not done[a] and stays ~= moved
        and (moved or b and other.nodes[figure] == before) then
        done[a] = true
        local from = #list
        compare(list, seat, a, b, moved)
        for i = from + 1, #list do
          list[i].soon = so_at_once(list[i], seat, figure, one, other)
        end
      end
    end
  end
  each(false)
  each(true)
  for i, found in ipairs(list) do found.place = i end
  table.sort(list, function(x, y)
    if x.size ~= y.size then return x.size > y.size end
    return x.place < y.place
  end)
  local said = {} -- two that are called the same are not told apart
  for _, found in ipairs(list) do
    local same = found.text .. found.seat .. feature_words(session.rules,
      found.one)
    local line = in_words(session, found, than)
    if not said[same] and not said[line] and #lines < FEATURES then
      lines[#lines + 1] = line
    end
    said[same], said[line] = true, true
  end
  return lines
end

-- What happens after one answer and not after the other: with the answer
-- itself, and what may follow.
local function events(one, other)
  local lines, after = {}, {}
  for _, line in ipairs(one.lines) do
    if not other.known[line] then
      local list = one.later[line] and after or lines
      list[#list + 1] = line
    end
  end
  return lines, after
end

local function add_all(lines, more)
  table.move(more, 1, #more, #lines + 1, lines)
end

--- What one answer does that a better one does not.
---@param one Outcome
---@param other Outcome
---@return string[]
function reasons.events(one, other)
  local lines, after = events(one, other)
  for _, line in ipairs(after) do lines[#lines + 1] = T("reason.then", line) end
  if one.home == 0 and other.home > 0 then
    lines[#lines + 1] = T "reason.bare"
  end
  return lines
end

-- Those of some lines by which nobody but a seat gets points; or only those by
-- which others do.
local function for_seat(outcome, lines, seat, others)
  local list = {}
  for _, line in ipairs(lines) do
    local who = outcome.scores[line]
    if (who ~= nil and who ~= seat) == others then list[#list + 1] = line end
  end
  return list
end

-- Points that a seat gets by both answers themselves; who is asked something
-- else gets them by the tile that lies there already.
local function shared(one, other, seat)
  local list = {}
  for _, line in ipairs(one.lays and one.lines or {}) do
    if one.scores[line] == seat and other.known[line]
      and not one.later[line] and not other.later[line] then
      list[#list + 1] = line
    end
  end
  return list
end

--- What one answer does for a seat that a worse one does not, what the worse
--- one does for others, the features that the answer makes better, figures that
--- it keeps at home, and what it gives up for all that.
---@param session Session
---@param seat integer
---@param one Outcome
---@param other Outcome
---@param than string what the other is called: "the answer given"
---@param ends string? what reasons.ends says of both
---@return string[]
function reasons.better(session, seat, one, other, than, ends)
  local function tried(line)
    return ends and ("%s (%s)"):format(line, ends) or line
  end
  local own, after = events(one, other)
  local lines = for_seat(one, own, seat, false)
  local sure = #lines
  if one.worth < other.worth and one.left > 0 and #lines == 0 then
    lines[1] = tried(T("reason.later", than, other.worth - one.worth,
      one.left))
  end
  for _, line in ipairs(for_seat(other, (events(other, one)), seat, true)) do
    lines[#lines + 1] = T("reason.instead", than, line)
  end
  local points, others = {}, {}
  for _, line in ipairs(for_seat(one, after, seat, false)) do
    local list = one.scores[line] and points or others
    list[#list + 1] = T("reason.then", line)
  end
  add_all(lines, points)
  add_all(lines, better_features(session, seat, one, other, than))
  add_all(lines, others)
  if one.home > other.home then
    lines[#lines + 1] = T("reason.home", one.home, than, other.home)
  end
  if #lines == 0 then lines[1] = tried(T("reason.ahead", than)) end
  -- the main thing, though the other answer does it, too
  for i, line in ipairs(shared(one, other, seat)) do
    table.insert(lines, sure + i, T("reason.both", line, than))
  end
  for _, line in ipairs(for_seat(one, own, seat, true)) do
    table.insert(lines, 2, T("reason.but", line))
  end
  return lines
end

--- By how many points games that were tried out end better or worse for each
--- seat after one answer than after another: "A +1.2, B -0.5"; nil where that
--- is hardly anything.
---@param session Session
---@param one number[] points expected after it, by seat from 0
---@param other number[]
---@return string?
function reasons.ends(session, one, other)
  local list = {}
  for seat = 0, session.game:players() - 1 do
    local more = one[seat] - other[seat]
    if math.abs(more) >= HARDLY then
      list[#list + 1] = ("%s %+.1f"):format(session:name(seat), more)
    end
  end
  return list[1] and table.concat(list, ", ") or nil
end

--- What was answered, and the best answer, compared: what the one given does
--- that the best does not, and what is better about the best.
---@param session Session whose game is before the answer
---@param judged Judged
---@param ends string? what reasons.ends says of both
---@return string[] given
---@return string[] best
function reasons.compared(session, judged, ends)
  local seat = judged.player
  local seen = bots.seen(session.game, seat)
  local own = reasons.outcome(session, seen, seat, judged.index)
  local best = reasons.outcome(session, seen, seat, judged.best)
  bots.forget(hindsight.LEVEL, seen, session.game)
  if not own or not best then return {}, {} end
  return reasons.events(own, best), reasons.better(session, seat, best, own,
    T "reason.given", ends)
end

return reasons

--- One simulated game, and the record of it.

local tes = require "tes"
local bots = require "host.bots.by_name"
local fail = require "host.common.fail"
local measure = require "host.lab.measure"
local result = require "host.games.result"
local seats = require "host.games.seats"

local simulated_game = {}

local function finish(game, seed, failed)
  local scores, winners = {}, {}
  for seat = 0, game:players() - 1 do scores[seat + 1] = game:score(seat) end
  local over = game:status() == "over"
  for i, seat in ipairs(over and result.winners(game) or {}) do
    winners[i] = seats.letter(seat)
  end
  local by_seat, reasons = result.categories(game)
  return {
    seed = seed, status = over and "over" or "stuck",
    turns = game:turn(), answers = game:answers(), scores = scores,
    winners = tes.json.array(winners), together = result.together(game) or nil,
    reasons = tes.json.array(reasons),
    categories = table.move(by_seat, 0, #by_seat, 1, {}),
    hash = ("%016x"):format(game:hash()), error = failed and failed.text,
    failed = failed and { answers = failed.answers, key = failed.key },
  }
end

-- Features by kind: how many are complete, and how many not.
local function features(game)
  local seen, by_kind = {}, {}
  for tile = 0, game:tiles() - 1 do
    for _, segment in ipairs(game:segments(tile)) do
      if not seen[segment.feature] then
        seen[segment.feature] = true
        local counts = by_kind[segment.kind] or tes.json.array { 0, 0 }
        by_kind[segment.kind] = counts
        local which = game:feature(segment.node).complete and 1 or 2
        counts[which] = counts[which] + 1
      end
    end
  end
  return by_kind
end

-- What a report wants to know beyond the result: where tiles lie, how often
-- figures were deployed by each seat, what was completed.
local function detail(game)
  local cells, deployed = {}, tes.json.array()
  for seat = 1, game:players() do deployed[seat] = {} end
  for i = 0, game:tiles() - 1 do
    local tile = game:tile(i)
    cells[tile.x .. "," .. tile.y] = 1
  end
  for i = 0, game:events() - 1 do
    local event = game:event(i)
    if event.kind == "deployed" and event.player >= 0 then
      local mine = deployed[event.player + 1]
      local piece = game:figure(event.figure).piece
      mine[piece] = (mine[piece] or 0) + 1
    end
  end
  return { cells = cells, deployed = deployed, features = features(game) }
end

-- Seats whose bots failed have lost, whatever their points.
local function judge(record, players, game)
  local winners, best = tes.json.array(), nil
  for seat, bot in pairs(players) do
    bot:finish(game)
    if bot.verdict then
      record.verdicts = record.verdicts or {}
      record.verdicts[seats.letter(seat)] = bot.verdict
    end
  end
  if not record.verdicts or record.status ~= "over" or record.together then
    return
  end
  for seat = 0, #players do
    local score = record.scores[seat + 1]
    if not players[seat].verdict then
      if not best or score > best then
        winners, best = tes.json.array(), score
      end
      if score == best then winners[#winners + 1] = seats.letter(seat) end
    end
  end
  record.winners = winners
end

---@class MatchWishes
---@field detailed boolean? what host/lab/survey.lua wants
---@field measured boolean? what host/lab/measure.lua finds, in `measures`
---@field terms boolean? points by seat and term, in `terms`
---@field path string? file to save the game to
---@field how table<integer, table>? what levels stand for, by seat from index 0
---@field rows (fun(game: table, player: integer, count: integer,
---  index: integer?, bot: Bot?))? called before each answer

-- Seats from 0 of letters.
local function seats_of(letters, players)
  local list = {}
  for i, letter in ipairs(letters) do list[i] = seats.parse(letter, players) end
  return list
end

--- Plays a game to its end with bots. Players that search are limited by what
--- they look at, not by the clock: the same seed gives the same game.
---@param rules table
---@param seed integer
---@param names string[] bots from index 0
---@param wishes MatchWishes?
---@return table record
---@return table<integer, Bot> players
function simulated_game.play(rules, seed, names, wishes)
  wishes = wishes or {}
  local started, unable = rules:game(seed)
  local game <close> = started
  if not game then
    return { seed = seed, status = "stuck", error = unable.text }, {}
  end
  local target = game
  if wishes.path then
    target = fail.check(tes.save.create(game, seed, wishes.path))
  end
  local players, failed = {}, nil
  local watch = wishes.measured and measure.watch()
  for seat = 0, #names do
    players[seat] = bots.new(names[seat], seed, seat,
      wishes.how and wishes.how[seat] or { time_ms = 0 })
  end
  while true do
    local player, count = game:pending()
    local hopeless = player and bots.hopeless(game)
    if hopeless then failed = failed or hopeless end
    if not player or hopeless then break end
    local index
    if player >= 0 then
      local bot = players[player]
      local seen = bots.seen(game, player)
      index = bot:say(seen)
      bots.forget(bot.name, seen, game)
      if watch then watch:decided(count, bot.ideas and bot.ideas(64)) end
    end
    if wishes.rows then
      wishes.rows(game, player, count, index, players[player])
    end
    local done, problem = bots.answer(target, player, count, index)
    failed = failed or problem
    if not done then break end
  end
  if wishes.rows then wishes.rows(game) end
  local record = finish(game, seed, failed)
  judge(record, players, game)
  if wishes.terms then record.terms = measure.terms(game) end
  if wishes.detailed then record.detail = detail(game) end
  if watch and record.status == "over" then
    record.measures = measure.game(game, watch,
      seats_of(record.winners, #names + 1), record.together)
  end
  return record, players
end

return simulated_game

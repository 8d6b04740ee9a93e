--- One simulated game, and the record of it.

local tes = require "tes"
local bots = require "host.bots"
local fail = require "host.fail"
local report = require "host.report"
local seats = require "host.seats"

local match = {}

local function finish(game, seed, failed)
  local scores, winners = {}, {}
  for seat = 0, game:players() - 1 do scores[seat + 1] = game:score(seat) end
  local over = game:status() == "over"
  for i, seat in ipairs(over and report.winners(game) or {}) do
    winners[i] = seats.letter(seat)
  end
  local by_seat, reasons = report.categories(game)
  return {
    seed = seed, status = over and "over" or "stuck",
    turns = game:turn(), answers = game:answers(), scores = scores,
    winners = tes.json.array(winners), reasons = tes.json.array(reasons),
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

--- Plays a game to its end with bots.
---@param rules table
---@param seed integer
---@param names string[] bots from index 0
---@param detailed boolean? with what host/survey.lua wants
---@param path string? file to save the game to
---@return table record
function match.play(rules, seed, names, detailed, path)
  local started, unable = rules:game(seed)
  local game <close> = started
  if not game then
    return { seed = seed, status = "stuck", error = unable.text }
  end
  local target = game
  if path then target = fail.check(tes.save.create(game, seed, path)) end
  local choose, failed = {}, nil
  for seat = 0, #names do choose[seat] = bots.new(names[seat], seed, seat) end
  while true do
    local player, count = game:pending()
    local hopeless = player and bots.hopeless(game)
    if hopeless then failed = failed or hopeless end
    if not player or hopeless then break end
    local done, problem = bots.answer(target, player, count,
      player >= 0 and choose[player](bots.sight(game, player)) or nil)
    failed = failed or problem
    if not done then break end
  end
  local record = finish(game, seed, failed)
  if detailed then record.detail = detail(game) end
  return record
end

return match

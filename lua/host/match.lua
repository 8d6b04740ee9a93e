--- One simulated game, and the record of it.

local tes = require "tes"
local bots = require "host.bots"
local report = require "host.report"
local seats = require "host.seats"

local match = {}

local function finish(game, seed, problem)
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
    hash = ("%016x"):format(game:hash()), error = problem,
  }
end

--- Plays a game to its end with bots.
---@param rules table
---@param seed integer
---@param names string[] bots from index 0
---@return table record
function match.play(rules, seed, names)
  local started, unable = rules:game(seed)
  local game <close> = started
  if not game then
    return { seed = seed, status = "stuck", error = unable.text }
  end
  local choose, failed = {}, nil
  for seat = 0, #names do choose[seat] = bots.new(names[seat], seed, seat) end
  while true do
    local player, count = game:pending()
    if not player then break end
    local done, problem = bots.answer(game, player, count,
      player >= 0 and choose[player](game) or nil)
    if problem and not failed then failed = problem.text end
    if not done then break end
  end
  return finish(game, seed, failed)
end

return match

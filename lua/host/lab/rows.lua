--- A game as rows of a table: one a turn, or one a decision.

local seats = require "host.games.seats"

local rows = {}

local function scores(row, game)
  for seat = 0, game:players() - 1 do
    row[#row + 1] = seats.letter(seat)
    row[#row + 1] = game:score(seat)
  end
  return row
end

-- A row each time a turn ends.
local function turns(seed)
  local list, turn, player, decisions = {}, 0, nil, 0
  local function end_turn(game)
    if turn == 0 then return end
    list[#list + 1] = scores({ "seed", seed, "turn", turn, "player",
      seats.letter(player), "decisions", decisions, "tiles_left",
      game:tiles_left() }, game)
  end
  return list, function(game, asked, count)
    if asked == nil or game:turn() ~= turn then
      end_turn(game)
      turn, player, decisions = game:turn(), game:player(), 0
    end
    if asked and asked >= 0 and count > 1 then decisions = decisions + 1 end
  end
end

-- A row for each decision with a choice; the expected points are those of the
-- seat's bot, if it names any.
local function decisions(seed)
  local list = {}
  return list, function(game, asked, count, index, bot)
    if not asked or asked < 0 or count < 2 then return end
    local row = { "seed", seed, "turn", game:turn(), "answer",
      game:answers() + 1, "player", seats.letter(asked), "phase",
      game:phase(), "options", count, "key", game:key(index) or "" }
    local idea = bot and bot.ideas and bot.ideas(1)[1]
    for name, value in pairs { lead = idea and idea.margin,
      expected = idea and idea.points[asked] } do
      row[#row + 1], row[#row + 2] = "+" .. name, value
    end
    list[#list + 1] = scores(row, game)
  end
end

--- What match.play calls before each answer, and once more at the end without
--- one; and a function that returns the rows.
---@param what string "turn" or "decision"
---@param seed integer
---@return fun(game: table, asked: integer?, count: integer?, index: integer?,
---  bot: Bot?)
---@return fun(): any[][]
function rows.collector(what, seed)
  local list, watch = (what == "turn" and turns or decisions)(seed)
  return watch, function() return list end
end

return rows

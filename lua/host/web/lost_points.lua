--- What an answer of a recorded game lost, as pages tell it. The judgement is
--- that of host/games/hindsight.lua.

local tes = require "tes"
local bots = require "host.bots.by_name"
local hindsight = require "host.games.hindsight"
local markup = require "host.pictures.markup"
local reasons = require "host.games.reasons"
local option_place = require "host.pictures.option_place"
local report = require "host.games.report"

local array = tes.json.array

local lost_points = {}

-- To tenths, as they are told.
local function tenths(points) return math.floor(10 * points + .5) / 10 end

-- Reasons that are told.
local MOST = 2

-- Why the best answer was better.
local function why_better(session, game, judged)
  local there = setmetatable({ game = game }, { __index = session })
  local _, list = reasons.compared(there, judged, reasons.ends(there,
    judged.before, judged.after))
  local why = array()
  for i = 1, math.min(#list, MOST) do why[i] = markup.tidy(list[i]) end
  return why
end

--- An answer to the pending decision. Nil where there was no choice, or where
--- it cannot be judged.
---@param session Session in whose words, of the same game
---@param stage Stage
---@param game table what the seat that answered may see
---@param index integer of the answer
---@return table? { player, turn, lost, text, place, at, given, why }: `lost` in
--- points; where it is more than nothing also the best answer in words, or a
--- tile as { type, x, y, rotation }, its place on the board, what was answered
--- instead unless that was a tile, and why
function lost_points.of(session, stage, game, index)
  local judged = hindsight.judge(game, index)
  if not judged then return nil end
  local told = { player = judged.player, lost = bots.even(judged.lost) and 0
    or tenths(judged.lost), turn = game:turn() }
  if told.lost == 0 then return told end
  local option = game:option(judged.best)
  if option.kind == "place" then
    told.place = array { option.type, option.x, option.y, option.rotation }
  else
    -- which tile it is stands nowhere on the board
    local say = option.kind == "type" and report.option or report.brief
    told.text = markup.tidy(say(session, option))
  end
  told.at = option_place.of(stage, game, option)
  local given = game:option(index)
  if given.kind ~= "place" then
    -- what it costs is said to whoever is asked
    told.given = markup.tidy(report.spends(session, given)
      and session.rules:text(given.verb) or report.brief(session, given))
  end
  told.why = why_better(session, game, judged)
  return told
end

return lost_points

--- What seats have on the board: the features that somebody's figures stand on,
--- and what each would score now for who holds it.

local held = {}

---@class Held
---@field owner integer of the first figure there
---@field node integer
---@field id integer of the feature
---@field kind string
---@field tiles integer
---@field worth table<integer, integer> by seat, 0 for who does not hold it
---@field figures integer[]

--- In the order of the first figures on them.
---@param game table
---@return Held[]
function held.features(game)
  local list, known = {}, {}
  for i = 0, game:figures() - 1 do
    local owner, node = game:standing(i)
    local id = node and owner >= 0 and game:feature_id(node)
    if id and not known[id] then
      local feature, holders = game:feature(node), game:holders(node)
      local worth = {}
      for seat = 0, game:players() - 1 do
        worth[seat] = holders >> seat & 1 == 1 and game:worth(node, seat) or 0
      end
      known[id] = { owner = owner, node = node, id = id, kind = feature.kind,
        tiles = feature.tiles, worth = worth, figures = {} }
      list[#list + 1] = known[id]
    end
    if id then table.insert(known[id].figures, i) end
  end
  return list
end

-- Questions of final phases that are answered at most.
local ASKED = 100

-- Answers what the end still asks: nothing more is done where one may pass.
local function answer(game)
  local player, count = game:pending()
  if player == -1 then return game:roll() end
  local index = 0
  for i = count - 1, 0, -1 do
    if game:option(i).kind == "pass" then index = i end
  end
  return game:answer(index)
end

--- What the end would bring if it came now: the events with points, those of
--- what stands on the board and all others; features on which a figure stands
--- alone, where that cannot be known, as in what a seat sees of a game with
--- secrets. Nil then.
---@param game table
---@return table[]? as game:event returns them
function held.at_end(game)
  local last <close> = game:clone()
  if not last or not last:conclude() then return nil end
  for _ = 1, ASKED do
    if last:status() ~= "asking" then break end
    if not answer(last) then return nil end
  end
  if last:status() ~= "over" then return nil end
  local list = {}
  for i = game:events(), last:events() - 1 do
    local event = last:event(i)
    if event.kind == "score" and event.player >= 0 then
      list[#list + 1] = event
    end
  end
  return list
end

return held

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

return held

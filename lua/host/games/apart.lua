--- Answers that would be called the same are told apart by what differs: how
--- large the feature is, which sides of its tile it touches, whose the figure
--- is; where nothing does, by a letter, which the board shows as well.

local T = require "host.common.text".get

local apart = {}

-- More than so many have no letters: they are told apart by their places.
local MOST = 12

-- Beside points on the board a number would look like points.
local function letter(i) return string.char(("a"):byte() + i - 1) end

local SIDES = { "side.N", "side.E", "side.S", "side.W" }

local function sides(segment)
  local list = {}
  for i, name in ipairs(SIDES) do
    local half = segment.halves >> 2 * (i - 1) & 3
    if segment.sides >> (i - 1) & 1 == 1 or half ~= 0 then
      list[#list + 1] = T(name)
    end
  end
  return table.concat(list, ", ")
end

-- What tells options of a kind apart, the shortest first.
local ways = {
  segment = {
    function(session, option)
      return T("option.tiles", session.game:feature(option.node).tiles)
    end,
    function(session, option)
      return sides(session.game:segments(option.tile)[option.segment + 1])
    end,
  },
  figure = { function(session, option)
    return session:name(session.game:figure(option.figure).owner)
  end },
  edge = {},
}

-- The details of one way, or of all of them, if no two are the same.
local function details(session, group, list)
  local seen, found = {}, {}
  for i, option in ipairs(group) do
    local words = {}
    for _, way in ipairs(list) do
      local said = way(session, option)
      if said ~= "" then words[#words + 1] = said end
    end
    found[i] = table.concat(words, ", ")
    if seen[found[i]] then return nil end
    seen[found[i]] = true
  end
  return found
end

local function tell(session, group)
  local list, found = ways[group[1].kind], nil
  for _, way in ipairs(list) do
    found = found or details(session, group, { way })
  end
  found = found or details(session, group, list)
  for i, option in ipairs(group) do
    if not found and #group > MOST then return end
    if not found then option.mark = letter(i) end
    option.brief = ("%s (%s)"):format(option.brief, found and found[i]
      or option.mark)
  end
end

-- The one number that says what an option brings or costs.
local function number_of(option)
  local about = option.about
  return about and #about == 1 and about[1].kind == "number"
    and about[1].number or nil
end

-- Sides whose answers differ by a number show it on the board.
local function number_sides(options)
  local seen, list = {}, {}
  for _, option in ipairs(options) do
    if option.kind == "edge" then
      local number = number_of(option)
      if not number or seen[number] then return end
      seen[number] = true
      list[#list + 1] = option
    end
  end
  if #list < 2 then return end
  for _, option in ipairs(list) do option.mark = number_of(option) end
end

--- Adds to the briefs of options on the board what tells them apart, and
--- letters (`mark`) where nothing else does; on sides also the numbers that
--- their answers are about.
---@param session Session
---@param options table[] with kind and brief
function apart.tell(session, options)
  local groups, order = {}, {}
  for _, option in ipairs(options) do
    local name = option.brief or ""
    if ways[option.kind] and name ~= "" and not option.second then
      local key = option.kind .. " " .. name
      if not groups[key] then
        groups[key] = {}
        order[#order + 1] = key
      end
      table.insert(groups[key], option)
    end
  end
  for _, key in ipairs(order) do
    if #groups[key] > 1 then tell(session, groups[key]) end
  end
  number_sides(options)
end

return apart

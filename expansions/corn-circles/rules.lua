-- The Corn Circles (CC-1 to CC-5 of lua/doc/rules.md): all players add a
-- follower to others of a kind, or all take one back.

module { "corn-circles", title = "Corn Circles I", version = "1",
  needs = "base", tiles = "corn-circles" }

mark { "corn-road", "corn-city", "corn-field" }
local marks = { "corn-road", "corn-city", "corn-field" }

local function kind_of(tile)
  for _, mark in ipairs(marks) do
    if tile:has(mark) then return mark:match "%-(.*)" end
  end
end

-- Does anybody have a figure on the board, on whatever it stands?
local function is_manned(g)
  for player in g:seats() do
    for _, figure in ipairs(player:figures()) do
      local zone = figure.zone
      if figure.at ~= "out" and not figure.piece.token
        and not (zone and zone.owner) then
        return true
      end
    end
  end
end

-- The player's followers on features of a kind; lords of castles and who waits
-- beside the board are on none.
local function workers(player, kind)
  local list = {}
  for _, figure in ipairs(player:figures "follower") do
    local place = figure.segment
    if place and place.kind == kind then list[#list + 1] = figure end
  end
  return list
end

local function list_ways(o, kind)
  o:word("corn-add", kind)
  o:word("corn-remove", kind)
end

-- Beside one of them, whatever else keeps others off that place.
local function list_places(o, player, kind)
  local seen, pieces = {}, player:pieces "follower"
  for _, figure in ipairs(workers(player, kind)) do
    local place = figure.segment
    for _, piece in ipairs(seen[place] and {} or pieces) do
      if piece:stands(kind) then o:segment(piece.name, place, piece) end
    end
    seen[place] = true
  end
  o:pass()
end

local function list_workers(o, player, kind)
  o:each("corn-home", workers(player, kind))
end

-- One after the other, the player on turn last.
phase { "corn-circle", after = { "moved on", "count-enter", "dragon" },
  before = "part", when = { tile = marks }, run = function(g)
    local kind = kind_of(g.tile)
    if not g:piece "meeple":stands(kind) or not is_manned(g) then return end
    local way = g:ask(g.player, "corn-circle", list_ways, kind)
    for player in g:seats(g.player.next) do
      if way == "corn-add" then
        local piece, place = g:ask(player, "corn-add", list_places, player,
          kind)
        if place then g:deploy(piece, place, player) end
      elseif #workers(player, kind) > 0 then
        local _, figure = g:ask(player, "corn-remove", list_workers, player,
          kind)
        g:recall(figure)
      end
    end
  end }

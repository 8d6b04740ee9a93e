-- words/overlay.lua - overlay{}: segments that come to lie on tiles later, or
-- together with them. What they are made of is read in lua/plan/overlays.lua,
-- when all kinds are known.

local speaker = require "words/speaker"

speaker.fields.overlay = { "on", "crossing", "joins", "together", "piece",
  "title" }

function speaker:overlay(given)
  local head, segments = {}, {}
  if type(given) == "table" then
    for key, value in pairs(given) do
      if math.type(key) ~= "integer" or key < 2 then head[key] = value end
    end
    for i = 2, #given do segments[i - 1] = given[i] end
  end
  local name, where = self:named("overlay", head)
  if not name then return end
  local all = self.all
  for _, overlay in ipairs(all.overlays) do
    if overlay.name == name then
      self:problem(where, "overlay '%s' is declared by '%s' at %s already",
        name, overlay.module, overlay.where)
      return
    end
  end
  for _, key in ipairs { "crossing", "together" } do
    if given[key] ~= nil and type(given[key]) ~= "boolean" then
      self:problem(where, "overlay '%s': %s is true or false, not '%s'", name,
        key, tostring(given[key]))
    end
  end
  if #segments == 0 then
    self:problem(where, "overlay '%s' has no segment; write one as in "
      .. 'overlay { "%s", "road NS" }', name, name)
    return
  end
  self:title(where, name, given.title)
  all.overlays[#all.overlays + 1] = { name = name, module = self.name,
    where = where, segments = self:names(where, "overlay", segments),
    on = given.on ~= nil and self:names(where, "on", given.on) or nil,
    joins = self:names(where, "joins", given.joins),
    piece = self:names(where, "piece", given.piece)[1],
    crossing = given.crossing == true, together = given.together == true }
end

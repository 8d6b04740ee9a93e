-- words/overlay.lua - overlay{}: segments that are laid on tiles later, or
-- together with them. lua/plan/overlays.lua reads the notation, when all kinds
-- are known.

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
  local what = ("overlay '%s'"):format(name)
  local read = self:names(where, what, segments)
  if #segments == 0 then
    self:problem(where, "%s has no segment; write one as in "
      .. 'overlay { "%s", "road NS" }', what, name)
  end
  if #read == 0 then return end
  self:title(where, name, given.title)
  all.overlays[#all.overlays + 1] = { name = name, module = self.name,
    where = where, segments = read,
    on = given.on ~= nil and self:names(where, "on", given.on) or nil,
    joins = self:names(where, "joins", given.joins),
    piece = self:names(where, "piece", given.piece)[1],
    crossing = self:flag(where, what, given, "crossing"),
    together = self:flag(where, what, given, "together") }
end

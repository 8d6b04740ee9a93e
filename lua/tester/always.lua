-- tester/always.lua - what modules say must always hold, checked in the game
-- that is driven.

local engine = ...

local always = {}

--- The first of these that does not hold: what it says, and where it stands.
---@param all table registry of a ruleset that was built
---@return string? broken
---@return string? where
function always.broken(all)
  if not all.always[1] then return nil end
  local before = engine.drive.hash()
  for _, one in ipairs(all.always) do
    local ok, holds, why = pcall(one.run, engine.drive.g)
    if not ok then return tostring(holds), one.where end
    if engine.drive.hash() ~= before then
      return "always: the function changes the game", one.where
    elseif holds == false then
      return why and "always: " .. tostring(why) or "always: does not hold",
        one.where
    end
  end
  return nil
end

return always

-- words/look_names.lua - names that look{} may choose from. `tessera check`
-- needs them without loading painters; `tessera doc --check` reports names that
-- only this file or only a painter has.

local function words(text)
  local list = {}
  for word in text:gmatch("%a+") do list[#list + 1] = word end
  return list
end

return {
  symbol = words [[
    abbot anvil arch archone archthree archtwo arena badge barn barrel
    basilica block cart castle cathedral church cloth coin compass count cow
    cross crown disc dragon fairy fish flag fountain garden gate grapes hall
    hill house keep lady manor mayor minster mountain none person pig plaza
    pool ring ringmaster sheaf shield spring stage stall star swords tent
    token tower tree wall watchtower well wings worker]],
  texture = words "cobbles grass houses plain quarter stalls",
  line = words "road street track water",
  link = words "dashed line none",
  rim = words "kerb none wall",
}

--- Files of weights that `tessera learn` has found: plain data, a Lua table in
--- text form, which says where the weights came from.

local tes = require "tes"
local fail = require "host.common.fail"
local file = require "host.common.file"
local literal = require "common.literal"
local T = require "host.common.text".get

local weights_file = {}

-- What is wrong with a file's data, if anything is.
local function fault_of(data)
  if type(data) ~= "table" or type(data.weights) ~= "table" or
    type(data.made) ~= "table" then
    return T "weights.none"
  end
  local known = {}
  for _, weight in ipairs(tes.player.weights()) do known[weight.name] = true end
  for name, value in pairs(data.weights) do
    if not known[name] then return T("weights.name", tostring(name)) end
    if type(value) ~= "number" or value - value ~= 0 then
      return T("weights.value", name)
    end
  end
end

--- What a file says: its weights by name, and the lines in `made` that say
--- where they came from. Refuses a file of another kind.
---@param path string
---@return { made: string[], weights: table<string, number> }
function weights_file.load(path)
  local text = fail.check(file.read(path))
  local chunk, problem = load(text, "@" .. path, "t", {})
  if not chunk then fail.raise("input", problem) end
  local done, data = tes.process.within(1, chunk)
  local fault = not done and T "weights.none" or fault_of(data)
  if fault then fail.raise("input", path .. ": " .. fault) end
  return data
end

--- The text of such a file.
---@param made string[]
---@param weights table<string, number>
---@return string
function weights_file.text(made, weights)
  local lines = { "return {", "  made = {" }
  for _, line in ipairs(made) do
    lines[#lines + 1] = ("    %s,"):format(literal.write(line))
  end
  lines[#lines + 1] = "  },\n  weights = {"
  for _, weight in ipairs(tes.player.weights()) do
    local value = weights[weight.name]
    if value then
      lines[#lines + 1] = ("    %s = %.6g,"):format(weight.name, value)
    end
  end
  lines[#lines + 1] = "  },\n}\n"
  return table.concat(lines, "\n")
end

return weights_file

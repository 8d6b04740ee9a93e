--- Reads uploaded saved games as data: the config and the answers. Nothing is
--- run before the config is checked like any other.

local fail = require "host.common.fail"
local literal_reader = require "host.common.literal_reader"
local whole_lines = require "host.common.whole_lines"
local write = require "common.literal".write
local T = require "host.common.text".get

local uploads = {}

-- The checksums of the lines do not protect against forgery; the answers are
-- checked by giving them again.
local function body(line) return (line:gsub(" %x%x%x%x%x%x%x%x$", "")) end

--- Reads the text of a saved game.
---@param text string
---@param most integer bytes of its config
---@return string config text of it, as a table
---@return integer seed
---@return string[] keys answers, undone ones left out
function uploads.read(text, most)
  local config, seed
  local keys, number = {}, 0
  if text:sub(1, 13) ~= "tessera-save " then
    fail.raise("damage", T "serve.no_save")
  end
  for _, line in ipairs((whole_lines(text))) do
    number = number + 1
    local word, rest = body(line):match "^(%S+) ?(.*)$"
    if word == "config" then
      if #rest > most then
        fail.raise("input", T("serve.file_size", "config", most))
      end
      config = literal_reader.read(rest)
    elseif word == "seed" then
      seed = math.tointeger(tonumber(rest))
    elseif word == "seat" then -- what one seat saw
      fail.raise("input", T "serve.shared")
    elseif word == ">" then
      keys[#keys + 1] = rest:gsub("\\(%x%x)", function(digits)
        return string.char(tonumber(digits, 16))
      end)
    elseif word == "undo" then
      local undone = math.tointeger(tonumber(rest)) or 0
      for _ = 1, math.min(undone, #keys) do keys[#keys] = nil end
    end
  end
  if not config or not seed then fail.raise("damage", T "serve.no_save") end
  config.loaded, config.path, config.locale = nil, nil, nil
  if config.rules and #config.rules == 0 then config.rules = nil end
  return "return " .. write(config), seed, keys
end

return uploads

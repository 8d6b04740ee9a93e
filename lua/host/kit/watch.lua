--- Watches the files of a ruleset, and loads it again when one changes.

local tes = require "tes"
local file = require "host.common.file"
local source = require "host.common.source"

---@class Watch
---@field from table source of the ruleset
---@field files string[]
---@field stamp string contents of all files
local Watch = {}
Watch.__index = Watch

local watch = {}

local function stamp_of(files)
  local parts = {}
  for i, path in ipairs(files) do
    parts[i] = file.read(path) or ""
  end
  return table.concat(parts, "\0")
end

--- Begins to watch.
---@param rules table a ruleset
---@param from table the source it was loaded from
---@return Watch
function watch.new(rules, from)
  local files = source.read(rules:describe "files")
  if from.config_file then files[#files + 1] = from.config_file end
  return setmetatable({ from = from, files = files,
    stamp = stamp_of(files) }, Watch)
end

--- Loads the rules again if a file changed since the last call: a ruleset, or
--- nil and an error if they do not load; nil alone if no file changed.
---@return table? rules
---@return table? problem
function Watch:changed()
  local stamp = stamp_of(self.files)
  if stamp == self.stamp then return nil end
  self.stamp = stamp
  local rules, problem = tes.ruleset.load(self.from)
  if not rules then return nil, problem end
  local fresh = watch.new(rules, self.from)
  self.files, self.stamp = fresh.files, fresh.stamp
  return rules
end

return watch

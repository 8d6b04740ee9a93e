-- plan/absent.lua - names of features, attributes, terrains, pieces and classes
-- that rules speak of although nobody in this game declares them.
--
-- Such a name is idle, and no mistake, if some module that could be enabled
-- declares it, or if it was written with a question mark: "river?". What is
-- known elsewhere is read from the text of rules, and only when a name is
-- missing.

local engine = ...
local modules = require "modules"

local absent = {}

local DECLARING = { 'feature%s*%(?%s*{%s*"([%w%-_]+)"',
  'terrain%s*%(?%s*{%s*"([%w%-_]+)"', 'piece%s*%(?%s*{%s*"([%w%-_]+)"',
  'class%s*=%s*"([%w%-_]+)"', 'overlay%s*%(?%s*{%s*"([%w%-_]+)"' }

-- What the modules that can be found declare, by a look at their texts.
local function known_elsewhere(all)
  if all.elsewhere then return all.elsewhere end
  local known = {}
  all.elsewhere = known
  local folders = modules.folders(all.source or { path = {} }, all.config)
  for _, name in ipairs(modules.all(folders)) do
    local text = engine.read(modules.find(name, folders)) or ""
    for _, pattern in ipairs(DECLARING) do
      for declared in text:gmatch(pattern) do known[declared] = true end
    end
    for attributes in text:gmatch "attributes%s*=%s*(%b{})" do
      for declared in attributes:gmatch "([%w_]+)%s*=" do
        known[declared] = true
      end
    end
  end
  return known
end

--- The name without its question mark, which is noted.
function absent.bare(all, name)
  local bare = name:match("^(.+)%?$")
  if bare then all.absent[bare] = true end
  return bare or name
end

--- May nobody in this game declare the name?
function absent.allows(all, name)
  return all.absent[name] or known_elsewhere(all)[name] or false
end

return absent

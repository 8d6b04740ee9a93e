--- The settings of the Lua language server for a folder of rules.

local luarc = {}

local FORM = [[
{
  "runtime.version": "Lua 5.4",
  "runtime.builtin": {
    "coroutine": "disable", "debug": "disable", "io": "disable",
    "os": "disable", "package": "disable"
  },
  "workspace.library": ["%s"],
  "workspace.ignoreDir": [".build", "core"],
  "diagnostics.globals": []
}
]]

--- The text of a .luarc.json.
---@param stubs string folder of the stubs that `tessera doc --write` makes
---@return string
function luarc.text(stubs)
  return FORM:format((stubs:gsub('[\\"]', "\\%0")))
end

return luarc

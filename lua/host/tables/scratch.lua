--- Temporary folders: for data that must be in files, such as rules that came
--- over a socket. Other users have no access. To be held in a variable that is
--- <close>, which removes the folder with what it knows to be there.

local tes = require "tes"
local fail = require "host.common.fail"
local file = require "host.common.file"
local T = require "host.common.text".get

---@class Scratch
---@field path string
---@field inside string[] paths, a folder before what is in it
local Scratch = {}
Scratch.__index = Scratch

local scratch = {}

-- Numbers of the system may be those of a folder that is there.
local TRIES = 10

--- A new one, empty.
---@return Scratch
function scratch.open()
  local base, path = os.getenv "TMPDIR", nil
  if not base or base == "" then base = "/tmp" end
  for _ = 1, TRIES do
    -- short: Lua cuts names of files in its errors at 59 characters
    path = ("%s/tessera-%08x"):format(base, tes.process.entropy())
    if file.folder(path, true) then
      return setmetatable({ path = path, inside = { path } }, Scratch)
    end
  end
  fail.raise("io", T("error.write", path))
end

--- The path of something that will be there.
---@param name string
---@return string
function Scratch:name(name)
  local path = self.path .. "/" .. name
  table.insert(self.inside, path)
  return path
end

function Scratch:__close()
  for i = #self.inside, 1, -1 do file.remove(self.inside[i]) end
  self.inside = {}
end

Scratch.__gc = Scratch.__close -- of what failed before it was held

return scratch

--- Files that somebody named: the one way from Lua to reading and writing
--- them. A file is written as a whole or not at all (see tes_file in
--- core/tessera.h).

local tes = require "tes"
local fail = require "host.common.fail"
local T = require "host.common.text".get

local file = {}

--- "file", "folder", "other", or nil when there is none.
---@param path string
---@return string?
file.kind = tes.file.kind

--- Makes a folder.
---@param path string
---@param private boolean? nobody but the user may look into it
---@return boolean done
file.folder = tes.file.folder

--- Is it a symbolic link?
---@param path string
---@return boolean
file.is_link = tes.file.is_link

--- Reads a file, or the first bytes of it.
---@param path string
---@param most integer?
---@return string? text
---@return table? problem
file.read = tes.file.read

--- Removes a file, or an empty folder, that the program itself has made.
---@param path string
---@return boolean done
file.remove = tes.file.remove

local Writer = {}
Writer.__index = Writer

local function checked(done, problem)
  if not done then fail.raise("io", T("error.write", problem.text)) end
  return done
end

--- Appends to a file that is being written.
function Writer:write(...)
  checked(self.handle:write(...))
end

--- Moves it to its path; without this call the file is dropped.
function Writer:finish()
  checked(self.handle:finish())
end

function Writer:__close() self.handle:drop() end

--- Begins a file, to be held in a variable that is <close>.
---@param path string
---@return table writer
function file.create(path)
  return setmetatable({ handle = checked(tes.file.create(path)) }, Writer)
end

--- Writes a whole file.
---@param path string
---@param data string
function file.write(path, data)
  local to <close> = file.create(path)
  to:write(data)
  to:finish()
end

return file

--- Where games at the terminal save themselves: a folder of the user's, with a
--- file a game and a note that says which one was played last and who plays
--- it. A game that is over leaves the note.

local file = require "host.common.file"
local fail = require "host.common.fail"

local autosave = {}

-- Makes a folder and those above it; nil where that cannot be.
local function made(folder)
  if file.kind(folder) == "folder" then return folder end
  local above = folder:match "^(.+)/[^/]+$"
  if above and made(above) and file.folder(folder, true) then return folder end
end

-- The folder, or nil where there is no place for one.
local function folder()
  local state = os.getenv "XDG_STATE_HOME"
  local home = os.getenv "HOME"
  if not state or state:sub(1, 1) ~= "/" then
    if not home or home:sub(1, 1) ~= "/" then return end
    state = home .. "/.local/state"
  end
  return made(state .. "/tessera")
end

--- A name for a new game; nil where nothing can be kept.
---@param seed integer
---@return string?
function autosave.path(seed)
  local where = folder()
  for n = 1, where and 999 or 0 do
    local path = ("%s/%d-%d.save"):format(where, seed, n)
    if not file.kind(path) then return path end
  end
end

-- A link is taken away: what it leads to is not ours to write.
local function write_note(where, text)
  local path = where .. "/last"
  if file.is_link(path) then file.remove(path) end
  pcall(file.write, path, text)
end

--- Notes which game is being played, and by which bots.
---@param path string
---@param list table[] seats from index 0
function autosave.note(path, list)
  local where = folder()
  if not where then return end
  local lines = { path }
  for seat = 0, #list do
    if list[seat].bot then
      lines[#lines + 1] = list[seat].letter .. "=" .. list[seat].bot
    end
  end
  write_note(where, table.concat(lines, "\n") .. "\n")
end

--- The game that was played last.
---@return string path
---@return string[] bots as --bot takes them
function autosave.last()
  local where = folder()
  local text = where and file.kind(where .. "/last") == "file"
    and file.read(where .. "/last")
  local lines = {}
  for line in (text or ""):gmatch "[^\n]+" do lines[#lines + 1] = line end
  local path = table.remove(lines, 1)
  if not path or file.kind(path) ~= "file" then
    fail.usage "play.no_last"
  end
  return path, lines
end

--- Forgets a game that is over.
---@param path string
function autosave.done(path)
  local where = folder()
  local text = where and file.kind(where .. "/last") == "file"
    and file.read(where .. "/last")
  if text and text:match "^[^\n]*" == path then
    write_note(where, "")
  end
end

return autosave

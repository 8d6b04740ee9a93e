--- tessera new: skeletons that pass check and test.

local tes = require "tes"
local T = require "host.common.text".get
local fail = require "host.common.fail"
local file = require "host.common.file"
local luarc = require "host.kit.luarc"
local out = require "host.common.out"
local cli = require "host.common.cli"

local options = {
  { long = "in", arg = "DIR", help = "new.opt.in" },
  { long = "lang", arg = "CODE", type = "language", help = "opt.lang" },
}

-- Files of each kind: path below the folder, and the file below
-- expansions/skeletons/ that it is made of. NAME and TITLE are filled in.
local kinds = {
  rule = { { "NAME.lua", "rule.lua" } },
  module = { { "NAME/rules.lua", "module/rules.lua" },
    { "NAME/locale.lua", "module/locale.lua" },
    { "NAME/tests.lua", "module/tests.lua" } },
  tiles = { { "tiles/NAME.lua", "tiles.lua" } },
}

local function skeleton(name)
  return (fail.check(file.read(tes.root .. "/expansions/skeletons/" .. name)))
end

local function title_of(name)
  local words = name:gsub("%-", " ")
  return words:sub(1, 1):upper() .. words:sub(2)
end

local function fill(text, name)
  return (text:gsub("NAME", name):gsub("TITLE", title_of(name)))
end

local function make_folder(path)
  if file.kind(path) == "folder" then return end
  if not file.folder(path) then
    fail.raise("failed", T("error.write", path))
  end
end

-- Editors complete and check rules where this file lies; one that is there
-- stays as it is.
local function tell_editors(folder)
  local path = folder .. "/.luarc.json"
  if file.kind(path) then return end
  file.write(path, luarc.text(tes.root .. "/lua/doc"))
  out.say(T("new.made", (path:gsub("^%./", ""))))
end

local function run(args)
  local kind, name = args[1], args[2]
  if not kinds[kind] or not name or args[3] then
    fail.usage("error.bare", T "new.usage" ..
      (kind and not kinds[kind] and cli.hint(kind, { "module", "tiles",
        "rule" }) or ""))
  elseif not name:find "^[a-z][a-z0-9-]*$" then
    fail.usage("new.name", name)
  end
  local folder = args["in"] or "."
  local made
  for _, made_of in ipairs(kinds[kind]) do
    local path = folder .. "/" .. fill(made_of[1], name)
    if file.kind(path) then fail.usage("new.exists", path) end
  end
  make_folder(folder)
  for _, made_of in ipairs(kinds[kind]) do
    local path = (folder .. "/" .. fill(made_of[1], name)):gsub("^%./", "")
    local parent = path:match "^(.*)/[^/]*$"
    if parent then make_folder(parent) end
    file.write(path, fill(skeleton(made_of[2]), name))
    out.say(T("new.made", path))
    made = made or (kind == "module" and parent or path)
  end
  tell_editors(folder)
  out.say(T("new.next", ("tessera check %s"):format(made)
    .. (kind == "tiles" and "" or (" && tessera test %s"):format(made))))
  return 0
end

return {
  summary = "verb.new.summary",
  usage = "[OPTION]... module|tiles|rule NAME",
  options = options,
  run = run,
}

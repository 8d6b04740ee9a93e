--- What host.c calls with the bytes of a stranger. Everything that raises here
--- is a mistake of the program.

local tes = require "tes"
local fail = require "host.common.fail"
local file = require "host.common.file"
local follow = require "host.import.follow"
local markup = require "host.pictures.markup"
local foreign_names = require "host.import.foreign_names"
local record = require "host.import.record"
local jsonrpc = require "host.rpc.jsonrpc"
local service = require "host.rpc.service"
local session = require "host.games.session"
local setup = require "host.import.setup"

local folder = OWN_FOLDER -- luacheck: ignore
local schema = fail.check(tes.json.decode(fail.check(
  file.read(tes.root .. "/lua/host/rpc/rpc.schema.json"))))

local targets = {}

-- The protocol writes where it is told to: here only beside our own files.
local function kept_in(methods)
  local safe = { new = "save", save = "path" }
  for name, key in pairs(safe) do
    local method = methods[name]
    methods[name] = function(params)
      if params[key] ~= nil then params[key] = folder .. "/game.save" end
      return method(params)
    end
  end
  local config = methods.new
  methods.new = function(params)
    -- no more than a table would have patience for
    if params.config == "mega" then params.config = "first" end
    return config(params)
  end
  return methods
end

package.loaded["fuzz.in_process"] =
  dofile(tes.root .. "/tests/fuzz/in_process.lua")

--- Messages at tables, and everybody at one: see socket.lua, tables.lua.
targets.socket = dofile(tes.root .. "/tests/fuzz/socket.lua")
targets.tables = dofile(tes.root .. "/tests/fuzz/tables.lua")

--- No target, but a test of its own: see secrets.lua.
function targets.secrets() dofile(tes.root .. "/tests/fuzz/secrets.lua")() end

function targets.rpc(text)
  local methods = kept_in(service.new(function(message)
    tes.json.encode(message)
  end))
  local server = jsonrpc.new(schema, methods, service.explain)
  local lines = 0
  for line in (text .. "\n"):gmatch "(.-)\n" do
    lines = lines + 1
    if lines > 30 then break end
    local answer = server:line(line)
    if answer then
      assert(not answer:find "[\n\0]", "an answer is one line")
      local read = fail.check(tes.json.decode(answer))
      assert(type(read) == "table", "an answer is an object")
    end
  end
  for game = 1, lines do pcall(methods.close, { game = game }) end
  os.remove(folder .. "/game.save")
  collectgarbage()
end

-- The program's way, without its files: what is refused is refused with a
-- message, and what is followed is a game that can be taken back.
local known

local function import(text)
  known = known or foreign_names.read()
  local read = record.parse(text)
  local rules <close> = fail.check(tes.ruleset.load {
    config_text = setup.config(known, read), memory_limit = 64 << 20,
    game_limit = 64 << 20, time_limit_ms = 2000 })
  local playing = session.new(rules, 1)
  follow.new(known, read, playing):run()
  playing:close()
  local game <close> = playing.game
  local answers = game:answers()
  if answers > 0 then assert(game:undo(answers)) end
end

function targets.import(text)
  local done, caught = pcall(import, text)
  if not done then
    assert(type(caught) == "table" and caught.status, tostring(caught))
    assert(caught.text ~= "", "nothing was said")
  end
  collectgarbage()
end

-- What comes through is drawn by everybody's browser.
local forbidden = { "url%(%s*[^#]", "<script", "[hH][rR][eE][fF]", "%son%a+=",
  "image", "javascript", "<!", "<%?", "\\", "&#", "%z" }

function targets.svg(text)
  local clean, problem = markup.svg(text, "t1-")
  if not clean then
    assert(type(problem) == "string" and problem ~= "", "nothing was said")
    return
  end
  -- but its words, and those that things in it are called by
  local plain = clean:gsub("(<title[^>]*>)[^<]*</title>", "%1")
    :gsub('%sid="[%w_-]*"', ""):gsub("url%(#[%w_-]*%)", "")
  for _, pattern in ipairs(forbidden) do
    assert(not plain:find(pattern), pattern .. " came through: " .. clean)
  end
  assert(markup.svg(clean, ""), "what is clean is refused: " .. clean)
end

return targets

--- What host.c calls with the bytes of a stranger. Everything that raises here
--- is a mistake of the program.

local tes = require "tes"
local fail = require "host.fail"
local file = require "host.file"
local markup = require "host.markup"
local rpc = require "host.rpc"
local service = require "host.service"

local folder = OWN_FOLDER -- luacheck: ignore
local schema = fail.check(tes.json.decode(fail.check(
  file.read(tes.root .. "/lua/host/rpc.schema.json"))))

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

--- Messages at tables: see socket.lua.
targets.socket = dofile(tes.root .. "/tests/fuzz/socket.lua")

function targets.rpc(text)
  local methods = kept_in(service.new(function(message)
    tes.json.encode(message)
  end))
  local server = rpc.new(schema, methods, service.explain)
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

-- What comes through is drawn by everybody's browser.
local forbidden = { "url%(%s*[^#]", "<script", "[hH][rR][eE][fF]", "%son%a+=",
  "image", "javascript", "<!", "<%?", "\\", "&#", "%z" }

function targets.svg(text)
  local clean, problem = markup.svg(text, "t1-")
  if not clean then
    assert(type(problem) == "string" and problem ~= "", "nothing was said")
    return
  end
  local plain = clean:gsub("<title>.-</title>", "")
  for _, pattern in ipairs(forbidden) do
    assert(not plain:find(pattern), pattern .. " came through: " .. clean)
  end
  assert(markup.svg(clean, ""), "what is clean is refused: " .. clean)
end

return targets

--- tessera rpc: games over JSON-RPC 2.0 on standard input and output.

local tes = require "tes"
local cli = require "host.common.cli"
local fail = require "host.common.fail"
local file = require "host.common.file"
local out = require "host.common.out"
local jsonrpc = require "host.rpc.jsonrpc"
local service = require "host.rpc.service"
local source = require "host.common.source"

local options = {
  { long = "schema", help = "rpc.opt.schema" },
  { long = "limit", arg = "BYTES", type = "integer", least = 64,
    help = "rpc.opt.limit" },
}

-- Longest line accepted by default.
local LIMIT = 1 << 20

local function schema_text()
  return (fail.check(file.read(tes.root .. "/lua/host/rpc/rpc.schema.json")))
end

local function run(args)
  source.at_most(args, 0)
  cli.one_of(args, "schema", "limit")
  local text = schema_text()
  if args.schema then
    out.data(text)
    return 0
  end
  local function send(line)
    out.data(line .. "\n")
    out.flush()
  end
  local methods = service.new(function(message)
    send(tes.json.encode(message))
  end)
  local server = jsonrpc.new(fail.check(tes.json.decode(text)), methods,
    service.explain)
  while true do
    local line = tes.term.line(args.limit or LIMIT)
    if line == nil then return 0 end
    local answer = server:line(line)
    if answer then send(answer) end
  end
end

return {
  summary = "verb.rpc.summary",
  usage = "[OPTION]...",
  options = options,
  run = run,
}

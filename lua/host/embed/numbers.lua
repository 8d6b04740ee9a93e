--- Spaces and batches (core/tessera_learn.h) for a program that calls the
--- library itself and reads its memory: it is told where they lie.

local tes = require "tes"
local fail = require "host.common.fail"
local many = require "host.rpc.many"
local service = require "host.rpc.service"

local learn = tes.learn

-- What core/bind/wasm/learn.mjs has of a space or batch.
local function told(id, thing, seats)
  local schema = many.schema(thing)
  schema.id, schema.at, schema.seats = id, tes.address(thing), seats
  return schema
end

--- Adds the methods; specs are those of lua/host/embed/entry.lua.
---@param methods table
---@param limited fun(source: table): table
---@return table[] specs
return function(methods, limited)
  local open, last = {}, 0

  local function keep(thing, seats)
    last = last + 1
    open[last] = thing
    return told(last, thing, seats)
  end

  function methods.learn_space(params)
    local rules = fail.check(tes.ruleset.load(service.source(params)))
    return keep(fail.check(learn.space(rules, params.window)), rules:players())
  end

  function methods.learn_batch(params)
    local from = service.source(params)
    local rules <close> = fail.check(tes.ruleset.load(from))
    return keep(fail.check(learn.batch(limited(from), { games = params.games,
      window = params.window, seed = params.seed, reward = params.reward,
      planes = params.planes, stay = params.stay })), rules:players())
  end

  function methods.learn_close(params)
    local thing = open[params.id]
    open[params.id] = nil
    if thing then thing:free() end
    return thing ~= nil
  end

  return {
    { "learn_space", config = "string", config_text = "string",
      set = "object", path = "array", window = "integer" },
    { "learn_batch", config = "string", config_text = "string",
      set = "object", path = "array", window = "integer",
      games = "integer!", seed = "integer", reward = "string",
      planes = "boolean", stay = "boolean" },
    { "learn_close", id = "integer!" },
  }
end

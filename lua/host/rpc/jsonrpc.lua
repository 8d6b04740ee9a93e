--- JSON-RPC 2.0: messages in, messages out. Knows no method; the document
--- host/rpc/rpc.schema.json says what parameters each one takes.

local tes = require "tes"
local cli = require "host.common.cli"
local fail = require "host.common.fail"
local T = require "host.common.text".get

local json = tes.json

---@class Rpc
---@field methods table<string, fun(params: table): any>
---@field params table<string, table[]> by method, from the schema
---@field between fun()? called before each of a batch but the first; what it
---  raises refuses that one
local Rpc = {}
Rpc.__index = Rpc

local jsonrpc = {}

jsonrpc.PARSE, jsonrpc.REQUEST, jsonrpc.METHOD = -32700, -32600, -32601
jsonrpc.PARAMS, jsonrpc.INTERNAL = -32602, -32603

-- Most messages in one batch, and most bytes of their responses; beyond that
-- messages are refused.
local MOST, MOST_BYTES = 1000, 1 << 20

--- Raises an error that becomes the error of the response.
---@param code integer
---@param message string
function jsonrpc.fail(code, message)
  error({ code = code, message = message }, 0)
end

--- The same with data beside the message.
function jsonrpc.fail_with(code, message, data)
  error({ code = code, message = message, data = data }, 0)
end

---@param schema table decoded host/rpc/rpc.schema.json
---@param methods table<string, fun(params: table): any>
---@param explain fun(caught: any): integer, string, table? code, message and
---  data of whatever else a method raises
---@return Rpc
function jsonrpc.new(schema, methods, explain)
  local params, names = {}, {}
  for _, method in ipairs(schema.methods) do
    if methods[method.name] then
      params[method.name] = method.params
      names[#names + 1] = method.name
    end
  end
  return setmetatable({ methods = methods, params = params, names = names,
    explain = explain }, Rpc)
end

--- The same methods with another table of functions: for one of many clients.
---@param methods table<string, fun(params: table): any>
---@return Rpc
function Rpc:bound(methods)
  return setmetatable({ methods = methods, params = self.params,
    names = self.names, explain = self.explain }, Rpc)
end

local function is_object(value)
  return type(value) == "table" and not json.isarray(value)
end

local accepts = {
  string = function(value)
    return type(value) == "string" and not value:find("\0", 1, true)
  end,
  integer = function(value) return math.type(value) == "integer" end,
  boolean = function(value) return type(value) == "boolean" end,
  object = is_object,
  array = json.isarray,
}

-- Arrays hold texts where nothing else was said.
local function all_of(items, value)
  local wanted = items and items.type or "string"
  for _, item in ipairs(value) do
    if not accepts[wanted](item) then return false end
  end
  return true
end

local function is_one_of(list, value)
  for _, item in ipairs(list) do
    if item == value then return true end
  end
  return false
end

local function check_one(spec, value)
  local wanted = spec.schema.type or "array"
  if not accepts[wanted](value) or
      wanted == "array" and not all_of(spec.schema.items, value) then
    jsonrpc.fail(jsonrpc.PARAMS, T("rpc.type", spec.name, wanted))
  end
  if spec.schema.enum and not is_one_of(spec.schema.enum, value) then
    jsonrpc.fail(jsonrpc.PARAMS, T("rpc.enum", spec.name,
      table.concat(spec.schema.enum, ", ")))
  end
  if spec.schema.minimum and value < spec.schema.minimum then
    jsonrpc.fail(jsonrpc.PARAMS, T("rpc.minimum", spec.name,
      spec.schema.minimum))
  end
end

--- Parameters by name, each of the type the schema wants.
function Rpc:check(method, params)
  local specs, names, allowed = self.params[method], {}, {}
  for i, spec in ipairs(specs) do
    local value = params[spec.name]
    names[i], allowed[spec.name] = spec.name, true
    if value == json.null then
      params[spec.name] = nil
    elseif value ~= nil then
      check_one(spec, value)
    end
    if spec.required and params[spec.name] == nil then
      jsonrpc.fail(jsonrpc.PARAMS, T("rpc.missing", spec.name))
    end
  end
  local given = {}
  for name in pairs(params) do given[#given + 1] = name end
  table.sort(given)
  for _, name in ipairs(given) do
    if not allowed[name] then
      jsonrpc.fail(jsonrpc.PARAMS, T("rpc.param", name, cli.hint(name, names)))
    end
  end
  return params
end

local Ready = {}

--- A result that is already encoded: a text that many clients get is encoded
--- once.
---@param text string
function jsonrpc.ready(text) return setmetatable({ text = text }, Ready) end

local function encode(answer)
  local result = answer.result
  if getmetatable(result) ~= Ready then return json.encode(answer) end
  return '{"id":' .. json.encode(answer.id) .. ',"jsonrpc":"2.0","result":'
    .. result.text .. "}"
end

local function response(id, result)
  return { jsonrpc = "2.0", id = id, result = result }
end

-- Bytes of an error message; it does not repeat all that a client sent.
local LONGEST = 32768

local function failure(id, code, message, data)
  if #message > LONGEST then
    message = message:sub(1, LONGEST):gsub("[\xc0-\xff][\x80-\xbf]*$", "")
      .. "…"
  end
  return { jsonrpc = "2.0", id = id,
    error = { code = code, message = message, data = data } }
end

local function valid_id(id)
  return id == json.null or type(id) == "string" or type(id) == "number"
end

function Rpc:call(request, nth)
  if nth > 1 and self.between then self.between() end
  local method, params = request.method, request.params
  if not self.params[method] or not self.methods[method] then
    jsonrpc.fail(jsonrpc.METHOD, T("rpc.method", method,
      cli.hint(method, self.names)))
  end
  if params == nil then params = {} end
  if not is_object(params) then
    jsonrpc.fail(jsonrpc.PARAMS, T "rpc.by_name")
  end
  return self.methods[method](self:check(method, params))
end

--- Carries out one message; nil when it wants no response.
---@param nth integer which of a batch it is
function Rpc:handle(request, nth)
  if not is_object(request) or request.jsonrpc ~= "2.0" or
      type(request.method) ~= "string" or
      request.id ~= nil and not valid_id(request.id) then
    local id = type(request) == "table" and request.id
    return failure(id and valid_id(id) and id or json.null, jsonrpc.REQUEST,
      T "rpc.request")
  end
  local done, result = pcall(self.call, self, request, nth)
  if not done and fail.interrupted(result) then error(result, 0) end
  if request.id == nil then return end
  if done then
    return response(request.id, result == nil and json.null or result)
  end
  if type(result) == "table" and result.code then
    return failure(request.id, result.code, result.message, result.data)
  end
  return failure(request.id, self.explain(result))
end

-- The responses to a batch as one text; nil: none.
function Rpc:batch(requests)
  local problem = #requests == 0 and T "rpc.empty"
    or #requests > MOST and T("rpc.batch", MOST)
  if problem then
    return json.encode(failure(json.null, jsonrpc.REQUEST, problem))
  end
  local out, size = {}, 0
  for i, request in ipairs(requests) do
    local answer
    if size > MOST_BYTES then
      local id = is_object(request) and valid_id(request.id) and request.id
      answer = failure(id or json.null, jsonrpc.REQUEST, T("rpc.bytes",
        MOST_BYTES))
    else
      answer = self:handle(request, i)
    end
    if answer then
      out[#out + 1] = encode(answer)
      size = size + #out[#out]
    end
  end
  return #out > 0 and "[" .. table.concat(out, ",") .. "]" or nil
end

--- Answers one line.
---@param line string|false false: it was too long
---@return string? response nil: none
function Rpc:line(line)
  local out
  if not line then
    out = failure(json.null, jsonrpc.REQUEST, T "rpc.long")
  elseif line:find "^%s*$" then
    return
  else
    local request, problem = json.decode(line)
    if request == nil then
      out = failure(json.null, jsonrpc.PARSE, T("rpc.parse", problem))
    elseif json.isarray(request) then
      return self:batch(request)
    else
      out = self:handle(request, 1)
    end
  end
  return out and encode(out)
end

return jsonrpc

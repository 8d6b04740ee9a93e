--- Answers over HTTP: the files of the page, the schema, health and figures. No
--- other file of the machine can be requested.

local tes = require "tes"
local fail = require "host.common.fail"
local file = require "host.common.file"

local pages = {}

local types = { html = "text/html; charset=utf-8", css = "text/css",
  js = "text/javascript", svg = "image/svg+xml", json = "application/json",
  png = "image/png", webmanifest = "application/manifest+json" }

local FOLDER = tes.root .. "/lua/host/web/"

-- Headers of every answer. Pages also get a policy that admits nothing from
-- elsewhere.
local SAFE = "X-Content-Type-Options: nosniff\n"
  .. "Referrer-Policy: no-referrer\n"
  .. "Cross-Origin-Opener-Policy: same-origin\n"
  .. "Cross-Origin-Resource-Policy: same-origin\n"

local function policy(host)
  local own = host and host:find "^[%w.:%[%]-]+$" and
    (" ws://%s wss://%s"):format(host, host) or ""
  return "Content-Security-Policy: default-src 'none'; script-src 'self'; "
    .. "style-src 'self'; img-src 'self' data:; font-src 'self'; media-src "
    .. "'self' data:; manifest-src 'self'; worker-src 'self'; "
    .. "connect-src 'self'" .. own
    .. "; base-uri 'none'; form-action 'none'; frame-ancestors 'none'\n"
end

local function headers(type, more)
  return ("Content-Type: %s\n%s%s"):format(type, SAFE, more or "")
end

local function plain(status, text)
  return status, headers("text/plain; charset=utf-8",
    "Cache-Control: no-store\n"), text .. "\n"
end

-- A file of the page.
local function page_file(name, request)
  local stem, ending = name:match "^(%w[%w_-]*)%.(%l+)$"
  if not stem or not types[ending] then return plain(404, "not found") end
  local text = file.read(FOLDER .. name)
  if not text then return plain(404, "not found") end
  local tag = '"' .. tes.secret.digest(text):sub(1, 32) .. '"'
  local more = "Cache-Control: no-cache\nETag: " .. tag .. "\n"
    .. policy(request.host)
  if request.match == tag then return 304, headers(types[ending], more), "" end
  return 200, headers(types[ending], more), text
end

--- Answers a request.
---@param server table what has health() and figures()
---@param request { method: string, path: string, host: string?,
---  match: string?, figures: boolean } figures: may whoever asks see them?
---@return integer status
---@return string headers
---@return string body
function pages.answer(server, request)
  local path = request.path
  if path == "/" then return page_file("index.html", request) end
  -- it serves all addresses below the folder that it is in
  if path == "/serviceworker.js" then
    return page_file("serviceworker.js", request)
  end
  local name = path:match "^/page/([^/]*)$"
  if name then return page_file(name, request) end
  if path == "/healthz" then
    local well, problem = server:health()
    if well then return plain(200, "well") end
    return plain(503, problem)
  elseif path == "/metrics" and request.figures then
    return 200, headers "text/plain; version=0.0.4", server:figures()
  elseif path == "/schema" then
    return 200, headers "application/json",
      fail.check(file.read(tes.root .. "/lua/host/rpc/rpc.schema.json"))
  end
  return plain(404, "not found")
end

return pages

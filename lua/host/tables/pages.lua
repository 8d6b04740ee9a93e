--- Answers over HTTP: the files of the page and of the playground, the schema,
--- health and figures. No other file of the machine can be requested.

local tes = require "tes"
local file = require "host.common.file"
local secrets = require "host.tables.link_secrets"

local pages = {}

local types = { html = "text/html; charset=utf-8", css = "text/css",
  js = "text/javascript", svg = "image/svg+xml", json = "application/json",
  png = "image/png", webmanifest = "application/manifest+json" }

local FOLDER = tes.root .. "/lua/host/web/"
-- Where the playground lies when it was built: installed, or among sources.
local PLAYGROUNDS = { tes.root .. "/playground/",
  tes.root .. "/.build/playground/" }

-- Headers of every answer. Pages also get a policy that admits nothing from
-- elsewhere. The playground runs the engine in a worker that the page makes,
-- and its editor makes styles.
local SAFE = "X-Content-Type-Options: nosniff\n"
  .. "Referrer-Policy: no-referrer\n"
  .. "Cross-Origin-Opener-Policy: same-origin\n"
  .. "Cross-Origin-Resource-Policy: same-origin\n"

local function policy(host, playground)
  local own = host and host:find "^[%w.:%[%]-]+$" and
    (" ws://%s wss://%s"):format(host, host) or ""
  local script, style, worker = "", "", "'self'"
  if playground then
    script, style, worker = " 'wasm-unsafe-eval'", " 'unsafe-inline'", "blob:"
  end
  return "Content-Security-Policy: default-src 'none'; script-src 'self'"
    .. script .. "; style-src 'self'" .. style
    .. "; img-src 'self' data:; font-src 'self'; media-src "
    .. "'self' data:; manifest-src 'self'; worker-src " .. worker
    .. "; connect-src 'self'" .. own
    .. "; base-uri 'none'; form-action 'none'; frame-ancestors 'none'\n"
end

local function headers(type, more)
  return ("Content-Type: %s\n%s%s"):format(type, SAFE, more or "")
end

local function plain(status, text)
  return status, headers("text/plain; charset=utf-8",
    "Cache-Control: no-store\n"), text .. "\n"
end

-- Seconds for which a file is kept: many ask for the same ones.
local KEPT = 2
local kept = {}

-- A file, as text or as it is changed, and a tag that tells versions apart.
local function read(path, change)
  local now, known = tes.process.clock(), kept[path]
  if known and now - known.at < KEPT then return known end
  local text = file.read(path)
  if text and change then text = change(text) end
  kept[path] = text and { at = now, text = text,
    tag = '"' .. secrets.digest(text):sub(1, 32) .. '"' }
  return kept[path]
end

-- The page of the playground learns that tables can be made here.
local function with_tables(text)
  return (text:gsub("^(<!DOCTYPE html>\n<html )", "%1data-tables "))
end

-- A file of the page, or of the playground in its folder.
local function page_file(name, request, playground)
  local stem, ending = name:match "^(%w[%w_-]*)%.(%l+)$"
  if not stem or not types[ending] then return plain(404, "not found") end
  local found = read((playground or FOLDER) .. name,
    playground and ending == "html" and with_tables)
  if not found then return plain(404, "not found") end
  local more = "Cache-Control: no-cache\nETag: " .. found.tag .. "\n"
    .. policy(request.host, playground)
  if request.match == found.tag then
    return 304, headers(types[ending], more), ""
  end
  return 200, headers(types[ending], more), found.text
end

--- Where the playground is, if it was built and the host takes house rules.
---@param settings table see lua/host/verbs/serve.lua
---@return string?
function pages.playground(settings)
  if not settings.uploads then return nil end
  for _, folder in ipairs(PLAYGROUNDS) do
    if file.kind(folder .. "index.html") then return folder end
  end
end

--- Answers a request.
---@param server table what has settings, health() and figures()
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
  name = path:match "^/playground/([^/]*)$"
  local folder = name and pages.playground(server.settings)
  if folder then
    return page_file(name == "" and "index.html" or name, request, folder)
  end
  if path == "/healthz" then
    local well, problem = server:health()
    if well then return plain(200, "well") end
    return plain(503, problem)
  elseif path == "/metrics" and request.figures then
    return 200, headers "text/plain; version=0.0.4", server:figures()
  elseif path == "/schema" then
    local found = read(tes.root .. "/lua/host/rpc/rpc.schema.json")
    if not found then return plain(404, "not found") end
    return 200, headers "application/json", found.text
  end
  return plain(404, "not found")
end

return pages

--- tessera serve: games at tables in the browser.

local tes = require "tes"
local child = require "host.common.child"
local cli = require "host.common.cli"
local T = require "host.common.text".get
local fail = require "host.common.fail"
local file = require "host.common.file"
local limits = require "host.tables.limits"
local log = require "host.tables.log"
local out = require "host.common.out"
local source = require "host.common.source"
local addresses = require "host.tables.addresses"
local push = require "host.tables.push"
local qr_code = require "host.common.qr_code"

local options = {
  { long = "listen", arg = "ADDRESS:PORT", help = "serve.opt.listen" },
  { long = "store", arg = "PLACE", help = "serve.opt.store" },
  { long = "path", short = "p", arg = "DIR", many = true, type = "folder",
    help = "opt.path" },
  { long = "base-url", arg = "URL", help = "serve.opt.base_url" },
  { long = "public-url", arg = "URL", help = "serve.opt.public_url" },
  { long = "trust", arg = "ADDRESS", many = true, help = "serve.opt.trust" },
  { long = "cert", arg = "FILE", help = "serve.opt.cert" },
  { long = "key", arg = "FILE", help = "serve.opt.key" },
  { long = "push", arg = "HOST", many = true, help = "serve.opt.push" },
  { long = "uploads", arg = "WORD", values = { "yes", "no" },
    help = "serve.opt.uploads" },
  { long = "limit", arg = "NAME=N", many = true, help = "serve.opt.limit" },
  { long = "expire", arg = "DAYS", type = "integer", least = 0,
    help = "serve.opt.expire" },
  { long = "workers", arg = "N", type = "integer", least = 0,
    help = "serve.opt.workers" },
  { long = "pause", arg = "MS", type = "integer", least = 0,
    help = "serve.opt.pause" },
  { long = "metrics", arg = "WORD", values = { "here", "all" },
    help = "serve.opt.metrics" },
  { long = "log", arg = "LEVEL", help = "serve.opt.log",
    values = { "debug", "info", "warning", "error" } },
  { long = "open", help = "serve.opt.open" },
  { long = "backup", arg = "FILE", help = "serve.opt.backup" },
  { long = "list", help = "serve.opt.list" },
  { long = "export", arg = "TABLE", help = "serve.opt.export" },
  { long = "output", short = "o", arg = "FILE", help = "serve.opt.output" },
  { long = "worker", help = "serve.opt.worker" },
  { long = "lang", arg = "CODE", type = "language", help = "opt.lang" },
}

-- Where tables are kept when nobody says so: in the user's own folder.
local function usual_store()
  local data, home = os.getenv "XDG_DATA_HOME", os.getenv "HOME"
  if not data or data:sub(1, 1) ~= "/" then
    if not home or home:sub(1, 1) ~= "/" then fail.usage "serve.no_home" end
    data = home .. "/.local/share"
    for _, folder in ipairs { home .. "/.local", data } do
      file.folder(folder)
    end
  end
  file.folder(data)
  local folder = data .. "/tessera"
  file.folder(folder, true)
  return folder .. "/tables.sqlite"
end

-- Reads "127.0.0.1:8080", "[::1]:80", ":8080", "8080" or "0.0.0.0".
local function address(words)
  if words:find "^%d+%.%d+%.%d+%.%d+$" then return words, 8080 end
  local host, port = words:match "^%[?([%x:.]*)%]?:(%d+)$"
  if not host then host, port = "127.0.0.1", words:match "^%d+$" end
  port = tonumber(port)
  if not port or port > 65535 then fail.usage("serve.address", words) end
  return host ~= "" and host or nil, port
end

local function most(args)
  local list = {}
  for name, value in pairs(limits.normal) do list[name] = value end
  local names = {}
  for name in pairs(list) do names[#names + 1] = name end
  table.sort(names)
  for _, words in ipairs(args.limit or {}) do
    local name, value = words:match "^([%a_]+)=(%d+)$"
    value = math.tointeger(tonumber(value))
    if not name or not value or value < 1 then
      fail.usage("serve.limit", words)
    end
    if not list[name] then
      fail.usage("serve.no_limit", name, cli.hint(name, names))
    end
    list[name] = value
  end
  return list
end

-- What this machine is called at home.
local function host_name()
  local text = file.read("/proc/sys/kernel/hostname", 256)
  return (text or ""):lower():match "^%S+" or "localhost"
end

local function read_settings(args)
  local listen = args.listen or "127.0.0.1:8080"
  local host, port = address(listen)
  for _, name in ipairs { "base-url", "public-url" } do
    if args[name] and not args[name]:find "^https?://[%w.:%[%]-]+/?$" then
      fail.usage("serve.base_url", "--" .. name, args[name])
    end
  end
  if (args.cert == nil) ~= (args.key == nil) then
    fail.usage "serve.cert_key"
  end
  local loopback = limits.is_loopback(host)
  local uploads = loopback and not args["base-url"] and
    not args["public-url"]
  local safe = args.cert ~= nil
  for _, name in ipairs { "base-url", "public-url" } do
    safe = safe or args[name] ~= nil and args[name]:find "^https" ~= nil
  end
  if args.uploads then uploads = args.uploads == "yes" end
  return { listen = listen, host = host, port = port, loopback = loopback,
    store = args.store or usual_store(), path = args.path,
    name = host_name(), metrics = args.metrics or "here",
    base_url = args["base-url"], public_url = args["public-url"],
    trust = args.trust or {},
    push = push.services(args.push or {}, safe),
    cert = args.cert, key = args.key, uploads = uploads, most = most(args),
    expire = args.expire or 60, workers = args.workers or
      math.max(2, tes.process.cores() - 1), pause = (args.pause or 600) / 1000,
    connections = 12000, tables = 4000, clock_bot = "greedy",
    level = args.log or (tes.term.isatty "stderr" and "warning" or "info") }
end

-- What people are to open; a phone reads it as well. This machine's own
-- address is of no use to others.
local function show_addresses(settings, urls)
  out.say(T("serve.open", urls[1]))
  for i = 2, #urls do out.say(T("serve.open.too", urls[i])) end
  local code = not urls[1]:find "//localhost" and
    not (settings.loopback and not settings.public_url) and
    qr_code.lines(urls[1], tes.term.isatty "stdout")
  if code then out.say_all(code) end
  if not settings.uploads then out.say(T "serve.uploads_off") end
  out.flush()
end

local function list(settings)
  local store = require "host.tables.store".open(settings.store)
  for _, row in ipairs(store:all()) do
    out.say(("%s  %-7s  %s  %s"):format(row[1], row[3],
      log.date(row[4]), row[2]))
  end
  return 0
end

local function export(settings, id, path)
  local table_game = require "host.tables.table_game"
  table_game.path = settings.path
  local store = require "host.tables.store".open(settings.store)
  local entry = store:table(id)
  if not entry then fail.raise("input", T("serve.no_table", id)) end
  local live_table = require "host.tables.live_table"
  local found = live_table.new(entry, store:rows(id, 0), 1, function(made, keys)
    return table_game.open(made.recipe, made.seed, keys)
  end)
  local names = {}
  for i, seat in ipairs(found.seats) do names[i] = seat.name end
  local text = found.play:text(names)
  if path then file.write(path, text) else out.data(text) end
  return 0
end

-- Asks the desktop to open a page, and drops what it prints. Returns the shell
-- that does, which is to be kept; what it has started is in a session of its
-- own where there is setsid, and stays.
local function show_page(url)
  local quoted = "'" .. url:gsub("'", [['\'']]) .. "'"
  return child.talk(("own=$(command -v setsid); { $own xdg-open %s || " ..
    "$own open %s; } </dev/null >/dev/null 2>&1 &"):format(quoted, quoted))
end

local function run(args)
  source.at_most(args, 0)
  cli.one_of(args, "backup", "list", "export", "worker")
  cli.only_with(args, "output", "export")
  local settings = read_settings(args)
  if args.worker then
    local table_game = require "host.tables.table_game"
    table_game.path = settings.path
    table_game.limits = { time_limit_ms = settings.most.seconds * 1000,
      memory_limit = settings.most.memory * 1024 * 512 }
    return require "host.tables.worker".run()
  elseif args.backup then
    require "host.tables.store".open(settings.store):backup(args.backup)
    return 0
  elseif args.list then
    return list(settings)
  elseif args.export then
    return export(settings, args.export, args.output)
  end
  local server = require "host.tables.server".new(settings)
  local urls = addresses.urls(settings, server.web:port())
  show_addresses(settings, urls)
  local shell
  if args.open or tes.term.isatty "stdout" and
      (os.getenv "DISPLAY" or os.getenv "WAYLAND_DISPLAY") then
    shell = show_page(urls[#urls])
  end
  local status = server:run()
  if shell then shell:close() end
  return status
end

return {
  summary = "verb.serve.summary",
  usage = "[OPTION]...",
  options = options,
  run = run,
}

--- The replay page: a recorded game, its pictures, and the script that steps
--- through it, all in one file that needs nothing else.

local tes = require "tes"
local colour = require "host.pictures.colour"
local fail = require "host.common.fail"
local file = require "host.common.file"
local markup = require "host.pictures.markup"
local fragments = require "host.pictures.fragments"
local text = require "host.common.text"
local T = text.get

local replay_page = {}

--- A file that lies beside this one.
---@param name string
---@return string
function replay_page.part(name)
  return (fail.check(file.read(tes.root .. "/lua/host/web/" .. name)))
end

-- One module as a function that runs at once and returns what it exports, so
-- that names of its own clash with nobody's.
local function module_text(name)
  local script, exports = replay_page.part(name .. ".js"), {}
  script = script:gsub("%f[^\n\0]import (%b{}) from \"%./(%w+)%.js\";\n",
    "const %1 = from_%2;\n")
  script = script:gsub("%f[^\n\0]export (%a+ )([%w_]+)", function(kind, word)
    exports[#exports + 1] = word
    return kind .. word
  end)
  return ("const from_%s = (() => {\n%sreturn { %s };\n})();\n"):format(name,
    script, table.concat(exports, ", "))
end

-- The modules of a page as one script, in an order in which each finds what it
-- imports.
local function bundle(names)
  local out = { '"use strict";\n(() => {\n' }
  for _, name in ipairs(names) do out[#out + 1] = module_text(name) end
  out[#out + 1] = "})();\n"
  return table.concat(out)
end

-- Pictures of all types that are seen, and of all pieces.
local function pictures_of(record, stage, used)
  local types, symbols = {}, {}
  for type in pairs(used) do
    types[tostring(type)] = fragments.type(stage, type)
  end
  for _, key in ipairs(record.symbols) do
    symbols[key] = fragments.symbol(stage, key)
  end
  return { types = types, symbols = symbols }
end

local function texts()
  local list = {}
  for _, key in ipairs { "tiles", "complete", "open", "figures", "owner",
    "nobody", "nothing", "worth", "turn", "left", "review.at", "review.best",
    "review.better", "review.place", "review.none", "review.legend" } do
    list["page." .. key] = T("page." .. key)
  end
  list["page.chance"] = T "chance"
  return list
end

local function button(id, key, sign)
  return ('<button id="%s" title="%s" aria-label="%s">%s</button>'):format(id,
    markup.escape(T(key)), markup.escape(T(key)), sign)
end

--- Puts a page together.
---@param title string
---@param body string
---@param more string? more for the head
---@return string
function replay_page.page(title, body, more)
  return table.concat { '<!DOCTYPE html>\n<html lang="',
    markup.escape(text.code), '">\n<head>\n',
    '<meta charset="utf-8">\n<meta name="viewport" ',
    'content="width=device-width, initial-scale=1">\n',
    '<meta http-equiv="Content-Security-Policy" content="default-src ',
    "'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; ",
    'img-src data:">\n',
    '<link rel="icon" href="data:,">\n<title>', markup.escape(title),
    "</title>\n", more or "", "</head>\n", body, "</html>\n" }
end

--- The page of a recorded game.
---@param record table from host/web/playback_data.lua
---@param used table set of the types that are seen
---@param stage Stage
---@param title string
---@return string
function replay_page.replay(record, used, stage, title)
  record.texts, record.neutral = texts(), colour.neutral
  record.colours = tes.json.array()
  for seat = 0, 7 do record.colours[seat + 1] = colour.seats[seat] end
  record.pictures = pictures_of(record, stage, used)
  local body = table.concat { '<body>\n<header><h1>', markup.escape(title),
    '</h1><span id="hint">', markup.escape(T "page.keys"), "</span>",
    button("look", "page.look", "◐"), "</header>\n",
    '<main id="table"><div id="board" tabindex="0" role="img" aria-label="',
    markup.escape(T "render.title"), '"></div><div id="zoom">',
    button("in", "page.in", "+"), button("out", "page.out", "−"),
    button("fit", "page.fit", "⤢"),
    "</div></main>\n<aside id=\"side\">\n<h2>", markup.escape(T "page.seats"),
    '</h2><table><tbody id="seats"></tbody></table>\n<h2>',
    markup.escape(T "page.now"), '</h2><div id="now"><img id="hand" alt="" ',
    'hidden><div id="question"></div></div>',
    '<div id="zones"></div><div id="feature" aria-live="polite"></div>\n<h2>',
    markup.escape(T "page.chart"), ' (<span id="top"></span>)</h2>',
    '<svg id="chart" preserveAspectRatio="none"></svg>\n<h2>',
    markup.escape(T "page.sums"), '</h2><table><tbody id="sums"></tbody>',
    "</table>\n<h2>", markup.escape(T "page.log"),
    '</h2><ul id="log"></ul>\n</aside>\n<footer>',
    '<div id="review"></div>',
    button("first", "page.first", "«"), button("back", "page.back", "‹"),
    button("play", "page.play", "▶"), button("next", "page.next", "›"),
    button("end", "page.end", "»"), '<div class="along"><input id="slider" ',
    'type="range" min="0" aria-label="', markup.escape(T "page.slider"),
    '"></div><span id="where"></span></footer>\n',
    '<script type="application/json" id="data">',
    markup.script(tes.json.encode(record)), "</script>\n<script>\n",
    bundle { "dom", "pictures", "camera", "farview", "board", "playback",
      "chart", "details", "costs", "replay" },
    "</script>\n</body>\n" }
  return replay_page.page(title, body,
    "<style>\n" .. replay_page.part "standalone.css"
    .. replay_page.part "board.css" .. "</style>\n")
end

return replay_page

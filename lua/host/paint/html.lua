--- The replay page: a recorded game, its pictures, and the script that steps
--- through it, all in one file that needs nothing else.

local tes = require "tes"
local colour = require "host.colour"
local fail = require "host.fail"
local file = require "host.file"
local markup = require "host.markup"
local tile = require "host.paint.tile"
local text = require "host.text"
local T = text.get

local html = {}

--- A file that lies beside this one.
---@param name string
---@return string
function html.part(name)
  return (fail.check(file.read(tes.root .. "/lua/host/paint/" .. name)))
end

-- Definitions of the tiles in the ways they lie, and of figures.
local function definitions(stage, used, symbols)
  local out, types = {}, {}
  for type in pairs(used) do types[#types + 1] = type end
  table.sort(types)
  for _, type in ipairs(types) do
    local drawn = stage:drawing(type)
    local ground, rest = tile.paint(drawn, stage.looks, ("t%d-"):format(type))
    out[#out + 1] = ('<g id="t%d">%s%s</g>\n'):format(type, ground, rest)
    used[type][0] = true
    for turns = 0, 3 do
      if used[type][turns] then
        out[#out + 1] = ('<g id="t%dr%d"><use href="#t%d" transform="rotate('
          .. '%d 50 50)"/>%s</g>\n'):format(type, turns, type, 90 * turns,
          tile.upright(drawn, stage.looks, turns))
      end
    end
  end
  for i, body in ipairs(symbols) do
    out[#out + 1] = ('<g id="f%d">%s</g>\n'):format(i - 1, body)
  end
  return table.concat(out)
end

local function texts()
  local list = {}
  for _, key in ipairs { "tiles", "complete", "open", "figures", "owner",
    "nobody", "worth", "turn", "left" } do
    list[key] = T("page." .. key)
  end
  list.chance = T "chance"
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
function html.page(title, body, more)
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
---@param record table from host/reel.lua
---@param pictures { used: table, symbols: string[] }
---@param stage Stage
---@param title string
---@return string
function html.replay(record, pictures, stage, title)
  record.texts, record.neutral = texts(), colour.neutral
  record.colours = tes.json.array()
  for seat = 0, 7 do record.colours[seat + 1] = colour.seats[seat] end
  local defs = definitions(stage, pictures.used, pictures.symbols)
  local body = table.concat { '<body>\n<header><h1>', markup.escape(title),
    '</h1><span id="hint">', markup.escape(T "page.keys"), "</span>",
    button("look", "page.look", "◐"), "</header>\n",
    '<main id="table"><svg id="board" tabindex="0" role="img" aria-label="',
    markup.escape(T "render.title"), '"><defs>\n', defs, "</defs></svg>",
    '<div id="zoom">', button("in", "page.in", "+"),
    button("out", "page.out", "−"), button("fit", "page.fit", "⤢"),
    "</div></main>\n<aside id=\"side\">\n<h2>", markup.escape(T "page.seats"),
    '</h2><table><tbody id="seats"></tbody></table>\n<h2>',
    markup.escape(T "page.now"), '</h2><div id="now"><svg id="hand" ',
    'viewBox="-2 -2 104 104"></svg><div id="question"></div></div>',
    '<div id="zones"></div><div id="feature" aria-live="polite"></div>\n<h2>',
    markup.escape(T "page.chart"), ' (<span id="top"></span>)</h2>',
    '<svg id="chart" preserveAspectRatio="none"></svg>\n<h2>',
    markup.escape(T "page.sums"), '</h2><table><tbody id="sums"></tbody>',
    "</table>\n<h2>", markup.escape(T "page.log"),
    '</h2><ul id="log"></ul>\n</aside>\n<footer>',
    button("first", "page.first", "«"), button("back", "page.back", "‹"),
    button("play", "page.play", "▶"), button("next", "page.next", "›"),
    button("end", "page.end", "»"), '<input id="slider" type="range" min="0" ',
    'aria-label="', markup.escape(T "page.slider"),
    '"><span id="where"></span></footer>\n',
    '<script type="application/json" id="data">',
    markup.script(tes.json.encode(record)), "</script>\n<script>\n",
    html.part "page.js", "</script>\n</body>\n" }
  return html.page(title, body,
    "<style>\n" .. html.part "page.css" .. "</style>\n")
end

return html

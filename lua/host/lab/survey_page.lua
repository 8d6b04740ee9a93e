--- The report page of a simulation.

local charts = require "host.web.charts"
local colour = require "host.pictures.colour"
local replay_page = require "host.web.replay_page"
local looks = require "host.pictures.looks"
local markup = require "host.pictures.markup"
local report = require "host.games.report"
local seats = require "host.games.seats"
local report_page = require "host.web.report_page"
local significance = require "host.lab.significance"
local T = require "host.common.text".get

local escape = markup.escape
local page = {}

local STYLE = report_page.STYLE .. [[
.heat { fill: var(--mark); }
.map { max-width: 520px; margin: 0 auto; }
p { margin: .4em 0; }
.key { display: inline-block; margin-right: 1em; }
@media (max-width: 560px) { section { padding: .2em .6em .6em; }
  .chart text { font-size: 19px; } }
</style>
]]

local paints = { "#b5783a", "#5b84b8", "#c8503c", "#6f9e46", "#8c62a8",
  "#d8a832", "#3f9a94", "#c26a9a", "#7d7a70", "#4e5f8f", "#a8894f",
  "#5f7f5a" }

-- A colour for each name: that of its look, where it has one that no other name
-- has already, else the next of the others.
local function paints_for(names, rules)
  local look, list, taken, nth = looks.of(rules), {}, {}, 0
  for k, name in ipairs(names) do
    local given = look.given["piece." .. name] or look.given[name] or {}
    local paint = colour.hex(given.colour) or colour.hex(given.fill)
    if not paint or taken[paint] then
      repeat
        nth = nth + 1
        paint = paints[(nth - 1) % #paints + 1]
      until not taken[paint] or nth > 2 * #paints
    end
    list[k], taken[paint] = paint, true
  end
  return list
end

local function dot(paint)
  return ('<span class="dot" style="background:%s"></span>'):format(paint)
end

local function section(key, note, ...)
  return report_page.section(T(key), table.concat { ... }, note)
end

local function seat_label(names, i)
  return T("stats.seat", seats.letter(i - 1), names[i - 1])
end

local function score_section(found, names)
  local series, rows, keys = {}, {}, {}
  for i, seat in ipairs(found.total.seats) do
    local paint, label = colour.seats[i - 1], seat_label(names, i)
    series[i] = { name = label, colour = paint,
      values = found.seats[i].scores }
    keys[i] = '<span class="key">' .. dot(paint) .. escape(label) .. "</span>"
    rows[i] = ("<tr><td>%s</td><td>%.2f</td><td>%.2f</td><td>%s</td><td>%s"
      .. "</td></tr>"):format(escape(label), seat.score.mean, seat.score:sd(),
      seat.score.min, seat.score.max)
  end
  return section("report.scores", nil, "<p>" .. table.concat(keys) .. "</p>" ..
    charts.histogram(T "report.scores", series) .. "<table><tr><td></td><th>" ..
    escape(T "stats.mean") .. "</th><th>" .. escape(T "stats.sd") ..
    "</th><th>" .. escape(T "stats.min") .. "</th><th>" ..
    escape(T "stats.max") .. "</th></tr>" .. table.concat(rows) .. "</table>")
end

local function category_section(found, names, rules)
  local rows, keys, reasons = {}, {}, found:reasons()
  local own = paints_for(reasons, rules)
  for k, reason in ipairs(reasons) do
    keys[k] = '<span class="key">' .. dot(own[k]) ..
      escape(report.reason(rules, reason)) .. "</span>"
  end
  for i, seat in ipairs(found.total.seats) do
    local parts = {}
    for k, reason in ipairs(reasons) do
      local mean = seat.by_reason[reason].mean
      parts[k] = { value = mean, colour = own[k],
        title = ("%s %.2f"):format(report.reason(rules, reason), mean) }
    end
    rows[i] = { name = seat_label(names, i), parts = parts,
      note = ("%.2f"):format(seat.score.mean) }
  end
  return section("report.categories", T "report.categories.note",
    "<p>" .. table.concat(keys) .. "</p>" ..
    charts.bars(T "report.categories", rows))
end

local function win_section(found, names)
  local rows, games = {}, found.total.games
  for i, seat in ipairs(found.total.seats) do
    local share = seat.wins / games
    local low, high = significance.share(seat.wins, games)
    rows[i] = { name = seat_label(names, i), low = low, high = high,
      note = ("%.1f %%"):format(100 * share),
      parts = { { value = share, colour = colour.seats[i - 1],
        title = ("%.1f %% (%.1f–%.1f %%)"):format(100 * share, 100 * low,
          100 * high) } } }
  end
  local note
  if #found.seats > 1 then
    local reach = significance.Z95 * found.lead:sd() / games ^ .5
    note = T("report.lead", found.lead.mean, found.lead.mean - reach,
      found.lead.mean + reach)
  end
  return section("report.wins", note, charts.bars(T "report.wins", rows))
end

local function figure_section(found, names, rules)
  local rows, pieces, keys = {}, found:pieces(), {}
  if #pieces == 0 then return "" end
  local own = paints_for(pieces, rules)
  for k, piece in ipairs(pieces) do
    keys[k] = '<span class="key">' .. dot(own[k]) ..
      escape(rules:text(piece)) .. "</span>"
  end
  for i, seat in ipairs(found.seats) do
    local parts, sum = {}, 0
    for k, piece in ipairs(pieces) do
      local mean = (seat.deployed[piece] or 0) / found.total.games
      sum = sum + mean
      parts[k] = { value = mean, colour = own[k],
        title = ("%s %.2f"):format(rules:text(piece), mean) }
    end
    rows[i] = { name = seat_label(names, i), parts = parts,
      note = ("%.2f"):format(sum) }
  end
  return section("report.figures", T "report.figures.note",
    "<p>" .. table.concat(keys) .. "</p>" ..
    charts.bars(T "report.figures", rows))
end

local function completion_section(found, rules)
  local rows, own = {}, paints_for(found:kinds(), rules)
  for i, kind in ipairs(found:kinds()) do
    local counts = found.finished[kind]
    local share = counts[1] / (counts[1] + counts[2])
    rows[i] = { name = rules:text(kind),
      note = T("report.completed", 100 * share, counts[1] / found.total.games),
      parts = { { value = share, colour = own[i],
        title = ("%d / %d"):format(counts[1], counts[1] + counts[2]) } } }
  end
  if #rows == 0 then return "" end
  return section("report.completion", nil,
    charts.bars(T "report.completion", rows, 1))
end

--- The page.
---@param found Survey
---@param rules table for texts
---@param names string[] bots from index 0
---@param title string
---@param seed integer
---@return string
function page.paint(found, rules, names, title, seed)
  local total = found.total
  local body = { "<body>\n<main>\n<h1>", escape(title), "</h1>\n<p>",
    escape(T("report.head", total.games, seed, seed + total.games +
      total.stuck - 1)), "</p>\n" }
  if total.stuck > 0 then
    body[#body + 1] = report_page.paragraphs { T("stats.stuck", total.stuck) }
  end
  if total.games > 0 then
    body[#body + 1] = score_section(found, names)
    body[#body + 1] = category_section(found, names, rules)
    body[#body + 1] = win_section(found, names)
    body[#body + 1] = section("report.length", nil,
      charts.histogram(T "report.length", { { name = T "stats.turns",
        colour = paints[2], values = found.turns } }))
    body[#body + 1] = figure_section(found, names, rules)
    body[#body + 1] = completion_section(found, rules)
    body[#body + 1] = section("report.heat", T "report.heat.note",
      '<div class="map">' .. charts.heat(T "report.heat", found:heat(),
        function(cell)
          return ("%d,%d: %.0f %%"):format(cell.x, cell.y, 100 * cell.share)
        end) .. "</div>")
  end
  body[#body + 1] = "</main>\n</body>\n"
  return replay_page.page(title, table.concat(body),
    "<style>\n" .. replay_page.part "standalone.css" .. "</style>\n" .. STYLE)
end

return page

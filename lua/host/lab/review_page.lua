--- The page of a review: the curve, and the answers that cost most.

local charts = require "host.web.charts"
local colour = require "host.pictures.colour"
local hindsight = require "host.games.hindsight"
local markup = require "host.pictures.markup"
local report_page = require "host.web.report_page"
local review = require "host.lab.review"
local source = require "host.common.source"
local T = require "host.common.text".get

local page = {}

local function chart(session, list, worst)
  local series, marks, at = {}, {}, {}
  for seat = 0, session.game:players() - 1 do
    local values = {}
    for i, found in ipairs(list) do values[i] = found.after[seat + 1] end
    series[seat + 1] = { name = session:name(seat), values = values,
      colour = colour.seats[seat % 8] }
  end
  for i, found in ipairs(list) do at[found] = i end
  for i, found in ipairs(worst) do
    marks[i] = { at = at[found], series = found.seat + 1,
      title = review.title(session, found) }
  end
  return charts.lines(T "review.curve", series, marks)
end

local function list_of(lines)
  local items = {}
  for i, line in ipairs(lines) do
    items[i] = "<li>" .. markup.escape(line) .. "</li>"
  end
  return #items > 0 and "<ul>" .. table.concat(items) .. "</ul>\n" or ""
end

local function answer(session, found)
  return report_page.section(review.title(session, found),
    report_page.paragraphs { T("review.given", found.given) } ..
    list_of(found.why) ..
    report_page.paragraphs { T("review.best", found.best) } ..
    list_of(found.why_best) .. list_of(review.expected(session, found)))
end

---@param session Session at its end
---@param list Reviewed[]
---@param most integer answers that cost most
---@return string
function page.paint(session, list, most)
  local worst = hindsight.worst(list, most)
  local sections = { report_page.section(T "arena.table",
    report_page.table(review.table(session, list))) }
  if #list > 0 then
    sections[2] = report_page.section(T "review.curve",
      chart(session, list, worst))
  end
  for _, found in ipairs(worst) do
    if found.why then sections[#sections + 1] = answer(session, found) end
  end
  sections[#sections + 1] = report_page.section(T "review.answers",
    report_page.table(review.rows(session, list)))
  local config = source.read(session.rules:describe "config")
  return report_page.page(T("review.page", config.title or "Tessera"),
    T("review.head", #list), sections)
end

return page

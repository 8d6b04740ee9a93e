--- The report page of a comparison: what was compared and how, in words, in
--- charts and in numbers.

local tes = require "tes"
local charts = require "host.web.charts"
local markup = require "host.pictures.markup"
local report_page = require "host.web.report_page"
local seats = require "host.games.seats"
local significance = require "host.lab.significance"
local T = require "host.common.text".get

local page = {}

--- Colours of the first and of the second config.
page.COLOURS = { "#5b84b8", "#c8503c" }

-- Most numbers of a chart: those that changed most come first.
local MOST = 24

-- How it was played: by whom, with which version, and how to do so again.
local function about(run)
  local bots = {}
  for seat = 0, #run.bots do
    bots[seat + 1] = ("%s %s"):format(seats.letter(seat), run.bots[seat])
  end
  return report_page.paragraphs {
    T("compare.configs", run.names[1], run.names[2]),
    T("compare.bots", table.concat(bots, ", ")),
    T("help.version", tes.version) } ..
    "<pre>" .. markup.escape(run.command) .. "</pre>\n"
end

-- Points of a game with either config, by what they were for.
local function points_chart(found, label_of)
  local rows = {}
  for _, number in ipairs(found) do
    if number.name:find "^points%." then
      for i, side in ipairs { number.a, number.b } do
        rows[#rows + 1] = { name = ("%s, %s"):format(
          label_of(number.name), i == 1 and "X" or "Y"),
          note = ("%.2f"):format(side.mean),
          parts = { { value = side.mean, colour = page.COLOURS[i],
            title = ("%.2f"):format(side.mean) } } }
      end
      if #rows >= 2 * MOST then break end
    end
  end
  return #rows > 0 and charts.bars(T "compare.chart.points", rows) or nil
end

-- Changes with their intervals.
local function change_chart(found, label_of)
  local rows = {}
  for _, number in ipairs(found) do
    local half = significance.half(number.change)
    if #rows < MOST and half < math.huge and number.change:sd() > 0 then
      rows[#rows + 1] = { name = label_of(number.name),
        mean = number.change.mean, half = half, sure = number.sure,
        note = ("%+.2f ± %.2f"):format(number.change.mean, half) }
    end
  end
  return #rows > 0 and charts.changes(T "compare.change", rows) or nil
end

--- The page.
---@param run { names: string[], bots: string[], command: string, title: string,
---  seed: integer } bots from index 0
---@param all Comparison
---@param found table[] its findings
---@param words string[]
---@param rows string[][] of the table of numbers
---@param label_of fun(name: string): string
---@return string
function page.paint(run, all, found, words, rows, label_of)
  local sections = {
    report_page.section(T "compare.about", about(run)),
    report_page.section(T "compare.words", report_page.paragraphs(words)) }
  local points = points_chart(found, label_of)
  local changes = change_chart(found, label_of)
  if points then
    sections[#sections + 1] = report_page.section(T "compare.chart.points",
      points)
  end
  if changes then
    sections[#sections + 1] = report_page.section(T "compare.chart.changes",
      changes)
  end
  sections[#sections + 1] = report_page.section(T "compare.numbers",
    report_page.table(rows))
  return report_page.page(run.title,
    T("compare.head", all.seeds, run.seed), sections)
end

return page

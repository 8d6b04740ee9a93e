--- The page of a diagnosis: what was found, who wins, all figures.

local charts = require "host.web.charts"
local colour = require "host.pictures.colour"
local report_page = require "host.web.report_page"
local T = require "host.common.text".get

local page = {}

-- How often each seat wins, with intervals.
local function wins(words)
  local rows = {}
  for _, number in ipairs(words:numbers()) do
    if number.name == "wins" then
      local value = ("%.1f %%"):format(100 * number.mean)
      rows[#rows + 1] = { name = words:label(number), note = value,
        low = number.low, high = number.high,
        parts = { { value = number.mean, title = value,
          colour = colour.seats[#rows % 8 + 1] } } }
    end
  end
  return #rows > 1 and report_page.section(T "diagnose.wins",
    charts.bars(T "diagnose.wins", rows, 1)) or ""
end

-- The points of who tries these answers, or does without them.
local function trials(words, how)
  local rows, title = {}, T("diagnose.points_" .. how)
  for _, number in ipairs(words:numbers()) do
    if number.name == how then
      local what, where = words:group(number.about)
      rows[#rows + 1] = { name = ("%s (%s)"):format(what, where),
        note = ("%+.1f ± %.1f"):format(number.mean, number.half),
        mean = number.mean, half = number.half,
        sure = math.abs(number.mean) > number.half }
    end
  end
  return #rows > 0 and report_page.section(title, charts.changes(title, rows))
    or ""
end

-- The table of figures, with no line broken within an interval.
local function figures(words)
  local rows = words:figures()
  for _, row in ipairs(rows) do
    row[3] = row[3]:gsub("–", "\u{2060}–\u{2060}")
  end
  return report_page.section(T "diagnose.figures", report_page.table(rows))
end

---@param words DiagnosisWords
---@param name string of what was diagnosed
---@param command string by which it can be done again
---@return string
function page.paint(words, name, command)
  return report_page.page(T("diagnose.page", name), command, {
    report_page.section(T "diagnose.found",
      report_page.paragraphs(words:findings())),
    wins(words),
    trials(words, "without"),
    trials(words, "with"),
    figures(words),
  })
end

return page

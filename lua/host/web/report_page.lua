--- Plain report pages: a title, a line below it, sections with tables.

local replay_page = require "host.web.replay_page"
local markup = require "host.pictures.markup"

local escape = markup.escape
local report_page = {}

--- What report pages look like, without the end of the style.
report_page.STYLE = [[<style>
main { max-width: 900px; margin: 0 auto; padding: 1em; }
body { display: block; height: auto; }
h1 { white-space: normal; font-size: 1.4em; }
section { background: var(--card); border: 1px solid var(--line);
  border-radius: 10px; padding: .2em 1em 1em; margin: 1em 0;
  overflow-x: auto; }
.chart { width: 100%; display: block; }
.chart.rows { max-width: 560px; }
.chart text { fill: var(--ink); font-size: 13px; }
@media (max-width: 560px) {
  main { padding: .6em; }
  section { padding: .2em .6em .6em; }
  .chart.field text { font-size: 20px; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
}
.chart .grid { stroke: var(--line); }
.chart .whisker { stroke: var(--ink); stroke-width: 1.6; fill: none; }
]]

local STYLE = report_page.STYLE .. [[
td + td, td + th, th + th { text-align: right; padding-left: 1.2em; }
p { margin: .4em 0; }
@media (max-width: 560px) {
  table { font-size: .76em; }
  td, th { padding-right: 0; }
  td + td, td + th, th + th { padding-left: .5em; }
}
</style>
]]

--- A table; the first row is its head.
---@param rows string[][]
---@return string
function report_page.table(rows)
  local lines = {}
  for r, row in ipairs(rows) do
    local cells = {}
    for i, cell in ipairs(row) do
      local tag = r == 1 and cell ~= "" and "th" or "td"
      cells[i] = ("<%s>%s</%s>"):format(tag, escape(cell), tag)
    end
    lines[r] = "<tr>" .. table.concat(cells) .. "</tr>\n"
  end
  return "<table>" .. table.concat(lines) .. "</table>"
end

--- Lines of text, a paragraph each.
---@param lines string[]
---@return string
function report_page.paragraphs(lines)
  local out = {}
  for i, line in ipairs(lines) do out[i] = "<p>" .. escape(line) .. "</p>\n" end
  return table.concat(out)
end

--- A section with markup, or with a line of text.
---@param title string
---@param body string? markup
---@param text string? words
---@return string
function report_page.section(title, body, text)
  return table.concat { "<section><h2>", escape(title), "</h2>",
    report_page.paragraphs { text }, body or "",
    "</section>\n" }
end

---@param title string
---@param note string
---@param sections string[]
---@return string
function report_page.page(title, note, sections)
  return replay_page.page(title, table.concat { "<body>\n<main>\n<h1>",
    escape(title), "</h1>\n", report_page.paragraphs { note },
    table.concat(sections), "</main>\n</body>\n" },
    "<style>\n" .. replay_page.part "standalone.css" .. "</style>\n" .. STYLE)
end

return report_page

--- Tables of games: rows of named values, whose columns are known when all rows
--- are there. As CSV, or as a table of an SQLite database.

local tes = require "tes"
local T = require "host.common.text".get
local fail = require "host.common.fail"
local file = require "host.common.file"

local table_file = {}

local function spooled(done, problem)
  if not done then
    fail.raise("io", T("error.write", "csv: " .. tostring(problem)))
  end
  return done
end

---@class Spool
---@field columns string[]
local Spool = {}
Spool.__index = Spool

-- Rows wait in a nameless file; columns keep the order in which they came,
-- those marked as late (by a leading "+") follow the others, sorted.
local function spool()
  return setmetatable({ file = fail.check(io.tmpfile()), known = {},
    columns = {}, late = {} }, Spool)
end

--- Adds a row: a list of name, value, name, value ...
---@param row any[]
function Spool:add(row)
  local named = {}
  for i = 1, #row, 2 do
    local name = row[i]
    local list = name:sub(1, 1) == "+" and self.late or self.columns
    name = name:gsub("^%+", "")
    if not self.known[name] then
      self.known[name] = true
      list[#list + 1] = name
    end
    named[name] = row[i + 1]
  end
  spooled(self.file:write(tes.json.encode(named), "\n"))
end

--- Goes through all rows, once all are there.
---@return string[] columns
---@return fun(): table?
function Spool:all()
  table.sort(self.late)
  local columns = table.move(self.columns, 1, #self.columns, 1, {})
  for _, name in ipairs(self.late) do columns[#columns + 1] = name end
  spooled(self.file:seek "set")
  local lines = self.file:lines()
  return columns, function()
    local line = lines()
    return line and fail.check(tes.json.decode(line))
  end
end

local function csv_row(cells)
  for i, cell in ipairs(cells) do
    cell = tostring(cell)
    if cell:find '[",\n]' then cell = '"' .. cell:gsub('"', '""') .. '"' end
    cells[i] = cell
  end
  return table.concat(cells, ",") .. "\n"
end

--- A table as CSV; numbers that a row lacks are 0 where the column is late.
---@param to table what has write()
---@return fun(row: any[]) add
---@return fun() finish
function table_file.csv(to)
  local rows = spool()
  local function finish()
    local columns, next_row = rows:all()
    to:write(csv_row(table.move(columns, 1, #columns, 1, {})))
    local late = {}
    for _, name in ipairs(rows.late) do late[name] = true end
    for row in next_row do
      local cells = {}
      for i, name in ipairs(columns) do
        cells[i] = row[name] == nil and (late[name] and 0 or "") or row[name]
      end
      to:write(csv_row(cells))
    end
    rows.file:close()
  end
  return function(row) rows:add(row) end, finish
end

local function quoted(name) return '"' .. name:gsub('"', '""') .. '"' end

local function run(db, sql, ...)
  local done, problem = db:run(sql, ...)
  return fail.check(done, problem)
end

-- What a database holds: it has no booleans, and numbers with a fraction are
-- written as text that it reads as numbers.
local function held(value)
  if type(value) == "boolean" then return value and 1 or 0 end
  if math.type(value) == "float" then return ("%.17g"):format(value) end
  return value
end

-- All rows as a table of a new database.
local function fill(db, name, rows)
  local columns, next_row = rows:all()
  local heads, places = {}, {}
  for i, column in ipairs(columns) do
    heads[i], places[i] = quoted(column) .. " NUMERIC", "$" .. i
  end
  run(db, "BEGIN")
  run(db, "CREATE TABLE about (name TEXT, value TEXT)")
  run(db, "INSERT INTO about VALUES ($1, $2)", "tessera", tes.version)
  run(db, ("CREATE TABLE %s (%s)"):format(quoted(name),
    table.concat(heads, ", ")))
  local insert = ("INSERT INTO %s VALUES (%s)"):format(quoted(name),
    table.concat(places, ", "))
  for row in next_row do
    local values = {}
    for i, column in ipairs(columns) do values[i] = held(row[column]) end
    run(db, insert, table.unpack(values, 1, #columns))
  end
  run(db, "COMMIT")
end

--- A table of a new SQLite database, which is written as a whole or not at all.
---@param path string
---@param name string of the table
---@return fun(row: any[]) add
---@return fun() finish
function table_file.sqlite(path, name)
  if file.kind(path) then fail.usage("lab.sqlite.exists", path) end
  if not tes.db then fail.usage "lab.sqlite.none" end
  local rows = spool()
  local function finish()
    local db = fail.check(tes.db.open(path))
    local done, problem = pcall(fill, db, name, rows)
    db:close()
    rows.file:close()
    if done then return end
    file.remove(path)
    if type(problem) == "table" and problem.status ~= "interrupted" then
      fail.raise("io", T("error.write", path .. ": " .. problem.text))
    end
    error(problem, 0)
  end
  return function(row) rows:add(row) end, finish
end

return table_file

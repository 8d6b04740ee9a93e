-- sandbox/pattern.lua - patterns that cannot take for ever.
--
-- string.find and its like run in C, where no script can be stopped. So the
-- sandbox (core/script/sandbox/pattern.c) asks here first what a pattern may
-- cost at worst, and calls Lua's own function when that is within the limit.
-- Otherwise the functions below do the same: they match item by item in Lua,
-- and count their steps.
--
-- An item that repeats has up to n + 1 ends on a text of n bytes, and from
-- each the rest of the pattern is tried. A pattern with d such items that may
-- begin anywhere thus takes at most (n + 1) ^ (d + 1) times its own length.
-- `learned` has this for each pattern; see cost_of in pattern.c.

-- Lua's own find and gsub, and the steps that one match may take.
local find, gsub, limit = ...

local sub, byte = string.sub, string.byte
local concat, unpack = table.concat, table.unpack

-- Letters are those of ASCII in any locale: what a class means, in brackets.
-- Each ends with a range, so that a "-" after it is no range.
local CLASSES = {
  a = "A-Za-z", A = "\0-@[-`{-\255", c = "\127\0-\31", C = " -~\128-\255",
  d = "0-9", D = "\0-/:-\255", g = "!-~", G = "\0- \127-\255",
  l = "a-z", L = "\0-`{-\255", p = "!-/:-@[-`{-~",
  P = "\0- 0-9A-Za-z\127-\255", s = " \t-\r", S = "\0-\8\14-\31!-\255",
  u = "A-Z", U = "\0-@[-\255", w = "0-9A-Za-z", W = "\0-/:-@[-`{-\255",
  x = "0-9A-Fa-f", X = "\0-/:-@G-`g-\255", z = "\0-\0", Z = "\1-\255",
}

local CAPTURES = 32 -- as in Lua,
local DEPTH = 200   -- and so many items that others are tried after

-- ---- reading a pattern ------------------------------------------------------

-- The set that begins at i with its classes spelled out, and what follows it.
local function read_set(pattern, i)
  local inside = i + (sub(pattern, i + 1, i + 1) == "^" and 2 or 1)
  local last = inside
  repeat
    if last > #pattern then return nil, "malformed pattern (missing ']')" end
    last = last + (sub(pattern, last, last) == "%" and 2 or 1)
  until sub(pattern, last, last) == "]"
  local out = { sub(pattern, i, inside - 1) }
  while inside < last do
    local size = 1
    if sub(pattern, inside, inside) == "%" then
      size = 2
    elseif sub(pattern, inside + 1, inside + 1) == "-"
      and inside + 2 < last then
      size = 3
    end
    local member = sub(pattern, inside, inside + size - 1)
    out[#out + 1] = size == 2 and CLASSES[sub(member, 2)] or member
    inside = inside + size
  end
  return concat(out) .. "]", last + 1
end

-- The same for any item of one character: it stands for itself anywhere.
local function read_single(pattern, i)
  local c = sub(pattern, i, i)
  if c == "[" then return read_set(pattern, i) end
  if c ~= "%" then
    return find(c, "^[$^*+?-]") and "%" .. c or c, i + 1
  end
  c = sub(pattern, i + 1, i + 1)
  if c == "" then return nil, "malformed pattern (ends with '%')" end
  return CLASSES[c] and "[" .. CLASSES[c] .. "]" or "%" .. c, i + 2
end

-- The item at i: its kind, its text and what follows it; kind "fail" has a
-- message and the rest of the pattern.
local function read_item(pattern, i)
  local two = sub(pattern, i, i + 1)
  local c = sub(two, 1, 1)
  if two == "()" then return "position", two, i + 2 end
  if c == "(" then return "open", c, i + 1 end
  if c == ")" then return "close", c, i + 1 end
  if two == "$" then return "finish", c, i + 1 end
  if find(two, "^%%[0-9]") then return "back", two, i + 2 end
  local text, after
  if two == "%b" then
    if #pattern >= i + 3 then
      return "balance", sub(pattern, i, i + 3), i + 4
    end
    after = "malformed pattern (missing arguments to '%b')"
  elseif two ~= "%f" then
    text, after = read_single(pattern, i)
  elseif sub(pattern, i + 2, i + 2) == "[" then
    text, after = read_set(pattern, i + 2)
    if text then return "chunk", "%f" .. text, after end
  else
    after = "missing '[' after '%f' in pattern"
  end
  if not text then
    return "fail", sub(pattern, i), #pattern + 1, after
  end
  local suffix = sub(pattern, after, after)
  if find(suffix, "^[*+?]") then return "most", text, after + 1, suffix end
  if suffix == "-" then return "least", text, after + 1, suffix end
  return "chunk", text, after
end

local function is_unclosed(items, number)
  for _, open in ipairs(items.unclosed) do
    if open == number then return true end
  end
  return false
end

-- Adds an item to the list; single ones that follow each other are one chunk.
local function add_item(items, kind, text, more)
  local before = items[#items]
  if kind == "chunk" and before and before.kind == "chunk" then
    before.text = before.text .. text
    return
  end
  local item = { kind = kind, text = text, more = more, first = text }
  if kind == "open" or kind == "position" then
    items.captures = items.captures + 1
    item.number = items.captures
    if item.number > CAPTURES then
      item.kind, item.more = "fail", "too many captures"
    elseif kind == "open" then
      items.unclosed[#items.unclosed + 1] = item.number
    end
  elseif kind == "close" then
    item.number = table.remove(items.unclosed)
    if not item.number then
      item.kind, item.more = "fail", "invalid pattern capture"
    end
  elseif kind == "back" then
    item.number = byte(text, 2) - byte("0")
    if item.number < 1 or item.number > items.captures
      or is_unclosed(items, item.number) then
      item.kind = "fail"
      item.more = "invalid capture index %" .. item.number
    end
  end
  if kind ~= "chunk" then items.deep = items.deep + 1 end
  if items.deep == DEPTH then
    item.kind, item.more = "fail", "pattern too complex"
  end
  items[#items + 1] = item
end

-- A last item that repeats is not tried again: the match is complete.
local FREE = { most = true, least = true }
local PLACES = { close = true, position = true }

-- Each end of such an item is a way for the rest.
local REPEATS = { most = true, least = true, balance = true, back = true }

-- What is known of a pattern: at 1 what Lua's own functions get in its place,
-- at 2 and 3 its degree and weight: on a text of n bytes it takes at most
-- weight * (n + 1) ^ degree steps.
local function learn(pattern)
  local items = { captures = 0, unclosed = {}, deep = 0 }
  local anchored = sub(pattern, 1, 1) == "^"
  local out = { anchored and "^" or "" }
  local degree, factor = anchored and 0 or 1, 1.0
  local i = anchored and 2 or 1
  while i <= #pattern do
    local kind, text, after, more = read_item(pattern, i)
    add_item(items, kind, text, more)
    out[#out + 1] = text
    if kind == "most" or kind == "least" then out[#out + 1] = more end
    if more == "?" then
      factor = factor * 2
    elseif REPEATS[kind] then
      degree = degree + 1
    end
    i = after
  end
  local last = #items
  while last > 0 and PLACES[items[last].kind] do last = last - 1 end
  if last > 0 and FREE[items[last].kind] and items[last].more ~= "?" then
    degree = math.max(degree - 1, 1)
  end
  local whole = concat(out)
  return { whole, degree, factor * (#whole + 1), items = items,
    anchored = anchored, captures = items.captures,
    first = not anchored and items[1] and items[1].kind == "chunk"
      and sub(items[1].first, 1, 2) ~= "%f" and items[1].first }
end

local learned = setmetatable({}, {
  __mode = "v",
  __index = function(all, pattern)
    local known = learn(pattern)
    all[pattern] = known
    return known
  end,
})

-- ---- matching ---------------------------------------------------------------

-- The match that runs: its text, the steps so far, and where its captures
-- start and stop: at POSITION those that are places. Whoever has matched has
-- set all of them on the way.
local text, size, steps = "", 0, 0
local starts, stops = {}, {}
local POSITION = 0

local function spend(count)
  steps = steps + count
  if steps > limit then
    error("this pattern takes too long on this string", 0)
  end
end

-- To be asked before Lua's own function goes through the text from s on,
-- where a script cannot be stopped.
local function allow_pass(s, item)
  if (size - s + 1) * #item > 10.0 * limit then spend(limit + 1) end
end

-- For each kind of item: the function that takes a place in the text and gives
-- the end of a match of the item and the rest from there, or nil.
local makers = {}

function makers.fail(_, item)
  return function() error(item.more, 0) end
end

function makers.chunk(rest, item)
  local here, cost = "^" .. item.text, #item.text // 16 + 1
  return function(s)
    spend(cost)
    local _, last = find(text, here, s)
    if last then return rest(last + 1) end
  end
end

-- The most repetitions first, then one less each time.
function makers.most(rest, item)
  local here = "^" .. item.text .. item.more
  local least = item.more == "+" and 1 or 0
  return function(s)
    allow_pass(s, here)
    local _, last = find(text, here, s)
    if not last then return nil end
    spend(last - s + 2)
    for at = last + 1, s + least, -1 do
      local found = rest(at)
      if found then return found end
    end
  end
end

-- The fewest repetitions first, then one more each time.
function makers.least(rest, item)
  local here = "^" .. item.text
  return function(s)
    while s do
      spend(1)
      local found = rest(s)
      if found then return found end
      local _, last = find(text, here, s)
      s = last and last + 1
    end
  end
end

function makers.balance(rest, item)
  local here, opening = "^" .. item.text, byte(item.text, 3)
  return function(s)
    spend(1)
    if byte(text, s) ~= opening then return nil end
    local _, last = find(text, here, s)
    spend((last or size) - s)
    if last then return rest(last + 1) end
  end
end

function makers.back(rest, item)
  local number = item.number
  return function(s)
    local stop = stops[number]
    if stop == POSITION then return nil end
    local wanted = sub(text, starts[number], stop - 1)
    spend(#wanted // 16 + 1)
    if sub(text, s, s + #wanted - 1) == wanted then return rest(s + #wanted) end
  end
end

function makers.open(rest, item)
  local number = item.number
  return function(s)
    starts[number] = s
    return rest(s)
  end
end

function makers.close(rest, item)
  local number = item.number
  return function(s)
    stops[number] = s
    return rest(s)
  end
end

function makers.position(rest, item)
  local number = item.number
  return function(s)
    starts[number], stops[number] = s, POSITION
    return rest(s)
  end
end

function makers.finish(rest)
  return function(s)
    if s > size then return rest(s) end
  end
end

-- What is known of a pattern, with the function that matches it at a place.
local function compiled(pattern)
  local known = learned[pattern]
  if not known.match then
    local match = function(s) return s end
    for i = #known.items, 1, -1 do
      local item = known.items[i]
      match = makers[item.kind](match, item)
    end
    known.match = match
  end
  return known
end

local function begin(whole, so_far)
  text, size, steps = whole, #whole, so_far
end

-- Start of the first match from s on that does not end at `last`, and the
-- place behind it.
local function next_match(known, s, last)
  while s <= size + 1 do
    spend(1)
    if known.first then
      allow_pass(s, known.first)
      s = find(text, known.first, s)
      if not s then return nil end
    end
    local after = known.match(s)
    if after and after ~= last then return s, after end
    if known.anchored then return nil end
    s = s + 1
  end
end

local function capture(known, number, s, after)
  if number > known.captures then
    if number == 1 then return sub(text, s, after - 1) end
    error("invalid capture index %" .. number, 0)
  end
  if is_unclosed(known.items, number) then
    error("unfinished capture", 0)
  end
  local stop = stops[number]
  return stop == POSITION and starts[number]
    or sub(text, starts[number], stop - 1)
end

-- All captures; without any, the whole match if `least` is 1.
local function captures(known, s, after, least)
  local list, count = {}, math.max(known.captures, least)
  for i = 1, count do list[i] = capture(known, i, s, after) end
  return unpack(list, 1, count)
end

-- ---- the functions ----------------------------------------------------------

local function start_of(whole, init)
  init = init or 1
  if init < 0 then init = #whole + init + 1 end
  return init < 1 and 1 or init
end

local functions = { learned = learned }

function functions.find(whole, pattern, init, plain)
  if plain or not find(pattern, "[$^*+?.(%[%%-]") then
    pattern = gsub(pattern, "[!-/:-@[-`{-~]", "%%%0")
  end
  local known = compiled(pattern)
  begin(whole, 0)
  local s, after = next_match(known, start_of(whole, init))
  if not s then return nil end
  return s, after - 1, captures(known, s, after, 0)
end

function functions.match(whole, pattern, init)
  local known = compiled(pattern)
  begin(whole, 0)
  local s, after = next_match(known, start_of(whole, init))
  if not s then return nil end
  return captures(known, s, after, 1)
end

function functions.gmatch(whole, pattern, init)
  local known = compiled(pattern)
  local s, last = start_of(whole, init), nil
  return function()
    begin(whole, 0)
    local from, after = next_match(known, s, last)
    s, last = after or #whole + 2, after
    if from then return captures(known, from, after, 1) end
  end
end

-- The replacement text with its %0 to %9 filled in.
local function fill(with, known, s, after)
  spend(#with // 16 + 1)
  return gsub(with, "%%(.?)", function(c)
    if c == "%" then return c end
    if c == "0" then return sub(text, s, after - 1) end
    if find(c, "^[1-9]") then
      return capture(known, byte(c) - byte("0"), s, after)
    end
    error("invalid use of '%' in replacement string", 0)
  end)
end

function functions.gsub(whole, pattern, with, most)
  local known, kind = compiled(pattern), type(with)
  if kind == "number" then with = with .. "" end
  local out, count, s, last = {}, 0, 1, nil
  begin(whole, 0)
  while count < (most or size + 1) do
    local from, after = next_match(known, s, last)
    if not from then break end
    count = count + 1
    out[#out + 1] = sub(whole, s, from - 1)
    local value
    if kind == "table" or kind == "function" then
      local so_far = steps
      if kind == "table" then
        value = with[capture(known, 1, from, after)]
      else
        value = with(captures(known, from, after, 1))
      end
      begin(whole, so_far)
      value = value or sub(whole, from, after - 1)
    else
      value = fill(with, known, from, after)
    end
    if type(value) ~= "string" and type(value) ~= "number" then
      error("invalid replacement value (a " .. type(value) .. ")", 0)
    end
    out[#out + 1] = value
    s, last = after, after
    if known.anchored then break end
  end
  out[#out + 1] = sub(whole, s)
  return concat(out), count
end

return functions

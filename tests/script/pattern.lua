-- pattern.lua - our string and table functions against Lua's own: results,
-- and messages of errors, must be the same. Called by test_pattern.c with two
-- tables of functions; returns how many calls there were and how many differed.
-- With a third one, its functions stand for ours where these would call them.

local ours, theirs, counted = ...

local replaced = counted and { 'find', 'match', 'gmatch', 'gsub' } or {}
for _, name in ipairs(replaced) do
  local checked = ours[name]
  ours[name] = function(...)
    local given = theirs.pack(...)
    local s, p, kind = given[1], given[2], type(given[3])
    if type(s) ~= 'string' or type(p) ~= 'string' or name == 'gsub'
      and not theirs.find('string number table function', kind) then
      return checked(theirs.unpack(given, 1, given.n))
    end
    if name == 'gmatch' then p = theirs.gsub(p, '^^', '%%^') end
    return counted[name](s, p, theirs.unpack(given, 3, given.n))
  end
end

local subjects = { '', 'a', 'b', 'ab', 'hello world',
 'THE (quick) fox', '  trim  ', 'key = value', 'x=1, y=2,z = 3',
 'a.b.c', '%d%%', '[[x]]', 'f(a(b)c)d)', 'aaa', 'abcabc', '0x1F',
 'a\0b\0', '\n\t\r', '\200\255', '-12.5e3', 'a]b', '^x$', '((', '))',
 'lua/x.lua:12: message', ('ab'):rep(40) }

local patterns = { '', 'a', '.', '.-', '.*', '.+', '%a+', '%s*',
 '^%s*(.-)%s*$', '(%w+)',
 '(%w+)%s*=%s*(%w+)', '%d+', '%D', '[%d.]+', '[^,]+', '([^,]*),?', '()',
 '()a()', '(a)(b)', '(.)%1', '(.-)%1', '%b()', '%b[]', '%f[%w]%w+',
 '%f[^%w]', 'a?b', 'a-b', 'a*b', '[a-c]+', '[c-a]', '[]]', '[^]]', '[a-]',
 '[-a]', '[%a-z]', '[%]]', '^a', 'a$', '$', '^', '^$', 'a^b', 'a$b', '%.',
 '%%', '%z', '%x+', '%u%l', '%p', '%c', '%g+', '%S', '%W', '%X', '%Z',
 '\0', '[\0]', '[^\0]', '[\1-\255]+', '%', '(', ')', '(()', '[', '[a',
 '[^', '[]', '[a%', '%b', '%bx', '%f', '%fa', '%0', '%1', '%2', '(%1)',
 '(a', 'a)', '%9', '((a)b)', '(a*(.)%w(%s*))', '^(.-:%d+): (.*)$', '**',
 'a**', '+', '?', '-', 'a+?', '(a)?', '[a-c-e]', '[%w_]+', '%ba', '...',
 '(.)(.)(.)', '[^%s]+', '^.', '.$' }

local count, shown = 0, 0
local function show(v)
  if type(v) == 'string' then return ('%q'):format(v) end
  if type(v) ~= 'table' then return tostring(v) end
  local parts = {}
  for i = 1, rawget(v, 'n') or #v do parts[i] = show(v[i]) end
  return '{' .. theirs.concat(parts, ', ') .. '}'
end
local function clean(ok, ...)
  local r = theirs.pack(ok, ...)
  if not ok then
    -- functions have no names here, and Lua 5.4.4 miscounts an argument
    r[2] = theirs.gsub(tostring(r[2]), "to '[^']*'", 'to')
    r[2] = theirs.gsub(r[2], 'argument #%d', 'argument')
    if counted then -- where they raise is told apart by the engine
      r[2] = theirs.gsub(r[2], '^%S*pattern%.lua:%d+: ', '')
    end
  end
  return r
end
local function both(name, ...)
  local args = theirs.pack(...)
  local function copy()
    local list = {}
    for i = 1, args.n do
      local v = args[i]
      if type(v) == 'table' and not getmetatable(v) then
        v = theirs.move(v, 0, 20, 0, {})
      end
      list[i] = v
    end
    return list
  end
  local a, b = copy(), copy()
  local x = clean(pcall(ours[name], theirs.unpack(a, 1, args.n)))
  local y = clean(pcall(theirs[name], theirs.unpack(b, 1, args.n)))
  count = count + 1
  if show(x) ~= show(y) or show(a) ~= show(b) then
    shown = shown + 1
    if shown <= 10 then
      print(('# %s%s: ours %s, Lua %s'):format(name, show(args),
        show(x), show(y)))
    end
  end
end
local function all(iterate, ...)
  local found = {}
  for a, b, c in iterate(...) do
    found[#found + 1] = { a, b, c, n = 3 }
    if #found > 100 then break end
  end
  return found
end
ours.all = function(...) return all(ours.gmatch, ...) end
theirs.all = function(...) return all(theirs.gmatch, ...) end
for _, p in ipairs(patterns) do
  for _, s in ipairs(subjects) do
    both('find', s, p)
    both('match', s, p)
    both('find', s, p, 3)
    both('match', s, p, -2)
    both('all', s, p)
    both('gsub', s, p, '<%0>')
    both('gsub', s, p, '%1-%2', 2)
    both('gsub', s, p, '')
    both('gsub', s, p, { a = 'A', b = false, [1] = 7 })
    both('gsub', s, p, function(x, y) return y or x end)
  end
end
-- random patterns of the pieces that patterns are made of
local pieces = { 'a', 'b', '.', '%a', '%D', '[ab]', '[^a]', '[%w-]',
  '[a-]', '[]]', '[^]]', '(', ')', '()', '*', '+', '-', '?', '%1', '%b()',
  '%f[%a]', '$', '^', '%', '[', ']', '%%', '\0', '%s*', '%.' }
local seed = 1
local function dice(n)
  seed = (seed * 6364136223846793005 + 1442695040888963407)
  return (seed >> 33) % n + 1
end
for _ = 1, 20000 do
  local parts, text = {}, {}
  for i = 1, dice(6) do parts[i] = pieces[dice(#pieces)] end
  for i = 1, dice(9) - 1 do
    text[i] = theirs.sub('ab1 ()].%A\0-', dice(12)):sub(1, 1)
  end
  local p, s = theirs.concat(parts), theirs.concat(text)
  both('find', s, p, dice(5) - 3)
  both('match', s, p)
  both('all', s, p)
  both('gsub', s, p, '%1', dice(4))
end
both('find', 'a/)]b', '/)') both('find', 'a', '])')
both('find', 'a.b', '.', 1, true) both('find', 'a', '', 10)
both('find', 'a', '', 2) both('find', 'aXb', 'X', 1, true)
both('gsub', 'abc', '%w', '%2') both('gsub', 'abc', '%w', '%')
both('gsub', 'abc', 'b', 5) both('gsub', 'abc', 'b', true)
both('gsub', 'abc', 'b', function() return {} end)
both('gsub', 'abc', 'b', '%x') both('gsub', {}, 'b', '')
both('find') both('match', 'a') both('gmatch', 'a') both('find', 1, 1)
both('all', 'abcabc', 'b', 4) both('all', 'abc', '', -1)
both('all', 'abc', '', 9) both('match', ('a'):rep(300), ('a?'):rep(250))
both('match', 'x', ('(x'):rep(40)) both('match', ('x'):rep(99),
  ('(x)'):rep(33)) both('match', 'x', ('('):rep(201))
-- strings
for n = -1, 4 do
  both('rep', 'ab', n) both('rep', 'ab', n, ', ') both('rep', '', n)
  both('rep', '', n, '-')
end
both('rep', 'x', 1 << 62) both('rep', 'xy', math.maxinteger, 'z')
both('rep') both('rep', 'x', 'y') both('lower', 'AbC1[{z') both('upper',
  'AbC1[{z') both('lower') both('upper', 12)
-- tables
local function t(...) return { ... } end
for n = 0, 5 do
  local list = theirs.move(t(1, 2, 3, 4, 5), 1, n, 1, {})
  both('insert', list, 9) both('concat', list) both('concat', list, ', ')
  both('remove', list) both('unpack', list) both('sort', list)
  for i = -1, 7 do
    both('insert', list, i, 9) both('remove', list, i)
    both('unpack', list, i) both('unpack', list, i, 3)
    both('concat', list, '', i, 4) both('move', list, 1, 3, i)
    both('move', list, i, 4, 2) both('move', list, 2, i, 1, {})
  end
end
both('insert') both('insert', {}) both('insert', {}, 1, 2, 3)
both('insert', {}, 'x', 1) both('insert', 1, 1) both('remove', {}, 2)
both('concat', { 1, {}, 3 }) both('concat', { 1, 2.5, 'x' }, 3)
both('unpack', {}, 1, 1 << 40) both('unpack', {}, math.mininteger,
  math.maxinteger) both('move', {}, 1, math.maxinteger, 2)
both('move', {}, math.mininteger, 0, 1) both('move', 1, 1, 1, 1)
both('sort', { 3, 1, 2 }, function(a, b) return a > b end)
both('sort', 1) both('concat', setmetatable({}, { __index = function(_, i)
  return i end, __len = function() return 3 end }))
return count, shown

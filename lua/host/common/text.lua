--- Every text the program shows goes through T(key, ...).
-- The English table is host/text/en.lua; another language is a file beside
-- it, with the same keys. Texts of rules come from ruleset:text(key). A room of
-- the program with many texts has a file of its own a language, ROOM/CODE.lua.

local rooms = { "import", "lab", "table" }
local languages = {}

local function language_of(code)
  local known = languages[code]
  if known then return known end
  known = require("host.text." .. code)
  for _, room in ipairs(rooms) do
    for key, form in pairs(require(("host.text.%s.%s"):format(room, code))) do
      known[key] = form
    end
  end
  languages[code] = known
  return known
end

local english = language_of "en"

local text = { language = english, code = "en" }

text.languages = { "de", "en", "fr", "it", "sv" }

--- Whether a number goes with the singular.
---@param number number
---@return boolean
function text.one(number)
  return number == 1 or text.code == "fr" and number == 0
end

-- The number that decides between "{tile|tiles}" at a place of a form: the
-- last one before it, else the first one after it.
local function number_at(form, place, ...)
  local nth, number = 0, nil
  for at, slot in form:gsub("%%%%", "__"):gmatch "()%%[-+ #0]*[%d.]*(%a)" do
    nth = nth + 1
    if slot == "d" then
      if number and at > place then break end
      number = select(nth, ...)
    end
  end
  return number or 0
end

local CHOICE = "(){([^{}|]*)|([^{}|]*)}"

--- Looks a text up and fills it in. Of "{tile|tiles}" the form is chosen by the
--- number beside it.
---@param key string
---@param ... any arguments of string.format
---@return string
function text.get(key, ...)
  local form = text.language[key] or english[key]
  if not form then return key end
  if select("#", ...) == 0 then return form end
  if form:find("{", 1, true) then
    local given = table.pack(...)
    form = form:gsub(CHOICE, function(place, one, many)
      local number = number_at(form, place,
        table.unpack(given, 1, given.n))
      return text.one(number) and one or many
    end)
  end
  return string.format(form, ...)
end

--- A number of things that modules have words for: "7 meeples".
---@param rules table
---@param number integer
---@param key string of text{}, which has the singular and the plural
---@return string
function text.count(rules, number, key)
  local word = not text.one(number) and rules:text(key .. "/many")
  if not word or word == key .. "/many" then word = rules:text(key) end
  return number .. " " .. word
end

--- Changes the language; an unknown one leaves English.
---@param name string such as "de" or "de_DE.UTF-8"
function text.select(name)
  local code = name:match "^%a%a%a?"
  local found, language = pcall(language_of, code or "en")
  text.language = found and language or english
  text.code = found and code or "en"
end

--- Is there such a language?
---@param code string
---@return boolean
function text.known(code)
  for _, known in ipairs(text.languages) do
    if known == code then return true end
  end
  return false
end

--- All texts whose keys begin with one of some words, as they are written.
---@param starts string[]
---@return table<string, string>
function text.all(starts)
  local list = {}
  for _, start in ipairs(starts) do
    for key in pairs(english) do
      if key:sub(1, #start) == start then
        list[key] = text.language[key] or english[key]
      end
    end
  end
  return list
end

--- The language that the environment asks for.
---@return string
function text.wanted()
  for _, name in ipairs { "LC_ALL", "LC_MESSAGES", "LANG" } do
    local value = os.getenv(name)
    if value and value ~= "" then
      return value:find "^%l%l%l?%f[^%w]" and value or "en"
    end
  end
  return "en"
end

--- A text with blanks up to a width that is counted in letters, not bytes.
---@param words string
---@param width integer
---@return string
function text.pad(words, width)
  return words .. (" "):rep(width - (utf8.len(words) or #words))
end

local function slots(form)
  local list = {}
  for slot in form:gsub("%%%%", ""):gmatch "%%[-+ #0]*[%d.]*(%a)" do
    list[#list + 1] = slot
  end
  return table.concat(list)
end

-- Words that are the same after any number.
local after_numbers = {}
for word in ([[
  checked passed failed at to of and in with for turned came is an on
  geprüft bestanden gescheitert am bis von und mit je gedreht spielte hängt ist
  tournée s'est est une à sur et avec par
  alla ruotata una a è su e con per
  på vriden tog har misslyckades till av och med poäng svar val problem
  beslut
]]):gmatch "%S+" do
  after_numbers[word] = true
end

-- A number with a noun that has no plural beside it.
local function plain_number(code, key, form)
  for word in form:gmatch "%%d ([%a'\128-\255]+)" do
    if not after_numbers[word] then
      return ("text/%s.lua: %s: write {one|many} for %q"):format(code, key,
        word)
    end
  end
end

-- Sample values for a form, with n for numbers.
local function values(form, n)
  local list = {}
  for i = 1, #slots(form) do
    list[i] = slots(form):sub(i, i):find "[sq]" and "WORD" or n
  end
  return list
end

-- Fills in every message with 0, 1, 2 and 5, and checks that no notation is
-- left and that {one|many} gives two different texts.
local function rendered(code, key, form)
  local kept, kept_code, problem = text.language, text.code, nil
  text.language, text.code = language_of(code), code
  local said = {}
  for _, n in ipairs { 0, 1, 2, 5 } do
    local done, shown = pcall(text.get, key, table.unpack(values(form, n)))
    local left = done and #slots(form) > 0 and
      shown:match "{[^{}|]*|[^{}]*}?" or not done and shown
    if left then
      problem = problem or ("text/%s.lua: %s with %d: %s"):format(code, key, n,
        left)
    end
    said[n] = tostring(shown):gsub("%d+[.%d]*", "")
  end
  text.language, text.code = kept, kept_code
  if problem or not form:find "{[^{}]*|" or #slots(form) == 0 then
    return problem
  end
  if said[1] == said[2] or said[2] ~= said[5] or
      said[0] ~= said[code == "fr" and 1 or 2] then
    return ("text/%s.lua: %s does not tell one from many"):format(code, key)
  end
end

--- What is wrong with the translations: keys that they or English lack, and
--- forms that take other arguments than in English.
---@return string[]
function text.problems()
  local problems = {}
  for _, code in ipairs(text.languages) do
    local texts = language_of(code)
    for key in pairs(english) do
      if not texts[key] then
        problems[#problems + 1] = ("text/%s.lua: the text of %s is missing")
          :format(code, key)
      end
    end
    for key, form in pairs(texts) do
      if not english[key] then
        problems[#problems + 1] = ("text/%s.lua: no text has the key %s")
          :format(code, key)
      elseif slots(form) ~= slots(english[key]) then
        problems[#problems + 1] = ("text/%s.lua: %s takes other arguments "
          .. "than in English"):format(code, key)
      else
        problems[#problems + 1] = plain_number(code, key, form)
          or rendered(code, key, form)
      end
    end
  end
  table.sort(problems)
  return problems
end

return text

--- The terms that modules may score. Those of score.KIND { ... } are declared;
--- those that a function names are read from its text.

local file = require "host.common.file"
local source = require "host.common.source"

local rule_terms = {}

local function without_comments(text)
  return (text:gsub("%-%-%[(=*)%[.-%]%1%]", ""):gsub("%-%-[^\n]*", ""))
end

--- The name of the module that a text is.
---@param text string?
---@return string?
function rule_terms.module_of(text)
  return without_comments(text or ""):match
    "module%s*%(?%s*{?%s*[\"']([^\"']+)[\"']"
end

--- Names of terms that functions of a text return or award.
---@param text string
---@return string[]
function rule_terms.named(text)
  local names = {}
  text = without_comments(text)
  -- items = { { "name", count, points }, ... }
  for list in text:gmatch "items%s*=%s*(%b{})" do
    for name in list:sub(2):gmatch "{%s*[\"']([^\"']+)[\"']%s*," do
      names[#names + 1] = name
    end
  end
  -- score.KIND.bonus(function ... return { name = points } end)
  for body in text:gmatch "score[%w_.]*%.bonus%s*(%b())" do
    for list in body:gmatch "return%s*(%b{})" do
      for name in list:gmatch "[{,]%s*([%a_][%w_]*)%s*=" do
        names[#names + 1] = name
      end
      for name in list:gmatch "%[%s*[\"']([^\"']+)[\"']%s*%]%s*=" do
        names[#names + 1] = name
      end
    end
  end
  return names
end

--- All terms of a ruleset, by the name a record of a game has for them: the
--- module. Those that functions name are read from house rules alone: a module
--- that is shipped may have many that an option switches on.
---@param rules table
---@return table<string, string>
function rule_terms.all(rules)
  local found = {}
  for _, hook in ipairs(source.read(rules:describe "order").hooks) do
    local kind = hook.word:match "^score%.([^.]+)$"
    for _, name in ipairs(kind and hook.paid or {}) do
      found[("%s %s.%s"):format(kind, hook.module, name)] = hook.module
    end
  end
  for _, path in ipairs(source.read(rules:describe "files")) do
    local text = path:find "%.lua$" and file.read(path) or ""
    local module = rule_terms.module_of(text)
    if module and not path:find "/expansions/" then
      for _, name in ipairs(rule_terms.named(text)) do
        found[module .. "." .. name] = module
      end
    end
  end
  return found
end

return rule_terms

--- tessera doc: the reference of the vocabulary, and how it is made.

local tes = require "tes"
local texts = require "host.common.text"
local cli = require "host.common.cli"
local fail = require "host.common.fail"
local file = require "host.common.file"
local luarc = require "host.kit.luarc"
local out = require "host.common.out"
local scene = require "host.pictures.scene"
local source = require "host.common.source"

local T = texts.get

local options = {
  { long = "write", help = "doc.opt.write" },
  { long = "check", help = "doc.opt.check" },
  { long = "lang", arg = "CODE", type = "language", help = "opt.lang" },
}

local function reference_path() return tes.root .. "/lua/doc/reference.md" end

-- An installed tree has the reference, but not the sources it is made of.
local function made()
  if file.kind(tes.root .. "/core/script") ~= "folder" then
    fail.usage("doc.sources", tes.root)
  end
  local generate = require "doc.generate"
  local by_owner, problems = generate.collect(tes.root)
  for _, text in ipairs(generate.undocumented()) do
    problems[#problems + 1] = text
  end
  return {
    { reference_path(), generate.markdown(by_owner, tes.root) },
    { tes.root .. "/lua/doc/tessera.lua", generate.stubs(by_owner) },
    { tes.root .. "/.luarc.json", luarc.text "lua/doc" },
  }, problems
end

local function contents(path)
  return (file.read(path))
end

local function report(problems)
  out.complain(table.concat(problems, "\n"))
  return #problems > 0 and 1 or 0
end

local function write()
  local files, problems = made()
  for _, fresh in ipairs(files) do file.write(fresh[1], fresh[2]) end
  return report(problems)
end

-- Names that look{} takes and no painter draws, or the other way round.
local function look_problems(problems)
  local painters = { symbol = "symbols", texture = "texture",
    line = "line_styles", link = "line_styles", rim = "walls" }
  for key, names in pairs(require "words.look_names") do
    local drawn, listed = {}, {}
    local painter = require("host.pictures." .. painters[key])
    local all = key == "link" and painter.links() or painter.all()
    for name in pairs(all) do drawn[name] = true end
    for name in pairs(key == "symbol" and scene.BARS or {}) do
      drawn[name] = true
    end
    for _, name in ipairs(names) do
      listed[name] = true
      if not drawn[name] then
        problems[#problems + 1] = ("words/look_names.lua: nothing draws the "
          .. "%s '%s'"):format(key, name)
      end
    end
    for name in pairs(drawn) do
      if not listed[name] then
        problems[#problems + 1] = ("words/look_names.lua: the %s '%s' is "
          .. "missing"):format(key, name)
      end
    end
  end
end

local function check()
  local files, problems = made()
  look_problems(problems)
  for _, line in ipairs(texts.problems()) do problems[#problems + 1] = line end
  for _, fresh in ipairs(files) do
    if contents(fresh[1]) ~= fresh[2] then
      problems[#problems + 1] = T("doc.stale", fresh[1])
    end
  end
  return report(problems)
end

-- The lines that belong to a word: sections whose title `fits`, entries such
-- as g:lay, fields in tables with the section that they stand in.
local function lines_of(text, word, fits)
  local found, names, inside, title = {}, {}, false, nil
  for line in text:gmatch "(.-)\n" do
    local level, heading = line:match "^(##+) (.*)$"
    if level then
      title = heading
      names[#names + 1] = heading
      inside = fits(heading:lower())
    end
    local entry = line:match "^%* `[%w]+[.:]([%w_]+)"
    local field = line:match "^| `(%l[%w_]*)` |"
    names[#names + 1] = entry or field
    if inside or entry == word then
      found[#found + 1] = line
    elseif field == word then
      found[#found + 1] = ("%s: %s"):format(title, line)
    end
  end
  return found, names
end

-- Wherever a word stands in the text, each place with its section; code and
-- prose alike.
local function anywhere(text, asked)
  local found, title, last = {}, nil, nil
  local wanted = asked:lower():gsub("%p", "%%%0")
  for line in text:gmatch "(.-)\n" do
    title = line:match "^##+ (.*)$" or title
    if title and line:lower():find("%f[%w]" .. wanted .. "%f[%W]") then
      if title ~= last then found[#found + 1] = "## " .. title end
      found[#found + 1], last = line, title
    end
  end
  return found
end

-- All about "piece", "lay", "g:lay" or a word of a title.
local function about(text, asked)
  local word = asked:match "^%l+[.:](%l[%w_]*)$" or asked
  local exact = word:lower()
  local has_section = ("\n" .. text:lower()):find("\n##+ "
    .. exact:gsub("%p", "%%%0") .. "\n")
  local found, names = lines_of(text, word, function(title)
    if has_section then return title == exact end
    return (" " .. title .. " "):find(" " .. exact .. " ", 1, true) ~= nil
  end)
  if #found == 0 then found = anywhere(text, asked) end
  if #found == 0 then
    fail.usage("doc.unknown", asked, cli.hint(word, names))
  end
  return table.concat(found, "\n")
end

local function run(args)
  cli.one_of(args, "write", "check")
  source.at_most(args, (args.write or args.check) and 0 or 1)
  if args.write then return write() end
  if args.check then return check() end
  local text = contents(reference_path())
  if not text then fail.raise("failed", T("doc.missing", reference_path())) end
  out.say((args[1] and about(text, args[1]) or text):match "^(.-)%s*$")
  return 0
end

return {
  summary = "verb.doc.summary",
  usage = "[OPTION]... [WORD]",
  options = options,
  run = run,
}

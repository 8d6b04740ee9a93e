--- How much of the rules their tests reach: lines that ran, and small changes
--- that made some test fail.

local T = require "host.common.text".get

local coverage = {}

-- ---- coverage -------------------------------------------------------------

--- Collects what tes.ruleset.test tells of lines.
function coverage.lines()
  local files, order = {}, {}
  local self = {}

  --- A line may be reported once for every config of the tests.
  function self.add(line)
    local file = files[line.file]
    if not file then
      file = {}
      files[line.file] = file
      order[#order + 1] = line.file
    end
    file[line.line] = file[line.line] or line.reached
  end

  --- Lines to print: for each file how many lines were reached, and the text
  --- of those that were not.
  ---@param read fun(file: string): string?
  function self.report(read)
    local out = {}
    for _, name in ipairs(order) do
      local all, missed = 0, {}
      for line, reached in pairs(files[name]) do
        all = all + 1
        if not reached then missed[#missed + 1] = line end
      end
      table.sort(missed)
      out[#out + 1] = T("test.coverage", name, all - #missed, all)
      local source = {}
      for row in ((read(name) or "") .. "\n"):gmatch "(.-)\n" do
        source[#source + 1] = row
      end
      for _, line in ipairs(missed) do
        out[#out + 1] = ("%6d  %s"):format(line, source[line] or "")
      end
    end
    return out
  end

  return self
end

-- ---- mutants --------------------------------------------------------------

--- Collects what tes.ruleset.test tells of mutants.
function coverage.mutants()
  local self, all, survivors = {}, 0, {}

  function self.add(mutant)
    all = all + 1
    if not mutant.noticed then survivors[#survivors + 1] = mutant end
  end

  --- Lines to print: those that no test has noticed, and the count.
  function self.report()
    local out = {}
    for _, mutant in ipairs(survivors) do
      out[#out + 1] = T("test.mutant", mutant.file, mutant.line, mutant.now,
        mutant.was)
    end
    out[#out + 1] = T("test.mutants", all - #survivors, all)
    return out
  end

  return self
end

return coverage

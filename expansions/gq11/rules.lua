-- Twelve tiles of the magazine Games Quarterly, number 11 (GQ-1, GQ-2 of
-- lua/doc/rules.md).

module { "gq11", title = "Games Quarterly 11", version = "1", needs = "base",
  after = { "farmers", "rivers", "traders-and-builders" }, tiles = "gq11" }

local herd = option { "herd", default = true,
  help = "a field with a pig herd is worth 1 more a farmed city" }

-- Its spring comes before those of other sets, of which one is used. Without
-- a river both of its river tiles stay in the box.
if not use "rivers" then
  feature { "river", form = "line", ground = "field" }
  pile { "river", aside = true }
  pile { "river-spring", aside = true }
  phase { "box", stage = "setup", before = "start", run = function(g)
    for _, name in ipairs { "river-spring", "river" } do
      local pile = g:pile(name)
      for type, copies in pile:types() do pile:add(type, -copies) end
    end
  end }
end

local traders = use "traders-and-builders"
if herd and not (traders and traders.herd) then
  feature { "field", attributes = { herd = { "any", mark = "pig-herd" } } }
  score.field.rate(function(field)
    if field.herd then return { farmed = 1 } end
  end)
end

-- What several modules do one after the other: RULES.md, section 0.

local function reasons(t)
  local list = {}
  for _, event in ipairs(t.events) do
    if event.kind == "score" then list[#list + 1] = event.reason end
  end
  return table.concat(list, " ")
end

local function in_order(wanted)
  return function(_, t)
    assert(reasons(t) == wanted, "in this order: " .. reasons(t))
  end
end

test "final scoring: the incomplete, fields, goods, king, robber" {
  with    = { modules = { "traders-and-builders", "king-and-robber",
              "farmers" } },
  board   = [[ E> cEW-wine^ .
               W^ .         .
               .  .         B^ ]],
  pile    = "E W",
  figures = "A meeple field N 0,1; A meeple monastery 2,2",
  play    = "A E< 2,0 pass; B W^ 1,1 pass",
  expect  = { "game over",
    in_order "monastery field trade-goods king robber" },
}

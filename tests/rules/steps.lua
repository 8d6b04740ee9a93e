-- A house rule whose phase and offer are steps, not functions.

module { "steps", title = "Another figure", needs = { "base", "farmers" } }

text { en = { again = "another figure", add = "add" } }

phase { "again", after = "figure", run = { "offer", "again" } }
offer.again { "again", list = { "stand" }, apply = { "deploy" } }

-- An offer that asks more.
offer.again { "swap", list = function(_, o) o:word("add", "left") end,
  apply = function(g, _, word)
    g:ask(g.player, "again", function(o)
      o:word("add", word)
      o:pass()
    end)
  end }

test "a step of a house rule asks and deploys" {
  play = "A V^ 1,0 meeple road S; meeple field WL",
  expect = "A holds 5 meeple",
}
test "beside what is a function" {
  play = "A V^ 1,0 pass; add left; add left",
  expect = "A holds 7 meeple",
}

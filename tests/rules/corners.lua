-- Corners where four tiles meet: figures stand on the ground around.
module { "corners", title = "Corners", needs = "farmers" }

piece { "post", count = 2, weight = 0, claims = false }

offer.figure { "post",
  list = function(g, o)
    if g.player:supply "post" == 0 then return end
    for _, corner in ipairs(g.tile:corners "field") do
      if not corner.taken then o:corner("post", corner) end
    end
  end,
  apply = function(g, _, corner)
    local figure = g:deploy("post", corner)
    assert(figure.corner == corner and figure.at == "segment")
    assert(figure.feature == corner.feature and #corner:tiles() == 4)
  end }

-- By a word of the menu: one a field.
piece { "stake", count = 2, weight = 0, claims = false }
offer.figure { "stake", list = { "corners", "stake", "field", "stake" },
  when = { home = "stake" },
  apply = function(g, _, corner) g:deploy("stake", corner) end }

text { en = { post = "post", stake = "stake" },
  de = { post = "Pfosten", stake = "Pflock" },
  fr = { post = "poteau", stake = "piquet" },
  it = { post = "palo", stake = "paletto" },
  sv = { post = "stolpe", stake = "påle" } }

test "the menu lists them, too" {
  board = [[ B^ B^
             B^ . ]],
  play = "A B^ 1,1 stake corner 1,1",
  expect = "A has 0 points; A stake stands on corner 1,1",
}

test "but not where somebody stands" {
  with = { tiles = { base = 2 } },
  board = [[ B^ B^
             B^ B^
             B^ . ]],
  figures = "A post corner 1,1",
  play = "A B^ 1,2",
  expect = "offers stake corner 1,2; offers not stake corner 1,1",
}

test "who stands at another corner of the field does not stand here" {
  with = { tiles = { base = 2 } },
  board = [[ B^ B^
             B^ B^
             B^ B^ ]],
  figures = "A post corner 1,1; B stake corner 1,2",
  expect = "A post stands on corner 1,1; B stake stands on corner 1,2",
}

test "and is not found there" {
  with = { tiles = { base = 2 } },
  board = [[ B^ B^
             B^ B^
             B^ B^ ]],
  figures = "A post corner 1,1",
  expect = "nobody stands on corner 1,2; A post stands on corner 1,2",
  fails = "nobody stands there",
}

test "nor on a field with such a figure" {
  with = { tiles = { base = 2 } },
  board = [[ B^ B^
             B^ B^
             B^ . ]],
  figures = "A stake corner 1,1",
  play = "A B^ 1,2",
  expect = "offers post corner 1,2; offers not stake corner 1,2",
}

test "one stands where four tiles meet, on the field around" {
  board = [[ B^ B^
             B^ . ]],
  play = "A B^ 1,1 post corner 1,1",
  expect = { "A has 0 points", function(g)
    local figure
    for each in g:figures "post" do figure = each end
    assert(figure.corner.cell == g:cell(1, 1))
    assert(figure.feature:holds "post")
  end },
}

local more = { tiles = { base = 2 } }

test "not twice at the same corner, nor where fewer meet" {
  with = more,
  board = [[ B^ B^
             B^ B^
             B^ . ]],
  figures = "A post corner 1,1",
  play = "A B^ 1,2 post corner 1,2",
  expect = "A has 0 points",
}

test "there is no second one at a corner" {
  with = more,
  board = [[ B^ B^
             B^ B^
             B^ . ]],
  figures = "A post corner 1,1",
  play = "A B^ 1,2 post corner 1,1",
  fails = "is not offered",
}

test "ground that is parted at a corner has none there" {
  with = { tiles = { ["traders-and-builders"] = true } },
  board = [[ traders/cNW-rE-rS-cloth-split^ U^
             U>                             . ]],
  play = "A B^ 1,1 post corner 1,1",
  fails = "is not offered",
}

test "the position of a test has no post where there is no corner" {
  board = [[ B^ B^
             B^ B^ ]],
  figures = "A post corner 0,0",
  play = "pass",
  fails = "no four tiles meet",
}

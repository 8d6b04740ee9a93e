-- Bazaars together with others: BC-14 to BC-19 of
-- lua/doc/rules.md.

local function with(...)
  return { modules = { "bridges-castles-bazaars", ... } }
end

test "no second bazaar while tiles of the first are not laid" {
  with   = with(),
  board  = "B^ .",
  pile   = "f-bazaar rS-inn-bazaar U V V U",
  draws  = "f-bazaar rS-inn-bazaar U",
  play   = "A f-bazaar^ 1,0 pass; B lot rS-inn-bazaar bid 0; A pass; "
    .. "B rS-inn-bazaar^ 2,0 pass",
  expect = "A is on turn; asks place; offers U> 2,1; "
    .. "state bridges-castles-bazaars.open is false",
}

test "with three players bids go round once, past who has a tile" {
  with   = { modules = { "bridges-castles-bazaars" }, players = 3 },
  board  = "B^ .",
  pile   = "f-bazaar U V W B E",
  draws  = "f-bazaar U V W",
  steps  = {
    { play = "A f-bazaar^ 1,0 pass; B lot U; B bid 1",
      expect = "C must answer; asks bid; offers bid 2; offers not bid 1; "
        .. "offers pass" },
    { play = "C bid 2; A pass; B sell",
      expect = "C scores bazaar -2; B scores bazaar 2; A must answer; "
        .. "asks lot" },
    { play = "A lot V bid 0", expect = "B must answer; asks bid" },
    { play = "B pass", expect = "B is on turn; nobody scores; asks place; "
        .. "offers W< 2,0" },
  },
}

test "a bought tile without a place is discarded, and one is drawn" {
  with   = with(),
  board  = "B^ .",
  pile   = "f-bazaar C V U U",
  draws  = "f-bazaar C V",
  play   = "A f-bazaar^ 1,0 pass; B lot C bid 0; A pass",
  expect = "CHANCE must answer; B is on turn; C is discarded; offers only U",
}

test "the second part of a double turn draws from the pile" {
  with    = with "traders-and-builders",
  board   = "B^ U>",
  figures = "B meeple road N 1,0; B builder road N 1,0",
  pile    = "f-bazaar U V B B",
  draws   = "f-bazaar U V",
  play    = "A f-bazaar^ 2,0 pass; B lot U bid 0; A pass; B U> 1,1 pass",
  expect  = "CHANCE must answer; B is on turn; 2 tiles left",
}

test "in the second part an abbey may be laid, too" {
  with    = with("traders-and-builders", "abbey-and-mayor"),
  board   = [[ .  B^ .  .
               B^ .  B^ U>
               .  B^ .  . ]],
  figures = "B meeple road N 3,1; B builder road N 3,1",
  pile    = "f-bazaar U V E E",
  draws   = "f-bazaar U V",
  play    = "A pass f-bazaar^ 4,1 pass; B lot U bid 0; A pass; B U> 3,2 pass",
  expect  = "B is on turn; asks abbey",
}

test "what is paid at a bazaar sends nobody to Carcassonne" {
  with    = with "count",
  setup   = true,
  origin  = "6,5",
  board   = "B^ .",
  pile    = "f-bazaar U V B E",
  draws   = "f-bazaar U V",
  play    = "A f-bazaar^ 7,5 pass; B lot U bid 0; A bid 3; B keep",
  expect  = "A scores bazaar 3; B is on turn; phase tile",
}

test "dragons that wait for the volcano are not sold" {
  with   = with "princess-and-dragon",
  board  = "B^ .",
  pile   = { tiles = "f-bazaar U", dragon = "rEW-dragon rSW-dragon" },
  draws  = "f-bazaar",
  play   = "A f-bazaar^ 1,0 pass",
  expect = "B is on turn; offers only U",
}

test "who has no tile when the pile is empty is passed over" {
  with   = with(),
  board  = "B^ .",
  pile   = "f-bazaar C V",
  draws  = "f-bazaar C V",
  play   = "A f-bazaar^ 1,0 pass; B lot C bid 0; A pass",
  expect = "A is on turn; C is discarded; asks place",
}

test "a bridge may help a tile that was bought" {
  with   = with(),
  board  = "W^ .",
  pile   = "f-bazaar B V B E",
  draws  = "f-bazaar B V",
  play   = "A f-bazaarv 0,-1 pass; B lot B bid 0; A pass; B B^ 1,0 bridge EW",
  expect = "B holds 2 bridge",
}

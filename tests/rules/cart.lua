-- A class that no stand() names: its pieces stand where their other classes
-- may, and a veto by this class is about them there.

module { "cart", title = "A cart stays off the roads", needs = "base" }

piece { "cart", class = { "follower", "cart" } }

allow.stand("cart", function(_, _, segment)
  if segment.kind == "road" then return false, "too bumpy" end
end)

text { en = { cart = "cart", ["too bumpy"] = "too bumpy" } }

test "no cart on a road, but in a city" {
  board = "D^",
  play = "A U^ 1,0",
  expect = "offers meeple road; offers not cart road",
}

test "nor is anybody else kept off" {
  board = "D^",
  play = "A Ev 0,-1",
  expect = "offers cart city; offers meeple city",
}

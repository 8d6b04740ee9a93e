text { en = { count = "the count", castle = "castle", market = "market",
  blacksmith = "blacksmith", cathedral = "cathedral",
  carcassonne = "Carcassonne", ["count-leave"] = "leave the city?",
  ["count-enter"] = "send a follower to the city?",
  ["count-move"] = "move the count?",
  ["count-final"] = "leave the city for the end?" } }

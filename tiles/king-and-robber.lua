-- Five tiles. King and robber themselves are pieces.

tileset { "king-and-robber", prefix = "king", title = "King & Robber",
          marks = { "garden" } }

tile { "m-cN", 1, "city field field field",
       "monastery" }
tile { "cN-rW", 1, "city field field road",
       "road W end=city", variant = { 1, "garden" } }
tile { "cN-rES-rW", 1, "city road road road",
       "road ES", "road W end=city" }
-- The city reaches the corner between the roads.
tile { "cNW-rE-rS-split", 1, "city road road city",
       "city NW",
       "field EL touches=N", "field ER touches=N", "field SL touches=N",
       "field SR touches=N", ends = "city" }
-- One city passes over the other; two meadows beside the bridge meet no
-- border.
tile { "cNS-cEW", 1, "city city city city",
       "city NS", "city EW", "field - touches=N,E", "field - touches=N,E",
       crossing = { "city N/city E" } }

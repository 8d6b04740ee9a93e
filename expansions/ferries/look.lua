look { "ferry", symbol = "none" }

text { en = { dragon = "dragon", fairy = "fairy", princess = "send home" } }

-- load
-- expect: pieces.meeple must be 0 to 200
-- expect: there is no piece 'dragon'
return { pieces = { meeple = "lots", dragon = 3 } }

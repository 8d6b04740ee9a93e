-- load
-- expect: no-unpack-method\.lua:[0-9]+: .*attempt to call a nil value \(method 'unpack'\)
module { "no-unpack-method", needs = "base" }

print(("i8"):unpack("12345678"))

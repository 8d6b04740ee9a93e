-- load
-- expect: no-package\.lua:[0-9]+: .*unknown word 'package'
module { "no-package", needs = "base" }

print(package.path)

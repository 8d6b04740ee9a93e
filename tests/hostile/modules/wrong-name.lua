-- load
-- expect: is no module name
module { "../../up" }

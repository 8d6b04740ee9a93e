-- load
-- expect: change-export\.lua:[0-9]+: .*what another module exports cannot be changed
module { "change-export", needs = "base" }

use("base").edition = 7

-- load
-- expect: open-forever\.lua:[0-9]+: feature 'road' is held open by the mark 'mouth', and nothing closes it: no module calls g:join
module { "open-forever", needs = "base" }

feature { "road", open = "mouth" }

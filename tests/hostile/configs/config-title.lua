-- load
-- expect: title must be a string
-- expect: undo must be a number
return { title = print, undo = {} }

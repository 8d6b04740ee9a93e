-- load
-- expect: title must be a text, not function
-- expect: undo must be a whole number, not a table
return { title = print, undo = {} }

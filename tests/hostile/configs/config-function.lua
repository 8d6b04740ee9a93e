-- load
-- expect: returns a table
return print

-- load
-- expect: modules is a list of names
return { modules = { 7, {}, [{}] = true } }

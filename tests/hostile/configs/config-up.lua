-- load
-- expect: there is no module
return { modules = { "../../../etc" } }

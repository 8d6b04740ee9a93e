-- load
-- expect: there is no module 'bsae', did you mean 'base'
return { modules = { "bsae" } }

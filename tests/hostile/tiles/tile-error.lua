-- load
-- expect: tiles/tile-error\.lua.*an error that is no text
tileset { "tile-error" }
error({})

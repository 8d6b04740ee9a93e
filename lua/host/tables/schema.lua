--- What the database holds, as steps from one version to the next. A step that
--- has been released is never changed. The same for SQLite and PostgreSQL.
--
-- Everything that happens at a table is a row, numbered from 1 without a
-- hole. That (game, number) is the key is the lock: of two who write the next
-- row, one is told that it is there already.

local schema = {}

schema.steps = {
  {
    [[CREATE TABLE tables (
      id TEXT PRIMARY KEY,
      recipe TEXT NOT NULL,         -- JSON, see requested_game.lua
      seed BIGINT NOT NULL,
      title TEXT NOT NULL,
      seats TEXT NOT NULL,          -- JSON: how they were when it was made
      clock TEXT,                   -- JSON: { start, add } in seconds
      made BIGINT NOT NULL,         -- ms since 1970
      touched BIGINT NOT NULL,      -- the last row's time, or later
      state TEXT NOT NULL           -- asking, over, stuck
    )]],
    "CREATE INDEX tables_touched ON tables (touched)",
    [[CREATE TABLE links (
      hash TEXT PRIMARY KEY,        -- SHA-256 of the secret in the link
      game TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      seat BIGINT NOT NULL,         -- -1: looks on
      maker BIGINT NOT NULL         -- 1: may do what the maker of a table may
    )]],
    "CREATE INDEX links_game ON links (game)",
    [[CREATE TABLE happened (
      game TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      number BIGINT NOT NULL,
      kind TEXT NOT NULL,
      seat BIGINT NOT NULL,
      at BIGINT NOT NULL,           -- ms since 1970
      data TEXT NOT NULL,           -- JSON
      PRIMARY KEY (game, number)
    )]],
  },
  {
    -- seconds until an absent seat may be given to a bot
    "ALTER TABLE tables ADD COLUMN away BIGINT",
  },
  {
    -- 1: watchers may talk
    "ALTER TABLE tables ADD COLUMN talk BIGINT",
  },
  {
    -- where browsers are told that it is the turn of a seat, see push.lua
    [[CREATE TABLE pushes (
      game TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      seat BIGINT NOT NULL,
      endpoint TEXT NOT NULL,
      made BIGINT NOT NULL,         -- ms since 1970
      PRIMARY KEY (game, seat, endpoint)
    )]],
    "CREATE INDEX pushes_endpoint ON pushes (endpoint)",
  },
}

return schema

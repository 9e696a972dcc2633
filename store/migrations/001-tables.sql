-- Tables, who sits at them, and everything that happened there. The state of a table is its
-- changes replayed; nothing else is kept.

CREATE TABLE tables (
  number   INTEGER PRIMARY KEY,
  id       TEXT NOT NULL UNIQUE,
  game     TEXT NOT NULL,
  version  INTEGER NOT NULL,            -- of the rules
  players  INTEGER NOT NULL,
  options  TEXT NOT NULL,               -- a JSON object
  start    TEXT,                        -- a referee's position as JSON, where it began from one
  pace     INTEGER NOT NULL,            -- milliseconds between actions of bots
  host     BLOB NOT NULL,               -- hash of the token of whoever opened it
  created  INTEGER NOT NULL             -- seconds since 1970
) STRICT;

CREATE TABLE seats (
  table_number INTEGER NOT NULL REFERENCES tables (number),
  seat         INTEGER NOT NULL,
  name         TEXT NOT NULL,
  holder       BLOB,                    -- hash of the token of the person who holds it
  bot          TEXT,                    -- the bot that acts for it
  PRIMARY KEY (table_number, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_holder ON seats (holder) WHERE holder IS NOT NULL;
CREATE INDEX tables_by_host ON tables (host);

-- One row is one durable change: actions in notation, one a line (a player's and what chance
-- answered), or with `undo` the step that was gone back to.
CREATE TABLE changes (
  table_number INTEGER NOT NULL REFERENCES tables (number),
  sequence     INTEGER NOT NULL,        -- of the first of its actions, from 1
  undo         INTEGER,
  actions      TEXT NOT NULL,
  at           INTEGER NOT NULL,        -- seconds since 1970
  PRIMARY KEY (table_number, sequence)
) STRICT, WITHOUT ROWID;

/* sqlite_checkpoint.h - a thread copies SQLite's log into the database. */
#ifndef TESSERA_SQLITE_CHECKPOINT_H
#define TESSERA_SQLITE_CHECKPOINT_H

struct sqlite3;
typedef struct sqlite_checkpoint sqlite_checkpoint;

/* Starts the thread. From now on it does the checkpoints of this connection,
 * which then does none itself. NULL: no thread could be started, and nothing
 * changed. */
sqlite_checkpoint *sqlite_checkpoint_start(struct sqlite3 *db);

/* Call it before the connection is closed. May be NULL. */
void sqlite_checkpoint_stop(sqlite_checkpoint *checkpoint);

#endif

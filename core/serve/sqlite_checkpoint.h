/* sqlite_checkpoint.h - a thread copies SQLite's log into the database. */
#ifndef TESSERA_SQLITE_CHECKPOINT_H
#define TESSERA_SQLITE_CHECKPOINT_H

struct sqlite3;
typedef struct sqlite_checkpoint sqlite_checkpoint;

/* From now on for what this connection commits, in place of the connection
 * itself. NULL: there is no thread to be had, and all is as it was. */
sqlite_checkpoint *sqlite_checkpoint_start(struct sqlite3 *db);

/* Before the connection is closed. May be NULL. */
void sqlite_checkpoint_stop(sqlite_checkpoint *checkpoint);

#endif

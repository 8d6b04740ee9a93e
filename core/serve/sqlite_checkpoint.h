/* sqlite_keeper.h - SQLite's log is carried into the database by a thread. */
#ifndef TESSERA_SQLITE_KEEPER_H
#define TESSERA_SQLITE_KEEPER_H

#ifdef HAVE_SQLITE

#include <stdbool.h>

struct sqlite3;
typedef struct sqlite_keeper sqlite_keeper;

/* From now on for what this connection commits, in place of the connection
 * itself. NULL: there is no thread to be had, and all is as it was. */
sqlite_keeper *sqlite_keeper_start(struct sqlite3 *db);

/* Before the connection is closed. May be NULL. */
void sqlite_keeper_stop(sqlite_keeper *keeper);

#endif

#endif

/* sqlite_ender.h - transactions of SQLite are ended by a thread, so that only
 * those wait for the disk who asked for it. */
#ifndef TESSERA_SQLITE_ENDER_H
#define TESSERA_SQLITE_ENDER_H

#ifdef HAVE_SQLITE

#include <stdbool.h>

struct sqlite3_stmt;
typedef struct sqlite_ender sqlite_ender;

/* NULL: there is no thread, or no memory, to be had. */
sqlite_ender *sqlite_ender_start(void);

/* Waits for what is under way. May be NULL. */
void sqlite_ender_stop(sqlite_ender *ender);

/* A descriptor that can be read once a statement has been carried out, until
 * somebody has waited for it. */
int sqlite_ender_fd(const sqlite_ender *ender);

/* Has a statement carried out that returns no rows (COMMIT); nothing else may
 * be under way. Until somebody has waited, nobody else may use it or its
 * connection. */
void sqlite_ender_run(sqlite_ender *ender, struct sqlite3_stmt *statement);

/* Is it still carried out? */
bool sqlite_ender_busy(sqlite_ender *ender);

/* Waits for the end; what sqlite3_step returned. */
int sqlite_ender_wait(sqlite_ender *ender);

#endif

#endif

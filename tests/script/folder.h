/* folder.h - a folder of its own that a program of tests writes into. */
#ifndef TEST_FOLDER_H
#define TEST_FOLDER_H

#define PATH_ROOM 256

extern char folder[PATH_ROOM - 56];

/* The project's folder. */
const char *root_of(void);

/* Makes the folder, and lets rulesets be found in the project. Returns what a
 * set-up does: 0 or -1. */
int open_folder(void);

/* The path of a file in it, of a name that lasts. */
void name_file(char path[PATH_ROOM], const char *name);

/* Removes it and the files that were named; a tear-down. Fails when there are
 * others. */
int close_folder(void **state);

#endif

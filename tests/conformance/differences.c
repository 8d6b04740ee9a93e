/* differences.c - the list of differences that follow a source. */
#include "differences.h"

#include "lines.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

typedef struct entry {
    char *line; /* owns the texts below */
    char *game, *turn, *what, *source;
    bool used;
} entry;

struct differences {
    entry *list;
    size_t count;
};

static char *trim(char *word)
{
    size_t length;

    while (isspace((unsigned char)*word)) word++;
    length = strlen(word);
    while (length && isspace((unsigned char)word[length - 1]))
        word[--length] = '\0';
    return word;
}

/* Cuts `line` at the first byte of `mark`; the rest, or NULL. */
static char *cut(char *line, const char *mark)
{
    char *at = strpbrk(line, mark);

    if (!at) return NULL;
    *at = '\0';
    return trim(at + 1);
}

static bool parse(char *line, entry *to)
{
    to->game = trim(line);
    to->turn = cut(to->game, " \t");
    to->what = to->turn ? cut(to->turn, "|") : NULL;
    to->source = to->what ? cut(to->what, "|") : NULL;
    if (!to->source || !*to->source || !*to->what) return false;
    to->turn = trim(to->turn);
    to->what = trim(to->what);
    return *to->turn != '\0';
}

differences *differences_load(const char *path)
{
    FILE *file = fopen(path, "r");
    differences *list;
    char line[1024];
    int number = 0;

    if (!file) {
        perror(path);
        return NULL;
    }
    list = need(NULL, sizeof *list);
    *list = (differences){0};
    while (fgets(line, sizeof line, file)) {
        char *start = trim(line);
        entry one = {0};
        size_t size = strlen(start) + 1;

        number++;
        if (*start == '#' || *start == '\0') continue;
        one.line = memcpy(need(NULL, size), start, size);
        if (!parse(one.line, &one)) {
            fprintf(stderr, "%s:%d: not `game turn | what | source`\n", path,
                    number);
            free(one.line);
            differences_free(list);
            list = NULL;
            break;
        }
        list->list = need(list->list, (list->count + 1) * sizeof *list->list);
        list->list[list->count++] = one;
    }
    fclose(file);
    return list;
}

void differences_free(differences *list)
{
    if (!list) return;
    for (size_t i = 0; i < list->count; i++) free(list->list[i].line);
    free(list->list);
    free(list);
}

bool differences_allow(differences *list, const char *game, const char *turn,
                       const char *what)
{
    for (size_t i = 0; i < list->count; i++) {
        entry *one = &list->list[i];

        if (strcmp(one->game, game) == 0 && strcmp(one->turn, turn) == 0 &&
            strcmp(one->what, what) == 0) {
            one->used = true;
            return true;
        }
    }
    return false;
}

size_t differences_unused(const differences *list, const char *game, FILE *out)
{
    size_t count = 0;

    for (size_t i = 0; i < list->count; i++) {
        const entry *one = &list->list[i];

        if (one->used || strcmp(one->game, game) != 0) continue;
        fprintf(out, "# listed but did not occur: %s %s | %s | %s\n", one->game,
                one->turn, one->what, one->source);
        count++;
    }
    return count;
}

size_t differences_used(const differences *list, FILE *out)
{
    size_t count = 0;

    for (size_t i = 0; i < list->count; i++) {
        const entry *one = &list->list[i];

        if (!one->used) continue;
        fprintf(out, "# allowed: %s %s | %s | %s\n", one->game, one->turn,
                one->what, one->source);
        count++;
    }
    return count;
}

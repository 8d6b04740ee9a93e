/* pattern.c - string.find, match, gmatch and gsub with counted steps.
 *
 * Patterns mean what they mean in Lua; the tests compare with its own
 * functions. What differs is that a match gives up after so many steps and
 * stops when the script's time is over, and that letters are those of ASCII,
 * whatever the locale. */
#include <limits.h>
#include <string.h>

#include "script/sandbox/pattern.h"
#include "script/vm/vm.h"

#define MAX_DEPTH 200
#define MAX_CAPTURES 32
#define ESCAPE '%'

enum { UNCLOSED = -1, POSITION = -2 };

struct matcher {
    lua_State *L;
    const char *text, *end; /* the subject */
    const char *pattern_end;
    uint32_t steps, most;
    int depth;
    int captures;
    struct {
        const char *start;
        ptrdiff_t length; /* or UNCLOSED, POSITION */
    } capture[MAX_CAPTURES];
};

static void spend(struct matcher *m, size_t steps)
{
    tesI_poll(m->L);
    if (m->steps >= m->most || steps > m->most - m->steps) {
        luaL_error(m->L, "this pattern takes too long on this string");
    }
    m->steps += (uint32_t)steps;
}

static inline void step(struct matcher *m)
{
    if (++m->steps % 256 == 0) spend(m, 0);
}

/* ---- single characters --------------------------------------------------- */

static bool between(int c, int low, int high) { return c >= low && c <= high; }

static bool is_letter(int c) { return between(c | 32, 'a', 'z'); }

static bool is_digit(int c) { return between(c, '0', '9'); }

/* Does c belong to the class of this letter, such as 'a' of %a? */
static bool in_class(int c, int letter)
{
    bool in;

    switch (letter | 32) {
    case 'a': in = is_letter(c); break;
    case 'c': in = c < ' ' || c == 127; break;
    case 'd': in = is_digit(c); break;
    case 'g': in = between(c, '!', '~'); break;
    case 'l': in = between(c, 'a', 'z'); break;
    case 'p': in = between(c, '!', '~') && !is_letter(c) && !is_digit(c); break;
    case 's': in = c == ' ' || between(c, '\t', '\r'); break;
    case 'u': in = between(c, 'A', 'Z'); break;
    case 'w': in = is_letter(c) || is_digit(c); break;
    case 'x': in = is_digit(c) || between(c | 32, 'a', 'f'); break;
    case 'z': in = c == 0; break;
    default: return letter == c;
    }
    return between(letter, 'A', 'Z') ? !in : in;
}

static int byte_at(const char *at) { return (unsigned char)*at; }

/* End of the single-character item at p. */
static const char *item_end(struct matcher *m, const char *p)
{
    if (*p == ESCAPE) {
        if (p + 1 == m->pattern_end) {
            luaL_error(m->L, "malformed pattern (ends with '%%')");
        }
        return p + 2;
    }
    if (*p != '[') return p + 1;
    p++;
    if (p < m->pattern_end && *p == '^') p++;
    do { /* a ']' right here is a member */
        step(m);
        if (p == m->pattern_end) {
            luaL_error(m->L, "malformed pattern (missing ']')");
        }
        if (*p++ == ESCAPE && p < m->pattern_end) p++;
    } while (p == m->pattern_end || *p != ']');
    return p + 1;
}

/* Is c in the set from '[' at p to ']' at last? */
static bool in_set(struct matcher *m, int c, const char *p, const char *last)
{
    bool inside = true;

    if (p[1] == '^') {
        inside = false;
        p++;
    }
    while (++p < last) {
        step(m);
        if (*p == ESCAPE) {
            p++;
            if (in_class(c, byte_at(p))) return inside;
        } else if (p[1] == '-' && p + 2 < last) {
            if (between(c, byte_at(p), byte_at(p + 2))) return inside;
            p += 2;
        } else if (byte_at(p) == c) {
            return inside;
        }
    }
    return !inside;
}

/* Does the character at s match the item from p to `after`? */
static bool matches(struct matcher *m, const char *s, const char *p,
                    const char *after)
{
    step(m);
    if (s >= m->end) return false;
    switch (*p) {
    case '.': return true;
    case ESCAPE: return in_class(byte_at(s), byte_at(p + 1));
    case '[': return in_set(m, byte_at(s), p, after - 1);
    default: return *p == *s;
    }
}

/* ---- captures ------------------------------------------------------------ */

/* Index of the capture that a digit names. */
static int named_capture(struct matcher *m, int digit)
{
    int index = digit - '1';
    if (index < 0 || index >= m->captures ||
        m->capture[index].length == UNCLOSED) {
        luaL_error(m->L, "invalid capture index %%%d", index + 1);
    }
    return index;
}

/* Index of the innermost open capture. */
static int open_capture(struct matcher *m)
{
    int index = m->captures;
    while (index-- > 0) {
        if (m->capture[index].length == UNCLOSED) return index;
    }
    return luaL_error(m->L, "invalid pattern capture");
}

static void push_capture(struct matcher *m, int index, const char *s,
                         const char *e)
{
    if (index >= m->captures) {
        if (index != 0) {
            luaL_error(m->L, "invalid capture index %%%d", index + 1);
        }
        lua_pushlstring(m->L, s, (size_t)(e - s)); /* the whole match */
        return;
    }
    ptrdiff_t length = m->capture[index].length;
    if (length == UNCLOSED) luaL_error(m->L, "unfinished capture");
    if (length == POSITION) {
        lua_pushinteger(m->L, m->capture[index].start - m->text + 1);
    } else {
        lua_pushlstring(m->L, m->capture[index].start, (size_t)length);
    }
}

/* Pushes all captures; without any, the whole match unless s is NULL. */
static int push_captures(struct matcher *m, const char *s, const char *e)
{
    int count = m->captures == 0 && s != NULL ? 1 : m->captures;
    luaL_checkstack(m->L, count, "too many captures");
    for (int i = 0; i < count; i++) push_capture(m, i, s, e);
    return count;
}

/* ---- matching ------------------------------------------------------------ */

static const char *match(struct matcher *m, const char *s, const char *p);

static const char *match_balance(struct matcher *m, const char *s,
                                 const char *p)
{
    if (p + 1 >= m->pattern_end) {
        luaL_error(m->L, "malformed pattern (missing arguments to '%%b')");
    }
    if (s >= m->end || *s != p[0]) return NULL;
    for (int open = 1; ++s < m->end;) {
        step(m);
        if (*s == p[1]) {
            if (--open == 0) return s + 1;
        } else if (*s == p[0]) {
            open++;
        }
    }
    return NULL;
}

/* Tries the most repetitions of the item first, then one less each time. */
static const char *match_most(struct matcher *m, const char *s, const char *p,
                              const char *after)
{
    ptrdiff_t count = 0;
    while (matches(m, s + count, p, after)) count++;
    for (; count >= 0; count--) {
        const char *found = match(m, s + count, after + 1);
        if (found != NULL) return found;
    }
    return NULL;
}

/* Tries the fewest repetitions first, then one more each time. */
static const char *match_least(struct matcher *m, const char *s, const char *p,
                               const char *after)
{
    for (;; s++) {
        const char *found = match(m, s, after + 1);
        if (found != NULL) return found;
        if (!matches(m, s, p, after)) return NULL;
    }
}

static const char *start_capture(struct matcher *m, const char *s,
                                 const char *p, ptrdiff_t what)
{
    if (m->captures >= MAX_CAPTURES) luaL_error(m->L, "too many captures");
    m->capture[m->captures].start = s;
    m->capture[m->captures].length = what;
    m->captures++;
    const char *found = match(m, s, p);
    if (found == NULL) m->captures--;
    return found;
}

static const char *end_capture(struct matcher *m, const char *s, const char *p)
{
    int index = open_capture(m);
    m->capture[index].length = s - m->capture[index].start;
    const char *found = match(m, s, p);
    if (found == NULL) m->capture[index].length = UNCLOSED;
    return found;
}

static const char *match_back(struct matcher *m, const char *s, int digit)
{
    int index = named_capture(m, digit);
    size_t length = (size_t)m->capture[index].length;
    if ((size_t)(m->end - s) < length) return NULL;
    spend(m, length / 16);
    if (memcmp(m->capture[index].start, s, length) != 0) return NULL;
    return s + length;
}

/* %f: between a character that is not in the set and one that is. */
static bool at_frontier(struct matcher *m, const char *s, const char *p,
                        const char *after)
{
    int before = s == m->text ? '\0' : byte_at(s - 1);
    int here = s < m->end ? byte_at(s) : '\0';
    return !in_set(m, before, p, after - 1) && in_set(m, here, p, after - 1);
}

/* Matches the item at *p, which is no group, with what follows it up to the
 * next place where nothing has to be tried. Moves *s and *p on and returns
 * true, or sets *found to the end of the whole match or NULL. */
static bool match_item(struct matcher *m, const char **s, const char **p,
                       const char **found)
{
    const char *after = item_end(m, *p);
    char suffix = after < m->pattern_end ? *after : '\0';

    *found = NULL;
    if (!matches(m, *s, *p, after)) {
        *p = after + 1; /* it may be missing */
        return suffix == '*' || suffix == '?' || suffix == '-';
    }
    switch (suffix) {
    case '?':
        *found = match(m, *s + 1, after + 1);
        *p = after + 1;
        return *found == NULL;
    case '+': *found = match_most(m, *s + 1, *p, after); return false;
    case '*': *found = match_most(m, *s, *p, after); return false;
    case '-': *found = match_least(m, *s, *p, after); return false;
    default:
        ++*s;
        *p = after;
        return true;
    }
}

/* The same for the items that begin with %: %b, %f, %1. True also when it is
 * none of these, with *p where it was. */
static bool match_escape(struct matcher *m, const char **s, const char **p)
{
    const char *after;

    switch ((*p)[1]) {
    case 'b':
        *s = match_balance(m, *s, *p + 2);
        *p += 4;
        return *s != NULL;
    case 'f':
        *p += 2;
        if (*p == m->pattern_end || **p != '[') {
            luaL_error(m->L, "missing '[' after '%%f' in pattern");
        }
        after = item_end(m, *p);
        if (!at_frontier(m, *s, *p, after)) return false;
        *p = after;
        return true;
    default:
        *s = match_back(m, *s, byte_at(*p + 1));
        *p += 2;
        return *s != NULL;
    }
}

static bool is_escape(const struct matcher *m, const char *p)
{
    return *p == ESCAPE && p + 1 < m->pattern_end &&
           (p[1] == 'b' || p[1] == 'f' || is_digit(byte_at(p + 1)));
}

/* End of a match of the pattern from p on at s, or NULL. */
static const char *match(struct matcher *m, const char *s, const char *p)
{
    const char *found = NULL;
    bool going = true;

    if (m->depth-- == 0) luaL_error(m->L, "pattern too complex");
    while (going) {
        step(m);
        if (p == m->pattern_end) {
            found = s;
            break;
        }
        if (*p == '(') {
            bool here = p + 1 < m->pattern_end && p[1] == ')';
            found =
                start_capture(m, s, p + 1 + here, here ? POSITION : UNCLOSED);
            break;
        }
        if (*p == ')') {
            found = end_capture(m, s, p + 1);
            break;
        }
        if (*p == '$' && p + 1 == m->pattern_end) {
            found = s == m->end ? s : NULL;
            break;
        }
        if (is_escape(m, p)) {
            going = match_escape(m, &s, &p);
        } else {
            going = match_item(m, &s, &p, &found);
        }
    }
    m->depth++;
    return found;
}

static void prepare(struct matcher *m, lua_State *L, const char *text,
                    size_t size, const char *pattern, size_t pattern_size)
{
    m->L = L;
    m->text = text;
    m->end = text + size;
    m->pattern_end = pattern + pattern_size;
    m->steps = 0;
    m->most = tesI_vm(L)->budget.pattern_limit;
    m->depth = MAX_DEPTH;
}

static const char *match_anew(struct matcher *m, const char *s, const char *p)
{
    m->captures = 0;
    m->depth = MAX_DEPTH;
    return match(m, s, p);
}

/* ---- find and match ------------------------------------------------------ */

/* First place of a plain text, or NULL. */
static const char *find_plain(struct matcher *m, const char *s,
                              const char *what, size_t size)
{
    if (size == 0) return s;
    while ((size_t)(m->end - s) >= size) {
        s = memchr(s, *what, (size_t)(m->end - s) - size + 1);
        if (s == NULL) return NULL;
        spend(m, size / 16 + 1);
        if (memcmp(s, what, size) == 0) return s;
        s++;
    }
    return NULL;
}

/* Offset that argument `arg` names, past the end when it is too far. */
static size_t check_start(lua_State *L, int arg, size_t size)
{
    lua_Integer at = luaL_optinteger(L, arg, 1);
    if (at > 0) return (size_t)at - 1;
    if (at == 0 || at < -(lua_Integer)size) return 0;
    return (size_t)((lua_Integer)size + at);
}

static bool is_plain(lua_State *L, const char *pattern, size_t size)
{
    for (size_t i = 0; i < size; i++) {
        if (i % 65536 == 0) tesI_poll(L);
        if (pattern[i] != '\0' && strchr("^$*+?.([%-", pattern[i])) {
            return false;
        }
    }
    return true;
}

static int find(lua_State *L, bool places)
{
    struct matcher m;
    size_t size, pattern_size;
    const char *text = luaL_checklstring(L, 1, &size);
    const char *pattern = luaL_checklstring(L, 2, &pattern_size);
    size_t start = check_start(L, 3, size);

    if (start > size) return luaL_pushfail(L), 1;
    prepare(&m, L, text, size, pattern, pattern_size);
    if (places && (lua_toboolean(L, 4) || is_plain(L, pattern, pattern_size))) {
        const char *at = find_plain(&m, text + start, pattern, pattern_size);
        if (at == NULL) return luaL_pushfail(L), 1;
        lua_pushinteger(L, at - text + 1);
        lua_pushinteger(L, at - text + (lua_Integer)pattern_size);
        return 2;
    }
    bool anchored = pattern_size > 0 && *pattern == '^';
    const char *s = text + start;
    do {
        const char *e = match_anew(&m, s, pattern + anchored);
        if (e == NULL) continue;
        if (!places) return push_captures(&m, s, e);
        lua_pushinteger(L, s - text + 1);
        lua_pushinteger(L, e - text);
        return push_captures(&m, NULL, NULL) + 2;
    } while (s++ < m.end && !anchored);
    luaL_pushfail(L);
    return 1;
}

static int p_find(lua_State *L) { return find(L, true); }

static int p_match(lua_State *L) { return find(L, false); }

/* ---- gmatch -------------------------------------------------------------- */

/* Upvalues: subject, pattern, where to go on, end of the last match + 1. */
static int next_match(lua_State *L)
{
    struct matcher m;
    size_t size, pattern_size;
    const char *text = lua_tolstring(L, lua_upvalueindex(1), &size);
    const char *pattern = lua_tolstring(L, lua_upvalueindex(2), &pattern_size);
    size_t start = (size_t)lua_tointeger(L, lua_upvalueindex(3));
    lua_Integer last = lua_tointeger(L, lua_upvalueindex(4)) - 1;

    prepare(&m, L, text, size, pattern, pattern_size);
    for (; start <= size; start++) {
        const char *e = match_anew(&m, text + start, pattern);
        if (e == NULL || e - text == last) continue;
        lua_pushinteger(L, e - text);
        lua_copy(L, -1, lua_upvalueindex(3));
        lua_pushinteger(L, e - text + 1);
        lua_copy(L, -1, lua_upvalueindex(4));
        return push_captures(&m, text + start, e);
    }
    lua_pushinteger(L, (lua_Integer)size + 1);
    lua_copy(L, -1, lua_upvalueindex(3));
    return 0;
}

static int p_gmatch(lua_State *L)
{
    size_t size;
    luaL_checklstring(L, 1, &size);
    luaL_checkstring(L, 2);
    size_t start = check_start(L, 3, size);
    if (start > size) start = size + 1;
    lua_settop(L, 2);
    lua_pushinteger(L, (lua_Integer)start);
    lua_pushinteger(L, 0);
    lua_pushcclosure(L, next_match, 4);
    return 1;
}

/* ---- gsub ---------------------------------------------------------------- */

/* Adds the replacement text at index 3 with its %0 to %9 filled in. */
static void add_text(struct matcher *m, luaL_Buffer *out, const char *s,
                     const char *e)
{
    size_t size;
    const char *at = lua_tolstring(m->L, 3, &size), *stop = at + size;

    for (; at < stop; at++) {
        step(m);
        if (*at != ESCAPE) {
            luaL_addchar(out, *at);
            continue;
        }
        at++;
        if (at < stop && *at == ESCAPE) {
            luaL_addchar(out, *at);
        } else if (at < stop && *at == '0') {
            luaL_addlstring(out, s, (size_t)(e - s));
        } else if (at < stop && is_digit(byte_at(at))) {
            push_capture(m, *at - '1', s, e);
            luaL_addvalue(out);
        } else {
            luaL_error(m->L, "invalid use of '%%' in replacement string");
        }
    }
}

/* Adds what stands for the match from s to e; false: the match itself. */
static bool add_replacement(struct matcher *m, luaL_Buffer *out, const char *s,
                            const char *e, int type)
{
    lua_State *L = m->L;

    if (type == LUA_TFUNCTION) {
        lua_pushvalue(L, 3);
        lua_call(L, push_captures(m, s, e), 1);
    } else if (type == LUA_TTABLE) {
        push_capture(m, 0, s, e);
        lua_gettable(L, 3);
    } else {
        add_text(m, out, s, e);
        return true;
    }
    if (!lua_toboolean(L, -1)) {
        lua_pop(L, 1);
        luaL_addlstring(out, s, (size_t)(e - s));
        return false;
    }
    if (!lua_isstring(L, -1)) {
        luaL_error(L, "invalid replacement value (a %s)", luaL_typename(L, -1));
    }
    luaL_addvalue(out);
    return true;
}

static int p_gsub(lua_State *L)
{
    struct matcher m;
    size_t size, pattern_size;
    const char *text = luaL_checklstring(L, 1, &size);
    const char *pattern = luaL_checklstring(L, 2, &pattern_size);
    int type = lua_type(L, 3);
    lua_Integer most = luaL_optinteger(L, 4, (lua_Integer)size + 1), count = 0;
    bool anchored = pattern_size > 0 && *pattern == '^', changed = false;
    const char *s = text, *last = NULL;
    luaL_Buffer out;

    luaL_argexpected(L,
                     type == LUA_TNUMBER || type == LUA_TSTRING ||
                         type == LUA_TFUNCTION || type == LUA_TTABLE,
                     3, "string/function/table");
    if (type == LUA_TNUMBER) lua_tostring(L, 3);
    luaL_buffinit(L, &out);
    prepare(&m, L, text, size, pattern, pattern_size);
    while (count < most) {
        const char *e = match_anew(&m, s, pattern + anchored);
        if (e != NULL && e != last) {
            count++;
            changed = add_replacement(&m, &out, s, e, type) || changed;
            s = last = e;
        } else if (s < m.end) {
            luaL_addlstring(&out, s++, 1);
        } else {
            break;
        }
        if (anchored) break;
    }
    if (changed) {
        luaL_addlstring(&out, s, (size_t)(m.end - s));
        luaL_pushresult(&out);
    } else {
        lua_pushvalue(L, 1);
    }
    lua_pushinteger(L, count);
    return 2;
}

const luaL_Reg tesI_pattern_functions[] = {{"find", p_find},
                                           {"match", p_match},
                                           {"gmatch", p_gmatch},
                                           {"gsub", p_gsub},
                                           {NULL, NULL}};

/* clean.c - text as it may be shown: no byte that a terminal obeys. */
#include <string.h>

#include "tessera.h"

/* Bytes and value of the character at `text`, 1 and -1 when it is none. */
static size_t decode(const unsigned char *text, size_t left, int32_t *value)
{
    static const int32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    unsigned char first = text[0];
    size_t size = first < 0x80             ? 1
                  : (first & 0xe0) == 0xc0 ? 2
                  : (first & 0xf0) == 0xe0 ? 3
                  : (first & 0xf8) == 0xf0 ? 4
                                           : 0;

    *value = -1;
    if (size == 0 || size > left) return 1;
    int32_t code = size == 1 ? first : first & (0x7f >> size);
    for (size_t i = 1; i < size; i++) {
        if ((text[i] & 0xc0) != 0x80) return 1;
        code = code << 6 | (text[i] & 0x3f);
    }
    if (code < least[size] || code > 0x10ffff ||
        (code >= 0xd800 && code <= 0xdfff)) {
        return 1;
    }
    *value = code;
    return size;
}

/* Line ends and tabs stay. These are replaced: C0, DEL and C1; the marks,
 * embeddings, overrides and isolates of the bidi algorithm; separators that
 * some take for line ends; annotations, invisible tags, and what is no
 * character. */
static bool shown(int32_t code)
{
    if (code == '\n' || code == '\t') return true;
    if (code < 0x20 || (code >= 0x7f && code < 0xa0)) return false;
    if (code == 0x61c || code == 0x200e || code == 0x200f) return false;
    if (code >= 0x2028 && code <= 0x202e) return false;
    if (code >= 0x2066 && code <= 0x206f) return false;
    if (code >= 0xfff9 && code <= 0xfffb) return false;
    if (code >= 0xe0000 && code <= 0xe007f) return false;
    return (code & 0xfffe) != 0xfffe;
}

size_t tes_clean(const char *text, size_t len, char *out, size_t size)
{
    static const char instead[] = "\xef\xbf\xbd"; /* U+FFFD */
    size_t made = 0;

    for (size_t at = 0; at < len;) {
        const char *part = text + at;
        int32_t code;
        size_t bytes = decode((const unsigned char *)part, len - at, &code);
        at += bytes;
        if (!shown(code)) {
            part = instead;
            bytes = sizeof instead - 1;
        }
        if (made + bytes < size) memcpy(out + made, part, bytes);
        /* a character that does not fit ends the text, not half of one */
        if (made < size && made + bytes >= size) out[made] = '\0';
        made += bytes;
    }
    if (made < size) out[made] = '\0';
    return made;
}

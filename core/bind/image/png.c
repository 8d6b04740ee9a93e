/* png.c - pixels to PNG. The rows are cut into slices of a fixed size, each
 * of which is deflated by itself, by as many threads as there are cores: a
 * board of thousands of tiles has a hundred million pixels. */
#include "bind/image/png.h"

#ifdef HAVE_RSVG

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <zlib.h>

/* Bytes of rows in a slice, about; most threads. */
#define SLICE (1u << 20)
#define THREADS 8

typedef struct slice {
    unsigned char *bytes; /* malloc'd; NULL: no memory */
    size_t size;
    uLong adler;
    size_t raw;
} slice;

typedef struct work {
    const unsigned char *pixels; /* ARGB32 of cairo, premultiplied */
    size_t stride;
    int width, height, rows; /* rows of a slice */
    int depth;               /* bytes a pixel: 3 or 4 */
    slice *slices;
    int count;
    atomic_int next;
} work;

static uint32_t pixel_at(const unsigned char *row, int x)
{
    uint32_t pixel;
    memcpy(&pixel, row + 4 * (size_t)x, sizeof pixel);
    return pixel;
}

static bool is_opaque(const work *w)
{
    for (int y = 0; y < w->height; y++) {
        const unsigned char *row = w->pixels + (size_t)y * w->stride;
        for (int x = 0; x < w->width; x++)
            if (pixel_at(row, x) >> 24 != 255) return false;
    }
    return true;
}

/* One part of a colour, which cairo keeps multiplied by its alpha. */
static unsigned char straight(uint32_t part, uint32_t alpha)
{
    if (alpha == 0) return 0;
    part = (part * 255 + alpha / 2) / alpha;
    return (unsigned char)(part > 255 ? 255 : part);
}

/* A row as PNG wants it, without its filter. */
static void convert(const work *w, int y, unsigned char *out)
{
    const unsigned char *row = w->pixels + (size_t)y * w->stride;

    for (int x = 0; x < w->width; x++, out += w->depth) {
        uint32_t pixel = pixel_at(row, x), alpha = pixel >> 24;
        for (int i = 0; i < 3; i++) {
            uint32_t part = pixel >> (16 - 8 * i) & 255;
            out[i] =
                w->depth == 3 ? (unsigned char)part : straight(part, alpha);
        }
        if (w->depth == 4) out[3] = (unsigned char)alpha;
    }
}

/* Rows first to last of the picture, each filtered as what differs from the
 * row above it. */
static size_t filter(const work *w, int first, int last, unsigned char *out,
                     unsigned char *above, unsigned char *now)
{
    size_t length = (size_t)w->width * (size_t)w->depth, at = 0;

    if (first > 0)
        convert(w, first - 1, above);
    else
        memset(above, 0, length);
    for (int y = first; y < last; y++) {
        convert(w, y, now);
        unsigned char *restrict to = out + at + 1;
        out[at] = 2;
        at += length + 1;
        for (size_t i = 0; i < length; i++)
            to[i] = (unsigned char)(now[i] - above[i]);
        unsigned char *old = above;
        above = now;
        now = old;
    }
    return at;
}

static bool deflate_slice(slice *s, const unsigned char *raw, bool last)
{
    z_stream z = {.zalloc = NULL};

    if (deflateInit2(&z, 1, Z_DEFLATED, -15, 9, Z_DEFAULT_STRATEGY) != Z_OK)
        return false;
    size_t room = deflateBound(&z, (uLong)s->raw) + 16;
    s->bytes = malloc(room);
    z.next_in = (Bytef *)(uintptr_t)raw;
    z.avail_in = (uInt)s->raw;
    z.next_out = s->bytes;
    z.avail_out = (uInt)room;
    int done =
        s->bytes ? deflate(&z, last ? Z_FINISH : Z_FULL_FLUSH) : Z_MEM_ERROR;
    s->size = z.total_out;
    s->adler = adler32(adler32(0, NULL, 0), raw, (uInt)s->raw);
    deflateEnd(&z);
    if (done == (last ? Z_STREAM_END : Z_OK)) return true;
    free(s->bytes);
    s->bytes = NULL;
    return false;
}

static void *worker(void *context)
{
    work *w = context;
    size_t length = (size_t)w->width * (size_t)w->depth;
    unsigned char *raw = malloc((length + 1) * (size_t)w->rows + 2 * length);

    while (raw) {
        int mine = atomic_fetch_add(&w->next, 1);
        if (mine >= w->count) break;
        int first = mine * w->rows, last = first + w->rows;
        if (last > w->height) last = w->height;
        unsigned char *more = raw + (length + 1) * (size_t)w->rows;
        slice *s = &w->slices[mine];
        s->raw = filter(w, first, last, raw, more, more + length);
        if (!deflate_slice(s, raw, mine == w->count - 1)) break;
    }
    free(raw);
    return NULL;
}

static void deflate_all(work *w)
{
    pthread_t threads[THREADS];
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    int count = 0, most = cores > THREADS ? THREADS : (int)cores;

    if (most > w->count) most = w->count;
    while (count + 1 < most &&
           pthread_create(&threads[count], NULL, worker, w) == 0)
        count++;
    worker(w);
    while (count > 0) pthread_join(threads[--count], NULL);
}

/* ---- the file ------------------------------------------------------------ */

static unsigned char *put32(unsigned char *to, uLong value)
{
    for (int shift = 24; shift >= 0; shift -= 8)
        *to++ = (unsigned char)(value >> shift & 255);
    return to;
}

/* Writes a chunk around its data, which are there already; returns its end. */
static unsigned char *chunk(unsigned char *at, const char *name, size_t length)
{
    put32(at, (uLong)length);
    memcpy(at + 4, name, 4);
    uLong crc = crc32(crc32(0, NULL, 0), at + 4, (uInt)(length + 4));
    return put32(at + 8 + length, crc);
}

static unsigned char *assemble(const work *w, size_t *size)
{
    static const unsigned char magic[8] = {137, 80, 78, 71, 13, 10, 26, 10};
    size_t room = 8 + 25 + 12 + 2 + 4 + 12 + 12;
    uLong adler = adler32(0, NULL, 0);

    for (int i = 0; i < w->count; i++) {
        if (!w->slices[i].bytes) return NULL;
        room += w->slices[i].size + 12;
    }
    unsigned char *png = malloc(room), *at = png;
    if (!png) return NULL;
    memcpy(at, magic, sizeof magic);
    at += sizeof magic;
    unsigned char *head =
        put32(put32(at + 8, (uLong)w->width), (uLong)w->height);
    head[0] = 8; /* bits a channel */
    head[1] = w->depth == 4 ? 6 : 2;
    memset(head + 2, 0, 3);
    at = chunk(at, "IHDR", 13);
    at[8] = 0x78; /* zlib: 32 KiB window, fastest */
    at[9] = 1;
    at = chunk(at, "IDAT", 2);
    for (int i = 0; i < w->count; i++) {
        const slice *s = &w->slices[i];
        memcpy(at + 8, s->bytes, s->size);
        at = chunk(at, "IDAT", s->size);
        adler = adler32_combine(adler, s->adler, (z_off_t)s->raw);
    }
    put32(at + 8, adler);
    at = chunk(at, "IDAT", 4);
    at = chunk(at, "IEND", 0);
    *size = (size_t)(at - png);
    return png;
}

unsigned char *h_png(cairo_surface_t *surface, size_t *size)
{
    cairo_surface_flush(surface);
    work w = {
        .pixels = cairo_image_surface_get_data(surface),
        .stride = (size_t)cairo_image_surface_get_stride(surface),
        .width = cairo_image_surface_get_width(surface),
        .height = cairo_image_surface_get_height(surface),
    };
    w.depth = is_opaque(&w) ? 3 : 4;
    w.rows = (int)(SLICE / ((size_t)w.width * (size_t)w.depth + 1)) + 1;
    w.count = (w.height + w.rows - 1) / w.rows;
    w.slices = calloc((size_t)w.count, sizeof *w.slices);
    if (!w.slices) return NULL;
    deflate_all(&w);
    unsigned char *png = assemble(&w, size);
    for (int i = 0; i < w.count; i++) free(w.slices[i].bytes);
    free(w.slices);
    return png;
}

#else

typedef int h_no_png;

#endif

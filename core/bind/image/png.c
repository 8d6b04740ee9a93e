/* png.c - pixels to PNG, through libpng. The pictures are large areas of few
 * colours: rows as they are make smaller files, in less time, than rows that
 * are filtered first; PNG_IMAGE_FLAG_FAST asks for that. */
#define _POSIX_C_SOURCE 200809L /* open_memstream */

#include "bind/image/png.h"

#ifdef HAVE_RSVG

#include <png.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint32_t pixel_at(const unsigned char *row, uint32_t x)
{
    uint32_t pixel;
    memcpy(&pixel, row + 4 * (size_t)x, sizeof pixel);
    return pixel;
}

static bool is_opaque(const unsigned char *pixels, size_t stride,
                      const png_image *image)
{
    for (uint32_t y = 0; y < image->height; y++)
        for (uint32_t x = 0; x < image->width; x++)
            if (pixel_at(pixels + y * stride, x) >> 24 != 255) return false;
    return true;
}

/* One part of a colour, which cairo keeps multiplied by its alpha. */
static unsigned char straight(uint32_t part, uint32_t alpha)
{
    if (alpha == 0) return 0;
    part = (part * 255 + alpha / 2) / alpha;
    return (unsigned char)(part > 255 ? 255 : part);
}

/* A row of cairo's numbers becomes one of bytes, 3 or 4 a pixel, in place. */
static void convert(unsigned char *row, const png_image *image)
{
    bool clear = image->format == PNG_FORMAT_RGBA;
    unsigned char *out = row;

    for (uint32_t x = 0; x < image->width; x++) {
        uint32_t pixel = pixel_at(row, x), alpha = pixel >> 24;
        for (int shift = 16; shift >= 0; shift -= 8) {
            uint32_t part = pixel >> shift & 255;
            *out++ = clear ? straight(part, alpha) : (unsigned char)part;
        }
        if (clear) *out++ = (unsigned char)alpha;
    }
}

unsigned char *h_png(cairo_surface_t *surface, size_t *size)
{
    cairo_surface_flush(surface);
    unsigned char *pixels = cairo_image_surface_get_data(surface);
    size_t stride = (size_t)cairo_image_surface_get_stride(surface);
    png_image image = {
        .version = PNG_IMAGE_VERSION,
        .width = (uint32_t)cairo_image_surface_get_width(surface),
        .height = (uint32_t)cairo_image_surface_get_height(surface),
        .flags = PNG_IMAGE_FLAG_FAST,
    };
    char *png = NULL;
    FILE *file = open_memstream(&png, size);

    if (!file) return NULL;
    image.format =
        is_opaque(pixels, stride, &image) ? PNG_FORMAT_RGB : PNG_FORMAT_RGBA;
    for (uint32_t y = 0; y < image.height; y++)
        convert(pixels + y * stride, &image);
    bool done = png_image_write_to_stdio(&image, file, 0, pixels,
                                         (png_int_32)stride, NULL) != 0;
    if (fclose(file) == 0 && done) return (unsigned char *)png;
    free(png);
    return NULL;
}

#else

typedef int h_no_png;

#endif

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>
#include <stdint.h>

/* Drawing in the style of stenciled woodcuts: broad outlines, tapering strokes and flat colors. */

/* Colors as 0xRRGGBB, from old stenciled cards. */
#define ALUETTE_INK 0x241a16u
#define ALUETTE_PAPER 0xf6e9cdu
#define ALUETTE_LINEN 0xfffaeeu
#define ALUETTE_VERMILION 0xd2412bu
#define ALUETTE_BLUE 0x2f5d8cu
#define ALUETTE_OCHRE 0xe0a63bu
#define ALUETTE_GREEN 0x5d7f43u

/** Sets the source to a color given as 0xRRGGBB. */
void aluette_brush_set_color (cairo_t *cr, uint32_t color);

/** Returns a mix of two colors as 0xRRGGBB. @param t from 0 (all `a`) to 1 (all `b`) */
uint32_t aluette_brush_blend (uint32_t a, uint32_t b, double t);

/**
 * Fills the current path, draws its outline with the nib, and clears it.
 *
 * @param fill color as 0xRRGGBB
 * @param width width of the outline, in user units
 */
void aluette_brush_shape (cairo_t *cr, uint32_t fill, double width);

/** Draws the current path in ink with the nib, and clears it. @param width in user units */
void aluette_brush_line (cairo_t *cr, double width);

/**
 * Draws a brush stroke along a cubic Bézier curve, in the current source.
 *
 * @param p x and y of the four control points, in user units
 * @param from, middle, to thickness at the start, middle and end, in user units
 */
void aluette_brush_stroke (cairo_t *cr, const double p[8], double from, double middle, double to);

/** Adds an ellipse with horizontal and vertical axes to the path. */
void aluette_brush_ellipse (cairo_t *cr, double x, double y, double rx, double ry);

/** Adds a finger to the path: a strip with round ends of two radii around two points. */
void aluette_brush_finger (cairo_t *cr, double x0, double y0, double r0, double x1, double y1,
                           double r1);

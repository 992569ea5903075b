/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>
#include <stdint.h>

/* The block cutter's tools: a broad nib for outlines, a tapering brush for lines, flat colour. */

/* The palette of the stencilled cards. */
#define ALUETTE_INK 0x241a16u
#define ALUETTE_PAPER 0xf6e9cdu
#define ALUETTE_LINEN 0xfffaeeu
#define ALUETTE_VERMILION 0xd2412bu
#define ALUETTE_BLUE 0x2f5d8cu
#define ALUETTE_OCHRE 0xe0a63bu
#define ALUETTE_GREEN 0x5d7f43u

/** Sets the source to a colour written 0xRRGGBB. */
void aluette_brush_set_color (cairo_t *cr, uint32_t colour);

/** A colour between two, channel by channel; t from 0 (a) to 1 (b). */
uint32_t aluette_brush_blend (uint32_t a, uint32_t b, double t);

/** Fills the current path with a colour, outlines it with the nib, and clears the path. */
void aluette_brush_shape (cairo_t *cr, uint32_t fill, double width);

/** Draws the current path in ink with the nib, and clears it. @param width in user units */
void aluette_brush_line (cairo_t *cr, double width);

/**
 * One stroke of the brush along a cubic curve, in the current source.
 *
 * @param p x and y of the four points of the curve
 * @param from, middle, to thickness at start, half way and end, in user units
 */
void aluette_brush_stroke (cairo_t *cr, const double p[8], double from, double middle, double to);

/** Adds an upright ellipse to the path. */
void aluette_brush_ellipse (cairo_t *cr, double x, double y, double rx, double ry);

/** Adds a finger: a strip with round ends from one point to the other, of two radii. */
void aluette_brush_finger (cairo_t *cr, double x0, double y0, double r0, double x1, double y1,
                           double r1);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/portraits/aluette-pose.h"
#include "ui/portraits/aluette-villagers.h"

#include <cairo.h>

G_BEGIN_DECLS

/**
 * Draws a villager in a pose: head, shoulders and, when raised, a hand, cut like the cards' blocks.
 *
 * @param cr the picture is the largest square in the middle of (0, 0) .. (width, height), in user
 *   units; the corners of its frame stay transparent
 * @param villager, pose not NULL; fields of the pose out of range are taken at its ends
 * @param width, height in user units; nothing is drawn if one is not positive
 * @param scale device pixels a user unit, which decides how fine the lines may be
 *
 * A pure function of its arguments; may run in any thread.
 */
void aluette_face_draw (cairo_t *cr, const AluetteVillager *villager, const AluettePose *pose,
                        double width, double height, double scale);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "presentation/portraits/aluette-pose.h"
#include "presentation/portraits/aluette-villagers.h"

#include <cairo.h>

G_BEGIN_DECLS

/**
 * Draws the head and shoulders of a villager, and the raised hand if there is one.
 *
 * @param cr the picture is the largest square centered in (0, 0) .. (width, height), in user units;
 *   its rounded corners stay transparent
 * @param villager, pose not NULL; fields of the pose are clamped to their ranges
 * @param width, height in user units; nothing is drawn if one is not positive
 * @param scale device pixels per user unit, which controls the level of detail
 *
 * Depends on its arguments only. Any thread.
 */
void aluette_face_draw (cairo_t *cr, const AluetteVillager *villager, const AluettePose *pose,
                        double width, double height, double scale);

G_END_DECLS

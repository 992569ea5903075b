/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "engine/alu-rng.h"

G_BEGIN_DECLS

/* Whoever sits alone at a table. */
#define ALUETTE_BYE G_MAXUINT

/* aluette_pairing_draw:
 * @n: how many are to be paired
 * @met: @n rows of @n: how often each has met each
 * @byes: @n: how often each has had a bye
 * @wins: (nullable): @n: those with the most wins meet first; NULL for chance alone
 * @rng: (inout): where chance comes from
 * @tables: (out caller-allocates): (@n + 1) / 2 tables of two; the last one's second is ALUETTE_BYE
 *   where @n is odd
 *
 * Draws opponents. Nobody meets the same one again while there is any way round it; where there is
 * none, as few do as can be. A bye goes to one of those who have had the fewest, of them to one
 * with the fewest wins, unless that made somebody meet the same again. Cubic in @n: well under a
 * second for two hundred. Maximum matching after Edmonds (1965). */
void aluette_pairing_draw (guint n, const guint8 *met, const guint *byes, const guint *wins,
                           AluRng *rng, guint (*tables)[2]);

/* aluette_pairing_most:
 * @n: how many
 * @met: @n rows of @n
 *
 * Returns: the most tables at which two can sit who have never met. */
guint aluette_pairing_most (guint n, const guint8 *met);

G_END_DECLS

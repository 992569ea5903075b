/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "engine/alu-rng.h"

G_BEGIN_DECLS

/* The opponent of a player without opponent. */
#define ALUETTE_BYE G_MAXUINT

/* aluette_pairing_draw:
 * @n: number of players
 * @met: @n rows of @n: how often each has met each
 * @byes: @n numbers: how often each has had a bye
 * @wins: (nullable): @n numbers: those with the most wins meet first; NULL for a random draw
 * @rng: (inout): source of random numbers
 * @tables: (out caller-allocates): (@n + 1) / 2 tables of two; if @n is odd, the second of the
 *   last table is ALUETTE_BYE
 *
 * Draws opponents. Players meet again only if this cannot be avoided, and then as few as possible.
 * The bye goes to one of those with the fewest byes, and among them the fewest wins, unless others
 * would then meet again. The time is cubic in @n: well under a second for two hundred. Maximum
 * matching by Edmonds (1965). */
void aluette_pairing_draw (guint n, const guint8 *met, const guint *byes, const guint *wins,
                           AluRng *rng, guint (*tables)[2]);

/* aluette_pairing_most:
 * @n: number of players
 * @met: @n rows of @n
 *
 * Returns: the maximum number of tables at which two players who have never met can sit. */
guint aluette_pairing_most (guint n, const guint8 *met);

G_END_DECLS

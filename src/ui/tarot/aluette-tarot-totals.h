/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "presentation/tarot/aluette-tarot-text.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_TAROT_TOTALS (aluette_tarot_totals_get_type ())
G_DECLARE_FINAL_TYPE (AluetteTarotTotals, aluette_tarot_totals, ALUETTE, TAROT_TOTALS, AdwBin)

/* The score of each player: names above large numbers, in as many rows as the width requires. */

/* aluette_tarot_totals_set:
 * @scores: one per person */
void aluette_tarot_totals_set (AluetteTarotTotals *self, const AluetteTarotText *text,
                               guint n_people, const gint32 *scores);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/aluette/aluette-attention.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_WATCHERS (aluette_watchers_get_type ())
G_DECLARE_FINAL_TYPE (AluetteWatchers, aluette_watchers, ALUETTE, WATCHERS, AdwBin)

/* For learners: a line that says who looks at you now, partners and opponents apart. */

/* Returns: (transfer floating) */
GtkWidget *aluette_watchers_new (void);

/* aluette_watchers_set_player:
 * @game: (transfer none) (nullable): whose players are named
 * @attention: (transfer none) (nullable): whose eyes
 * @seat: the human who is looked at, or ALU_NOBODY */
void aluette_watchers_set_player (AluetteWatchers *self, AluetteGame *game,
                                  AluetteAttention *attention, guint seat);

/* aluette_watchers_get_text:
 *
 * Returns: (transfer none): what is said now. */
const char *aluette_watchers_get_text (AluetteWatchers *self);

G_END_DECLS

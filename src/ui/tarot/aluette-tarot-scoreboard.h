/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/aluette-scoreboard.h"

G_BEGIN_DECLS

/* Returns: (transfer floating): a scoreboard for a match of French Tarot. Each deal has its
 * contract, what each player scores, and the scores after it. */
GtkWidget *aluette_tarot_scoreboard_new (void);

G_END_DECLS

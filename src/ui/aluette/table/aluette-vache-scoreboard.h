/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/aluette-scoreboard.h"

G_BEGIN_DECLS

/* Returns: (transfer floating): a scoreboard for a match of Aluette. Each deal has its dealer,
 * result, reason and the tricks of each player. */
GtkWidget *aluette_vache_scoreboard_new (void);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/storage/aluette-database-stats.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_STATS_CHOICE (aluette_stats_choice_get_type ())
G_DECLARE_FINAL_TYPE (AluetteStatsChoice, aluette_stats_choice, ALUETTE, STATS_CHOICE, GtkWidget)

/*
 * Whose statistics are shown: everybody's, those of a player, or those of a pair, whoever played
 * most first. What is chosen stays so while the database changes.
 *
 * Signal "changed": another is chosen.
 */

/* aluette_stats_choice_load:
 * @with_bots: whether bots can be chosen too
 *
 * Reads from @database who there is, in the background. */
void
aluette_stats_choice_load (AluetteStatsChoice *self, AluetteDatabase *database, gboolean with_bots);

/* aluette_stats_choice_is_loading: whether it is still reading. */
gboolean aluette_stats_choice_is_loading (AluetteStatsChoice *self);

/* aluette_stats_choice_narrow:
 * @filter: (inout): is given the chosen player or pair; its texts stay those of the widget, and are
 *   valid until the main loop runs again */
void aluette_stats_choice_narrow (AluetteStatsChoice *self, AluetteStatsFilter *filter);

/* aluette_stats_choice_name:
 *
 * Returns: (transfer full) (nullable): who is chosen, as it is written; NULL for everybody. */
char *aluette_stats_choice_name (AluetteStatsChoice *self);

/* aluette_stats_choice_copy: chooses what is chosen in @other. */
void aluette_stats_choice_copy (AluetteStatsChoice *self, AluetteStatsChoice *other);

G_END_DECLS

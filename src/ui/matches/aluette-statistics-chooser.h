/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/storage/aluette-database-stats.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_STATISTICS_CHOOSER (aluette_statistics_chooser_get_type ())
G_DECLARE_FINAL_TYPE (AluetteStatisticsChooser, aluette_statistics_chooser, ALUETTE,
                      STATISTICS_CHOOSER, GtkWidget)

/*
 * Whose statistics are shown: everybody's, those of a player, or those of a pair, whoever played
 * most first. What is chosen stays so while the database changes.
 *
 * Signal "changed": another is chosen.
 */

/* aluette_statistics_chooser_load:
 * @with_bots: whether bots can be chosen too
 *
 * Reads from @database who there is, in the background. */
void aluette_statistics_chooser_load (AluetteStatisticsChooser *self, AluetteDatabase *database,
                                      gboolean with_bots);

/* aluette_statistics_chooser_is_loading: whether it is still reading. */
gboolean aluette_statistics_chooser_is_loading (AluetteStatisticsChooser *self);

/* aluette_statistics_chooser_narrow:
 * @filter: (inout): is given the chosen player or pair; its texts stay those of the widget, and are
 *   valid until the main loop runs again */
void aluette_statistics_chooser_narrow (AluetteStatisticsChooser *self, AluetteStatsFilter *filter);

/* aluette_statistics_chooser_name:
 *
 * Returns: (transfer full) (nullable): who is chosen, as it is written; NULL for everybody. */
char *aluette_statistics_chooser_name (AluetteStatisticsChooser *self);

/* aluette_statistics_chooser_copy: chooses what is chosen in @other. */
void
aluette_statistics_chooser_copy (AluetteStatisticsChooser *self, AluetteStatisticsChooser *other);

G_END_DECLS

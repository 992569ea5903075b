/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/storage/aluette-database-stats.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_STATISTICS_CHOOSER (aluette_statistics_chooser_get_type ())
G_DECLARE_FINAL_TYPE (AluetteStatisticsChooser, aluette_statistics_chooser, ALUETTE,
                      STATISTICS_CHOOSER, AdwActionRow)

/*
 * A row to choose whose statistics are shown: everyone's, a player's or a pair's. Those with the
 * most matches come first. The choice survives changes of the database.
 *
 * Signal "changed": the choice has changed.
 */

/* aluette_statistics_chooser_load:
 * @kind: the game whose players can be chosen
 * @with_bots: whether bots can be chosen too
 *
 * Loads the players and pairs of @database in the background. Shows a message if that fails. */
void aluette_statistics_chooser_load (AluetteStatisticsChooser *self, AluetteDatabase *database,
                                      const AluGameKind *kind, gboolean with_bots);

/* aluette_statistics_chooser_is_loading:
 *
 * Returns whether the list is being loaded. */
gboolean aluette_statistics_chooser_is_loading (AluetteStatisticsChooser *self);

/* aluette_statistics_chooser_narrow:
 * @filter: (inout): gets the chosen player or pair; its strings belong to the widget and are valid
 *   until the main loop runs again */
void aluette_statistics_chooser_narrow (AluetteStatisticsChooser *self, AluetteStatsFilter *filter);

/* aluette_statistics_chooser_name:
 *
 * Returns: (transfer full) (nullable): the name of the chosen player or pair, or NULL for everyone.
 */
char *aluette_statistics_chooser_name (AluetteStatisticsChooser *self);

/* Returns: (transfer floating): what is chosen, for aluette_statistics_chooser_set_state (). */
GVariant *aluette_statistics_chooser_get_state (AluetteStatisticsChooser *self);
void aluette_statistics_chooser_set_state (AluetteStatisticsChooser *self, GVariant *state);

G_END_DECLS

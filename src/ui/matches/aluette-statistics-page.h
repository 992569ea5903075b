/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/storage/aluette-database.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_STATISTICS_PAGE (aluette_statistics_page_get_type ())
G_DECLARE_FINAL_TYPE (AluetteStatisticsPage, aluette_statistics_page, ALUETTE, STATISTICS_PAGE,
                      GtkWidget)

/*
 * Figures of all matches by player, pair, seat, rule set or month: one of them as a chart, all of
 * them as a table that can be sorted. Counted in the background whenever matches change while the
 * page is seen, for everybody or narrowed to a player or a pair. Has no header bar.
 */

/* Returns: (transfer floating) */
GtkWidget *aluette_statistics_page_new (AluetteDatabase *database);

/* aluette_statistics_page_is_loading:
 *
 * Returns: whether figures are being counted. */
gboolean aluette_statistics_page_is_loading (AluetteStatisticsPage *self);

G_END_DECLS

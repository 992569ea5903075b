/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/storage/aluette-database.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_STATISTICS_PAGE (aluette_statistics_page_get_type ())
G_DECLARE_FINAL_TYPE (AluetteStatisticsPage, aluette_statistics_page, ALUETTE, STATISTICS_PAGE,
                      AdwBin)

/*
 * Statistics of everyone, or of one player or pair. Three cards say how matches end, with whom they
 * are played, and how one plays. The details are by player, pair, seat, rule set, month, partner or
 * opponent: one metric as a chart, all of them as a sortable table. While the page is mapped, they
 * are reloaded in the background whenever matches change. Without a header bar.
 */

/* Returns: (transfer floating): a new page. */
GtkWidget *aluette_statistics_page_new (AluetteDatabase *database);

/* aluette_statistics_page_is_loading:
 *
 * Returns whether statistics are being loaded. */
gboolean aluette_statistics_page_is_loading (AluetteStatisticsPage *self);

G_END_DECLS

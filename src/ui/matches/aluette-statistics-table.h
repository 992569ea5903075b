/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "presentation/matches/aluette-statistics-metrics.h"

G_BEGIN_DECLS

/* aluette_statistics_table_fill:
 * @rows: (element-type AluetteStatsRow): copied
 *
 * Shows @rows in @view, with a column for the title and one per metric. All columns can be sorted.
 */
void aluette_statistics_table_fill (GtkColumnView *view, const AluGameKind *kind,
                                    AluetteStatsGroup group, GPtrArray *rows);

G_END_DECLS

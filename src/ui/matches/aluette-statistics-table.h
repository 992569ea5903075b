/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ui/matches/aluette-statistics-metrics.h"

G_BEGIN_DECLS

/* aluette_statistics_table_fill:
 * @rows: (element-type AluetteStatsRow): copied
 *
 * Shows @rows in @view: a column for what they are about and one a measure, to be sorted by any. */
void aluette_statistics_table_fill (GtkColumnView *view, AluetteStatsGroup group, GPtrArray *rows);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "presentation/table/aluette-table-report.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_TABLE_REPORT_VIEW (aluette_table_report_view_get_type ())
G_DECLARE_FINAL_TYPE (AluetteTableReportView, aluette_table_report_view, ALUETTE,
                      TABLE_REPORT_VIEW, GtkWidget)

/* The report of a deal: labels at the left, values at the right, in rows that the keyboard reaches
 * and that scroll. To screen readers each row is an item of a list. */

GtkWidget *aluette_table_report_view_new (void);

/* aluette_table_report_view_get_height:
 *
 * Returns: the height at which nothing scrolls, at a width in pixels */
int aluette_table_report_view_get_height (AluetteTableReportView *self, int width);

/* aluette_table_report_view_set:
 *
 * Shows a report; an empty one hides the widget. */
void aluette_table_report_view_set (AluetteTableReportView *self,
                                    const AluetteTableReport *report);

G_END_DECLS

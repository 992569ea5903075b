/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/storage/aluette-database-import.h"

G_BEGIN_DECLS

/* aluette_import_report_text:
 *
 * Returns: (transfer full): the result of an import in one or two sentences. */
char *aluette_import_report_text (const AluetteImportReport *report);

/* aluette_import_report_present:
 * @widget: a widget of the parent window
 * @report: has faults
 *
 * Shows in a window which match files could not be imported, and why.
 *
 * Returns: (transfer none): the window, owned by GTK. */
GtkWindow *aluette_import_report_present (GtkWidget *widget, const AluetteImportReport *report);

G_END_DECLS

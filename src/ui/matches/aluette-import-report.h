/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/storage/aluette-database-import.h"

G_BEGIN_DECLS

/* aluette_import_report_text:
 *
 * Returns: (transfer full): what became of an import, in a sentence or two. */
char *aluette_import_report_text (const AluetteImportReport *report);

/* aluette_import_report_present:
 * @widget: in the window that imported
 * @report: with faults
 *
 * Shows which records could not be taken in, and why, in a window of its own.
 *
 * Returns: (transfer none): the window. */
GtkWindow *aluette_import_report_present (GtkWidget *widget, const AluetteImportReport *report);

G_END_DECLS

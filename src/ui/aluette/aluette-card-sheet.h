/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ui/common/aluette-card-renderer.h"

G_BEGIN_DECLS

/* The traditional table of the cards in their order, with their names and signs, as one page to
 * hang on a wall. */

typedef struct
{
  AluetteCardRenderer *renderer;
  AluettePack pack;
  GSettings *settings; /* (nullable): which gestures are in use */
} AluetteCardSheet;

/* aluette_card_sheet_write_pdf:
 *
 * Writes the page as a PDF of A4 size.
 *
 * Returns: FALSE with @error where the file could not be written. */
gboolean
aluette_card_sheet_write_pdf (const AluetteCardSheet *sheet, const char *path, GError **error);

/* aluette_card_sheet_print:
 *
 * Asks for a printer and prints the page.
 *
 * Returns: FALSE with @error where it could not be printed. */
gboolean
aluette_card_sheet_print (const AluetteCardSheet *sheet, GtkWindow *parent, GError **error);

G_END_DECLS

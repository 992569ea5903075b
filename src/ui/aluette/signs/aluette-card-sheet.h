/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "presentation/table/aluette-deck.h"
#include "ui/common/aluette-card-renderer.h"

G_BEGIN_DECLS

/* The traditional table of cards in their order, with names and signs, as one page to print. */

typedef struct
{
  AluetteCardRenderer *renderer;
  AluetteDeck deck;
  GSettings *settings; /* (nullable): the user's choice of gestures */
} AluetteCardSheet;

/* aluette_card_sheet_write_pdf:
 *
 * Writes the page as an A4 PDF file.
 *
 * Returns TRUE on success, FALSE with @error set if the file could not be written. */
gboolean
aluette_card_sheet_write_pdf (const AluetteCardSheet *sheet, const char *path, GError **error);

/* aluette_card_sheet_print:
 *
 * Shows the print dialog and prints the page.
 *
 * Returns TRUE on success, FALSE with @error set if printing failed. */
gboolean
aluette_card_sheet_print (const AluetteCardSheet *sheet, GtkWindow *parent, GError **error);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/tarot/aluette-tarot-score-sheet.h"
#include "presentation/tarot/aluette-tarot-text.h"

G_BEGIN_DECLS

/* How a score sheet leaves the app. Errors and results are shown as toasts. */

void aluette_tarot_sheet_print (AdwToastOverlay *toasts, const AluetteTarotText *text,
                                AluetteTarotScoreSheet *sheet);

/* aluette_tarot_sheet_copy:
 *
 * Copies the sheet as plain text, for a message. */
void aluette_tarot_sheet_copy (AdwToastOverlay *toasts, const AluetteTarotText *text,
                               AluetteTarotScoreSheet *sheet);

/* aluette_tarot_sheet_export:
 * @format: "pdf", "csv" or "save" (the match file)
 *
 * Asks for a file, then writes it. */
void aluette_tarot_sheet_export (AdwToastOverlay *toasts, const AluetteTarotText *text,
                                 AluetteTarotScoreSheet *sheet, const char *format);

/* aluette_tarot_sheet_write:
 * @format: as above
 *
 * Returns: FALSE with @error if the file could not be written. */
gboolean aluette_tarot_sheet_write (const AluetteTarotText *text, AluetteTarotScoreSheet *sheet,
                                    const char *format, const char *path, GError **error);

G_END_DECLS

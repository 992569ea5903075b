/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/aluette/aluette-match-replay.h"
G_BEGIN_DECLS

/*
 * Paper: a title, then tables whose rows flow over as many pages as they need, the head of each
 * table again on every page.
 */
typedef struct _AluettePrint AluettePrint;

/* aluette_print_new:
 *
 * Returns: (transfer full): an empty sheet. */
AluettePrint *aluette_print_new (const char *title, const char *subtitle);

void aluette_print_free (AluettePrint *self);

/* aluette_print_add_text: a paragraph. */
void aluette_print_add_text (AluettePrint *self, const char *text);

/* aluette_print_add_table:
 * @heads: names of the columns, NULL at the end, at most ALUETTE_PRINT_MAX_COLUMNS
 * @widths: each column's share of the width; negative for numbers, which stand at the right
 *
 * Starts a table; rows follow. */
void aluette_print_add_table (AluettePrint *self, const char *const *heads, const double *widths);

/* aluette_print_add_row:
 * @cells: as many as there are columns
 * @strong: in bold */
void aluette_print_add_row (AluettePrint *self, const char *const *cells, gboolean strong);

#define ALUETTE_PRINT_MAX_COLUMNS 16

/* aluette_print_run:
 *
 * Shows the print dialog over the window of @toasts, which also tells failures. */
void aluette_print_run (AluettePrint *self, AdwToastOverlay *toasts);

/* aluette_print_export:
 *
 * Writes a PDF file, in A4.
 *
 * Returns: how many pages it has, 0 with @error. */
guint aluette_print_export (AluettePrint *self, const char *path, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluettePrint, aluette_print_free)

G_END_DECLS

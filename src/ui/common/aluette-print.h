/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/*
 * A document for printing: a title, then paragraphs and tables. Tables break between rows, and each
 * page repeats the head of its table.
 */
typedef struct _AluettePrint AluettePrint;

/* aluette_print_new:
 *
 * @title: the title
 * @subtitle: (nullable): a paragraph below it
 *
 * Returns: (transfer full): a document with a title; free with aluette_print_free () */
AluettePrint *aluette_print_new (const char *title, const char *subtitle);

void aluette_print_free (AluettePrint *self);

/* aluette_print_add_text:
 *
 * Adds a paragraph. */
void aluette_print_add_text (AluettePrint *self, const char *text);

/* aluette_print_add_table:
 * @heads: the names of the columns, %NULL-terminated, at most ALUETTE_PRINT_MAX_COLUMNS
 * @widths: the relative width of each column; negative if its text is aligned to the right
 *
 * Starts a table. Call aluette_print_add_row () for its rows. */
void aluette_print_add_table (AluettePrint *self, const char *const *heads, const double *widths);

/* aluette_print_add_row:
 * @cells: a text for each column, %NULL-terminated
 * @strong: whether the row is bold
 *
 * Adds a row to the last table. */
void aluette_print_add_row (AluettePrint *self, const char *const *cells, gboolean strong);

#define ALUETTE_PRINT_MAX_COLUMNS 16

/* aluette_print_run:
 *
 * @toasts: a widget in the parent window, which also shows errors
 *
 * Opens the print dialog. */
void aluette_print_run (AluettePrint *self, AdwToastOverlay *toasts);

/* aluette_print_export:
 *
 * Writes the document to a PDF file, in A4.
 *
 * Returns: the number of pages; 0 on failure, with @error set */
guint aluette_print_export (AluettePrint *self, const char *path, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluettePrint, aluette_print_free)

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The lines of a seat's record, in as little memory as possible: a host has many of them. Lines are
 * numbered from 0. Main thread only. */
typedef struct _AluetteLines AluetteLines;

/* aluette_lines_new:
 *
 * Returns: (transfer full): no lines, for aluette_lines_free (). */
AluetteLines *aluette_lines_new (void);

void aluette_lines_free (AluetteLines *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteLines, aluette_lines_free)

/* aluette_lines_append:
 * @line: @length bytes, without line feed and NUL; need not end with NUL
 *
 * Adds a line at the end. */
void aluette_lines_append (AluetteLines *self, const char *line, gsize length);

/* aluette_lines_truncate:
 * @n_lines: not more than the number of lines
 *
 * Removes all lines but the first @n_lines. */
void aluette_lines_truncate (AluetteLines *self, guint n_lines);

guint aluette_lines_get_n (AluetteLines *self);

/* aluette_lines_get:
 * @index: less than the number of lines
 *
 * Returns: (transfer none): a line without its line feed, valid until lines are added or
 *   removed. */
const char *aluette_lines_get (AluetteLines *self, guint index);

/* aluette_lines_hash:
 * @n_lines: not more than the number of lines
 *
 * Tells whether two programs have the same lines.
 *
 * Returns: (transfer full): the first 16 hexadecimal digits of the SHA-256 of the first lines, each
 *   with a line feed. */
char *aluette_lines_hash (AluetteLines *self, guint n_lines);

G_END_DECLS

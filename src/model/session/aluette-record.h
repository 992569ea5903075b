/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "engine/aluette/alu-record.h"

G_BEGIN_DECLS

#define ALUETTE_RECORD_ERROR (aluette_record_error_quark ())
GQuark aluette_record_error_quark (void); /* each game has its own codes: AluRecordFault, … */

/* Returns: the number of line ends in @text. */
int aluette_record_count_lines (const char *text, gsize length);

/* aluette_record_set_fault:
 * @fault: a fault found by the reader of any game
 *
 * Sets @error to a sentence in the user's language that names the line, what is wrong with it and,
 * if the rules determine it, the correct line. */
void aluette_record_set_fault (GError **error, const AluGameFault *fault);

/* aluette_record_set_error:
 *
 * Does the same for a record of Aluette. */
void aluette_record_set_error (GError **error, const AluRecordError *fault);

/* aluette_record_collect:
 * @text: a GString
 *
 * Appends a line to @text. To be used as the function of an AluRecordWriter. */
void aluette_record_collect (const char *line, void *text);

/* aluette_record_write:
 * @events: (array length=n_events): the whole log
 *
 * Returns: (transfer full) (nullable): the record; NULL if @header or one of @events is invalid. */
char *aluette_record_write (const AluRecordHeader *header, const AluEvent *events, guint n_events);

/* aluette_record_read:
 * @length: length of @text in bytes, or -1 if it ends with NUL
 * @header: (out caller-allocates): header of the record
 * @events: (element-type AluEvent) (nullable): the complete events are appended
 *
 * Reads a record, which may end anywhere in its log. Any thread.
 *
 * Returns: FALSE with @error (ALUETTE_RECORD_ERROR) if a line is invalid or the header is
 * incomplete. */
gboolean aluette_record_read (const char *text, gssize length, AluRecordHeader *header,
                              GArray *events, GError **error);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "engine/aluette/alu-record.h"

G_BEGIN_DECLS

#define ALUETTE_RECORD_ERROR (aluette_record_error_quark ())
GQuark aluette_record_error_quark (void); /* codes are AluRecordFault */

/* Returns: how many line ends there are in @text. */
int aluette_record_count_lines (const char *text, gsize length);

/* aluette_record_set_error:
 * @fault: what the reader found
 *
 * Sets @error to a sentence in the user's language that names the line, what is wrong with it and,
 * where the rules say so, what it should have been. */
void aluette_record_set_error (GError **error, const AluRecordError *fault);

/* aluette_record_collect:
 * @text: a GString
 *
 * Appends a line to @text: for an AluRecordWriter. */
void aluette_record_collect (const char *line, void *text);

/* aluette_record_write:
 * @events: the whole log
 *
 * Returns: (transfer full) (nullable): the record as text; NULL where the rules do not allow
 * @header or one of @events. */
char *aluette_record_write (const AluRecordHeader *header, const AluEvent *events, guint n_events);

/* aluette_record_read:
 * @length: bytes of @text, or -1 where it ends in NUL
 * @header: (out caller-allocates): the record's header
 * @events: (element-type AluEvent) (nullable): its complete events are appended
 *
 * Reads a record, which may stop anywhere in its log.
 *
 * Returns: FALSE with @error (ALUETTE_RECORD_ERROR) where a line is wrong or the header is not
 * complete. Any thread. */
gboolean aluette_record_read (const char *text, gssize length, AluRecordHeader *header,
                              GArray *events, GError **error);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-record.h"
#include "model/session/aluette-record.h"

G_BEGIN_DECLS

/* aluette_record_write_aluette:
 * @events: (array length=n_events): the whole log
 *
 * Returns: (transfer full) (nullable): the record of a match of Aluette; NULL if @header or one of
 * @events is invalid. */
char *aluette_record_write_aluette (const AluRecordHeader *header, const AluEvent *events,
                                    guint n_events);

/* aluette_record_read_aluette:
 * @length: length of @text in bytes, or -1 if it ends with NUL
 * @header: (out caller-allocates): header of the record
 * @events: (element-type AluEvent) (nullable): the complete events are appended
 *
 * Reads a record of Aluette, which may end anywhere in its log. Any thread.
 *
 * Returns: FALSE with @error (ALUETTE_RECORD_ERROR) if a line is invalid or the header is
 * incomplete. */
gboolean aluette_record_read_aluette (const char *text, gssize length, AluRecordHeader *header,
                                      GArray *events, GError **error);

G_END_DECLS

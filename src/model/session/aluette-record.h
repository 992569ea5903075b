/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "engine/alu-game-kind.h"

G_BEGIN_DECLS

#define ALUETTE_RECORD_ERROR (aluette_record_error_quark ())
GQuark aluette_record_error_quark (void); /* each game has its own codes */

/* Returns: the number of line ends in @text. */
int aluette_record_count_lines (const char *text, gsize length);

/* aluette_record_set_fault:
 * @fault: a fault found by the reader of any game
 *
 * Sets @error to a sentence in the user's language that names the line, what is wrong with it and,
 * if the rules determine it, the correct line. */
void aluette_record_set_fault (GError **error, const AluGameFault *fault);

/* aluette_record_collect:
 * @text: a GString
 *
 * Appends a line to @text. To be used as the function of a writer. */
void aluette_record_collect (const char *line, void *text);

/* aluette_record_get_kind:
 * @text: @length bytes
 *
 * Returns: the game of a record; the default one if no game has such records, so that its reader
 * says what is wrong. */
const AluGameKind *aluette_record_get_kind (const char *text, gsize length);

/* aluette_record_write:
 * @events: (array length=n_events): the whole log, events of the game
 *
 * Returns: (transfer full) (nullable): the record; NULL if @header or one of @events is invalid. */
char *aluette_record_write (const AluGameKind *kind, const AluGameHeader *header,
                            gconstpointer events, guint n_events);

/* aluette_record_read:
 * @length: length of @text in bytes, or -1 if it ends with NUL
 * @header: (out caller-allocates): header of the record
 * @events: (nullable): the complete events of the game are appended
 *
 * Reads a record, which may end anywhere in its log. Any thread.
 *
 * Returns: FALSE with @error (ALUETTE_RECORD_ERROR) if a line is invalid or the header is
 * incomplete. */
gboolean aluette_record_read (const AluGameKind *kind, const char *text, gssize length,
                              AluGameHeader *header, GArray *events, GError **error);

/* aluette_record_read_request, aluette_record_write_request:
 * @event: (out caller-allocates): event_size bytes
 *
 * See alu_record_read_request () and alu_record_write_request (). Any thread.
 *
 * Returns: whether @line is a request. */
gboolean aluette_record_read_request (const AluGameKind *kind, int n_seats, const char *line,
                                      gpointer event);
void aluette_record_write_request (const AluGameKind *kind, gconstpointer event,
                                   char line[ALU_GAME_MAX_REQUEST]);

/* aluette_record_get_known:
 * @record: the text of a record of any game
 *
 * Leaves the deal in play out of a record, because nobody may see all its cards.
 *
 * Returns: (transfer full) (nullable): the record up to the last finished deal, the same text if no
 * deal is in play; NULL with @error (ALUETTE_RECORD_ERROR). */
char *aluette_record_get_known (const char *record, GError **error);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-seat-log.h"

G_BEGIN_DECLS

/* The log of a seat as a guest gets it line by line, and what it leads to. The lines come from
 * somebody else, so every one is checked against the rules. Main thread only. */
typedef struct _AluetteRemoteLog AluetteRemoteLog;

AluetteRemoteLog *aluette_remote_log_new (void);
void aluette_remote_log_free (AluetteRemoteLog *self);

/* aluette_remote_log_take:
 * @line: the next line, without its line feed
 *
 * Adds a line. What it adds to the seat log is not announced.
 *
 * Returns: whether the line is correct; if not, the log is useless. */
gboolean aluette_remote_log_take (AluetteRemoteLog *self, const char *line);

/* aluette_remote_log_truncate:
 * @n_lines: not more than the number of lines
 *
 * Removes all lines but the first ones. The seat log stays the same object, also if the lines of
 * its header come again. */
void aluette_remote_log_truncate (AluetteRemoteLog *self, guint n_lines);

guint aluette_remote_log_get_n_lines (AluetteRemoteLog *self);

/* aluette_remote_log_hash:
 *
 * Returns: (transfer full): aluette_lines_hash () of all lines. */
char *aluette_remote_log_hash (AluetteRemoteLog *self);

/* aluette_remote_log_get_log:
 *
 * Returns: (transfer none) (nullable): the seat log; NULL until its header is complete. */
AluetteSeatLog *aluette_remote_log_get_log (AluetteRemoteLog *self);

/* aluette_remote_log_check_digest:
 *
 * Returns: whether the lines lead to a view with this aluette_view_digest (). */
gboolean aluette_remote_log_check_digest (AluetteRemoteLog *self, const char *digest);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteRemoteLog, aluette_remote_log_free)

/* aluette_remote_log_is_of_record:
 * @record: a whole match, from an untrusted source
 *
 * Returns: whether this is what the seat was told of @record. */
gboolean aluette_remote_log_is_of_record (AluetteRemoteLog *self, const char *record);

G_END_DECLS

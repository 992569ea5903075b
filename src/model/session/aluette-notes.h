/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * The notes of people on the deals of a match of any game: lines `note DEAL TEXT`, as at the end of
 * its record, one for each paragraph. Deals are numbered from 0 here, and from 1 in the lines.
 */

/* aluette_notes_collect:
 * @record: a valid record, @length bytes
 *
 * Returns: (transfer full): its notes. */
char *aluette_notes_collect (const char *record, gsize length);

/* aluette_notes_get:
 *
 * Returns: (transfer full): the note on a deal, with line feeds between paragraphs; "" if there is
 *   none. */
char *aluette_notes_get (const char *notes, guint deal);

/* aluette_notes_set:
 * @text: the note on @deal, "" for none; white space at the ends of paragraphs, double spaces and
 *   empty paragraphs are left out
 *
 * Returns: (transfer full) (nullable): the notes with this one; NULL with @error
 *   (ALUETTE_RECORD_ERROR) if a record cannot contain @text. */
char *aluette_notes_set (const char *notes, guint deal, const char *text, GError **error);

/* aluette_notes_merge:
 *
 * Returns: (transfer full): @notes, and the valid ones of @others on deals without one. */
char *aluette_notes_merge (const char *notes, const char *others);

/* aluette_notes_append:
 * @record: without notes
 *
 * Returns: (transfer full): the record with those of @notes that are on one of its deals. */
char *aluette_notes_append (const char *record, const char *notes);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-journal.h"

G_BEGIN_DECLS

/*
 * What users have entered in a score sheet of any game, with undo, redo and a journal. A draft is
 * a value of the game: it has all results that were entered. The log of the match is written from
 * it after each change. Main thread only.
 *
 * Signals:
 *   "changed": the draft has changed.
 *   "storage-failed" (const char *message): changes can no longer be stored; the drafts continue in
 *     memory. Emitted once.
 */
#define ALUETTE_TYPE_SHEET_DRAFTS (aluette_sheet_drafts_get_type ())
G_DECLARE_FINAL_TYPE (AluetteSheetDrafts, aluette_sheet_drafts, ALUETTE, SHEET_DRAFTS, GObject)

/* The drafts of a game. */
typedef struct
{
  gpointer (*copy) (gconstpointer draft);
  GDestroyNotify free;

  /* Writes the log of @draft, if the rules allow it, and takes over what follows from it. May
   * remove results after the end of the match from @draft. @lines: (element-type utf8): the record
   * lines of each event are appended. Returns: FALSE with @error: then nothing has changed. */
  gboolean (*write) (gpointer sheet, gpointer draft, GPtrArray *lines, GError **error);
} AluetteSheetDraftType;

/* aluette_sheet_drafts_new:
 * @sheet: the first argument of write (); owns the new object
 * @draft: (transfer full): what has been entered and stored so far
 *
 * Returns: (transfer full) (nullable): NULL with @error if the rules do not allow @draft. */
AluetteSheetDrafts *aluette_sheet_drafts_new (const AluetteSheetDraftType *type, gpointer sheet,
                                              gpointer draft, GError **error);

/* aluette_sheet_drafts_set_journal:
 * @journal: (nullable): has the log of the current draft, and stores that of later ones */
void aluette_sheet_drafts_set_journal (AluetteSheetDrafts *self, AluetteJournal *journal);

/* aluette_sheet_drafts_get:
 *
 * Returns: (transfer none): the current draft. */
gconstpointer aluette_sheet_drafts_get (AluetteSheetDrafts *self);

/* aluette_sheet_drafts_copy:
 *
 * Returns: (transfer full): a copy of the current draft, to be changed. */
gpointer aluette_sheet_drafts_copy (AluetteSheetDrafts *self);

/* aluette_sheet_drafts_change:
 * @draft: (transfer full): takes the place of the current one
 *
 * Makes a change that can be undone.
 *
 * Returns: FALSE with @error if the rules do not allow @draft. */
gboolean aluette_sheet_drafts_change (AluetteSheetDrafts *self, gpointer draft, GError **error);

gboolean aluette_sheet_drafts_can_undo (AluetteSheetDrafts *self);
gboolean aluette_sheet_drafts_can_redo (AluetteSheetDrafts *self);

/* aluette_sheet_drafts_undo, aluette_sheet_drafts_redo:
 *
 * Returns: whether there was a change to undo or redo. */
gboolean aluette_sheet_drafts_undo (AluetteSheetDrafts *self);
gboolean aluette_sheet_drafts_redo (AluetteSheetDrafts *self);

/* aluette_sheet_drafts_append_log:
 *
 * Appends the record lines of all events to @record. */
void aluette_sheet_drafts_append_log (AluetteSheetDrafts *self, GString *record);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-journal.h"

G_BEGIN_DECLS

/* Means that the dealer is not known. */
#define ALUETTE_SHEET_NO_DEALER G_MAXUINT

/* What users have entered in a score sheet. Log, scores and dealers are derived from it. */
typedef struct
{
  guint first_dealer; /* or ALUETTE_SHEET_NO_DEALER */
  GArray *deals;      /* of the game's type of deal */
  gpointer extra;     /* (nullable): what a game has besides; a value without pointers */
} AluetteSheetDraft;

/*
 * The score sheet of a match with real cards, of any game. Its log is a record. Any deal can be
 * corrected later; everything that depends on it is then computed again. All changes can be undone.
 * Main thread only.
 *
 * Signals:
 *   "changed": anything below may have changed.
 */
#define ALUETTE_TYPE_SHEET (aluette_sheet_get_type ())
G_DECLARE_DERIVABLE_TYPE (AluetteSheet, aluette_sheet, ALUETTE, SHEET, GObject)

struct _AluetteSheetClass
{
  GObjectClass parent_class;

  gsize deal_size;  /* of the type of a deal */
  gsize extra_size; /* of what a draft has besides, or 0 */

  /* Writes the log of @draft, if the rules allow it, and takes over what follows from it. May
   * complete @draft, and remove deals after the end of the match from it. @lines: (element-type
   * utf8): the record lines of each event are appended. Returns: FALSE with @error: then nothing
   * has changed. */
  gboolean (*write) (AluetteSheet *self, AluetteSheetDraft *draft, GPtrArray *lines,
                     GError **error);

  /* Appends the header of the record to @record. */
  void (*write_header) (AluetteSheet *self, GString *record);

  gboolean (*is_over) (AluetteSheet *self);

  /* Returns: the number of people who deal in turn. */
  guint (*get_n_dealers) (AluetteSheet *self);

  /* Returns: the dealer before the first one is set, or ALUETTE_SHEET_NO_DEALER, which is the
   * default. */
  guint (*get_default_dealer) (AluetteSheet *self);
};

/* aluette_sheet_draft_new:
 *
 * For derived classes.
 *
 * Returns: (transfer full): an empty draft, without a dealer and with zeros in extra. */
AluetteSheetDraft *aluette_sheet_draft_new (AluetteSheet *self);

/* aluette_sheet_draft_free:
 * @draft: (transfer full) */
void aluette_sheet_draft_free (AluetteSheetDraft *draft);

/* aluette_sheet_begin:
 * @draft: (transfer full): what has been entered and stored so far
 * @journal: (nullable) (transfer none): has the log of @draft, and stores that of later ones
 *
 * Completes a new sheet. For derived classes.
 *
 * Returns: FALSE with @error if the rules do not allow @draft. */
gboolean aluette_sheet_begin (AluetteSheet *self, AluetteSheetDraft *draft, AluetteJournal *journal,
                              GError **error);

/* aluette_sheet_get_journal:
 *
 * For derived classes.
 *
 * Returns: (transfer none) (nullable): what stores the log. */
AluetteJournal *aluette_sheet_get_journal (AluetteSheet *self);

/* aluette_sheet_set_journal:
 * @journal: (nullable) (transfer none): has the log of the current draft, and stores that of later
 *   ones
 *
 * For derived classes. */
void aluette_sheet_set_journal (AluetteSheet *self, AluetteJournal *journal);

/* aluette_sheet_rewrite:
 *
 * Writes the log of the current draft again, after the derived class has changed its form. Does not
 * store it. For derived classes.
 *
 * Returns: (transfer none) (element-type utf8): the lines of each event. */
GPtrArray *aluette_sheet_rewrite (AluetteSheet *self);

/* aluette_sheet_get_draft:
 *
 * For derived classes.
 *
 * Returns: (transfer none): the current draft. */
const AluetteSheetDraft *aluette_sheet_get_draft (AluetteSheet *self);

/* aluette_sheet_copy_draft:
 *
 * For derived classes.
 *
 * Returns: (transfer full): a copy of the current draft, to be changed. */
AluetteSheetDraft *aluette_sheet_copy_draft (AluetteSheet *self);

/* aluette_sheet_announce:
 *
 * Emits "changed". For derived classes. */
void aluette_sheet_announce (AluetteSheet *self);

/* aluette_sheet_change:
 * @draft: (transfer full): takes the place of the current one
 *
 * Makes a change that can be undone. For derived classes.
 *
 * Returns: FALSE with @error if the rules do not allow @draft. */
gboolean aluette_sheet_change (AluetteSheet *self, AluetteSheetDraft *draft, GError **error);

/* Returns: the number of deals with a result. */
guint aluette_sheet_get_n_deals (AluetteSheet *self);

gboolean aluette_sheet_is_over (AluetteSheet *self);

/* Returns: the number of people who deal in turn. */
guint aluette_sheet_get_n_dealers (AluetteSheet *self);

/* aluette_sheet_get_dealer:
 * @index: index of a deal; the number of deals for the current one
 *
 * Returns: seat of the dealer, or ALUETTE_SHEET_NO_DEALER. */
guint aluette_sheet_get_dealer (AluetteSheet *self, guint index);

/* aluette_sheet_set_first_dealer:
 *
 * Sets the dealer of the first deal, which determines all others.
 *
 * Returns: FALSE with @error. */
gboolean aluette_sheet_set_first_dealer (AluetteSheet *self, guint seat, GError **error);

/* aluette_sheet_add_deal:
 * @deal: (transfer none): a deal of the game's type
 *
 * Adds the result of the current deal.
 *
 * Returns: FALSE with @error if the rules do not allow it or the match is over. */
gboolean aluette_sheet_add_deal (AluetteSheet *self, gconstpointer deal, GError **error);

/* aluette_sheet_correct_deal:
 * @deal: (transfer none): a deal of the game's type
 *
 * Changes the result of an earlier deal. If the match then ends earlier, later deals are crossed
 * out, see aluette_sheet_get_n_crossed_out (). Undo restores them.
 *
 * Returns: FALSE with @error: nothing has changed then. */
gboolean
aluette_sheet_correct_deal (AluetteSheet *self, guint index, gconstpointer deal, GError **error);

/* aluette_sheet_remove_deal:
 *
 * Removes a deal that did not take place. The dealers after it change.
 *
 * Returns: FALSE with @error. */
gboolean aluette_sheet_remove_deal (AluetteSheet *self, guint index, GError **error);

/* aluette_sheet_get_n_crossed_out:
 *
 * Returns: the number of deals that the last change crossed out. */
guint aluette_sheet_get_n_crossed_out (AluetteSheet *self);

gboolean aluette_sheet_can_undo (AluetteSheet *self);
gboolean aluette_sheet_can_redo (AluetteSheet *self);

/* aluette_sheet_undo, aluette_sheet_redo:
 *
 * Returns: whether there was a change to undo or redo. */
gboolean aluette_sheet_undo (AluetteSheet *self);
gboolean aluette_sheet_redo (AluetteSheet *self);

/* aluette_sheet_get_record:
 *
 * Returns: (transfer full): the record of the match. */
char *aluette_sheet_get_record (AluetteSheet *self);

G_END_DECLS

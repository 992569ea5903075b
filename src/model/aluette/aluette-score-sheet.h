/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-journal.h"
#include "model/session/aluette-record.h"
#include "model/storage/aluette-database.h"

G_BEGIN_DECLS

/* What people at a real table tell of a deal. */
typedef struct
{
  guint8 winner;       /* AluTeam, or ALU_NOBODY where all tricks were spoiled */
  guint8 reason;       /* AluReason; the points follow from it */
  gboolean has_tricks; /* whether each player's tricks are told */
  guint8 tricks[ALU_MAX_SEATS];
} AluetteSheetDeal;

/* What the tricks of a deal alone say about it. */
typedef struct
{
  guint n_spoiled;   /* tricks that nobody took */
  gboolean too_many; /* more tricks than there are: something is miscounted */
  guint8 winner;     /* AluTeam where it is certain, else ALU_NOBODY */
  guint8 ask_first;  /* seats of both teams that have equally most, bit per seat: who reached that
                        * number first? 0 where that need not be asked */
  guint8 mordienne;  /* the seat that may have made mordienne, or ALU_NOBODY */
} AluetteTricksReading;

/* aluette_tricks_read:
 * @tricks: a count a seat
 *
 * Works out what a deal's tricks say. Rules, section 5. */
void aluette_tricks_read (const AluRules *rules, const guint8 tricks[ALU_MAX_SEATS],
                          AluetteTricksReading *reading);

/*
 * The score of a match played with cards in hand. The log is a record of the match; any deal can be
 * corrected later, and all that follows is worked out again. Main thread only.
 *
 * Signals:
 *   "changed": anything below may have changed.
 *   "storage-failed" (const char *message): changes can no longer be kept on disk; the sheet goes
 *     on in memory. Sent once.
 */
#define ALUETTE_TYPE_SCORE_SHEET (aluette_score_sheet_get_type ())
G_DECLARE_FINAL_TYPE (AluetteScoreSheet, aluette_score_sheet, ALUETTE, SCORE_SHEET, GObject)

/* aluette_score_sheet_new:
 * @header: (transfer none): all players are persons
 * @journal: (nullable): where the log is kept
 *
 * Returns: (transfer full) (nullable): NULL with @error where the seating is no real table. */
AluetteScoreSheet *
aluette_score_sheet_new (const AluRecordHeader *header, AluetteJournal *journal, GError **error);

/* aluette_score_sheet_new_from_record:
 * @journal: (nullable): which holds these events already
 *
 * Returns: (transfer full) (nullable): NULL with @error (ALUETTE_RECORD_ERROR). */
AluetteScoreSheet *
aluette_score_sheet_new_from_record (const char *record, AluetteJournal *journal, GError **error);

/* aluette_score_sheet_open:
 *
 * Claims a match at a real table for this window, to continue its score sheet.
 *
 * Returns: (transfer full) (nullable): the sheet as it was left, with its journal; NULL with @error
 * (ALUETTE_DATABASE_ERROR_IN_USE where another window has it). */
AluetteScoreSheet *
aluette_score_sheet_open (AluetteDatabase *database, gint64 match, GError **error);

const AluRecordHeader *aluette_score_sheet_get_header (AluetteScoreSheet *self);

/* aluette_score_sheet_get_n_deals: how many deals have their result. */
guint aluette_score_sheet_get_n_deals (AluetteScoreSheet *self);

/* aluette_score_sheet_get_deal:
 * @index: 0 for the first deal
 * @score: (out) (optional): both teams' points after it
 *
 * Returns: (transfer none): what was told of it. */
const AluetteSheetDeal *
aluette_score_sheet_get_deal (AluetteScoreSheet *self, guint index, guint score[2]);

/* aluette_score_sheet_get_points:
 *
 * Returns: the points that deal @index gave. */
guint aluette_score_sheet_get_points (AluetteScoreSheet *self, guint index);

guint aluette_score_sheet_get_score (AluetteScoreSheet *self, AluTeam team);
gboolean aluette_score_sheet_is_over (AluetteScoreSheet *self);

/* aluette_score_sheet_get_winner:
 *
 * Returns: the team that won, ALU_NOBODY for a draw or while the match is not over. */
guint aluette_score_sheet_get_winner (AluetteScoreSheet *self);

/* aluette_score_sheet_get_dealer:
 * @index: of a deal, or the number of deals for the one being played
 *
 * Returns: its dealer's seat, ALU_NOBODY while the first is not chosen. */
guint aluette_score_sheet_get_dealer (AluetteScoreSheet *self, guint index);

/* aluette_score_sheet_set_first_dealer:
 *
 * Says who dealt first; all others follow from it.
 *
 * Returns: FALSE with @error (ALUETTE_GAME_ERROR). */
gboolean aluette_score_sheet_set_first_dealer (AluetteScoreSheet *self, guint seat, GError **error);

/* aluette_score_sheet_add_deal:
 *
 * Tells the result of the deal being played. A first dealer that was not chosen is seat 0.
 *
 * Returns: FALSE with @error (ALUETTE_GAME_ERROR) where the rules do not give this result. */
gboolean aluette_score_sheet_add_deal (AluetteScoreSheet *self, const AluetteSheetDeal *deal,
                                       GError **error);

/* aluette_score_sheet_correct_deal:
 *
 * Tells the result of an earlier deal anew. Where the match is then over earlier, later deals are
 * crossed out: aluette_score_sheet_get_n_crossed_out () says how many; undo brings them back.
 *
 * Returns: FALSE with @error; nothing has changed then. */
gboolean aluette_score_sheet_correct_deal (AluetteScoreSheet *self, guint index,
                                           const AluetteSheetDeal *deal, GError **error);

/* aluette_score_sheet_remove_deal:
 *
 * Removes a deal that did not take place. The dealers after it move up. */
gboolean aluette_score_sheet_remove_deal (AluetteScoreSheet *self, guint index, GError **error);

/* aluette_score_sheet_get_n_crossed_out:
 *
 * Returns: how many deals the last change has crossed out. */
guint aluette_score_sheet_get_n_crossed_out (AluetteScoreSheet *self);

/* aluette_score_sheet_note_maldonne:
 *
 * The deal being played was misdealt: the same dealer deals again. No trace stays in the record. */
void aluette_score_sheet_note_maldonne (AluetteScoreSheet *self);

/* aluette_score_sheet_get_n_maldonnes:
 *
 * Returns: how often the deal being played has been misdealt. */
guint aluette_score_sheet_get_n_maldonnes (AluetteScoreSheet *self);

gboolean aluette_score_sheet_can_undo (AluetteScoreSheet *self);
gboolean aluette_score_sheet_can_redo (AluetteScoreSheet *self);
gboolean aluette_score_sheet_undo (AluetteScoreSheet *self);
gboolean aluette_score_sheet_redo (AluetteScoreSheet *self);

/* aluette_score_sheet_get_record:
 *
 * Returns: (transfer full): the whole record as text. */
char *aluette_score_sheet_get_record (AluetteScoreSheet *self);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-match.h"
#include "model/session/aluette-sheet.h"
#include "model/storage/aluette-database.h"

G_BEGIN_DECLS

/* The result of a deal at a real table. */
typedef struct
{
  guint8 winner;       /* AluTeam, or ALU_NOBODY if all tricks were spoiled */
  guint8 reason;       /* AluReason; determines the points */
  gboolean has_tricks; /* whether the tricks of each player are known */
  guint8 tricks[ALU_MAX_SEATS];
} AluetteSheetDeal;

/* What can be derived from the tricks of a deal. */
typedef struct
{
  guint n_spoiled;   /* tricks that nobody won */
  gboolean too_many; /* there are more tricks than possible */
  guint8 winner;     /* AluTeam if certain, otherwise ALU_NOBODY */
  guint8 ask_first;  /* set of the seats with equally many tricks, if it matters which of them
                        * reached that number first; otherwise 0 */
  guint8 mordienne;  /* seat that may have made mordienne, or ALU_NOBODY */
} AluetteTricksReading;

/* aluette_tricks_read:
 * @tricks: number of tricks of each seat
 *
 * Derives the result of a deal from its tricks. */
void aluette_tricks_read (const AluRules *rules, const guint8 tricks[ALU_MAX_SEATS],
                          AluetteTricksReading *reading);

/* The score sheet of a match of Aluette with real cards. Its deals are AluetteSheetDeal. A draw
 * determines the first dealer, or a user; it is seat 0 if the first result comes before. */
#define ALUETTE_TYPE_SCORE_SHEET (aluette_score_sheet_get_type ())
G_DECLARE_FINAL_TYPE (AluetteScoreSheet, aluette_score_sheet, ALUETTE, SCORE_SHEET, AluetteSheet)

/* aluette_score_sheet_new:
 * @header: (transfer none): a header in which all players are persons
 * @journal: (nullable) (transfer none): stores the log
 *
 * Returns: (transfer full) (nullable): NULL with @error if the match is not one with real cards. */
AluetteScoreSheet *
aluette_score_sheet_new (const AluGameHeader *header, AluetteJournal *journal, GError **error);

/* aluette_score_sheet_new_from_record:
 * @journal: (nullable) (transfer none): a journal that already contains these events
 *
 * Returns: (transfer full) (nullable): NULL with @error (ALUETTE_RECORD_ERROR). */
AluetteScoreSheet *
aluette_score_sheet_new_from_record (const char *record, AluetteJournal *journal, GError **error);

/* aluette_score_sheet_open:
 *
 * Opens a match with real cards and claims it, to continue its score sheet.
 *
 * Returns: (transfer full) (nullable): the sheet with its journal; NULL with @error
 * (ALUETTE_DATABASE_ERROR_IN_USE if another window has it open). */
AluetteScoreSheet *
aluette_score_sheet_open (AluetteDatabase *database, gint64 match, GError **error);

const AluGameHeader *aluette_score_sheet_get_header (AluetteScoreSheet *self);

/* aluette_score_sheet_set_names:
 * @names: a name per seat
 *
 * Changes the names of the players and stores them. Undo does not change them back.
 *
 * Returns: FALSE with @error: the old names are still there. */
gboolean aluette_score_sheet_set_names (AluetteScoreSheet *self, const char *const *names,
                                        GError **error);

/* aluette_score_sheet_get_deal:
 * @index: index of the deal
 * @score: (out) (optional): points of both teams after the deal
 *
 * Returns: (transfer none): the result of the deal. */
const AluetteSheetDeal *
aluette_score_sheet_get_deal (AluetteScoreSheet *self, guint index, guint score[2]);

/* aluette_score_sheet_get_points:
 *
 * Returns: the points of deal @index. */
guint aluette_score_sheet_get_points (AluetteScoreSheet *self, guint index);

guint aluette_score_sheet_get_score (AluetteScoreSheet *self, AluTeam team);

/* aluette_score_sheet_get_winner:
 *
 * Returns: the team that won; ALU_NOBODY for a draw or an unfinished match. */
guint aluette_score_sheet_get_winner (AluetteScoreSheet *self);

/* aluette_score_sheet_note_misdeal:
 *
 * Counts a misdeal: the same dealer deals again. The record does not contain it. */
void aluette_score_sheet_note_misdeal (AluetteScoreSheet *self);

/* aluette_score_sheet_get_n_misdeals:
 *
 * Returns: the number of misdeals in the current deal. */
guint aluette_score_sheet_get_n_misdeals (AluetteScoreSheet *self);

G_END_DECLS

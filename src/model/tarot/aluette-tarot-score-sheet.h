/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tarot/tarot-record.h"
#include "model/session/aluette-sheet.h"
#include "model/storage/aluette-database.h"

G_BEGIN_DECLS

#define ALUETTE_TAROT_SHEET_ERROR (aluette_tarot_sheet_error_quark ())
GQuark aluette_tarot_sheet_error_quark (void); /* codes are TarotStatus */

/* A deal at a real table. */
typedef struct
{
  gboolean passed;  /* the deal was not played; @sheet has no meaning */
  TarotSheet sheet; /* what happened in it */
} AluetteTarotSheetDeal;

/* The score sheet of a match of Tarot with real cards. Its deals are AluetteTarotSheetDeal. The
 * first dealer is seat 0 until a user sets another. */
#define ALUETTE_TYPE_TAROT_SCORE_SHEET (aluette_tarot_score_sheet_get_type ())
G_DECLARE_FINAL_TYPE (AluetteTarotScoreSheet, aluette_tarot_score_sheet, ALUETTE, TAROT_SCORE_SHEET,
                      AluetteSheet)

/* aluette_tarot_score_sheet_new:
 * @header: (transfer none): a header in which all players are persons
 * @journal: (nullable) (transfer none): stores the log
 *
 * Returns: (transfer full) (nullable): NULL with @error if the match is not one with real cards. */
AluetteTarotScoreSheet *aluette_tarot_score_sheet_new (const TarotRecordHeader *header,
                                                       AluetteJournal *journal, GError **error);

/* aluette_tarot_score_sheet_new_from_record:
 * @journal: (nullable) (transfer none): a journal that already contains these events
 *
 * Returns: (transfer full) (nullable): NULL with @error (ALUETTE_RECORD_ERROR). */
AluetteTarotScoreSheet *
aluette_tarot_score_sheet_new_from_record (const char *record, AluetteJournal *journal,
                                           GError **error);

/* aluette_tarot_score_sheet_open:
 *
 * Opens a match with real cards and claims it, to continue its score sheet.
 *
 * Returns: (transfer full) (nullable): the sheet with its journal; NULL with @error. */
AluetteTarotScoreSheet *
aluette_tarot_score_sheet_open (AluetteDatabase *database, gint64 match, GError **error);

const TarotRecordHeader *aluette_tarot_score_sheet_get_header (AluetteTarotScoreSheet *self);

/* aluette_tarot_score_sheet_get_deal:
 * @index: index of the deal
 * @score: (out) (optional): the score of each seat after the deal
 *
 * Returns: (transfer none): the deal. */
const AluetteTarotSheetDeal *
aluette_tarot_score_sheet_get_deal (AluetteTarotScoreSheet *self, guint index,
                                    gint32 score[TAROT_MAX_SEATS]);

/* aluette_tarot_score_sheet_get_score:
 *
 * Returns: the score of a seat. */
gint32 aluette_tarot_score_sheet_get_score (AluetteTarotScoreSheet *self, guint seat);

/* aluette_tarot_score_sheet_get_winners:
 *
 * Returns: the seats that have won the match, bit per seat; 0 while it goes on. */
guint aluette_tarot_score_sheet_get_winners (AluetteTarotScoreSheet *self);

/* aluette_tarot_score_sheet_preview:
 * @score: (out) (optional): what the deal is worth, if it is possible and was played
 *
 * Checks a deal before it is entered.
 *
 * Returns: FALSE with @error if the rules do not allow it. */
gboolean
aluette_tarot_score_sheet_preview (AluetteTarotScoreSheet *self, const AluetteTarotSheetDeal *deal,
                                   TarotScore *score, GError **error);

G_END_DECLS

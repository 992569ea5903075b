/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tarot/tarot-record.h"
#include "model/session/aluette-sheet.h"
#include "model/storage/aluette-database.h"

G_BEGIN_DECLS

#define ALUETTE_TAROT_SHEET_ERROR (aluette_tarot_sheet_error_quark ())
GQuark aluette_tarot_sheet_error_quark (void); /* codes are TarotStatus */

/* The largest table: those who do not play a deal sit out. */
#define ALUETTE_TAROT_MAX_PEOPLE 7

/* A deal at a real table. */
typedef struct
{
  gboolean passed;                 /* the deal was not played; @sheet has no meaning */
  guint8 line_up[TAROT_MAX_SEATS]; /* who sits in each seat; only if somebody sits out */
  TarotSheet sheet;                /* what happened in it */
} AluetteTarotSheetDeal;

/* The score sheet of Tarot with real cards. Its deals are AluetteTarotSheetDeal. The first dealer
 * is person 0 until a user sets another.
 *
 * The people at the table are numbered in the order in which they deal. At first there is one for
 * each seat. If there are more, the sheet is a session: each deal has its line-up, the deals of a
 * line-up are a match of their own, and there is one total. In the record of such a match, the
 * dealer rotates among its players, who were not always those who dealt. */
#define ALUETTE_TYPE_TAROT_SCORE_SHEET (aluette_tarot_score_sheet_get_type ())
G_DECLARE_FINAL_TYPE (AluetteTarotScoreSheet, aluette_tarot_score_sheet, ALUETTE, TAROT_SCORE_SHEET,
                      AluetteSheet)

/* aluette_tarot_score_sheet_new:
 * @header: (transfer none): a header in which all players are persons
 * @journal: (nullable) (transfer none): stores the log
 *
 * Returns: (transfer full) (nullable): NULL with @error if the match is not one with real cards. */
AluetteTarotScoreSheet *aluette_tarot_score_sheet_new (const AluGameHeader *header,
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

const AluGameHeader *aluette_tarot_score_sheet_get_header (AluetteTarotScoreSheet *self);

/* aluette_tarot_score_sheet_get_n_people:
 *
 * Returns: the number of people at the table, at least one per seat. */
guint aluette_tarot_score_sheet_get_n_people (AluetteTarotScoreSheet *self);

/* aluette_tarot_score_sheet_has_sitters:
 *
 * Returns: whether there are more people than seats. */
gboolean aluette_tarot_score_sheet_has_sitters (AluetteTarotScoreSheet *self);

/* aluette_tarot_score_sheet_get_names:
 *
 * Returns: (transfer none): the names of the people, %NULL-terminated; "" for somebody without a
 *   name. */
const char *const *aluette_tarot_score_sheet_get_names (AluetteTarotScoreSheet *self);

/* aluette_tarot_score_sheet_add_person:
 * @name: not empty, as in a record
 *
 * Adds a person to the table, who deals last. What was entered before stays. Cannot be undone.
 *
 * Returns: FALSE with @error if the table is full, the name is taken, or it cannot be stored. */
gboolean aluette_tarot_score_sheet_add_person (AluetteTarotScoreSheet *self, const char *name,
                                               GError **error);

/* aluette_tarot_score_sheet_propose_line_up:
 * @index: index of a deal
 * @line_up: (out): the person in each seat, rising
 *
 * Proposes who plays a deal: the dealer sits out, and those who dealt before, as far as they are
 * too many. */
void aluette_tarot_score_sheet_propose_line_up (AluetteTarotScoreSheet *self, guint index,
                                                guint8 line_up[TAROT_MAX_SEATS]);

/* aluette_tarot_score_sheet_get_person:
 *
 * Returns: the person in a seat during a deal of the sheet, or of its form. */
guint aluette_tarot_score_sheet_get_person (AluetteTarotScoreSheet *self,
                                            const AluetteTarotSheetDeal *deal, guint seat);

/* aluette_tarot_score_sheet_get_line_up:
 *
 * Returns: the index of a deal's line-up in aluette_tarot_score_sheet_get_records (). */
guint aluette_tarot_score_sheet_get_line_up (AluetteTarotScoreSheet *self, guint index);

/* aluette_tarot_score_sheet_get_records:
 *
 * Returns: (transfer full) (element-type utf8): the record of each line-up, in the order of their
 *   first deals; that of the match if nobody sits out. */
GPtrArray *aluette_tarot_score_sheet_get_records (AluetteTarotScoreSheet *self);

/* aluette_tarot_score_sheet_get_deal:
 * @index: index of the deal
 * @score: (out) (optional): the score of each person after the deal
 *
 * Returns: (transfer none): the deal. */
const AluetteTarotSheetDeal *
aluette_tarot_score_sheet_get_deal (AluetteTarotScoreSheet *self, guint index,
                                    gint32 score[ALUETTE_TAROT_MAX_PEOPLE]);

/* aluette_tarot_score_sheet_get_score:
 *
 * Returns: the score of a person. */
gint32 aluette_tarot_score_sheet_get_score (AluetteTarotScoreSheet *self, guint person);

/* aluette_tarot_score_sheet_get_winners:
 *
 * Returns: the people who have won, bit per person; 0 while it goes on. */
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

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/tarot/aluette-tarot-score-sheet.h"

G_BEGIN_DECLS

/* From what was entered in a score sheet of Tarot to its log. */

/* The people at a table, and what they play. */
typedef struct
{
  AluGameHeader header; /* with the limits of the match or of the session */
  char *names[ALUETTE_TAROT_MAX_PEOPLE + 1];
  guint n_people;
} AluetteTarotTable;

typedef struct
{
  gint32 of_person[ALUETTE_TAROT_MAX_PEOPLE];
} AluetteTarotPeopleScores;

/* aluette_tarot_sheet_log_write:
 * @draft: its deals after the end are removed
 * @lines: (element-type utf8): the record lines of each event are appended; if somebody sits out,
 *   events of a session, with the dealer, counting from 1, after the tab
 * @scores: (element-type AluetteTarotPeopleScores): the scores after each deal are appended
 * @over: (out): whether the last deal ends the match
 *
 * Returns: why the rules do not allow @draft, or TAROT_OK. */
TarotStatus aluette_tarot_sheet_log_write (const AluetteTarotTable *table, AluetteSheetDraft *draft,
                                           GPtrArray *lines, GArray *scores, gboolean *over);

/* aluette_tarot_sheet_log_name:
 *
 * Returns: (transfer full): the name of a line-up: “1 2 3 4 6”, the people, counting from 1. */
char *aluette_tarot_sheet_log_name (const guint8 *people, guint n_seats);

G_END_DECLS

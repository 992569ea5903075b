/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/aluette-table.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_TABLE_COACH (aluette_table_coach_get_type ())
G_DECLARE_FINAL_TYPE (AluetteTableCoach, aluette_table_coach, ALUETTE, TABLE_COACH, GObject)

/*
 * The coach at one table: hints in three stages, villagers asked for their reasons, and the offer
 * to play a settled deal to its end. Speaks in the table's place for words.
 *
 * What he says asks for the actions "match.hint", "match.claim" and "match.dismiss", which whoever
 * owns the table has.
 *
 * Property "claiming" (boolean, read only): a decided deal is being played to its end; the match
 * may go faster.
 * Signal "changed": what he can do now may have changed.
 */

/* aluette_table_coach_new:
 * @table: (transfer none): which outlives him or clears his match first
 * @settings: (transfer none): with the keys "coach-hints" and "coach-claims" */
AluetteTableCoach *aluette_table_coach_new (AluetteTable *table, GSettings *settings);

/* aluette_table_coach_set_game:
 * @game: (nullable): the match on the table, after the table has it */
void aluette_table_coach_set_game (AluetteTableCoach *self, AluetteGame *game);

/* aluette_table_coach_get_obstacle:
 *
 * Returns: (transfer none) (nullable): why there is no hint now, in the user's language; NULL where
 * one can be had. */
const char *aluette_table_coach_get_obstacle (AluetteTableCoach *self);

/* aluette_table_coach_hint:
 *
 * Gives a hint to whoever is to decide: first a nudge, then the card, then why. */
void aluette_table_coach_hint (AluetteTableCoach *self);

/* aluette_table_coach_explain:
 * @seat: whose last card, or below 0 for the last one that a bot played
 *
 * Asks a bot why. */
void aluette_table_coach_explain (AluetteTableCoach *self, int seat);

/* aluette_table_coach_claim:
 *
 * Plays on for the person before the screen until the deal that is settled has ended. */
void aluette_table_coach_claim (AluetteTableCoach *self);

/* aluette_table_coach_dismiss: nothing more is said. */
void aluette_table_coach_dismiss (AluetteTableCoach *self);

/* aluette_table_coach_is_speaking: whether there is something to dismiss. */
gboolean aluette_table_coach_is_speaking (AluetteTableCoach *self);

G_END_DECLS

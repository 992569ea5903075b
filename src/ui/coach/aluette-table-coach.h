/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-view.h"
#include "presentation/table/aluette-hint-stage.h"
#include "ui/table/aluette-table.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_TABLE_COACH (aluette_table_coach_get_type ())
G_DECLARE_DERIVABLE_TYPE (AluetteTableCoach, aluette_table_coach, ALUETTE, TABLE_COACH, GObject)

/*
 * The coach of a table. It gives hints in three stages, asks bots for the reasons of their cards,
 * and offers to play out a decided deal. Its speech bubble replaces the prompt of the table.
 *
 * Abstract: a game derives its coach, which makes texts of the answers of its AluBotKind.
 *
 * The bubble uses the actions "match.hint", "match.claim" and "match.dismiss" of a parent widget.
 *
 * Property "claiming" (boolean, read-only): a decided deal is being played out; the match may go
 *   faster.
 * Signal "changed": what the coach can do may have changed.
 */
struct _AluetteTableCoachClass
{
  GObjectClass parent_class;

  /* @view: of the person who decides. @hint: hint_size bytes of the AluBotKind.
   * Returns: (transfer full): the text of a stage. */
  char *(*format_hint) (AluetteTableCoach *self, AluetteView *view, gconstpointer hint,
                        AluetteHintStage stage);
  /* Returns: the cards of the hand that @hint advises to play, to lay away or to show. */
  AluetteCardSet (*get_hint_cards) (AluetteTableCoach *self, gconstpointer hint);
  /* @why: explanation_size bytes of the AluBotKind. Returns: (transfer full): what the bot says. */
  char *(*format_explanation) (AluetteTableCoach *self, gconstpointer why);

  /* (nullable): Returns: (transfer full) (nullable): why the deal is decided in the view of the
   * person who is to play; NULL if it is not, or if playing it out saves no time. */
  char *(*find_claim) (AluetteTableCoach *self, AluetteView *view);
  /* Writes the next event of the claim that was found last. Returns: FALSE if it has ended. */
  gboolean (*continue_claim) (AluetteTableCoach *self, AluetteView *view, gpointer event);
};

/* aluette_table_coach_attach:
 * @table: (transfer none): the table. It must outlive the coach, or the match of the coach must be
 *   cleared first.
 * @settings: (transfer none): settings with the keys "coach-hints" and "coach-claims"
 *
 * Sets the table of a new coach, once. */
void
aluette_table_coach_attach (AluetteTableCoach *self, AluetteTable *table, GSettings *settings);

/* aluette_table_coach_set_game:
 * @game: (nullable) (transfer none): the match, which must already be on the table
 *
 * Sets the match. */
void aluette_table_coach_set_game (AluetteTableCoach *self, AluetteGame *game);

/* aluette_table_coach_get_obstacle:
 *
 * Returns: (transfer none) (nullable): why there is no hint now, in the user's language; %NULL if a
 *   hint is available */
const char *aluette_table_coach_get_obstacle (AluetteTableCoach *self);

/* aluette_table_coach_hint:
 *
 * Gives the next stage of the hint to the deciding player: a nudge, the card, the reason. */
void aluette_table_coach_hint (AluetteTableCoach *self);

/* aluette_table_coach_explain:
 * @seat: the seat whose last card is explained, or -1 for the last card of any bot
 *
 * Asks a bot for the reason of its card. */
void aluette_table_coach_explain (AluetteTableCoach *self, int seat);

/* aluette_table_coach_claim:
 *
 * Accepts the offered claim: plays the cards of the active viewer until the end of the deal. */
void aluette_table_coach_claim (AluetteTableCoach *self);

/* aluette_table_coach_dismiss:
 *
 * Removes the speech bubble and cancels what it is about. */
void aluette_table_coach_dismiss (AluetteTableCoach *self);

/* aluette_table_coach_is_speaking:
 *
 * Returns: whether there is a speech bubble */
gboolean aluette_table_coach_is_speaking (AluetteTableCoach *self);

/* For a game */

/* Returns: (transfer none): the table. */
AluetteTable *aluette_table_coach_get_table (AluetteTableCoach *self);

/* Returns: (transfer none) (nullable): the match. */
AluetteGame *aluette_table_coach_get_game (AluetteTableCoach *self);

G_END_DECLS

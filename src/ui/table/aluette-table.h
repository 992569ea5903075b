/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/session/aluette-game.h"
#include "ui/common/aluette-card-renderer.h"
#include "ui/table/aluette-table-style.h"

G_BEGIN_DECLS

/* How fast cards travel. */
typedef enum
{
  ALUETTE_SPEED_OFF, /* they are where they go at once */
  ALUETTE_SPEED_SLOW,
  ALUETTE_SPEED_NORMAL,
  ALUETTE_SPEED_FAST,
} AluetteSpeed;

#define ALUETTE_TYPE_SPEED (aluette_speed_get_type ())
GType aluette_speed_get_type (void);

#define ALUETTE_TYPE_TABLE (aluette_table_get_type ())
G_DECLARE_FINAL_TYPE (AluetteTable, aluette_table, ALUETTE, TABLE, GtkWidget)

/*
 * The table: everything of a match that is seen and done while cards are played.
 *
 * Properties:
 *   "game" (AluetteGame, nullable): the match on the table
 *   "viewer" (int): the seat at the bottom, whose hand is seen. -1: the only human; where there are
 *     several, each in turn behind a curtain; where there is none, an onlooker behind seat 1
 *   "pack" (AluettePack), "show-indices", "show-captions": how cards look
 *   "viewer-seat" (uint, read only): the human who sits before the screen now, or ALU_NOBODY behind
 *     the curtain, for onlookers and without a match
 *   "sign-captions" (boolean): others' signs that were read are put into words on the table;
 *     without it catching them is up to the eyes (screen readers are told in any case)
 *   "aids" (boolean): tooltips tell which cards still out beat or tie a card
 *   "single-deal" (boolean): no next deal is offered: for practice
 *   "animation-speed" (AluetteSpeed)
 *   "renderer" (AluetteCardRenderer): whose pictures are shared; one of its own by default
 *
 * Signals:
 *   "at-rest" (): what happened has been shown to its end: the table is no longer busy, as in
 *     aluette_table_is_busy (). Emitted when idle
 *   "sign-replayed" (guint seat, guint sign, guint strength), returns guint: the human who has
 *     come to the screen is shown what happened meanwhile, and it is the turn of a partner's sign.
 *     Whoever makes the portrait perform it says how many milliseconds that takes.
 *
 * Actions, prefix "table": play-1 to play-15 (play, or choose for rejection, the card of that
 * number in the hand that is to play), play ("s": a card's code), offer, propose, accept, refuse,
 * agree, decline, chant-yes, chant-no, reject, undo, redo, hurry, last-trick, review (the deal's
 * tricks), look-away (from those), continue (the next deal), here (behind the curtain), focus-hand.
 */

/* Returns: (transfer floating) */
GtkWidget *aluette_table_new (void);

/* aluette_table_set_game:
 * @game: (nullable) (transfer none) */
void aluette_table_set_game (AluetteTable *self, AluetteGame *game);

/* Returns: (nullable) (transfer none) */
AluetteGame *aluette_table_get_game (AluetteTable *self);

/* aluette_table_get_actions:
 *
 * Returns: (transfer none): the actions of the "table" group, for menus and tests. */
GActionGroup *aluette_table_get_actions (AluetteTable *self);

/* aluette_table_get_viewer_seat:
 *
 * Returns: the property "viewer-seat". */
guint aluette_table_get_viewer_seat (AluetteTable *self);

/* aluette_table_get_style:
 *
 * Returns: (transfer none): how cards look at this table. */
AluetteTableStyle *aluette_table_get_style (AluetteTable *self);

/* aluette_table_get_portrait:
 *
 * Returns: (nullable) (transfer none): the portrait (AluettePortrait) of a seat; NULL where the
 * table has no match or no such seat. */
GtkWidget *aluette_table_get_portrait (AluetteTable *self, guint seat);

/* aluette_table_set_speech:
 * @speech: (nullable) (transfer none): what somebody has to say, or NULL
 *
 * Shows a widget over the hand, in the place of what the table says, until another or NULL is set.
 * It must be able to do with little height. */
void aluette_table_set_speech (AluetteTable *self, GtkWidget *speech);

/* aluette_table_set_advice:
 * @cards: of the hand that is to play; 0 for none
 *
 * Raises and frames cards that somebody advises, and has it said of them. */
void aluette_table_set_advice (AluetteTable *self, AluCardSet cards);

/* aluette_table_set_coach_actions:
 * @reason: (nullable): an action with a seat ("i") as its parameter
 * @tricks_overlay: (nullable): an action
 *
 * Has the last trick ask by @reason why each bot played its card, and offers @tricks_overlay after
 * a deal. */
void
aluette_table_set_coach_actions (AluetteTable *self, const char *why, const char *tricks_overlay);

/* aluette_table_get_message:
 *
 * Returns: (transfer none): what the table says or asks now. */
const char *aluette_table_get_message (AluetteTable *self);

/* aluette_table_is_busy:
 *
 * Returns: whether cards travel, a finished trick stays, or missed events are replayed. */
gboolean aluette_table_is_busy (AluetteTable *self);

/* aluette_table_finish_animations:
 *
 * Ends all that passes: cards arrive, finished tricks are taken. The table then shows its match as
 * it is. */
void aluette_table_finish_animations (AluetteTable *self);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/session/aluette-game.h"
#include "presentation/portraits/aluette-gesture.h"
#include "ui/common/aluette-card-renderer.h"
#include "ui/table/aluette-seat.h"
#include "ui/table/aluette-table-style.h"

G_BEGIN_DECLS

/* The speed of card animations. */
typedef enum
{
  ALUETTE_SPEED_OFF, /* cards arrive at once */
  ALUETTE_SPEED_SLOW,
  ALUETTE_SPEED_NORMAL,
  ALUETTE_SPEED_FAST,
} AluetteSpeed;

#define ALUETTE_TYPE_SPEED (aluette_speed_get_type ())
GType aluette_speed_get_type (void);

#define ALUETTE_TYPE_TABLE (aluette_table_get_type ())
G_DECLARE_FINAL_TYPE (AluetteTable, aluette_table, ALUETTE, TABLE, GtkWidget)

/*
 * The table: shows a match of any game and lets the user play it. What it shows comes from the
 * AluetteTablePresenter of the game.
 *
 * Properties:
 *   "game" (AluetteGame, nullable): the match on the table
 *   "viewer" (int): the seat at the bottom, whose hand is visible. -1 means the only seat at this
 *     screen; each of them in turn, with a handover screen in between, if there are several; or a
 *     spectator behind seat 0 if there is none
 *   "deck" (AluetteDeck), "show-indices", "show-captions" (boolean): the appearance of cards
 *   "viewer-seat" (uint, read-only): the active viewer, or ALU_GAME_SPECTATOR for the handover
 *     screen, for spectators and without a match
 *   "sign-captions" (boolean): whether the prompt has a text for signs of other players that the
 *     viewer has read; screen readers announce them in any case
 *   "signs-stay" (boolean): whether cards that a player has told of stay at the name, as far as the
 *     viewer has read the signs
 *   "aids" (boolean): whether the chip of a card counts the cards still to come that beat or tie it
 *   "single-deal" (boolean): whether the table offers no next deal, as in practice
 *   "trick-pause" (uint): how long a finished trick stays before somebody at this screen leads, in
 *     milliseconds
 *   "hold-tricks" (boolean): whether a finished trick stays until the next card, however long that
 *     takes, so that it can be explained
 *   "animation-speed" (AluetteSpeed)
 *   "renderer" (AluetteCardRenderer): the renderer, to share its cache; by default a new one
 *
 * Signals:
 *   "at-rest" (): the table is no longer busy, see aluette_table_is_busy (). Emitted in an idle.
 *   "landed" (): the cards of the shown lines lie where they belong; emitted after each line, also
 *     if nothing moves.
 *   "sound" (guint sound, gboolean turn): a new line of the match is shown and its card has
 *     arrived, or lines were undone.
 *     @sound is an AluetteSound, what is heard of the line. @turn: whether the match now waits for
 *     somebody at this screen who was not the last to act. Not emitted for lines shown again.
 *   "gesture" (guint line), returns guint: a replay has come to a line of the log in which a player
 *     makes a gesture. The handler starts the gesture and returns its duration in milliseconds.
 *     Without one, the face makes it in the usual way.
 *   "card-menu" (guint card), returns gboolean: the user asks for what else there is to do with a
 *     card of the hand at the bottom. The handler returns whether there is something.
 *
 * Actions, with the prefix "table": those of the presenter of the game, play-1 to play-24 (plays or
 * chooses the n-th card of the active hand that may be chosen), play ("s": a card's code), undo,
 * redo, hurry, last-trick, review (shows the tricks of the deal), look-away (hides them), continue
 * (starts the next deal), here (hides the handover screen), focus-hand.
 */

/* Returns: (transfer floating): a table without a match */
GtkWidget *aluette_table_new (void);

/* aluette_table_set_game:
 * @game: (nullable) (transfer none): the match
 *
 * Sets the match on the table. */
void aluette_table_set_game (AluetteTable *self, AluetteGame *game);

/* Returns: (nullable) (transfer none): the match on the table */
AluetteGame *aluette_table_get_game (AluetteTable *self);

/* aluette_table_get_log:
 *
 * Returns: (transfer none): the log that the table shows: that of the viewer, or of a spectator
 *   during a handover. There must be a match. */
AluetteSeatLog *aluette_table_get_log (AluetteTable *self);

/* aluette_table_set_position:
 * @n_lines: how many lines of the log are shown, or -1 to follow the match
 *
 * Shows the match at a moment of the past, as a replay does. Nobody can play then. The step to the
 * next line is animated; faces make their gestures. */
void aluette_table_set_position (AluetteTable *self, int n_lines);

/* aluette_table_get_actions:
 *
 * Returns: (transfer none): the action group with the prefix "table" */
GActionGroup *aluette_table_get_actions (AluetteTable *self);

/* aluette_table_get_viewer_seat:
 *
 * Returns: the property "viewer-seat" */
guint aluette_table_get_viewer_seat (AluetteTable *self);

/* aluette_table_get_style:
 *
 * Returns: (transfer none): the style of the cards of this table */
AluetteTableStyle *aluette_table_get_style (AluetteTable *self);

/* aluette_table_set_own_villager:
 * @villager: index of the villager in the portrait of the user, or -1 for one that their name gives
 *
 * The user is the first person at this screen, in a replay the first human of the match. */
void aluette_table_set_own_villager (AluetteTable *self, int villager);

/* aluette_table_set_faces:
 * @faces: ids of villagers by name (ALUETTE_FACES_KEY)
 *
 * Sets the faces that were chosen for other people at this screen. */
void aluette_table_set_faces (AluetteTable *self, GVariant *faces);

/* aluette_table_get_portrait:
 *
 * Returns: (nullable) (transfer none): the AluettePortrait of a seat; %NULL if there is none */
GtkWidget *aluette_table_get_portrait (AluetteTable *self, guint seat);

/* aluette_table_set_face_action:
 * @action: (nullable): what a click on the viewer's own face does
 * @label: (nullable): the same in words */
void aluette_table_set_face_action (AluetteTable *self, const char *action, const char *label);

/* aluette_table_describe_card:
 * @data: an AluetteTable
 *
 * An AluetteCardChipFunc.
 *
 * Returns: (transfer full) (nullable): the name of a card, then lines with more about it */
char *aluette_table_describe_card (guint card, gpointer data);

/* aluette_table_set_watch:
 * @text: (nullable): the same in words
 *
 * Shows at a seat who looks, see aluette_seat_set_watch (). */
void aluette_table_set_watch (AluetteTable *self, guint seat, AluetteWatch watch, const char *text);

/* aluette_table_format_undo:
 * @people: the seats of people who decide for themselves, bit per seat; others are ignored
 *
 * Returns: (transfer full) (nullable): the last action of a person in this deal, which undo takes
 *   back, as a sentence. */
char *aluette_table_format_undo (AluetteTable *self, guint people);

/* aluette_table_set_presence:
 * @presence: (nullable): in a word or two why the player does not play themselves
 *
 * Shows at a seat that a player is absent, see aluette_seat_set_presence (). */
void aluette_table_set_presence (AluetteTable *self, guint seat, const char *presence);

/* aluette_table_set_spoken:
 * @text: (nullable): what the player says now, beside the match */
void aluette_table_set_spoken (AluetteTable *self, guint seat, const char *text);

/* aluette_table_tell:
 *
 * Shows a text in place of that about the last event, until the next one. */
void aluette_table_tell (AluetteTable *self, const char *text);

/* aluette_table_light_up:
 * @scale: how large the portrait becomes; 1 for its size
 *
 * Draws the attention to the portrait of a seat until its gesture ends. */
void aluette_table_light_up (AluetteTable *self, guint seat, double scale);

/* aluette_table_set_hold:
 * @progress: 0 to 1
 *
 * Draws a ring around the viewer's own portrait while they hold a sign. */
void aluette_table_set_hold (AluetteTable *self, double progress);

/* aluette_table_set_speech:
 * @speech: (nullable) (transfer floating): a widget with a small minimum height
 *
 * Shows @speech above the hand instead of the prompt, or the prompt if @speech is %NULL. */
void aluette_table_set_speech (AluetteTable *self, GtkWidget *speech);

/* aluette_table_set_advice:
 * @cards: (nullable): cards of the active hand; %NULL for none
 *
 * Marks advised cards, visibly and for screen readers. In a choice of cards, they become the chosen
 * ones, which the user can still change. */
void aluette_table_set_advice (AluetteTable *self, const AluetteCardSet *cards);

/* aluette_table_set_coach_actions:
 * @why: (nullable): an action that explains the card of a seat, with the seat ("i") as parameter
 * @review: (nullable): an action that opens the review of a deal
 *
 * Sets the actions of the coach. The last trick has a button with @why for each bot, and the prompt
 * has one with @review after a deal. */
void aluette_table_set_coach_actions (AluetteTable *self, const char *why, const char *review);

/* aluette_table_get_message:
 *
 * Returns: (transfer none): the current text of the prompt */
const char *aluette_table_get_message (AluetteTable *self);

/* aluette_table_is_busy:
 *
 * Returns: whether cards move, a finished trick is shown for a while, or missed events are
 *   replayed */
gboolean aluette_table_is_busy (AluetteTable *self);

/* aluette_table_finish_animations:
 *
 * Ends all animations, pauses and replays. The table then shows the current state of its match. */
void aluette_table_finish_animations (AluetteTable *self);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/gaze/alu-gaze-model.h"
#include "model/session/aluette-game.h"

G_BEGIN_DECLS

/* How bots make their gestures. */
typedef enum
{
  ALUETTE_GESTURE_DIFFICULTY_LEARNER, /* slow and large */
  ALUETTE_GESTURE_DIFFICULTY_REGULAR,
  ALUETTE_GESTURE_DIFFICULTY_CAFE, /* quick and small */
} AluetteGestureDifficulty;

#define ALUETTE_N_GESTURE_DIFFICULTIES (ALUETTE_GESTURE_DIFFICULTY_CAFE + 1)

#define ALUETTE_TYPE_GAZE (aluette_gaze_get_type ())
G_DECLARE_FINAL_TYPE (AluetteGaze, aluette_gaze, ALUETTE, GAZE, GObject)

/*
 * The eyes and signs of a match being played: lets bots look about and sign by the match's clock,
 * takes humans' signs, and hands each finished one to the match with what everyone made of it.
 * Holds while the match is paused or over. The match's seed and the same deeds at the same times
 * give the same glances, signs and outcomes. Main thread only.
 *
 * Where several humans share the screen, each sees what is drawn while he sits before it, and his
 * partners' signs of the meantime when he comes back. Those he reads, from the moment they are
 * made; an opponent's sign made while he was away he has missed, and so has who has no card left
 * to come back for.
 *
 * A gesture has its outcomes, and enters the log, when it ends. One whose deal is over by then, or
 * whose card has been played, comes to nothing. While there is something to redo, bots make no
 * signs.
 *
 * Signals:
 *   "gaze-changed" (guint seat): aluette_gaze_get_target () of a bot has changed.
 *   "sign-made" (const AluEvent *sign): a gesture begins. @sign is an ALU_EVENT_SIGN without its
 *     outcome, and aluette_gaze_recall () tells how to perform it. Nobody may see it while "viewer"
 *     is ALU_NOBODY. Emitted again, for the rest of the gesture, if a partner of the maker becomes
 *     the viewer before it ends.
 *
 * Properties: "viewer" (guint): the human at the screen, or ALU_NOBODY behind a curtain or where
 * nobody looks on; at first the first human. "sight" (guint): AluetteGestureDifficulty, regular at
 * first.
 */

/* aluette_gaze_new:
 * @game: (transfer none): whose clock is set already; started or not
 *
 * Watches over @game from now on. */
AluetteGaze *aluette_gaze_new (AluetteGame *game);

void aluette_gaze_set_viewer (AluetteGaze *self, guint seat);
guint aluette_gaze_get_viewer (AluetteGaze *self);

void aluette_gaze_set_gesture_difficulty (AluetteGaze *self, AluetteGestureDifficulty difficulty);
AluetteGestureDifficulty aluette_gaze_get_gesture_difficulty (AluetteGaze *self);

/* aluette_gaze_get_target:
 *
 * Returns: what the eyes of @seat rest on: a seat, ALU_GAZE_CARDS, ALU_GAZE_TRICK, or
 * ALU_GAZE_HIDDEN for humans and Petit-Jeans. */
guint aluette_gaze_get_target (AluetteGaze *self, guint seat);

/* aluette_gaze_may_sign:
 *
 * Returns: whether @seat, a human, may make @sign now; else @error (ALUETTE_GAME_ERROR) says why,
 * in the user's language. */
gboolean aluette_gaze_may_sign (AluetteGaze *self, guint seat, AluSign sign, GError **error);

/* aluette_gaze_make_sign:
 * @seat: a human's
 * @strength: misère: 1 weak or 2 very weak; else 0
 * @hold_ms: how long the key or button was held: longer makes it larger and longer; 0 for a quick
 *   one
 *
 * Begins a gesture. One that he is still making is over.
 *
 * Returns: whether he may; else @error (ALUETTE_GAME_ERROR) says why, in the user's language. */
gboolean aluette_gaze_make_sign (AluetteGaze *self, guint seat, AluSign sign, guint strength,
                                 guint hold_ms, GError **error);

/* aluette_gaze_recall:
 * @maker: a seat
 * @length_ms: (out): in milliseconds
 * @size: (out): 0.3 (hidden) to 1 (easy to see)
 *
 * Gets the rest of the length of a sign that @maker is making, or the length with which they made
 * it last in this deal. A sign that is not remembered has an average length and size. */
void
aluette_gaze_recall (AluetteGaze *self, guint maker, AluSign sign, guint *length_ms, double *size);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/gaze/alu-gaze-model.h"
#include "model/session/aluette-game.h"

G_BEGIN_DECLS

/* How conspicuous the gestures of bots are. */
typedef enum
{
  ALUETTE_GESTURE_DIFFICULTY_LEARNER, /* slow and large */
  ALUETTE_GESTURE_DIFFICULTY_REGULAR,
  ALUETTE_GESTURE_DIFFICULTY_CAFE, /* quick and small */
} AluetteGestureDifficulty;

#define ALUETTE_N_GESTURE_DIFFICULTIES (ALUETTE_GESTURE_DIFFICULTY_CAFE + 1)

#define ALUETTE_TYPE_GAZE (aluette_gaze_get_type ())
G_DECLARE_DERIVABLE_TYPE (AluetteGaze, aluette_gaze, ALUETTE, GAZE, GObject)

/*
 * The gaze and the signs of a match. Bots look around and make signs at the pace of the match's
 * clock. Each finished sign is requested from the match with its outcome for every player, as any
 * event of its maker. Time stops while the match is paused or over. The same seed and the same
 * actions at the same times give the same gaze, signs and outcomes. Main thread only.
 *
 * Several humans can share the screen. Each sees what is shown while they are at the screen, and
 * their partners' signs of the meantime when they come back. They understand those signs from the
 * moment they are made. A human who is away misses the signs of opponents. A human without cards
 * does not come back, and misses all signs.
 *
 * A gesture enters the log, with its outcomes, when it ends. It is dropped if the deal is over by
 * then or its card was played. Bots make no signs while there is something to redo.
 *
 * Signals:
 *   "gaze-changed" (guint seat): aluette_gaze_get_target () of a seat has changed.
 *   "sign-made" (const AluEvent *sign): a gesture begins. @sign is an ALU_EVENT_SIGN without its
 *     outcome, and aluette_gaze_recall () tells how to perform it. Nobody may see it while "viewer"
 *     is ALU_NOBODY. Emitted again, for the rest of the gesture, if a partner of the maker becomes
 *     the viewer before it ends, or if the viewer's eyes come to rest on the maker.
 *   "sign-read" (guint reader): a partner of the viewer has read the viewer's sign. Only for
 *     learners, and never in rated matches.
 *
 * Properties: "viewer" (guint): the human at the screen, initially the first; ALU_NOBODY during a
 * handover or without human. "gesture-difficulty" (guint): AluetteGestureDifficulty, initially
 * regular. "own-eyes" (gboolean, initially FALSE): whether the only human of the match sees signs
 * only of whom they look at, as bots do, and bots see where this human looks. Over a network this
 * is always so, and for everybody.
 *
 * Abstract: AluetteLocalGaze decides, AluetteRemoteGaze is told by the host of a table.
 */

struct _AluetteGazeClass
{
  GObjectClass parent_class;

  guint (*get_viewer) (AluetteGaze *self);
  void (*set_viewer) (AluetteGaze *self, guint seat);
  AluetteGestureDifficulty (*get_gesture_difficulty) (AluetteGaze *self);
  void (*set_gesture_difficulty) (AluetteGaze *self, AluetteGestureDifficulty difficulty);
  gboolean (*get_own_eyes) (AluetteGaze *self);
  void (*set_own_eyes) (AluetteGaze *self, gboolean own_eyes);
  void (*look) (AluetteGaze *self, guint target);
  guint (*get_target) (AluetteGaze *self, guint seat);
  gboolean (*may_sign) (AluetteGaze *self, guint seat, AluSign sign, GError **error);
  gboolean (*make_sign) (AluetteGaze *self, guint seat, AluSign sign, guint strength, guint hold_ms,
                         GError **error);
  void (*recall) (AluetteGaze *self, guint maker, AluSign sign, guint *length_ms, double *size);
};

/* aluette_gaze_new:
 * @game: (transfer none): a match that is played on this computer, whose clock is set; started or
 *   not
 *
 * Returns: (transfer full): the gaze and signs of @game from now on. */
AluetteGaze *aluette_gaze_new (AluetteGame *game);

void aluette_gaze_set_viewer (AluetteGaze *self, guint seat);
guint aluette_gaze_get_viewer (AluetteGaze *self);

void aluette_gaze_set_gesture_difficulty (AluetteGaze *self, AluetteGestureDifficulty difficulty);
AluetteGestureDifficulty aluette_gaze_get_gesture_difficulty (AluetteGaze *self);

/* aluette_gaze_get_own_eyes:
 *
 * Returns: whether "own-eyes" is set and there is one human. */
gboolean aluette_gaze_get_own_eyes (AluetteGaze *self);
void aluette_gaze_set_own_eyes (AluetteGaze *self, gboolean own_eyes);

/* aluette_gaze_look:
 * @target: another seat, ALU_GAZE_CARDS or ALU_GAZE_TRICK
 *
 * Turns the viewer's eyes, or keeps them for longer where they are. Does nothing without
 * "own-eyes". */
void aluette_gaze_look (AluetteGaze *self, guint target);

/* aluette_gaze_get_target:
 *
 * Returns: what @seat looks at: a seat, ALU_GAZE_CARDS, ALU_GAZE_TRICK, or ALU_GAZE_HIDDEN for
 * Petit-Jeans, and for humans without "own-eyes". */
guint aluette_gaze_get_target (AluetteGaze *self, guint seat);

/* aluette_gaze_may_sign:
 *
 * Returns: whether @seat, a human, may make @sign now; FALSE with @error (ALUETTE_GAME_ERROR),
 * which says why in the user's language. */
gboolean aluette_gaze_may_sign (AluetteGaze *self, guint seat, AluSign sign, GError **error);

/* aluette_gaze_make_sign:
 * @seat: seat of a human
 * @strength: for misère: 1 weak or 2 very weak; otherwise 0
 * @hold_ms: how long the key or button was held, in milliseconds. A longer time makes the gesture
 *   larger and longer; 0 for a tap
 *
 * Starts a gesture. A gesture that the player is still making ends.
 *
 * Returns: whether the player may make it; FALSE with @error (ALUETTE_GAME_ERROR), which says why
 * in the user's language. */
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

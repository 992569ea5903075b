/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-signs.h"
#include "model/learning/aluette-lesson-position.h"

G_BEGIN_DECLS

/* Kinds of questions and answers. An answer is a short text that does not depend on the
 * language. */
typedef enum
{
  ALUETTE_EXERCISE_PLAY,     /* which card to play; code of a card in the hand ("3d") */
  ALUETTE_EXERCISE_STRONGER, /* which card beats the others; code of a card, or "tie" */
  ALUETTE_EXERCISE_PICK,     /* which card the question describes; code of a card */
  ALUETTE_EXERCISE_NAME,     /* name of the card; code of the card with this name */
  ALUETTE_EXERCISE_WINNER,   /* see AluetteExerciseAsks; "1" to "6" for a seat, or "nobody" */
  ALUETTE_EXERCISE_SIGN,     /* sign for the card or wish; id of a sign ("grand-neuf") */
  ALUETTE_EXERCISE_SEE,      /* meaning of the sign that is shown; id of a sign */
  ALUETTE_EXERCISE_TELL,     /* what to tell the partner; id of a sign, or "nothing" */
  ALUETTE_EXERCISE_CHOICE,   /* which text is correct; "1", "2" … in their order */
  ALUETTE_EXERCISE_SCORE,    /* the new score; points of team A and team B: "2 1" */
  ALUETTE_EXERCISE_DEAL,     /* play the deal to its end against bots; "won", "lost" or "none",
                                the result of the watcher's team; all are right */
} AluetteExerciseKind;

/* What a question of ALUETTE_EXERCISE_WINNER asks. */
typedef enum
{
  ALUETTE_EXERCISE_ASKS_TRICK, /* who wins the trick whose last card was just played in the
                                  position; show the trick, but not its winner */
  ALUETTE_EXERCISE_ASKS_RACE,  /* who leads the race after the tricks so far */
  ALUETTE_EXERCISE_ASKS_DEAL,  /* who wins the deal with these tricks */
} AluetteExerciseAsks;

/* What a card must achieve (ALUETTE_EXERCISE_PLAY). */
typedef enum
{
  ALUETTE_EXERCISE_AIM_BEST,  /* be the best for the team, by the exact solver */
  ALUETTE_EXERCISE_AIM_TAKE,  /* win the trick as its last card */
  ALUETTE_EXERCISE_AIM_SPOIL, /* spoil the trick as its last card */
} AluetteExerciseAim;

#define ALUETTE_TYPE_EXERCISE (aluette_exercise_get_type ())
G_DECLARE_FINAL_TYPE (AluetteExercise, aluette_exercise, ALUETTE, EXERCISE, GObject)

/* A question of a lesson. Immutable; texts are translated when they are requested. Main thread
 * only. */

/* aluette_exercise_get_id:
 *
 * Returns: (transfer none): "lesson/exercise", unique in the course. */
const char *aluette_exercise_get_id (AluetteExercise *self);

AluetteExerciseKind aluette_exercise_get_kind (AluetteExercise *self);

/* Returns: what the question asks (WINNER). */
AluetteExerciseAsks aluette_exercise_get_asks (AluetteExercise *self);

/* Returns: what the card must achieve (PLAY). */
AluetteExerciseAim aluette_exercise_get_aim (AluetteExercise *self);

/* aluette_exercise_get_question:
 *
 * Returns: (transfer none): the question in the user's language. */
const char *aluette_exercise_get_question (AluetteExercise *self);

/* aluette_exercise_get_position:
 *
 * Returns: (transfer none) (nullable): the position on the table; never NULL for
 * ALUETTE_EXERCISE_PLAY. */
AluetteLessonPosition *aluette_exercise_get_position (AluetteExercise *self);

/* aluette_exercise_get_cards:
 *
 * Returns the cards of the question in the order to show them: the cards to compare (STRONGER) or
 * to choose from (PICK), the card to name (NAME), the card to sign (SIGN; none for misère and
 * mordienne), a hand (TELL without a position). The other kinds have none.
 *
 * Returns: (transfer none) (nullable) (array length=n_cards) */
const AluCard *aluette_exercise_get_cards (AluetteExercise *self, guint *n_cards);

/* aluette_exercise_get_sign:
 * @strength: (out) (optional): for misère 1 or 2, otherwise 0
 *
 * Returns: the sign to make or to understand (SIGN, SEE), or -1. */
int aluette_exercise_get_sign (AluetteExercise *self, guint *strength);

/* aluette_exercise_get_tricks:
 *
 * Returns the winners of the tricks of a finished deal (WINNER, SCORE), one character per trick:
 * "1" to "6" for a seat, "x" for a spoiled trick, as in “134124333”.
 *
 * Returns: (transfer none) (nullable) */
const char *aluette_exercise_get_tricks (AluetteExercise *self);

/* aluette_exercise_get_score:
 * @score: (out caller-allocates): points of team A and team B before the deal (SCORE) */
void aluette_exercise_get_score (AluetteExercise *self, guint score[2]);

/* aluette_exercise_get_answers:
 *
 * Returns the answers to choose from in the order to show them: the cards of a player (PLAY,
 * strongest first), the cards and "tie" (STRONGER), the cards (PICK), some cards (NAME), all seats
 * and "nobody" (WINNER), all signs of the code (SIGN), some signs (SEE), some signs and "nothing"
 * (TELL), numbers (CHOICE), scores (SCORE), "won", "lost" and "none" (DEAL). PICK, NAME, SEE, TELL,
 * CHOICE and SCORE have them in an order that depends only on the id of the exercise.
 *
 * Returns: (transfer none) (array zero-terminated=1) */
const char *const *aluette_exercise_get_answers (AluetteExercise *self);

/* aluette_exercise_get_answer_text:
 * @answer: one of the answers
 *
 * Returns: (transfer none) (nullable): for CHOICE, the answer in the user's language; NULL for all
 * other kinds, whose answers are shown as cards, seats, signs or scores. */
const char *aluette_exercise_get_answer_text (AluetteExercise *self, const char *answer);

/* aluette_exercise_is_right:
 * @answer: any text
 *
 * Returns: whether @answer is a correct answer. */
gboolean aluette_exercise_is_right (AluetteExercise *self, const char *answer);

/* aluette_exercise_get_comment:
 *
 * Returns: (transfer none): the comment on @answer in the user's language. */
const char *aluette_exercise_get_comment (AluetteExercise *self, const char *answer);

/* aluette_exercise_play_out_async:
 * @answer: a card of the hand
 *
 * Finds how the deal continues after this card (PLAY), in another thread. All seats play their
 * best cards by the exact solver, with all hands known, to the end of the trick or of the deal, as
 * the lesson says. The result is always the same. */
void aluette_exercise_play_out_async (AluetteExercise *self, const char *answer,
                                      GCancellable *cancellable, GAsyncReadyCallback callback,
                                      gpointer data);

/* aluette_exercise_play_out_finish:
 *
 * Returns: (transfer full) (nullable) (element-type AluEvent): the plays, starting with the card;
 * empty for other kinds of exercises; NULL with @error. */
GArray *
aluette_exercise_play_out_finish (AluetteExercise *self, GAsyncResult *result, GError **error);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-signs.h"
#include "model/learning/aluette-lesson-position.h"

G_BEGIN_DECLS

/* What is asked, and what an answer looks like. An answer is a short text that never depends on the
 * language. */
typedef enum
{
  ALUETTE_EXERCISE_PLAY,     /* which card to play; answer: a card's code ("3d") of the hand */
  ALUETTE_EXERCISE_STRONGER, /* which of the cards beats the others; a card's code, or "tie" */
  ALUETTE_EXERCISE_PICK,     /* which of the cards the question means; a card's code */
  ALUETTE_EXERCISE_NAME,     /* what the card is called; the code of the card so called */
  ALUETTE_EXERCISE_WINNER,   /* see AluetteExerciseAsks; "1" to "6" for a seat, or "nobody" */
  ALUETTE_EXERCISE_SIGN,     /* make the sign for the card or wish; a sign's id ("grand-neuf") */
  ALUETTE_EXERCISE_SEE,      /* what the sign that is seen tells; a sign's id */
  ALUETTE_EXERCISE_TELL,     /* what to tell the partner with this hand; a sign's id or "nothing" */
  ALUETTE_EXERCISE_CHOICE,   /* which of some texts is right; "1", "2" … in their order */
  ALUETTE_EXERCISE_SCORE,    /* the score then; both teams' points, team A first: "2 1" */
} AluetteExerciseKind;

/* Whom a question of ALUETTE_EXERCISE_WINNER asks for. */
typedef enum
{
  ALUETTE_EXERCISE_ASKS_TRICK, /* who takes the trick whose last card has just been played in the
                                  position; show that trick, but not yet who took it */
  ALUETTE_EXERCISE_ASKS_RACE,  /* who leads the race after the tricks played so far */
  ALUETTE_EXERCISE_ASKS_DEAL,  /* who wins the deal whose tricks are told */
} AluetteExerciseAsks;

/* What exactly a card has to do (ALUETTE_EXERCISE_PLAY). */
typedef enum
{
  ALUETTE_EXERCISE_AIM_BEST,  /* be worth most to the team, by the exact solver */
  ALUETTE_EXERCISE_AIM_TAKE,  /* take the trick as its last card */
  ALUETTE_EXERCISE_AIM_SPOIL, /* spoil it as its last card */
} AluetteExerciseAim;

#define ALUETTE_TYPE_EXERCISE (aluette_exercise_get_type ())
G_DECLARE_FINAL_TYPE (AluetteExercise, aluette_exercise, ALUETTE, EXERCISE, GObject)

/* A question of a lesson. It never changes; texts are translated at the moment they are asked for.
 * Main thread only. */

/* aluette_exercise_get_id:
 *
 * Returns: (transfer none): unique in the whole course: "lesson/exercise". */
const char *aluette_exercise_get_id (AluetteExercise *self);

AluetteExerciseKind aluette_exercise_get_kind (AluetteExercise *self);

/* Returns: whom the question is for (WINNER). */
AluetteExerciseAsks aluette_exercise_get_asks (AluetteExercise *self);

/* Returns: what the card has to do (PLAY). */
AluetteExerciseAim aluette_exercise_get_aim (AluetteExercise *self);

/* aluette_exercise_get_question:
 *
 * Returns: (transfer none): in the user's language. */
const char *aluette_exercise_get_question (AluetteExercise *self);

/* aluette_exercise_get_position:
 *
 * Returns: (transfer none) (nullable): what lies on the table when it is asked; never NULL with
 * ALUETTE_EXERCISE_PLAY. */
AluetteLessonPosition *aluette_exercise_get_position (AluetteExercise *self);

/* aluette_exercise_get_cards:
 *
 * The cards that the question is about, in the order to show them: those to compare (STRONGER) or
 * to choose from (PICK), the one to be named (NAME), the one to be signed (SIGN: none for misère
 * and mordienne), a hand (TELL without a position); none for the other kinds.
 *
 * Returns: (transfer none) (nullable) (array length=n_cards) */
const AluCard *aluette_exercise_get_cards (AluetteExercise *self, guint *n_cards);

/* aluette_exercise_get_sign:
 * @strength: (out) (optional): of misère 1 or 2, else 0
 *
 * Returns: the sign to be made or seen (SIGN, SEE), or -1. */
int aluette_exercise_get_sign (AluetteExercise *self, guint *strength);

/* aluette_exercise_get_tricks:
 *
 * Who took each trick of a finished deal that the question is about (WINNER, SCORE), one character
 * a trick: "1" to "6" the seat, "x" spoiled, as in “134124333”.
 *
 * Returns: (transfer none) (nullable) */
const char *aluette_exercise_get_tricks (AluetteExercise *self);

/* aluette_exercise_get_score:
 * @score: (out caller-allocates): points of team A and of team B before that deal (SCORE) */
void aluette_exercise_get_score (AluetteExercise *self, guint score[2]);

/* aluette_exercise_get_answers:
 *
 * The answers to choose from, in the order to show them: a player's cards (PLAY, strongest first),
 * the cards and "tie" (STRONGER), the cards (PICK), cards (NAME), all seats and "nobody" (WINNER),
 * all signs of the code (SIGN), some signs (SEE), some signs and "nothing" (TELL), numbers
 * (CHOICE), scores (SCORE).
 *
 * Returns: (transfer none): NULL-terminated. */
const char *const *aluette_exercise_get_answers (AluetteExercise *self);

/* aluette_exercise_get_answer_text:
 * @answer: one of the answers
 *
 * Returns: (transfer none) (nullable): the answer in the user's language with CHOICE; NULL with
 * all other kinds, whose answers are shown as cards, seats, signs, scores. */
const char *aluette_exercise_get_answer_text (AluetteExercise *self, const char *answer);

/* aluette_exercise_is_right:
 * @answer: any text; one that is no answer is wrong */
gboolean aluette_exercise_is_right (AluetteExercise *self, const char *answer);

/* aluette_exercise_get_comment:
 *
 * Returns: (transfer none): what is said to @answer, right or wrong, in the user's language. */
const char *aluette_exercise_get_comment (AluetteExercise *self, const char *answer);

/* aluette_exercise_play_out_async:
 * @answer: a card of the hand
 *
 * Finds what comes of playing that card (PLAY): the card, and then the best cards of all seats as
 * the exact solver sees them with all hands open, to the end of the trick or of the deal as the
 * lesson has it. The same events each time. Works in another thread. */
void aluette_exercise_play_out_async (AluetteExercise *self, const char *answer,
                                      GCancellable *cancellable, GAsyncReadyCallback callback,
                                      gpointer data);

/* aluette_exercise_play_out_finish:
 *
 * Returns: (transfer full) (nullable) (element-type AluEvent): plays to put on the table one after
 * the other, none for other kinds of exercise; NULL with @error. */
GArray *
aluette_exercise_play_out_finish (AluetteExercise *self, GAsyncResult *result, GError **error);

G_END_DECLS

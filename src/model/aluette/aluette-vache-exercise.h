/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-match.h"
#include "engine/aluette/alu-signs.h"
#include "model/learning/aluette-exercise.h"

G_BEGIN_DECLS

/* Kinds of questions and answers of Aluette, besides the choices that all games have. */
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
  ALUETTE_EXERCISE_SCORE,    /* the new score; points of team A and team B: "2 1" */
  ALUETTE_EXERCISE_DEAL,     /* play the deal to its end against bots */
} AluetteExerciseKind;

#define ALUETTE_EXERCISE_N_KINDS (ALUETTE_EXERCISE_DEAL + 1)
#define ALUETTE_EXERCISE_NOBODY "nobody"
#define ALUETTE_EXERCISE_TIE "tie"

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

/* What an exercise is about. */
typedef struct
{
  AluetteExerciseKind kind;
  AluetteExerciseAsks asks; /* WINNER */
  AluetteExerciseAim aim;   /* PLAY */
  gboolean to_end;          /* PLAY: play out to the end of the deal, not only of the trick */

  /* In the order to show them: the cards to compare (STRONGER) or to choose from (PICK), the card
   * to name (NAME), the card to sign (SIGN; none for misère and mordienne), a hand (TELL without a
   * position). The other kinds have none. */
  const AluCard *cards;
  guint n_cards;

  int sign;       /* AluSign to make or to understand (SIGN, SEE), or -1 */
  guint strength; /* for misère 1 or 2, otherwise 0 */

  /* (nullable): winners of the tricks of a finished deal (WINNER, SCORE), one character per trick:
   * "1" to "6" for a seat, "x" for a spoiled trick, as in “134124333”. */
  const char *tricks;
  guint score[2]; /* points of team A and team B before the deal (SCORE) */
} AluetteExerciseSubject;

#define ALUETTE_TYPE_VACHE_EXERCISE (aluette_vache_exercise_get_type ())
G_DECLARE_FINAL_TYPE (AluetteVacheExercise, aluette_vache_exercise, ALUETTE, VACHE_EXERCISE,
                      AluetteExercise)

/*
 * A question of a lesson of Aluette other than a choice. Immutable. Main thread only.
 *
 * Its answers are: the cards of a player (PLAY, strongest first), the cards and "tie" (STRONGER),
 * the cards (PICK), some cards (NAME), all seats and "nobody" (WINNER), all signs of the code
 * (SIGN), some signs (SEE), some signs and "nothing" (TELL), scores (SCORE), "won", "lost" and
 * "none" (DEAL).
 *
 * After a card, aluette_exercise_play_out_async () lets all seats play their best cards by the
 * exact solver, with all hands known, to the end of the trick or of the deal, as the lesson says.
 */

/* aluette_exercise_get_subject:
 *
 * Returns: (transfer none) (nullable): what an exercise of Aluette is about; NULL for a choice. */
const AluetteExerciseSubject *aluette_exercise_get_subject (AluetteExercise *exercise);

/* aluette_lesson_position_get_aluette_match:
 *
 * Returns: (transfer none): the state of a position of Aluette. */
const AluMatch *aluette_lesson_position_get_aluette_match (AluetteLessonPosition *position);

/* For aluette-vache-exercise-play-out.c */
GArray *aluette_vache_exercise_play_out (AluetteExercise *exercise, const char *answer,
                                         const AluStop *stop);

G_END_DECLS

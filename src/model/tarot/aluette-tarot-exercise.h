/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tarot/tarot-match.h"
#include "model/learning/aluette-exercise.h"

G_BEGIN_DECLS

/* Kinds of questions and answers of Tarot, besides the choices that all games have. */
typedef enum
{
  ALUETTE_TAROT_EXERCISE_PLAY,  /* which card to play: best with open hands; code of a card */
  ALUETTE_TAROT_EXERCISE_PICK,  /* which card the question describes; code of a card */
  ALUETTE_TAROT_EXERCISE_TRICK, /* which of the cards, in the order of play, takes their trick */
  ALUETTE_TAROT_EXERCISE_COUNT, /* what the cards are worth; in half points: "9" */
  ALUETTE_TAROT_EXERCISE_BID,   /* what to bid with the cards of a hand; id of a bid: "garde" */
  ALUETTE_TAROT_EXERCISE_SCORE, /* what each defender pays for a deal: "72", or "-64" */
  ALUETTE_TAROT_EXERCISE_DEAL,  /* play the deal to its end against bots */
} AluetteTarotExerciseKind;

#define ALUETTE_TAROT_EXERCISE_N_KINDS (ALUETTE_TAROT_EXERCISE_DEAL + 1)

/* Which cards are right answers (PICK). */
typedef enum
{
  ALUETTE_TAROT_EXERCISE_AIM_STRONGEST, /* the one that beats the others */
  ALUETTE_TAROT_EXERCISE_AIM_LEGAL,     /* those that may be played in the position */
  ALUETTE_TAROT_EXERCISE_AIM_LAY_AWAY,  /* those that may always be laid away: no king, no trump */
  ALUETTE_TAROT_EXERCISE_AIM_BOUT,      /* the bouts */
} AluetteTarotExerciseAim;

/* What an exercise is about. */
typedef struct
{
  AluetteTarotExerciseKind kind;
  AluetteTarotExerciseAim aim; /* PICK */
  gboolean to_end;             /* PLAY: play out to the end of the deal, not only of the trick */

  /* In the order to show them: to choose from (PICK, TRICK), to count (COUNT), a hand (BID). */
  const TarotCard *cards;
  guint n_cards;

  TarotSheet sheet; /* SCORE: contract, half points, bouts, and who takes the petit last */
  guint seats;      /* BID, SCORE: how many players there are; usually 4 */
} AluetteTarotExerciseSubject;

#define ALUETTE_TYPE_TAROT_EXERCISE (aluette_tarot_exercise_get_type ())
G_DECLARE_FINAL_TYPE (AluetteTarotExercise, aluette_tarot_exercise, ALUETTE, TAROT_EXERCISE,
                      AluetteExercise)

/*
 * A question of a lesson of Tarot other than a choice. Immutable. Main thread only.
 *
 * Its answers are: the cards that the player may play (PLAY, lowest first), the cards (PICK,
 * TRICK), the bids up to garde contre (BID), numbers (COUNT, SCORE), "won", "lost" and "none"
 * (DEAL).
 *
 * After a card, aluette_exercise_play_out_async () lets all seats play their best cards by the
 * exact solver, with all hands known, to the end of the trick or of the deal, as the lesson says.
 */

/* aluette_tarot_exercise_get_subject:
 *
 * Returns: (transfer none) (nullable): what an exercise of Tarot is about; NULL for a choice. */
const AluetteTarotExerciseSubject *aluette_tarot_exercise_get_subject (AluetteExercise *exercise);

/* aluette_lesson_position_get_tarot_match:
 *
 * Returns: (transfer none): the state of a position of Tarot. */
const TarotMatch *aluette_lesson_position_get_tarot_match (AluetteLessonPosition *position);

/* aluette_tarot_bid_from_id:
 *
 * Returns: the bid of an answer, such as "garde-sans", or -1. */
int aluette_tarot_bid_from_id (const char *id);

/* For aluette-tarot-exercise-play-out.c */
GArray *aluette_tarot_exercise_play_out (AluetteExercise *exercise, const char *answer,
                                         const AluStop *stop);

G_END_DECLS

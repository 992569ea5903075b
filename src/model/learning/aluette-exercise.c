/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/learning/aluette-exercise.h"

#include <glib/gi18n.h>

#include "engine/alu-rng.h"
#include "model/learning/aluette-lesson-private.h"

G_DEFINE_FINAL_TYPE (AluetteExercise, aluette_exercise, G_TYPE_OBJECT)

void
aluette_exercise_answer_free (AluetteExerciseAnswer *self)
{
  g_free (self->is);
  g_free (self->option);
  g_free (self->comment);
  g_free (self);
}

static void
aluette_exercise_finalize (GObject *object)
{
  AluetteExercise *self = ALUETTE_EXERCISE (object);

  g_free (self->id);
  g_free (self->question);
  g_free (self->default_comment);
  g_free (self->tricks);
  g_ptr_array_unref (self->described_answers);
  g_strfreev (self->answers);
  g_array_unref (self->cards);
  g_clear_object (&self->position);
  G_OBJECT_CLASS (aluette_exercise_parent_class)->finalize (object);
}

static void
aluette_exercise_class_init (AluetteExerciseClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = aluette_exercise_finalize;
}

static void
aluette_exercise_init (AluetteExercise *self)
{
  self->described_answers = g_ptr_array_new_with_free_func ((GDestroyNotify)
                                                                aluette_exercise_answer_free);
  self->cards = g_array_new (FALSE, FALSE, sizeof (AluCard));
  self->sign = -1;
}

static const AluetteExerciseAnswer *
find_described_answer (AluetteExercise *self, const char *answer)
{
  for (guint i = 0; i < self->described_answers->len; i++)
    {
      const AluetteExerciseAnswer *described = g_ptr_array_index (self->described_answers, i);

      if (g_strcmp0 (described->is, answer) == 0)
        return described;
    }
  return NULL;
}

static void
add_card (GPtrArray *answers, AluCard card)
{
  char code[3];

  alu_card_code (card, code);
  g_ptr_array_add (answers, g_strdup (code));
}

/* Adds the hand of the seat that must play: that of a Petit-Jean if its captain plays for it. */
static void
add_hand (AluetteExercise *self, GPtrArray *answers)
{
  const AluMatch *match = &self->position->match;
  AluCard cards[ALU_MAX_HAND];
  int n = alu_set_sorted (alu_rules_order (&match->rules), match->deal.hands[match->deal.turn],
                          cards);

  for (int i = 0; i < n; i++)
    add_card (answers, cards[i]);
}

static void
add_seats (AluetteExercise *self, GPtrArray *answers)
{
  guint n_seats = self->position != NULL ? self->position->match.rules.seats : 4;

  for (guint seat = 1; seat <= n_seats; seat++)
    g_ptr_array_add (answers, g_strdup_printf ("%u", seat));
  g_ptr_array_add (answers, g_strdup (ALUETTE_EXERCISE_NOBODY));
}

/* Changes the order of the answers, so that their place says nothing. The order depends only on the
 * id: it stays the same when the page is built again. "nothing" stays last. */
static void
shuffle_answers (AluetteExercise *self, GPtrArray *answers)
{
  AluRng rng;
  guint n = answers->len;

  alu_rng_seed (&rng, g_str_hash (self->id));
  if (n > 0 && g_str_equal (answers->pdata[n - 1], ALUETTE_EXERCISE_NOTHING))
    n--;
  for (guint i = n; i > 1; i--)
    {
      guint other = alu_rng_below (&rng, i);
      gpointer last = answers->pdata[i - 1];

      answers->pdata[i - 1] = answers->pdata[other];
      answers->pdata[other] = last;
    }
}

/* Whether the file lists the answers, in any order. */
static gboolean
has_listed_answers (AluetteExercise *self)
{
  switch (self->kind)
    {
    case ALUETTE_EXERCISE_PICK:
    case ALUETTE_EXERCISE_NAME:
    case ALUETTE_EXERCISE_SEE:
    case ALUETTE_EXERCISE_TELL:
    case ALUETTE_EXERCISE_CHOICE:
    case ALUETTE_EXERCISE_SCORE:
      return TRUE;
    case ALUETTE_EXERCISE_PLAY:
    case ALUETTE_EXERCISE_STRONGER:
    case ALUETTE_EXERCISE_WINNER:
    case ALUETTE_EXERCISE_SIGN:
    case ALUETTE_EXERCISE_DEAL:
    default:
      return FALSE;
    }
}

/* Returns: the answers to choose from, which are derived from the question or listed in the
 * file. */
static GStrv
work_out_answers (AluetteExercise *self)
{
  GPtrArray *answers = g_ptr_array_new ();
  gboolean by_cards = self->kind == ALUETTE_EXERCISE_STRONGER
                      || self->kind == ALUETTE_EXERCISE_PICK;

  if (self->kind == ALUETTE_EXERCISE_PLAY)
    add_hand (self, answers);
  else if (by_cards)
    for (guint i = 0; i < self->cards->len; i++)
      add_card (answers, g_array_index (self->cards, AluCard, i));
  else if (self->kind == ALUETTE_EXERCISE_WINNER)
    add_seats (self, answers);
  else if (self->kind == ALUETTE_EXERCISE_SIGN)
    for (int sign = 0; sign < ALU_N_SIGNS; sign++)
      g_ptr_array_add (answers, g_strdup (alu_sign_id ((AluSign) sign)));
  else
    for (guint i = 0; i < self->described_answers->len; i++)
      g_ptr_array_add (
          answers, g_strdup (((AluetteExerciseAnswer *) self->described_answers->pdata[i])->is));
  if (self->kind == ALUETTE_EXERCISE_STRONGER)
    g_ptr_array_add (answers, g_strdup (ALUETTE_EXERCISE_TIE));
  if (has_listed_answers (self))
    shuffle_answers (self, answers);
  g_ptr_array_add (answers, NULL);
  return (GStrv) g_ptr_array_free (answers, FALSE);
}

static gboolean
set_missing_error (GError **error, const char *what)
{
  g_set_error (error, ALUETTE_LESSON_ERROR, ALUETTE_LESSON_ERROR_LAYOUT, "the exercise lacks %s",
               what);
  return FALSE;
}

/* Checks that the question has everything that its kind needs. */
static gboolean
check_subject (AluetteExercise *self, GError **error)
{
  const AluMatch *match = self->position != NULL ? &self->position->match : NULL;
  guint n_cards = self->cards->len;

  switch (self->kind)
    {
    case ALUETTE_EXERCISE_PLAY:
      if (match == NULL || match->deal.phase != ALU_PHASE_PLAY
          || alu_match_decider (match) != (int) self->position->watcher)
        return set_missing_error (error, "a position where the watcher is to play");
      break;
    case ALUETTE_EXERCISE_DEAL:
      if (match == NULL || match->deal.phase != ALU_PHASE_PLAY || match->deal.n_plays > 0)
        return set_missing_error (error, "a position before the first card");
      break;
    case ALUETTE_EXERCISE_STRONGER:
    case ALUETTE_EXERCISE_PICK:
      if (n_cards < 2)
        return set_missing_error (error, "cards to choose from");
      break;
    case ALUETTE_EXERCISE_NAME:
      if (n_cards != 1)
        return set_missing_error (error, "the card that it is about");
      break;
    case ALUETTE_EXERCISE_WINNER:
      if (self->tricks == NULL && (match == NULL || match->deal.n_tricks == 0))
        return set_missing_error (error, "a finished trick");
      break;
    case ALUETTE_EXERCISE_SIGN:
    case ALUETTE_EXERCISE_SEE:
      if (self->sign < 0)
        return set_missing_error (error, "the sign that it is about");
      break;
    case ALUETTE_EXERCISE_TELL:
      if (match == NULL && n_cards == 0)
        return set_missing_error (error, "a hand");
      break;
    case ALUETTE_EXERCISE_SCORE:
      if (self->tricks == NULL)
        return set_missing_error (error, "the tricks of a deal");
      break;
    case ALUETTE_EXERCISE_CHOICE:
    default:
      break;
    }
  return TRUE;
}

gboolean
aluette_exercise_finish (AluetteExercise *self, GError **error)
{
  gboolean has_right = FALSE;

  if (self->question == NULL)
    return set_missing_error (error, "its question");
  if (!check_subject (self, error))
    return FALSE;
  self->answers = work_out_answers (self);
  for (guint i = 0; i < self->described_answers->len; i++)
    {
      const AluetteExerciseAnswer *described = g_ptr_array_index (self->described_answers, i);

      has_right |= described->right;
      if (!g_strv_contains ((const char *const *) self->answers, described->is))
        {
          g_set_error (error, ALUETTE_LESSON_ERROR, ALUETTE_LESSON_ERROR_VALUE,
                       "“%s” is not among the answers", described->is);
          return FALSE;
        }
    }
  if (!has_right)
    return set_missing_error (error, "a right answer");
  if (g_strv_length (self->answers) < 2)
    return set_missing_error (error, "answers to choose from");
  for (guint i = 0; self->default_comment == NULL && self->answers[i] != NULL; i++)
    if (find_described_answer (self, self->answers[i]) == NULL
        || find_described_answer (self, self->answers[i])->comment == NULL)
      return set_missing_error (error, "something to say to every answer");
  return TRUE;
}

const char *
aluette_exercise_get_id (AluetteExercise *self)
{
  g_return_val_if_fail (ALUETTE_IS_EXERCISE (self), NULL);

  return self->id;
}

AluetteExerciseKind
aluette_exercise_get_kind (AluetteExercise *self)
{
  g_return_val_if_fail (ALUETTE_IS_EXERCISE (self), ALUETTE_EXERCISE_CHOICE);

  return self->kind;
}

AluetteExerciseAsks
aluette_exercise_get_asks (AluetteExercise *self)
{
  g_return_val_if_fail (ALUETTE_IS_EXERCISE (self), ALUETTE_EXERCISE_ASKS_TRICK);

  return self->asks;
}

AluetteExerciseAim
aluette_exercise_get_aim (AluetteExercise *self)
{
  g_return_val_if_fail (ALUETTE_IS_EXERCISE (self), ALUETTE_EXERCISE_AIM_BEST);

  return self->aim;
}

const char *
aluette_exercise_get_question (AluetteExercise *self)
{
  g_return_val_if_fail (ALUETTE_IS_EXERCISE (self), NULL);

  return _(self->question);
}

AluetteLessonPosition *
aluette_exercise_get_position (AluetteExercise *self)
{
  g_return_val_if_fail (ALUETTE_IS_EXERCISE (self), NULL);

  return self->position;
}

const AluCard *
aluette_exercise_get_cards (AluetteExercise *self, guint *n_cards)
{
  g_return_val_if_fail (ALUETTE_IS_EXERCISE (self), NULL);

  *n_cards = self->cards->len;
  return self->cards->len > 0 ? (const AluCard *) (gpointer) self->cards->data : NULL;
}

int
aluette_exercise_get_sign (AluetteExercise *self, guint *strength)
{
  g_return_val_if_fail (ALUETTE_IS_EXERCISE (self), -1);

  if (strength != NULL)
    *strength = self->strength;
  return self->sign;
}

const char *
aluette_exercise_get_tricks (AluetteExercise *self)
{
  g_return_val_if_fail (ALUETTE_IS_EXERCISE (self), NULL);

  return self->tricks;
}

void
aluette_exercise_get_score (AluetteExercise *self, guint score[2])
{
  g_return_if_fail (ALUETTE_IS_EXERCISE (self));

  score[ALU_TEAM_A] = self->score[ALU_TEAM_A];
  score[ALU_TEAM_B] = self->score[ALU_TEAM_B];
}

const char *const *
aluette_exercise_get_answers (AluetteExercise *self)
{
  g_return_val_if_fail (ALUETTE_IS_EXERCISE (self), NULL);

  return (const char *const *) self->answers;
}

const char *
aluette_exercise_get_answer_text (AluetteExercise *self, const char *answer)
{
  const AluetteExerciseAnswer *described;

  g_return_val_if_fail (ALUETTE_IS_EXERCISE (self), NULL);

  described = find_described_answer (self, answer);
  return described != NULL && described->option != NULL ? _(described->option) : NULL;
}

gboolean
aluette_exercise_is_right (AluetteExercise *self, const char *answer)
{
  const AluetteExerciseAnswer *described;

  g_return_val_if_fail (ALUETTE_IS_EXERCISE (self), FALSE);

  described = find_described_answer (self, answer);
  return described != NULL && described->right;
}

const char *
aluette_exercise_get_comment (AluetteExercise *self, const char *answer)
{
  const AluetteExerciseAnswer *described;

  g_return_val_if_fail (ALUETTE_IS_EXERCISE (self), NULL);

  described = find_described_answer (self, answer);
  if (described != NULL && described->comment != NULL)
    return _(described->comment);
  return self->default_comment != NULL ? _(self->default_comment) : "";
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-vache-exercise.h"

#include "engine/aluette/alu-aluette-kind.h"
#include "model/aluette/aluette-vache-game.h"
#include "model/aluette/aluette-vache-lesson-step.h"
#include "model/aluette/aluette-sign-item.h"

struct _AluetteVacheExercise
{
  AluetteExercise parent_instance;

  AluetteExerciseSubject subject;
  GArray *cards; /* (element-type AluCard): of the subject */
  char *tricks;  /* (nullable): of the subject */
};

G_DEFINE_FINAL_TYPE (AluetteVacheExercise, aluette_vache_exercise, ALUETTE_TYPE_EXERCISE)

const AluMatch *
aluette_lesson_position_get_aluette_match (AluetteLessonPosition *position)
{
  g_return_val_if_fail (aluette_lesson_position_get_kind (position) == &alu_aluette_kind, NULL);

  return aluette_lesson_position_get_match (position);
}

/* Returns: (nullable): the match at the position of the exercise. */
static const AluMatch *
get_match (AluetteExercise *exercise)
{
  AluetteLessonPosition *position = aluette_exercise_get_position (exercise);

  return position != NULL ? aluette_lesson_position_get_aluette_match (position) : NULL;
}

/* --- Attributes --- */

/* Reads a score such as "3 2". */
static gboolean
read_score (const char *text, guint score[2], GError **error)
{
  g_auto (GStrv) points = g_strsplit (text, " ", -1);

  if (g_strv_length (points) != 2)
    return aluette_lesson_refuse (error, ALUETTE_LESSON_ERROR_VALUE, "“%s” is no score", text);
  return aluette_lesson_read_number (points[0], 0, 99, &score[0], error)
         && aluette_lesson_read_number (points[1], 0, 99, &score[1], error);
}

static gboolean
read_tricks (AluetteVacheExercise *self, const char *text, GError **error)
{
  if (*text == '\0' || strspn (text, "123456x") != strlen (text) || strlen (text) > ALU_MAX_HAND)
    return aluette_lesson_refuse (error, ALUETTE_LESSON_ERROR_VALUE, "“%s” are no tricks", text);
  self->tricks = g_strdup (text);
  self->subject.tricks = self->tricks;
  return TRUE;
}

static gboolean
read_cards (AluetteVacheExercise *self, const char *text, GError **error)
{
  gboolean ok = aluette_lesson_read_cards (text, self->cards, error);

  self->subject.cards = (const AluCard *) (gpointer) self->cards->data;
  self->subject.n_cards = self->cards->len;
  return ok;
}

static gboolean
read_sign (AluetteVacheExercise *self, const char *text, GError **error)
{
  AluSign sign;

  if (!aluette_lesson_read_sign (text, &sign, error))
    return FALSE;
  self->subject.sign = (int) sign;
  return TRUE;
}

/* Reads an attribute whose values are words. */
static gboolean
read_word (AluetteExerciseSubject *subject, const char *name, const char *value, GError **error)
{
  static const char *const kinds[] = { "play", "stronger", "pick",  "name", "winner", "sign",
                                       "see",  "tell",     "score", "deal", NULL };
  static const char *const asks[] = { "trick", "race", "deal", NULL };
  static const char *const aims[] = { "best", "take", "spoil", NULL };
  static const char *const ends[] = { "trick", "deal", NULL };
  static const struct
  {
    const char *name;
    const char *const *words;
  } attributes[] = { { "kind", kinds }, { "asks", asks }, { "aim", aims }, { "until", ends } };
  guint i = 0, index;

  G_STATIC_ASSERT (G_N_ELEMENTS (kinds) == ALUETTE_EXERCISE_N_KINDS + 1);

  while (!g_str_equal (attributes[i].name, name))
    i++;
  if (!aluette_lesson_read_word (attributes[i].words, value, &index, error))
    return FALSE;
  if (attributes[i].words == kinds)
    subject->kind = (AluetteExerciseKind) index;
  else if (attributes[i].words == asks)
    subject->asks = (AluetteExerciseAsks) index;
  else if (attributes[i].words == aims)
    subject->aim = (AluetteExerciseAim) index;
  else
    subject->to_end = index == 1;
  return TRUE;
}

static gboolean
aluette_vache_exercise_read_attribute (AluetteExercise *exercise, const char *name,
                                         const char *value, GError **error)
{
  AluetteVacheExercise *self = ALUETTE_VACHE_EXERCISE (exercise);

  if (g_str_equal (name, "cards"))
    return read_cards (self, value, error);
  if (g_str_equal (name, "sign"))
    return read_sign (self, value, error);
  if (g_str_equal (name, "strength"))
    return aluette_lesson_read_number (value, 1, 2, &self->subject.strength, error);
  if (g_str_equal (name, "tricks"))
    return read_tricks (self, value, error);
  if (g_str_equal (name, "before"))
    return read_score (value, self->subject.score, error);
  return read_word (&self->subject, name, value, error);
}

/* Checks that the question has everything that its kind needs. */
static gboolean
aluette_vache_exercise_check (AluetteExercise *exercise, GError **error)
{
  const AluetteExerciseSubject *subject = aluette_exercise_get_subject (exercise);
  const AluMatch *match = get_match (exercise);
  AluetteLessonPosition *position = aluette_exercise_get_position (exercise);

  switch (subject->kind)
    {
    case ALUETTE_EXERCISE_PLAY:
      if (match == NULL || match->deal.phase != ALU_PHASE_PLAY
          || alu_match_decider (match) != (int) aluette_lesson_position_get_watcher (position))
        return aluette_exercise_set_missing (error, "a position where the watcher is to play");
      break;
    case ALUETTE_EXERCISE_DEAL:
      if (match == NULL || match->deal.phase != ALU_PHASE_PLAY || match->deal.n_plays > 0)
        return aluette_exercise_set_missing (error, "a position before the first card");
      break;
    case ALUETTE_EXERCISE_STRONGER:
    case ALUETTE_EXERCISE_PICK:
      if (subject->n_cards < 2)
        return aluette_exercise_set_missing (error, "cards to choose from");
      break;
    case ALUETTE_EXERCISE_NAME:
      if (subject->n_cards != 1)
        return aluette_exercise_set_missing (error, "the card that it is about");
      break;
    case ALUETTE_EXERCISE_WINNER:
      if (subject->tricks == NULL && (match == NULL || match->deal.n_tricks == 0))
        return aluette_exercise_set_missing (error, "a finished trick");
      break;
    case ALUETTE_EXERCISE_SIGN:
    case ALUETTE_EXERCISE_SEE:
      if (subject->sign < 0)
        return aluette_exercise_set_missing (error, "the sign that it is about");
      break;
    case ALUETTE_EXERCISE_TELL:
      if (match == NULL && subject->n_cards == 0)
        return aluette_exercise_set_missing (error, "a hand");
      break;
    case ALUETTE_EXERCISE_SCORE:
      if (subject->tricks == NULL)
        return aluette_exercise_set_missing (error, "the tricks of a deal");
      break;
    default:
      break;
    }
  return TRUE;
}

/* --- Answers --- */

static void
add_card (GPtrArray *answers, AluCard card)
{
  char code[3];

  alu_card_code (card, code);
  g_ptr_array_add (answers, g_strdup (code));
}

/* Adds the hand of the seat that must play: that of a Petit-Jean if its captain plays for it. */
static void
add_hand (const AluMatch *match, GPtrArray *answers)
{
  AluCard cards[ALU_MAX_HAND];
  int n = alu_set_sorted (alu_rules_order (&match->rules), match->deal.hands[match->deal.turn],
                          cards);

  for (int i = 0; i < n; i++)
    add_card (answers, cards[i]);
}

static void
add_seats (const AluMatch *match, GPtrArray *answers)
{
  guint n_seats = match != NULL ? match->rules.seats : 4;

  for (guint seat = 1; seat <= n_seats; seat++)
    g_ptr_array_add (answers, g_strdup_printf ("%u", seat));
  g_ptr_array_add (answers, g_strdup (ALUETTE_EXERCISE_NOBODY));
}

static gboolean
aluette_vache_exercise_add_answers (AluetteExercise *exercise, GPtrArray *answers)
{
  const AluetteExerciseSubject *subject = aluette_exercise_get_subject (exercise);
  AluetteExerciseKind kind = subject->kind;

  if (kind == ALUETTE_EXERCISE_PLAY)
    add_hand (get_match (exercise), answers);
  else if (kind == ALUETTE_EXERCISE_STRONGER || kind == ALUETTE_EXERCISE_PICK)
    for (guint i = 0; i < subject->n_cards; i++)
      add_card (answers, subject->cards[i]);
  else if (kind == ALUETTE_EXERCISE_WINNER)
    add_seats (get_match (exercise), answers);
  else if (kind == ALUETTE_EXERCISE_SIGN)
    for (int sign = 0; sign < ALU_N_SIGNS; sign++)
      g_ptr_array_add (answers, g_strdup (alu_sign_id ((AluSign) sign)));
  if (kind == ALUETTE_EXERCISE_STRONGER)
    g_ptr_array_add (answers, g_strdup (ALUETTE_EXERCISE_TIE));
  return kind == ALUETTE_EXERCISE_DEAL || (answers->len > 0 && kind != ALUETTE_EXERCISE_PICK);
}

static AluetteAnswerForm
aluette_vache_exercise_get_form (AluetteExercise *exercise)
{
  AluetteExerciseKind kind = aluette_exercise_get_subject (exercise)->kind;

  return kind == ALUETTE_EXERCISE_PLAY   ? ALUETTE_ANSWER_BY_PLAY
         : kind == ALUETTE_EXERCISE_DEAL ? ALUETTE_ANSWER_BY_DEAL
                                         : ALUETTE_ANSWER_BY_CHOICE;
}

/* Returns: (transfer full) (nullable): the result of the deal for the watcher, if it has ended. */
static char *
read_result (AluetteExercise *exercise, AluetteSeatLog *log)
{
  const AluDeal *deal = &aluette_view_get_aluette (aluette_seat_log_get_view (log))->match.deal;
  AluetteLessonPosition *position = aluette_exercise_get_position (exercise);
  guint team = alu_team_of ((int) aluette_lesson_position_get_watcher (position));

  if (!deal->ended)
    return NULL;
  return g_strdup (deal->winner == ALU_NOBODY ? ALUETTE_ANSWER_NONE
                   : deal->winner == team     ? ALUETTE_ANSWER_WON
                                              : ALUETTE_ANSWER_LOST);
}

/* The question asks for a card, not for an offer. */
static char *
aluette_vache_exercise_read_line (AluetteExercise *exercise, AluetteSeatLog *log, guint index)
{
  const AluEvent *event = aluette_seat_log_get_aluette_line (log, index);
  char code[3];

  if (aluette_exercise_get_form (exercise) == ALUETTE_ANSWER_BY_DEAL)
    return read_result (exercise, log);
  if (event->type != ALU_EVENT_PLAY)
    return NULL;
  alu_card_code (event->card, code);
  return g_strdup (code);
}

static char *
aluette_vache_exercise_make_drill_item (AluetteExercise *exercise)
{
  const AluetteExerciseSubject *subject = aluette_exercise_get_subject (exercise);

  if (subject->kind != ALUETTE_EXERCISE_SIGN && subject->kind != ALUETTE_EXERCISE_SEE)
    return NULL;
  return aluette_sign_item ((AluSign) subject->sign, subject->kind == ALUETTE_EXERCISE_SIGN);
}

static void
aluette_vache_exercise_finalize (GObject *object)
{
  AluetteVacheExercise *self = ALUETTE_VACHE_EXERCISE (object);

  g_array_unref (self->cards);
  g_free (self->tricks);
  G_OBJECT_CLASS (aluette_vache_exercise_parent_class)->finalize (object);
}

static void
aluette_vache_exercise_class_init (AluetteVacheExerciseClass *klass)
{
  AluetteExerciseClass *exercise_class = ALUETTE_EXERCISE_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = aluette_vache_exercise_finalize;
  exercise_class->attributes = "kind asks aim until cards sign strength tricks before";
  exercise_class->read_attribute = aluette_vache_exercise_read_attribute;
  exercise_class->check = aluette_vache_exercise_check;
  exercise_class->add_answers = aluette_vache_exercise_add_answers;
  exercise_class->get_form = aluette_vache_exercise_get_form;
  exercise_class->read_line = aluette_vache_exercise_read_line;
  exercise_class->play_out = aluette_vache_exercise_play_out;
  exercise_class->make_drill_item = aluette_vache_exercise_make_drill_item;
}

static void
aluette_vache_exercise_init (AluetteVacheExercise *self)
{
  self->cards = g_array_new (FALSE, FALSE, sizeof (AluCard));
  self->subject.sign = -1;
}

const AluetteExerciseSubject *
aluette_exercise_get_subject (AluetteExercise *exercise)
{
  return ALUETTE_IS_VACHE_EXERCISE (exercise) ? &ALUETTE_VACHE_EXERCISE (exercise)->subject
                                                : NULL;
}

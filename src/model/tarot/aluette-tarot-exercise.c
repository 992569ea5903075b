/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/tarot/aluette-tarot-exercise.h"

#include "engine/tarot/tarot-kind.h"
#include "engine/tarot/tarot-view.h"
#include "model/session/aluette-view.h"
#include "model/tarot/aluette-tarot-lesson-step.h"

struct _AluetteTarotExercise
{
  AluetteExercise parent_instance;

  AluetteTarotExerciseSubject subject;
  GArray *cards; /* (element-type TarotCard): of the subject */
};

G_DEFINE_FINAL_TYPE (AluetteTarotExercise, aluette_tarot_exercise, ALUETTE_TYPE_EXERCISE)

/* The bids of an answer, by TarotBid. */
static const char *const bid_ids[]
    = { "pass", "petite", "garde", "garde-sans", "garde-contre", NULL };

const TarotMatch *
aluette_lesson_position_get_tarot_match (AluetteLessonPosition *position)
{
  g_return_val_if_fail (aluette_lesson_position_get_kind (position) == &tarot_kind, NULL);

  return aluette_lesson_position_get_match (position);
}

/* Returns: (nullable): the match at the position of the exercise. */
static const TarotMatch *
get_match (AluetteExercise *exercise)
{
  AluetteLessonPosition *position = aluette_exercise_get_position (exercise);

  return position != NULL ? aluette_lesson_position_get_tarot_match (position) : NULL;
}

int
aluette_tarot_bid_from_id (const char *id)
{
  for (int bid = 0; bid_ids[bid] != NULL; bid++)
    if (g_str_equal (bid_ids[bid], id))
      return bid;
  return -1;
}

/* --- Attributes --- */

static gboolean
read_cards (AluetteTarotExercise *self, const char *text, GError **error)
{
  gboolean ok = aluette_tarot_lesson_read_cards (text, self->cards, error);

  self->subject.cards = (const TarotCard *) (gpointer) self->cards->data;
  self->subject.n_cards = self->cards->len;
  return ok;
}

/* Reads an attribute whose value is a number. */
static gboolean
read_number (AluetteTarotExerciseSubject *subject, const char *name, const char *value,
             GError **error)
{
  guint number = 0;

  if (g_str_equal (name, "seats"))
    return aluette_lesson_read_number (value, TAROT_MIN_SEATS, TAROT_MAX_SEATS, &subject->seats,
                                       error);
  if (g_str_equal (name, "bouts"))
    {
      if (!aluette_lesson_read_number (value, 0, 3, &number, error))
        return FALSE;
      subject->sheet.bouts = (guint8) number;
      return TRUE;
    }
  if (!aluette_lesson_read_number (value, 0, 91, &number, error))
    return FALSE;
  subject->sheet.half_points[0] = (gint16) (2 * number);
  return TRUE;
}

/* Reads an attribute whose values are words. */
static gboolean
read_word (AluetteTarotExerciseSubject *subject, const char *name, const char *value,
           GError **error)
{
  static const char *const kinds[]
      = { "play", "pick", "trick", "count", "bid", "score", "deal", NULL };
  static const char *const aims[] = { "strongest", "legal", "lay-away", "bout", NULL };
  static const char *const ends[] = { "trick", "deal", NULL };
  static const char *const sides[] = { "attack", "defense", NULL };
  static const struct
  {
    const char *name;
    const char *const *words;
  } attributes[] = { { "kind", kinds },
                     { "aim", aims },
                     { "until", ends },
                     { "petit", sides },
                     { "contract", bid_ids } };
  guint i = 0, index;

  G_STATIC_ASSERT (G_N_ELEMENTS (kinds) == ALUETTE_TAROT_EXERCISE_N_KINDS + 1);
  G_STATIC_ASSERT (G_N_ELEMENTS (bid_ids) == TAROT_N_BIDS + 1);

  while (!g_str_equal (attributes[i].name, name))
    i++;
  if (!aluette_lesson_read_word (attributes[i].words, value, &index, error))
    return FALSE;
  if (attributes[i].words == kinds)
    subject->kind = (AluetteTarotExerciseKind) index;
  else if (attributes[i].words == aims)
    subject->aim = (AluetteTarotExerciseAim) index;
  else if (attributes[i].words == ends)
    subject->to_end = index == 1;
  else if (attributes[i].words == sides)
    subject->sheet.petit = (guint8) index;
  else
    subject->sheet.contract = (guint8) index;
  return TRUE;
}

static gboolean
aluette_tarot_exercise_read_attribute (AluetteExercise *exercise, const char *name,
                                       const char *value, GError **error)
{
  AluetteTarotExercise *self = ALUETTE_TAROT_EXERCISE (exercise);

  if (g_str_equal (name, "cards"))
    return read_cards (self, value, error);
  if (g_str_equal (name, "seats") || g_str_equal (name, "bouts") || g_str_equal (name, "points"))
    return read_number (&self->subject, name, value, error);
  return read_word (&self->subject, name, value, error);
}

/* Checks that the question has everything that its kind needs. */
static gboolean
aluette_tarot_exercise_check (AluetteExercise *exercise, GError **error)
{
  const AluetteTarotExerciseSubject *subject = aluette_tarot_exercise_get_subject (exercise);
  AluetteLessonPosition *position = aluette_exercise_get_position (exercise);
  const TarotMatch *match = get_match (exercise);

  switch (subject->kind)
    {
    case ALUETTE_TAROT_EXERCISE_PLAY:
      if (match == NULL || tarot_match_phase (match) != TAROT_PHASE_PLAY
          || tarot_match_awaited (match) != (int) aluette_lesson_position_get_watcher (position))
        return aluette_exercise_set_missing (error, "a position where the watcher is to play");
      break;
    case ALUETTE_TAROT_EXERCISE_DEAL:
      if (match == NULL || match->deal.outcome != TAROT_OUTCOME_NONE || match->deal.n_plays > 0)
        return aluette_exercise_set_missing (error, "a position before the first card");
      break;
    case ALUETTE_TAROT_EXERCISE_SCORE:
      if (subject->sheet.contract == TAROT_PASS)
        return aluette_exercise_set_missing (error, "a contract");
      break;
    case ALUETTE_TAROT_EXERCISE_BID:
      if (subject->n_cards != (guint) tarot_hand_size ((int) subject->seats))
        return aluette_exercise_set_missing (error, "a whole hand");
      break;
    default:
      if (subject->n_cards < 2)
        return aluette_exercise_set_missing (error, "cards");
      break;
    }
  return TRUE;
}

/* --- Answers --- */

static void
add_card (GPtrArray *answers, TarotCard card)
{
  char code[TAROT_CODE_SIZE];

  tarot_card_code (card, code);
  g_ptr_array_add (answers, g_strdup (code));
}

static gboolean
aluette_tarot_exercise_add_answers (AluetteExercise *exercise, GPtrArray *answers)
{
  const AluetteTarotExerciseSubject *subject = aluette_tarot_exercise_get_subject (exercise);
  TarotCardSet legal;

  switch (subject->kind)
    {
    case ALUETTE_TAROT_EXERCISE_PLAY:
      legal = tarot_match_legal_plays (get_match (exercise));
      for (; !tarot_set_is_empty (legal);
           legal = tarot_set_without (legal, tarot_set_lowest (legal)))
        add_card (answers, tarot_set_lowest (legal));
      return TRUE;
    case ALUETTE_TAROT_EXERCISE_PICK:
    case ALUETTE_TAROT_EXERCISE_TRICK:
      for (guint i = 0; i < subject->n_cards; i++)
        add_card (answers, subject->cards[i]);
      return subject->kind == ALUETTE_TAROT_EXERCISE_TRICK;
    case ALUETTE_TAROT_EXERCISE_BID:
      for (int bid = 0; bid < TAROT_N_BIDS; bid++)
        g_ptr_array_add (answers, g_strdup (bid_ids[bid]));
      return TRUE;
    default:
      return subject->kind == ALUETTE_TAROT_EXERCISE_DEAL;
    }
}

static AluetteAnswerForm
aluette_tarot_exercise_get_form (AluetteExercise *exercise)
{
  AluetteTarotExerciseKind kind = aluette_tarot_exercise_get_subject (exercise)->kind;

  return kind == ALUETTE_TAROT_EXERCISE_PLAY   ? ALUETTE_ANSWER_BY_PLAY
         : kind == ALUETTE_TAROT_EXERCISE_DEAL ? ALUETTE_ANSWER_BY_DEAL
                                               : ALUETTE_ANSWER_BY_CHOICE;
}

/* Returns: (transfer full) (nullable): the result of the deal for the watcher, if it has ended. */
static char *
read_result (AluetteExercise *exercise, AluetteSeatLog *log)
{
  const TarotView *view = aluette_view_get_bytes (aluette_seat_log_get_view (log));
  guint watcher
      = aluette_lesson_position_get_watcher (aluette_exercise_get_position (exercise));

  if (view->match.deal.outcome == TAROT_OUTCOME_NONE)
    return NULL;
  if (view->match.deal.outcome != TAROT_OUTCOME_PLAYED)
    return g_strdup (ALUETTE_ANSWER_NONE);
  return g_strdup (view->match.marks.marks[watcher] > 0 ? ALUETTE_ANSWER_WON
                                                        : ALUETTE_ANSWER_LOST);
}

/* The question asks for a card, not for a declaration. */
static char *
aluette_tarot_exercise_read_line (AluetteExercise *exercise, AluetteSeatLog *log, guint index)
{
  const TarotEvent *event = aluette_seat_log_get_line (log, index);
  char code[TAROT_CODE_SIZE];

  if (aluette_exercise_get_form (exercise) == ALUETTE_ANSWER_BY_DEAL)
    return read_result (exercise, log);
  if (event->type != TAROT_EVENT_PLAY)
    return NULL;
  tarot_card_code (event->card, code);
  return g_strdup (code);
}

static void
aluette_tarot_exercise_finalize (GObject *object)
{
  g_array_unref (ALUETTE_TAROT_EXERCISE (object)->cards);
  G_OBJECT_CLASS (aluette_tarot_exercise_parent_class)->finalize (object);
}

static void
aluette_tarot_exercise_class_init (AluetteTarotExerciseClass *klass)
{
  AluetteExerciseClass *exercise_class = ALUETTE_EXERCISE_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = aluette_tarot_exercise_finalize;
  exercise_class->attributes = "kind aim until cards seats contract points bouts petit";
  exercise_class->read_attribute = aluette_tarot_exercise_read_attribute;
  exercise_class->check = aluette_tarot_exercise_check;
  exercise_class->add_answers = aluette_tarot_exercise_add_answers;
  exercise_class->get_form = aluette_tarot_exercise_get_form;
  exercise_class->read_line = aluette_tarot_exercise_read_line;
  exercise_class->play_out = aluette_tarot_exercise_play_out;
}

static void
aluette_tarot_exercise_init (AluetteTarotExercise *self)
{
  self->cards = g_array_new (FALSE, FALSE, sizeof (TarotCard));
  self->subject.seats = TAROT_USUAL_SEATS;
  tarot_sheet_init (&self->subject.sheet);
  self->subject.sheet.taker = 0;
  self->subject.sheet.petit = TAROT_NO_SIDE;
  self->subject.sheet.slam = TAROT_NO_SIDE;
}

const AluetteTarotExerciseSubject *
aluette_tarot_exercise_get_subject (AluetteExercise *exercise)
{
  return ALUETTE_IS_TAROT_EXERCISE (exercise) ? &ALUETTE_TAROT_EXERCISE (exercise)->subject : NULL;
}

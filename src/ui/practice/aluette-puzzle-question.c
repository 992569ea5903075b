/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/practice/aluette-puzzle-question.h"

#include "model/learning/aluette-puzzle.h"
#include "presentation/table/aluette-presentation-kind.h"

struct _AluettePuzzleQuestion
{
  AluetteExercise parent_instance;

  const AluettePuzzleSet *set;
  gpointer puzzle;
  AluetteTableStyle *style;
  char *question;
  char solution[ALU_GAME_MAX_REQUEST];
  GStrv numbers; /* answers to choose from */
  GStrv labels;  /* (nullable): their labels */
  char *comment; /* (nullable): the last that was asked for */
};

G_DEFINE_FINAL_TYPE (AluettePuzzleQuestion, aluette_puzzle_question, ALUETTE_TYPE_EXERCISE)

static AluetteDeck
get_deck (AluettePuzzleQuestion *self)
{
  return aluette_table_style_get_deck (self->style);
}

static AluetteAnswerForm
puzzle_question_get_form (AluetteExercise *exercise)
{
  return ALUETTE_PUZZLE_QUESTION (exercise)->labels != NULL ? ALUETTE_ANSWER_BY_CHOICE
                                                            : ALUETTE_ANSWER_BY_PLAY;
}

static const char *
puzzle_question_get_question (AluetteExercise *exercise)
{
  return ALUETTE_PUZZLE_QUESTION (exercise)->question;
}

static const char *const *
puzzle_question_get_answers (AluetteExercise *exercise)
{
  return (const char *const *) ALUETTE_PUZZLE_QUESTION (exercise)->numbers;
}

static const char *
puzzle_question_get_answer_text (AluetteExercise *exercise, const char *answer)
{
  AluettePuzzleQuestion *self = ALUETTE_PUZZLE_QUESTION (exercise);

  return self->labels != NULL ? self->labels[atoi (answer)] : NULL;
}

static gboolean
puzzle_question_is_right (AluetteExercise *exercise, const char *answer)
{
  AluettePuzzleQuestion *self = ALUETTE_PUZZLE_QUESTION (exercise);

  return alu_puzzle_is_right (self->set->kind, self->puzzle, answer);
}

static const char *
puzzle_question_find_right_answer (AluetteExercise *exercise)
{
  AluettePuzzleQuestion *self = ALUETTE_PUZZLE_QUESTION (exercise);

  alu_puzzle_solve (self->set->kind, self->puzzle, self->solution);
  return self->solution;
}

static const char *
puzzle_question_get_comment (AluetteExercise *exercise, const char *answer)
{
  AluettePuzzleQuestion *self = ALUETTE_PUZZLE_QUESTION (exercise);
  const AluettePuzzleTexts *texts = self->set->texts;

  g_free (self->comment);
  self->comment = aluette_exercise_is_right (exercise, answer)
                      ? texts->reason (self->puzzle, get_deck (self))
                      : texts->refusal (self->puzzle, answer, get_deck (self));
  return self->comment;
}

static char *
puzzle_question_read_line (AluetteExercise *exercise, AluetteSeatLog *log, guint index)
{
  return aluette_puzzle_read_answer (ALUETTE_PUZZLE_QUESTION (exercise)->set->kind, log, index);
}

static AluetteGame *
puzzle_question_make_game (AluetteExercise *exercise)
{
  AluettePuzzleQuestion *self = ALUETTE_PUZZLE_QUESTION (exercise);

  return aluette_puzzle_make_question (self->set->kind, self->puzzle);
}

static GArray *
puzzle_question_list_watched (AluetteExercise *exercise)
{
  AluettePuzzleQuestion *self = ALUETTE_PUZZLE_QUESTION (exercise);

  return aluette_puzzle_list_watched (self->set->kind, self->puzzle);
}

static AluetteGame *
puzzle_question_make_sequel (AluetteExercise *exercise, const char *answer)
{
  AluettePuzzleQuestion *self = ALUETTE_PUZZLE_QUESTION (exercise);

  /* The deal goes on after a card. */
  return self->set->kind->is_right == NULL
             ? aluette_puzzle_make_sequel (self->set->kind, self->puzzle, answer)
             : NULL;
}

static char *
puzzle_question_format_result (AluetteExercise *exercise, AluetteSeatLog *log)
{
  AluettePuzzleQuestion *self = ALUETTE_PUZZLE_QUESTION (exercise);
  AluetteView *view = aluette_seat_log_get_view (log);

  return aluette_presentation_kind_from_id (self->set->kind->game->id)
      ->format_result (aluette_seat_log_get_header (log), aluette_view_get_bytes (view),
                       aluette_view_get_seat (view), get_deck (self));
}

static void
aluette_puzzle_question_finalize (GObject *object)
{
  AluettePuzzleQuestion *self = ALUETTE_PUZZLE_QUESTION (object);

  g_free (self->puzzle);
  g_object_unref (self->style);
  g_free (self->question);
  g_strfreev (self->numbers);
  g_strfreev (self->labels);
  g_free (self->comment);
  G_OBJECT_CLASS (aluette_puzzle_question_parent_class)->finalize (object);
}

static void
aluette_puzzle_question_class_init (AluettePuzzleQuestionClass *klass)
{
  AluetteExerciseClass *exercise_class = ALUETTE_EXERCISE_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = aluette_puzzle_question_finalize;
  exercise_class->get_form = puzzle_question_get_form;
  exercise_class->get_question = puzzle_question_get_question;
  exercise_class->get_answers = puzzle_question_get_answers;
  exercise_class->get_answer_text = puzzle_question_get_answer_text;
  exercise_class->is_right = puzzle_question_is_right;
  exercise_class->find_right_answer = puzzle_question_find_right_answer;
  exercise_class->get_comment = puzzle_question_get_comment;
  exercise_class->read_line = puzzle_question_read_line;
  exercise_class->make_game = puzzle_question_make_game;
  exercise_class->list_watched = puzzle_question_list_watched;
  exercise_class->make_sequel = puzzle_question_make_sequel;
  exercise_class->format_result = puzzle_question_format_result;
}

static void
aluette_puzzle_question_init (AluettePuzzleQuestion *self)
{
}

/* The answers to choose from are numbers. */
static void
list_numbers (AluettePuzzleQuestion *self)
{
  guint n = self->labels != NULL ? g_strv_length (self->labels) : 0;

  self->numbers = g_new0 (char *, n + 1);
  for (guint i = 0; i < n; i++)
    self->numbers[i] = g_strdup_printf ("%u", i);
}

AluetteExercise *
aluette_puzzle_question_new (const AluettePuzzleSet *set, gconstpointer puzzle,
                             AluetteTableStyle *style)
{
  AluettePuzzleQuestion *self = g_object_new (ALUETTE_TYPE_PUZZLE_QUESTION, NULL);

  self->set = set;
  self->puzzle = g_memdup2 (puzzle, set->kind->size);
  self->style = g_object_ref (style);
  self->question = set->texts->question (puzzle);
  self->labels = set->texts->choices != NULL ? set->texts->choices (puzzle) : NULL;
  list_numbers (self);
  return ALUETTE_EXERCISE (self);
}

gconstpointer
aluette_puzzle_question_get_puzzle (AluettePuzzleQuestion *self)
{
  g_return_val_if_fail (ALUETTE_IS_PUZZLE_QUESTION (self), NULL);

  return self->puzzle;
}

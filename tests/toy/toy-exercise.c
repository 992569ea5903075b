/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "toy-exercise.h"

#include "toy-kind.h"
#include "toy-lessons.h"

struct _ToyExercise
{
  AluetteExercise parent_instance;
};

G_DEFINE_FINAL_TYPE (ToyExercise, toy_exercise, ALUETTE_TYPE_EXERCISE)

static gboolean
toy_exercise_read_attribute (AluetteExercise *self, const char *name, const char *value,
                             GError **error)
{
  static const char *const kinds[] = { "play", NULL };
  guint kind;

  return aluette_lesson_read_word (kinds, value, &kind, error);
}

static gboolean
toy_exercise_check (AluetteExercise *self, GError **error)
{
  return aluette_exercise_get_position (self) != NULL
         || aluette_exercise_set_missing (error, "a position");
}

/* Adds the cards of the learner. */
static gboolean
toy_exercise_add_answers (AluetteExercise *self, GPtrArray *answers)
{
  AluetteLessonPosition *position = aluette_exercise_get_position (self);
  const ToyMatch *match = aluette_lesson_position_get_match (position);

  for (guint card = 0; card < TOY_CARDS; card++)
    if (match->holder[card] == aluette_lesson_position_get_watcher (position))
      g_ptr_array_add (answers, g_strdup_printf ("%u", card));
  return TRUE;
}

static AluetteAnswerForm
toy_exercise_get_form (AluetteExercise *self)
{
  return ALUETTE_ANSWER_BY_PLAY;
}

static char *
toy_exercise_read_line (AluetteExercise *self, AluetteSeatLog *log, guint index)
{
  const ToyEvent *event = aluette_seat_log_get_line (log, index);

  return event->type == TOY_PLAY ? g_strdup_printf ("%u", event->card) : NULL;
}

static void
toy_exercise_class_init (ToyExerciseClass *klass)
{
  AluetteExerciseClass *exercise_class = ALUETTE_EXERCISE_CLASS (klass);

  exercise_class->read_attribute = toy_exercise_read_attribute;
  exercise_class->check = toy_exercise_check;
  exercise_class->add_answers = toy_exercise_add_answers;
  exercise_class->get_form = toy_exercise_get_form;
  exercise_class->read_line = toy_exercise_read_line;
}

static void
toy_exercise_init (ToyExercise *self)
{
}

static const char *const chapters[] = { "toys", NULL };

const AluetteModelKind toy_lesson_kind = {
  .id = "toy",
  .get_resource = toy_lessons_get_resource,
  .folder = "/io/github/aluette/toy/lessons/",
  .chapters = chapters,
  .get_exercise_type = toy_exercise_get_type,
  .file_prefix = "toy-",
};

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/learning/aluette-exercise.h"

#include <glib/gi18n.h>

#include "engine/alu-rng.h"
#include "model/learning/aluette-lesson-private.h"
#include "model/session/aluette-cancellable-stop.h"

G_DEFINE_TYPE_WITH_PRIVATE (AluetteExercise, aluette_exercise, G_TYPE_OBJECT)

AluetteExercisePrivate *
aluette_exercise_get_data (AluetteExercise *self)
{
  return aluette_exercise_get_instance_private (self);
}

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
  AluetteExercisePrivate *priv = aluette_exercise_get_data (ALUETTE_EXERCISE (object));

  g_free (priv->id);
  g_free (priv->question);
  g_free (priv->default_comment);
  g_ptr_array_unref (priv->described_answers);
  g_strfreev (priv->answers);
  g_clear_object (&priv->position);
  G_OBJECT_CLASS (aluette_exercise_parent_class)->finalize (object);
}

static const AluetteExerciseAnswer *
find_described_answer (AluetteExercise *self, const char *answer)
{
  GPtrArray *answers = aluette_exercise_get_data (self)->described_answers;

  for (guint i = 0; i < answers->len; i++)
    {
      const AluetteExerciseAnswer *described = g_ptr_array_index (answers, i);

      if (g_strcmp0 (described->is, answer) == 0)
        return described;
    }
  return NULL;
}

static const char *
exercise_get_question (AluetteExercise *self)
{
  return _(aluette_exercise_get_data (self)->question);
}

static const char *const *
exercise_get_answers (AluetteExercise *self)
{
  return (const char *const *) aluette_exercise_get_data (self)->answers;
}

static const char *
exercise_get_answer_text (AluetteExercise *self, const char *answer)
{
  const AluetteExerciseAnswer *described = find_described_answer (self, answer);

  return described != NULL && described->option != NULL ? _(described->option) : NULL;
}

static gboolean
exercise_is_right (AluetteExercise *self, const char *answer)
{
  const AluetteExerciseAnswer *described = find_described_answer (self, answer);

  return described != NULL && described->right;
}

static const char *
exercise_find_right_answer (AluetteExercise *self)
{
  const char *const *answers = exercise_get_answers (self);
  guint i = 0;

  while (answers[i] != NULL && !exercise_is_right (self, answers[i]))
    i++;
  return answers[i];
}

static const char *
exercise_get_comment (AluetteExercise *self, const char *answer)
{
  const AluetteExerciseAnswer *described = find_described_answer (self, answer);
  const char *usual = aluette_exercise_get_data (self)->default_comment;

  if (described != NULL && described->comment != NULL)
    return _(described->comment);
  return usual != NULL ? _(usual) : "";
}

static AluetteGame *
exercise_make_game (AluetteExercise *self)
{
  AluetteLessonPosition *position = aluette_exercise_get_data (self)->position;

  return position != NULL ? aluette_lesson_position_make_game (position) : NULL;
}

static void
aluette_exercise_class_init (AluetteExerciseClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = aluette_exercise_finalize;
  klass->attributes = "kind";
  klass->get_question = exercise_get_question;
  klass->get_answers = exercise_get_answers;
  klass->get_answer_text = exercise_get_answer_text;
  klass->is_right = exercise_is_right;
  klass->find_right_answer = exercise_find_right_answer;
  klass->get_comment = exercise_get_comment;
  klass->make_game = exercise_make_game;
}

static void
aluette_exercise_init (AluetteExercise *self)
{
  aluette_exercise_get_data (self)->described_answers
      = g_ptr_array_new_with_free_func ((GDestroyNotify) aluette_exercise_answer_free);
}

/* Changes the order of the answers, so that their place says nothing. The order depends only on the
 * id: it stays the same when the page is built again. */
static void
shuffle_answers (const char *id, GPtrArray *answers)
{
  AluRng rng;
  guint n = answers->len;

  alu_rng_seed (&rng, g_str_hash (id));
  if (n > 0 && g_str_equal (answers->pdata[n - 1], ALUETTE_ANSWER_NOTHING))
    n--;
  for (guint i = n; i > 1; i--)
    {
      guint other = alu_rng_below (&rng, i);
      gpointer last = answers->pdata[i - 1];

      answers->pdata[i - 1] = answers->pdata[other];
      answers->pdata[other] = last;
    }
}

/* Returns: the answers to choose from, which are derived from the question or listed in the
 * file. */
static GStrv
work_out_answers (AluetteExercise *self)
{
  AluetteExerciseClass *klass = ALUETTE_EXERCISE_GET_CLASS (self);
  AluetteExercisePrivate *priv = aluette_exercise_get_data (self);
  GPtrArray *answers = g_ptr_array_new ();
  gboolean ordered = klass->add_answers != NULL && klass->add_answers (self, answers);

  for (guint i = 0, listed = answers->len == 0 ? priv->described_answers->len : 0; i < listed; i++)
    g_ptr_array_add (
        answers, g_strdup (((AluetteExerciseAnswer *) priv->described_answers->pdata[i])->is));
  if (!ordered)
    shuffle_answers (priv->id, answers);
  g_ptr_array_add (answers, NULL);
  return (GStrv) g_ptr_array_free (answers, FALSE);
}

gboolean
aluette_exercise_set_missing (GError **error, const char *what)
{
  return aluette_lesson_refuse (error, ALUETTE_LESSON_ERROR_LAYOUT, "the exercise lacks %s", what);
}

/* Returns: whether the described answers are among those to choose from, and one is right. */
static gboolean
check_described (AluetteExercisePrivate *priv, GError **error)
{
  gboolean has_right = FALSE;

  for (guint i = 0; i < priv->described_answers->len; i++)
    {
      const AluetteExerciseAnswer *described = g_ptr_array_index (priv->described_answers, i);

      has_right |= described->right;
      if (!g_strv_contains ((const char *const *) priv->answers, described->is))
        return aluette_lesson_refuse (error, ALUETTE_LESSON_ERROR_VALUE,
                                      "“%s” is not among the answers", described->is);
    }
  return has_right || aluette_exercise_set_missing (error, "a right answer");
}

gboolean
aluette_exercise_finish (AluetteExercise *self, GError **error)
{
  AluetteExerciseClass *klass = ALUETTE_EXERCISE_GET_CLASS (self);
  AluetteExercisePrivate *priv = aluette_exercise_get_data (self);

  if (priv->question == NULL)
    return aluette_exercise_set_missing (error, "its question");
  if (klass->check != NULL && !klass->check (self, error))
    return FALSE;
  priv->answers = work_out_answers (self);
  if (!check_described (priv, error))
    return FALSE;
  if (g_strv_length (priv->answers) < 2)
    return aluette_exercise_set_missing (error, "answers to choose from");
  for (guint i = 0; priv->default_comment == NULL && priv->answers[i] != NULL; i++)
    {
      const AluetteExerciseAnswer *described = find_described_answer (self, priv->answers[i]);

      if (described == NULL || described->comment == NULL)
        return aluette_exercise_set_missing (error, "something to say to every answer");
    }
  return TRUE;
}

const char *
aluette_exercise_get_id (AluetteExercise *self)
{
  g_return_val_if_fail (ALUETTE_IS_EXERCISE (self), NULL);

  return aluette_exercise_get_data (self)->id;
}

AluetteAnswerForm
aluette_exercise_get_form (AluetteExercise *self)
{
  AluetteExerciseClass *klass;

  g_return_val_if_fail (ALUETTE_IS_EXERCISE (self), ALUETTE_ANSWER_BY_CHOICE);

  klass = ALUETTE_EXERCISE_GET_CLASS (self);
  return klass->get_form != NULL ? klass->get_form (self) : ALUETTE_ANSWER_BY_CHOICE;
}

const char *
aluette_exercise_get_question (AluetteExercise *self)
{
  g_return_val_if_fail (ALUETTE_IS_EXERCISE (self), NULL);

  return ALUETTE_EXERCISE_GET_CLASS (self)->get_question (self);
}

AluetteLessonPosition *
aluette_exercise_get_position (AluetteExercise *self)
{
  g_return_val_if_fail (ALUETTE_IS_EXERCISE (self), NULL);

  return aluette_exercise_get_data (self)->position;
}

const char *const *
aluette_exercise_get_answers (AluetteExercise *self)
{
  g_return_val_if_fail (ALUETTE_IS_EXERCISE (self), NULL);

  return ALUETTE_EXERCISE_GET_CLASS (self)->get_answers (self);
}

const char *
aluette_exercise_get_answer_text (AluetteExercise *self, const char *answer)
{
  g_return_val_if_fail (ALUETTE_IS_EXERCISE (self), NULL);

  return ALUETTE_EXERCISE_GET_CLASS (self)->get_answer_text (self, answer);
}

gboolean
aluette_exercise_is_right (AluetteExercise *self, const char *answer)
{
  g_return_val_if_fail (ALUETTE_IS_EXERCISE (self), FALSE);

  return ALUETTE_EXERCISE_GET_CLASS (self)->is_right (self, answer);
}

const char *
aluette_exercise_find_right_answer (AluetteExercise *self)
{
  g_return_val_if_fail (ALUETTE_IS_EXERCISE (self), NULL);

  return ALUETTE_EXERCISE_GET_CLASS (self)->find_right_answer (self);
}

const char *
aluette_exercise_get_comment (AluetteExercise *self, const char *answer)
{
  g_return_val_if_fail (ALUETTE_IS_EXERCISE (self), NULL);

  return ALUETTE_EXERCISE_GET_CLASS (self)->get_comment (self, answer);
}

AluetteGame *
aluette_exercise_make_game (AluetteExercise *self)
{
  g_return_val_if_fail (ALUETTE_IS_EXERCISE (self), NULL);

  return ALUETTE_EXERCISE_GET_CLASS (self)->make_game (self);
}

GArray *
aluette_exercise_list_watched (AluetteExercise *self)
{
  AluetteExerciseClass *klass;

  g_return_val_if_fail (ALUETTE_IS_EXERCISE (self), NULL);

  klass = ALUETTE_EXERCISE_GET_CLASS (self);
  return klass->list_watched != NULL ? klass->list_watched (self) : NULL;
}

AluetteGame *
aluette_exercise_make_sequel (AluetteExercise *self, const char *answer)
{
  AluetteExerciseClass *klass;

  g_return_val_if_fail (ALUETTE_IS_EXERCISE (self), NULL);

  klass = ALUETTE_EXERCISE_GET_CLASS (self);
  return klass->make_sequel != NULL ? klass->make_sequel (self, answer) : NULL;
}

char *
aluette_exercise_format_result (AluetteExercise *self, AluetteSeatLog *log)
{
  AluetteExerciseClass *klass;

  g_return_val_if_fail (ALUETTE_IS_EXERCISE (self), NULL);

  klass = ALUETTE_EXERCISE_GET_CLASS (self);
  return klass->format_result != NULL ? klass->format_result (self, log) : NULL;
}

char *
aluette_exercise_read_line (AluetteExercise *self, AluetteSeatLog *log, guint index)
{
  AluetteExerciseClass *klass;

  g_return_val_if_fail (ALUETTE_IS_EXERCISE (self), NULL);

  klass = ALUETTE_EXERCISE_GET_CLASS (self);
  return klass->read_line != NULL ? klass->read_line (self, log, index) : NULL;
}

char *
aluette_exercise_make_drill_item (AluetteExercise *self)
{
  AluetteExerciseClass *klass;

  g_return_val_if_fail (ALUETTE_IS_EXERCISE (self), NULL);

  klass = ALUETTE_EXERCISE_GET_CLASS (self);
  return klass->make_drill_item != NULL ? klass->make_drill_item (self) : NULL;
}

static void
play_out_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  AluStop stop = 0;
  gulong connection = aluette_cancellable_stop_connect (cancellable, &stop);
  GArray *events = ALUETTE_EXERCISE_GET_CLASS (source)->play_out (source, data, &stop);

  g_cancellable_disconnect (cancellable, connection);
  if (events != NULL)
    g_task_return_pointer (task, events, (GDestroyNotify) g_array_unref);
  else if (!g_task_return_error_if_cancelled (task))
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NO_SPACE, "%s",
                             _("There is not enough memory"));
}

void
aluette_exercise_play_out_async (AluetteExercise *self, const char *answer,
                                 GCancellable *cancellable, GAsyncReadyCallback callback,
                                 gpointer data)
{
  AluetteExerciseClass *klass;
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (ALUETTE_IS_EXERCISE (self) && answer != NULL);

  klass = ALUETTE_EXERCISE_GET_CLASS (self);
  task = g_task_new (self, cancellable, callback, data);
  g_task_set_source_tag (task, aluette_exercise_play_out_async);
  if (klass->play_out != NULL && aluette_exercise_get_form (self) == ALUETTE_ANSWER_BY_PLAY
      && g_strv_contains (aluette_exercise_get_answers (self), answer))
    {
      g_task_set_task_data (task, g_strdup (answer), g_free);
      g_task_run_in_thread (task, play_out_in_thread);
    }
  else
    g_task_return_pointer (task, g_array_new (FALSE, FALSE, 1), (GDestroyNotify) g_array_unref);
}

GArray *
aluette_exercise_play_out_finish (AluetteExercise *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

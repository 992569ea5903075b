/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/learning/aluette-lesson-reader-private.h"

/* The kind of the exercises that all games have. */
#define KIND_CHOICE "choice"

static const char *
get_attribute (const char *const *names, const char *const *values, const char *name)
{
  for (int i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], name))
      return values[i];
  return NULL;
}

/* Checks an id: lower-case letters, digits and hyphens. */
static gboolean
check_id (const char *id, GError **error)
{
  if (*id == '\0' || strspn (id, "abcdefghijklmnopqrstuvwxyz0123456789-") != strlen (id))
    return aluette_lesson_refuse (error, ALUETTE_LESSON_ERROR_VALUE, "“%s” is no id", id);
  return TRUE;
}

static gboolean
begin_lesson (AluetteLessonReader *self, const char *const *names, const char *const *values,
              GError **error)
{
  const char *id = get_attribute (names, values, "id"),
             *minutes = get_attribute (names, values, "minutes"),
             *chapter = get_attribute (names, values, "chapter");

  if (id == NULL || minutes == NULL || chapter == NULL)
    return aluette_lesson_refuse (error, ALUETTE_LESSON_ERROR_LAYOUT,
                                  "a lesson has an id, a chapter and minutes");
  if (self->lesson->id != NULL)
    return aluette_lesson_refuse (error, ALUETTE_LESSON_ERROR_LAYOUT, "a file has one lesson");
  self->lesson->id = g_strdup (id);
  return aluette_lesson_read_word (self->kind->chapters, chapter, &self->lesson->chapter, error)
         && check_id (id, error)
         && aluette_lesson_read_number (minutes, 1, 60, &self->lesson->minutes, error);
}

static gboolean
end_lesson (AluetteLessonReader *self, GError **error)
{
  const AluetteLesson *lesson = self->lesson;

  if (lesson->title == NULL || lesson->summary == NULL || lesson->steps->len == 0)
    return aluette_lesson_refuse (error, ALUETTE_LESSON_ERROR_LAYOUT,
                                  "a lesson has a title, a summary and steps");
  return TRUE;
}

/* Takes the text of the element, with single spaces between its words. */
static gboolean
take_words (AluetteLessonReader *self, char **words, GError **error)
{
  g_auto (GStrv) split = g_strsplit_set (self->text->str, " \t\r\n", -1);
  g_autoptr (GString) joined = g_string_new (NULL);

  for (int i = 0; split[i] != NULL; i++)
    if (*split[i] != '\0')
      g_string_append_printf (joined, "%s%s", joined->len > 0 ? " " : "", split[i]);
  if (joined->len == 0)
    return aluette_lesson_refuse (error, ALUETTE_LESSON_ERROR_LAYOUT, "there are no words here");
  if (*words != NULL)
    return aluette_lesson_refuse (error, ALUETTE_LESSON_ERROR_LAYOUT, "this has been said already");
  *words = g_string_free (g_steal_pointer (&joined), FALSE);
  return TRUE;
}

static gboolean
add_words (AluetteLessonReader *self, GPtrArray *list, GError **error)
{
  char *words = NULL;

  if (!take_words (self, &words, error))
    return FALSE;
  g_ptr_array_add (list, words);
  return TRUE;
}

static gboolean
end_title (AluetteLessonReader *self, GError **error)
{
  return take_words (self, &self->lesson->title, error);
}

static gboolean
end_summary (AluetteLessonReader *self, GError **error)
{
  return take_words (self, &self->lesson->summary, error);
}

/* Reads the text of the element as lines of a match file. */
static gboolean
add_lines (AluetteLessonReader *self, AluetteLessonPositionBuilder *builder, GError **error)
{
  if (aluette_lesson_position_builder_add_lines (builder, self->text->str, self->line, error))
    return TRUE;
  self->line = 0;
  return FALSE;
}

static gboolean
end_header (AluetteLessonReader *self, GError **error)
{
  if (self->header != NULL)
    return aluette_lesson_refuse (error, ALUETTE_LESSON_ERROR_LAYOUT, "a lesson has one header");
  self->header = aluette_lesson_position_builder_new (self->game);
  return add_lines (self, self->header, error);
}

/* Whether @names, which are separated by spaces, contain @name. */
static gboolean
has_name (const char *names, const char *name)
{
  g_auto (GStrv) split = g_strsplit (names, " ", -1);

  return g_strv_contains ((const char *const *) split, name);
}

static gboolean
refuse_attribute (const char *element, const char *name, GError **error)
{
  return aluette_lesson_refuse (error, ALUETTE_LESSON_ERROR_LAYOUT, "<%s> has no “%s”", element,
                                name);
}

static gboolean
begin_step (AluetteLessonReader *self, const char *const *names, const char *const *values,
            GError **error)
{
  AluetteLessonStepClass *klass;

  self->step = g_object_new (self->kind->get_step_type != NULL ? self->kind->get_step_type ()
                                                               : ALUETTE_TYPE_LESSON_STEP,
                             NULL);
  klass = ALUETTE_LESSON_STEP_GET_CLASS (self->step);
  for (int i = 0; names[i] != NULL; i++)
    {
      if (klass->attributes == NULL || !has_name (klass->attributes, names[i]))
        return refuse_attribute ("step", names[i], error);
      if (!klass->read_attribute (self->step, names[i], values[i], error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
end_step (AluetteLessonReader *self, GError **error)
{
  AluetteLessonStepPrivate *step = aluette_lesson_step_get_data (self->step);

  if (step->paragraphs->len == 0 && step->exercise == NULL)
    return aluette_lesson_refuse (error, ALUETTE_LESSON_ERROR_LAYOUT,
                                  "a step has words or an exercise");
  if (step->moves->len > 0 && step->exercise != NULL)
    return aluette_lesson_refuse (error, ALUETTE_LESSON_ERROR_LAYOUT,
                                  "a step has moves or an exercise, not both");
  if (self->builder_id != NULL)
    g_hash_table_insert (self->builders, g_steal_pointer (&self->builder_id),
                         g_steal_pointer (&self->builder));
  g_clear_pointer (&self->builder, aluette_lesson_position_builder_free);
  g_ptr_array_add (step->claims, NULL);
  g_ptr_array_add (self->lesson->steps, g_steal_pointer (&self->step));
  return TRUE;
}

static gboolean
end_p (AluetteLessonReader *self, GError **error)
{
  return add_words (self, aluette_lesson_step_get_data (self->step)->paragraphs, error);
}

static gboolean
end_claim (AluetteLessonReader *self, GError **error)
{
  return add_words (self, aluette_lesson_step_get_data (self->step)->claims, error);
}

/* Starts a position from the end of an earlier step, from the lesson's header, or from nothing. */
static gboolean
copy_position_builder (AluetteLessonReader *self, const char *from, GError **error)
{
  const AluetteLessonPositionBuilder *start = self->header;

  if (from != NULL)
    start = g_hash_table_lookup (self->builders, from);
  if (from != NULL && start == NULL)
    return aluette_lesson_refuse (error, ALUETTE_LESSON_ERROR_VALUE,
                                  "no earlier position is called “%s”", from);
  self->builder = start != NULL ? aluette_lesson_position_builder_copy (start)
                                : aluette_lesson_position_builder_new (self->game);
  return TRUE;
}

static gboolean
begin_position (AluetteLessonReader *self, const char *const *names, const char *const *values,
                GError **error)
{
  static const char *const hands[] = { "own", "open", NULL };
  const char *id = get_attribute (names, values, "id"), *word;
  guint number = 0;

  if (self->builder != NULL)
    return aluette_lesson_refuse (error, ALUETTE_LESSON_ERROR_LAYOUT, "a step has one position");
  if (!copy_position_builder (self, get_attribute (names, values, "from"), error))
    return FALSE;
  if ((word = get_attribute (names, values, "watcher")) != NULL)
    {
      if (!aluette_lesson_read_number (word, 1, ALU_GAME_MAX_SEATS, &number, error))
        return FALSE;
      self->builder->watcher = number - 1;
    }
  if ((word = get_attribute (names, values, "hands")) != NULL)
    {
      if (!aluette_lesson_read_word (hands, word, &number, error))
        return FALSE;
      self->builder->open = number == 1;
    }
  self->builder_id = g_strdup (id);
  return id == NULL || check_id (id, error);
}

static gboolean
end_position (AluetteLessonReader *self, GError **error)
{
  AluetteLessonPosition *position;

  if (!add_lines (self, self->builder, error))
    return FALSE;
  position = aluette_lesson_position_builder_make_position (self->builder);
  if (position == NULL)
    return aluette_lesson_refuse (error, ALUETTE_LESSON_ERROR_POSITION,
                                  "the position breaks off too soon");
  aluette_lesson_step_get_data (self->step)->position = position;
  if (position->watcher >= position->header->rules.n_seats)
    return aluette_lesson_refuse (error, ALUETTE_LESSON_ERROR_VALUE,
                                  "the watcher has no seat at this table");
  return TRUE;
}

static gboolean
begin_move (AluetteLessonReader *self, const char *const *names, const char *const *values,
            GError **error)
{
  if (self->builder == NULL)
    return aluette_lesson_refuse (error, ALUETTE_LESSON_ERROR_LAYOUT,
                                  "a move needs a position before it");
  self->move = g_new0 (AluetteLessonMove, 1);
  self->move->events = g_array_new (FALSE, FALSE, (guint) self->game->event_size);
  return TRUE;
}

static gboolean
end_say (AluetteLessonReader *self, GError **error)
{
  return take_words (self, &self->move->text, error);
}

static gboolean
end_log (AluetteLessonReader *self, GError **error)
{
  GArray *events = self->builder->events;
  guint before = events->len;

  if (!add_lines (self, self->builder, error))
    return FALSE;
  /* A log without lines adds no event. */
  if (events->len > before)
    g_array_append_vals (self->move->events, events->data + before * self->game->event_size,
                         events->len - before);
  return TRUE;
}

static gboolean
end_move (AluetteLessonReader *self, GError **error)
{
  if (self->move->text == NULL || self->move->events->len == 0)
    return aluette_lesson_refuse (error, ALUETTE_LESSON_ERROR_LAYOUT,
                                  "a move has a sentence and something that happens");
  g_ptr_array_add (aluette_lesson_step_get_data (self->step)->moves, g_steal_pointer (&self->move));
  return TRUE;
}

/* Returns: (nullable): an exercise of this kind, whose attributes are to be read. */
static AluetteExercise *
new_exercise (AluetteLessonReader *self, const char *kind, GError **error)
{
  if (g_str_equal (kind, KIND_CHOICE))
    return g_object_new (ALUETTE_TYPE_EXERCISE, NULL);
  if (self->kind->get_exercise_type != NULL)
    return g_object_new (self->kind->get_exercise_type (), NULL);
  aluette_lesson_refuse (error, ALUETTE_LESSON_ERROR_VALUE, "“%s” is not known here", kind);
  return NULL;
}

/* Reads the attributes of the current exercise, except for its id. */
static gboolean
read_exercise (AluetteLessonReader *self, const char *const *names, const char *const *values,
               GError **error)
{
  AluetteExerciseClass *klass = ALUETTE_EXERCISE_GET_CLASS (self->exercise);

  for (int i = 0; names[i] != NULL; i++)
    {
      if (g_str_equal (names[i], "id"))
        continue;
      if (!has_name (klass->attributes, names[i]))
        return refuse_attribute ("exercise", names[i], error);
      if (klass->read_attribute != NULL
          && !klass->read_attribute (self->exercise, names[i], values[i], error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
begin_exercise (AluetteLessonReader *self, const char *const *names, const char *const *values,
                GError **error)
{
  const char *id = get_attribute (names, values, "id"),
             *kind = get_attribute (names, values, "kind");
  AluetteLessonStepPrivate *step = aluette_lesson_step_get_data (self->step);
  AluetteExercisePrivate *data;

  if (step->exercise != NULL)
    return aluette_lesson_refuse (error, ALUETTE_LESSON_ERROR_LAYOUT, "a step has one exercise");
  if (id == NULL || kind == NULL)
    return aluette_lesson_refuse (error, ALUETTE_LESSON_ERROR_LAYOUT,
                                  "an exercise has an id and a kind");
  if (!check_id (id, error))
    return FALSE;
  if (!g_hash_table_add (self->ids, g_strdup (id)))
    return aluette_lesson_refuse (error, ALUETTE_LESSON_ERROR_VALUE,
                                  "there is another exercise “%s”", id);
  step->exercise = self->exercise = new_exercise (self, kind, error);
  if (self->exercise == NULL)
    return FALSE;
  data = aluette_exercise_get_data (self->exercise);
  data->id = g_strdup_printf ("%s/%s", self->lesson->id, id);
  g_set_object (&data->position, step->position);
  return read_exercise (self, names, values, error);
}

static gboolean
end_exercise (AluetteLessonReader *self, GError **error)
{
  if (!aluette_exercise_finish (self->exercise, error))
    return FALSE;
  self->exercise = NULL;
  return TRUE;
}

static gboolean
end_question (AluetteLessonReader *self, GError **error)
{
  return take_words (self, &aluette_exercise_get_data (self->exercise)->question, error);
}

static gboolean
end_default_comment (AluetteLessonReader *self, GError **error)
{
  return take_words (self, &aluette_exercise_get_data (self->exercise)->default_comment, error);
}

/* Whether the current exercise is one that all games have, with texts as answers. */
static gboolean
is_choice (AluetteLessonReader *self)
{
  return G_OBJECT_TYPE (self->exercise) == ALUETTE_TYPE_EXERCISE;
}

static gboolean
begin_answer (AluetteLessonReader *self, const char *const *names, const char *const *values,
              GError **error)
{
  const char *is = get_attribute (names, values, "is"),
             *right = get_attribute (names, values, "right");
  GPtrArray *answers = aluette_exercise_get_data (self->exercise)->described_answers;

  if (is_choice (self) != (is == NULL))
    return aluette_lesson_refuse (error, ALUETTE_LESSON_ERROR_LAYOUT,
                                  is != NULL ? "the answers of a choice have no “is”"
                                             : "an answer says what it “is”");
  if (right != NULL && !g_str_equal (right, "yes"))
    return aluette_lesson_refuse (error, ALUETTE_LESSON_ERROR_VALUE, "“%s” is not known here",
                                  right);
  self->answer = g_new0 (AluetteExerciseAnswer, 1);
  self->answer->is = is != NULL ? g_strdup (is) : g_strdup_printf ("%u", answers->len + 1);
  self->answer->right = right != NULL;
  return TRUE;
}

static gboolean
end_option (AluetteLessonReader *self, GError **error)
{
  return take_words (self, &self->answer->option, error);
}

static gboolean
end_comment (AluetteLessonReader *self, GError **error)
{
  return take_words (self, &self->answer->comment, error);
}

static gboolean
end_answer (AluetteLessonReader *self, GError **error)
{
  if (is_choice (self) != (self->answer->option != NULL))
    return aluette_lesson_refuse (error, ALUETTE_LESSON_ERROR_LAYOUT,
                                  "the answers of a choice, and no others, have an option");
  g_ptr_array_add (aluette_exercise_get_data (self->exercise)->described_answers,
                   g_steal_pointer (&self->answer));
  return TRUE;
}

static const AluetteLessonElement elements[] = {
  { "lesson", NULL, "id chapter minutes", FALSE, begin_lesson, end_lesson },
  { "title", "lesson", "", TRUE, NULL, end_title },
  { "summary", "lesson", "", TRUE, NULL, end_summary },
  { "header", "lesson", "", TRUE, NULL, end_header },
  { "step", "lesson", NULL, FALSE, begin_step, end_step },
  { "p", "step", "", TRUE, NULL, end_p },
  { "claim", "step", "", TRUE, NULL, end_claim },
  { "position", "step", "id from watcher hands", TRUE, begin_position, end_position },
  { "move", "step", "", FALSE, begin_move, end_move },
  { "say", "move", "", TRUE, NULL, end_say },
  { "log", "move", "", TRUE, NULL, end_log },
  { "exercise", "step", NULL, FALSE, begin_exercise, end_exercise },
  { "question", "exercise", "", TRUE, NULL, end_question },
  { "otherwise", "exercise", "", TRUE, NULL, end_default_comment },
  { "answer", "exercise", "is right", FALSE, begin_answer, end_answer },
  { "option", "answer", "", TRUE, NULL, end_option },
  { "comment", "answer", "", TRUE, NULL, end_comment },
};

const AluetteLessonElement *
aluette_lesson_element_find (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (elements); i++)
    if (g_str_equal (elements[i].name, name))
      return &elements[i];
  return NULL;
}

gboolean
aluette_lesson_element_begin (const AluetteLessonElement *self, AluetteLessonReader *reader,
                              const char *const *names, const char *const *values, GError **error)
{
  for (int i = 0; self->attributes != NULL && names[i] != NULL; i++)
    if (!has_name (self->attributes, names[i]))
      return refuse_attribute (self->name, names[i], error);
  return self->begin == NULL || self->begin (reader, names, values, error);
}

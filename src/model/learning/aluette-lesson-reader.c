/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/learning/aluette-lesson-position-builder.h"
#include "model/learning/aluette-lesson-private.h"

/* State of the reader. The innermost open object gets what is read. */
typedef struct
{
  AluetteLesson *lesson;
  AluetteLessonStep *step;       /* (nullable) */
  AluetteExercise *exercise;     /* (nullable) */
  AluetteExerciseAnswer *answer; /* (nullable) */
  AluetteLessonMove *move;       /* (nullable) */
  GString *text;                 /* of the current element */
  int line;                      /* where the text starts */

  AluetteLessonPositionBuilder *header;  /* (nullable): start of the lesson's positions */
  AluetteLessonPositionBuilder *builder; /* (nullable): position of the current step */
  char *builder_id;                      /* (nullable): id of the position for later steps */
  GHashTable *builders;                  /* AluetteLessonPositionBuilder by id */
  GHashTable *ids;                       /* set of the ids of exercises */
} Reader;

typedef gboolean (*Begin) (Reader *self, const char *const *names, const char *const *values,
                           GError **error);
typedef gboolean (*End) (Reader *self, GError **error);

typedef struct
{
  const char *name;
  const char *parent;     /* (nullable): NULL for the root element */
  const char *attributes; /* all allowed attributes */
  gboolean has_text;      /* contains text or lines of a record, and no elements */
  Begin begin;            /* (nullable) */
  End end;                /* (nullable) */
} Element;

static gboolean set_error (Reader *self, GError **error, AluetteLessonError code,
                           const char *format, ...) G_GNUC_PRINTF (4, 5);

static gboolean
set_error (Reader *self, GError **error, AluetteLessonError code, const char *format, ...)
{
  va_list arguments;
  g_autofree char *reason = NULL;

  va_start (arguments, format);
  reason = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_set_error (error, ALUETTE_LESSON_ERROR, (int) code, "Line %d: %s", self->line, reason);
  return FALSE;
}

static const char *
get_attribute (const char *const *names, const char *const *values, const char *name)
{
  for (int i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], name))
      return values[i];
  return NULL;
}

/* Returns: the index of @word in @words, which ends with NULL, or -1 with @error. */
static int
find_word (Reader *self, const char *const *words, const char *word, GError **error)
{
  for (int i = 0; words[i] != NULL; i++)
    if (g_str_equal (words[i], word))
      return i;
  set_error (self, error, ALUETTE_LESSON_ERROR_VALUE, "“%s” is not known here", word);
  return -1;
}

static gboolean
read_number (Reader *self, const char *text, guint least, guint most, guint *number, GError **error)
{
  guint64 value;

  if (!g_ascii_string_to_unsigned (text, 10, least, most, &value, NULL))
    return set_error (self, error, ALUETTE_LESSON_ERROR_VALUE, "“%s” is not a number from %u to %u",
                      text, least, most);
  *number = (guint) value;
  return TRUE;
}

/* Checks an id: lower-case letters, digits and hyphens. */
static gboolean
check_id (Reader *self, const char *id, GError **error)
{
  if (*id == '\0' || strspn (id, "abcdefghijklmnopqrstuvwxyz0123456789-") != strlen (id))
    return set_error (self, error, ALUETTE_LESSON_ERROR_VALUE, "“%s” is no id", id);
  return TRUE;
}

static gboolean
read_cards (Reader *self, const char *text, GArray *cards, GError **error)
{
  g_auto (GStrv) codes = g_strsplit (text, " ", -1);

  for (int i = 0; codes[i] != NULL; i++)
    {
      AluCard card = strlen (codes[i]) == 2 ? alu_card_parse (codes[i]) : ALU_CARD_NONE;

      if (card == ALU_CARD_NONE)
        return set_error (self, error, ALUETTE_LESSON_ERROR_VALUE, "“%s” is no card", codes[i]);
      g_array_append_val (cards, card);
    }
  return TRUE;
}

static gboolean
read_sign (Reader *self, const char *id, AluSign *sign, GError **error)
{
  int found = alu_sign_from_id (id);

  if (found < 0)
    return set_error (self, error, ALUETTE_LESSON_ERROR_VALUE, "“%s” is no sign", id);
  *sign = (AluSign) found;
  return TRUE;
}

static gboolean
read_signs (Reader *self, const char *text, GArray *signs, GError **error)
{
  g_auto (GStrv) ids = g_strsplit (text, " ", -1);

  for (int i = 0; ids[i] != NULL; i++)
    {
      AluSign sign;

      if (!read_sign (self, ids[i], &sign, error))
        return FALSE;
      g_array_append_val (signs, sign);
    }
  return TRUE;
}

static gboolean
begin_lesson (Reader *self, const char *const *names, const char *const *values, GError **error)
{
  static const char *const chapters[] = { "cards",  "tricks", "signs", "mordienne",
                                          "tables", "exam",   NULL };
  const char *id = get_attribute (names, values, "id"),
             *minutes = get_attribute (names, values, "minutes"),
             *chapter = get_attribute (names, values, "chapter");
  int found;

  if (id == NULL || minutes == NULL || chapter == NULL)
    return set_error (self, error, ALUETTE_LESSON_ERROR_LAYOUT,
                      "a lesson has an id, a chapter and minutes");
  if (self->lesson->id != NULL)
    return set_error (self, error, ALUETTE_LESSON_ERROR_LAYOUT, "a file has one lesson");
  found = find_word (self, chapters, chapter, error);
  if (found < 0)
    return FALSE;
  self->lesson->chapter = (AluetteLessonChapter) found;
  self->lesson->id = g_strdup (id);
  return check_id (self, id, error)
         && read_number (self, minutes, 1, 60, &self->lesson->minutes, error);
}

static gboolean
end_lesson (Reader *self, GError **error)
{
  const AluetteLesson *lesson = self->lesson;

  if (lesson->title == NULL || lesson->summary == NULL || lesson->steps->len == 0)
    return set_error (self, error, ALUETTE_LESSON_ERROR_LAYOUT,
                      "a lesson has a title, a summary and steps");
  return TRUE;
}

/* Takes the text of the element, with single spaces between its words. */
static gboolean
take_words (Reader *self, char **words, GError **error)
{
  g_auto (GStrv) split = g_strsplit_set (self->text->str, " \t\r\n", -1);
  g_autoptr (GString) joined = g_string_new (NULL);

  for (int i = 0; split[i] != NULL; i++)
    if (*split[i] != '\0')
      g_string_append_printf (joined, "%s%s", joined->len > 0 ? " " : "", split[i]);
  if (joined->len == 0)
    return set_error (self, error, ALUETTE_LESSON_ERROR_LAYOUT, "there are no words here");
  if (*words != NULL)
    return set_error (self, error, ALUETTE_LESSON_ERROR_LAYOUT, "this has been said already");
  *words = g_string_free (g_steal_pointer (&joined), FALSE);
  return TRUE;
}

static gboolean
add_words (Reader *self, GPtrArray *list, GError **error)
{
  char *words = NULL;

  if (!take_words (self, &words, error))
    return FALSE;
  g_ptr_array_add (list, words);
  return TRUE;
}

static gboolean
end_title (Reader *self, GError **error)
{
  return take_words (self, &self->lesson->title, error);
}

static gboolean
end_summary (Reader *self, GError **error)
{
  return take_words (self, &self->lesson->summary, error);
}

static gboolean
end_header (Reader *self, GError **error)
{
  if (self->header != NULL)
    return set_error (self, error, ALUETTE_LESSON_ERROR_LAYOUT, "a lesson has one header");
  self->header = aluette_lesson_position_builder_new ();
  return aluette_lesson_position_builder_add_lines (self->header, self->text->str, self->line,
                                                    error);
}

static gboolean
begin_step (Reader *self, const char *const *names, const char *const *values, GError **error)
{
  const char *cards = get_attribute (names, values, "cards");
  const char *signs = get_attribute (names, values, "signs");

  self->step = g_object_new (ALUETTE_TYPE_LESSON_STEP, NULL);
  return (cards == NULL || read_cards (self, cards, self->step->cards, error))
         && (signs == NULL || read_signs (self, signs, self->step->signs, error));
}

static gboolean
end_step (Reader *self, GError **error)
{
  if (self->step->paragraphs->len == 0 && self->step->exercise == NULL)
    return set_error (self, error, ALUETTE_LESSON_ERROR_LAYOUT, "a step has words or an exercise");
  if (self->step->moves->len > 0 && self->step->exercise != NULL)
    return set_error (self, error, ALUETTE_LESSON_ERROR_LAYOUT,
                      "a step has moves or an exercise, not both");
  if (self->builder_id != NULL)
    g_hash_table_insert (self->builders, g_steal_pointer (&self->builder_id),
                         g_steal_pointer (&self->builder));
  g_clear_pointer (&self->builder, aluette_lesson_position_builder_free);
  g_ptr_array_add (self->step->claims, NULL);
  g_ptr_array_add (self->lesson->steps, g_steal_pointer (&self->step));
  return TRUE;
}

static gboolean
end_p (Reader *self, GError **error)
{
  return add_words (self, self->step->paragraphs, error);
}

static gboolean
end_claim (Reader *self, GError **error)
{
  return add_words (self, self->step->claims, error);
}

/* Starts a position from the end of an earlier step, from the lesson's header, or from nothing. */
static gboolean
copy_position_builder (Reader *self, const char *from, GError **error)
{
  const AluetteLessonPositionBuilder *start = self->header;

  if (from != NULL)
    start = g_hash_table_lookup (self->builders, from);
  if (from != NULL && start == NULL)
    return set_error (self, error, ALUETTE_LESSON_ERROR_VALUE, "no earlier position is called “%s”",
                      from);
  self->builder = start != NULL ? aluette_lesson_position_builder_copy (start)
                                : aluette_lesson_position_builder_new ();
  return TRUE;
}

static gboolean
begin_position (Reader *self, const char *const *names, const char *const *values, GError **error)
{
  static const char *const hands[] = { "own", "open", NULL };
  const char *id = get_attribute (names, values, "id"), *word;
  guint seat = 0;
  int found;

  if (self->builder != NULL)
    return set_error (self, error, ALUETTE_LESSON_ERROR_LAYOUT, "a step has one position");
  if (!copy_position_builder (self, get_attribute (names, values, "from"), error))
    return FALSE;
  if ((word = get_attribute (names, values, "watcher")) != NULL)
    {
      if (!read_number (self, word, 1, ALU_MAX_SEATS, &seat, error))
        return FALSE;
      self->builder->watcher = seat - 1;
    }
  if ((word = get_attribute (names, values, "hands")) != NULL)
    {
      if ((found = find_word (self, hands, word, error)) < 0)
        return FALSE;
      self->builder->open = found == 1;
    }
  self->builder_id = g_strdup (id);
  return id == NULL || check_id (self, id, error);
}

static gboolean
end_position (Reader *self, GError **error)
{
  if (!aluette_lesson_position_builder_add_lines (self->builder, self->text->str, self->line,
                                                  error))
    return FALSE;
  if (!aluette_lesson_position_builder_is_complete (self->builder))
    return set_error (self, error, ALUETTE_LESSON_ERROR_POSITION,
                      "the position breaks off too soon");
  if (self->builder->watcher >= self->builder->reader.header.rules.seats)
    return set_error (self, error, ALUETTE_LESSON_ERROR_VALUE,
                      "the watcher has no seat at this table");
  self->step->position = aluette_lesson_position_builder_get_position (self->builder);
  return TRUE;
}

static gboolean
begin_move (Reader *self, const char *const *names, const char *const *values, GError **error)
{
  if (self->builder == NULL)
    return set_error (self, error, ALUETTE_LESSON_ERROR_LAYOUT,
                      "a move needs a position before it");
  self->move = g_new0 (AluetteLessonMove, 1);
  self->move->events = g_array_new (FALSE, FALSE, sizeof (AluEvent));
  return TRUE;
}

static gboolean
end_say (Reader *self, GError **error)
{
  return take_words (self, &self->move->text, error);
}

static gboolean
end_log (Reader *self, GError **error)
{
  guint before = self->builder->events->len;

  if (!aluette_lesson_position_builder_add_lines (self->builder, self->text->str, self->line,
                                                  error))
    return FALSE;
  /* A log without lines adds no event. */
  if (self->builder->events->len > before)
    g_array_append_vals (self->move->events,
                         &g_array_index (self->builder->events, AluEvent, before),
                         self->builder->events->len - before);
  return TRUE;
}

static gboolean
end_move (Reader *self, GError **error)
{
  if (self->move->text == NULL || self->move->events->len == 0)
    return set_error (self, error, ALUETTE_LESSON_ERROR_LAYOUT,
                      "a move has a sentence and something that happens");
  g_ptr_array_add (self->step->moves, g_steal_pointer (&self->move));
  return TRUE;
}

/* Reads a score such as "3 2". */
static gboolean
read_score (Reader *self, const char *text, guint score[2], GError **error)
{
  g_auto (GStrv) points = g_strsplit (text, " ", -1);

  if (g_strv_length (points) != 2)
    return set_error (self, error, ALUETTE_LESSON_ERROR_VALUE, "“%s” is no score", text);
  return read_number (self, points[0], 0, 99, &score[0], error)
         && read_number (self, points[1], 0, 99, &score[1], error);
}

/* Reads what the exercise is about. */
static gboolean
read_subject (Reader *self, const char *const *names, const char *const *values, GError **error)
{
  AluetteExercise *exercise = self->exercise;
  const char *word;
  AluSign sign = ALU_SIGN_MONSIEUR;

  if ((word = get_attribute (names, values, "cards")) != NULL
      && !read_cards (self, word, exercise->cards, error))
    return FALSE;
  if ((word = get_attribute (names, values, "sign")) != NULL)
    {
      if (!read_sign (self, word, &sign, error))
        return FALSE;
      exercise->sign = (int) sign;
    }
  if ((word = get_attribute (names, values, "strength")) != NULL
      && !read_number (self, word, 1, 2, &exercise->strength, error))
    return FALSE;
  if ((word = get_attribute (names, values, "tricks")) != NULL)
    {
      if (*word == '\0' || strspn (word, "123456x") != strlen (word)
          || strlen (word) > ALU_MAX_HAND)
        return set_error (self, error, ALUETTE_LESSON_ERROR_VALUE, "“%s” are no tricks", word);
      exercise->tricks = g_strdup (word);
    }
  return (word = get_attribute (names, values, "before")) == NULL
         || read_score (self, word, exercise->score, error);
}

/* Reads how the exercise is asked. */
static gboolean
read_manner (Reader *self, const char *const *names, const char *const *values, GError **error)
{
  static const char *const kinds[] = { "play", "stronger", "pick",   "name",  "winner", "sign",
                                       "see",  "tell",     "choice", "score", "deal",   NULL };
  static const char *const asks[] = { "trick", "race", "deal", NULL };
  static const char *const aims[] = { "best", "take", "spoil", NULL };
  static const char *const ends[] = { "trick", "deal", NULL };
  AluetteExercise *exercise = self->exercise;
  const char *word;
  int found[4] = { 0 };

  G_STATIC_ASSERT (G_N_ELEMENTS (kinds) == ALUETTE_EXERCISE_N_KINDS + 1);

  word = get_attribute (names, values, "kind");
  if (word == NULL)
    return set_error (self, error, ALUETTE_LESSON_ERROR_LAYOUT, "an exercise has a kind");
  found[0] = find_word (self, kinds, word, error);
  if (found[0] >= 0 && (word = get_attribute (names, values, "asks")) != NULL)
    found[1] = find_word (self, asks, word, error);
  if (found[1] >= 0 && (word = get_attribute (names, values, "aim")) != NULL)
    found[2] = find_word (self, aims, word, error);
  if (found[2] >= 0 && (word = get_attribute (names, values, "until")) != NULL)
    found[3] = find_word (self, ends, word, error);
  if (found[0] < 0 || found[1] < 0 || found[2] < 0 || found[3] < 0)
    return FALSE;
  exercise->kind = (AluetteExerciseKind) found[0];
  exercise->asks = (AluetteExerciseAsks) found[1];
  exercise->aim = (AluetteExerciseAim) found[2];
  exercise->to_end = found[3] == 1;
  return TRUE;
}

static gboolean
begin_exercise (Reader *self, const char *const *names, const char *const *values, GError **error)
{
  const char *id = get_attribute (names, values, "id");

  if (self->step->exercise != NULL)
    return set_error (self, error, ALUETTE_LESSON_ERROR_LAYOUT, "a step has one exercise");
  if (id == NULL)
    return set_error (self, error, ALUETTE_LESSON_ERROR_LAYOUT, "an exercise has an id");
  if (!check_id (self, id, error))
    return FALSE;
  if (!g_hash_table_add (self->ids, g_strdup (id)))
    return set_error (self, error, ALUETTE_LESSON_ERROR_VALUE, "there is another exercise “%s”",
                      id);
  self->step->exercise = self->exercise = g_object_new (ALUETTE_TYPE_EXERCISE, NULL);
  self->exercise->id = g_strdup_printf ("%s/%s", self->lesson->id, id);
  g_set_object (&self->exercise->position, self->step->position);
  return read_manner (self, names, values, error) && read_subject (self, names, values, error);
}

static gboolean
end_exercise (Reader *self, GError **error)
{
  g_autoptr (GError) reason = NULL;

  if (!aluette_exercise_finish (self->exercise, &reason))
    return set_error (self, error, (AluetteLessonError) reason->code, "%s", reason->message);
  self->exercise = NULL;
  return TRUE;
}

static gboolean
end_question (Reader *self, GError **error)
{
  return take_words (self, &self->exercise->question, error);
}

static gboolean
end_default_comment (Reader *self, GError **error)
{
  return take_words (self, &self->exercise->default_comment, error);
}

static gboolean
begin_answer (Reader *self, const char *const *names, const char *const *values, GError **error)
{
  const char *is = get_attribute (names, values, "is"),
             *right = get_attribute (names, values, "right");
  gboolean choice = self->exercise->kind == ALUETTE_EXERCISE_CHOICE;

  if (choice != (is == NULL))
    return set_error (self, error, ALUETTE_LESSON_ERROR_LAYOUT,
                      choice ? "the answers of a choice have no “is”"
                             : "an answer says what it “is”");
  if (right != NULL && !g_str_equal (right, "yes"))
    return set_error (self, error, ALUETTE_LESSON_ERROR_VALUE, "“%s” is not known here", right);
  self->answer = g_new0 (AluetteExerciseAnswer, 1);
  self->answer->is = is != NULL
                         ? g_strdup (is)
                         : g_strdup_printf ("%u", self->exercise->described_answers->len + 1);
  self->answer->right = right != NULL;
  return TRUE;
}

static gboolean
end_option (Reader *self, GError **error)
{
  return take_words (self, &self->answer->option, error);
}

static gboolean
end_comment (Reader *self, GError **error)
{
  return take_words (self, &self->answer->comment, error);
}

static gboolean
end_answer (Reader *self, GError **error)
{
  if ((self->exercise->kind == ALUETTE_EXERCISE_CHOICE) != (self->answer->option != NULL))
    return set_error (self, error, ALUETTE_LESSON_ERROR_LAYOUT,
                      "the answers of a choice, and no others, have an option");
  g_ptr_array_add (self->exercise->described_answers, g_steal_pointer (&self->answer));
  return TRUE;
}

static const Element elements[] = {
  { "lesson", NULL, "id chapter minutes", FALSE, begin_lesson, end_lesson },
  { "title", "lesson", "", TRUE, NULL, end_title },
  { "summary", "lesson", "", TRUE, NULL, end_summary },
  { "header", "lesson", "", TRUE, NULL, end_header },
  { "step", "lesson", "cards signs", FALSE, begin_step, end_step },
  { "p", "step", "", TRUE, NULL, end_p },
  { "claim", "step", "", TRUE, NULL, end_claim },
  { "position", "step", "id from watcher hands", TRUE, begin_position, end_position },
  { "move", "step", "", FALSE, begin_move, end_move },
  { "say", "move", "", TRUE, NULL, end_say },
  { "log", "move", "", TRUE, NULL, end_log },
  { "exercise", "step", "id kind asks aim until cards sign strength tricks before", FALSE,
    begin_exercise, end_exercise },
  { "question", "exercise", "", TRUE, NULL, end_question },
  { "otherwise", "exercise", "", TRUE, NULL, end_default_comment },
  { "answer", "exercise", "is right", FALSE, begin_answer, end_answer },
  { "option", "answer", "", TRUE, NULL, end_option },
  { "comment", "answer", "", TRUE, NULL, end_comment },
};

static const Element *
find_element (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (elements); i++)
    if (g_str_equal (elements[i].name, name))
      return &elements[i];
  return NULL;
}

/* Returns: the line in which a tag ends. The parser is behind the tag, and counts a line end at
 * its position as the first character of the next line. */
static int
get_tag_line (GMarkupParseContext *context)
{
  int line, column;

  g_markup_parse_context_get_position (context, &line, &column);
  return column == 1 ? line - 1 : line;
}

static void
start_element (GMarkupParseContext *context, const char *name, const char **names,
               const char **values, gpointer data, GError **error)
{
  Reader *self = data;
  const GSList *open = g_markup_parse_context_get_element_stack (context);
  const char *parent = open->next != NULL ? open->next->data : NULL;
  const Element *element = find_element (name);
  g_auto (GStrv) known = NULL;

  self->line = get_tag_line (context);
  g_string_truncate (self->text, 0);
  if (element == NULL || g_strcmp0 (element->parent, parent) != 0)
    {
      set_error (self, error, ALUETTE_LESSON_ERROR_LAYOUT, "<%s> has no place here", name);
      return;
    }
  known = g_strsplit (element->attributes, " ", -1);
  for (int i = 0; names[i] != NULL; i++)
    if (!g_strv_contains ((const char *const *) known, names[i]))
      {
        set_error (self, error, ALUETTE_LESSON_ERROR_LAYOUT, "<%s> has no “%s”", name, names[i]);
        return;
      }
  if (element->begin != NULL)
    element->begin (self, names, values, error);
}

/* Errors in a text name the line where the text starts, all others the line of the end tag. */
static void
end_element (GMarkupParseContext *context, const char *name, gpointer data, GError **error)
{
  Reader *self = data;
  const Element *element = find_element (name);

  if (!element->has_text)
    self->line = get_tag_line (context);
  if (element->end != NULL)
    element->end (self, error);
  g_string_truncate (self->text, 0);
}

static void
text_cb (GMarkupParseContext *context, const char *words, gsize length, gpointer data,
         GError **error)
{
  Reader *self = data;
  const Element *element = find_element (g_markup_parse_context_get_element (context));

  if (element->has_text)
    {
      g_string_append_len (self->text, words, (gssize) length);
      return;
    }
  for (gsize i = 0; i < length; i++)
    if (!g_ascii_isspace (words[i]))
      {
        g_markup_parse_context_get_position (context, &self->line, NULL);
        set_error (self, error, ALUETTE_LESSON_ERROR_LAYOUT, "words have no place in <%s>",
                   element->name);
        return;
      }
}

/* Replaces comments with their line ends, so that the numbers of later lines do not change. */
static void
passthrough_cb (GMarkupParseContext *context, const char *words, gsize length, gpointer data,
                GError **error)
{
  Reader *self = data;

  for (gsize i = 0; i < length; i++)
    if (words[i] == '\n')
      g_string_append_c (self->text, '\n');
}

/* GLib 2.74 finds invalid characters too, but continues and then warns about a second error. */
static gboolean
check_characters (const char *data, gssize length, GError **error)
{
  const char *end;
  int line = 1;

  if (g_utf8_validate (data, length, &end))
    return TRUE;
  for (const char *c = data; c < end; c++)
    line += *c == '\n';
  g_set_error (error, ALUETTE_LESSON_ERROR, ALUETTE_LESSON_ERROR_XML,
               "Line %d: these bytes are not text in UTF-8", line);
  return FALSE;
}

static void
reader_clear (Reader *self)
{
  g_clear_object (&self->lesson);
  g_clear_object (&self->step);
  g_clear_pointer (&self->answer, aluette_exercise_answer_free);
  g_clear_pointer (&self->move, aluette_lesson_move_free);
  g_clear_pointer (&self->header, aluette_lesson_position_builder_free);
  g_clear_pointer (&self->builder, aluette_lesson_position_builder_free);
  g_clear_pointer (&self->builder_id, g_free);
  g_string_free (self->text, TRUE);
  g_hash_table_unref (self->builders);
  g_hash_table_unref (self->ids);
}

AluetteLesson *
aluette_lesson_new_from_data (const char *data, gssize length, GError **error)
{
  static const GMarkupParser parser = { start_element, end_element, text_cb, passthrough_cb, NULL };
  Reader self = {
    .lesson = g_object_new (ALUETTE_TYPE_LESSON, NULL),
    .text = g_string_new (NULL),
    .builders = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                       (GDestroyNotify) aluette_lesson_position_builder_free),
    .ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
  };
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser,
                                                                        G_MARKUP_DEFAULT_FLAGS,
                                                                        &self, NULL);
  g_autoptr (GError) reason = NULL;
  AluetteLesson *lesson = NULL;

  if (check_characters (data, length, &reason)
      && g_markup_parse_context_parse (context, data, length, &reason)
      && g_markup_parse_context_end_parse (context, &reason))
    lesson = g_steal_pointer (&self.lesson);
  else if (reason->domain == ALUETTE_LESSON_ERROR)
    g_propagate_error (error, g_steal_pointer (&reason));
  else
    {
      /* GLib may quote a part of a character. */
      g_autofree char *message = g_utf8_make_valid (reason->message, -1);

      g_set_error_literal (error, ALUETTE_LESSON_ERROR, ALUETTE_LESSON_ERROR_XML, message);
    }
  reader_clear (&self);
  return lesson;
}

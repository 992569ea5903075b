/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/learning/aluette-lesson-reader-private.h"

/* Returns: the line in which a tag ends. The parser is behind the tag, and counts a line end at
 * its position as the first character of the next line. */
static int
get_tag_line (GMarkupParseContext *context)
{
  int line, column;

  g_markup_parse_context_get_position (context, &line, &column);
  return column == 1 ? line - 1 : line;
}

/* Adds the line to the message of an error, unless it is there. */
static void
add_line (AluetteLessonReader *self, GError **error)
{
  if (*error != NULL && self->line > 0)
    g_prefix_error (error, "Line %d: ", self->line);
}

static void
start_element (GMarkupParseContext *context, const char *name, const char **names,
               const char **values, gpointer data, GError **error)
{
  AluetteLessonReader *self = data;
  const GSList *open = g_markup_parse_context_get_element_stack (context);
  const char *parent = open->next != NULL ? open->next->data : NULL;
  const AluetteLessonElement *element = aluette_lesson_element_find (name);

  self->line = get_tag_line (context);
  g_string_truncate (self->text, 0);
  if (element == NULL || g_strcmp0 (element->parent, parent) != 0)
    aluette_lesson_refuse (error, ALUETTE_LESSON_ERROR_LAYOUT, "<%s> has no place here", name);
  else
    aluette_lesson_element_begin (element, self, names, values, error);
  add_line (self, error);
}

/* Errors in a text name the line where the text starts, all others the line of the end tag. */
static void
end_element (GMarkupParseContext *context, const char *name, gpointer data, GError **error)
{
  AluetteLessonReader *self = data;
  const AluetteLessonElement *element = aluette_lesson_element_find (name);

  if (!element->has_text)
    self->line = get_tag_line (context);
  if (element->end != NULL)
    element->end (self, error);
  add_line (self, error);
  g_string_truncate (self->text, 0);
}

static void
text_cb (GMarkupParseContext *context, const char *words, gsize length, gpointer data,
         GError **error)
{
  AluetteLessonReader *self = data;
  const AluetteLessonElement *element
      = aluette_lesson_element_find (g_markup_parse_context_get_element (context));

  if (element->has_text)
    {
      g_string_append_len (self->text, words, (gssize) length);
      return;
    }
  for (gsize i = 0; i < length; i++)
    if (!g_ascii_isspace (words[i]))
      {
        g_markup_parse_context_get_position (context, &self->line, NULL);
        aluette_lesson_refuse (error, ALUETTE_LESSON_ERROR_LAYOUT, "words have no place in <%s>",
                               element->name);
        add_line (self, error);
        return;
      }
}

/* Replaces comments with their line ends, so that the numbers of later lines do not change. */
static void
passthrough_cb (GMarkupParseContext *context, const char *words, gsize length, gpointer data,
                GError **error)
{
  AluetteLessonReader *self = data;

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
reader_clear (AluetteLessonReader *self)
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
aluette_lesson_new_from_data (const AluetteModelKind *kind, const char *data, gssize length,
                              GError **error)
{
  static const GMarkupParser parser = { start_element, end_element, text_cb, passthrough_cb, NULL };
  AluetteLessonReader self = {
    .kind = kind,
    .game = alu_game_kind_from_id (kind->id),
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

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/learning/aluette-lesson-attribute.h"

G_DEFINE_QUARK (aluette_lesson_error, aluette_lesson_error)

gboolean
aluette_lesson_refuse (GError **error, AluetteLessonError code, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  if (error != NULL)
    *error = g_error_new_valist (ALUETTE_LESSON_ERROR, (int) code, format, arguments);
  va_end (arguments);
  return FALSE;
}

gboolean
aluette_lesson_read_word (const char *const *words, const char *text, guint *index, GError **error)
{
  for (guint i = 0; words[i] != NULL; i++)
    if (g_str_equal (words[i], text))
      {
        *index = i;
        return TRUE;
      }
  return aluette_lesson_refuse (error, ALUETTE_LESSON_ERROR_VALUE, "“%s” is not known here", text);
}

gboolean
aluette_lesson_read_number (const char *text, guint least, guint most, guint *number,
                            GError **error)
{
  guint64 value;

  if (!g_ascii_string_to_unsigned (text, 10, least, most, &value, NULL))
    return aluette_lesson_refuse (error, ALUETTE_LESSON_ERROR_VALUE,
                                  "“%s” is not a number from %u to %u", text, least, most);
  *number = (guint) value;
  return TRUE;
}

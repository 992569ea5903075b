/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define ALUETTE_LESSON_ERROR (aluette_lesson_error_quark ())
GQuark aluette_lesson_error_quark (void);

typedef enum
{
  ALUETTE_LESSON_ERROR_XML,      /* not well-formed */
  ALUETTE_LESSON_ERROR_LAYOUT,   /* an unknown or missing element or attribute */
  ALUETTE_LESSON_ERROR_VALUE,    /* an invalid card, sign, seat … */
  ALUETTE_LESSON_ERROR_POSITION, /* a line of a position that the rules do not allow */
} AluetteLessonError;

/* Functions that read the values of attributes in lessons. The messages of errors do not contain
 * the line, which the reader of lessons adds. */

/* aluette_lesson_refuse:
 *
 * Sets @error.
 *
 * Returns: FALSE. */
gboolean aluette_lesson_refuse (GError **error, AluetteLessonError code, const char *format,
                                ...) G_GNUC_PRINTF (3, 4);

/* aluette_lesson_read_word:
 * @words: the allowed words, ends with NULL
 * @index: (out): the index of @text in @words
 *
 * Returns: whether @text is one of the words. */
gboolean aluette_lesson_read_word (const char *const *words, const char *text, guint *index,
                                   GError **error);

/* aluette_lesson_read_number:
 *
 * Returns: whether @text is a number from @least to @most. */
gboolean aluette_lesson_read_number (const char *text, guint least, guint most, guint *number,
                                     GError **error);

G_END_DECLS

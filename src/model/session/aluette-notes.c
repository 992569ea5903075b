/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/session/aluette-notes.h"

#include <glib/gi18n.h>
#include <string.h>

#include "engine/alu-record.h"
#include "model/session/aluette-record.h"

/* Returns: (nullable): the text of a line, if it is one of a note. */
static const char *
parse_line (const char *line, guint *deal)
{
  char *end;

  if (!g_str_has_prefix (line, "note "))
    return NULL;
  *deal = (guint) g_ascii_strtoull (line + strlen ("note "), &end, 10) - 1;
  return end + 1;
}

char *
aluette_notes_collect (const char *record, gsize length)
{
  g_autofree char *text = g_strndup (record, length);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (GString) notes = g_string_new (NULL);
  guint deal;

  for (guint i = 0; lines[i] != NULL; i++)
    if (parse_line (lines[i], &deal) != NULL)
      g_string_append_printf (notes, "%s\n", g_strchomp (lines[i]));
  return g_string_free (g_steal_pointer (&notes), FALSE);
}

char *
aluette_notes_get (const char *notes, guint deal)
{
  g_auto (GStrv) lines = g_strsplit (notes, "\n", -1);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      guint number;
      const char *paragraph = parse_line (lines[i], &number);

      if (paragraph != NULL && number == deal)
        g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", paragraph);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Appends the lines on deals before @end, from @first on. */
static void
append_between (GString *target, const char *notes, guint first, guint end)
{
  g_auto (GStrv) lines = g_strsplit (notes, "\n", -1);
  guint deal;

  for (guint i = 0; lines[i] != NULL; i++)
    if (parse_line (lines[i], &deal) != NULL && deal >= first && deal < end)
      g_string_append_printf (target, "%s\n", lines[i]);
}

/* Returns: (transfer full): a paragraph with single spaces in place of white space. */
static char *
tidy_paragraph (const char *paragraph)
{
  g_auto (GStrv) words = g_strsplit_set (paragraph, " \t\r\v\f", -1);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", words[i]);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Appends a paragraph, unless it is empty. Returns: FALSE with @error if it cannot be in a
 * record. */
static gboolean
append_paragraph (GString *target, guint deal, const char *paragraph, GError **error)
{
  g_autofree char *text = tidy_paragraph (paragraph);

  if (*text == '\0')
    return TRUE;
  if (strlen (text) > ALU_GAME_MAX_NAME)
    g_set_error_literal (error, ALUETTE_RECORD_ERROR, ALU_RECORD_LINE_TOO_LONG,
                         _("A paragraph of the note is too long"));
  else if (!alu_game_name_ok (text))
    g_set_error_literal (error, ALUETTE_RECORD_ERROR, ALU_RECORD_NOT_TEXT,
                         _("The note has control characters"));
  else
    {
      g_string_append_printf (target, "note %u %s\n", deal + 1, text);
      return TRUE;
    }
  return FALSE;
}

char *
aluette_notes_set (const char *notes, guint deal, const char *text, GError **error)
{
  g_auto (GStrv) paragraphs = g_strsplit (text, "\n", -1);
  g_autoptr (GString) own = g_string_new (NULL);
  g_autoptr (GString) result = g_string_new (NULL);

  for (guint i = 0; paragraphs[i] != NULL; i++)
    if (!append_paragraph (own, deal, paragraphs[i], error))
      return NULL;
  if (aluette_record_count_lines (own->str, own->len) > ALU_RECORD_MAX_NOTE_LINES)
    {
      g_set_error (error, ALUETTE_RECORD_ERROR, ALU_RECORD_LONG_NOTE,
                   _("A note has at most %d paragraphs"), ALU_RECORD_MAX_NOTE_LINES);
      return NULL;
    }
  append_between (result, notes, 0, deal);
  g_string_append (result, own->str);
  append_between (result, notes, deal + 1, G_MAXUINT);
  return g_string_free (g_steal_pointer (&result), FALSE);
}

char *
aluette_notes_merge (const char *notes, const char *others)
{
  g_auto (GStrv) lines = g_strsplit (others, "\n", -1);
  char *merged = g_strdup (notes);
  guint deal;

  for (guint i = 0; lines[i] != NULL; i++)
    if (parse_line (lines[i], &deal) != NULL)
      {
        g_autofree char *own = aluette_notes_get (merged, deal);
        g_autofree char *other = aluette_notes_get (others, deal);
        char *more = *own == '\0' ? aluette_notes_set (merged, deal, other, NULL) : NULL;

        if (more != NULL)
          {
            g_free (merged);
            merged = more;
          }
      }
  return merged;
}

/* Returns: the number of deals begun in a record. */
static guint
count_deals (const char *record)
{
  guint n = 0;

  for (const char *at = record; (at = strstr (at, "\ndeal ")) != NULL; at++)
    n++;
  return n;
}

char *
aluette_notes_append (const char *record, const char *notes)
{
  g_autoptr (GString) text = g_string_new (record);

  append_between (text, notes, 0, count_deals (record));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

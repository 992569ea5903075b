/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-invitation.h"

#include <gio/gio.h>
#include <string.h>

#include "aluette-words.h"

#define PATH "/io/github/aluette/Aluette/network/words.txt"
#define MIN_LETTERS 3  /* of which the rest of a word may follow */
#define MAX_LETTERS 12 /* of which a word may be meant */
#define WORD_BITS 10

/* Returns: (transfer none): all words, in the order of their letters. */
static const char *const *
get_words (void)
{
  static char **words;

  if (words == NULL)
    {
      g_autoptr (GBytes) bytes = g_resource_lookup_data (aluette_words_get_resource (), PATH,
                                                         G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
      g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));

      words = g_strsplit (g_strchomp (text), "\n", -1);
      g_assert (g_strv_length (words) == ALUETTE_INVITATION_N_WORDS);
    }
  return (const char *const *) words;
}

char *
aluette_invitation_format (guint32 number)
{
  const char *const *words = get_words ();
  guint32 mask = ALUETTE_INVITATION_N_WORDS - 1;

  return g_strdup_printf ("%s-%s-%s", words[number >> (2 * WORD_BITS) & mask],
                          words[number >> WORD_BITS & mask], words[number & mask]);
}

int
aluette_invitation_get_first (const char *text)
{
  const char *const *words = get_words ();
  gsize length = strcspn (text, "-");

  for (int i = 0; i < ALUETTE_INVITATION_N_WORDS; i++)
    if (strlen (words[i]) == length && strncmp (words[i], text, length) == 0)
      return i;
  return -1;
}

/* Words */

/* Returns: whether one letter is changed, left out or too many between two words. */
static gboolean
is_one_letter_off (const char *one, const char *two)
{
  gsize start = 0, end = 0;
  gsize length_one = strlen (one), length_two = strlen (two);
  gsize shorter = MIN (length_one, length_two), longer = MAX (length_one, length_two);

  while (start < shorter && one[start] == two[start])
    start++;
  while (end < shorter - start && one[length_one - 1 - end] == two[length_two - 1 - end])
    end++;
  return longer - start - end == 1;
}

static gboolean
is_begun (const char *word, const char *start)
{
  return strlen (start) >= MIN_LETTERS && g_str_has_prefix (word, start);
}

static gboolean
is_same (const char *word, const char *other)
{
  return strcmp (word, other) == 0;
}

/* Finds the words of which @means is true with @text.
 * @found: (out) (nullable): the only one; NULL if there are none or several
 *
 * Returns: whether there is any. */
static gboolean
find_words (const char *text, gboolean (*means) (const char *word, const char *text),
            const char **found)
{
  guint n = 0;

  *found = NULL;
  for (const char *const *word = get_words (); *word != NULL; word++)
    if (means (*word, text))
      *found = n++ == 0 ? *word : NULL;
  return n > 0;
}

static const char *
find_same (const char *word)
{
  const char *found;

  find_words (word, is_same, &found);
  return found;
}

/* @word: only letters from a to z */
static const char *
complete (const char *word)
{
  const char *found;

  if (!find_words (word, is_same, &found) && !find_words (word, is_begun, &found)
      && strlen (word) > MIN_LETTERS)
    find_words (word, is_one_letter_off, &found);
  return found;
}

/* Texts */

/* A word of a text. */
typedef struct
{
  char letters[MAX_LETTERS + 1]; /* "" if it is too long to be meant */
  gboolean is_joined;            /* whether a dash is between this word and the one before */
} Token;

/* Returns: (transfer full): @text in small letters without accents; everything else that is not
 * ASCII is a space, but for dashes. */
static char *
simplify (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autofree char *small = g_utf8_casefold (valid, -1);
  g_autofree char *split = g_utf8_normalize (small, -1, G_NORMALIZE_ALL);
  GString *simple = g_string_new (NULL);

  for (const char *at = split; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);

      if (g_unichar_type (c) == G_UNICODE_DASH_PUNCTUATION)
        g_string_append_c (simple, '-');
      else if (!g_unichar_ismark (c))
        g_string_append_c (simple, c < 0x80 ? (char) c : ' ');
    }
  return g_string_free (simple, FALSE);
}

/* Returns: whether only spaces and at least one dash are in the @n bytes of @text. */
static gboolean
is_dash (const char *text, gsize n)
{
  return memchr (text, '-', n) != NULL && strspn (text, "- \t\r\n") >= n;
}

/* Returns: (transfer full) (element-type Token): the words of a text. */
static GArray *
split_words (const char *text)
{
  static const char letters[] = "abcdefghijklmnopqrstuvwxyz";
  g_autofree char *simple = simplify (text);
  GArray *tokens = g_array_new (FALSE, TRUE, sizeof (Token));
  const char *at = simple;

  while (*at != '\0')
    {
      gsize gap = strcspn (at, letters);
      gsize length = strspn (at + gap, letters);
      Token token = { .is_joined = tokens->len > 0 && is_dash (at, gap) };

      if (length > 0 && length <= MAX_LETTERS)
        memcpy (token.letters, at + gap, length);
      if (length > 0)
        g_array_append_val (tokens, token);
      at += gap + length;
    }
  return tokens;
}

/* Returns: (transfer full) (nullable): the only three words in a row that are meant.
 * @must_join: whether dashes must be between them */
static char *
find_three (GArray *tokens, gboolean must_join, const char *(*find) (const char *word))
{
  g_autofree char *found = NULL;

  for (guint i = 0; i + 3 <= tokens->len; i++)
    {
      const Token *three = &g_array_index (tokens, Token, i);
      const char *words[4] = { NULL };
      g_autofree char *text = NULL;

      if (must_join && !(three[1].is_joined && three[2].is_joined))
        continue;
      for (guint n = 0; n < 3 && (n == 0 || words[n - 1] != NULL); n++)
        words[n] = find (three[n].letters);
      if (words[2] == NULL)
        continue;
      text = g_strjoinv ("-", (char **) words);
      if (found != NULL && strcmp (found, text) != 0)
        return NULL;
      g_free (found);
      found = g_steal_pointer (&text);
    }
  return g_steal_pointer (&found);
}

char *
aluette_invitation_find (const char *text)
{
  g_autoptr (GArray) tokens = split_words (text);
  char *found = find_three (tokens, TRUE, find_same);

  if (found == NULL)
    found = find_three (tokens, FALSE, find_same);
  if (found == NULL)
    found = find_three (tokens, tokens->len > 3, complete);
  return found;
}

gboolean
aluette_invitation_means (const char *text, const char *words)
{
  g_autoptr (GArray) tokens = split_words (text);
  g_auto (GStrv) parts = g_strsplit (words, "-", -1);

  if (tokens->len != 3 || g_strv_length (parts) != 3)
    return FALSE;
  for (guint i = 0; i < 3; i++)
    {
      const char *typed = g_array_index (tokens, Token, i).letters;

      if (!is_begun (parts[i], typed)
          && !(strlen (typed) > MIN_LETTERS && is_one_letter_off (parts[i], typed)))
        return FALSE;
    }
  return TRUE;
}

/* Returns: (transfer full): the words that begin with @start. */
static char **
list_begun (const char *start)
{
  g_autoptr (GPtrArray) list = g_ptr_array_new ();

  for (const char *const *word = get_words (); *word != NULL; word++)
    if (is_begun (*word, start))
      g_ptr_array_add (list, g_strdup (*word));
  g_ptr_array_add (list, NULL);
  return (char **) g_ptr_array_free (g_steal_pointer (&list), FALSE);
}

char **
aluette_invitation_find_unclear (const char *text, char **typed)
{
  g_autoptr (GArray) tokens = split_words (text);
  char **unclear = NULL;

  *typed = NULL;
  for (guint i = 0; i < tokens->len && tokens->len == 3; i++)
    {
      const char *letters = g_array_index (tokens, Token, i).letters;
      g_auto (GStrv) begun = list_begun (letters);

      if (complete (letters) != NULL)
        continue;
      if (begun[0] == NULL)
        {
          g_clear_pointer (&unclear, g_strfreev);
          g_clear_pointer (typed, g_free);
          return NULL;
        }
      if (unclear == NULL)
        {
          unclear = g_steal_pointer (&begun);
          *typed = g_strdup (letters);
        }
    }
  return unclear;
}

const char *
aluette_invitation_complete (const char *word)
{
  g_autoptr (GArray) tokens = split_words (word);

  return tokens->len == 1 ? complete (g_array_index (tokens, Token, 0).letters) : NULL;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-invitation.h"

#include <gio/gio.h>
#include <string.h>

#include "aluette-words.h"
#include "model/network/aluette-token.h"

#define PATH "/io/github/aluette/Aluette/network/words.txt"
#define MIN_LETTERS 3  /* of which the rest of a word may follow */
#define MAX_LETTERS 12 /* of which a word may be meant */
#define WORD_BITS 10
#define WORD_MASK (ALUETTE_INVITATION_N_WORDS - 1)
#define LENGTH ALUETTE_INVITATION_LENGTH

/* Returns: the words of all numbers, all different in the first MIN_LETTERS letters. */
static char **
read_words (void)
{
  g_autoptr (GBytes) bytes = g_resource_lookup_data (aluette_words_get_resource (), PATH,
                                                     G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  char **words = g_strsplit (g_strchomp (text), "\n", -1);

  g_assert (g_strv_length (words) == ALUETTE_INVITATION_N_WORDS);
  return words;
}

static char **
get_list (void)
{
  static char **list;

  if (list == NULL)
    list = read_words ();
  return list;
}

/* Returns: the number of the word @n of an invitation. */
static guint32
get_part (guint64 number, guint n)
{
  return number >> ((LENGTH - 1 - n) * WORD_BITS) & WORD_MASK;
}

char *
aluette_invitation_format (guint64 number)
{
  const char *words[LENGTH + 1] = { NULL };

  for (guint i = 0; i < LENGTH; i++)
    words[i] = get_list ()[get_part (number, i)];
  return g_strjoinv ("-", (char **) words);
}

/* Returns: the number of a word, or -1. */
static int
get_word_number (const char *word)
{
  for (int i = 0; i < ALUETTE_INVITATION_N_WORDS; i++)
    if (strcmp (get_list ()[i], word) == 0)
      return i;
  return -1;
}

gint64
aluette_invitation_get_number (const char *words)
{
  g_auto (GStrv) parts = g_strsplit (words, "-", -1);
  gint64 number = 0;

  if (g_strv_length (parts) != LENGTH)
    return -1;
  for (guint i = 0; i < LENGTH; i++)
    {
      int word = get_word_number (parts[i]);

      if (word < 0)
        return -1;
      number = number << WORD_BITS | word;
    }
  return number;
}

guint
aluette_invitation_get_first (guint64 number)
{
  return get_part (number, 0);
}

gboolean
aluette_invitation_is_same (const char *words, const char *others)
{
  gint64 number = aluette_invitation_get_number (words);

  return aluette_secret_equal (words, others)
         || (number >= 0 && number == aluette_invitation_get_number (others));
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
  for (char **word = get_list (); *word != NULL; word++)
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

/* Returns: (transfer full) (nullable): the only four words in a row that are meant.
 * @must_join: whether dashes must be between them */
static char *
find_row (GArray *tokens, gboolean must_join, const char *(*find) (const char *word))
{
  g_autofree char *found = NULL;

  for (guint i = 0; i + LENGTH <= tokens->len; i++)
    {
      const Token *row = &g_array_index (tokens, Token, i);
      const char *words[LENGTH + 1] = { NULL };
      g_autofree char *text = NULL;

      for (guint n = 0; n < LENGTH && (n == 0 || words[n - 1] != NULL); n++)
        if (n == 0 || !must_join || row[n].is_joined)
          words[n] = find (row[n].letters);
      if (words[LENGTH - 1] == NULL)
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
  char *found = find_row (tokens, TRUE, find_same);

  if (found == NULL)
    found = find_row (tokens, FALSE, find_same);
  if (found == NULL)
    found = find_row (tokens, tokens->len > LENGTH, complete);
  return found;
}

/* Whether what was typed can mean a word. */
static gboolean
can_mean (const char *typed, const char *word)
{
  return is_begun (word, typed)
         || (strlen (typed) > MIN_LETTERS && is_one_letter_off (word, typed));
}

gboolean
aluette_invitation_means (const char *text, const char *words)
{
  g_autoptr (GArray) tokens = split_words (text);
  gint64 number = aluette_invitation_get_number (words);

  if (tokens->len != LENGTH || number < 0)
    return FALSE;
  for (guint i = 0; i < LENGTH; i++)
    {
      const char *typed = g_array_index (tokens, Token, i).letters;

      if (!can_mean (typed, get_list ()[get_part ((guint64) number, i)]))
        return FALSE;
    }
  return TRUE;
}

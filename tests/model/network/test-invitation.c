/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Invitation words: what people type, paste or click leads to the words that were said. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "model/network/aluette-identity.h"
#include "model/network/aluette-invitation.h"

static void
assert_finds (const char *text, const char *expected)
{
  g_autofree char *found = aluette_invitation_find (text);

  if (g_strcmp0 (found, expected) != 0)
    fail_msg ("%s: %s instead of %s", text, found, expected);
}

/* Every number has its own words, which are found again. */
static void
test_numbers (void **state)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint32 i = 0; i < ALUETTE_INVITATION_N_WORDS; i++)
    {
      char *words = aluette_invitation_format (i << 20 | (1023 - i) << 10 | (i * 7 & 1023));

      assert_finds (words, words);
      assert_true (g_hash_table_add (seen, words));
    }
}

static void
test_texts (void **state)
{
  static const char words[] = "galerne-mojette-vanneau";
  static const char *const texts[] = {
    "galerne-mojette-vanneau",
    "galerne mojette vanneau",
    "  GALERNE, Mojette ; vanneau.\n",
    "galerne – mojette – vanneau",
    "Galèrné\u2011mojétte\u2014vannéau",
    "On joue ce soir ? Les mots : galerne – mojette – vanneau. Bises, Mémé",
    "On joue ce soir ? Les mots sont galerne mojette vanneau !",
    "aluette://table.example/galerne-mojette-vanneau",
    "Cherchez le crabe : galerne-mojette-vanneau, marmite, poivre",
    "galer moj vann",
    "galern mojete vaneau",
    "galerne mogette vanneau",
    "Bonjour ! Les mots : galern-mojete-vaneau",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    assert_finds (texts[i], words);
}

static void
test_no_words (void **state)
{
  static const char *const texts[] = {
    "",
    "galerne",
    "galerne mojette",
    "galerne xxxxxxxx vanneau",
    "ga mo va",
    "gale moj vann",
    "galer moj vann et encore un mot",
    "galerne-mojette-vanneau vanneau-mojette-galerne",
    "galerne\xff\xfe",
    "galernegalernegalerne-mojette-vanneau",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    assert_finds (texts[i], NULL);
}

static void
test_complete (void **state)
{
  assert_string_equal (aluette_invitation_complete ("Moj"), "mojette");
  assert_string_equal (aluette_invitation_complete ("mohette"), "mojette");
  assert_null (aluette_invitation_complete ("mo"));
  assert_null (aluette_invitation_complete ("cha"));
  assert_null (aluette_invitation_complete ("two words"));
  assert_null (aluette_invitation_complete (""));
}

/* The words of a key are always the same, and those of another key are others. */
static void
test_fingerprint (void **state)
{
  g_autofree char *zeros = g_strnfill (64, '0');
  g_autofree char *ones = g_strnfill (64, '1');
  g_autofree char *first = aluette_fingerprint_get_words (zeros);
  g_autofree char *again = aluette_fingerprint_get_words (zeros);
  g_autofree char *other = aluette_fingerprint_get_words (ones);

  assert_finds (first, first);
  assert_string_equal (first, again);
  assert_string_not_equal (first, other);
}

/* Among known tables, three letters suffice even if other words begin with them. */
static void
test_means (void **state)
{
  static const char words[] = "galerne-mojette-vanneau";
  static const char *const right[] = { "gal moj van", "GAL-MOJ-VAN", "galerne mojete vannneau" };
  static const char *const wrong[] = { "gal moj", "gal moj van vil", "ga mo va", "moj gal van",
                                       "",        "gel moj van" };

  for (guint i = 0; i < G_N_ELEMENTS (right); i++)
    assert_true (aluette_invitation_means (right[i], words));
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    assert_false (aluette_invitation_means (wrong[i], words));
}

/* Who has typed too little of a word is told what it can mean. */
static void
test_unclear (void **state)
{
  g_autofree char *typed = NULL;
  g_auto (GStrv) words = aluette_invitation_find_unclear ("Extase RAF sam", &typed);

  assert_non_null (words);
  assert_string_equal (typed, "raf");
  assert_int_equal (g_strv_length (words), 2);
  assert_string_equal (words[0], "rafale");
  assert_string_equal (words[1], "rafiot");
  g_clear_pointer (&typed, g_free);
  assert_null (aluette_invitation_find_unclear ("extase rafale samedi", &typed));
  assert_null (aluette_invitation_find_unclear ("extase raf xyz", &typed));
  assert_null (aluette_invitation_find_unclear ("raf sam", &typed));
  assert_null (aluette_invitation_find_unclear ("", &typed));
  assert_null (typed);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_numbers),  cmocka_unit_test (test_texts),
    cmocka_unit_test (test_no_words), cmocka_unit_test (test_complete),
    cmocka_unit_test (test_means),    cmocka_unit_test (test_fingerprint),
    cmocka_unit_test (test_unclear),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}

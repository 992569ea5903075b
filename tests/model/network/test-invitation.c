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

/* Every number has its own words, which are found again, also those of earlier versions. */
static void
test_numbers (void **state)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint32 i = 0; i < ALUETTE_INVITATION_N_WORDS; i++)
    {
      guint32 number = i << 20 | (1023 - i) << 10 | (i * 7 & 1023);
      char *words = aluette_invitation_format (number);
      g_autofree char *before = aluette_invitation_format_before (number);

      assert_finds (words, words);
      assert_finds (before, before);
      assert_int_equal (aluette_invitation_get_number (words), number);
      assert_int_equal (aluette_invitation_get_number (before), number);
      assert_int_equal (aluette_invitation_get_first (number), i);
      assert_true (aluette_invitation_is_same (words, before));
      assert_true (g_hash_table_add (seen, words));
    }
}

/* Of every word three letters are enough, and of all longer beginnings. */
static void
test_beginnings (void **state)
{
  for (guint32 i = 0; i < ALUETTE_INVITATION_N_WORDS; i++)
    {
      g_autofree char *three = aluette_invitation_format (i << 20 | i << 10 | i);
      g_auto (GStrv) words = g_strsplit (three, "-", -1);

      for (gsize n = 3; n <= strlen (words[0]); n++)
        {
          g_autofree char *start = g_strndup (words[0], n);
          g_autofree char *typed = g_strdup_printf ("%s %s %s", start, start, start);

          assert_finds (typed, three);
          assert_true (aluette_invitation_means (typed, three));
        }
    }
}

/* Tables of earlier versions are found with their words, and a number has one table. */
static void
test_before (void **state)
{
  static const char before[] = "baguette-rafiot-galet";
  g_autofree char *now = aluette_invitation_format ((guint32)
                                                        aluette_invitation_get_number (before));

  assert_string_not_equal (now, before);
  assert_finds ("Baguette, rafiot, galet !", before);
  assert_finds ("baguete rafiott galet", before);
  assert_finds ("rafio rafio rafio", "rafiot-rafiot-rafiot");
  assert_finds ("raf raf raf", "rafale-rafale-rafale");
  assert_true (aluette_invitation_is_same (before, now));
  assert_true (aluette_invitation_means (before, now));
  assert_true (aluette_invitation_means ("bag raf gal", now));
  assert_false (aluette_invitation_is_same (before, "bagage-rafale-galerne"));
  assert_true (aluette_invitation_is_same ("no-such-words", "no-such-words"));
  assert_false (aluette_invitation_is_same ("no-such-words", "other-such-words"));
  assert_int_equal (aluette_invitation_get_number ("no-such-words"), -1);
  assert_int_equal (aluette_invitation_get_number ("rafale"), -1);
  assert_int_equal (aluette_invitation_get_number (""), -1);
  assert_int_equal (aluette_invitation_get_number ("abeille-abeille-abeille"), 0);
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
    "gal moj van",
    "GÂL-Môj-vàn",
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
    "cham cham cham",
    "gal moj van et encore un mot",
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
  assert_string_equal (aluette_invitation_complete ("CHÀ"), "chaland");
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

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_numbers),  cmocka_unit_test (test_beginnings),
    cmocka_unit_test (test_before),   cmocka_unit_test (test_texts),
    cmocka_unit_test (test_no_words), cmocka_unit_test (test_complete),
    cmocka_unit_test (test_means),    cmocka_unit_test (test_fingerprint),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}

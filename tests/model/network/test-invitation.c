/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Invitation words: what people type, paste or click leads to the words that were said. */

#include <string.h>

#include "model/network/aluette-identity.h"
#include "model/network/aluette-invitation.h"
#include "model/network/aluette-room-address.h"
#include "testing.h"

static void
assert_finds (const char *text, const char *expected)
{
  g_autofree char *found = aluette_invitation_find (text);

  if (g_strcmp0 (found, expected) != 0)
    fail_msg ("%s: %s instead of %s", text, found, expected);
}

/* Every number has its own words, which are found again. */
TEST (test_numbers)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint32 i = 0; i < ALUETTE_INVITATION_N_WORDS; i++)
    {
      guint64 number = (guint64) i << 30 | (i * 5 & 1023) << 20 | (1023 - i) << 10 | (i * 7 & 1023);
      char *words = aluette_invitation_format (number);

      assert_finds (words, words);
      assert_int_equal (aluette_invitation_get_number (words), number);
      assert_int_equal (aluette_invitation_get_first (number), i);
      assert_true (g_hash_table_add (seen, words));
    }
}

/* Of every word three letters are enough, and of all longer beginnings. */
TEST (test_beginnings)
{
  for (guint32 i = 0; i < ALUETTE_INVITATION_N_WORDS; i++)
    {
      guint64 number = (guint64) i << 30 | i << 20 | i << 10 | i;
      g_autofree char *four = aluette_invitation_format (number);
      g_auto (GStrv) words = g_strsplit (four, "-", -1);

      for (gsize n = 3; n <= strlen (words[0]); n++)
        {
          g_autofree char *start = g_strndup (words[0], n);
          g_autofree char *typed = g_strdup_printf ("%s %s %s %s", start, start, start, start);

          assert_finds (typed, four);
          assert_true (aluette_invitation_means (typed, four));
        }
    }
}

TEST (test_same)
{
  assert_finds ("baguete rafalee galet rafale", NULL);
  assert_finds ("raf raf raf raf", "rafale-rafale-rafale-rafale");
  assert_true (aluette_invitation_is_same ("no-such-words", "no-such-words"));
  assert_false (aluette_invitation_is_same ("no-such-words", "other-such-words"));
  assert_int_equal (aluette_invitation_get_number ("no-such-words-here"), -1);
  assert_int_equal (aluette_invitation_get_number ("rafale-rafale-rafale"), -1);
  assert_int_equal (aluette_invitation_get_number (""), -1);
  assert_int_equal (aluette_invitation_get_number ("abeille-abeille-abeille-abeille"), 0);
}

TEST (test_texts)
{
  static const char words[] = "rafale-galerne-mojette-vanneau";
  static const char *const texts[] = {
    "rafale-galerne-mojette-vanneau",
    "rafale galerne mojette vanneau",
    "  rafale, GALERNE, Mojette ; vanneau.\n",
    "rafale – galerne – mojette – vanneau",
    "rafale\u2011Galèrné\u2011mojétte\u2014vannéau",
    "On joue ce soir ? Les mots : rafale – galerne – mojette – vanneau. Bises, Mémé",
    "On joue ce soir ? Les mots sont rafale galerne mojette vanneau !",
    "aluette://table.example/rafale-galerne-mojette-vanneau",
    "Cherchez le crabe : rafale-galerne-mojette-vanneau, marmite, poivre",
    "raf gal moj van",
    "RAF-GÂL-Môj-vàn",
    "raf galer moj vann",
    "rafale galern mojete vaneau",
    "rafale galerne mogette vanneau",
    "Bonjour ! Les mots : rafale-galern-mojete-vaneau",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    assert_finds (texts[i], words);
}

TEST (test_no_words)
{
  static const char *const texts[] = {
    "",
    "galerne",
    "rafale galerne mojette",
    "rafale galerne xxxxxxxx vanneau",
    "ra ga mo va",
    "cham cham cham cham",
    "raf gal moj van et encore un mot",
    "rafale-galerne-mojette-vanneau vanneau-mojette-galerne-rafale",
    "galerne\xff\xfe",
    "rafale-galernegalernegalerne-mojette-vanneau",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    assert_finds (texts[i], NULL);
}

/* The words of a key are always the same, and those of another key are others. */
TEST (test_fingerprint)
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
TEST (test_means)
{
  static const char words[] = "rafale-galerne-mojette-vanneau";
  static const char *const right[] = { "raf gal moj van", "RAF-GAL-MOJ-VAN",
                                       "rafale galerne mojete vannneau" };
  static const char *const wrong[] = { "gal moj van", "raf gal moj van vil", "ra ga mo va",
                                       "raf moj gal van", "", "raf gel moj van" };

  for (guint i = 0; i < G_N_ELEMENTS (right); i++)
    assert_true (aluette_invitation_means (right[i], words));
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    assert_false (aluette_invitation_means (wrong[i], words));
}

/* Addresses */

#define KEY "00112233445566778899aabbccddeeff"

static void
check_address (const char *text, const char *address, const char *words, const char *key)
{
  g_autoptr (AluetteRoomAddress) found = aluette_room_address_parse (text);

  if ((found != NULL) != (address != NULL || words != NULL))
    fail_msg ("%s: %s", text, found != NULL ? "found an address" : "found no address");
  if (found == NULL)
    return;
  if (g_strcmp0 (found->address, address) != 0 || g_strcmp0 (found->words, words) != 0
      || g_strcmp0 (found->key, key) != 0)
    fail_msg ("%s: wrong address, words or key", text);
}

TEST (test_addresses)
{
  const char *words = "rafale-galerne-mojette-vanneau";
  g_autofree char *link = g_strdup_printf ("aluette://192.168.1.20:24157/%s", words);
  g_autofree char *message = g_strdup_printf ("Viens jouer ! %s  À ce soir", link);
  g_autoptr (AluetteRoomAddress) own = aluette_room_address_new ("192.168.1.20:24157", words);
  g_autofree char *written = aluette_room_address_format (own);

  assert_string_equal (written, link);
  check_address (link, "192.168.1.20:24157", words, NULL);
  check_address (message, "192.168.1.20:24157", words, NULL);
  check_address (words, NULL, words, NULL);
  check_address ("raf galer moj vann", NULL, words, NULL);
  check_address ("  192.168.1.20:24157\n", "192.168.1.20:24157", NULL, NULL);
  check_address ("[fd00::1]:24157", "[fd00::1]:24157", NULL, NULL);
  check_address ("table.example.org", "table.example.org", NULL, NULL);
  check_address ("localhost", "localhost", NULL, NULL);
  check_address ("aluette://table.example.org/", "table.example.org", NULL, NULL);
  check_address ("aluette://table.example.org/rafale-galerne-mojette-vanneau#k=" KEY,
                 "table.example.org", words, KEY);
  check_address ("aluette://table.example.org/#k=" KEY KEY " !", "table.example.org", NULL, KEY);
  check_address ("aluette://table.example.org/rafale-galerne-mojette-vanneau#k=12",
                 "table.example.org", words, NULL);
  g_free (written);
  own->key = g_strdup (KEY);
  written = aluette_room_address_format (own);
  assert_true (g_str_has_suffix (written, "/rafale-galerne-mojette-vanneau#k=" KEY));
  check_address (written, "192.168.1.20:24157", words, KEY);
  check_address ("Viens ! aluette://192.0.2.1:24157,[fd00::1]:1,home.example:2/#k=" KEY "\nLes mots",
                 "192.0.2.1:24157,[fd00::1]:1,home.example:2", NULL, KEY);
  check_address ("aluette://a.b,c.d,e.f,g.h,i.j,k.l,m.n,o.p,q.r/#k=" KEY, NULL, NULL, NULL);
  check_address ("aluette://a.b,,c.d/#k=" KEY, NULL, NULL, NULL);
  check_address ("", NULL, NULL, NULL);
  check_address ("bonjour", NULL, NULL, NULL);
  check_address ("aluette://", NULL, NULL, NULL);
  check_address ("aluette:///a-b-c", NULL, NULL, NULL);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The secret of a match and the seeds that follow from it. The vectors were computed with the hmac
 * module of Python. */

#include <string.h>

#include "model/session/aluette-match-key.h"
#include "testing.h"

static const struct
{
  const char *key;
  AluetteSeedPurpose purpose;
  guint64 number;
  guint64 seed;
} vectors[] = {
#define COUNTING "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
#define ZERO "0000000000000000000000000000000000000000000000000000000000000000"
  { COUNTING, ALUETTE_SEED_DEAL, 0, 0xab1c143dd90da546 },
  { COUNTING, ALUETTE_SEED_DEAL, 1, 0x5809e298458a06cd },
  { COUNTING, ALUETTE_SEED_DEAL, 1099511627781, 0xc05b919d4394731a },
  { COUNTING, ALUETTE_SEED_GAZE, 0, 0x7178b5a14b04a645 },
  { COUNTING, ALUETTE_SEED_GAZE, 1, 0x28de6871b3dd731d },
  { COUNTING, ALUETTE_SEED_SIGNS, 0, 0xbe6dc75dd0575be6 },
  { COUNTING, ALUETTE_SEED_SIGNS, 1099511627781, 0x59a888584193e4ae },
  { COUNTING, ALUETTE_SEED_BOTS, 1, 0x312b9846cf8270e2 },
  { ZERO, ALUETTE_SEED_DEAL, 0, 0xb89c1761eab10eae },
  { ZERO, ALUETTE_SEED_GAZE, 1, 0x12c0d548b182df5f },
  { ZERO, ALUETTE_SEED_SIGNS, 0, 0x09927f37ca75e407 },
  { ZERO, ALUETTE_SEED_BOTS, 1099511627781, 0xf38df47d9a7337e2 },
};

TEST (test_vectors)
{
  for (guint i = 0; i < G_N_ELEMENTS (vectors); i++)
    {
      AluetteMatchKey key;
      g_autofree char *text = NULL;

      assert_true (aluette_match_key_from_text (vectors[i].key, &key));
      text = aluette_match_key_to_text (&key);
      assert_string_equal (text, vectors[i].key);
      assert_true (aluette_match_key_seed (&key, vectors[i].purpose, vectors[i].number)
                   == vectors[i].seed);
    }
}

/* An invalid key is refused and changes nothing. */
TEST (test_bad_text)
{
  static const char *const texts[] = { "", "00", ZERO "0", ZERO "00" };
  AluetteMatchKey key, before;
  char text[] = ZERO;

  memset (&key, 7, sizeof key);
  before = key;
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    assert_false (aluette_match_key_from_text (texts[i], &key));
  for (guint i = 0; i < strlen (ZERO); i += 9)
    {
      text[i] = 'g';
      assert_false (aluette_match_key_from_text (text, &key));
      text[i] = '0';
    }
  assert_memory_equal (&key, &before, sizeof key);
}

/* Two new keys differ, and so do their seeds. */
TEST (test_new_keys)
{
  AluetteMatchKey first, second;
  g_autoptr (GError) error = NULL;

  assert_true (aluette_match_key_init (&first, &error));
  assert_true (aluette_match_key_init (&second, &error));
  assert_null (error);
  assert_memory_not_equal (&first, &second, sizeof first);
  assert_true (aluette_match_key_seed (&first, ALUETTE_SEED_DEAL, 0)
               != aluette_match_key_seed (&second, ALUETTE_SEED_DEAL, 0));
}

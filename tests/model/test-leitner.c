/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include <glib/gstdio.h>

#include "learning-driver.h"
#include "model/learning/aluette-leitner.h"
#include "testing.h"

#define DAY (24 * 60 * 60)
#define START G_GINT64_CONSTANT (1763683200)

static void
give_answer (AluetteLeitner *leitner, const char *item, gboolean right, gint64 when)
{
  g_autoptr (GError) error = NULL;

  assert_true (leitner_answer (leitner, item, right, when, &error));
  assert_null (error);
}

TEST (test_boxes)
{
  static const gint64 rests[] = { DAY, 3 * DAY, 7 * DAY, 21 * DAY, 21 * DAY };
  g_autoptr (AluetteLeitner) leitner = aluette_leitner_new (NULL, NULL);
  gint64 when = START;

  assert_int_equal (aluette_leitner_get_box (leitner, "vache"), 0);
  for (guint i = 0; i < G_N_ELEMENTS (rests); i++)
    {
      give_answer (leitner, "vache", TRUE, when);
      assert_int_equal (aluette_leitner_get_box (leitner, "vache"), MIN (i + 2, 5));
      assert_int_equal (aluette_leitner_get_due (leitner, "vache"), when + rests[i]);
      when += rests[i];
    }
  give_answer (leitner, "vache", FALSE, when);
  assert_int_equal (aluette_leitner_get_box (leitner, "vache"), 1);
  assert_int_equal (aluette_leitner_get_due (leitner, "vache"), when);
}

TEST (test_one_sitting)
{
  g_autoptr (AluetteLeitner) leitner = aluette_leitner_new (NULL, NULL);

  for (int i = 0; i < 10; i++)
    give_answer (leitner, "borgne", TRUE, START + i);
  assert_int_equal (aluette_leitner_get_box (leitner, "borgne"), 2);
  assert_int_equal (aluette_leitner_get_due (leitner, "borgne"), START + DAY);
  give_answer (leitner, "borgne", FALSE, START + 20);
  give_answer (leitner, "borgne", TRUE, START + 21);
  assert_int_equal (aluette_leitner_get_box (leitner, "borgne"), 2);
}

TEST (test_pick)
{
  static const char *const items[] = { "a", "b", "c", "d" };
  g_autoptr (AluetteLeitner) leitner = aluette_leitner_new (NULL, NULL);
  gint64 later = START + 2 * DAY;

  assert_int_equal (aluette_leitner_pick (leitner, items, 4, NULL, START), 0);
  give_answer (leitner, "a", TRUE, START + 60);
  give_answer (leitner, "c", TRUE, START);
  assert_int_equal (aluette_leitner_pick (leitner, items, 4, NULL, START + 90), 1);
  assert_int_equal (aluette_leitner_pick (leitner, items, 4, NULL, later), 2);
  assert_int_equal (aluette_leitner_pick (leitner, items, 4, "c", later), 0);
  give_answer (leitner, "b", TRUE, START + 100);
  give_answer (leitner, "d", TRUE, START + 100);
  assert_int_equal (aluette_leitner_pick (leitner, items, 4, NULL, START + 200), 2);
  give_answer (leitner, "d", FALSE, START + 300);
  assert_int_equal (aluette_leitner_pick (leitner, items, 4, "a", START + 301), 3);
  assert_int_equal (aluette_leitner_pick (leitner, items, 1, "a", START), 0);
}

TEST (test_file)
{
  g_autofree char *folder = g_dir_make_tmp ("aluette-leitner-XXXXXX", NULL);
  g_autofree char *inner = g_build_filename (folder, "progress", NULL);
  g_autofree char *path = g_build_filename (inner, "signs.ini", NULL);
  g_autoptr (AluetteLeitner) first = aluette_leitner_new (path, NULL);
  g_autoptr (AluetteLeitner) second = NULL;
  const AluetteLeitnerAnswer *answers;
  guint n_answers;

  give_answer (first, "grand-neuf", TRUE, START);
  give_answer (first, "grand-neuf", FALSE, START + 5);
  give_answer (first, "sign as", TRUE, START + 9);
  second = aluette_leitner_new (path, NULL);
  assert_int_equal (aluette_leitner_get_box (second, "grand-neuf"), 1);
  assert_int_equal (aluette_leitner_get_box (second, "sign as"), 2);
  answers = aluette_leitner_get_answers (second, "grand-neuf", &n_answers);
  assert_int_equal (n_answers, 2);
  assert_true (answers[0].right && !answers[1].right);
  assert_int_equal (answers[1].when, START + 5);
  assert_int_equal (answers[1].took_ms, 900);
  g_unlink (path);
  g_rmdir (inner);
  g_rmdir (folder);
}

TEST (test_damaged)
{
  static const char *const texts[] = {
    "not a key file",
    "[vache]\nother=5\n",
    "[vache]\nanswers=yesterday r 4;\n",
    "[vache]\nanswers=5 r 4 more;\n",
    "[vache]\nanswers=5 x 4;\n",
    "[vache]\nanswers=-1 r 900;\n",
    "[vache]\nanswers=9223372036854775807 r 900;\n",
  };
  g_autofree char *folder = g_dir_make_tmp ("aluette-leitner-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "signs.ini", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (AluetteLeitner) leitner = NULL;
      g_autofree char *kept = NULL;
      /* The copies of earlier damaged files stay. */
      g_autofree char *aside = i == 0 ? g_strconcat (path, ".damaged", NULL)
                                      : g_strdup_printf ("%s.damaged-%u", path, i + 1);

      assert_true (g_file_set_contents (path, texts[i], -1, NULL));
      leitner = aluette_leitner_new (path, NULL);
      assert_int_equal (aluette_leitner_get_box (leitner, "vache"), 0);
      assert_true (g_file_get_contents (aside, &kept, NULL, NULL));
      assert_string_equal (kept, texts[i]);
      give_answer (leitner, "vache", TRUE, START);
    }
  g_unlink (path);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *aside = i == 0 ? g_strconcat (path, ".damaged", NULL)
                                      : g_strdup_printf ("%s.damaged-%u", path, i + 1);
      g_autofree char *kept = NULL;

      assert_true (g_file_get_contents (aside, &kept, NULL, NULL));
      assert_string_equal (kept, texts[i]);
      g_unlink (aside);
    }
  g_rmdir (folder);
}

TEST (test_unwritable)
{
  g_autofree char *folder = g_dir_make_tmp ("aluette-leitner-XXXXXX", NULL);
  g_autofree char *file = g_build_filename (folder, "file", NULL);
  g_autofree char *path = g_build_filename (file, "signs.ini", NULL);
  g_autoptr (AluetteLeitner) leitner = NULL;
  g_autoptr (GError) error = NULL;

  assert_true (g_file_set_contents (file, "", 0, NULL));
  leitner = aluette_leitner_new (path, NULL);
  assert_false (leitner_answer (leitner, "vache", TRUE, START, &error));
  assert_non_null (error);
  /* The error names the user's file, not a temporary one. */
  assert_non_null (strstr (error->message, "signs.ini"));
  assert_null (strstr (error->message, "signs.ini."));
  assert_int_equal (aluette_leitner_get_box (leitner, "vache"), 2);
  g_unlink (file);
  g_rmdir (folder);
}

/* The disk does not stop the main thread: an answer counts before it is in the file. */
TEST (test_answers_count_at_once)
{
  g_autofree char *folder = g_dir_make_tmp ("aluette-leitner-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "signs.ini", NULL);
  g_autoptr (AluetteLeitner) leitner = aluette_leitner_new (path, NULL);
  g_autoptr (AluetteLeitner) later = NULL;
  AluetteLeitnerAnswer answer = { .when = START, .took_ms = 1, .right = TRUE };

  for (guint i = 0; i < 100; i++)
    {
      aluette_leitner_answer_async (leitner, i % 2 == 0 ? "vache" : "borgne", &answer, NULL, NULL,
                                    NULL);
      assert_int_equal (aluette_leitner_get_box (leitner, "vache"), 2);
      answer.when++;
    }
  aluette_leitner_flush (leitner);
  later = aluette_leitner_new (path, NULL);
  assert_int_equal (aluette_leitner_get_box (later, "borgne"), 2);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_unlink (path);
  g_rmdir (folder);
}

static int
compare_words (const void *a, const void *b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* All items that were ever answered, each once, in any order. */
TEST (test_list)
{
  g_autoptr (AluetteLeitner) leitner = aluette_leitner_new (NULL, NULL);
  g_auto (GStrv) none = aluette_leitner_list (leitner);
  g_auto (GStrv) some = NULL;

  assert_int_equal (g_strv_length (none), 0);
  give_answer (leitner, "vache", TRUE, START);
  give_answer (leitner, "borgne", FALSE, START);
  give_answer (leitner, "vache", FALSE, START + DAY);
  some = aluette_leitner_list (leitner);
  assert_int_equal (g_strv_length (some), 2);
  qsort (some, 2, sizeof *some, compare_words);
  assert_string_equal (some[0], "borgne");
  assert_string_equal (some[1], "vache");
}

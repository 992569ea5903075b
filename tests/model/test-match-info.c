/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The data of a match for lists: its own copy of all texts, and properties for expressions. */

#include "model/session/aluette-match-info.h"
#include "testing.h"

static AluetteMatchInfo *
some_match (void)
{
  g_autofree char *event = g_strdup ("Concours de Bouin");
  g_autofree char *names = g_strdup ("Rose\n\nLéon\n");
  AluetteMatchColumns columns = {
    .match = 42,
    .event = event,
    .place = "Bouin",
    .date = "2026-08-15",
    .names = names,
    .rules = "classic",
    .seats = 4,
    .n_deals = 7,
    .points = { 5, 2, 5, 2 },
    .over = TRUE,
    .real_table = TRUE,
  };

  return aluette_match_info_new (&columns);
}

TEST (test_texts_are_its_own)
{
  g_autoptr (AluetteMatchInfo) info = some_match ();

  assert_string_equal (aluette_match_info_get_columns (info)->event, "Concours de Bouin");
  assert_string_equal (aluette_match_info_get_name (info, 0), "Rose");
  assert_string_equal (aluette_match_info_get_name (info, 1), "");
  assert_string_equal (aluette_match_info_get_name (info, 2), "Léon");
  assert_string_equal (aluette_match_info_get_name (info, 11), "");
}

TEST (test_properties_tell_the_columns)
{
  g_autoptr (AluetteMatchInfo) info = some_match ();
  g_autofree char *event = NULL;
  g_autofree char *place = NULL;
  g_autofree char *date = NULL;
  gint64 match;
  guint n_deals;
  gboolean over, real;

  g_object_get (info, "match", &match, "event", &event, "place", &place, "date", &date, "over",
                &over, "real-table", &real, "n-deals", &n_deals, NULL);
  assert_int_equal (match, 42);
  assert_string_equal (event, "Concours de Bouin");
  assert_string_equal (place, "Bouin");
  assert_string_equal (date, "2026-08-15");
  assert_true (over);
  assert_true (real);
  assert_int_equal (n_deals, 7);
}

/* Partie, revanche and, where each team has won one, belle: the last match, once it is over, is
 * followed by another until a team has won two or three are played. */
TEST (test_sets_end_when_they_are_won)
{
  static const struct
  {
    guint number, length, won[2];
    gboolean over, goes_on;
  } cases[] = {
    { 1, 1, { 0, 0 }, FALSE, FALSE }, { 1, 1, { 1, 0 }, TRUE, TRUE },
    { 1, 2, { 1, 0 }, TRUE, FALSE },  { 2, 2, { 1, 1 }, TRUE, TRUE },
    { 2, 2, { 2, 0 }, TRUE, FALSE },  { 2, 2, { 0, 2 }, TRUE, FALSE },
    { 2, 2, { 1, 0 }, FALSE, FALSE }, { 2, 2, { 0, 0 }, TRUE, TRUE },
    { 3, 3, { 1, 1 }, FALSE, FALSE }, { 3, 3, { 1, 2 }, TRUE, FALSE },
    { 3, 3, { 1, 1 }, TRUE, FALSE },  { 0, 0, { 0, 0 }, TRUE, FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      AluetteMatchColumns columns = { .event = "",
                                      .place = "",
                                      .date = "",
                                      .names = "",
                                      .rules = "classic",
                                      .seats = 4,
                                      .over = cases[i].over,
                                      .set = cases[i].number > 0 ? 7 : 0,
                                      .set_number = cases[i].number,
                                      .set_length = cases[i].length,
                                      .set_won = { cases[i].won[0], cases[i].won[1] } };
      g_autoptr (AluetteMatchInfo) info = aluette_match_info_new (&columns);

      assert_int_equal (aluette_match_info_set_goes_on (info), cases[i].goes_on);
    }
}

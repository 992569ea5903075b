/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What lists show of a match: its own copy of all texts, and properties for expressions. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "model/aluette-match-info.h"

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
    .score = { 5, 2 },
    .over = TRUE,
    .real_table = TRUE,
  };

  return aluette_match_info_new (&columns);
}

static void
test_texts_are_its_own (void **state)
{
  g_autoptr (AluetteMatchInfo) info = some_match ();

  assert_string_equal (aluette_match_info_get_columns (info)->event, "Concours de Bouin");
  assert_string_equal (aluette_match_info_get_name (info, 0), "Rose");
  assert_string_equal (aluette_match_info_get_name (info, 1), "");
  assert_string_equal (aluette_match_info_get_name (info, 2), "Léon");
  assert_string_equal (aluette_match_info_get_name (info, 11), "");
}

static void
test_properties_tell_the_columns (void **state)
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

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_texts_are_its_own),
    cmocka_unit_test (test_properties_tell_the_columns),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}

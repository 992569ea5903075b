/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page on which a match is set up, in French, because its words are longer. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <adwaita.h>
#include <cmocka.h>

#include "bots/aluette/alu-bot.h"
#include "matches-driver.h"
#include "model/aluette/aluette-setup.h"
#include "ui/shell/aluette-setup-page.h"

#define PHONE_WIDTH 360

static int
set_up (void **state)
{
  *state = g_object_ref_sink (g_object_new (ALUETTE_TYPE_SETUP_PAGE, NULL));
  return 0;
}

static int
tear_down (void **state)
{
  g_object_unref (*state);
  return 0;
}

static void
test_title_fits_phone (void **state)
{
  GtkWidget *page = *state;
  GtkWidget *window = ui_driver_open_window (page, PHONE_WIDTH, 640);
  GtkWidget *title = ui_driver_find_label (page, "Nouvelle partie");

  assert_non_null (title);
  assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (title))));
  ui_driver_close (window);
}

static void
press_preset (GtkWidget *page, guint number)
{
  gtk_widget_activate_action (page, "setup.preset", "u", number);
}

/* One press sets up a usual kind of match; Play then has the focus. */
static void
test_presets (void **state)
{
  static const char *const expected[] = { "0111", "0122", "0121", "011111", "0011" };
  GtkWidget *page = *state;
  GtkWidget *window = ui_driver_open_window (page, 600, 640);

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      const AluRecordHeader *header;

      press_preset (page, i);
      header = aluette_setup_page_get_header (ALUETTE_SETUP_PAGE (page));
      assert_int_equal (header->rules.seats, strlen (expected[i]));
      for (guint seat = 0; seat < header->rules.seats; seat++)
        assert_int_equal (header->players[seat].kind, expected[i][seat] - '0');
      assert_true (gtk_widget_has_focus (ui_driver_find_button (page, "Jouer")));
    }
  ui_driver_close (window);
}

/* One choice sets the level of all bots; if levels differ, none is shown. */
static void
test_bot_level (void **state)
{
  GtkWidget *page = *state;
  GtkWidget *window = ui_driver_open_window (page, 600, 640);
  AdwComboRow *row = ADW_COMBO_ROW (ui_driver_find (page, ADW_TYPE_COMBO_ROW, 0));
  AluRecordHeader header;

  press_preset (page, 0);
  adw_combo_row_set_selected (row, ALU_LEVEL_MASTER - ALU_LEVEL_NOVICE);
  header = *aluette_setup_page_get_header (ALUETTE_SETUP_PAGE (page));
  for (guint seat = 1; seat < 4; seat++)
    assert_string_equal (header.players[seat].level, "master");
  g_strlcpy (header.players[2].level, "novice", sizeof header.players[2].level);
  aluette_setup_page_set_header (ALUETTE_SETUP_PAGE (page), &header);
  assert_int_equal (adw_combo_row_get_selected (row), GTK_INVALID_LIST_POSITION);
  assert_string_equal (
      aluette_setup_page_get_header (ALUETTE_SETUP_PAGE (page))->players[1].level, "master");
  ui_driver_close (window);
}

/* For real cards, the page has another title and button, and no presets. */
static void
test_real (void **state)
{
  GtkWidget *page = *state;
  GtkWidget *window = ui_driver_open_window (page, 600, 640);
  AluRecordHeader header;
  AluRules rules;

  alu_rules_init (&rules, ALU_RULES_CLASSIC, 0);
  aluette_setup_propose_real (&header, &rules);
  aluette_setup_page_set_header (ALUETTE_SETUP_PAGE (page), &header);
  assert_non_null (ui_driver_find_label (page, "Marquer les points"));
  assert_null (ui_driver_find_button (page, "Jouer"));
  assert_non_null (ui_driver_find_button (page, "Commencer"));
  assert_null (ui_driver_find_button (page, "Contre les robots"));
  ui_driver_close (window);
}

/* Six players do not sit opposite their partners. */
static void
test_six (void **state)
{
  GtkWidget *page = *state;
  GtkWidget *window = ui_driver_open_window (page, 600, 640);

  assert_true (ui_driver_shows (page, "se font face"));
  press_preset (page, 3);
  assert_false (ui_driver_shows (page, "se font face"));
  ui_driver_close (window);
}

#define TEST(function) cmocka_unit_test_setup_teardown (function, set_up, tear_down)

int
main (void)
{
  const struct CMUnitTest tests[] = {
    TEST (test_title_fits_phone),
    TEST (test_presets),
    TEST (test_bot_level),
    TEST (test_real),
    TEST (test_six),
  };

  ui_driver_init ("fr", FALSE, 1);
  return cmocka_run_group_tests_name ("setup-page", tests, NULL, NULL);
}

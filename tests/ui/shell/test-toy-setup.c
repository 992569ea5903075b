/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page on which a match is set up, with a game that only this test knows: three seats, one
 * level of bots, no presets, no dummies, no score sheets. */

#include <adwaita.h>

#include "model/session/aluette-game-setup.h"
#include "presentation/aluette/aluette-vache-presentation-kind.h"
#include "presentation/tarot/aluette-tarot-presentation-kind.h"
#include "setup-driver.h"
#include "testing.h"
#include "toy-kind.h"
#include "toy-presenter.h"
#include "ui-driver.h"
#include "ui/aluette/aluette-vache-ui-kind.h"
#include "ui/shell/aluette-seat-button.h"
#include "ui/tarot/aluette-tarot-ui-kind.h"

static const AluetteLevelText levels[] = { { "Random", "Plays any card" },
                                           { "Eager", "Plays the highest card" } };

static char *
format_rules (const AluGameRules *rules)
{
  return g_strdup_printf ("Toy, %d deals", rules->options[0]);
}

static const AluettePresentationKind toy_presentation_kind = {
  .id = "toy",
  .presenter_new = toy_presenter_new,
  .play_label = "Play _Toy",
  .levels = levels,
  .format_rules = format_rules,
};

static const AluetteUiKind toy_ui_kind = { .id = "toy", .presentation = &toy_presentation_kind };

/* The registries with the toy game as their last row: they replace those of the program. */
const AluettePresentationKind *const aluette_presentation_kinds[] = {
  &aluette_vache_presentation_kind, &aluette_tarot_presentation_kind, &toy_presentation_kind, NULL
};
const AluetteUiKind *const aluette_ui_kinds[] = { &aluette_vache_ui_kind,
                                                  &aluette_tarot_ui_kind, &toy_ui_kind, NULL };

TEST (test_set_up)
{
  GtkWidget *page = setup_driver_make_page ();
  GtkWidget *window = ui_driver_open_window (page, 360, 640);
  GtkWidget *level = ui_driver_find (page, ADW_TYPE_COMBO_ROW, 1);
  const AluGameHeader *header = aluette_setup_page_get_header (ALUETTE_SETUP_PAGE (page));
  g_autofree char *text = NULL;

  ui_driver_click (page, "Toy");
  ui_driver_settle (page);
  assert_true (aluette_setup_page_get_game (ALUETTE_SETUP_PAGE (page)) == &toy_kind);
  assert_true (ui_driver_shows (page, "The turn passes to the left."));
  assert_true (ui_driver_shows (page, "Eager"));
  assert_non_null (ui_driver_find (page, ALUETTE_TYPE_SEAT_BUTTON, TOY_SEATS - 1));
  assert_null (ui_driver_find (page, ALUETTE_TYPE_SEAT_BUTTON, TOY_SEATS));
  /* With one number of seats and matches that stand alone, there is no choice of them. */
  assert_false (gtk_widget_get_visible (ui_driver_find (page, ADW_TYPE_COMBO_ROW, 0)));
  assert_true (gtk_widget_get_visible (level));
  assert_false (gtk_widget_get_visible (ui_driver_find (page, ADW_TYPE_COMBO_ROW, 2)));
  adw_combo_row_set_selected (ADW_COMBO_ROW (ui_driver_find (page, ADW_TYPE_COMBO_ROW, 3)), 1);
  assert_int_equal (header->rules.set, 1);
  text = aluette_game_setup_to_text (&toy_kind, header);
  assert_non_null (text);
  assert_true (gtk_widget_is_sensitive (ui_driver_find_button (page, "Play")));
  ui_driver_close (window);
}

int
main (void)
{
  ui_driver_init ("en", FALSE, 1);
  return testing_run (NULL, NULL);
}

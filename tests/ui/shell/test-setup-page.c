/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page on which a match is set up, in French, because its words are longer. */

#include <adwaita.h>
#include <string.h>

#include "matches-driver.h"
#include "setup-driver.h"
#include "model/session/aluette-game-setup.h"
#include "ui/table/aluette-game-choice.h"
#include "ui/shell/aluette-seat-button.h"
#include "testing.h"

#define PHONE_WIDTH 360

/* Returns: (transfer none): the match that is set up */
static const AluGameHeader *
get_header (GtkWidget *page)
{
  return aluette_setup_page_get_header (ALUETTE_SETUP_PAGE (page));
}

/* Returns: (transfer none): the row with a title */
static AdwComboRow *
find_combo (GtkWidget *page, const char *title)
{
  for (guint n = 0;; n++)
    {
      GtkWidget *row = ui_driver_find (page, ADW_TYPE_COMBO_ROW, n);

      if (row == NULL
          || g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), title))
        return ADW_COMBO_ROW (row);
    }
}

static int
set_up (void **state)
{
  *state = g_object_ref_sink (setup_driver_make_page ());
  return 0;
}

static int
tear_down (void **state)
{
  g_object_unref (*state);
  return 0;
}

TEST_WITH (test_title_fits_phone, set_up, tear_down)
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

static void
choose_tarot (GtkWidget *page)
{
  GtkWidget *button = ui_driver_find_button (page, "Tarot");

  assert_non_null (button);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  ui_driver_settle (page);
  assert_string_equal (aluette_setup_page_get_game (ALUETTE_SETUP_PAGE (page))->id, "tarot");
}

/* One press sets up a usual kind of match; Play then has the focus. */
static void
check_presets (GtkWidget *page, const char *const *expected, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      const AluGameHeader *header;

      press_preset (page, i);
      header = get_header (page);
      assert_int_equal (header->rules.n_seats, strlen (expected[i]));
      for (guint seat = 0; seat < header->rules.n_seats; seat++)
        assert_int_equal (header->players[seat].kind, expected[i][seat] - '0');
      assert_true (gtk_widget_has_focus (ui_driver_find_button (page, "Jouer")));
    }
}

TEST_WITH (test_presets, set_up, tear_down)
{
  static const char *const aluette[] = { "0111", "0122", "0121", "011111", "0011" };
  static const char *const tarot[] = { "0111", "011", "01111", "0011" };
  GtkWidget *page = *state;
  GtkWidget *window = ui_driver_open_window (page, 600, 640);

  check_presets (page, aluette, G_N_ELEMENTS (aluette));
  choose_tarot (page);
  check_presets (page, tarot, G_N_ELEMENTS (tarot));
  ui_driver_close (window);
}

/* The line of the folded options says what is not usual. A preset begins with what is usual. */
TEST_WITH (test_summary_of_options, set_up, tear_down)
{
  GtkWidget *page = *state;
  const AluGameKind *kind = aluette_setup_page_get_game (ALUETTE_SETUP_PAGE (page));
  AluGameHeader header = *get_header (page);
  AluGameRules usual = header.rules;
  GtkWidget *window = ui_driver_open_window (page, 600, 900);

  assert_true (ui_driver_shows (page, "Aluette en 5 points"));
  assert_false (ui_driver_shows (page, "Annonces parlées"));
  assert_int_equal (alu_game_rules_set_option (kind, &header.rules, "target", "3"), 0);
  assert_int_equal (alu_game_rules_set_option (kind, &header.rules, "chant", "always"), 0);
  assert_int_equal (alu_game_rules_set_option (kind, &header.rules, "parlante", "on"), 0);
  assert_int_equal (alu_game_rules_set_option (kind, &header.rules, "misere", "off"), 0);
  aluette_setup_page_set_match (ALUETTE_SETUP_PAGE (page), kind, &header);
  assert_true (ui_driver_shows (page, "Aluette en 3 points · Chant : Toujours"));
  assert_true (ui_driver_shows (page, " · Annonces parlées"));
  press_preset (page, 0);
  assert_memory_equal (&get_header (page)->rules, &usual, sizeof usual);
  assert_false (ui_driver_shows (page, "Annonces parlées"));
  ui_driver_close (window);
}

/* Wherever the page was scrolled to, it is shown from its beginning the next time. */
TEST_WITH (test_begins_at_top, set_up, tear_down)
{
  GtkWidget *page = *state;
  GtkWidget *window = ui_driver_open_window (page, 600, 480);
  GtkAdjustment *height = gtk_scrolled_window_get_vadjustment (
      GTK_SCROLLED_WINDOW (ui_driver_find (page, GTK_TYPE_SCROLLED_WINDOW, 0)));

  gtk_adjustment_set_value (height, 150);
  assert_true (gtk_adjustment_get_value (height) > 0);
  aluette_setup_page_focus (ALUETTE_SETUP_PAGE (page));
  ui_driver_settle (page);
  assert_true (gtk_adjustment_get_value (height) == 0);
  ui_driver_close (window);
}

static gboolean
has_mapped_row (GtkWidget *list)
{
  GtkWidget *row = gtk_widget_get_first_child (list);

  while (row != NULL && !gtk_widget_get_mapped (row))
    row = gtk_widget_get_next_sibling (row);
  return row != NULL;
}

/* At a table on the network, presets are named after the people, and bots’ seats are free. */
TEST_WITH (test_network_presets, set_up, tear_down)
{
  GtkWidget *page = *state;
  GtkWidget *window = ui_driver_open_window (page, 600, 640), *list;

  aluette_setup_page_set_place (ALUETTE_SETUP_PAGE (page), ALUETTE_SETUP_NETWORK);
  assert_null (ui_driver_find_button (page, "Contre les robots"));
  assert_null (ui_driver_find_button (page, "Deux à cet écran"));
  ui_driver_click (page, "À trois");
  for (guint seat = 0; seat < 4; seat++)
    assert_int_equal (get_header (page)->players[seat].kind,
                      seat == 2 ? ALU_GAME_DUMMY : ALU_GAME_HUMAN);
  ui_driver_click (page, "À quatre");
  for (guint seat = 0; seat < 4; seat++)
    assert_int_equal (get_header (page)->players[seat].kind, ALU_GAME_HUMAN);
  /* There is no empty list. */
  for (guint n = 0; (list = ui_driver_find (page, GTK_TYPE_LIST_BOX, n)) != NULL; n++)
    if (gtk_widget_get_mapped (list))
      assert_true (has_mapped_row (list));
  choose_tarot (page);
  assert_non_null (ui_driver_find_button (page, "À cinq"));
  assert_null (ui_driver_find_button (page, "Deux à cet écran"));
  aluette_setup_page_set_place (ALUETTE_SETUP_PAGE (page), ALUETTE_SETUP_HERE);
  ui_driver_settle (page);
  assert_non_null (ui_driver_find_button (page, "Deux à cet écran"));
  ui_driver_close (window);
}

/* One choice sets the level of all bots; if levels differ, it says so. */
TEST_WITH (test_bot_level, set_up, tear_down)
{
  GtkWidget *page = *state;
  GtkWidget *window = ui_driver_open_window (page, 600, 640);
  AdwComboRow *row = find_combo (page, "Niveau de tous les robots");
  AluGameHeader header;

  press_preset (page, 0);
  adw_combo_row_set_selected (row, 5);
  header = *get_header (page);
  for (guint seat = 1; seat < 4; seat++)
    assert_string_equal (header.players[seat].level, "master");
  g_strlcpy (header.players[2].level, "novice", sizeof header.players[2].level);
  aluette_setup_page_set_match (ALUETTE_SETUP_PAGE (page), alu_game_kind_from_id ("aluette"),
                                &header);
  assert_string_equal (
      gtk_string_object_get_string (GTK_STRING_OBJECT (adw_combo_row_get_selected_item (row))),
      "Niveaux différents");
  assert_string_equal (get_header (page)->players[1].level, "master");
  ui_driver_close (window);
}

/* A bot in the team of a person is strong, unless the user switches that off or chooses another
 * level for its seat. The switch is shown where it makes a difference. */
TEST_WITH (test_strong_partners, set_up, tear_down)
{
  GtkWidget *page = *state;
  GtkWidget *window = ui_driver_open_window (page, 600, 640);
  AdwComboRow *levels = find_combo (page, "Niveau de tous les robots");
  GtkWidget *row = gtk_widget_get_ancestor (ui_driver_find_label (page, "Partenaires forts"),
                                            ADW_TYPE_ACTION_ROW);
  GtkSwitch *toggle = GTK_SWITCH (ui_driver_find (row, GTK_TYPE_SWITCH, 0));

  press_preset (page, 0);
  adw_combo_row_set_selected (levels, 1);
  assert_string_equal (get_header (page)->players[1].level, "casual");
  assert_string_equal (get_header (page)->players[2].level, "strong");
  assert_int_equal (adw_combo_row_get_selected (levels), 1);
  assert_true (gtk_switch_get_active (toggle));
  gtk_switch_set_active (toggle, FALSE);
  assert_string_equal (get_header (page)->players[2].level, "casual");
  adw_combo_row_set_selected (levels, 2);
  assert_string_equal (get_header (page)->players[2].level, "villager");
  gtk_switch_set_active (toggle, TRUE);
  assert_string_equal (get_header (page)->players[2].level, "strong");
  adw_combo_row_set_selected (levels, 4);
  assert_string_equal (get_header (page)->players[2].level, "expert");
  assert_false (gtk_widget_get_visible (row));
  press_preset (page, 0);
  assert_string_equal (get_header (page)->players[2].level, "strong");
  choose_tarot (page);
  assert_false (gtk_widget_get_visible (row));
  ui_driver_close (window);
}

/* Returns: (transfer none) (nullable): the row of the official signals, if it is shown */
static GtkWidget *
find_signals (GtkWidget *page)
{
  GtkWidget *label = ui_driver_find_label (page, "Signalisation officielle");

  return label != NULL && gtk_widget_get_mapped (label)
             ? gtk_widget_get_ancestor (label, ADW_TYPE_ACTION_ROW)
             : NULL;
}

/* Official signals are off, and are offered as soon as a bot is strong enough. The choice stays
 * when levels and presets change, and is that of a match which is shown. */
TEST_WITH (test_signals, set_up, tear_down)
{
  GtkWidget *page = *state;
  GtkWidget *window = ui_driver_open_window (page, PHONE_WIDTH, 640);
  AdwComboRow *levels = find_combo (page, "Niveau de tous les robots");
  AluGameHeader header;
  GtkWidget *row;

  adw_combo_row_set_selected (levels, 4);
  assert_null (find_signals (page)); /* Aluette has none */
  choose_tarot (page);
  adw_combo_row_set_selected (levels, 2);
  assert_null (find_signals (page));
  adw_combo_row_set_selected (levels, 4);
  ui_driver_settle (page);
  assert_string_equal (get_header (page)->players[1].level, "expert");
  row = find_signals (page);
  assert_non_null (row);
  gtk_switch_set_active (GTK_SWITCH (ui_driver_find (row, GTK_TYPE_SWITCH, 0)), TRUE);
  for (guint seat = 1; seat < 4; seat++)
    assert_string_equal (get_header (page)->players[seat].level, "expert-fft");
  assert_int_equal (adw_combo_row_get_selected (levels), 4);
  adw_combo_row_set_selected (levels, 2);
  ui_driver_settle (page);
  assert_null (find_signals (page));
  assert_string_equal (get_header (page)->players[1].level, "villager");
  press_preset (page, 2);
  adw_combo_row_set_selected (levels, 3);
  assert_string_equal (get_header (page)->players[4].level, "strong-fft");
  header = *get_header (page);
  g_strlcpy (header.players[4].level, "master", sizeof header.players[4].level);
  for (guint seat = 1; seat < 4; seat++)
    g_strlcpy (header.players[seat].level, "novice", sizeof header.players[seat].level);
  aluette_setup_page_set_match (ALUETTE_SETUP_PAGE (page), alu_game_kind_from_id ("tarot"),
                                &header);
  ui_driver_settle (page);
  row = find_signals (page);
  assert_false (gtk_switch_get_active (GTK_SWITCH (ui_driver_find (row, GTK_TYPE_SWITCH, 0))));
  assert_string_equal (get_header (page)->players[4].level, "master");
  ui_driver_close (window);
}

/* For real cards, the page has another title and button, and no presets. */
TEST_WITH (test_real, set_up, tear_down)
{
  GtkWidget *page = *state;
  GtkWidget *window = ui_driver_open_window (page, 600, 640);
  const AluGameKind *kind = alu_game_kind_from_id ("aluette");
  AluGameHeader header;
  AluGameRules rules;

  alu_game_rules_init (kind, &rules, 0, 0);
  aluette_game_setup_propose_real (&rules, &header);
  aluette_setup_page_set_match (ALUETTE_SETUP_PAGE (page), kind, &header);
  assert_non_null (ui_driver_find_label (page, "Marquer les points"));
  assert_null (ui_driver_find_button (page, "Jouer"));
  assert_non_null (ui_driver_find_button (page, "Commencer"));
  assert_null (ui_driver_find_button (page, "Contre les robots"));
  ui_driver_close (window);
}

/* Six players do not sit opposite their partners. */
TEST_WITH (test_six, set_up, tear_down)
{
  GtkWidget *page = *state;
  GtkWidget *window = ui_driver_open_window (page, 600, 640);

  assert_true (ui_driver_shows (page, "se font face"));
  press_preset (page, 3);
  assert_false (ui_driver_shows (page, "se font face"));
  ui_driver_close (window);
}

/* Tarot has three to five seats. The options stay with the rule set, and the players on their
 * seats. */
TEST_WITH (test_tarot_seats, set_up, tear_down)
{
  GtkWidget *page = *state;
  GtkWidget *window = ui_driver_open_window (page, 600, 640);
  AdwComboRow *counts = find_combo (page, "Places");
  const AluGameKind *kind;

  assert_false (gtk_widget_get_visible (GTK_WIDGET (counts)));
  choose_tarot (page);
  kind = aluette_setup_page_get_game (ALUETTE_SETUP_PAGE (page));
  assert_true (gtk_widget_get_visible (GTK_WIDGET (counts)));
  adw_combo_row_set_selected (find_combo (page, "Excuse au dernier pli"), 1);
  for (guint i = 0; i < 3; i++)
    {
      adw_combo_row_set_selected (counts, i);
      ui_driver_settle (page);
      assert_int_equal (get_header (page)->rules.n_seats, 3 + i);
      assert_int_equal (
          get_header (page)->rules.options[alu_game_option_from_key (kind, "excuse-last")], 1);
      assert_non_null (ui_driver_find (page, ALUETTE_TYPE_SEAT_BUTTON, 2 + i));
      assert_null (ui_driver_find (page, ALUETTE_TYPE_SEAT_BUTTON, 3 + i));
      /* Only five players call a king. */
      assert_int_equal (find_combo (page, "Première entame") != NULL, i == 2);
    }
  adw_combo_row_set_selected (find_combo (page, "Règle"), 2);
  assert_string_equal (kind->rule_sets[get_header (page)->rules.set].id, "maison");
  ui_driver_close (window);
}

/* Who chooses another game, and then the first one again, finds what they had set up. */
TEST_WITH (test_games_keep_their_setup, set_up, tear_down)
{
  GtkWidget *page = *state;
  GtkWidget *window = ui_driver_open_window (page, 600, 640);
  g_autofree char *before = NULL, *after = NULL;

  press_preset (page, 3);
  before = aluette_game_setup_to_text (alu_game_kind_from_id ("aluette"), get_header (page));
  choose_tarot (page);
  assert_null (ui_driver_find_label (page, "Une seule partie"));
  press_preset (page, 2);
  ui_driver_click (page, "Aluette");
  ui_driver_settle (page);
  after = aluette_game_setup_to_text (alu_game_kind_from_id ("aluette"), get_header (page));
  assert_string_equal (before, after);
  assert_non_null (ui_driver_find_label (page, "Une seule partie"));
  choose_tarot (page);
  assert_int_equal (get_header (page)->rules.n_seats, 5);
  ui_driver_close (window);
}

/* Counterclockwise, the next player sits at the right. */
TEST_WITH (test_direction, set_up, tear_down)
{
  GtkWidget *page = *state;
  GtkWidget *window = ui_driver_open_window (page, 600, 640);

  for (guint i = 0; i < 2; i++)
    {
      graphene_rect_t next, last;

      assert_true (gtk_widget_compute_bounds (ui_driver_find (page, ALUETTE_TYPE_SEAT_BUTTON, 1),
                                              page, &next));
      assert_true (gtk_widget_compute_bounds (ui_driver_find (page, ALUETTE_TYPE_SEAT_BUTTON, 3),
                                              page, &last));
      assert_int_equal (next.origin.x > last.origin.x, i == 1);
      choose_tarot (page);
    }
  ui_driver_close (window);
}

/* Whoever takes the seat of a Petit-Jean, who has no name, gets one. */
TEST_WITH (test_name_after_petit_jean, set_up, tear_down)
{
  GtkWidget *page = *state;
  GtkWidget *window = ui_driver_open_window (page, 600, 640);

  for (guint choice = 0; choice < 2; choice++)
    {
      GtkWidget *button;
      g_autofree char *text = NULL;

      press_preset (page, 2);
      button = ui_driver_find (page, ALUETTE_TYPE_SEAT_BUTTON, 2);
      gtk_menu_button_popup (GTK_MENU_BUTTON (ui_driver_find (button, GTK_TYPE_MENU_BUTTON, 0)));
      gtk_drop_down_set_selected (GTK_DROP_DOWN (ui_driver_find (button, GTK_TYPE_DROP_DOWN, 0)),
                                  choice);
      assert_int_equal (get_header (page)->players[2].kind, choice);
      text = aluette_game_setup_to_text (alu_game_kind_from_id ("aluette"), get_header (page));
      assert_non_null (text);
      for (guint seat = 0; seat < 4; seat++)
        assert_int_equal (g_str_equal (get_header (page)->players[seat].name,
                                       get_header (page)->players[2].name),
                          seat == 2);
    }
  ui_driver_close (window);
}

static gboolean
is_seat_label (GtkWidget *widget, gconstpointer page)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
         && gtk_widget_get_ancestor (widget, ALUETTE_TYPE_SEAT_BUTTON) != NULL;
}

/* The texts of a seat are within its button, in whatever width. */
TEST_WITH (test_seats_contain_their_texts, set_up, tear_down)
{
  GtkWidget *page = *state;
  GtkSettings *settings = gtk_settings_get_default ();
  GtkWidget *window;
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", dpi * 3 / 2, NULL);
  window = ui_driver_open_window (page, PHONE_WIDTH, 640);
  for (int width = 0; width < 12; width++)
    {
      GtkWidget *label;

      gtk_widget_set_margin_end (page, width);
      choose_tarot (page);
      press_preset (page, 3);
      ui_driver_settle (page);
      for (guint n = 0; (label = ui_driver_find_match (page, is_seat_label, NULL, n)) != NULL; n++)
        {
          GtkWidget *button = gtk_widget_get_ancestor (label, ALUETTE_TYPE_SEAT_BUTTON);
          graphene_rect_t bounds;

          assert_true (gtk_widget_compute_bounds (label, button, &bounds));
          if (bounds.origin.y + bounds.size.height > (float) gtk_widget_get_height (button))
            fail_msg ("“%s” is below its button in %d px", gtk_label_get_text (GTK_LABEL (label)),
                      PHONE_WIDTH - width);
        }
    }
  ui_driver_close (window);
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
}

int
main (void)
{
  ui_driver_init ("fr", FALSE, 1);
  return testing_run (NULL, NULL);
}

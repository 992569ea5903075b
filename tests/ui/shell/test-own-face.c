/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The portrait that the user has chosen, wherever players have faces. */

#include "matches-driver.h"
#include "model/session/aluette-game-setup.h"
#include "model/session/aluette-local-game.h"
#include "presentation/common/aluette-settings.h"
#include "presentation/portraits/aluette-villagers.h"
#include "setup-driver.h"
#include "ui/portraits/aluette-face-button.h"
#include "ui/portraits/aluette-face-chooser.h"
#include "ui/portraits/aluette-face-picture.h"
#include "ui/portraits/aluette-portrait.h"
#include "ui/shell/aluette-home-faces.h"
#include "ui/shell/aluette-resume-row.h"
#include "ui/shell/aluette-seat-button.h"
#include "ui/table/aluette-table-settings.h"
#include "testing.h"

/* One of those whom bots are usually named after. */
#define OWN "sailor"

static int
set_up (void **state)
{
  *state = aluette_settings_new ();
  return 0;
}

static int
tear_down (void **state)
{
  g_settings_reset (*state, ALUETTE_OWN_FACE_KEY);
  g_settings_reset (*state, ALUETTE_FACES_KEY);
  g_object_unref (*state);
  return 0;
}

static guint
get_own (void)
{
  return (guint) aluette_villager_find (OWN);
}

/* Proposes a match of a game with the user at @seat. */
static void
propose (const AluGameKind *kind, guint seat, AluGameHeader *header)
{
  AluGamePlayer user;
  AluGameRules rules;

  alu_game_rules_init (kind, &rules, 0, 0);
  aluette_game_setup_propose (kind, &rules, "Anne", header);
  user = header->players[0];
  header->players[0] = header->players[seat];
  header->players[seat] = user;
}

static guint
get_face (GtkWidget *table, guint seat)
{
  return aluette_portrait_get_villager (
      ALUETTE_PORTRAIT (aluette_table_get_portrait (ALUETTE_TABLE (table), seat)));
}

/* In every game the user has their own face, wherever they sit, as soon as they choose it, whatever
 * their name is at the table. The faces of others do not change. */
TEST_WITH (test_table, set_up, tear_down)
{
  for (guint i = 0; alu_game_kinds[i] != NULL; i++)
    for (guint user = 0; user < 3; user++)
      {
        g_autoptr (AluetteGame) game = NULL;
        GtkWidget *table = aluette_table_new ();
        GtkWidget *window = ui_driver_open_window (table, 800, 600);
        guint before[ALU_GAME_MAX_SEATS];
        AluGameHeader header;

        propose (alu_game_kinds[i], user, &header);
        game = aluette_local_game_new (alu_game_kinds[i], &header, 3, NULL, NULL);
        g_settings_set_string (*state, "player-name", "Émile");
        aluette_table_settings_bind (ALUETTE_TABLE (table), *state);
        aluette_table_set_game (ALUETTE_TABLE (table), game);
        for (guint seat = 0; seat < header.rules.n_seats; seat++)
          before[seat] = get_face (table, seat);
        assert_int_equal (before[user], aluette_villager_find ("grandson"));
        g_settings_set_string (*state, ALUETTE_OWN_FACE_KEY, OWN);
        for (guint seat = 0; seat < header.rules.n_seats; seat++)
          assert_int_equal (get_face (table, seat), seat == user ? get_own () : before[seat]);
        g_settings_reset (*state, ALUETTE_OWN_FACE_KEY);
        assert_int_equal (get_face (table, user), before[user]);
        g_settings_reset (*state, "player-name");
        ui_driver_close (window);
      }
}

static guint
get_picture (GtkWidget *parent, guint n)
{
  GtkWidget *picture = ui_driver_find (parent, ALUETTE_TYPE_FACE_PICTURE, n);

  return aluette_face_picture_get_villager (ALUETTE_FACE_PICTURE (picture));
}

/* The set-up page shows who will sit where. */
TEST_WITH (test_setup, set_up, tear_down)
{
  GtkWidget *page = setup_driver_make_page ();
  GtkWidget *window = ui_driver_open_window (page, 600, 640);

  g_settings_set_string (*state, ALUETTE_OWN_FACE_KEY, OWN);
  for (guint i = 0; alu_game_kinds[i] != NULL; i++)
    {
      GtkWidget *button;
      AluGameHeader header;

      propose (alu_game_kinds[i], 2, &header);
      aluette_setup_page_set_match (ALUETTE_SETUP_PAGE (page), alu_game_kinds[i], &header);
      button = ui_driver_find (page, ALUETTE_TYPE_SEAT_BUTTON, 2);
      assert_int_equal (get_picture (button, 0), get_own ());
      button = ui_driver_find (page, ALUETTE_TYPE_SEAT_BUTTON, 1);
      /* A new name has another face, at once. */
      gtk_menu_button_popup (GTK_MENU_BUTTON (ui_driver_find (button, GTK_TYPE_MENU_BUTTON, 0)));
      gtk_editable_set_text (GTK_EDITABLE (ui_driver_find (button, GTK_TYPE_ENTRY, 0)), "Yvonne");
      assert_int_equal (get_picture (button, 0), aluette_villager_find ("grandmother"));
      g_settings_set_string (*state, ALUETTE_OWN_FACE_KEY, "grandmother");
      assert_int_equal (get_picture (button, 0), aluette_villager_find ("grandmother"));
      g_settings_set_string (*state, ALUETTE_OWN_FACE_KEY, OWN);
    }
  ui_driver_close (window);
}

/* Chooses a face with the button beside the name of a person. @choice: 0 stands for none */
static void
choose_face (GtkWidget *parent, int choice)
{
  GtkWidget *button = ui_driver_find (ui_driver_find (parent, ALUETTE_TYPE_FACE_BUTTON, 0),
                                      GTK_TYPE_MENU_BUTTON, 0);
  GtkWidget *faces;

  assert_null (gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, "Choose a Portrait"));
  ui_driver_settle (parent);
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  faces = ui_driver_find (button, GTK_TYPE_FLOW_BOX, 0);
  g_signal_emit_by_name (gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (faces), choice),
                         "activate");
  assert_false (gtk_widget_get_visible (
      GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)))));
  ui_driver_settle (parent);
}

/* Another person at this screen is given a face, which comes back with the name. */
TEST_WITH (test_others, set_up, tear_down)
{
  GtkWidget *page = setup_driver_make_page (), *button;
  GtkWidget *window = ui_driver_open_window (page, 360, 640);
  AluGameHeader header;

  propose (alu_game_kinds[0], 0, &header);
  header.players[1] = (AluGamePlayer) { .kind = ALU_GAME_HUMAN, .name = "Papa" };
  aluette_setup_page_set_match (ALUETTE_SETUP_PAGE (page), alu_game_kinds[0], &header);
  button = ui_driver_find (page, ALUETTE_TYPE_SEAT_BUTTON, 1);
  gtk_menu_button_popup (GTK_MENU_BUTTON (ui_driver_find (button, GTK_TYPE_MENU_BUTTON, 0)));
  choose_face (button, (int) get_own () + 1);
  assert_int_equal (aluette_own_face_get_choice (*state, "Papa"), get_own ());
  assert_int_equal (aluette_own_face_get_choice (*state, NULL), -1);
  assert_int_equal (get_picture (button, 0), get_own ());
  ui_driver_close (window);
  aluette_own_face_set_villager (*state, "Papa", -1);
  assert_int_equal (aluette_own_face_get_choice (*state, "Papa"), -1);
}

/* Bots have the face of their name, and the user their own one. */
TEST_WITH (test_face_button, set_up, tear_down)
{
  GtkWidget *page = setup_driver_make_page ();
  GtkWidget *window = ui_driver_open_window (page, 360, 640);
  AluGameHeader header;

  propose (alu_game_kinds[0], 0, &header);
  aluette_setup_page_set_match (ALUETTE_SETUP_PAGE (page), alu_game_kinds[0], &header);
  for (guint seat = 0; seat < 2; seat++)
    {
      GtkWidget *button = ui_driver_find (page, ALUETTE_TYPE_SEAT_BUTTON, seat);
      GtkWidget *menu = ui_driver_find (button, GTK_TYPE_MENU_BUTTON, 0);

      gtk_menu_button_popup (GTK_MENU_BUTTON (menu));
      assert_int_equal (seat == 0, gtk_widget_get_visible (ui_driver_find (
                                       button, ALUETTE_TYPE_FACE_BUTTON, 0)));
      if (seat == 0)
        choose_face (button, (int) get_own () + 1);
      gtk_menu_button_popdown (GTK_MENU_BUTTON (menu));
    }
  assert_int_equal (aluette_own_face_get_choice (*state, NULL), get_own ());
  ui_driver_close (window);
}

/* In a new match no bot has the face of the user. */
TEST_WITH (test_new_match, set_up, tear_down)
{
  GtkWidget *page = setup_driver_make_page ();
  GtkWidget *window = ui_driver_open_window (page, 600, 640);
  const AluGameHeader *header;

  g_settings_set_string (*state, ALUETTE_OWN_FACE_KEY, OWN);
  gtk_widget_activate_action (page, "setup.preset", "u", 0);
  header = aluette_setup_page_get_header (ALUETTE_SETUP_PAGE (page));
  for (guint seat = 1; seat < header->rules.n_seats; seat++)
    assert_int_not_equal (aluette_villager_find_namesake (header->players[seat].name), get_own ());
  ui_driver_close (window);
}

/* The players of a real table are not villagers. */
TEST_WITH (test_real_table, set_up, tear_down)
{
  GtkWidget *page = setup_driver_make_page ();
  GtkWidget *window = ui_driver_open_window (page, 600, 640);
  AluGameHeader header;
  AluGameRules rules;

  alu_game_rules_init (alu_game_kinds[0], &rules, 0, 0);
  aluette_game_setup_propose_real (&rules, &header);
  aluette_setup_page_set_match (ALUETTE_SETUP_PAGE (page), alu_game_kinds[0], &header);
  assert_null (ui_driver_find (ui_driver_find (page, ALUETTE_TYPE_SEAT_BUTTON, 0),
                               ALUETTE_TYPE_FACE_PICTURE, 0));
  ui_driver_close (window);
}

/* So does an unfinished match in a list. */
TEST_WITH (test_resume, set_up, tear_down)
{
  g_autofree char *path = database_new_path ();
  AluetteDatabase *database = database_open (path);
  GtkWidget *row = aluette_resume_row_new ();
  GtkWidget *list = gtk_list_box_new ();
  GtkWidget *window = ui_driver_open_window (list, 400, 200);
  g_autoptr (AluetteJournal) journal = NULL;
  g_autoptr (AluetteMatchInfo) info = NULL;
  AluGameHeader header;
  gint64 match;

  gtk_list_box_append (GTK_LIST_BOX (list), row);
  propose (alu_game_kinds[0], 1, &header);
  journal = aluette_database_create_match (database, alu_game_kinds[0], &header, 1, NULL, &match,
                                           NULL);
  info = aluette_database_get_info (database, match, NULL);
  g_settings_set_string (*state, ALUETTE_OWN_FACE_KEY, OWN);
  aluette_resume_row_set_match (ALUETTE_RESUME_ROW (row), info, *state);
  assert_int_equal (get_picture (row, 1), get_own ());
  ui_driver_close (window);
  g_clear_object (&journal);
  database_close (database);
  database_remove (path);
}

/* The user is one of the four on the start page. */
TEST_WITH (test_home_faces, set_up, tear_down)
{
  for (int own = -1; own < ALUETTE_N_VILLAGERS; own++)
    {
      GtkWidget *faces = g_object_ref_sink (g_object_new (ALUETTE_TYPE_HOME_FACES, NULL));
      guint shown = 0;

      aluette_home_faces_set_own (ALUETTE_HOME_FACES (faces), own);
      for (guint i = 0; i < 4; i++)
        shown |= 1u << aluette_portrait_get_villager (
                     ALUETTE_PORTRAIT (ui_driver_find (faces, ALUETTE_TYPE_PORTRAIT, i)));
      assert_int_equal (__builtin_popcount (shown), 4);
      assert_true (own < 0 || (shown & 1u << own) != 0);
      g_object_unref (faces);
    }
}

static gboolean
is_chosen (GtkFlowBox *faces, int index)
{
  return gtk_widget_has_css_class (GTK_WIDGET (gtk_flow_box_get_child_at_index (faces, index)),
                                   "chosen");
}

/* The row of the preferences shows and changes the choice; its first face stands for none. */
TEST_WITH (test_chooser, set_up, tear_down)
{
  GtkWidget *row, *list, *window;
  GtkFlowBox *faces;
  g_autofree char *id = NULL;

  g_settings_set_string (*state, ALUETTE_OWN_FACE_KEY, OWN);
  row = aluette_face_chooser_new (*state, NULL);
  list = gtk_list_box_new ();
  gtk_list_box_append (GTK_LIST_BOX (list), row);
  window = ui_driver_open_window (list, 400, 400);
  faces = GTK_FLOW_BOX (ui_driver_find (row, GTK_TYPE_FLOW_BOX, 0));
  assert_true (is_chosen (faces, (int) get_own () + 1));
  for (int choice = ALUETTE_N_VILLAGERS; choice >= 0; choice--)
    {
      g_signal_emit_by_name (gtk_flow_box_get_child_at_index (faces, choice), "activate");
      assert_int_equal (aluette_own_face_get_choice (*state, NULL), choice - 1);
      for (int other = 0; other <= ALUETTE_N_VILLAGERS; other++)
        assert_int_equal (is_chosen (faces, other), other == choice);
    }
  id = g_settings_get_string (*state, ALUETTE_OWN_FACE_KEY);
  assert_string_equal (id, "");
  ui_driver_close (window);
}

/* Returns: the index of the face with the focus */
static guint
get_focused (GtkWidget *window)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  assert_true (GTK_IS_FLOW_BOX_CHILD (focus));
  return (guint) gtk_flow_box_child_get_index (GTK_FLOW_BOX_CHILD (focus));
}

/* Who goes through the preferences by Tab or arrow keys changes nothing, and stops once. */
TEST_WITH (test_chooser_by_keyboard, set_up, tear_down)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *list = gtk_list_box_new ();
  GtkWidget *before = gtk_button_new_with_label ("before");
  GtkWidget *after = gtk_button_new_with_label ("after");
  GtkWidget *window;

  g_settings_set_string (*state, ALUETTE_OWN_FACE_KEY, OWN);
  gtk_list_box_append (GTK_LIST_BOX (list), aluette_face_chooser_new (*state, NULL));
  gtk_box_append (GTK_BOX (box), before);
  gtk_box_append (GTK_BOX (box), list);
  gtk_box_append (GTK_BOX (box), after);
  window = ui_driver_open_window (box, 400, 400);
  gtk_widget_grab_focus (before);
  g_signal_emit_by_name (window, "move-focus", GTK_DIR_TAB_FORWARD);
  assert_int_equal (get_focused (window), get_own () + 1);
  g_signal_emit_by_name (window, "move-focus", GTK_DIR_RIGHT);
  assert_int_equal (get_focused (window), get_own () + 2);
  g_signal_emit_by_name (window, "move-focus", GTK_DIR_TAB_FORWARD);
  assert_ptr_equal (gtk_window_get_focus (GTK_WINDOW (window)), after);
  g_signal_emit_by_name (window, "move-focus", GTK_DIR_TAB_BACKWARD);
  assert_int_equal (get_focused (window), get_own () + 1);
  assert_int_equal (aluette_own_face_get_choice (*state, NULL), get_own ());
  ui_driver_close (window);
}

int
main (void)
{
  ui_driver_init ("en", FALSE, 1);
  return testing_run (NULL, NULL);
}

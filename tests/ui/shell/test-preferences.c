/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/aluette-game-setup.h"
#include "presentation/common/aluette-settings.h"
#include "presentation/portraits/aluette-own-face.h"
#include "testing.h"
#include "ui-driver.h"
#include "ui/shell/aluette-last-setup.h"
#include "ui/shell/aluette-preferences.h"

typedef struct
{
  GSettings *settings;
  GtkWidget *parent;
  GtkWidget *window; /* of the preferences */
} Fixture;

static GtkWidget *
find_window (GtkWidget *parent)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (gtk_window_get_transient_for (l->data) == GTK_WINDOW (parent))
      return l->data;
  return NULL;
}

static int
set_up (void **state)
{
  Fixture *f = g_new0 (Fixture, 1);

  f->settings = aluette_settings_new ();
  f->parent = ui_driver_open_window (gtk_label_new (""), 300, 300);
  aluette_preferences_present (GTK_WINDOW (f->parent));
  f->window = find_window (f->parent);
  ui_driver_settle (f->window);
  *state = f;
  return 0;
}

static int
tear_down (void **state)
{
  Fixture *f = *state;

  ui_driver_close (f->window);
  ui_driver_close (f->parent);
  g_settings_reset (f->settings, "player-name");
  g_settings_reset (f->settings, "last-match-setups");
  g_settings_reset (f->settings, "sign-difficulty");
  g_settings_reset (f->settings, "sign-captions");
  g_object_unref (f->settings);
  g_free (f);
  return 0;
}

static gboolean
is_row_of (GtkWidget *widget, gconstpointer title)
{
  return ADW_IS_PREFERENCES_ROW (widget)
         && g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title) == 0;
}

static GtkSwitch *
find_switch (Fixture *f, const char *title)
{
  GtkWidget *row = ui_driver_find_match (f->window, is_row_of, title, 0);

  return GTK_SWITCH (ui_driver_find (row, GTK_TYPE_SWITCH, 0));
}

static void
store_setup (Fixture *f, const AluGameKind *kind)
{
  AluGameHeader header;
  AluGameRules rules;

  alu_game_rules_init (kind, &rules, 0, 0);
  aluette_game_setup_propose (kind, &rules, "Anne", &header);
  aluette_last_setup_set (f->settings, kind, &header);
}

/* The name is used for the next match of each game. A name that a match file cannot contain is
 * refused. */
TEST_WITH (test_name, set_up, tear_down)
{
  Fixture *f = *state;
  GtkWidget *row = ui_driver_find (f->window, ADW_TYPE_ENTRY_ROW, 0);
  g_autofree char *used = NULL, *kept = NULL;
  int end = 6;

  for (guint i = 0; alu_game_kinds[i] != NULL; i++)
    store_setup (f, alu_game_kinds[i]);
  gtk_editable_set_text (GTK_EDITABLE (row), "Jeanne");
  used = aluette_own_face_get_name (f->settings);
  assert_string_equal (used, "Jeanne");
  for (guint i = 0; alu_game_kinds[i] != NULL; i++)
    {
      AluGameHeader header;

      assert_true (aluette_last_setup_get (f->settings, alu_game_kinds[i], &header));
      assert_string_equal (header.players[0].name, "Jeanne");
    }
  gtk_editable_insert_text (GTK_EDITABLE (row), "  Paul", -1, &end);
  assert_true (gtk_widget_has_css_class (row, "error"));
  kept = aluette_own_face_get_name (f->settings);
  assert_string_equal (kept, "Jeanne");
}

/* The default name fits any sentence: it is no pronoun in either language. */
TEST_WITH (test_default_name, set_up, tear_down)
{
  Fixture *f = *state;
  g_autofree char *name = aluette_own_face_get_name (f->settings);

  assert_true (alu_game_name_ok (name));
  assert_string_not_equal (name, "Me");
}

/* Easy signs are always described: the switch is on and insensitive. With other signs, it shows its
 * own value again. */
TEST_WITH (test_sign_descriptions, set_up, tear_down)
{
  Fixture *f = *state;
  GtkSwitch *toggle = find_switch (f, "Sign Descriptions");

  g_settings_set_string (f->settings, "sign-difficulty", "learner");
  assert_true (gtk_switch_get_active (toggle));
  assert_false (gtk_widget_is_sensitive (GTK_WIDGET (toggle)));
  assert_false (g_settings_get_boolean (f->settings, "sign-captions"));
  g_settings_set_string (f->settings, "sign-difficulty", "cafe");
  assert_false (gtk_switch_get_active (toggle));
  assert_true (gtk_widget_is_sensitive (GTK_WIDGET (toggle)));
}

int
main (void)
{
  ui_driver_init ("en", FALSE, 1);
  return testing_run (NULL, NULL);
}

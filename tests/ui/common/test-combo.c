/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "testing.h"
#include "ui-driver.h"
#include "ui/common/aluette-combo.h"

static const char *const words[] = { "One", "Two", "Three", "Four", NULL };

/* Whether the focus of a window is on the row of a list with this text. */
static gboolean
is_focused (GtkWidget *window, const char *text)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  return focus != NULL && ui_driver_find_label (focus, text) != NULL;
}

/* The list of a row opens at the selected choice, not at the first. */
TEST (test_row)
{
  GtkWidget *list = gtk_list_box_new ();
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr (GtkStringList) model = gtk_string_list_new (words);
  GtkWidget *window;

  aluette_combo_show_whole (ADW_COMBO_ROW (row));
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (model));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 2);
  gtk_list_box_append (GTK_LIST_BOX (list), row);
  window = ui_driver_open_window (list, 400, 300);
  adw_action_row_activate (ADW_ACTION_ROW (row));
  main_loop_wait_for (is_focused (window, "Three"));
  ui_driver_close (window);
}

TEST (test_drop_down)
{
  GtkWidget *drop_down = gtk_drop_down_new_from_strings (words);
  GtkWidget *window;

  aluette_drop_down_name_parts (GTK_DROP_DOWN (drop_down));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), 3);
  window = ui_driver_open_window (drop_down, 400, 300);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (ui_driver_find (drop_down,
                                                                   GTK_TYPE_TOGGLE_BUTTON, 0)),
                                TRUE);
  main_loop_wait_for (is_focused (window, "Four"));
  ui_driver_close (window);
}

/* Screen readers say the name of the control, which GTK 4.18 would replace, and what is chosen. */
TEST (test_drop_down_speaks)
{
  GtkWidget *drop_down = g_object_ref_sink (gtk_drop_down_new_from_strings (words));
  GtkAccessible *accessible = GTK_ACCESSIBLE (drop_down);

  aluette_drop_down_name_parts (GTK_DROP_DOWN (drop_down));
  assert_false (gtk_test_accessible_has_relation (accessible,
                                                  GTK_ACCESSIBLE_RELATION_LABELLED_BY));
  gtk_test_accessible_assert_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "One");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), 3);
  gtk_test_accessible_assert_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Four");
  g_object_unref (drop_down);
}

/* A popover with a drop-down stays open when the list of that closes, and keeps the focus. */
TEST (test_drop_down_in_popover)
{
  GtkWidget *drop_down = gtk_drop_down_new_from_strings (words);
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *button = gtk_menu_button_new ();
  GtkWidget *toggle = ui_driver_find (drop_down, GTK_TYPE_TOGGLE_BUTTON, 0);
  GtkWidget *window;

  aluette_drop_down_name_parts (GTK_DROP_DOWN (drop_down));
  gtk_popover_set_child (GTK_POPOVER (popover), drop_down);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), popover);
  window = ui_driver_open_window (button, 400, 300);
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), TRUE);
  main_loop_wait_for (is_focused (window, "One"));
  gtk_popover_popdown (GTK_POPOVER (ui_driver_find (drop_down, GTK_TYPE_POPOVER, 0)));
  main_loop_run_pending ();
  ui_driver_settle (window);
  assert_ptr_equal (gtk_window_get_focus (GTK_WINDOW (window)), toggle);
  ui_driver_close (window);
}

int
main (void)
{
  ui_driver_init ("en", FALSE, 1);
  return testing_run (NULL, NULL);
}

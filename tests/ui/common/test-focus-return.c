/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "testing.h"
#include "ui-driver.h"
#include "ui/common/aluette-focus-return.h"

/* When a popover has closed, the focus is where it was before. It is on something visible even
 * before the next turn of the main loop, since what is drawn anew would take a focus that nothing
 * visible has: where it was, or, with GTK 4.18, on the button of the menu. */
TEST (test_at_once)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *before = gtk_button_new_with_label ("Before");
  GtkWidget *button = gtk_menu_button_new ();
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *inside = gtk_button_new_with_label ("Inside");
  GtkWidget *window;

  gtk_popover_set_child (GTK_POPOVER (popover), inside);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), popover);
  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (GTK_BOX (box), before);
  window = ui_driver_open_window (box, 400, 300);
  aluette_focus_return_watch (GTK_WINDOW (window));
  gtk_widget_grab_focus (before);
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  main_loop_wait_for (gtk_window_get_focus (GTK_WINDOW (window)) == inside);
  gtk_popover_popdown (GTK_POPOVER (popover));
  assert_true (gtk_widget_get_mapped (gtk_window_get_focus (GTK_WINDOW (window))));
  main_loop_run_pending ();
  ui_driver_settle (window);
  assert_ptr_equal (gtk_window_get_focus (GTK_WINDOW (window)), before);
  ui_driver_close (window);
}

int
main (void)
{
  ui_driver_init ("en", FALSE, 1);
  return testing_run (NULL, NULL);
}

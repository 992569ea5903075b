/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "ui-driver.h"
#include "ui/common/aluette-natural-width.h"
#include "ui/common/aluette-widgets.h"

static void
assert_same_width (GtkWidget *widget, int height)
{
  int minimum, natural, minimum_for_height, natural_for_height;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, height, &minimum_for_height,
                      &natural_for_height, NULL, NULL);
  assert_int_equal (minimum_for_height, minimum);
  assert_int_equal (natural_for_height, natural);
}

static int
get_height (GtkWidget *widget, int width)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  return height;
}

/* Returns: the natural width at @height */
static int
get_width (GtkWidget *widget, int height)
{
  int width;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, height, NULL, &width, NULL, NULL);
  return width;
}

/* A text that wraps and fills the width, alone and in boxes, is as wide at any height; it is still
 * as high as its width needs. */
static void
test_fills (void **state)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *label = aluette_wrapping_label_new ("A text of a few words that wraps", NULL);

  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (line), box);
  gtk_window_set_child (GTK_WINDOW (window), line);
  for (int height = 20; height <= 200; height += 60)
    {
      assert_same_width (label, height);
      assert_same_width (box, height);
      assert_same_width (line, height);
    }
  assert_true (get_height (label, 100) > get_height (label, 400));
  assert_int_equal (get_height (line, 100), get_height (label, 100));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Others are as narrow as their height allows: a text in lines of the same length. */
static void
test_does_not_fill (void **state)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *label = aluette_wrapping_label_new ("A text of a few words that wraps", NULL);

  gtk_box_append (GTK_BOX (box), label);
  gtk_window_set_child (GTK_WINDOW (window), box);
  assert_true (get_width (label, 200) < get_width (label, -1));
  assert_true (get_width (box, 200) < get_width (box, -1));
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_halign (label, GTK_ALIGN_CENTER);
  assert_true (get_width (label, 200) < get_width (label, -1));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_fills),
    cmocka_unit_test (test_does_not_fill),
  };

  ui_driver_init ("en", FALSE, 1);
  aluette_natural_width_init ();
  cmocka_set_message_output (CM_OUTPUT_TAP);
  return cmocka_run_group_tests (tests, NULL, NULL);
}

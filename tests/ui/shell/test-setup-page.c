/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page on which a match is set up, in French, whose words are longer. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <adwaita.h>
#include <cmocka.h>

#include "matches-driver.h"
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

#define TEST(function) cmocka_unit_test_setup_teardown (function, set_up, tear_down)

int
main (void)
{
  const struct CMUnitTest tests[] = {
    TEST (test_title_fits_phone),
  };

  ui_driver_init ("fr", FALSE, 1);
  return cmocka_run_group_tests_name ("setup-page", tests, NULL, NULL);
}

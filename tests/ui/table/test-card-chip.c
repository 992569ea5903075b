/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <adwaita.h>

#include "model/session/aluette-local-game.h"
#include "table-driver.h"
#include "testing.h"
#include "ui-driver.h"
#include "ui/table/aluette-card-chip.h"
#include "ui/table/aluette-card.h"
#include "ui/table/aluette-hand.h"
#include "ui/table/aluette-table.h"

/* The chip that names the card under the pointer or with the keyboard. */

typedef struct
{
  AluetteGame *game;
  GtkWidget *table;
  GtkWidget *window;
  GtkWidget *box; /* of the chip */
} Scene;

static gboolean
is_own_hand (GtkWidget *widget, gconstpointer data)
{
  return ALUETTE_IS_HAND (widget) && gtk_widget_has_css_class (widget, "active");
}

static GtkWidget *
get_card (Scene *scene, guint index)
{
  GtkWidget *hand = ui_driver_find_match (scene->table, is_own_hand, NULL, 0);

  assert_non_null (hand);
  return ui_driver_find (hand, ALUETTE_TYPE_CARD, index);
}

static void
open_scene (Scene *scene, int width, int height)
{
  scene->game = table_driver_new_game (&(TableSetup) { .seed = 4 });
  assert_true (table_driver_play_until (scene->game, "turn", 1, 200));
  scene->table = aluette_table_new ();
  g_object_set (scene->table, "animation-speed", ALUETTE_SPEED_OFF, "trick-pause", 0, NULL);
  aluette_table_set_game (ALUETTE_TABLE (scene->table), scene->game);
  scene->window = ui_driver_open_window (scene->table, width, height);
  scene->box = ui_driver_find_class (scene->window, "card-chip");
  assert_non_null (scene->box);
}

static void
close_scene (Scene *scene)
{
  ui_driver_close (scene->window);
  g_object_unref (scene->game);
}

/* Returns: (transfer none): the last controller of a type, which belongs to the chip */
static GtkEventController *
find_controller (GtkWidget *widget, GType type)
{
  g_autoptr (GListModel) all = gtk_widget_observe_controllers (widget);
  GtkEventController *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkEventController) it = g_list_model_get_item (all, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (it, type))
        found = it;
    }
  assert_non_null (found);
  return found;
}

/* Returns: where a card can be pointed at, near its upper left corner */
static graphene_point_t
find_corner (Scene *scene, GtkWidget *card)
{
  graphene_point_t point;

  assert_true (gtk_widget_compute_point (card, scene->table, &GRAPHENE_POINT_INIT (9, 20), &point));
  return point;
}

static void
point_at (Scene *scene, const graphene_point_t *point)
{
  g_signal_emit_by_name (find_controller (scene->table, GTK_TYPE_EVENT_CONTROLLER_MOTION), "motion",
                         (double) point->x, (double) point->y);
}

static gboolean
is_shown (Scene *scene)
{
  return gtk_widget_get_mapped (scene->box);
}

static GtkWidget *
get_target (Scene *scene)
{
  GtkWidget *chip = ui_driver_find (scene->table, ALUETTE_TYPE_CARD_CHIP, 0);

  return aluette_card_chip_get_target (ALUETTE_CARD_CHIP (chip));
}

static const char *
get_title (Scene *scene)
{
  return gtk_label_get_text (GTK_LABEL (gtk_widget_get_first_child (scene->box)));
}

static graphene_rect_t
find_bounds (Scene *scene, GtkWidget *widget)
{
  graphene_rect_t bounds;

  assert_true (gtk_widget_compute_bounds (widget, scene->table, &bounds));
  return bounds;
}

/* In a window that has room, the chip does not cover the viewer's face. */
static void
check_face (Scene *scene)
{
  graphene_rect_t chip = find_bounds (scene, scene->box);
  graphene_rect_t face = find_bounds (
      scene, aluette_table_get_portrait (ALUETTE_TABLE (scene->table), 0));

  if (gtk_widget_get_width (scene->table) > 700)
    assert_false (graphene_rect_intersection (&chip, &face, NULL));
}

/* The chip is on the table, and covers neither the hand nor a button. */
static void
check_room (Scene *scene)
{
  graphene_rect_t chip = find_bounds (scene, scene->box), table;
  GtkWidget *it;

  graphene_rect_init (&table, 0, 0, (float) gtk_widget_get_width (scene->table),
                      (float) gtk_widget_get_height (scene->table));
  assert_true (graphene_rect_contains_rect (&table, &chip));
  for (guint i = 0; (it = get_card (scene, i)) != NULL; i++)
    {
      graphene_rect_t bounds = find_bounds (scene, it);

      assert_false (graphene_rect_intersection (&chip, &bounds, NULL));
    }
}

TEST (test_pointer)
{
  static const int sizes[][2] = { { 1024, 720 }, { 800, 480 }, { 360, 640 }, { 1400, 850 } };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      Scene scene;

      open_scene (&scene, sizes[i][0], sizes[i][1]);
      for (guint card = 0; get_card (&scene, card) != NULL; card++)
        {
          graphene_point_t point = find_corner (&scene, get_card (&scene, card));

          point_at (&scene, &point);
          main_loop_wait_for (is_shown (&scene));
          ui_driver_settle (scene.window);
          assert_string_not_equal (get_title (&scene), "");
          check_room (&scene);
          check_face (&scene);
        }
      g_signal_emit_by_name (find_controller (scene.table, GTK_TYPE_EVENT_CONTROLLER_MOTION),
                             "leave");
      assert_false (is_shown (&scene));
      close_scene (&scene);
    }
}

/* After a card has been played, the next one lies under the pointer, which nobody has moved. */
TEST (test_after_play)
{
  Scene scene;
  graphene_point_t point;

  open_scene (&scene, 1024, 720);
  point = find_corner (&scene, get_card (&scene, 2));
  point_at (&scene, &point);
  main_loop_wait_for (is_shown (&scene));
  g_signal_emit_by_name (get_card (&scene, 2), "clicked");
  ui_driver_settle (scene.window);
  assert_false (is_shown (&scene));
  point_at (&scene, &point);
  assert_null (get_target (&scene));
  main_loop_wait_for (ui_driver_find_match (scene.table, is_own_hand, NULL, 0) != NULL);
  ui_driver_settle (scene.window);
  point = find_corner (&scene, get_card (&scene, 0));
  point.x += 3;
  point_at (&scene, &point);
  assert_non_null (get_target (&scene));
  close_scene (&scene);
}

TEST (test_keyboard)
{
  Scene scene;
  g_autofree char *first = NULL;

  open_scene (&scene, 1024, 720);
  gtk_window_set_focus_visible (GTK_WINDOW (scene.window), TRUE);
  gtk_widget_grab_focus (get_card (&scene, 1));
  main_loop_wait_for (is_shown (&scene));
  first = g_strdup (get_title (&scene));
  gtk_widget_grab_focus (get_card (&scene, 0));
  assert_true (is_shown (&scene));
  assert_string_not_equal (first, get_title (&scene));
  ui_driver_settle (scene.window);
  check_room (&scene);
  gtk_window_set_focus (GTK_WINDOW (scene.window), NULL);
  assert_false (is_shown (&scene));
  close_scene (&scene);
}

TEST (test_long_press)
{
  Scene scene;
  graphene_point_t point;
  GtkEventController *press;

  open_scene (&scene, 360, 640);
  point = find_corner (&scene, get_card (&scene, 0));
  press = find_controller (scene.table, GTK_TYPE_GESTURE_LONG_PRESS);
  g_signal_emit_by_name (press, "pressed", (double) point.x, (double) point.y);
  assert_true (is_shown (&scene));
  /* The finger leaves: the text stays until the next touch. */
  g_signal_emit_by_name (find_controller (scene.table, GTK_TYPE_EVENT_CONTROLLER_MOTION), "leave");
  assert_true (is_shown (&scene));
  g_signal_emit_by_name (find_controller (scene.table, GTK_TYPE_GESTURE_CLICK), "pressed", 1, 2.0,
                         2.0);
  assert_false (is_shown (&scene));
  close_scene (&scene);
}

int
main (void)
{
  ui_driver_init ("en", FALSE, 1);
  return testing_run (NULL, NULL);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-end-scene.h"

#include "ui/common/aluette-text-button.h"
#include "ui/common/aluette-widgets.h"
#include "ui/portraits/aluette-portrait.h"

/* The side of the portrait of a winner, on a phone of LEAST_HEIGHT; larger on higher tables. */
#define WINNER_SIDE 96
#define WINNER_GROWTH 0.25
#define LEAST_HEIGHT 565

#define EDGES 48 /* margins and padding at both sides of the scene, at most */

#define LIFE_MS 2000 /* how long the podium rises and the curve is drawn */

struct _AluetteEndScene
{
  AdwBin parent_instance;

  AluetteTable *table; /* weak */
  AluetteEndSceneFill fill;
  AluetteGame *game;      /* (nullable) */
  GtkWidget *box;         /* of what is shown; scrolls where the table is low */
  GtkWidget *first;       /* box of the suggested button */
  GtkWidget *others;      /* box of the other buttons */
  AluettePodium *podium;  /* (nullable): in the box */
  AluetteLineChart *curve; /* (nullable): in the box */
  AdwAnimation *life;
  gboolean closed; /* until the match goes on */
};

G_DEFINE_FINAL_TYPE (AluetteEndScene, aluette_end_scene, ADW_TYPE_BIN)

/* --- Content --- */

void
aluette_end_scene_add (AluetteEndScene *self, GtkWidget *widget)
{
  gtk_box_append (GTK_BOX (self->box), widget);
}

void
aluette_end_scene_add_text (AluetteEndScene *self, char *text, const char *css_class)
{
  GtkWidget *label;

  if (text == NULL)
    return;
  label = aluette_wrapping_label_new (text, css_class);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_xalign (GTK_LABEL (label), 0.5f);
  aluette_end_scene_add (self, label);
  g_free (text);
}

AluettePodium *
aluette_end_scene_add_podium (AluetteEndScene *self)
{
  self->podium = ALUETTE_PODIUM (aluette_podium_new ());
  gtk_widget_set_halign (GTK_WIDGET (self->podium), GTK_ALIGN_CENTER);
  aluette_end_scene_add (self, GTK_WIDGET (self->podium));
  return self->podium;
}

AluetteLineChart *
aluette_end_scene_add_curve (AluetteEndScene *self)
{
  self->curve = ALUETTE_LINE_CHART (aluette_line_chart_new ());
  aluette_end_scene_add (self, GTK_WIDGET (self->curve));
  return self->curve;
}

GtkWidget *
aluette_end_scene_new_face (AluetteEndScene *self, const AluetteEndFace *face)
{
  GtkWidget *seated = aluette_table_get_portrait (self->table, face->seat);
  GtkWidget *portrait
      = aluette_portrait_new (aluette_portrait_get_villager (ALUETTE_PORTRAIT (seated)));
  GtkWidget *label = aluette_centered_label_new (face->label != NULL ? face->label : face->name, 12,
                                                 "heading");

  aluette_portrait_set_person_name (ALUETTE_PORTRAIT (portrait), face->name);
  aluette_portrait_keep_feeling (ALUETTE_PORTRAIT (portrait), face->feeling);
  aluette_portrait_set_quiet (ALUETTE_PORTRAIT (portrait), face->quiet);
  gtk_widget_set_size_request (portrait, face->side, face->side);
  gtk_widget_set_halign (portrait, GTK_ALIGN_CENTER);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  return aluette_box_new (GTK_ORIENTATION_VERTICAL, 2, portrait, label, NULL);
}

int
aluette_end_scene_limit_side (AluetteEndScene *self, int side, guint n, int taken)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self->table)) - EDGES - taken;

  return MAX (ALUETTE_PORTRAIT_MINIMUM, MIN (side, width / (int) n - ALUETTE_END_GAP));
}

int
aluette_end_scene_get_winner_side (AluetteEndScene *self)
{
  int height = gtk_widget_get_height (GTK_WIDGET (self->table));

  return WINNER_SIDE + (int) (MAX (0, height - LEAST_HEIGHT) * WINNER_GROWTH);
}

/* --- Buttons --- */

/* The key of the action of a button. */
#define ACTION "aluette-action"
#define TRICKS_ACTION "match.review"

static void hide_scene (AluetteEndScene *self);

/* The scene goes before the next deal or match. It stays below another page, and makes way for the
 * tricks while the table shows them. The table knows all the actions. */
static void
clicked_cb (GtkWidget *button, AluetteEndScene *self)
{
  const char *action = g_object_get_data (G_OBJECT (button), ACTION);

  if (g_strcmp0 (action, TRICKS_ACTION) == 0)
    hide_scene (self);
  else if (action == NULL || !g_str_has_prefix (action, "match."))
    aluette_end_scene_close (self);
  if (self->table != NULL && action != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self->table), action, NULL);
}

void
aluette_end_scene_add_button (AluetteEndScene *self, const char *label, const char *action)
{
  GtkWidget *button = aluette_text_button_new (label);
  gboolean first = gtk_widget_get_first_child (self->first) == NULL;

  g_object_set_data (G_OBJECT (button), ACTION, (gpointer) action);
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), self);
  gtk_box_append (GTK_BOX (first ? self->first : self->others), button);
  if (!first)
    {
      gtk_widget_add_css_class (button, "flat");
      return;
    }
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_widget_add_css_class (button, "pill");
}

/* Puts the other buttons below each other if the table is too narrow for them. */
static void
stack_if_narrow (AluetteEndScene *self)
{
  GtkOrientable *row = GTK_ORIENTABLE (self->others);
  int width;

  gtk_orientable_set_orientation (row, GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_measure (self->others, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  if (width > gtk_widget_get_width (GTK_WIDGET (self->table)) - EDGES)
    gtk_orientable_set_orientation (row, GTK_ORIENTATION_VERTICAL);
}

/* --- The end of a match --- */

static void
life_cb (double value, gpointer data)
{
  AluetteEndScene *self = data;

  if (self->podium != NULL)
    aluette_podium_set_progress (self->podium, value);
  if (self->curve != NULL)
    aluette_line_chart_set_progress (self->curve, value);
}

/* Makes the podium rise and draws the curve; at once if animations are off. */
static void
come_to_life (AluetteEndScene *self)
{
  AluetteSpeed speed;

  g_object_get (self->table, "animation-speed", &speed, NULL);
  adw_animation_play (self->life);
  if (speed == ALUETTE_SPEED_OFF)
    adw_animation_skip (self->life);
  if (adw_animation_get_state (self->life) == ADW_ANIMATION_PLAYING)
    life_cb (0, self);
}

/* --- The table below --- */

/* Takes the focus from the table below, and hides its prompt, which offers the same. */
static void
cover_table (AluetteEndScene *self, gboolean covered)
{
  gtk_widget_set_can_focus (GTK_WIDGET (self->table), !covered);
  aluette_set_css_class (GTK_WIDGET (self->table), "covered", covered);
}

static void
clear_scene (AluetteEndScene *self)
{
  adw_animation_reset (self->life);
  self->podium = NULL;
  self->curve = NULL;
  aluette_remove_children (self->box);
  aluette_remove_children (self->first);
  aluette_remove_children (self->others);
}

static void
hide_scene (AluetteEndScene *self)
{
  gboolean was_focused = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  clear_scene (self);
  if (self->table == NULL)
    return;
  cover_table (self, FALSE);
  if (was_focused)
    gtk_widget_grab_focus (GTK_WIDGET (self->table));
}

/* Shows the end of a deal, if the game has something to show. */
static void
show_scene (AluetteEndScene *self)
{
  g_autofree char *spoken = self->fill (self, self->game,
                                        aluette_table_get_viewer_seat (self->table));

  if (spoken == NULL)
    return;
  cover_table (self, TRUE);
  stack_if_narrow (self);
  aluette_set_accessible_name (self, spoken);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_widget_grab_focus (gtk_widget_get_first_child (self->first));
  come_to_life (self);
}

/* Returns: whether a deal has ended that somebody at this screen has played */
static gboolean
has_ended (AluetteEndScene *self)
{
  g_autoptr (GArray) events = NULL;

  if (self->game == NULL || aluette_game_get_seats_here (self->game) == 0)
    return FALSE;
  events = aluette_game_get_finished (self->game);
  return events != NULL && events->len > 0;
}

/* Shows or hides the scene, as the match and the table are. */
static void
update_cb (AluetteEndScene *self)
{
  gboolean visible = gtk_widget_get_visible (GTK_WIDGET (self));

  if (self->table == NULL)
    return;
  if (has_ended (self))
    {
      if (!self->closed && !visible && !aluette_table_is_busy (self->table))
        show_scene (self);
      return;
    }
  self->closed = FALSE;
  if (visible)
    hide_scene (self);
}

void
aluette_end_scene_close (AluetteEndScene *self)
{
  g_return_if_fail (ALUETTE_IS_END_SCENE (self));

  self->closed = TRUE;
  hide_scene (self);
}

static void
forget_game (AluetteEndScene *self)
{
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
}

static void
game_changed_cb (AluetteEndScene *self)
{
  forget_game (self);
  if (self->table != NULL)
    g_set_object (&self->game, aluette_table_get_game (self->table));
  if (self->game != NULL)
    g_signal_connect_swapped (self->game, "changed", G_CALLBACK (update_cb), self);
  self->closed = FALSE;
  if (gtk_widget_get_visible (GTK_WIDGET (self)))
    hide_scene (self);
  update_cb (self);
}

static void
close_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  aluette_end_scene_close (ALUETTE_END_SCENE (widget));
}

static void
aluette_end_scene_dispose (GObject *object)
{
  AluetteEndScene *self = ALUETTE_END_SCENE (object);

  forget_game (self);
  g_clear_object (&self->life);
  g_clear_weak_pointer (&self->table);
  G_OBJECT_CLASS (aluette_end_scene_parent_class)->dispose (object);
}

static void
aluette_end_scene_class_init (AluetteEndSceneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_end_scene_dispose;
  gtk_widget_class_install_action (widget_class, "end-scene.close", NULL, close_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "end-scene.close", NULL);
  gtk_widget_class_set_css_name (widget_class, "end-scene");
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/table/aluette-end-scene.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteEndScene, box);
  gtk_widget_class_bind_template_child (widget_class, AluetteEndScene, first);
  gtk_widget_class_bind_template_child (widget_class, AluetteEndScene, others);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
aluette_end_scene_init (AluetteEndScene *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->life = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, LIFE_MS,
                                        adw_callback_animation_target_new (life_cb, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->life), ADW_LINEAR);
}

GtkWidget *
aluette_end_scene_new (AluetteTable *table, AluetteEndSceneFill fill)
{
  AluetteEndScene *self = g_object_new (ALUETTE_TYPE_END_SCENE, NULL);

  self->fill = fill;
  g_set_weak_pointer (&self->table, table);
  g_signal_connect_object (table, "notify::game", G_CALLBACK (game_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "at-rest", G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
  game_changed_cb (self);
  return GTK_WIDGET (self);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/portraits/aluette-portrait-private.h"

#include "ui/common/aluette-picture.h"
#include "ui/common/aluette-widgets.h"

#include <glib/gi18n.h>

#define MOVE_MS 180
/* A face from the corner of the eye: drawn so much smaller, and enlarged. */
#define BLUR 4
#define BLURRED_OPACITY 0.7
#define NATURAL_SIDE 96

enum
{
  PROP_0,
  PROP_VILLAGER,
  PROP_PERSON_NAME,
  PROP_POSE,
  PROP_GAZE_X,
  PROP_GAZE_Y,
  PROP_QUIET,
  PROP_IDLE_GLANCES,
  PROP_GESTURE,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE (AluettePortrait, aluette_portrait, GTK_TYPE_WIDGET)

const AluetteVillager *
aluette_portrait_get_person (AluettePortrait *self)
{
  return aluette_villager_get (self->villager);
}

gboolean
aluette_portrait_is_lively (AluettePortrait *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  return !self->quiet && !self->blurred && self->villager != ALUETTE_PETIT_JEAN
         && gtk_widget_get_mapped (widget) && adw_get_enable_animations (widget);
}

/* --- Drawing --- */

static AluettePose
get_current_pose (AluettePortrait *self)
{
  AluettePose pose = self->between;

  aluette_idle_animation_apply (&self->animation, &pose);
  /* The head follows the eyes, so that other players notice a look. */
  pose.head_turn += 0.65 * pose.gaze_x;
  pose.head_nod -= 0.35 * pose.gaze_y;
  aluette_pose_clamp (&pose);
  if (self->reaction_share > 0)
    aluette_expression_pose (self->reaction.expression,
                             self->reaction.strength * self->reaction_share, &pose, &pose);
  if (self->gesture >= 0)
    aluette_gesture_pose ((AluetteGesture) self->gesture, self->gesture_time, self->gesture_size,
                          &pose, &pose);
  return pose;
}

void
aluette_portrait_refresh (AluettePortrait *self)
{
  AluettePose pose = get_current_pose (self);

  if (self->texture && aluette_pose_equal (&pose, &self->drawn))
    return;
  g_clear_object (&self->texture);
  self->drawn = pose;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Returns: whether the current picture is likely to be needed again */
static gboolean
will_recur (AluettePortrait *self)
{
  return self->gesture < 0 && self->reaction_share == 0
         && adw_animation_get_state (self->move) != ADW_ANIMATION_PLAYING;
}

static void
update_texture (AluettePortrait *self, int side)
{
  if (self->texture && self->texture_side == side)
    return;
  g_clear_object (&self->texture);
  self->drawn = get_current_pose (self);
  self->texture_side = side;
  self->texture = aluette_portrait_cache_get (self->cache, aluette_portrait_get_person (self),
                                              &self->drawn, side, will_recur (self));
}

void
aluette_portrait_prepare (AluettePortrait *self, int side)
{
  AluettePose pose;

  g_return_if_fail (ALUETTE_IS_PORTRAIT (self));
  g_return_if_fail (side > 0);

  pose = get_current_pose (self);
  aluette_portrait_cache_prepare (self->cache, aluette_portrait_get_person (self), &pose,
                                  side * gtk_widget_get_scale_factor (GTK_WIDGET (self)));
}

/* Faces take long to draw: the threads draw them while the rest of the window is laid out. */
static void
aluette_portrait_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  AluettePortrait *self = ALUETTE_PORTRAIT (widget);
  int side = MIN (width, height);

  if (side > 0 && !self->blurred && will_recur (self)
      && (self->texture == NULL
          || self->texture_side != side * gtk_widget_get_scale_factor (widget)))
    aluette_portrait_prepare (self, side);
}

static void
aluette_portrait_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AluettePortrait *self = ALUETTE_PORTRAIT (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  int side = MIN (width, height);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT ((float) ((width - side) / 2),
                                               (float) ((height - side) / 2), (float) side,
                                               (float) side);

  if (side <= 0)
    return;
  update_texture (self, self->blurred ? MAX (side / BLUR, 1)
                                      : side * gtk_widget_get_scale_factor (widget));
  if (self->blurred)
    gtk_snapshot_push_opacity (snapshot, BLURRED_OPACITY);
  aluette_picture_append (snapshot, widget, self->texture, &bounds);
  if (self->blurred)
    gtk_snapshot_pop (snapshot);
}

static void
aluette_portrait_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                          int *natural, int *minimum_baseline, int *natural_baseline)
{
  int width, height;

  gtk_widget_get_size_request (widget, &width, &height);
  *minimum = ALUETTE_PORTRAIT_MINIMUM;
  *natural = width > 0 ? MAX (width, *minimum) : NATURAL_SIDE;
  *minimum_baseline = -1;
  *natural_baseline = -1;
}

void
aluette_portrait_set_sharp (AluettePortrait *self, gboolean sharp)
{
  g_return_if_fail (ALUETTE_IS_PORTRAIT (self));

  if (self->blurred == !sharp)
    return;
  self->blurred = !sharp;
  if (self->blurred)
    aluette_portrait_end_gesture (self);
  aluette_portrait_update_idle (self);
  g_clear_object (&self->texture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
aluette_portrait_get_sharp (AluettePortrait *self)
{
  g_return_val_if_fail (ALUETTE_IS_PORTRAIT (self), TRUE);

  return !self->blurred;
}

/* --- Properties --- */

static void
update_label (AluettePortrait *self)
{
  /* Translators: a portrait, for screen readers: first name and occupation: “Léon, Sailor”. */
  g_autofree char *label
      = g_strdup_printf (C_("portrait", "%s, %s"), aluette_portrait_get_person_name (self),
                         aluette_villager_get_role (aluette_portrait_get_person (self)));

  aluette_set_accessible_name (self, label);
}

guint
aluette_portrait_get_villager (AluettePortrait *self)
{
  g_return_val_if_fail (ALUETTE_IS_PORTRAIT (self), 0);

  return self->villager;
}

void
aluette_portrait_set_villager (AluettePortrait *self, guint villager)
{
  g_return_if_fail (ALUETTE_IS_PORTRAIT (self));

  if (villager != ALUETTE_PETIT_JEAN)
    villager %= ALUETTE_N_VILLAGERS;
  if (villager == self->villager)
    return;
  self->villager = villager;
  self->between = aluette_portrait_get_person (self)->rest;
  g_clear_object (&self->texture);
  aluette_portrait_cache_clear (self->cache);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  aluette_portrait_set_pose (self, NULL);
  aluette_portrait_update_idle (self);
  update_label (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_VILLAGER]);
}

const char *
aluette_portrait_get_person_name (AluettePortrait *self)
{
  g_return_val_if_fail (ALUETTE_IS_PORTRAIT (self), NULL);

  return self->person_name ? self->person_name : aluette_portrait_get_person (self)->first_name;
}

void
aluette_portrait_set_person_name (AluettePortrait *self, const char *name)
{
  g_return_if_fail (ALUETTE_IS_PORTRAIT (self));

  if (g_strcmp0 (name, self->person_name) == 0)
    return;
  g_free (self->person_name);
  self->person_name = g_strdup (name);
  update_label (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PERSON_NAME]);
}

const AluettePose *
aluette_portrait_get_pose (AluettePortrait *self)
{
  g_return_val_if_fail (ALUETTE_IS_PORTRAIT (self), NULL);

  return &self->pose;
}

void
aluette_portrait_set_pose (AluettePortrait *self, const AluettePose *pose)
{
  AluettePose target;

  g_return_if_fail (ALUETTE_IS_PORTRAIT (self));

  target = pose ? *pose : aluette_portrait_get_person (self)->rest;
  aluette_pose_clamp (&target);
  if (aluette_pose_equal (&target, &self->pose) && aluette_pose_equal (&target, &self->between))
    return;
  self->pose = target;
  aluette_portrait_start_move (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_POSE]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAZE_X]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAZE_Y]);
}

void
aluette_portrait_look_at (AluettePortrait *self, double x, double y)
{
  AluettePose pose;

  g_return_if_fail (ALUETTE_IS_PORTRAIT (self));

  pose = self->pose;
  pose.gaze_x = x;
  pose.gaze_y = y;
  aluette_pose_clamp (&pose);
  /* Keep this gaze for some seconds before the eyes glance around again. */
  aluette_idle_animation_hold_gaze (&self->animation, g_get_monotonic_time () / 1000);
  if (pose.gaze_x == self->pose.gaze_x && pose.gaze_y == self->pose.gaze_y)
    {
      aluette_portrait_refresh (self);
      return;
    }
  /* A look jumps as eyes do: players look around all the time, and a pose in between is a picture
   * of its own that is seldom needed again. */
  self->from.gaze_x = self->between.gaze_x = self->pose.gaze_x = pose.gaze_x;
  self->from.gaze_y = self->between.gaze_y = self->pose.gaze_y = pose.gaze_y;
  aluette_portrait_refresh (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_POSE]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAZE_X]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAZE_Y]);
}

gboolean
aluette_portrait_get_quiet (AluettePortrait *self)
{
  g_return_val_if_fail (ALUETTE_IS_PORTRAIT (self), FALSE);

  return self->quiet;
}

void
aluette_portrait_set_quiet (AluettePortrait *self, gboolean quiet)
{
  g_return_if_fail (ALUETTE_IS_PORTRAIT (self));

  quiet = !!quiet;
  if (quiet == self->quiet)
    return;
  self->quiet = quiet;
  if (quiet)
    adw_animation_skip (self->move);
  aluette_portrait_update_idle (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_QUIET]);
}

gboolean
aluette_portrait_get_idle_glances (AluettePortrait *self)
{
  g_return_val_if_fail (ALUETTE_IS_PORTRAIT (self), FALSE);

  return self->idle_glances;
}

void
aluette_portrait_set_idle_glances (AluettePortrait *self, gboolean idle_glances)
{
  g_return_if_fail (ALUETTE_IS_PORTRAIT (self));

  idle_glances = !!idle_glances;
  if (idle_glances == self->idle_glances)
    return;
  self->idle_glances = idle_glances;
  if (!idle_glances)
    aluette_idle_animation_hold_gaze (&self->animation, g_get_monotonic_time () / 1000);
  aluette_portrait_refresh (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IDLE_GLANCES]);
}

static void
aluette_portrait_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  AluettePortrait *self = ALUETTE_PORTRAIT (object);

  switch (id)
    {
    case PROP_VILLAGER:
      g_value_set_uint (value, self->villager);
      break;
    case PROP_PERSON_NAME:
      g_value_set_string (value, aluette_portrait_get_person_name (self));
      break;
    case PROP_POSE:
      g_value_set_boxed (value, &self->pose);
      break;
    case PROP_GAZE_X:
      g_value_set_double (value, self->pose.gaze_x);
      break;
    case PROP_GAZE_Y:
      g_value_set_double (value, self->pose.gaze_y);
      break;
    case PROP_QUIET:
      g_value_set_boolean (value, self->quiet);
      break;
    case PROP_IDLE_GLANCES:
      g_value_set_boolean (value, self->idle_glances);
      break;
    case PROP_GESTURE:
      g_value_set_int (value, self->gesture);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
aluette_portrait_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  AluettePortrait *self = ALUETTE_PORTRAIT (object);

  switch (id)
    {
    case PROP_VILLAGER:
      aluette_portrait_set_villager (self, g_value_get_uint (value));
      break;
    case PROP_PERSON_NAME:
      aluette_portrait_set_person_name (self, g_value_get_string (value));
      break;
    case PROP_POSE:
      aluette_portrait_set_pose (self, g_value_get_boxed (value));
      break;
    case PROP_GAZE_X:
      aluette_portrait_look_at (self, g_value_get_double (value), self->pose.gaze_y);
      break;
    case PROP_GAZE_Y:
      aluette_portrait_look_at (self, self->pose.gaze_x, g_value_get_double (value));
      break;
    case PROP_QUIET:
      aluette_portrait_set_quiet (self, g_value_get_boolean (value));
      break;
    case PROP_IDLE_GLANCES:
      aluette_portrait_set_idle_glances (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

/* --- The widget --- */

static void
aluette_portrait_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (aluette_portrait_parent_class)->map (widget);
  aluette_portrait_update_idle (ALUETTE_PORTRAIT (widget));
}

static void
aluette_portrait_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (aluette_portrait_parent_class)->unmap (widget);
  aluette_portrait_update_idle (ALUETTE_PORTRAIT (widget));
}

static void
aluette_portrait_constructed (GObject *object)
{
  AluettePortrait *self = ALUETTE_PORTRAIT (object);

  G_OBJECT_CLASS (aluette_portrait_parent_class)->constructed (object);
  g_signal_connect_object (gtk_widget_get_settings (GTK_WIDGET (self)),
                           "notify::gtk-enable-animations",
                           G_CALLBACK (aluette_portrait_update_idle), self, G_CONNECT_SWAPPED);
  update_label (self);
}

static void
aluette_portrait_dispose (GObject *object)
{
  AluettePortrait *self = ALUETTE_PORTRAIT (object);

  g_clear_handle_id (&self->idle_id, g_source_remove);
  g_clear_handle_id (&self->gesture_id, g_source_remove);
  g_clear_handle_id (&self->reaction_id, g_source_remove);
  if (self->move)
    adw_animation_pause (self->move);
  g_clear_object (&self->move);
  g_clear_object (&self->texture);
  G_OBJECT_CLASS (aluette_portrait_parent_class)->dispose (object);
}

static void
aluette_portrait_finalize (GObject *object)
{
  AluettePortrait *self = ALUETTE_PORTRAIT (object);

  aluette_idle_animation_clear (&self->animation);
  aluette_portrait_cache_free (self->cache);
  g_free (self->person_name);
  G_OBJECT_CLASS (aluette_portrait_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  properties[PROP_VILLAGER] = g_param_spec_uint ("villager", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_PERSON_NAME] = g_param_spec_string ("person-name", NULL, NULL, NULL, flags);
  properties[PROP_POSE] = g_param_spec_boxed ("pose", NULL, NULL, ALUETTE_TYPE_POSE, flags);
  properties[PROP_GAZE_X] = g_param_spec_double ("gaze-x", NULL, NULL, -1, 1, 0, flags);
  properties[PROP_GAZE_Y] = g_param_spec_double ("gaze-y", NULL, NULL, -1, 1, 0, flags);
  properties[PROP_QUIET] = g_param_spec_boolean ("quiet", NULL, NULL, FALSE, flags);
  properties[PROP_IDLE_GLANCES] = g_param_spec_boolean ("idle-glances", NULL, NULL, TRUE, flags);
  properties[PROP_GESTURE] = g_param_spec_int ("gesture", NULL, NULL, -1, ALUETTE_N_GESTURES - 1,
                                               -1,
                                               G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY
                                                   | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
aluette_portrait_class_init (AluettePortraitClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = aluette_portrait_constructed;
  object_class->dispose = aluette_portrait_dispose;
  object_class->finalize = aluette_portrait_finalize;
  object_class->get_property = aluette_portrait_get_property;
  object_class->set_property = aluette_portrait_set_property;
  widget_class->size_allocate = aluette_portrait_size_allocate;
  widget_class->snapshot = aluette_portrait_snapshot;
  widget_class->measure = aluette_portrait_measure;
  widget_class->map = aluette_portrait_map;
  widget_class->unmap = aluette_portrait_unmap;
  install_properties (object_class);
  g_signal_new ("gesture-done", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_INT);
  gtk_widget_class_set_css_name (widget_class, "portrait");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
aluette_portrait_init (AluettePortrait *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->idle_glances = TRUE;
  self->gesture = -1;
  self->pose = aluette_portrait_get_person (self)->rest;
  self->between = self->pose;
  self->cache = aluette_portrait_cache_new ();
  aluette_idle_animation_init (&self->animation, g_random_int ());
  self->move = adw_timed_animation_new (widget, 0, 1, MOVE_MS,
                                        adw_callback_animation_target_new (aluette_portrait_move_to,
                                                                           self, NULL));
}

GtkWidget *
aluette_portrait_new (guint villager)
{
  return g_object_new (ALUETTE_TYPE_PORTRAIT, "villager", villager, NULL);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/common/aluette-visibility-monitor.h"

struct _AluetteVisibilityMonitor
{
  GObject parent_instance;

  GtkWidget *widget; /* (transfer none) */
  gboolean visible;
};

enum
{
  PROP_VISIBLE = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (AluetteVisibilityMonitor, aluette_visibility_monitor, G_TYPE_OBJECT)

static gboolean
has_dialog (GtkRoot *window)
{
  GListModel *windows = gtk_window_get_toplevels ();
  gboolean found = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (windows) && !found; i++)
    {
      g_autoptr (GtkWindow) other = g_list_model_get_item (windows, i);

      found = gtk_widget_get_visible (GTK_WIDGET (other))
              && gtk_window_get_transient_for (other) == (GtkWindow *) window;
    }
  return found;
}

static void
update_visible (AluetteVisibilityMonitor *self)
{
  gboolean visible = gtk_widget_get_mapped (self->widget)
                     && !has_dialog (gtk_widget_get_root (self->widget));

  if (visible == self->visible)
    return;
  self->visible = visible;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_VISIBLE]);
}

/* A window is added to the list before it has a parent window and is shown. */
static void
windows_changed (AluetteVisibilityMonitor *self, guint position, guint n_removed, guint n_added,
                 GListModel *windows)
{
  for (guint i = 0; i < n_added; i++)
    {
      g_autoptr (GObject) window = g_list_model_get_item (windows, position + i);

      g_signal_connect_object (window, "notify::visible", G_CALLBACK (update_visible), self,
                               G_CONNECT_SWAPPED);
    }
  update_visible (self);
}

static void
aluette_visibility_monitor_get_property (GObject *object, guint id, GValue *value,
                                         GParamSpec *pspec)
{
  if (id == PROP_VISIBLE)
    g_value_set_boolean (value, ALUETTE_VISIBILITY_MONITOR (object)->visible);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
aluette_visibility_monitor_class_init (AluetteVisibilityMonitorClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = aluette_visibility_monitor_get_property;
  props[PROP_VISIBLE] = g_param_spec_boolean ("visible", NULL, NULL, FALSE,
                                              G_PARAM_READABLE | G_PARAM_STATIC_STRINGS
                                                  | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
aluette_visibility_monitor_init (AluetteVisibilityMonitor *self)
{
}

AluetteVisibilityMonitor *
aluette_visibility_monitor_new (GtkWidget *widget)
{
  AluetteVisibilityMonitor *self;
  GListModel *windows = gtk_window_get_toplevels ();

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  self = g_object_new (ALUETTE_TYPE_VISIBILITY_MONITOR, NULL);
  self->widget = widget;
  /* After the handler of the class, which maps the widget. */
  g_signal_connect_object (widget, "map", G_CALLBACK (update_visible), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (widget, "unmap", G_CALLBACK (update_visible), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (windows, "items-changed", G_CALLBACK (windows_changed), self,
                           G_CONNECT_SWAPPED);
  windows_changed (self, 0, 0, g_list_model_get_n_items (windows), windows);
  return self;
}

gboolean
aluette_visibility_monitor_get_visible (AluetteVisibilityMonitor *self)
{
  g_return_val_if_fail (ALUETTE_IS_VISIBILITY_MONITOR (self), FALSE);

  return self->visible;
}

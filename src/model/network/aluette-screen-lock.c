/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-screen-lock.h"

static const char *const interfaces[] = { "org.freedesktop.ScreenSaver", "org.gnome.ScreenSaver" };

struct _AluetteScreenLock
{
  GObject parent_instance;

  GCancellable *cancellable;
  GDBusConnection *bus; /* (nullable) */
  guint signals[G_N_ELEMENTS (interfaces)];
  gboolean locked;
};

enum
{
  PROP_LOCKED = 1,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (AluetteScreenLock, aluette_screen_lock, G_TYPE_OBJECT)

static void
aluette_screen_lock_dispose (GObject *object)
{
  AluetteScreenLock *self = ALUETTE_SCREEN_LOCK (object);

  g_cancellable_cancel (self->cancellable);
  for (guint i = 0; self->bus != NULL && i < G_N_ELEMENTS (interfaces); i++)
    g_dbus_connection_signal_unsubscribe (self->bus, self->signals[i]);
  g_clear_object (&self->bus);
  g_clear_object (&self->cancellable);
  G_OBJECT_CLASS (aluette_screen_lock_parent_class)->dispose (object);
}

static void
aluette_screen_lock_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, ALUETTE_SCREEN_LOCK (object)->locked);
}

static void
aluette_screen_lock_class_init (AluetteScreenLockClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = aluette_screen_lock_dispose;
  object_class->get_property = aluette_screen_lock_get_property;
  props[PROP_LOCKED] = g_param_spec_boolean ("locked", NULL, NULL, FALSE,
                                             G_PARAM_READABLE | G_PARAM_STATIC_STRINGS
                                                 | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
on_active_changed (GDBusConnection *bus, const char *sender, const char *path,
                   const char *interface, const char *signal, GVariant *arguments, gpointer data)
{
  AluetteScreenLock *self = data;
  gboolean locked;

  if (!g_variant_is_of_type (arguments, G_VARIANT_TYPE ("(b)")))
    return;
  g_variant_get (arguments, "(b)", &locked);
  if (self->locked == locked)
    return;
  self->locked = locked;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LOCKED]);
}

static void
on_bus (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (AluetteScreenLock) self = data;
  g_autoptr (GDBusConnection) bus = g_bus_get_finish (result, NULL);

  if (bus == NULL || self->cancellable == NULL)
    return;
  self->bus = g_steal_pointer (&bus);
  for (guint i = 0; i < G_N_ELEMENTS (interfaces); i++)
    self->signals[i] = g_dbus_connection_signal_subscribe (
        self->bus, NULL, interfaces[i], "ActiveChanged", NULL, NULL, G_DBUS_SIGNAL_FLAGS_NONE,
        on_active_changed, self, NULL);
}

static void
aluette_screen_lock_init (AluetteScreenLock *self)
{
  self->cancellable = g_cancellable_new ();
  g_bus_get (G_BUS_TYPE_SESSION, self->cancellable, on_bus, g_object_ref (self));
}

AluetteScreenLock *
aluette_screen_lock_new (void)
{
  return g_object_new (ALUETTE_TYPE_SCREEN_LOCK, NULL);
}

gboolean
aluette_screen_lock_get_locked (AluetteScreenLock *self)
{
  g_return_val_if_fail (ALUETTE_IS_SCREEN_LOCK (self), FALSE);
  return self->locked;
}

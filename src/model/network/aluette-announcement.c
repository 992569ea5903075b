/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-announcement.h"

#include <string.h>

#include "model/network/aluette-avahi.h"
#include "model/network/aluette-nearby.h"

/* States of an entry group. */
#define ESTABLISHED 2
#define COLLISION 3

#define MAX_NAMES 20      /* that are tried if others have the same */
#define MAX_NAME_BYTES 63 /* of a service */

struct _AluetteAnnouncement
{
  GObject parent_instance;

  GCancellable *cancellable;
  GDBusConnection *bus; /* (nullable) */
  guint watch;
  guint signals;
  char *group; /* (nullable): path */
  char *name, *kind, *fingerprint;
  guint16 port;
  guint n_names; /* tried */
  gboolean announced;
};

enum
{
  PROP_ANNOUNCED = 1,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (AluetteAnnouncement, aluette_announcement, G_TYPE_OBJECT)

static void
free_group (AluetteAnnouncement *self)
{
  if (self->group != NULL && self->bus != NULL)
    aluette_avahi_call (self->bus, self->group, ALUETTE_AVAHI_GROUP, "Free", NULL, NULL, NULL,
                        NULL);
  g_clear_pointer (&self->group, g_free);
}

static void
aluette_announcement_dispose (GObject *object)
{
  AluetteAnnouncement *self = ALUETTE_ANNOUNCEMENT (object);

  g_cancellable_cancel (self->cancellable);
  if (self->watch != 0)
    g_bus_unwatch_name (self->watch);
  self->watch = 0;
  if (self->signals != 0)
    g_dbus_connection_signal_unsubscribe (self->bus, self->signals);
  self->signals = 0;
  free_group (self);
  g_clear_object (&self->bus);
  G_OBJECT_CLASS (aluette_announcement_parent_class)->dispose (object);
}

static void
aluette_announcement_finalize (GObject *object)
{
  AluetteAnnouncement *self = ALUETTE_ANNOUNCEMENT (object);

  g_object_unref (self->cancellable);
  g_free (self->name);
  g_free (self->kind);
  g_free (self->fingerprint);
  G_OBJECT_CLASS (aluette_announcement_parent_class)->finalize (object);
}

static void
aluette_announcement_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_ANNOUNCED)
    g_value_set_boolean (value, ALUETTE_ANNOUNCEMENT (object)->announced);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
aluette_announcement_class_init (AluetteAnnouncementClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = aluette_announcement_get_property;
  object_class->dispose = aluette_announcement_dispose;
  object_class->finalize = aluette_announcement_finalize;
  props[PROP_ANNOUNCED] = g_param_spec_boolean ("announced", NULL, NULL, FALSE,
                                                G_PARAM_READABLE | G_PARAM_STATIC_STRINGS
                                                    | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
aluette_announcement_init (AluetteAnnouncement *self)
{
  self->cancellable = g_cancellable_new ();
}

static void
set_announced (AluetteAnnouncement *self, gboolean announced)
{
  if (self->announced == announced)
    return;
  self->announced = announced;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ANNOUNCED]);
}

/* Calls a method of the group, whose answer says nothing. */
static void
call_group (AluetteAnnouncement *self, const char *method, GVariant *arguments)
{
  aluette_avahi_call (self->bus, self->group, ALUETTE_AVAHI_GROUP, method, arguments,
                      self->cancellable, NULL, NULL);
}

static void
add_text (GVariantBuilder *texts, const char *key, const char *value)
{
  g_autofree char *text = g_strdup_printf ("%s=%s", key, value);

  g_variant_builder_add_value (texts, g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, text,
                                                                 strlen (text), 1));
}

/* Returns: (transfer full): the name as a service can have it, with a number from the second try
 * on. */
static char *
format_name (AluetteAnnouncement *self)
{
  GString *name = g_string_new (self->name);
  g_autofree char *number = self->n_names > 1 ? g_strdup_printf (" %u", self->n_names)
                                              : g_strdup ("");

  while (name->len + strlen (number) > MAX_NAME_BYTES)
    g_string_truncate (name, (gsize) (g_utf8_prev_char (name->str + name->len) - name->str));
  g_string_append (name, number);
  return g_string_free (name, FALSE);
}

static void
add_service (AluetteAnnouncement *self)
{
  g_autofree char *name = NULL;
  GVariantBuilder texts;

  if (++self->n_names > MAX_NAMES)
    return;
  name = format_name (self);
  g_variant_builder_init (&texts, G_VARIANT_TYPE ("aay"));
  add_text (&texts, "v", "1");
  add_text (&texts, "game", self->kind);
  add_text (&texts, "key", self->fingerprint);
  call_group (self, "AddService",
              g_variant_new ("(iiussssqaay)", ALUETTE_AVAHI_ANY, ALUETTE_AVAHI_ANY, 0, name,
                             ALUETTE_SERVICE_TYPE, "", "", self->port, &texts));
  call_group (self, "Commit", NULL);
}

static void
on_signal (GDBusConnection *bus, const char *sender, const char *path, const char *interface,
           const char *signal, GVariant *parameters, gpointer data)
{
  AluetteAnnouncement *self = data;
  int state;

  if (g_strcmp0 (path, self->group) != 0
      || !g_variant_is_of_type (parameters, G_VARIANT_TYPE ("(is)")))
    return;
  g_variant_get (parameters, "(i&s)", &state, NULL);
  set_announced (self, state == ESTABLISHED);
  if (state != COLLISION)
    return;
  call_group (self, "Reset", NULL);
  add_service (self);
}

static void
on_group (GObject *bus, GAsyncResult *result, gpointer data)
{
  g_autoptr (AluetteAnnouncement) self = data;
  g_autoptr (GVariant) answer = g_dbus_connection_call_finish (G_DBUS_CONNECTION (bus), result,
                                                               NULL);

  if (answer == NULL || self->bus == NULL)
    return;
  g_free (self->group);
  g_variant_get (answer, "(o)", &self->group);
  self->n_names = 0;
  add_service (self);
}

static void
on_appeared (GDBusConnection *bus, const char *name, const char *owner, gpointer data)
{
  AluetteAnnouncement *self = data;

  aluette_avahi_call (bus, "/", ALUETTE_AVAHI_SERVER, "EntryGroupNew", NULL, self->cancellable,
                      on_group, g_object_ref (self));
}

static void
on_vanished (GDBusConnection *bus, const char *name, gpointer data)
{
  AluetteAnnouncement *self = data;

  g_clear_pointer (&self->group, g_free);
  set_announced (self, FALSE);
}

static void
on_bus (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (AluetteAnnouncement) self = data;
  GDBusConnection *bus = g_bus_get_finish (result, NULL);

  if (bus == NULL)
    return;
  self->bus = bus;
  self->signals = g_dbus_connection_signal_subscribe (bus, ALUETTE_AVAHI_NAME, ALUETTE_AVAHI_GROUP,
                                                      "StateChanged", NULL, NULL,
                                                      G_DBUS_SIGNAL_FLAGS_NONE, on_signal, self,
                                                      NULL);
  self->watch = g_bus_watch_name_on_connection (bus, ALUETTE_AVAHI_NAME,
                                                G_BUS_NAME_WATCHER_FLAGS_AUTO_START, on_appeared,
                                                on_vanished, self, NULL);
}

AluetteAnnouncement *
aluette_announcement_new (const char *name, const char *kind, const char *fingerprint, guint16 port)
{
  AluetteAnnouncement *self = g_object_new (ALUETTE_TYPE_ANNOUNCEMENT, NULL);

  self->name = g_strdup (name);
  self->kind = g_strdup (kind);
  self->fingerprint = g_strdup (fingerprint);
  self->port = port;
  g_bus_get (G_BUS_TYPE_SYSTEM, self->cancellable, on_bus, g_object_ref (self));
  return self;
}

gboolean
aluette_announcement_get_announced (AluetteAnnouncement *self)
{
  g_return_val_if_fail (ALUETTE_IS_ANNOUNCEMENT (self), FALSE);
  return self->announced;
}

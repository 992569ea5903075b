/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-nearby.h"

#include <string.h>

#include "model/network/aluette-avahi.h"
#include "model/network/aluette-identity.h"
#include "model/network/aluette-invitation.h"
#include "model/network/aluette-protocol.h"

/* More tables than a local network has. */
#define MAX_TABLES 50

#define FINGERPRINT_DIGITS 64

/* A service as Avahi names it; it may be announced on several interfaces. */
typedef struct
{
  int interface, protocol;
  char *name, *domain;
  AluetteNearbyTable *table; /* (nullable): until it is resolved */
} Service;

struct _AluetteNearby
{
  GObject parent_instance;

  GCancellable *cancellable;
  GDBusConnection *bus; /* (nullable) */
  guint watch;          /* of the name of Avahi */
  guint signals;        /* subscription */
  char *browser;        /* (nullable): path of the browser */
  AluetteNearbyState state;
  GPtrArray *services; /* (element-type Service) */
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteNearby, aluette_nearby, G_TYPE_OBJECT)

static void
table_free (AluetteNearbyTable *table)
{
  if (table == NULL)
    return;
  g_free (table->name);
  g_free (table->kind);
  g_free (table->address);
  g_free (table->fingerprint);
  g_free (table);
}

static void
service_free (gpointer data)
{
  Service *service = data;

  g_free (service->name);
  g_free (service->domain);
  table_free (service->table);
  g_free (service);
}

static void
aluette_nearby_dispose (GObject *object)
{
  AluetteNearby *self = ALUETTE_NEARBY (object);

  g_cancellable_cancel (self->cancellable);
  if (self->watch != 0)
    g_bus_unwatch_name (self->watch);
  self->watch = 0;
  if (self->signals != 0)
    g_dbus_connection_signal_unsubscribe (self->bus, self->signals);
  self->signals = 0;
  if (self->browser != NULL)
    aluette_avahi_call (self->bus, self->browser, ALUETTE_AVAHI_BROWSER, "Free", NULL, NULL, NULL,
                        NULL);
  g_clear_pointer (&self->browser, g_free);
  g_clear_object (&self->bus);
  G_OBJECT_CLASS (aluette_nearby_parent_class)->dispose (object);
}

static void
aluette_nearby_finalize (GObject *object)
{
  AluetteNearby *self = ALUETTE_NEARBY (object);

  g_object_unref (self->cancellable);
  g_ptr_array_unref (self->services);
  G_OBJECT_CLASS (aluette_nearby_parent_class)->finalize (object);
}

static void
aluette_nearby_class_init (AluetteNearbyClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = aluette_nearby_dispose;
  G_OBJECT_CLASS (klass)->finalize = aluette_nearby_finalize;
  signals[CHANGED] = g_signal_new ("changed", ALUETTE_TYPE_NEARBY, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
aluette_nearby_init (AluetteNearby *self)
{
  self->cancellable = g_cancellable_new ();
  self->services = g_ptr_array_new_with_free_func (service_free);
}

static void
set_state (AluetteNearby *self, AluetteNearbyState state)
{
  self->state = state;
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Services */

static Service *
find_service (AluetteNearby *self, int interface, int protocol, const char *name,
              const char *domain)
{
  for (guint i = 0; i < self->services->len; i++)
    {
      Service *service = g_ptr_array_index (self->services, i);

      if (service->interface == interface && service->protocol == protocol
          && strcmp (service->name, name) == 0 && strcmp (service->domain, domain) == 0)
        return service;
    }
  return NULL;
}

/* Returns: (transfer full) (nullable): the value of a key in the text of a service. */
static char *
get_value (GVariant *texts, const char *key)
{
  GVariantIter iter;
  GVariant *child;
  char *value = NULL;
  gsize length = strlen (key);

  g_variant_iter_init (&iter, texts);
  while (value == NULL && (child = g_variant_iter_next_value (&iter)) != NULL)
    {
      gsize n;
      const char *bytes = g_variant_get_fixed_array (child, &n, 1);

      if (n > length && strncmp (bytes, key, length) == 0 && bytes[length] == '='
          && g_utf8_validate_len (bytes, n, NULL))
        value = g_strndup (bytes + length + 1, n - length - 1);
      g_variant_unref (child);
    }
  return value;
}

static gboolean
is_fingerprint (const char *text)
{
  return text != NULL && strlen (text) == FINGERPRINT_DIGITS
         && strspn (text, "0123456789abcdef") == FINGERPRINT_DIGITS;
}

static char *
format_address (const char *address, int protocol, guint16 port)
{
  g_autoptr (GInetAddress) parsed = g_inet_address_new_from_string (address);

  if (parsed == NULL || g_inet_address_get_is_link_local (parsed))
    return NULL;
  return g_strdup_printf (g_inet_address_get_family (parsed) == G_SOCKET_FAMILY_IPV6 ? "[%s]:%u"
                                                                                     : "%s:%u",
                          address, port);
}

/* Reads what a service says. It comes from anybody on the network, so that nothing of it counts
 * that is not a table of this program. */
static AluetteNearbyTable *
read_table (GVariant *answer)
{
  g_autofree AluetteNearbyTable *table = g_new0 (AluetteNearbyTable, 1);
  g_autoptr (GVariant) texts = NULL;
  g_autofree char *version = NULL, *fingerprint = NULL, *kind = NULL, *where = NULL;
  const char *name, *address;
  int interface, protocol, address_protocol;
  guint16 port;
  guint32 flags;

  g_variant_get (answer, "(ii&s&s&s&si&sq@aayu)", &interface, &protocol, &name, NULL, NULL, NULL,
                 &address_protocol, &address, &port, &texts, &flags);
  version = get_value (texts, "v");
  fingerprint = get_value (texts, "key");
  kind = get_value (texts, "game");
  where = format_address (address, address_protocol, port);
  table->name = aluette_protocol_clean_name (name);
  if (g_strcmp0 (version, "1") != 0 || !is_fingerprint (fingerprint) || where == NULL
      || table->name == NULL)
    {
      g_free (table->name);
      return NULL;
    }
  table->kind = kind != NULL ? g_steal_pointer (&kind) : g_strdup ("");
  table->fingerprint = g_steal_pointer (&fingerprint);
  table->address = g_steal_pointer (&where);
  return g_steal_pointer (&table);
}

typedef struct
{
  AluetteNearby *nearby;
  int interface, protocol;
  char *name, *domain;
} Resolving;

static void
resolving_free (Resolving *resolving)
{
  g_object_unref (resolving->nearby);
  g_free (resolving->name);
  g_free (resolving->domain);
  g_free (resolving);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Resolving, resolving_free)

static void
on_resolved (GObject *bus, GAsyncResult *result, gpointer data)
{
  g_autoptr (Resolving) resolving = data;
  g_autoptr (GVariant) answer = g_dbus_connection_call_finish (G_DBUS_CONNECTION (bus), result,
                                                               NULL);
  AluetteNearby *self = resolving->nearby;
  Service *service = find_service (self, resolving->interface, resolving->protocol, resolving->name,
                                   resolving->domain);

  if (service == NULL)
    return;
  table_free (service->table);
  service->table = answer != NULL ? read_table (answer) : NULL;
  /* What is no table takes no place, and is asked again when it appears again. */
  if (service->table == NULL)
    g_ptr_array_remove (self->services, service);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
add_service (AluetteNearby *self, int interface, int protocol, const char *name, const char *domain)
{
  Service *service;
  Resolving *resolving;

  if (self->services->len >= MAX_TABLES
      || find_service (self, interface, protocol, name, domain) != NULL)
    return;
  service = g_new0 (Service, 1);
  *service = (Service) { interface, protocol, g_strdup (name), g_strdup (domain), NULL };
  g_ptr_array_add (self->services, service);
  resolving = g_new0 (Resolving, 1);
  *resolving = (Resolving) { g_object_ref (self), interface, protocol, g_strdup (name),
                             g_strdup (domain) };
  aluette_avahi_call (self->bus, "/", ALUETTE_AVAHI_SERVER, "ResolveService",
                      g_variant_new ("(iisssiu)", interface, protocol, name, ALUETTE_SERVICE_TYPE,
                                     domain, ALUETTE_AVAHI_ANY, 0),
                      self->cancellable, on_resolved, resolving);
}

static void
remove_service (AluetteNearby *self, int interface, int protocol, const char *name,
                const char *domain)
{
  Service *service = find_service (self, interface, protocol, name, domain);

  if (service == NULL)
    return;
  g_ptr_array_remove (self->services, service);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
on_signal (GDBusConnection *bus, const char *sender, const char *path, const char *interface_name,
           const char *signal, GVariant *parameters, gpointer data)
{
  AluetteNearby *self = data;
  int interface, protocol;
  const char *name, *type, *domain;

  /* Avahi sends signals to this program alone, and the first ones before the answer with the path
   * of the browser. */
  if (self->browser != NULL && strcmp (path, self->browser) != 0)
    return;
  if (strcmp (signal, "AllForNow") == 0)
    set_state (self, ALUETTE_NEARBY_FOUND);
  else if (strcmp (signal, "Failure") == 0)
    set_state (self, ALUETTE_NEARBY_IMPOSSIBLE);
  if (!g_variant_is_of_type (parameters, G_VARIANT_TYPE ("(iisssu)")))
    return;
  g_variant_get (parameters, "(ii&s&s&su)", &interface, &protocol, &name, &type, &domain, NULL);
  if (strcmp (type, ALUETTE_SERVICE_TYPE) != 0)
    return;
  if (strcmp (signal, "ItemNew") == 0)
    add_service (self, interface, protocol, name, domain);
  else if (strcmp (signal, "ItemRemove") == 0)
    remove_service (self, interface, protocol, name, domain);
}

/* Avahi */

static void
on_browser (GObject *bus, GAsyncResult *result, gpointer data)
{
  g_autoptr (AluetteNearby) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) answer = g_dbus_connection_call_finish (G_DBUS_CONNECTION (bus), result,
                                                               &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) || self->bus == NULL)
    return;
  if (answer == NULL)
    set_state (self, ALUETTE_NEARBY_IMPOSSIBLE);
  else
    g_variant_get (answer, "(o)", &self->browser);
}

static void
on_appeared (GDBusConnection *bus, const char *name, const char *owner, gpointer data)
{
  AluetteNearby *self = data;

  set_state (self, ALUETTE_NEARBY_SEARCHING);
  aluette_avahi_call (bus, "/", ALUETTE_AVAHI_SERVER, "ServiceBrowserNew",
                      g_variant_new ("(iissu)", ALUETTE_AVAHI_ANY, ALUETTE_AVAHI_ANY,
                                     ALUETTE_SERVICE_TYPE, "", 0),
                      self->cancellable, on_browser, g_object_ref (self));
}

static void
on_vanished (GDBusConnection *bus, const char *name, gpointer data)
{
  AluetteNearby *self = data;

  g_clear_pointer (&self->browser, g_free);
  g_ptr_array_set_size (self->services, 0);
  set_state (self, ALUETTE_NEARBY_IMPOSSIBLE);
}

static void
on_bus (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (AluetteNearby) self = data;
  g_autoptr (GError) error = NULL;
  GDBusConnection *bus = g_bus_get_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (bus == NULL)
    {
      set_state (self, ALUETTE_NEARBY_IMPOSSIBLE);
      return;
    }
  self->bus = bus;
  self->signals = g_dbus_connection_signal_subscribe (bus, ALUETTE_AVAHI_NAME,
                                                      ALUETTE_AVAHI_BROWSER, NULL, NULL, NULL,
                                                      G_DBUS_SIGNAL_FLAGS_NONE, on_signal, self,
                                                      NULL);
  self->watch = g_bus_watch_name_on_connection (bus, ALUETTE_AVAHI_NAME,
                                                G_BUS_NAME_WATCHER_FLAGS_AUTO_START, on_appeared,
                                                on_vanished, self, NULL);
}

AluetteNearby *
aluette_nearby_new (void)
{
  AluetteNearby *self = g_object_new (ALUETTE_TYPE_NEARBY, NULL);

  g_bus_get (G_BUS_TYPE_SYSTEM, self->cancellable, on_bus, g_object_ref (self));
  return self;
}

/* Tables */

AluetteNearbyState
aluette_nearby_get_state (AluetteNearby *self)
{
  g_return_val_if_fail (ALUETTE_IS_NEARBY (self), ALUETTE_NEARBY_IMPOSSIBLE);
  return self->state;
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return g_utf8_collate ((*(AluetteNearbyTable *const *) a)->name,
                         (*(AluetteNearbyTable *const *) b)->name);
}

static gboolean
has_key (GPtrArray *tables, const char *fingerprint)
{
  for (guint i = 0; i < tables->len; i++)
    if (strcmp (((const AluetteNearbyTable *) g_ptr_array_index (tables, i))->fingerprint,
                fingerprint)
        == 0)
      return TRUE;
  return FALSE;
}

GPtrArray *
aluette_nearby_list (AluetteNearby *self)
{
  GPtrArray *tables = g_ptr_array_new ();

  g_return_val_if_fail (ALUETTE_IS_NEARBY (self), tables);
  for (guint i = 0; i < self->services->len; i++)
    {
      const Service *service = g_ptr_array_index (self->services, i);

      if (service->table != NULL && !has_key (tables, service->table->fingerprint))
        g_ptr_array_add (tables, service->table);
    }
  g_ptr_array_sort (tables, compare_names);
  return tables;
}

const AluetteNearbyTable *
aluette_nearby_find_typed (AluetteNearby *self, const char *text)
{
  g_autoptr (GPtrArray) tables = aluette_nearby_list (self);
  g_autofree char *whole = aluette_invitation_find (text);
  const AluetteNearbyTable *found = NULL;
  guint n = 0;

  for (guint i = 0; i < tables->len; i++)
    {
      const AluetteNearbyTable *table = g_ptr_array_index (tables, i);
      g_autofree char *words = aluette_fingerprint_get_words (table->fingerprint);

      if (whole != NULL && aluette_invitation_is_same (whole, words))
        return table;
      if (aluette_invitation_means (text, words))
        found = n++ == 0 ? table : NULL;
    }
  return found;
}

const AluetteNearbyTable *
aluette_nearby_find_key (AluetteNearby *self, const char *fingerprint)
{
  g_autoptr (GPtrArray) tables = aluette_nearby_list (self);

  for (guint i = 0; i < tables->len; i++)
    {
      const AluetteNearbyTable *table = g_ptr_array_index (tables, i);

      if (strcmp (table->fingerprint, fingerprint) == 0)
        return table;
    }
  return NULL;
}

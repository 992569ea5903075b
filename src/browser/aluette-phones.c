/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "browser/aluette-phones.h"

#include "browser/aluette-web-service.h"
#include "model/network/aluette-own-addresses.h"

/* Short to type. Telephones know their seats by the address of the page. */
#define PORT 2415

struct _AluettePhones
{
  GObject parent_instance;

  AluetteOwnRoom *own;        /* (nullable): NULL once disposed of */
  AluetteWebService *service; /* (nullable): NULL once the table is stopped */
};

G_DEFINE_FINAL_TYPE (AluettePhones, aluette_phones, G_TYPE_OBJECT)

static void
stop_service (AluettePhones *self)
{
  g_clear_pointer (&self->service, aluette_web_service_free);
}

static void
aluette_phones_dispose (GObject *object)
{
  AluettePhones *self = ALUETTE_PHONES (object);

  stop_service (self);
  g_clear_object (&self->own);
  G_OBJECT_CLASS (aluette_phones_parent_class)->dispose (object);
}

static void
aluette_phones_class_init (AluettePhonesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = aluette_phones_dispose;
}

static void
aluette_phones_init (AluettePhones *self)
{
}

static void
connect_guest (AluetteChannel *channel, gpointer data)
{
  AluettePhones *self = data;

  aluette_host_add_channel (aluette_own_room_get_host (self->own), channel, FALSE);
}

AluettePhones *
aluette_phones_new (AluetteOwnRoom *own, GError **error)
{
  g_autoptr (AluettePhones) self = g_object_new (ALUETTE_TYPE_PHONES, NULL);
  g_autoptr (AluetteClock) clock = aluette_main_clock_new ();
  AluetteWebOptions options
      = { .port = PORT, .max_connections = 200, .max_per_address = 20, .max_new = 120 };

  self->own = g_object_ref (own);
  self->service = aluette_web_service_new (&options, clock, connect_guest, self, NULL);
  options.port = 0;
  if (self->service == NULL)
    self->service = aluette_web_service_new (&options, clock, connect_guest, self, error);
  if (self->service == NULL)
    return NULL;
  g_signal_connect_object (own, "stopped", G_CALLBACK (stop_service), self, G_CONNECT_SWAPPED);
  return g_steal_pointer (&self);
}

/* Returns: (transfer full) (nullable): an address of this computer on the local network. The page
 * is not served to addresses of IPv6. */
static char *
find_own_address (void)
{
  g_autoptr (GPtrArray) addresses = aluette_own_addresses_list ();

  for (guint i = 0; i < addresses->len; i++)
    {
      g_autoptr (GInetAddress) address
          = g_inet_address_new_from_string (g_ptr_array_index (addresses, i));

      if (address != NULL && aluette_address_is_private (address))
        return g_strdup (g_ptr_array_index (addresses, i));
    }
  return NULL;
}

static guint
get_port (AluettePhones *self)
{
  return self->service != NULL ? aluette_web_service_get_port (self->service) : 0;
}

char *
aluette_phones_make_address (AluettePhones *self)
{
  g_autofree char *address = NULL;

  g_return_val_if_fail (ALUETTE_IS_PHONES (self), NULL);
  address = find_own_address ();
  return g_strdup_printf ("%s:%u", address != NULL ? address : "127.0.0.1", get_port (self));
}

char *
aluette_phones_make_link (AluettePhones *self)
{
  g_autofree char *address = NULL;

  g_return_val_if_fail (ALUETTE_IS_PHONES (self), NULL);
  address = find_own_address ();
  return address != NULL ? g_strdup_printf ("http://%s:%u/#%s", address, get_port (self),
                                            aluette_own_room_get_pass (self->own))
                         : NULL;
}

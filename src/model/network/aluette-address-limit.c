/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-address-limit.h"

#include <string.h>

#include "model/network/aluette-rate-limit.h"

#define MINUTE 60000

/* A rate limit counts per second: with times in a sixtieth of a millisecond's steps it counts per
 * minute. */
#define PER_MINUTE(ms) ((ms) / 60)

typedef struct
{
  guint n_open;
  AluetteRateLimit rate;
} Count;

struct _AluetteAddressLimit
{
  GHashTable *counts; /* (element-type utf8 Count) */
  guint max_open, max_new;
  gint64 swept; /* time at which addresses without connections were last forgotten */
};

AluetteAddressLimit *
aluette_address_limit_new (void)
{
  AluetteAddressLimit *self = g_new0 (AluetteAddressLimit, 1);

  self->counts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  aluette_address_limit_set (self, ALUETTE_ADDRESS_MAX_OPEN, ALUETTE_ADDRESS_MAX_NEW);
  return self;
}

void
aluette_address_limit_set (AluetteAddressLimit *self, guint max_open, guint max_new)
{
  self->max_open = max_open;
  self->max_new = max_new;
}

void
aluette_address_limit_free (AluetteAddressLimit *self)
{
  g_hash_table_unref (self->counts);
  g_free (self);
}

/* Returns: (transfer full): the IPv4 address within an IPv6 address, or the network of a
 * household. */
static char *
ipv6_key (GInetAddress *address)
{
  static const guint8 mapped[12] = { [10] = 0xff, [11] = 0xff };
  guint8 bytes[16];
  g_autoptr (GInetAddress) own = NULL;

  memcpy (bytes, g_inet_address_to_bytes (address), sizeof bytes);
  if (memcmp (bytes, mapped, sizeof mapped) == 0)
    {
      own = g_inet_address_new_from_bytes (bytes + sizeof mapped, G_SOCKET_FAMILY_IPV4);
      return g_inet_address_to_string (own);
    }
  memset (bytes + 7, 0, sizeof bytes - 7);
  own = g_inet_address_new_from_bytes (bytes, G_SOCKET_FAMILY_IPV6);
  return g_inet_address_to_string (own);
}

char *
aluette_address_limit_get_key (GSocketAddress *address)
{
  GInetAddress *own;

  if (!G_IS_INET_SOCKET_ADDRESS (address))
    return g_strdup ("local");
  own = g_inet_socket_address_get_address (G_INET_SOCKET_ADDRESS (address));
  if (g_inet_address_get_family (own) == G_SOCKET_FAMILY_IPV6)
    return ipv6_key (own);
  return g_inet_address_to_string (own);
}

/* Forgets, once a minute, the addresses without a connection that may make as many as at first. */
static void
sweep (AluetteAddressLimit *self, gint64 now)
{
  GHashTableIter iter;
  gpointer value;

  if (now - self->swept < MINUTE)
    return;
  self->swept = now;
  g_hash_table_iter_init (&iter, self->counts);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      Count *count = value;

      if (count->n_open == 0 && PER_MINUTE (now) - count->rate.last >= PER_MINUTE (MINUTE))
        g_hash_table_iter_remove (&iter);
    }
}

gboolean
aluette_address_limit_open (AluetteAddressLimit *self, const char *key, gint64 now)
{
  Count *count;

  sweep (self, now);
  count = g_hash_table_lookup (self->counts, key);
  if (count == NULL)
    {
      count = g_new0 (Count, 1);
      aluette_rate_limit_init (&count->rate, self->max_new, self->max_new, PER_MINUTE (now));
      g_hash_table_insert (self->counts, g_strdup (key), count);
    }
  if (count->n_open >= self->max_open || !aluette_rate_limit_take (&count->rate, PER_MINUTE (now)))
    return FALSE;
  count->n_open++;
  return TRUE;
}

void
aluette_address_limit_close (AluetteAddressLimit *self, const char *key)
{
  Count *count = g_hash_table_lookup (self->counts, key);

  g_return_if_fail (count != NULL && count->n_open > 0);
  count->n_open--;
}

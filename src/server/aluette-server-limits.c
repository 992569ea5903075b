/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "server/aluette-server-limits.h"

#include <gio/gio.h>
#include <string.h>

#include "model/network/aluette-rate-limit.h"

#define HOUR 3600000
#define ALL_PER_SECOND 10

/* A rate limit counts per second. Dividing the time makes seconds of longer periods. */
typedef struct
{
  guint burst, per_period;
  guint seconds; /* of the period */
} Rule;

/* An address, or a network. */
typedef struct
{
  AluetteRateLimit trials[ALUETTE_SERVER_N_TRIALS];
  gint64 last;        /* time of the last trial */
  gboolean was_wrong; /* whether words were */
} Peer;

/* Networks in which whoever has one address may have many. */
static const struct
{
  gsize bytes; /* of an IPv6 address; 0 for the address itself, as it is counted */
  guint factor;
} networks[] = { { 0, 1 }, { 6, 4 }, { 4, 16 } };

/* Words are suspect if others of this address or of the next larger network were wrong. */
#define N_SUSPECT 2

struct _AluetteServerLimits
{
  GHashTable *peers; /* (element-type utf8 Peer) */
  Rule rules[ALUETTE_SERVER_N_TRIALS];
  AluetteRateLimit others, suspects; /* wrong words */
  gint64 swept;
};

AluetteServerLimits *
aluette_server_limits_new (guint max_opened)
{
  AluetteServerLimits *self = g_new0 (AluetteServerLimits, 1);

  self->peers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->rules[ALUETTE_SERVER_WORDS] = (Rule) { 5, 1, 10 };
  self->rules[ALUETTE_SERVER_TOKENS] = (Rule) { 30, 1, 2 };
  self->rules[ALUETTE_SERVER_OPENED] = (Rule) { max_opened, max_opened, 3600 };
  aluette_rate_limit_init (&self->others, ALL_PER_SECOND, ALL_PER_SECOND, 0);
  aluette_rate_limit_init (&self->suspects, ALL_PER_SECOND, ALL_PER_SECOND, 0);
  return self;
}

void
aluette_server_limits_free (AluetteServerLimits *self)
{
  g_hash_table_unref (self->peers);
  g_free (self);
}

/* Forgets, once an hour, who has tried nothing for an hour. */
static void
sweep (AluetteServerLimits *self, gint64 now)
{
  GHashTableIter iter;
  gpointer value;

  if (now - self->swept < HOUR)
    return;
  self->swept = now;
  g_hash_table_iter_init (&iter, self->peers);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    if (now - ((Peer *) value)->last >= HOUR)
      g_hash_table_iter_remove (&iter);
}

/* Returns: (transfer full) (nullable): the network number @n of an address; NULL if it has none. */
static char *
get_network (const char *name, guint n)
{
  g_autoptr (GInetAddress) address = NULL;
  g_autoptr (GInetAddress) network = NULL;
  g_autofree char *text = NULL;
  guint8 bytes[16] = { 0 };

  if (networks[n].bytes == 0)
    return g_strdup (name);
  address = g_inet_address_new_from_string (name);
  if (address == NULL || g_inet_address_get_family (address) != G_SOCKET_FAMILY_IPV6)
    return NULL;
  memcpy (bytes, g_inet_address_to_bytes (address), networks[n].bytes);
  network = g_inet_address_new_from_bytes (bytes, G_SOCKET_FAMILY_IPV6);
  text = g_inet_address_to_string (network);
  return g_strdup_printf ("%s/%u", text, (guint) networks[n].bytes * 8);
}

/* @factor: how much more is allowed */
static Peer *
add_peer (AluetteServerLimits *self, const char *name, guint factor, gint64 now)
{
  Peer *peer = g_new0 (Peer, 1);

  for (guint i = 0; i < ALUETTE_SERVER_N_TRIALS; i++)
    if (self->rules[i].seconds != 0)
      aluette_rate_limit_init (&peer->trials[i], factor * self->rules[i].per_period,
                               factor * self->rules[i].burst, now / self->rules[i].seconds);
  g_hash_table_insert (self->peers, g_strdup (name), peer);
  return peer;
}

/* Returns: how many of the networks a trial counts in. */
static guint
get_n_networks (AluetteServerTrial trial)
{
  return trial == ALUETTE_SERVER_WORDS ? G_N_ELEMENTS (networks) : 1;
}

gboolean
aluette_server_limits_allow (AluetteServerLimits *self, const char *name, AluetteServerTrial trial,
                             gint64 now)
{
  for (guint i = 0; i < get_n_networks (trial); i++)
    {
      g_autofree char *network = get_network (name, i);
      const Peer *peer = network != NULL ? g_hash_table_lookup (self->peers, network) : NULL;
      AluetteRateLimit copy;

      if (peer == NULL)
        continue;
      copy = peer->trials[trial];
      if (!aluette_rate_limit_take (&copy, now / self->rules[trial].seconds))
        return FALSE;
    }
  return TRUE;
}

/* Whether words of an address were wrong, or of its neighbors. */
static gboolean
is_suspect (AluetteServerLimits *self, const char *name)
{
  for (guint i = 0; i < N_SUSPECT; i++)
    {
      g_autofree char *network = get_network (name, i);
      const Peer *peer = network != NULL ? g_hash_table_lookup (self->peers, network) : NULL;

      if (peer != NULL && peer->was_wrong)
        return TRUE;
    }
  return FALSE;
}

void
aluette_server_limits_count (AluetteServerLimits *self, const char *name, AluetteServerTrial trial,
                             gint64 now)
{
  gboolean is_wrong = trial == ALUETTE_SERVER_WORDS;

  sweep (self, now);
  if (is_wrong)
    aluette_rate_limit_take (is_suspect (self, name) ? &self->suspects : &self->others, now);
  if (trial == ALUETTE_SERVER_BUSY)
    trial = ALUETTE_SERVER_WORDS;
  for (guint i = 0; i < get_n_networks (trial); i++)
    {
      g_autofree char *network = get_network (name, i);
      Peer *peer = network != NULL ? g_hash_table_lookup (self->peers, network) : NULL;

      if (network == NULL)
        continue;
      if (peer == NULL)
        peer = add_peer (self, network, networks[i].factor, now);
      peer->last = now;
      peer->was_wrong = peer->was_wrong || is_wrong;
      aluette_rate_limit_take (&peer->trials[trial], now / self->rules[trial].seconds);
    }
}

gboolean
aluette_server_limits_is_attacked (AluetteServerLimits *self, const char *name, gint64 now)
{
  AluetteRateLimit copy = is_suspect (self, name) ? self->suspects : self->others;

  return !aluette_rate_limit_take (&copy, now);
}

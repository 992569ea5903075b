/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "server/aluette-server-limits.h"

#include "model/network/aluette-rate-limit.h"

#define HOUR 3600000
#define ALL_PER_SECOND 20

/* A rate limit counts per second. Dividing the time makes seconds of longer periods. */
typedef struct
{
  guint burst, per_period;
  guint seconds; /* of the period */
} Rule;

typedef struct
{
  AluetteRateLimit trials[ALUETTE_SERVER_N_TRIALS];
  gint64 last; /* time of the last trial */
} Peer;

struct _AluetteServerLimits
{
  GHashTable *peers; /* (element-type utf8 Peer) */
  Rule rules[ALUETTE_SERVER_N_TRIALS];
  AluetteRateLimit all; /* wrong words */
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
  aluette_rate_limit_init (&self->all, ALL_PER_SECOND, ALL_PER_SECOND, 0);
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

static Peer *
add_peer (AluetteServerLimits *self, const char *name, gint64 now)
{
  Peer *peer = g_new0 (Peer, 1);

  for (guint i = 0; i < ALUETTE_SERVER_N_TRIALS; i++)
    aluette_rate_limit_init (&peer->trials[i], self->rules[i].per_period, self->rules[i].burst,
                             now / self->rules[i].seconds);
  g_hash_table_insert (self->peers, g_strdup (name), peer);
  return peer;
}

gboolean
aluette_server_limits_allow (AluetteServerLimits *self, const char *name, AluetteServerTrial trial,
                             gint64 now)
{
  const Peer *peer = g_hash_table_lookup (self->peers, name);
  AluetteRateLimit copy;

  if (peer == NULL)
    return TRUE;
  copy = peer->trials[trial];
  return aluette_rate_limit_take (&copy, now / self->rules[trial].seconds);
}

void
aluette_server_limits_count (AluetteServerLimits *self, const char *name, AluetteServerTrial trial,
                             gint64 now)
{
  Peer *peer;

  sweep (self, now);
  peer = g_hash_table_lookup (self->peers, name);
  if (peer == NULL)
    peer = add_peer (self, name, now);
  peer->last = now;
  aluette_rate_limit_take (&peer->trials[trial], now / self->rules[trial].seconds);
  if (trial == ALUETTE_SERVER_WORDS)
    aluette_rate_limit_take (&self->all, now);
}

gboolean
aluette_server_limits_is_attacked (AluetteServerLimits *self, gint64 now)
{
  AluetteRateLimit copy = self->all;

  return !aluette_rate_limit_take (&copy, now);
}

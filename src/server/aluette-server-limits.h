/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What each address may try, and all together: so that nobody finds a table by guessing, and nobody
 * fills the server with tables. Main thread only. */
typedef struct _AluetteServerLimits AluetteServerLimits;

typedef enum
{
  ALUETTE_SERVER_WORDS,  /* wrong invitation words: 5, then one every 10 s; of IPv6 networks (/48,
                            /32) four and 16 times as many */
  ALUETTE_SERVER_BUSY,   /* words that were not looked up because of an attack: count as wrong, but
                            nobody is suspected for it */
  ALUETTE_SERVER_TOKENS, /* tokens that no table has: 30, then one every 2 s */
  ALUETTE_SERVER_OPENED, /* tables opened */
  ALUETTE_SERVER_N_TRIALS,
} AluetteServerTrial;

/* aluette_server_limits_new:
 * @max_opened: tables per hour */
AluetteServerLimits *aluette_server_limits_new (guint max_opened);
void aluette_server_limits_free (AluetteServerLimits *self);

/* aluette_server_limits_allow:
 * @peer: where somebody is
 * @now: in milliseconds; never decreases
 *
 * Returns: whether somebody there may try it now. Nothing is counted. */
gboolean aluette_server_limits_allow (AluetteServerLimits *self, const char *peer,
                                      AluetteServerTrial trial, gint64 now);

/* Counts what was tried: for words and tokens, that they were wrong. */
void aluette_server_limits_count (AluetteServerLimits *self, const char *peer,
                                  AluetteServerTrial trial, gint64 now);

/* aluette_server_limits_is_attacked:
 *
 * Returns: whether so many wrong words come, from all addresses together, that those of @peer are
 *   not looked up now: 10 per second from addresses whose words were wrong in the last hour, and 10
 *   from all others. */
gboolean aluette_server_limits_is_attacked (AluetteServerLimits *self, const char *peer,
                                            gint64 now);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteServerLimits, aluette_server_limits_free)

G_END_DECLS

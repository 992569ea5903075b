/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Counts how often something happens: at most @burst times at once, and @per_second times in the
 * long run. Main thread only. */
typedef struct
{
  guint per_second;
  guint burst;
  gint64 thousandths; /* of what may happen now */
  gint64 last;        /* time of the last count, in milliseconds */
} AluetteRateLimit;

void aluette_rate_limit_init (AluetteRateLimit *self, guint per_second, guint burst, gint64 now);

/* aluette_rate_limit_take:
 * @now: in milliseconds; never decreases
 *
 * Returns: whether it may happen once more now; if so, it is counted. */
gboolean aluette_rate_limit_take (AluetteRateLimit *self, gint64 now);

G_END_DECLS

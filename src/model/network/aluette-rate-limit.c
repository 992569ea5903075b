/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-rate-limit.h"

void
aluette_rate_limit_init (AluetteRateLimit *self, guint per_second, guint burst, gint64 now)
{
  *self = (AluetteRateLimit) {
    .per_second = per_second,
    .burst = burst,
    .thousandths = (gint64) burst * 1000,
    .last = now,
  };
}

gboolean
aluette_rate_limit_take (AluetteRateLimit *self, gint64 now)
{
  gint64 full = (gint64) self->burst * 1000;
  gint64 passed = MIN (now - self->last, full);

  self->thousandths = MIN (self->thousandths + passed * self->per_second, full);
  self->last = now;
  if (self->thousandths < 1000)
    return FALSE;
  self->thousandths -= 1000;
  return TRUE;
}

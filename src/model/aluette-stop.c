/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette-stop.h"

static void
on_cancelled (GCancellable *cancellable, int *stop)
{
  g_atomic_int_set (stop, 1);
}

gulong
aluette_stop_connect (GCancellable *cancellable, int *stop)
{
  if (cancellable == NULL)
    return 0;
  return g_cancellable_connect (cancellable, G_CALLBACK (on_cancelled), stop, NULL);
}

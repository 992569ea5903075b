/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/session/aluette-cancellable-stop.h"

static void
on_cancelled (GCancellable *cancellable, AluStop *stop)
{
  alu_stop_request (stop);
}

gulong
aluette_cancellable_stop_connect (GCancellable *cancellable, AluStop *stop)
{
  if (cancellable == NULL)
    return 0;
  return g_cancellable_connect (cancellable, G_CALLBACK (on_cancelled), stop, NULL);
}

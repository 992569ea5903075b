/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-event.h"

AluEvent *
aluette_event_copy (const AluEvent *event)
{
  return g_memdup2 (event, sizeof *event);
}

typedef AluEvent AluetteEvent;

G_DEFINE_BOXED_TYPE (AluetteEvent, aluette_event, aluette_event_copy, g_free)

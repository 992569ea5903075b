/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* How much a hint says. */
typedef enum
{
  ALUETTE_HINT_NUDGE,  /* what to consider */
  ALUETTE_HINT_CARD,   /* what to do, and one reason */
  ALUETTE_HINT_REASON, /* all that speaks for it */
} AluetteHintStage;

G_END_DECLS

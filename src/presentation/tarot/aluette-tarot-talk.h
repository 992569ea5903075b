/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-view.h"
#include "presentation/table/aluette-talk.h"

G_BEGIN_DECLS

/* As in AluettePresentationKind. */
AluetteTalk aluette_tarot_talk_find (AluetteView *view, gconstpointer event, guint *seats);

G_END_DECLS

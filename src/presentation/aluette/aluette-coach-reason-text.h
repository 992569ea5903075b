/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/alu-bot.h"
#include "presentation/aluette/aluette-text-context.h"

G_BEGIN_DECLS

/* aluette_coach_text_move_reason:
 * @speaker: the seat that plays the card. For the listener the text is advice by the coach, for
 *   other seats it is what that player says.
 * @why: the reason for the card
 * @about: the seat that the reason is about, or ALU_NOBODY
 *
 * Returns: (transfer full): the reason as a whole sentence */
char *aluette_coach_text_move_reason (const AluetteTextContext *context, guint speaker,
                                      AluMoveReason why, guint about);

G_END_DECLS

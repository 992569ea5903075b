/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/alu-bot.h"
#include "ui/table/aluette-text-context.h"

G_BEGIN_DECLS

/* aluette_coach_text_move_reason:
 * @speaker: the seat whose card it is; the listener's own has advice given on it, any other speaks
 *   for itself
 * @about: the seat that the reason is about, or ALU_NOBODY
 *
 * Returns: (transfer full): the reason for a card in a whole sentence. */
char *aluette_coach_text_move_reason (const AluetteTextContext *words, guint speaker,
                                      AluMoveReason why, guint about);

G_END_DECLS

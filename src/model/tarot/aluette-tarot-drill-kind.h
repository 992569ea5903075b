/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/tarot/puzzles/tarot-drill.h"
#include "model/learning/aluette-puzzle-kind.h"

G_BEGIN_DECLS

/* The questions of the drills: values of TarotDrill. They are made from their ids, so that they are
 * in no file; other ids than those of questions make new ones. */
extern const AluettePuzzleKind aluette_tarot_drill_kind;

/* aluette_tarot_drill_write_answer:
 *
 * Returns: (transfer full) (nullable): the word of an answer: the line of a match file that bids or
 * lays cards away; NULL for another event */
char *aluette_tarot_drill_write_answer (const TarotEvent *event);

/* aluette_tarot_drill_read_answer:
 * @event: (out): what the answer does
 *
 * Returns: whether @answer is one of aluette_tarot_drill_write_answer (). */
gboolean
aluette_tarot_drill_read_answer (const TarotDrill *drill, const char *answer, TarotEvent *event);

G_END_DECLS

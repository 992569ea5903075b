/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/alu-bot.h"

/* A deal carried on from any moment, to see what would become of it. */

/* Who plays on in a seat: a level, which sees its own view alone, or this, which sees every hand
 * and plays exactly. */
#define ALU_PLAY_OUT_EXACT ((uint8_t) ALU_N_LEVELS)

#define ALU_MAX_PLAY_OUT 80 /* events from the first card to the end of a deal, at most */

/* The bytes with which @players play at their best. */
size_t alu_play_out_memory (const uint8_t players[ALU_MAX_SEATS]);

/* alu_play_out:
 * @match: with all hands open, during a deal
 * @first: (nullable): what happens first: any legal deed
 * @players: for each seat an AluLevel or ALU_PLAY_OUT_EXACT
 * @budget: (nullable): seed, memory, stop
 * @events: (out caller-allocates): ALU_MAX_PLAY_OUT of them, @first included
 * @end: (out) (nullable): the match after them
 *
 * Plays to the end of the deal. Nobody signs. The same seed gives the same events.
 *
 * Returns: how many events; fewer than to the end where it was stopped, or where cards of the chant
 * would have to be handed out; 0 where @first is refused. */
int
alu_play_out (const AluMatch *match, const AluEvent *first, const uint8_t players[ALU_MAX_SEATS],
              const AluBudget *budget, AluEvent *events, AluMatch *end);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/alu-bot.h"

/* Plays a deal on from any position, to see how it could end. */

/* Players are levels, which use only their own view, or this one, which sees all hands and plays
 * exactly. */
#define ALU_CONTINUATION_EXACT ((uint8_t) ALU_N_LEVELS)

#define ALU_MAX_CONTINUATION                                                                       \
  80 /* maximum number of events from the first card to the end of a deal */

/* Returns: the number of bytes of memory with which @players play best. */
size_t alu_continuation_memory (const uint8_t players[ALU_MAX_SEATS]);

/* alu_continuation_play:
 * @match: during a deal; all hands are known
 * @first: (nullable): the first event, any legal one
 * @players: an AluLevel or ALU_CONTINUATION_EXACT per seat
 * @budget: (nullable): seed, memory and stop flag are used
 * @events: (out caller-allocates): ALU_MAX_CONTINUATION events, including @first
 * @end: (out) (nullable): the match after these events
 *
 * Plays to the end of the deal, without signs. The same seed gives the same events.
 *
 * Returns: the number of events. The deal has not ended if it was stopped, or if cards of the chant
 * would have to be dealt. 0 if @first is refused. */
int alu_continuation_play (const AluMatch *match, const AluEvent *first,
                           const uint8_t players[ALU_MAX_SEATS], const AluBudget *budget,
                           AluEvent *events, AluMatch *end);

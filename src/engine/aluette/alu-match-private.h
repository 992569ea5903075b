/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-match.h"

/* Declarations that only the match's own files include. Each function does its part of
 * alu_match_apply (): the match is not over, and the table has the event's seat. */

/* Applies a sign or a spoken call. */
AluStatus alu_match_apply_sign (AluMatch *match, const AluEvent *event);
AluStatus alu_match_apply_say (AluMatch *match, const AluEvent *event);

/* Applies the result that a real table entered. */
AluStatus alu_match_apply_result (AluMatch *match, const AluEvent *event);

/* Adds the points of a deal that has its result, and then ends the match or prepares the next
 * deal. */
void alu_match_score_deal (AluMatch *match);

/* Returns: whether @event, a deal or an uncover, has hands of the right size and contains every
 * card once. */
bool alu_event_has_all_cards (const AluRules *rules, const AluEvent *event);

/* Returns: the six cards as a set, or 0 if they are not six different cards of @from. */
AluCardSet alu_chant_set (const AluCard cards[ALU_CHANT_CARDS], AluCardSet from);

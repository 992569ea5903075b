/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-match.h"

/* What the files of the match share: each carries out the events of its kind as alu_match_apply ()
 * says, for a match that is not over and an event whose seat the table has. */

/* Signs and calls. */
AluStatus alu_match_apply_sign (AluMatch *match, const AluEvent *event);
AluStatus alu_match_apply_say (AluMatch *match, const AluEvent *event);

/* What a real table tells of its deal. */
AluStatus alu_match_apply_result (AluMatch *match, const AluEvent *event);

/* The deal has its result: scores it, and ends the match or awaits the next deal. */
void alu_match_score_deal (AluMatch *match);

/* Returns: whether the hands and the talon of @event, a deal or an uncover, are the whole deck, and
 * each hand has the right size. */
bool alu_event_has_all_cards (const AluRules *rules, const AluEvent *event);

/* Returns: six cards as a set, or 0 where they are not six different cards of @from. */
AluCardSet alu_chant_set (const AluCard cards[ALU_CHANT_CARDS], AluCardSet from);

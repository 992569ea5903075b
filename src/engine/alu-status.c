/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/alu-status.h"

const char *const alu_status_texts[ALU_N_STATUSES] = {
  [ALU_OK] = ALU_N_("no error"),
  [ALU_ERROR_NO_SEAT] = ALU_N_("this table has no such seat"),
  [ALU_ERROR_MATCH_OVER] = ALU_N_("the match is over"),
  [ALU_ERROR_NOT_NOW] = ALU_N_("this cannot happen at this moment"),
  [ALU_ERROR_NOT_YOUR_TURN] = ALU_N_("it is another player’s turn"),
  [ALU_ERROR_NOT_IN_HAND] = ALU_N_("the player does not hold this card"),
  [ALU_ERROR_WRONG_CARDS] = ALU_N_("these are not the cards that the rules require"),
  [ALU_ERROR_WRONG_DEALER] = ALU_N_("it is another player’s turn to deal"),
  [ALU_ERROR_WRONG_DRAW] =
    ALU_N_("the draw must make Monsieur and Madame partners against the One-Eyed Man and the Cow"),
  [ALU_ERROR_OPTION_OFF] = ALU_N_("this match is played without this option"),
  [ALU_ERROR_NO_DANGER] =
    ALU_N_("offers to settle are possible only while an opponent can still make mordienne"),
  [ALU_ERROR_OFFERED_BEFORE] = ALU_N_("an offer to settle was already made"),
  [ALU_ERROR_CONCEDED_BEFORE] = ALU_N_("this team already proposed to concede the deal"),
  [ALU_ERROR_NOT_A_PERSON] = ALU_N_("a Petit-Jean cannot do this"),
  [ALU_ERROR_UNTRUE_SIGN] = ALU_N_("this sign does not match the cards"),
  [ALU_ERROR_HAS_TRICK] = ALU_N_("a player with a trick can no longer make mordienne"),
  [ALU_ERROR_BAD_SIGN] = ALU_N_("there is no such sign"),
  [ALU_ERROR_BAD_RESULT] = ALU_N_("the rules do not allow this result"),
  [ALU_ERROR_REAL_TABLE] = ALU_N_("only a match with real cards can be scored without cards"),
  [ALU_ERROR_NO_RULE_SET] = ALU_N_("there is no such rule set"),
  [ALU_ERROR_NO_OPTION] = ALU_N_("there is no such option"),
  [ALU_ERROR_BAD_VALUE] = ALU_N_("the option does not have this value"),
  [ALU_ERROR_BAD_SEATS] = ALU_N_("this rule set does not have this number of seats"),
  [ALU_ERROR_BAD_SEATING] =
    ALU_N_("every Petit-Jean of a team needs the same captain, a player of that team"),
  [ALU_ERROR_MIXED_TABLE] = ALU_N_("people at a real table cannot sit with people at this "
                                   "screen or bots"),
  [ALU_ERROR_BAD_HEADER] = ALU_N_("a name, the date or the level of a bot is not valid in a "
                                  "match file"),
  [ALU_ERROR_NOT_TOLD] = ALU_N_("this is not what the seat is told"),
};

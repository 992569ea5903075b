/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/alu-status.h"

static const char *const texts[ALU_N_STATUSES] = {
  [ALU_OK] = ALU_N_("all is well"),
  [ALU_ERROR_NO_SEAT] = ALU_N_("there is no such seat at this table"),
  [ALU_ERROR_MATCH_OVER] = ALU_N_("the match is over"),
  [ALU_ERROR_NOT_NOW] = ALU_N_("this cannot happen at this moment"),
  [ALU_ERROR_NOT_YOUR_TURN] = ALU_N_("it is another player’s turn"),
  [ALU_ERROR_NOT_IN_HAND] = ALU_N_("the player does not hold this card"),
  [ALU_ERROR_WRONG_CARDS] = ALU_N_("these are not the cards that the rules ask for"),
  [ALU_ERROR_WRONG_DEALER] = ALU_N_("it is another player’s turn to deal"),
  [ALU_ERROR_WRONG_DRAW] =
    ALU_N_("the draw must make Monsieur and Madame partners against the One-Eyed Man and the Cow"),
  [ALU_ERROR_OPTION_OFF] = ALU_N_("this match is played without that"),
  [ALU_ERROR_NO_DANGER] =
    ALU_N_("the deal can be offered only while an opponent can still make mordienne"),
  [ALU_ERROR_OFFERED_BEFORE] = ALU_N_("the deal has been offered already"),
  [ALU_ERROR_CONCEDED_BEFORE] = ALU_N_("this team has proposed to give the point already"),
  [ALU_ERROR_NOT_A_PERSON] = ALU_N_("a Petit-Jean does not do this"),
  [ALU_ERROR_UNTRUE_SIGN] = ALU_N_("the sign would not be true"),
  [ALU_ERROR_HAS_TRICK] = ALU_N_("mordienne is out of reach for a player with a trick"),
  [ALU_ERROR_BAD_SIGN] = ALU_N_("this is not a sign of the code"),
  [ALU_ERROR_BAD_RESULT] = ALU_N_("the rules do not give this result"),
  [ALU_ERROR_REAL_TABLE] = ALU_N_("only a match at a real table is kept without cards"),
  [ALU_ERROR_NO_RULE_SET] = ALU_N_("there is no such rule set"),
  [ALU_ERROR_NO_OPTION] = ALU_N_("there is no such option"),
  [ALU_ERROR_BAD_VALUE] = ALU_N_("the option does not have this value"),
  [ALU_ERROR_BAD_SEATS] = ALU_N_("this rule set is not played with so many seats"),
  [ALU_ERROR_BAD_SEATING] =
    ALU_N_("every Petit-Jean needs a captain, the same person of his own team for all"),
  [ALU_ERROR_MIXED_TABLE] = ALU_N_("people of a real table do not sit with players of the program"),
  [ALU_ERROR_BAD_HEADER] = ALU_N_("a name, the date or a bot’s level cannot stand in a record"),
};

const char *
alu_status_text (AluStatus status)
{
  return texts[status];
}

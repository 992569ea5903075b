/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/tarot/tarot-status.h"

const char *const tarot_status_texts[TAROT_N_STATUSES] = {
  [TAROT_OK] = ALU_N_("no error"),
  [TAROT_ERROR_NO_SEAT] = ALU_N_("this table has no such seat"),
  [TAROT_ERROR_MATCH_OVER] = ALU_N_("the match is over"),
  [TAROT_ERROR_NOT_NOW] = ALU_N_("this cannot happen at this moment"),
  [TAROT_ERROR_NOT_YOUR_TURN] = ALU_N_("it is another player’s turn"),
  [TAROT_ERROR_NOT_IN_HAND] = ALU_N_("the player does not hold this card"),
  [TAROT_ERROR_WRONG_CARDS] = ALU_N_("these are not the cards that the rules require"),
  [TAROT_ERROR_WRONG_DEALER] = ALU_N_("it is another player’s turn to deal"),
  [TAROT_ERROR_BID_TOO_LOW] = ALU_N_("a bid must be higher than every bid before it"),
  [TAROT_ERROR_NOT_CALLABLE] = ALU_N_("the taker may not call this card"),
  [TAROT_ERROR_ECART_COUNT] = ALU_N_("the écart must have as many cards as the dog"),
  [TAROT_ERROR_ECART_KING] = ALU_N_("no king and no bout may be laid away"),
  [TAROT_ERROR_ECART_TRUMPS] =
    ALU_N_("trumps may be laid away only if the taker has too few other cards"),
  [TAROT_ERROR_CALLED_SUIT] =
    ALU_N_("the first card of the deal may not be of the called suit, unless it is the called card"),
  [TAROT_ERROR_FOLLOW_SUIT] = ALU_N_("the player must follow suit"),
  [TAROT_ERROR_MUST_TRUMP] = ALU_N_("the player must play a trump"),
  [TAROT_ERROR_MUST_OVERTRUMP] = ALU_N_("the player must play a higher trump"),
  [TAROT_ERROR_OPTION_OFF] = ALU_N_("this match is played without this option"),
  [TAROT_ERROR_GOULASH] = ALU_N_("this does not exist in a goulash"),
  [TAROT_ERROR_NOT_THE_TAKER] = ALU_N_("only the taker may do this"),
  [TAROT_ERROR_SAID_BEFORE] = ALU_N_("this was already declared"),
  [TAROT_ERROR_HANDFUL_COUNT] = ALU_N_("a handful of this size has another number of cards"),
  [TAROT_ERROR_HANDFUL_CARDS] = ALU_N_("a handful shows only trumps that the player holds"),
  [TAROT_ERROR_HANDFUL_EXCUSE] =
    ALU_N_("the Excuse can be part of a handful only if it shows all trumps of the player"),
  [TAROT_ERROR_NO_MISERE] = ALU_N_("the player’s cards are not a misère of this kind"),
  [TAROT_ERROR_BAD_RESULT] = ALU_N_("the rules do not allow this result"),
  [TAROT_ERROR_REAL_TABLE] = ALU_N_("only a match with real cards can be scored without cards"),
  [TAROT_ERROR_NO_RULE_SET] = ALU_N_("there is no such rule set"),
  [TAROT_ERROR_NO_OPTION] = ALU_N_("there is no such option"),
  [TAROT_ERROR_BAD_VALUE] = ALU_N_("the option does not have this value"),
  [TAROT_ERROR_BAD_SEATS] = ALU_N_("this rule set does not have this number of seats"),
  [TAROT_ERROR_MIXED_TABLE] = ALU_N_("people at a real table cannot sit with people at this "
                                     "screen or bots"),
  [TAROT_ERROR_BAD_HEADER] = ALU_N_("a name, the date or the level of a bot is not valid in a "
                                    "match file"),
};

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/learning/aluette-challenge-store.h"

/* Texts about challenges, in the user's language. */

/* aluette_challenge_text_rules:
 * @terms: of the game
 *
 * Returns: (transfer none): a sentence about the rules, or "". */
const char *aluette_challenge_text_rules (const AluetteChallengeTerms *terms);

/* aluette_challenge_text_deal:
 * @terms: of the game
 *
 * Returns: (transfer full): the result of a deal: “+1 point, tricks 3 + 2 against 1 + 2”. */
char *
aluette_challenge_text_deal (const AluetteChallengeTerms *terms, const AluetteChallengeDeal *deal);

/* Returns: (transfer none): how the user did in comparison with the master. */
const char *aluette_challenge_text_verdict (const AluetteChallengeDay *day);

/* Returns: (transfer full): the points of the user and of the master on a day. */
char *aluette_challenge_text_day (const AluetteChallengeDay *day);

/* aluette_challenge_text_share:
 * @terms: of the game
 * @streak: days in a row
 *
 * Returns: (transfer full): the result of a day as three lines of plain text, to send to
 *   somebody. */
char *aluette_challenge_text_share (const AluetteChallengeTerms *terms,
                                    const AluetteChallengeDay *day, guint streak);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/aluette/aluette-challenge-store.h"

/* Texts about challenges, in the user's language. */

/* Returns: (transfer full): the result of a deal: “+1 point, tricks 3 + 2 against 1 + 2”. */
char *aluette_challenge_text_deal (const AluetteChallengeDeal *deal);

/* Returns: (transfer none): how the user did in comparison with the master. */
const char *aluette_challenge_text_verdict (const AluetteChallengeDay *day);

/* Returns: (transfer full): the points of the user and of the master on a day. */
char *aluette_challenge_text_day (const AluetteChallengeDay *day);

/* aluette_challenge_text_share:
 * @streak: days in a row
 *
 * Returns: (transfer full): the result of a day as three lines of plain text, to send to
 *   somebody. */
char *aluette_challenge_text_share (const AluetteChallengeDay *day, guint streak);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/learning/aluette-challenge-run.h"

/* aluette_challenge_result_new:
 * @terms: of the game
 * @own: the user's result
 * @other: (nullable): somebody else's result, with all deals
 *
 * Returns: (transfer floating): a list of the deals with both results, their differences and
 *   sums */
GtkWidget *
aluette_challenge_result_new (const AluetteChallengeTerms *terms, const AluetteChallengeResult *own,
                              const AluetteChallengeResult *other);

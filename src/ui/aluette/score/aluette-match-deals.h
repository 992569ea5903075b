/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/session/aluette-match-record.h"

/* aluette_match_deals_new:
 * @record: a match of Aluette
 *
 * Returns: (transfer floating): a chart of the score, and the finished deals. A row activates
 *   "match.show-deal" with its deal, if it was played with cards of this program */
GtkWidget *aluette_match_deals_new (AluetteMatchRecord *record);

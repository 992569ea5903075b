/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/tarot/aluette-tarot-score-sheet.h"
#include "presentation/tarot/aluette-tarot-text.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_TAROT_DEAL_FORM (aluette_tarot_deal_form_get_type ())
G_DECLARE_FINAL_TYPE (AluetteTarotDealForm, aluette_tarot_deal_form, ALUETTE, TAROT_DEAL_FORM,
                      AdwBin)

/* Asks what happened in a deal at a real table: contract, taker, partner, bouts, points, and what
 * was declared. A goulash has the points of each player instead.
 *
 * Signal "changed": the user has changed an answer. */

/* aluette_tarot_deal_form_new:
 * @text: the players; its header must outlive the form
 *
 * Returns: (transfer floating): an empty form */
GtkWidget *aluette_tarot_deal_form_new (const AluetteTarotText *text, const TarotRules *rules);

/* aluette_tarot_deal_form_set:
 * @deal: (nullable): a deal that was played; %NULL empties the form */
void aluette_tarot_deal_form_set (AluetteTarotDealForm *self, const AluetteTarotSheetDeal *deal);

/* aluette_tarot_deal_form_propose:
 *
 * Empties the form except for a taker and a contract, and asks for the rest. */
void aluette_tarot_deal_form_propose (AluetteTarotDealForm *self, guint taker, TarotBid contract);

/* aluette_tarot_deal_form_get:
 * @deal: (out): what was answered
 *
 * Returns: (transfer full) (nullable): what is missing or cannot be, as a sentence; %NULL if the
 *   deal can be scored */
char *aluette_tarot_deal_form_get (AluetteTarotDealForm *self, AluetteTarotSheetDeal *deal);

G_END_DECLS

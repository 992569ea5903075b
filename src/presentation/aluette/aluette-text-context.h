/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-match-record.h"
#include "engine/aluette/alu-view.h"
#include "presentation/table/aluette-deck.h"

G_BEGIN_DECLS

/* Texts about a match, in whole sentences of the user's language. They depend on the arguments and
 * the language only. */

/* The context of a text. */
typedef struct
{
  const AluGameHeader *header;
  guint listener; /* the seat addressed as “you”, or ALU_NOBODY */
  AluetteDeck deck; /* the deck, for the names of cards */
} AluetteTextContext;

/* aluette_text_player:
 * @seat: a seat of the table
 *
 * Returns: (transfer full): the name of a player: the name in the header, “Petit-Jean (Anne)”, or
 *   “Seat 3” */
char *aluette_text_player (const AluetteTextContext *self, guint seat);

/* aluette_text_team:
 *
 * Returns: (transfer full): the players of a team except Petit-Jeans: “Anne and Léon” */
char *aluette_text_team (const AluetteTextContext *self, AluTeam team);

/* aluette_text_side:
 *
 * Returns: (transfer full): the short name of a team for the score: “Us” or “Them” for a listener
 *   at the table (“You” or a name if there are two players), otherwise like aluette_text_team () */
char *aluette_text_side (const AluetteTextContext *self, AluTeam team);

/* aluette_text_event:
 * @before: the listener's view before @event
 * @event: an event of the log; the text does not reveal what @after hides
 * @after: the listener's view after @event
 *
 * Returns: (transfer full) (nullable): one or two sentences about an event; %NULL if there is
 *   nothing to tell the listener */
char *aluette_text_event (const AluetteTextContext *self, const AluView *before,
                          const AluEvent *event, const AluView *after);

/* aluette_text_result:
 * @match: a match whose deal has a result
 *
 * Returns: (transfer full): who won the deal, why, and for how many points */
char *aluette_text_result (const AluetteTextContext *self, const AluMatch *match);

/* aluette_text_reason:
 *
 * Returns: (transfer none): a reason in a few words, for lists */
const char *aluette_text_reason (AluReason reason);

/* aluette_text_match_end:
 *
 * @match: a match that is over
 *
 * Returns: (transfer full): who won the match */
char *aluette_text_match_end (const AluetteTextContext *self, const AluMatch *match);

/* aluette_text_turn:
 *
 * Returns: (transfer full) (nullable): who must do what next; %NULL if the match waits for chance
 *   or is over */
char *aluette_text_turn (const AluetteTextContext *self, const AluView *view);

/* aluette_text_strength:
 *
 * Returns: (transfer full): the rank of a card: “A luette, number 2 of 19 in strength” */
char *aluette_text_strength (AluOrder order, AluCard card);

/* aluette_text_cards_still_to_come:
 * @view: the view that says which cards others may still have
 *
 * Returns: (transfer full): which cards still to come from others beat or tie @card */
char *aluette_text_cards_still_to_come (const AluetteTextContext *self, const AluView *view,
                                        AluCard card);

/* aluette_text_sign:
 *
 * Returns: (transfer none): the meaning of a sign as part of a sentence: “the Cow” */
const char *aluette_text_sign (const AluetteTextContext *self, AluSign sign, int strength);

/* aluette_text_call:
 * @sign: the sign of a card or the aces, for calls that refer to one
 *
 * Returns: (transfer none): the spoken words of a call: “Below the Cow!” */
const char *aluette_text_call (AluCall call, AluSign sign);

G_END_DECLS

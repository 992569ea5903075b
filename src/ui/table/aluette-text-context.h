/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-record.h"
#include "engine/aluette/alu-view.h"
#include "ui/common/aluette-card-renderer.h"

G_BEGIN_DECLS

/* What the table says, in whole sentences of the user's language. Pure functions: the same match,
 * the same listener and the same language give the same words. */

/* Who is spoken to, and in which pack's terms. */
typedef struct
{
  const AluRecordHeader *header;
  guint listener; /* the seat that is “you”, or ALU_NOBODY */
  AluettePack pack;
} AluetteTextContext;

/* aluette_text_player:
 * @seat: a seat of the table
 *
 * Returns: (transfer full): the player's name: as given, or “Petit-Jean (Anne)”, or “Seat 3”. */
char *aluette_text_player (const AluetteTextContext *self, guint seat);

/* aluette_text_team:
 *
 * Returns: (transfer full): a team by its players: “Anne and Léon”. Petit-Jeans are left out. */
char *aluette_text_team (const AluetteTextContext *self, AluTeam team);

/* aluette_text_side:
 *
 * Returns: (transfer full): a team as the slate heads it: “Us” and “Them” for a listener at the
 * table (of two “You” and the other's name), else as aluette_text_team (). */
char *aluette_text_side (const AluetteTextContext *self, AluTeam team);

/* aluette_text_event:
 * @before: the listener's view before @event
 * @event: an event of the log; nothing is told of it that @after hides
 * @after: the listener's view after it
 *
 * Returns: (transfer full) (nullable): what happened, in one or two sentences; NULL where the
 * listener has nothing to hear. */
char *aluette_text_event (const AluetteTextContext *self, const AluView *before,
                          const AluEvent *event, const AluView *after);

/* aluette_text_result:
 * @deal: a deal that has its result
 *
 * Returns: (transfer full): how the deal ended: who won it, why, and for how many points. */
char *aluette_text_result (const AluetteTextContext *self, const AluMatch *match);

/* aluette_text_reason:
 *
 * Returns: (transfer none): a reason in a word or two, for lists. */
const char *aluette_text_reason (AluReason reason);

/* aluette_text_match_end:
 *
 * Returns: (transfer full): who has won the match that is over. */
char *aluette_text_match_end (const AluetteTextContext *self, const AluMatch *match);

/* aluette_text_turn:
 *
 * Returns: (transfer full) (nullable): who is to do what now; NULL while chance is awaited or
 * nothing at all. */
char *aluette_text_turn (const AluetteTextContext *self, const AluView *view);

/* aluette_text_strength:
 *
 * Returns: (transfer full): a card's place among all: “A luette, number 2 of 19 in strength”. */
char *aluette_text_strength (AluOrder order, AluCard card);

/* aluette_text_cards_still_to_come:
 * @view: whose hidden and open cards are reckoned with
 *
 * Returns: (transfer full): which cards that may still be played by others beat or tie @card. */
char *aluette_text_cards_still_to_come (const AluetteTextContext *self, const AluView *view,
                                        AluCard card);

/* aluette_text_sign:
 *
 * Returns: (transfer none): what a sign tells, within a sentence: “the Cow”. */
const char *aluette_text_sign (const AluetteTextContext *self, AluSign sign, int strength);

/* aluette_text_call:
 * @sign: of a card or the aces, for the calls that name a sign
 *
 * Returns: (transfer none): the words of a call as they are spoken: “Below the Cow!” */
const char *aluette_text_call (AluCall call, AluSign sign);

G_END_DECLS

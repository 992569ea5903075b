/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "engine/tarot/tarot-view.h"

G_BEGIN_DECLS

/* Texts about a match of French Tarot, in whole sentences of the user's language. They depend on
 * the arguments and the language only. */

/* The context of a text. */
typedef struct
{
  const AluGameHeader *header;
  guint listener;           /* the seat addressed as “you”, or ALU_GAME_SPECTATOR */
  const char *const *names; /* (nullable): who are at the table, instead of those in @header */
} AluetteTarotText;

/* aluette_tarot_text_player:
 *
 * Returns: (transfer full): the name of a player, or “Seat 3” */
char *aluette_tarot_text_player (const AluetteTarotText *self, guint seat);

/* aluette_tarot_text_bid:
 *
 * Returns: (transfer none): a bid as the player says it: “Pass”, “Garde sans” */
const char *aluette_tarot_text_bid (TarotBid bid);

/* aluette_tarot_text_handful:
 *
 * Returns: (transfer none): a handful as the player says it: “Simple handful” */
const char *aluette_tarot_text_handful (TarotHandful handful);

/* aluette_tarot_text_misere:
 *
 * Returns: (transfer none): a misère as the player says it: “No trump!” */
const char *aluette_tarot_text_misere (TarotMisere misere);

/* aluette_tarot_text_points:
 *
 * Returns: (transfer full): card points: “49”, “40.5” */
char *aluette_tarot_text_points (int half_points);

/* aluette_tarot_text_play:
 *
 * Returns: (transfer full): that @seat plays a card, without what the card decides */
char *aluette_tarot_text_play (const AluetteTarotText *self, guint seat, TarotCard card);

/* aluette_tarot_text_card:
 * @event: a card that is played
 * @after: the match after it
 *
 * Returns: (transfer full): that it is played, and who takes the trick that it completes */
char *aluette_tarot_text_card (const AluetteTarotText *self, const TarotEvent *event,
                               const TarotMatch *after);

/* aluette_tarot_text_event:
 * @event: what the listener is told
 * @after: the listener's view after @event
 *
 * Returns: (transfer full): one or two sentences about an event */
char *aluette_tarot_text_event (const AluetteTarotText *self, const TarotEvent *event,
                                const TarotView *after);

/* aluette_tarot_text_result:
 * @match: a match whose deal has ended
 *
 * Returns: (transfer full): how the deal has ended, in one or two sentences */
char *aluette_tarot_text_result (const AluetteTarotText *self, const TarotMatch *match);

/* aluette_tarot_text_turn:
 *
 * Returns: (transfer full) (nullable): who must do what next; %NULL if the match waits for chance
 *   or is over */
char *aluette_tarot_text_turn (const AluetteTarotText *self, const TarotView *view);

/* aluette_tarot_text_winners:
 * @winners: a bit per person
 *
 * Returns: (transfer full): who of the people at the table has won */
char *aluette_tarot_text_winners (const AluetteTarotText *self, guint n_people, guint winners);

/* aluette_tarot_text_match_end:
 *
 * Returns: (transfer full): who has won a match that is over */
char *aluette_tarot_text_match_end (const AluetteTarotText *self, const TarotMatch *match);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/aluette-table-coach-private.h"

#include <glib/gi18n.h>

#include "model/aluette/aluette-aluette-game.h"

/* Delay before each card of a claim, in milliseconds. */
#define CLAIM_CARD_MS 500

/* With fewer cards in hand, a claim saves no time. */
#define MIN_CARDS 2

/* Returns: whether there is one human. People who share a screen must not play for each other. */
static gboolean
is_alone (AluetteTableCoach *self)
{
  guint humans = alu_record_header_humans (aluette_game_get_aluette_header (self->game));

  return humans != 0 && (humans & (humans - 1)) == 0;
}

static gboolean
may_claim (AluetteTableCoach *self)
{
  AluView view;

  if (!aluette_table_coach_is_asked (self) || self->topic != ALUETTE_TOPIC_NONE || !is_alone (self)
      || !g_settings_get_boolean (self->settings, "coach-claims"))
    return FALSE;
  view = aluette_table_coach_get_view (self);
  return alu_match_phase (&view.match) == ALU_PHASE_PLAY && view.n_cards[view.seat] >= MIN_CARDS
         && view.match.n_deals != self->offered && alu_claim_settled (&view, &self->claim);
}

static void
offer_claim (AluetteTableCoach *self)
{
  AluetteTextContext context = aluette_table_coach_get_text_context (self);
  g_autofree char *text = aluette_coach_text_claim (&context, &self->claim);
  AluetteSpeechBubbleState state = { .speaker = _("Coach"),
                                     .villager = -1,
                                     .text = text,
                                     .actions = { "match.claim", "match.dismiss" },
                                     .labels = { _("Show and Finish Deal"), _("Keep Playing") } };

  self->offered = aluette_table_coach_get_view (self).match.n_deals;
  aluette_table_coach_set_topic (self, ALUETTE_TOPIC_CLAIM);
  aluette_table_coach_show_speech (self, &state);
}

void
aluette_table_coach_at_rest (AluetteTableCoach *self)
{
  if (may_claim (self))
    offer_claim (self);
}

/* Returns: the next card of the claim, or the strongest card of a Petit-Jean */
static AluCard
find_next_card (AluetteTableCoach *self, const AluView *view)
{
  AluCardSet legal = alu_match_legal_plays (&view->match);
  AluCard cards[ALU_N_CARDS];

  for (int i = 0; i < self->claim.n_line; i++)
    if (view->match.deal.turn == view->seat && (legal & alu_card_bit (self->claim.line[i])) != 0)
      return self->claim.line[i];
  return alu_set_sorted (alu_rules_order (&view->match.rules), legal, cards) > 0 ? cards[0]
                                                                                 : ALU_CARD_NONE;
}

static void
requested_cb (GObject *game, GAsyncResult *result, gpointer data)
{
  g_autoptr (AluetteTableCoach) self = data;

  if (!aluette_game_request_finish (ALUETTE_GAME (game), result, NULL))
    aluette_table_coach_stop (self);
}

static gboolean
continue_claim_cb (gpointer data)
{
  AluetteTableCoach *self = data;
  AluEvent event;
  AluView view;

  self->timer = 0;
  view = aluette_table_coach_get_view (self);
  alu_event_init (&event, ALU_EVENT_PLAY, view.match.deal.turn);
  event.card = find_next_card (self, &view);
  if (event.card == ALU_CARD_NONE)
    aluette_table_coach_stop (self);
  else
    aluette_game_request_async (self->game, aluette_table_get_viewer_seat (self->table), &event,
                                NULL, requested_cb, g_object_ref (self));
  return G_SOURCE_REMOVE;
}

void
aluette_table_coach_continue_claim (AluetteTableCoach *self)
{
  AluView view = aluette_table_coach_get_view (self);

  g_clear_handle_id (&self->timer, g_source_remove);
  if (view.match.deal.ended || alu_match_phase (&view.match) != ALU_PHASE_PLAY)
    aluette_table_coach_stop (self);
  else if (aluette_table_coach_is_asked (self))
    self->timer = g_timeout_add (CLAIM_CARD_MS, continue_claim_cb, self);
}

void
aluette_table_coach_claim (AluetteTableCoach *self)
{
  g_return_if_fail (ALUETTE_IS_TABLE_COACH (self));

  if (self->topic != ALUETTE_TOPIC_CLAIM)
    return;
  aluette_table_coach_set_topic (self, ALUETTE_TOPIC_CLAIMING);
  aluette_table_coach_show_text (self, _("Playing out the deal… Close to continue yourself."));
  aluette_table_coach_continue_claim (self);
}

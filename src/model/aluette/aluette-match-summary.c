/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-match-summary.h"

#include <string.h>

#include "engine/alu-replay.h"
#include "engine/aluette/alu-aluette-kind.h"

/* Returns: the seat that played the last of the equal strongest cards of a spoiled trick. */
static int
find_spoiler (const AluRules *rules, const AluDeal *deal, int trick)
{
  const AluCard *cards = deal->plays + trick * rules->seats;
  guint strongest;

  alu_trick_winner (alu_rules_order (rules), cards, rules->seats, &strongest);
  return (deal->leaders[trick] + g_bit_nth_msf (strongest, -1)) % rules->seats;
}

static void
add_deal (AluetteMatchSummary *self, const AluMatch *match, const AluEvent *last)
{
  const AluDeal *deal = &match->deal;
  AluetteDealSummary summary = {
    .end = self->n_events,
    .dealer = deal->dealer,
    .winner = deal->winner,
    .winner_seat = deal->winner_seat,
    .points = deal->points,
    .reason = deal->reason,
    .offer_seat = deal->offer_seat,
    .proposer = self->proposer,
    .score = { match->score[0], match->score[1] },
    .has_tricks = last->type != ALU_EVENT_RESULT || last->result.has_tricks,
  };

  memcpy (summary.tricks, deal->taken, sizeof summary.tricks);
  for (int trick = 0; trick < deal->n_tricks; trick++)
    summary.n_spoiled += deal->takers[trick] == ALU_SPOILED ? 1 : 0;
  g_array_append_val (self->deals, summary);
}

static void
count_deal (AluetteMatchCounts *self, const AluMatch *match)
{
  const AluDeal *deal = &match->deal;

  self->n_deals = match->n_deals;
  for (int trick = 0; trick < deal->n_tricks; trick++)
    if (deal->takers[trick] == ALU_SPOILED)
      self->seats[find_spoiler (&match->rules, deal, trick)].spoiled++;
  for (int seat = 0; seat < match->rules.seats; seat++)
    self->seats[seat].tricks += deal->taken[seat];
  if (deal->winner != ALU_NOBODY)
    {
      AluetteTeamSummary *team = &self->teams[deal->winner];

      team->deals_won++;
      team->points += deal->points;
      team->mordiennes += deal->reason == ALU_REASON_MORDIENNE ? 1 : 0;
    }
  if (deal->winner_seat != ALU_NOBODY && alu_team_of (deal->winner_seat) == deal->winner)
    {
      self->seats[deal->winner_seat].deals_won++;
      self->seats[deal->winner_seat].mordiennes += deal->reason == ALU_REASON_MORDIENNE ? 1 : 0;
    }
}

static void
count_sign (AluetteMatchCounts *self, const AluMatch *match, const AluEvent *event)
{
  gboolean understood = FALSE;
  gboolean caught = FALSE;

  for (int seat = 0; seat < match->rules.seats; seat++)
    {
      gboolean partner = alu_team_of (seat) == alu_team_of (event->seat);

      if ((event->sign.read & (1 << seat)) == 0)
        continue;
      understood = understood || partner;
      caught = caught || !partner;
      self->seats[seat].signs_read += partner ? 1 : 0;
      self->seats[seat].signs_spied += partner ? 0 : 1;
    }
  self->seats[event->seat].signs_made++;
  self->seats[event->seat].signs_understood += understood ? 1 : 0;
  self->seats[event->seat].signs_caught += caught ? 1 : 0;
}

gboolean
aluette_match_counts_add (AluetteMatchCounts *self, const AluMatch *match, const AluEvent *event)
{
  gboolean ends_deal = match->n_deals > self->n_deals && match->deal.ended;

  if (ends_deal)
    count_deal (self, match);
  switch ((AluEventType) event->type)
    {
    case ALU_EVENT_SIGN:
      count_sign (self, match, event);
      break;
    case ALU_EVENT_OFFER:
      self->seats[event->seat].offers++;
      break;
    case ALU_EVENT_ANSWER:
      self->seats[match->deal.offer_seat].offers_accepted += event->yes ? 1 : 0;
      break;
    case ALU_EVENT_PROPOSE:
      self->seats[event->seat].proposals++;
      break;
    default:
      break;
    }
  return ends_deal;
}

static void
add_event (AluetteMatchSummary *self, const AluMatch *match, const AluEvent *event)
{
  self->n_events++;
  if (event->type == ALU_EVENT_DEAL)
    self->proposer = ALU_NOBODY;
  else if (event->type == ALU_EVENT_PROPOSE)
    self->proposer = event->seat;
  if (aluette_match_counts_add (&self->counts, match, event))
    add_deal (self, match, event);
  self->over = alu_match_over (match);
  self->winner = match->winner;
  memcpy (self->score, match->score, sizeof self->score);
}

AluetteMatchSummary *
aluette_match_summary_new (const AluGameHeader *header, const AluEvent *events, guint n_events)
{
  AluetteMatchSummary *self = g_new0 (AluetteMatchSummary, 1);
  AluMatch match;
  AluReplay replay;

  self->deals = g_array_new (FALSE, FALSE, sizeof (AluetteDealSummary));
  self->winner = ALU_NOBODY;
  self->proposer = ALU_NOBODY;
  if (alu_replay_init (&replay, &alu_aluette_kind, &match, header, events, n_events)
      != ALU_OK)
    return self;
  self->real_table = match.seating.real_table;
  while (alu_replay_next (&replay))
    add_event (self, &match, replay.event);
  return self;
}

AluetteMatchSummary *
aluette_match_summary_new_for_record (AluetteMatchRecord *record)
{
  guint n_events;
  const AluEvent *events = aluette_match_record_get_events (record, &n_events);

  return aluette_match_summary_new (aluette_match_record_get_header (record), events, n_events);
}

void
aluette_match_summary_free (AluetteMatchSummary *self)
{
  g_array_unref (self->deals);
  g_free (self);
}

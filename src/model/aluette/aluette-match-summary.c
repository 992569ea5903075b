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
count_spoiled (AluetteMatchSummary *self, const AluMatch *match, AluetteDealSummary *summary)
{
  const AluDeal *deal = &match->deal;

  for (int trick = 0; trick < deal->n_tricks; trick++)
    if (deal->takers[trick] == ALU_SPOILED)
      {
        summary->n_spoiled++;
        self->seats[find_spoiler (&match->rules, deal, trick)].spoiled++;
      }
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
  count_spoiled (self, match, &summary);
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
  g_array_append_val (self->deals, summary);
}

static void
count_sign (AluetteMatchSummary *self, const AluMatch *match, const AluEvent *event)
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

/* Counts an action; @match is the state after it. */
static void
count_event (AluetteMatchSummary *self, const AluMatch *match, const AluEvent *event)
{
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
}

void
aluette_match_summary_add (AluetteMatchSummary *self, const AluMatch *match, const AluEvent *event)
{
  self->n_events++;
  if (event->type == ALU_EVENT_DEAL)
    self->proposer = ALU_NOBODY;
  else if (event->type == ALU_EVENT_PROPOSE)
    self->proposer = event->seat;
  count_event (self, match, event);
  if (match->n_deals > self->deals->len && match->deal.ended)
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
    aluette_match_summary_add (self, &match, replay.event);
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

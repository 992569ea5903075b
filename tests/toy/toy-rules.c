/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "toy-private.h"

#include <string.h>

#include "engine/alu-rng.h"
#include "engine/alu-status.h"

const AluGameOption toy_options[] = {
  { .key = "deals", .low = 1, .high = 9, .label = "Deals", .description = "How many deals" },
  { .key = "speed",
    .choices = { "slow", "fast" },
    .choice_labels = { "Slow", "Fast" },
    .label = "Speed",
    .description = "Has no effect" },
};

int
toy_init (void *data, const AluGameHeader *header)
{
  ToyMatch *match = data;

  memset (match, 0, sizeof *match);
  match->deals = (uint16_t) header->rules.options[0];
  match->real_table = alu_game_header_is_real (header);
  memset (match->holder, TOY_HIDDEN, sizeof match->holder);
  return TOY_OK;
}

static bool
is_over (const ToyMatch *match)
{
  return match->n_deals == match->deals && !match->dealt;
}

static int
get_turn (const ToyMatch *match)
{
  return (match->leader + match->n_played % TOY_SEATS) % TOY_SEATS;
}

static bool
was_played (const ToyMatch *match, int card)
{
  return memchr (match->played, card, match->n_played) != NULL;
}

static int
deal_cards (ToyMatch *match, const ToyEvent *event)
{
  if (match->dealt || is_over (match) || match->real_table)
    return TOY_REFUSED;
  memcpy (match->holder, event->holder, sizeof match->holder);
  memset (match->played, 0, sizeof match->played);
  match->n_played = 0;
  match->leader = (uint8_t) (match->n_deals % TOY_SEATS);
  match->n_deals++;
  match->dealt = true;
  return TOY_OK;
}

static void
finish_trick (ToyMatch *match)
{
  const uint8_t *trick = match->played + match->n_played - TOY_SEATS;
  int best = 0;

  for (int i = 1; i < TOY_SEATS; i++)
    if (trick[i] > trick[best])
      best = i;
  match->leader = (uint8_t) ((match->leader + best) % TOY_SEATS);
  match->points[match->leader]++;
  if (match->n_played == TOY_CARDS)
    match->dealt = false;
}

/* In a view the holder of a card that others play is unknown. */
static int
play_card (ToyMatch *match, const ToyEvent *event)
{
  if (!match->dealt || event->card >= TOY_CARDS || event->seat != get_turn (match)
      || was_played (match, event->card)
      || (match->holder[event->card] != event->seat && match->holder[event->card] != TOY_HIDDEN))
    return TOY_REFUSED;
  match->holder[event->card] = event->seat;
  match->played[match->n_played++] = event->card;
  if (match->n_played % TOY_SEATS == 0)
    finish_trick (match);
  return TOY_OK;
}

int
toy_apply (void *match, const void *data)
{
  const ToyEvent *event = data;

  return event->type == TOY_DEAL ? deal_cards (match, event) : play_card (match, event);
}

bool
toy_chance (const void *data, uint64_t seed, void *event)
{
  const ToyMatch *match = data;
  ToyEvent *deal = event;
  uint8_t cards[TOY_CARDS];
  AluRng rng;

  if (match->dealt || match->real_table || is_over (match))
    return false;
  memset (deal, 0, sizeof *deal);
  alu_rng_seed (&rng, seed + match->n_deals);
  for (uint8_t i = 0; i < TOY_CARDS; i++)
    cards[i] = i;
  alu_rng_shuffle (&rng, cards, TOY_CARDS);
  for (int i = 0; i < TOY_CARDS; i++)
    deal->holder[cards[i]] = (uint8_t) (i / TOY_HAND);
  return true;
}

void
toy_view_for_seat (const void *data, int seat, void *out)
{
  ToyView view;

  memset (&view, 0, sizeof view);
  memcpy (&view.match, data, sizeof view.match);
  view.seat = (uint8_t) seat;
  for (int card = 0; card < TOY_CARDS; card++)
    if (view.match.holder[card] != seat && !was_played (&view.match, card))
      view.match.holder[card] = TOY_HIDDEN;
  memcpy (out, &view, sizeof view);
}

bool
toy_event_for_seat (const void *match, const void *event, int seat, void *out)
{
  ToyEvent *seat_event = out;

  memcpy (seat_event, event, sizeof *seat_event);
  for (int card = 0; seat_event->type == TOY_DEAL && card < TOY_CARDS; card++)
    if (seat_event->holder[card] != seat)
      seat_event->holder[card] = TOY_HIDDEN;
  return true;
}

int
toy_view_apply (void *data, const void *seat_event)
{
  ToyView *view = data;

  return toy_apply (&view->match, seat_event);
}

int
toy_legal (const void *data, int seat, void *out)
{
  const ToyView *view = data;
  ToyEvent *events = out;
  int n = 0;

  if (seat != view->seat || seat >= TOY_SEATS || !view->match.dealt
      || seat != get_turn (&view->match))
    return 0;
  for (uint8_t card = 0; card < TOY_CARDS; card++)
    if (view->match.holder[card] == seat && !was_played (&view->match, card))
      {
        memset (&events[n], 0, sizeof events[n]);
        events[n].type = TOY_PLAY;
        events[n].seat = (uint8_t) seat;
        events[n++].card = card;
      }
  return n;
}

static int
get_awaited (const ToyMatch *match)
{
  if (is_over (match))
    return ALU_GAME_AWAITS_NOBODY;
  if (match->real_table)
    return ALU_GAME_AWAITS_TABLE;
  return match->dealt ? get_turn (match) : ALU_GAME_AWAITS_CHANCE;
}

void
toy_summarize (const void *view, AluGameSummary *summary)
{
  const ToyMatch *match = &((const ToyView *) view)->match;
  int32_t most = 0;

  summary->awaited = get_awaited (match);
  summary->n_deals = match->n_deals;
  summary->in_deal = match->dealt;
  memcpy (summary->points, match->points, sizeof match->points);
  memset (summary->sides, ALU_GAME_NO_SIDE, TOY_SEATS);
  for (int seat = 0; seat < TOY_SEATS; seat++)
    most = match->points[seat] > most ? match->points[seat] : most;
  for (int seat = 0; is_over (match) && seat < TOY_SEATS; seat++)
    if (match->points[seat] == most)
      summary->winners |= 1u << seat;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "toy-kind.h"

#include <stdlib.h>
#include <string.h>

#include "engine/alu-record.h"
#include "engine/alu-rng.h"
#include "engine/tarot/tarot-cards.h"

enum
{
  TOY_OK = ALU_OK,
  TOY_REFUSED = ALU_ERROR_NOT_NOW,
};

/* Rules */

static const AluGameOption options[] = {
  { .key = "deals", .low = 1, .high = 9, .label = "Deals", .description = "How many deals" },
  { .key = "speed",
    .choices = { "slow", "fast" },
    .choice_labels = { "Slow", "Fast" },
    .label = "Speed",
    .description = "Has no effect" },
};

static int
kind_init (void *data, const AluGameHeader *header)
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

static int
kind_apply (void *match, const void *data)
{
  const ToyEvent *event = data;

  return event->type == TOY_DEAL ? deal_cards (match, event) : play_card (match, event);
}

static bool
kind_chance (const void *data, uint64_t seed, void *event)
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

static void
kind_view_for_seat (const void *data, int seat, void *out)
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

static bool
kind_event_for_seat (const void *match, const void *event, int seat, void *out)
{
  ToyEvent *seat_event = out;

  memcpy (seat_event, event, sizeof *seat_event);
  for (int card = 0; seat_event->type == TOY_DEAL && card < TOY_CARDS; card++)
    if (seat_event->holder[card] != seat)
      seat_event->holder[card] = TOY_HIDDEN;
  return true;
}

static int
kind_view_apply (void *data, const void *seat_event)
{
  ToyView *view = data;

  return kind_apply (&view->match, seat_event);
}

static int
kind_legal (const void *data, int seat, void *out)
{
  const ToyMatch *match = data;
  ToyEvent *events = out;
  int n = 0;

  if (!match->dealt || seat != get_turn (match))
    return 0;
  for (uint8_t card = 0; card < TOY_CARDS; card++)
    if (match->holder[card] == seat && !was_played (match, card))
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

static void
kind_summarize (const void *view, AluGameSummary *summary)
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

/* Records */

typedef struct
{
  AluRecordReader base;
  union
  {
    ToyMatch match;
    ToyView view;
  };
  ToyEvent event;
} ToyReader;

typedef struct
{
  AluRecordWriter base;
  union
  {
    ToyMatch match;
    ToyView view;
  };
} ToyWriter;

static bool
read_deal (void *reader, AluRecordLine *line)
{
  ToyEvent event;

  memset (&event, 0, sizeof event);
  if (strlen (line->words[1]) != TOY_CARDS)
    return alu_record_bad_words (reader);
  for (int i = 0; i < TOY_CARDS; i++)
    event.holder[i] = (uint8_t) (line->words[1][i] - '1');
  return alu_record_apply (reader, &event);
}

static bool
read_play (void *reader, AluRecordLine *line)
{
  ToyEvent event;

  memset (&event, 0, sizeof event);
  event.type = TOY_PLAY;
  event.card = (uint8_t) atoi (line->words[2]);
  return alu_record_read_seat (reader, line->words[1], &event.seat)
         && alu_record_apply (reader, &event);
}

static const AluRecordVerb verbs[] = {
  { "deal", ALU_RECORD_IN_LOG, 2, 2, read_deal, false },
  { "play", ALU_RECORD_IN_LOG, 3, 3, read_play, false },
  { .word = NULL },
};

static void
expect (const void *reader, char expected[ALU_GAME_MAX_EXPECTED])
{
  expected[0] = '\0';
}

static void
write_event (void *writer, const void *written)
{
  AluRecordOutput *output = &((AluRecordWriter *) writer)->output;
  const ToyEvent *event = written;

  if (event->type == TOY_PLAY)
    {
      alu_record_write_line (output, "play %d %d", event->seat + 1, event->card);
      return;
    }
  alu_record_add (output, "deal ");
  for (int i = 0; i < TOY_CARDS; i++)
    alu_record_add (output, "%c", '1' + event->holder[i]);
  alu_record_end_line (output);
}

static bool
write_derived (void *output, const void *match, const void *event)
{
  return false;
}

static const AluGameRuleSet rule_sets[] = {
  { .id = "short", .name = "Short", .summary = "Two deals.", .seats = 1 << TOY_SEATS,
    .usual_seats = TOY_SEATS, .defaults = { 2 } },
  { .id = "long", .name = "Long", .summary = "Four deals.", .seats = 1 << TOY_SEATS,
    .usual_seats = TOY_SEATS, .defaults = { 4 } },
};

static const AluGameRole roles[] = { ALU_GAME_ROLE_DEAL, ALU_GAME_ROLE_ACTION };

const AluGameKind toy_kind = {
  .id = "toy",
  .name = "Toy",
  .magic = "%toy 1",
  .suffix = ".toy",
  .media_type = "text/vnd.aluette.toy",
  .not_a_record = "this is not a toy record",
  .min_seats = TOY_SEATS,
  .max_seats = TOY_SEATS,
  .clockwise = true,
  .n_teams = 0,
  .n_rule_sets = 2,
  .n_options = 2,
  .max_legal = TOY_HAND,
  .rule_sets = rule_sets,
  .options = options,
  .roles = roles,
  .play = TOY_PLAY,
  .event_card = offsetof (ToyEvent, card),
  .status_texts = alu_status_texts,
  .n_statuses = ALU_N_STATUSES,
  .match_size = sizeof (ToyMatch),
  .event_size = sizeof (ToyEvent),
  .view_size = sizeof (ToyView),
  .reader_size = sizeof (ToyReader),
  .writer_size = sizeof (ToyWriter),
  .n_cards = TOY_CARDS,
  .format_card = tarot_card_code, /* it has pictures of these */
  .init = kind_init,
  .apply = kind_apply,
  .chance = kind_chance,
  .view_for_seat = kind_view_for_seat,
  .event_for_seat = kind_event_for_seat,
  .view_apply = kind_view_apply,
  .legal = kind_legal,
  .summarize = kind_summarize,
  .verbs = verbs,
  .reader_state = offsetof (ToyReader, match),
  .reader_event = offsetof (ToyReader, event),
  .writer_state = offsetof (ToyWriter, match),
  .expect = expect,
  .write_event = write_event,
  .write_derived = write_derived,
};

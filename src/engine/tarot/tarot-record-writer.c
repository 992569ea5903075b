/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/tarot/tarot-record-lines.h"

#include <inttypes.h>
#include <stdio.h>

const char *const tarot_record_bids[TAROT_N_BIDS] = { "pass", "petite", "garde", "garde-sans",
                                                      "garde-contre" };
const char *const tarot_record_handfuls[TAROT_N_HANDFULS] = { NULL, "simple", "double", "triple" };
const char *const tarot_record_miseres[TAROT_N_MISERES] = { "trumps", "honours" };
const char *const tarot_record_sides[TAROT_N_SIDES] = { "attack", "defence" };

static void
add_card (AluRecordOutput *output, TarotCard card)
{
  char code[TAROT_CODE_SIZE];

  tarot_card_code (card, code);
  alu_record_add (output, " %s", code);
}

static void
add_set (AluRecordOutput *output, TarotCardSet set)
{
  TarotCard cards[TAROT_N_CARDS];
  int n = tarot_set_cards (set, cards);

  for (int i = 0; i < n; i++)
    add_card (output, cards[i]);
}

static void
write_dog (const TarotMatch *match, const TarotEvent *event, AluRecordOutput *output)
{
  alu_record_add (output, "dog");
  for (int i = 0; i < tarot_dog_size (match->rules.seats); i++)
    add_card (output, event->dog[i]);
  alu_record_end_line (output);
}

static void
write_deal (const TarotRecordWriter *writer, const TarotEvent *event, AluRecordOutput *output)
{
  int seats = writer->match.rules.seats;

  alu_record_write_line (output, "deal %u dealer %d", writer->match.n_deals, event->seat + 1);
  if (writer->match.real_table)
    return;
  for (int seat = 0; seat < seats; seat++)
    {
      alu_record_add (output, "hand %d", seat + 1);
      if (writer->base.of_seat && seat != writer->view.seat)
        alu_record_add (output, seat == event->petit_sec ? " petit-sec" : " ?");
      else
        add_set (output, event->hands[seat]);
      alu_record_end_line (output);
    }
  if (writer->base.of_seat)
    alu_record_write_line (output, "dog ?");
  else
    write_dog (&writer->match, event, output);
}

/* Writes the cards that a seat is told together with the event of the next line. */
static void
write_seen_cards (const TarotRecordWriter *writer, const TarotEvent *event, int taker,
                  AluRecordOutput *output)
{
  if (!writer->base.of_seat || event->type == TAROT_EVENT_DEAL)
    return;
  if (event->type == TAROT_EVENT_PLAY && tarot_set_count (event->cards) > 0)
    {
      alu_record_add (output, "ecart %d", taker + 1);
      add_set (output, event->cards);
      alu_record_end_line (output);
    }
  if (event->has_dog)
    write_dog (&writer->match, event, output);
}

static void
write_partner (int partner, AluRecordOutput *output)
{
  if (partner == TAROT_NOBODY)
    alu_record_write_line (output, "partner none");
  else
    alu_record_write_line (output, "partner %d", partner + 1);
}

/* Writes what was taken: "count 2 40.5". */
static void
write_count (int seats, const TarotSheet *sheet, AluRecordOutput *output)
{
  bool goulash = sheet->contract == TAROT_PASS;

  alu_record_add (output, "count");
  if (!goulash)
    alu_record_add (output, " %d", sheet->bouts);
  for (int i = 0; i < (goulash ? seats : 1); i++)
    alu_record_add (output, " %d%s", sheet->half_points[i] / 2,
                    sheet->half_points[i] % 2 != 0 ? ".5" : "");
  alu_record_end_line (output);
}

/* Who played with whom at a real table. */
static void
write_sides (const TarotMatch *match, const TarotSheet *sheet, AluRecordOutput *output)
{
  if (sheet->contract == TAROT_PASS)
    {
      alu_record_write_line (output, "goulash");
      return;
    }
  alu_record_write_line (output, "taker %d %s", sheet->taker + 1,
                         tarot_record_bids[sheet->contract]);
  if (match->rules.seats == 5)
    write_partner (sheet->partner, output);
  if (sheet->announced)
    alu_record_write_line (output, "chelem %d", sheet->taker + 1);
}

static void
write_declarations (const TarotMatch *match, const TarotSheet *sheet, AluRecordOutput *output)
{
  for (int seat = 0; seat < match->rules.seats; seat++)
    for (int misere = 0; misere < TAROT_N_MISERES; misere++)
      if ((sheet->miseres[seat] & (1 << misere)) != 0)
        alu_record_write_line (output, "misere %d %s", seat + 1, tarot_record_miseres[misere]);
  for (int seat = 0; seat < match->rules.seats; seat++)
    if (sheet->handfuls[seat] != TAROT_NO_HANDFUL)
      alu_record_write_line (output, "poignee %d %s", seat + 1,
                             tarot_record_handfuls[sheet->handfuls[seat]]);
}

/* A result of a real table, up to its count. */
static void
write_result (const TarotMatch *match, const TarotSheet *sheet, AluRecordOutput *output)
{
  write_sides (match, sheet, output);
  write_declarations (match, sheet, output);
  if (sheet->petit != TAROT_NO_SIDE)
    alu_record_write_line (output, "petit %s", tarot_record_sides[sheet->petit]);
  if (sheet->slam != TAROT_NO_SIDE)
    alu_record_write_line (output, "slam %s", tarot_record_sides[sheet->slam]);
  write_count (match->rules.seats, sheet, output);
}

/* Puts an event of one line together. */
static void
add_event (AluRecordOutput *output, const TarotEvent *event)
{
  int seat = event->seat + 1;

  switch ((TarotEventType) event->type)
    {
    case TAROT_EVENT_BID:
      alu_record_add (output, "bid %d %s", seat, tarot_record_bids[event->bid]);
      break;
    case TAROT_EVENT_CALL:
    case TAROT_EVENT_PLAY:
      alu_record_add (output, "%s %d", event->type == TAROT_EVENT_CALL ? "call" : "play", seat);
      add_card (output, event->card);
      break;
    case TAROT_EVENT_ECART:
      alu_record_add (output, "ecart %d", seat);
      add_set (output, event->cards);
      break;
    case TAROT_EVENT_SLAM:
      alu_record_add (output, "chelem %d", seat);
      break;
    case TAROT_EVENT_MISERE:
      alu_record_add (output, "misere %d %s", seat, tarot_record_miseres[event->misere]);
      break;
    case TAROT_EVENT_HANDFUL:
      alu_record_add (output, "poignee %d %s", seat, tarot_record_handfuls[event->handful]);
      add_set (output, event->cards);
      break;
    default:
      alu_record_add (output, "result passed");
      break;
    }
}

/* Writes the line of a trick before its first card or declaration. */
static void
announce_trick (TarotRecordWriter *writer, const TarotEvent *event)
{
  const TarotDeal *deal = &writer->match.deal;

  if (writer->base.trick_announced
      || (event->type != TAROT_EVENT_PLAY && event->type != TAROT_EVENT_MISERE
          && event->type != TAROT_EVENT_HANDFUL))
    return;
  alu_record_write_line (&writer->base.output, "trick %d leads %d", deal->n_tricks + 1,
                         deal->leader + 1);
  writer->base.trick_announced = true;
}

void
tarot_record_write_event (void *data, const void *written)
{
  TarotRecordWriter *writer = data;
  AluRecordOutput *output = &writer->base.output;
  const TarotEvent *event = written;

  announce_trick (writer, event);
  write_seen_cards (writer, event, writer->match.deal.taker, output);
  if (event->type == TAROT_EVENT_DEAL)
    write_deal (writer, event, output);
  else if (event->type == TAROT_EVENT_RESULT)
    write_result (&writer->match, &event->sheet, output);
  else
    {
      add_event (output, event);
      if (writer->base.of_seat && event->type == TAROT_EVENT_ECART
          && event->seat != writer->view.seat)
        alu_record_add (output, " ?");
      alu_record_end_line (output);
    }
}

static void
write_score (const TarotMatch *match, AluRecordOutput *output)
{
  alu_record_add (output, "score");
  for (int seat = 0; seat < match->rules.seats; seat++)
    alu_record_add (output, " %" PRId32, match->score[seat]);
  alu_record_end_line (output);
}

/* Writes the lines of a deal that was played, from its result on. */
static void
write_marks (const TarotMatch *match, AluRecordOutput *output)
{
  const TarotSheet *sheet = &match->sheet;
  const TarotScore *score = &match->marks;

  if (sheet->contract == TAROT_PASS)
    alu_record_write_line (output, "result goulash");
  else
    alu_record_write_line (output, "result %s %s %d petit %d poignee %d chelem %d total %d",
                           tarot_record_bids[sheet->contract], score->made ? "made" : "failed",
                           score->margin, score->petit, score->handfuls, score->slam, score->total);
  alu_record_add (output, "mark");
  for (int seat = 0; seat < match->rules.seats; seat++)
    alu_record_add (output, " %" PRId32, score->marks[seat]);
  alu_record_end_line (output);
  write_score (match, output);
  if (!tarot_match_is_over (match))
    return;
  alu_record_add (output, "end");
  for (int seat = 0; seat < match->rules.seats; seat++)
    if ((match->winners & (1 << seat)) != 0)
      alu_record_add (output, " %d", seat + 1);
  alu_record_end_line (output);
}

/* Writes the lines after the last bid. */
static void
write_contract (const TarotMatch *match, AluRecordOutput *output)
{
  const TarotDeal *deal = &match->deal;

  if (deal->outcome == TAROT_OUTCOME_PASSED)
    {
      alu_record_write_line (output, "result passed");
      write_score (match, output);
    }
  else if (deal->taker == TAROT_NOBODY)
    alu_record_write_line (output, "goulash");
  else
    alu_record_write_line (output, "taker %d %s", deal->taker + 1,
                           tarot_record_bids[deal->contract]);
}

/* Writes the lines after the last card of a trick. */
static void
write_trick_end (const TarotMatch *match, AluRecordOutput *output)
{
  const TarotDeal *deal = &match->deal;

  alu_record_write_line (output, "won %d", deal->takers[deal->n_tricks - 1] + 1);
  if (deal->outcome != TAROT_OUTCOME_PLAYED)
    return;
  if (deal->called != TAROT_NO_CARD)
    write_partner (deal->partner, output);
  write_count (match->rules.seats, &match->sheet, output);
  write_marks (match, output);
}

bool
tarot_record_write_derived (void *output, const void *after, const void *applied)
{
  const TarotMatch *match = after;
  const TarotDeal *deal = &match->deal;
  const TarotEvent *event = applied;
  bool ends_trick = event->type == TAROT_EVENT_PLAY && deal->n_plays % match->rules.seats == 0;

  if (event->type == TAROT_EVENT_DEAL && deal->outcome == TAROT_OUTCOME_PETIT_SEC)
    {
      alu_record_write_line (output, "result petit-sec %d", deal->petit_sec + 1);
      write_score (match, output);
    }
  else if (event->type == TAROT_EVENT_BID && deal->n_bids == match->rules.seats)
    write_contract (match, output);
  else if (ends_trick)
    write_trick_end (match, output);
  else if (event->type == TAROT_EVENT_RESULT)
    write_marks (match, output);
  else if (event->type == TAROT_EVENT_PASSED)
    write_score (match, output);
  return ends_trick || event->type == TAROT_EVENT_DEAL;
}

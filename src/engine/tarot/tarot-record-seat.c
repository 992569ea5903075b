/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/tarot/tarot-record-lines.h"

#include <stdio.h>
#include <string.h>

/* The log of one seat: what its reader reads in another way than the record of a match. */

bool
tarot_record_read_told_hand (TarotRecordReader *reader, const AluRecordLine *line, int seat)
{
  TarotEvent *deal = &reader->pending;
  bool is_petit_sec = line->n_words == 3 && strcmp (line->words[2], "petit-sec") == 0;

  if (!is_petit_sec && !alu_record_is_closed (line, 2))
    return alu_record_fail (reader, ALU_RECORD_BAD_TOKENS, NULL);
  if (is_petit_sec
      && (reader->match.rules.petit_sec != TAROT_PETIT_SEC_ANNUL
          || deal->petit_sec != TAROT_NOBODY))
    return alu_record_refuse (reader, TAROT_ERROR_WRONG_CARDS);
  if (is_petit_sec)
    deal->petit_sec = (uint8_t) seat;
  reader->n_hands++;
  return true;
}

bool
tarot_record_read_told_dog (TarotRecordReader *reader, const TarotCard *cards, int n)
{
  TarotCardSet set = tarot_set_empty ();

  if (reader->pending.has_dog)
    return alu_record_fail (reader, ALU_RECORD_REPEATED_LINE, NULL);
  if (n != tarot_dog_size (reader->match.rules.seats))
    return alu_record_refuse (reader, TAROT_ERROR_WRONG_CARDS);
  for (int i = 0; i < n; i++)
    set = tarot_set_with (set, cards[i]);
  if (tarot_set_count (set) != n)
    return alu_record_refuse (reader, TAROT_ERROR_WRONG_CARDS);
  reader->pending.has_dog = true;
  memcpy (reader->pending.dog, cards, (size_t) n);
  return true;
}

bool
tarot_record_read_told_ecart (TarotRecordReader *reader, const TarotEvent *event)
{
  const TarotDeal *deal = &reader->match.deal;

  if (tarot_set_count (reader->pending.cards) > 0)
    return alu_record_fail (reader, ALU_RECORD_REPEATED_LINE, NULL);
  if (event->seat != deal->taker)
    return alu_record_refuse (reader, TAROT_ERROR_NOT_THE_TAKER);
  if (tarot_set_count (event->cards) != tarot_dog_size (reader->match.rules.seats))
    return alu_record_refuse (reader, TAROT_ERROR_ECART_COUNT);
  reader->pending.cards = event->cards;
  return true;
}

/* Whether the deal of @match ends with the écart of its taker, which everybody is told. */
static bool
shows_ecart (const TarotMatch *match)
{
  return match->deal.outcome == TAROT_OUTCOME_PLAYED && match->deal.taker != TAROT_NOBODY
         && tarot_deal_takes_dog (&match->deal);
}

/* Whether the lines before @told were those that everybody is told with it. */
static bool
check_told_lines (const TarotRecordReader *reader, const TarotMatch *before, const TarotEvent *told)
{
  const TarotMatch *after = &reader->match;
  char expected[ALU_GAME_MAX_EXPECTED];
  bool opens = told->type != TAROT_EVENT_DEAL && !tarot_deal_dog_is_open (&before->deal)
               && tarot_deal_dog_is_open (&after->deal);
  bool has_ecart = told->type == TAROT_EVENT_PLAY && tarot_set_count (told->cards) > 0;
  bool needs_ecart = told->type == TAROT_EVENT_PLAY && shows_ecart (after);

  if (opens && !told->has_dog)
    return alu_record_fail (reader, ALU_RECORD_MISSING_LINE, "dog …");
  if (needs_ecart && !has_ecart)
    {
      snprintf (expected, sizeof expected, "ecart %d …", after->deal.taker + 1);
      return alu_record_fail (reader, ALU_RECORD_MISSING_LINE, expected);
    }
  return (opens || !told->has_dog) && (needs_ecart || !has_ecart)
             ? true
             : alu_record_fail (reader, ALU_RECORD_MISPLACED_LINE, NULL);
}

/* Adds what the lines before, and the seat's own hand, tell of @event. */
static void
complete_event (const TarotRecordReader *reader, const TarotEvent *event, TarotEvent *told)
{
  const TarotEvent *pending = &reader->pending;
  int seat = reader->view.seat;

  *told = *event;
  if (event->type == TAROT_EVENT_DEAL)
    {
      if (seat != TAROT_NOBODY && reader->match.rules.petit_sec == TAROT_PETIT_SEC_ANNUL
          && tarot_is_petit_sec (event->hands[seat]))
        told->petit_sec = (uint8_t) seat;
      return;
    }
  told->has_dog = pending->has_dog;
  memcpy (told->dog, pending->dog, sizeof told->dog);
  if (event->type == TAROT_EVENT_PLAY)
    told->cards = pending->cards;
}

bool
tarot_record_apply_told (TarotRecordReader *reader, const TarotEvent *event)
{
  TarotView before = reader->view;
  TarotEvent told;

  complete_event (reader, event, &told);
  if (!alu_record_apply (reader, &told) || !check_told_lines (reader, &before.match, &told))
    return false;
  tarot_event_init (&reader->pending, TAROT_EVENT_DEAL, 0);
  return true;
}

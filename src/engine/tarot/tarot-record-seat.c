/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/tarot/tarot-record-lines.h"

#include <stdio.h>
#include <string.h>

/* The log of one seat: what its reader reads in another way than the record of a match. */

bool
tarot_record_read_view (TarotRecordReader *reader, TarotRecordLine *line, TarotRecordError *error)
{
  const TarotRecordHeader *header = &reader->header;
  uint8_t seat = TAROT_NOBODY;
  char expected[TAROT_RECORD_MAX_DERIVED];
  TarotMatch start;

  tarot_record_header_missing (reader, expected);
  if (strncmp (expected, "view", 4) != 0)
    return tarot_record_fail (error, TAROT_RECORD_MISSING_LINE, expected);
  if (tarot_record_header_is_real (header))
    return tarot_record_refuse (error, TAROT_ERROR_REAL_TABLE);
  if (strcmp (line->words[1], "0") != 0
      && !tarot_record_read_seat (line->words[1], header->rules.seats, &seat, error))
    return false;
  tarot_match_init (&start, &header->rules, false);
  tarot_view_for_seat (&start, seat, &reader->view);
  reader->in_log = true;
  return true;
}

bool
tarot_record_is_closed (const TarotRecordLine *line, int word)
{
  return line->n_words == word + 1 && strcmp (line->words[word], "?") == 0;
}

bool
tarot_record_read_told_hand (TarotRecordReader *reader, const TarotRecordLine *line, int seat,
                             TarotRecordError *error)
{
  TarotEvent *deal = &reader->pending;
  bool is_petit_sec = line->n_words == 3 && strcmp (line->words[2], "petit-sec") == 0;

  if (!is_petit_sec && !tarot_record_is_closed (line, 2))
    return tarot_record_fail (error, TAROT_RECORD_BAD_TOKENS, NULL);
  if (is_petit_sec
      && (reader->match.rules.petit_sec != TAROT_PETIT_SEC_ANNUL
          || deal->petit_sec != TAROT_NOBODY))
    return tarot_record_refuse (error, TAROT_ERROR_WRONG_CARDS);
  if (is_petit_sec)
    deal->petit_sec = (uint8_t) seat;
  reader->n_hands++;
  return true;
}

bool
tarot_record_read_told_dog (TarotRecordReader *reader, const TarotCard *cards, int n,
                            TarotRecordError *error)
{
  TarotCardSet set = tarot_set_empty ();

  if (reader->pending.has_dog)
    return tarot_record_fail (error, TAROT_RECORD_REPEATED_LINE, NULL);
  if (n != tarot_dog_size (reader->match.rules.seats))
    return tarot_record_refuse (error, TAROT_ERROR_WRONG_CARDS);
  for (int i = 0; i < n; i++)
    set = tarot_set_with (set, cards[i]);
  if (tarot_set_count (set) != n)
    return tarot_record_refuse (error, TAROT_ERROR_WRONG_CARDS);
  reader->pending.has_dog = true;
  memcpy (reader->pending.dog, cards, (size_t) n);
  return true;
}

bool
tarot_record_read_told_ecart (TarotRecordReader *reader, const TarotEvent *event,
                              TarotRecordError *error)
{
  const TarotDeal *deal = &reader->match.deal;

  if (tarot_set_count (reader->pending.cards) > 0)
    return tarot_record_fail (error, TAROT_RECORD_REPEATED_LINE, NULL);
  if (event->seat != deal->taker)
    return tarot_record_refuse (error, TAROT_ERROR_NOT_THE_TAKER);
  if (tarot_set_count (event->cards) != tarot_dog_size (reader->match.rules.seats))
    return tarot_record_refuse (error, TAROT_ERROR_ECART_COUNT);
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
check_told_lines (const TarotMatch *before, const TarotMatch *after, const TarotEvent *told,
                  TarotRecordError *error)
{
  bool opens = told->type != TAROT_EVENT_DEAL && !tarot_deal_dog_is_open (&before->deal)
               && tarot_deal_dog_is_open (&after->deal);
  bool has_ecart = told->type == TAROT_EVENT_PLAY && tarot_set_count (told->cards) > 0;
  bool needs_ecart = told->type == TAROT_EVENT_PLAY && shows_ecart (after);

  if (opens && !told->has_dog)
    return tarot_record_fail (error, TAROT_RECORD_MISSING_LINE, "dog …");
  if (needs_ecart && !has_ecart)
    {
      snprintf (error->expected, sizeof error->expected, "ecart %d …", after->deal.taker + 1);
      return tarot_record_fail (error, TAROT_RECORD_MISSING_LINE, NULL);
    }
  return (opens || !told->has_dog) && (needs_ecart || !has_ecart)
             ? true
             : tarot_record_fail (error, TAROT_RECORD_MISPLACED_LINE, NULL);
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
tarot_record_apply_told (TarotRecordReader *reader, const TarotEvent *event,
                         TarotRecordError *error)
{
  TarotView after = reader->view;
  TarotEvent told;
  TarotStatus status;

  complete_event (reader, event, &told);
  status = tarot_view_apply (&after, &told);
  if (status == TAROT_ERROR_NOT_NOW || status == TAROT_ERROR_NOT_YOUR_TURN
      || status == TAROT_ERROR_WRONG_DEALER)
    tarot_record_expect_now (reader, error->expected);
  if (status != TAROT_OK)
    return tarot_record_refuse (error, status);
  if (!check_told_lines (&reader->match, &after.match, &told, error))
    return false;
  reader->view = after;
  tarot_event_init (&reader->pending, TAROT_EVENT_DEAL, 0);
  tarot_record_note_event (reader, &told);
  return true;
}

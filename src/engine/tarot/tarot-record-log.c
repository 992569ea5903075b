/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/tarot/tarot-record-lines.h"

#include <stdio.h>
#include <string.h>

/* Between the lines of a deal: which comes next. */
static void
expect_in_deal (const TarotRecordReader *reader, char *expected)
{
  if (reader->n_hands < reader->match.rules.seats)
    snprintf (expected, TAROT_RECORD_MAX_DERIVED, "hand %d …", reader->n_hands + 1);
  else
    strcpy (expected, "dog …");
}

static void
expect_deal (const TarotMatch *match, char *expected)
{
  if (match->dealer == TAROT_NOBODY)
    snprintf (expected, TAROT_RECORD_MAX_DERIVED, "deal %u dealer …", match->n_deals + 1);
  else
    snprintf (expected, TAROT_RECORD_MAX_DERIVED, "deal %u dealer %d", match->n_deals + 1,
              match->dealer + 1);
}

void
tarot_record_expect_now (const TarotRecordReader *reader, char expected[TAROT_RECORD_MAX_DERIVED])
{
  static const char *const words[]
    = { [TAROT_PHASE_BID] = "bid", [TAROT_PHASE_CALL] = "call", [TAROT_PHASE_ECART] = "ecart",
        [TAROT_PHASE_PLAY] = "play" };
  const TarotDeal *deal = &reader->match.deal;
  TarotPhase phase = tarot_match_phase (&reader->match);

  expected[0] = '\0';
  if (!reader->in_log)
    return;
  if (reader->in_deal)
    expect_in_deal (reader, expected);
  else if (phase == TAROT_PHASE_DEAL)
    expect_deal (&reader->match, expected);
  else if (phase == TAROT_PHASE_PLAY && !reader->trick_announced)
    snprintf (expected, TAROT_RECORD_MAX_DERIVED, "trick %d leads %d", deal->n_tricks + 1,
              deal->leader + 1);
  else if (phase < TAROT_PHASE_RESULT)
    snprintf (expected, TAROT_RECORD_MAX_DERIVED, "%s %d …", words[phase], deal->turn + 1);
}

static bool
bad_words (TarotRecordError *error)
{
  return tarot_record_fail (error, TAROT_RECORD_BAD_TOKENS, NULL);
}

void
tarot_record_note_event (TarotRecordReader *reader, const TarotEvent *event)
{
  reader->event = *event;
  reader->has_event = true;
  reader->n_followed = 0;
  tarot_record_derive (&reader->match, event, &reader->derived);
  if (event->type == TAROT_EVENT_DEAL
      || (event->type == TAROT_EVENT_PLAY
          && reader->match.deal.n_plays % reader->match.rules.seats == 0))
    reader->trick_announced = false;
}

bool
tarot_record_apply (TarotRecordReader *reader, const TarotEvent *event, TarotRecordError *error)
{
  TarotStatus status;

  if (reader->of_request)
    {
      reader->event = *event;
      reader->has_event = true;
      return true;
    }
  if (reader->of_seat)
    return tarot_record_apply_told (reader, event, error);
  status = tarot_match_apply (&reader->match, event);
  if (status == TAROT_ERROR_NOT_NOW || status == TAROT_ERROR_NOT_YOUR_TURN
      || status == TAROT_ERROR_WRONG_DEALER)
    tarot_record_expect_now (reader, error->expected);
  if (status != TAROT_OK)
    return tarot_record_refuse (error, status);
  tarot_record_note_event (reader, event);
  return true;
}

/* Starts the event of a line whose second word is a seat. */
static bool
start_event (const TarotRecordReader *reader, const TarotRecordLine *line, TarotEventType type,
             TarotEvent *event, TarotRecordError *error)
{
  tarot_event_init (event, type, 0);
  return tarot_record_read_seat (line->words[1], reader->match.rules.seats, &event->seat, error);
}

static bool
read_card (const char *word, TarotCard *card, TarotRecordError *error)
{
  *card = tarot_card_parse (word);
  return *card != TAROT_NO_CARD || bad_words (error);
}

/* Reads the words from number @first on as cards, each once.
 *
 * @repeated: (nullable) (out): whether a card is there twice, which is an error without it */
static bool
read_set (const TarotRecordLine *line, int first, TarotCardSet *set, bool *repeated,
          TarotRecordError *error)
{
  bool twice = false;

  *set = tarot_set_empty ();
  for (int i = first; i < line->n_words; i++)
    {
      TarotCard card;

      if (!read_card (line->words[i], &card, error))
        return false;
      twice |= tarot_set_has (*set, card);
      *set = tarot_set_with (*set, card);
    }
  if (repeated != NULL)
    *repeated = twice;
  return repeated != NULL || !twice || bad_words (error);
}

/* The deal's cards are still to be read, except at a real table. */
bool
tarot_record_read_deal (TarotRecordReader *reader, TarotRecordLine *line, TarotRecordError *error)
{
  const TarotMatch *match = &reader->match;
  TarotEvent event;
  char number[16];
  char expected[TAROT_RECORD_MAX_DERIVED];

  if (tarot_match_is_over (match))
    return tarot_record_refuse (error, TAROT_ERROR_MATCH_OVER);
  if (tarot_match_phase (match) != TAROT_PHASE_DEAL)
    return tarot_record_misplaced (reader, error);
  expect_deal (match, expected);
  if (strcmp (line->words[2], "dealer") != 0)
    return tarot_record_fail (error, TAROT_RECORD_BAD_TOKENS, expected);
  snprintf (number, sizeof number, "%u", match->n_deals + 1);
  if (strcmp (line->words[1], number) != 0)
    return tarot_record_fail (error, TAROT_RECORD_MISMATCH, expected);
  tarot_event_init (&event, TAROT_EVENT_DEAL, 0);
  if (!tarot_record_read_seat (line->words[3], match->rules.seats, &event.seat, error))
    return false;
  if (match->dealer != TAROT_NOBODY && match->dealer != event.seat)
    {
      tarot_record_refuse (error, TAROT_ERROR_WRONG_DEALER);
      strcpy (error->expected, expected);
      return false;
    }
  if (match->real_table)
    {
      tarot_record_start_result (reader);
      return tarot_record_apply (reader, &event, error);
    }
  event.has_dog = !reader->of_seat;
  event.petit_sec = reader->of_seat ? TAROT_NOBODY : 0;
  reader->pending = event;
  reader->in_deal = true;
  reader->bad_deal = false;
  reader->n_hands = 0;
  return true;
}

/* What is wrong with the cards is a fault of the deal as a whole, reported at its `dog` line. */
bool
tarot_record_read_hand (TarotRecordReader *reader, TarotRecordLine *line, TarotRecordError *error)
{
  TarotCardSet hand;
  bool repeated;
  uint8_t seat;

  if (!reader->in_deal)
    return tarot_record_misplaced (reader, error);
  if (!tarot_record_read_seat (line->words[1], reader->match.rules.seats, &seat, error))
    return false;
  if (seat != reader->n_hands)
    {
      expect_in_deal (reader, error->expected);
      return tarot_record_fail (error, seat < reader->n_hands ? TAROT_RECORD_REPEATED_LINE
                                                              : TAROT_RECORD_MISSING_LINE, NULL);
    }
  if (reader->of_seat && seat != reader->view.seat)
    return tarot_record_read_told_hand (reader, line, seat, error);
  if (!read_set (line, 2, &hand, &repeated, error))
    return false;
  reader->bad_deal |= repeated;
  reader->pending.hands[seat] = hand;
  reader->n_hands++;
  return true;
}

static bool
apply_deal (TarotRecordReader *reader, TarotRecordError *error)
{
  TarotEvent deal = reader->pending;

  reader->in_deal = false;
  tarot_event_init (&reader->pending, TAROT_EVENT_DEAL, 0);
  return tarot_record_apply (reader, &deal, error);
}

bool
tarot_record_read_dog (TarotRecordReader *reader, TarotRecordLine *line, TarotRecordError *error)
{
  TarotEvent *event = &reader->pending;
  int size = tarot_dog_size (reader->match.rules.seats);
  TarotCard dog[TAROT_MAX_DOG];

  if (!reader->in_deal && !reader->of_seat)
    return tarot_record_misplaced (reader, error);
  if (reader->in_deal && reader->n_hands < reader->match.rules.seats)
    {
      expect_in_deal (reader, error->expected);
      return tarot_record_fail (error, TAROT_RECORD_MISSING_LINE, NULL);
    }
  if (reader->in_deal && reader->of_seat)
    return tarot_record_is_closed (line, 1) ? apply_deal (reader, error) : bad_words (error);
  for (int i = 1; i < line->n_words; i++)
    if (!read_card (line->words[i], &dog[i <= size ? i - 1 : 0], error))
      return false;
  if (!reader->in_deal)
    return tarot_record_read_told_dog (reader, dog, line->n_words - 1, error);
  if (reader->bad_deal || line->n_words != size + 1)
    return tarot_record_refuse (error, TAROT_ERROR_WRONG_CARDS);
  memcpy (event->dog, dog, (size_t) size);
  return apply_deal (reader, error);
}

bool
tarot_record_read_bid (TarotRecordReader *reader, TarotRecordLine *line, TarotRecordError *error)
{
  int bid = tarot_record_find (tarot_record_bids, TAROT_N_BIDS, line->words[2]);
  TarotEvent event;

  if (!start_event (reader, line, TAROT_EVENT_BID, &event, error))
    return false;
  if (bid < 0)
    return bad_words (error);
  event.bid = (uint8_t) bid;
  return tarot_record_apply (reader, &event, error);
}

bool
tarot_record_read_call (TarotRecordReader *reader, TarotRecordLine *line, TarotRecordError *error)
{
  TarotEvent event;

  return start_event (reader, line, TAROT_EVENT_CALL, &event, error)
         && read_card (line->words[2], &event.card, error)
         && tarot_record_apply (reader, &event, error);
}

bool
tarot_record_read_ecart (TarotRecordReader *reader, TarotRecordLine *line, TarotRecordError *error)
{
  TarotEvent event;

  if (!start_event (reader, line, TAROT_EVENT_ECART, &event, error))
    return false;
  if (reader->of_seat && event.seat != reader->view.seat
      && tarot_record_is_closed (line, line->n_words - 1))
    line->n_words--;
  if (!read_set (line, 2, &event.cards, NULL, error))
    return false;
  if (reader->of_seat && reader->match.deal.phase == TAROT_PHASE_PLAY)
    return tarot_record_read_told_ecart (reader, &event, error);
  return tarot_record_apply (reader, &event, error);
}

/* A slam is announced before the first trick is. */
bool
tarot_record_read_slam (TarotRecordReader *reader, TarotRecordLine *line, TarotRecordError *error)
{
  TarotEvent event;

  if (reader->match.real_table)
    return tarot_record_read_table (reader, line, error);
  if (reader->trick_announced)
    return tarot_record_misplaced (reader, error);
  return start_event (reader, line, TAROT_EVENT_SLAM, &event, error)
         && tarot_record_apply (reader, &event, error);
}

/* A trick is announced before its first card; what the line says follows from the rules. */
bool
tarot_record_read_trick (TarotRecordReader *reader, TarotRecordLine *line, TarotRecordError *error)
{
  char expected[TAROT_RECORD_MAX_DERIVED];

  if (reader->match.deal.phase != TAROT_PHASE_PLAY || reader->trick_announced)
    return tarot_record_misplaced (reader, error);
  tarot_record_expect_now (reader, expected);
  if (strcmp (tarot_record_rest_of_line (line, 0), expected) != 0)
    return tarot_record_fail (error, TAROT_RECORD_MISMATCH, expected);
  reader->trick_announced = true;
  return true;
}

/* Cards and declarations belong to a trick, which has been announced. */
static bool
check_announced (const TarotRecordReader *reader, TarotRecordError *error)
{
  if (reader->match.deal.phase != TAROT_PHASE_PLAY || reader->trick_announced)
    return true;
  tarot_record_expect_now (reader, error->expected);
  return tarot_record_fail (error, TAROT_RECORD_MISSING_LINE, NULL);
}

bool
tarot_record_read_misere (TarotRecordReader *reader, TarotRecordLine *line,
                          TarotRecordError *error)
{
  int misere = tarot_record_find (tarot_record_miseres, TAROT_N_MISERES, line->words[2]);
  TarotEvent event;

  if (reader->match.real_table)
    return tarot_record_read_table (reader, line, error);
  if (!start_event (reader, line, TAROT_EVENT_MISERE, &event, error)
      || !check_announced (reader, error))
    return false;
  if (misere < 0)
    return bad_words (error);
  event.misere = (uint8_t) misere;
  return tarot_record_apply (reader, &event, error);
}

bool
tarot_record_read_handful (TarotRecordReader *reader, TarotRecordLine *line,
                           TarotRecordError *error)
{
  int handful = tarot_record_find (tarot_record_handfuls, TAROT_N_HANDFULS, line->words[2]);
  TarotEvent event;

  if (reader->match.real_table)
    return tarot_record_read_table (reader, line, error);
  if (!start_event (reader, line, TAROT_EVENT_HANDFUL, &event, error)
      || !check_announced (reader, error))
    return false;
  if (handful < 0)
    return bad_words (error);
  event.handful = (uint8_t) handful;
  return read_set (line, 3, &event.cards, NULL, error)
         && tarot_record_apply (reader, &event, error);
}

bool
tarot_record_read_play (TarotRecordReader *reader, TarotRecordLine *line, TarotRecordError *error)
{
  TarotEvent event;

  return start_event (reader, line, TAROT_EVENT_PLAY, &event, error)
         && read_card (line->words[2], &event.card, error) && check_announced (reader, error)
         && tarot_record_apply (reader, &event, error);
}

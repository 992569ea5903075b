/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/tarot/tarot-record-lines.h"

#include <stdio.h>
#include <string.h>

/* Between the lines of a deal: which comes next. */
static void
expect_in_deal (const TarotRecordReader *reader, char *expected)
{
  if (reader->n_hands < reader->match.rules.seats)
    snprintf (expected, ALU_GAME_MAX_EXPECTED, "hand %d …", reader->n_hands + 1);
  else
    strcpy (expected, "dog …");
}

static void
expect_deal (const TarotMatch *match, char *expected)
{
  if (match->dealer == TAROT_NOBODY)
    snprintf (expected, ALU_GAME_MAX_EXPECTED, "deal %u dealer …", match->n_deals + 1);
  else
    snprintf (expected, ALU_GAME_MAX_EXPECTED, "deal %u dealer %d", match->n_deals + 1,
              match->dealer + 1);
}

void
tarot_record_expect (const void *data, char expected[ALU_GAME_MAX_EXPECTED])
{
  const TarotRecordReader *reader = data;
  static const char *const words[] = { [TAROT_PHASE_BID] = "bid",
                                       [TAROT_PHASE_CALL] = "call",
                                       [TAROT_PHASE_ECART] = "ecart",
                                       [TAROT_PHASE_PLAY] = "play" };
  const TarotDeal *deal = &reader->match.deal;
  TarotPhase phase = tarot_match_phase (&reader->match);

  expected[0] = '\0';
  if (reader->base.in_deal)
    expect_in_deal (reader, expected);
  else if (phase == TAROT_PHASE_DEAL)
    expect_deal (&reader->match, expected);
  else if (phase == TAROT_PHASE_PLAY && !reader->base.trick_announced)
    snprintf (expected, ALU_GAME_MAX_EXPECTED, "trick %d leads %d", deal->n_tricks + 1,
              deal->leader + 1);
  else if (phase < TAROT_PHASE_RESULT)
    snprintf (expected, ALU_GAME_MAX_EXPECTED, "%s %d …", words[phase], deal->turn + 1);
}

static bool
apply (TarotRecordReader *reader, const TarotEvent *event)
{
  return reader->base.of_seat && !reader->match.real_table ? tarot_record_apply_told (reader, event)
                                                           : alu_record_apply (reader, event);
}

/* Starts the event of a line whose second word is a seat. */
static bool
start_event (const TarotRecordReader *reader, const AluRecordLine *line, TarotEventType type,
             TarotEvent *event)
{
  tarot_event_init (event, type, 0);
  return alu_record_read_seat (reader, line->words[1], &event->seat);
}

static bool
read_card (const TarotRecordReader *reader, const char *word, TarotCard *card)
{
  *card = tarot_card_parse (word);
  return *card != TAROT_NO_CARD || alu_record_bad_words (reader);
}

/* Reads the words from number @first on as cards, each once.
 *
 * @repeated: (nullable) (out): whether a card is there twice, which is an error without it */
static bool
read_set (const TarotRecordReader *reader, const AluRecordLine *line, int first, TarotCardSet *set,
          bool *repeated)
{
  bool twice = false;

  *set = tarot_set_empty ();
  for (int i = first; i < line->n_words; i++)
    {
      TarotCard card;

      if (!read_card (reader, line->words[i], &card))
        return false;
      twice |= tarot_set_has (*set, card);
      *set = tarot_set_with (*set, card);
    }
  if (repeated != NULL)
    *repeated = twice;
  return repeated != NULL || !twice || alu_record_bad_words (reader);
}

/* The deal's cards are still to be read, except at a real table. */
static bool
read_deal_line (void *data, AluRecordLine *line)
{
  TarotRecordReader *reader = data;
  const TarotMatch *match = &reader->match;
  TarotEvent event;
  char number[16];
  char expected[ALU_GAME_MAX_EXPECTED];

  if (tarot_match_is_over (match))
    return alu_record_refuse (reader, TAROT_ERROR_MATCH_OVER);
  if (tarot_match_phase (match) != TAROT_PHASE_DEAL)
    return alu_record_fail_expecting (reader, ALU_RECORD_MISPLACED_LINE);
  expect_deal (match, expected);
  if (strcmp (line->words[2], "dealer") != 0)
    return alu_record_fail (reader, ALU_RECORD_BAD_TOKENS, expected);
  snprintf (number, sizeof number, "%u", match->n_deals + 1);
  if (strcmp (line->words[1], number) != 0)
    return alu_record_fail (reader, ALU_RECORD_MISMATCH, expected);
  tarot_event_init (&event, TAROT_EVENT_DEAL, 0);
  if (!alu_record_read_seat (reader, line->words[3], &event.seat))
    return false;
  if (match->dealer != TAROT_NOBODY && match->dealer != event.seat)
    return alu_record_refuse (reader, TAROT_ERROR_WRONG_DEALER);
  if (match->real_table)
    {
      tarot_record_start_result (reader);
      return apply (reader, &event);
    }
  event.has_dog = !reader->base.of_seat;
  event.petit_sec = reader->base.of_seat ? TAROT_NOBODY : 0;
  reader->pending = event;
  reader->base.in_deal = true;
  reader->bad_deal = false;
  reader->n_hands = 0;
  return true;
}

/* What is wrong with the cards is a fault of the deal as a whole, reported at its `dog` line. */
static bool
read_hand_line (void *data, AluRecordLine *line)
{
  TarotRecordReader *reader = data;
  TarotCardSet hand;
  bool repeated;
  uint8_t seat;

  if (!reader->base.in_deal)
    return alu_record_fail_expecting (reader, ALU_RECORD_MISPLACED_LINE);
  if (!alu_record_read_seat (reader, line->words[1], &seat))
    return false;
  if (seat != reader->n_hands)
    return alu_record_fail_expecting (reader, seat < reader->n_hands ? ALU_RECORD_REPEATED_LINE
                                                                     : ALU_RECORD_MISSING_LINE);
  if (reader->base.of_seat && seat != reader->view.seat)
    return tarot_record_read_told_hand (reader, line, seat);
  if (!read_set (reader, line, 2, &hand, &repeated))
    return false;
  reader->bad_deal |= repeated;
  reader->pending.hands[seat] = hand;
  reader->n_hands++;
  return true;
}

static bool
apply_deal (TarotRecordReader *reader)
{
  TarotEvent deal = reader->pending;

  reader->base.in_deal = false;
  tarot_event_init (&reader->pending, TAROT_EVENT_DEAL, 0);
  return apply (reader, &deal);
}

static bool
read_dog_line (void *data, AluRecordLine *line)
{
  TarotRecordReader *reader = data;
  TarotEvent *event = &reader->pending;
  int size = tarot_dog_size (reader->match.rules.seats);
  TarotCard dog[TAROT_MAX_DOG];

  if (!reader->base.in_deal && !reader->base.of_seat)
    return alu_record_fail_expecting (reader, ALU_RECORD_MISPLACED_LINE);
  if (reader->base.in_deal && reader->n_hands < reader->match.rules.seats)
    return alu_record_fail_expecting (reader, ALU_RECORD_MISSING_LINE);
  if (reader->base.in_deal && reader->base.of_seat)
    return alu_record_is_closed (line, 1) ? apply_deal (reader) : alu_record_bad_words (reader);
  for (int i = 1; i < line->n_words; i++)
    if (!read_card (reader, line->words[i], &dog[i <= size ? i - 1 : 0]))
      return false;
  if (!reader->base.in_deal)
    return tarot_record_read_told_dog (reader, dog, line->n_words - 1);
  if (reader->bad_deal || line->n_words != size + 1)
    return alu_record_refuse (reader, TAROT_ERROR_WRONG_CARDS);
  memcpy (event->dog, dog, (size_t) size);
  return apply_deal (reader);
}

static bool
read_bid_line (void *reader, AluRecordLine *line)
{
  int bid = alu_record_find_word (tarot_record_bids, TAROT_N_BIDS, line->words[2]);
  TarotEvent event;

  if (!start_event (reader, line, TAROT_EVENT_BID, &event))
    return false;
  if (bid < 0)
    return alu_record_bad_words (reader);
  event.bid = (uint8_t) bid;
  return apply (reader, &event);
}

static bool
read_call_line (void *reader, AluRecordLine *line)
{
  TarotEvent event;

  return start_event (reader, line, TAROT_EVENT_CALL, &event)
         && read_card (reader, line->words[2], &event.card) && apply (reader, &event);
}

static bool
read_ecart_line (void *data, AluRecordLine *line)
{
  TarotRecordReader *reader = data;
  TarotEvent event;

  if (!start_event (reader, line, TAROT_EVENT_ECART, &event))
    return false;
  if (reader->base.of_seat && event.seat != reader->view.seat
      && alu_record_is_closed (line, line->n_words - 1))
    line->n_words--;
  if (!read_set (reader, line, 2, &event.cards, NULL))
    return false;
  if (reader->base.of_seat && reader->match.deal.phase == TAROT_PHASE_PLAY)
    return tarot_record_read_told_ecart (reader, &event);
  return apply (reader, &event);
}

/* A slam is announced before the first trick is. */
static bool
read_slam_line (void *data, AluRecordLine *line)
{
  TarotRecordReader *reader = data;
  TarotEvent event;

  if (reader->match.real_table)
    return tarot_record_read_result (reader, line);
  if (reader->base.trick_announced)
    return alu_record_fail_expecting (reader, ALU_RECORD_MISPLACED_LINE);
  return start_event (reader, line, TAROT_EVENT_SLAM, &event) && apply (reader, &event);
}

/* Cards and declarations belong to a trick, which has been announced. */
static bool
check_announced (const TarotRecordReader *reader)
{
  if (reader->match.deal.phase != TAROT_PHASE_PLAY || reader->base.trick_announced)
    return true;
  return alu_record_fail_expecting (reader, ALU_RECORD_MISSING_LINE);
}

static bool
read_misere_line (void *data, AluRecordLine *line)
{
  TarotRecordReader *reader = data;
  int misere = alu_record_find_word (tarot_record_miseres, TAROT_N_MISERES, line->words[2]);
  TarotEvent event;

  if (reader->match.real_table)
    return tarot_record_read_result (reader, line);
  if (!start_event (reader, line, TAROT_EVENT_MISERE, &event) || !check_announced (reader))
    return false;
  if (misere < 0)
    return alu_record_bad_words (reader);
  event.misere = (uint8_t) misere;
  return apply (reader, &event);
}

static bool
read_handful_line (void *data, AluRecordLine *line)
{
  TarotRecordReader *reader = data;
  int handful = alu_record_find_word (tarot_record_handfuls, TAROT_N_HANDFULS, line->words[2]);
  TarotEvent event;

  if (reader->match.real_table)
    return tarot_record_read_result (reader, line);
  if (!start_event (reader, line, TAROT_EVENT_HANDFUL, &event) || !check_announced (reader))
    return false;
  if (handful < 0)
    return alu_record_bad_words (reader);
  event.handful = (uint8_t) handful;
  return read_set (reader, line, 3, &event.cards, NULL) && apply (reader, &event);
}

static bool
read_play_line (void *reader, AluRecordLine *line)
{
  TarotEvent event;

  return start_event (reader, line, TAROT_EVENT_PLAY, &event)
         && read_card (reader, line->words[2], &event.card) && check_announced (reader)
         && apply (reader, &event);
}

const AluRecordVerb tarot_record_verbs[] = {
  { "play", ALU_RECORD_IN_LOG, 3, 3, read_play_line, false },
  { "trick", ALU_RECORD_IN_LOG, 4, 4, alu_record_read_trick, false },
  { "bid", ALU_RECORD_IN_LOG, 3, 3, read_bid_line, false },
  { "hand", ALU_RECORD_IN_DEAL, 2, ALU_RECORD_MAX_WORDS, read_hand_line, false },
  { "dog", ALU_RECORD_IN_DEAL, 2, ALU_RECORD_MAX_WORDS, read_dog_line, false },
  { "deal", ALU_RECORD_IN_LOG, 4, 4, read_deal_line, false },
  { "call", ALU_RECORD_IN_LOG, 3, 3, read_call_line, false },
  { "ecart", ALU_RECORD_IN_LOG, 3, ALU_RECORD_MAX_WORDS, read_ecart_line, false },
  { "chelem", ALU_RECORD_IN_LOG, 2, 2, read_slam_line, false },
  { "misere", ALU_RECORD_IN_LOG, 3, 3, read_misere_line, false },
  { "poignee", ALU_RECORD_IN_LOG, 3, ALU_RECORD_MAX_WORDS, read_handful_line, false },
  { "won", ALU_RECORD_DERIVED, .read = NULL },
  { "mark", ALU_RECORD_DERIVED, .read = NULL },
  { "score", ALU_RECORD_DERIVED, .read = NULL },
  { "end", ALU_RECORD_DERIVED, .read = NULL },
  { "taker", ALU_RECORD_IN_RESULT, 3, 3, tarot_record_read_result, false },
  { "goulash", ALU_RECORD_IN_RESULT, 1, 1, tarot_record_read_result, false },
  { "partner", ALU_RECORD_IN_RESULT, 2, 2, tarot_record_read_result, false },
  { "petit", ALU_RECORD_IN_RESULT, 2, 2, tarot_record_read_result, false },
  { "slam", ALU_RECORD_IN_RESULT, 2, 2, tarot_record_read_result, false },
  { "count", ALU_RECORD_IN_RESULT, 2, 1 + TAROT_MAX_SEATS, tarot_record_read_result, false },
  { "result", ALU_RECORD_IN_RESULT, 2, 2, tarot_record_read_result, false },
  { .word = NULL },
};

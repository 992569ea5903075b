/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/aluette/alu-match-record.h"

#include <stdio.h>
#include <string.h>

static const char *const luettes[4] = { "3d", "3c", "2d", "2c" };

/* Returns: whether the current lines belong to an uncover. */
static bool
in_uncover (const AluMatchReader *reader)
{
  return reader->base.in_deal && reader->pending.type == ALU_EVENT_UNCOVER;
}

/* Writes how the next line of an event with several lines must begin. In an uncover after a chant,
 * the talon is followed by the cards that each receiver got, then by those that each rejected. */
static void
expect_in_deal (const AluMatchReader *reader, char expected[ALU_GAME_MAX_EXPECTED])
{
  const AluMatch *match = &reader->match;
  int n_after_talon = reader->n_parts - match->rules.seats - 1;

  if (match->seating.real_table)
    strcpy (expected, "result …");
  else if (n_after_talon < -1)
    snprintf (expected, ALU_GAME_MAX_EXPECTED, "hand %d …", reader->n_parts + 1);
  else if (n_after_talon < 0)
    strcpy (expected, "talon …");
  else
    snprintf (expected, ALU_GAME_MAX_EXPECTED, "%s %d …", n_after_talon < 2 ? "sung" : "reject",
              match->deal.receivers[n_after_talon % 2] + 1);
}

/* Returns: whether an uncover must follow in a seat's log. */
static bool
awaits_uncover (const AluMatchReader *reader)
{
  return reader->base.of_seat && reader->event.type != ALU_EVENT_UNCOVER
         && alu_uncover_is_due (&reader->match);
}

static void
expect_deal (const AluMatch *match, char expected[ALU_GAME_MAX_EXPECTED])
{
  if (match->dealer == ALU_NOBODY)
    snprintf (expected, ALU_GAME_MAX_EXPECTED, "deal %u dealer …", match->n_deals + 1);
  else
    snprintf (expected, ALU_GAME_MAX_EXPECTED, "deal %u dealer %d", match->n_deals + 1,
              match->dealer + 1);
}

void
alu_match_expect (const void *data, char expected[ALU_GAME_MAX_EXPECTED])
{
  const AluMatchReader *reader = data;
  const AluMatch *match = &reader->match;
  const AluDeal *deal = &match->deal;
  AluPhase phase = alu_match_phase (match);

  expected[0] = '\0';
  if (reader->base.in_deal)
    expect_in_deal (reader, expected);
  else if (awaits_uncover (reader))
    strcpy (expected, "uncover");
  else if (phase == ALU_PHASE_DRAW)
    strcpy (expected, "draw …");
  else if (phase == ALU_PHASE_DEAL)
    expect_deal (match, expected);
  else if (phase == ALU_PHASE_VOTE)
    snprintf (expected, ALU_GAME_MAX_EXPECTED, "chant %d …", deal->turn + 1);
  else if (phase == ALU_PHASE_SUNG)
    snprintf (expected, ALU_GAME_MAX_EXPECTED, "sung %d …", deal->turn + 1);
  else if (phase == ALU_PHASE_REJECT)
    snprintf (expected, ALU_GAME_MAX_EXPECTED, "reject %d …", deal->turn + 1);
  else if (phase == ALU_PHASE_PLAY && !reader->base.trick_announced)
    snprintf (expected, ALU_GAME_MAX_EXPECTED, "trick %d leads %d", deal->n_tricks + 1,
              deal->leader + 1);
  else if (phase == ALU_PHASE_PLAY)
    snprintf (expected, ALU_GAME_MAX_EXPECTED, "play %d …", deal->turn + 1);
  else if (phase == ALU_PHASE_RESULT)
    strcpy (expected, "result …");
}

/* Initializes an event from a line whose second word is a seat. */
static bool
start_event (const AluMatchReader *reader, const AluRecordLine *line, AluEventType type,
             AluEvent *event)
{
  alu_event_init (event, type, 0);
  return alu_record_read_seat (reader, line->words[1], &event->seat);
}

static bool
read_card (const AluMatchReader *reader, const char *word, AluCard *card)
{
  *card = strlen (word) == 2 ? alu_card_parse (word) : ALU_CARD_NONE;
  return *card != ALU_CARD_NONE || alu_record_bad_words (reader);
}

/* Reads the words from number @first on as cards; there must be exactly @n. */
static bool
read_cards (const AluMatchReader *reader, const AluRecordLine *line, int first, int n,
            AluCard *cards)
{
  if (line->n_words != first + n)
    return alu_record_bad_words (reader);
  for (int i = 0; i < n; i++)
    if (!read_card (reader, line->words[first + i], &cards[i]))
      return false;
  return true;
}

static bool
read_yes_no (const AluMatchReader *reader, const char *word, const char *yes, const char *no,
             uint8_t *answer)
{
  *answer = strcmp (word, yes) == 0;
  return *answer || strcmp (word, no) == 0 || alu_record_bad_words (reader);
}

static bool
read_draw_line (void *reader, AluRecordLine *line)
{
  AluEvent event;

  alu_event_init (&event, ALU_EVENT_DRAW, 0);
  for (int i = 0; i < 4; i++)
    {
      const char *word = line->words[1 + i];

      if (strncmp (word, luettes[i], 2) != 0 || word[2] != '=')
        return alu_record_fail (reader, ALU_RECORD_BAD_TOKENS, "draw 3d=… 3c=… 2d=… 2c=…");
      if (!alu_record_read_seat (reader, word + 3, &event.draw.seat_of[i]))
        return false;
    }
  return alu_record_apply (reader, &event);
}

/* Starts an event with several lines, the first of which is @event. */
static void
start_lines (AluMatchReader *reader, const AluEvent *event)
{
  reader->pending = *event;
  reader->base.in_deal = true;
  reader->n_parts = 0;
}

/* At a real table the deal is complete. Otherwise the lines with its cards follow. */
static bool
read_deal_line (void *data, AluRecordLine *line)
{
  AluMatchReader *reader = data;
  const AluMatch *match = &reader->match;
  bool real = match->seating.real_table;
  AluEvent event;
  char number[16];
  char expected[ALU_GAME_MAX_EXPECTED];

  alu_event_init (&event, ALU_EVENT_DEAL, 0);
  if (alu_match_over (match))
    return alu_record_refuse (reader, ALU_ERROR_MATCH_OVER);
  alu_match_expect (reader, expected);
  if (awaits_uncover (reader))
    return alu_record_fail (reader, ALU_RECORD_MISSING_LINE, expected);
  if (alu_match_phase (match) != ALU_PHASE_DEAL
      && !(real && alu_match_phase (match) == ALU_PHASE_DRAW))
    return alu_record_fail (reader,
                            alu_match_phase (match) == ALU_PHASE_DRAW ? ALU_RECORD_MISSING_LINE
                                                                      : ALU_RECORD_MISPLACED_LINE,
                            expected);
  if (strcmp (line->words[2], "dealer") != 0)
    return alu_record_fail (reader, ALU_RECORD_BAD_TOKENS, expected);
  snprintf (number, sizeof number, "%u", match->n_deals + 1);
  if (strcmp (line->words[1], number) != 0)
    return alu_record_fail (reader, ALU_RECORD_MISMATCH, expected);
  if (!alu_record_read_seat (reader, line->words[3], &event.seat))
    return false;
  if (real)
    return alu_record_apply (reader, &event);
  if (match->dealer != ALU_NOBODY && match->dealer != event.seat)
    return alu_record_refuse (reader, ALU_ERROR_WRONG_DEALER);
  start_lines (reader, &event);
  return true;
}

/* Returns: whether a line of a deal's hands may stand here. */
static bool
in_deal (const AluMatchReader *reader)
{
  if (reader->match.seating.real_table)
    return alu_record_refuse (reader, ALU_ERROR_REAL_TABLE);
  return reader->base.in_deal || alu_record_fail_expecting (reader, ALU_RECORD_MISPLACED_LINE);
}

/* Returns: whether a hand or the talon must be hidden in the seat's log that is read. */
static bool
is_hidden (const AluMatchReader *reader, int seat)
{
  return reader->base.of_seat && !in_uncover (reader)
         && (seat == ALU_NOBODY ? alu_rules_talon_size (&reader->match.rules) > 0
                                : !alu_sees_hand (&reader->match.seating, reader->view.seat, seat));
}

static bool
read_hand_line (void *data, AluRecordLine *line)
{
  AluMatchReader *reader = data;
  int hand_size = alu_rules_hand_size (&reader->match.rules);
  AluCardSet *hands = reader->pending.deal.hands;
  AluCardSet dealt = 0;
  AluCard cards[ALU_MAX_HAND];
  uint8_t seat;

  if (!in_deal (reader) || !alu_record_read_seat (reader, line->words[1], &seat))
    return false;
  if (seat != reader->n_parts)
    return alu_record_fail_expecting (reader, seat < reader->n_parts ? ALU_RECORD_REPEATED_LINE
                                                                     : ALU_RECORD_MISSING_LINE);
  if (is_hidden (reader, seat))
    {
      reader->n_parts++;
      return alu_record_is_closed (line, 2) || alu_record_refuse (reader, ALU_ERROR_NOT_TOLD);
    }
  if (!read_cards (reader, line, 2, hand_size, cards))
    return false;
  for (int i = 0; i < seat; i++)
    dealt |= hands[i];
  hands[seat] = 0;
  for (int i = 0; i < hand_size; i++)
    {
      if ((dealt & alu_card_bit (cards[i])) != 0)
        return alu_record_refuse (reader, ALU_ERROR_WRONG_CARDS);
      dealt |= alu_card_bit (cards[i]);
      hands[seat] |= alu_card_bit (cards[i]);
    }
  reader->n_parts++;
  return true;
}

/* Reads the cards of the talon, which are hidden in a seat's log. */
static bool
read_talon (const AluMatchReader *reader, const AluRecordLine *line, AluCard *cards)
{
  int n = alu_rules_talon_size (&reader->match.rules);

  if (!is_hidden (reader, ALU_NOBODY))
    return read_cards (reader, line, 1, n, cards);
  memset (cards, ALU_CARD_NONE, (size_t) n);
  return alu_record_is_closed (line, 1) || alu_record_refuse (reader, ALU_ERROR_NOT_TOLD);
}

static bool
read_talon_line (void *data, AluRecordLine *line)
{
  AluMatchReader *reader = data;
  AluEvent *event = &reader->pending;

  if (!in_deal (reader))
    return false;
  if (reader->n_parts != reader->match.rules.seats)
    return alu_record_fail_expecting (reader, reader->n_parts < reader->match.rules.seats
                                                  ? ALU_RECORD_MISSING_LINE
                                                  : ALU_RECORD_REPEATED_LINE);
  if (!read_talon (reader, line, event->deal.talon))
    return false;
  reader->n_parts++;
  if (in_uncover (reader) && reader->match.deal.receivers[0] != ALU_NOBODY)
    return true;
  reader->base.in_deal = false;
  return alu_record_apply (reader, event);
}

static bool
read_chant_line (void *reader, AluRecordLine *line)
{
  AluEvent event;

  return start_event (reader, line, ALU_EVENT_VOTE, &event)
         && read_yes_no (reader, line->words[2], "yes", "no", &event.yes)
         && alu_record_apply (reader, &event);
}

/* Reads a line of the chant in an uncover. The last one completes the event. */
static bool
read_uncovered_chant (AluMatchReader *reader, const AluRecordLine *line)
{
  AluEvent *event = &reader->pending;
  int n = reader->n_parts - reader->match.rules.seats - 1;
  char expected[ALU_GAME_MAX_EXPECTED];
  char start[16];

  expect_in_deal (reader, expected);
  snprintf (start, sizeof start, "%s %s ", line->words[0], line->words[1]);
  if (strncmp (start, expected, strlen (start)) != 0)
    return alu_record_fail (reader, ALU_RECORD_MISSING_LINE, expected);
  if (!read_cards (reader, line, 2, ALU_CHANT_CARDS,
                   n < 2 ? event->deal.sung[n] : event->deal.rejected[n - 2]))
    return false;
  reader->n_parts++;
  reader->base.in_deal = n < 3;
  return reader->base.in_deal || alu_record_apply (reader, event);
}

/* Reads cards of the chant, which may be hidden in a seat's log. */
static bool
read_chant_cards (AluMatchReader *reader, const AluRecordLine *line, AluEventType type)
{
  AluEvent event;

  if (in_uncover (reader))
    return read_uncovered_chant (reader, line);
  if (reader->base.in_deal)
    return alu_record_fail_expecting (reader, ALU_RECORD_MISSING_LINE);
  if (!start_event (reader, line, type, &event))
    return false;
  if (reader->base.of_seat && alu_record_is_closed (line, 2))
    memset (event.chant.cards, ALU_CARD_NONE, sizeof event.chant.cards);
  else if (!read_cards (reader, line, 2, ALU_CHANT_CARDS, event.chant.cards))
    return false;
  return alu_record_apply (reader, &event);
}

static bool
read_sung_line (void *reader, AluRecordLine *line)
{
  return read_chant_cards (reader, line, ALU_EVENT_SUNG);
}

static bool
read_reject_line (void *reader, AluRecordLine *line)
{
  return read_chant_cards (reader, line, ALU_EVENT_REJECT);
}

/* The lines with the cards of the deal that has ended follow. */
static bool
read_uncover_line (void *reader, AluRecordLine *line)
{
  AluEvent event;

  if (!awaits_uncover (reader))
    return alu_record_fail_expecting (reader, ALU_RECORD_MISPLACED_LINE);
  alu_event_init (&event, ALU_EVENT_UNCOVER, 0);
  start_lines (reader, &event);
  return true;
}

/* Reads an optional `KEYWORD SEAT…`, which starts at word number @at, into a set of seats.
 *
 * Returns: the number of the next word, or -1 on error. */
static int
read_observers (const AluMatchReader *reader, const AluRecordLine *line, int at,
                const char *keyword, uint8_t *seats)
{
  uint8_t seat;
  int first = at + 1;

  if (at >= line->n_words || strcmp (line->words[at], keyword) != 0)
    return at;
  for (at = first; at < line->n_words && strchr ("123456789", line->words[at][0]) != NULL; at++)
    {
      if (!alu_record_read_seat (reader, line->words[at], &seat))
        return -1;
      if (*seats & (1 << seat))
        break;
      *seats |= (uint8_t) (1 << seat);
    }
  if (at > first)
    return at;
  alu_record_bad_words (reader);
  return -1;
}

static bool
read_sign_line (void *data, AluRecordLine *line)
{
  AluMatchReader *reader = data;
  bool unknown = reader->base.of_seat && strcmp (line->words[2], "?") == 0;
  int sign = unknown ? ALU_SIGN_UNKNOWN : alu_sign_from_id (line->words[2]);
  int at = 3;
  AluEvent event;

  if (!start_event (reader, line, ALU_EVENT_SIGN, &event))
    return false;
  if (sign < 0)
    return alu_record_refuse (reader, ALU_ERROR_BAD_SIGN);
  event.sign.sign = (uint8_t) sign;
  if (sign == ALU_SIGN_MISERE)
    {
      const char *word = line->n_words > at ? line->words[at++] : "";

      if (strcmp (word, "1") != 0 && strcmp (word, "2") != 0)
        return alu_record_bad_words (reader);
      event.sign.strength = (uint8_t) (word[0] - '0');
    }
  at = read_observers (reader, line, at, "read", &event.sign.read);
  if (at >= 0)
    at = read_observers (reader, line, at, "noticed", &event.sign.noticed);
  if (at < 0)
    return false;
  return at == line->n_words ? alu_record_apply (reader, &event) : alu_record_bad_words (reader);
}

static bool
read_say_line (void *reader, AluRecordLine *line)
{
  int call = alu_call_from_id (line->words[2]);
  int sign = line->n_words == 4 ? alu_sign_from_id (line->words[3]) : 0;
  AluEvent event;

  if (!start_event (reader, line, ALU_EVENT_SAY, &event))
    return false;
  if (call < 0 || alu_call_names_sign ((AluCall) call) != (line->n_words == 4))
    return alu_record_bad_words (reader);
  if (sign < 0)
    return alu_record_refuse (reader, ALU_ERROR_BAD_SIGN);
  event.say.call = (uint8_t) call;
  event.say.sign = (uint8_t) sign;
  return alu_record_apply (reader, &event);
}

static bool
read_concede_line (void *reader, AluRecordLine *line)
{
  bool proposes = strcmp (line->words[2], "proposes") == 0;
  AluEvent event;

  return start_event (reader, line, proposes ? ALU_EVENT_PROPOSE : ALU_EVENT_CONSENT, &event)
         && (proposes || read_yes_no (reader, line->words[2], "agrees", "declines", &event.yes))
         && alu_record_apply (reader, &event);
}

static bool
read_play_line (void *data, AluRecordLine *line)
{
  AluMatchReader *reader = data;
  AluEvent event;

  if (!start_event (reader, line, ALU_EVENT_PLAY, &event)
      || !read_card (reader, line->words[2], &event.card))
    return false;
  if (reader->match.deal.phase == ALU_PHASE_PLAY && !reader->base.trick_announced)
    return alu_record_fail_expecting (reader, ALU_RECORD_MISSING_LINE);
  return alu_record_apply (reader, &event);
}

static bool
read_offer_line (void *reader, AluRecordLine *line)
{
  AluEvent event;

  return start_event (reader, line, ALU_EVENT_OFFER, &event) && alu_record_apply (reader, &event);
}

static bool
read_answer_line (void *reader, AluRecordLine *line)
{
  AluEvent event;

  if (!start_event (reader, line, ALU_EVENT_ANSWER, &event))
    return false;
  event.yes = strcmp (line->words[0], "accept") == 0;
  return alu_record_apply (reader, &event);
}

/* Returns: the number in @word, 0 to 9, or -1. */
static int
read_digit (const char *word)
{
  return word[0] >= '0' && word[0] <= '9' && word[1] == '\0' ? word[0] - '0' : -1;
}

/* Stores a real table's tricks until the line with the result. */
static bool
read_tricks_line (void *data, AluRecordLine *line)
{
  AluMatchReader *reader = data;
  AluEvent *event = &reader->pending;
  int n = reader->match.rules.seats;

  if (reader->match.deal.phase != ALU_PHASE_RESULT)
    return alu_record_fail_expecting (reader, ALU_RECORD_MISPLACED_LINE);
  if (reader->base.in_deal)
    return alu_record_fail (reader, ALU_RECORD_REPEATED_LINE, "result …");
  if (line->n_words != n + 1)
    return alu_record_bad_words (reader);
  alu_event_init (event, ALU_EVENT_RESULT, 0);
  for (int seat = 0; seat < n; seat++)
    {
      int tricks = read_digit (line->words[seat + 1]);

      if (tricks < 0)
        return alu_record_bad_words (reader);
      event->result.tricks[seat] = (uint8_t) tricks;
    }
  event->result.has_tricks = true;
  reader->base.in_deal = true;
  return true;
}

static bool
read_result_line (void *data, AluRecordLine *line)
{
  static const char *const winners[] = { "A", "B", "none" };
  AluMatchReader *reader = data;
  AluEvent event;
  int points = read_digit (line->words[2]);
  int reason = alu_reason_from_id (line->words[3]);
  int winner = alu_record_find_word (winners, 3, line->words[1]);

  if (reader->match.deal.phase != ALU_PHASE_RESULT)
    return alu_record_fail_expecting (reader, ALU_RECORD_MISPLACED_LINE);
  if (winner < 0 || points < 0 || reason < 0)
    return alu_record_bad_words (reader);
  alu_event_init (&event, ALU_EVENT_RESULT, 0);
  if (reader->base.in_deal)
    event = reader->pending;
  reader->base.in_deal = false;
  event.result.winner = winner < 2 ? (uint8_t) winner : ALU_NOBODY;
  event.result.points = (uint8_t) points;
  event.result.reason = (uint8_t) reason;
  return alu_record_apply (reader, &event);
}

const AluRecordVerb alu_match_verbs[] = {
  { "play", ALU_RECORD_IN_LOG, 3, 3, read_play_line, false },
  { "trick", ALU_RECORD_IN_LOG, 4, 4, alu_record_read_trick, false },
  { "sign", ALU_RECORD_SIGNAL, 3, ALU_RECORD_MAX_WORDS, read_sign_line, false },
  { "say", ALU_RECORD_SIGNAL, 3, 4, read_say_line, false },
  { "hand", ALU_RECORD_IN_DEAL, 2, ALU_RECORD_MAX_WORDS, read_hand_line, false },
  { "talon", ALU_RECORD_IN_DEAL, 1, ALU_RECORD_MAX_WORDS, read_talon_line, false },
  { "deal", ALU_RECORD_IN_LOG, 4, 4, read_deal_line, false },
  { "chant", ALU_RECORD_IN_LOG, 3, 3, read_chant_line, false },
  { "sung", ALU_RECORD_IN_DEAL, 2, ALU_RECORD_MAX_WORDS, read_sung_line, false },
  { "reject", ALU_RECORD_IN_DEAL, 2, ALU_RECORD_MAX_WORDS, read_reject_line, false },
  { "offer", ALU_RECORD_IN_LOG, 2, 2, read_offer_line, false },
  { "accept", ALU_RECORD_IN_LOG, 2, 2, read_answer_line, false },
  { "refuse", ALU_RECORD_IN_LOG, 2, 2, read_answer_line, false },
  { "concede", ALU_RECORD_IN_LOG, 3, 3, read_concede_line, false },
  { "draw", ALU_RECORD_IN_LOG, 5, 5, read_draw_line, false },
  { "tricks", ALU_RECORD_IN_DEAL, 2, ALU_RECORD_MAX_WORDS, read_tricks_line, false },
  { "result", ALU_RECORD_IN_DEAL, 4, 4, read_result_line, false },
  { "uncover", ALU_RECORD_IN_LOG, 1, 1, read_uncover_line, true },
  { "won", ALU_RECORD_TRICK_END, .read = NULL },
  { "spoiled", ALU_RECORD_TRICK_END, .read = NULL },
  { "aside", ALU_RECORD_TRICK_END, .read = NULL },
  { "score", ALU_RECORD_DERIVED, .read = NULL },
  { "end", ALU_RECORD_DERIVED, .read = NULL },
  { .word = NULL },
};

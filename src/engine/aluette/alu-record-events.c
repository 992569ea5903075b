/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/aluette/alu-record-private.h"

#include <stdio.h>
#include <string.h>

static const char *const luettes[4] = { "3d", "3c", "2d", "2c" };

/* Returns: whether the current lines belong to an uncover. */
static bool
in_uncover (const AluRecordReader *reader)
{
  return reader->in_deal && reader->pending.type == ALU_EVENT_UNCOVER;
}

/* Writes how the next line of an event with several lines must begin. In an uncover after a chant,
 * the talon is followed by the cards that each receiver got, then by those that each rejected. */
static void
expect_in_deal (const AluRecordReader *reader, char expected[64])
{
  const AluMatch *match = &reader->match;
  int n_after_talon = reader->n_parts - match->rules.seats - 1;

  if (match->seating.real_table)
    strcpy (expected, "result …");
  else if (n_after_talon < -1)
    snprintf (expected, 64, "hand %d …", reader->n_parts + 1);
  else if (n_after_talon < 0)
    strcpy (expected, "talon …");
  else
    snprintf (expected, 64, "%s %d …", n_after_talon < 2 ? "sung" : "reject",
              match->deal.receivers[n_after_talon % 2] + 1);
}

/* Returns: whether an uncover must follow in a seat's log. */
static bool
awaits_uncover (const AluRecordReader *reader)
{
  return reader->of_seat && !reader->uncovered && alu_uncover_is_due (&reader->match);
}

static void
expect_deal (const AluMatch *match, char expected[64])
{
  if (match->dealer == ALU_NOBODY)
    snprintf (expected, 64, "deal %u dealer …", match->n_deals + 1);
  else
    snprintf (expected, 64, "deal %u dealer %d", match->n_deals + 1, match->dealer + 1);
}

void
alu_record_expect_now (const AluRecordReader *reader, char expected[64])
{
  const AluMatch *match = &reader->match;
  const AluDeal *deal = &match->deal;
  AluPhase phase = alu_match_phase (match);

  expected[0] = '\0';
  if (reader->in_deal)
    expect_in_deal (reader, expected);
  else if (awaits_uncover (reader))
    strcpy (expected, "uncover");
  else if (phase == ALU_PHASE_DRAW)
    strcpy (expected, "draw …");
  else if (phase == ALU_PHASE_DEAL)
    expect_deal (match, expected);
  else if (phase == ALU_PHASE_VOTE)
    snprintf (expected, 64, "chant %d …", deal->turn + 1);
  else if (phase == ALU_PHASE_SUNG)
    snprintf (expected, 64, "sung %d …", deal->turn + 1);
  else if (phase == ALU_PHASE_REJECT)
    snprintf (expected, 64, "reject %d …", deal->turn + 1);
  else if (phase == ALU_PHASE_PLAY && !reader->trick_announced)
    snprintf (expected, 64, "trick %d leads %d", deal->n_tricks + 1, deal->leader + 1);
  else if (phase == ALU_PHASE_PLAY)
    snprintf (expected, 64, "play %d …", deal->turn + 1);
  else if (phase == ALU_PHASE_RESULT)
    strcpy (expected, "result …");
}

/* Sets @error to the rules' refusal of a line. If they require another line, also says which. */
static bool
refuse_line (const AluRecordReader *reader, AluStatus status, AluRecordError *error)
{
  alu_record_refuse (error, status);
  if (status == ALU_ERROR_NOT_NOW || status == ALU_ERROR_NOT_YOUR_TURN
      || status == ALU_ERROR_WRONG_DEALER)
    alu_record_expect_now (reader, error->expected);
  return false;
}

static bool
bad_words (AluRecordError *error)
{
  return alu_record_fail (error, ALU_RECORD_BAD_TOKENS, NULL);
}

/* Sets @error for a line that may not stand here. If the rules require another line, also says
 * which. */
static bool
report_misplaced_line (const AluRecordReader *reader, AluRecordError *error)
{
  alu_record_expect_now (reader, error->expected);
  return alu_record_fail (error, ALU_RECORD_MISPLACED_LINE, NULL);
}

/* Applies an event and remembers which lines must follow it. */
static bool
apply_event (AluRecordReader *reader, const AluEvent *event, AluRecordError *error)
{
  AluStatus status = ALU_OK;

  if (reader->of_seat)
    status = alu_view_apply (&reader->view, event);
  else if (!reader->of_request)
    status = alu_match_apply (&reader->match, event);
  if (status != ALU_OK)
    return refuse_line (reader, status, error);
  reader->event = *event;
  reader->has_event = true;
  if (reader->of_request)
    return true;
  /* A sign or a call between a trick's last card and the line that says who took it must not
   * replace that line. */
  if (reader->n_derived_read == reader->derived.n)
    {
      reader->n_derived_read = 0;
      alu_record_get_derived_lines (&reader->match, event, &reader->derived);
    }
  reader->uncovered = event->type == ALU_EVENT_UNCOVER;
  if (event->type == ALU_EVENT_DEAL
      || (event->type == ALU_EVENT_PLAY
          && reader->match.deal.n_plays % reader->match.rules.seats == 0))
    reader->trick_announced = false;
  return true;
}

static bool
read_seat (const AluRecordReader *reader, const char *word, uint8_t *seat, AluRecordError *error)
{
  return alu_record_read_seat (word, reader->match.rules.seats, seat, error);
}

/* Initializes an event from a line whose second word is a seat. */
static bool
start_event (const AluRecordReader *reader, const AluRecordLine *line, AluEventType type,
             AluEvent *event, AluRecordError *error)
{
  alu_event_init (event, type, 0);
  return read_seat (reader, line->words[1], &event->seat, error);
}

static bool
read_card (const char *word, AluCard *card, AluRecordError *error)
{
  *card = strlen (word) == 2 ? alu_card_parse (word) : ALU_CARD_NONE;
  return *card != ALU_CARD_NONE || bad_words (error);
}

/* Reads the words from number @first on as cards; there must be exactly @n. */
static bool
read_cards (const AluRecordLine *line, int first, int n, AluCard *cards, AluRecordError *error)
{
  if (line->n_words != first + n)
    return bad_words (error);
  for (int i = 0; i < n; i++)
    if (!read_card (line->words[first + i], &cards[i], error))
      return false;
  return true;
}

/* Returns: whether the words from number @first on are a single `?`, for hidden cards. */
static bool
is_closed (const AluRecordLine *line, int first)
{
  return line->n_words == first + 1 && strcmp (line->words[first], "?") == 0;
}

static bool
read_yes_no (const char *word, const char *yes, const char *no, uint8_t *answer,
             AluRecordError *error)
{
  *answer = strcmp (word, yes) == 0;
  return *answer || strcmp (word, no) == 0 || bad_words (error);
}

bool
alu_record_read_draw (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error)
{
  AluEvent event;

  alu_event_init (&event, ALU_EVENT_DRAW, 0);
  for (int i = 0; i < 4; i++)
    {
      const char *word = line->words[1 + i];

      if (strncmp (word, luettes[i], 2) != 0 || word[2] != '=')
        return alu_record_fail (error, ALU_RECORD_BAD_TOKENS, "draw 3d=… 3c=… 2d=… 2c=…");
      if (!read_seat (reader, word + 3, &event.draw.seat_of[i], error))
        return false;
    }
  return apply_event (reader, &event, error);
}

/* Starts an event with several lines, the first of which is @event. */
static void
start_lines (AluRecordReader *reader, const AluEvent *event)
{
  reader->pending = *event;
  reader->in_deal = true;
  reader->n_parts = 0;
}

/* At a real table the deal is complete. Otherwise the lines with its cards follow. */
bool
alu_record_read_deal (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error)
{
  const AluMatch *match = &reader->match;
  bool real = match->seating.real_table;
  AluEvent event;
  char number[16];
  char expected[64];

  alu_event_init (&event, ALU_EVENT_DEAL, 0);
  if (alu_match_over (match))
    return refuse_line (reader, ALU_ERROR_MATCH_OVER, error);
  alu_record_expect_now (reader, expected);
  if (awaits_uncover (reader))
    return alu_record_fail (error, ALU_RECORD_MISSING_LINE, expected);
  if (alu_match_phase (match) != ALU_PHASE_DEAL
      && !(real && alu_match_phase (match) == ALU_PHASE_DRAW))
    return alu_record_fail (error, alu_match_phase (match) == ALU_PHASE_DRAW
                                       ? ALU_RECORD_MISSING_LINE : ALU_RECORD_MISPLACED_LINE,
                            expected);
  if (strcmp (line->words[2], "dealer") != 0)
    return alu_record_fail (error, ALU_RECORD_BAD_TOKENS, expected);
  snprintf (number, sizeof number, "%u", match->n_deals + 1);
  if (strcmp (line->words[1], number) != 0)
    return alu_record_fail (error, ALU_RECORD_MISMATCH, expected);
  if (!read_seat (reader, line->words[3], &event.seat, error))
    return false;
  if (real)
    return apply_event (reader, &event, error);
  if (match->dealer != ALU_NOBODY && match->dealer != event.seat)
    return refuse_line (reader, ALU_ERROR_WRONG_DEALER, error);
  start_lines (reader, &event);
  return true;
}

/* Returns: whether a line of a deal's hands may stand here. */
static bool
in_deal (const AluRecordReader *reader, AluRecordError *error)
{
  if (reader->match.seating.real_table)
    return refuse_line (reader, ALU_ERROR_REAL_TABLE, error);
  return reader->in_deal || report_misplaced_line (reader, error);
}

/* Returns: whether a hand or the talon must be hidden in the seat's log that is read. */
static bool
is_hidden (const AluRecordReader *reader, int seat)
{
  return reader->of_seat && !in_uncover (reader)
         && (seat == ALU_NOBODY
                 ? alu_rules_talon_size (&reader->match.rules) > 0
                 : !alu_sees_hand (&reader->match.seating, reader->view.seat, seat));
}

bool
alu_record_read_hand (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error)
{
  int hand_size = alu_rules_hand_size (&reader->match.rules);
  AluCardSet *hands = reader->pending.deal.hands;
  AluCardSet dealt = 0;
  AluCard cards[ALU_MAX_HAND];
  uint8_t seat;

  if (!in_deal (reader, error) || !read_seat (reader, line->words[1], &seat, error))
    return false;
  if (seat != reader->n_parts)
    {
      expect_in_deal (reader, error->expected);
      return alu_record_fail (error, seat < reader->n_parts ? ALU_RECORD_REPEATED_LINE
                                                            : ALU_RECORD_MISSING_LINE, NULL);
    }
  if (is_hidden (reader, seat))
    {
      reader->n_parts++;
      return is_closed (line, 2) || refuse_line (reader, ALU_ERROR_NOT_TOLD, error);
    }
  if (!read_cards (line, 2, hand_size, cards, error))
    return false;
  for (int i = 0; i < seat; i++)
    dealt |= hands[i];
  hands[seat] = 0;
  for (int i = 0; i < hand_size; i++)
    {
      if ((dealt & alu_card_bit (cards[i])) != 0)
        return refuse_line (reader, ALU_ERROR_WRONG_CARDS, error);
      dealt |= alu_card_bit (cards[i]);
      hands[seat] |= alu_card_bit (cards[i]);
    }
  reader->n_parts++;
  return true;
}

/* Reads the cards of the talon, which are hidden in a seat's log. */
static bool
read_talon (const AluRecordReader *reader, const AluRecordLine *line, AluCard *cards,
            AluRecordError *error)
{
  int n = alu_rules_talon_size (&reader->match.rules);

  if (!is_hidden (reader, ALU_NOBODY))
    return read_cards (line, 1, n, cards, error);
  memset (cards, ALU_CARD_NONE, (size_t) n);
  return is_closed (line, 1) || refuse_line (reader, ALU_ERROR_NOT_TOLD, error);
}

bool
alu_record_read_talon (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error)
{
  AluEvent *event = &reader->pending;

  if (!in_deal (reader, error))
    return false;
  if (reader->n_parts != reader->match.rules.seats)
    {
      expect_in_deal (reader, error->expected);
      return alu_record_fail (error, reader->n_parts < reader->match.rules.seats
                                         ? ALU_RECORD_MISSING_LINE : ALU_RECORD_REPEATED_LINE,
                              NULL);
    }
  if (!read_talon (reader, line, event->deal.talon, error))
    return false;
  reader->n_parts++;
  if (in_uncover (reader) && reader->match.deal.receivers[0] != ALU_NOBODY)
    return true;
  reader->in_deal = false;
  return apply_event (reader, event, error);
}

bool
alu_record_read_chant (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error)
{
  AluEvent event;

  return start_event (reader, line, ALU_EVENT_VOTE, &event, error)
         && read_yes_no (line->words[2], "yes", "no", &event.yes, error)
         && apply_event (reader, &event, error);
}

/* Reads a line of the chant in an uncover. The last one completes the event. */
static bool
read_uncovered_chant (AluRecordReader *reader, const AluRecordLine *line, AluRecordError *error)
{
  AluEvent *event = &reader->pending;
  int n = reader->n_parts - reader->match.rules.seats - 1;
  char expected[64];
  char start[16];

  expect_in_deal (reader, expected);
  snprintf (start, sizeof start, "%s %s ", line->words[0], line->words[1]);
  if (strncmp (start, expected, strlen (start)) != 0)
    return alu_record_fail (error, ALU_RECORD_MISSING_LINE, expected);
  if (!read_cards (line, 2, ALU_CHANT_CARDS,
                   n < 2 ? event->deal.sung[n] : event->deal.rejected[n - 2], error))
    return false;
  reader->n_parts++;
  reader->in_deal = n < 3;
  return reader->in_deal || apply_event (reader, event, error);
}

/* Reads cards of the chant, which may be hidden in a seat's log. */
static bool
read_chant_cards (AluRecordReader *reader, const AluRecordLine *line, AluEventType type,
                  AluRecordError *error)
{
  AluEvent event;

  if (in_uncover (reader))
    return read_uncovered_chant (reader, line, error);
  if (!start_event (reader, line, type, &event, error))
    return false;
  if (reader->of_seat && is_closed (line, 2))
    memset (event.chant.cards, ALU_CARD_NONE, sizeof event.chant.cards);
  else if (!read_cards (line, 2, ALU_CHANT_CARDS, event.chant.cards, error))
    return false;
  return apply_event (reader, &event, error);
}

bool
alu_record_read_sung (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error)
{
  return read_chant_cards (reader, line, ALU_EVENT_SUNG, error);
}

bool
alu_record_read_reject (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error)
{
  return read_chant_cards (reader, line, ALU_EVENT_REJECT, error);
}

/* The lines with the cards of the deal that has ended follow. */
bool
alu_record_read_uncover (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error)
{
  AluEvent event;

  if (!awaits_uncover (reader))
    return report_misplaced_line (reader, error);
  alu_event_init (&event, ALU_EVENT_UNCOVER, 0);
  start_lines (reader, &event);
  return true;
}

/* Reads an optional `KEYWORD SEAT…`, which starts at word number @at, into a set of seats.
 *
 * Returns: the number of the next word, or -1 on error. */
static int
read_observers (const AluRecordReader *reader, const AluRecordLine *line, int at,
                const char *keyword, uint8_t *seats, AluRecordError *error)
{
  uint8_t seat;
  int first = at + 1;

  if (at >= line->n_words || strcmp (line->words[at], keyword) != 0)
    return at;
  for (at = first; at < line->n_words && strchr ("123456789", line->words[at][0]) != NULL; at++)
    {
      if (!read_seat (reader, line->words[at], &seat, error))
        return -1;
      if (*seats & (1 << seat))
        break;
      *seats |= (uint8_t) (1 << seat);
    }
  if (at > first)
    return at;
  bad_words (error);
  return -1;
}

bool
alu_record_read_sign (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error)
{
  bool unknown = reader->of_seat && strcmp (line->words[2], "?") == 0;
  int sign = unknown ? ALU_SIGN_UNKNOWN : alu_sign_from_id (line->words[2]);
  int at = 3;
  AluEvent event;

  if (!start_event (reader, line, ALU_EVENT_SIGN, &event, error))
    return false;
  if (sign < 0)
    return refuse_line (reader, ALU_ERROR_BAD_SIGN, error);
  event.sign.sign = (uint8_t) sign;
  if (sign == ALU_SIGN_MISERE)
    {
      const char *word = line->n_words > at ? line->words[at++] : "";

      if (strcmp (word, "1") != 0 && strcmp (word, "2") != 0)
        return bad_words (error);
      event.sign.strength = (uint8_t) (word[0] - '0');
    }
  at = read_observers (reader, line, at, "read", &event.sign.read, error);
  if (at >= 0)
    at = read_observers (reader, line, at, "noticed", &event.sign.noticed, error);
  if (at < 0)
    return false;
  return at == line->n_words ? apply_event (reader, &event, error) : bad_words (error);
}

bool
alu_record_read_say (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error)
{
  int call = alu_call_from_id (line->words[2]);
  int sign = line->n_words == 4 ? alu_sign_from_id (line->words[3]) : 0;
  AluEvent event;

  if (!start_event (reader, line, ALU_EVENT_SAY, &event, error))
    return false;
  if (call < 0 || alu_call_names_sign ((AluCall) call) != (line->n_words == 4))
    return bad_words (error);
  if (sign < 0)
    return refuse_line (reader, ALU_ERROR_BAD_SIGN, error);
  event.say.call = (uint8_t) call;
  event.say.sign = (uint8_t) sign;
  return apply_event (reader, &event, error);
}

bool
alu_record_read_concede (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error)
{
  bool proposes = strcmp (line->words[2], "proposes") == 0;
  AluEvent event;

  return start_event (reader, line, proposes ? ALU_EVENT_PROPOSE : ALU_EVENT_CONSENT, &event, error)
         && (proposes || read_yes_no (line->words[2], "agrees", "declines", &event.yes, error))
         && apply_event (reader, &event, error);
}

/* The rules determine the whole line, because it comes before the first card of the trick. */
bool
alu_record_read_trick (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error)
{
  const AluDeal *deal = &reader->match.deal;
  char expected[64];

  if (deal->phase != ALU_PHASE_PLAY || reader->trick_announced)
    return report_misplaced_line (reader, error);
  alu_record_expect_now (reader, expected);
  if (strcmp (alu_record_rest_of_line (line, 0), expected) != 0)
    return alu_record_fail (error, ALU_RECORD_MISMATCH, expected);
  reader->trick_announced = true;
  return true;
}

bool
alu_record_read_play (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error)
{
  AluEvent event;
  char expected[64];

  if (!start_event (reader, line, ALU_EVENT_PLAY, &event, error)
      || !read_card (line->words[2], &event.card, error))
    return false;
  if (reader->match.deal.phase == ALU_PHASE_PLAY && !reader->trick_announced)
    {
      alu_record_expect_now (reader, expected);
      return alu_record_fail (error, ALU_RECORD_MISSING_LINE, expected);
    }
  return apply_event (reader, &event, error);
}

bool
alu_record_read_offer (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error)
{
  AluEvent event;

  return start_event (reader, line, ALU_EVENT_OFFER, &event, error)
         && apply_event (reader, &event, error);
}

bool
alu_record_read_answer (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error)
{
  AluEvent event;

  if (!start_event (reader, line, ALU_EVENT_ANSWER, &event, error))
    return false;
  event.yes = strcmp (line->words[0], "accept") == 0;
  return apply_event (reader, &event, error);
}

/* Returns: the number in @word, 0 to 9, or -1. */
static int
read_digit (const char *word)
{
  return word[0] >= '0' && word[0] <= '9' && word[1] == '\0' ? word[0] - '0' : -1;
}

/* Stores a real table's tricks until the line with the result. */
bool
alu_record_read_tricks (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error)
{
  AluEvent *event = &reader->pending;
  int n = reader->match.rules.seats;

  if (reader->match.deal.phase != ALU_PHASE_RESULT)
    return report_misplaced_line (reader, error);
  if (reader->in_deal)
    return alu_record_fail (error, ALU_RECORD_REPEATED_LINE, "result …");
  if (line->n_words != n + 1)
    return bad_words (error);
  alu_event_init (event, ALU_EVENT_RESULT, 0);
  for (int seat = 0; seat < n; seat++)
    {
      int tricks = read_digit (line->words[seat + 1]);

      if (tricks < 0)
        return bad_words (error);
      event->result.tricks[seat] = (uint8_t) tricks;
    }
  event->result.has_tricks = true;
  reader->in_deal = true;
  return true;
}

bool
alu_record_read_result (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error)
{
  static const char *const winners[] = { "A", "B", "none" };
  AluEvent event;
  int points = read_digit (line->words[2]);
  int reason = alu_reason_from_id (line->words[3]);
  int winner = 0;

  if (reader->match.deal.phase != ALU_PHASE_RESULT)
    return report_misplaced_line (reader, error);
  while (winner < 3 && strcmp (line->words[1], winners[winner]) != 0)
    winner++;
  if (winner == 3 || points < 0 || reason < 0)
    return bad_words (error);
  alu_event_init (&event, ALU_EVENT_RESULT, 0);
  if (reader->in_deal)
    event = reader->pending;
  reader->in_deal = false;
  event.result.winner = winner < 2 ? (uint8_t) winner : ALU_NOBODY;
  event.result.points = (uint8_t) points;
  event.result.reason = (uint8_t) reason;
  return apply_event (reader, &event, error);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Nothing in a seat's log depends on what the seat may not know. A match stops anywhere in a deal.
 * Then the cards that the seat does not know are dealt in another way, and the signs that it
 * missed, and the outcomes of signs for others, are changed. The log of the seat must have the same
 * bytes, also after the same events follow. More worlds: test-bots-secrecy WORLDS. */

#include "../../engine/aluette/random-events.h"

#include <stdlib.h>

#include "bots/aluette/alu-determinization.h"
#include "engine/alu-record.h"
#include "testing.h"

#define MAX_EVENTS 4096
#define MAX_DEALT 1000
#define N_SWAPS 60
#define N_FOLLOWING 30

static uint64_t n_samples = 6000;

typedef struct
{
  AluEvent events[MAX_EVENTS];
  unsigned n;
} Log;

/* A match that stops in a deal, as one seat sees it. */
typedef struct
{
  AluGameHeader header;
  Log log;       /* as it happened */
  Log known;     /* without the signs that the seat missed; those it noticed made the same sign */
  unsigned deal; /* the number of the event in known that deals */
  AluMatch start; /* the match before that event */
  AluView view;
} Scene;

typedef struct
{
  int samples;
  int changed;  /* whether a card of the deal is elsewhere */
  int chants;   /* after a chant */
  int signs;    /* signs added that the seat misses */
  int followed; /* events that follow */
  int sets[ALU_N_RULE_SETS];
} Tally;

static void
log_add (Log *log, const AluEvent *event)
{
  assert_true (log->n < MAX_EVENTS);
  memcpy (&log->events[log->n++], event, sizeof *event);
}

static void
start_match (const AluGameHeader *header, AluMatch *match)
{

  assert_int_equal (alu_match_init_from_header (match, header), ALU_OK);
}

static bool
in_deal (const AluMatch *match)
{
  return alu_match_phase (match) >= ALU_PHASE_VOTE && alu_match_phase (match) <= ALU_PHASE_ANSWER;
}

/* Plays a match up to a moment within a deal, usually close to the first deal. */
static void
play_somewhere (Scene *context, AluRng *rng, uint64_t seed)
{
  unsigned n = 1 + alu_rng_below (rng, 120);
  AluMatch match;

  context->log.n = 0;
  start_match (&context->header, &match);
  while (!alu_match_over (&match) && (context->log.n < n || !in_deal (&match)))
    {
      AluEvent event;

      random_event (&match, rng, seed, &event);
      assert_int_equal (alu_match_apply (&match, &event), ALU_OK);
      log_add (&context->log, &event);
    }
  while (!in_deal (&match))
    {
      start_match (&context->header, &match);
      context->log.n--;
      for (unsigned i = 0; i < context->log.n; i++)
        assert_int_equal (alu_match_apply (&match, &context->log.events[i]), ALU_OK);
    }
}

static unsigned
bit_of (int seat)
{
  return seat == ALU_NOBODY ? 0 : 1u << seat;
}

static bool
misses_event (const AluEvent *event, int seat)
{
  return event->type == ALU_EVENT_SIGN && event->seat != seat
         && ((event->sign.read | event->sign.noticed) & bit_of (seat)) == 0;
}

/* Sorts the events by what the seat knows of them. */
static void
sort_events (Scene *context, int seat)
{
  AluMatch match;

  context->known.n = 0;
  start_match (&context->header, &match);
  seat = alu_viewer_of (&match.seating, seat);
  for (unsigned i = 0; i < context->log.n; i++)
    {
      AluEvent event = context->log.events[i];

      if (misses_event (&event, seat))
        continue;
      if (event.type == ALU_EVENT_SIGN && (event.sign.noticed & bit_of (seat)) != 0)
        {
          event.sign.sign = ALU_SIGN_MISERE;
          event.sign.strength = 1;
        }
      if (event.type == ALU_EVENT_DEAL)
        {
          context->deal = context->known.n;
          context->start = match;
        }
      assert_int_equal (alu_match_apply (&match, &event), ALU_OK);
      log_add (&context->known, &event);
    }
  context->view = alu_view_for_seat (&match, seat);
}

/* Whether the rules allow @log, and the seat has the same view in the end. */
static bool
is_world (const Scene *context, const Log *log)
{
  AluReplay replay;
  AluView view;

  alu_replay_init_from (&replay, &context->start, log->events + context->deal,
                        log->n - context->deal);
  if (!alu_replay_seek (&replay, log->n - context->deal))
    return false;
  view = alu_view_for_seat (&replay.match, context->view.seat);
  return memcmp (&view, &context->view, sizeof view) == 0;
}

static void
deal_world (const Scene *context, const AluDeterminization *sample, AluRng *rng, AluEvent *deal)
{
  const AluDeal *now = &context->view.match.deal;
  int n = context->header.rules.n_seats;
  int n_talon = 0;
  AluCardSet talon = ALU_ALL_CARDS;

  memcpy (deal->deal.hands, sample->hands, sizeof deal->deal.hands);
  for (int i = 0; i < now->n_plays; i++)
    deal->deal.hands[(now->leaders[i / n] + i % n) % n] |= alu_card_bit (now->plays[i]);
  for (int seat = 0; seat < n; seat++)
    talon &= ~deal->deal.hands[seat];
  for (; talon != 0; talon &= talon - 1)
    deal->deal.talon[n_talon++] = alu_set_first (talon);
  alu_rng_shuffle (rng, deal->deal.talon, n_talon);
}

/* No chant so far: the unseen cards can be anywhere. The hard facts do not exclude worlds that
 * contradict the sign of an ace; these are dealt again. */
static void
sample_deal (const Scene *context, AluRng *rng, Log *log)
{
  AluDealConstraints constraints;
  AluDeterminization sample;

  alu_deal_constraints_init (&constraints, &context->view, true);
  for (int i = 0; i < MAX_DEALT; i++)
    {
      alu_deal_constraints_sample (&constraints, rng, &sample);
      deal_world (context, &sample, rng, &log->events[context->deal]);
      if (is_world (context, log))
        return;
    }
  fail_msg ("no world of %d can be played", MAX_DEALT);
}

static void
swap_in_list (AluCard *cards, int n, AluCard a, AluCard b)
{
  for (int i = 0; i < n; i++)
    cards[i] = cards[i] == a ? b : cards[i] == b ? a : cards[i];
}

/* Exchanges @a and @b in a set. Returns: whether the set had one of them only. */
static bool
swap_in_set (AluCardSet *set, AluCard a, AluCard b)
{
  AluCardSet both = alu_card_bit (a) | alu_card_bit (b);
  bool one = (*set & both) != 0 && (*set & both) != both;

  *set ^= one ? both : 0;
  return one;
}

/* The cards of one receipt or rejection keep their order, which people see where they are open. */
static void
swap_in_chant (AluCard cards[ALU_CHANT_CARDS], AluCard a, AluCard b)
{
  AluCardSet set = 0;

  for (int i = 0; i < ALU_CHANT_CARDS; i++)
    set |= alu_card_bit (cards[i]);
  if (swap_in_set (&set, a, b))
    swap_in_list (cards, ALU_CHANT_CARDS, a, b);
}

/* Exchanges two cards wherever the deal and the chant put them, but not where they are played. */
static void
swap_cards (const Scene *context, Log *log, AluCard a, AluCard b)
{
  AluEvent *deal = &log->events[context->deal];

  for (int seat = 0; seat < ALU_MAX_SEATS; seat++)
    swap_in_set (&deal->deal.hands[seat], a, b);
  swap_in_list (deal->deal.talon, 2 * ALU_CHANT_CARDS, a, b);
  for (unsigned i = context->deal; i < log->n; i++)
    if (log->events[i].type == ALU_EVENT_SUNG || log->events[i].type == ALU_EVENT_REJECT)
      swap_in_chant (log->events[i].chant.cards, a, b);
}

/* After a chant: exchanges pairs of cards of the real deal that leave the view as it is. The order
 * of the talon, the cards received and the cards rejected change with the hands, so that every step
 * can be played. */
static void
sample_chant (const Scene *context, AluRng *rng, Log *log)
{
  for (int i = 0; i < N_SWAPS; i++)
    {
      AluCard a = (AluCard) alu_rng_below (rng, ALU_N_CARDS);
      AluCard b = (AluCard) alu_rng_below (rng, ALU_N_CARDS);

      swap_cards (context, log, a, b);
      if (!is_world (context, log))
        swap_cards (context, log, a, b);
    }
}

/* Any outcomes of a sign for others; the outcome for the seat stays. */
static void
change_outcomes (const Scene *context, AluRng *rng, AluEvent *sign)
{
  unsigned own = bit_of (context->view.seat);
  unsigned others = 0;

  for (int seat = 0; seat < context->header.rules.n_seats; seat++)
    if (seat != sign->seat && alu_is_person (&context->view.match.seating, seat))
      others |= bit_of (seat) & ~own;
  sign->sign.read = (uint8_t) ((sign->sign.read & own) | (alu_rng_next (rng) & others));
  sign->sign.noticed = (uint8_t) ((sign->sign.noticed & own)
                                  | (alu_rng_next (rng) & others & ~sign->sign.read));
}

/* Any sign but the ace's, which tells a number: with it, a later sign that the seat reads could be
 * untrue. */
static void
change_sign (AluRng *rng, AluEvent *sign)
{
  static const uint8_t signs[] = { ALU_SIGN_MONSIEUR, ALU_SIGN_MADAME,     ALU_SIGN_BORGNE,
                                   ALU_SIGN_VACHE,    ALU_SIGN_GRAND_NEUF, ALU_SIGN_PETIT_NEUF,
                                   ALU_SIGN_CHENE,    ALU_SIGN_ECRIT,      ALU_SIGN_MISERE,
                                   ALU_SIGN_MORDIENNE };

  sign->sign.sign = signs[alu_rng_below (rng, sizeof signs)];
  sign->sign.strength = sign->sign.sign == ALU_SIGN_MISERE ? 1 + (alu_rng_next (rng) & 1) : 0;
}

/* Adds @event to the world's @log if its rules allow it. */
static bool
log_apply (Log *log, AluMatch *match, const AluEvent *event)
{
  if (alu_match_apply (match, event) != ALU_OK)
    return false;
  log_add (log, event);
  return true;
}

static void
add_missed_signs (const Scene *context, AluRng *rng, AluMatch *match, Log *log, Tally *tally)
{
  while (alu_rng_below (rng, 4) == 0)
    {
      AluEvent sign;

      alu_event_init (&sign, ALU_EVENT_SIGN,
                      (int) alu_rng_below (rng, context->header.rules.n_seats));
      change_sign (rng, &sign);
      change_outcomes (context, rng, &sign);
      if (sign.seat != context->view.seat)
        tally->signs += log_apply (log, match, &sign);
    }
}

/* Writes the events of @cards to @log, with other signs if the seat does not know them. */
static void
change_signs (const Scene *context, const Log *cards, AluRng *rng, AluMatch *match, Log *log,
              Tally *tally)
{
  log->n = 0;
  start_match (&context->header, match);
  for (unsigned i = 0; i < cards->n; i++)
    {
      AluEvent event = cards->events[i], other = event;

      add_missed_signs (context, rng, match, log, tally);
      if (event.type == ALU_EVENT_SIGN)
        {
          change_outcomes (context, rng, &event);
          other = event;
          if ((event.sign.noticed & bit_of (context->view.seat)) != 0)
            change_sign (rng, &other);
        }
      if (!log_apply (log, match, &other))
        assert_true (log_apply (log, match, &event));
    }
  add_missed_signs (context, rng, match, log, tally);
}

static void
write_seat_event (AluMatchWriter *writer, const AluMatch *match, const AluEvent *event)
{
  AluEvent seat_event;

  if (alu_event_for_seat (match, event, writer->view.seat, &seat_event))
    assert_int_equal (alu_record_write_event (writer, &seat_event), ALU_OK);
}

/* Writes the seat's log of @log. */
static void
write_log (const Scene *context, const Log *log, AluMatch *match, AluMatchWriter *writer,
           Text *text)
{
  AluEvent uncover = { 0 };

  assert_int_equal (alu_record_writer_init_seat (writer, &alu_aluette_kind, &context->header,
                                                 context->view.seat, text_sink, text),
                    ALU_OK);
  start_match (&context->header, match);
  for (unsigned i = 0; i < log->n; i++)
    {
      alu_uncover_note (&uncover, match, &log->events[i]);
      write_seat_event (writer, match, &log->events[i]);
      assert_int_equal (alu_match_apply (match, &log->events[i]), ALU_OK);
      if (alu_uncover_is_due (match))
        write_seat_event (writer, match, &uncover);
    }
}

/* The same events follow in both worlds, as long as both allow them and the deal is not over. */
static int
follow_worlds (AluMatch matches[2], AluMatchWriter writers[2], AluRng *rng)
{
  int n = 0;

  for (; n < N_FOLLOWING; n++)
    {
      AluMatch after[2] = { matches[0], matches[1] };
      AluEvent event;

      random_event (&matches[0], rng, 1, &event);
      if (alu_match_apply (&after[0], &event) != ALU_OK
          || alu_match_apply (&after[1], &event) != ALU_OK || after[0].deal.ended)
        break;
      for (int i = 0; i < 2; i++)
        {
          write_seat_event (&writers[i], &matches[i], &event);
          matches[i] = after[i];
        }
    }
  return n;
}

static void
check_determinization (const Scene *context, const Log *sample, AluRng *rng, Tally *tally)
{
  AluMatchWriter writers[2];
  AluMatch matches[2];
  Text texts[2] = { 0 };

  write_log (context, &context->log, &matches[0], &writers[0], &texts[0]);
  write_log (context, sample, &matches[1], &writers[1], &texts[1]);
  tally->followed += follow_worlds (matches, writers, rng);
  assert_string_equal (texts[0].text, texts[1].text);
  assert_memory_equal (&writers[0].view, &writers[1].view, sizeof writers[0].view);
  text_clear (&texts[0]);
  text_clear (&texts[1]);
}

static void
try_world (const Scene *context, AluRng *rng, Tally *tally)
{
  static Log cards, sample;
  bool chant = context->view.match.deal.receivers[0] != ALU_NOBODY;
  AluMatch match;

  cards = context->known;
  if (chant)
    sample_chant (context, rng, &cards);
  else
    sample_deal (context, rng, &cards);
  tally->changed += memcmp (&cards.events[context->deal], &context->known.events[context->deal],
                            sizeof cards.events[0])
                    != 0;
  change_signs (context, &cards, rng, &match, &sample, tally);
  check_determinization (context, &sample, rng, tally);
  tally->samples++;
  tally->chants += chant;
  tally->sets[context->header.rules.set]++;
}

TEST (test_secrecy)
{
  static Scene context;
  Tally tally = { 0 };

  for (uint64_t seed = 1; (uint64_t) tally.samples < n_samples; seed++)
    {
      AluRng rng;

      alu_rng_seed (&rng, seed);
      random_header (&rng, false, &context.header);
      play_somewhere (&context, &rng, seed);
      for (int i = 0; i <= context.header.rules.n_seats; i++)
        {
          sort_events (&context, i < context.header.rules.n_seats ? i : ALU_NOBODY);
          try_world (&context, &rng, &tally);
        }
    }
  print_message ("# %d worlds, %d with other cards, %d after a chant; %d signs put in, %d events "
                 "followed\n",
                 tally.samples, tally.changed, tally.chants, tally.signs, tally.followed);
  assert_true (tally.changed > tally.samples * 9 / 10 && tally.chants > tally.samples / 5
               && tally.signs > 100 && tally.followed > 100);
  for (int set = 0; set < ALU_N_RULE_SETS; set++)
    assert_true (tally.sets[set] > 0);
}

int
main (int argc, char **argv)
{
  if (argc > 1)
    n_samples = strtoull (argv[1], NULL, 10);
  return testing_run (NULL, NULL);
}

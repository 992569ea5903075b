/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a seat is told. For random matches of every rule set and option, every event and every seat:
 * a view that is told the event is the view of the match after it, to the byte; of what it is not
 * told it stays as it is. More matches: test-engine-seat-log MATCHES. */

#include "random-events.h"

#include <stdlib.h>

#include "engine/alu-record.h"
#include "testing.h"

#define MAX_EVENTS 16384

static uint64_t n_matches = 150;

/* Counts of what must have occurred in the tests. */
typedef struct
{
  int compared;
  int untold;
  int types[ALU_EVENT_UNCOVER + 1];
  int sets[ALU_N_RULE_SETS];
  int closed_chants, open_chants;
  int noticed, read;
  int petit_jeans;
} Tally;

/* A match and the views of all seats. */
typedef struct
{
  AluMatch match;
  AluEvent uncover;
  AluView views[ALU_MAX_SEATS + 1]; /* the last one is the spectator's */
  Tally *tally;
} Table;

static int
viewer_of (int i)
{
  return i == ALU_MAX_SEATS ? ALU_NOBODY : i;
}

static bool
is_viewer (const Table *table, int i)
{
  return i == ALU_MAX_SEATS || i < table->match.rules.seats;
}

static void
table_init (Table *table, const AluGameHeader *header, bool open_hands, Tally *tally)
{
  AluSeating seating;

  memset (table, 0, sizeof *table);
  table->tally = tally;
  seating.open_hands = open_hands;
  assert_int_equal (alu_match_init_from_header (&table->match, header), ALU_OK);
  for (int i = 0; i <= ALU_MAX_SEATS; i++)
    if (is_viewer (table, i))
      table->views[i] = alu_view_for_seat (&table->match, viewer_of (i));
  for (int seat = 0; seat < header->rules.n_seats; seat++)
    tally->petit_jeans += !alu_is_person (&seating, seat);
  tally->sets[header->rules.set]++;
}

static void
count_seat_event (Tally *tally, const AluEvent *seat_event, int seat)
{
  bool chant = seat_event->type == ALU_EVENT_SUNG || seat_event->type == ALU_EVENT_REJECT;

  tally->types[seat_event->type]++;
  tally->closed_chants += chant && seat_event->chant.cards[0] == ALU_CARD_NONE;
  tally->open_chants += chant && seat_event->chant.cards[0] != ALU_CARD_NONE;
  if (seat_event->type == ALU_EVENT_SIGN && seat_event->seat != seat)
    {
      tally->noticed += seat_event->sign.sign == ALU_SIGN_UNKNOWN;
      tally->read += seat_event->sign.sign != ALU_SIGN_UNKNOWN;
    }
}

/* Applies @event to every view that is told of it; @after is the match after it. */
static void
table_apply_event (Table *table, const AluEvent *event, const AluMatch *after)
{
  for (int i = 0; i <= ALU_MAX_SEATS; i++)
    {
      AluView expected;
      AluEvent seat_event;

      if (!is_viewer (table, i))
        continue;
      expected = alu_view_for_seat (after, viewer_of (i));
      memset (&seat_event, 0xa5, sizeof seat_event);
      if (alu_event_for_seat (&table->match, event, viewer_of (i), &seat_event))
        {
          count_seat_event (table->tally, &seat_event, table->views[i].seat);
          assert_int_equal (alu_view_apply (&table->views[i], &seat_event), ALU_OK);
        }
      else
        table->tally->untold++;
      assert_memory_equal (&table->views[i], &expected, sizeof expected);
      table->tally->compared++;
    }
}

/* Applies the next event, and after the last event of a deal its uncover. */
static void
table_take (Table *table, const AluEvent *event)
{
  AluMatch after = table->match;

  alu_uncover_note (&table->uncover, &table->match, event);
  assert_int_equal (alu_match_apply (&after, event), ALU_OK);
  table_apply_event (table, event, &after);
  table->match = after;
  if (alu_uncover_is_due (&after))
    table_apply_event (table, &table->uncover, &after);
}

TEST (test_fold)
{
  Tally tally = { 0 };

  for (uint64_t seed = 1; seed <= n_matches; seed++)
    {
      AluGameHeader header;
      Table table;
      AluRng rng;

      alu_rng_seed (&rng, seed);
      random_header (&rng, seed % 8 == 0, &header);
      table_init (&table, &header, seed % 7 == 3, &tally);
      while (!alu_match_over (&table.match))
        {
          AluEvent event;

          random_event (&table.match, &rng, seed, &event);
          table_take (&table, &event);
        }
    }
  print_message ("# %d views compared, %d untold events, %d closed and %d open chants, %d signs "
                 "read and %d noticed\n",
                 tally.compared, tally.untold, tally.closed_chants, tally.open_chants, tally.read,
                 tally.noticed);
  for (int type = 0; type <= ALU_EVENT_UNCOVER; type++)
    assert_true (tally.types[type] > 20);
  for (int set = 0; set < ALU_N_RULE_SETS; set++)
    assert_true (tally.sets[set] > 10);
  assert_true (tally.untold > 1000 && tally.closed_chants > 100 && tally.open_chants > 100
               && tally.read > 100 && tally.noticed > 100 && tally.petit_jeans > 30);
}

/* The log of one seat, and its length after each event of the match. */
typedef struct
{
  Text text;
  size_t marks[MAX_EVENTS];
  unsigned seat_event_marks[MAX_EVENTS];
  AluEvent seat_event[MAX_EVENTS];
  unsigned n_seat_events;
  AluMatchWriter writer;
} SeatLog;

static void
log_append_event (SeatLog *log, const AluMatch *match, const AluEvent *event)
{
  AluEvent seat_event;

  if (!alu_event_for_seat (match, event, log->writer.view.seat, &seat_event))
    return;
  assert_true (log->n_seat_events < MAX_EVENTS);
  log->seat_event[log->n_seat_events++] = seat_event;
  assert_int_equal (alu_record_write_event (&log->writer, &seat_event), ALU_OK);
}

/* Writes what @seat is told of the first @n events. */
static void
log_write (SeatLog *log, const AluGameHeader *header, int seat, const AluEvent *events,
           unsigned n)
{
  AluEvent uncover = { 0 };
  AluReplay replay;

  log->n_seat_events = 0;
  assert_int_equal (alu_record_writer_init_seat (&log->writer, &alu_aluette_kind, header, seat,
                                                 text_sink, &log->text),
                    ALU_OK);
  alu_replay_init (&replay, header, events, n);
  for (unsigned i = 0; i < n; i++)
    {
      AluMatch before = replay.match;

      alu_uncover_note (&uncover, &before, &events[i]);
      assert_true (alu_replay_next (&replay));
      log_append_event (log, &before, &events[i]);
      if (alu_uncover_is_due (&replay.match))
        log_append_event (log, &replay.match, &uncover);
      log->marks[i] = log->text.length;
      log->seat_event_marks[i] = log->n_seat_events;
    }
}

static void
check_view (const AluView *view, const AluGameHeader *header, const AluEvent *events, unsigned n)
{
  AluView expected;
  AluReplay replay;

  alu_replay_init (&replay, header, events, n);
  assert_true (alu_replay_seek (&replay, n));
  expected = alu_view_for_seat (&replay.match, view->seat);
  assert_memory_equal (view, &expected, sizeof expected);
}

/* Undo: the shortened log, written again, gives the same text and the same view. */
static void
check_undo (SeatLog *log, SeatLog *again, const AluGameHeader *header, const AluEvent *events,
            unsigned n)
{
  again->text.length = 0;
  log_write (again, header, log->writer.view.seat, events, n);
  assert_int_equal (again->text.length, log->marks[n - 1]);
  assert_memory_equal (again->text.text, log->text.text, again->text.length);
  assert_int_equal (again->n_seat_events, log->seat_event_marks[n - 1]);
  assert_memory_equal (again->seat_event, log->seat_event,
                       again->n_seat_events * sizeof again->seat_event[0]);
  check_view (&again->writer.view, header, events, n);
}

/* With the uncover lines, the deals of the match can be rebuilt, except for signs and calls. */
static void
check_rebuilt (const SeatLog *log, const AluGameHeader *header, const AluMatch *match)
{
  static AluEvent rebuilt[MAX_EVENTS];
  AluSeating seating;
  AluReplay replay;
  unsigned n;

  alu_seating_init_from_header (&seating, header);
  n = alu_uncover_events (&seating, log->seat_event, log->n_seat_events, rebuilt);
  alu_replay_init (&replay, header, rebuilt, n);
  assert_true (alu_replay_seek (&replay, n));
  memcpy (&replay.match.signals, &match->signals, sizeof match->signals);
  assert_memory_equal (&replay.match, match, sizeof *match);
}

static unsigned
random_match (AluRng *rng, const AluGameHeader *header, uint64_t seed, AluEvent *events,
              AluMatch *match)
{
  unsigned n = 0;

  alu_match_init_from_header (match, header);
  while (!alu_match_over (match))
    {
      assert_true (n < MAX_EVENTS);
      random_event (match, rng, seed, &events[n]);
      assert_int_equal (alu_match_apply (match, &events[n++]), ALU_OK);
    }
  return n;
}

TEST (test_undo_and_replay)
{
  static AluEvent events[MAX_EVENTS];
  static SeatLog log, again;

  for (uint64_t seed = 1; seed <= n_matches; seed++)
    {
      AluGameHeader header;
      AluMatch match;
      AluRng rng;
      unsigned n;
      int seat;

      alu_rng_seed (&rng, seed);
      random_header (&rng, seed % 8 == 0, &header);
      n = random_match (&rng, &header, seed, events, &match);
      seat = (int) alu_rng_below (&rng, header.rules.n_seats + 1u);
      log.text.length = 0;
      log_write (&log, &header, seat < header.rules.n_seats ? seat : ALU_NOBODY, events, n);
      check_view (&log.writer.view, &header, events, n);
      check_rebuilt (&log, &header, &match);
      for (int i = 0; i < 3; i++)
        check_undo (&log, &again, &header, events, 1 + alu_rng_below (&rng, n));
    }
  text_clear (&log.text);
  text_clear (&again.text);
}

/* Reads a seat's log and writes it again. */
typedef struct
{
  SeatLog *log;
  Text written;
  AluMatchWriter writer;
  unsigned n;
} Copyist;

static void
copy_event (const void *record_reader, void *data)
{
  const AluMatchReader *reader = record_reader;
  Copyist *copyist = data;

  if (copyist->n == 0)
    assert_int_equal (alu_record_writer_init_seat (&copyist->writer, &alu_aluette_kind,
                                                   &reader->base.header, reader->view.seat,
                                                   text_sink, &copyist->written),
                      ALU_OK);
  assert_true (copyist->n < copyist->log->n_seat_events);
  assert_memory_equal (&reader->event, &copyist->log->seat_event[copyist->n], sizeof reader->event);
  assert_int_equal (alu_record_write_event (&copyist->writer, &reader->event), ALU_OK);
  copyist->n++;
}

TEST (test_text)
{
  static AluEvent events[MAX_EVENTS];
  static SeatLog log;

  for (uint64_t seed = 1; seed <= n_matches; seed++)
    {
      Copyist copyist = { .log = &log };
      AluGameHeader header;
      AluMatchReader reader;
      AluGameFault error;
      AluMatch match;
      AluRng rng;
      unsigned n;

      alu_rng_seed (&rng, seed);
      random_header (&rng, seed % 8 == 0, &header);
      n = random_match (&rng, &header, seed, events, &match);
      log.text.length = 0;
      log_write (&log, &header, (int) (seed % header.rules.n_seats), events, n);
      if (!alu_record_read_seat_text (&reader, &alu_aluette_kind, log.text.text, log.text.length,
                                      copy_event, &copyist, &error))
        fail_msg ("seed %d, line %d: %s, %s", (int) seed, error.line,
                  error.reason, alu_status_texts[error.status]);
      assert_int_equal (copyist.n, log.n_seat_events);
      assert_memory_equal (&reader.view, &log.writer.view, sizeof reader.view);
      assert_string_equal (copyist.written.text, log.text.text);
      text_clear (&copyist.written);
    }
  text_clear (&log.text);
}

/* Values made in memory that was filled with the byte @poison. */
typedef struct
{
  AluMatch match;
  AluEvent deal, legal, seat_event;
  AluView view;
} Made;

static void
make_values (const AluGameHeader *header, int poison, Made *made)
{
  AluEvent legal[ALU_MAX_LEGAL];

  memset (made, poison, sizeof *made);
  memset (legal, poison, sizeof legal);
  alu_match_init_from_header (&made->match, header);
  alu_match_chance (&made->match, 1, &made->deal);
  alu_event_for_seat (&made->match, &made->deal, 0, &made->seat_event);
  alu_match_apply (&made->match, &made->deal);
  alu_match_legal (&made->match, legal);
  made->legal = legal[0];
  made->view = alu_view_for_seat (&made->match, 0);
}

/* Equal values have equal bytes, whatever the memory contained before. */
TEST (test_bytes)
{
  for (uint64_t seed = 1; seed <= 50; seed++)
    {
      AluGameHeader header;
      Made made[2];
      AluRng rng;

      alu_rng_seed (&rng, seed);
      random_header (&rng, false, &header);
      make_values (&header, 0xa5, &made[0]);
      make_values (&header, 0x5a, &made[1]);
      assert_memory_equal (&made[0].match, &made[1].match, sizeof made[0].match);
      assert_memory_equal (&made[0].deal, &made[1].deal, sizeof made[0].deal);
      assert_memory_equal (&made[0].seat_event, &made[1].seat_event, sizeof made[0].seat_event);
      assert_memory_equal (&made[0].view, &made[1].view, sizeof made[0].view);
      if (alu_match_phase (&made[0].match) == ALU_PHASE_PLAY)
        assert_memory_equal (&made[0].legal, &made[1].legal, sizeof made[0].legal);
    }
}

/* A match of four persons; the third one deals. And the cards. */
static void
start_deal (AluMatch *match, AluRuleSet set, void (*change) (AluRules *rules, AluSeating *seating))
{
  AluSeating seating;
  AluRules rules;
  AluEvent deal;

  alu_rules_init (&rules, set, 4);
  rules.draw = ALU_DRAW_SEATED;
  rules.chant = ALU_CHANT_OFF;
  alu_seating_init (&seating);
  if (change != NULL)
    change (&rules, &seating);
  assert_int_equal (alu_match_init (match, &rules, &seating), ALU_OK);
  match->dealer = 2;
  alu_match_chance (match, 3, &deal);
  assert_int_equal (alu_match_apply (match, &deal), ALU_OK);
}

TEST (test_signs)
{
  AluEvent sign, seat_event;
  AluMatch match;

  start_deal (&match, ALU_RULES_CLASSIC, NULL);
  alu_event_init (&sign, ALU_EVENT_SIGN, 0);
  sign.sign.sign = ALU_SIGN_MISERE;
  sign.sign.strength = 2;
  sign.sign.read = 1 << 2;
  sign.sign.noticed = 1 << 1;
  assert_true (alu_event_for_seat (&match, &sign, 0, &seat_event));
  assert_int_equal (seat_event.sign.sign, ALU_SIGN_MISERE);
  assert_int_equal (seat_event.sign.read | seat_event.sign.noticed, 0);
  assert_true (alu_event_for_seat (&match, &sign, 1, &seat_event));
  assert_int_equal (seat_event.sign.sign, ALU_SIGN_UNKNOWN);
  assert_int_equal (seat_event.sign.strength, 0);
  assert_int_equal (seat_event.sign.noticed, 1 << 1);
  assert_int_equal (seat_event.sign.read, 0);
  assert_true (alu_event_for_seat (&match, &sign, 2, &seat_event));
  assert_int_equal (seat_event.sign.sign, ALU_SIGN_MISERE);
  assert_int_equal (seat_event.sign.strength, 2);
  assert_int_equal (seat_event.sign.read, 1 << 2);
  assert_int_equal (seat_event.sign.noticed, 0);
  assert_false (alu_event_for_seat (&match, &sign, 3, &seat_event));
  assert_false (alu_event_for_seat (&match, &sign, ALU_NOBODY, &seat_event));
}

static void
seat_petit_jean (AluRules *rules, AluSeating *seating)
{
  seating->captain[2] = 0;
}

TEST (test_petit_jean)
{
  AluView view, captain;
  AluEvent sign, seat_event;
  AluMatch match;

  start_deal (&match, ALU_RULES_CLASSIC, seat_petit_jean);
  view = alu_view_for_seat (&match, 2);
  captain = alu_view_for_seat (&match, 0);
  assert_memory_equal (&view, &captain, sizeof view);
  assert_int_equal (view.seat, 0);
  view = alu_view_for_seat (&match, 1);
  assert_int_equal (alu_set_count (view.match.deal.hands[2]), 9);
  alu_event_init (&sign, ALU_EVENT_SIGN, 0);
  sign.sign.sign = ALU_SIGN_MISERE;
  sign.sign.strength = 1;
  assert_true (alu_event_for_seat (&match, &sign, 2, &seat_event));
}

static void
set_chant_rules (AluRules *rules, AluSeating *seating)
{
  rules->chant = ALU_CHANT_ALWAYS;
}

static void
set_face_up_chant (AluRules *rules, AluSeating *seating)
{
  set_chant_rules (rules, seating);
  rules->chant_face_up = true;
}

static void
set_chant_with_petit_jean (AluRules *rules, AluSeating *seating)
{
  set_chant_rules (rules, seating);
  seating->captain[3] = 1;
}

/* Seat 3, left of the dealer, gets the first six cards, and seat 0 the others. */
TEST (test_chant)
{
  static const struct
  {
    void (*change) (AluRules *rules, AluSeating *seating);
    unsigned sung, rejected; /* who sees the cards of seat 3, bit per seat */
    bool spectator_sung, spectator_rejected;
  } cases[] = {
    { set_chant_rules, 1 << 3, 1 << 3, false, false },
    { set_face_up_chant, 0xf, 1 << 3, true, false },
    { set_chant_with_petit_jean, 0xf, 0xf, true, true },
  };

  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
    {
      AluEvent sung, reject, seat_event;
      AluMatch match;

      start_deal (&match, ALU_RULES_CLASSIC, cases[i].change);
      alu_match_chance (&match, 3, &sung);
      alu_event_init (&reject, ALU_EVENT_REJECT, 3);
      memset (&reject.chant, 7, sizeof reject.chant);
      for (int seat = 0; seat < 4; seat++)
        {
          assert_true (alu_event_for_seat (&match, &sung, seat, &seat_event));
          assert_int_equal (seat_event.chant.cards[0] != ALU_CARD_NONE, cases[i].sung >> seat & 1);
          assert_true (alu_event_for_seat (&match, &reject, seat, &seat_event));
          assert_int_equal (seat_event.chant.cards[0] != ALU_CARD_NONE,
                            cases[i].rejected >> seat & 1);
        }
      assert_true (alu_event_for_seat (&match, &sung, ALU_NOBODY, &seat_event));
      assert_int_equal (seat_event.chant.cards[0] != ALU_CARD_NONE, cases[i].spectator_sung);
      assert_true (alu_event_for_seat (&match, &reject, ALU_NOBODY, &seat_event));
      assert_int_equal (seat_event.chant.cards[0] != ALU_CARD_NONE, cases[i].spectator_rejected);
    }
}

/* An event that the seat cannot be told of is refused and changes nothing. */
TEST (test_refused)
{
  AluView view, before;
  AluEvent event;
  AluMatch match;

  start_deal (&match, ALU_RULES_CLASSIC, NULL);
  view = before = alu_view_for_seat (&match, 0);
  alu_event_init (&event, ALU_EVENT_PLAY, 3);
  event.card = alu_set_first (match.deal.hands[0]);
  assert_int_equal (alu_view_apply (&view, &event), ALU_ERROR_NOT_IN_HAND);
  event.card = ALU_CARD_NONE;
  assert_int_equal (alu_view_apply (&view, &event), ALU_ERROR_NOT_IN_HAND);
  event.seat = 4;
  assert_int_equal (alu_view_apply (&view, &event), ALU_ERROR_NO_SEAT);
  event.type = 99;
  event.seat = 0;
  assert_int_equal (alu_view_apply (&view, &event), ALU_ERROR_NOT_NOW);
  alu_event_init (&event, ALU_EVENT_SIGN, 0);
  event.sign.sign = ALU_SIGN_MORDIENNE;
  event.sign.read = 1 << 2;
  assert_int_equal (alu_view_apply (&view, &event), ALU_ERROR_NOT_TOLD);
  event.seat = 2;
  assert_int_equal (alu_view_apply (&view, &event), ALU_ERROR_BAD_SIGN);
  event.sign.read = 1 << 1;
  assert_int_equal (alu_view_apply (&view, &event), ALU_ERROR_NOT_TOLD);
  event.sign.read = 0;
  assert_int_equal (alu_view_apply (&view, &event), ALU_ERROR_NOT_TOLD);
  alu_event_init (&event, ALU_EVENT_UNCOVER, 0);
  assert_int_equal (alu_view_apply (&view, &event), ALU_ERROR_NOT_NOW);
  assert_int_equal (alu_match_apply (&match, &event), ALU_ERROR_NOT_NOW);
  assert_memory_equal (&view, &before, sizeof view);
}

int
main (int argc, char **argv)
{
  if (argc > 1)
    n_matches = strtoull (argv[1], NULL, 10);
  return testing_run (NULL, NULL);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The log of one seat as a text: what is written is read back to the same events and views, and
 * written again to the same bytes. Finished deals are rebuilt from it.
 *
 *   test-tarot-seat-log [MATCHES [SEED]]   a longer run than the usual one
 */

#include "tarot-support.h"

#include <stdlib.h>

#include "engine/tarot/tarot-finished.h"
#include "engine/tarot/tarot-record.h"
#include "testing.h"

#define MAX_LOG 800
#define MAX_TEXT (1 << 18)

static uint32_t n_matches = 60;
static uint64_t first_seed = 1;
static long n_views, n_finished, n_guessed, n_dropped;

/* A log that is being written. */
typedef struct
{
  TarotRecordReader reader;
  bool is_read; /* whether the lines are read while they are written */
  char text[MAX_TEXT];
  size_t length;
} Text;

static void
take_line (const char *line, void *data)
{
  Text *text = data;
  size_t n = strlen (line);
  AluGameFault error;

  assert_true (text->length + n < sizeof text->text);
  memcpy (text->text + text->length, line, n + 1);
  text->length += n;
  if (text->is_read && !alu_record_read_line (&text->reader, line, n - 1, &error))
    fail_msg ("line %d is refused (%s, status %d): %s", error.line,
              error.reason, error.status, line);
}

/* A match and what one seat is told of it. */
typedef struct
{
  AluGameHeader header;
  TarotMatch match;
  TarotEvent events[MAX_LOG];
  TarotEvent told[MAX_LOG];
  unsigned n;
  unsigned n_deals_over; /* number of events up to the end of the last finished deal */
} Log;

static void
play_match (Log *log, AluRng *rng, uint64_t seed)
{
  TarotRules rules;

  random_rules (rng, &rules);
  tarot_header_init (&log->header, &rules);
  for (int seat = 0; seat < rules.seats; seat++)
    strcpy (log->header.players[seat].name, "Anne");
  tarot_match_init (&log->match, &rules, false);
  log->n = log->n_deals_over = 0;
  while (!tarot_match_is_over (&log->match) && log->n < MAX_LOG)
    {
      random_event (&log->match, rng, seed, &log->events[log->n]);
      must_apply (&log->match, &log->events[log->n++]);
      if (log->match.deal.outcome != TAROT_OUTCOME_NONE)
        log->n_deals_over = log->n;
    }
}

/* Writes and reads what @seat is told of each event. */
static void
tell_seat (Log *log, int seat, Text *text)
{
  TarotRecordWriter writer;
  TarotMatch match;
  TarotView view;

  memset (text, 0, sizeof *text);
  text->is_read = true;
  alu_record_reader_init_seat (&text->reader, &tarot_kind);
  tarot_match_init_from_header (&match, &log->header);
  assert_int_equal (alu_record_writer_init_seat (&writer, &tarot_kind, &log->header, seat,
                                                 take_line, text),
                    TAROT_OK);
  for (unsigned i = 0; i < log->n; i++)
    {
      assert_true (tarot_event_for_seat (&match, &log->events[i], seat, &log->told[i]));
      must_apply (&match, &log->events[i]);
      assert_int_equal (alu_record_write_event (&writer, &log->told[i]), TAROT_OK);
      assert_memory_equal (&text->reader.event, &log->told[i], sizeof log->told[i]);
      tarot_view_for_seat (&match, seat, &view);
      assert_memory_equal (&text->reader.view, &view, sizeof view);
      n_views++;
    }
}

/* Finished deals that were played are rebuilt exactly. For a deal that was not played, the result
 * is one that the seat considers possible. The scores are always the same. */
static void
check_finished (const Log *log, const TarotView *view)
{
  static TarotEvent events[MAX_LOG];
  unsigned n = tarot_finished_events (view, log->told, log->n, events);
  TarotMatch match, truth;

  assert_int_equal (n, log->n_deals_over);
  tarot_match_init_from_header (&match, &log->header);
  tarot_match_init_from_header (&truth, &log->header);
  for (unsigned i = 0; i < n; i++)
    {
      must_apply (&match, &events[i]);
      must_apply (&truth, &log->events[i]);
      if (truth.deal.outcome == TAROT_OUTCOME_PLAYED)
        assert_memory_equal (&match.deal, &truth.deal, sizeof match.deal);
      else if (truth.deal.outcome != TAROT_OUTCOME_NONE)
        n_guessed++;
      n_finished += truth.deal.outcome == TAROT_OUTCOME_PLAYED;
      assert_memory_equal (match.score, truth.score, sizeof match.score);
      if (view->seat != TAROT_NOBODY && events[i].type == TAROT_EVENT_DEAL)
        assert_memory_equal (&events[i].hands[view->seat], &log->events[i].hands[view->seat],
                             sizeof (TarotCardSet));
    }
}

/* Reads @text without the line at @skip. Returns: the error. */
static AluRecordFault
read_without (const char *text, const char *skip)
{
  TarotRecordReader reader;
  AluGameFault error;

  alu_record_reader_init_seat (&reader, &tarot_kind);
  for (const char *line = text; *line != '\0'; line = strchr (line, '\n') + 1)
    if (line != skip
        && !alu_record_read_line (&reader, line, strcspn (line, "\n"), &error))
      return error.code;
  return ALU_RECORD_OK;
}

/* A log is refused if it lacks the dog at the moment when everybody sees it. */
static void
check_told_lines (const char *text)
{
  for (const char *line = text; *line != '\0'; line = strchr (line, '\n') + 1)
    {
      bool is_dog = strncmp (line, "dog ", 4) == 0 && line[4] != '?';
      const char *next = strchr (line, '\n') + 1;

      if (!is_dog || *next == '\0')
        continue;
      assert_int_equal (read_without (text, line), ALU_RECORD_MISSING_LINE);
      n_dropped++;
    }
}

TEST (test_texts)
{
  static Log log;
  static Text text, again;

  for (uint32_t i = 0; i < n_matches; i++)
    {
      AluRng rng;

      alu_rng_seed (&rng, first_seed + i);
      play_match (&log, &rng, first_seed + i);
      for (int viewer = 0; viewer <= log.header.rules.n_seats; viewer++)
        {
          int seat = viewer < log.header.rules.n_seats ? viewer : TAROT_NOBODY;

          tell_seat (&log, seat, &text);
          check_finished (&log, &text.reader.view);
          if (i % 10 == 0)
            check_told_lines (text.text);
          tell_seat (&log, seat, &again);
          assert_string_equal (again.text, text.text);
        }
    }
  print_message ("# %ld views, %ld finished deals, %ld not played, %ld lines left out\n", n_views,
                 n_finished, n_guessed, n_dropped);
  assert_true (n_finished > 100 && n_guessed > 10 && n_dropped > 10);
}

static AluRecordFault
read_as_match (const char *text)
{
  TarotRecordReader reader;
  AluGameFault error = { 0 };

  alu_record_read_text (&reader, &tarot_kind, text, strlen (text), NULL, NULL, &error);
  return error.code;
}

/* The log of a seat is not read as a match, and a match not as a log. */
TEST (test_two_kinds_of_text)
{
  static Log log;
  static Text text, whole;
  TarotRecordWriter writer;
  AluRng rng;

  alu_rng_seed (&rng, 5);
  play_match (&log, &rng, 5);
  tell_seat (&log, 1, &text);
  assert_int_equal (read_as_match (text.text), ALU_RECORD_SEAT_LOG);
  memset (&whole, 0, sizeof whole);
  assert_int_equal (alu_record_writer_init (&writer, &tarot_kind, &log.header, take_line, &whole),
                    TAROT_OK);
  for (unsigned i = 0; i < log.n; i++)
    assert_int_equal (alu_record_write_event (&writer, &log.events[i]), TAROT_OK);
  assert_int_equal (read_as_match (whole.text), ALU_RECORD_OK);
  assert_int_equal (read_without (whole.text, NULL), ALU_RECORD_MISSING_LINE);
}

/* Damaged logs are refused or read, without a crash. */
TEST (test_damage)
{
  static Log log;
  static Text text;
  static char damaged[MAX_TEXT];
  AluRng rng;
  int n_refused = 0;

  alu_rng_seed (&rng, 9);
  for (int i = 0; i < 40; i++)
    {
      play_match (&log, &rng, 9 + (uint64_t) i);
      tell_seat (&log, i % log.header.rules.n_seats, &text);
      for (int k = 0; k < 25; k++)
        {
          memcpy (damaged, text.text, text.length + 1);
          for (uint32_t n = 1 + alu_rng_below (&rng, 2); n > 0; n--)
            {
              size_t at = alu_rng_below (&rng, (uint32_t) text.length - 1);

              if (damaged[at] != '\n')
                damaged[at] = "0123456789pckta ?CVDRx"[alu_rng_below (&rng, 22)];
            }
          n_refused += read_without (damaged, NULL) != ALU_RECORD_OK;
        }
    }
  assert_true (n_refused > 500);
}

int
main (int argc, char **argv)
{
  if (argc > 1)
    n_matches = (uint32_t) strtoul (argv[1], NULL, 10);
  if (argc > 2)
    first_seed = strtoull (argv[2], NULL, 10);
  return testing_run (NULL, NULL);
}

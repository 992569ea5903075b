/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The players of aluette-cli simulate decide as in the app: with the memory of their level.
 *
 *   test-tarot-simulate ALUETTE-CLI
 */

#include "tarot-support.h"

#include <stdio.h>
#include <stdlib.h>

#include "bots/tarot/tarot-bot.h"
#include "engine/tarot/tarot-record.h"
#include "testing.h"

#define SEED 3
#define MAX_RECORD (1 << 16)
/* Tricks to the end in decisions of which the memory is part. */
#define LATE 9

static const char *cli;

/* A record that is read, and what its players decide again. */
typedef struct
{
  TarotMatch before;
  TarotBudget budget;
  void *memory;
  int n_late, n_same, n_same_without;
} Comparison;

/* The seed of the bots in a deal, as aluette-cli derives it from that of the match. */
static uint64_t
derive_seed (uint32_t deal)
{
  AluRng rng;

  alu_rng_seed (&rng, SEED);
  alu_rng_seed (&rng, alu_rng_next (&rng) + deal);
  return alu_rng_next (&rng);
}

static bool
decides_so (const TarotView *view, const TarotBudget *budget, const TarotEvent *event)
{
  TarotEvent again;

  tarot_bot_decide (TAROT_LEVEL_MASTER, view, budget, &again);
  return again.type == event->type && again.card == event->card;
}

static void
compare_event (const void *record_reader, void *data)
{
  const TarotRecordReader *reader = record_reader;
  Comparison *it = data;
  const TarotEvent *event = &reader->event;
  int seats = it->before.rules.seats;

  if (event->type == TAROT_EVENT_PLAY
      && tarot_hand_size (seats) - it->before.deal.n_tricks <= LATE)
    {
      TarotBudget without = { .seed = derive_seed (it->before.n_deals) };
      TarotView view;

      it->budget.seed = without.seed;
      tarot_view_for_seat (&it->before, event->seat, &view);
      it->n_late++;
      it->n_same += decides_so (&view, &it->budget, event);
      it->n_same_without += decides_so (&view, &without, event);
    }
  it->before = reader->match;
}

/* Returns: how many bytes of the record of one deal between masters were read into @text. */
static size_t
simulate_deal (char *text)
{
  char command[4096];
  FILE *pipe;
  size_t length;

  snprintf (command, sizeof command,
            "'%s' simulate --game tarot --level master --seed %d --option deals=1", cli, SEED);
  pipe = popen (command, "r");
  assert_non_null (pipe);
  length = fread (text, 1, MAX_RECORD, pipe);
  assert_int_equal (pclose (pipe), 0);
  return length;
}

TEST (test_memory)
{
  char *text = malloc (MAX_RECORD);
  Comparison it = { 0 };
  TarotRecordReader reader;
  AluGameFault error;

  it.budget.memory_bytes = tarot_bot_memory (TAROT_LEVEL_MASTER);
  it.budget.memory = malloc (it.budget.memory_bytes);
  assert_true (alu_record_read_text (&reader, &tarot_kind, text, simulate_deal (text),
                                     compare_event, &it, &error));
  print_message ("# %d late cards, %d as with memory, %d as without\n", it.n_late, it.n_same,
                 it.n_same_without);
  assert_true (it.n_late > 0);
  assert_int_equal (it.n_same, it.n_late);
  /* Otherwise this deal would prove nothing. */
  assert_true (it.n_same_without < it.n_late);
  free (it.budget.memory);
  free (text);
}

int
main (int argc, char **argv)
{
  if (argc != 2)
    return 2;
  cli = argv[1];
  return testing_run (NULL, NULL);
}

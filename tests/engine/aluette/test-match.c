/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Properties of all matches: random rules, options, seatings and actions. */

#include "random-events.h"
#include "testing.h"

#include <stdlib.h>

#define N_MATCHES 3000
#define MAX_EVENTS 20000

static void
start_match (AluRng *rng, bool real_table, AluMatch *match)
{
  AluGameHeader header;

  random_header (rng, real_table, &header);
  assert_int_equal (alu_match_init_from_header (match, &header), ALU_OK);
}

/* Any event, legal or not. */
static void
noise_event (AluRng *rng, AluEvent *event)
{
  uint8_t *bytes = (uint8_t *) event;

  memset (event, 0, sizeof *event);
  for (size_t i = 0; i < sizeof *event; i++)
    bytes[i] = (uint8_t) alu_rng_below (rng, alu_rng_below (rng, 2) == 0 ? 256 : 8);
  event->type = (uint8_t) alu_rng_below (rng, ALU_EVENT_RESULT + 2);
  event->seat = (uint8_t) alu_rng_below (rng, 8);
  if (event->type == ALU_EVENT_PLAY)
    event->card = (AluCard) alu_rng_below (rng, ALU_N_CARDS + 2);
}

/* Whether alu_match_legal () lists an event of this kind, seat and meaning. */
static bool
is_listed (const AluMatch *match, const AluEvent *event)
{
  AluEvent legal[ALU_MAX_LEGAL];
  int n = alu_match_legal (match, legal);

  for (int i = 0; i < n; i++)
    if (legal[i].type == event->type && legal[i].seat == event->seat
        && (event->type != ALU_EVENT_PLAY || legal[i].card == event->card))
      return true;
  return false;
}

/* The answer to an offer or a proposal may come from any opponent, or any partner. */
static bool
is_of_persons (const AluEvent *event)
{
  return event->type == ALU_EVENT_VOTE || event->type == ALU_EVENT_PLAY
         || event->type == ALU_EVENT_OFFER || event->type == ALU_EVENT_PROPOSE;
}

/* Refused events change no byte; accepted ones were in the list. */
static void
check_noise (const AluMatch *match, AluRng *rng)
{
  for (int i = 0; i < 4; i++)
    {
      AluMatch copy = *match;
      AluEvent event;

      noise_event (rng, &event);
      if (alu_match_apply (&copy, &event) != ALU_OK)
        assert_memory_equal (&copy, match, sizeof copy);
      else if (is_of_persons (&event))
        assert_true (is_listed (match, &event));
    }
}

/* Every event of the list is accepted. */
static void
check_legal (const AluMatch *match)
{
  AluEvent legal[ALU_MAX_LEGAL];
  int n = alu_match_legal (match, legal);

  for (int i = 0; i < n; i++)
    {
      AluMatch copy = *match;

      assert_int_equal (alu_match_apply (&copy, &legal[i]), ALU_OK);
      assert_null (alu_match_check (&copy));
    }
  if (alu_match_awaits_chance (match) || alu_match_over (match) || match->seating.real_table)
    assert_int_equal (n, 0);
  else
    assert_true (n > 0);
}

/* The match asks a person for each decision: for their own, or for one of a Petit-Jean of their
 * team. */
static void
check_decider (const AluMatch *match)
{
  int decider = alu_match_decider (match);

  if (decider == ALU_NOBODY)
    return;
  assert_true (decider < match->rules.seats);
  assert_true (alu_is_person (&match->seating, decider));
  if (alu_match_phase (match) == ALU_PHASE_PLAY)
    assert_int_equal (alu_team_of (decider), alu_team_of (match->deal.turn));
  if (alu_match_phase (match) == ALU_PHASE_ANSWER)
    assert_int_not_equal (alu_team_of (decider), alu_team_of (match->deal.offer_seat));
}

/* Replaying the log gives the same state at each of its events. Undo depends on this. */
static void
check_replay (const AluMatch *begin, const AluEvent *events, int n, const AluMatch *middle, int at,
              const AluMatch *end)
{
  AluMatch match = *begin;

  for (int i = 0; i < n; i++)
    {
      if (i == at)
        assert_memory_equal (&match, middle, sizeof match);
      assert_int_equal (alu_match_apply (&match, &events[i]), ALU_OK);
    }
  assert_memory_equal (&match, end, sizeof match);
}

/* The state after the deal that has ended: the score, and whether the match ends. */
static void
check_score (const AluMatch *before, const AluMatch *match)
{
  const AluRules *rules = &match->rules;
  bool reached = match->score[0] >= rules->target || match->score[1] >= rules->target;

  if (!match->deal.ended || before->deal.ended)
    return;
  for (int team = 0; team < 2; team++)
    assert_int_equal (match->score[team] - before->score[team],
                      match->deal.winner == team ? match->deal.points : 0);
  assert_int_equal (alu_match_over (match),
                    rules->deals > 0 ? match->n_deals == rules->deals : reached);
  assert_int_equal (match->dealer, (match->deal.dealer + 1) % rules->seats);
  if (!alu_match_over (match))
    return;
  if (match->score[0] == match->score[1])
    assert_int_equal (match->winner, ALU_NOBODY);
  else
    assert_int_equal (match->winner, match->score[0] > match->score[1] ? ALU_TEAM_A : ALU_TEAM_B);
}

/* Returns: how many events the match had. */
static int
play_one (uint64_t seed, AluEvent *events)
{
  AluRng rng;
  AluMatch begin, match, middle;
  int n = 0, at;

  alu_rng_seed (&rng, seed);
  start_match (&rng, seed % 8 == 0, &begin);
  match = middle = begin;
  at = (int) alu_rng_below (&rng, 200);
  while (!alu_match_over (&match))
    {
      AluMatch before = match;

      if (n == at)
        middle = match;
      check_legal (&match);
      check_decider (&match);
      if (alu_rng_below (&rng, 4) == 0)
        check_noise (&match, &rng);
      random_event (&match, &rng, seed, &events[n]);
      assert_int_equal (alu_match_apply (&match, &events[n++]), ALU_OK);
      assert_null (alu_match_check (&match));
      check_score (&before, &match);
      assert_true (n < MAX_EVENTS);
    }
  check_noise (&match, &rng);
  check_legal (&match);
  check_replay (&begin, events, n, &middle, at, &match);
  return n;
}

TEST (test_random_matches)
{
  AluEvent *events = malloc (sizeof (AluEvent) * MAX_EVENTS);
  int n_events = 0;

  assert_non_null (events);
  for (uint64_t seed = 1; seed <= N_MATCHES; seed++)
    n_events += play_one (seed, events);
  free (events);
  print_message ("# %d matches of every kind, %d events\n", N_MATCHES, n_events);
}

/* The number of deals has no bound if nobody scores. */
TEST (test_many_deals)
{
  AluRules rules;
  AluSeating seating;
  AluMatch match;
  AluEvent result = { .type = ALU_EVENT_RESULT, .result.winner = ALU_NOBODY };

  alu_rules_init (&rules, ALU_RULES_CLASSIC, 0);
  alu_seating_init (&seating);
  seating.real_table = true;
  assert_int_equal (alu_match_init (&match, &rules, &seating), ALU_OK);
  for (uint32_t deal = 1; deal <= 70000; deal++)
    {
      AluEvent event = { .type = ALU_EVENT_DEAL, .seat = (uint8_t) ((deal - 1) % 4) };

      assert_int_equal (alu_match_apply (&match, &event), ALU_OK);
      assert_int_equal (match.n_deals, deal);
      assert_int_equal (alu_match_apply (&match, &result), ALU_OK);
    }
}

/* The same seed deals the same cards, whatever was played before. */
TEST (test_deal_of_seed)
{
  AluMatch matches[2];
  AluRng rng[2];

  for (int i = 0; i < 2; i++)
    {
      AluSeating seating;
      AluRules rules;

      alu_rules_init (&rules, ALU_RULES_CLASSIC, 0);
      alu_seating_init (&seating);
      alu_match_init (&matches[i], &rules, &seating);
      alu_rng_seed (&rng[i], (uint64_t) i);
    }
  while (!alu_match_over (&matches[0]) && !alu_match_over (&matches[1]))
    {
      AluEvent event, other;

      assert_true (alu_match_awaits_chance (&matches[0]));
      alu_match_chance (&matches[0], 77, &event);
      alu_match_chance (&matches[1], 77, &other);
      assert_memory_equal (&event, &other, sizeof event);
      for (int i = 0; i < 2; i++)
        do
          {
            assert_int_equal (alu_match_apply (&matches[i], &event), ALU_OK);
            if (!matches[i].deal.ended)
              random_event (&matches[i], &rng[i], 77, &event);
            else
              event = other;
          }
        while (!matches[i].deal.ended);
    }
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/alu-playout.h"
#include "cli/aluette/cli-aluette.h"

#define SECONDS 1.0

/* Returns: the number of deals that the rollout policy plays per second, from the first card to the
 * last. */
static double
bench_playouts (void)
{
  uint64_t played = 0;
  double start, seconds;
  AluSeating seating;
  AluRules rules;
  AluMatch match;
  AluEvent event;
  AluRolloutPolicy policy;
  AluRng rng;

  alu_rules_init (&rules, ALU_RULES_CLASSIC, 0);
  alu_seating_init (&seating);
  alu_match_init (&match, &rules, &seating);
  alu_match_chance (&match, 1, &event);
  alu_match_apply (&match, &event);
  alu_rollout_policy_init (&policy, &match.rules);
  alu_rng_seed (&rng, 1);
  start = cli_seconds ();
  do
    {
      AluDeal deal = match.deal;

      alu_playout (&policy, &deal, &rng);
      played++;
      seconds = cli_seconds () - start;
    }
  while (seconds < SECONDS);
  return (double) played / seconds;
}

void
cli_aluette_print_bench (void)
{
  printf (",\"playouts_per_second\":%.0f,\"deal_bytes\":%zu", bench_playouts (), sizeof (AluDeal));
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "belief-loss.h"

#include <stdio.h>

/* Prints the loss of beliefs by trick, in nats per card: lower is better. */
int
main (void)
{
  BeliefLoss losses[ALU_MAX_HAND];
  AluRules rules;

  alu_rules_init (&rules, ALU_RULES_CLASSIC, 0);
  rules.offer = ALU_OFFER_OFF;
  belief_losses (&rules, 9001, 150, losses);
  for (int trick = 0; trick < ALU_MAX_HAND; trick++)
    if (losses[trick].n > 0)
      printf ("{\"trick\":%d,\"uniform\":%.4f,\"plays\":%.4f,\"signs\":%.4f}\n", trick + 1,
              losses[trick].uniform / losses[trick].n, losses[trick].plays / losses[trick].n,
              losses[trick].signs / losses[trick].n);
  return 0;
}

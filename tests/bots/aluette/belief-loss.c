/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "belief-loss.h"

#include "bots/aluette/alu-bot.h"

#include <math.h>
#include <string.h>

#define SAMPLES 300
#define TRIES 600

static double
loss_of (const AluMatch *match, const AluView *view, AluEvidence evidence, AluRng *rng)
{
  static AluWeightedSample samples[TRIES];
  float chances[ALU_N_CARDS][ALU_MAX_SEATS + 1];
  AluBelief belief;
  double loss = 0;
  int n;

  alu_belief_init (&belief, view, evidence);
  n = alu_belief_sample (&belief, rng, samples, SAMPLES, TRIES);
  alu_belief_card_distribution (&belief, samples, n, chances);
  for (AluCardSet set = view->unseen; set != 0; set &= set - 1)
    {
      int seat = 0;

      while (seat < ALU_MAX_SEATS && (match->deal.hands[seat] & set & -set) == 0)
        seat++;
      loss -= log (chances[alu_set_first (set)][seat]);
    }
  return loss;
}

/* The loss of a belief that spreads the chances by the room in each place. */
static double
uniform_loss (const AluView *view)
{
  double n = alu_set_count (view->unseen), loss = 0;

  for (int seat = 0; seat < view->match.rules.seats; seat++)
    if (view->match.deal.hands[seat] == 0 && view->n_cards[seat] > 0)
      loss -= view->n_cards[seat] * log (view->n_cards[seat] / n);
  if (view->n_talon > 0)
    loss -= view->n_talon * log (view->n_talon / n);
  return loss;
}

static void
make_signs (AluMatch *match, AluRng *rng)
{
  for (int seat = 0; seat < match->rules.seats; seat++)
    for (int sign = ALU_SIGN_MONSIEUR; sign <= ALU_SIGN_ECRIT; sign++)
      {
        AluEvent event = { .type = ALU_EVENT_SIGN, .seat = (uint8_t) seat };

        event.sign.sign = (uint8_t) sign;
        if (alu_match_may_sign (match, seat, (AluSign) sign) != ALU_OK
            || alu_rng_below (rng, 5) == 0)
          continue;
        for (int other = 0; other < match->rules.seats; other++)
          if (other != seat
              && alu_rng_below (rng, 10) < (alu_team_of (other) == alu_team_of (seat) ? 8u : 1u))
            event.sign.read |= (uint8_t) (1 << other);
        alu_match_apply (match, &event);
      }
}

static void
measure_loss (const AluMatch *match, AluRng *rng, BeliefLoss *loss)
{
  AluView view = alu_view_for_seat (match, match->deal.turn);

  loss->uniform += uniform_loss (&view);
  loss->plays += loss_of (match, &view, ALU_EVIDENCE_PLAYS, rng);
  loss->signs += loss_of (match, &view, ALU_EVIDENCE_ALL, rng);
  loss->n += alu_set_count (view.unseen);
}

void
belief_losses (const AluRules *rules, uint64_t seed, int n_deals, BeliefLoss *losses)
{
  AluSeating seating;
  AluRng rng;

  memset (losses, 0, sizeof *losses * ALU_MAX_HAND);
  alu_seating_init (&seating);
  alu_rng_seed (&rng, seed);
  for (int d = 0; d < n_deals; d++)
    {
      AluMatch match;
      AluEvent event;

      alu_match_init (&match, rules, &seating);
      alu_match_chance (&match, alu_rng_next (&rng), &event);
      alu_match_apply (&match, &event);
      make_signs (&match, &rng);
      while (match.deal.phase == ALU_PHASE_PLAY)
        {
          AluBudget budget = { .seed = (uint64_t) d };
          AluView view = alu_view_for_seat (&match, match.deal.turn);

          if (match.deal.n_plays % rules->seats == 0)
            measure_loss (&match, &rng, &losses[match.deal.n_tricks]);
          alu_bot_decide (d % 2 == 0 ? ALU_LEVEL_VILLAGER : ALU_LEVEL_STRONG, &view, &budget,
                          &event, NULL);
          if (event.type != ALU_EVENT_PLAY)
            break;
          alu_match_apply (&match, &event);
        }
    }
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/alu-belief.h"

#include "bots/aluette/alu-villager.h"

#include <string.h>

/* Kinds of players. The belief assumes that a player is of the same kind through the whole deal. */
enum
{
  FAIR,   /* plays like the rollout policy */
  GREEDY, /* plays the greedy card */
  WILD,   /* plays any card */
  N_KINDS
};

static const double prior[N_KINDS] = { 0.6, 0.3, 0.1 };

/* Probability that a player of the first two kinds plays any card. */
#define RANDOM_SHARE 0.6

/* Probability that a partner who holds a top card has made no sign for it that was read: if other
 * signs of theirs were read or noticed, and if not. */
#define SILENT_SIGNER 0.5
#define SILENT 0.9

/* A hand of this worth votes for the chant with a probability of one half. */
#define VOTE_WORTH 18

#define SWAPS 4

void
alu_belief_init (AluBelief *belief, const AluView *view, AluEvidence evidence)
{
  belief->view = view;
  belief->evidence = evidence;
  alu_deal_constraints_init (&belief->constraints, view, (evidence & ALU_EVIDENCE_SIGNS) != 0);
  alu_rollout_policy_init (&belief->policy, &view->match.rules);
}

/* Returns: whether the view did not show @seat's cards before they were played. */
static bool
was_hidden (const AluView *view, int seat)
{
  return seat != view->seat && alu_is_person (&view->match.seating, seat);
}

/* Sets @deal to the start of the play with the hands of @sample. */
static void
rewind_deal (const AluView *view, const AluDeterminization *sample, AluDeal *deal)
{
  const AluDeal *now = &view->match.deal;
  int n = view->match.rules.seats;

  alu_deal_init (deal, now->dealer);
  memcpy (deal->hands, sample->hands, sizeof deal->hands);
  for (int i = 0; i < now->n_plays; i++)
    deal->hands[(now->leaders[i / n] + i % n) % n] |= alu_card_bit (now->plays[i]);
  deal->phase = ALU_PHASE_PLAY;
  deal->leader = deal->turn = (uint8_t) ((now->dealer + 1) % n);
}

/* Multiplies the likelihood of each kind of player by its probability to play @card. */
static void
weigh_card (const AluRolloutChoice *choice, AluCard card, const uint8_t *numbers,
            double kinds[N_KINDS])
{
  double even = 1.0 / choice->n;
  int number = numbers[choice->cards[choice->greedy]];
  int equals = 0;

  if (choice->n < 2)
    return;
  for (int i = 0; i < choice->n; i++)
    {
      equals += numbers[choice->cards[i]] == number;
      if (choice->cards[i] == card)
        kinds[FAIR] *= RANDOM_SHARE * even
                       + (1 - RANDOM_SHARE)
                             * ((double) choice->chances[i] / (double) choice->total);
    }
  kinds[GREEDY] *= RANDOM_SHARE * even
                   + (numbers[card] == number ? (1 - RANDOM_SHARE) / equals : 0);
  kinds[WILD] *= even;
}

/* Returns: the likelihood of the cards played so far, given @sample. */
static double
get_plays_likelihood (const AluBelief *belief, const AluDeterminization *sample)
{
  const AluView *view = belief->view;
  const AluDeal *now = &view->match.deal;
  double kinds[ALU_MAX_SEATS][N_KINDS];
  double likelihood = 1;
  AluDeal deal;

  for (int seat = 0; seat < view->match.rules.seats; seat++)
    memcpy (kinds[seat], prior, sizeof prior);
  rewind_deal (view, sample, &deal);
  for (int i = 0; i < now->n_plays; i++)
    {
      if (was_hidden (view, deal.turn))
        {
          AluRolloutChoice choice;

          alu_rollout_policy_weigh (&belief->policy, &deal, &choice);
          weigh_card (&choice, now->plays[i], belief->policy.numbers, kinds[deal.turn]);
        }
      alu_deal_play (&view->match.rules, &deal, now->plays[i]);
    }
  for (int seat = 0; seat < view->match.rules.seats; seat++)
    if (was_hidden (view, seat))
      likelihood *= kinds[seat][FAIR] + kinds[seat][GREEDY] + kinds[seat][WILD];
  return likelihood;
}

/* Returns: all cards that @seat has held since the play began. */
static AluCardSet
get_cards_held (const AluView *view, const AluDeterminization *sample, int seat)
{
  const AluDeal *deal = &view->match.deal;
  int n = view->match.rules.seats;
  AluCardSet held = sample->hands[seat];

  for (int i = 0; i < deal->n_plays; i++)
    if ((deal->leaders[i / n] + i % n) % n == seat)
      held |= alu_card_bit (deal->plays[i]);
  return held;
}

/* Returns: the likelihood of the signs of @seat that the view's seat read or noticed, if @seat has
 * held the cards @held. */
static double
get_signs_likelihood (const AluView *view, int seat, AluCardSet held)
{
  const AluMatch *match = &view->match;
  const AluObservedSignal *observed = &match->signals.observed[view->seat][seat];
  bool partner = alu_team_of (seat) == alu_team_of (view->seat);
  bool signer = observed->read != 0 || observed->noticed > 0;
  int worth = alu_villager_worth (alu_rules_order (&match->rules), held);
  double untrue = match->rules.bluff ? 0.15 : 1e-6;
  double likelihood = 1;

  for (int sign = ALU_SIGN_MONSIEUR; sign <= ALU_SIGN_ECRIT; sign++)
    {
      bool holds = (alu_sign_cards ((AluSign) sign) & held) != 0;

      if (observed->read & (1u << sign))
        likelihood *= holds ? 1 : untrue;
      else if (partner && holds)
        likelihood *= signer ? SILENT_SIGNER : SILENT;
    }
  if (alu_set_count (held & alu_sign_cards (ALU_SIGN_AS)) < observed->aces)
    likelihood *= untrue;
  if (observed->read & (1u << ALU_SIGN_MISERE))
    likelihood *= worth <= 4 ? 1 : worth <= (observed->misere == 2 ? 6 : 10) ? 0.5 : 0.1;
  if (observed->read & (1u << ALU_SIGN_MORDIENNE))
    likelihood *= worth >= 28 ? 1 : worth >= 20 ? 0.4 : 0.1;
  if (observed->noticed > 0 && worth < 6)
    likelihood *= 0.6;
  return likelihood;
}

static double
get_all_signs_likelihood (const AluBelief *belief, const AluDeterminization *sample)
{
  const AluView *view = belief->view;
  double likelihood = 1;

  if (!view->match.rules.signs || view->seat == ALU_NOBODY)
    return 1;
  for (int seat = 0; seat < view->match.rules.seats; seat++)
    if (was_hidden (view, seat))
      likelihood *= get_signs_likelihood (view, seat, get_cards_held (view, sample, seat));
  return likelihood;
}

/* Returns: the likelihood of the votes on the chant. Players who voted for it probably held weaker
 * hands. The hands of the receivers at that time are unknown. */
static double
get_votes_likelihood (const AluBelief *belief, const AluDeterminization *sample)
{
  const AluView *view = belief->view;
  const AluDeal *deal = &view->match.deal;
  bool sung = deal->receivers[0] != ALU_NOBODY;
  double likelihood = 1;

  for (int i = 0; i < deal->n_asked; i++)
    {
      int seat = (deal->dealer + 1 + i) % view->match.rules.seats;
      bool yes = sung || i + 1 < deal->n_asked || deal->phase == ALU_PHASE_VOTE;
      int worth;

      if (!was_hidden (view, seat) || seat == deal->receivers[0] || seat == deal->receivers[1])
        continue;
      worth = alu_villager_worth (alu_rules_order (&view->match.rules),
                                  get_cards_held (view, sample, seat));
      likelihood *= (worth <= VOTE_WORTH) == yes ? 0.8 : 0.2;
    }
  return likelihood;
}

/* Returns: the likelihood of what other players did, given @sample, up to a constant factor. */
static double
get_likelihood (const AluBelief *belief, const AluDeterminization *sample)
{
  double likelihood = 1;

  if (belief->evidence & ALU_EVIDENCE_PLAYS)
    likelihood *= get_plays_likelihood (belief, sample);
  if (belief->evidence & ALU_EVIDENCE_SIGNS)
    likelihood *= get_all_signs_likelihood (belief, sample);
  if (belief->evidence & ALU_EVIDENCE_VOTES)
    likelihood *= get_votes_likelihood (belief, sample);
  return likelihood;
}

static void
normalize_weights (AluWeightedSample *samples, int n)
{
  double total = 0;

  for (int i = 0; i < n; i++)
    total += samples[i].weight;
  for (int i = 0; i < n; i++)
    samples[i].weight = total > 0 ? samples[i].weight / total : 1.0 / n;
}

/* Returns: the free cards that @sample has in @place. */
static AluCardSet
get_free_cards (const AluDealConstraints *constraints, const AluDeterminization *sample, int place)
{
  AluCardSet held = 0;

  if (constraints->seat_of[place] != ALU_NOBODY)
    return sample->hands[constraints->seat_of[place]] & constraints->free;
  for (int other = 0; other + 1 < constraints->n_hidden_hands; other++)
    held |= sample->hands[constraints->seat_of[other]];
  return constraints->free & ~held;
}

static AluCardSet
pick_card (AluCardSet set, AluRng *rng)
{
  for (uint32_t skip = alu_rng_below (rng, (uint32_t) alu_set_count (set)); skip > 0; skip--)
    set &= set - 1;
  return set & -set;
}

/* Does one Metropolis–Hastings step: proposes to swap two cards between different places. */
static void
swap_once (const AluBelief *belief, AluRng *rng, AluWeightedSample *at, double *likelihood)
{
  const AluDealConstraints *constraints = &belief->constraints;
  int a = (int) alu_rng_below (rng, constraints->n_hidden_hands);
  int b = (int) alu_rng_below (rng, constraints->n_hidden_hands);
  AluCardSet in_a = get_free_cards (constraints, &at->determinization, a),
             in_b = get_free_cards (constraints, &at->determinization, b);
  AluDeterminization proposal = at->determinization;
  AluCardSet swap;
  double proposal_likelihood;

  if (a == b || in_a == 0 || in_b == 0)
    return;
  swap = pick_card (in_a, rng) | pick_card (in_b, rng);
  if (constraints->seat_of[a] != ALU_NOBODY)
    proposal.hands[constraints->seat_of[a]] ^= swap;
  if (constraints->seat_of[b] != ALU_NOBODY)
    proposal.hands[constraints->seat_of[b]] ^= swap;
  proposal_likelihood = get_likelihood (belief, &proposal);
  if (proposal_likelihood >= *likelihood || alu_rng_unit (rng) * *likelihood < proposal_likelihood)
    {
      at->determinization = proposal;
      *likelihood = proposal_likelihood;
    }
}

/* Draws @n_out of @n samples, with probabilities according to their weights (systematic
 * resampling). Works in place: samples that were drawn several times become several samples, which
 * then move apart by Metropolis–Hastings steps. */
static void
resample_weighted (const AluBelief *belief, AluRng *rng, AluWeightedSample *samples, int n,
                   int n_out)
{
  double mark = alu_rng_unit (rng) / n_out, sum = 0;
  int n_drawn = 0, n_kept = 0, n_repetitions = 0;

  /* Move the samples that were drawn to the front; their weight is now how often they were
   * drawn. */
  for (int i = 0; i < n; i++)
    {
      int count = 0;

      sum += samples[i].weight;
      for (; n_drawn < n_out && (mark < sum || i == n - 1); n_drawn++, count++)
        mark += 1.0 / n_out;
      if (count == 0)
        continue;
      samples[n_kept].determinization = samples[i].determinization;
      samples[n_kept++].weight = count;
    }
  /* Then append the repetitions, each moved by some steps. */
  for (int i = 0, at = n_kept; i < n_kept; i++)
    {
      double likelihood = samples[i].weight > 1
                              ? get_likelihood (belief, &samples[i].determinization)
                              : 0;

      for (n_repetitions = (int) samples[i].weight - 1; n_repetitions > 0; n_repetitions--, at++)
        {
          double own = likelihood;

          samples[at].determinization = samples[i].determinization;
          for (int k = 0; k < SWAPS; k++)
            swap_once (belief, rng, &samples[at], &own);
        }
    }
  for (int i = 0; i < n_out; i++)
    samples[i].weight = 1.0 / n_out;
}

int
alu_belief_sample (const AluBelief *belief, AluRng *rng, AluWeightedSample *samples, int n_out,
                   int max)
{
  const AluDealConstraints *constraints = &belief->constraints;
  int n = max;

  if (constraints->n_samples <= max)
    n = alu_deal_constraints_enumerate (constraints, &samples->determinization, sizeof *samples,
                                        max);
  else if (belief->evidence == ALU_EVIDENCE_NONE)
    n = n_out;
  for (int i = 0; i < n; i++)
    {
      if (constraints->n_samples > max)
        alu_deal_constraints_sample (constraints, rng, &samples[i].determinization);
      samples[i].weight = belief->evidence != ALU_EVIDENCE_NONE
                              ? get_likelihood (belief, &samples[i].determinization)
                              : 1;
    }
  normalize_weights (samples, n);
  if (n > n_out && constraints->n_samples > max)
    {
      resample_weighted (belief, rng, samples, n, n_out);
      n = n_out;
    }
  return n;
}

void
alu_belief_card_distribution (const AluBelief *belief, const AluWeightedSample *samples, int n,
                              float chances[ALU_N_CARDS][ALU_MAX_SEATS + 1])
{
  const AluDealConstraints *constraints = &belief->constraints;
  AluCardSet unseen = belief->view->unseen;
  float n_unseen = (float) alu_set_count (unseen);

  memset (chances, 0, sizeof chances[0] * ALU_N_CARDS);
  for (; unseen != 0; unseen &= unseen - 1)
    {
      AluCard card = alu_set_first (unseen);

      for (int place = 0; place < constraints->n_hidden_hands; place++)
        {
          int seat = constraints->seat_of[place] == ALU_NOBODY ? ALU_MAX_SEATS
                                                               : constraints->seat_of[place];
          int open = seat < ALU_MAX_SEATS
                         ? alu_set_count (constraints->open[seat] & belief->view->unseen)
                         : 0;

          chances[card][seat] += 0.02f * (float) (constraints->n_slots[place] + open) / n_unseen;
        }
      for (int i = 0; i < n; i++)
        {
          int seat = 0;

          while (seat < ALU_MAX_SEATS
                 && (samples[i].determinization.hands[seat] & alu_card_bit (card)) == 0)
            seat++;
          chances[card][seat] += 0.98f * (float) samples[i].weight;
        }
    }
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/alu-villager.h"

/* The villager's answers to questions: chant, offers to settle and concessions. */

/* Approximate number of tricks that a card of each strength takes, times ten. */
static const uint8_t card_worth[ALU_N_NUMBERS + 1] = {
  [19] = 10, [18] = 9, [17] = 9, [16] = 8, [15] = 7, [14] = 6,
  [13] = 6,  [12] = 5, [11] = 3, [10] = 2, [9] = 1,
};

#define FAIR_WORTH 16 /* average of nine cards */
#define STRONG_WORTH 24
#define VERY_WEAK_WORTH 2 /* limit for proposing to concede */
#define WEAK_WORTH 8      /* limit for agreeing to concede */

int
alu_villager_worth (AluOrder order, AluCardSet hand)
{
  int worth = 0;

  for (; hand != 0; hand &= hand - 1)
    worth += card_worth[alu_card_strength (order, alu_set_first (hand))];
  return worth;
}

/* Returns: the worth of the seat's hand; for a captain, the mean over its own hand and those of its
 * Petit-Jeans. */
static int
get_own_worth (const AluView *view)
{
  const AluMatch *match = &view->match;
  AluOrder order = alu_rules_order (&match->rules);
  int sum = alu_villager_worth (order, match->deal.hands[view->seat]);
  int n = 1;

  for (int seat = 0; seat < match->rules.seats; seat++)
    if (seat != view->seat && alu_decider (&match->seating, seat) == view->seat)
      {
        sum += alu_villager_worth (order, match->deal.hands[seat]);
        n++;
      }
  return sum / n;
}

/* Returns: whether one more point would win the match for the other team. */
static bool
point_would_lose (const AluView *view)
{
  const AluMatch *match = &view->match;

  return match->rules.deals == 0
         && match->score[1 - (int) alu_team_of (view->seat)] + 1 >= match->rules.target;
}

/* Votes for the chant unless the hand is good. Each team has a receiver, who can choose from many
 * cards. */
bool
alu_villager_vote (const AluView *view, const AluSearchContext *search)
{
  int left = (view->match.deal.dealer + 1) % view->match.rules.seats;
  bool leads = view->match.deal.turn == left;

  return get_own_worth (view) <= (leads ? STRONG_WORTH : FAIR_WORTH + 2);
}

void
alu_villager_reject (const AluView *view, const AluSearchContext *search,
                     AluCard cards[ALU_CHANT_CARDS])
{
  alu_match_lowest (&view->match, view->match.deal.hands[view->match.deal.turn], cards);
}

/* Returns: the strength of the strongest card in the visible hands of @team. */
static int
get_best_strength (const AluMatch *match, int team)
{
  AluOrder order = alu_rules_order (&match->rules);
  int best = 0;

  for (int seat = team; seat < match->rules.seats; seat += 2)
    for (AluCardSet hand = match->deal.hands[seat]; hand != 0; hand &= hand - 1)
      {
        int strength = alu_card_strength (order, alu_set_first (hand));

        best = strength > best ? strength : best;
      }
  return best;
}

/* Returns: a rough probability that @seat, which still can, makes mordienne: that it wins each
 * trick it needs. */
static float
get_mordienne_chance (const AluView *view, int seat)
{
  const AluMatch *match = &view->match;
  const AluDeal *deal = &match->deal;
  int left = alu_rules_hand_size (&match->rules) - deal->n_tricks;
  int run = deal->run_seat == seat ? deal->run : 0;
  int most = 0;
  int needed = left;
  float each = 0.5f + 0.1f * (float) (run < 3 ? run : 3);
  float chance = 1;

  for (int other = 0; other < match->rules.seats; other++)
    if (other != seat && deal->taken[other] > most)
      most = deal->taken[other];
  if (run == 0)
    needed = most + 1 > 2 ? most + 1 : 2;
  if (match->signals.observed[view->seat][seat].read & (1u << ALU_SIGN_MORDIENNE))
    each += 0.25f;
  for (int i = 0; i < needed; i++)
    chance *= each < 0.95f ? each : 0.95f;
  return run == 0 && left < needed ? 0 : chance;
}

/* Returns: whether @view's team holds, as far as it sees, a card that nobody can beat. Such a card
 * breaks any run. */
static bool
team_has_master (const AluView *view)
{
  const AluMatch *match = &view->match;
  AluOrder order = alu_rules_order (&match->rules);
  int team = (int) alu_team_of (view->seat);
  int own = get_best_strength (match, team);
  int other = get_best_strength (match, 1 - team);

  for (AluCardSet set = view->unseen; set != 0; set &= set - 1)
    if (alu_card_strength (order, alu_set_first (set)) >= own)
      return false;
  return own > other;
}

/* Compares playing on, which costs 2 points in case of mordienne and otherwise gives a point to the
 * leader of the race, with an accepted offer, which costs one point. */
bool
alu_villager_offer (const AluView *view, const AluSearchContext *search,
                    const AluDecisionInfo *info)
{
  const AluMatch *match = &view->match;
  const AluDeal *deal = &match->deal;
  int leader = alu_deal_race_leader (&match->rules, deal);
  bool we_lead = leader != ALU_NOBODY && alu_team_of (leader) == alu_team_of (view->seat);
  float worst = 0;

  if (point_would_lose (view) || team_has_master (view)
      || (leader == ALU_NOBODY && deal->n_plays > 0))
    return false;
  for (int seat = 0; seat < match->rules.seats; seat++)
    if (alu_team_of (seat) != alu_team_of (view->seat)
        && alu_deal_may_mordienne (&match->rules, deal, seat))
      {
        float chance = get_mordienne_chance (view, seat);

        worst = chance > worst ? chance : worst;
      }
  if (deal->n_tricks == 0)
    return worst > 0.5f && get_own_worth (view) <= WEAK_WORTH;
  return worst > (we_lead ? 0.67f : 0.3f);
}

/* Returns: the probability of mordienne with a visible hand of @n cards, @n_masters of which cannot
 * be beaten. */
static float
get_hand_chance (int n, int n_masters, bool without_trick, float guess)
{
  if (n_masters >= n)
    return 1;
  if (n_masters == n - 1)
    return without_trick && n_masters >= 3 ? 0.85f : 0.6f;
  return guess * 0.8f;
}

/* Returns: the probability that @view's team makes mordienne. It is 1 if a visible hand of the team
 * contains only cards that nobody can beat. */
static float
get_own_mordienne_chance (const AluView *view)
{
  const AluMatch *match = &view->match;
  const AluDeal *deal = &match->deal;
  AluOrder order = alu_rules_order (&match->rules);
  float best = 0;

  for (int seat = (int) alu_team_of (view->seat); seat < match->rules.seats; seat += 2)
    {
      AluCardSet others = view->unseen;
      AluCardSet hand = deal->hands[seat];
      int top = 0;
      int n_masters = 0;
      float chance;

      if (!alu_deal_may_mordienne (&match->rules, deal, seat))
        continue;
      for (int other = 0; other < match->rules.seats; other++)
        others |= other != seat ? deal->hands[other] : 0;
      for (AluCardSet set = others; set != 0; set &= set - 1)
        {
          int strength = alu_card_strength (order, alu_set_first (set));

          top = strength > top ? strength : top;
        }
      for (AluCardSet set = hand; set != 0; set &= set - 1)
        n_masters += alu_card_strength (order, alu_set_first (set)) > top;
      chance = get_mordienne_chance (view, seat);
      if (hand != 0)
        chance = get_hand_chance (alu_set_count (hand), n_masters, deal->taken[seat] == 0, chance);
      best = chance > best ? chance : best;
    }
  return best;
}

/* Refusing an offer is worth 4 p - 2 points if the probability of mordienne is p; accepting is
 * worth 1. Therefore refuses if p is above 3/4. */
bool
alu_villager_accept (const AluView *view, const AluSearchContext *search)
{
  const AluMatch *match = &view->match;

  if (match->rules.deals == 0 && match->score[alu_team_of (view->seat)] + 1 >= match->rules.target)
    return true;
  return get_own_mordienne_chance (view) <= 0.75f;
}

bool
alu_villager_propose (const AluView *view, const AluSearchContext *search)
{
  return !point_would_lose (view) && get_own_worth (view) <= VERY_WEAK_WORTH;
}

bool
alu_villager_consent (const AluView *view, const AluSearchContext *search)
{
  return !point_would_lose (view) && get_own_worth (view) <= WEAK_WORTH;
}

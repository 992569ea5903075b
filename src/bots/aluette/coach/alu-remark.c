/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/coach/alu-remark.h"

#include "bots/aluette/alu-villager.h"
#include "bots/aluette/coach/alu-claim.h"

#include <string.h>

#define WEAKEST_DOUBLE 12 /* strength */
#define LAST_TRICKS 3
#define EARLY_CARDS 5 /* with more cards in hand, high cards of others are more important */

/* The remarks found so far, by descending weight. */
typedef struct
{
  AluRemark *remarks;
  int weights[ALU_MAX_REMARKS];
  int n;
} List;

static void
add_remark (List *list, int weight, AluRemarkKind kind, int seat, int count, AluCardSet cards)
{
  int at = list->n;

  while (at > 0 && list->weights[at - 1] < weight)
    at--;
  if (at == ALU_MAX_REMARKS)
    return;
  if (list->n < ALU_MAX_REMARKS)
    list->n++;
  for (int i = list->n - 1; i > at; i--)
    {
      list->remarks[i] = list->remarks[i - 1];
      list->weights[i] = list->weights[i - 1];
    }
  list->remarks[at] = (AluRemark) { (uint8_t) kind, (uint8_t) seat, (uint8_t) count, cards };
  list->weights[at] = weight;
}

static AluCardSet
get_cards_from (AluOrder order, AluCardSet set, int strength)
{
  AluCardSet found = 0;

  for (; set != 0; set &= set - 1)
    if (alu_card_strength (order, alu_set_first (set)) >= strength)
      found |= set & -set;
  return found;
}

static int
get_strongest (AluOrder order, AluCardSet set)
{
  int best = 0;

  for (; set != 0; set &= set - 1)
    {
      int strength = alu_card_strength (order, alu_set_first (set));

      best = strength > best ? strength : best;
    }
  return best;
}

/* Returns: all cards that @seat's cards may meet: hidden cards and open hands of others. */
static AluCardSet
get_cards_of_others (const AluView *view, int seat)
{
  AluCardSet others = view->unseen;

  for (int other = 0; other < view->match.rules.seats; other++)
    others |= other != seat ? view->match.deal.hands[other] : 0;
  return others;
}

/* Returns: the cards of @seat's visible hand that no other card can beat or equal any more. */
static AluCardSet
get_masters (const AluView *view, int seat)
{
  AluOrder order = alu_rules_order (&view->match.rules);
  int top = get_strongest (order, get_cards_of_others (view, seat));

  return get_cards_from (order, view->match.deal.hands[seat], top + 1);
}

static bool
has_signed_mordienne (const AluView *view, int seat)
{
  return view->seat != ALU_NOBODY && seat != view->seat
         && (view->match.signals.observed[view->seat][seat].read & (1u << ALU_SIGN_MORDIENNE)) != 0;
}

/* Finds players who can make mordienne and have shown it. */
static void
remark_mordienne (List *list, const AluView *view, int you)
{
  const AluRules *rules = &view->match.rules;
  const AluDeal *deal = &view->match.deal;

  for (int seat = 0; alu_rules_has_mordienne (rules) && seat < rules->seats; seat++)
    {
      int run = deal->run_seat == seat ? deal->run : 0;
      bool friends = alu_team_of (seat) == alu_team_of (you);
      AluCardSet sure = get_masters (view, seat);

      if (!alu_deal_may_mordienne (rules, deal, seat))
        continue;
      if (seat == you && (run >= 2 || (run == 0 && alu_set_count (sure) >= 3)))
        add_remark (list, 85, ALU_REMARK_OWN_MORDIENNE, seat, alu_set_count (sure), sure);
      else if (seat != you && friends && (run >= 2 || has_signed_mordienne (view, seat)))
        add_remark (list, 90, ALU_REMARK_PARTNER_MORDIENNE, seat, run, 0);
      else if (!friends && (run >= 2 || has_signed_mordienne (view, seat)))
        add_remark (list, 95, ALU_REMARK_STOP_MORDIENNE, seat, run, 0);
    }
}

static void
remark_race (List *list, const AluView *view, int you)
{
  const AluRules *rules = &view->match.rules;
  const AluDeal *deal = &view->match.deal;
  int leader = alu_deal_race_leader (rules, deal);
  int left = alu_rules_hand_size (rules) - deal->n_tricks;
  bool level = false;

  if (deal->offer_refused)
    add_remark (list, 80, ALU_REMARK_OFFER_REFUSED, deal->offer_seat, 0, 0);
  if (left <= LAST_TRICKS)
    add_remark (list, 54, ALU_REMARK_LAST_TRICKS, you, left, 0);
  if (deal->n_aside > 0)
    add_remark (list, 64, ALU_REMARK_ASIDE, ALU_NOBODY, deal->n_aside, 0);
  if (alu_rules_by_teams (rules))
    return;
  if (leader == ALU_NOBODY)
    {
      add_remark (list, 10, ALU_REMARK_NO_TRICK, ALU_NOBODY, deal->n_tricks, 0);
      return;
    }
  for (int seat = 0; seat < rules->seats; seat++)
    level = level || (seat != leader && deal->taken[seat] == deal->taken[leader]);
  if (level)
    add_remark (list, deal->taken[leader] > 1 ? 57 : 28, ALU_REMARK_RACE_LEVEL, leader,
                deal->taken[leader], 0);
  else if (alu_team_of (leader) != alu_team_of (you))
    add_remark (list, deal->taken[leader] > 1 ? 62 : 34, ALU_REMARK_RACE, leader,
                deal->taken[leader], 0);
  else
    add_remark (list, 30 + 5 * deal->taken[leader], ALU_REMARK_RACE, leader, deal->taken[leader],
                0);
}

/* Describes the current trick and what the hand can do. */
static void
remark_trick (List *list, const AluTrickContext *context)
{
  const AluDeal *deal = context->deal;
  int to_come = alu_trick_context_to_come (context);
  AluCardSet table = 0;
  AluCardSet best, taking, equal;

  if (context->n_table == 0)
    {
      add_remark (list, 40, ALU_REMARK_YOU_LEAD, context->seat, to_come, 0);
      return;
    }
  for (int i = 0; i < context->n_table; i++)
    table |= alu_card_bit (deal->plays[deal->n_tricks * context->n_seats + i]);
  best = get_cards_from (context->order, table, context->best);
  taking = get_cards_from (context->order, deal->hands[context->seat], context->best + 1);
  equal = get_cards_from (context->order, deal->hands[context->seat], context->best) & ~taking;
  if (context->tied)
    add_remark (list, 65, ALU_REMARK_SPOILED, ALU_NOBODY, 0, best);
  else if (alu_trick_context_is_friend (context, context->best_seat))
    add_remark (list, to_come == 0 ? 75 : 60, ALU_REMARK_PARTNER_HOLDS, context->best_seat, 0,
                best);
  else
    add_remark (list, to_come == 0 ? 70 : 45, ALU_REMARK_OPPONENT_HOLDS, context->best_seat, 0,
                best);
  if (to_come == 0)
    add_remark (list, 55, ALU_REMARK_LAST_TO_PLAY, context->seat, 0, 0);
  else if (to_come == 1)
    add_remark (list, 58, ALU_REMARK_ONE_TO_COME, (context->seat + 1) % context->n_seats, 0, 0);
  if (equal != 0 && !context->tied && !alu_trick_context_is_friend (context, context->best_seat))
    add_remark (list, to_come == 0 ? 72 : 50, ALU_REMARK_CAN_SPOIL, context->best_seat, 0, equal);
  if (taking != 0)
    add_remark (list, 35, ALU_REMARK_CAN_TAKE, context->seat, alu_set_count (taking), taking);
  else if (equal == 0)
    add_remark (list, 68, ALU_REMARK_CANNOT_TAKE, context->best_seat, 0, best);
}

/* Describes the strong cards: the player's own, those known from signs, and those still to come. */
static void
remark_cards (List *list, const AluView *view, int you)
{
  const AluMatch *match = &view->match;
  AluOrder order = alu_rules_order (&match->rules);
  AluCardSet sure = get_masters (view, you);
  AluCardSet out = get_cards_from (order, view->unseen, WEAKEST_DOUBLE);
  bool early = alu_set_count (match->deal.hands[you]) >= EARLY_CARDS;
  AluSignReading signs;

  alu_sign_reading_init (&signs, view);
  if (sure != 0)
    add_remark (list, early ? 38 : 56, ALU_REMARK_MASTERS, you, alu_set_count (sure), sure);
  for (int seat = 0; seat < match->rules.seats; seat++)
    {
      AluCardSet hand = match->deal.hands[seat];

      out &= ~signs.cards[seat];
      if (signs.cards[seat] != 0)
        add_remark (list, 48, ALU_REMARK_SIGNED, seat, 0, signs.cards[seat]);
      if (signs.weak[seat] != 0)
        add_remark (list, 20, ALU_REMARK_SIGNED_WEAK, seat, signs.weak[seat], 0);
      if (seat != you && hand != 0)
        add_remark (list, 15, ALU_REMARK_OPEN_HAND, seat, 0,
                    get_cards_from (order, hand, get_strongest (order, hand)));
    }
  if (out != 0)
    add_remark (list, early ? 44 : 39, ALU_REMARK_HIGH_OUT, ALU_NOBODY, alu_set_count (out), out);
  else
    add_remark (list, 42, ALU_REMARK_NO_HIGH_OUT, ALU_NOBODY, 0, 0);
  if (alu_rules_by_teams (&match->rules))
    {
      AluCardSet left = (alu_card_bit (ALU_MONSIEUR) | alu_card_bit (ALU_JACK_OF_SWORDS))
                        & ~match->deal.played;

      if (left != 0)
        add_remark (list, 46, ALU_REMARK_SPECIAL, ALU_NOBODY, 0, left);
    }
}

static void
remark_score (List *list, const AluView *view)
{
  const AluMatch *match = &view->match;

  for (int i = 0; match->rules.deals == 0 && i < 2; i++)
    if (match->score[(int) alu_team_of (view->seat) ^ i] + 1 >= match->rules.target)
      add_remark (list, 60, ALU_REMARK_SCORE_END, ALU_NOBODY, i, 0);
}

int
alu_remarks (const AluView *view, AluRemark remarks[ALU_MAX_REMARKS])
{
  const AluMatch *match = &view->match;
  bool plays = alu_match_phase (match) == ALU_PHASE_PLAY;
  int you = plays || alu_match_phase (match) == ALU_PHASE_REJECT ? match->deal.turn : view->seat;
  List list = { .remarks = remarks };
  AluTrickContext context;
  AluClaim claim;

  memset (remarks, 0, sizeof *remarks * ALU_MAX_REMARKS);
  if (plays)
    {
      alu_trick_context_init (&context, view);
      remark_trick (&list, &context);
      if (alu_claim_settled (view, &claim) && claim.kind == ALU_CLAIM_ANY_PLAY)
        add_remark (&list, 100, ALU_REMARK_SETTLED, claim.winner_seat, claim.points, 0);
    }
  else
    {
      add_remark (&list, 50, ALU_REMARK_OWN_HAND, you,
                  alu_villager_worth (alu_rules_order (&match->rules), match->deal.hands[you]),
                  match->deal.hands[you]);
      remark_score (&list, view);
    }
  remark_mordienne (&list, view, you);
  remark_race (&list, view, you);
  remark_cards (&list, view, you);
  return list.n;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "deal-plan.h"

/* A plan that is being filled. */
typedef struct
{
  const uint8_t *numbers;
  int n_seats;
  AluCardSet used;
  Plan *plan;
} Draft;

void
plan_match (AluMatch *match, AluRuleSet set, int seats)
{
  AluSeating seating;
  AluRules rules;

  assert_int_equal (alu_rules_init (&rules, set, seats), ALU_OK);
  alu_seating_init (&seating);
  assert_int_equal (alu_match_init (match, &rules, &seating), ALU_OK);
}

/* Returns: the strongest unused card, or the weakest. */
static AluCard
take_card (Draft *draft, bool strongest)
{
  AluCard best = ALU_CARD_NONE;

  for (AluCard card = 0; card < ALU_N_CARDS; card++)
    if ((draft->used & alu_card_bit (card)) == 0
        && (best == ALU_CARD_NONE
            || (strongest ? draft->numbers[card] < draft->numbers[best]
                          : draft->numbers[card] > draft->numbers[best])))
      best = card;
  assert_int_not_equal (best, ALU_CARD_NONE);
  draft->used |= alu_card_bit (best);
  return best;
}

/* Puts the strongest pair of equal cards into trick @trick, at two seats that change by trick. */
static void
place_pair (Draft *draft, int order, int trick)
{
  int n = draft->n_seats;

  for (int number = 9; number < 19; number++)
    {
      AluCardSet free = alu_number_set ((AluOrder) order, number) & ~draft->used;
      AluCard pair[2];
      int seat = trick % n, other = (seat + 1 + trick % (n - 1)) % n;

      if (alu_set_count (free) < 2)
        continue;
      pair[0] = alu_set_first (free);
      pair[1] = alu_set_first (free & (free - 1));
      draft->plan->cards[trick][seat] = pair[0];
      draft->plan->cards[trick][other] = pair[1];
      draft->used |= alu_card_bit (pair[0]) | alu_card_bit (pair[1]);
      return;
    }
  fail ();
}

static void
place_fixed (Draft *draft, int trick, const char *cards)
{
  for (int seat = 0; seat < draft->n_seats; seat++)
    {
      AluCard card = alu_card_parse (cards + 2 * seat);

      assert_int_not_equal (card, ALU_CARD_NONE);
      assert_true ((draft->used & alu_card_bit (card)) == 0);
      draft->plan->cards[trick][seat] = card;
      draft->used |= alu_card_bit (card);
    }
}

/* Fills the tricks with the weakest cards, first those whose best card is weak. */
static void
fill_tricks (Draft *draft, int n_tricks)
{
  for (int number = ALU_N_NUMBERS; number > 0; number--)
    for (int trick = 0; trick < n_tricks; trick++)
      {
        AluCard *cards = draft->plan->cards[trick];
        int top = ALU_N_NUMBERS + 1;

        for (int seat = 0; seat < draft->n_seats; seat++)
          if (cards[seat] != ALU_CARD_NONE && draft->numbers[cards[seat]] < top)
            top = draft->numbers[cards[seat]];
        for (int seat = 0; seat < draft->n_seats && top == number; seat++)
          if (cards[seat] == ALU_CARD_NONE)
            cards[seat] = take_card (draft, false);
      }
}

void
plan_make (Plan *plan, const AluRules *rules, const char *pattern, const char *const *fixed)
{
  AluOrder order = alu_rules_order (rules);
  int n_tricks = alu_rules_hand_size (rules);
  Draft draft = { .numbers = alu_card_numbers[order], .n_seats = rules->seats, .plan = plan };

  assert_int_equal (strlen (pattern), n_tricks);
  memset (plan, ALU_CARD_NONE, sizeof *plan);
  for (int trick = 0; fixed != NULL && trick < n_tricks; trick++)
    if (fixed[trick] != NULL)
      place_fixed (&draft, trick, fixed[trick]);
  if (alu_rules_by_teams (rules))
    draft.used |= alu_card_bit (ALU_MONSIEUR) | alu_card_bit (ALU_JACK_OF_SWORDS);
  for (int trick = 0; trick < n_tricks; trick++)
    if (plan->cards[trick][0] == ALU_CARD_NONE && pattern[trick] == 'x')
      place_pair (&draft, order, trick);
  for (int trick = 0; trick < n_tricks; trick++)
    if ((fixed == NULL || fixed[trick] == NULL) && pattern[trick] != 'x')
      plan->cards[trick][pattern[trick] - '1'] = take_card (&draft, true);
  fill_tricks (&draft, n_tricks);
}

void
plan_deal (const Plan *plan, AluMatch *match)
{
  int n = match->rules.seats;
  AluEvent event = { .type = ALU_EVENT_DEAL };
  AluCardSet dealt = 0;
  int n_talon = 0;

  event.seat = match->dealer != ALU_NOBODY ? match->dealer : (uint8_t) (n - 1);
  for (int trick = 0; trick < alu_rules_hand_size (&match->rules); trick++)
    for (int seat = 0; seat < n; seat++)
      {
        event.deal.hands[seat] |= alu_card_bit (plan->cards[trick][seat]);
        dealt |= alu_card_bit (plan->cards[trick][seat]);
      }
  for (AluCard card = 0; card < ALU_N_CARDS; card++)
    if ((dealt & alu_card_bit (card)) == 0)
      event.deal.talon[n_talon++] = card;
  assert_int_equal (alu_match_apply (match, &event), ALU_OK);
  if (alu_match_phase (match) == ALU_PHASE_VOTE)
    assert_int_equal (plan_do (match, ALU_EVENT_VOTE, match->deal.turn + 1, false), ALU_OK);
}

void
plan_play (const Plan *plan, AluMatch *match, int n_plays)
{
  while (match->deal.n_plays < n_plays && !match->deal.ended)
    {
      AluEvent event = { .type = ALU_EVENT_PLAY, .seat = match->deal.turn };

      event.card = plan->cards[match->deal.n_tricks][event.seat];
      assert_int_equal (alu_match_apply (match, &event), ALU_OK);
    }
}

AluStatus
plan_do (AluMatch *match, AluEventType type, int seat, bool yes)
{
  AluEvent event = { .type = type, .seat = (uint8_t) (seat - 1), .yes = yes };

  return alu_match_apply (match, &event);
}

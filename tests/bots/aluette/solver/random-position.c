/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "random-position.h"

#include "bots/aluette/alu-solver-input.h"

#include <string.h>

uint64_t
test_random_next (TestRandom *random)
{
  uint64_t z = random->state += UINT64_C (0x9E3779B97F4A7C15);

  z = (z ^ z >> 30) * UINT64_C (0xBF58476D1CE4E5B9);
  z = (z ^ z >> 27) * UINT64_C (0x94D049BB133111EB);
  return z ^ z >> 31;
}

int
test_random_below (TestRandom *random, int n)
{
  return (int) (test_random_next (random) % (uint64_t) n);
}

/* Deals @n_cards to each seat from a part of the deck, @n_pack cards that follow one another in
 * strength, so that small deals have ties and runs. Any seat leads. */
static void
deal_cards (TestRandom *random, const AluRules *rules, int n_cards, int n_pack, AluDeal *deal)
{
  AluCard pack[ALU_N_CARDS];
  AluCard *cards = pack + test_random_below (random, ALU_N_CARDS - n_pack + 1);

  alu_deal_init (deal, 0);
  alu_set_sorted (alu_rules_order (rules), ALU_ALL_CARDS, pack);
  for (int i = n_pack - 1; i > 0; i--)
    {
      int j = test_random_below (random, i + 1);
      AluCard card = cards[i];

      cards[i] = cards[j];
      cards[j] = card;
    }
  for (int i = 0; i < rules->seats * n_cards; i++)
    deal->hands[i / n_cards] |= alu_card_bit (cards[i]);
  deal->leader = deal->turn = (uint8_t) test_random_below (random, rules->seats);
}

static void
init_rules (AluRules *rules, AluScoring scoring, int n_seats)
{
  AluRuleSet set = scoring == ALU_SCORING_TWELVE ? ALU_RULES_TWELVE
                   : n_seats == 6                ? ALU_RULES_SIX
                                                 : ALU_RULES_CLASSIC;

  alu_rules_init (rules, set, n_seats);
}

void
test_fresh_position (AluScoring scoring,
                     int n_seats,
                     const AluCardSet *hands,
                     int leader,
                     AluPosition *position)
{
  AluRules rules;
  AluDeal deal;

  init_rules (&rules, scoring, n_seats);
  alu_deal_init (&deal, 0);
  memcpy (deal.hands, hands, (size_t) n_seats * sizeof *hands);
  deal.leader = deal.turn = (uint8_t) leader;
  alu_position_from_deal (&rules, &deal, position);
}

void
test_random_deal (TestRandom *random,
                  AluScoring scoring,
                  int n_seats,
                  int n_cards,
                  AluPosition *position)
{
  AluRules rules;
  AluDeal deal;

  init_rules (&rules, scoring, n_seats);
  deal_cards (random, &rules, n_cards, ALU_N_CARDS, &deal);
  alu_position_from_deal (&rules, &deal, position);
}

/* Returns: the card that was played. */
static AluCard
play_any (TestRandom *random, const AluRules *rules, AluDeal *deal)
{
  AluCardSet hand = deal->hands[deal->turn];

  for (int skip = test_random_below (random, alu_set_count (hand)); skip > 0; skip--)
    hand &= hand - 1;
  alu_deal_play (rules, deal, alu_set_first (hand));
  return alu_set_first (hand);
}

/* Adds tricks that were taken before these cards. */
static void
add_history (TestRandom *random, const AluRules *rules, AluDeal *deal, TestHistory *history)
{
  memset (history->card, -1, sizeof history->card);
  for (int i = 0; i < history->n; i++)
    {
      int taker = test_random_below (random, rules->seats + 1) - 1;

      /* Runs are what matters for mordienne, so there are many of them. */
      if (i > 0 && test_random_below (random, 2) == 0)
        taker = history->taker[i - 1];
      history->taker[i] = (int8_t) taker;
      deal->n_tricks++;
      deal->run = taker >= 0 && deal->run_seat == taker ? (uint8_t) (deal->run + 1) : taker >= 0;
      deal->run_seat = taker >= 0 ? (uint8_t) taker : ALU_NOBODY;
      if (taker >= 0)
        {
          deal->taken[taker]++;
          deal->reached[taker] = deal->n_tricks;
          deal->leader = deal->turn = (uint8_t) taker;
        }
    }
  deal->n_plays = (uint8_t) (deal->n_tricks * rules->seats);
}

void
test_random_position (TestRandom *random,
                      int n_seats,
                      int n_cards,
                      AluPosition *position,
                      TestHistory *history)
{
  int least = n_seats * n_cards;
  int n_pack = least + test_random_below (random, ALU_N_CARDS - least + 1);
  int n_table = test_random_below (random, 2) * test_random_below (random, n_seats);
  AluRules rules;
  AluDeal deal;

  init_rules (&rules, ALU_SCORING_PLAYER, n_seats);
  deal_cards (random, &rules, n_cards, n_pack, &deal);
  history->n = test_random_below (random, ALU_MAX_TRICKS - n_cards + 1);
  add_history (random, &rules, &deal, history);
  for (int i = 0; i < n_table; i++)
    play_any (random, &rules, &deal);
  alu_position_from_deal (&rules, &deal, position);
  position->mordienne = test_random_below (random, 8) != 0;
  position->offer_team = (uint8_t) test_random_below (random, 2);
  if (position->mordienne && test_random_below (random, 3) == 0)
    position->offer = (uint8_t) (1 + test_random_below (random, 2));
}

void
test_random_twelve (TestRandom *random,
                    int n_seats,
                    int n_cards,
                    AluPosition *position,
                    TestHistory *history)
{
  int n_tricks = test_random_below (random, ALU_MAX_TRICKS - n_cards + 1);
  int n_table = test_random_below (random, 2) * test_random_below (random, n_seats);
  int least = n_seats * (n_tricks + n_cards);
  int n_pack = least + test_random_below (random, ALU_N_CARDS - least + 1);
  AluRules rules;
  AluDeal deal;

  init_rules (&rules, ALU_SCORING_TWELVE, n_seats);
  deal_cards (random, &rules, n_tricks + n_cards, n_pack, &deal);
  memset (history, -1, sizeof *history);
  for (history->n = 0; history->n < n_tricks; history->n++)
    {
      for (int i = 0; i < n_seats; i++)
        history->card[history->n][i] = (int8_t) play_any (random, &rules, &deal);
      if (deal.takers[history->n] != ALU_SPOILED)
        history->taker[history->n] = (int8_t) deal.takers[history->n];
    }
  for (int i = 0; i < n_table; i++)
    play_any (random, &rules, &deal);
  alu_position_from_deal (&rules, &deal, position);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "random-position.h"

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

/* Deals from a pack of which only @n_pack neighbouring cards by strength are used, so that small
 * deals have ties and runs. */
static void
deal (TestRandom *random, AluOrder order, int n_seats, int n_cards, int n_pack, AluCardSet *hands)
{
  AluCard pack[ALU_N_CARDS];
  AluCard *cards = pack + test_random_below (random, ALU_N_CARDS - n_pack + 1);

  alu_set_sorted (order, ALU_ALL_CARDS, pack);
  for (int i = n_pack - 1; i > 0; i--)
    {
      int j = test_random_below (random, i + 1);
      AluCard card = cards[i];

      cards[i] = cards[j];
      cards[j] = card;
    }
  for (int i = 0; i < n_seats * n_cards; i++)
    {
      if (i % n_cards == 0)
        hands[i / n_cards] = 0;
      hands[i / n_cards] |= alu_card_bit (cards[i]);
    }
}

void
test_random_deal (TestRandom *random,
                  AluScoring scoring,
                  int n_seats,
                  int n_cards,
                  AluPosition *position)
{
  AluCardSet hands[ALU_MAX_SEATS];
  AluOrder order = scoring == ALU_SCORING_TWELVE ? ALU_ORDER_TWELVE : ALU_ORDER_ALUETTE;

  deal (random, order, n_seats, n_cards, ALU_N_CARDS, hands);
  alu_position_init (position, n_seats, scoring, hands, test_random_below (random, n_seats));
}

static void
play_any (TestRandom *random, AluPosition *position)
{
  AluCardSet hand = position->hands[alu_position_seat (position)];

  for (int skip = test_random_below (random, alu_set_count (hand)); skip > 0; skip--)
    hand &= hand - 1;
  alu_position_play (position, alu_set_first (hand));
}

static void
add_history (TestRandom *random, AluPosition *position, TestHistory *history)
{
  bool run = false;

  memset (history->card, -1, sizeof history->card);
  for (int i = 0; i < history->n; i++)
    {
      int taker = test_random_below (random, position->n_seats + 1) - 1;

      /* Runs are what mordienne is about, so have many. */
      if (i > 0 && test_random_below (random, 2) == 0)
        taker = history->taker[i - 1];
      history->taker[i] = (int8_t) taker;
      run = taker >= 0
            && (position->tricks[taker] == 0 || (run && history->taker[i - 1] == taker));
      position->runner = (int8_t) (run ? taker : -1);
      if (taker >= 0)
        {
          position->tricks[taker]++;
          position->last_trick[taker] = (uint8_t) (i + 1);
          position->leader = (uint8_t) taker;
        }
    }
}

void
test_random_position (TestRandom *random,
                      int n_seats,
                      int n_cards,
                      AluPosition *position,
                      TestHistory *history)
{
  AluCardSet hands[ALU_MAX_SEATS];
  int least = n_seats * n_cards;
  int n_pack = least + test_random_below (random, ALU_N_CARDS - least + 1);
  int n_table = test_random_below (random, 2) * test_random_below (random, n_seats);

  deal (random, ALU_ORDER_ALUETTE, n_seats, n_cards, n_pack, hands);
  alu_position_init (position, n_seats, ALU_SCORING_PLAYER, hands,
                     test_random_below (random, n_seats));
  history->n = test_random_below (random, ALU_MAX_TRICKS - n_cards + 1);
  add_history (random, position, history);
  while (position->n_table < n_table)
    play_any (random, position);
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
  AluCardSet hands[ALU_MAX_SEATS];
  int least = n_seats * (n_tricks + n_cards);
  int n_pack = least + test_random_below (random, ALU_N_CARDS - least + 1);

  deal (random, ALU_ORDER_TWELVE, n_seats, n_tricks + n_cards, n_pack, hands);
  alu_position_init (position, n_seats, ALU_SCORING_TWELVE, hands,
                     test_random_below (random, n_seats));
  memset (history, -1, sizeof *history);
  for (history->n = 0; history->n < n_tricks; history->n++)
    {
      int aside = position->n_aside;

      for (int i = 0; i < n_seats; i++)
        {
          int seat = alu_position_seat (position);
          AluCardSet before = position->hands[seat];

          play_any (random, position);
          history->card[history->n][i] = (int8_t) alu_set_first (before & ~position->hands[seat]);
        }
      history->taker[history->n] = (int8_t) (position->n_aside > aside ? -1 : position->leader);
    }
  while (position->n_table < n_table)
    play_any (random, position);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/solver/alu-score-state.h"

static inline int
get_tricks (AluScore score, int seat)
{
  return (int) (score >> (seat * ALU_SCORE_BITS) & 31) - 1;
}

/* Determines whether @seat, if it leads, takes all remaining tricks whatever opponents do: each of
 * its cards beats the best card of opponents, who can keep it, and each partner can play lower
 * cards (the nth best is below the seat's nth best). @depth: (out): number of cards of the sequence
 * on which this depends. */
static bool
takes_all (const AluSearch *search, const AluCardRanks *ranks, int seat, int left, int *depth)
{
  int n_cards = left * search->n_seats;
  AluCards hand = alu_card_ranks_hand (ranks, search->n_seats, seat, n_cards);
  int last = hand != 0 ? 63 - __builtin_clzll (hand) : -1;

  *depth = 0;
  for (int other = 0; other < search->n_seats; other++)
    {
      AluCards theirs = other != seat ? alu_card_ranks_hand (ranks, search->n_seats, other, n_cards)
                                      : 0;
      AluCards own = hand;
      bool partner = (other ^ seat) % 2 == 0;

      for (; theirs != 0; theirs &= theirs - 1, own &= own - 1)
        {
          int card = __builtin_ctzll (theirs);
          int rival = partner ? __builtin_ctzll (own) : last;

          if (card <= alu_card_ranks_group_end (ranks, rival))
            {
              *depth = alu_card_ranks_group_end (ranks, card) + 1;
              return false;
            }
          if (!partner)
            break;
        }
    }
  if (last >= 0)
    *depth = alu_card_ranks_group_end (ranks, last) + 1;
  return true;
}

/* Returns: the maximum number of tricks that a seat without tricks can take as the last ones if
 * opponents keep their best card: one more than its cards above that one. */
static int
get_longest_run (const AluSearch *search, const AluCardRanks *ranks, int left, uint32_t idle,
                 int *depth)
{
  int n_cards = left * search->n_seats;
  AluCards theirs = 0;
  int longest = 0;

  for (int seat = 1; seat < search->n_seats; seat += 2)
    theirs |= alu_card_ranks_hand (ranks, search->n_seats, seat, n_cards);
  if (left > 0)
    {
      int card = __builtin_ctzll (theirs);
      AluCards ends = ~ranks->ties & alu_card_ranks_first (card);
      AluCards above = alu_card_ranks_first (ends != 0 ? 64 - __builtin_clzll (ends) : 0);

      for (; idle != 0; idle &= idle - 1)
        {
          int run = 1;

          AluCards own = alu_card_ranks_hand (ranks, search->n_seats, __builtin_ctz (idle),
                                              n_cards);

          for (own &= above; own != 0; own &= own - 1)
            run++;
          if (run > longest)
            longest = run;
        }
      *depth = alu_card_ranks_group_end (ranks, card) + 1;
    }
  return longest < left ? longest : left;
}

bool
alu_score_state_settled_mordienne (const AluSearch *search, const AluCardRanks *ranks, int left,
                                   AluScoreState score_state, AluProof *proof)
{
  int runner = ALU_ALIVE_RUNNER (score_state.alive);
  int final = ALU_ALIVE_RUN (score_state.alive) + left;
  uint32_t idle = score_state.alive & ALU_ALIVE_SEATS;
  int max = 0, max_seat = 0, depth = 0;
  int enough = 0; /* number of tricks in one hand that prevents all runs */

  for (int seat = 0; seat < search->n_seats; seat++)
    if (seat != runner && get_tricks (score_state.score, seat) > max)
      {
        max = get_tricks (score_state.score, seat);
        max_seat = seat;
      }
  if (runner >= 0 && max >= final)
    enough = final;
  else if (runner >= 0 && takes_all (search, ranks, runner, left, &depth))
    {
      *proof = (AluProof) { 0, depth, 0 };
      for (int seat = 0; seat < search->n_seats; seat++)
        if (seat != runner)
          proof->demand += search->ones[seat] * (unsigned) (2 * ALU_SCORE_BIAS + 1 - final);
      return true;
    }
  if (idle != 0 && left <= max)
    enough = left > enough ? left : enough;
  else if (idle != 0)
    {
      if (runner >= 0)
        return false;
      enough = get_longest_run (search, ranks, left, idle, &depth);
      if (enough > max)
        return false;
    }
  *proof = (AluProof) {
    enough > 0 ? search->ones[max_seat] * (unsigned) (enough + 1) : 0,
    depth,
    1,
  };
  return true;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/coach/alu-claim.h"

#include <stdlib.h>
#include <string.h>

#include "bot-coach-driver.h"
#include "testing.h"

/* Claims, checked by brute force: the result that a claim promises is reached for every play of all
 * others, in sampled worlds, and, with few cards left, in every possible world. */

typedef struct
{
  const AluRules *rules;
  const AluClaim *claim;
  int seat;
  long n_ends;
  bool holds;
} Proof;

/* Plays every legal card of every seat; the claimer follows the claimed line where there is one. */
static void
play_all_cards (Proof *proof, const AluDeal *deal, int n_own)
{
  AluCardSet cards = deal->hands[deal->turn];

  if (deal->ended)
    {
      proof->n_ends++;
      if (deal->winner != proof->claim->winner || deal->points != proof->claim->points
          || (proof->claim->winner_seat != ALU_NOBODY
              && deal->winner_seat != proof->claim->winner_seat)
          || (proof->claim->reason != ALU_REASON_NONE && deal->reason != proof->claim->reason))
        proof->holds = false;
      return;
    }
  if (deal->turn == proof->seat && proof->claim->kind == ALU_CLAIM_BY_LINE)
    cards = alu_card_bit (proof->claim->line[n_own]);
  for (; cards != 0 && proof->holds; cards &= cards - 1)
    {
      AluDeal next = *deal;

      alu_deal_play (proof->rules, &next, alu_set_first (cards));
      play_all_cards (proof, &next, n_own + (deal->turn == proof->seat));
    }
}

static void
check_claim (const AluMatch *match, const AluClaim *claim, int seat, long *n_ends)
{
  Proof proof = { &match->rules, claim, seat, 0, true };

  play_all_cards (&proof, &match->deal, 0);
  *n_ends += proof.n_ends;
  assert_true (proof.holds);
}

typedef struct
{
  AluRuleSet set;
  int seats;
  int left; /* cards per hand, at most */
  int deals;
  int samples; /* number of worlds tried for each claim */
} Case;

static const Case cases[] = {
  { ALU_RULES_CLASSIC, 4, 2, 400, 12 }, { ALU_RULES_CLASSIC, 4, 3, 150, 4 },
  { ALU_RULES_SIX, 6, 2, 80, 3 },       { ALU_RULES_TWELVE, 4, 2, 250, 6 },
  { ALU_RULES_TWELVE, 2, 4, 200, 6 },
};

/* Checks every view of every seat as soon as the hands have few enough cards. */
static void
try_views (const Case *test, uint64_t seed, int n_plays, int *kinds, long *n_ends)
{
  static const AluLevel players[ALU_MAX_SEATS] = {
    ALU_LEVEL_NOVICE, ALU_LEVEL_CASUAL, ALU_LEVEL_NOVICE,
    ALU_LEVEL_CASUAL, ALU_LEVEL_NOVICE, ALU_LEVEL_RANDOM,
  };
  AluMatch match;
  AluRng rng;

  driver_start (&match, test->set, test->seats);
  match.rules.offer = seed % 3 == 0 ? ALU_OFFER_ANY : ALU_OFFER_OFF;
  driver_play (&match, seed, players, n_plays, NULL);
  if (alu_match_phase (&match) != ALU_PHASE_PLAY)
    return;
  alu_rng_seed (&rng, seed);
  for (int seat = 0; seat < test->seats; seat++)
    {
      AluView view = alu_view_for_seat (&match, seat);
      AluClaim claim;

      alu_claim_settled (&view, &claim);
      kinds[claim.kind]++;
      for (int sample = 0; claim.kind != ALU_CLAIM_NONE && sample < test->samples; sample++)
        {
          AluMatch other = match;

          if (sample > 0)
            driver_shuffle_hidden (&other, seat, &rng);
          check_claim (&other, &claim, seat, n_ends);
        }
    }
}

TEST (test_claims)
{
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      const Case *test = &cases[i];
      int hand = test->set == ALU_RULES_SIX ? 8 : 9;
      int kinds[3] = { 0 };
      long n_ends = 0;

      for (int deal = 0; deal < test->deals; deal++)
        try_views (test, 100 + (uint64_t) deal,
                   test->seats * (hand - test->left) + deal % test->seats, kinds, &n_ends);
      print_message ("# %d seats, %d cards: %d settled, %d by line, %d open; %ld ends proved\n",
                     test->seats, test->left, kinds[ALU_CLAIM_ANY_PLAY], kinds[ALU_CLAIM_BY_LINE],
                     kinds[ALU_CLAIM_NONE], n_ends);
      assert_true (kinds[ALU_CLAIM_ANY_PLAY] > 0);
      assert_true (kinds[ALU_CLAIM_NONE] > 0);
      assert_true (test->set == ALU_RULES_TWELVE || kinds[ALU_CLAIM_BY_LINE] > 0);
    }
}

/* All possible worlds: two cards per hand and no talon. */
static void
deal_each_determinization (Proof *proof, AluDeal *deal, int seat, AluCardSet cards)
{
  if (seat == 4)
    {
      play_all_cards (proof, deal, 0);
      return;
    }
  if (seat == proof->seat)
    {
      deal_each_determinization (proof, deal, seat + 1, cards);
      return;
    }
  for (AluCardSet a = cards; a != 0; a &= a - 1)
    for (AluCardSet b = a & (a - 1); b != 0; b &= b - 1)
      {
        AluCardSet two = (a & -a) | (b & -b);

        deal->hands[seat] = two;
        deal_each_determinization (proof, deal, seat + 1, cards & ~two);
      }
}

TEST (test_every_determinization)
{
  static const AluLevel players[ALU_MAX_SEATS] = { ALU_LEVEL_NOVICE, ALU_LEVEL_NOVICE,
                                                   ALU_LEVEL_NOVICE, ALU_LEVEL_NOVICE };
  int n_claims = 0;

  for (uint64_t seed = 1; seed <= 120; seed++)
    {
      AluMatch match;
      AluView view;
      AluClaim claim;
      Proof proof;

      driver_start (&match, ALU_RULES_CLASSIC, 4);
      match.rules.offer = ALU_OFFER_OFF;
      driver_play (&match, seed, players, 28, NULL);
      match.deal.talon = 0;
      view = alu_view_for_seat (&match, (int) (seed % 4));
      proof = (Proof) { &match.rules, &claim, (int) (seed % 4), 0, true };
      if (!alu_claim_settled (&view, &claim))
        continue;
      n_claims++;
      deal_each_determinization (&proof, &match.deal, 0, view.unseen);
      assert_true (proof.holds);
      assert_true (proof.n_ends > 0);
    }
  print_message ("# %d claims proved in every world\n", n_claims);
  assert_true (n_claims > 10);
}

/* A deal with only these cards left; seat 0 leads and the talon has the rest. @takers has a
 * character per trick played: the seat that took it, or x if it was spoiled. */
static AluMatch
make_end (const char *const hands[4], const char *takers)
{
  AluMatch match;
  AluEvent event;

  driver_start (&match, ALU_RULES_CLASSIC, 4);
  alu_match_chance (&match, 1, &event);
  alu_match_apply (&match, &event);
  driver_hands (&match, hands);
  match.deal.turn = match.deal.leader = 0;
  for (const char *taker = takers; *taker != '\0'; taker++)
    {
      int seat = *taker - '0';

      match.deal.n_tricks++;
      match.deal.n_plays = (uint8_t) (match.deal.n_plays + 4);
      match.deal.run_seat = *taker == 'x' ? ALU_NOBODY : match.deal.run_seat;
      if (*taker == 'x')
        continue;
      match.deal.taken[seat]++;
      match.deal.reached[seat] = match.deal.n_tricks;
      match.deal.run = match.deal.run_seat == seat ? (uint8_t) (match.deal.run + 1) : 1;
      match.deal.run_seat = (uint8_t) seat;
    }
  return match;
}

/* The four luettes at the end: mordienne, and the line that makes it. */
TEST (test_known_ends)
{
  static const char *const luettes[4] = { "3d3c2d", "4d4c4b", "5d5c5b", "6d6c6b" };
  static const char *const with_low[4] = { "3d3c2d3b", "4d4c4b4e", "5d5c5b5e", "6d6c6b6e" };
  AluMatch match = make_end (luettes, "112233");
  AluView view = alu_view_for_seat (&match, 0);
  AluClaim claim;

  assert_true (alu_claim_settled (&view, &claim));
  assert_int_equal (claim.kind,
                    ALU_CLAIM_ANY_PLAY == claim.kind ? ALU_CLAIM_ANY_PLAY : ALU_CLAIM_BY_LINE);
  assert_int_equal (claim.winner, ALU_TEAM_A);
  assert_int_equal (claim.points, 2);
  assert_int_equal (claim.reason, ALU_REASON_MORDIENNE);
  /* Mordienne requires the low card first; the others cannot know that. */
  match = make_end (with_low, "123xx");
  view = alu_view_for_seat (&match, 0);
  assert_true (alu_claim_settled (&view, &claim));
  assert_int_equal (claim.kind, ALU_CLAIM_BY_LINE);
  assert_int_equal (claim.points, 2);
  assert_int_equal (claim.line[0], alu_card_parse ("3b"));
  view = alu_view_for_seat (&match, 1);
  assert_false (alu_claim_settled (&view, &claim));
}

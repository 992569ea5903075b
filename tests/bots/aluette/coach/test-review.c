/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/alu-playout.h"
#include "bots/aluette/coach/alu-review.h"

#include <stdlib.h>
#include <string.h>

#include "bot-coach-driver.h"
#include "testing.h"

/* Reviews of finished deals, and analyses of open hands against a search of every play. */

#define NODES 4000

static const AluLevel beginners[ALU_MAX_SEATS] = {
  ALU_LEVEL_NOVICE, ALU_LEVEL_CASUAL, ALU_LEVEL_NOVICE,
  ALU_LEVEL_CASUAL, ALU_LEVEL_NOVICE, ALU_LEVEL_CASUAL,
};

/* Plays all possible sequences to the end. */
static int
exact_value (const AluRules *rules, const AluDeal *deal)
{
  int best = deal->ended ? alu_deal_points_for (deal, ALU_TEAM_A) : -3;
  int sign = alu_team_of (deal->turn) == ALU_TEAM_A ? 1 : -1;

  if (deal->ended)
    return best;
  for (AluCardSet cards = deal->hands[deal->turn]; cards != 0; cards &= cards - 1)
    {
      AluDeal next = *deal;
      int value;

      alu_deal_play (rules, &next, alu_set_first (cards));
      value = sign * exact_value (rules, &next);
      best = value > best ? value : best;
    }
  return sign * best;
}

TEST (test_analysis)
{
  AluBudget budget = { 0 };

  driver_memory (&budget, alu_analysis_memory ());
  for (uint64_t seed = 1; seed <= 60; seed++)
    {
      AluMatch match;
      AluAnalysis analysis, poor;
      AluBudget little = budget;

      driver_start (&match, ALU_RULES_CLASSIC, 4);
      match.rules.offer = ALU_OFFER_OFF;
      driver_play (&match, seed, beginners, 28 + (int) (seed % 4), NULL);
      if (match.deal.ended)
        continue;
      assert_true (alu_analysis_compute (&match, &budget, &analysis));
      little.nodes = 1 + seed % 7;
      alu_analysis_compute (&match, &little, &poor);
      assert_int_equal (analysis.value.low, exact_value (&match.rules, &match.deal));
      for (int i = 0; i < analysis.n_cards; i++)
        {
          AluDeal next = match.deal;
          int value;

          alu_deal_play (&match.rules, &next, analysis.cards[i].card);
          value = exact_value (&match.rules, &next);
          assert_true (alu_bounds_exact (analysis.cards[i].value));
          assert_int_equal (analysis.cards[i].value.low, value);
          assert_true (poor.cards[i].value.low <= value && value <= poor.cards[i].value.high);
        }
    }
  free (budget.memory);
}

typedef struct
{
  AluMatch start;
  AluEvent events[MAX_DEAL_EVENTS];
  int n;
} Deal;

static void
make_deal (Deal *deal, AluRuleSet set, int seats, uint64_t seed)
{
  AluMatch match;

  memset (deal->events, 0, sizeof deal->events);
  driver_start (&deal->start, set, seats);
  match = deal->start;
  deal->n = driver_play (&match, seed, beginners, 99, deal->events);
}

static void
check_verdict (const AluVerdict *verdict)
{
  assert_true (verdict->judgment.cost >= 0);
  assert_true (!verdict->judgment.costly || verdict->judgment.cost >= ALU_COSTLY);
  assert_true (verdict->open_value.low <= verdict->open_value.high);
  if (verdict->open_best != ALU_CARD_NONE && verdict->move.type == ALU_EVENT_PLAY)
    assert_true (verdict->open_best_value.low >= verdict->open_value.low);
  if (verdict->judgment.cost > 0 && verdict->move.type == ALU_EVENT_PLAY)
    assert_int_not_equal (verdict->best.card, verdict->move.card);
}

TEST (test_reviews)
{
  static const AluRuleSet sets[] = { ALU_RULES_CLASSIC, ALU_RULES_GRIMAUD, ALU_RULES_SIX,
                                     ALU_RULES_TWELVE };
  AluBudget budget = { .nodes = NODES };
  AluReview *review = malloc (sizeof *review);
  AluReview *again = malloc (sizeof *again);
  int n_costly = 0;

  driver_memory (&budget, alu_review_memory ());
  for (uint64_t seed = 1; seed <= 4; seed++)
    {
      Deal deal;
      int seats;

      make_deal (&deal, sets[seed - 1], 0, seed);
      seats = deal.start.rules.seats;
      assert_true (alu_review (&deal.start, deal.events, deal.n, 0, 1, &budget, NULL, NULL,
                               review));
      assert_true (alu_review (&deal.start, deal.events, deal.n, 0, 1, &budget, NULL, NULL, again));
      assert_memory_equal (review, again, sizeof *review);
      assert_in_range (review->n_points, 2, ALU_MAX_HAND + 1);
      assert_int_equal (review->points[review->n_points - 1].known.samples, 0);
      assert_true (alu_bounds_exact (review->points[review->n_points - 1].open));
      for (int i = 0; i < review->n_verdicts; i++)
        {
          check_verdict (&review->verdicts[i]);
          n_costly += review->verdicts[i].judgment.costly;
          assert_int_equal (deal.events[review->verdicts[i].judgment.event].type,
                            review->verdicts[i].move.type);
          assert_int_equal (review->verdicts[i].judgment.seat, 0);
        }
      assert_true (seats == 4 || seats == 6);
    }
  print_message ("# %d costly\n", n_costly);
  free (budget.memory);
  free (review);
  free (again);
}

/* Each hand has two cards left. Seats 0 and 1 have three tricks each, and seat 0 had them first. It
 * leads and holds Monsieur: if it plays him now, it certainly wins the race; if it keeps him, it
 * may be too late. */
static AluMatch
make_race (void)
{
  static const char *const hands[4] = { "3dKd", "3c5d", "4c4b", "6d6c" };
  static const uint8_t taken[4] = { 3, 3, 0, 0 };
  static const uint8_t reached[4] = { 5, 6, 0, 0 };
  AluMatch match;
  AluEvent event;

  driver_start (&match, ALU_RULES_CLASSIC, 4);
  match.rules.offer = ALU_OFFER_OFF;
  alu_match_chance (&match, 3, &event);
  alu_match_apply (&match, &event);
  for (int seat = 0; seat < 4; seat++)
    match.deal.hands[seat] = alu_card_bit (alu_card_parse (hands[seat]))
                             | alu_card_bit (alu_card_parse (hands[seat] + 2));
  match.deal.talon = 0;
  match.deal.n_tricks = 7;
  match.deal.n_plays = 28;
  memcpy (match.deal.taken, taken, sizeof taken);
  memcpy (match.deal.reached, reached, sizeof reached);
  match.deal.turn = match.deal.leader = 0;
  return match;
}

TEST (test_blunder)
{
  AluBudget budget = { .nodes = 20000 };
  AluMatch match = make_race ();
  AluEvent event = { .type = ALU_EVENT_PLAY, .seat = 0, .card = alu_card_parse ("Kd") };
  AluVerdict verdict;

  driver_memory (&budget, alu_review_memory ());
  alu_review_decision (&match, &event, true, &budget, &verdict);
  check_verdict (&verdict);
  assert_true (verdict.judgment.costly);
  assert_int_equal (verdict.best.card, ALU_MONSIEUR);
  assert_int_equal (verdict.open_best, ALU_MONSIEUR);
  assert_int_equal (verdict.open_value.high, -1);
  assert_int_equal (verdict.open_best_value.low, 1);
  assert_true (verdict.best_win > 0.99f && verdict.win < 0.9f);
  event.card = ALU_MONSIEUR;
  alu_review_decision (&match, &event, true, &budget, &verdict);
  assert_true (verdict.judgment.cost == 0 && !verdict.judgment.costly);
  assert_int_equal (verdict.open_best, ALU_MONSIEUR);
  free (budget.memory);
}

/* Plays deals of villagers until one is in @phase. */
static AluMatch
find_moment (AluPhase phase)
{
  static const AluLevel villagers[4] = { ALU_LEVEL_VILLAGER, ALU_LEVEL_VILLAGER, ALU_LEVEL_VILLAGER,
                                         ALU_LEVEL_VILLAGER };

  for (uint64_t seed = 1; seed < 1000; seed++)
    {
      Deal deal;
      AluMatch match;

      driver_start (&deal.start, ALU_RULES_GRIMAUD, 4);
      match = deal.start;
      deal.n = driver_play (&match, seed, villagers, 99, deal.events);
      match = deal.start;
      for (int i = 0; i < deal.n; i++)
        {
          if (alu_match_phase (&match) == phase)
            return match;
          alu_match_apply (&match, &deal.events[i]);
        }
    }
  fail ();
  return make_race ();
}

/* At most one of yes and no can cost something, and both reviews prefer the same one. */
static void
check_yes_and_no (const AluMatch *match, AluEventType type)
{
  AluBudget budget = { .nodes = NODES };
  AluEvent event = { .type = (uint8_t) type, .seat = (uint8_t) alu_match_decider (match) };
  AluVerdict yes, no;

  event.yes = 1;
  alu_review_decision (match, &event, false, &budget, &yes);
  event.yes = 0;
  alu_review_decision (match, &event, false, &budget, &no);
  assert_true (yes.judgment.cost == 0 || no.judgment.cost == 0);
  assert_true (yes.judgment.cost > 0 || no.judgment.cost > 0);
  assert_int_equal (yes.best.yes, no.best.yes);
  assert_int_equal (yes.best.yes, no.judgment.cost > 0);
  assert_true (yes.win == (type == ALU_EVENT_ANSWER ? 1 : 0)); /* an accepted offer wins the deal */
  assert_true (no.win > 0 && no.win < 1);
  assert_true ((yes.judgment.cost > 0 ? yes : no).best_win
               == (yes.judgment.cost > 0 ? no : yes).win);
}

TEST (test_answers)
{
  AluMatch match = find_moment (ALU_PHASE_ANSWER);
  AluEvent event = { .type = ALU_EVENT_PROPOSE };

  check_yes_and_no (&match, ALU_EVENT_ANSWER);
  driver_start (&match, ALU_RULES_GRIMAUD, 4);
  alu_match_chance (&match, 5, &event);
  alu_match_apply (&match, &event);
  event = (AluEvent) { .type = ALU_EVENT_PROPOSE, .seat = 1 };
  assert_int_equal (alu_match_apply (&match, &event), ALU_OK);
  assert_int_equal (alu_match_phase (&match), ALU_PHASE_CONCEDE);
  check_yes_and_no (&match, ALU_EVENT_CONSENT);
}

/* A player with all the strongest cards must neither concede nor offer; for a player with none of
 * them, it costs nothing. */
TEST (test_offers)
{
  static const char *const hands[4] = { "3d3c2d2c9c9d2b2eAd", "4d4c5d5c6d6c7d7c3b",
                                        "8d8c8b8e9b9e7b7eJd", "4b4e5b5e6b6eJcJbJe" };
  AluBudget budget = { .nodes = NODES };
  AluEvent event;
  AluVerdict strong, weak;
  AluMatch match;

  driver_start (&match, ALU_RULES_GRIMAUD, 4);
  alu_match_chance (&match, 5, &event);
  alu_match_apply (&match, &event);
  driver_hands (&match, hands);
  for (int type = ALU_EVENT_OFFER; type <= ALU_EVENT_PROPOSE; type++)
    {
      if (type == ALU_EVENT_ANSWER)
        continue;
      event = (AluEvent) { .type = (uint8_t) type, .seat = 0 };
      match.deal.turn = match.deal.leader = 0;
      alu_review_decision (&match, &event, true, &budget, &strong);
      check_verdict (&strong);
      assert_true (strong.judgment.costly && strong.judgment.cost > 1);
      assert_int_equal (strong.best.type, type == ALU_EVENT_OFFER ? ALU_EVENT_PLAY : type);
      event.seat = match.deal.turn = match.deal.leader = 1;
      alu_review_decision (&match, &event, true, &budget, &weak);
      check_verdict (&weak);
      assert_true (weak.judgment.cost < strong.judgment.cost - 1);
    }
}

/* With open hands, an offer is refused only if the refusal certainly gives two points. */
TEST (test_open_answer)
{
  AluBudget budget = { 0 };
  AluMatch match = find_moment (ALU_PHASE_ANSWER);
  int offers = (int) alu_team_of (match.deal.offer_seat);
  AluMatch refused = match;
  AluEvent no = { .type = ALU_EVENT_ANSWER, .seat = (uint8_t) alu_match_decider (&match) };
  AluAnalysis asked, after, unknown;
  AluStop stop = 1;

  driver_memory (&budget, alu_analysis_memory ());
  assert_true (alu_analysis_compute (&match, &budget, &asked));
  assert_int_equal (asked.n_cards, 0);
  assert_int_equal (alu_match_apply (&refused, &no), ALU_OK);
  assert_true (alu_analysis_compute (&refused, &budget, &after));
  if (alu_bounds_exact (asked.value) && alu_bounds_exact (after.value))
    assert_int_equal (asked.value.low, after.value.low);
  if (alu_bounds_exact (after.value))
    assert_int_equal (asked.accept, after.value.low != (offers == ALU_TEAM_A ? -2 : 2));
  budget.stop = &stop;
  assert_false (alu_analysis_compute (&match, &budget, &unknown));
  assert_true (unknown.value.low == -2 && unknown.value.high == 2);
  free (budget.memory);
}

/* With few nodes, it may be known who scores but not how much. What is reported must be right. */
TEST (test_bounds)
{
  AluBudget budget = { 0 };
  int n_halves = 0;

  driver_memory (&budget, alu_analysis_memory ());
  for (uint64_t seed = 1; seed <= 40; seed++)
    {
      AluMatch match;
      AluAnalysis whole, part;

      driver_start (&match, ALU_RULES_CLASSIC, 4);
      match.rules.offer = ALU_OFFER_OFF;
      driver_play (&match, seed, beginners, 12 + (int) (seed % 8), NULL);
      budget.nodes = 0;
      assert_true (alu_analysis_compute (&match, &budget, &whole));
      budget.nodes = UINT64_C (1) << (6 + seed % 8);
      alu_analysis_compute (&match, &budget, &part);
      for (int i = 0; i < whole.n_cards; i++)
        {
          AluBounds exact = whole.cards[i].value, found = part.cards[i].value;

          assert_true (found.low <= exact.low && exact.high <= found.high);
          n_halves += found.high - found.low == 1;
        }
    }
  assert_true (n_halves > 0);
  free (budget.memory);
}

/* Invalid and incomplete records are refused; a stop ends the review at once. */
TEST (test_damage)
{
  AluReview *review = malloc (sizeof *review);
  AluBudget budget = { .nodes = NODES };
  AluStop stop = 1;
  Deal deal;

  make_deal (&deal, ALU_RULES_CLASSIC, 0, 3);
  assert_false (alu_review (&deal.start, deal.events, deal.n / 2, 0, 0, &budget, NULL, NULL,
                            review));
  assert_false (alu_review (&deal.start, deal.events, 0, 0, 0, &budget, NULL, NULL, review));
  deal.events[5].card = ALU_CARD_NONE;
  assert_false (alu_review (&deal.start, deal.events, deal.n, 0, 0, &budget, NULL, NULL, review));
  make_deal (&deal, ALU_RULES_CLASSIC, 0, 3);
  budget.stop = &stop;
  assert_false (alu_review (&deal.start, deal.events, deal.n, 0, 15, &budget, NULL, NULL, review));
  free (review);
}

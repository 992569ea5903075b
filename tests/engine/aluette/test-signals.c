/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Everything that players do besides playing cards: draw, chant, offers, misère, signs, calls,
 * Petit-Jeans. */

#include "deal-plan.h"
#include "testing.h"

static const AluEventType offer = ALU_EVENT_OFFER, answer = ALU_EVENT_ANSWER,
                          propose = ALU_EVENT_PROPOSE, consent = ALU_EVENT_CONSENT,
                          vote = ALU_EVENT_VOTE;

/* Deals a pattern of tricks in a `classic` match and plays @n_plays cards of it. */
static void
start_plan (Plan *plan, AluMatch *match, const char *pattern, int n_plays)
{
  plan_match (match, ALU_RULES_CLASSIC, 0);
  plan_make (plan, &match->rules, pattern, NULL);
  plan_deal (plan, match);
  plan_play (plan, match, n_plays);
}

static void
check_result (const AluMatch *match, int winner, int points, AluReason reason)
{
  assert_true (match->deal.ended);
  assert_int_equal (match->deal.winner, winner);
  assert_int_equal (match->deal.points, points);
  assert_int_equal (match->deal.reason, reason);
  assert_int_equal (match->score[ALU_TEAM_A], winner == ALU_TEAM_A ? points : 0);
  assert_int_equal (match->score[ALU_TEAM_B], winner == ALU_TEAM_B ? points : 0);
}

/* When a team may offer to settle: the number of cards played, and whether it may. */
TEST (test_offer_when)
{
  static const struct
  {
    const char *pattern;
    int n_plays;
    AluStatus status;
  } cases[] = {
    { "111111111", 0, ALU_OK },
    { "111111111", 1, ALU_OK },
    { "111111111", 15, ALU_OK },               /* seat 4's turn: 1 has all three */
    { "313111111", 16, ALU_OK },               /* seat 1 leads: 2 and 4 have none */
    { "313111111", 17, ALU_ERROR_NO_DANGER },  /* seat 2's turn: 1 and 3 have broken runs */
    { "31x311111", 13, ALU_ERROR_NO_DANGER },  /* a spoiled trick breaks a run */
    { "3x2222222", 9, ALU_OK },                /* seat 3's run is broken, seat 1 has none yet */
    { "222211111", 16, ALU_OK },               /* seat 2's turn: 5 to come are more than 4 */
    { "222221111", 20, ALU_ERROR_NO_DANGER },  /* 4 to come are not more than 5 */
    { "2222x1111", 20, ALU_ERROR_NO_DANGER },  /* 4 to come are not more than 4: the tie is 2's */
    { "222221111", 21, ALU_OK },               /* seat 3's turn: 2's own run is a danger */
  };

  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
    {
      AluMatch match;
      Plan plan;

      start_plan (&plan, &match, cases[i].pattern, cases[i].n_plays);
      assert_int_equal (alu_match_may_offer (&match), cases[i].status);
      assert_int_equal (plan_do (&match, offer, match.deal.turn + 1, true), cases[i].status);
    }
}

TEST (test_offer_accepted)
{
  AluMatch match;
  Plan plan;

  start_plan (&plan, &match, "112244333", 1);
  assert_int_equal (plan_do (&match, offer, 1, true), ALU_ERROR_NOT_YOUR_TURN);
  assert_int_equal (plan_do (&match, answer, 1, true), ALU_ERROR_NOT_NOW);
  assert_int_equal (plan_do (&match, offer, 2, true), ALU_OK);
  assert_int_equal (plan_do (&match, answer, 4, true), ALU_ERROR_NOT_YOUR_TURN);
  assert_int_equal (plan_do (&match, answer, 3, true), ALU_OK);
  check_result (&match, ALU_TEAM_A, 1, ALU_REASON_OFFER_ACCEPTED);
}

/* A refused offer costs two points, unless the refusing team makes mordienne. */
TEST (test_offer_refused)
{
  static const struct
  {
    const char *pattern;
    int winner;
    AluReason reason;
  } cases[] = {
    { "112244333", ALU_TEAM_A, ALU_REASON_MORDIENNE },
    { "111222333", ALU_TEAM_B, ALU_REASON_OFFER_REFUSED },
    { "112233444", ALU_TEAM_B, ALU_REASON_OFFER_REFUSED },
    { "xxxxxxxxx", ALU_TEAM_B, ALU_REASON_OFFER_REFUSED },
    { "122222222", ALU_TEAM_B, ALU_REASON_OFFER_REFUSED },
  };

  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
    {
      AluMatch match;
      Plan plan;

      start_plan (&plan, &match, cases[i].pattern, 1);
      assert_int_equal (plan_do (&match, offer, 2, true), ALU_OK);
      assert_int_equal (plan_do (&match, answer, 1, false), ALU_OK);
      assert_int_equal (plan_do (&match, offer, 2, true), ALU_ERROR_OFFERED_BEFORE);
      plan_play (&plan, &match, ALU_N_CARDS);
      check_result (&match, cases[i].winner, 2, cases[i].reason);
    }
}

TEST (test_offer_options)
{
  AluMatch match;
  Plan plan;

  start_plan (&plan, &match, "112244333", 0);
  match.rules.offer = ALU_OFFER_FIRST;
  assert_int_equal (alu_match_may_offer (&match), ALU_OK);
  plan_play (&plan, &match, 1);
  assert_int_equal (alu_match_may_offer (&match), ALU_ERROR_NOT_NOW);
  match.rules.offer = ALU_OFFER_OFF;
  assert_int_equal (alu_match_may_offer (&match), ALU_ERROR_OPTION_OFF);
  match.rules.offer = ALU_OFFER_ANY;
  match.rules.mordienne = false;
  assert_int_equal (alu_match_may_offer (&match), ALU_ERROR_OPTION_OFF);
}

TEST (test_misere)
{
  AluMatch match;
  Plan plan;

  start_plan (&plan, &match, "112244333", 0);
  assert_int_equal (plan_do (&match, propose, 2, true), ALU_OK);
  assert_int_equal (plan_do (&match, consent, 1, true), ALU_ERROR_NOT_YOUR_TURN);
  assert_int_equal (plan_do (&match, consent, 2, true), ALU_ERROR_NOT_YOUR_TURN);
  assert_int_equal (plan_do (&match, consent, 4, false), ALU_OK);
  assert_int_equal (plan_do (&match, propose, 4, true), ALU_ERROR_CONCEDED_BEFORE);
  assert_int_equal (plan_do (&match, propose, 1, true), ALU_OK);
  assert_int_equal (plan_do (&match, consent, 3, true), ALU_OK);
  check_result (&match, ALU_TEAM_B, 1, ALU_REASON_CONCEDED);
  start_plan (&plan, &match, "112244333", 1);
  assert_int_equal (plan_do (&match, propose, 2, true), ALU_ERROR_NOT_NOW);
  start_plan (&plan, &match, "112244333", 0);
  match.rules.misere = false;
  assert_int_equal (plan_do (&match, propose, 2, true), ALU_ERROR_OPTION_OFF);
}

/* At six seats both partners are asked, in any order; a Petit-Jean is not. */
TEST (test_misere_at_six)
{
  AluMatch match, begin;
  Plan plan;

  plan_match (&begin, ALU_RULES_SIX, 0);
  plan_make (&plan, &begin.rules, "12345666", NULL);
  plan_deal (&plan, &begin);
  match = begin;
  assert_int_equal (plan_do (&match, propose, 3, true), ALU_OK);
  assert_int_equal (plan_do (&match, consent, 1, true), ALU_OK);
  assert_false (match.deal.ended);
  assert_int_equal (plan_do (&match, consent, 1, true), ALU_ERROR_NOT_YOUR_TURN);
  assert_int_equal (plan_do (&match, consent, 5, true), ALU_OK);
  check_result (&match, ALU_TEAM_B, 1, ALU_REASON_CONCEDED);
  match = begin;
  match.seating.captain[4] = 0;
  assert_int_equal (plan_do (&match, propose, 5, true), ALU_ERROR_NOT_A_PERSON);
  assert_int_equal (plan_do (&match, propose, 1, true), ALU_OK);
  assert_int_equal (plan_do (&match, consent, 5, true), ALU_ERROR_NOT_A_PERSON);
  assert_int_equal (plan_do (&match, consent, 3, true), ALU_OK);
  check_result (&match, ALU_TEAM_B, 1, ALU_REASON_CONCEDED);
  match = begin;
  match.seating.captain[2] = match.seating.captain[4] = 0;
  assert_int_equal (plan_do (&match, propose, 1, true), ALU_OK);
  check_result (&match, ALU_TEAM_B, 1, ALU_REASON_CONCEDED);
}

/* The captain decides for a Petit-Jean; the card comes from the Petit-Jean's hand. */
TEST (test_petit_jean)
{
  AluSeating seating;
  AluRules rules;
  AluMatch match;
  Plan plan;

  alu_rules_init (&rules, ALU_RULES_CLASSIC, 0);
  alu_seating_init (&seating);
  seating.captain[2] = 0;
  assert_int_equal (alu_match_init (&match, &rules, &seating), ALU_OK);
  plan_make (&plan, &rules, "333344111", NULL);
  plan_deal (&plan, &match);
  assert_int_equal (alu_match_decider (&match), 0);
  plan_play (&plan, &match, 2);
  assert_int_equal (match.deal.turn, 2);
  assert_int_equal (alu_match_decider (&match), 0);
  assert_int_equal (plan_do (&match, offer, 3, true), ALU_OK);
  assert_int_equal (plan_do (&match, answer, 2, false), ALU_OK);
  plan_play (&plan, &match, ALU_N_CARDS);
  assert_int_equal (match.deal.taken[2], 4);
  check_result (&match, ALU_TEAM_A, 2, ALU_REASON_OFFER_REFUSED);
  seating.captain[2] = 1;
  assert_int_equal (alu_match_init (&match, &rules, &seating), ALU_ERROR_BAD_SEATING);
}

static void
deal_chant (AluMatch *match, AluChant chant, AluChantTo to, bool by_three, AluEvent *deal)
{
  plan_match (match, ALU_RULES_CLASSIC, 0);
  match->rules.chant = chant;
  match->rules.chant_to = to;
  match->rules.chant_by_three = by_three;
  alu_match_chance (match, 5, deal);
  assert_int_equal (alu_match_apply (match, deal), ALU_OK);
}

/* Everybody is asked, starting at the dealer's left; one refusal is enough to have no chant. */
TEST (test_chant_votes)
{
  for (int refuser = 0; refuser < 4; refuser++)
    {
      AluMatch match;
      AluEvent deal;

      deal_chant (&match, ALU_CHANT_ASK, ALU_CHANT_TO_LEFT_AND_PARTNER, false, &deal);
      for (int i = 0; i < refuser; i++)
        assert_int_equal (plan_do (&match, vote, (deal.seat + 1 + i) % 4 + 1, true), ALU_OK);
      assert_int_equal (plan_do (&match, vote, (deal.seat + refuser) % 4 + 1, true),
                        ALU_ERROR_NOT_YOUR_TURN);
      assert_int_equal (plan_do (&match, vote, (deal.seat + 1 + refuser) % 4 + 1, false), ALU_OK);
      assert_int_equal (alu_match_phase (&match), ALU_PHASE_PLAY);
      assert_int_equal (match.deal.turn, (deal.seat + 1) % 4);
      assert_int_equal (match.deal.receivers[0], ALU_NOBODY);
    }
}

/* Who receives which cards: left neighbor first; the rejected cards are the new talon. */
TEST (test_chant_cards)
{
  static const int order[2][2][6] = { { { 0, 2, 4, 6, 8, 10 }, { 1, 3, 5, 7, 9, 11 } },
                                      { { 0, 1, 2, 6, 7, 8 }, { 3, 4, 5, 9, 10, 11 } } };

  for (int way = 0; way < 4; way++)
    {
      AluChantTo to = way & 1 ? ALU_CHANT_TO_LEFT_AND_DEALER : ALU_CHANT_TO_LEFT_AND_PARTNER;
      bool by_three = way & 2;
      AluMatch match;
      AluEvent deal, event;
      AluCardSet talon = 0;
      int receivers[2];

      deal_chant (&match, ALU_CHANT_ALWAYS, to, by_three, &deal);
      receivers[0] = (deal.seat + 1) % 4;
      receivers[1] = to == ALU_CHANT_TO_LEFT_AND_DEALER ? deal.seat : (deal.seat + 2) % 4;
      for (int i = 0; i < 2; i++)
        {
          assert_true (alu_match_awaits_chance (&match));
          alu_match_chance (&match, 5, &event);
          assert_int_equal (event.seat, receivers[i]);
          for (int k = 0; k < 6; k++)
            assert_int_equal (event.chant.cards[k], deal.deal.talon[order[by_three][i][k]]);
          assert_int_equal (alu_match_apply (&match, &event), ALU_OK);
          assert_int_equal (alu_set_count (match.deal.hands[receivers[i]]), 15);
        }
      for (int i = 0; i < 2; i++)
        {
          assert_int_equal (alu_match_decider (&match), receivers[i]);
          event = (AluEvent) { .type = ALU_EVENT_REJECT, .seat = (uint8_t) receivers[i] };
          alu_match_lowest (&match, match.deal.hands[receivers[i]], event.chant.cards);
          for (int k = 0; k < 6; k++)
            talon |= alu_card_bit (event.chant.cards[k]);
          assert_int_equal (alu_match_apply (&match, &event), ALU_OK);
          assert_int_equal (alu_set_count (match.deal.hands[receivers[i]]), 9);
        }
      assert_true (match.deal.talon == talon);
      assert_int_equal (alu_match_phase (&match), ALU_PHASE_PLAY);
    }
}

TEST (test_chant_wrong_cards)
{
  AluMatch match;
  AluEvent deal, event;

  deal_chant (&match, ALU_CHANT_ALWAYS, ALU_CHANT_TO_LEFT_AND_PARTNER, false, &deal);
  alu_match_chance (&match, 5, &event);
  event.chant.cards[0] = alu_set_first (deal.deal.hands[0]);
  assert_int_equal (alu_match_apply (&match, &event), ALU_ERROR_WRONG_CARDS);
  event.chant.cards[0] = event.chant.cards[1];
  assert_int_equal (alu_match_apply (&match, &event), ALU_ERROR_WRONG_CARDS);
  event.chant.cards[0] = ALU_CARD_NONE;
  assert_int_equal (alu_match_apply (&match, &event), ALU_ERROR_WRONG_CARDS);
}

/* Monsieur and Madame are partners, and Madame deals first. */
TEST (test_draw)
{
  static const uint8_t wrong[][4] = {
    { 0, 1, 2, 3 }, { 0, 2, 1, 1 }, { 0, 0, 1, 3 }, { 1, 3, 0, 0 }, { 2, 1, 0, 3 }
  };
  AluMatch match;
  AluEvent event = { .type = ALU_EVENT_DRAW };

  plan_match (&match, ALU_RULES_GRIMAUD, 0);
  for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
    {
      memcpy (event.draw.seat_of, wrong[i], 4);
      assert_int_equal (alu_match_apply (&match, &event), ALU_ERROR_WRONG_DRAW);
    }
  for (uint64_t seed = 0; seed < 50; seed++)
    {
      plan_match (&match, ALU_RULES_GRIMAUD, 0);
      alu_match_chance (&match, seed, &event);
      assert_int_equal (event.type, ALU_EVENT_DRAW);
      assert_int_equal (alu_match_apply (&match, &event), ALU_OK);
      assert_int_equal (match.dealer, event.draw.seat_of[1]);
      assert_int_equal (alu_match_apply (&match, &event), ALU_ERROR_NOT_NOW);
      alu_match_chance (&match, seed, &event);
      assert_int_equal (event.type, ALU_EVENT_DEAL);
      assert_int_equal (event.seat, match.dealer);
      event.seat ^= 1;
      assert_int_equal (alu_match_apply (&match, &event), ALU_ERROR_WRONG_DEALER);
    }
}

static AluStatus
make_sign (AluMatch *match, int seat, AluSign id, int strength, uint8_t read, uint8_t noticed)
{
  AluEvent event = { .type = ALU_EVENT_SIGN, .seat = (uint8_t) (seat - 1) };

  event.sign.sign = (uint8_t) id;
  event.sign.strength = (uint8_t) strength;
  event.sign.read = read;
  event.sign.noticed = noticed;
  return alu_match_apply (match, &event);
}

TEST (test_signs)
{
  AluMatch match;
  Plan plan;

  start_plan (&plan, &match, "112244333", 0);
  /* The player who takes the first trick holds Monsieur. */
  assert_int_equal (make_sign (&match, 1, ALU_SIGN_MONSIEUR, 0, 4, 2), ALU_OK);
  assert_int_equal (match.signals.observed[2][0].read, 1 << ALU_SIGN_MONSIEUR);
  assert_int_equal (match.signals.observed[1][0].noticed, 1);
  assert_int_equal (match.signals.observed[1][0].read, 0);
  assert_int_equal (match.signals.observed[3][0].noticed, 0);
  assert_int_equal (make_sign (&match, 2, ALU_SIGN_MONSIEUR, 0, 0, 0), ALU_ERROR_UNTRUE_SIGN);
  assert_int_equal (make_sign (&match, 1, ALU_SIGN_MISERE, 0, 0, 0), ALU_ERROR_BAD_SIGN);
  assert_int_equal (make_sign (&match, 1, ALU_SIGN_MISERE, 3, 0, 0), ALU_ERROR_BAD_SIGN);
  assert_int_equal (make_sign (&match, 1, ALU_SIGN_MISERE, 2, 4, 0), ALU_OK);
  assert_int_equal (match.signals.observed[2][0].misere, 2);
  assert_int_equal (make_sign (&match, 1, ALU_SIGN_MISERE, 1, 1, 0), ALU_ERROR_BAD_SIGN);
  assert_int_equal (make_sign (&match, 1, ALU_SIGN_MISERE, 1, 4, 4), ALU_ERROR_BAD_SIGN);
  assert_int_equal (make_sign (&match, 1, ALU_SIGN_MISERE, 1, 16, 0), ALU_ERROR_BAD_SIGN);
  plan_play (&plan, &match, 4);
  assert_int_equal (make_sign (&match, 1, ALU_SIGN_MONSIEUR, 0, 0, 0), ALU_ERROR_UNTRUE_SIGN);
  assert_int_equal (make_sign (&match, 1, ALU_SIGN_MORDIENNE, 0, 0, 0), ALU_ERROR_HAS_TRICK);
  assert_int_equal (make_sign (&match, 3, ALU_SIGN_MORDIENNE, 0, 1, 0), ALU_OK);
  match.rules.bluff = true;
  assert_int_equal (make_sign (&match, 2, ALU_SIGN_MONSIEUR, 0, 0, 0), ALU_OK);
  match.seating.captain[2] = 0;
  assert_int_equal (make_sign (&match, 3, ALU_SIGN_MISERE, 1, 0, 0), ALU_ERROR_NOT_A_PERSON);
  assert_int_equal (make_sign (&match, 1, ALU_SIGN_MISERE, 1, 4, 0), ALU_ERROR_BAD_SIGN);
  match.rules.signs = false;
  assert_int_equal (make_sign (&match, 1, ALU_SIGN_MISERE, 1, 0, 0), ALU_ERROR_OPTION_OFF);
}

/* The sign of an ace is allowed once for every ace held, including those played, as long as one is
 * in the hand. */
TEST (test_ace_signs)
{
  static const char *const fixed[ALU_MAX_HAND] = { "Ad5d5c5b", "Ac4d4c4b", "3d6d6c6b" };
  AluMatch match;
  Plan plan;

  plan_match (&match, ALU_RULES_CLASSIC, 0);
  plan_make (&plan, &match.rules, "111222333", fixed);
  plan_deal (&plan, &match);
  assert_int_equal (make_sign (&match, 1, ALU_SIGN_AS, 0, 4, 0), ALU_OK);
  plan_play (&plan, &match, 4);
  assert_int_equal (make_sign (&match, 1, ALU_SIGN_AS, 0, 4, 0), ALU_OK);
  assert_int_equal (match.signals.observed[2][0].aces, 2);
  assert_int_equal (make_sign (&match, 1, ALU_SIGN_AS, 0, 4, 0), ALU_ERROR_UNTRUE_SIGN);
  plan_play (&plan, &match, 8);
  assert_int_equal (make_sign (&match, 1, ALU_SIGN_AS, 0, 4, 0), ALU_ERROR_UNTRUE_SIGN);
}

static AluStatus
say_call (AluMatch *match, int seat, AluCall call, AluSign id)
{
  AluEvent event = { .type = ALU_EVENT_SAY, .seat = (uint8_t) (seat - 1) };

  event.say.call = (uint8_t) call;
  event.say.sign = (uint8_t) id;
  return alu_match_apply (match, &event);
}

TEST (test_calls)
{
  AluMatch match;
  Plan plan;

  start_plan (&plan, &match, "112244333", 0);
  assert_int_equal (say_call (&match, 1, ALU_CALL_ABOVE, ALU_SIGN_VACHE), ALU_ERROR_OPTION_OFF);
  match.rules.parlante = true;
  assert_int_equal (say_call (&match, 1, ALU_CALL_ABOVE, ALU_SIGN_VACHE), ALU_OK);
  assert_int_equal (match.signals.said[0][ALU_CALL_ABOVE], 1 << ALU_SIGN_VACHE);
  assert_int_equal (say_call (&match, 1, ALU_CALL_BELOW, ALU_SIGN_MISERE), ALU_ERROR_BAD_SIGN);
  assert_int_equal (say_call (&match, 3, ALU_CALL_SMALL, ALU_SIGN_MONSIEUR), ALU_OK);
  assert_int_equal (match.signals.figures[2], 4);
  match.seating.captain[2] = 0;
  assert_int_equal (say_call (&match, 3, ALU_CALL_GOOD, ALU_SIGN_MONSIEUR), ALU_ERROR_NOT_A_PERSON);
}

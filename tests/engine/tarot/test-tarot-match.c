/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whole matches: every rule set and table at random, the phases of a deal, and what is refused. */

#include "tarot-support.h"
#include "testing.h"

#include <stdlib.h>

#define N_MATCHES 300

static void
deal_hands (TarotMatch *match, const char *const *hands, const char *dog)
{
  TarotEvent event;

  tarot_event_init (&event, TAROT_EVENT_DEAL, match->rules.seats - 1);
  for (int seat = 0; seat < match->rules.seats; seat++)
    event.hands[seat] = read_set (hands[seat]);
  read_cards (dog, event.dog);
  event.has_dog = true;
  must_apply (match, &event);
}

static void
start_match (TarotMatch *match, TarotRuleSet set, int seats)
{
  TarotRules rules;

  assert_int_equal (tarot_rules_init (&rules, set, seats), TAROT_OK);
  tarot_match_init (match, &rules, false);
}

static TarotStatus
do_bid (TarotMatch *match, int seat, TarotBid bid)
{
  TarotEvent event;

  tarot_event_init (&event, TAROT_EVENT_BID, seat - 1);
  event.bid = (uint8_t) bid;
  return tarot_match_apply (match, &event);
}

static TarotStatus
do_card (TarotMatch *match, TarotEventType type, int seat, const char *card)
{
  TarotEvent event;

  tarot_event_init (&event, type, seat - 1);
  event.card = tarot_card_parse (card);
  return tarot_match_apply (match, &event);
}

static TarotStatus
do_cards (TarotMatch *match, TarotEventType type, int seat, TarotHandful handful, const char *cards)
{
  TarotEvent event;

  tarot_event_init (&event, type, seat - 1);
  event.handful = (uint8_t) handful;
  event.cards = read_set (cards);
  return tarot_match_apply (match, &event);
}

static TarotStatus
do_misere (TarotMatch *match, int seat, TarotMisere misere)
{
  TarotEvent event;

  tarot_event_init (&event, TAROT_EVENT_MISERE, seat - 1);
  event.misere = (uint8_t) misere;
  return tarot_match_apply (match, &event);
}

static TarotStatus
do_slam (TarotMatch *match, int seat)
{
  TarotEvent event;

  tarot_event_init (&event, TAROT_EVENT_SLAM, seat - 1);
  return tarot_match_apply (match, &event);
}

/* Counts of what has occurred in the random matches. */
typedef struct
{
  int contracts[TAROT_N_BIDS];
  int outcomes[TAROT_OUTCOME_PLAYED + 1];
  int events[TAROT_N_EVENTS];
  int petits, alone, slams[TAROT_N_SIDES + 1];
  int trumps_laid_away, excuses_shown;
} Seen;

static void
note_event (const TarotMatch *match, const TarotEvent *event, Seen *seen)
{
  seen->events[event->type]++;
  if (event->type == TAROT_EVENT_HANDFUL)
    seen->excuses_shown += tarot_set_has (event->cards, TAROT_EXCUSE);
  if (event->type == TAROT_EVENT_ECART)
    seen->trumps_laid_away += tarot_set_highest (event->cards) >= TAROT_PETIT;
  if (match->deal.outcome == TAROT_OUTCOME_NONE)
    return;
  seen->outcomes[match->deal.outcome]++;
  if (match->deal.outcome != TAROT_OUTCOME_PLAYED)
    return;
  seen->contracts[match->sheet.contract]++;
  seen->slams[match->sheet.slam] += !match->real_table;
  seen->petits += match->sheet.petit != TAROT_NO_SIDE;
  seen->alone += match->deal.called != TAROT_NO_CARD && match->deal.partner == TAROT_NOBODY;
}

TEST (test_random_matches)
{
  Seen seen = { { 0 }, { 0 }, { 0 }, 0, 0, { 0 }, 0, 0 };
  AluRng rng;

  alu_rng_seed (&rng, 1);
  for (int i = 0; i < N_MATCHES; i++)
    {
      uint64_t seed = alu_rng_next (&rng);
      TarotRules rules;
      TarotMatch match;

      random_rules (&rng, &rules);
      tarot_match_init (&match, &rules, i % 4 == 0);
      for (int n = 0; n < 2000 && !tarot_match_is_over (&match); n++)
        {
          TarotEvent event;
          const char *fault;

          random_event (&match, &rng, seed, &event);
          must_apply (&match, &event);
          fault = tarot_match_check (&match);
          if (fault != NULL)
            fail_msg ("match %d: %s", i, fault);
          note_event (&match, &event, &seen);
        }
    }
  for (int contract = 0; contract < TAROT_N_BIDS; contract++)
    assert_true (seen.contracts[contract] > 5);
  for (int outcome = 1; outcome <= TAROT_OUTCOME_PLAYED; outcome++)
    assert_true (seen.outcomes[outcome] > 0);
  for (int event = 0; event < TAROT_N_EVENTS; event++)
    assert_true (seen.events[event] > 0);
  assert_true (seen.petits > 0 && seen.alone > 0);
  assert_true (seen.trumps_laid_away > 0 && seen.excuses_shown > 0);
  print_message ("# %d slams, %d écarts with trumps, %d handfuls with the Excuse\n",
                 seen.slams[TAROT_ATTACK], seen.trumps_laid_away, seen.excuses_shown);
}

/* Invalid events are refused, or are other events that the rules allow. A refused event changes
 * nothing. */
TEST (test_broken_events)
{
  AluRng rng;
  int refused = 0;

  alu_rng_seed (&rng, 2);
  for (int i = 0; i < N_MATCHES; i++)
    {
      TarotRules rules;
      TarotMatch match;

      random_rules (&rng, &rules);
      tarot_match_init (&match, &rules, i % 4 == 0);
      for (int n = 0; n < 100 && !tarot_match_is_over (&match); n++)
        {
          TarotMatch copy = match;
          TarotEvent event, broken;
          /* The numbers at the start of the structure matter for every event, the cards after them
           * only for some. */
          uint32_t end
              = alu_rng_below (&rng, 2) == 0 ? offsetof (TarotEvent, cards) : sizeof broken;

          random_event (&match, &rng, 0, &event);
          broken = event;
          ((uint8_t *) &broken)[alu_rng_below (&rng, end)]
            ^= (uint8_t) (1 + alu_rng_below (&rng, 255));
          if (tarot_match_apply (&copy, &broken) != TAROT_OK)
            {
              assert_memory_equal (&copy, &match, sizeof copy);
              refused++;
            }
          must_apply (&match, &event);
        }
    }
  print_message ("# %d of the broken events refused\n", refused);
  assert_true (refused > 1000);
}

/* Four seats, dealer 4: seat 1 has ten trumps and the Excuse, seat 4 no trump. */
static const char *const four[] = {
  "Ex 21a 20a 19a 18a 17a 16a 15a 14a 13a 12a Rp Dp Cp Vp 10p 9p 8p",
  "11a 10a 9a 8a 7a 6a 5a Rc Dc Cc Vc 10c 9c 8c 7c 6c 5c 4c",
  "4a 3a 2a 1a Rk Dk Ck Vk 10k 9k 8k 7k 6k 5k 4k 3k 2k 1k",
  "Rt Dt Ct Vt 10t 9t 8t 7t 6t 5t 4t 3t 2t 1t 7p 6p 5p 4p",
};
static const char four_dog[] = "3p 2p 1p 3c 2c 1c";

TEST (test_auction)
{
  TarotMatch match;

  start_match (&match, TAROT_RULES_FFT, 4);
  assert_int_equal (do_bid (&match, 1, TAROT_PASS), TAROT_ERROR_NOT_NOW);
  deal_hands (&match, four, four_dog);
  assert_int_equal (do_bid (&match, 5, TAROT_PASS), TAROT_ERROR_NO_SEAT);
  assert_int_equal (do_bid (&match, 2, TAROT_PASS), TAROT_ERROR_NOT_YOUR_TURN);
  assert_int_equal (do_bid (&match, 1, TAROT_GARDE), TAROT_OK);
  assert_int_equal (do_bid (&match, 2, TAROT_GARDE), TAROT_ERROR_BID_TOO_LOW);
  assert_int_equal (do_bid (&match, 2, TAROT_PETITE), TAROT_ERROR_BID_TOO_LOW);
  assert_int_equal (do_bid (&match, 2, TAROT_GARDE_CONTRE), TAROT_OK);
  assert_int_equal (do_bid (&match, 3, TAROT_GARDE_CONTRE), TAROT_ERROR_BID_TOO_LOW);
  assert_int_equal (do_bid (&match, 3, TAROT_PASS), TAROT_OK);
  assert_int_equal (match.deal.phase, TAROT_PHASE_BID);
  assert_int_equal (do_bid (&match, 4, TAROT_PASS), TAROT_OK);
  assert_int_equal (match.deal.phase, TAROT_PHASE_PLAY);
  assert_int_equal (match.deal.taker, 1);
  assert_int_equal (match.deal.turn, 0);
}

static void
pass_all (TarotMatch *match, int first)
{
  for (int i = 0; i < match->rules.seats; i++)
    assert_int_equal (do_bid (match, (first - 1 + i) % match->rules.seats + 1, TAROT_PASS),
                      TAROT_OK);
}

TEST (test_all_pass)
{
  TarotMatch match;

  start_match (&match, TAROT_RULES_FFT, 4);
  deal_hands (&match, four, four_dog);
  pass_all (&match, 1);
  assert_int_equal (match.deal.phase, TAROT_PHASE_DEAL);
  assert_int_equal (match.deal.outcome, TAROT_OUTCOME_PASSED);
  assert_int_equal (match.dealer, 0);
  assert_int_equal (match.n_scored, 0);

  start_match (&match, TAROT_RULES_MAISON, 4);
  deal_hands (&match, four, four_dog);
  pass_all (&match, 1);
  assert_int_equal (match.deal.phase, TAROT_PHASE_PLAY);
  assert_int_equal (match.deal.turn, 0);
  assert_int_equal (do_slam (&match, 1), TAROT_ERROR_GOULASH);
  assert_int_equal (do_cards (&match, TAROT_EVENT_HANDFUL, 1, TAROT_SIMPLE,
                              "21a 20a 19a 18a 17a 16a 15a 14a 13a 12a"),
                    TAROT_ERROR_GOULASH);
  assert_int_equal (do_misere (&match, 1, TAROT_MISERE_TRUMPS), TAROT_ERROR_NO_MISERE);
}

TEST (test_declarations)
{
  TarotMatch match;

  start_match (&match, TAROT_RULES_MAISON, 4);
  deal_hands (&match, four, four_dog);
  assert_int_equal (do_bid (&match, 1, TAROT_GARDE), TAROT_OK);
  for (int seat = 2; seat <= 4; seat++)
    assert_int_equal (do_bid (&match, seat, TAROT_PASS), TAROT_OK);
  assert_int_equal (do_slam (&match, 1), TAROT_ERROR_NOT_NOW);
  assert_int_equal (do_cards (&match, TAROT_EVENT_ECART, 1, 0, "3p 2p 1p 3c 2c"),
                    TAROT_ERROR_ECART_COUNT);
  assert_int_equal (do_cards (&match, TAROT_EVENT_ECART, 1, 0, "3p 2p 1p 3c 2c Rp"),
                    TAROT_ERROR_ECART_KING);
  assert_int_equal (do_cards (&match, TAROT_EVENT_ECART, 1, 0, "3p 2p 1p 3c 2c 20a"),
                    TAROT_ERROR_ECART_TRUMPS);
  assert_int_equal (do_cards (&match, TAROT_EVENT_ECART, 1, 0, "3p 2p 1p 3c 2c 9k"),
                    TAROT_ERROR_NOT_IN_HAND);
  assert_int_equal (do_cards (&match, TAROT_EVENT_ECART, 1, 0, "3p 2p 1p 3c 2c 1c"), TAROT_OK);
  assert_int_equal (do_slam (&match, 2), TAROT_ERROR_NOT_THE_TAKER);
  assert_int_equal (do_slam (&match, 1), TAROT_OK);
  assert_int_equal (do_slam (&match, 1), TAROT_ERROR_SAID_BEFORE);
  assert_int_equal (do_misere (&match, 4, TAROT_MISERE_TRUMPS), TAROT_ERROR_NOT_YOUR_TURN);
  assert_int_equal (do_cards (&match, TAROT_EVENT_HANDFUL, 1, TAROT_SIMPLE,
                              "Ex 20a 19a 18a 17a 16a 15a 14a 13a 12a"),
                    TAROT_ERROR_HANDFUL_EXCUSE);
  assert_int_equal (do_cards (&match, TAROT_EVENT_HANDFUL, 1, TAROT_DOUBLE,
                              "21a 20a 19a 18a 17a 16a 15a 14a 13a 12a"),
                    TAROT_ERROR_HANDFUL_COUNT);
  assert_int_equal (do_cards (&match, TAROT_EVENT_HANDFUL, 1, TAROT_SIMPLE,
                              "11a 20a 19a 18a 17a 16a 15a 14a 13a 12a"),
                    TAROT_ERROR_HANDFUL_CARDS);
  assert_int_equal (do_cards (&match, TAROT_EVENT_HANDFUL, 1, TAROT_SIMPLE,
                              "21a 20a 19a 18a 17a 16a 15a 14a 13a 12a"),
                    TAROT_OK);
  assert_int_equal (do_cards (&match, TAROT_EVENT_HANDFUL, 1, TAROT_SIMPLE,
                              "21a 20a 19a 18a 17a 16a 15a 14a 13a 12a"),
                    TAROT_ERROR_SAID_BEFORE);
  assert_int_equal (do_card (&match, TAROT_EVENT_PLAY, 1, "Ex"), TAROT_OK);
  assert_int_equal (do_card (&match, TAROT_EVENT_PLAY, 2, "11a"), TAROT_OK);
  assert_int_equal (do_card (&match, TAROT_EVENT_PLAY, 3, "Rk"), TAROT_ERROR_MUST_TRUMP);
  assert_int_equal (do_card (&match, TAROT_EVENT_PLAY, 3, "9p"), TAROT_ERROR_NOT_IN_HAND);
  assert_int_equal (do_card (&match, TAROT_EVENT_PLAY, 3, "2a"), TAROT_OK);
  assert_int_equal (do_misere (&match, 4, TAROT_MISERE_HONORS), TAROT_ERROR_NO_MISERE);
  assert_int_equal (do_misere (&match, 4, TAROT_MISERE_TRUMPS), TAROT_OK);
  assert_int_equal (do_misere (&match, 4, TAROT_MISERE_TRUMPS), TAROT_ERROR_SAID_BEFORE);
  assert_int_equal (do_card (&match, TAROT_EVENT_PLAY, 4, "7p"), TAROT_OK);
  assert_int_equal (match.deal.leader, 1);
  assert_int_equal (do_misere (&match, 2, TAROT_MISERE_TRUMPS), TAROT_ERROR_NOT_NOW);
  /* A higher trump is required, even over a partner's; following suit comes before trumping. */
  assert_int_equal (do_card (&match, TAROT_EVENT_PLAY, 2, "10a"), TAROT_OK);
  assert_int_equal (do_card (&match, TAROT_EVENT_PLAY, 3, "4a"), TAROT_OK);
  assert_int_equal (do_card (&match, TAROT_EVENT_PLAY, 4, "1t"), TAROT_OK);
  assert_int_equal (do_card (&match, TAROT_EVENT_PLAY, 1, "8p"), TAROT_ERROR_MUST_TRUMP);
  assert_int_equal (do_card (&match, TAROT_EVENT_PLAY, 1, "12a"), TAROT_OK);
}

/* After the first declaration, a slam can no longer be announced. */
TEST (test_late_slam)
{
  TarotMatch match;

  start_match (&match, TAROT_RULES_FFT, 4);
  deal_hands (&match, four, four_dog);
  assert_int_equal (do_bid (&match, 1, TAROT_GARDE_SANS), TAROT_OK);
  for (int seat = 2; seat <= 4; seat++)
    assert_int_equal (do_bid (&match, seat, TAROT_PASS), TAROT_OK);
  assert_int_equal (do_misere (&match, 1, TAROT_MISERE_TRUMPS), TAROT_ERROR_OPTION_OFF);
  assert_int_equal (do_cards (&match, TAROT_EVENT_HANDFUL, 1, TAROT_SIMPLE,
                              "21a 20a 19a 18a 17a 16a 15a 14a 13a 12a"),
                    TAROT_OK);
  assert_int_equal (do_slam (&match, 1), TAROT_ERROR_NOT_NOW);
}

static void
assert_fault (const TarotMatch *match, const char *fault)
{
  const char *found = tarot_match_check (match);

  assert_non_null (found);
  assert_string_equal (found, fault);
}

/* The check of the state detects each kind of damage. */
TEST (test_check)
{
  TarotMatch match, broken;

  start_match (&match, TAROT_RULES_FFT, 4);
  deal_hands (&match, four, four_dog);
  assert_int_equal (do_bid (&match, 1, TAROT_GARDE_SANS), TAROT_OK);
  broken = match;
  broken.deal.n_bids = 4;
  assert_fault (&broken, "everybody has spoken");
  for (int seat = 2; seat <= 4; seat++)
    assert_int_equal (do_bid (&match, seat, TAROT_PASS), TAROT_OK);
  for (int trick = 0; trick < 2; trick++)
    for (int i = 0; i < 4; i++)
      {
        TarotEvent event;

        tarot_event_init (&event, TAROT_EVENT_PLAY, match.deal.turn);
        event.card = tarot_set_highest (tarot_set_without (tarot_match_legal_plays (&match),
                                                           TAROT_EXCUSE));
        must_apply (&match, &event);
      }
  assert_null (tarot_match_check (&match));
#define ASSERT_BROKEN(change, fault) \
  broken = match; \
  broken.change; \
  assert_fault (&broken, fault)
  ASSERT_BROKEN (deal.hands[0] = match.deal.played, "a card is in two places");
  ASSERT_BROKEN (deal.dog[0] = match.deal.dog[1], "a card is missing");
  ASSERT_BROKEN (deal.n_plays = 7, "the plays do not match the cards played");
  ASSERT_BROKEN (deal.n_tricks = 1, "the tricks do not match the plays");
  ASSERT_BROKEN (deal.phase = TAROT_PHASE_ECART, "a hand has the wrong number of cards");
  ASSERT_BROKEN (deal.takers[1] = 4, "a trick was taken by nobody at the table");
  ASSERT_BROKEN (deal.leaders[1] ^= 1, "a trick was not led by who took the one before");
  ASSERT_BROKEN (deal.turn = 4, "nobody is to act");
  ASSERT_BROKEN (deal.partner = TAROT_UNKNOWN, "the partner is unknown to the match itself");
  ASSERT_BROKEN (score[0] = 1, "marks or scores do not sum to zero");
  ASSERT_BROKEN (sheet.half_points[0] = 183, "more points were taken than there are");
  ASSERT_BROKEN (n_scored = 2, "more deals were scored than dealt");
  ASSERT_BROKEN (winners = 1, "a match is over if and only if somebody has won");
#undef ASSERT_BROKEN
}

static const char *const lone_petit[] = {
  "Ex 21a 20a 19a 18a 17a 16a 15a 14a 13a 12a Rp Dp Cp Vp 10p 9p 8p",
  "11a 10a 9a 8a 7a 6a 5a Rc Dc Cc Vc 10c 9c 8c 7c 6c 5c 4c",
  "1a 7p 6p 5p Rk Dk Ck Vk 10k 9k 8k 7k 6k 5k 4k 3k 2k 1k",
  "Rt Dt Ct Vt 10t 9t 8t 7t 6t 5t 4t 3t 2t 1t 4a 3a 2a 4p",
};

TEST (test_petit_sec)
{
  TarotMatch match;

  start_match (&match, TAROT_RULES_FFT, 4);
  deal_hands (&match, lone_petit, four_dog);
  assert_int_equal (match.deal.outcome, TAROT_OUTCOME_PETIT_SEC);
  assert_int_equal (match.deal.petit_sec, 2);
  assert_int_equal (match.deal.phase, TAROT_PHASE_DEAL);
  assert_int_equal (match.dealer, 0);
  start_match (&match, TAROT_RULES_FFT, 4);
  match.rules.petit_sec = TAROT_PETIT_SEC_PLAY;
  deal_hands (&match, lone_petit, four_dog);
  assert_int_equal (match.deal.phase, TAROT_PHASE_BID);
}

/* Five seats, dealer 5: seat 1 holds the king of spades, seat 2 is going to take. */
static const char *const five[] = {
  "21a 20a 19a 18a 17a Rp Dp 9p 8p 7p 6p 5p 4p 3p 2p",
  "Ex 16a 15a 14a 13a Rc Dc Cc Vc 10c 9c 8c 7c 6c 5c",
  "12a 11a 10a 9a 8a Rk Dk Ck Vk 10k 9k 8k 7k 6k 5k",
  "7a 6a 5a 4a 3a Rt Dt Ct Vt 10t 9t 8t 7t 6t 5t",
  "2a 1a 4c 3c 2c 1c 4k 3k 2k 1k 4t 3t 2t 1t 1p",
};
static const char five_dog[] = "Cp Vp 10p";

static void
take_with_five (TarotMatch *match, TarotCallLead lead, const char *called)
{
  start_match (match, TAROT_RULES_FFT, 5);
  match->rules.call_lead = lead;
  deal_hands (match, five, five_dog);
  assert_int_equal (do_bid (match, 1, TAROT_PASS), TAROT_OK);
  assert_int_equal (do_bid (match, 2, TAROT_GARDE_SANS), TAROT_OK);
  for (int seat = 3; seat <= 5; seat++)
    assert_int_equal (do_bid (match, seat, TAROT_PASS), TAROT_OK);
  assert_int_equal (match->deal.phase, TAROT_PHASE_CALL);
  assert_int_equal (do_card (match, TAROT_EVENT_CALL, 2, "Dp"), TAROT_ERROR_NOT_CALLABLE);
  assert_int_equal (do_card (match, TAROT_EVENT_CALL, 1, called), TAROT_ERROR_NOT_YOUR_TURN);
  assert_int_equal (do_card (match, TAROT_EVENT_CALL, 2, called), TAROT_OK);
}

TEST (test_call)
{
  TarotMatch match;

  take_with_five (&match, TAROT_CALL_LEAD_CALLED, "Rp");
  assert_int_equal (match.deal.partner, 0);
  assert_int_equal (do_card (&match, TAROT_EVENT_PLAY, 1, "Dp"), TAROT_ERROR_CALLED_SUIT);
  assert_int_equal (do_card (&match, TAROT_EVENT_PLAY, 1, "Rp"), TAROT_OK);
  take_with_five (&match, TAROT_CALL_LEAD_FREE, "Rp");
  assert_int_equal (do_card (&match, TAROT_EVENT_PLAY, 1, "Dp"), TAROT_OK);
  /* Takers who call their own king play alone. After announcing a slam they lead, and must also
   * follow the rule of the called suit. */
  take_with_five (&match, TAROT_CALL_LEAD_CALLED, "Rc");
  assert_int_equal (match.deal.partner, TAROT_NOBODY);
  assert_int_equal (do_slam (&match, 2), TAROT_OK);
  assert_int_equal (match.deal.turn, 1);
  assert_int_equal (do_card (&match, TAROT_EVENT_PLAY, 2, "5c"), TAROT_ERROR_CALLED_SUIT);
  /* After the Excuse is led, the next player may play any card. */
  assert_int_equal (do_card (&match, TAROT_EVENT_PLAY, 2, "Ex"), TAROT_OK);
  assert_int_equal (do_card (&match, TAROT_EVENT_PLAY, 3, "Rk"), TAROT_OK);
}

/* If the called queen is in the dog, the taker is alone, and may lay her away. */
TEST (test_call_of_a_queen)
{
  static const char *const hands[] = {
    "21a 20a 19a 18a 17a 9p 8p 7p 6p 5p 4p 3p 2p 1p 10p",
    "Ex 16a 15a 14a 13a Rp Rc Rk Rt Dc Dk Dt Cc 10c 9c",
    "12a 11a 10a 9a 8a 1k 2k Ck Vk 10k 9k 8k 7k 6k 5k",
    "7a 6a 5a 4a 3a 1t 2t Ct Vt 10t 9t 8t 7t 6t 5t",
    "2a 1a 4c 3c 2c 1c 4k 3k 8c 7c 4t 3t 6c 5c Vc",
  };
  TarotMatch match;

  start_match (&match, TAROT_RULES_FFT, 5);
  deal_hands (&match, hands, "Cp Vp Dp");
  assert_int_equal (do_bid (&match, 1, TAROT_PASS), TAROT_OK);
  assert_int_equal (do_bid (&match, 2, TAROT_GARDE), TAROT_OK);
  for (int seat = 3; seat <= 5; seat++)
    assert_int_equal (do_bid (&match, seat, TAROT_PASS), TAROT_OK);
  assert_int_equal (do_card (&match, TAROT_EVENT_CALL, 2, "Dp"), TAROT_OK);
  assert_int_equal (match.deal.partner, TAROT_NOBODY);
  assert_int_equal (do_cards (&match, TAROT_EVENT_ECART, 2, 0, "Cp Vp Dp"), TAROT_OK);
  assert_int_equal (match.deal.turn, 0);
}

TEST (test_wrong_deals)
{
  TarotMatch match, before;
  TarotEvent event;

  start_match (&match, TAROT_RULES_BGA, 4);
  match.dealer = 2;
  before = match;
  tarot_match_chance (&match, 5, &event);
  event.seat = 1;
  assert_int_equal (tarot_match_apply (&match, &event), TAROT_ERROR_WRONG_DEALER);
  event.seat = 2;
  event.hands[0] = tarot_set_without (event.hands[0], tarot_set_lowest (event.hands[0]));
  assert_int_equal (tarot_match_apply (&match, &event), TAROT_ERROR_WRONG_CARDS);
  tarot_match_chance (&match, 5, &event);
  event.dog[0] = event.dog[1];
  assert_int_equal (tarot_match_apply (&match, &event), TAROT_ERROR_WRONG_CARDS);
  event.dog[0] = TAROT_NO_CARD;
  assert_int_equal (tarot_match_apply (&match, &event), TAROT_ERROR_WRONG_CARDS);
  tarot_match_chance (&match, 5, &event);
  event.hands[4] = tarot_set_of (TAROT_PETIT);
  assert_int_equal (tarot_match_apply (&match, &event), TAROT_ERROR_WRONG_CARDS);
  tarot_event_init (&event, TAROT_EVENT_PASSED, 0);
  assert_int_equal (tarot_match_apply (&match, &event), TAROT_ERROR_REAL_TABLE);
  assert_memory_equal (&match, &before, sizeof match);
}

TEST (test_rules)
{
  AluGameRules game;
  TarotRules rules;

  assert_int_equal (tarot_rules_init (&rules, TAROT_RULES_BGA, 2), TAROT_ERROR_BAD_SEATS);
  assert_int_equal (tarot_rules_init (&rules, TAROT_RULES_BGA, 6), TAROT_ERROR_BAD_SEATS);
  for (int set = 0; set < TAROT_N_RULE_SETS; set++)
    {
      assert_int_equal (tarot_rules_init (&rules, (TarotRuleSet) set, 0), TAROT_OK);
      assert_int_equal (rules.seats, 4);
      assert_int_equal (rules.deals, set == TAROT_RULES_BGA ? 6 : 0);
      assert_int_equal (rules.misere, set == TAROT_RULES_MAISON);
      assert_int_equal (rules.all_pass, set == TAROT_RULES_MAISON);
      assert_int_equal (rules.call_own, true);
      assert_int_equal (alu_game_rule_set_from_id (&tarot_kind, tarot_rule_sets[set].id), set);
    }
  tarot_rules_to_game (&rules, &game);
  assert_int_equal (alu_game_rules_set_option (&tarot_kind, &game, "target", "9999"), TAROT_OK);
  tarot_rules_from_game (&game, &rules);
  assert_int_equal (rules.target, 9999);
  assert_int_equal (alu_game_rules_set_option (&tarot_kind, &game, "target", "10000"),
                    TAROT_ERROR_BAD_VALUE);
  assert_int_equal (alu_game_rules_set_option (&tarot_kind, &game, "target", "007"),
                    TAROT_ERROR_BAD_VALUE);
  assert_int_equal (alu_game_rules_set_option (&tarot_kind, &game, "target", ""),
                    TAROT_ERROR_BAD_VALUE);
  assert_int_equal (alu_game_rules_set_option (&tarot_kind, &game, "deals", "100"),
                    TAROT_ERROR_BAD_VALUE);
  assert_int_equal (alu_game_rules_set_option (&tarot_kind, &game, "deals", "99"), TAROT_OK);
  assert_int_equal (alu_game_rules_set_option (&tarot_kind, &game, "misere", "yes"),
                    TAROT_ERROR_BAD_VALUE);
  assert_int_equal (alu_game_rules_set_option (&tarot_kind, &game, "excuse-last", "winner"),
                    TAROT_OK);
  assert_int_equal (alu_game_rules_set_option (&tarot_kind, &game, "slam", "on"),
                    TAROT_ERROR_NO_OPTION);
  assert_int_equal (alu_game_rule_set_from_id (&tarot_kind, "classic"), -1);
}

TEST (test_cards)
{
  int half_points = 0;

  for (TarotCard card = 0; card < TAROT_N_CARDS; card++)
    {
      char code[TAROT_CODE_SIZE];
      TarotCardSet above = tarot_set_above (tarot_set_all (), card);

      tarot_card_code (card, code);
      assert_int_equal (tarot_card_parse (code), card);
      half_points += tarot_card_half_points (card);
      assert_int_equal (tarot_set_half_points (tarot_set_of (card)), tarot_card_half_points (card));
      assert_int_equal (tarot_set_count (above), TAROT_N_CARDS - 1 - card);
      assert_int_equal (tarot_set_lowest (tarot_set_of (card)), card);
      assert_int_equal (tarot_set_highest (tarot_set_of (card)), card);
    }
  assert_int_equal (half_points, 182);
  assert_int_equal (tarot_set_half_points (tarot_set_all ()), 182);
  assert_int_equal (tarot_card_parse ("Rp"), 55);
  assert_int_equal (tarot_card_parse ("1a"), 56);
  assert_int_equal (tarot_card_parse ("Ex"), 77);
  assert_int_equal (tarot_card_parse ("22a"), TAROT_NO_CARD);
  assert_int_equal (tarot_card_parse ("0a"), TAROT_NO_CARD);
  assert_int_equal (tarot_card_parse ("01a"), TAROT_NO_CARD);
  assert_int_equal (tarot_card_parse ("11p"), TAROT_NO_CARD);
  assert_int_equal (tarot_card_parse ("rp"), TAROT_NO_CARD);
  assert_int_equal (tarot_card_parse (""), TAROT_NO_CARD);
  assert_int_equal (tarot_card_parse ("p"), TAROT_NO_CARD);
  assert_int_equal (tarot_card_parse ("Ra"), TAROT_NO_CARD);
  assert_int_equal (tarot_card_parse ("1"), TAROT_NO_CARD);
  assert_int_equal (tarot_card_parse ("10k "), TAROT_NO_CARD);
  assert_int_equal (tarot_card_parse ("1Rk"), TAROT_NO_CARD);
  assert_int_equal (tarot_card_parse ("ex"), TAROT_NO_CARD);
  assert_int_equal (tarot_set_count (tarot_suit_cards (TAROT_TRUMPS)), 21);
  assert_int_equal (tarot_set_count (tarot_honors ()), 16);
  assert_set (tarot_bouts (), "Ex 21a 1a");
  assert_set (tarot_rank_cards (TAROT_KING), "Rp Rc Rk Rt");
  assert_set (tarot_rank_cards (TAROT_JACK), "Vp Vc Vk Vt");
}

/* A match with a target and a fixed number of deals ends with whichever is reached first. */
TEST (test_end)
{
  TarotRules rules;
  TarotMatch match;
  TarotEvent event;

  assert_int_equal (tarot_rules_init (&rules, TAROT_RULES_BGA, 3), TAROT_OK);
  rules.target = 300;
  rules.deals = 2;
  tarot_match_init (&match, &rules, true);
  for (int deal = 0; deal < 3; deal++)
    {
      tarot_event_init (&event, TAROT_EVENT_DEAL, deal);
      must_apply (&match, &event);
      tarot_event_init (&event, deal == 1 ? TAROT_EVENT_PASSED : TAROT_EVENT_RESULT, 0);
      if (deal != 1)
        {
          tarot_sheet_init (&event.sheet);
          event.sheet.contract = TAROT_PETITE;
          event.sheet.taker = (uint8_t) (deal / 2);
          event.sheet.bouts = 1;
          event.sheet.half_points[0] = 102;
        }
      must_apply (&match, &event);
      assert_int_equal (tarot_match_is_over (&match), deal == 2);
    }
  assert_int_equal (match.n_deals, 3);
  assert_int_equal (match.n_scored, 2);
  assert_int_equal (match.score[0], 25);
  assert_int_equal (match.score[1], 25);
  assert_int_equal (match.score[2], -50);
  assert_int_equal (match.winners, 3);
  assert_int_equal (tarot_match_awaited (&match), TAROT_NOBODY);
  tarot_event_init (&event, TAROT_EVENT_DEAL, 0);
  assert_int_equal (tarot_match_apply (&match, &event), TAROT_ERROR_MATCH_OVER);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The official signals of the defense: what each card tells, that bots play them where it costs
 * little, and that they read them. */

#include "tarot-support.h"

#include <stdlib.h>

#include "bots/tarot/tarot-bot.h"
#include "bots/tarot/tarot-signal-choice.h"
#include "bots/tarot/tarot-signals.h"
#include "bots/tarot/tarot-world-weight.h"
#include "testing.h"

#define ALL_SEATS 0xf

/* Plays @plays from the lead of @leader; seat 0 is the taker, and only the seat in turn has a
 * hand. */
static void
make_deal (TarotRules *rules, int seats, int leader, const char *plays, const char *hand,
           TarotDeal *deal)
{
  TarotCard cards[TAROT_MAX_PLAYS];
  int n = read_cards (plays, cards);

  tarot_rules_init (rules, TAROT_RULES_FFT, seats);
  tarot_deal_init (deal, seats - 1);
  deal->phase = TAROT_PHASE_PLAY;
  deal->taker = 0;
  deal->contract = TAROT_GARDE_SANS;
  deal->partner = TAROT_NOBODY;
  deal->called = TAROT_NO_CARD;
  deal->leader = deal->turn = (uint8_t) leader;
  for (int i = 0; i < n; i++)
    tarot_deal_play (rules, deal, cards[i]);
  deal->hands[deal->turn] = read_set (hand);
}

/* What the next card tells. */
static const struct
{
  const char *what;
  int leader; /* of the first trick; 0 is the taker */
  const char *plays, *hand, *spoken, *honest;
} meanings[] = {
  { "lead of a suit with the king, without and with the queen", 1, "",
    "Rp 8p 3p 2p 7c 4c Dk 9k", "8p 3p 2p 7c 4c", "3p 2p 7c" },
  { "no low card from 6 to 10: nothing told", 1, "", "5p 2p Vp", "", "" },
  { "a suit led before", 1, "5p 6p 7p Rp 9c 8c 7c 6c 3t", "4p 8p 2c 9c", "", "" },
  { "odd with seven trumps", 1, "", "20a 15a 12a 8a 7a 5a 2a", "20a 15a 12a 8a 7a 5a 2a",
    "15a 7a 5a" },
  { "even with fewer; the bouts tell nothing", 1, "", "21a 15a 12a 8a 1a", "15a 12a 8a",
    "12a 8a" },
  { "a suit of the taker that is held: not the lowest", 0, "9p", "Rp 8p 6p 3p 2p", "8p 6p 3p 2p",
    "8p 6p 3p" },
  { "not held without a second card", 0, "9p", "Dp 5p 4p 3p 1p", "5p 4p 3p 1p", "1p" },
  { "held with knight and ten", 0, "9p", "Cp 10p 8p 5p 1p", "10p 8p 5p 1p", "10p 8p 5p" },
  { "a jack does not hold", 0, "9p", "Vp 10p 6p 3p 2p", "10p 6p 3p 2p", "2p" },
  { "the Excuse is one of the five cards", 0, "10p", "Dp Cp 9p 6p Ex", "9p 6p Ex", "9p Ex" },
  { "the Excuse without the suit", 0, "10p", "Ex 9a 6a 7c", "Ex", "" },
  { "descending in the second round", 0, "Rp 6p 1p 2p 9p", "Dp Vp 4p 8p 10p", "4p 8p 10p",
    "4p" },
  { "ascending without the suit", 0, "Rp 6p 1p 2p 9p", "4p 8p 10p", "4p 8p 10p", "8p 10p" },
  { "a doubleton in a suit of the defense", 3, "9p 7c", "8p 3p 12a", "8p 3p", "8p" },
  { "but not without a trump for the next round", 3, "9p 7c", "8p 3p 1a", "8p 3p", "3p" },
  { "no doubleton", 3, "9p 7c", "8p 5p 3p 12a", "8p 5p 3p", "3p" },
  { "the last card of a doubleton", 3, "9p 7c 8p Rp 6p 7t", "3p 12a", "", "" },
  { "own suit led again", 1, "7p 6p 2p Rp Dp", "9p 5p 4p", "", "" },
  { "third round", 0, "Rp 6p 1p 2p Dp 4p 3p 5p 9p", "7p 8p", "", "" },
  { "the taker", 3, "9p", "8p 5p 3p", "", "" },
};

TEST (test_meanings)
{
  for (size_t i = 0; i < COUNT_OF (meanings); i++)
    {
      TarotRules rules;
      TarotDeal deal;
      TarotSignals signals;

      make_deal (&rules, 4, meanings[i].leader, meanings[i].plays, meanings[i].hand, &deal);
      tarot_signals_read (&rules, &deal, deal.turn, &signals);
      if (!tarot_set_equal (signals.spoken, read_set (meanings[i].spoken))
          || !tarot_set_equal (signals.honest, read_set (meanings[i].honest)))
        fail_msg ("%s", meanings[i].what);
    }
}

/* Seven trumps of eighteen cards are nine of 24 and six of 15. */
TEST (test_many_trumps)
{
  static const char *const hands[] = { "15a 14a 13a 12a 8a 7a 5a 4a 2a", "15a 14a 12a 8a 7a 2a" };

  for (int i = 0; i < 2; i++)
    {
      TarotRules rules;
      TarotDeal deal;
      TarotSignals signals;
      int seats = 3 + 2 * i;

      make_deal (&rules, seats, 1, "", hands[i], &deal);
      tarot_signals_read (&rules, &deal, 1, &signals);
      assert_true (tarot_set_has (signals.honest, tarot_card_parse ("15a")));
      deal.hands[1] = tarot_set_without (deal.hands[1], tarot_card_parse ("2a"));
      tarot_signals_read (&rules, &deal, 1, &signals);
      assert_false (tarot_set_has (signals.honest, tarot_card_parse ("15a")));
    }
}

/* A partner whom nobody knows leads as a defender; once they are known, their suit is one of the
 * attack. They themselves tell nothing. */
TEST (test_partner)
{
  TarotRules rules;
  TarotDeal deal;
  TarotSignals signals;

  make_deal (&rules, 5, 4, "Rc 2c 3c 4c 5c 9p 7t", "8p 3p 12a", &deal);
  deal.called = tarot_card_parse ("Rc");
  deal.partner = 4;
  tarot_signals_read (&rules, &deal, 1, &signals);
  assert_set (signals.honest, "3p");
  deal.called = tarot_card_parse ("Rk");
  tarot_signals_read (&rules, &deal, 1, &signals);
  assert_set (signals.honest, "8p");
  deal.partner = 1;
  tarot_signals_read (&rules, &deal, 1, &signals);
  assert_set (signals.spoken, "");
}

/* What partners ask of seat 1. */
static const struct
{
  const char *what;
  int leader;
  const char *plays;
  TarotWish wish;
} wishes[] = {
  { "nothing yet", 1, "", TAROT_WISH_NONE },
  { "an odd trump", 3, "7a 9a 10a 11a", TAROT_WISH_TRUMPS },
  { "an even trump", 3, "6a 9a 10a 11a", TAROT_WISH_NONE },
  { "a trump of the taker", 0, "7a 9a 10a 11a", TAROT_WISH_NONE },
  { "the Excuse on it", 0, "7a 9a Ex 10a", TAROT_WISH_NONE },
  { "the Excuse on a partner's trump", 3, "8a 9a 10a 11a", TAROT_WISH_NONE },
  { "stop", 2, "8a Ex 9a 10a", TAROT_WISH_NO_TRUMPS },
  { "the taker's Excuse", 2, "8a 9a Ex 10a", TAROT_WISH_NONE },
  { "the Excuse on the taker's suit", 0, "9p 3p Ex 2p", TAROT_WISH_TRUMPS },
  { "the Excuse in the third round", 0, "9p 3p 4p 2p Rp 5p 6p 7p 10p Vp Ex 8p", TAROT_WISH_NONE },
  { "descending in the taker's suit", 0, "Rp 3p 6p 2p Dp 5p 4p 7p", TAROT_WISH_TRUMPS },
  { "ascending", 0, "Rp 3p 4p 2p Dp 5p 6p 7p", TAROT_WISH_NONE },
  { "descending in a suit of the defense", 3, "Rp 3p 5p 6p Dp 7p 8p 4p", TAROT_WISH_NONE },
  { "the later wish", 2, "7a Ex 9a 10a", TAROT_WISH_NO_TRUMPS },
};

TEST (test_wishes)
{
  for (size_t i = 0; i < COUNT_OF (wishes); i++)
    {
      TarotRules rules;
      TarotDeal deal;

      make_deal (&rules, 4, wishes[i].leader, wishes[i].plays, "", &deal);
      if (tarot_signals_wish (&rules, &deal, 1, ALL_SEATS) != wishes[i].wish)
        fail_msg ("%s", wishes[i].what);
      assert_int_equal (tarot_signals_wish (&rules, &deal, 1, 0), TAROT_WISH_NONE);
      assert_int_equal (tarot_signals_wish (&rules, &deal, 0, ALL_SEATS), TAROT_WISH_NONE);
    }
}

/* How much more likely a world is if @signalers play the signals. */
static double
signal_weight (const TarotView *view, const TarotDeal *world, unsigned signalers)
{
  return tarot_world_weight (view, world, signalers) / tarot_world_weight (view, world, 0);
}

/* A partner led a low spade: hands with the king are more likely, if the partner signals. */
TEST (test_reading)
{
  TarotRules rules;
  TarotDeal with, without;
  TarotView view = { .seat = 2 };

  make_deal (&rules, 4, 1, "2p", "9c", &with);
  view.match.rules = rules;
  without = with;
  with.hands[1] = read_set ("Rp 8p 7p 9c");
  without.hands[1] = read_set ("Vp 8p 7p 9c");
  assert_float_equal (signal_weight (&view, &with, ALL_SEATS & ~2u), 1, 1e-9);
  assert_float_equal (signal_weight (&view, &without, ALL_SEATS & ~2u), 1, 1e-9);
  assert_true (signal_weight (&view, &with, ALL_SEATS)
               > 2 * signal_weight (&view, &without, ALL_SEATS));
  without.hands[1] = read_set ("Vp 4p 3p 9c"); /* with these, the card told nothing */
  assert_float_equal (signal_weight (&view, &with, ALL_SEATS),
                      signal_weight (&view, &without, ALL_SEATS), 1e-9);
}

/* The choice among options of these values. */
static void
assert_choice (const char *hand, int leader, const char *plays, const char *cards,
               const double *marks, const char *chosen)
{
  TarotOptionValue options[TAROT_MAX_OPTIONS] = { 0 };
  TarotCard list[TAROT_MAX_OPTIONS];
  TarotView view = { .seat = 1 };
  int n = read_cards (cards, list);

  make_deal (&view.match.rules, 4, leader, plays, hand, &view.match.deal);
  view.unseen = tarot_set_minus (tarot_set_minus (tarot_set_all (), view.match.deal.played),
                                 view.match.deal.hands[1]);
  for (int i = 0; i < n; i++)
    {
      tarot_event_init (&options[i].event, TAROT_EVENT_PLAY, 1);
      options[i].event.card = list[i];
      options[i].marks = marks[i];
    }
  tarot_choose_signal (&view, ALL_SEATS, options, n);
  if (options[0].event.card != tarot_card_parse (chosen))
    fail_msg ("%d instead of %s", options[0].event.card, chosen);
}

TEST (test_choice)
{
  assert_choice ("Vp 8p 3p", 1, "", "3p 8p", (double[]) { 10, 9.5 }, "8p");
  assert_choice ("Vp 8p 3p", 1, "", "3p 8p", (double[]) { 10, 5 }, "3p");
  assert_choice ("Rp 8p 3p", 1, "", "8p 3p", (double[]) { 10, 9.5 }, "3p");
  /* The 6 stands behind the 5, which is equal. */
  assert_choice ("Vp 6p 5p", 1, "", "5p", (double[]) { 10 }, "6p");
  assert_choice ("Vp 8p 3p", 1, "", "Vp 3p 8p", (double[]) { 10, 9.9, 9.9 }, "Vp");
  assert_choice ("12a 7c 6t", 3, "7a 8a 9a 10a", "7c 12a", (double[]) { 10, 9.5 }, "12a");
  assert_choice ("12a 7c 6t", 3, "7a 8a 9a 10a", "7c 12a", (double[]) { 10, 2 }, "7c");
  assert_choice ("12a 7c 6t", 2, "8a Ex 9a 21a", "12a 7c", (double[]) { 10, 9.5 }, "7c");
}

/* Cards of defenders that tell something, and true ones. */
typedef struct
{
  int spoken, honest;
} Count;

/* Plays a deal; every defender's card is counted. */
static void
count_signals (uint64_t seed, unsigned signalers, Count *count)
{
  TarotBudget budget = { .seed = seed, .nodes = 3000, .convention_seats = signalers };
  TarotRules rules;
  TarotMatch match;

  tarot_rules_init (&rules, TAROT_RULES_BGA, 4);
  tarot_match_init (&match, &rules, false);
  while (match.deal.outcome == TAROT_OUTCOME_NONE)
    {
      TarotEvent event;
      TarotView view;
      TarotSignals signals;

      if (tarot_match_awaited (&match) == TAROT_CHANCE)
        tarot_match_chance (&match, seed, &event);
      else
        {
          tarot_view_for_seat (&match, match.deal.turn, &view);
          tarot_bot_decide (TAROT_LEVEL_STRONG, &view, &budget, &event);
          assert_int_equal (tarot_view_check_event (&view, &event), TAROT_OK);
        }
      if (event.type == TAROT_EVENT_PLAY)
        {
          tarot_signals_read (&rules, &match.deal, event.seat, &signals);
          count->spoken += tarot_set_has (signals.spoken, event.card);
          count->honest += tarot_set_has (signals.honest, event.card);
        }
      must_apply (&match, &event);
    }
}

TEST (test_play)
{
  Count on = { 0 }, off = { 0 };

  for (uint64_t seed = 1; seed <= 30; seed++)
    {
      count_signals (seed, ALL_SEATS, &on);
      count_signals (seed, 0, &off);
    }
  print_message ("# with signals %d of %d cards are true, without %d of %d\n", on.honest,
                 on.spoken, off.honest, off.spoken);
  assert_true (on.spoken > 100 && off.spoken > 100);
  assert_true (on.honest * 100 > on.spoken * 90);
  assert_true (off.honest * 100 < off.spoken * 80);
}

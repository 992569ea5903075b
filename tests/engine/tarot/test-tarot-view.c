/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a seat sees: the laws of views over random matches, and the table of who sees what.
 *
 *   test-tarot-view [MATCHES [SEED]]   a longer run than the usual one
 */

#include "tarot-support.h"
#include "testing.h"

#include <stdlib.h>

#define MAX_LOG 800

static uint32_t n_matches = 200;
static uint64_t first_seed = 1;

/* Numbers of comparisons. */
static struct
{
  long views, checks, worlds, same_seat_events, prefixes;
} count;

static void
assert_same_view (const TarotView *a, const TarotView *b, const char *law)
{
  if (memcmp (a, b, sizeof *a) != 0)
    fail_msg ("%s: the views of seat %d differ in phase %d", law, a->seat, a->match.deal.phase);
}

/* The seats, and after them the spectator. */
static int
viewer_of (const TarotMatch *match, int i)
{
  return i < match->rules.seats ? i : TAROT_NOBODY;
}

/* The view and the match have the same legal cards and other events. */
static void
check_legal (const TarotMatch *match, const TarotView *view)
{
  TarotEvent events[TAROT_MAX_LEGAL];
  int n = tarot_match_legal (&view->match, view->seat, events);
  bool acts = view->seat != TAROT_NOBODY && (tarot_view_actors (view) >> view->seat & 1) != 0;
  TarotCardSet plays = tarot_view_legal_plays (view);
  TarotEvent play;

  assert_int_equal (n > 0, acts);
  for (int i = 0; i < n; i++)
    {
      assert_int_equal (tarot_match_check_event (match, &events[i]), TAROT_OK);
      assert_int_equal (tarot_view_check_event (view, &events[i]), TAROT_OK);
    }
  if (view->seat == TAROT_NOBODY)
    return;
  tarot_event_init (&play, TAROT_EVENT_PLAY, view->seat);
  for (TarotCard card = 0; card < TAROT_N_CARDS; card++)
    {
      play.card = card;
      assert_int_equal (tarot_match_check_event (match, &play) == TAROT_OK,
                        tarot_set_has (plays, card));
      assert_int_equal (tarot_match_check_event (match, &play),
                        tarot_view_check_event (view, &play));
      count.checks++;
    }
}

/* What a view says about sides is true or unknown; after a deal that was played, all sides are
 * known. */
static void
check_sides (const TarotMatch *match, const TarotView *view)
{
  const TarotDeal *deal = &match->deal;
  bool decided = deal->taker != TAROT_NOBODY && deal->phase != TAROT_PHASE_BID;
  uint8_t sides[TAROT_MAX_SEATS];

  tarot_view_sides (view, sides);
  for (int seat = 0; seat < match->rules.seats; seat++)
    {
      bool attacks = seat == deal->taker || seat == deal->partner;
      TarotSide side = attacks ? TAROT_ATTACK : TAROT_DEFENSE;

      if (!decided)
        assert_int_equal (sides[seat], TAROT_NO_SIDE);
      else if (sides[seat] != TAROT_UNKNOWN || deal->outcome == TAROT_OUTCOME_PLAYED)
        assert_int_equal (sides[seat], side);
    }
}

/* Public facts are the same in the match and in the view. */
static void
check_open (const TarotMatch *match, const TarotView *view)
{
  assert_int_equal (tarot_view_awaited (view), tarot_match_awaited (match));
  assert_int_equal (tarot_view_winners (view), match->winners);
  check_sides (match, view);
  for (int seat = 0; seat < match->rules.seats; seat++)
    {
      assert_int_equal (tarot_view_hand_count (view, seat),
                        tarot_set_count (match->deal.hands[seat]));
      assert_int_equal (tarot_view_points (view, seat), match->score[seat]);
    }
}

/* The log of one seat. */
typedef struct
{
  TarotEvent events[MAX_LOG];
  int n;
} Log;

/* Folds the first @n events of a log and compares the result with the view at that time. */
static void
check_prefix (const TarotMatch *start, const Log *log, int n, const TarotView *expected)
{
  TarotView view;

  tarot_view_for_seat (start, expected->seat, &view);
  for (int i = 0; i < n; i++)
    assert_int_equal (tarot_view_apply (&view, &log->events[i]), TAROT_OK);
  assert_same_view (&view, expected, "a truncated log");
  count.prefixes++;
}

/* @open: with open hands, each view is the whole match */
static void
play_match (uint64_t seed, bool open)
{
  static Log logs[TAROT_MAX_SEATS + 1];
  TarotView views[TAROT_MAX_SEATS + 1], kept[TAROT_MAX_SEATS + 1];
  TarotMatch match, start;
  TarotRules rules;
  AluRng rng;
  int kept_at = 0;

  alu_rng_seed (&rng, seed);
  random_rules (&rng, &rules);
  tarot_match_init (&match, &rules, false);
  match.open_hands = open;
  start = match;
  for (int i = 0; i <= rules.seats; i++)
    {
      tarot_view_for_seat (&match, viewer_of (&match, i), &views[i]);
      logs[i].n = 0;
    }
  memcpy (kept, views, sizeof kept);
  for (int n = 0; n < MAX_LOG && !tarot_match_is_over (&match); n++)
    {
      TarotMatch before = match;
      TarotEvent event;

      random_event (&match, &rng, seed, &event);
      must_apply (&match, &event);
      for (int i = 0; i <= rules.seats; i++)
        {
          TarotEvent *seat_event = &logs[i].events[logs[i].n++];
          TarotView fresh;

          tarot_view_for_seat (&match, viewer_of (&match, i), &fresh);
          assert_true (tarot_event_for_seat (&before, &event, viewer_of (&match, i), seat_event));
          assert_int_equal (tarot_view_apply (&views[i], seat_event), TAROT_OK);
          assert_same_view (&views[i], &fresh, "what is told of an event");
          if (open)
            assert_memory_equal (&fresh.match, &match, sizeof match);
          count.views++;
          check_legal (&match, &fresh);
          check_open (&match, &fresh);
        }
      if (alu_rng_below (&rng, 100) == 0)
        {
          memcpy (kept, views, sizeof kept);
          kept_at = n + 1;
        }
    }
  for (int i = 0; i <= rules.seats; i++)
    check_prefix (&start, &logs[i], kept_at, &kept[i]);
}

TEST (test_laws)
{
  for (uint32_t i = 0; i < n_matches; i++)
    play_match (first_seed + i, false);
  for (uint32_t i = 0; i < n_matches / 4; i++)
    play_match (first_seed + i, true);
  print_message ("# %ld views equal, %ld cards checked, %ld truncated logs equal\n", count.views,
                 count.checks, count.prefixes);
}

/* Shuffles the cards whose places @seat does not know. Returns: their number. */
static int
hidden_cards (const TarotMatch *match, int seat, AluRng *rng, uint8_t *cards)
{
  TarotView view;
  int n;

  tarot_view_for_seat (match, seat, &view);
  n = tarot_set_cards (view.unseen, cards);
  alu_rng_shuffle (rng, cards, n);
  return n;
}

static TarotCardSet
take_cards (const uint8_t *cards, int *at, int n)
{
  TarotCardSet set = tarot_set_empty ();

  for (; n > 0; n--)
    set = tarot_set_with (set, cards[(*at)++]);
  return set;
}

/* Makes another match that @seat cannot distinguish from @match: the cards that it does not see are
 * in other places. Returns: whether there is one. */
static bool
make_world (const TarotMatch *match, int seat, AluRng *rng, TarotMatch *world)
{
  TarotDeal *deal = &world->deal;
  uint8_t cards[TAROT_N_CARDS];
  TarotView a, b;
  int at = 0, n;

  if (match->deal.phase == TAROT_PHASE_ECART)
    return false; /* the dog is open in the taker's hand */
  *world = *match;
  n = hidden_cards (match, seat, rng, cards);
  for (int i = 0; i < match->rules.seats; i++)
    if (i != seat)
      deal->hands[i] = take_cards (cards, &at, tarot_set_count (match->deal.hands[i]));
  if (!tarot_deal_dog_is_open (&match->deal))
    for (int i = 0; i < tarot_dog_size (match->rules.seats); i++)
      deal->dog[i] = cards[at++];
  if (seat != deal->taker)
    {
      TarotCardSet trumps = tarot_cards_of (deal->ecart, TAROT_TRUMPS);
      int closed = tarot_set_count (deal->ecart) - tarot_set_count (trumps);

      deal->ecart = tarot_set_union (trumps, take_cards (cards, &at, closed));
    }
  assert_int_equal (at, n);
  if (deal->called != TAROT_NO_CARD && !tarot_set_has (deal->played, deal->called))
    {
      deal->partner = TAROT_NOBODY;
      for (int i = 0; i < match->rules.seats; i++)
        if (i != deal->taker && tarot_set_has (deal->hands[i], deal->called))
          deal->partner = (uint8_t) i;
    }
  tarot_view_for_seat (match, seat, &a);
  tarot_view_for_seat (world, seat, &b);
  return memcmp (&a, &b, sizeof a) == 0 && tarot_match_check (world) == NULL;
}

/* Any event that both matches allow. Returns: whether one was found. */
static bool
common_event (const TarotMatch *a, const TarotMatch *b, AluRng *rng, TarotEvent *event)
{
  for (int tries = 0; tries < 20; tries++)
    {
      random_event (a, rng, 0, event);
      if (tarot_match_check_event (b, event) == TAROT_OK)
        return true;
    }
  return false;
}

static bool
is_last_card (const TarotMatch *match)
{
  return match->deal.n_plays + 1 == match->rules.seats * tarot_hand_size (match->rules.seats);
}

/* The same events follow in two matches that @seat cannot distinguish: its log must be the same.
 * When the dog is opened or the deal is over, the matches become different for the seat. */
static void
follow_worlds (TarotMatch *a, TarotMatch *b, int seat, AluRng *rng)
{
  count.worlds++;
  while (a->deal.phase != TAROT_PHASE_DEAL && !is_last_card (a))
    {
      TarotEvent event, seat_event_a, seat_event_b;
      TarotView view_a, view_b;

      if (!common_event (a, b, rng, &event))
        return;
      tarot_event_for_seat (a, &event, seat, &seat_event_a);
      tarot_event_for_seat (b, &event, seat, &seat_event_b);
      must_apply (a, &event);
      must_apply (b, &event);
      if (seat_event_a.has_dog)
        return;
      assert_memory_equal (&seat_event_a, &seat_event_b, sizeof seat_event_a);
      tarot_view_for_seat (a, seat, &view_a);
      tarot_view_for_seat (b, seat, &view_b);
      assert_same_view (&view_a, &view_b, "another world");
      count.same_seat_events++;
    }
}

TEST (test_other_worlds)
{
  AluRng rng;

  alu_rng_seed (&rng, first_seed);
  for (uint32_t i = 0; i < 20 * n_matches; i++)
    {
      uint64_t seed = alu_rng_next (&rng);
      TarotMatch match, world;
      TarotRules rules;
      int seat, n;

      random_rules (&rng, &rules);
      tarot_match_init (&match, &rules, false);
      n = 1 + (int) alu_rng_below (&rng, 60);
      for (int k = 0; (k < n || match.deal.phase == TAROT_PHASE_DEAL) && k < 200; k++)
        {
          TarotEvent event;

          if (tarot_match_is_over (&match))
            break;
          random_event (&match, &rng, seed, &event);
          must_apply (&match, &event);
        }
      seat = viewer_of (&match, (int) alu_rng_below (&rng, rules.seats + 1u));
      if (make_world (&match, seat, &rng, &world))
        follow_worlds (&match, &world, seat, &rng);
    }
  assert_true (count.worlds > 5 * (long) n_matches);
  print_message ("# %ld other worlds, told the same %ld times\n", count.worlds,
                 count.same_seat_events);
}

/* Deals that differ only in cards that a seat does not get give the same log. */
TEST (test_deals_are_told_alike)
{
  AluRng rng;

  alu_rng_seed (&rng, first_seed);
  for (uint32_t i = 0; i < 10 * n_matches; i++)
    {
      TarotMatch match, a, b;
      TarotRules rules;
      TarotEvent deal, other, seat_event_a, seat_event_b;
      int seat;

      random_rules (&rng, &rules);
      tarot_match_init (&match, &rules, false);
      rules.petit_sec = TAROT_PETIT_SEC_PLAY;
      tarot_match_chance (&match, alu_rng_next (&rng), &deal);
      a = match;
      must_apply (&a, &deal);
      seat = viewer_of (&match, (int) alu_rng_below (&rng, rules.seats + 1u));
      if (a.deal.outcome != TAROT_OUTCOME_NONE || !make_world (&a, seat, &rng, &b))
        continue;
      other = deal;
      memcpy (other.hands, b.deal.hands, sizeof other.hands);
      memcpy (other.dog, b.deal.dog, sizeof other.dog);
      tarot_event_for_seat (&match, &deal, seat, &seat_event_a);
      tarot_event_for_seat (&match, &other, seat, &seat_event_b);
      if (seat_event_a.petit_sec == seat_event_b.petit_sec)
        assert_memory_equal (&seat_event_a, &seat_event_b, sizeof seat_event_a);
    }
}

/* Damaged logs are refused or read, without a crash. */
TEST (test_noise)
{
  AluRng rng;
  int refused = 0;

  alu_rng_seed (&rng, first_seed);
  for (uint32_t i = 0; i < 20 * n_matches; i++)
    {
      uint64_t seed = alu_rng_next (&rng);
      TarotMatch match;
      TarotRules rules;
      TarotView view;

      random_rules (&rng, &rules);
      tarot_match_init (&match, &rules, false);
      tarot_view_for_seat (&match, viewer_of (&match, (int) alu_rng_below (&rng, 4)), &view);
      for (int n = 0; n < 60 && !tarot_match_is_over (&match); n++)
        {
          TarotEvent event, seat_event;

          random_event (&match, &rng, seed, &event);
          tarot_event_for_seat (&match, &event, view.seat, &seat_event);
          if (alu_rng_below (&rng, 8) == 0)
            ((uint8_t *) &seat_event)[alu_rng_below (&rng, sizeof seat_event)]
              ^= (uint8_t) (1 + alu_rng_below (&rng, 255));
          refused += tarot_view_apply (&view, &seat_event) != TAROT_OK;
          must_apply (&match, &event);
        }
    }
  assert_true (refused > 100);
}

/* Five seats, dealer 5; seat 2 takes and calls the king of spades. */
static void
take_contract (TarotMatch *match, TarotBid contract, const char *const *hands, const char *dog)
{
  TarotRules rules;
  TarotEvent event;

  assert_int_equal (tarot_rules_init (&rules, TAROT_RULES_FFT, 5), TAROT_OK);
  tarot_match_init (match, &rules, false);
  tarot_event_init (&event, TAROT_EVENT_DEAL, 4);
  for (int seat = 0; seat < 5; seat++)
    event.hands[seat] = read_set (hands[seat]);
  read_cards (dog, event.dog);
  event.has_dog = true;
  must_apply (match, &event);
  for (int seat = 0; seat < 5; seat++)
    {
      tarot_event_init (&event, TAROT_EVENT_BID, seat);
      event.bid = seat == 1 ? (uint8_t) contract : TAROT_PASS;
      must_apply (match, &event);
    }
  tarot_event_init (&event, TAROT_EVENT_CALL, 1);
  event.card = tarot_card_parse ("Rp");
  must_apply (match, &event);
}

/* Asserts who knows the partner: a letter per seat and for the spectator, `y` or `n`. */
static void
assert_partner_known (const TarotMatch *match, const char *known)
{
  for (int i = 0; i <= 5; i++)
    {
      TarotView view;
      uint8_t sides[TAROT_MAX_SEATS];

      tarot_view_for_seat (match, viewer_of (match, i), &view);
      assert_int_equal (view.match.deal.partner,
                        known[i] == 'y' ? match->deal.partner : TAROT_UNKNOWN);
      tarot_view_sides (&view, sides);
      assert_int_equal (sides[1], TAROT_ATTACK);
      for (int seat = 0; seat < 5; seat++)
        if (known[i] == 'y' || seat == i)
          assert_int_equal (sides[seat], seat == 1 || seat == match->deal.partner ? TAROT_ATTACK
                                             : TAROT_DEFENSE);
        else if (seat != 1)
          assert_int_equal (sides[seat], TAROT_UNKNOWN);
    }
}

static const char *const king_at_three[] = {
  "21a 20a 19a 18a 17a 9p 8p 7p 6p 5p 4p 3p 2p 1p 10p",
  "Ex 16a 15a 14a 13a Rc Rk Dc Dk Dt Cc 10c 9c 8c 7c",
  "12a 11a 10a 9a 8a 1k 2k Rp Vk 10k 9k 8k 7k 6k 5k",
  "7a 6a 5a 4a 3a 1t 2t Ct Vt 10t 9t 8t 7t 6t 5t",
  "2a 1a 4c 3c 2c 1c 4k 3k Ck Rt 4t 3t 6c 5c Vc",
};
static const char *const king_in_dog[] = {
  "21a 20a 19a 18a 17a 9p 8p 7p 6p 5p 4p 3p 2p 1p 10p",
  "Ex 16a 15a 14a 13a Rc Rk Dc Dk Dt Cc 10c 9c 8c 7c",
  "12a 11a 10a 9a 8a 1k 2k Cp Vk 10k 9k 8k 7k 6k 5k",
  "7a 6a 5a 4a 3a 1t 2t Ct Vt 10t 9t 8t 7t 6t 5t",
  "2a 1a 4c 3c 2c 1c 4k 3k Ck Rt 4t 3t 6c 5c Vc",
};
static const char *const king_own[] = {
  "21a 20a 19a 18a 17a 9p 8p 7p 6p 5p 4p 3p 2p 1p 10p",
  "Ex 16a 15a 14a 13a Rc Rp Dc Dk Dt Cc 10c 9c 8c 7c",
  "12a 11a 10a 9a 8a 1k 2k Rk Vk 10k 9k 8k 7k 6k 5k",
  "7a 6a 5a 4a 3a 1t 2t Ct Vt 10t 9t 8t 7t 6t 5t",
  "2a 1a 4c 3c 2c 1c 4k 3k Ck Rt 4t 3t 6c 5c Vc",
};

TEST (test_partner)
{
  TarotMatch match;
  TarotEvent event;

  take_contract (&match, TAROT_GARDE, king_at_three, "Cp Vp Dp");
  assert_partner_known (&match, "nnynnn");
  take_contract (&match, TAROT_GARDE, king_in_dog, "Rp Vp Dp");
  assert_partner_known (&match, "yyyyyy");
  take_contract (&match, TAROT_GARDE_SANS, king_in_dog, "Rp Vp Dp");
  assert_int_equal (match.deal.partner, TAROT_NOBODY);
  assert_partner_known (&match, "nnnnnn");
  take_contract (&match, TAROT_GARDE_SANS, king_own, "Cp Vp Dp");
  assert_partner_known (&match, "nynnnn");
  /* The called card is played. */
  take_contract (&match, TAROT_GARDE_SANS, king_at_three, "Cp Vp Dp");
  tarot_event_init (&event, TAROT_EVENT_PLAY, 0);
  event.card = tarot_card_parse ("21a");
  must_apply (&match, &event);
  event.seat = 1;
  event.card = tarot_card_parse ("13a");
  must_apply (&match, &event);
  assert_partner_known (&match, "nnynnn");
  event.seat = 2;
  event.card = tarot_card_parse ("8a");
  must_apply (&match, &event);
  event.seat = 3;
  event.card = tarot_card_parse ("3a");
  must_apply (&match, &event);
  event.seat = 4;
  event.card = tarot_card_parse ("1a");
  must_apply (&match, &event);
  event.seat = 0;
  event.card = tarot_card_parse ("9p");
  must_apply (&match, &event);
  event.seat = 1;
  event.card = tarot_card_parse ("14a");
  must_apply (&match, &event);
  event.seat = 2;
  event.card = tarot_card_parse ("Rp");
  must_apply (&match, &event);
  assert_partner_known (&match, "yyyyyy");
}

/* Asserts how much of the dog and of the écart each seat and the spectator see. */
static void
assert_seen (const TarotMatch *match, const char *dog, const char *ecart)
{
  for (int i = 0; i <= match->rules.seats; i++)
    {
      TarotView view;

      tarot_view_for_seat (match, viewer_of (match, i), &view);
      assert_int_equal (tarot_set_count (tarot_deal_dog_cards (&view.match.deal)), dog[i] - '0');
      assert_int_equal (tarot_set_count (view.match.deal.ecart), ecart[i] - '0');
    }
}

TEST (test_dog_and_ecart)
{
  TarotMatch match;
  TarotEvent event;
  AluRng rng;

  take_contract (&match, TAROT_PETITE, king_at_three, "Cp Vp Dp");
  assert_seen (&match, "333333", "000000");
  tarot_event_init (&event, TAROT_EVENT_ECART, 1);
  event.cards = read_set ("Cp Vp Dp");
  must_apply (&match, &event);
  assert_seen (&match, "333333", "030000");
  take_contract (&match, TAROT_GARDE_CONTRE, king_at_three, "Cp Vp Dp");
  assert_seen (&match, "000000", "000000");
  alu_rng_seed (&rng, 1);
  while (match.deal.phase == TAROT_PHASE_PLAY)
    {
      assert_seen (&match, "000000", "000000");
      random_event (&match, &rng, 0, &event);
      must_apply (&match, &event);
    }
  assert_seen (&match, "333333", "000000");
}

/* Trumps that had to be laid away are public, and may be in a handful. */
TEST (test_trumps_in_ecart)
{
  static const char *const hands[] = {
    "21a 20a 19a 18a 17a 16a 15a 14a 13a 12a 11a 10a 9a 8a 7a 6a Rp Rc",
    "Ex 9p 8p 7p 6p 5p 4p 3p 2p 1p Dp Cp Vp 10p 9k 8k 7k 6k",
    "5a 4a 3a 2a 5k 4k 3k 2k 1k Dk Ck Vk 10k 9c 8c 7c 6c 5c",
    "1a 4c 3c 2c 1c Dc Cc Vc 10c 9t 8t 7t 6t 5t 4t 3t Dt Ct",
  };
  TarotMatch match;
  TarotRules rules;
  TarotEvent event;

  assert_int_equal (tarot_rules_init (&rules, TAROT_RULES_FFT, 4), TAROT_OK);
  rules.petit_sec = TAROT_PETIT_SEC_PLAY;
  tarot_match_init (&match, &rules, false);
  tarot_event_init (&event, TAROT_EVENT_DEAL, 3);
  for (int seat = 0; seat < 4; seat++)
    event.hands[seat] = read_set (hands[seat]);
  read_cards ("Rk Rt Vt 10t 2t 1t", event.dog);
  event.has_dog = true;
  must_apply (&match, &event);
  for (int seat = 0; seat < 4; seat++)
    {
      tarot_event_init (&event, TAROT_EVENT_BID, seat);
      event.bid = seat == 0 ? TAROT_GARDE : TAROT_PASS;
      must_apply (&match, &event);
    }
  tarot_event_init (&event, TAROT_EVENT_ECART, 0);
  event.cards = read_set ("Vt 10t 2t 1t 6a 7a");
  must_apply (&match, &event);
  assert_seen (&match, "66666", "62222");
  tarot_event_init (&event, TAROT_EVENT_HANDFUL, 0);
  event.handful = TAROT_TRIPLE;
  event.cards = read_set ("20a 19a 18a 17a 16a 15a 14a 13a 12a 11a 10a 9a 8a 7a 6a");
  must_apply (&match, &event);
}

int
main (int argc, char **argv)
{
  if (argc > 1)
    n_matches = (uint32_t) strtoul (argv[1], NULL, 10);
  if (argc > 2)
    first_seed = strtoull (argv[2], NULL, 10);
  return testing_run (NULL, NULL);
}

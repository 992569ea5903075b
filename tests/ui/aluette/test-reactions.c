/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/aluette/alu-seat-log.h"
#include "presentation/aluette/aluette-reactions.h"
#include "presentation/portraits/aluette-gesture.h"
#include "presentation/portraits/aluette-villagers.h"
#include "testing.h"

#include <string.h>

/* The reactions of faces depend on public events only. */

#define N_DEALS 10000

typedef struct
{
  AluMatch match;
  AluMatch other; /* the same for the viewer, with other cards in the hidden hands */
  guint viewer;
  AluRng rng;
  guint n_reactions;
  guint n_worlds; /* number of deals whose other world differs */
  guint feelings[ALUETTE_N_FEELINGS];
} World;

/* Deals the cards that are not played during the deal to other hidden hands. */
static gboolean
deal_again (World *world, const AluEvent *deal, AluCardSet played, AluEvent *again)
{
  AluCardSet left = 0, owned[ALU_MAX_SEATS] = { 0 };
  guint seats = world->match.rules.seats;
  AluCard cards[ALU_N_CARDS];
  guint n = 0;

  *again = *deal;
  for (guint seat = 0; seat < seats; seat++)
    {
      if (seat == world->viewer)
        continue;
      owned[seat] = deal->deal.hands[seat] & played;
      left |= deal->deal.hands[seat] & ~played;
    }
  for (; left != 0; left &= left - 1)
    cards[n++] = (AluCard) alu_set_first (left);
  for (guint i = n; i > 1; i--)
    {
      guint j = alu_rng_below (&world->rng, i);
      AluCard card = cards[i - 1];

      cards[i - 1] = cards[j];
      cards[j] = card;
    }
  for (guint seat = 0; seat < seats; seat++)
    {
      if (seat == world->viewer)
        continue;
      while ((guint) alu_set_count (owned[seat]) < (guint) alu_set_count (deal->deal.hands[seat]))
        owned[seat] |= (AluCardSet) 1 << cards[--n];
      again->deal.hands[seat] = owned[seat];
    }
  return memcmp (again, deal, sizeof *deal) != 0;
}

static void
find (const AluMatch *before, const AluMatch *after, const AluEvent *event, int seat,
      AluetteFeeling *feelings)
{
  AluView view = alu_view_for_seat (after, seat);
  AluEvent told = { 0 };

  memset (feelings, 0, ALU_MAX_SEATS * sizeof *feelings);
  if (alu_event_for_seat (before, event, seat, &told))
    aluette_reactions_find (&view, &told, feelings);
}

static void
check_event (World *world, const AluEvent *event)
{
  AluMatch before = world->match, other_before = world->other;
  AluetteFeeling expected[ALU_MAX_SEATS], feelings[ALU_MAX_SEATS];

  assert_int_equal (alu_match_apply (&world->match, event), ALU_OK);
  assert_int_equal (alu_match_apply (&world->other, event), ALU_OK);
  find (&before, &world->match, event, (int) world->viewer, expected);
  find (&other_before, &world->other, event, (int) world->viewer, feelings);
  assert_memory_equal (feelings, expected, sizeof feelings);
  for (int seat = 0; seat < world->match.rules.seats; seat++)
    {
      find (&before, &world->match, event, seat, feelings);
      assert_memory_equal (feelings, expected, sizeof feelings);
      world->feelings[expected[seat]]++;
      world->n_reactions += expected[seat] != ALUETTE_FEELING_NONE;
    }
  find (&before, &world->match, event, ALU_NOBODY, feelings);
  assert_memory_equal (feelings, expected, sizeof feelings);
}

/* Plays a part of a deal at random, then the same events in both worlds. */
static void
check_deal (World *world, AluRuleSet set, uint64_t seed)
{
  AluEvent events[ALU_MAX_HAND * ALU_MAX_SEATS + 64], deal, again;
  AluMatch start;
  AluRules rules;
  AluSeating seating;
  guint n = 0, most;

  alu_rules_init (&rules, set, 0);
  alu_seating_init (&seating);
  assert_int_equal (alu_match_init (&world->match, &rules, &seating), ALU_OK);
  while (world->match.deal.phase != ALU_PHASE_DEAL)
    {
      alu_match_chance (&world->match, seed, &deal);
      assert_int_equal (alu_match_apply (&world->match, &deal), ALU_OK);
    }
  alu_match_chance (&world->match, seed, &deal);
  start = world->match;
  assert_int_equal (alu_match_apply (&world->match, &deal), ALU_OK);
  world->viewer = alu_rng_below (&world->rng, rules.seats);
  most = 1 + alu_rng_below (&world->rng, rules.seats * 12u);
  while (n < most && !world->match.deal.ended)
    {
      AluEvent legal[ALU_MAX_LEGAL];
      guint n_legal = (guint) alu_match_legal (&world->match, legal);

      events[n] = legal[alu_rng_below (&world->rng, n_legal)];
      /* Most deals are played, not conceded or settled. */
      if (events[n].type != ALU_EVENT_PLAY && alu_rng_below (&world->rng, 30) != 0)
        events[n] = legal[0];
      assert_int_equal (alu_match_apply (&world->match, &events[n]), ALU_OK);
      n++;
    }
  world->n_worlds += deal_again (world, &deal, world->match.deal.played, &again);
  world->match = world->other = start;
  assert_int_equal (alu_match_apply (&world->match, &deal), ALU_OK);
  assert_int_equal (alu_match_apply (&world->other, &again), ALU_OK);
  for (guint i = 0; i < n; i++)
    check_event (world, &events[i]);
}

TEST (test_open_events_only)
{
  static const AluRuleSet sets[] = { ALU_RULES_CLASSIC, ALU_RULES_SIX };
  World world = { 0 };

  alu_rng_seed (&world.rng, 77);
  for (guint deal = 0; deal < N_DEALS; deal++)
    check_deal (&world, sets[deal % G_N_ELEMENTS (sets)], 5000 + deal);
  print_message ("# %u deals, %u with other hidden hands, %u reactions\n", N_DEALS, world.n_worlds,
                 world.n_reactions);
  assert_true (world.n_worlds > N_DEALS / 2);
  for (guint feeling = ALUETTE_FEELING_PLEASED; feeling < ALUETTE_FEELING_BORED; feeling++)
    assert_true (world.feelings[feeling] > 0);
}

/* At the end of a match its winners triumph, whoever has won its last deal. */
TEST (test_match_end)
{
  AluetteFeeling feelings[ALU_MAX_SEATS];
  AluMatch match;
  AluRules rules;
  AluSeating seating;

  alu_rules_init (&rules, ALU_RULES_CLASSIC, 0);
  alu_seating_init (&seating);
  assert_int_equal (alu_match_init (&match, &rules, &seating), ALU_OK);
  match.deal.phase = ALU_PHASE_OVER;
  match.deal.ended = TRUE;
  match.deal.winner = ALU_TEAM_A;
  match.winner = ALU_TEAM_B;
  aluette_reactions_find_end (&match, feelings);
  for (guint seat = 0; seat < rules.seats; seat++)
    assert_int_equal (feelings[seat], alu_team_of ((int) seat) == ALU_TEAM_B
                                          ? ALUETTE_FEELING_TRIUMPHANT
                                          : ALUETTE_FEELING_DOWNCAST);
  match.winner = ALU_NOBODY;
  aluette_reactions_find_end (&match, feelings);
  for (guint seat = 0; seat < rules.seats; seat++)
    assert_int_equal (feelings[seat], ALUETTE_FEELING_NONE);
}

/* Each villager shows the same reasons in a way of their own. */
TEST (test_tempers)
{
  for (guint i = 0; i < ALUETTE_N_VILLAGERS; i++)
    {
      const AluetteTemper *temper = &aluette_villager_get (i)->temper;
      AluetteReaction reaction;

      for (guint feeling = ALUETTE_FEELING_PLEASED; feeling < ALUETTE_N_FEELINGS; feeling++)
        if (aluette_temper_react (temper, (AluetteFeeling) feeling, &reaction))
          assert_in_range (reaction.length_ms, 500, 4000);
      assert_true (aluette_temper_react (temper, ALUETTE_FEELING_TRIUMPHANT, &reaction));
      assert_true (aluette_temper_react (temper, ALUETTE_FEELING_DOWNCAST, &reaction));
      assert_false (aluette_temper_react (temper, ALUETTE_FEELING_NONE, &reaction));
      for (guint j = 0; j < i; j++)
        assert_memory_not_equal (temper, &aluette_villager_get (j)->temper, sizeof *temper);
    }
}

/* How far apart two faces are: the sum of the differences of eyes, brows and mouth. */
static double
distance (const AluettePose *a, const AluettePose *b)
{
  return ABS (a->lid_left - b->lid_left) + ABS (a->lid_right - b->lid_right)
         + ABS (a->brow_left - b->brow_left) + ABS (a->brow_right - b->brow_right)
         + ABS (a->brow_slant - b->brow_slant) / 2 + ABS (a->mouth_open - b->mouth_open)
         + ABS (a->mouth_smile - b->mouth_smile) + ABS (a->mouth_pout - b->mouth_pout)
         + ABS (a->mouth_twist - b->mouth_twist) + ABS (a->mouth_tongue - b->mouth_tongue)
         + ABS (a->mouth_bite - b->mouth_bite) + ABS (a->mouth_grimace - b->mouth_grimace)
         + ABS (a->mouth_closed - b->mouth_closed) + ABS (a->head_nod - b->head_nod)
         + ABS (a->hand_raise - b->hand_raise) + ABS (a->shoulder - b->shoulder);
}

TEST (test_no_expression_is_a_sign)
{
  AluettePose rest = { 0 };

  for (guint e = 0; e < ALUETTE_N_EXPRESSIONS; e++)
    for (guint g = 0; g < ALUETTE_N_GESTURES; g++)
      {
        AluettePose face, gesture;

        aluette_expression_pose ((AluetteExpression) e, 1, &rest, &face);
        aluette_gesture_pose ((AluetteGesture) g, 0.5, 1, &rest, &gesture);
        if (distance (&face, &gesture) < 0.6)
          fail_msg ("expression %u looks like %s", e, aluette_gesture_get_id ((AluetteGesture) g));
      }
}

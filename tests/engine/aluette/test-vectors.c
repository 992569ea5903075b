/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who wins a deal: examples of every way to win one, and of the game with twelve cards each. */

#include "deal-plan.h"
#include "testing.h"

typedef struct
{
  const char *tricks;
  int winner;
  int points;
  AluReason reason;
  const char *fixed[ALU_MAX_HAND];
} Vector;

static const Vector vectors[] = {
  { "134124333", ALU_TEAM_A, 1, ALU_REASON_TRICKS },
  { "112244333", ALU_TEAM_A, 2, ALU_REASON_MORDIENNE },
  { "112233444", ALU_TEAM_B, 2, ALU_REASON_MORDIENNE },
  { "111222333", ALU_TEAM_A, 1, ALU_REASON_TRICKS },
  { "12344x444", ALU_TEAM_B, 1, ALU_REASON_TRICKS },
  { "1234xx444", ALU_TEAM_B, 1, ALU_REASON_TRICKS },
  { "123xxx444", ALU_TEAM_B, 2, ALU_REASON_MORDIENNE },
  { "123xx444x", ALU_TEAM_B, 1, ALU_REASON_TRICKS },
  { "x123x4333", ALU_TEAM_A, 1, ALU_REASON_TRICKS },
  { "124312x34", ALU_TEAM_A, 1, ALU_REASON_TRICKS },
  { "xxxxxxxxx", ALU_NOBODY, 0, ALU_REASON_NONE },
  /* If one player takes all tricks, this is a run to the end, too. */
  { "222222222", ALU_TEAM_B, 2, ALU_REASON_MORDIENNE },
  { "xxxxxxxx2", ALU_TEAM_B, 2, ALU_REASON_MORDIENNE },
  { "2xxxxxxxx", ALU_TEAM_B, 1, ALU_REASON_TRICKS },
};

static const Vector six_vectors[] = {
  { "12345666", ALU_TEAM_B, 1, ALU_REASON_TRICKS }, /* 666 with no trick before: see below */
  { "12345566", ALU_TEAM_A, 1, ALU_REASON_TRICKS },
  { "11223344", ALU_TEAM_A, 1, ALU_REASON_TRICKS },
};

/* Twelve: the tricks of the team decide; tricks set aside count with the next trick taken. */
static const Vector twelve_vectors[] = {
  { "112233441", ALU_TEAM_A, 1, ALU_REASON_TRICKS },
  { "124344221", ALU_TEAM_B, 1, ALU_REASON_TRICKS },
  { "xx1222211", ALU_TEAM_A, 1, ALU_REASON_TRICKS },
  { "222x11114", ALU_TEAM_A, 1, ALU_REASON_TRICKS },
  /* If the last trick is tied, the player who takes first gets it and all that is set aside. */
  { "12222111x", ALU_TEAM_A, 1, ALU_REASON_TRICKS },
  { "211112222", ALU_TEAM_B, 1, ALU_REASON_TRICKS },
  { "1222211xx", ALU_TEAM_A, 1, ALU_REASON_TRICKS },
  { "1222xxxxx", ALU_TEAM_A, 1, ALU_REASON_TRICKS },
  { "xxxxxxxxx", ALU_NOBODY, 0, ALU_REASON_NONE },
  /* Whoever has the 3 of coins wins, whatever the tricks; whoever has the jack of swords loses. */
  { "211111111", ALU_TEAM_B, 1, ALU_REASON_TRICKS, { "4d3b3d5c" } },
  { "211111111", ALU_TEAM_A, 1, ALU_REASON_TRICKS, { "4d3bJe5c" } },
  { "111111111", ALU_TEAM_B, 1, ALU_REASON_TRICKS, { "3b4dJe5c" } },
  /* One side has both cards: the tricks decide. */
  { "211111111", ALU_TEAM_A, 1, ALU_REASON_TRICKS, { "3d3bJe5c" } },
  { "122222222", ALU_TEAM_B, 1, ALU_REASON_TRICKS, { "3b3dJe5c" } },
  /* Each side has one of them: both give the same result. */
  { "122222222", ALU_TEAM_A, 1, ALU_REASON_TRICKS, { "3b3d4d5c", "Je3c4c5d" } },
  { "211111111", ALU_TEAM_B, 1, ALU_REASON_TRICKS, { "3d3b4d5c", "3c4cJe5d" } },
  /* A special card is in a trick set aside: it belongs to whoever takes the next trick. */
  { "x21111111", ALU_TEAM_B, 1, ALU_REASON_TRICKS, { "Kd3dKc5c" } },
  { "x12222222", ALU_TEAM_B, 1, ALU_REASON_TRICKS, { "KdJeKc5c" } },
  /* In the last trick, if tied, it belongs to the player who takes first. */
  { "21111111x",
    ALU_TEAM_B,
    1,
    ALU_REASON_TRICKS,
    { NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, "Kd3dKc5c" } },
  { "2111111xx",
    ALU_TEAM_B,
    1,
    ALU_REASON_TRICKS,
    { NULL, NULL, NULL, NULL, NULL, NULL, NULL, "Kd3dKc5c" } },
  /* If nobody has taken a trick, nobody scores, wherever the 3 of coins is. */
  { "xxxxxxxxx", ALU_NOBODY, 0, ALU_REASON_NONE, { "Kd3dKc5c" } },
};

static const Vector two_seat_vectors[] = {
  { "121212121", ALU_TEAM_A, 1, ALU_REASON_TRICKS },
  { "212121212", ALU_TEAM_B, 1, ALU_REASON_TRICKS },
  { "1xxx22222", ALU_TEAM_B, 1, ALU_REASON_TRICKS },
  { "1222xxxxx", ALU_TEAM_A, 1, ALU_REASON_TRICKS },
  { "222222221",
    ALU_TEAM_A,
    1,
    ALU_REASON_TRICKS,
    { NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, "3b3d" } },
  { "xxxxxxxxx", ALU_NOBODY, 0, ALU_REASON_NONE },
};

static void
play_vector (AluRuleSet set, int seats, const Vector *vector, bool mordienne)
{
  AluMatch match;
  Plan plan;
  char tricks[ALU_MAX_HAND + 1] = "";

  plan_match (&match, set, seats);
  match.rules.mordienne = mordienne;
  plan_make (&plan, &match.rules, vector->tricks, vector->fixed);
  plan_deal (&plan, &match);
  plan_play (&plan, &match, ALU_N_CARDS);
  for (int i = 0; i < match.deal.n_tricks; i++)
    tricks[i] = match.deal.takers[i] == ALU_SPOILED ? 'x' : (char) ('1' + match.deal.takers[i]);
  /* The only tied trick that somebody gets: the last one of `twelve`. */
  if (set == ALU_RULES_TWELVE && vector->tricks[8] == 'x' && match.deal.first_taker != ALU_NOBODY)
    tricks[8] = 'x';
  assert_string_equal (tricks, vector->tricks);
  assert_true (match.deal.ended);
  assert_int_equal (match.deal.winner, vector->winner);
  if (mordienne || vector->reason != ALU_REASON_MORDIENNE)
    {
      assert_int_equal (match.deal.points, vector->points);
      assert_int_equal (match.deal.reason, vector->reason);
    }
  else
    {
      assert_int_equal (match.deal.points, 1);
      assert_int_equal (match.deal.reason, ALU_REASON_TRICKS);
    }
}

#define PLAY_ALL(set, seats, table, mordienne) \
  for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) \
    play_vector (set, seats, &table[i], mordienne)

TEST (test_four)
{
  PLAY_ALL (ALU_RULES_CLASSIC, 4, vectors, true);
}

TEST (test_mordienne_off)
{
  PLAY_ALL (ALU_RULES_CLASSIC, 4, vectors, false);
}

TEST (test_six)
{
  Vector mordienne = six_vectors[0];

  PLAY_ALL (ALU_RULES_SIX, 6, six_vectors, false);
  mordienne.points = 2;
  mordienne.reason = ALU_REASON_MORDIENNE;
  play_vector (ALU_RULES_SIX, 6, &mordienne, true);
}

TEST (test_twelve)
{
  PLAY_ALL (ALU_RULES_TWELVE, 4, twelve_vectors, true);
}

TEST (test_twelve_at_two)
{
  PLAY_ALL (ALU_RULES_TWELVE, 2, two_seat_vectors, true);
}

/* After a tie the same player leads again. */
TEST (test_leader)
{
  AluMatch match;
  Plan plan;

  plan_match (&match, ALU_RULES_CLASSIC, 0);
  plan_make (&plan, &match.rules, "3xx4x1234", NULL);
  plan_deal (&plan, &match);
  plan_play (&plan, &match, ALU_N_CARDS);
  static const uint8_t leaders[] = { 0, 2, 2, 2, 3, 3, 0, 1, 2 };
  assert_memory_equal (match.deal.leaders, leaders, sizeof leaders);
}

/* A mordienne that passes the target counts in full. */
TEST (test_past_target)
{
  AluMatch match;
  Plan plan;

  plan_match (&match, ALU_RULES_CLASSIC, 0);
  match.rules.target = 1;
  plan_make (&plan, &match.rules, "112244333", NULL);
  plan_deal (&plan, &match);
  plan_play (&plan, &match, ALU_N_CARDS);
  assert_true (alu_match_over (&match));
  assert_int_equal (match.score[ALU_TEAM_A], 2);
  assert_int_equal (match.winner, ALU_TEAM_A);
  assert_int_equal (plan_do (&match, ALU_EVENT_OFFER, 1, true), ALU_ERROR_MATCH_OVER);
}

/* With a fixed number of deals, the higher score wins, and equal scores are a draw. */
TEST (test_fixed_deals)
{
  static const char *const patterns[2][2] = { { "112244333", "333111222" },
                                              { "111222333", "444222333" } };
  static const int winners[2] = { ALU_TEAM_A, ALU_NOBODY };

  for (int i = 0; i < 2; i++)
    {
      AluMatch match;
      Plan plan;

      plan_match (&match, ALU_RULES_CLASSIC, 0);
      match.rules.deals = 2;
      match.rules.target = 1;
      for (int deal = 0; deal < 2; deal++)
        {
          assert_false (alu_match_over (&match));
          plan_make (&plan, &match.rules, patterns[i][deal], NULL);
          plan_deal (&plan, &match);
          plan_play (&plan, &match, ALU_N_CARDS);
        }
      assert_true (alu_match_over (&match));
      assert_int_equal (match.winner, winners[i]);
    }
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/alu-equity.h"

#define MAX_POINTS 24
/* Assumed probability, per team, that it wins a future deal by two points. */
#define TWO_POINT_CHANCE 0.02f
/* Minimum value of a point, which keeps the order of results when the match is almost certainly
 * decided. */
#define MIN_POINT_WORTH 0.001f

/* Probability of winning the match if a team needs a points and its opponents need b points. */
typedef float WinChances[MAX_POINTS + 1][MAX_POINTS + 1];

static float
get_chance (WinChances chances, int a, int b)
{
  if (a <= 0)
    return 1;
  if (b <= 0)
    return 0;
  return chances[a][b];
}

static void
fill_chances (WinChances chances)
{
  const float single = 0.5f - TWO_POINT_CHANCE;

  for (int sum = 2; sum <= 2 * MAX_POINTS; sum++)
    for (int a = 1; a <= MAX_POINTS; a++)
      if (sum - a >= 1 && sum - a <= MAX_POINTS)
        {
          int b = sum - a;

          chances[a][b] = single * (get_chance (chances, a - 1, b) + get_chance (chances, a, b - 1))
                          + TWO_POINT_CHANCE
                                * (get_chance (chances, a - 2, b) + get_chance (chances, a, b - 2));
        }
}

/* Returns: the probability of winning with a lead of @lead points and @left deals to play; a draw
 * counts as half a win. */
static float
lead_chance (int lead, int left)
{
  float now[2 * (2 * MAX_POINTS + 4) + 1] = { 0 };
  const int zero = 2 * MAX_POINTS + 4;
  float chance = 0;

  now[zero + lead] = 1;
  for (int d = 0; d < left; d++)
    {
      float next[2 * (2 * MAX_POINTS + 4) + 1] = { 0 };

      for (int i = 1; i < 2 * zero; i++)
        {
          next[i - 1] += now[i] / 2;
          next[i + 1] += now[i] / 2;
        }
      for (int i = 0; i <= 2 * zero; i++)
        now[i] = next[i];
    }
  for (int i = 0; i <= 2 * zero; i++)
    chance += i > zero ? now[i] : i == zero ? now[i] / 2 : 0;
  return chance;
}

void
alu_equity_init (AluEquity *equity, const AluMatch *match, int team)
{
  WinChances chances;
  float chance[5];
  float unit;

  fill_chances (chances);
  for (int points = -2; points <= 2; points++)
    {
      int ours = match->score[team] + (points > 0 ? points : 0);
      int theirs = match->score[1 - team] - (points < 0 ? points : 0);

      if (match->rules.deals > 0)
        chance[points + 2] = lead_chance (ours - theirs, match->rules.deals - match->n_deals);
      else
        chance[points + 2] = get_chance (chances, match->rules.target - ours,
                                         match->rules.target - theirs);
    }
  unit = (chance[3] - chance[1]) / 2;
  for (int i = 0; i < 5; i++)
    {
      float gain = unit > 0 ? (chance[i] - chance[2]) / unit : 0;

      equity->worth[i] = gain + MIN_POINT_WORTH * (float) (i - 2);
    }
}

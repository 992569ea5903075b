/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/alu-equity.h"

#define MOST 24
/* Of the deals to come, this share each side wins by two points. */
#define DOUBLE 0.02f
/* As if the match went on for so many points at least, to keep the last doubts small. */
#define PLAIN_POINT 0.001f

/* Chances to win with a points and b points missing; the first index may be 0. */
typedef float Missing[MOST + 1][MOST + 1];

static float
get_chance (Missing chances, int a, int b)
{
  if (a <= 0)
    return 1;
  if (b <= 0)
    return 0;
  return chances[a][b];
}

static void
fill_chances (Missing chances)
{
  const float single = 0.5f - DOUBLE;

  for (int sum = 2; sum <= 2 * MOST; sum++)
    for (int a = 1; a <= MOST; a++)
      if (sum - a >= 1 && sum - a <= MOST)
        {
          int b = sum - a;

          chances[a][b] = single * (get_chance (chances, a - 1, b) + get_chance (chances, a, b - 1))
                          + DOUBLE
                                * (get_chance (chances, a - 2, b) + get_chance (chances, a, b - 2));
        }
}

/* The chance to win from a lead of @lead with @left deals to come; a draw is half of it. */
static float
lead_chance (int lead, int left)
{
  float now[2 * (2 * MOST + 4) + 1] = { 0 };
  const int zero = 2 * MOST + 4;
  float chance = 0;

  now[zero + lead] = 1;
  for (int d = 0; d < left; d++)
    {
      float next[2 * (2 * MOST + 4) + 1] = { 0 };

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
  Missing chances;
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

      equity->worth[i] = gain + PLAIN_POINT * (float) (i - 2);
    }
}

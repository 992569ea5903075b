/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/tarot/tarot-score.h"

#include <stdlib.h>
#include <string.h>

void
tarot_sheet_init (TarotSheet *sheet)
{
  memset (sheet, 0, sizeof *sheet);
  sheet->taker = sheet->partner = TAROT_NOBODY;
  sheet->petit = sheet->slam = TAROT_NO_SIDE;
}

int
tarot_coefficient (TarotBid contract)
{
  static const int coefficients[TAROT_N_BIDS] = { 0, 1, 2, 4, 6 };

  return coefficients[contract];
}

int
tarot_threshold (int bouts)
{
  static const int thresholds[] = { 56, 51, 41, 36 };

  return thresholds[bouts];
}

static int
handful_bonus (int seats, const TarotSheet *sheet)
{
  static const int bonus[TAROT_N_HANDFULS] = { 0, 20, 30, 40 };
  int sum = 0;

  for (int seat = 0; seat < seats; seat++)
    sum += bonus[sheet->handfuls[seat]];
  return sum;
}

/* An announced slam that is not made and a slam of the defense add up. */
static int
slam_bonus (const TarotSheet *sheet)
{
  if (sheet->slam == TAROT_ATTACK)
    return sheet->announced ? 400 : 200;
  return (sheet->announced ? -200 : 0) + (sheet->slam == TAROT_DEFENSE ? -200 : 0);
}

static void
mark_misere (int seats, int declarer, TarotScore *score)
{
  for (int seat = 0; seat < seats; seat++)
    score->marks[seat] += seat == declarer ? 10 * (seats - 1) : -10;
}

/* Every two players settle: the one with more points pays the difference, half a point rounded
 * up. */
static void
mark_goulash (int seats, const TarotSheet *sheet, TarotScore *score)
{
  for (int a = 0; a < seats; a++)
    for (int b = 0; b < seats; b++)
      {
        int more = sheet->half_points[a] - sheet->half_points[b];

        if (more > 0)
          {
            score->marks[a] -= (more + 1) / 2;
            score->marks[b] += (more + 1) / 2;
          }
      }
}

static void
mark_contract (int seats, const TarotSheet *sheet, TarotScore *score)
{
  bool alone = sheet->partner == TAROT_NOBODY;
  int coefficient = tarot_coefficient ((TarotBid) sheet->contract);
  int over = sheet->half_points[0] - 2 * tarot_threshold (sheet->bouts);
  int sign = over >= 0 ? 1 : -1;

  score->made = over >= 0;
  score->margin = (abs (over) + 1) / 2;
  if (sheet->petit != TAROT_NO_SIDE)
    score->petit = (sheet->petit == TAROT_ATTACK ? 10 : -10) * coefficient;
  score->handfuls = sign * handful_bonus (seats, sheet);
  score->slam = slam_bonus (sheet);
  score->total = sign * (25 + score->margin) * coefficient + score->petit + score->handfuls
                 + score->slam;
  for (int seat = 0; seat < seats; seat++)
    if (!tarot_sheet_is_attack (sheet, seat))
      score->marks[seat] = -score->total;
  score->marks[sheet->taker] = (alone ? seats - 1 : 2) * score->total;
  if (!alone)
    score->marks[sheet->partner] = score->total;
}

void
tarot_score (int seats, const TarotSheet *sheet, TarotScore *score)
{
  memset (score, 0, sizeof *score);
  if (sheet->contract == TAROT_PASS)
    mark_goulash (seats, sheet, score);
  else
    mark_contract (seats, sheet, score);
  for (int seat = 0; seat < seats; seat++)
    for (int misere = 0; misere < TAROT_N_MISERES; misere++)
      if ((sheet->miseres[seat] & (1 << misere)) != 0)
        mark_misere (seats, seat, score);
}

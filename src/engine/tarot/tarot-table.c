/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/tarot/tarot-match.h"

#define HALF_POINTS_IN_DECK 182
#define TRUMPS_AND_EXCUSE (TAROT_N_TRUMPS + 1)

/* Who plays what: a goulash has no taker and nothing that goes with one. */
static TarotStatus
check_sides (const TarotRules *rules, const TarotSheet *sheet)
{
  bool alone = sheet->partner == TAROT_NOBODY;

  if (sheet->contract >= TAROT_N_BIDS || sheet->petit > TAROT_NO_SIDE
      || sheet->slam > TAROT_NO_SIDE || sheet->bouts > 3)
    return TAROT_ERROR_BAD_RESULT;
  if (sheet->contract == TAROT_PASS)
    {
      if (rules->all_pass != TAROT_ALL_PASS_GOULASH)
        return TAROT_ERROR_OPTION_OFF;
      return sheet->taker == TAROT_NOBODY && alone && !sheet->announced
                     && sheet->petit == TAROT_NO_SIDE && sheet->slam == TAROT_NO_SIDE
                     && sheet->bouts == 0
                 ? TAROT_OK
                 : TAROT_ERROR_GOULASH;
    }
  if (sheet->taker >= rules->seats || (!alone && sheet->partner >= rules->seats))
    return TAROT_ERROR_NO_SEAT;
  if (!alone && (rules->seats != 5 || sheet->partner == sheet->taker))
    return TAROT_ERROR_BAD_RESULT;
  return TAROT_OK;
}

/* Trumps that are shown are not missing, and there are only so many. */
static TarotStatus
check_declarations (const TarotRules *rules, const TarotSheet *sheet)
{
  int shown = 0, without_trumps = 0;

  for (int seat = 0; seat < TAROT_MAX_SEATS; seat++)
    {
      bool no_trumps = (sheet->miseres[seat] & (1 << TAROT_MISERE_TRUMPS)) != 0;

      if (sheet->handfuls[seat] >= TAROT_N_HANDFULS
          || sheet->miseres[seat] >= 1 << TAROT_N_MISERES)
        return TAROT_ERROR_BAD_RESULT;
      if (sheet->handfuls[seat] == TAROT_NO_HANDFUL && sheet->miseres[seat] == 0)
        continue;
      if (seat >= rules->seats)
        return TAROT_ERROR_NO_SEAT;
      if (sheet->miseres[seat] != 0 && !rules->misere)
        return TAROT_ERROR_OPTION_OFF;
      if (sheet->handfuls[seat] != TAROT_NO_HANDFUL && sheet->contract == TAROT_PASS)
        return TAROT_ERROR_GOULASH;
      if (sheet->handfuls[seat] != TAROT_NO_HANDFUL && no_trumps)
        return TAROT_ERROR_BAD_RESULT;
      shown += tarot_handful_size (rules->seats, (TarotHandful) sheet->handfuls[seat]);
      without_trumps += no_trumps;
    }
  return shown > TRUMPS_AND_EXCUSE || without_trumps == rules->seats ? TAROT_ERROR_BAD_RESULT
                                                                     : TAROT_OK;
}

/* Whether a side can have so many half points with so many bouts. A half point may have gone over
 * for the Excuse. */
static bool
is_possible (int half_points, int bouts)
{
  return half_points >= (bouts > 0 ? 9 * bouts - 1 : 0);
}

static TarotStatus
check_count (const TarotRules *rules, const TarotSheet *sheet)
{
  bool goulash = sheet->contract == TAROT_PASS;
  int dog = tarot_dog_size (rules->seats);
  int left = HALF_POINTS_IN_DECK;

  for (int seat = 0; seat < TAROT_MAX_SEATS; seat++)
    {
      int half_points = sheet->half_points[seat];

      if (half_points < 0 || half_points > left || (rules->seats == 4 && half_points % 2 != 0)
          || (half_points > 0 && seat >= (goulash ? rules->seats : 1)))
        return TAROT_ERROR_BAD_RESULT;
      left -= half_points;
    }
  if (goulash)
    return left >= dog && left <= 9 * dog ? TAROT_OK : TAROT_ERROR_BAD_RESULT;
  if (!is_possible (sheet->half_points[0], sheet->bouts) || !is_possible (left, 3 - sheet->bouts))
    return TAROT_ERROR_BAD_RESULT;
  return (sheet->petit == TAROT_ATTACK && sheet->bouts == 0)
                 || (sheet->petit == TAROT_DEFENSE && sheet->bouts == 3)
             ? TAROT_ERROR_BAD_RESULT
             : TAROT_OK;
}

TarotStatus
tarot_sheet_check (const TarotRules *rules, const TarotSheet *sheet, bool counted)
{
  TarotStatus status = check_sides (rules, sheet);

  if (status == TAROT_OK)
    status = check_declarations (rules, sheet);
  if (status == TAROT_OK && sheet->petit != TAROT_NO_SIDE && sheet->slam != TAROT_NO_SIDE
      && sheet->petit != sheet->slam)
    status = TAROT_ERROR_BAD_RESULT;
  return status == TAROT_OK && counted ? check_count (rules, sheet) : status;
}

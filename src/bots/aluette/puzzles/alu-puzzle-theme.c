/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/puzzles/alu-puzzle-generator.h"

/* Minimum change of the probability of a two-point result that makes it the theme. */
#define TWO_POINTS 0.25f

/* Returns: the strength of the card that takes the current trick, or 0; @tied tells whether equal
 * cards spoil it. */
static int
get_strength_to_beat (const AluMatch *match, bool *tied)
{
  AluOrder order = alu_rules_order (&match->rules);
  AluCard cards[ALU_MAX_SEATS];
  unsigned strongest;

  alu_deal_trick_cards (&match->rules, &match->deal, match->deal.n_tricks, cards);
  *tied = alu_trick_winner (order, cards, match->rules.seats, &strongest) == ALU_SPOILED;
  return strongest != 0 ? alu_card_strength (order, cards[alu_set_first (strongest)]) : 0;
}

static bool
has_petit_jean (const AluMatch *match)
{
  for (int seat = 0; seat < match->rules.seats; seat++)
    if (!alu_is_person (&match->seating, seat))
      return true;
  return false;
}

/* Returns: whether an opponent of the seat to act (@others), or a player of its team, can still
 * make mordienne. */
static bool
may_mordienne (const AluMatch *match, bool others)
{
  if (!alu_rules_has_mordienne (&match->rules))
    return false;
  for (int seat = 0; seat < match->rules.seats; seat++)
    if ((alu_team_of (seat) != alu_team_of (match->deal.turn)) == others
        && alu_deal_may_mordienne (&match->rules, &match->deal, seat))
      return true;
  return false;
}

bool
alu_puzzle_may_have_theme (const AluMatch *match, AluTheme theme)
{
  AluOrder order = alu_rules_order (&match->rules);
  AluCard cards[ALU_N_CARDS];
  int n = alu_set_sorted (order, alu_match_legal_plays (match), cards);
  bool leads = match->deal.n_plays % match->rules.seats == 0;
  bool tied, equal = false;
  int mark = get_strength_to_beat (match, &tied);

  for (int i = 0; i < n; i++)
    equal = equal || alu_card_strength (order, cards[i]) == mark;
  if (has_petit_jean (match) || theme == ALU_THEME_PETIT_JEAN)
    return has_petit_jean (match) && theme == ALU_THEME_PETIT_JEAN;
  if (theme == ALU_THEME_MORDIENNE || theme == ALU_THEME_DEFENCE)
    return may_mordienne (match, theme == ALU_THEME_DEFENCE);
  if (leads || theme == ALU_THEME_LEAD)
    return leads && theme == ALU_THEME_LEAD;
  if (theme == ALU_THEME_SPOIL)
    return equal && !tied;
  return theme == ALU_THEME_RACE ? alu_card_strength (order, cards[0]) > mark
                                 : alu_card_strength (order, cards[n - 1]) < mark;
}

AluTheme
alu_puzzle_get_move_theme (const AluMatch *match, AluCard card)
{
  int strength = alu_card_strength (alu_rules_order (&match->rules), card);
  bool tied;
  int mark = get_strength_to_beat (match, &tied);

  if (match->deal.n_plays % match->rules.seats == 0)
    return ALU_THEME_LEAD;
  if (strength == mark && !tied)
    return ALU_THEME_SPOIL;
  return strength > mark ? ALU_THEME_RACE : ALU_THEME_DUCK;
}

AluTheme
alu_puzzle_get_theme (const AluMatch *match, const AluGradedHand *grades)
{
  const AluGradedCard *best = &grades->cards[0], *next = &grades->cards[1];

  if (has_petit_jean (match))
    return ALU_THEME_PETIT_JEAN;
  if (next->chances[0] - best->chances[0] >= TWO_POINTS)
    return ALU_THEME_DEFENCE;
  if (best->chances[4] - next->chances[4] >= TWO_POINTS)
    return ALU_THEME_MORDIENNE;
  return alu_puzzle_get_move_theme (match, best->card);
}

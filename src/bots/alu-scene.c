/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/alu-scene.h"

#include <string.h>

static void
read_table (AluScene *scene)
{
  const AluDeal *deal = scene->deal;
  int n = scene->n_seats;
  const AluCard *cards = deal->plays + deal->n_tricks * n;
  unsigned strongest;
  int winner;

  scene->n_table = (uint8_t) (deal->n_plays - deal->n_tricks * n);
  winner = alu_trick_winner (scene->order, cards, scene->n_table, &strongest);
  scene->best_seat = winner < n ? (uint8_t) ((deal->leader + winner) % n) : ALU_NOBODY;
  scene->tied = winner == ALU_SPOILED;
  if (strongest != 0)
    scene->best = (uint8_t) alu_scene_strength (scene, cards[alu_set_first (strongest)]);
}

void
alu_scene_init (AluScene *scene, const AluView *view)
{
  const AluDeal *deal = &view->match.deal;

  memset (scene, 0, sizeof *scene);
  scene->rules = &view->match.rules;
  scene->deal = deal;
  scene->order = alu_rules_order (scene->rules);
  scene->n_seats = scene->rules->seats;
  scene->seat = deal->turn;
  scene->n_cards = (uint8_t) alu_set_sorted (scene->order, deal->hands[deal->turn], scene->cards);
  scene->closed = scene->others = view->unseen;
  alu_sign_reading_init (&scene->signs, view);
  for (int seat = 0; seat < scene->n_seats; seat++)
    {
      if (seat != scene->seat)
        scene->others |= deal->hands[seat];
      if (deal->hands[seat] == 0)
        scene->n_hidden[seat] = view->n_cards[seat] - alu_set_count (scene->signs.cards[seat]);
      scene->closed &= ~scene->signs.cards[seat];
    }
  read_table (scene);
}

bool
alu_scene_comes_after (const AluScene *scene, int seat)
{
  int distance = (seat + scene->n_seats - scene->seat) % scene->n_seats;

  return distance > 0 && distance <= alu_scene_to_come (scene);
}

/* The cards of @set stronger than @strength. */
static AluCardSet
stronger (const AluScene *scene, AluCardSet set, int strength)
{
  AluCardSet found = 0;

  for (; set != 0; set &= set - 1)
    if (alu_scene_strength (scene, alu_set_first (set)) > strength)
      found |= set & -set;
  return found;
}

float
alu_scene_beaten (const AluScene *scene, int strength, unsigned seats)
{
  int n_closed = alu_set_count (scene->closed);
  int n_stronger = alu_set_count (stronger (scene, scene->closed, strength));
  int n_drawn = 0;
  float none = 1;

  for (int seat = 0; seat < scene->n_seats; seat++)
    {
      if ((seats & (1u << seat)) == 0 || !alu_scene_comes_after (scene, seat))
        continue;
      if (stronger (scene, scene->deal->hands[seat] | scene->signs.cards[seat], strength) != 0)
        return 1;
      n_drawn += scene->n_hidden[seat];
    }
  for (int i = 0; i < n_drawn && n_closed - i > 0; i++)
    none *= n_closed - i > n_stronger ? (float) (n_closed - i - n_stronger) / (float) (n_closed - i)
                                      : 0;
  return 1 - none;
}

unsigned
alu_scene_opponents (const AluScene *scene)
{
  unsigned all = (1u << scene->n_seats) - 1;

  return all & (alu_team_of (scene->seat) == ALU_TEAM_A ? 0x2au : 0x15u);
}

int
alu_scene_masters (const AluScene *scene, AluCardSet hand)
{
  AluCardSet others = scene->others & ~hand;
  int best_other = 0;
  int masters = 0;

  for (int seat = 0; seat < scene->n_seats; seat++)
    if (alu_scene_is_friend (scene, seat))
      others &= ~scene->signs.cards[seat];
  if (scene->n_table > 0)
    best_other = scene->best;
  for (; others != 0; others &= others - 1)
    {
      int strength = alu_scene_strength (scene, alu_set_first (others));

      if (strength > best_other)
        best_other = strength;
    }
  for (; hand != 0; hand &= hand - 1)
    masters += alu_scene_strength (scene, alu_set_first (hand)) > best_other;
  return masters;
}

bool
alu_scene_behind (const AluScene *scene, int seat, int gain, int other, int other_gain)
{
  const AluDeal *deal = scene->deal;
  int own = deal->taken[seat] + gain;
  int theirs = deal->taken[other] + other_gain;

  if (own != theirs)
    return own < theirs;
  if (own == 0)
    return false;
  if (gain == 0 && other_gain == 0)
    return deal->reached[seat] > deal->reached[other];
  /* Who needs no more trick was there first; else who starts first. */
  return gain > 0;
}

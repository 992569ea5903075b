/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/alu-sign-play.h"

#include "bots/alu-villager.h"

/* Cards of an opponent known to be worth this much make him one to beware of: a double or more, as
 * alu_villager_worth () counts. */
#define DANGER 6

#define STRONGEST_DOUBLE 15

/* The most that any partner, or any opponent, is known to hold. */
static int
known_worth (const AluScene *scene, bool friends)
{
  int most = 0;

  for (int seat = 0; seat < scene->n_seats; seat++)
    {
      int worth = alu_villager_worth (scene->order, scene->signs.cards[seat]);

      if (seat != scene->seat && alu_scene_is_friend (scene, seat) == friends && worth > most)
        most = worth;
    }
  return most;
}

static bool
partner_is_stronger (const AluScene *scene)
{
  int known = known_worth (scene, true);

  return known > 0 && known >= alu_villager_worth (scene->order, scene->deal->hands[scene->seat]);
}

AluCard
alu_sign_play_lead (const AluScene *scene)
{
  if (partner_is_stronger (scene))
    return scene->cards[0];
  if (known_worth (scene, false) < DANGER)
    return ALU_CARD_NONE;
  for (int i = 0; i < scene->n_cards; i++)
    if (alu_scene_strength (scene, scene->cards[i]) <= STRONGEST_DOUBLE)
      return scene->cards[i];
  return ALU_CARD_NONE;
}

bool
alu_sign_play_leaves (const AluScene *scene, AluCard card)
{
  if (alu_scene_strength (scene, card) <= scene->best)
    return false;
  for (int seat = 0; seat < scene->n_seats; seat++)
    {
      AluCardSet known = scene->signs.cards[seat];

      if (!alu_scene_is_friend (scene, seat) || !alu_scene_comes_after (scene, seat))
        continue;
      for (; known != 0; known &= known - 1)
        if (alu_scene_strength (scene, alu_set_first (known)) > scene->best)
          return true;
    }
  return false;
}

bool
alu_sign_play_trusts (const AluScene *scene)
{
  return partner_is_stronger (scene) || known_worth (scene, false) >= DANGER;
}

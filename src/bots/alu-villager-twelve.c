/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/alu-villager.h"

/* In the twelve hands game the three of coins wins the deal for the side that takes it and the jack
 * of swords loses it: both are weak cards that are thrown on somebody's trick. */

#define DEAR_STRENGTH 12 /* from the doubles up */
#define GOOD 1
#define BAD 2

static AluChoice
choose (AluCard card, AluWhy why, int seat)
{
  AluChoice choice = { card, why, (uint8_t) seat, alu_card_bit (card) };

  return choice;
}

/* Which of the two fateful cards go with this trick: in it, or set aside. */
static int
fateful_here (const AluScene *scene)
{
  const AluDeal *deal = scene->deal;
  int found = deal->aside_fateful;

  for (int i = deal->n_tricks * scene->n_seats; i < deal->n_plays; i++)
    found |= deal->plays[i] == ALU_MONSIEUR ? GOOD : deal->plays[i] == ALU_JACK_OF_SWORDS ? BAD : 0;
  return found;
}

static bool
holds (const AluScene *scene, AluCard card)
{
  return (scene->deal->hands[scene->seat] & alu_card_bit (card)) != 0;
}

/* The weakest card that is neither of the fateful ones, or ALU_CARD_NONE. */
static AluCard
plain_low (const AluScene *scene)
{
  for (int i = scene->n_cards - 1; i >= 0; i--)
    if (scene->cards[i] != ALU_MONSIEUR && scene->cards[i] != ALU_JACK_OF_SWORDS)
      return scene->cards[i];
  return ALU_CARD_NONE;
}

/* A weak card: a fateful one only where it does no harm, or nothing else is left. */
static AluCard
throw_card (const AluScene *scene, bool ours, bool theirs)
{
  AluCard low = plain_low (scene);

  if (ours && holds (scene, ALU_MONSIEUR))
    return ALU_MONSIEUR;
  if (theirs && holds (scene, ALU_JACK_OF_SWORDS)
      && alu_scene_strength (scene, ALU_JACK_OF_SWORDS) < scene->best)
    return ALU_JACK_OF_SWORDS;
  return low != ALU_CARD_NONE ? low : scene->cards[scene->n_cards - 1];
}

/* The weakest plain card that takes the trick, or ALU_CARD_NONE. */
static AluCard
cheapest_taker (const AluScene *scene)
{
  for (int i = scene->n_cards - 1; i >= 0; i--)
    if (alu_scene_strength (scene, scene->cards[i]) > scene->best
        && scene->cards[i] != ALU_JACK_OF_SWORDS)
      return scene->cards[i];
  return ALU_CARD_NONE;
}

static AluChoice
play_last (const AluScene *scene)
{
  int fateful = fateful_here (scene);
  AluCard cheapest = cheapest_taker (scene);
  int owner = scene->best_seat;
  bool ours = owner != ALU_NOBODY && alu_scene_is_friend (scene, owner);
  bool dear = cheapest != ALU_CARD_NONE && alu_scene_strength (scene, cheapest) >= DEAR_STRENGTH;

  if (ours)
    return choose (throw_card (scene, fateful != BAD, false), ALU_WHY_PARTNER_HAS_IT, owner);
  if (fateful == BAD)
    return choose (throw_card (scene, false, true), ALU_WHY_DUCK, owner);
  if (cheapest != ALU_CARD_NONE
      && (!dear || fateful != 0 || scene->deal->n_aside > 0 || scene->n_cards <= 4))
    return choose (cheapest, ALU_WHY_TAKE_CHEAPLY, owner);
  return choose (throw_card (scene, false, true), ALU_WHY_DUCK, owner);
}

static AluChoice
play_between (const AluScene *scene)
{
  unsigned opponents = alu_scene_opponents (scene);
  int fateful = fateful_here (scene);
  float risk = scene->best > 0 ? alu_scene_beaten (scene, scene->best, opponents) : 1;
  bool ours = scene->best_seat != ALU_NOBODY && alu_scene_is_friend (scene, scene->best_seat);

  if (ours && risk < 0.3f)
    return choose (throw_card (scene, risk == 0 && fateful != BAD, false), ALU_WHY_PARTNER_HAS_IT,
                   scene->best_seat);
  if (fateful == BAD)
    return choose (throw_card (scene, false,
                               scene->best_seat != ALU_NOBODY && !ours
                                   && alu_scene_to_come (scene) == 0),
                   ALU_WHY_DUCK, scene->best_seat);
  if (alu_scene_to_come (scene) == 1 || fateful == GOOD)
    for (int i = scene->n_cards - 1; i >= 0; i--)
      {
        int strength = alu_scene_strength (scene, scene->cards[i]);

        if (strength > scene->best && scene->cards[i] != ALU_JACK_OF_SWORDS
            && alu_scene_beaten (scene, strength, opponents) < 0.4f)
          return choose (scene->cards[i], ALU_WHY_FORCE, ALU_NOBODY);
      }
  return choose (throw_card (scene, false, false), ALU_WHY_LOW_EARLY, ALU_NOBODY);
}

AluChoice
alu_villager_play_twelve (const AluScene *scene)
{
  int masters = alu_scene_masters (scene, scene->deal->hands[scene->seat]);

  if (scene->n_table == 0 && masters > 0
      && (masters * 2 >= scene->n_cards || holds (scene, ALU_MONSIEUR)))
    return choose (scene->cards[0], ALU_WHY_TAKE_SURE, ALU_NOBODY);
  if (scene->n_table == 0)
    return choose (throw_card (scene, false, false), ALU_WHY_LEAD_LOW, ALU_NOBODY);
  if (alu_scene_to_come (scene) == 0)
    return play_last (scene);
  return play_between (scene);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/alu-sign-play.h"
#include "bots/alu-villager.h"

/* Strengths that divide the pack. */
#define WEAKEST_LUETTE 16
#define WEAKEST_DOUBLE 12
#define ACE 11

static AluChoice
choose (AluCard card, AluWhy why, int seat, AluCardSet cards)
{
  AluChoice choice = { card, why, (uint8_t) seat, cards };

  return choice;
}

/* Returns: the weakest card, or one that is as good as it. */
static AluCard
choose_throw (const AluScene *scene)
{
  return scene->cards[scene->n_cards - 1];
}

AluCard
alu_villager_cheapest (const AluScene *scene, int above)
{
  for (int i = scene->n_cards - 1; i >= 0; i--)
    if (alu_scene_strength (scene, scene->cards[i]) > above)
      return scene->cards[i];
  return ALU_CARD_NONE;
}

static AluCardSet
hand_set (const AluScene *scene)
{
  return scene->deal->hands[scene->seat];
}

/* The most tricks that anyone but @seat has. */
static int
most_of_others (const AluScene *scene, int seat)
{
  int most = 0;

  for (int other = 0; other < scene->n_seats; other++)
    if (other != seat && scene->deal->taken[other] > most)
      most = scene->deal->taken[other];
  return most;
}

/* Whether @masters tricks taken from now on win the race whatever the opponents do. */
static bool
race_is_sure (const AluScene *scene, int masters)
{
  if (scene->deal->taken[scene->seat] + masters == 0)
    return false;
  for (int other = 0; other < scene->n_seats; other++)
    if (!alu_scene_is_friend (scene, other)
        && alu_scene_behind (scene, scene->seat, masters, other, scene->n_cards - masters))
      return false;
  return true;
}

/* Whether the seat in turn should lie low and take the last tricks: it holds enough of them. */
static bool
goes_for_mordienne (const AluScene *scene, int masters)
{
  int spare = scene->n_cards - masters;

  if (!alu_rules_has_mordienne (scene->rules) || scene->deal->offer_refused
      || scene->deal->taken[scene->seat] > 0 || spare <= 0)
    return false;
  return masters >= 3 && masters > most_of_others (scene, scene->seat) + (spare + 1) / 2;
}

/* Returns: the partner who tries for mordienne, or ALU_NOBODY: by his sign, or by an open hand. */
static int
partner_in_mordienne (const AluView *view, const AluScene *scene)
{
  const AluMatch *match = &view->match;

  if (!alu_rules_has_mordienne (scene->rules))
    return ALU_NOBODY;
  for (int seat = 0; seat < scene->n_seats; seat++)
    {
      AluCardSet open = scene->deal->hands[seat];
      bool signs = seat != view->seat
                   && (match->talk.heard[view->seat][seat].read & (1u << ALU_SIGN_MORDIENNE)) != 0;

      if (seat == scene->seat || !alu_scene_is_friend (scene, seat)
          || !alu_deal_may_mordienne (scene->rules, scene->deal, seat))
        continue;
      if (signs || (open != 0 && alu_scene_masters (scene, open) >= 3)
          || (scene->deal->run_seat == seat && scene->deal->run >= 3))
        return seat;
    }
  return ALU_NOBODY;
}

/* Returns: the opponent whose mordienne is near: his run is on and few tricks are left. */
static int
runner_to_stop (const AluScene *scene)
{
  const AluDeal *deal = scene->deal;
  int seat = deal->run_seat;

  if (!alu_rules_has_mordienne (scene->rules) || seat == ALU_NOBODY
      || alu_scene_is_friend (scene, seat) || !alu_deal_may_mordienne (scene->rules, deal, seat))
    return ALU_NOBODY;
  return scene->n_cards <= most_of_others (scene, seat) + 3 ? seat : ALU_NOBODY;
}

/* Whether @seat, an opponent without a trick, had better get this one: a trick now spoils his
 * mordienne later, as long as another can take one after it. */
static bool
feed_him (const AluScene *scene, int seat, int masters)
{
  const AluDeal *deal = scene->deal;

  return alu_rules_has_mordienne (scene->rules) && !deal->offer_refused && deal->taken[seat] == 0
         && masters > 0 && scene->n_cards >= 3 && scene->n_cards <= 4
         && most_of_others (scene, seat) <= 1 && alu_deal_may_mordienne (scene->rules, deal, seat);
}

/* An equal card that spoils the trick, or ALU_CARD_NONE. */
static AluCard
spoiler (const AluScene *scene)
{
  if (scene->best == 0 || scene->tied)
    return ALU_CARD_NONE;
  for (int i = 0; i < scene->n_cards; i++)
    if (alu_scene_strength (scene, scene->cards[i]) == scene->best)
      return scene->cards[i];
  return ALU_CARD_NONE;
}

/* The strongest card that a trick is worth now. With six at the table the tricks are so many hands'
 * that none may be let go by. */
static int
price (const AluScene *scene)
{
  const AluDeal *deal = scene->deal;
  int leader = alu_deal_race_leader (scene->rules, deal);
  bool they_lead = leader != ALU_NOBODY && !alu_scene_is_friend (scene, leader);

  if (scene->n_seats == 6 || scene->n_cards <= 3
      || (they_lead && scene->best_seat == leader && deal->taken[leader] >= 2))
    return ALU_N_NUMBERS;
  return deal->n_tricks >= 3 || they_lead || deal->taken[scene->seat] > 0 ? WEAKEST_DOUBLE + 1
                                                                          : ACE;
}

/* The chance of being beaten with which a card still forces. */
static float
bearable_risk (const AluScene *scene)
{
  if (alu_sign_play_trusts (scene))
    return 0.99f;
  return scene->n_seats == 6 ? 0.9f : 0.8f;
}

static AluChoice
throw_away (const AluScene *scene, AluWhy why, int seat)
{
  return choose (choose_throw (scene), why, seat, 0);
}

/* With six at the table a low lead is a trick given away: five others may take it. */
static AluCard
good_lead (const AluScene *scene)
{
  for (int i = 0; scene->n_seats == 6 && i < scene->n_cards; i++)
    if (alu_scene_strength (scene, scene->cards[i]) <= ACE)
      return scene->cards[i];
  return ALU_CARD_NONE;
}

static AluChoice
lead (const AluScene *scene, int masters)
{
  AluCard top = scene->cards[0];
  AluCard asked = alu_sign_play_lead (scene);

  if (masters > 0 && (race_is_sure (scene, masters) || scene->n_cards - masters <= 1))
    return choose (top, masters == scene->n_cards ? ALU_WHY_TAKE_SURE : ALU_WHY_RACE, ALU_NOBODY,
                   hand_set (scene));
  if (asked == ALU_CARD_NONE)
    asked = good_lead (scene);
  if (asked != ALU_CARD_NONE)
    return choose (asked, ALU_WHY_FORCE, ALU_NOBODY, 0);
  return throw_away (scene, ALU_WHY_LEAD_LOW, ALU_NOBODY);
}

/* Two or more are still to play. */
static AluChoice
play_early (const AluScene *scene, int masters)
{
  if (masters > 0 && race_is_sure (scene, masters) && scene->n_cards - masters <= 1)
    return choose (scene->cards[0], ALU_WHY_RACE, ALU_NOBODY, hand_set (scene));
  return throw_away (scene, ALU_WHY_LOW_EARLY, ALU_NOBODY);
}

/* One opponent is still to play: a card that he must beat. */
static AluChoice
force (const AluScene *scene)
{
  unsigned opponents = alu_scene_opponents (scene);
  bool friend_has_it = scene->best_seat != ALU_NOBODY
                       && alu_scene_is_friend (scene, scene->best_seat);
  int cap = price (scene);

  if (friend_has_it && alu_scene_beaten (scene, scene->best, opponents) < bearable_risk (scene))
    return throw_away (scene, ALU_WHY_PARTNER_HAS_IT, scene->best_seat);
  for (int i = scene->n_cards - 1; i >= 0; i--)
    {
      int strength = alu_scene_strength (scene, scene->cards[i]);
      float risk;

      if (strength <= scene->best || strength > cap)
        continue;
      risk = alu_scene_beaten (scene, strength, opponents);
      if (risk == 0)
        return choose (scene->cards[i], ALU_WHY_TAKE_SURE, ALU_NOBODY, 0);
      if (risk < bearable_risk (scene) || strength + 2 >= cap)
        return choose (scene->cards[i], ALU_WHY_FORCE, ALU_NOBODY, 0);
    }
  return throw_away (scene, ALU_WHY_DUCK, scene->best_seat);
}

/* Everybody else has played. */
static AluChoice
play_last (const AluScene *scene, int masters)
{
  AluCard cheapest = alu_villager_cheapest (scene, scene->best);
  AluCard equal = spoiler (scene);
  int owner = scene->best_seat;

  if (owner != ALU_NOBODY && alu_scene_is_friend (scene, owner))
    return throw_away (scene, ALU_WHY_PARTNER_HAS_IT, owner);
  if (owner != ALU_NOBODY && feed_him (scene, owner, masters))
    return throw_away (scene, ALU_WHY_STOP_MORDIENNE, owner);
  if (cheapest != ALU_CARD_NONE && alu_scene_strength (scene, cheapest) <= price (scene))
    return choose (cheapest, ALU_WHY_TAKE_CHEAPLY, owner, 0);
  if (equal != ALU_CARD_NONE)
    return choose (equal, ALU_WHY_SPOIL, owner, alu_card_bit (equal));
  if (alu_scene_strength (scene, scene->cards[0]) >= WEAKEST_LUETTE)
    return throw_away (scene, ALU_WHY_KEEP_LUETTE, ALU_NOBODY);
  return throw_away (scene, ALU_WHY_DUCK, owner);
}

/* An opponent's run must be broken: take the trick, or at least spoil it. */
static AluChoice
stop_runner (const AluScene *scene, int runner)
{
  unsigned opponents = alu_scene_opponents (scene);
  AluCard equal = spoiler (scene);

  for (int i = scene->n_cards - 1; i >= 0; i--)
    {
      int strength = alu_scene_strength (scene, scene->cards[i]);

      if (strength > scene->best && alu_scene_beaten (scene, strength, opponents) < 0.2f)
        return choose (scene->cards[i], ALU_WHY_STOP_MORDIENNE, runner, 0);
    }
  if (equal != ALU_CARD_NONE && scene->best_seat == runner)
    return choose (equal, ALU_WHY_STOP_MORDIENNE, runner, alu_card_bit (equal));
  if (scene->best_seat == runner && alu_scene_strength (scene, scene->cards[0]) > scene->best)
    return choose (scene->cards[0], ALU_WHY_STOP_MORDIENNE, runner, 0);
  return throw_away (scene, ALU_WHY_DUCK, scene->best_seat);
}

/* Lie low until the last tricks are sure. */
static AluChoice
lie_low (const AluScene *scene)
{
  AluCard card = choose_throw (scene);

  for (int i = 0; i < scene->n_cards; i++)
    if (scene->n_table > 0 && alu_scene_strength (scene, scene->cards[i]) < scene->best
        && alu_scene_strength (scene, scene->cards[i]) < WEAKEST_DOUBLE)
      {
        card = scene->cards[i];
        break;
      }
  return choose (card, ALU_WHY_MORDIENNE, scene->seat, hand_set (scene));
}

/* The partner goes for mordienne: no trick of his is taken from him, and the opponents' low tricks
 * are kept apart by spoiling for the one who has most. */
static AluChoice
help_partner (const AluScene *scene, int partner, int masters)
{
  AluCard equal = spoiler (scene);
  int owner = scene->best_seat;
  int most = most_of_others (scene, partner);

  if (owner != ALU_NOBODY && !alu_scene_is_friend (scene, owner) && alu_scene_to_come (scene) == 0
      && scene->deal->taken[owner] >= most && most > 0)
    {
      AluCard cheapest = alu_villager_cheapest (scene, scene->best);

      if (equal != ALU_CARD_NONE && scene->deal->run_seat != partner)
        return choose (equal, ALU_WHY_MORDIENNE, partner, alu_card_bit (equal));
      if (cheapest != ALU_CARD_NONE && scene->deal->taken[scene->seat] < most
          && scene->deal->run_seat != partner)
        return choose (cheapest, ALU_WHY_MORDIENNE, partner, 0);
    }
  return throw_away (scene, ALU_WHY_MORDIENNE, partner);
}

AluChoice
alu_villager_play (const AluView *view, const AluScene *scene)
{
  int masters = alu_scene_masters (scene, hand_set (scene));
  int partner = partner_in_mordienne (view, scene);
  int runner = runner_to_stop (scene);

  if (masters == scene->n_cards)
    return choose (scene->cards[scene->n_cards - 1], ALU_WHY_TAKE_SURE, ALU_NOBODY,
                   hand_set (scene));
  if (runner != ALU_NOBODY && scene->n_table > 0)
    return stop_runner (scene, runner);
  if (goes_for_mordienne (scene, masters))
    return lie_low (scene);
  if (partner != ALU_NOBODY)
    return help_partner (scene, partner, masters);
  if (scene->n_table == 0)
    return lead (scene, masters);
  if (alu_scene_to_come (scene) == 0)
    return play_last (scene, masters);
  if (alu_scene_to_come (scene) == 1)
    return force (scene);
  return play_early (scene, masters);
}

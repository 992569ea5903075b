/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/alu-habit.h"
#include "bots/alu-sign-play.h"
#include "bots/alu-villager.h"

/* The two levels below the villager. The casual player is greedy: he leads low and takes what he
 * can, as cheaply as he can. The novice remembers that half of the time, and else plays what comes
 * to hand. */

static AluChoice
greedy (const AluScene *scene)
{
  const uint8_t *numbers = alu_card_numbers[scene->order];
  bool leave = scene->best_seat != ALU_NOBODY && alu_scene_is_friend (scene, scene->best_seat)
               && alu_scene_to_come (scene) == 0;
  int i = alu_greedy_card (numbers, scene->cards, scene->n_cards, scene->best, leave);
  AluChoice choice = { scene->cards[i], ALU_WHY_DUCK, scene->best_seat, 0 };

  if (scene->n_cards == 1)
    choice.why = ALU_WHY_ONLY_CARD;
  else if (scene->n_table == 0)
    choice.why = ALU_WHY_LEAD_LOW;
  else if (leave)
    choice.why = ALU_WHY_PARTNER_HAS_IT;
  else if (alu_scene_strength (scene, choice.card) > scene->best)
    choice.why = ALU_WHY_TAKE_CHEAPLY;
  return choice;
}

static AluCard
keep_choice (AluChoice choice, AluThoughts *thoughts)
{
  thoughts->why = choice.why;
  thoughts->seat = choice.seat;
  thoughts->cards = choice.cards;
  return choice.card;
}

static AluCard
casual_play (const AluView *view, const AluMeans *means, AluThoughts *thoughts)
{
  AluScene scene;

  AluChoice choice;

  alu_scene_init (&scene, view);
  choice = greedy (&scene);
  if (alu_sign_play_leaves (&scene, choice.card))
    choice = (AluChoice) { scene.cards[scene.n_cards - 1], ALU_WHY_PARTNER_HAS_IT, ALU_NOBODY, 0 };
  return keep_choice (choice, thoughts);
}

static AluCard
novice_play (const AluView *view, const AluMeans *means, AluThoughts *thoughts)
{
  AluScene scene;
  AluChoice choice;

  alu_scene_init (&scene, view);
  choice = greedy (&scene);
  if (scene.n_cards > 1 && alu_rng_below (means->rng, 2) == 0)
    choice = (AluChoice) { scene.cards[alu_rng_below (means->rng, scene.n_cards)], ALU_WHY_DUCK,
                           ALU_NOBODY, 0 };
  return keep_choice (choice, thoughts);
}

/* Neither thinks of mordienne before it is upon him. */
static bool
rarely_offer (const AluView *view, const AluMeans *means, const AluThoughts *thoughts)
{
  const AluDeal *deal = &view->match.deal;

  return deal->run >= 4 && alu_team_of (deal->run_seat) != alu_team_of (view->seat)
         && alu_rng_below (means->rng, 3) == 0;
}

static bool
gladly_accept (const AluView *view, const AluMeans *means)
{
  return alu_rng_below (means->rng, 8) > 0;
}

static bool
never_propose (const AluView *view, const AluMeans *means)
{
  return false;
}

static bool
novice_vote (const AluView *view, const AluMeans *means)
{
  return alu_rng_below (means->rng, 3) > 0;
}

const AluMind alu_casual_mind = {
  .vote = alu_villager_vote,
  .reject = alu_villager_reject,
  .play = casual_play,
  .offer = rarely_offer,
  .accept = gladly_accept,
  .propose = never_propose,
  .consent = alu_villager_consent,
};

const AluMind alu_novice_mind = {
  .vote = novice_vote,
  .reject = alu_villager_reject,
  .play = novice_play,
  .offer = rarely_offer,
  .accept = gladly_accept,
  .propose = never_propose,
  .consent = alu_villager_consent,
};

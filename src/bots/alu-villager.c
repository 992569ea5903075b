/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/alu-villager.h"

static AluCard
villager_play (const AluView *view, const AluMeans *means, AluThoughts *thoughts)
{
  AluScene scene;
  AluChoice choice;

  alu_scene_init (&scene, view);
  if (scene.n_cards == 1)
    choice = (AluChoice) { scene.cards[0], ALU_WHY_ONLY_CARD, ALU_NOBODY, 0 };
  else if (alu_rules_by_teams (scene.rules))
    choice = alu_villager_play_twelve (&scene);
  else
    choice = alu_villager_play (view, &scene);
  thoughts->why = choice.why;
  thoughts->seat = choice.seat;
  thoughts->cards = choice.cards;
  return choice.card;
}

const AluMind alu_villager_mind = {
  .vote = alu_villager_vote,
  .reject = alu_villager_reject,
  .play = villager_play,
  .offer = alu_villager_offer,
  .accept = alu_villager_accept,
  .propose = alu_villager_propose,
  .consent = alu_villager_consent,
};

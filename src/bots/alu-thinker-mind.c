/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/alu-equity.h"
#include "bots/alu-mind.h"
#include "bots/alu-villager.h"

/* The levels that search: what their figures mean for the card, the offer and the point given. */

/* How much better giving a point must be than playing on, in points: the others err more than the
 * playouts do. */
#define MARGIN 0.1f

/* A hand of more worth is never given up: it need not be thought about. */
#define POOR_WORTH 6

static bool
same_number (const AluScene *scene, AluCard a, AluCard b)
{
  return alu_scene_strength (scene, a) == alu_scene_strength (scene, b);
}

/* What @card does, in words that hold whatever the search had in mind. */
static AluWhy
name_deed (const AluScene *scene, AluCard card)
{
  int strength = alu_scene_strength (scene, card);
  bool lowest = same_number (scene, card, scene->cards[scene->n_cards - 1]);

  if (scene->n_table == 0)
    return lowest ? ALU_WHY_LEAD_LOW : ALU_WHY_BEST_CHANCE;
  if (strength == scene->best)
    return ALU_WHY_SPOIL;
  if (strength > scene->best)
    {
      if (alu_scene_beaten (scene, strength, (1u << scene->n_seats) - 1) == 0)
        return same_number (scene, card, alu_villager_cheapest (scene, scene->best))
                   ? ALU_WHY_TAKE_CHEAPLY
                   : ALU_WHY_TAKE_SURE;
      return alu_scene_to_come (scene) == 1 ? ALU_WHY_FORCE : ALU_WHY_BEST_CHANCE;
    }
  if (scene->best_seat != ALU_NOBODY && alu_scene_is_friend (scene, scene->best_seat))
    return ALU_WHY_PARTNER_HAS_IT;
  if (!lowest)
    return ALU_WHY_BEST_CHANCE;
  return alu_scene_to_come (scene) >= 2 ? ALU_WHY_LOW_EARLY : ALU_WHY_DUCK;
}

/* The villager's reason where he would play the same card, else what the card does. */
static void
explain (const AluView *view, const AluScene *scene, AluCard card, AluThoughts *thoughts)
{
  AluChoice choice = alu_rules_by_teams (scene->rules) ? alu_villager_play_twelve (scene)
                                                       : alu_villager_play (view, scene);

  if (same_number (scene, choice.card, card))
    {
      thoughts->why = choice.why;
      thoughts->seat = choice.seat;
      thoughts->cards = choice.cards;
      return;
    }
  thoughts->why = name_deed (scene, card);
  thoughts->seat = thoughts->why == ALU_WHY_PARTNER_HAS_IT || thoughts->why == ALU_WHY_SPOIL
                       ? scene->best_seat
                       : ALU_NOBODY;
  thoughts->cards = alu_card_bit (card);
}

static AluCard
thinker_play (const AluView *view, const AluMeans *means, AluThoughts *thoughts)
{
  AluScene scene;
  AluCard card;

  alu_scene_init (&scene, view);
  if (scene.n_cards == 1 && alu_match_may_offer (&view->match) != ALU_OK)
    {
      thoughts->why = ALU_WHY_ONLY_CARD;
      return scene.cards[0];
    }
  card = alu_thinker_play (means->style, view, means->budget, means->rng, thoughts);
  if (scene.n_cards == 1)
    thoughts->why = ALU_WHY_ONLY_CARD;
  else
    explain (view, &scene, card, thoughts);
  return card;
}

/* An offer costs the point that its acceptance gives away, or more where it is refused with reason:
 * worth it only when the best card is expected to cost more, beyond what chance in the worlds seen
 * explains. */
static bool
thinker_offer (const AluView *view, const AluMeans *means, const AluThoughts *thoughts)
{
  AluEquity equity;
  float gap;

  alu_equity_init (&equity, &view->match, (int) alu_team_of (view->seat));
  gap = equity.worth[1] - thoughts->worth;
  return gap > MARGIN && gap * gap * (float) thoughts->worlds > 1;
}

static bool
thinker_accept (const AluView *view, const AluMeans *means)
{
  AluEquity equity;

  alu_equity_init (&equity, &view->match, (int) alu_team_of (view->seat));
  return alu_thinker_worth (means->style, view, means->budget, means->rng) <= equity.worth[3];
}

/* Whether the deal, played on, costs more than the point to be given. */
static bool
thinker_gives_up (const AluView *view, const AluMeans *means)
{
  AluOrder order = alu_rules_order (&view->match.rules);
  AluEquity equity;

  if (alu_villager_worth (order, view->match.deal.hands[view->seat]) > POOR_WORTH)
    return false;
  alu_equity_init (&equity, &view->match, (int) alu_team_of (view->seat));
  return alu_thinker_worth (means->style, view, means->budget, means->rng)
         < equity.worth[1] - MARGIN;
}

const AluMind alu_thinker_mind = {
  .vote = alu_villager_vote,
  .reject = alu_villager_reject,
  .play = thinker_play,
  .offer = thinker_offer,
  .accept = thinker_accept,
  .propose = thinker_gives_up,
  .consent = thinker_gives_up,
};

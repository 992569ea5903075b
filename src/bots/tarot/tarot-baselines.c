/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/tarot/tarot-baselines.h"

#include <string.h>

/* Whether @card takes the trick as it stands. */
static bool
takes_trick (const TarotCard *trick, int n, TarotCard card)
{
  TarotCard cards[TAROT_MAX_SEATS];

  memcpy (cards, trick, (size_t) n);
  cards[n] = card;
  return card != TAROT_EXCUSE && tarot_trick_winner (cards, n + 1) == n;
}

/* The card that takes the trick with the most points, or else the one of the fewest points. */
static TarotCard
greedy_card (const TarotView *view)
{
  TarotCardSet legal = tarot_view_legal_plays (view);
  TarotCard cards[TAROT_N_CARDS];
  int n_trick;
  const TarotCard *trick = tarot_deal_trick (&view->match.deal, view->match.rules.seats,
                                             view->match.deal.n_tricks, &n_trick);
  int n = tarot_set_cards (legal, cards);
  int best = 0, best_worth = -100;

  for (int i = 0; i < n; i++)
    {
      int points = tarot_card_half_points (cards[i]);
      int worth = takes_trick (trick, n_trick, cards[i]) ? points : -points;

      if (worth >= best_worth)
        {
          best_worth = worth;
          best = i;
        }
    }
  return cards[best];
}

/* As a villager, but for the cards. */
static void
decide_greedily (const TarotMatch *match, const TarotView *view, const TarotBudget *budget,
                 TarotEvent *event)
{
  (void) match;
  tarot_bot_decide (TAROT_LEVEL_VILLAGER, view, budget, event);
  if (event->type == TAROT_EVENT_PLAY)
    event->card = greedy_card (view);
}

static const TarotArenaPlayer baselines[] = {
  { .id = "greedy", .decide = decide_greedily },
};

bool
tarot_baseline_player (const char *id, TarotArenaPlayer *player)
{
  for (size_t i = 0; i < sizeof baselines / sizeof baselines[0]; i++)
    if (strcmp (baselines[i].id, id) == 0)
      {
        *player = baselines[i];
        return true;
      }
  return false;
}

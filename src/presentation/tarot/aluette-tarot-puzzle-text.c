/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "presentation/tarot/aluette-tarot-puzzle-text.h"

#include <glib/gi18n.h>

#include "engine/tarot/tarot-kind.h"
#include "presentation/tarot/aluette-tarot-card-names.h"
#include "presentation/tarot/aluette-tarot-coach-reason-text.h"
#include "presentation/tarot/aluette-tarot-text.h"

/* Returns: (transfer full): on which side the player is */
static char *
format_role (const TarotMatch *match)
{
  const TarotDeal *deal = &match->deal;
  const char *contract = aluette_tarot_text_bid ((TarotBid) deal->contract);

  if (deal->turn == deal->taker)
    /* Translators: %s is a contract: “Garde sans”. */
    return g_strdup_printf (_("You are the taker. Contract: %s."), contract);
  if (deal->turn == deal->partner)
    return g_strdup_printf (_("You are the taker’s partner. Contract: %s."), contract);
  return g_strdup_printf (_("You are in the defense. Contract: %s."), contract);
}

/* Returns: what to look for */
static const char *
get_goal (const TarotPuzzle *puzzle, const TarotMatch *match)
{
  int n;

  tarot_deal_trick (&match->deal, match->rules.seats, match->deal.n_tricks, &n);
  if (puzzle->open && puzzle->played == TAROT_NO_CARD)
    switch ((TarotTheme) puzzle->theme)
      {
      case TAROT_THEME_HUNT:
        return _("Find the card that catches the petit.");
      case TAROT_THEME_SAVE:
        return _("Find the card that saves the petit.");
      case TAROT_THEME_LAST:
        return _("Think of the petit in the last trick: which card is the best?");
      case TAROT_THEME_EXCUSE:
        return _("Play the Excuse now, or keep it: which card is the best?");
      case TAROT_THEME_MAKE:
        return _("Find the card that makes the contract.");
      case TAROT_THEME_DEFEAT:
        return _("Find the card that defeats the contract.");
      default:
        break;
      }
  if (puzzle->theme == TAROT_THEME_PARTNER)
    return _("You do not know yet who plays with whom: which card is the best?");
  return n == 0 ? _("You lead: which card is the best?")
                : _("It is your turn: which card is the best?");
}

char *
aluette_tarot_puzzle_text_question (const TarotPuzzle *puzzle, const TarotMatch *match)
{
  g_autofree char *role = format_role (match);
  const char *know;

  if (puzzle->played != TAROT_NO_CARD)
    know = _("You have seen this position before.");
  else
    know = puzzle->open ? _("All hands are open, and everyone will play perfectly.")
                        : _("Decide from what you can see.");
  return g_strjoin (" ", role, get_goal (puzzle, match), know, NULL);
}

/* Returns: (transfer full) (nullable): what a card does that the exact solver has proved */
static char *
format_effect (const TarotPuzzle *puzzle, const char *card)
{
  switch ((TarotTheme) puzzle->theme)
    {
    case TAROT_THEME_HUNT:
      return g_strdup_printf (
          _("Playing %s catches the petit; after any other card it gets away."), card);
    case TAROT_THEME_SAVE:
      return g_strdup_printf (_("Playing %s saves the petit; after any other card it is lost."),
                              card);
    case TAROT_THEME_LAST:
      return g_strdup_printf (_("Playing %s decides the petit in the last trick for your side."),
                              card);
    case TAROT_THEME_MAKE:
      return g_strdup_printf (_("Playing %s makes the contract; after any other card it fails."),
                              card);
    case TAROT_THEME_DEFEAT:
      return g_strdup_printf (
          _("Playing %s defeats the contract; after any other card it is made."), card);
    default:
      return NULL;
    }
}

/* Returns: (transfer full): what speaks for the best card by what the player can see */
static char *
format_coach_reason (const TarotPuzzle *puzzle, const TarotMatch *match, const char *card)
{
  AluetteTarotText context = { .header = &puzzle->header, .listener = match->deal.turn };
  g_autofree char *best = NULL;
  g_autofree char *why = NULL;
  TarotReason reason;
  TarotView view;

  tarot_view_for_seat (match, match->deal.turn, &view);
  tarot_reason_for_card (&view, tarot_set_lowest (puzzle->best), &reason);
  best = g_strdup_printf (_("The best card is %s."), card);
  if (reason.why == TAROT_WHY_BEST_CHANCE && puzzle->open)
    return g_steal_pointer (&best);
  why = aluette_tarot_coach_text_reason (&context, match->deal.turn, &reason);
  return g_strjoin (" ", best, why, NULL);
}

/* Returns: (transfer full): what the best card is worth compared to the others */
static char *
format_worth (const TarotPuzzle *puzzle)
{
  double points = puzzle->gain / 100.0;
  g_autofree char *text = NULL;

  if (puzzle->played != TAROT_NO_CARD)
    {
      text = aluette_tarot_card_phrase (puzzle->played);
      /* Translators: a card within a sentence, and a number of points such as 0.7. */
      return g_strdup_printf (_("You had played %1$s, which costs %2$.1f points on average."),
                              text, points);
    }
  if (!puzzle->open)
    return g_strdup_printf (_("On average every other card is worth at least %.1f points less."),
                            points);
  text = aluette_tarot_coach_text_half_points (puzzle->gain / 50);
  /* Translators: %s is a number of points: “4.5 points”. */
  return g_strdup_printf (_("Every other card is worth at least %s less."), text);
}

char *
aluette_tarot_puzzle_text_reason (const TarotPuzzle *puzzle, const TarotMatch *match)
{
  g_autofree char *card = aluette_tarot_card_phrase (tarot_set_lowest (puzzle->best));
  g_autofree char *effect = puzzle->open ? format_effect (puzzle, card) : NULL;
  g_autofree char *worth = format_worth (puzzle);

  if (effect == NULL)
    effect = format_coach_reason (puzzle, match, card);
  return g_strjoin (" ", effect, worth, NULL);
}

char *
aluette_tarot_puzzle_text_refusal (TarotCard card)
{
  g_autofree char *phrase = aluette_tarot_card_phrase (card);

  return g_strdup_printf (_("There is a better card than %s. Watch what happens."), phrase);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "presentation/tarot/aluette-tarot-puzzle-text.h"

#include <glib/gi18n.h>

#include "bots/tarot/puzzles/tarot-puzzle.h"
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
  if (puzzle->head.open && puzzle->head.played == ALU_GAME_NO_CARD)
    switch ((TarotTheme) puzzle->head.theme)
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
  if (puzzle->head.theme == TAROT_THEME_PARTNER)
    return _("You do not know yet who plays with whom: which card is the best?");
  return n == 0 ? _("You lead: which card is the best?")
                : _("It is your turn: which card is the best?");
}

static char *
format_question (gconstpointer puzzle)
{
  g_autofree char *role = NULL;
  g_autofree char *goal = NULL;
  TarotMatch match;

  tarot_puzzle_state (puzzle, &match);
  role = format_role (&match);
  goal = g_strdup_printf ("%s %s", role, get_goal (puzzle, &match));
  return aluette_puzzle_text_question (puzzle, goal);
}

/* Returns: (transfer full) (nullable): what a card does that the exact solver has proved */
static char *
format_effect (const TarotPuzzle *puzzle, const char *card)
{
  switch ((TarotTheme) puzzle->head.theme)
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
format_coach_reason (const TarotPuzzle *puzzle, const char *card)
{
  AluetteTarotText context = { .header = &puzzle->head.header, .listener = puzzle->head.seat };
  g_autofree char *best = NULL;
  g_autofree char *why = NULL;
  TarotReason reason;
  TarotMatch match;
  TarotView view;

  tarot_puzzle_state (puzzle, &match);
  tarot_view_for_seat (&match, puzzle->head.seat, &view);
  tarot_reason_for_card (&view, tarot_set_lowest (puzzle->best), &reason);
  best = g_strdup_printf (_("The best card is %s."), card);
  if (reason.why == TAROT_WHY_BEST_CHANCE && puzzle->head.open)
    return g_steal_pointer (&best);
  why = aluette_tarot_coach_text_reason (&context, puzzle->head.seat, &reason);
  return g_strjoin (" ", best, why, NULL);
}

static char *
format_reason (gconstpointer data, AluetteDeck deck)
{
  const TarotPuzzle *puzzle = data;
  g_autofree char *card = aluette_tarot_card_phrase (tarot_set_lowest (puzzle->best));
  g_autofree char *effect = puzzle->head.open ? format_effect (puzzle, card) : NULL;
  g_autofree char *played = NULL;
  g_autofree char *points = NULL;
  g_autofree char *worth = NULL;

  if (effect == NULL)
    effect = format_coach_reason (puzzle, card);
  if (puzzle->head.played != ALU_GAME_NO_CARD)
    played = aluette_tarot_card_phrase (puzzle->head.played);
  if (puzzle->head.open)
    {
      points = aluette_tarot_coach_text_half_points (puzzle->head.gain / 50);
      /* Translators: %s is a number of points: “4.5 points”. */
      worth = g_strdup_printf (_("Every other card is worth at least %s less."), points);
    }
  return aluette_puzzle_text_reason (data, effect, played, worth);
}

static char *
format_refusal (gconstpointer puzzle, const char *answer, AluetteDeck deck)
{
  g_autofree char *card = aluette_tarot_card_phrase (tarot_card_parse (strrchr (answer, ' ') + 1));

  return aluette_puzzle_text_refusal (card);
}

const AluettePuzzleTexts aluette_tarot_puzzle_texts = {
  .question = format_question,
  .reason = format_reason,
  .refusal = format_refusal,
};

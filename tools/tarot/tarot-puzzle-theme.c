/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/tarot/coach/tarot-reason.h"
#include "tools/tarot/tarot-puzzle-generator.h"

/* How a deal ends after a card if all players then play their best cards. */
typedef struct
{
  TarotSide petit; /* the side that takes the trick with the petit; TAROT_NO_SIDE: was played */
  TarotSide last;  /* the side that takes the petit in the last trick, or TAROT_NO_SIDE */
  bool made;       /* whether the attack can make the contract, whatever it costs otherwise */
} Ending;

static TarotSide
get_side (const TarotDeal *deal, int seat)
{
  return seat == deal->taker || seat == deal->partner ? TAROT_ATTACK : TAROT_DEFENSE;
}

/* Returns: the side that has taken the petit since trick @first. */
static TarotSide
find_petit (const TarotMatch *match, int first)
{
  const TarotDeal *deal = &match->deal;
  int n;

  for (int trick = first; trick < deal->n_tricks; trick++)
    {
      const TarotCard *cards = tarot_deal_trick (deal, match->rules.seats, trick, &n);

      for (int i = 0; i < n; i++)
        if (cards[i] == TAROT_PETIT)
          return get_side (deal, deal->takers[trick]);
    }
  return TAROT_NO_SIDE;
}

static void
play_card (TarotMatch *match, TarotCard card)
{
  TarotEvent event;

  tarot_event_init (&event, TAROT_EVENT_PLAY, match->deal.turn);
  event.card = card;
  tarot_match_apply (match, &event);
}

/* Plays @card, and then the best cards to the end. */
static bool
compute_ending (TarotSolver *solver, const TarotMatch *start, TarotCard card, Ending *ending)
{
  TarotMatch match = *start;
  TarotPosition position;

  play_card (&match, card);
  tarot_position_read (&match.rules, &match.deal, &position);
  if (tarot_solver_made (solver, &position, &ending->made) != TAROT_SOLVER_SOLVED)
    return false;
  while (match.deal.outcome == TAROT_OUTCOME_NONE)
    {
      TarotGradedHand grades;

      if (!tarot_puzzle_grade_open (solver, &match, &grades))
        return false;
      play_card (&match, grades.cards[0].card);
    }
  ending->petit = find_petit (&match, start->deal.n_tricks);
  ending->last = (TarotSide) match.sheet.petit;
  return true;
}

/* What the best card changes, compared with every other card. */
typedef struct
{
  bool petit; /* another side takes the petit */
  bool last;  /* the end is better for the own side as far as the petit in the last trick goes */
  bool made;  /* the contract is made, or not */
} Changes;

/* Returns: how good it is for @own that @last takes the petit in the last trick. */
static int
rank_last (TarotSide own, TarotSide last)
{
  return last == own ? 2 : last == TAROT_NO_SIDE ? 1 : 0;
}

static bool
compare_endings (TarotSolver *solver, const TarotMatch *match, TarotCardSet best, Ending *ending,
                 Changes *changes)
{
  TarotCardSet others = tarot_set_minus (tarot_match_legal_plays (match), best);
  TarotSide own = get_side (&match->deal, match->deal.turn);
  Ending other;

  if (!compute_ending (solver, match, tarot_set_lowest (best), ending))
    return false;
  *changes = (Changes) { true, true, true };
  for (; !tarot_set_is_empty (others);
       others = tarot_set_without (others, tarot_set_lowest (others)))
    {
      if (!compute_ending (solver, match, tarot_set_lowest (others), &other))
        return false;
      changes->petit &= other.petit != ending->petit;
      changes->last &= rank_last (own, other.last) < rank_last (own, ending->last);
      changes->made &= other.made != ending->made;
    }
  return true;
}

static TarotTheme
get_plain_theme (const TarotMatch *match)
{
  int n;

  if (tarot_set_has (tarot_match_legal_plays (match), TAROT_EXCUSE))
    return TAROT_THEME_EXCUSE;
  tarot_deal_trick (&match->deal, match->rules.seats, match->deal.n_tricks, &n);
  return n == 0 ? TAROT_THEME_LEAD : TAROT_THEME_FOLLOW;
}

static bool
get_open_theme (TarotSolver *solver, const TarotMatch *match, TarotCardSet best, TarotTheme *theme)
{
  const TarotDeal *deal = &match->deal;
  TarotSide own = get_side (deal, deal->turn);
  TarotSide holder = TAROT_NO_SIDE;
  Changes changes;
  Ending ending;

  if (!compare_endings (solver, match, best, &ending, &changes))
    return false;
  for (int seat = 0; seat < match->rules.seats; seat++)
    if (tarot_set_has (deal->hands[seat], TAROT_PETIT))
      holder = get_side (deal, seat);
  if (changes.last)
    *theme = TAROT_THEME_LAST;
  else if (holder != TAROT_NO_SIDE && changes.petit && ending.petit == own)
    *theme = holder == own ? TAROT_THEME_SAVE : TAROT_THEME_HUNT;
  else if (changes.made && ending.made == (own == TAROT_ATTACK))
    *theme = own == TAROT_ATTACK ? TAROT_THEME_MAKE : TAROT_THEME_DEFEAT;
  else
    *theme = get_plain_theme (match);
  return true;
}

static TarotTheme
get_own_theme (const TarotMatch *match, TarotCardSet best)
{
  TarotReason reason;
  TarotView view;

  tarot_view_for_seat (match, match->deal.turn, &view);
  tarot_reason_for_card (&view, tarot_set_lowest (best), &reason);
  switch ((TarotWhy) reason.why)
    {
    case TAROT_WHY_HUNT_PETIT:
    case TAROT_WHY_CAPTURE_PETIT:
      return TAROT_THEME_HUNT;
    case TAROT_WHY_GUARD_PETIT:
    case TAROT_WHY_COVER_PETIT:
    case TAROT_WHY_PETIT_TAKES:
    case TAROT_WHY_PETIT_SAFE:
      return TAROT_THEME_SAVE;
    case TAROT_WHY_PETIT_LAST:
      return TAROT_THEME_LAST;
    default:
      break;
    }
  return view.match.deal.partner == TAROT_UNKNOWN ? TAROT_THEME_PARTNER : get_plain_theme (match);
}

bool
tarot_puzzle_get_theme (TarotSolver *solver, const TarotMatch *match, bool open, TarotCardSet best,
                        TarotTheme *theme)
{
  if (open)
    return get_open_theme (solver, match, best, theme);
  *theme = get_own_theme (match, best);
  return true;
}

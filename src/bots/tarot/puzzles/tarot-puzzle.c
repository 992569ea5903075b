/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/tarot/puzzles/tarot-puzzle.h"

#include <string.h>

#include "bots/tarot/tarot-bot.h"
#include "engine/tarot/tarot-kind.h"

const char *const tarot_theme_ids[TAROT_N_THEMES + 1] = {
  "hunt", "save", "last", "excuse", "make", "defeat", "partner", "lead", "follow", NULL,
};

/* Returns: whether a deal with a taker is in play in @match, so that a card can be asked for. */
static bool
awaits_card (const TarotMatch *match)
{
  return tarot_match_phase (match) == TAROT_PHASE_PLAY && match->deal.taker != TAROT_NOBODY
         && !match->real_table;
}

bool
tarot_puzzle_state (const TarotPuzzle *puzzle, TarotMatch *match)
{
  tarot_match_init_from_header (match, &puzzle->head.header);
  for (int i = 0; i < puzzle->head.n_events; i++)
    if (tarot_match_apply (match, &puzzle->events[i]) != TAROT_OK)
      return false;
  return awaits_card (match) && match->n_deals == 1
         && tarot_set_within (puzzle->best, tarot_match_legal_plays (match));
}

/* Returns: the cards between which cards of the hand differ: those of the trick, and those that
 * another player may hold. */
static TarotCardSet
get_other_cards (const TarotMatch *match, bool open)
{
  const TarotDeal *deal = &match->deal;
  TarotCardSet others = tarot_set_empty ();
  TarotView view;
  int n;
  const TarotCard *trick = tarot_deal_trick (deal, match->rules.seats, deal->n_tricks, &n);

  tarot_view_for_seat (match, deal->turn, &view);
  if (!open)
    others = view.unseen;
  for (int seat = 0; open && seat < match->rules.seats; seat++)
    if (seat != deal->turn)
      others = tarot_set_union (others, deal->hands[seat]);
  for (int i = 0; i < n; i++)
    others = tarot_set_with (others, trick[i]);
  return others;
}

TarotCardSet
tarot_puzzle_equals (const TarotMatch *match, bool open, TarotCard card)
{
  TarotCardSet others = get_other_cards (match, open), set = tarot_set_of (card);
  TarotCardSet left = tarot_match_legal_plays (match);

  for (; !tarot_set_is_empty (left); left = tarot_set_without (left, tarot_set_lowest (left)))
    {
      TarotCard other = tarot_set_lowest (left);
      TarotCard low = other < card ? other : card, high = other < card ? card : other;

      if (tarot_card_suit (other) == tarot_card_suit (card)
          && tarot_card_half_points (other) == tarot_card_half_points (card)
          && tarot_set_is_empty (tarot_set_minus (tarot_set_above (others, low),
                                                  tarot_set_above (others, high))))
        set = tarot_set_with (set, other);
    }
  return set;
}

static bool
check_puzzle (void *data)
{
  TarotPuzzle *puzzle = data;
  TarotMatch match;

  if (!tarot_puzzle_state (puzzle, &match))
    return false;
  puzzle->head.seat = match.deal.turn;
  return true;
}

/* Extracts the current deal from a match: it becomes the first deal of a match with the same
 * players and rules.
 *
 * Returns: whether there is a card to find. */
static bool
cut_deal (TarotPuzzle *puzzle, const AluGameHeader *header, const TarotEvent *events,
          unsigned n_events)
{
  unsigned first = n_events;

  for (unsigned i = 0; i < n_events; i++)
    if (events[i].type == TAROT_EVENT_DEAL)
      first = i;
  if (n_events - first > TAROT_PUZZLE_MAX_EVENTS)
    return false;
  memset (puzzle, 0, sizeof *puzzle);
  puzzle->head.header = *header;
  puzzle->head.played = ALU_GAME_NO_CARD;
  for (unsigned i = first; i < n_events; i++)
    puzzle->events[puzzle->head.n_events++] = events[i];
  return check_puzzle (puzzle);
}

/* First names of the players. */
static const char *const names[] = { "Anne",  "Léon",   "Rose", "Jules",  "Marie",
                                     "Émile", "Jeanne", "Paul", "Louise", "Henri" };

#define N_NAMES (sizeof names / sizeof names[0])

void
tarot_puzzle_seat_players (AluGameHeader *header, int solver, AluRng *rng)
{
  uint32_t first = alu_rng_below (rng, N_NAMES);

  for (int seat = 0; seat < header->rules.n_seats; seat++)
    {
      AluGamePlayer *player = &header->players[seat];
      bool solves = seat == solver;

      player->kind = solves ? ALU_GAME_HUMAN : ALU_GAME_BOT;
      strcpy (player->level, solves ? "" : tarot_level_ids[TAROT_LEVEL_MASTER]);
      strcpy (player->name, names[(first + (uint32_t) seat) % N_NAMES]);
    }
}

/* --- The kind --- */

static bool
make_from_mistake (const AluGameHeader *header, const void *events, unsigned n_events,
                   const void *played, const void *best, double cost, void *data)
{
  const TarotEvent *move = played, *other = best;
  TarotPuzzle *puzzle = data;
  TarotCardSet legal;
  TarotMatch match;
  int n;

  if (move->type != TAROT_EVENT_PLAY || !cut_deal (puzzle, header, events, n_events)
      || !tarot_puzzle_state (puzzle, &match))
    return false;
  legal = tarot_match_legal_plays (&match);
  if (!tarot_set_has (legal, other->card) || !tarot_set_has (legal, move->card))
    return false;
  puzzle->best = tarot_puzzle_equals (&match, false, other->card);
  puzzle->head.played = move->card;
  cost = cost < 0 ? 0 : cost > ALU_PUZZLE_MAX_GAIN ? ALU_PUZZLE_MAX_GAIN : cost;
  puzzle->head.gain = (uint16_t) (cost * 100 + 0.5);
  tarot_deal_trick (&match.deal, match.rules.seats, match.deal.n_tricks, &n);
  puzzle->head.theme = n == 0 ? TAROT_THEME_LEAD : TAROT_THEME_FOLLOW;
  return !tarot_set_has (puzzle->best, move->card);
}

const AluPuzzleKind tarot_puzzle_kind = {
  .game = &tarot_kind,
  .size = sizeof (TarotPuzzle),
  .events = offsetof (TarotPuzzle, events),
  .max_events = TAROT_PUZZLE_MAX_EVENTS,
  .themes = tarot_theme_ids,
  .answers = " play ",
  .mistakes_file = "tarot-mistakes.puzzles",
  .highest_first = true,
  .best = offsetof (TarotPuzzle, best),
  .check = check_puzzle,
  .from_mistake = make_from_mistake,
};

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "brute-force.h"

typedef struct
{
  int n_seats;
  int hand[ALU_MAX_SEATS][ALU_MAX_TRICKS]; /* cards; -1 if played */
  int n_cards;
  int leader;
  int n_table;
  int table[ALU_MAX_SEATS];
  int n_tricks;
  int taker[2 * ALU_MAX_TRICKS];
  const uint8_t *numbers;
  bool mordienne;
  int refused_by; /* the team that refused an offer, or -1 */
  bool twelve;
  int cards[2 * ALU_MAX_TRICKS][ALU_MAX_SEATS]; /* of each trick; -1 where it does not matter */
} Game;

/* The points of a finished deal, computed from the takers of its tricks as the rules say. */
static int
compute_points (const Game *game)
{
  int count[ALU_MAX_SEATS] = { 0 };
  int best = -1, score, own = 0;
  bool mordienne = game->mordienne;

  for (int i = 0; i < game->n_tricks; i++)
    {
      int taker = game->taker[i];

      if (taker >= 0)
        {
          count[taker]++;
          if (best < 0 || count[taker] > count[best])
            best = taker;
        }
    }
  for (int i = game->n_tricks - 1; i >= 0 && best >= 0 && game->taker[i] == best; i--)
    own++;
  mordienne = mordienne && best >= 0 && own == count[best];
  if (game->refused_by >= 0)
    {
      int winner = mordienne && best % 2 == game->refused_by ? game->refused_by
                                                             : 1 - game->refused_by;

      return winner == 0 ? 2 : -2;
    }
  score = best < 0 ? 0 : mordienne ? 2 : 1;
  return best % 2 == 0 ? score : -score;
}

/* The points according to the rules of twelve hands. */
static int
twelve_points (const Game *game)
{
  int tricks[2] = { 0 }, cards[2] = { 0 };
  int first = -1, next = 0;

  for (int i = 0; i < game->n_tricks; i++)
    {
      int taker = game->taker[i];

      if (taker < 0 && i + 1 == game->n_tricks)
        taker = first;
      if (taker < 0)
        continue;
      if (first < 0)
        first = taker;
      for (; next <= i; next++)
        {
          tricks[taker % 2]++;
          for (int j = 0; j < game->n_seats; j++)
            {
              if (game->cards[next][j] == ALU_CARD (ALU_DENIERS, ALU_THREE))
                cards[taker % 2]++;
              if (game->cards[next][j] == ALU_CARD (ALU_EPEES, ALU_JACK))
                cards[taker % 2]--;
            }
        }
    }
  if (cards[0] != cards[1])
    return cards[0] > cards[1] ? 1 : -1;
  return tricks[0] == tricks[1] ? 0 : tricks[0] > tricks[1] ? 1 : -1;
}

static int
search_game (Game *game)
{
  int seat = (game->leader + game->n_table) % game->n_seats;
  int result = seat % 2 == 0 ? -3 : 3;
  bool any = false;

  if (game->n_table == game->n_seats)
    {
      int leader = game->leader;
      int best = 0, equal = 0, value;

      for (int i = 1; i < game->n_seats; i++)
        if (game->numbers[game->table[i]] < game->numbers[game->table[best]])
          best = i;
      for (int i = 0; i < game->n_seats; i++)
        equal += game->numbers[game->table[i]] == game->numbers[game->table[best]];
      if (equal == 1)
        game->leader = (leader + best) % game->n_seats;
      for (int i = 0; i < game->n_seats; i++)
        game->cards[game->n_tricks][i] = game->table[i];
      game->taker[game->n_tricks++] = equal == 1 ? game->leader : -1;
      game->n_table = 0;
      value = search_game (game);
      game->n_table = game->n_seats;
      game->n_tricks--;
      game->leader = leader;
      return value;
    }
  for (int i = 0; i < game->n_cards; i++)
    {
      int card = game->hand[seat][i];
      int below[ALU_MAX_SEATS];
      int value;

      if (card < 0)
        continue;
      any = true;
      for (int j = 0; j < game->n_seats; j++)
        below[j] = game->table[j];
      game->hand[seat][i] = -1;
      game->table[game->n_table++] = card;
      value = search_game (game);
      game->n_table--;
      game->hand[seat][i] = card;
      for (int j = 0; j < game->n_seats; j++)
        game->table[j] = below[j];
      if (seat % 2 == 0 ? value > result : value < result)
        result = value;
    }
  return any ? result : game->twelve ? twelve_points (game) : compute_points (game);
}

static void
set_up (Game *game, const AluPosition *position, const TestHistory *history)
{
  *game = (Game) {
    .n_seats = position->n_seats,
    .n_cards = ALU_MAX_TRICKS,
    .leader = position->leader,
    .n_table = position->n_table,
    .n_tricks = history->n,
    .numbers = alu_card_numbers[position->order],
    .mordienne = position->mordienne,
    .twelve = position->scoring == ALU_SCORING_TWELVE,
    .refused_by = position->offer == ALU_OFFER_NONE ? -1 : 1 - position->offer_team,
  };
  for (int i = 0; i < history->n; i++)
    {
      game->taker[i] = history->taker[i];
      for (int j = 0; j < ALU_MAX_SEATS; j++)
        game->cards[i][j] = history->card[i][j];
    }
  for (int i = 0; i < position->n_table; i++)
    game->table[i] = position->table[i];
  for (int seat = 0; seat < position->n_seats; seat++)
    {
      AluCardSet hand = position->hands[seat];

      for (int i = 0; i < ALU_MAX_TRICKS; i++)
        {
          game->hand[seat][i] = hand != 0 ? alu_set_first (hand) : -1;
          hand &= hand - 1;
        }
    }
}

int
brute_force_cards (const AluPosition *position, const TestHistory *history, int values[ALU_N_CARDS])
{
  int seat = (position->leader + position->n_table) % position->n_seats;
  int result = seat % 2 == 0 ? -3 : 3;
  int accepted = position->offer_team == 0 ? -1 : 1;
  Game game;

  set_up (&game, position, history);
  for (int i = 0; i < ALU_MAX_TRICKS; i++)
    {
      Game after = game;
      int card = game.hand[seat][i];

      if (card < 0)
        continue;
      after.hand[seat][i] = -1;
      after.table[after.n_table++] = card;
      values[card] = search_game (&after);
      if (seat % 2 == 0 ? values[card] > result : values[card] < result)
        result = values[card];
    }
  if (position->offer != ALU_OFFER_PENDING)
    return result;
  if (position->offer_team == 0)
    return result < accepted ? result : accepted;
  return result > accepted ? result : accepted;
}

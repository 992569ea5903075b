/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-practice-game.h"

#include <glib/gi18n.h>

#include "bots/aluette/alu-bot.h"
#include "engine/aluette/alu-aluette-kind.h"
#include "engine/alu-replay.h"
#include "model/session/aluette-local-game.h"
#include "model/session/aluette-record.h"

/* Creates a match. The deal is always the same, but bots may play it differently. */
static AluetteGame *
make_game (const AluGameHeader *header, const AluEvent *events, guint n_events, GError **error)
{
  g_autofree char *record = aluette_record_write (&alu_aluette_kind, header, events, n_events);
  guint64 seed = (guint64) g_random_int () << 32 | g_random_int ();

  if (record == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                           _("The position does not exist"));
      return NULL;
    }
  return aluette_local_game_new_from_record (record, -1, seed, NULL, error);
}

static void
set_bot (AluGamePlayer *player, AluLevel level)
{
  player->kind = ALU_GAME_BOT;
  g_strlcpy (player->level, alu_level_ids[level], sizeof player->level);
}

static void
set_human (AluGamePlayer *player)
{
  player->kind = ALU_GAME_HUMAN;
  player->level[0] = '\0';
}

/* Renames the player to “You”. */
static void
call_you (AluGamePlayer *player)
{
  g_strlcpy (player->name, C_("player", "You"), sizeof player->name);
}

/* Returns: the match of @puzzle, in which the player who must decide in @match is “You”. */
static AluetteGame *
make_puzzle_game (AluPuzzle *puzzle, const AluMatch *match)
{
  AluetteGame *game;

  call_you (&puzzle->header.players[alu_match_decider (match)]);
  game = make_game (&puzzle->header, puzzle->events, puzzle->n_events, NULL);
  if (game == NULL)
    return NULL;
  aluette_local_game_set_open (ALUETTE_LOCAL_GAME (game), puzzle->open);
  aluette_local_game_set_seats_here (ALUETTE_LOCAL_GAME (game), 1u << alu_match_decider (match));
  return game;
}

AluetteGame *
aluette_practice_game_new_puzzle (const AluPuzzle *puzzle)
{
  g_autofree AluPuzzle *copy = g_memdup2 (puzzle, sizeof *puzzle);
  AluMatch match;

  if (!alu_puzzle_state (copy, &match))
    return NULL;
  for (guint seat = 0; seat < match.rules.seats; seat++)
    if (seat == (guint) alu_match_decider (&match))
      set_human (&copy->header.players[seat]);
    else if (copy->header.players[seat].kind == ALU_GAME_HUMAN)
      set_bot (&copy->header.players[seat], ALU_LEVEL_MASTER);
  return make_puzzle_game (copy, &match);
}

AluetteGame *
aluette_practice_game_continue (const AluPuzzle *puzzle, AluCard card)
{
  g_autofree AluPuzzle *copy = g_memdup2 (puzzle, sizeof *puzzle);
  AluMatch match;
  AluEvent *event;

  if (!alu_puzzle_state (copy, &match) || copy->n_events == ALU_PUZZLE_MAX_EVENTS)
    return NULL;
  event = &copy->events[copy->n_events++];
  alu_event_init (event, ALU_EVENT_PLAY, match.deal.turn);
  event->card = card;
  for (guint seat = 0; seat < match.rules.seats; seat++)
    if (copy->header.players[seat].kind != ALU_GAME_DUMMY)
      set_bot (&copy->header.players[seat], ALU_LEVEL_MASTER);
  return make_puzzle_game (copy, &match);
}

/* Returns: the index of the last deal event, or @n_events. Unlike alu_puzzle_cut (), it accepts any
 * state of the deal; the next event need not be a card. */
static guint
find_deal (const AluEvent *events, guint n_events)
{
  guint first = n_events;

  for (guint i = 0; i < n_events; i++)
    if (events[i].type == ALU_EVENT_DEAL)
      first = i;
  return first;
}

/* Makes the player who must decide a human, if there is none. */
static void
invite_human (AluGameHeader *header, const AluEvent *events, guint n_events)
{
  AluMatch match;
  AluReplay replay;
  int seat;

  if (alu_game_humans (header) != 0
      || alu_replay_init (&replay, &alu_aluette_kind, &match, header, events, n_events)
             != ALU_OK)
    return;
  alu_replay_seek (&replay, n_events);
  seat = alu_match_decider (&match);
  set_human (&header->players[seat != ALU_NOBODY ? seat : 0]);
}

AluetteGame *
aluette_practice_game_new_deal (const AluGameHeader *header, const AluEvent *events,
                                guint n_events, GError **error)
{
  g_autofree AluGameHeader *own = g_memdup2 (header, sizeof *header);
  guint first = find_deal (events, n_events);

  own->rules.options[ALU_OPTION_DRAW] = ALU_DRAW_SEATED;
  if (first < n_events)
    invite_human (own, events + first, n_events - first);
  if (first == n_events || own->players[0].kind == ALU_GAME_PERSON)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                           _("No deal was being played at that point"));
      return NULL;
    }
  return make_game (own, events + first, n_events - first, error);
}

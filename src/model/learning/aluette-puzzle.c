/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/learning/aluette-puzzle.h"

#include <glib/gi18n.h>

#include "bots/alu-bot-kind.h"
#include "model/session/aluette-local-game.h"
#include "model/session/aluette-record.h"

/* Returns: (transfer none): an event of a puzzle. */
static gconstpointer
get_event (const AluPuzzleKind *kind, gconstpointer puzzle, guint index)
{
  return (const char *) puzzle + kind->events + index * kind->game->event_size;
}

/* Makes a player a human or a master. */
static void
seat_player (const AluGameKind *game, AluGamePlayer *player, gboolean human)
{
  const AluBotKind *bots = alu_bot_kind_from_id (game->id);

  if (player->kind == ALU_GAME_DUMMY)
    return;
  player->kind = human ? ALU_GAME_HUMAN : ALU_GAME_BOT;
  g_strlcpy (player->level, human ? "" : bots->level_ids[bots->n_levels - 1], sizeof player->level);
}

/* @asks: whether the user plays; else masters play for everybody */
static AluetteGame *
make_game (const AluPuzzleKind *kind, const AluPuzzleHead *puzzle, gconstpointer events,
           guint n_events, gboolean asks)
{
  g_autofree AluGameHeader *header = g_memdup2 (&puzzle->header, sizeof puzzle->header);
  guint user = (guint) alu_game_decider (header, puzzle->seat);
  guint64 seed = (guint64) g_random_int () << 32 | g_random_int ();
  g_autofree char *record = NULL;
  AluetteGame *game;

  for (guint seat = 0; seat < header->rules.n_seats; seat++)
    seat_player (kind->game, &header->players[seat], asks && (kind->of_people || seat == user));
  g_strlcpy (header->players[user].name, C_("player", "You"), sizeof header->players[user].name);
  record = aluette_record_write (kind->game, header, events, n_events);
  game = record != NULL ? aluette_local_game_new_from_record (record, -1, seed, NULL, NULL) : NULL;
  if (game == NULL)
    return NULL;
  aluette_local_game_set_open (ALUETTE_LOCAL_GAME (game), puzzle->open);
  aluette_local_game_set_seats_here (ALUETTE_LOCAL_GAME (game), 1u << user);
  return game;
}

AluetteGame *
aluette_puzzle_make_question (const AluPuzzleKind *kind, gconstpointer puzzle)
{
  const AluPuzzleHead *head = puzzle;

  return make_game (kind, head, get_event (kind, puzzle, 0), head->n_events - head->n_watched,
                    TRUE);
}

AluetteGame *
aluette_puzzle_make_sequel (const AluPuzzleKind *kind, gconstpointer puzzle, const char *answer)
{
  const AluPuzzleHead *head = puzzle;
  gsize size = head->n_events * kind->game->event_size;
  g_autofree char *events = g_malloc0 (size + kind->game->event_size);

  memcpy (events, get_event (kind, puzzle, 0), size);
  if (!aluette_record_read_request (kind->game, head->header.rules.n_seats, answer, events + size))
    return NULL;
  return make_game (kind, head, events, head->n_events + 1u, FALSE);
}

GArray *
aluette_puzzle_list_watched (const AluPuzzleKind *kind, gconstpointer puzzle)
{
  const AluPuzzleHead *head = puzzle;
  GArray *events;

  if (head->n_watched == 0)
    return NULL;
  events = g_array_new (FALSE, FALSE, (guint) kind->game->event_size);
  return g_array_append_vals (events, get_event (kind, puzzle, head->n_events - head->n_watched),
                              head->n_watched);
}

char *
aluette_puzzle_read_answer (const AluPuzzleKind *kind, AluetteSeatLog *log, guint line)
{
  gconstpointer event = aluette_seat_log_get_line (log, line);
  char answer[ALU_GAME_MAX_REQUEST];
  g_autofree char *word = NULL;

  if (alu_game_event_role (kind->game, event) != ALU_GAME_ROLE_ACTION)
    return NULL;
  aluette_record_write_request (kind->game, event, answer);
  word = g_strdup_printf (" %.*s ", (int) strcspn (answer, " "), answer);
  return strstr (kind->answers, word) != NULL ? g_strdup (answer) : NULL;
}

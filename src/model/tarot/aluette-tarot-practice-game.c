/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/tarot/aluette-tarot-practice-game.h"

#include <glib/gi18n.h>

#include "bots/tarot/tarot-bot.h"
#include "engine/tarot/tarot-kind.h"
#include "model/session/aluette-local-game.h"
#include "model/session/aluette-record.h"

/* Seats a master or a human; the user is one of them. */
static void
seat_player (AluGamePlayer *player, gboolean user, AluetteTarotPracticePlayers players)
{
  gboolean human = players == ALUETTE_TAROT_PRACTICE_PEOPLE
                   || (user && players == ALUETTE_TAROT_PRACTICE_USER);

  player->kind = human ? ALU_GAME_HUMAN : ALU_GAME_BOT;
  g_strlcpy (player->level, human ? "" : tarot_level_ids[TAROT_LEVEL_MASTER], sizeof player->level);
  if (user)
    g_strlcpy (player->name, C_("player", "You"), sizeof player->name);
}

AluetteGame *
aluette_tarot_practice_game_new (const AluGameHeader *header, const TarotEvent *events,
                                 guint n_events, guint seat, AluetteTarotPracticePlayers players,
                                 gboolean open)
{
  g_autofree AluGameHeader *own = g_memdup2 (header, sizeof *header);
  g_autofree char *record = NULL;
  guint64 seed = (guint64) g_random_int () << 32 | g_random_int ();
  AluetteGame *game;

  for (guint i = 0; i < own->rules.n_seats; i++)
    seat_player (&own->players[i], i == seat, players);
  record = aluette_record_write (&tarot_kind, own, events, n_events);
  game = record != NULL ? aluette_local_game_new_from_record (record, -1, seed, NULL, NULL) : NULL;
  if (game == NULL)
    return NULL;
  aluette_local_game_set_open (ALUETTE_LOCAL_GAME (game), open);
  aluette_local_game_set_seats_here (ALUETTE_LOCAL_GAME (game), 1u << seat);
  return game;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-vache-game-log.h"
#include "table-driver.h"

#include <string.h>

#include "bots/aluette/alu-bot.h"
#include "engine/aluette/alu-aluette-kind.h"
#include "main-loop.h"

static const char *const names[ALU_MAX_SEATS] = { "Anne", "Léon", "Rose", "Émile", "Jeanne",
                                                  "Baptiste" };

static void
set_player (AluGameHeader *header, guint seat, const char *text)
{
  AluGamePlayer *player = &header->players[seat];

  player->kind = ALU_GAME_HUMAN;
  player->captain = ALU_NOBODY;
  g_strlcpy (player->name, names[seat], sizeof player->name);
  if (g_str_has_prefix (text, "bot:"))
    {
      player->kind = ALU_GAME_BOT;
      g_strlcpy (player->level, text + 4, sizeof player->level);
    }
  else if (g_str_has_prefix (text, "petit-jean:"))
    {
      player->kind = ALU_GAME_DUMMY;
      player->captain = (guint8) (text[strlen ("petit-jean:")] - '1');
      *player->name = '\0';
    }
}

static void
set_options (AluGameRules *rules, const char *options)
{
  g_auto (GStrv) list = g_strsplit (options, ",", -1);

  for (guint i = 0; list[i] != NULL; i++)
    {
      g_auto (GStrv) pair = g_strsplit (list[i], "=", 2);

      if (pair[0] == NULL || pair[1] == NULL
          || alu_game_rules_set_option (&alu_aluette_kind, rules, pair[0], pair[1]) != ALU_OK)
        g_error ("bad option: %s", list[i]);
    }
}

AluetteGame *
table_driver_new_game (const TableSetup *setup)
{
  g_auto (GStrv) players = g_strsplit (setup->players != NULL ? setup->players : "human", ",", -1);
  int set = setup->rules != NULL ? alu_game_rule_set_from_id (&alu_aluette_kind, setup->rules)
                                 : ALU_RULES_CLASSIC;
  g_autoptr (GError) error = NULL;
  AluGameHeader header;
  AluetteGame *game;
  AluGameRules rules;

  if (set < 0 || alu_game_rules_init (&alu_aluette_kind, &rules, set, (int) setup->seats) != ALU_OK)
    g_error ("bad rule set: %s", setup->rules);
  if (setup->options != NULL)
    set_options (&rules, setup->options);
  alu_game_header_init (&header, &rules);
  for (guint seat = 0; seat < rules.n_seats; seat++)
    set_player (&header, seat,
                seat < g_strv_length (players) ? players[seat] : "bot:villager");
  game = aluette_local_game_new (&alu_aluette_kind, &header, setup->seed, NULL, &error);
  if (game == NULL)
    g_error ("bad seating: %s", error->message);
  aluette_local_game_set_pace (ALUETTE_LOCAL_GAME (game), 0, 0);
  return game;
}

/* Whether a bot or chance must act. */
static gboolean
is_moving (AluetteGame *game)
{
  AluView view = aluette_local_game_get_aluette_view (ALUETTE_LOCAL_GAME (game), ALU_NOBODY);

  return aluette_game_get_ready (game) && !alu_match_over (&view.match)
         && aluette_game_get_awaited (game) == ALU_NOBODY;
}

void
table_driver_run (AluetteGame *game)
{
  main_loop_wait_for (!is_moving (game));
  main_loop_run_pending ();
}

gboolean
table_driver_play_human (AluetteGame *game)
{
  guint seat = aluette_game_get_awaited (game);
  g_autoptr (GError) error = NULL;
  AluBudget budget = { .seed = aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (game)) };
  AluEvent event;
  AluView view;

  if (seat == ALU_NOBODY)
    return FALSE;
  view = aluette_local_game_get_aluette_view (ALUETTE_LOCAL_GAME (game), seat);
  alu_bot_decide (ALU_LEVEL_VILLAGER, &view, &budget, &event, NULL);
  if (!aluette_local_game_dispatch (ALUETTE_LOCAL_GAME (game), &event, &error))
    g_error ("refused: %s", error->message);
  return TRUE;
}

static gboolean
is_there (AluetteGame *game, const char *stop, guint trick)
{
  AluView view = aluette_local_game_get_aluette_view (ALUETTE_LOCAL_GAME (game), ALU_NOBODY);
  const AluMatch *match = &view.match;
  gboolean human = aluette_game_get_awaited (game) != ALU_NOBODY;
  AluPhase phase = alu_match_phase (match);

  if (g_str_equal (stop, "over"))
    return alu_match_over (match);
  if (g_str_equal (stop, "deal-over"))
    return match->deal.ended;
  if (g_str_equal (stop, "draw"))
    return phase == ALU_PHASE_DEAL && match->n_deals == 0 && match->dealer != ALU_NOBODY;
  if (g_str_equal (stop, "turn"))
    return human && phase == ALU_PHASE_PLAY && match->deal.n_tricks >= trick
           && match->deal.n_plays % match->rules.seats >= (match->rules.seats > 2 ? 2 : 1);
  if (!human)
    return FALSE;
  return (g_str_equal (stop, "vote") && phase == ALU_PHASE_VOTE)
         || (g_str_equal (stop, "reject") && phase == ALU_PHASE_REJECT)
         || (g_str_equal (stop, "concede") && phase == ALU_PHASE_CONCEDE)
         || (g_str_equal (stop, "answer") && phase == ALU_PHASE_ANSWER);
}

gboolean
table_driver_play_until (AluetteGame *game, const char *stop, guint trick, guint limit)
{
  gint64 deadline = main_loop_get_deadline ();

  aluette_local_game_start (ALUETTE_LOCAL_GAME (game));
  while (!is_there (game, stop, trick))
    {
      if (aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (game)) >= limit)
        return g_str_equal (stop, "events");
      if (!aluette_game_get_ready (game))
        aluette_game_set_screen_ready (game, ALUETTE_BUSY_LOOK, TRUE);
      if (!table_driver_play_human (game))
        {
          AluView view = aluette_local_game_get_aluette_view (ALUETTE_LOCAL_GAME (game),
                                                              ALU_NOBODY);

          if (alu_match_over (&view.match))
            return FALSE;
          main_loop_step (deadline, stop, G_STRLOC);
        }
    }
  return TRUE;
}

AluetteGame *
table_driver_cut (AluetteGame *game, guint n_events)
{
  g_autofree char *text = aluette_local_game_get_record (ALUETTE_LOCAL_GAME (game));
  g_autoptr (GError) error = NULL;
  AluetteGame *copy = aluette_local_game_new_from_record (text, -1, 1, NULL, &error);

  if (copy == NULL)
    g_error ("%s", error->message);
  aluette_local_game_set_pace (ALUETTE_LOCAL_GAME (copy), 0, 0);
  return copy;
}

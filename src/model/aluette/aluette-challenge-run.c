/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-challenge-run.h"

#include <glib/gi18n.h>
#include <string.h>

#include "bots/aluette/alu-bot.h"
#include "engine/aluette/alu-aluette-kind.h"
#include "model/aluette/aluette-match-summary.h"
#include "model/aluette/aluette-vache-game-log.h"
#include "model/session/aluette-record.h"

/* A challenge that is played without a screen: by a master, or with the person's cards from a match
 * file. The game decides when bots act, as for a match on the table, so that both cannot differ. */
typedef struct
{
  AluetteGame *game;
  GArray *script; /* (element-type AluEvent) (nullable): what must happen; NULL for a master */
  guint checked;  /* number of events that agree with the script */
} Run;

static void
run_free (gpointer data)
{
  Run *run = data;

  g_clear_object (&run->game);
  g_clear_pointer (&run->script, g_array_unref);
  g_free (run);
}

/* Results */

static void
summarize (const AluGameHeader *header, const GArray *events, AluetteChallengeResult *result)
{
  g_autoptr (AluetteMatchSummary) summary
      = aluette_match_summary_new (header, (const AluEvent *) events->data, events->len);

  memset (result, 0, sizeof *result);
  g_strlcpy (result->name, header->players[ALUETTE_CHALLENGE_SEAT].name, sizeof result->name);
  result->n_deals = MIN (summary->deals->len, ALUETTE_CHALLENGE_DEALS);
  for (guint i = 0; i < result->n_deals; i++)
    {
      const AluetteDealSummary *deal = &g_array_index (summary->deals, AluetteDealSummary, i);
      AluetteChallengeDeal *own = &result->deals[i];

      if (deal->winner != ALU_NOBODY)
        own->points = deal->winner == (guint8) alu_team_of (ALUETTE_CHALLENGE_SEAT) ? deal->points
                                                                                    : -deal->points;
      memcpy (own->tricks, deal->tricks, sizeof own->tricks);
      result->sum += own->points;
    }
}

/* Returns: (transfer full) (element-type AluEvent) (nullable): the log of a match of this
 * challenge. */
static GArray *
read_match (const AluetteChallenge *challenge, const char *text, gssize length,
            AluGameHeader *header, GError **error)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (AluEvent));

  if (!aluette_record_read (&alu_aluette_kind, text, length, header, events, error)
      || !aluette_challenge_check_header (challenge, header, error))
    return NULL;
  return g_steal_pointer (&events);
}

gboolean
aluette_challenge_result_read (const AluetteChallenge *challenge, const char *text, gssize length,
                               AluetteChallengeResult *result, GError **error)
{
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  g_autoptr (GArray) events = read_match (challenge, text, length, header, error);

  if (events == NULL)
    return FALSE;
  summarize (header, events, result);
  return TRUE;
}

/* The run */

/* Ends the task once; what follows from the game after that is ignored. */
static void
end_run (GTask *task, AluetteChallengeResult *result, GError *error)
{
  Run *run = g_task_get_task_data (task);

  g_signal_handlers_disconnect_by_data (run->game, task);
  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_pointer (task, result, g_free);
  g_object_unref (task);
}

static void
end_with_result (GTask *task)
{
  Run *run = g_task_get_task_data (task);
  g_autoptr (GArray) events = aluette_game_get_finished (run->game);
  AluetteChallengeResult *result = g_new0 (AluetteChallengeResult, 1);

  summarize (aluette_game_get_header (run->game), events, result);
  end_run (task, result, NULL);
}

static void
end_with_code (GTask *task, AluetteChallengeError code, const char *message)
{
  end_run (task, NULL, g_error_new_literal (ALUETTE_CHALLENGE_ERROR, (int) code, message));
}

/* Says why the event of the file at this index is not the one that must be there. */
static void
refuse_event (GTask *task, const AluEvent *expected)
{
  Run *run = g_task_get_task_data (task);
  guint deal = aluette_local_game_get_aluette_view (ALUETTE_LOCAL_GAME (run->game), ALU_NOBODY)
                   .match.n_deals;
  g_autofree char *message = NULL;

  if (expected->type == ALU_EVENT_DRAW || expected->type == ALU_EVENT_DEAL)
    {
      /* Translators: %u is the number of a deal. */
      message = g_strdup_printf (_("The cards of deal %u are not those of the code word."), deal);
      end_with_code (task, ALUETTE_CHALLENGE_ERROR_CARDS, message);
      return;
    }
  /* Translators: a bot’s name and the number of a deal. */
  message = g_strdup_printf (
      _("In deal %2$u, %1$s does not play what this bot plays with these "
         "cards."),
      aluette_game_get_header (run->game)->players[expected->seat].name, deal);
  end_with_code (task, ALUETTE_CHALLENGE_ERROR_BOT, message);
}

/* Compares what has happened with the file. Returns: whether the run goes on. */
static gboolean
compare_with_script (GTask *task)
{
  Run *run = g_task_get_task_data (task);
  AluetteLocalGame *game = ALUETTE_LOCAL_GAME (run->game);

  for (; run->checked < aluette_local_game_get_n_events (game); run->checked++)
    {
      const AluEvent *expected = aluette_local_game_get_event (game, run->checked);

      if (run->checked >= run->script->len)
        {
          end_with_code (task, ALUETTE_CHALLENGE_ERROR_UNFINISHED,
                         _("Not all deals of this match were played."));
          return FALSE;
        }
      if (memcmp (expected, &g_array_index (run->script, AluEvent, run->checked), sizeof *expected)
          != 0)
        {
          refuse_event (task, expected);
          return FALSE;
        }
    }
  return TRUE;
}

/* Lets the person play the next card of the file. */
static void
play_scripted (GTask *task)
{
  Run *run = g_task_get_task_data (task);
  const AluEvent *next;

  if (run->checked >= run->script->len)
    {
      end_with_code (task, ALUETTE_CHALLENGE_ERROR_UNFINISHED,
                     _("Not all deals of this match were played."));
      return;
    }
  next = &g_array_index (run->script, AluEvent, run->checked);
  /* The reader has checked that the rules allow the event, so that only its seat can be wrong. */
  if (!aluette_local_game_dispatch (ALUETTE_LOCAL_GAME (run->game), next, NULL))
    end_with_code (task, ALUETTE_CHALLENGE_ERROR_BOT,
                   _("This match has an event that cannot happen there."));
}

static void
log_changed (AluetteGame *game, guint first, guint n_events, GTask *task)
{
  Run *run = g_task_get_task_data (task);
  g_autoptr (GTask) self = g_object_ref (task);

  if (g_cancellable_is_cancelled (g_task_get_cancellable (task)))
    {
      end_run (task, NULL, g_error_new_literal (G_IO_ERROR, G_IO_ERROR_CANCELLED, "Canceled"));
      return;
    }
  if (run->script != NULL && !compare_with_script (task))
    return;
  if (aluette_local_game_get_aluette_view (ALUETTE_LOCAL_GAME (game), ALU_NOBODY).match.deal.phase
      == ALU_PHASE_OVER)
    end_with_result (task);
  else if (run->script != NULL && aluette_game_get_awaited (game) == ALUETTE_CHALLENGE_SEAT)
    play_scripted (task);
}

/* Takes @game and @script. */
static void
start_run (GTask *task, AluetteGame *game, GArray *script)
{
  Run *run = g_new0 (Run, 1);

  run->game = game;
  run->script = script;
  g_task_set_task_data (task, run, run_free);
  aluette_local_game_set_pace (ALUETTE_LOCAL_GAME (game), 0, 0);
  g_signal_connect (game, "log-changed", G_CALLBACK (log_changed), task);
  aluette_local_game_start (ALUETTE_LOCAL_GAME (game));
}

void
aluette_challenge_verify_async (const AluetteChallenge *challenge, const char *text, gssize length,
                                GCancellable *cancellable, GAsyncReadyCallback callback,
                                gpointer data)
{
  GTask *task = g_task_new (NULL, cancellable, callback, data);
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  g_autoptr (GArray) events = NULL;
  g_autoptr (AluetteGame) game = NULL;
  GError *error = NULL;

  g_task_set_source_tag (task, aluette_challenge_verify_async);
  events = read_match (challenge, text, length, header, &error);
  if (events != NULL)
    game = aluette_local_game_new (&alu_aluette_kind, header,
                                   aluette_challenge_get_seed (challenge), NULL, &error);
  if (game == NULL)
    {
      g_task_return_error (task, error);
      g_object_unref (task);
      return;
    }
  start_run (task, g_steal_pointer (&game), g_steal_pointer (&events));
}

gboolean
aluette_challenge_verify_finish (GAsyncResult *async, AluetteChallengeResult *result,
                                 GError **error)
{
  g_autofree AluetteChallengeResult *own = NULL;

  g_return_val_if_fail (g_async_result_is_tagged (async, aluette_challenge_verify_async), FALSE);
  own = g_task_propagate_pointer (G_TASK (async), error);
  if (own == NULL)
    return FALSE;
  *result = *own;
  return TRUE;
}

void
aluette_challenge_play_master_async (const AluetteChallenge *challenge, GCancellable *cancellable,
                                     GAsyncReadyCallback callback, gpointer data)
{
  GTask *task = g_task_new (NULL, cancellable, callback, data);
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  AluGamePlayer *player = &header->players[ALUETTE_CHALLENGE_SEAT];
  AluetteGame *game;
  GError *error = NULL;

  g_task_set_source_tag (task, aluette_challenge_play_master_async);
  aluette_challenge_make_header (challenge, "-", header);
  player->kind = ALU_GAME_BOT;
  g_strlcpy (player->level, alu_level_ids[ALU_LEVEL_MASTER], sizeof player->level);
  game = aluette_local_game_new (&alu_aluette_kind, header, aluette_challenge_get_seed (challenge),
                                 NULL, &error);
  if (game == NULL)
    {
      g_task_return_error (task, error);
      g_object_unref (task);
      return;
    }
  start_run (task, game, NULL);
}

gboolean
aluette_challenge_play_master_finish (GAsyncResult *async, AluetteChallengeResult *result,
                                      GError **error)
{
  g_autofree AluetteChallengeResult *own = NULL;

  g_return_val_if_fail (g_async_result_is_tagged (async, aluette_challenge_play_master_async),
                        FALSE);
  own = g_task_propagate_pointer (G_TASK (async), error);
  if (own == NULL)
    return FALSE;
  *result = *own;
  return TRUE;
}

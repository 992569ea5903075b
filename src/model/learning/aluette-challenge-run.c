/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/learning/aluette-challenge-run.h"

#include <glib/gi18n.h>
#include <string.h>

#include "engine/alu-replay.h"
#include "model/session/aluette-local-game.h"
#include "model/session/aluette-local-game-log.h"
#include "model/session/aluette-record.h"

/* A challenge that is played without a screen: by a master, or with the person's cards from a match
 * file. The game decides when bots act, as for a match on the table, so that both cannot differ. */
typedef struct
{
  const AluetteChallengeTerms *terms;
  AluetteGame *game;
  GArray *script; /* (nullable): the events that must happen; NULL for a master */
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

/* Adds a deal that has ended. @points: of all seats before it */
static void
add_deal (const AluetteChallengeTerms *terms, gconstpointer match, const AluGameSummary *now,
          const gint32 *points, AluetteChallengeResult *result)
{
  AluetteChallengeDeal *deal = &result->deals[result->n_deals++];
  const guint seat = ALUETTE_CHALLENGE_SEAT;

  deal->points = now->points[seat] - points[seat];
  if (terms->game->n_teams > 0)
    deal->points -= now->points[seat + 1] - points[seat + 1];
  if (terms->count_tricks != NULL)
    terms->count_tricks (match, deal->tricks);
  result->sum += deal->points;
}

static void
summarize (const AluetteChallengeTerms *terms, const AluGameHeader *header, const GArray *events,
           AluetteChallengeResult *result)
{
  const AluGameKind *game = terms->game;
  g_autofree gpointer match = g_malloc0 (game->match_size);
  g_autofree gpointer view = g_malloc0 (game->view_size);
  gint32 points[ALU_GAME_MAX_SEATS] = { 0 };
  AluReplay replay;

  memset (result, 0, sizeof *result);
  g_strlcpy (result->name, header->players[ALUETTE_CHALLENGE_SEAT].name, sizeof result->name);
  alu_replay_init (&replay, game, match, header, events->data, events->len);
  while (result->n_deals < ALUETTE_CHALLENGE_DEALS && alu_replay_next (&replay))
    {
      AluGameSummary now;

      game->view_for_seat (match, ALU_GAME_SPECTATOR, view);
      alu_game_summarize (game, view, &now);
      if (now.in_deal || now.n_deals == result->n_deals)
        continue;
      add_deal (terms, match, &now, points, result);
      memcpy (points, now.points, sizeof points);
    }
}

/* Returns: (transfer full) (nullable): the log of a match of this challenge. */
static GArray *
read_match (const AluetteChallenge *challenge, const char *text, gssize length,
            AluGameHeader *header, GError **error)
{
  const AluGameKind *game = challenge->terms->game;
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, (guint) game->event_size);

  if (!aluette_record_read (game, text, length, header, events, error)
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
  summarize (challenge->terms, header, events, result);
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

  summarize (run->terms, aluette_game_get_header (run->game), events, result);
  end_run (task, result, NULL);
}

static void
end_with_code (GTask *task, AluetteChallengeError code, const char *message)
{
  end_run (task, NULL, g_error_new_literal (ALUETTE_CHALLENGE_ERROR, (int) code, message));
}

/* Returns: (transfer none): what everybody sees of the match. */
static gconstpointer
get_view (Run *run)
{
  AluetteSeatLog *log = aluette_game_get_seat_log (run->game, ALU_GAME_SPECTATOR);

  return aluette_view_get_bytes (aluette_seat_log_get_view (log));
}

/* Says why the event of the file at this index is not the one that must be there. */
static void
refuse_event (GTask *task, gconstpointer expected)
{
  Run *run = g_task_get_task_data (task);
  guint deal = alu_game_get_n_deals (run->terms->game, get_view (run));
  g_autofree char *message = NULL;

  if (alu_game_event_role (run->terms->game, expected) == ALU_GAME_ROLE_DEAL)
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
      aluette_game_get_header (run->game)->players[alu_game_event_seat (expected)].name, deal);
  end_with_code (task, ALUETTE_CHALLENGE_ERROR_BOT, message);
}

/* Returns: (transfer none) (nullable): the event of the file at this index. */
static gconstpointer
get_scripted (Run *run, guint index)
{
  return index < run->script->len
             ? run->script->data + index * g_array_get_element_size (run->script)
             : NULL;
}

static void
end_unfinished (GTask *task)
{
  end_with_code (task, ALUETTE_CHALLENGE_ERROR_UNFINISHED,
                 _("Not all deals of this match were played."));
}

/* Compares what has happened with the file. Returns: whether the run goes on. */
static gboolean
compare_with_script (GTask *task)
{
  Run *run = g_task_get_task_data (task);
  AluetteLocalGame *game = ALUETTE_LOCAL_GAME (run->game);

  for (; run->checked < aluette_local_game_get_n_events (game); run->checked++)
    {
      gconstpointer expected = aluette_local_game_get_event (game, run->checked);
      gconstpointer scripted = get_scripted (run, run->checked);

      if (scripted == NULL)
        {
          end_unfinished (task);
          return FALSE;
        }
      if (memcmp (expected, scripted, run->terms->game->event_size) != 0)
        {
          refuse_event (task, expected);
          return FALSE;
        }
    }
  return TRUE;
}

/* Whether the next event of the file is the person's, who may also act while another seat is
 * awaited: in Tarot, announce a slam. */
static gboolean
is_persons_turn (Run *run)
{
  const AluGameKind *game = run->terms->game;
  gconstpointer next = get_scripted (run, run->checked);

  return aluette_game_get_awaited (run->game) == ALUETTE_CHALLENGE_SEAT
         || (next != NULL && alu_game_event_seat (next) == ALUETTE_CHALLENGE_SEAT
             && alu_game_event_role (game, next) == ALU_GAME_ROLE_ACTION
             && alu_game_get_awaited (game, get_view (run)) != ALUETTE_CHALLENGE_SEAT);
}

/* Lets the person do what is next in the file. */
static void
play_scripted (GTask *task)
{
  Run *run = g_task_get_task_data (task);
  gconstpointer next = get_scripted (run, run->checked);

  /* The reader has checked that the rules allow the event, so that only its seat can be wrong. */
  if (next == NULL)
    end_unfinished (task);
  else if (!aluette_local_game_dispatch (ALUETTE_LOCAL_GAME (run->game), next, NULL))
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
  if (alu_game_get_awaited (run->terms->game, get_view (run)) == ALU_GAME_AWAITS_NOBODY)
    end_with_result (task);
  else if (run->script != NULL && is_persons_turn (run))
    play_scripted (task);
}

/* A bot that was asked out of turn may have declined: then the person is awaited, and nothing is in
 * the log. */
static void
thinking_changed (AluetteGame *game, guint seat, gboolean on, GTask *task)
{
  Run *run = g_task_get_task_data (task);
  g_autoptr (GTask) self = g_object_ref (task);

  if (!on && run->checked == aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (game))
      && is_persons_turn (run))
    play_scripted (task);
}

/* Takes @game and @script. */
static void
start_run (GTask *task, const AluetteChallenge *challenge, AluetteGame *game, GArray *script)
{
  Run *run = g_new0 (Run, 1);

  run->terms = challenge->terms;
  run->game = game;
  run->script = script;
  g_task_set_task_data (task, run, run_free);
  aluette_local_game_set_pace (ALUETTE_LOCAL_GAME (game), 0, 0);
  g_signal_connect (game, "log-changed", G_CALLBACK (log_changed), task);
  if (script != NULL)
    g_signal_connect (game, "thinking", G_CALLBACK (thinking_changed), task);
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
    game = aluette_local_game_new (challenge->terms->game, header,
                                   aluette_challenge_get_seed (challenge), NULL, &error);
  if (game == NULL)
    {
      g_task_return_error (task, error);
      g_object_unref (task);
      return;
    }
  start_run (task, challenge, g_steal_pointer (&game), g_steal_pointer (&events));
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
  g_strlcpy (player->level, challenge->terms->master, sizeof player->level);
  game = aluette_local_game_new (challenge->terms->game, header,
                                 aluette_challenge_get_seed (challenge), NULL, &error);
  if (game == NULL)
    {
      g_task_return_error (task, error);
      g_object_unref (task);
      return;
    }
  start_run (task, challenge, game, NULL);
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

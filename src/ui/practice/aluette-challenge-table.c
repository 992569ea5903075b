/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/practice/aluette-challenge-table.h"

#include <glib/gi18n.h>

#include "model/session/aluette-local-game.h"
#include "model/session/aluette-record.h"
#include "presentation/common/aluette-signed-number.h"
#include "ui/common/aluette-page.h"
#include "ui/common/aluette-text-button.h"
#include "ui/practice/aluette-question-panel.h"

struct _AluetteChallengeTable
{
  AdwBin parent_instance;

  AluetteQuestionPanel *panel;
  AluetteTable *table;
  GtkWidget *show_result;

  AluetteChallenge challenge;
};

G_DEFINE_FINAL_TYPE (AluetteChallengeTable, aluette_challenge_table, ADW_TYPE_BIN)

enum
{
  PLAY_OUT,
  OVER,
  RESULT,
  STORAGE_FAILED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
summarize (AluetteChallengeTable *self, AluGameSummary *summary)
{
  AluetteGame *game = aluette_table_get_game (self->table);
  AluetteSeatLog *log = aluette_game_get_seat_log (game, ALU_GAME_SPECTATOR);

  alu_game_summarize (self->challenge.terms->game,
                      aluette_view_get_bytes (aluette_seat_log_get_view (log)), summary);
}

static gboolean
is_over (const AluGameSummary *summary)
{
  return summary->awaited == ALU_GAME_AWAITS_NOBODY;
}

/* Returns: (transfer full): what the person has, less what the other team has. */
static char *
format_points (AluetteChallengeTable *self, const AluGameSummary *summary)
{
  gint points = summary->points[ALUETTE_CHALLENGE_SEAT];

  if (self->challenge.terms->game->n_teams > 0)
    points -= summary->points[ALUETTE_CHALLENGE_SEAT + 1];
  return aluette_signed_number (points);
}

/* Returns: (transfer full) */
static char *
format_state (AluetteChallengeTable *self, const AluGameSummary *summary)
{
  guint n_deals = aluette_challenge_get_n_deals (&self->challenge);
  g_autofree char *sum = NULL;

  if (n_deals == 1)
    return g_strdup (is_over (summary) ? _("This was the deal of the day.")
                                       : _("Everybody plays these cards today, and one try "
                                           "counts."));
  sum = format_points (self, summary);
  /* Translators: the deal of a challenge in play, and the difference of points so far. */
  return g_strdup_printf (_("Deal %1$u of %2$u. Points so far: %3$s"), MAX (summary->n_deals, 1),
                          n_deals, sum);
}

static void
announce_end (AluetteChallengeTable *self)
{
  gtk_widget_grab_focus (self->show_result);
  g_signal_emit (self, signals[OVER], 0);
}

static void
challenge_table_refresh (AluetteChallengeTable *self)
{
  AluGameSummary summary;
  g_autofree char *state = NULL;

  summarize (self, &summary);
  state = format_state (self, &summary);
  g_object_set (self->table, "single-deal",
                summary.n_deals == aluette_challenge_get_n_deals (&self->challenge), NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "challenge.result", is_over (&summary));
  if (!g_str_equal (aluette_question_panel_get_comment (self->panel), state))
    aluette_question_panel_say (self->panel, state, ALUETTE_COMMENT_PLAIN);
  if (is_over (&summary))
    announce_end (self);
}

static void
storage_failed (AluetteChallengeTable *self, const char *message)
{
  g_signal_emit (self, signals[STORAGE_FAILED], 0, message);
}

static void
put_game (AluetteChallengeTable *self, AluetteGame *game)
{
  AluetteGame *before = aluette_table_get_game (self->table);

  if (before != NULL)
    {
      g_signal_handlers_disconnect_by_data (before, self);
      g_signal_handlers_disconnect_by_data (
          aluette_game_get_seat_log (before, ALU_GAME_SPECTATOR), self);
    }
  aluette_table_set_game (self->table, game);
  if (game == NULL)
    return;
  g_signal_connect_object (aluette_game_get_seat_log (game, ALU_GAME_SPECTATOR), "appended",
                           G_CALLBACK (challenge_table_refresh), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "storage-failed", G_CALLBACK (storage_failed), self,
                           G_CONNECT_SWAPPED);
  challenge_table_refresh (self);
}

static void
show_result (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[RESULT], 0);
}

static guint
add_signal (const char *name, GType type)
{
  return g_signal_new (name, ALUETTE_TYPE_CHALLENGE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, type != G_TYPE_NONE, type);
}

static void
aluette_challenge_table_class_init (AluetteChallengeTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (ALUETTE_TYPE_QUESTION_PANEL);
  g_type_ensure (ALUETTE_TYPE_TEXT_BUTTON);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/practice/aluette-challenge-table.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteChallengeTable, panel);
  gtk_widget_class_bind_template_child (widget_class, AluetteChallengeTable, show_result);
  signals[PLAY_OUT] = add_signal ("play-out", ALUETTE_TYPE_GAME);
  signals[OVER] = add_signal ("over", G_TYPE_NONE);
  signals[RESULT] = add_signal ("result", G_TYPE_NONE);
  signals[STORAGE_FAILED] = add_signal ("storage-failed", G_TYPE_STRING);
  gtk_widget_class_install_action (widget_class, "challenge.result", NULL, show_result);
}

static void
aluette_challenge_table_init (AluetteChallengeTable *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->table = aluette_question_panel_get_table (self->panel);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "challenge.result", FALSE);
}

gboolean
aluette_challenge_table_open (AluetteChallengeTable *self, AluetteChallengeStore *store,
                              const AluetteChallenge *challenge, const char *name, GError **error)
{
  g_autoptr (AluetteGame) game = NULL;

  g_return_val_if_fail (ALUETTE_IS_CHALLENGE_TABLE (self), FALSE);

  game = aluette_challenge_store_open (store, challenge, name, error);
  if (game == NULL)
    return FALSE;
  self->challenge = *challenge;
  put_game (self, game);
  g_signal_emit (self, signals[PLAY_OUT], 0, game);
  aluette_local_game_start (ALUETTE_LOCAL_GAME (game));
  gtk_widget_grab_focus (GTK_WIDGET (self->table));
  return TRUE;
}

void
aluette_challenge_table_close (AluetteChallengeTable *self)
{
  g_return_if_fail (ALUETTE_IS_CHALLENGE_TABLE (self));

  put_game (self, NULL);
}

GVariant *
aluette_challenge_table_get_state (AluetteChallengeTable *self, GPtrArray *objects)
{
  GVariant *state;

  g_return_val_if_fail (ALUETTE_IS_CHALLENGE_TABLE (self), NULL);

  state = g_variant_new ("(@ayu)", aluette_page_pack (&self->challenge, sizeof self->challenge),
                         aluette_page_add_object (objects, aluette_table_get_game (self->table)));
  put_game (self, NULL);
  return state;
}

void
aluette_challenge_table_set_state (AluetteChallengeTable *self, GVariant *state,
                                   GPtrArray *objects)
{
  g_autoptr (GVariant) challenge = NULL;
  guint index;

  g_return_if_fail (ALUETTE_IS_CHALLENGE_TABLE (self));

  g_variant_get (state, "(@ayu)", &challenge, &index);
  aluette_page_unpack (challenge, &self->challenge, sizeof self->challenge);
  if (aluette_page_get_object (objects, index) != NULL)
    put_game (self, aluette_page_get_object (objects, index));
}

AluetteTable *
aluette_challenge_table_get_table (AluetteChallengeTable *self)
{
  g_return_val_if_fail (ALUETTE_IS_CHALLENGE_TABLE (self), NULL);

  return self->table;
}

gboolean
aluette_challenge_table_get_result (AluetteChallengeTable *self, AluetteChallengeResult *result)
{
  AluetteGame *game;
  AluGameSummary summary;
  g_autoptr (GArray) events = NULL;
  g_autofree char *record = NULL;

  g_return_val_if_fail (ALUETTE_IS_CHALLENGE_TABLE (self), FALSE);

  game = aluette_table_get_game (self->table);
  if (game != NULL)
    summarize (self, &summary);
  if (game == NULL || !is_over (&summary))
    return FALSE;
  events = aluette_game_get_finished (game);
  record = aluette_record_write (self->challenge.terms->game, aluette_game_get_header (game),
                                 events->data, events->len);
  return record != NULL
         && aluette_challenge_result_read (&self->challenge, record, -1, result, NULL);
}

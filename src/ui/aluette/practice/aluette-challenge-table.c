/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "model/session/aluette-record.h"
#include "ui/aluette/practice/aluette-challenge-table.h"

#include <glib/gi18n.h>

#include "model/aluette/aluette-vache-game.h"
#include "presentation/aluette/aluette-challenge-text.h"
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

static const AluMatch *
get_match (AluetteChallengeTable *self)
{
  AluetteGame *game = aluette_table_get_game (self->table);
  AluetteSeatLog *log = aluette_game_get_seat_log (game, ALU_NOBODY);

  return &aluette_view_get_aluette (aluette_seat_log_get_view (log))->match;
}

static void
say_state (AluetteChallengeTable *self, const AluMatch *match)
{
  guint n_deals = aluette_challenge_get_n_deals (&self->challenge);
  g_autofree char *sum = NULL;
  g_autofree char *text = NULL;

  if (n_deals == 1)
    {
      aluette_question_panel_say (self->panel,
                                  alu_match_over (match)
                                      ? _("This was the deal of the day.")
                                      : _("Everybody plays these cards today, and one try "
                                          "counts."),
                                  ALUETTE_COMMENT_PLAIN);
      return;
    }
  sum = aluette_signed_number (match->score[0] - match->score[1]);
  /* Translators: the deal of a challenge in play, and the difference of points so far. */
  text = g_strdup_printf (_("Deal %1$u of %2$u. Points so far: %3$s"), MAX (match->n_deals, 1),
                          n_deals, sum);
  aluette_question_panel_say (self->panel, text, ALUETTE_COMMENT_PLAIN);
}

static void
challenge_table_refresh (AluetteChallengeTable *self)
{
  const AluMatch *match = get_match (self);
  gboolean last = match->n_deals == aluette_challenge_get_n_deals (&self->challenge);

  g_object_set (self->table, "single-deal", last, NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "challenge.result", alu_match_over (match));
}

static void
announce_end (AluetteChallengeTable *self)
{
  gtk_widget_grab_focus (self->show_result);
  g_signal_emit (self, signals[OVER], 0);
}

static void
appended (AluetteChallengeTable *self)
{
  const AluMatch *match = get_match (self);

  challenge_table_refresh (self);
  if (match->deal.n_plays == 0 || match->deal.ended)
    say_state (self, match);
  if (alu_match_over (match))
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
      g_signal_handlers_disconnect_by_data (aluette_game_get_seat_log (before, ALU_NOBODY), self);
    }
  aluette_table_set_game (self->table, game);
  if (game == NULL)
    return;
  g_signal_connect_object (aluette_game_get_seat_log (game, ALU_NOBODY), "appended",
                           G_CALLBACK (appended), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "storage-failed", G_CALLBACK (storage_failed), self,
                           G_CONNECT_SWAPPED);
  challenge_table_refresh (self);
  say_state (self, get_match (self));
  if (alu_match_over (get_match (self)))
    announce_end (self);
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
      widget_class, "/io/github/aluette/Aluette/aluette/aluette-challenge-table.ui");
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
  g_autoptr (GArray) events = NULL;
  g_autofree char *record = NULL;

  g_return_val_if_fail (ALUETTE_IS_CHALLENGE_TABLE (self), FALSE);

  game = aluette_table_get_game (self->table);
  if (game == NULL || !alu_match_over (get_match (self)))
    return FALSE;
  events = aluette_game_get_finished (game);
  record = aluette_record_write (&alu_aluette_kind, aluette_game_get_header (game),
                                         (const AluEvent *) events->data, events->len);
  return record != NULL
         && aluette_challenge_result_read (&self->challenge, record, -1, result, NULL);
}

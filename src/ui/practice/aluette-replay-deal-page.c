/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/practice/aluette-replay-deal-page.h"

#include <glib/gi18n.h>

#include "model/session/aluette-local-game.h"
#include "model/session/aluette-practice-game.h"
#include "presentation/table/aluette-presentation-kind.h"
#include "ui/common/aluette-text-button.h"
#include "ui/practice/aluette-question-panel.h"
#include "ui/table/aluette-table-page.h"

struct _AluetteReplayDealPage
{
  AdwBin parent_instance;

  AluetteQuestionPanel *panel;
  AluetteTable *table;
  GtkWidget *again;

  AluetteMatchRecord *record;
  guint deal;
  guint n_steps; /* that are not played again */
};

static void page_iface_init (AluettePageInterface *iface);
static void table_page_iface_init (AluetteTablePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AluetteReplayDealPage, aluette_replay_deal_page, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (ALUETTE_TYPE_PAGE, page_iface_init)
                                   G_IMPLEMENT_INTERFACE (ALUETTE_TYPE_TABLE_PAGE,
                                                          table_page_iface_init))

/* Returns: (transfer full) (nullable): how a deal ended, NULL while it goes on. */
static char *
format_result (AluetteReplayDealPage *self, const AluGameHeader *header, gconstpointer match)
{
  const AluGameKind *kind = aluette_match_record_get_kind (self->record);
  const AluettePresentationKind *texts = aluette_presentation_kind_from_id (kind->id);
  AluetteDeck deck = aluette_table_style_get_deck (aluette_table_get_style (self->table));

  return texts->format_result (header, match, aluette_table_get_viewer_seat (self->table), deck);
}

/* @result: how the deal ended this time */
static void
compare_results (AluetteReplayDealPage *self, const char *result)
{
  g_autofree gpointer then = aluette_match_record_copy_state (self->record, self->deal, G_MAXUINT);
  g_autofree char *before = format_result (
      self, aluette_match_record_get_header (self->record), then);
  g_autofree char *this_time = NULL;
  g_autofree char *that_time = NULL;
  g_autofree char *text = NULL;

  if (before == NULL)
    before = g_strdup (_("The deal was not finished."));
  /* Translators: how the deal ended this time. */
  this_time = g_strdup_printf (_("This time: %s"), result);
  /* Translators: how it ended when it was played for the match. */
  that_time = g_strdup_printf (_("In the match: %s"), before);
  text = g_strconcat (this_time, "\n", that_time, NULL);
  aluette_question_panel_say (self->panel, text, ALUETTE_COMMENT_PLAIN);
  gtk_widget_grab_focus (self->again);
}

static void
on_log_appended (AluetteReplayDealPage *self, guint first, guint n_lines, AluetteSeatLog *log)
{
  AluetteGame *game = aluette_table_get_game (self->table);
  g_autofree char *result
      = format_result (self, aluette_game_get_header (game),
                       aluette_view_get_bytes (aluette_seat_log_get_view (log)));

  if (result != NULL)
    compare_results (self, result);
}

/* Shows the deal on the table and starts it. */
static void
start_deal (AluetteReplayDealPage *self)
{
  AluetteGame *before;
  g_autoptr (AluetteGame) game = NULL;
  g_autoptr (GError) error = NULL;

  before = aluette_table_get_game (self->table);
  if (before != NULL)
    g_signal_handlers_disconnect_by_data (
        aluette_game_get_seat_log (before, ALU_GAME_SPECTATOR), self);
  game = aluette_practice_game_new_deal (self->record, self->deal, self->n_steps, &error);
  aluette_table_set_game (self->table, game);
  if (game == NULL)
    {
      aluette_question_panel_say (self->panel, error->message, ALUETTE_COMMENT_PLAIN);
      return;
    }
  g_signal_connect_object (aluette_game_get_seat_log (game, ALU_GAME_SPECTATOR), "appended",
                           G_CALLBACK (on_log_appended), self, G_CONNECT_SWAPPED);
  aluette_table_page_play_out (ALUETTE_TABLE_PAGE (self), game);
  aluette_question_panel_say (self->panel,
                              _("These are the same cards again. The result does not count."),
                              ALUETTE_COMMENT_PLAIN);
  aluette_local_game_start (ALUETTE_LOCAL_GAME (game));
}

static void
restart_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  start_deal (ALUETTE_REPLAY_DEAL_PAGE (widget));
}

static void
aluette_replay_deal_page_dispose (GObject *object)
{
  AluetteReplayDealPage *self = ALUETTE_REPLAY_DEAL_PAGE (object);

  g_clear_pointer (&self->record, aluette_match_record_unref);
  G_OBJECT_CLASS (aluette_replay_deal_page_parent_class)->dispose (object);
}

static void
aluette_replay_deal_page_class_init (AluetteReplayDealPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_replay_deal_page_dispose;
  g_type_ensure (ALUETTE_TYPE_QUESTION_PANEL);
  g_type_ensure (ALUETTE_TYPE_TEXT_BUTTON);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/practice/aluette-replay-deal-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteReplayDealPage, panel);
  gtk_widget_class_bind_template_child (widget_class, AluetteReplayDealPage, again);
  gtk_widget_class_install_action (widget_class, "again.restart", NULL, restart_action);
}

static void
aluette_replay_deal_page_init (AluetteReplayDealPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->table = aluette_question_panel_get_table (self->panel);
}

GtkWidget *
aluette_replay_deal_page_new (AluetteMatchRecord *record, guint deal, guint n_steps)
{
  AluetteReplayDealPage *self = g_object_new (ALUETTE_TYPE_REPLAY_DEAL_PAGE, NULL);

  self->record = aluette_match_record_ref (record);
  self->deal = deal;
  self->n_steps = n_steps;
  return GTK_WIDGET (self);
}

const char *
aluette_replay_deal_page_get_message (AluetteReplayDealPage *self)
{
  g_return_val_if_fail (ALUETTE_IS_REPLAY_DEAL_PAGE (self), NULL);

  return aluette_question_panel_get_comment (self->panel);
}

static void
page_set_state (AluettePage *page, const AluettePageContext *context)
{
  start_deal (ALUETTE_REPLAY_DEAL_PAGE (page));
}

static void
page_iface_init (AluettePageInterface *iface)
{
  iface->set_state = page_set_state;
}

static AluetteTable *
get_page_table (AluetteTablePage *page)
{
  return ALUETTE_REPLAY_DEAL_PAGE (page)->table;
}

static void
table_page_iface_init (AluetteTablePageInterface *iface)
{
  iface->get_table = get_page_table;
}

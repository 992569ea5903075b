/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/matches/aluette-match-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

#include "engine/aluette/alu-aluette-kind.h"
#include "model/aluette/aluette-match-replay.h"
#include "model/aluette/aluette-study.h"
#include "model/session/aluette-local-game.h"
#include "model/session/aluette-record.h"
#include "ui/aluette/aluette-review-page.h"
#include "ui/aluette/aluette-text-context.h"
#include "ui/aluette/practice/aluette-replay-deal-page.h"
#include "ui/charts/aluette-line-chart.h"
#include "ui/common/aluette-page.h"
#include "ui/common/aluette-toast.h"
#include "ui/common/aluette-widgets.h"
#include "ui/matches/aluette-match-text.h"
#include "ui/matches/aluette-matches-actions.h"
#include "ui/matches/aluette-replay-view.h"
#include "ui/table/aluette-score-panel.h"
#include "ui/table/aluette-ui-kind.h"

enum
{
  RESUME,
  REMATCH,
  PLAY_ON,
  N_SIGNALS,
};

struct _AluetteMatchPage
{
  GtkWidget parent_instance;

  AdwToastOverlay *toasts;
  AdwViewStack *views;
  AluetteScorePanel *score_panel;
  GtkLabel *result;
  GtkLabel *facts;
  GtkWidget *resume_place;
  GtkWidget *print_place;
  AdwBin *score_place; /* for the scoreboard of another game */
  AluetteLineChart *chart;
  GtkListBox *deals;
  AdwViewStackPage *score_view;
  AdwViewStackPage *replay_view;
  AdwBin *replay_place;
  AdwViewStackPage *review_view;
  AdwBin *review_place;
  GtkTextView *record;

  AluetteReplayView *replay;
  AluetteReviewPage *review;
  AluetteDatabase *database;
  gint64 match;
  char *text;                       /* (nullable): the match file, as far as it may be known */
  AluetteMatchReplay *match_replay; /* (nullable): the match, if it is one of Aluette */
};

static guint signals[N_SIGNALS];

static void page_iface_init (AluettePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AluetteMatchPage, aluette_match_page, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ALUETTE_TYPE_PAGE, page_iface_init))

static AluetteTextContext
get_text_context (AluetteMatchPage *self)
{
  return (AluetteTextContext) { &self->match_replay->header, ALU_NOBODY,
                                aluette_table_style_get_deck (aluette_table_get_style (
                                    aluette_replay_view_get_table (self->replay))) };
}

static void
show_score_panel (AluetteMatchPage *self)
{
  AluetteTextContext context = get_text_context (self);
  const AluetteMatchSummary *summary = self->match_replay->summary;
  const AluRules *rules = &self->match_replay->header.rules;
  g_autofree char *a = aluette_text_team (&context, ALU_TEAM_A);
  g_autofree char *b = aluette_text_team (&context, ALU_TEAM_B);
  g_autofree char *spoken = g_strdup_printf (_("Score: %1$s %2$u, %3$s %4$u"), a,
                                             summary->score[0], b, summary->score[1]);
  AluetteTableScore state = { .n_rows = 2,
                              .names = { a, b },
                              .points = { summary->score[0], summary->score[1] },
                              .target = rules->deals > 0 ? 0 : rules->target,
                              .spoken = spoken };

  aluette_score_panel_set_state (self->score_panel, &state);
}

static void
show_chart (AluetteMatchPage *self)
{
  AluetteTextContext context = get_text_context (self);
  GArray *deals = self->match_replay->summary->deals;
  guint n = deals->len + 1;
  g_autofree double *a = g_new0 (double, n);
  g_autofree double *b = g_new0 (double, n);
  g_auto (GStrv) labels = g_new0 (char *, n + 1);
  g_autofree char *names[2] = { aluette_text_team (&context, ALU_TEAM_A), NULL };
  g_autofree char *other = aluette_text_team (&context, ALU_TEAM_B);
  const AluRules *rules = &self->match_replay->header.rules;
  AluetteLineChartState state = { .n_points = n,
                                  .n_lines = 2,
                                  .values = { a, b },
                                  .names = { names[0], other },
                                  .labels = (const char *const *) labels,
                                  .target = rules->deals > 0 ? 0 : rules->target,
                                  .spoken = _("Score after each deal") };

  for (guint i = 0; i < n; i++)
    {
      labels[i] = g_strdup_printf ("%u", i);
      if (i == 0)
        continue;
      a[i] = g_array_index (deals, AluetteDealSummary, i - 1).score[0];
      b[i] = g_array_index (deals, AluetteDealSummary, i - 1).score[1];
    }
  aluette_line_chart_set_state (self->chart, &state);
  gtk_widget_set_visible (GTK_WIDGET (self->chart), deals->len > 0);
}

/* Returns: (transfer full): the dealer, and each player's tricks. */
static char *
format_deal (AluetteMatchPage *self, const AluetteDealSummary *deal)
{
  AluetteTextContext context = get_text_context (self);
  g_autofree char *dealer = aluette_text_player (&context, deal->dealer);
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, _("%s dealt"), dealer);
  if (deal->has_tricks)
    for (guint seat = 0; seat < self->match_replay->header.rules.seats; seat++)
      {
        g_autofree char *name = aluette_text_player (&context, seat);

        g_string_append_printf (text, " · %s %u", name, deal->tricks[seat]);
      }
  if (deal->n_spoiled > 0)
    {
      g_string_append (text, " · ");
      g_string_append_printf (text, ngettext ("%u spoiled", "%u spoiled", deal->n_spoiled),
                              deal->n_spoiled);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static GtkWidget *
make_deal_row (AluetteMatchPage *self, guint index)
{
  const AluetteDealSummary *deal = &g_array_index (self->match_replay->summary->deals,
                                                   AluetteDealSummary, index);
  AluetteTextContext context = get_text_context (self);
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *points;
  AluMatch match;
  g_autofree char *result = NULL;
  g_autofree char *title = NULL;
  g_autofree char *facts = format_deal (self, deal);
  g_autofree char *subtitle = g_markup_escape_text (facts, -1);
  g_autofree char *score = g_strdup_printf ("%u – %u", deal->score[0], deal->score[1]);

  aluette_match_replay_state (self->match_replay, index,
                              aluette_match_replay_n_steps (self->match_replay, index), &match);
  result = aluette_text_result (&context, &match);
  title = g_markup_printf_escaped ("%u. %s", index + 1, result);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  points = gtk_label_new (score);
  gtk_widget_add_css_class (points, "match-points");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), points);
  if (!self->match_replay->summary->real_table)
    {
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "u", index);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "match.show-deal");
    }
  return row;
}

static void
show_deals (AluetteMatchPage *self)
{
  guint n = self->match_replay->summary->deals->len;

  aluette_remove_children (GTK_WIDGET (self->deals));
  for (guint i = 0; i < n; i++)
    gtk_list_box_append (self->deals, make_deal_row (self, i));
  gtk_widget_set_visible (GTK_WIDGET (self->deals), n > 0);
}

/* Shows what the database says of the match. */
static void
show_facts (AluetteMatchPage *self, const AluGameRules *rules)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AluetteMatchInfo) info = aluette_database_get_info (self->database, self->match,
                                                                 &error);
  g_autofree char *set = info != NULL ? aluette_match_text_in_set (info) : g_strdup ("");
  g_autofree char *facts = info != NULL ? aluette_match_text_facts (info, rules)
                                        : g_strdup (error->message);
  g_autofree char *text = *set != '\0' ? g_strdup_printf ("%s\n%s", set, facts) : g_strdup (facts);

  gtk_label_set_text (self->facts, text);
  gtk_widget_set_visible (self->resume_place,
                          info != NULL && !aluette_match_info_get_columns (info)->over);
}

static void
show_result (AluetteMatchPage *self)
{
  g_autofree AluGameHeader *header = g_new (AluGameHeader, 1);
  AluetteTextContext context = get_text_context (self);
  const AluetteMatchSummary *summary = self->match_replay->summary;
  AluMatch match = { .winner = summary->winner, .score = { summary->score[0], summary->score[1] } };
  g_autofree char *end = summary->over ? aluette_text_match_end (&context, &match) : NULL;

  alu_header_to_game (&self->match_replay->header, header);
  show_facts (self, &header->rules);
  gtk_label_set_text (self->result, end != NULL ? end : "");
  gtk_widget_set_visible (GTK_WIDGET (self->result), end != NULL);
}

static void
match_page_refresh (AluetteMatchPage *self)
{
  gboolean cards = !self->match_replay->summary->real_table && self->match_replay->deals->len > 0;

  show_score_panel (self);
  show_result (self);
  show_chart (self);
  show_deals (self);
  adw_view_stack_page_set_visible (self->replay_view, cards);
  aluette_replay_view_set_match_replay (self->replay, cards ? self->match_replay : NULL);
  adw_view_stack_page_set_visible (self->review_view,
                                   cards && self->match_replay->summary->deals->len > 0);
  aluette_review_page_set_record (self->review, cards ? self->match_replay->record : NULL, 0,
                                  ALU_NOBODY);
}

/* A match of a game that this version does not have has its text only. */
static void
show_text_only (AluetteMatchPage *self)
{
  adw_view_stack_page_set_visible (self->score_view, FALSE);
  adw_view_stack_page_set_visible (self->replay_view, FALSE);
  adw_view_stack_set_visible_child_name (self->views, "record");
}

/* Returns: the seat whose view is replayed: the first human's */
static guint
get_watched_seat (const AluGameHeader *header)
{
  guint humans = alu_game_humans (header);

  return humans != 0 ? (guint) g_bit_nth_lsf (humans, -1) : 0;
}

/* Replays a match of another game as a player saw it. */
static void
replay_other_game (AluetteMatchPage *self, const AluGameHeader *header)
{
  guint seat = get_watched_seat (header);
  g_autoptr (AluetteGame) game = NULL;

  if (!alu_game_header_is_real (header))
    game = aluette_local_game_new_from_record (self->text, -1, 0, NULL, NULL);
  aluette_replay_view_set_game (self->replay, (AluetteLocalGame *) game, seat);
  adw_view_stack_page_set_visible (self->replay_view,
                                   aluette_replay_view_get_n_deals (self->replay) > 0);
}

/* Shows the scoreboard and the replay of a match of another game.
 * @kind: (nullable): NULL if this version does not have the game */
static void
show_other_game (AluetteMatchPage *self, const AluGameKind *kind)
{
  const AluetteUiKind *ui_kind = kind != NULL ? aluette_ui_kind_from_id (kind->id) : NULL;
  g_autofree AluGameHeader *header = g_new (AluGameHeader, 1);
  g_autoptr (GError) error = NULL;
  GtkWidget *scoreboard = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->score_panel), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->result), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->chart), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->deals), FALSE);
  gtk_widget_set_visible (self->print_place, ui_kind != NULL && ui_kind->print_new != NULL);
  adw_view_stack_page_set_visible (self->review_view, FALSE);
  if (ui_kind != NULL && ui_kind->scoreboard_new != NULL
      && aluette_record_read (kind, self->text, -1, header, NULL, &error))
    scoreboard = ui_kind->scoreboard_new (self->text, &error);
  if (error != NULL)
    aluette_toast_show (self->toasts, error->message);
  if (scoreboard == NULL)
    {
      show_text_only (self);
      return;
    }
  show_facts (self, &header->rules);
  gtk_widget_set_visible (GTK_WIDGET (self->score_place), TRUE);
  adw_bin_set_child (self->score_place, scoreboard);
  replay_other_game (self, header);
}

/* Loads the match. If its log has not changed, reloads only its names. */
static void
load_match (AluetteMatchPage *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *record = aluette_database_load_known (self->database, self->match, &error);
  const AluGameKind *kind;
  AluetteMatchReplay *match_replay;

  if (record == NULL || g_strcmp0 (record, self->text) == 0)
    return;
  g_free (self->text);
  self->text = g_strdup (record);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->record), record, -1);
  kind = alu_game_kind_from_record (record, strlen (record));
  if (kind != &alu_aluette_kind)
    {
      show_other_game (self, kind);
      return;
    }
  match_replay = aluette_match_replay_new (record, &error);
  if (match_replay == NULL)
    {
      aluette_toast_show (self->toasts, error->message);
      return;
    }
  aluette_replay_view_set_match_replay (self->replay, NULL);
  g_clear_pointer (&self->match_replay, aluette_match_replay_free);
  self->match_replay = match_replay;
  match_page_refresh (self);
}

static void
resume_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[RESUME], 0, ALUETTE_MATCH_PAGE (widget)->match);
}

static void
rematch_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteMatchPage *self = ALUETTE_MATCH_PAGE (widget);
  g_autofree char *header = aluette_matches_header (self->toasts, self->database, self->match);

  if (header != NULL)
    g_signal_emit (self, signals[REMATCH], 0, header, self->match);
}

static void
export_action (GtkWidget *widget, const char *action, GVariant *shape)
{
  AluetteMatchPage *self = ALUETTE_MATCH_PAGE (widget);
  g_autoptr (GArray) matches = g_array_new (FALSE, FALSE, sizeof self->match);

  g_array_append_val (matches, self->match);
  aluette_matches_export (self->toasts, self->database, matches,
                          g_variant_get_string (shape, NULL));
}

static void
share_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteMatchPage *self = ALUETTE_MATCH_PAGE (widget);

  aluette_matches_share (self->toasts, self->database, self->match);
}

static void
copy_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteMatchPage *self = ALUETTE_MATCH_PAGE (widget);

  if (self->text == NULL)
    return;
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), self->text);
  aluette_toast_show (self->toasts, _("Match file copied"));
}

/* Returns: (transfer full): date, event, place and rules in one line */
static char *
list_facts (const AluGameKind *kind, const AluGameHeader *header)
{
  g_autofree char *date = aluette_match_text_date (header->date);
  g_autofree char *rules = aluette_ui_kind_from_id (kind->id)->format_rules (&header->rules);
  const char *parts[] = { date, header->event, header->place, rules };
  g_autoptr (GString) line = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (*parts[i] != '\0')
      g_string_append_printf (line, "%s%s", line->len > 0 ? " · " : "", parts[i]);
  return g_string_free (g_steal_pointer (&line), FALSE);
}

AluettePrint *
aluette_match_page_make_print (const char *record, GError **error)
{
  const AluGameKind *kind = alu_game_kind_from_record (record, strlen (record));
  g_autofree AluGameHeader *header = g_new (AluGameHeader, 1);
  g_autofree char *facts = NULL;

  if (!aluette_record_read (kind, record, -1, header, NULL, error))
    return NULL;
  facts = list_facts (kind, header);
  return aluette_ui_kind_from_id (kind->id)->print_new (record, facts, error);
}

static void
print_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteMatchPage *self = ALUETTE_MATCH_PAGE (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (AluettePrint) print = NULL;

  if (self->text == NULL || !gtk_widget_get_visible (self->print_place))
    return;
  print = aluette_match_page_make_print (self->text, &error);
  if (print != NULL)
    aluette_print_run (print, self->toasts);
  else
    aluette_toast_show (self->toasts, error->message);
}

static void
show_deal_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteMatchPage *self = ALUETTE_MATCH_PAGE (widget);
  guint deal = g_variant_get_uint32 (parameter);

  if (self->match_replay == NULL || self->match_replay->summary->real_table
      || deal >= self->match_replay->deals->len)
    return;
  adw_view_stack_set_visible_child_name (self->views, "replay");
  aluette_replay_view_show_deal (self->replay, deal);
}

static void
aluette_match_page_dispose (GObject *object)
{
  AluetteMatchPage *self = ALUETTE_MATCH_PAGE (object);

  if (self->database != NULL)
    g_signal_handlers_disconnect_by_data (self->database, self);
  if (self->replay != NULL)
    aluette_replay_view_set_match_replay (self->replay, NULL);
  self->replay = NULL;
  if (self->toasts != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->toasts));
  self->toasts = NULL;
  g_clear_object (&self->database);
  g_clear_pointer (&self->match_replay, aluette_match_replay_free);
  g_clear_pointer (&self->text, g_free);
  G_OBJECT_CLASS (aluette_match_page_parent_class)->dispose (object);
}

static void
install_signals_and_actions (GtkWidgetClass *widget_class)
{
  signals[RESUME] = g_signal_new ("resume", ALUETTE_TYPE_MATCH_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT64);
  signals[REMATCH] = g_signal_new ("rematch", ALUETTE_TYPE_MATCH_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_INT64);
  signals[PLAY_ON] = g_signal_new ("play-on", ALUETTE_TYPE_MATCH_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, GTK_TYPE_WIDGET);
  gtk_widget_class_install_action (widget_class, "match.resume", NULL, resume_action);
  gtk_widget_class_install_action (widget_class, "match.rematch", NULL, rematch_action);
  gtk_widget_class_install_action (widget_class, "match.export", "s", export_action);
  gtk_widget_class_install_action (widget_class, "match.share", NULL, share_action);
  gtk_widget_class_install_action (widget_class, "match.print", NULL, print_action);
  gtk_widget_class_install_action (widget_class, "match.copy-record", NULL, copy_action);
  gtk_widget_class_install_action (widget_class, "match.show-deal", "u", show_deal_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_p, GDK_CONTROL_MASK, "match.print",
                                       NULL);
}

static void
aluette_match_page_class_init (AluetteMatchPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_match_page_dispose;
  install_signals_and_actions (widget_class);
  g_type_ensure (ALUETTE_TYPE_SCORE_PANEL);
  g_type_ensure (ALUETTE_TYPE_LINE_CHART);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/matches/aluette-match-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchPage, toasts);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchPage, views);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchPage, score_panel);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchPage, result);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchPage, facts);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchPage, resume_place);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchPage, chart);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchPage, print_place);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchPage, score_place);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchPage, deals);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchPage, score_view);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchPage, replay_view);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchPage, replay_place);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchPage, review_view);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchPage, review_place);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchPage, record);
}

static void
play_on (AluetteMatchPage *self, guint deal, guint n_steps)
{
  const AluetteMatchReplay *replay = self->match_replay;
  guint first = aluette_match_replay_first (replay, deal);
  g_autoptr (GtkWidget) page = g_object_ref_sink (
      aluette_replay_deal_page_new (&replay->header, (const AluEvent *) replay->events->data,
                                    replay->events->len, first + n_steps));

  g_signal_emit (self, signals[PLAY_ON], 0, page);
}

static void
aluette_match_page_init (AluetteMatchPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_size_request (GTK_WIDGET (self->score_panel), -1, 120);
  self->replay = ALUETTE_REPLAY_VIEW (aluette_replay_view_new ());
  adw_bin_set_child (self->replay_place, GTK_WIDGET (self->replay));
  g_signal_connect_object (self->replay, "play-on", G_CALLBACK (play_on), self, G_CONNECT_SWAPPED);
  self->review = ALUETTE_REVIEW_PAGE (aluette_review_page_new (NULL));
  adw_bin_set_child (self->review_place, GTK_WIDGET (self->review));
}

GtkWidget *
aluette_match_page_new (AluetteDatabase *database, gint64 match)
{
  AluetteMatchPage *self = g_object_new (ALUETTE_TYPE_MATCH_PAGE, NULL);

  self->database = g_object_ref (database);
  self->match = match;
  g_signal_connect_swapped (database, "changed", G_CALLBACK (load_match), self);
  load_match (self);
  return GTK_WIDGET (self);
}

void
aluette_match_page_set_learner_data (AluetteMatchPage *self,
                                     AluetteLearnerData *(*get_learner_data) (const char *kind))
{
  AluetteLearnerData *data = get_learner_data (alu_aluette_kind.id);

  g_return_if_fail (ALUETTE_IS_MATCH_PAGE (self));

  aluette_review_page_set_mistakes (self->review,
                                    aluette_study_get_mistakes (ALUETTE_STUDY (data)));
}

AluetteTable *
aluette_match_page_get_replay_table (AluetteMatchPage *self)
{
  g_return_val_if_fail (ALUETTE_IS_MATCH_PAGE (self), NULL);

  return aluette_replay_view_get_table (self->replay);
}

static GtkWidget *
page_make_again (AluettePage *page)
{
  AluetteMatchPage *self = ALUETTE_MATCH_PAGE (page);

  return aluette_match_page_new (self->database, self->match);
}

static void
page_begin (AluettePage *page, AluettePage *before)
{
  AluetteMatchPage *self = ALUETTE_MATCH_PAGE (page);

  if (before == NULL)
    return;
  aluette_replay_view_restore_from (self->replay, ALUETTE_MATCH_PAGE (before)->replay);
  aluette_review_page_restore_from (self->review, ALUETTE_MATCH_PAGE (before)->review);
}

static void
page_iface_init (AluettePageInterface *iface)
{
  iface->title = N_("Match");
  iface->help_topic = "matches";
  iface->make_again = page_make_again;
  iface->begin = page_begin;
}

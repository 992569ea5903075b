/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/table/aluette-scoreboard.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "engine/alu-replay.h"
#include "engine/aluette/alu-aluette-kind.h"
#include "model/aluette/aluette-match-summary.h"
#include "presentation/aluette/aluette-text-context.h"
#include "ui/aluette/score/aluette-vache-score-curve.h"
#include "ui/common/aluette-widgets.h"
#include "ui/table/aluette-score-panel.h"

struct _AluetteScoreboard
{
  GtkWidget parent_instance;

  AluetteGame *game; /* (nullable) */
  GtkWidget *scroller;
  GtkWidget *score_panel;
  GtkLabel *result;
  AluetteLineChart *curve;
  GtkWidget *deals;
};

G_DEFINE_FINAL_TYPE (AluetteScoreboard, aluette_scoreboard, GTK_TYPE_WIDGET)

enum
{
  PROP_GAME = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static AluetteTextContext
get_text_context (AluetteScoreboard *self)
{
  return (AluetteTextContext) { .header = aluette_game_get_header (self->game),
                                .listener = ALU_NOBODY };
}

/* Returns: (transfer full): the number of tricks of each player: “Anne 2, Léon 4 …” */
static char *
list_tricks (const AluetteTextContext *context, const guint8 *tricks)
{
  GString *text = g_string_new (NULL);

  for (guint seat = 0; seat < context->header->rules.n_seats; seat++)
    {
      g_autofree char *name = aluette_text_player (context, seat);

      if (seat > 0)
        g_string_append (text, C_("list", ", "));
      /* Translators: a player and their number of tricks. */
      g_string_append_printf (text, C_("scoreboard", "%1$s %2$u"), name,
                              (guint) tricks[seat]);
    }
  return g_string_free (text, FALSE);
}

static GtkWidget *
make_deal (const AluetteTextContext *context, const AluetteDealSummary *deal, const AluMatch *match)
{
  GtkWidget *row;
  g_autofree char *dealer = aluette_text_player (context, deal->dealer);
  guint number = match->n_deals;
  g_autofree char *head = g_strdup_printf (_("Deal %1$u, dealt by %2$s"), number, dealer);
  g_autofree char *result = aluette_text_result (context, match);
  /* Translators: the reason of a deal's result, and the score after it. */
  g_autofree char *score = g_strdup_printf (_("%1$s. The score is now %2$u to %3$u."),
                                            aluette_text_reason (deal->reason),
                                            (guint) deal->score[0], (guint) deal->score[1]);

  row = aluette_box_new (GTK_ORIENTATION_VERTICAL, 3,
                         aluette_wrapping_label_new (head, "deal-head"),
                         aluette_wrapping_label_new (result, "deal-result"),
                         aluette_wrapping_label_new (score, NULL), NULL);
  gtk_widget_add_css_class (row, "deal");
  if (deal->has_tricks)
    {
      g_autofree char *tricks = list_tricks (context, deal->tricks);
      g_autofree char *line = g_strdup_printf (_("Tricks: %s"), tricks);

      gtk_box_append (GTK_BOX (row), aluette_wrapping_label_new (line, "dim-label"));
    }
  return row;
}

/* @events: of the finished deals */
static void
fill_deals (AluetteScoreboard *self, const AluetteTextContext *context, const GArray *events,
            GArray *deals)
{
  AluMatch match;
  AluReplay replay;
  GtkWidget *row;

  aluette_remove_children (self->deals);
  alu_replay_init (&replay, &alu_aluette_kind, &match, context->header, events->data, events->len);
  for (guint i = 0; i < deals->len; i++)
    {
      const AluetteDealSummary *deal = &g_array_index (deals, AluetteDealSummary, i);

      alu_replay_seek (&replay, deal->end);
      gtk_list_box_prepend (GTK_LIST_BOX (self->deals), make_deal (context, deal, &match));
      row = gtk_widget_get_first_child (self->deals);
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
    }
}

/* The board has the focus, and with it screen readers say the score and who has how many tricks. */
static void
name_board (AluetteScoreboard *self, const AluetteTextContext *context, const AluMatch *match,
            const char *score)
{
  g_autofree char *tricks = list_tricks (context, match->deal.taken);
  /* Translators: the score of both teams, and the tricks of each player in this deal. */
  g_autofree char *spoken = g_strdup_printf (_("Score: %1$s. Tricks: %2$s."), score, tricks);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
scoreboard_refresh (AluetteScoreboard *self)
{
  AluetteTextContext context;
  AluetteSeatLog *log;
  AluView view;
  g_autoptr (AluetteMatchSummary) summary = NULL;
  g_autoptr (GArray) events = NULL;
  g_autofree char *a = NULL, *b = NULL, *spoken = NULL, *end = NULL;
  AluetteTableScore state;

  gtk_widget_set_visible (self->scroller, self->game != NULL);
  if (self->game == NULL)
    return;
  context = get_text_context (self);
  log = aluette_game_get_seat_log (self->game, ALU_NOBODY);
  view = *aluette_view_get_aluette (aluette_seat_log_get_view (log));
  events = aluette_seat_log_get_finished (log);
  summary = aluette_match_summary_new (context.header, (const AluEvent *) events->data,
                                       events->len);
  a = aluette_text_team (&context, ALU_TEAM_A);
  b = aluette_text_team (&context, ALU_TEAM_B);
  spoken = g_strdup_printf (_("%1$s %2$u, %3$s %4$u"), a, view.match.score[0], b,
                            view.match.score[1]);
  state = (AluetteTableScore) {
    .n_rows = 2,
    .names = { a, b },
    .points = { view.match.score[0], view.match.score[1] },
    .target = view.match.rules.deals > 0 ? 0 : view.match.rules.target,
    .spoken = spoken,
  };
  aluette_score_panel_set_state (ALUETTE_SCORE_PANEL (self->score_panel), &state);
  name_board (self, &context, &view.match, spoken);
  end = alu_match_over (&view.match) ? aluette_text_match_end (&context, &view.match) : NULL;
  gtk_label_set_text (self->result, end != NULL ? end : "");
  gtk_widget_set_visible (GTK_WIDGET (self->result), end != NULL);
  aluette_vache_score_curve_show (self->curve, ALUETTE_CHART_ON_SLATE, &context, summary->deals);
  fill_deals (self, &context, events, summary->deals);
}

void
aluette_scoreboard_set_game (AluetteScoreboard *self, AluetteGame *game)
{
  if (self->game == game)
    return;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  if (game != NULL)
    g_signal_connect_object (game, "changed", G_CALLBACK (scoreboard_refresh), self,
                             G_CONNECT_SWAPPED);
  scoreboard_refresh (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GAME]);
}

static void
aluette_scoreboard_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_GAME)
    g_value_set_object (value, ALUETTE_SCOREBOARD (object)->game);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
aluette_scoreboard_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_GAME)
    aluette_scoreboard_set_game (ALUETTE_SCOREBOARD (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
aluette_scoreboard_dispose (GObject *object)
{
  AluetteScoreboard *self = ALUETTE_SCOREBOARD (object);

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  G_OBJECT_CLASS (aluette_scoreboard_parent_class)->dispose (object);
}

static void
aluette_scoreboard_class_init (AluetteScoreboardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = aluette_scoreboard_get_property;
  object_class->set_property = aluette_scoreboard_set_property;
  object_class->dispose = aluette_scoreboard_dispose;
  props[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, ALUETTE_TYPE_GAME,
                                          G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS
                                              | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);
  g_type_ensure (ALUETTE_TYPE_SCORE_PANEL);
  g_type_ensure (ALUETTE_TYPE_LINE_CHART);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/aluette/aluette-scoreboard.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteScoreboard, scroller);
  gtk_widget_class_bind_template_child (widget_class, AluetteScoreboard, score_panel);
  gtk_widget_class_bind_template_child (widget_class, AluetteScoreboard, result);
  gtk_widget_class_bind_template_child (widget_class, AluetteScoreboard, curve);
  gtk_widget_class_bind_template_child (widget_class, AluetteScoreboard, deals);
  gtk_widget_class_set_css_name (widget_class, "scoreboard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
aluette_scoreboard_init (AluetteScoreboard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  scoreboard_refresh (self);
}

GtkWidget *
aluette_scoreboard_new (void)
{
  return g_object_new (ALUETTE_TYPE_SCOREBOARD, NULL);
}

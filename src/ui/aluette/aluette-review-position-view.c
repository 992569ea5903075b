/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/aluette-review-position-view.h"

#include <glib/gi18n.h>
#include <math.h>

#include "model/aluette/aluette-aluette-game.h"
#include "model/aluette/aluette-aluette-record.h"
#include "model/aluette/aluette-coach.h"
#include "ui/aluette/aluette-coach-text.h"

struct _AluetteReviewPositionView
{
  GtkWidget parent_instance;

  AluetteAnalysisBoard *board;
  AluetteCoach *coach;
  AluetteReviewPosition position; /* its match_replay is NULL if no position is shown */
  AluCard tried;         /* the card that the user tried, or ALU_CARD_NONE */
  GCancellable *cancellable; /* (nullable): of the deal being played out */
  AluMatch end;          /* the match after the deal was played out */
};

G_DEFINE_FINAL_TYPE (AluetteReviewPositionView, aluette_review_position_view, GTK_TYPE_WIDGET)

static AluetteTextContext
get_text_context (AluetteReviewPositionView *self)
{
  return (AluetteTextContext) {
    .header = &self->position.match_replay->header,
    .listener = self->position.verdict.decider,
    .deck = aluette_table_style_get_deck (
        aluette_table_get_style (aluette_analysis_board_get_table (self->board))),
  };
}

static void
set_enabled (AluetteReviewPositionView *self, gboolean best, gboolean again)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "moment.best", best);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "moment.again", again);
}

static void
stop_trying (AluetteReviewPositionView *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

static gboolean
has_better (AluetteReviewPositionView *self)
{
  return aluette_review_position_better (&self->position) != ALU_CARD_NONE;
}

/* Returns: (transfer full): the full text about the choice */
static char *
format_verdict (AluetteReviewPositionView *self)
{
  AluetteTextContext context = get_text_context (self);
  const AluVerdict *it = &self->position.verdict;
  g_autofree char *verdict = aluette_coach_text_verdict (&context, it);
  g_autofree char *truth = aluette_coach_text_truth (&context, it);
  g_autofree char *chances = NULL;

  if (!it->forced && has_better (self) && it->win >= 0 && it->best_win >= 0)
    chances = g_strdup_printf (
        _("Chance of winning the deal: %1$ld%% after your card, %2$ld%% after the best."),
        lround (100 * (double) it->win), lround (100 * (double) it->best_win));
  return g_strjoin (" ", verdict,
                    chances != NULL ? chances
                    : truth != NULL ? truth
                                    : NULL,
                    chances != NULL ? truth : NULL, NULL);
}

static void
say_verdict (AluetteReviewPositionView *self)
{
  AluetteTextContext context = get_text_context (self);
  g_autofree char *title = aluette_coach_text_judged (&context, &self->position.verdict);
  g_autofree char *judged = format_verdict (self);
  g_autofree char *text = NULL;
  AluetteSpeechBubbleState state = { .speaker = title, .villager = -1 };

  if (self->position.verdict.move.type == ALU_EVENT_PLAY)
    text = g_strdup_printf ("%s %s", judged, _("Play another card to see what happens."));
  state.text = text != NULL ? text : judged;
  if (has_better (self))
    {
      state.actions[0] = "moment.best";
      state.labels[0] = _("Try the Best Card");
    }
  aluette_analysis_board_show_speech (self->board, &state);
}

/* All bots become humans, so that nobody plays by themselves. */
static AluetteGame *
make_game (const AluRecordHeader *header, const AluEvent *events, guint n_events)
{
  AluRecordHeader copy = *header;
  g_autofree char *record = NULL;
  AluetteGame *game;

  for (guint seat = 0; seat < copy.rules.seats; seat++)
    if (copy.players[seat].kind == ALU_PLAYER_BOT)
      copy.players[seat].kind = ALU_PLAYER_HUMAN;
  record = aluette_record_write_aluette (&copy, events, n_events);
  game = record != NULL ? aluette_local_game_new_from_record (record, -1, 0, NULL, NULL) : NULL;
  if (game != NULL)
    aluette_game_set_rated (game, TRUE);
  return game;
}

static void
show_position (AluetteReviewPositionView *self)
{
  const AluetteMatchReplay *match_replay = self->position.match_replay;
  AluCard best = aluette_review_position_better (&self->position);
  AluetteCardSet advice = aluette_card_set_new (0, 0);
  g_autoptr (AluetteGame) game = NULL;

  stop_trying (self);
  self->tried = ALU_CARD_NONE;
  game = make_game (&match_replay->header, (const AluEvent *) match_replay->events->data,
                    aluette_review_position_event (&self->position));
  if (game == NULL)
    return;
  aluette_analysis_board_show (self->board, game, self->position.verdict.decider);
  say_verdict (self);
  if (best != ALU_CARD_NONE)
    aluette_card_set_toggle (&advice, best);
  aluette_table_set_advice (aluette_analysis_board_get_table (self->board), &advice);
  set_enabled (self, has_better (self), FALSE);
}

static void
show_progress_text (AluetteReviewPositionView *self)
{
  AluetteSpeechBubbleState state = { .speaker = _("Another card"),
                                     .villager = -1,
                                     .text = _("Bots are finishing the deal…"),
                                     .busy = TRUE,
                                     .actions = { "moment.again" },
                                     .labels = { _("Back to This Position") } };

  aluette_analysis_board_show_speech (self->board, &state);
}

static void
played_out (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (AluetteReviewPositionView) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) events = aluette_coach_play_out_finish (ALUETTE_COACH (source), result,
                                                             &error);

  if (events == NULL)
    return;
  g_clear_object (&self->cancellable);
  aluette_review_position_tried_end (&self->position, events, &self->end);
  aluette_analysis_board_show_speech (self->board, NULL);
  /* The first event is the tried card, which is already on the table. */
  aluette_analysis_board_play_on (self->board, &g_array_index (events, AluEvent, 1),
                                  events->len - 1);
}

static void
tried_cb (AluetteReviewPositionView *self, guint line)
{
  AluetteTable *table = aluette_analysis_board_get_table (self->board);
  AluetteSeatLog *log = aluette_game_get_seat_log (aluette_table_get_game (table), ALU_NOBODY);
  const AluEvent *event = aluette_seat_log_get_aluette_line (log, line);

  if (event->type != ALU_EVENT_PLAY)
    return;
  self->tried = event->card;
  stop_trying (self);
  self->cancellable = g_cancellable_new ();
  aluette_table_set_advice (table, NULL);
  show_progress_text (self);
  set_enabled (self, FALSE, TRUE);
  aluette_review_position_try_async (&self->position, self->coach, self->tried, self->cancellable,
                                     played_out, g_object_ref (self));
}

/* Compares the result of the tried card with that of the match. */
static void
finished_cb (AluetteReviewPositionView *self)
{
  AluetteTextContext context = get_text_context (self);
  g_autofree char *now = NULL;
  g_autofree char *then = NULL;
  g_autofree char *text = NULL;
  AluetteSpeechBubbleState state = { .speaker = _("Another card"),
                                     .villager = -1,
                                     .actions = { "moment.again" },
                                     .labels = { _("Back to This Position") } };
  AluMatch match;

  aluette_review_position_end (&self->position, &match);
  now = aluette_text_result (&context, &self->end);
  then = aluette_text_result (&context, &match);
  /* Translators: both placeholders are whole sentences about who won the deal. */
  text = g_strdup_printf (_("This time: %1$s In the match: %2$s"), now, then);
  state.text = text;
  aluette_analysis_board_show_speech (self->board, &state);
}

static void
try_card (AluetteReviewPositionView *self, AluCard card)
{
  char code[3];

  alu_card_code (card, code);
  gtk_widget_activate_action (GTK_WIDGET (aluette_analysis_board_get_table (self->board)),
                              "table.play", "s", code);
}

static void
best_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteReviewPositionView *self = ALUETTE_REVIEW_POSITION_VIEW (widget);

  if (self->position.match_replay != NULL && has_better (self))
    try_card (self, self->position.verdict.best.card);
}

static void
again_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteReviewPositionView *self = ALUETTE_REVIEW_POSITION_VIEW (widget);

  if (self->position.match_replay != NULL)
    show_position (self);
}

static void
aluette_review_position_view_dispose (GObject *object)
{
  AluetteReviewPositionView *self = ALUETTE_REVIEW_POSITION_VIEW (object);
  GtkWidget *board = (GtkWidget *) self->board;

  stop_trying (self);
  self->board = NULL;
  g_clear_pointer (&board, gtk_widget_unparent);
  g_clear_object (&self->coach);
  G_OBJECT_CLASS (aluette_review_position_view_parent_class)->dispose (object);
}

static void
aluette_review_position_view_class_init (AluetteReviewPositionViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_review_position_view_dispose;
  gtk_widget_class_install_action (widget_class, "moment.best", NULL, best_action);
  gtk_widget_class_install_action (widget_class, "moment.again", NULL, again_action);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
aluette_review_position_view_init (AluetteReviewPositionView *self)
{
  self->tried = ALU_CARD_NONE;
  self->coach = aluette_coach_new ();
  self->board = ALUETTE_ANALYSIS_BOARD (aluette_analysis_board_new ());
  gtk_widget_set_parent (GTK_WIDGET (self->board), GTK_WIDGET (self));
  g_signal_connect_object (self->board, "tried", G_CALLBACK (tried_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "finished", G_CALLBACK (finished_cb), self,
                           G_CONNECT_SWAPPED);
}

AluetteTable *
aluette_review_position_view_get_table (AluetteReviewPositionView *self)
{
  g_return_val_if_fail (ALUETTE_IS_REVIEW_POSITION_VIEW (self), NULL);

  return aluette_analysis_board_get_table (self->board);
}

void
aluette_review_position_view_show (AluetteReviewPositionView *self,
                                   const AluetteMatchReplay *match_replay, guint deal,
                                   const AluVerdict *verdict)
{
  g_return_if_fail (ALUETTE_IS_REVIEW_POSITION_VIEW (self));

  self->position = (AluetteReviewPosition) { match_replay, deal, *verdict };
  show_position (self);
}

void
aluette_review_position_view_restore_from (AluetteReviewPositionView *self,
                                           AluetteReviewPositionView *other)
{
  g_return_if_fail (ALUETTE_IS_REVIEW_POSITION_VIEW (self));
  g_return_if_fail (ALUETTE_IS_REVIEW_POSITION_VIEW (other));

  if (self->position.match_replay != NULL && other->tried != ALU_CARD_NONE)
    try_card (self, other->tried);
}

void
aluette_review_position_view_clear (AluetteReviewPositionView *self)
{
  g_return_if_fail (ALUETTE_IS_REVIEW_POSITION_VIEW (self));

  stop_trying (self);
  self->position.match_replay = NULL;
  aluette_analysis_board_clear (self->board);
}

const char *
aluette_review_position_view_get_said (AluetteReviewPositionView *self)
{
  g_return_val_if_fail (ALUETTE_IS_REVIEW_POSITION_VIEW (self), NULL);

  return aluette_analysis_board_get_said (self->board);
}

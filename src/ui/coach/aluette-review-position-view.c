/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/coach/aluette-review-position-view.h"

#include <glib/gi18n.h>

#include "bots/alu-bot-kind.h"
#include "model/session/aluette-reviewer.h"
#include "ui/coach/aluette-speech-bubble.h"
#include "ui/common/aluette-announcer.h"
#include "ui/common/aluette-page.h"
#include "ui/table/aluette-position-player.h"
#include "ui/table/aluette-ui-kind.h"

struct _AluetteReviewPositionView
{
  GtkWidget parent_instance;

  AluetteTable *table;
  GtkWidget *speech; /* (nullable): below the table, which would leave it too little room */
  AluettePositionPlayer *player;
  AluetteReviewedDeal deal; /* its record is NULL if no position is shown */
  int index;
  AluJudgment judgment;
  GCancellable *cancellable; /* (nullable): of the deal being played out */
  gpointer tried;            /* (nullable): the event that the user tried */
  gpointer end;              /* (nullable): the match after the deal was played out */
};

G_DEFINE_FINAL_TYPE (AluetteReviewPositionView, aluette_review_position_view, GTK_TYPE_WIDGET)

static const AluGameKind *
get_kind (AluetteReviewPositionView *self)
{
  return aluette_match_record_get_kind (self->deal.record);
}

static const AluetteReviewLook *
get_look (AluetteReviewPositionView *self)
{
  return aluette_ui_kind_from_id (get_kind (self)->id)->reviews;
}

static gboolean
has_better (AluetteReviewPositionView *self)
{
  return !self->judgment.forced && self->judgment.best != self->judgment.chosen;
}

/* Returns: (transfer full): the event of an option. */
static gpointer
copy_option (AluetteReviewPositionView *self, int option)
{
  const AluBotKind *bots = alu_bot_kind_from_id (get_kind (self)->id);
  gpointer event = g_malloc0 (get_kind (self)->event_size);

  bots->option (self->deal.review, self->index, option, event);
  return event;
}

/* Returns: the card of the best option if another one was chosen, otherwise ALUETTE_NO_CARD. */
static guint
get_best_card (AluetteReviewPositionView *self)
{
  g_autofree gpointer event = NULL;

  if (!has_better (self))
    return ALUETTE_NO_CARD;
  event = copy_option (self, self->judgment.best);
  return alu_game_event_card (get_kind (self), event);
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

/* Shows a speech bubble, or removes it. @state: (nullable) */
static void
show_speech (AluetteReviewPositionView *self, const AluetteSpeechBubbleState *state)
{
  if (state == NULL)
    {
      g_clear_pointer (&self->speech, gtk_widget_unparent);
      return;
    }
  if (self->speech == NULL)
    {
      self->speech = aluette_speech_bubble_new ("moment.hush");
      gtk_widget_set_parent (self->speech, GTK_WIDGET (self));
    }
  aluette_speech_bubble_set_state (ALUETTE_SPEECH_BUBBLE (self->speech), state);
  aluette_announce (GTK_WIDGET (self), state->text);
}

static void
say_judgment (AluetteReviewPositionView *self)
{
  gconstpointer played
      = aluette_match_record_get_event (self->deal.record, self->deal.deal, self->judgment.event);
  g_autofree char *title = get_look (self)->format_decision (&self->deal, self->index);
  g_autofree char *details = get_look (self)->format_details (&self->deal, self->index);
  g_autofree char *text = NULL;
  AluetteSpeechBubbleState state = { .speaker = title, .villager = -1 };
  guint card = get_best_card (self);

  if (alu_game_event_card (get_kind (self), played) != ALUETTE_NO_CARD)
    text = g_strdup_printf ("%s %s", details, _("Play another card to see what happens."));
  state.text = text != NULL ? text : details;
  if (has_better (self))
    {
      state.actions[0] = "moment.best";
      state.labels[0] = card != ALUETTE_NO_CARD ? _("Try the Best Card") : _("Try the Best Choice");
    }
  show_speech (self, &state);
}

/* All bots become humans, so that nobody plays by themselves. */
static AluetteGame *
make_game (AluetteReviewPositionView *self)
{
  AluetteMatchRecord *record = self->deal.record;
  g_autofree AluGameHeader *header
      = g_memdup2 (aluette_match_record_get_header (record), sizeof (AluGameHeader));
  g_autofree char *text = NULL;
  AluetteGame *game;

  for (guint seat = 0; seat < MIN (header->rules.n_seats, ALU_GAME_MAX_SEATS); seat++)
    if (header->players[seat].kind == ALU_GAME_BOT)
      {
        header->players[seat].kind = ALU_GAME_HUMAN;
        *header->players[seat].level = '\0';
      }
  text = aluette_match_record_write_start (record, header, self->deal.deal, self->judgment.event);
  game = text != NULL ? aluette_local_game_new_from_record (text, -1, 0, NULL, NULL) : NULL;
  if (game != NULL)
    aluette_game_set_rated (game, TRUE);
  return game;
}

static void
show_position (AluetteReviewPositionView *self)
{
  guint best = get_best_card (self);
  AluetteCardSet advice = aluette_card_set_new (0, 0);
  g_autoptr (AluetteGame) game = NULL;

  stop_trying (self);
  g_clear_pointer (&self->tried, g_free);
  game = make_game (self);
  if (game == NULL)
    return;
  aluette_position_player_show (self->player, game, self->judgment.decider);
  say_judgment (self);
  if (best != ALUETTE_NO_CARD)
    aluette_card_set_toggle (&advice, best);
  aluette_table_set_advice (self->table, &advice);
  set_enabled (self, has_better (self), FALSE);
}

/* Says what comes of the trial. @busy: whether it is not known yet */
static void
say_trial (AluetteReviewPositionView *self, const char *text, gboolean busy)
{
  gboolean card = alu_game_event_card (get_kind (self), self->tried) != ALUETTE_NO_CARD;
  AluetteSpeechBubbleState state = { .speaker = card ? _("Another card") : _("Another choice"),
                                     .villager = -1,
                                     .text = text,
                                     .busy = busy,
                                     .actions = { "moment.again" },
                                     .labels = { _("Back to This Position") } };

  show_speech (self, &state);
}

/* Remembers how the match stands after @events. */
static void
note_end (AluetteReviewPositionView *self, GArray *events)
{
  const AluGameKind *kind = get_kind (self);

  g_free (self->end);
  self->end = aluette_match_record_copy_state (self->deal.record, self->deal.deal,
                                               self->judgment.event);
  for (guint i = 0; i < events->len; i++)
    kind->apply (self->end, events->data + i * kind->event_size);
}

static void
played_out (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (AluetteReviewPositionView) self = data;
  g_autoptr (GArray) events = aluette_reviewer_try_finish (result, NULL);

  if (events == NULL)
    return;
  g_clear_object (&self->cancellable);
  note_end (self, events);
  show_speech (self, NULL);
  /* The first event is the one that was tried, which is already on the table. */
  aluette_position_player_play (self->player, events->data + get_kind (self)->event_size,
                                events->len - 1);
}

static void
on_appended (AluetteReviewPositionView *self, guint first, guint n_lines, AluetteSeatLog *log)
{
  gconstpointer event = aluette_seat_log_get_line (log, first);

  if (alu_game_event_role (get_kind (self), event) != ALU_GAME_ROLE_ACTION)
    return;
  stop_trying (self);
  g_free (self->tried);
  self->tried = g_memdup2 (event, get_kind (self)->event_size);
  self->cancellable = g_cancellable_new ();
  aluette_table_set_advice (self->table, NULL);
  say_trial (self, _("Bots are finishing the deal…"), TRUE);
  set_enabled (self, FALSE, TRUE);
  aluette_reviewer_try_async (self->deal.record, self->deal.deal, self->judgment.event, self->tried,
                              self->cancellable, played_out, g_object_ref (self));
}

/* Returns: (transfer full): how the deal has ended in @match. */
static char *
format_result (AluetteReviewPositionView *self, gconstpointer match)
{
  const AluetteReviewedDeal *deal = &self->deal;

  return aluette_presentation_kind_from_id (get_kind (self)->id)
      ->format_result (aluette_match_record_get_header (deal->record), match, deal->seat,
                       deal->deck);
}

/* Compares the result of what was tried with that of the match. */
static void
finished_cb (AluetteReviewPositionView *self)
{
  const AluetteReviewedDeal *deal = &self->deal;
  guint n_steps = aluette_match_record_get_n_steps (deal->record, deal->deal);
  g_autofree gpointer match = aluette_match_record_copy_state (deal->record, deal->deal, n_steps);
  g_autofree char *now = format_result (self, self->end);
  g_autofree char *then = format_result (self, match);
  /* Translators: both placeholders are whole sentences about who won the deal. */
  g_autofree char *text = g_strdup_printf (_("This time: %1$s In the match: %2$s"), now, then);

  say_trial (self, text, FALSE);
}

/* Decides for the user, as if they had done it at the table. */
static void
try_event (AluetteReviewPositionView *self, gconstpointer event)
{
  AluetteGame *game = aluette_table_get_game (self->table);

  if (game != NULL)
    aluette_local_game_dispatch (ALUETTE_LOCAL_GAME (game), event, NULL);
}

static void
best_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteReviewPositionView *self = ALUETTE_REVIEW_POSITION_VIEW (widget);
  g_autofree gpointer event = NULL;

  if (self->deal.record == NULL || !has_better (self))
    return;
  event = copy_option (self, self->judgment.best);
  try_event (self, event);
}

static void
again_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteReviewPositionView *self = ALUETTE_REVIEW_POSITION_VIEW (widget);

  if (self->deal.record != NULL)
    show_position (self);
}

static void
hush_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  show_speech (ALUETTE_REVIEW_POSITION_VIEW (widget), NULL);
}

static void
aluette_review_position_view_unmap (GtkWidget *widget)
{
  aluette_position_player_stop (ALUETTE_REVIEW_POSITION_VIEW (widget)->player);
  GTK_WIDGET_CLASS (aluette_review_position_view_parent_class)->unmap (widget);
}

static void
aluette_review_position_view_dispose (GObject *object)
{
  AluetteReviewPositionView *self = ALUETTE_REVIEW_POSITION_VIEW (object);
  GtkWidget *table = (GtkWidget *) self->table;

  stop_trying (self);
  self->table = NULL;
  g_clear_object (&self->player);
  g_clear_pointer (&self->speech, gtk_widget_unparent);
  g_clear_pointer (&table, gtk_widget_unparent);
  g_clear_pointer (&self->tried, g_free);
  g_clear_pointer (&self->end, g_free);
  G_OBJECT_CLASS (aluette_review_position_view_parent_class)->dispose (object);
}

static void
aluette_review_position_view_class_init (AluetteReviewPositionViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_review_position_view_dispose;
  widget_class->unmap = aluette_review_position_view_unmap;
  g_type_ensure (ALUETTE_TYPE_TABLE);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/coach/aluette-review-position-view.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteReviewPositionView, table);
  gtk_widget_class_install_action (widget_class, "moment.best", NULL, best_action);
  gtk_widget_class_install_action (widget_class, "moment.again", NULL, again_action);
  gtk_widget_class_install_action (widget_class, "moment.hush", NULL, hush_action);
}

static void
aluette_review_position_view_init (AluetteReviewPositionView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->player = aluette_position_player_new (self->table);
  g_signal_connect_object (self->player, "appended", G_CALLBACK (on_appended), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->player, "finished", G_CALLBACK (finished_cb), self,
                           G_CONNECT_SWAPPED);
}

AluetteTable *
aluette_review_position_view_get_table (AluetteReviewPositionView *self)
{
  g_return_val_if_fail (ALUETTE_IS_REVIEW_POSITION_VIEW (self), NULL);

  return self->table;
}

void
aluette_review_position_view_show (AluetteReviewPositionView *self, const AluetteReviewedDeal *deal,
                                   int index)
{
  g_return_if_fail (ALUETTE_IS_REVIEW_POSITION_VIEW (self));

  self->deal = *deal;
  self->index = index;
  self->judgment = *alu_bot_judgment (alu_bot_kind_from_id (get_kind (self)->id), deal->review,
                                      index);
  show_position (self);
}

GVariant *
aluette_review_position_view_get_state (AluetteReviewPositionView *self)
{
  g_return_val_if_fail (ALUETTE_IS_REVIEW_POSITION_VIEW (self), NULL);

  return aluette_page_pack (self->tried, self->tried != NULL ? get_kind (self)->event_size : 0);
}

void
aluette_review_position_view_set_state (AluetteReviewPositionView *self, GVariant *state)
{
  g_autofree gpointer event = NULL;

  g_return_if_fail (ALUETTE_IS_REVIEW_POSITION_VIEW (self));

  if (self->deal.record == NULL)
    return;
  event = g_malloc (get_kind (self)->event_size);
  if (aluette_page_unpack (state, event, get_kind (self)->event_size))
    try_event (self, event);
}

void
aluette_review_position_view_clear (AluetteReviewPositionView *self)
{
  g_return_if_fail (ALUETTE_IS_REVIEW_POSITION_VIEW (self));

  stop_trying (self);
  self->deal = (AluetteReviewedDeal) { 0 };
  g_clear_pointer (&self->tried, g_free);
  show_speech (self, NULL);
  aluette_table_set_advice (self->table, NULL);
  aluette_position_player_show (self->player, NULL, ALU_GAME_SPECTATOR);
}

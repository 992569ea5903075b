/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/coach/aluette-analysis-board.h"

#include "model/session/aluette-local-game.h"
#include "ui/common/aluette-announcer.h"

/* Delay between two events of aluette_analysis_board_play_on (), in milliseconds. */
#define STEP_MS 800

enum
{
  TRIED,
  FINISHED,
  N_SIGNALS
};

struct _AluetteAnalysisBoard
{
  GtkWidget parent_instance;

  GtkWidget *table;
  GtkWidget *speech; /* (nullable): below the table, which would leave it too little room */
  AluetteGame *game; /* (nullable) */
  AluetteSeatLog *log; /* (nullable): what the player who decides is told of @game */
  GArray *coming;    /* (nullable): the events to play */
  guint next;        /* index of the next of them */
  guint timer;
  gboolean feeding; /* the board itself is playing an event */
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteAnalysisBoard, aluette_analysis_board, GTK_TYPE_WIDGET)

static void
stop (AluetteAnalysisBoard *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_pointer (&self->coming, g_array_unref);
  self->next = 0;
}

static void
appended_cb (AluetteAnalysisBoard *self, guint first, guint n_lines, AluetteSeatLog *log)
{
  gconstpointer event = aluette_seat_log_get_line (log, first);

  if (!self->feeding
      && alu_game_event_role (aluette_game_get_kind (self->game), event) == ALU_GAME_ROLE_ACTION)
    g_signal_emit (self, signals[TRIED], 0, event);
}

void
aluette_analysis_board_show (AluetteAnalysisBoard *self, AluetteGame *game, guint viewer)
{
  g_return_if_fail (ALUETTE_IS_ANALYSIS_BOARD (self));
  g_return_if_fail (ALUETTE_IS_LOCAL_GAME (game));

  aluette_analysis_board_clear (self);
  g_set_object (&self->game, game);
  g_object_set (self->table, "viewer", (int) viewer, NULL);
  aluette_table_set_game (ALUETTE_TABLE (self->table), game);
  g_set_object (&self->log, aluette_game_get_seat_log (game, viewer));
  g_signal_connect_object (self->log, "appended", G_CALLBACK (appended_cb), self,
                           G_CONNECT_SWAPPED);
}

void
aluette_analysis_board_clear (AluetteAnalysisBoard *self)
{
  g_return_if_fail (ALUETTE_IS_ANALYSIS_BOARD (self));

  stop (self);
  aluette_analysis_board_show_speech (self, NULL);
  aluette_table_set_advice (ALUETTE_TABLE (self->table), NULL);
  if (self->log != NULL)
    g_signal_handlers_disconnect_by_data (self->log, self);
  g_clear_object (&self->log);
  aluette_table_set_game (ALUETTE_TABLE (self->table), NULL);
  g_clear_object (&self->game);
}

static void
play_next (AluetteAnalysisBoard *self)
{
  gconstpointer event
      = self->coming->data + self->next++ * (gsize) g_array_get_element_size (self->coming);
  AluetteLocalGame *game = ALUETTE_LOCAL_GAME (self->game);
  gboolean talk
      = alu_game_event_role (aluette_game_get_kind (self->game), event) == ALU_GAME_ROLE_SIGNAL;
  g_autoptr (GError) error = NULL;
  gboolean done;

  self->feeding = TRUE;
  done = talk ? aluette_local_game_dispatch_signal (game, event, &error)
              : aluette_local_game_dispatch (game, event, &error);
  self->feeding = FALSE;
  if (!done)
    g_array_set_size (self->coming, self->next);
}

static gboolean
on_time (gpointer data)
{
  AluetteAnalysisBoard *self = ALUETTE_ANALYSIS_BOARD (data);

  play_next (self);
  if (self->next < self->coming->len)
    return G_SOURCE_CONTINUE;
  self->timer = 0;
  g_signal_emit (self, signals[FINISHED], 0);
  return G_SOURCE_REMOVE;
}

void
aluette_analysis_board_try (AluetteAnalysisBoard *self, gconstpointer event)
{
  g_return_if_fail (ALUETTE_IS_ANALYSIS_BOARD (self));

  if (self->game != NULL)
    aluette_local_game_dispatch (ALUETTE_LOCAL_GAME (self->game), event, NULL);
}

void
aluette_analysis_board_play_on (AluetteAnalysisBoard *self, gconstpointer events, guint n_events)
{
  g_return_if_fail (ALUETTE_IS_ANALYSIS_BOARD (self));

  stop (self);
  if (self->game == NULL)
    return;
  if (n_events == 0)
    {
      g_signal_emit (self, signals[FINISHED], 0);
      return;
    }
  self->coming = g_array_new (FALSE, FALSE,
                              (guint) aluette_game_get_kind (self->game)->event_size);
  g_array_append_vals (self->coming, events, n_events);
  self->timer = g_timeout_add (STEP_MS, on_time, self);
}

void
aluette_analysis_board_show_speech (AluetteAnalysisBoard *self,
                                    const AluetteSpeechBubbleState *state)
{
  g_return_if_fail (ALUETTE_IS_ANALYSIS_BOARD (self));

  if (state == NULL)
    {
      g_clear_pointer (&self->speech, gtk_widget_unparent);
      return;
    }
  if (self->speech == NULL)
    {
      self->speech = aluette_speech_bubble_new ("board.hush");
      gtk_widget_set_parent (self->speech, GTK_WIDGET (self));
    }
  aluette_speech_bubble_set_state (ALUETTE_SPEECH_BUBBLE (self->speech), state);
  aluette_announce (GTK_WIDGET (self), state->text);
}

const char *
aluette_analysis_board_get_said (AluetteAnalysisBoard *self)
{
  g_return_val_if_fail (ALUETTE_IS_ANALYSIS_BOARD (self), NULL);

  return self->speech != NULL
             ? aluette_speech_bubble_get_text (ALUETTE_SPEECH_BUBBLE (self->speech))
             : NULL;
}

static void
hide_speech_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  aluette_analysis_board_show_speech (ALUETTE_ANALYSIS_BOARD (widget), NULL);
}

static void
aluette_analysis_board_unmap (GtkWidget *widget)
{
  stop (ALUETTE_ANALYSIS_BOARD (widget));
  GTK_WIDGET_CLASS (aluette_analysis_board_parent_class)->unmap (widget);
}

static void
aluette_analysis_board_dispose (GObject *object)
{
  AluetteAnalysisBoard *self = ALUETTE_ANALYSIS_BOARD (object);

  if (self->table != NULL)
    aluette_analysis_board_clear (self);
  g_clear_pointer (&self->table, gtk_widget_unparent);
  G_OBJECT_CLASS (aluette_analysis_board_parent_class)->dispose (object);
}

static void
aluette_analysis_board_finalize (GObject *object)
{
  g_clear_pointer (&ALUETTE_ANALYSIS_BOARD (object)->coming, g_array_unref);
  G_OBJECT_CLASS (aluette_analysis_board_parent_class)->finalize (object);
}

static void
aluette_analysis_board_class_init (AluetteAnalysisBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_analysis_board_dispose;
  G_OBJECT_CLASS (klass)->finalize = aluette_analysis_board_finalize;
  widget_class->unmap = aluette_analysis_board_unmap;
  signals[TRIED] = g_signal_new ("tried", ALUETTE_TYPE_ANALYSIS_BOARD, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[FINISHED] = g_signal_new ("finished", ALUETTE_TYPE_ANALYSIS_BOARD, G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_install_action (widget_class, "board.hush", NULL, hide_speech_action);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
}

static void
aluette_analysis_board_init (AluetteAnalysisBoard *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  self->table = aluette_table_new ();
  gtk_widget_set_vexpand (self->table, TRUE);
  gtk_widget_set_parent (self->table, GTK_WIDGET (self));
}

GtkWidget *
aluette_analysis_board_new (void)
{
  return g_object_new (ALUETTE_TYPE_ANALYSIS_BOARD, NULL);
}

AluetteTable *
aluette_analysis_board_get_table (AluetteAnalysisBoard *self)
{
  g_return_val_if_fail (ALUETTE_IS_ANALYSIS_BOARD (self), NULL);

  return ALUETTE_TABLE (self->table);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/practice/aluette-question-view.h"

#include <glib/gi18n.h>

#include "model/session/aluette-local-game.h"
#include "ui/common/aluette-page.h"
#include "ui/common/aluette-text-button.h"
#include "ui/table/aluette-position-player.h"
#include "ui/table/aluette-ui-kind.h"

#define PLAY_MS 900 /* pace of the bots of a deal that the user plays */
#define TRICK_MS 1600
#define LOOK_MS 1200 /* before bots continue the deal after an answer */

struct _AluetteQuestionView
{
  AdwBin parent_instance;

  AluetteQuestionPanel *panel;
  AluetteTable *table;
  AluetteAnswerChooser *answers;
  AluettePositionPlayer *player;
  GtkWidget *retry;
  GtkWidget *next;

  const AluetteLessonLook *look; /* (nullable): of a lesson */
  AluetteTableStyle *plain;      /* (nullable): without captions, which tell many answers */
  GSettings *settings;           /* (nullable) */

  AluetteLessonStep *step;   /* (nullable) */
  AluetteExercise *exercise; /* (nullable) */
  guint n_tries;             /* number of answers */
  gboolean solved;           /* it was answered correctly, or its solution is shown */
  gboolean revealed;         /* the last answer is the solution, not the user's */
  char *last;                /* (nullable): last answer */
  gint64 asked_at;           /* monotonic time */

  gboolean asks;       /* the user must play something, or the result is not known yet */
  gboolean plays_deal; /* the user plays a whole deal against bots */
  gboolean watches;    /* the user watches what comes before the question */
  gboolean watched;    /* they have watched it */

  AluetteGame *sequel;       /* (nullable): the match to go on with */
  guint timer;               /* timeout source that starts it, or 0 */
  gboolean goes_on;          /* it is on the table */
  GCancellable *playing_out; /* (nullable): while the result of an answer is computed */
  guint play_out_from;       /* index of the first event of the result to show */
};

static void buildable_iface_init (GtkBuildableIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AluetteQuestionView, aluette_question_view, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, buildable_iface_init))

static AluetteAnswerForm
get_form (AluetteQuestionView *self)
{
  return self->exercise != NULL ? aluette_exercise_get_form (self->exercise)
                                : ALUETTE_ANSWER_BY_CHOICE;
}

static void
question_view_update (AluetteQuestionView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean lesson = self->look != NULL, asks = !aluette_question_view_is_over (self);
  AluetteAnswerForm form = get_form (self);
  /* Other answers of a lesson can be chosen at once. */
  gboolean again = !lesson || form == ALUETTE_ANSWER_BY_DEAL
                   || (form == ALUETTE_ANSWER_BY_PLAY && asks);

  gtk_widget_action_set_enabled (widget, "question.retry",
                                 self->watched || (self->last != NULL && again));
  gtk_widget_action_set_enabled (widget, "question.solution",
                                 asks && form != ALUETTE_ANSWER_BY_DEAL
                                     && self->n_tries > (lesson ? 1 : 0));
  g_signal_emit_by_name (self, "changed");
}

/* The table takes part only if the user must play. It looks so, unless a teacher explains it. */
static void
set_asks (AluetteQuestionView *self, gboolean asks)
{
  self->asks = asks;
  gtk_widget_set_can_target (GTK_WIDGET (self->table), asks);
  gtk_widget_set_can_focus (GTK_WIDGET (self->table), asks);
  gtk_widget_set_sensitive (GTK_WIDGET (self->table), asks || self->look != NULL);
}

static void
stop_playing_out (AluetteQuestionView *self)
{
  g_cancellable_cancel (self->playing_out);
  g_clear_object (&self->playing_out);
  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_object (&self->sequel);
}

static void
clear_table (AluetteQuestionView *self)
{
  stop_playing_out (self);
  set_asks (self, FALSE);
  if (self->goes_on)
    aluette_game_set_screen_ready (aluette_table_get_game (self->table), ALUETTE_BUSY_AWAY, FALSE);
  self->plays_deal = self->watches = self->watched = self->goes_on = FALSE;
  question_view_update (self);
  aluette_position_player_show (self->player, NULL, ALU_GAME_SPECTATOR);
}

/* Shows how the deal ended, next to the comment on the answer. */
static void
show_result (AluetteQuestionView *self, AluetteSeatLog *log)
{
  g_autofree char *result = aluette_exercise_format_result (self->exercise, log);
  g_autofree char *text = NULL;

  if (result == NULL)
    return;
  self->asks = FALSE;
  /* Translators: how the deal ended when the others continued it. */
  text = g_strdup_printf (_("What followed: %s"), result);
  aluette_question_panel_say_more (self->panel, text);
}

/* In a lesson, what is no answer, such as an offer instead of a card, is taken back. */
static void
on_appended (AluetteQuestionView *self, guint first, guint n_lines, AluetteSeatLog *log)
{
  g_autofree char *answer = NULL;

  if (!self->asks)
    return;
  if (!self->goes_on)
    answer = aluette_exercise_read_line (self->exercise, log,
                                         self->plays_deal ? first + n_lines - 1 : first);
  if (self->goes_on)
    show_result (self, log);
  else if (answer != NULL)
    aluette_question_view_answer (self, answer);
  else if (!self->plays_deal && self->look != NULL)
    aluette_game_undo (aluette_table_get_game (self->table));
}

static void
put_game (AluetteQuestionView *self, AluetteGame *game, gboolean plays)
{
  AluetteAnswerForm form = get_form (self);

  g_object_set (self->table, "hold-tricks", !plays, NULL);
  /* The tips count what a question with answers to choose from may be about. */
  if (self->look == NULL)
    g_object_set (self->table, "aids", form != ALUETTE_ANSWER_BY_CHOICE, NULL);
  aluette_position_player_show (self->player, game,
                                (guint) g_bit_nth_lsf (aluette_game_get_seats_here (game), -1));
}

/* Lets the match on the table go on. */
static void
start_game (AluetteQuestionView *self)
{
  AluetteGame *game = aluette_table_get_game (self->table);

  set_asks (self, TRUE);
  aluette_local_game_set_pace (ALUETTE_LOCAL_GAME (game), PLAY_MS, TRICK_MS);
  g_signal_emit_by_name (self, "play-out", game);
  aluette_local_game_start (ALUETTE_LOCAL_GAME (game));
}

static gboolean
start_sequel (gpointer data)
{
  AluetteQuestionView *self = data;
  g_autoptr (AluetteGame) game = g_steal_pointer (&self->sequel);

  self->timer = 0;
  clear_table (self);
  put_game (self, game, TRUE);
  self->goes_on = TRUE;
  start_game (self);
  return G_SOURCE_REMOVE;
}

static void
on_signaling (AluetteQuestionView *self, gpointer event, guint ms)
{
  AluetteGame *game = aluette_table_get_game (self->table);
  const AluetteUiKind *ui = aluette_ui_kind_from_id (aluette_game_get_kind (game)->id);

  if (self->look != NULL && ui->show_signal != NULL)
    ui->show_signal (self->table, event, ms);
}

/* The task may be canceled after the view was destroyed. */
static void
on_played_out (GObject *source, GAsyncResult *result, gpointer data)
{
  AluetteQuestionView *self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) events = aluette_exercise_play_out_finish (ALUETTE_EXERCISE (source), result,
                                                                &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->playing_out);
  if (events == NULL)
    aluette_question_panel_say (self->panel, error->message, ALUETTE_COMMENT_PLAIN);
  else if (events->len > self->play_out_from)
    aluette_position_player_play (
        self->player, events->data + self->play_out_from * g_array_get_element_size (events),
        events->len - self->play_out_from);
}

/* @from: index of the first event to play; event 0 is the answer */
static void
go_on (AluetteQuestionView *self, guint from)
{
  stop_playing_out (self);
  self->sequel = aluette_exercise_make_sequel (self->exercise, self->last);
  if (self->sequel != NULL && from > 0)
    self->timer = g_timeout_add (LOOK_MS, start_sequel, self);
  else if (self->sequel != NULL)
    start_sequel (self);
  else
    {
      set_asks (self, FALSE);
      self->playing_out = g_cancellable_new ();
      self->play_out_from = from;
      aluette_exercise_play_out_async (self->exercise, self->last, self->playing_out,
                                       on_played_out, self);
    }
}

/* The text gets the focus, so that Enter gives no answer by accident. */
static void
focus_first (AluetteQuestionView *self)
{
  if (aluette_question_view_is_over (self))
    gtk_widget_grab_focus (self->next);
  else if (get_form (self) != ALUETTE_ANSWER_BY_CHOICE)
    gtk_widget_activate_action (GTK_WIDGET (self->table), "table.focus-hand", NULL);
  else if (self->look != NULL)
    aluette_question_panel_focus_text (self->panel);
  else
    gtk_widget_child_focus (GTK_WIDGET (self->answers), GTK_DIR_TAB_FORWARD);
}

/* Asks the question, after everything that the user watches before. */
static void
ask_question (AluetteQuestionView *self)
{
  AluetteAnswerForm form = get_form (self);

  self->watched = self->watches;
  self->watches = FALSE;
  self->asked_at = g_get_monotonic_time ();
  aluette_answer_chooser_set_exercise (self->answers, self->exercise, self->plain);
  self->plays_deal = form == ALUETTE_ANSWER_BY_DEAL;
  if (self->plays_deal)
    start_game (self);
  else
    set_asks (self, self->exercise != NULL
                        && (form == ALUETTE_ANSWER_BY_PLAY || self->look == NULL));
  if (self->exercise != NULL && self->look == NULL)
    aluette_question_panel_say (self->panel, aluette_exercise_get_question (self->exercise),
                                ALUETTE_COMMENT_PLAIN);
  question_view_update (self);
  focus_first (self);
  aluette_question_panel_announce_text (self->panel);
}

static void
events_played (AluetteQuestionView *self)
{
  if (self->watches)
    ask_question (self);
}

/* Cards beside the table look as on the table, except for the captions. */
static void
update_plain (AluetteQuestionView *self)
{
  AluetteTableStyle *style = aluette_table_get_style (self->table);

  aluette_table_style_set_renderer (self->plain, aluette_table_style_get_renderer (style));
  aluette_table_style_set_deck (self->plain, aluette_table_style_get_deck (style));
  aluette_table_style_set_show_indices (self->plain, aluette_table_style_get_show_indices (style));
  aluette_table_style_set_show_captions (self->plain, FALSE);
}

/* Shows the illustration of a lesson, or the position on the table. */
static void
show_scene (AluetteQuestionView *self)
{
  GtkWidget *scene = NULL;
  g_autoptr (AluetteGame) game = NULL;
  AluetteLessonPosition *position;

  if (self->look != NULL && self->look->make_illustration != NULL)
    scene = self->look->make_illustration (self->step, self->exercise, self->plain,
                                           self->settings);
  if (scene == NULL && self->exercise != NULL)
    game = aluette_exercise_make_game (self->exercise);
  else if (scene == NULL && self->step != NULL)
    {
      position = aluette_lesson_step_get_position (self->step);
      game = position != NULL ? aluette_lesson_position_make_game (position) : NULL;
    }
  aluette_question_panel_set_illustration (self->panel, scene, game != NULL || self->look == NULL);
  if (game != NULL)
    put_game (self, game, get_form (self) == ALUETTE_ANSWER_BY_DEAL);
}

/* Shows the question as before the last answer, or what the user watches before it. */
static void
show_question (AluetteQuestionView *self)
{
  g_autoptr (GArray) watched = NULL;

  clear_table (self);
  self->solved = self->revealed = FALSE;
  g_clear_pointer (&self->last, g_free);
  if (self->look != NULL)
    update_plain (self);
  show_scene (self);
  if (self->exercise != NULL)
    watched = aluette_exercise_list_watched (self->exercise);
  aluette_question_panel_say (self->panel, watched != NULL ? _("Watch the cards.") : "",
                              ALUETTE_COMMENT_PLAIN);
  self->watches = watched != NULL;
  question_view_update (self);
  if (watched != NULL)
    aluette_position_player_play (self->player, watched->data, watched->len);
  else
    ask_question (self);
}

void
aluette_question_view_ask (AluetteQuestionView *self, const char *text, AluetteLessonStep *step,
                           AluetteExercise *exercise)
{
  g_return_if_fail (ALUETTE_IS_QUESTION_VIEW (self));

  g_set_object (&self->step, step);
  g_set_object (&self->exercise, exercise);
  self->n_tries = 0;
  aluette_answer_chooser_set_exercise (self->answers, NULL, NULL);
  aluette_question_panel_set_text (self->panel, text);
  show_question (self);
}

/* Marks an answer, shows the comment on it and plays what comes of it, from event @from on. Screen
 * readers hear of it from what has the focus, which a wrong answer has lost. */
static void
show_answer (AluetteQuestionView *self, const char *answer, guint from)
{
  AluetteAnswerForm form = get_form (self);
  AluetteCommentKind kind;

  g_free (self->last);
  self->last = g_strdup (answer);
  self->solved = self->revealed || aluette_exercise_is_right (self->exercise, answer);
  kind = self->solved ? ALUETTE_COMMENT_RIGHT : ALUETTE_COMMENT_WRONG;
  /* A lost deal is no mistake. */
  if (self->revealed
      || (form == ALUETTE_ANSWER_BY_DEAL && !g_str_equal (self->last, ALUETTE_ANSWER_WON)))
    kind = ALUETTE_COMMENT_PLAIN;
  self->plays_deal = self->watches = FALSE;
  if (self->look != NULL)
    aluette_answer_chooser_mark (self->answers, self->last, self->solved);
  else
    aluette_answer_chooser_set_exercise (self->answers, NULL, NULL);
  question_view_update (self);
  if (self->solved)
    gtk_widget_grab_focus (self->next);
  else if (self->look != NULL && form == ALUETTE_ANSWER_BY_CHOICE)
    aluette_answer_chooser_focus_after (self->answers, self->last);
  else
    gtk_widget_grab_focus (self->retry);
  aluette_question_panel_say (self->panel,
                              aluette_exercise_get_comment (self->exercise, self->last), kind);
  go_on (self, from);
}

void
aluette_question_view_answer (AluetteQuestionView *self, const char *answer)
{
  g_return_if_fail (ALUETTE_IS_QUESTION_VIEW (self));

  if (aluette_question_view_is_over (self) || (self->last != NULL && self->look == NULL))
    return;
  if (self->n_tries++ == 0)
    g_signal_emit_by_name (self, "answered", aluette_exercise_is_right (self->exercise, answer),
                           (guint) ((g_get_monotonic_time () - self->asked_at) / 1000));
  show_answer (self, answer, 1);
}

static void
retry_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  show_question (ALUETTE_QUESTION_VIEW (widget));
}

static void
solution_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteQuestionView *self = ALUETTE_QUESTION_VIEW (widget);

  show_question (self);
  aluette_position_player_skip (self->player);
  self->revealed = TRUE;
  show_answer (self, aluette_exercise_find_right_answer (self->exercise), 0);
}

static void
question_view_add_child (GtkBuildable *buildable, GtkBuilder *builder, GObject *child,
                         const char *type)
{
  AluetteQuestionView *self = ALUETTE_QUESTION_VIEW (buildable);

  if (type == NULL)
    adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (child));
  else
    aluette_question_panel_add_button (self->panel, GTK_WIDGET (child), type);
  if (g_strcmp0 (type, "next") == 0)
    self->next = GTK_WIDGET (child);
}

static void
buildable_iface_init (GtkBuildableIface *iface)
{
  iface->add_child = question_view_add_child;
}

static void
aluette_question_view_dispose (GObject *object)
{
  AluetteQuestionView *self = ALUETTE_QUESTION_VIEW (object);

  stop_playing_out (self);
  g_clear_object (&self->step);
  g_clear_object (&self->exercise);
  g_clear_object (&self->settings);
  g_clear_object (&self->plain);
  g_clear_object (&self->player);
  g_clear_pointer (&self->last, g_free);
  G_OBJECT_CLASS (aluette_question_view_parent_class)->dispose (object);
}

static void
aluette_question_view_class_init (AluetteQuestionViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_question_view_dispose;
  g_type_ensure (ALUETTE_TYPE_QUESTION_PANEL);
  g_type_ensure (ALUETTE_TYPE_TEXT_BUTTON);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/practice/aluette-question-view.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteQuestionView, panel);
  gtk_widget_class_bind_template_child (widget_class, AluetteQuestionView, retry);
  g_signal_new ("answered", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                G_TYPE_BOOLEAN, G_TYPE_UINT);
  g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("play-out", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                ALUETTE_TYPE_GAME);
  gtk_widget_class_install_action (widget_class, "question.retry", NULL, retry_action);
  gtk_widget_class_install_action (widget_class, "question.solution", NULL, solution_action);
}

static void
aluette_question_view_init (AluetteQuestionView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->table = aluette_question_panel_get_table (self->panel);
  self->answers = aluette_question_panel_get_answers (self->panel);
  self->player = aluette_position_player_new (self->table);
  g_signal_connect_object (self->player, "appended", G_CALLBACK (on_appended), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->player, "signaling", G_CALLBACK (on_signaling), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->player, "finished", G_CALLBACK (events_played), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->answers, "answered", G_CALLBACK (aluette_question_view_answer),
                           self, G_CONNECT_SWAPPED);
  question_view_update (self);
}

void
aluette_question_view_set_lessons (AluetteQuestionView *self, const AluetteLessonLook *look,
                                   GSettings *settings)
{
  g_return_if_fail (ALUETTE_IS_QUESTION_VIEW (self));

  self->look = look;
  self->plain = aluette_table_style_new (look->decks);
  g_set_object (&self->settings, settings);
  aluette_answer_chooser_set_look (self->answers, look, settings);
  aluette_question_panel_set_teacher (self->panel);
  gtk_widget_add_css_class (self->retry, "suggested-action");
}

gboolean
aluette_question_view_is_over (AluetteQuestionView *self)
{
  g_return_val_if_fail (ALUETTE_IS_QUESTION_VIEW (self), FALSE);

  return self->exercise == NULL || self->solved;
}

gboolean
aluette_question_view_has_answer (AluetteQuestionView *self)
{
  g_return_val_if_fail (ALUETTE_IS_QUESTION_VIEW (self), FALSE);

  return self->last != NULL;
}

AluetteGame *
aluette_question_view_get_deal (AluetteQuestionView *self)
{
  g_return_val_if_fail (ALUETTE_IS_QUESTION_VIEW (self), NULL);

  return self->plays_deal ? aluette_table_get_game (self->table) : NULL;
}

AluetteQuestionPanel *
aluette_question_view_get_panel (AluetteQuestionView *self)
{
  g_return_val_if_fail (ALUETTE_IS_QUESTION_VIEW (self), NULL);

  return self->panel;
}

AluettePositionPlayer *
aluette_question_view_get_player (AluetteQuestionView *self)
{
  g_return_val_if_fail (ALUETTE_IS_QUESTION_VIEW (self), NULL);

  return self->player;
}

AluetteTable *
aluette_question_view_get_table (AluetteQuestionView *self)
{
  g_return_val_if_fail (ALUETTE_IS_QUESTION_VIEW (self), NULL);

  return self->table;
}

/* The answer; the deal that is played; what has the focus. */
#define STATE_TYPE "(ubxmsums)"

GVariant *
aluette_question_view_get_state (AluetteQuestionView *self, GPtrArray *objects)
{
  AluetteGame *game;
  GVariant *state;

  g_return_val_if_fail (ALUETTE_IS_QUESTION_VIEW (self), NULL);

  game = aluette_question_view_get_deal (self);
  state = g_variant_new (STATE_TYPE, self->n_tries, self->revealed, self->asked_at, self->last,
                         aluette_page_add_object (objects, game),
                         aluette_question_panel_get_focus (self->panel));
  if (game != NULL)
    clear_table (self);
  return state;
}

void
aluette_question_view_set_state (AluetteQuestionView *self, GVariant *state, GPtrArray *objects)
{
  g_autofree char *last = NULL;
  g_autofree char *focus = NULL;
  gboolean revealed;
  guint index;

  g_return_if_fail (ALUETTE_IS_QUESTION_VIEW (self));

  g_variant_get (state, STATE_TYPE, &self->n_tries, &revealed, &self->asked_at, &last, &index,
                 &focus);
  if (aluette_page_get_object (objects, index) != NULL)
    {
      clear_table (self);
      put_game (self, aluette_page_get_object (objects, index), TRUE);
      self->plays_deal = TRUE;
      start_game (self);
    }
  question_view_update (self);
  if (last != NULL)
    {
      aluette_position_player_skip (self->player);
      self->revealed = revealed;
      show_answer (self, last, 0);
    }
  aluette_question_panel_set_focus (self->panel, focus);
}

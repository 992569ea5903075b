/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/learn/aluette-exercise-view.h"

#include <glib/gi18n.h>

#include "model/session/aluette-local-game.h"
#include "ui/common/aluette-page.h"

/* Pause between two events that are played for the learner. A signal takes longer to notice. */
#define PLAY_MS 900
#define TRICK_MS 1600
#define SIGNAL_MS 2200

struct _AluetteExerciseView
{
  AdwBin parent_instance;

  GtkStack *illustrations; /* the table, or another illustration */
  AluetteTable *table;
  AdwBin *other;
  const AluetteLessonLook *look;
  AluetteTableStyle *plain; /* cards without captions, which would reveal many answers */
  GSettings *settings;      /* (nullable) */

  AluetteTableCoach *coach;  /* (nullable): gives hints while a deal is played */
  AluetteExercise *exercise; /* (nullable) */
  gboolean asks;             /* the learner must play something */
  gboolean plays_deal;       /* the learner plays a whole deal against bots */
  GArray *waiting;           /* (nullable): events still to be played, in event_size bytes each */
  guint timer;               /* timeout source for the first of them, or 0 */

  GCancellable *playing_out; /* (nullable): while the result of an answer is computed */
  guint play_out_from;       /* index of the first event of the result to show */
};

G_DEFINE_FINAL_TYPE (AluetteExerciseView, aluette_exercise_view, ADW_TYPE_BIN)

enum
{
  PLAYED,
  FAILED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* The table is sensitive only if the learner must play. */
static void
set_asks (AluetteExerciseView *self, gboolean asks)
{
  self->asks = asks;
  gtk_widget_set_can_target (GTK_WIDGET (self->table), asks);
  gtk_widget_set_can_focus (GTK_WIDGET (self->table), asks);
}

/* What is no answer, such as an offer instead of a card, is taken back. */
static void
on_log_appended (AluetteExerciseView *self, guint first, guint n_lines, AluetteSeatLog *log)
{
  g_autofree char *answer = NULL;

  if (!self->asks)
    return;
  answer = aluette_exercise_read_line (self->exercise, log,
                                       self->plays_deal ? first + n_lines - 1 : first);
  if (answer == NULL)
    {
      if (!self->plays_deal)
        aluette_game_undo (aluette_table_get_game (self->table));
      return;
    }
  self->plays_deal = FALSE;
  set_asks (self, FALSE);
  g_signal_emit (self, signals[PLAYED], 0, answer);
}

static void
clear_table (AluetteExerciseView *self)
{
  AluetteGame *before = aluette_table_get_game (self->table);

  aluette_exercise_view_stop (self);
  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_pointer (&self->waiting, g_array_unref);
  set_asks (self, FALSE);
  self->plays_deal = FALSE;
  if (before != NULL)
    g_signal_handlers_disconnect_by_data (aluette_game_get_seat_log (before, ALU_GAME_SPECTATOR),
                                          self);
  if (self->coach != NULL)
    aluette_table_coach_set_game (self->coach, NULL);
  aluette_table_set_game (self->table, NULL);
}

static void
show_game (AluetteExerciseView *self, AluetteGame *game, guint watcher, gboolean asks)
{
  /* The explanation of an exercise needs the trick; whoever plays a deal goes on. */
  g_object_set (self->table, "viewer", (int) watcher, "hold-tricks", !self->plays_deal, NULL);
  aluette_table_set_game (self->table, game);
  g_signal_connect_object (aluette_game_get_seat_log (game, ALU_GAME_SPECTATOR), "appended",
                           G_CALLBACK (on_log_appended), self, G_CONNECT_SWAPPED);
  self->waiting = g_array_new (FALSE, FALSE, (guint) aluette_game_get_kind (game)->event_size);
  set_asks (self, asks);
  gtk_stack_set_visible_child (self->illustrations, GTK_WIDGET (self->table));
}

/* Returns: (transfer full) (nullable): a match at the position. Tests prove that the positions of
 * lessons can be set up. */
static AluetteGame *
make_game (AluetteLessonPosition *position)
{
  g_autofree char *record = aluette_lesson_position_make_record (position, C_("player", "You"));
  AluetteGame *game = aluette_local_game_new_from_record (record, -1, 0, NULL, NULL);

  if (game == NULL)
    return NULL;
  aluette_local_game_set_open (ALUETTE_LOCAL_GAME (game),
                               aluette_lesson_position_is_open (position));
  aluette_local_game_set_seats_here (ALUETTE_LOCAL_GAME (game),
                                     1u << aluette_lesson_position_get_watcher (position));
  return game;
}

static void
lay_table (AluetteExerciseView *self, AluetteLessonPosition *position, gboolean asks)
{
  g_autoptr (AluetteGame) game = make_game (position);

  if (game != NULL)
    show_game (self, game, aluette_lesson_position_get_watcher (position), asks);
}

/* Lets the learner play the deal of @game to its end, with hints. */
static void
start_deal (AluetteExerciseView *self, AluetteGame *game, guint watcher)
{
  self->plays_deal = TRUE;
  show_game (self, game, watcher, TRUE);
  if (self->coach != NULL)
    aluette_table_coach_set_game (self->coach, game);
  aluette_local_game_start (ALUETTE_LOCAL_GAME (game));
}

static void
lay_deal (AluetteExerciseView *self, AluetteLessonPosition *position)
{
  g_autoptr (AluetteGame) game = make_game (position);

  if (game == NULL)
    return;
  aluette_local_game_set_pace (ALUETTE_LOCAL_GAME (game), PLAY_MS, TRICK_MS);
  start_deal (self, game, aluette_lesson_position_get_watcher (position));
}

/* Returns the time that the next event is visible before the one after it, in milliseconds. */
static guint
play_event (AluetteExerciseView *self, gconstpointer event)
{
  AluetteGame *game = aluette_table_get_game (self->table);

  if (alu_game_event_role (aluette_game_get_kind (game), event) != ALU_GAME_ROLE_SIGNAL)
    {
      aluette_local_game_dispatch (ALUETTE_LOCAL_GAME (game), event, NULL);
      return PLAY_MS;
    }
  aluette_local_game_dispatch_signal (ALUETTE_LOCAL_GAME (game), event, NULL);
  if (self->look->show_signal != NULL)
    self->look->show_signal (self->table, event, SIGNAL_MS, self->settings);
  return SIGNAL_MS;
}

static gboolean
play_next (gpointer data)
{
  AluetteExerciseView *self = data;
  g_autofree gpointer event = NULL;

  self->timer = 0;
  if (self->waiting->len == 0)
    return G_SOURCE_REMOVE;
  event = g_memdup2 (self->waiting->data, g_array_get_element_size (self->waiting));
  g_array_remove_index (self->waiting, 0);
  self->timer = g_timeout_add (play_event (self, event), play_next, self);
  return G_SOURCE_REMOVE;
}

static void
aluette_exercise_view_dispose (GObject *object)
{
  AluetteExerciseView *self = ALUETTE_EXERCISE_VIEW (object);

  aluette_exercise_view_stop (self);
  g_clear_handle_id (&self->timer, g_source_remove);
  if (self->coach != NULL)
    aluette_table_coach_set_game (self->coach, NULL);
  g_clear_object (&self->coach);
  g_clear_object (&self->exercise);
  g_clear_object (&self->settings);
  g_clear_object (&self->plain);
  g_clear_pointer (&self->waiting, g_array_unref);
  G_OBJECT_CLASS (aluette_exercise_view_parent_class)->dispose (object);
}

static void
aluette_exercise_view_class_init (AluetteExerciseViewClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_exercise_view_dispose;
  signals[PLAYED] = g_signal_new ("played", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[FAILED] = g_signal_new ("failed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
aluette_exercise_view_init (AluetteExerciseView *self)
{
  GtkWidget *table = aluette_table_new ();
  GtkWidget *other = adw_bin_new ();
  GtkWidget *illustrations = gtk_stack_new ();

  self->table = ALUETTE_TABLE (table);
  self->other = ADW_BIN (other);
  self->illustrations = GTK_STACK (illustrations);
  gtk_stack_set_vhomogeneous (self->illustrations, FALSE);
  gtk_stack_set_hhomogeneous (self->illustrations, FALSE);
  gtk_stack_add_titled (self->illustrations, other, NULL, "");
  gtk_stack_add_titled (self->illustrations, table, NULL, "");
  g_object_set (table, "single-deal", TRUE, NULL);
  adw_bin_set_child (ADW_BIN (self), illustrations);
  set_asks (self, FALSE);
}

GtkWidget *
aluette_exercise_view_new (const AluetteLessonLook *look, GSettings *settings)
{
  AluetteExerciseView *self = g_object_new (ALUETTE_TYPE_EXERCISE_VIEW, NULL);

  self->look = look;
  self->plain = aluette_table_style_new (look->decks);
  g_set_object (&self->settings, settings);
  if (settings != NULL && look->coach_new != NULL)
    {
      self->coach = look->coach_new ();
      aluette_table_coach_attach (self->coach, self->table, settings);
    }
  return GTK_WIDGET (self);
}

/* Cards look as on the table, except for the captions. */
static void
update_plain (AluetteExerciseView *self)
{
  AluetteTableStyle *style = aluette_table_get_style (self->table);

  aluette_table_style_set_renderer (self->plain, aluette_table_style_get_renderer (style));
  aluette_table_style_set_deck (self->plain, aluette_table_style_get_deck (style));
  aluette_table_style_set_show_indices (self->plain, aluette_table_style_get_show_indices (style));
  aluette_table_style_set_show_captions (self->plain, FALSE);
}

void
aluette_exercise_view_show (AluetteExerciseView *self, AluetteLessonStep *step,
                            AluetteExercise *exercise)
{
  AluetteAnswerForm form = exercise != NULL ? aluette_exercise_get_form (exercise)
                                            : ALUETTE_ANSWER_BY_CHOICE;
  AluetteLessonPosition *position = NULL;
  GtkWidget *scene = NULL;

  g_return_if_fail (ALUETTE_IS_EXERCISE_VIEW (self));

  clear_table (self);
  update_plain (self);
  g_set_object (&self->exercise, exercise);
  if (self->look->make_illustration != NULL)
    scene = self->look->make_illustration (step, exercise, self->plain, self->settings);
  adw_bin_set_child (self->other, scene);
  gtk_stack_set_visible_child (self->illustrations, GTK_WIDGET (self->other));
  if (scene != NULL)
    return;
  if (exercise != NULL)
    position = aluette_exercise_get_position (exercise);
  else if (step != NULL)
    position = aluette_lesson_step_get_position (step);
  if (position == NULL)
    return;
  if (form == ALUETTE_ANSWER_BY_DEAL)
    lay_deal (self, position);
  else
    lay_table (self, position, form == ALUETTE_ANSWER_BY_PLAY);
}

GVariant *
aluette_exercise_view_get_state (AluetteExerciseView *self, GPtrArray *objects)
{
  AluetteGame *game;
  GVariant *state;

  g_return_val_if_fail (ALUETTE_IS_EXERCISE_VIEW (self), NULL);

  game = self->plays_deal ? aluette_table_get_game (self->table) : NULL;
  state = g_variant_new ("(uu)", aluette_page_add_object (objects, game),
                         aluette_table_get_viewer_seat (self->table));
  if (game != NULL)
    clear_table (self);
  return state;
}

void
aluette_exercise_view_set_state (AluetteExerciseView *self, GVariant *state, GPtrArray *objects)
{
  guint index, seat;
  AluetteGame *game;

  g_return_if_fail (ALUETTE_IS_EXERCISE_VIEW (self));

  g_variant_get (state, "(uu)", &index, &seat);
  game = aluette_page_get_object (objects, index);
  if (game == NULL)
    return;
  clear_table (self);
  start_deal (self, game, seat);
}

AluetteTableCoach *
aluette_exercise_view_get_coach (AluetteExerciseView *self)
{
  g_return_val_if_fail (ALUETTE_IS_EXERCISE_VIEW (self), NULL);

  return self->plays_deal ? self->coach : NULL;
}

void
aluette_exercise_view_play_on (AluetteExerciseView *self, const GArray *events, guint from)
{
  g_return_if_fail (ALUETTE_IS_EXERCISE_VIEW (self));

  if (self->waiting == NULL || events->len <= from)
    return;
  set_asks (self, FALSE);
  g_array_append_vals (self->waiting,
                       events->data + from * g_array_get_element_size (self->waiting),
                       events->len - from);
  if (self->timer == 0)
    play_next (self);
}

/* The task may be canceled after the view was destroyed. */
static void
on_played_out (GObject *source, GAsyncResult *result, gpointer data)
{
  AluetteExerciseView *self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) events = aluette_exercise_play_out_finish (ALUETTE_EXERCISE (source), result,
                                                                &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->playing_out);
  if (events == NULL)
    g_signal_emit (self, signals[FAILED], 0, error->message);
  else
    aluette_exercise_view_play_on (self, events, self->play_out_from);
}

void
aluette_exercise_view_play_out (AluetteExerciseView *self, const char *answer, guint from)
{
  g_return_if_fail (ALUETTE_IS_EXERCISE_VIEW (self));

  aluette_exercise_view_stop (self);
  self->playing_out = g_cancellable_new ();
  self->play_out_from = from;
  aluette_exercise_play_out_async (self->exercise, answer, self->playing_out, on_played_out, self);
}

void
aluette_exercise_view_stop (AluetteExerciseView *self)
{
  g_return_if_fail (ALUETTE_IS_EXERCISE_VIEW (self));

  g_cancellable_cancel (self->playing_out);
  g_clear_object (&self->playing_out);
}

void
aluette_exercise_view_skip_pause (AluetteExerciseView *self)
{
  g_return_if_fail (ALUETTE_IS_EXERCISE_VIEW (self));

  if (self->timer == 0)
    return;
  g_clear_handle_id (&self->timer, g_source_remove);
  for (guint i = 0; i < self->waiting->len; i++)
    play_event (self, self->waiting->data + i * g_array_get_element_size (self->waiting));
  g_array_set_size (self->waiting, 0);
}

AluetteTableStyle *
aluette_exercise_view_get_style (AluetteExerciseView *self)
{
  g_return_val_if_fail (ALUETTE_IS_EXERCISE_VIEW (self), NULL);

  return self->plain;
}

AluetteTable *
aluette_exercise_view_get_table (AluetteExerciseView *self)
{
  g_return_val_if_fail (ALUETTE_IS_EXERCISE_VIEW (self), NULL);

  return self->table;
}

gboolean
aluette_exercise_view_shows_table (AluetteExerciseView *self)
{
  g_return_val_if_fail (ALUETTE_IS_EXERCISE_VIEW (self), FALSE);

  return gtk_stack_get_visible_child (self->illustrations) == GTK_WIDGET (self->table);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/learn/aluette-exercise-view.h"

#include <glib/gi18n.h>

#include "model/aluette/aluette-aluette-game.h"
#include "model/session/aluette-local-game.h"
#include "ui/aluette/aluette-lesson-illustrations.h"
#include "ui/aluette/aluette-sign-book.h"
#include "ui/aluette/aluette-table-coach.h"
#include "ui/portraits/aluette-portrait.h"

/* Pause between two cards that are played for the learner. A sign takes longer to notice. */
#define PLAY_MS 900
#define TRICK_MS 1600
#define SIGN_MS 2200

struct _AluetteExerciseView
{
  AdwBin parent_instance;

  GtkStack *illustrations; /* the table, or another illustration */
  AluetteTable *table;
  AdwBin *other;
  GSettings *settings; /* (nullable) */

  AluetteTableCoach *coach; /* (nullable): gives hints while a deal is played */
  gboolean asks;            /* the learner must play a card */
  gboolean plays_deal;      /* the learner plays a whole deal against bots */
  GArray *waiting; /* of AluEvent: still to be played */
  guint timer;     /* timeout source for the first of them, or 0 */
};

G_DEFINE_FINAL_TYPE (AluetteExerciseView, aluette_exercise_view, ADW_TYPE_BIN)

enum
{
  PLAYED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* The table is sensitive only if the learner must play a card. */
static void
set_asks (AluetteExerciseView *self, gboolean asks)
{
  self->asks = asks;
  gtk_widget_set_can_target (GTK_WIDGET (self->table), asks);
  gtk_widget_set_can_focus (GTK_WIDGET (self->table), asks);
}

/* Ends the exercise when the deal has ended. */
static void
finish_deal (AluetteExerciseView *self, AluetteSeatLog *log)
{
  const AluView *view = aluette_view_get_aluette (aluette_seat_log_get_view (log));
  guint winner = view->match.deal.winner;
  guint team = alu_team_of (aluette_table_get_viewer_seat (self->table));

  if (!view->match.deal.ended)
    return;
  self->plays_deal = FALSE;
  set_asks (self, FALSE);
  g_signal_emit (self, signals[PLAYED], 0,
                 winner == ALU_NOBODY ? "none"
                 : winner == team     ? "won"
                                      : "lost");
}

static void
on_log_appended (AluetteExerciseView *self, guint first, guint n_lines, AluetteSeatLog *log)
{
  const AluEvent *event;
  char code[3];

  if (!self->asks)
    return;
  if (self->plays_deal)
    {
      finish_deal (self, log);
      return;
    }
  event = aluette_seat_log_get_aluette_line (log, first);
  if (event->type != ALU_EVENT_PLAY)
    {
      /* The exercise asks for a card, not for an offer. */
      aluette_game_undo (aluette_table_get_game (self->table));
      return;
    }
  set_asks (self, FALSE);
  alu_card_code (event->card, code);
  g_signal_emit (self, signals[PLAYED], 0, code);
}

static void
clear_table (AluetteExerciseView *self)
{
  AluetteGame *before = aluette_table_get_game (self->table);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_array_set_size (self->waiting, 0);
  set_asks (self, FALSE);
  self->plays_deal = FALSE;
  if (before != NULL)
    g_signal_handlers_disconnect_by_data (aluette_game_get_seat_log (before, ALU_NOBODY), self);
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
  g_signal_connect_object (aluette_game_get_seat_log (game, ALU_NOBODY), "appended",
                           G_CALLBACK (on_log_appended), self, G_CONNECT_SWAPPED);
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

static void
make_sign (AluetteExerciseView *self, const AluEvent *event)
{
  GtkWidget *portrait = aluette_table_get_portrait (self->table, event->seat);

  if (portrait != NULL)
    aluette_portrait_perform (ALUETTE_PORTRAIT (portrait),
                              aluette_sign_gesture (self->settings, (AluSign) event->sign.sign,
                                                    event->sign.strength),
                              SIGN_MS, 1);
}

/* Returns the time that an event is visible before the next one, in milliseconds. */
static guint
play_event (AluetteExerciseView *self, const AluEvent *event)
{
  AluetteGame *game = aluette_table_get_game (self->table);

  if (!alu_event_is_signal (event))
    {
      aluette_local_game_dispatch (ALUETTE_LOCAL_GAME (game), event, NULL);
      return PLAY_MS;
    }
  aluette_local_game_dispatch_signal (ALUETTE_LOCAL_GAME (game), event, NULL);
  if (event->type == ALU_EVENT_SIGN)
    make_sign (self, event);
  return SIGN_MS;
}

static gboolean
play_next (gpointer data)
{
  AluetteExerciseView *self = data;
  AluEvent event;

  self->timer = 0;
  if (self->waiting->len == 0)
    return G_SOURCE_REMOVE;
  event = g_array_index (self->waiting, AluEvent, 0);
  g_array_remove_index (self->waiting, 0);
  self->timer = g_timeout_add (play_event (self, &event), play_next, self);
  return G_SOURCE_REMOVE;
}

static void
aluette_exercise_view_dispose (GObject *object)
{
  AluetteExerciseView *self = ALUETTE_EXERCISE_VIEW (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  if (self->coach != NULL)
    aluette_table_coach_set_game (self->coach, NULL);
  g_clear_object (&self->coach);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (aluette_exercise_view_parent_class)->dispose (object);
}

static void
aluette_exercise_view_finalize (GObject *object)
{
  g_array_unref (ALUETTE_EXERCISE_VIEW (object)->waiting);
  G_OBJECT_CLASS (aluette_exercise_view_parent_class)->finalize (object);
}

static void
aluette_exercise_view_class_init (AluetteExerciseViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  object_class->dispose = aluette_exercise_view_dispose;
  object_class->finalize = aluette_exercise_view_finalize;
  signals[PLAYED] = g_signal_new ("played", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
aluette_exercise_view_init (AluetteExerciseView *self)
{
  GtkWidget *table = aluette_table_new ();
  GtkWidget *other = adw_bin_new ();
  GtkWidget *illustrations = gtk_stack_new ();

  self->waiting = g_array_new (FALSE, FALSE, sizeof (AluEvent));
  self->table = ALUETTE_TABLE (table);
  self->other = ADW_BIN (other);
  self->illustrations = GTK_STACK (illustrations);
  gtk_stack_set_vhomogeneous (self->illustrations, FALSE);
  gtk_stack_set_hhomogeneous (self->illustrations, FALSE);
  gtk_stack_add_child (self->illustrations, other);
  gtk_stack_add_child (self->illustrations, table);
  g_object_set (table, "single-deal", TRUE, NULL);
  adw_bin_set_child (ADW_BIN (self), illustrations);
  set_asks (self, FALSE);
}

GtkWidget *
aluette_exercise_view_new (GSettings *settings)
{
  AluetteExerciseView *self = g_object_new (ALUETTE_TYPE_EXERCISE_VIEW, NULL);

  g_set_object (&self->settings, settings);
  if (settings != NULL)
    self->coach = aluette_table_coach_new (self->table, settings);
  return GTK_WIDGET (self);
}

void
aluette_exercise_view_show (AluetteExerciseView *self, AluetteLessonStep *step,
                            AluetteExercise *exercise, AluetteTableStyle *style)
{
  AluetteLessonPosition *position = NULL;
  GtkWidget *scene;

  g_return_if_fail (ALUETTE_IS_EXERCISE_VIEW (self));

  clear_table (self);
  scene = aluette_lesson_illustration_new (step, exercise, style, self->settings);
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
  if (exercise != NULL && aluette_exercise_get_kind (exercise) == ALUETTE_EXERCISE_DEAL)
    lay_deal (self, position);
  else
    lay_table (self, position,
               exercise != NULL && aluette_exercise_get_kind (exercise) == ALUETTE_EXERCISE_PLAY);
}

void
aluette_exercise_view_continue_deal (AluetteExerciseView *self, AluetteExerciseView *other)
{
  g_autoptr (AluetteGame) game = NULL;

  g_return_if_fail (ALUETTE_IS_EXERCISE_VIEW (self));
  g_return_if_fail (ALUETTE_IS_EXERCISE_VIEW (other));

  if (!other->plays_deal)
    return;
  game = g_object_ref (aluette_table_get_game (other->table));
  clear_table (other);
  clear_table (self);
  start_deal (self, game, aluette_table_get_viewer_seat (other->table));
}

AluetteTableCoach *
aluette_exercise_view_get_coach (AluetteExerciseView *self)
{
  g_return_val_if_fail (ALUETTE_IS_EXERCISE_VIEW (self), NULL);

  return self->plays_deal ? self->coach : NULL;
}

void
aluette_exercise_view_play_on (AluetteExerciseView *self, const AluEvent *events, guint n_events)
{
  g_return_if_fail (ALUETTE_IS_EXERCISE_VIEW (self));

  set_asks (self, FALSE);
  g_array_append_vals (self->waiting, events, n_events);
  if (self->timer == 0)
    play_next (self);
}

void
aluette_exercise_view_skip_pause (AluetteExerciseView *self)
{
  g_return_if_fail (ALUETTE_IS_EXERCISE_VIEW (self));

  if (self->timer == 0)
    return;
  g_clear_handle_id (&self->timer, g_source_remove);
  for (guint i = 0; i < self->waiting->len; i++)
    play_event (self, &g_array_index (self->waiting, AluEvent, i));
  g_array_set_size (self->waiting, 0);
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

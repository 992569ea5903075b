/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/aluette/practice/aluette-puzzle-view.h"

#include <glib/gi18n.h>

#include "model/aluette/aluette-aluette-game.h"
#include "model/aluette/aluette-practice-game.h"
#include "model/session/aluette-local-game.h"
#include "ui/aluette/aluette-puzzle-text.h"
#include "ui/common/aluette-widgets.h"
#include "ui/common/aluette-practice-panel.h"
#include "ui/aluette/aluette-text-context.h"

/* Time before the deal continues after an answer, and the pace of its bots, in milliseconds. */
#define LOOK_MS 1200
#define BOT_MS 700
#define TRICK_MS 1300

struct _AluettePuzzleView
{
  AdwBin parent_instance;

  AluetteTable *table;
  AluettePracticePanel panel;
  GtkWidget *retry;
  GtkWidget *solution;
  GtkWidget *next;

  AluPuzzle *puzzle; /* (nullable) */
  AluMatch match;    /* the position of the puzzle */
  gboolean tried;    /* the puzzle was answered */
  gint64 asked;      /* time of the question (monotonic time) */
  guint timer;       /* timeout source for continuing the deal, or 0 */
  AluCard answer;    /* the card played as the answer */
  char *verdict;     /* (nullable): comment on the answer; NULL while there is none */
  gboolean solved;   /* the card is the solution, not the user's answer */
};

G_DEFINE_FINAL_TYPE (AluettePuzzleView, aluette_puzzle_view, ADW_TYPE_BIN)

enum
{
  ANSWERED,
  NEXT,
  PLAY_OUT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static AluetteDeck
get_deck (AluettePuzzleView *self)
{
  return aluette_table_style_get_deck (aluette_table_get_style (self->table));
}

/* Shows @game and connects @handler to its changes. */
static void
put_game (AluettePuzzleView *self, AluetteGame *game, GCallback handler)
{
  AluetteGame *before = aluette_table_get_game (self->table);

  if (before != NULL)
    {
      g_signal_handlers_disconnect_by_data (aluette_game_get_seat_log (before, ALU_NOBODY), self);
      aluette_game_set_screen_ready (before, ALUETTE_BUSY_AWAY, FALSE);
    }
  aluette_table_set_game (self->table, NULL);
  if (game == NULL)
    return;
  g_object_set (self->table, "viewer", alu_match_decider (&self->match), NULL);
  aluette_table_set_game (self->table, game);
  g_signal_connect_object (aluette_game_get_seat_log (game, ALU_NOBODY), "appended", handler, self,
                           G_CONNECT_SWAPPED);
}

/* Before an answer, the same button skips the puzzle, which nobody should do by accident. */
static void
show_next (AluettePuzzleView *self)
{
  gboolean answered = self->verdict != NULL;

  gtk_button_set_label (GTK_BUTTON (self->next),
                        answered ? C_("problem", "Next Puzzle") : C_("problem", "Skip"));
  aluette_set_css_class (self->next, "suggested-action", answered);
}

static void
set_buttons (AluettePuzzleView *self, gboolean retry, gboolean solution, gboolean next)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_action_set_enabled (widget, "problem.retry", retry);
  gtk_widget_action_set_enabled (widget, "problem.solution", solution);
  gtk_widget_action_set_enabled (widget, "problem.next", next);
  gtk_widget_set_visible (self->retry, retry);
  gtk_widget_set_visible (self->solution, solution);
  gtk_widget_set_visible (self->next, next);
  show_next (self);
}

/* Shows how the deal ended, next to the comment on the answer. */
static void
played_on (AluettePuzzleView *self, guint first, guint n_lines, AluetteSeatLog *log)
{
  const AluView *view = aluette_view_get_aluette (aluette_seat_log_get_view (log));
  AluetteTextContext context = { aluette_seat_log_get_aluette_header (log),
                                 (guint) alu_match_decider (&self->match), get_deck (self) };
  g_autofree char *result = NULL;
  g_autofree char *sequel = NULL;
  g_autofree char *text = NULL;

  if (!view->match.deal.ended)
    return;
  result = aluette_text_result (&context, &view->match);
  /* Translators: how the deal ended when the others continued it. */
  sequel = g_strdup_printf (_("What followed: %s"), result);
  text = g_strconcat (self->verdict, "\n", sequel, NULL);
  aluette_practice_panel_show_text (&self->panel, text);
}

static gboolean
play_on (gpointer data)
{
  AluettePuzzleView *self = data;
  g_autoptr (AluetteGame) game = aluette_practice_game_continue (self->puzzle, self->answer);

  self->timer = 0;
  if (game == NULL)
    return G_SOURCE_REMOVE;
  put_game (self, game, G_CALLBACK (played_on));
  aluette_local_game_set_pace (ALUETTE_LOCAL_GAME (game), BOT_MS, TRICK_MS);
  g_signal_emit (self, signals[PLAY_OUT], 0, game);
  aluette_local_game_start (ALUETTE_LOCAL_GAME (game));
  return G_SOURCE_REMOVE;
}

/* Shows the comment on the card played, and continues the deal after a pause. */
static void
grade_card (AluettePuzzleView *self, AluCard card)
{
  gboolean right = (self->puzzle->best & alu_card_bit (card)) != 0;
  g_autofree char *words = right
                               ? aluette_puzzle_reason (self->puzzle, &self->match, get_deck (self))
                               : aluette_puzzle_refusal (self->puzzle, get_deck (self), card);

  self->answer = card;
  g_free (self->verdict);
  self->verdict = g_strdup_printf ("%s %s",
                                   right ? C_("answer", "✓ Right.") : C_("answer", "✗ No."),
                                   words);
  aluette_practice_panel_show_text (&self->panel, self->verdict);
  set_buttons (self, TRUE, !right, TRUE);
  gtk_widget_grab_focus (right ? self->next : self->retry);
  self->timer = g_timeout_add (LOOK_MS, play_on, self);
}

static void
card_played (AluettePuzzleView *self, guint first, guint n_lines, AluetteSeatLog *log)
{
  const AluEvent *event = aluette_seat_log_get_aluette_line (log, first);
  gboolean first_time = !self->tried;

  if (event->type != ALU_EVENT_PLAY)
    return;
  self->tried = TRUE;
  grade_card (self, event->card);
  if (first_time)
    g_signal_emit (self, signals[ANSWERED], 0,
                   (self->puzzle->best & alu_card_bit (event->card)) != 0,
                   (guint) ((g_get_monotonic_time () - self->asked) / 1000));
}

/* Shows the position of the puzzle, before the answer. */
static void
show_question (AluettePuzzleView *self)
{
  g_autoptr (AluetteGame) game = aluette_practice_game_new_puzzle (self->puzzle);
  g_autofree char *question = aluette_puzzle_question (self->puzzle, &self->match);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_pointer (&self->verdict, g_free);
  self->solved = FALSE;
  put_game (self, game, G_CALLBACK (card_played));
  set_buttons (self, FALSE, self->tried, TRUE);
  aluette_practice_panel_show_text (&self->panel, question);
  self->asked = g_get_monotonic_time ();
  gtk_widget_activate_action (GTK_WIDGET (self->table), "table.focus-hand", NULL);
}

/* Plays the card of an answer given earlier. */
static void
answer_as (AluettePuzzleView *self, AluCard card)
{
  AluEvent event;

  alu_event_init (&event, ALU_EVENT_PLAY, self->match.deal.turn);
  event.card = card;
  aluette_local_game_dispatch (ALUETTE_LOCAL_GAME (aluette_table_get_game (self->table)), &event,
                               NULL);
}

static void
retry_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluettePuzzleView *self = ALUETTE_PUZZLE_VIEW (widget);

  if (self->puzzle != NULL)
    show_question (self);
}

static void
show_solution (AluettePuzzleView *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  g_free (self->verdict);
  self->verdict = aluette_puzzle_reason (self->puzzle, &self->match, get_deck (self));
  self->solved = TRUE;
  self->answer = alu_set_first (self->puzzle->best);
  set_buttons (self, TRUE, FALSE, TRUE);
  gtk_widget_grab_focus (self->next);
  aluette_practice_panel_show_text (&self->panel, self->verdict);
  play_on (self);
}

static void
solution_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluettePuzzleView *self = ALUETTE_PUZZLE_VIEW (widget);

  if (self->puzzle != NULL)
    show_solution (self);
}

static void
next_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[NEXT], 0);
}

static void
aluette_puzzle_view_dispose (GObject *object)
{
  AluettePuzzleView *self = ALUETTE_PUZZLE_VIEW (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  G_OBJECT_CLASS (aluette_puzzle_view_parent_class)->dispose (object);
}

static void
aluette_puzzle_view_finalize (GObject *object)
{
  AluettePuzzleView *self = ALUETTE_PUZZLE_VIEW (object);

  g_free (self->puzzle);
  g_free (self->verdict);
  G_OBJECT_CLASS (aluette_puzzle_view_parent_class)->finalize (object);
}

static void
aluette_puzzle_view_class_init (AluettePuzzleViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  object_class->dispose = aluette_puzzle_view_dispose;
  object_class->finalize = aluette_puzzle_view_finalize;
  signals[ANSWERED] = g_signal_new ("answered", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 2, G_TYPE_BOOLEAN, G_TYPE_UINT);
  signals[NEXT] = g_signal_new ("next", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                0);
  signals[PLAY_OUT] = g_signal_new ("play-out", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, ALUETTE_TYPE_GAME);
  gtk_widget_class_install_action (widget_class, "problem.retry", NULL, retry_action);
  gtk_widget_class_install_action (widget_class, "problem.solution", NULL, solution_action);
  gtk_widget_class_install_action (widget_class, "problem.next", NULL, next_action);
}

static void
aluette_puzzle_view_init (AluettePuzzleView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *table = aluette_table_new ();

  self->table = ALUETTE_TABLE (table);
  g_object_set (table, "single-deal", TRUE, NULL);
  gtk_widget_set_vexpand (table, TRUE);
  aluette_practice_panel_init (&self->panel);
  self->retry = aluette_practice_panel_add (&self->panel, _("Try Again"), "problem.retry", FALSE);
  self->solution = aluette_practice_panel_add (&self->panel, _("Show Solution"),
                                               "problem.solution", FALSE);
  self->next = aluette_practice_panel_add (&self->panel, C_("problem", "Next Puzzle"),
                                           "problem.next", TRUE);
  gtk_box_append (GTK_BOX (box), table);
  gtk_box_append (GTK_BOX (box), self->panel.box);
  adw_bin_set_child (ADW_BIN (self), box);
  set_buttons (self, FALSE, FALSE, FALSE);
}

GtkWidget *
aluette_puzzle_view_new (void)
{
  return g_object_new (ALUETTE_TYPE_PUZZLE_VIEW, NULL);
}

void
aluette_puzzle_view_set_puzzle (AluettePuzzleView *self, const AluPuzzle *puzzle)
{
  g_return_if_fail (ALUETTE_IS_PUZZLE_VIEW (self));

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_pointer (&self->puzzle, g_free);
  self->tried = FALSE;
  if (puzzle == NULL || !alu_puzzle_state (puzzle, &self->match))
    {
      put_game (self, NULL, NULL);
      set_buttons (self, FALSE, FALSE, FALSE);
      return;
    }
  self->puzzle = g_memdup2 (puzzle, sizeof *puzzle);
  show_question (self);
}

void
aluette_puzzle_view_show_wait (AluettePuzzleView *self, const char *text)
{
  g_return_if_fail (ALUETTE_IS_PUZZLE_VIEW (self));

  aluette_puzzle_view_set_puzzle (self, NULL);
  aluette_practice_panel_show_text (&self->panel, text != NULL ? text : "");
}

void
aluette_puzzle_view_restore_from (AluettePuzzleView *self, AluettePuzzleView *other)
{
  g_return_if_fail (ALUETTE_IS_PUZZLE_VIEW (self));
  g_return_if_fail (ALUETTE_IS_PUZZLE_VIEW (other));

  aluette_puzzle_view_set_puzzle (self, other->puzzle);
  if (self->puzzle == NULL)
    return;
  self->tried = other->tried;
  self->asked = other->asked;
  set_buttons (self, FALSE, self->tried, TRUE);
  if (other->solved)
    show_solution (self);
  else if (other->verdict != NULL)
    answer_as (self, other->answer);
}

const AluPuzzle *
aluette_puzzle_view_get_puzzle (AluettePuzzleView *self)
{
  g_return_val_if_fail (ALUETTE_IS_PUZZLE_VIEW (self), NULL);

  return self->puzzle;
}

AluetteTable *
aluette_puzzle_view_get_table (AluettePuzzleView *self)
{
  g_return_val_if_fail (ALUETTE_IS_PUZZLE_VIEW (self), NULL);

  return self->table;
}

const char *
aluette_puzzle_view_get_message (AluettePuzzleView *self)
{
  g_return_val_if_fail (ALUETTE_IS_PUZZLE_VIEW (self), NULL);

  return aluette_practice_panel_get_text (&self->panel);
}

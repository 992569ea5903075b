/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/practice/aluette-puzzle-view.h"

#include <glib/gi18n.h>

#include "model/learning/aluette-puzzle.h"
#include "model/session/aluette-local-game.h"
#include "ui/common/aluette-button-layout.h"
#include "ui/common/aluette-page.h"
#include "ui/common/aluette-practice-panel.h"
#include "ui/common/aluette-text-button.h"
#include "ui/common/aluette-widgets.h"

/* Time before the deal continues after an answer, and the pace of its bots, in milliseconds. */
#define LOOK_MS 1200
#define BOT_MS 700
#define TRICK_MS 1300
/* Time for each event that the user watches before the question. */
#define WATCH_MS 900

struct _AluettePuzzleView
{
  AdwBin parent_instance;

  AluetteTable *table;
  AluettePracticePanel panel;
  GtkWidget *choices; /* buttons of the answers to choose from */
  GtkWidget *retry;
  GtkWidget *solution;
  GtkWidget *next;

  const AluettePuzzleSet *set;
  gpointer puzzle; /* (nullable) */
  guint seat;      /* that answers, in the match on the table */
  gboolean tried;  /* the puzzle was answered */
  gint64 asked;    /* time of the question (monotonic time) */
  guint timer;     /* timeout source for continuing the deal, or 0 */
  guint n_shown;   /* events that the user has watched */
  char *answer;    /* (nullable): the answer that was given */
  char *verdict;   /* (nullable): comment on the answer; NULL while there is none */
  gboolean solved; /* the answer is the solution, not the user's */
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
      g_signal_handlers_disconnect_by_data (aluette_game_get_seat_log (before, self->seat), self);
      aluette_game_set_screen_ready (before, ALUETTE_BUSY_AWAY, FALSE);
    }
  aluette_table_set_game (self->table, NULL);
  if (game == NULL)
    return;
  self->seat = (guint) g_bit_nth_lsf (aluette_game_get_seats_here (game), -1);
  /* The tips count what a question with answers to choose from may be about. */
  g_object_set (self->table, "viewer", self->seat, "aids", self->set->texts->choices == NULL,
                NULL);
  aluette_table_set_game (self->table, game);
  g_signal_connect_object (aluette_game_get_seat_log (game, self->seat), "appended", handler, self,
                           G_CONNECT_SWAPPED);
}

/* Before an answer, the same button skips the puzzle, which nobody should do by accident. */
static void
show_next (AluettePuzzleView *self)
{
  gboolean answered = self->verdict != NULL;

  gtk_button_set_label (GTK_BUTTON (self->next),
                        answered ? g_dpgettext2 (NULL, "puzzle", self->set->next)
                                 : C_("puzzle", "Skip"));
  aluette_set_css_class (self->next, "suggested-action", answered);
}

static void
set_buttons (AluettePuzzleView *self, gboolean retry, gboolean solution, gboolean next)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_action_set_enabled (widget, "puzzle.retry", retry);
  gtk_widget_action_set_enabled (widget, "puzzle.solution", solution);
  gtk_widget_action_set_enabled (widget, "puzzle.next", next);
  gtk_widget_set_visible (self->retry, retry);
  gtk_widget_set_visible (self->solution, solution);
  gtk_widget_set_visible (self->next, next);
  show_next (self);
}

/* Shows how the deal ended, next to the comment on the answer. */
static void
played_on (AluettePuzzleView *self, guint first, guint n_lines, AluetteSeatLog *log)
{
  g_autofree char *result = self->set->texts->result (log, get_deck (self));
  g_autofree char *sequel = NULL;
  g_autofree char *text = NULL;

  if (result == NULL)
    return;
  /* Translators: how the deal ended when the others continued it. */
  sequel = g_strdup_printf (_("What followed: %s"), result);
  text = g_strconcat (self->verdict, "\n", sequel, NULL);
  aluette_practice_panel_show_text (&self->panel, text);
}

static gboolean
play_on (gpointer data)
{
  AluettePuzzleView *self = data;
  g_autoptr (AluetteGame) game = aluette_puzzle_make_sequel (self->set->kind, self->puzzle,
                                                             self->answer);

  self->timer = 0;
  if (game == NULL)
    return G_SOURCE_REMOVE;
  put_game (self, game, G_CALLBACK (played_on));
  aluette_local_game_set_pace (ALUETTE_LOCAL_GAME (game), BOT_MS, TRICK_MS);
  g_signal_emit (self, signals[PLAY_OUT], 0, game);
  aluette_local_game_start (ALUETTE_LOCAL_GAME (game));
  return G_SOURCE_REMOVE;
}

static void
set_answer (AluettePuzzleView *self, const char *answer)
{
  g_free (self->answer);
  self->answer = g_strdup (answer);
}

/* Shows the comment on an answer, and continues the deal after a pause. */
static void
grade_answer (AluettePuzzleView *self, const char *answer)
{
  const AluettePuzzleTexts *texts = self->set->texts;
  gboolean right = alu_puzzle_is_right (self->set->kind, self->puzzle, answer);
  g_autofree char *words = right ? texts->reason (self->puzzle, get_deck (self))
                                 : texts->refusal (self->puzzle, answer, get_deck (self));

  set_answer (self, answer);
  g_free (self->verdict);
  self->verdict = g_strdup_printf ("%s %s",
                                   right ? C_("answer", "✓ Right.") : C_("answer", "✗ No."),
                                   words);
  aluette_practice_panel_show_text (&self->panel, self->verdict);
  aluette_remove_children (self->choices);
  set_buttons (self, TRUE, !right, TRUE);
  gtk_widget_grab_focus (right ? self->next : self->retry);
  /* The table would ask for what comes next in a deal that ends here. */
  if (texts->result != NULL)
    self->timer = g_timeout_add (LOOK_MS, play_on, self);
  else
    gtk_widget_set_sensitive (GTK_WIDGET (self->table), FALSE);
}

/* Grades an answer of the user, and counts it if it is the first one. */
static void
accept_answer (AluettePuzzleView *self, const char *answer)
{
  gboolean first_time = !self->tried;

  self->tried = TRUE;
  grade_answer (self, answer);
  if (first_time)
    g_signal_emit (self, signals[ANSWERED], 0,
                   alu_puzzle_is_right (self->set->kind, self->puzzle, answer),
                   (guint) ((g_get_monotonic_time () - self->asked) / 1000));
}

static void
on_line (AluettePuzzleView *self, guint first, guint n_lines, AluetteSeatLog *log)
{
  g_autofree char *answer = aluette_puzzle_read_answer (self->set->kind, log, first);

  if (answer != NULL && self->verdict == NULL)
    accept_answer (self, answer);
}

static void
fill_choices (AluettePuzzleView *self)
{
  const AluettePuzzleTexts *texts = self->set->texts;
  g_auto (GStrv) labels = texts->choices != NULL ? texts->choices (self->puzzle) : NULL;

  aluette_remove_children (self->choices);
  for (guint i = 0; labels != NULL && labels[i] != NULL; i++)
    {
      GtkWidget *button = aluette_text_button_new (labels[i]);

      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "puzzle.choose");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", i);
      gtk_box_append (GTK_BOX (self->choices), button);
    }
  gtk_widget_set_visible (self->choices, labels != NULL);
  if (labels == NULL)
    gtk_widget_activate_action (GTK_WIDGET (self->table), "table.focus-hand", NULL);
  else
    gtk_widget_child_focus (self->choices, GTK_DIR_TAB_FORWARD);
}

/* Asks the question, after everything that the user watches before. */
static void
ask (AluettePuzzleView *self)
{
  g_autofree char *question = self->set->texts->question (self->puzzle);

  gtk_widget_set_sensitive (GTK_WIDGET (self->table), TRUE);
  set_buttons (self, self->n_shown > 0, self->tried, TRUE);
  aluette_practice_panel_show_text (&self->panel, question);
  self->asked = g_get_monotonic_time ();
  fill_choices (self);
}

static gboolean
watch_next (gpointer data)
{
  AluettePuzzleView *self = data;
  AluetteGame *game = aluette_table_get_game (self->table);

  if (aluette_puzzle_show_event (self->set->kind, self->puzzle, game, self->n_shown))
    {
      self->n_shown++;
      return G_SOURCE_CONTINUE;
    }
  self->timer = 0;
  ask (self);
  return G_SOURCE_REMOVE;
}

/* Shows the position of the puzzle, before the answer. */
static void
show_question (AluettePuzzleView *self)
{
  g_autoptr (AluetteGame) game = aluette_puzzle_make_question (self->set->kind, self->puzzle);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_pointer (&self->verdict, g_free);
  aluette_remove_children (self->choices);
  self->solved = FALSE;
  self->n_shown = 0;
  put_game (self, game, G_CALLBACK (on_line));
  if (!aluette_puzzle_show_event (self->set->kind, self->puzzle, game, 0))
    {
      ask (self);
      return;
    }
  self->n_shown = 1;
  gtk_widget_set_sensitive (GTK_WIDGET (self->table), FALSE);
  set_buttons (self, FALSE, self->tried, TRUE);
  aluette_practice_panel_show_text (&self->panel, _("Watch the cards."));
  self->timer = g_timeout_add (WATCH_MS, watch_next, self);
}

static void
choose_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluettePuzzleView *self = ALUETTE_PUZZLE_VIEW (widget);
  g_autofree char *answer = g_strdup_printf ("%u", g_variant_get_uint32 (parameter));

  if (self->puzzle != NULL && self->verdict == NULL)
    accept_answer (self, answer);
}

/* Repeats an answer given earlier: at the table, if it was given there. */
static void
repeat_answer (AluettePuzzleView *self, const char *answer)
{
  aluette_puzzle_give_answer (self->set->kind, aluette_table_get_game (self->table), answer);
  if (self->verdict == NULL)
    grade_answer (self, answer);
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
  char solution[ALU_GAME_MAX_REQUEST];

  alu_puzzle_solve (self->set->kind, self->puzzle, solution);
  g_clear_handle_id (&self->timer, g_source_remove);
  g_free (self->verdict);
  self->verdict = self->set->texts->reason (self->puzzle, get_deck (self));
  self->solved = TRUE;
  set_answer (self, solution);
  aluette_remove_children (self->choices);
  set_buttons (self, TRUE, FALSE, TRUE);
  gtk_widget_grab_focus (self->next);
  aluette_practice_panel_show_text (&self->panel, self->verdict);
  if (self->set->texts->result != NULL)
    play_on (self);
  else
    gtk_widget_set_sensitive (GTK_WIDGET (self->table), FALSE);
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
  g_free (self->answer);
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
  gtk_widget_class_install_action (widget_class, "puzzle.retry", NULL, retry_action);
  gtk_widget_class_install_action (widget_class, "puzzle.solution", NULL, solution_action);
  gtk_widget_class_install_action (widget_class, "puzzle.next", NULL, next_action);
  gtk_widget_class_install_action (widget_class, "puzzle.choose", "u", choose_action);
}

/* Creates the buttons below the table, and above them the answers to choose from. */
static void
build_panel (AluettePuzzleView *self)
{
  aluette_practice_panel_init (&self->panel);
  self->choices = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (self->choices, aluette_button_layout_new ());
  gtk_widget_set_halign (self->choices, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (self->choices, FALSE);
  gtk_box_insert_child_after (GTK_BOX (self->panel.box), self->choices, self->panel.text);
  self->retry = aluette_practice_panel_add (&self->panel, _("Try Again"), "puzzle.retry", FALSE);
  self->solution = aluette_practice_panel_add (&self->panel, _("Show Solution"), "puzzle.solution",
                                               FALSE);
  self->next = aluette_practice_panel_add (&self->panel, "", "puzzle.next", TRUE);
}

static void
aluette_puzzle_view_init (AluettePuzzleView *self)
{
  GtkWidget *table = aluette_table_new ();

  self->table = ALUETTE_TABLE (table);
  g_object_set (table, "single-deal", TRUE, NULL);
  build_panel (self);
  adw_bin_set_child (ADW_BIN (self), aluette_practice_panel_place (&self->panel, table));
}

GtkWidget *
aluette_puzzle_view_new (const AluettePuzzleSet *set)
{
  AluettePuzzleView *self = g_object_new (ALUETTE_TYPE_PUZZLE_VIEW, NULL);

  self->set = set;
  set_buttons (self, FALSE, FALSE, FALSE);
  return GTK_WIDGET (self);
}

void
aluette_puzzle_view_set_puzzle (AluettePuzzleView *self, gconstpointer puzzle)
{
  g_return_if_fail (ALUETTE_IS_PUZZLE_VIEW (self));

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_pointer (&self->puzzle, g_free);
  self->tried = FALSE;
  if (puzzle == NULL)
    {
      put_game (self, NULL, NULL);
      aluette_remove_children (self->choices);
      set_buttons (self, FALSE, FALSE, FALSE);
      return;
    }
  self->puzzle = g_memdup2 (puzzle, self->set->kind->size);
  show_question (self);
}

void
aluette_puzzle_view_show_wait (AluettePuzzleView *self, const char *text)
{
  g_return_if_fail (ALUETTE_IS_PUZZLE_VIEW (self));

  aluette_puzzle_view_set_puzzle (self, NULL);
  aluette_practice_panel_show_text (&self->panel, text != NULL ? text : "");
}

/* The puzzle, whether and when it was asked and answered, and the answer. */
#define STATE_TYPE "(@aybxbms)"

GVariant *
aluette_puzzle_view_get_state (AluettePuzzleView *self)
{
  g_return_val_if_fail (ALUETTE_IS_PUZZLE_VIEW (self), NULL);

  return g_variant_new (STATE_TYPE, aluette_page_pack (self->puzzle, self->set->kind->size),
                        self->tried, self->asked, self->solved,
                        self->verdict != NULL ? self->answer : NULL);
}

gpointer
aluette_puzzle_view_copy_puzzle (AluettePuzzleView *self, GVariant *state)
{
  g_autoptr (GVariant) bytes = g_variant_get_child_value (state, 0);
  g_autofree gpointer puzzle = g_malloc (self->set->kind->size);

  return aluette_page_unpack (bytes, puzzle, self->set->kind->size) ? g_steal_pointer (&puzzle)
                                                                    : NULL;
}

void
aluette_puzzle_view_set_state (AluettePuzzleView *self, GVariant *state)
{
  g_autofree gpointer puzzle = aluette_puzzle_view_copy_puzzle (self, state);
  g_autoptr (GVariant) bytes = NULL;
  g_autofree char *answer = NULL;
  gboolean solved;

  g_return_if_fail (ALUETTE_IS_PUZZLE_VIEW (self));

  aluette_puzzle_view_set_puzzle (self, puzzle);
  if (self->puzzle == NULL)
    return;
  g_variant_get (state, STATE_TYPE, &bytes, &self->tried, &self->asked, &solved, &answer);
  set_buttons (self, FALSE, self->tried, TRUE);
  if (solved)
    show_solution (self);
  else if (answer != NULL)
    repeat_answer (self, answer);
}

gconstpointer
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

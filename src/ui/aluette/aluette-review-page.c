/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/aluette-review-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "model/aluette/aluette-coach.h"
#include "model/aluette/aluette-match-replay.h"
#include "model/aluette/aluette-mistakes.h"
#include "ui/aluette/aluette-chance-graph.h"
#include "ui/aluette/aluette-coach-text.h"
#include "ui/aluette/aluette-review-position-view.h"
#include "ui/common/aluette-announcer.h"
#include "ui/common/aluette-combo.h"
#include "ui/common/aluette-widgets.h"
#include "model/aluette/aluette-match-replay.h"

/* Below this width in pixels, only the list or the table is shown. */
#define NARROW 720

struct _AluetteReviewPage
{
  GtkWidget parent_instance;

  GtkWidget *root;
  GtkWidget *close;
  GtkStack *stack;
  GtkProgressBar *progress;
  GtkWidget *side;
  GtkWidget *choosers;
  GtkDropDown *deals;
  GtkDropDown *players;
  GtkLabel *summary;
  AluetteChanceGraph *graph;
  GtkListBox *list;
  GtkLabel *kept;
  GtkWidget *place;
  GtkWidget *back;
  AluetteReviewPositionView *position_view;

  AluetteCoach *coach;
  AluetteMistakes *mistakes; /* (nullable) */
  AluetteMatchReplay *match_replay; /* (nullable) */
  guint deal;
  guint seat;
  AluReview *review;     /* (nullable): of the selected deal */
  GCancellable *cancellable; /* (nullable) */
  guint selected;        /* index of the selected choice */
  gboolean filling;      /* the page, not the user, is changing the controls */
  gboolean narrow;
  gboolean on_table; /* a narrow page shows the table instead of the list */
};

G_DEFINE_FINAL_TYPE (AluetteReviewPage, aluette_review_page, GTK_TYPE_WIDGET)

static AluetteTextContext
get_text_context (AluetteReviewPage *self)
{
  return (AluetteTextContext) {
    .header = &self->match_replay->header,
    .listener = self->seat,
    .deck = aluette_table_style_get_deck (
        aluette_table_get_style (aluette_review_position_view_get_table (self->position_view))),
  };
}

static void
stop_review (AluetteReviewPage *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

static void
show_halves (AluetteReviewPage *self)
{
  gtk_widget_set_visible (self->side, !self->narrow || !self->on_table);
  gtk_widget_set_visible (self->place, !self->narrow || self->on_table);
  gtk_widget_set_visible (self->back, self->narrow);
  gtk_widget_set_hexpand (self->side, self->narrow);
}

/* ---- the list of choices ---- */

/* Returns: (transfer floating) (nullable): a badge with the cost of a choice, if it has one */
static GtkWidget *
make_badge (const AluVerdict *verdict)
{
  g_autofree char *cost = NULL;
  g_autofree char *text = NULL;
  GtkWidget *badge;

  if (!verdict->costly)
    return NULL;
  cost = aluette_coach_text_points (verdict->cost);
  /* Translators: the cost of a choice: “− 0.4 points”. */
  text = g_strdup_printf (_("− %s"), cost);
  badge = gtk_label_new (text);
  gtk_widget_add_css_class (badge, "cost");
  gtk_widget_set_valign (badge, GTK_ALIGN_CENTER);
  return badge;
}

static GtkWidget *
make_row (AluetteReviewPage *self, const AluVerdict *verdict)
{
  AluetteTextContext context = get_text_context (self);
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *title = aluette_coach_text_judged (&context, verdict);
  g_autofree char *opinion = aluette_coach_text_verdict (&context, verdict);
  g_autofree char *truth = aluette_coach_text_truth (&context, verdict);
  g_autofree char *both = g_strjoin (" ", opinion, truth, NULL);
  g_autofree char *title_markup = g_markup_escape_text (title, -1);
  g_autofree char *markup = g_markup_escape_text (both, -1);
  GtkWidget *badge = make_badge (verdict);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title_markup);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), markup);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  if (badge != NULL)
    {
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), badge);
      gtk_widget_add_css_class (row, "costly");
    }
  return row;
}

static void
fill_list (AluetteReviewPage *self)
{
  aluette_remove_children (GTK_WIDGET (self->list));
  for (guint i = 0; i < self->review->n_verdicts; i++)
    gtk_list_box_append (self->list, make_row (self, &self->review->verdicts[i]));
  gtk_widget_set_visible (GTK_WIDGET (self->list), self->review->n_verdicts > 0);
}

static void
set_enabled (AluetteReviewPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  guint n = self->review != NULL ? self->review->n_verdicts : 0;

  gtk_widget_action_set_enabled (widget, "review.previous", self->selected > 0 && n > 0);
  gtk_widget_action_set_enabled (widget, "review.next", self->selected + 1 < n);
  gtk_widget_action_set_enabled (widget, "review.again", n > 0);
}

static void
select_row (AluetteReviewPage *self, guint index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, (int) index);

  if (row == NULL)
    return;
  self->selected = index;
  gtk_list_box_select_row (self->list, row);
  aluette_review_position_view_show (self->position_view, self->match_replay, self->deal,
                                     &self->review->verdicts[index]);
  set_enabled (self);
}

static void
row_activated (AluetteReviewPage *self, GtkListBoxRow *row)
{
  self->on_table = TRUE;
  show_halves (self);
  select_row (self, (guint) gtk_list_box_row_get_index (row));
}

/* Returns: the index of the most expensive choice, which is shown first */
static guint
find_costliest (const AluReview *review)
{
  guint costliest = 0;

  for (guint i = 1; i < review->n_verdicts; i++)
    if (!review->verdicts[i].forced
        && (review->verdicts[costliest].forced
            || review->verdicts[i].cost > review->verdicts[costliest].cost))
      costliest = i;
  return costliest;
}

/* Returns: (transfer full) (element-type AluPuzzle): puzzles from the mistakes of the people at
 *   this screen */
static GPtrArray *
list_mistakes (AluetteReviewPage *self)
{
  const AluEvent *events = (const AluEvent *) self->match_replay->events->data;
  guint first = aluette_match_replay_first (self->match_replay, self->deal);
  GPtrArray *puzzles = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < self->review->n_verdicts; i++)
    {
      const AluVerdict *it = &self->review->verdicts[i];
      AluPuzzle *puzzle = NULL;

      if (it->costly && it->move.type == ALU_EVENT_PLAY && it->best.type == ALU_EVENT_PLAY
          && alu_player_is_human (&self->match_replay->header.players[it->decider]))
        puzzle = aluette_mistakes_make_problem (&self->match_replay->header, events,
                                                first + it->event, it->move.card, it->best.card,
                                                (double) it->cost, NULL);
      if (puzzle != NULL)
        g_ptr_array_add (puzzles, puzzle);
    }
  return puzzles;
}

static void
on_mistakes_saved (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (AluetteReviewPage) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  if (aluette_mistakes_save_finish (ALUETTE_MISTAKES (source), result, &error))
    return;
  /* Translators: %s is the reason. */
  text = g_strdup_printf (_("Your mistakes could not be saved: %s"), error->message);
  gtk_label_set_text (self->kept, text);
}

static void
save_mistakes (AluetteReviewPage *self)
{
  g_autoptr (GPtrArray) puzzles = list_mistakes (self);
  guint n = self->mistakes != NULL ? puzzles->len : 0;
  g_autofree char *text
      = g_strdup_printf (ngettext ("%u card was added to your mistakes to practice.",
                "%u cards were added to your mistakes to practice.", n),
      n);

  gtk_label_set_text (self->kept, text);
  gtk_widget_set_visible (GTK_WIDGET (self->kept), n > 0);
  if (n > 0)
    aluette_mistakes_add_async (self->mistakes, puzzles, NULL, on_mistakes_saved,
                                g_object_ref (self));
}

/* ---- the review ---- */

/* Shows the current review with one of its choices selected. */
static void
show_review (AluetteReviewPage *self, guint choice)
{
  AluetteTextContext context = get_text_context (self);
  g_autofree char *summary = aluette_coach_text_summary (self->review);

  gtk_label_set_text (self->summary, summary);
  aluette_chance_graph_set_review (self->graph, &context, self->review);
  fill_list (self);
  save_mistakes (self);
  self->on_table = FALSE;
  show_halves (self);
  gtk_stack_set_visible_child_name (self->stack, "ready");
  select_row (self, choice);
  aluette_announce (GTK_WIDGET (self), summary);
}

static void
review_progress_cb (double share, gpointer data)
{
  gtk_progress_bar_set_fraction (ALUETTE_REVIEW_PAGE (data)->progress, CLAMP (share, 0, 1));
}

static void
review_ready_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (AluetteReviewPage) self = data;
  g_autoptr (GError) error = NULL;
  AluReview *review = aluette_coach_review_finish (ALUETTE_COACH (source), result, &error);

  if (review == NULL)
    {
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        gtk_stack_set_visible_child_name (self->stack, "none");
      return;
    }
  g_clear_object (&self->cancellable);
  self->review = review;
  show_review (self, find_costliest (review));
}

static void
clear_review (AluetteReviewPage *self)
{
  stop_review (self);
  g_clear_pointer (&self->review, g_free);
  aluette_review_position_view_clear (self->position_view);
  self->selected = 0;
  set_enabled (self);
}

static guint
n_deals (AluetteReviewPage *self)
{
  return self->match_replay != NULL && !self->match_replay->summary->real_table
             ? self->match_replay->summary->deals->len
             : 0;
}

static void
start_review (AluetteReviewPage *self)
{
  if (self->review != NULL || self->cancellable != NULL)
    return;
  if (self->deal >= n_deals (self))
    {
      gtk_stack_set_visible_child_name (self->stack, "none");
      return;
    }
  self->cancellable = g_cancellable_new ();
  gtk_progress_bar_set_fraction (self->progress, 0);
  gtk_stack_set_visible_child_name (self->stack, "busy");
  aluette_coach_review_async (self->coach, &self->match_replay->header,
                              (const AluEvent *) self->match_replay->events->data,
                              self->match_replay->events->len, self->deal, self->seat, 0,
                              review_progress_cb, self, self->cancellable, review_ready_cb,
                              g_object_ref (self));
}

/* ---- the selection of deal and player ---- */

/* Returns: the seat of player number @index of the match, without Petit-Jeans */
static guint
get_nth_player (AluetteReviewPage *self, guint index)
{
  const AluRecordHeader *header = &self->match_replay->header;

  for (guint seat = 0; seat < header->rules.seats; seat++)
    if (header->players[seat].kind != ALU_PLAYER_PETIT_JEAN && index-- == 0)
      return seat;
  return 0;
}

static void
fill_choosers (AluetteReviewPage *self)
{
  AluetteTextContext context = get_text_context (self);
  g_autoptr (GtkStringList) deals = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) players = gtk_string_list_new (NULL);
  guint at = 0, n_players = 0;

  for (guint i = 0; i < n_deals (self); i++)
    {
      g_autofree char *text = g_strdup_printf (_("Deal %u"), i + 1);

      gtk_string_list_append (deals, text);
    }
  for (guint seat = 0; seat < context.header->rules.seats; seat++)
    if (context.header->players[seat].kind != ALU_PLAYER_PETIT_JEAN)
      {
        g_autofree char *name = aluette_text_player (&context, seat);

        gtk_string_list_append (players, name);
        at = seat == self->seat ? n_players : at;
        n_players++;
      }
  self->filling = TRUE;
  gtk_drop_down_set_model (self->deals, G_LIST_MODEL (deals));
  gtk_drop_down_set_model (self->players, G_LIST_MODEL (players));
  if (n_deals (self) > 0)
    gtk_drop_down_set_selected (self->deals, self->deal);
  gtk_drop_down_set_selected (self->players, at);
  self->filling = FALSE;
}

static void
choice_changed_cb (AluetteReviewPage *self)
{
  guint deal = gtk_drop_down_get_selected (self->deals);
  guint person = gtk_drop_down_get_selected (self->players);

  if (self->filling || self->match_replay == NULL || deal == GTK_INVALID_LIST_POSITION
      || person == GTK_INVALID_LIST_POSITION)
    return;
  if (deal == self->deal && get_nth_player (self, person) == self->seat)
    return;
  self->deal = deal;
  self->seat = get_nth_player (self, person);
  clear_review (self);
  start_review (self);
}

void
aluette_review_page_set_record (AluetteReviewPage *self, const char *record, guint deal, guint seat)
{
  guint humans;

  g_return_if_fail (ALUETTE_IS_REVIEW_PAGE (self));

  clear_review (self);
  g_clear_pointer (&self->match_replay, aluette_match_replay_free);
  if (record != NULL)
    self->match_replay = aluette_match_replay_new (record, NULL);
  gtk_stack_set_visible_child_name (self->stack, "none");
  if (self->match_replay == NULL)
    return;
  self->deal = deal;
  humans = alu_record_header_humans (&self->match_replay->header);
  self->seat = seat == ALU_NOBODY && humans != 0 ? (guint) g_bit_nth_lsf (humans, -1) : seat;
  if (self->seat == ALU_NOBODY)
    self->seat = get_nth_player (self, 0);
  fill_choosers (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    start_review (self);
}

static void
cancel_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteReviewPage *self = ALUETTE_REVIEW_PAGE (widget);

  stop_review (self);
  if (self->review == NULL)
    gtk_stack_set_visible_child_name (self->stack, "stopped");
}

static void
start_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  start_review (ALUETTE_REVIEW_PAGE (widget));
}

static void
step_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteReviewPage *self = ALUETTE_REVIEW_PAGE (widget);

  if (self->review == NULL)
    return;
  if (g_str_equal (action, "review.next"))
    select_row (self, self->selected + 1);
  else if (g_str_equal (action, "review.previous") && self->selected > 0)
    select_row (self, self->selected - 1);
  else if (g_str_equal (action, "review.again"))
    select_row (self, self->selected);
}

static void
list_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteReviewPage *self = ALUETTE_REVIEW_PAGE (widget);
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, (int) self->selected);

  self->on_table = FALSE;
  show_halves (self);
  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
aluette_review_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (aluette_review_page_parent_class)->map (widget);
  start_review (ALUETTE_REVIEW_PAGE (widget));
}

/* Cancels the pending review, because its task holds a reference to the page. */
static void
aluette_review_page_unroot (GtkWidget *widget)
{
  stop_review (ALUETTE_REVIEW_PAGE (widget));
  GTK_WIDGET_CLASS (aluette_review_page_parent_class)->unroot (widget);
}

static gboolean
adapt_when_idle (gpointer data)
{
  AluetteReviewPage *self = data;

  self->narrow = gtk_widget_get_width (GTK_WIDGET (self)) < NARROW;
  show_halves (self);
  return G_SOURCE_REMOVE;
}

static GtkSizeRequestMode
aluette_review_page_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
aluette_review_page_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                             int *minimum, int *natural, int *minimum_baseline,
                             int *natural_baseline)
{
  gtk_widget_measure (ALUETTE_REVIEW_PAGE (widget)->root, orientation, for_size, minimum, natural,
                      NULL, NULL);
}

/* Switches to a narrow or wide page in an idle, because an allocation must not show or hide
 * widgets. */
static void
aluette_review_page_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  AluetteReviewPage *self = ALUETTE_REVIEW_PAGE (widget);

  gtk_widget_allocate (self->root, width, height, baseline, NULL);
  if ((width < NARROW) != self->narrow)
    g_idle_add_full (G_PRIORITY_HIGH_IDLE, adapt_when_idle, g_object_ref (self), g_object_unref);
}

static void
aluette_review_page_dispose (GObject *object)
{
  AluetteReviewPage *self = ALUETTE_REVIEW_PAGE (object);

  if (self->position_view != NULL)
    clear_review (self);
  self->position_view = NULL;
  g_clear_pointer (&self->root, gtk_widget_unparent);
  g_clear_pointer (&self->match_replay, aluette_match_replay_free);
  g_clear_object (&self->coach);
  g_clear_object (&self->mistakes);
  G_OBJECT_CLASS (aluette_review_page_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, AluetteReviewPage, root);
  gtk_widget_class_bind_template_child (widget_class, AluetteReviewPage, close);
  gtk_widget_class_bind_template_child (widget_class, AluetteReviewPage, stack);
  gtk_widget_class_bind_template_child (widget_class, AluetteReviewPage, progress);
  gtk_widget_class_bind_template_child (widget_class, AluetteReviewPage, side);
  gtk_widget_class_bind_template_child (widget_class, AluetteReviewPage, choosers);
  gtk_widget_class_bind_template_child (widget_class, AluetteReviewPage, deals);
  gtk_widget_class_bind_template_child (widget_class, AluetteReviewPage, players);
  gtk_widget_class_bind_template_child (widget_class, AluetteReviewPage, summary);
  gtk_widget_class_bind_template_child (widget_class, AluetteReviewPage, graph);
  gtk_widget_class_bind_template_child (widget_class, AluetteReviewPage, list);
  gtk_widget_class_bind_template_child (widget_class, AluetteReviewPage, kept);
  gtk_widget_class_bind_template_child (widget_class, AluetteReviewPage, place);
  gtk_widget_class_bind_template_child (widget_class, AluetteReviewPage, back);
  gtk_widget_class_bind_template_child (widget_class, AluetteReviewPage, position_view);
  gtk_widget_class_bind_template_callback (widget_class, choice_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated);
}

static void
aluette_review_page_class_init (AluetteReviewPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_review_page_dispose;
  widget_class->map = aluette_review_page_map;
  widget_class->unroot = aluette_review_page_unroot;
  widget_class->get_request_mode = aluette_review_page_get_request_mode;
  widget_class->measure = aluette_review_page_measure;
  widget_class->size_allocate = aluette_review_page_size_allocate;
  g_type_ensure (ALUETTE_TYPE_CHANCE_GRAPH);
  g_type_ensure (ALUETTE_TYPE_REVIEW_POSITION_VIEW);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/aluette/aluette-review-page.ui");
  bind_children (widget_class);
  gtk_widget_class_install_action (widget_class, "review.cancel", NULL, cancel_action);
  gtk_widget_class_install_action (widget_class, "review.start", NULL, start_action);
  gtk_widget_class_install_action (widget_class, "review.next", NULL, step_action);
  gtk_widget_class_install_action (widget_class, "review.previous", NULL, step_action);
  gtk_widget_class_install_action (widget_class, "review.again", NULL, step_action);
  gtk_widget_class_install_action (widget_class, "review.list", NULL, list_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Up, 0, "review.previous", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Down, 0, "review.next", NULL);
}

static void
aluette_review_page_init (AluetteReviewPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  aluette_drop_down_name_parts (self->deals);
  aluette_drop_down_name_parts (self->players);
  self->coach = aluette_coach_new ();
  /* Start with one half, because both would widen a narrow window. */
  self->narrow = TRUE;
  show_halves (self);
  set_enabled (self);
}

GtkWidget *
aluette_review_page_new (const char *close_action)
{
  AluetteReviewPage *self = g_object_new (ALUETTE_TYPE_REVIEW_PAGE, NULL);

  gtk_widget_set_visible (self->close, close_action != NULL);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->close), close_action);
  return GTK_WIDGET (self);
}

void
aluette_review_page_set_mistakes (AluetteReviewPage *self, AluetteMistakes *mistakes)
{
  g_return_if_fail (ALUETTE_IS_REVIEW_PAGE (self));

  g_set_object (&self->mistakes, mistakes);
}

AluetteTable *
aluette_review_page_get_table (AluetteReviewPage *self)
{
  g_return_val_if_fail (ALUETTE_IS_REVIEW_PAGE (self), NULL);

  return aluette_review_position_view_get_table (self->position_view);
}

void
aluette_review_page_restore_from (AluetteReviewPage *self, AluetteReviewPage *other)
{
  g_return_if_fail (ALUETTE_IS_REVIEW_PAGE (self));
  g_return_if_fail (ALUETTE_IS_REVIEW_PAGE (other));

  aluette_review_page_set_record (self,
                                  other->match_replay != NULL ? other->match_replay->record : NULL,
                                  other->deal, other->seat);
  if (self->match_replay == NULL || other->review == NULL)
    return;
  stop_review (self);
  self->review = g_memdup2 (other->review, sizeof *other->review);
  show_review (self, other->selected);
  aluette_review_position_view_restore_from (self->position_view, other->position_view);
  self->narrow = other->narrow;
  self->on_table = other->on_table;
  show_halves (self);
}

const AluReview *
aluette_review_page_get_review (AluetteReviewPage *self)
{
  g_return_val_if_fail (ALUETTE_IS_REVIEW_PAGE (self), NULL);

  return self->review;
}

void
aluette_review_page_select (AluetteReviewPage *self, guint index)
{
  g_return_if_fail (ALUETTE_IS_REVIEW_PAGE (self));

  if (self->review == NULL || index >= self->review->n_verdicts)
    return;
  self->on_table = TRUE;
  show_halves (self);
  select_row (self, index);
}

const char *
aluette_review_page_get_said (AluetteReviewPage *self)
{
  g_return_val_if_fail (ALUETTE_IS_REVIEW_PAGE (self), NULL);

  return aluette_review_position_view_get_said (self->position_view);
}

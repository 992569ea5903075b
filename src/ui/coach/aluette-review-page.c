/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/coach/aluette-review-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "bots/alu-bot-kind.h"
#include "model/session/aluette-reviewer.h"
#include "presentation/common/aluette-labels.h"
#include "ui/coach/aluette-review-position-view.h"
#include "ui/coach/aluette-review-row.h"
#include "ui/common/aluette-announcer.h"
#include "ui/common/aluette-combo.h"
#include "ui/common/aluette-derived.h"
#include "ui/common/aluette-page.h"
#include "ui/common/aluette-widgets.h"
#include "ui/table/aluette-ui-kind.h"

/* Below this width in pixels, only the list or the table is shown. */
#define NARROW 720

struct _AluetteReviewPage
{
  GtkWidget parent_instance;

  GtkWidget *close;
  GtkStack *stack;
  GtkProgressBar *progress;
  GtkWidget *side;
  GtkDropDown *deals;
  GtkDropDown *players;
  GtkLabel *summary;
  AdwBin *graph_place;
  GtkListBox *list;
  GtkLabel *kept;
  GtkWidget *place;
  GtkWidget *back;
  AluetteReviewPositionView *position_view;

  AluetteLearnerData *learner_data; /* (nullable) */
  AluetteMatchRecord *record;       /* (nullable) */
  guint deal;
  guint seat;
  gpointer review;           /* (nullable): of the selected deal */
  GCancellable *cancellable; /* (nullable) */
  guint selected;            /* index of the selected choice */
  gboolean filling;          /* the page, not the user, is changing the controls */
  gboolean narrow;
  gboolean on_table; /* a narrow page shows the table instead of the list */
};

G_DEFINE_FINAL_TYPE (AluetteReviewPage, aluette_review_page, GTK_TYPE_WIDGET)

static const AluBotKind *
get_bots (AluetteReviewPage *self)
{
  return alu_bot_kind_from_id (aluette_match_record_get_kind (self->record)->id);
}

/* Returns: (nullable): how the game shows its reviews. */
static const AluetteReviewLook *
get_look (AluetteReviewPage *self)
{
  const AluGameKind *game = aluette_match_record_get_kind (self->record);
  const AluetteUiKind *kind = aluette_ui_kind_from_id (game->id);

  return kind != NULL ? kind->reviews : NULL;
}

static AluetteReviewedDeal
get_reviewed_deal (AluetteReviewPage *self)
{
  AluetteTable *table = aluette_review_position_view_get_table (self->position_view);

  return (AluetteReviewedDeal) {
    .record = self->record,
    .deal = self->deal,
    .seat = self->seat,
    .review = self->review,
    .deck = aluette_table_style_get_deck (aluette_table_get_style (table)),
  };
}

static guint
count_judgments (AluetteReviewPage *self)
{
  return self->review != NULL ? (guint) alu_bot_n_judgments (self->review) : 0;
}

static void
stop_review (AluetteReviewPage *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

static void
show_halves (AluetteReviewPage *self, gboolean on_table)
{
  self->on_table = on_table;
  gtk_widget_set_visible (self->side, !self->narrow || !self->on_table);
  gtk_widget_set_visible (self->place, !self->narrow || self->on_table);
  gtk_widget_set_visible (self->back, self->narrow);
}

/* ---- the list of choices ---- */

static void
fill_list (AluetteReviewPage *self)
{
  AluetteReviewedDeal deal = get_reviewed_deal (self);
  guint n = count_judgments (self);

  aluette_remove_children (GTK_WIDGET (self->list));
  for (guint i = 0; i < n; i++)
    gtk_list_box_append (self->list, aluette_review_row_new (&deal, (int) i));
}

static void
set_enabled (AluetteReviewPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  guint n = count_judgments (self);

  gtk_widget_action_set_enabled (widget, "review.previous", self->selected > 0 && n > 0);
  gtk_widget_action_set_enabled (widget, "review.next", self->selected + 1 < n);
  gtk_widget_action_set_enabled (widget, "review.again", n > 0);
}

static void
select_row (AluetteReviewPage *self, guint index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, (int) index);
  AluetteReviewedDeal deal = get_reviewed_deal (self);

  if (row == NULL)
    return;
  self->selected = index;
  gtk_list_box_select_row (self->list, row);
  aluette_review_position_view_show (self->position_view, &deal, (int) index);
  set_enabled (self);
}

static void
row_activated (AluetteReviewPage *self, GtkListBoxRow *row)
{
  show_halves (self, TRUE);
  select_row (self, (guint) gtk_list_box_row_get_index (row));
}

/* Returns: the index of the most expensive choice, which is shown first */
static guint
find_costliest (AluetteReviewPage *self)
{
  guint costliest = 0;
  float most = -1;

  for (guint i = 0; i < count_judgments (self); i++)
    {
      const AluJudgment *judgment = alu_bot_judgment (get_bots (self), self->review, (int) i);

      if (judgment->forced || judgment->cost <= most)
        continue;
      costliest = i;
      most = judgment->cost;
    }
  return costliest;
}

/* ---- mistakes ---- */

static void
on_mistakes_saved (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (AluetteReviewPage) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  if (self->record == NULL
      || aluette_mistakes_save_finish (ALUETTE_MISTAKES (source), result, &error))
    return;
  /* Translators: %s is the reason. */
  text = g_strdup_printf (_("Your mistakes could not be saved: %s"), error->message);
  gtk_label_set_text (self->kept, text);
}

static void
save_mistakes (AluetteReviewPage *self)
{
  AluetteMistakes *mistakes = self->learner_data != NULL
                                  ? aluette_learner_data_get_mistakes (self->learner_data)
                                  : NULL;
  g_autoptr (GPtrArray) puzzles
      = mistakes != NULL
            ? aluette_mistakes_find (mistakes, self->record, self->deal, self->review)
            : NULL;
  guint n = puzzles != NULL ? puzzles->len : 0;
  g_autofree char *text = NULL;

  if (n > 0)
    aluette_mistakes_add_async (mistakes, puzzles, NULL, on_mistakes_saved, g_object_ref (self));
  text = g_strdup_printf (ngettext ("%u card was added to your mistakes to practice.",
                                    "%u cards were added to your mistakes to practice.", n),
                          n);
  gtk_label_set_text (self->kept, text);
  gtk_widget_set_visible (GTK_WIDGET (self->kept), n > 0);
}

/* ---- the review ---- */

/* Shows the current review with one of its choices selected. */
static void
show_review (AluetteReviewPage *self, guint choice)
{
  const AluetteReviewLook *look = get_look (self);
  AluetteReviewedDeal deal = get_reviewed_deal (self);
  g_autofree char *summary = look->format_summary (&deal);

  gtk_label_set_text (self->summary, summary);
  gtk_widget_set_visible (GTK_WIDGET (self->graph_place), look->graph_new != NULL);
  adw_bin_set_child (self->graph_place, look->graph_new != NULL ? look->graph_new (&deal) : NULL);
  fill_list (self);
  save_mistakes (self);
  show_halves (self, FALSE);
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
  gpointer review = aluette_reviewer_review_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->cancellable);
  self->review = review;
  if (review != NULL)
    show_review (self, find_costliest (self));
  else
    gtk_stack_set_visible_child_name (self->stack, "stopped");
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
count_deals (AluetteReviewPage *self)
{
  return self->record != NULL && get_look (self) != NULL
                 && aluette_reviewer_can_review (self->record)
             ? aluette_match_record_get_n_finished (self->record)
             : 0;
}

static void
start_review (AluetteReviewPage *self)
{
  if (self->review != NULL || self->cancellable != NULL || self->deal >= count_deals (self))
    return;
  self->cancellable = g_cancellable_new ();
  gtk_progress_bar_set_fraction (self->progress, 0);
  gtk_stack_set_visible_child_name (self->stack, "busy");
  aluette_reviewer_review_async (self->record, self->deal, self->seat, review_progress_cb, self,
                                 self->cancellable, review_ready_cb, g_object_ref (self));
}

/* ---- the selection of deal and player ---- */

/* Returns: the seat of player number @index of the match, without dummies */
static guint
get_nth_player (AluetteReviewPage *self, guint index)
{
  const AluGameHeader *header = aluette_match_record_get_header (self->record);

  for (guint seat = 0; seat < header->rules.n_seats; seat++)
    if (header->players[seat].kind != ALU_GAME_DUMMY && index-- == 0)
      return seat;
  return 0;
}

static void
fill_choosers (AluetteReviewPage *self)
{
  const AluGameHeader *header = aluette_match_record_get_header (self->record);
  g_autoptr (GtkStringList) deals = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) players = gtk_string_list_new (NULL);
  guint at = 0, n_players = 0;

  for (guint i = 0; i < count_deals (self); i++)
    gtk_string_list_take (deals, g_strdup_printf (_("Deal %u"), i + 1));
  for (guint seat = 0; seat < header->rules.n_seats; seat++)
    if (header->players[seat].kind != ALU_GAME_DUMMY)
      {
        gtk_string_list_take (players, aluette_seat_name (header, seat));
        at = seat == self->seat ? n_players : at;
        n_players++;
      }
  self->filling = TRUE;
  gtk_drop_down_set_model (self->deals, G_LIST_MODEL (deals));
  gtk_drop_down_set_model (self->players, G_LIST_MODEL (players));
  if (count_deals (self) > 0)
    gtk_drop_down_set_selected (self->deals, self->deal);
  gtk_drop_down_set_selected (self->players, at);
  self->filling = FALSE;
}

static void
choice_changed_cb (AluetteReviewPage *self)
{
  guint deal = gtk_drop_down_get_selected (self->deals);
  guint person = gtk_drop_down_get_selected (self->players);

  if (self->filling || self->record == NULL || deal == GTK_INVALID_LIST_POSITION
      || person == GTK_INVALID_LIST_POSITION)
    return;
  if (deal == self->deal && get_nth_player (self, person) == self->seat)
    return;
  clear_review (self);
  self->deal = deal;
  self->seat = get_nth_player (self, person);
  start_review (self);
}

/* Returns: the seat that is reviewed first: the first human's */
static guint
choose_seat (AluetteReviewPage *self)
{
  guint humans = alu_game_humans (aluette_match_record_get_header (self->record));

  return humans != 0 ? (guint) g_bit_nth_lsf (humans, -1) : get_nth_player (self, 0);
}

void
aluette_review_page_set_record (AluetteReviewPage *self, AluetteMatchRecord *record, guint deal,
                                guint seat)
{
  g_return_if_fail (ALUETTE_IS_REVIEW_PAGE (self));

  clear_review (self);
  if (record != NULL)
    aluette_match_record_ref (record);
  g_clear_pointer (&self->record, aluette_match_record_unref);
  self->record = record;
  gtk_stack_set_visible_child_name (self->stack, "none");
  if (record == NULL)
    return;
  self->deal = deal;
  self->seat = seat != ALU_GAME_SPECTATOR ? seat : choose_seat (self);
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
  int step = g_str_equal (action, "review.next") - g_str_equal (action, "review.previous");

  if (self->review != NULL)
    select_row (self, self->selected + (guint) step);
}

static void
list_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteReviewPage *self = ALUETTE_REVIEW_PAGE (widget);

  show_halves (self, FALSE);
  gtk_widget_child_focus (GTK_WIDGET (self->list), GTK_DIR_TAB_FORWARD);
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
  show_halves (self, self->on_table);
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
  gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, for_size, minimum, natural,
                      NULL, NULL);
}

/* Switches to a narrow or wide page in an idle, because an allocation must not show or hide
 * widgets. */
static void
aluette_review_page_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  AluetteReviewPage *self = ALUETTE_REVIEW_PAGE (widget);

  gtk_widget_allocate (gtk_widget_get_first_child (widget), width, height, baseline, NULL);
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
  aluette_remove_children (GTK_WIDGET (self));
  g_clear_pointer (&self->record, aluette_match_record_unref);
  g_clear_object (&self->learner_data);
  G_OBJECT_CLASS (aluette_review_page_parent_class)->dispose (object);
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
  g_type_ensure (ALUETTE_TYPE_REVIEW_POSITION_VIEW);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/coach/aluette-review-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteReviewPage, close);
  gtk_widget_class_bind_template_child (widget_class, AluetteReviewPage, stack);
  gtk_widget_class_bind_template_child (widget_class, AluetteReviewPage, progress);
  gtk_widget_class_bind_template_child (widget_class, AluetteReviewPage, side);
  gtk_widget_class_bind_template_child (widget_class, AluetteReviewPage, deals);
  gtk_widget_class_bind_template_child (widget_class, AluetteReviewPage, players);
  gtk_widget_class_bind_template_child (widget_class, AluetteReviewPage, summary);
  gtk_widget_class_bind_template_child (widget_class, AluetteReviewPage, graph_place);
  gtk_widget_class_bind_template_child (widget_class, AluetteReviewPage, list);
  gtk_widget_class_bind_template_child (widget_class, AluetteReviewPage, kept);
  gtk_widget_class_bind_template_child (widget_class, AluetteReviewPage, place);
  gtk_widget_class_bind_template_child (widget_class, AluetteReviewPage, back);
  gtk_widget_class_bind_template_child (widget_class, AluetteReviewPage, position_view);
  gtk_widget_class_bind_template_callback (widget_class, choice_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated);
  aluette_class_bind_closures (widget_class);
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
  /* Start with one half, because both would widen a narrow window. */
  self->narrow = TRUE;
  show_halves (self, FALSE);
  set_enabled (self);
}

GtkWidget *
aluette_review_page_new (const char *close_action)
{
  AluetteReviewPage *self = g_object_new (ALUETTE_TYPE_REVIEW_PAGE, NULL);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->close), close_action);
  return GTK_WIDGET (self);
}

void
aluette_review_page_set_learner_data (AluetteReviewPage *self, AluetteLearnerData *data)
{
  g_return_if_fail (ALUETTE_IS_REVIEW_PAGE (self));

  g_set_object (&self->learner_data, data);
}

AluetteTable *
aluette_review_page_get_table (AluetteReviewPage *self)
{
  g_return_val_if_fail (ALUETTE_IS_REVIEW_PAGE (self), NULL);

  return aluette_review_position_view_get_table (self->position_view);
}

GVariant *
aluette_review_page_get_state (AluetteReviewPage *self)
{
  gsize size;

  g_return_val_if_fail (ALUETTE_IS_REVIEW_PAGE (self), NULL);

  if (self->record == NULL)
    return NULL;
  size = get_bots (self)->review_size;
  return g_variant_new ("(uu@ayu@ayb)", self->deal, self->seat,
                        aluette_page_pack (self->review, size), self->selected,
                        aluette_review_position_view_get_state (self->position_view),
                        self->on_table);
}

void
aluette_review_page_set_state (AluetteReviewPage *self, GVariant *state)
{
  guint deal, seat, selected;
  gsize size;
  g_autoptr (GVariant) review = NULL;
  g_autoptr (GVariant) position = NULL;
  gboolean on_table;

  g_return_if_fail (ALUETTE_IS_REVIEW_PAGE (self));

  if (self->record == NULL)
    return;
  g_variant_get (state, "(uu@ayu@ayb)", &deal, &seat, &review, &selected, &position, &on_table);
  aluette_review_page_set_record (self, self->record, deal, seat);
  size = get_bots (self)->review_size;
  if (g_variant_n_children (review) != size)
    return;
  stop_review (self);
  self->review = g_malloc (size);
  aluette_page_unpack (review, self->review, size);
  show_review (self, selected);
  aluette_review_position_view_set_state (self->position_view, position);
  show_halves (self, on_table);
}

gconstpointer
aluette_review_page_get_review (AluetteReviewPage *self)
{
  g_return_val_if_fail (ALUETTE_IS_REVIEW_PAGE (self), NULL);

  return self->review;
}

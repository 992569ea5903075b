/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-hand.h"

#include <math.h>

#include "ui/common/aluette-widgets.h"
#include "ui/table/aluette-card-arrangement.h"

/* In rows, at least this share of a card is visible beside, and above, the next one. */
#define LEAST_WIDTH_SHOWN 0.42
#define LEAST_HEIGHT_SHOWN 0.46

/* The gap between cards in rows that have room, in pixels. */
#define ROWS_GAP 4

/* How far the outer cards of a fan are below the middle, in card heights. */
#define FAN_SINK 0.05

/* How far up a card is dragged to be played, in pixels. */
#define THROW 50

/* How long the second click of a double click does nothing, in microseconds. */
#define CLICK_GUARD (250 * 1000)

/* The number of cards of a full fan, which has its full angle. */
#define FULL_FAN 9

struct _AluetteHand
{
  GtkWidget parent_instance;

  AluetteTableStyle *style;
  GPtrArray *cards; /* of AluetteCard, in display order; owned as children */
  gboolean fan;
  gboolean active;
  guint capacity;
  int max_card; /* of cards in rows; 0 for none */
  guint clicked; /* the card clicked last */
  gint64 clicked_at;
  GtkWidget *dragged; /* (nullable) (transfer none): the card pressed, which follows the pointer */
  graphene_point_t pull; /* how far it is from its place */
};

G_DEFINE_FINAL_TYPE (AluetteHand, aluette_hand, GTK_TYPE_WIDGET)

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* Returns: whether a click belongs to the one before: it is on the same card, or that card has left
 * the hand and another one lies under the pointer */
static gboolean
is_double_click (AluetteHand *self, guint card)
{
  return g_get_monotonic_time () - self->clicked_at < CLICK_GUARD
         && (card == self->clicked || aluette_hand_get_widget (self, self->clicked) == NULL);
}

static void
card_clicked_cb (AluetteHand *self, AluetteCard *card)
{
  guint code = aluette_card_get_card (card), index;

  if (!g_ptr_array_find (self->cards, card, &index) || is_double_click (self, code))
    return;
  self->clicked = code;
  self->clicked_at = g_get_monotonic_time ();
  g_signal_emit (self, signals[CHOSEN], 0, index);
}

static void
allocate_card (AluetteHand *self, int index, int width, int height, double x, double y,
               double angle)
{
  GtkWidget *card = g_ptr_array_index (self->cards, (guint) index);
  GskTransform *transform = NULL;

  gtk_widget_measure (card, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  if (card == self->dragged)
    transform = gsk_transform_translate (transform, &self->pull);
  transform = gsk_transform_translate (transform, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  if (angle != 0)
    {
      transform = gsk_transform_translate (transform,
                                           &GRAPHENE_POINT_INIT (width / 2.0f, (float) height));
      transform = gsk_transform_rotate (transform, (float) angle);
      transform = gsk_transform_translate (transform,
                                           &GRAPHENE_POINT_INIT (-width / 2.0f, (float) -height));
    }
  gtk_widget_allocate (card, width, height, -1, transform);
}

/* Says how much of a card stays visible beside the next one of its row, and above the next row. */
static void
set_visible_part (AluetteHand *self, int index, gboolean last, double step, double height)
{
  aluette_card_set_visible_part (g_ptr_array_index (self->cards, (guint) index),
                                 last ? 0 : (int) step, (int) height);
}

/* Allocates one row of cards as an arc. */
static void
allocate_arc (AluetteHand *self, const AluetteHandRows *rows, int width, int height)
{
  int n = (int) self->cards->len;
  int card_height = (int) (rows->card * ALUETTE_CARD_TALL);
  double opening = ALUETTE_FAN_ANGLE * MIN (1.0, n / (double) FULL_FAN);
  double x = (width - rows->card - rows->step * (n - 1)) / 2;

  for (int i = 0; i < n; i++)
    {
      double at = n > 1 ? 2.0 * i / (n - 1) - 1 : 0;

      allocate_card (self, i, rows->card, card_height, x + i * rows->step,
                     height - card_height * (1 + FAN_SINK) + at * at * FAN_SINK * card_height,
                     at * opening);
      set_visible_part (self, i, i == n - 1, rows->step, 0);
    }
}

/* Allocates the hand of the viewer: as an arc, or in rows if there are too many cards to choose
 * from in one. The last row is the front one. */
static void
allocate_fan (AluetteHand *self, int width, int height)
{
  int n = (int) self->cards->len;
  AluetteHandRows rows = aluette_hand_rows_fit (MAX (n, (int) self->capacity), width, height);
  int card_height = (int) (rows.card * ALUETTE_CARD_TALL);

  /* A smaller hand keeps the size of its cards but may need fewer rows. */
  aluette_hand_rows_reduce (&rows, n, width);
  if (rows.rows == 1)
    {
      allocate_arc (self, &rows, width, height);
      return;
    }
  for (int i = 0; i < n; i++)
    {
      int row = i / rows.columns;
      int in_row = MIN (rows.columns, n - row * rows.columns);
      double x = (width - rows.card - rows.step * (in_row - 1)) / 2;

      allocate_card (self, i, rows.card, card_height, x + i % rows.columns * rows.step,
                     height - card_height * (1 + (rows.rows - 1 - row) * ALUETTE_ROW_SHOWN), 0);
      set_visible_part (self, i, i % rows.columns == in_row - 1, rows.step,
                        row < rows.rows - 1 ? card_height * ALUETTE_ROW_SHOWN : 0);
    }
}

/* Returns: the number of rows that allows the largest cards */
static int
best_rows (int n, int width, int height, double *card_width)
{
  int best = 1;

  *card_width = 0;
  for (int rows = 1; rows <= n; rows++)
    {
      int columns = (n + rows - 1) / rows;
      double by_width = width / (1 + (columns - 1) * LEAST_WIDTH_SHOWN);
      double by_height = height / (ALUETTE_CARD_TALL * (1 + (rows - 1) * LEAST_HEIGHT_SHOWN));

      if (MIN (by_width, by_height) > *card_width)
        {
          *card_width = MIN (by_width, by_height);
          best = rows;
        }
    }
  return best;
}

/* Returns: the width of cards in rows; the number of rows goes to @rows */
static int
compute_rows (AluetteHand *self, int width, int height, int *rows)
{
  double fit;

  *rows = best_rows (MAX ((int) self->cards->len, (int) self->capacity), width, height, &fit);
  return MAX (8, (int) MIN (fit, self->max_card > 0 ? self->max_card : fit) / 4 * 4);
}

static void
allocate_rows (AluetteHand *self, int width, int height)
{
  int n = (int) self->cards->len, rows;
  int card_width = compute_rows (self, width, height, &rows);
  int columns = (MAX (n, (int) self->capacity) + rows - 1) / rows;
  int card_height = (int) (card_width * ALUETTE_CARD_TALL);
  double room_x = width - card_width, room_y = height - card_height;
  double step_x = columns > 1 ? MIN (card_width + ROWS_GAP, room_x / (columns - 1)) : 0;
  double step_y = rows > 1 ? MIN (card_height + ROWS_GAP, room_y / (rows - 1)) : 0;
  double x = (width - card_width - step_x * (MIN (n, columns) - 1)) / 2;

  for (int i = 0; i < n; i++)
    {
      gboolean covered = i + columns < n && step_y < card_height;

      allocate_card (self, i, card_width, card_height, x + i % columns * step_x,
                     i / columns * step_y, 0);
      set_visible_part (self, i, i % columns == columns - 1 || i == n - 1, step_x,
                        covered ? step_y : 0);
    }
}

static void
aluette_hand_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  AluetteHand *self = ALUETTE_HAND (widget);

  if (self->cards->len == 0)
    return;
  if (self->fan)
    allocate_fan (self, width, height);
  else
    allocate_rows (self, width, height);
}

/* Returns: whether the card is raised to be looked at, or dragged */
static gboolean
is_raised (AluetteHand *self, GtkWidget *card)
{
  GtkStateFlags flags = gtk_widget_get_state_flags (card);

  if (self->dragged != NULL)
    return card == self->dragged;
  return self->active
         && (flags & (GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUS_VISIBLE)) != 0;
}

/* A raised card lies over its neighbors, so that all of it can be seen. */
static void
aluette_hand_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AluetteHand *self = ALUETTE_HAND (widget);

  for (gboolean raised = FALSE; raised <= TRUE; raised++)
    for (guint i = 0; i < self->cards->len; i++)
      {
        GtkWidget *card = g_ptr_array_index (self->cards, i);

        if (is_raised (self, card) == raised)
          gtk_widget_snapshot_child (widget, card, snapshot);
      }
}

/* The dragged card, if any, falls back to its place. */
static void
stop_drag (AluetteHand *self)
{
  self->dragged = NULL;
  self->pull = *graphene_point_zero ();
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* A card can be thrown: dragged up and released. It is the one that was pressed: when it is
 * released it may have left the place where it was pressed. */
static void
drag_begin_cb (AluetteHand *self, double x, double y, GtkGesture *drag)
{
  GtkWidget *card = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  if (self->active && card != NULL)
    self->dragged = gtk_widget_get_ancestor (card, ALUETTE_TYPE_CARD);
  if (self->dragged == NULL)
    gtk_gesture_set_state (drag, GTK_EVENT_SEQUENCE_DENIED);
}

static void
drag_update_cb (AluetteHand *self, double x, double y, GtkGesture *drag)
{
  if (self->dragged == NULL
      || (graphene_point_equal (&self->pull, graphene_point_zero ())
          && !gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) x, (int) y)))
    return;
  gtk_gesture_set_state (drag, GTK_EVENT_SEQUENCE_CLAIMED);
  self->pull = GRAPHENE_POINT_INIT ((float) x, (float) y);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
drag_end_cb (AluetteHand *self, double x, double y, GtkGestureDrag *drag)
{
  double start_x, start_y;

  if (self->dragged == NULL || !gtk_gesture_drag_get_start_point (drag, &start_x, &start_y))
    return;
  if (self->active && y <= -THROW && (fabs (x) <= -y || start_y + y < 0))
    card_clicked_cb (self, ALUETTE_CARD (self->dragged));
  stop_drag (self);
}

static gboolean
key_pressed_cb (AluetteHand *self, guint key)
{
  if (key != GDK_KEY_Escape || graphene_point_equal (&self->pull, graphene_point_zero ()))
    return GDK_EVENT_PROPAGATE;
  stop_drag (self);
  return GDK_EVENT_STOP;
}

static gboolean
aluette_hand_focus_vfunc (GtkWidget *widget, GtkDirectionType direction)
{
  AluetteHand *self = ALUETTE_HAND (widget);
  GtkWidget *focus = gtk_widget_get_focus_child (widget);
  guint index;

  if (focus == NULL || !g_ptr_array_find (self->cards, focus, &index))
    return aluette_hand_focus (self);
  if (direction == GTK_DIR_LEFT && index > 0)
    return gtk_widget_grab_focus (g_ptr_array_index (self->cards, index - 1));
  if (direction == GTK_DIR_RIGHT && index + 1 < self->cards->len)
    return gtk_widget_grab_focus (g_ptr_array_index (self->cards, index + 1));
  /* At the ends, arrow keys do not leave the hand, but Tab does. */
  return direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT;
}

static void
aluette_hand_dispose (GObject *object)
{
  AluetteHand *self = ALUETTE_HAND (object);

  g_ptr_array_set_size (self->cards, 0);
  self->dragged = NULL;
  aluette_remove_children (GTK_WIDGET (self));
  g_clear_object (&self->style);
  G_OBJECT_CLASS (aluette_hand_parent_class)->dispose (object);
}

static void
aluette_hand_finalize (GObject *object)
{
  AluetteHand *self = ALUETTE_HAND (object);

  g_ptr_array_unref (self->cards);
  G_OBJECT_CLASS (aluette_hand_parent_class)->finalize (object);
}

static void
aluette_hand_class_init (AluetteHandClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_hand_dispose;
  G_OBJECT_CLASS (klass)->finalize = aluette_hand_finalize;
  widget_class->size_allocate = aluette_hand_size_allocate;
  widget_class->focus = aluette_hand_focus_vfunc;
  widget_class->snapshot = aluette_hand_snapshot;

  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_css_name (widget_class, "hand");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
aluette_hand_init (AluetteHand *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  g_signal_connect_object (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-update", G_CALLBACK (drag_update_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-end", G_CALLBACK (drag_end_cb), self, G_CONNECT_SWAPPED);
  /* Comes before "drag-end". */
  g_signal_connect_object (drag, "cancel", G_CALLBACK (stop_drag), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  /* A card that is pressed has the focus. */
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  self->cards = g_ptr_array_new ();
  self->clicked_at = -CLICK_GUARD;
}

GtkWidget *
aluette_hand_new (AluetteTableStyle *style, gboolean fan)
{
  AluetteHand *self = g_object_new (ALUETTE_TYPE_HAND, NULL);

  self->style = g_object_ref (style);
  self->fan = fan;
  return GTK_WIDGET (self);
}

/* Removes a widget that shows @card from @old, or creates one: what was clicked before was another
 * hand. */
static GtkWidget *
take_widget (AluetteHand *self, GPtrArray *old, guint card)
{
  GtkWidget *widget;

  for (guint i = 0; i < old->len; i++)
    if (aluette_card_get_card (g_ptr_array_index (old, i)) == card)
      return g_ptr_array_steal_index (old, i);
  self->clicked_at = -CLICK_GUARD;
  widget = card == ALUETTE_NO_CARD ? aluette_card_new (card, self->style)
                                 : aluette_card_new_button (card, self->style);
  gtk_widget_set_parent (widget, GTK_WIDGET (self));
  g_signal_connect_object (widget, "clicked", G_CALLBACK (card_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  return widget;
}

static gboolean
shows_already (AluetteHand *self, const guint8 *cards, guint n_cards)
{
  if (self->cards->len != n_cards)
    return FALSE;
  for (guint i = 0; i < n_cards; i++)
    if (aluette_card_get_card (g_ptr_array_index (self->cards, i)) != cards[i])
      return FALSE;
  return TRUE;
}

void
aluette_hand_set_cards (AluetteHand *self, const guint8 *cards, guint n_cards)
{
  g_autoptr (GPtrArray) old = NULL;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  /* The focus child of the hand can be unset while another window is active. */
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *before = NULL;
  guint focused = G_MAXUINT;

  g_return_if_fail (n_cards <= ALUETTE_MAX_HAND);
  if (shows_already (self, cards, n_cards))
    return;
  if (focus != NULL)
    g_ptr_array_find (self->cards, focus, &focused);
  old = g_steal_pointer (&self->cards);
  self->cards = g_ptr_array_new ();
  for (guint i = 0; i < n_cards; i++)
    {
      GtkWidget *widget = take_widget (self, old, cards[i]);

      aluette_card_set_position (ALUETTE_CARD (widget), i + 1, n_cards);
      gtk_widget_insert_after (widget, GTK_WIDGET (self), before);
      g_ptr_array_add (self->cards, widget);
      before = widget;
    }
  /* If the focused card leaves the hand, move the focus to the card at the same position. */
  if (focused != G_MAXUINT && g_ptr_array_find (old, focus, NULL) && n_cards > 0)
    gtk_widget_grab_focus (g_ptr_array_index (self->cards, MIN (focused, n_cards - 1)));
  if (g_ptr_array_find (old, self->dragged, NULL))
    stop_drag (self);
  for (guint i = 0; i < old->len; i++)
    gtk_widget_unparent (g_ptr_array_index (old, i));
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

guint
aluette_hand_get_n_cards (AluetteHand *self)
{
  return self->cards->len;
}

guint
aluette_hand_get_card (AluetteHand *self, guint index)
{
  if (index >= self->cards->len)
    return ALUETTE_NO_CARD;
  return aluette_card_get_card (g_ptr_array_index (self->cards, index));
}

AluetteCard *
aluette_hand_get_widget (AluetteHand *self, guint card)
{
  for (guint i = 0; i < self->cards->len; i++)
    if (aluette_card_get_card (g_ptr_array_index (self->cards, i)) == card)
      return g_ptr_array_index (self->cards, i);
  return NULL;
}

void
aluette_hand_set_capacity (AluetteHand *self, guint n_cards)
{
  if (self->capacity == n_cards)
    return;
  self->capacity = n_cards;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
aluette_hand_set_max_card (AluetteHand *self, int width)
{
  self->max_card = width;
}

int
aluette_hand_get_rows_height (AluetteHand *self, int width, int height)
{
  int rows, card = compute_rows (self, width, height, &rows);

  return MIN (height, rows * ((int) (card * ALUETTE_CARD_TALL) + ROWS_GAP));
}

void
aluette_hand_set_active (AluetteHand *self, gboolean active)
{
  self->active = active;
  aluette_set_css_class (GTK_WIDGET (self), "active", active);
}

void
aluette_hand_set_marks (AluetteHand *self, const AluetteTableHand *state,
                        const AluetteCardSet *chosen, const char *note)
{
  for (guint i = 0; i < self->cards->len; i++)
    {
      AluetteCard *card = g_ptr_array_index (self->cards, i);
      gboolean on = aluette_card_set_has (chosen, aluette_card_get_card (card));
      gboolean refused = self->active && (state->may_choose >> i & 1) == 0;

      aluette_set_css_class (GTK_WIDGET (card), "chosen", on);
      aluette_set_css_class (GTK_WIDGET (card), "refused", refused);
      aluette_card_set_note (card, on ? note : refused ? state->why_not[i] : NULL);
    }
}

gboolean
aluette_hand_focus (AluetteHand *self)
{
  GtkWidget *last = gtk_widget_get_focus_child (GTK_WIDGET (self));

  if (last == NULL && self->cards->len > 0)
    last = g_ptr_array_index (self->cards, 0);
  return last != NULL && gtk_widget_grab_focus (last);
}

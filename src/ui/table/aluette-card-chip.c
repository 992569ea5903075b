/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-card-chip.h"

#include <math.h>

#include "ui/table/aluette-card.h"
#include "ui/table/aluette-hand.h"

/* How long a card is pointed at before it is named, in milliseconds. */
#define DELAY_MS 500

/* The gap between card and chip, and how far a pointed card rises, in pixels. */
#define GAP 4
#define RISE 24

/* The places of the chip that are tried. */
#define N_PLACES 8

struct _AluetteCardChip
{
  GtkWidget parent_instance;

  AluetteCardChipFunc describe;
  AluetteCardMenuFunc menu; /* (nullable) */
  gpointer data;
  GtkWidget *cards; /* (nullable) (unowned): the parent */
  GtkWidget *box;
  GtkWidget *title;
  GtkWidget *details;

  GtkWidget *target; /* (nullable) (weak): the card */
  guint card;        /* of the target */
  guint timer;       /* shows the chip */
  gboolean held;     /* for a long press: until the next one */
  double x, y;       /* the last position of the pointer */
  GtkWidget *free;   /* (nullable) (weak) */
  GtkWidget *face;   /* (nullable) (weak) */
  gboolean buttons_only;
  gulong focus_handler;
};

G_DEFINE_FINAL_TYPE (AluetteCardChip, aluette_card_chip, GTK_TYPE_WIDGET)

/* --- Where the chip is --- */

/* Extends @bounds by the visible buttons in @widget. */
static void
add_buttons (GtkWidget *widget, GtkWidget *to, graphene_rect_t *bounds, gboolean *any)
{
  graphene_rect_t it;

  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_BUTTON (widget) && gtk_widget_compute_bounds (widget, to, &it))
    {
      if (*any)
        graphene_rect_union (bounds, &it, bounds);
      else
        *bounds = it;
      *any = TRUE;
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_buttons (child, to, bounds, any);
}

/* Returns: whether there is something that the chip must not cover */
static gboolean
find_free (AluetteCardChip *self, graphene_rect_t *bounds)
{
  gboolean any = FALSE;

  if (self->free == NULL || !gtk_widget_get_mapped (self->free))
    return FALSE;
  if (!self->buttons_only)
    return gtk_widget_compute_bounds (self->free, GTK_WIDGET (self), bounds);
  add_buttons (self->free, GTK_WIDGET (self), bounds, &any);
  return any;
}

/* Finds where the card is; in a hand, from the upper edge of the highest card in it. */
static gboolean
find_card (AluetteCardChip *self, graphene_rect_t *bounds)
{
  GtkWidget *hand = gtk_widget_get_ancestor (self->target, ALUETTE_TYPE_HAND);
  graphene_rect_t all;
  gboolean any = FALSE;

  if (!gtk_widget_compute_bounds (self->target, GTK_WIDGET (self), bounds))
    return FALSE;
  if (hand == NULL)
    return TRUE;
  add_buttons (hand, GTK_WIDGET (self), &all, &any);
  if (any)
    {
      bounds->origin.y = all.origin.y;
      bounds->size.height = all.size.height;
    }
  return TRUE;
}

static gboolean
fits (AluetteCardChip *self, const graphene_rect_t *box)
{
  return box->origin.x >= 0 && box->origin.y >= 0
         && box->origin.x + box->size.width <= gtk_widget_get_width (GTK_WIDGET (self))
         && box->origin.y + box->size.height <= gtk_widget_get_height (GTK_WIDGET (self));
}

/* What the chip must not cover, and the face that it covers only for want of another place. */
typedef struct
{
  gboolean has_free, has_face;
  graphene_rect_t free, face;
} Taken;

static gboolean
is_clear (AluetteCardChip *self, const Taken *taken, const graphene_rect_t *box, gboolean off_face)
{
  return fits (self, box)
         && !(taken->has_free && graphene_rect_intersection (box, &taken->free, NULL))
         && !(off_face && taken->has_face && graphene_rect_intersection (box, &taken->face, NULL));
}

/* Sets the places of the chip beside what must stay free, at the side of the card first, and above
 * it. */
static void
list_places_around (const Taken *taken, const graphene_rect_t *card, graphene_rect_t places[3])
{
  const graphene_rect_t *free = &taken->free;
  gboolean right = card->origin.x + card->size.width / 2 > free->origin.x + free->size.width / 2;

  places[right ? 1 : 0].origin.x = free->origin.x - places[0].size.width - GAP;
  places[right ? 0 : 1].origin.x = free->origin.x + free->size.width + GAP;
  places[2].origin.y = free->origin.y - places[2].size.height - GAP;
}

/* Sets the position of the chip: above the card, or below it. If that would cover what must stay
 * free, beside that, or above. Each of these also beside the face. */
static void
place_box (AluetteCardChip *self, const graphene_rect_t *card, graphene_rect_t *box)
{
  float width = (float) gtk_widget_get_width (GTK_WIDGET (self)), x, above;
  Taken taken = { .has_free = find_free (self, &taken.free),
                  .has_face = self->face != NULL && gtk_widget_get_mapped (self->face)
                              && gtk_widget_compute_bounds (self->face, GTK_WIDGET (self),
                                                            &taken.face) };
  graphene_rect_t places[N_PLACES];
  guint n;

  x = card->origin.x + (card->size.width - box->size.width) / 2;
  x = CLAMP (x, GAP, MAX (GAP, width - box->size.width - GAP));
  above = card->origin.y - box->size.height - GAP;
  if (gtk_widget_get_ancestor (self->target, ALUETTE_TYPE_HAND) != NULL && above >= RISE)
    above -= RISE / 2.0f;
  graphene_rect_init (box, x, above >= 0 ? above : card->origin.y + card->size.height + GAP,
                      box->size.width, box->size.height);
  for (n = 0; n < N_PLACES; n++)
    places[n] = *box;
  if (taken.has_free)
    list_places_around (&taken, card, places + 1);
  for (n = 0; taken.has_face && n < N_PLACES / 2; n++)
    {
      places[N_PLACES / 2 + n] = places[n];
      places[N_PLACES / 2 + n].origin.x = taken.face.origin.x + taken.face.size.width + GAP;
    }
  for (n = 0; n < 2 * N_PLACES; n++)
    if (is_clear (self, &taken, &places[n % N_PLACES], n < N_PLACES))
      {
        *box = places[n % N_PLACES];
        return;
      }
}

static void
aluette_card_chip_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  AluetteCardChip *self = ALUETTE_CARD_CHIP (widget);
  graphene_rect_t card, box = GRAPHENE_RECT_INIT_ZERO;
  int least, box_width, box_height;

  if (!gtk_widget_get_child_visible (self->box) || self->target == NULL || !find_card (self, &card))
    return;
  gtk_widget_measure (self->box, GTK_ORIENTATION_HORIZONTAL, -1, &least, &box_width, NULL, NULL);
  box_width = MAX (least, MIN (box_width, width - 2 * GAP));
  gtk_widget_measure (self->box, GTK_ORIENTATION_VERTICAL, box_width, NULL, &box_height, NULL,
                      NULL);
  graphene_rect_init (&box, 0, 0, (float) box_width, (float) box_height);
  place_box (self, &card, &box);
  gtk_widget_size_allocate (self->box,
                            &(GdkRectangle) { (int) roundf (box.origin.x),
                                              (int) roundf (box.origin.y), box_width, box_height },
                            -1);
}

static void
aluette_card_chip_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                           int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  gtk_widget_measure (ALUETTE_CARD_CHIP (widget)->box, orientation, -1, NULL, NULL, NULL, NULL);
  *minimum = *natural = 0;
}

/* --- When the chip is shown --- */

static void
hide_chip (AluetteCardChip *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_weak_pointer (&self->target);
  self->held = FALSE;
  gtk_widget_set_child_visible (self->box, FALSE);
}

/* Sets the text. Returns: whether there is one. */
static gboolean
set_text (AluetteCardChip *self)
{
  g_autofree char *text = self->describe (self->card, self->data);
  char *rest;

  if (text == NULL)
    return FALSE;
  rest = strchr (text, '\n');
  if (rest != NULL)
    *rest++ = '\0';
  gtk_label_set_text (GTK_LABEL (self->title), text);
  gtk_label_set_text (GTK_LABEL (self->details), rest != NULL ? rest : "");
  gtk_widget_set_visible (self->details, rest != NULL);
  return TRUE;
}

static void
show_chip (AluetteCardChip *self)
{
  if (self->target == NULL || !gtk_widget_get_mapped (self->target) || !set_text (self))
    {
      hide_chip (self);
      return;
    }
  gtk_widget_set_child_visible (self->box, TRUE);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static gboolean
show_cb (gpointer data)
{
  AluetteCardChip *self = ALUETTE_CARD_CHIP (data);

  self->timer = 0;
  show_chip (self);
  return G_SOURCE_REMOVE;
}

/* Names @card soon, or at once if the chip names another one. @card: (nullable) */
static void
aim (AluetteCardChip *self, GtkWidget *card)
{
  gboolean shown = gtk_widget_get_child_visible (self->box);

  if (card == self->target)
    return;
  hide_chip (self);
  if (card == NULL || aluette_card_get_card (ALUETTE_CARD (card)) == ALUETTE_NO_CARD)
    return;
  g_set_weak_pointer (&self->target, card);
  self->card = aluette_card_get_card (ALUETTE_CARD (card));
  if (shown)
    show_chip (self);
  else
    self->timer = g_timeout_add (DELAY_MS, show_cb, self);
}

/* Returns: (nullable) (transfer none): the card at a position of the parent */
static GtkWidget *
pick_card (AluetteCardChip *self, double x, double y)
{
  GtkWidget *widget = gtk_widget_pick (self->cards, x, y, GTK_PICK_DEFAULT);

  return widget != NULL ? gtk_widget_get_ancestor (widget, ALUETTE_TYPE_CARD) : NULL;
}

static void
moved_cb (AluetteCardChip *self, double x, double y)
{
  /* GTK repeats the position when widgets move below the pointer. */
  if (x == self->x && y == self->y)
    return;
  self->x = x;
  self->y = y;
  if (!self->held)
    aim (self, pick_card (self, x, y));
}

static void
left_cb (AluetteCardChip *self)
{
  if (!self->held)
    hide_chip (self);
}

/* Opens the menu of a card, after a press on it. @card: (nullable) */
static gboolean
open_menu (AluetteCardChip *self, GtkWidget *card, GtkGesture *gesture)
{
  if (card == NULL || self->menu == NULL || !self->menu (card, self->data))
    return FALSE;
  hide_chip (self);
  /* The press must not play the card. */
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  return TRUE;
}

/* Touch has no pointer that rests on a card. */
static void
long_pressed_cb (AluetteCardChip *self, double x, double y, GtkGesture *gesture)
{
  GtkWidget *card = pick_card (self, x, y);

  if (card == NULL || open_menu (self, card, gesture))
    return;
  aim (self, card);
  g_clear_handle_id (&self->timer, g_source_remove);
  show_chip (self);
  if (!gtk_widget_get_child_visible (self->box))
    return;
  self->held = TRUE;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

/* Any press hides what a long press has shown. */
static void
pressed_cb (AluetteCardChip *self, int n_press, double x, double y, GtkGesture *gesture)
{
  GdkEvent *event = gtk_gesture_get_last_event (gesture, NULL);

  hide_chip (self);
  if (event != NULL && gdk_event_triggers_context_menu (event))
    open_menu (self, pick_card (self, x, y), gesture);
}

static void
focus_changed_cb (AluetteCardChip *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = gtk_root_get_focus (root);
  gboolean named = focus != NULL && ALUETTE_IS_CARD (focus) && self->cards != NULL
                   && gtk_widget_is_ancestor (focus, self->cards)
                   && gtk_window_get_focus_visible (GTK_WINDOW (root));

  aim (self, named ? focus : NULL);
}

static void
aluette_card_chip_root (GtkWidget *widget)
{
  AluetteCardChip *self = ALUETTE_CARD_CHIP (widget);

  GTK_WIDGET_CLASS (aluette_card_chip_parent_class)->root (widget);
  self->focus_handler = g_signal_connect_swapped (gtk_widget_get_root (widget),
                                                  "notify::focus-widget",
                                                  G_CALLBACK (focus_changed_cb), self);
}

static void
aluette_card_chip_unroot (GtkWidget *widget)
{
  AluetteCardChip *self = ALUETTE_CARD_CHIP (widget);

  g_clear_signal_handler (&self->focus_handler, gtk_widget_get_root (widget));
  hide_chip (self);
  GTK_WIDGET_CLASS (aluette_card_chip_parent_class)->unroot (widget);
}

static void
aluette_card_chip_unmap (GtkWidget *widget)
{
  hide_chip (ALUETTE_CARD_CHIP (widget));
  GTK_WIDGET_CLASS (aluette_card_chip_parent_class)->unmap (widget);
}

static void
aluette_card_chip_dispose (GObject *object)
{
  AluetteCardChip *self = ALUETTE_CARD_CHIP (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_weak_pointer (&self->target);
  g_clear_weak_pointer (&self->free);
  g_clear_weak_pointer (&self->face);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (aluette_card_chip_parent_class)->dispose (object);
}

static void
aluette_card_chip_class_init (AluetteCardChipClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_card_chip_dispose;
  widget_class->measure = aluette_card_chip_measure;
  widget_class->size_allocate = aluette_card_chip_size_allocate;
  widget_class->root = aluette_card_chip_root;
  widget_class->unroot = aluette_card_chip_unroot;
  widget_class->unmap = aluette_card_chip_unmap;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/table/aluette-card-chip.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteCardChip, box);
  gtk_widget_class_bind_template_child (widget_class, AluetteCardChip, title);
  gtk_widget_class_bind_template_child (widget_class, AluetteCardChip, details);
}

static void
aluette_card_chip_init (AluetteCardChip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_child_visible (self->box, FALSE);
}

GtkWidget *
aluette_card_chip_new (AluetteCardChipFunc describe, gpointer data)
{
  AluetteCardChip *self = g_object_new (ALUETTE_TYPE_CARD_CHIP, NULL);

  self->describe = describe;
  self->data = data;
  return GTK_WIDGET (self);
}

void
aluette_card_chip_set_menu (AluetteCardChip *self, AluetteCardMenuFunc menu)
{
  self->menu = menu;
}

void
aluette_card_chip_watch (AluetteCardChip *self, GtkWidget *cards)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *press = gtk_gesture_long_press_new (), *click = gtk_gesture_click_new ();

  self->cards = cards;
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  gtk_event_controller_set_propagation_phase (motion, GTK_PHASE_CAPTURE);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  g_signal_connect_object (motion, "enter", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "motion", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "leave", G_CALLBACK (left_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (press, "pressed", G_CALLBACK (long_pressed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (click, "pressed", G_CALLBACK (pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (cards, motion);
  gtk_widget_add_controller (cards, GTK_EVENT_CONTROLLER (press));
  gtk_widget_add_controller (cards, GTK_EVENT_CONTROLLER (click));
}

void
aluette_card_chip_keep_free (AluetteCardChip *self, GtkWidget *widget, gboolean buttons_only,
                             GtkWidget *face)
{
  g_set_weak_pointer (&self->free, widget);
  g_set_weak_pointer (&self->face, face);
  self->buttons_only = buttons_only;
}

void
aluette_card_chip_update (AluetteCardChip *self, gboolean event)
{
  if (self->target != NULL
      && (!gtk_widget_get_mapped (self->target)
          || aluette_card_get_card (ALUETTE_CARD (self->target)) != self->card))
    hide_chip (self);
  if (event && self->timer != 0)
    hide_chip (self);
  if (gtk_widget_get_child_visible (self->box))
    show_chip (self);
}

GtkWidget *
aluette_card_chip_get_target (AluetteCardChip *self)
{
  return self->target;
}

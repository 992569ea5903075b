/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/portraits/aluette-portrait.h"
#include "ui/common/aluette-widgets.h"
#include "ui/table/aluette-table-private.h"

/* How a face makes the gesture of a replayed line, if nobody says how. */
#define GESTURE_MS 1200
#define GESTURE_SIZE 0.8

static AluetteTableLayout *
get_layout (AluetteTable *self)
{
  return ALUETTE_TABLE_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));
}

GtkWidget *
aluette_table_add_child (AluetteTable *self, GtkWidget *child, AluettePart part, guint seat)
{
  gtk_widget_set_parent (child, GTK_WIDGET (self));
  aluette_table_layout_set_part (get_layout (self), child, part, seat);
  return child;
}

static void
chosen_cb (AluetteTable *self, guint index, AluetteHand *hand)
{
  aluette_table_choose (self, hand, index);
}

AluetteHand *
aluette_table_add_hand (AluetteTable *self, gboolean fan, AluettePart part, guint seat)
{
  GtkWidget *hand = aluette_hand_new (self->style, fan);

  g_signal_connect_object (hand, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  return ALUETTE_HAND (aluette_table_add_child (self, hand, part, seat));
}

void
aluette_table_add_middle (AluetteTable *self)
{
  GtkWidget *title = aluette_centered_label_new (NULL, -1, NULL);
  GtkWidget *cards = aluette_hand_new (self->style, FALSE);

  self->middle = aluette_box_new (GTK_ORIENTATION_VERTICAL, 6, title, cards, NULL);
  self->middle_title = GTK_LABEL (title);
  self->middle_cards = ALUETTE_HAND (cards);
  self->stamp = GTK_LABEL (aluette_label_new (NULL, "stamp"));
  /* Beside hands, the middle may be a narrow column. */
  gtk_label_set_wrap_mode (self->middle_title, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (self->middle_title, 3);
  gtk_label_set_ellipsize (self->middle_title, PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (GTK_WIDGET (self->middle_title), "middle-title");
  gtk_widget_set_vexpand (GTK_WIDGET (self->middle_cards), TRUE);
  gtk_widget_set_halign (GTK_WIDGET (self->stamp), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self->stamp), GTK_ALIGN_CENTER);
  gtk_widget_set_can_target (GTK_WIDGET (self->stamp), FALSE);
  aluette_table_add_child (self, self->middle, ALUETTE_PART_SHOWN, 0);
  aluette_table_add_child (self, GTK_WIDGET (self->stamp), ALUETTE_PART_TRICK, 0);
}

void
aluette_table_remove_seats (AluetteTable *self)
{
  for (guint seat = 0; seat < ALUETTE_MAX_PLACES; seat++)
    {
      if (self->seats[seat] != NULL)
        gtk_widget_unparent (GTK_WIDGET (self->seats[seat]));
      if (self->open_hands[seat] != NULL)
        gtk_widget_unparent (GTK_WIDGET (self->open_hands[seat]));
      if (self->piles[seat] != NULL)
        gtk_widget_unparent (GTK_WIDGET (self->piles[seat]));
      if (self->chalk[seat] != NULL)
        gtk_widget_unparent (GTK_WIDGET (self->chalk[seat]));
      self->seats[seat] = NULL;
      self->open_hands[seat] = NULL;
      self->piles[seat] = NULL;
      self->chalk[seat] = NULL;
    }
}

void
aluette_table_add_seat (AluetteTable *self, guint seat)
{
  GtkWidget *widget;

  if (self->seats[seat] != NULL)
    return;
  widget = aluette_table_add_child (self, aluette_seat_new (self->style), ALUETTE_PART_SEAT, seat);
  self->seats[seat] = ALUETTE_SEAT (widget);
  self->chalk[seat] = ALUETTE_CHALK (aluette_table_add_child (self, aluette_chalk_new (),
                                                              ALUETTE_PART_CHALK, seat));
  gtk_widget_insert_after (GTK_WIDGET (self->chalk[seat]), GTK_WIDGET (self), NULL);
  /* A face that swells covers cards of the trick for a moment, and no card covers it. */
  gtk_widget_insert_before (widget, GTK_WIDGET (self), GTK_WIDGET (self->prompt));
}

void
aluette_table_add_open_hand (AluetteTable *self, guint seat)
{
  if (self->open_hands[seat] != NULL)
    return;
  self->open_hands[seat] = aluette_table_add_hand (self, FALSE, ALUETTE_PART_OPEN, seat);
  gtk_widget_insert_before (GTK_WIDGET (self->open_hands[seat]), GTK_WIDGET (self),
                            GTK_WIDGET (self->prompt));
}

void
aluette_table_add_pile (AluetteTable *self, guint seat)
{
  GtkWidget *widget;

  if (self->piles[seat] != NULL)
    return;
  widget = aluette_table_add_child (self, aluette_card_pile_new (self->style, FALSE),
                                    ALUETTE_PART_PILE, seat);
  self->piles[seat] = ALUETTE_CARD_PILE (widget);
  gtk_widget_insert_before (widget, GTK_WIDGET (self), GTK_WIDGET (self->trick));
}

AluetteOwnFace
aluette_table_get_own_face (AluetteTable *self)
{
  guint people = aluette_game_get_seats_here (self->game);

  if (people == 0)
    people = alu_game_humans (aluette_game_get_header (self->game));
  return (AluetteOwnFace) {
    .seat = people != 0 ? (guint) g_bit_nth_lsf (people, -1) : G_MAXUINT,
    .villager = self->own_villager,
    .faces = self->faces,
  };
}

void
aluette_table_set_faces (AluetteTable *self, GVariant *faces)
{
  g_return_if_fail (ALUETTE_IS_TABLE (self));

  if (self->faces != NULL && g_variant_equal (self->faces, faces))
    return;
  g_clear_pointer (&self->faces, g_variant_unref);
  self->faces = g_variant_ref (faces);
  if (self->game != NULL)
    aluette_table_refresh (self);
}

void
aluette_table_set_own_villager (AluetteTable *self, int villager)
{
  g_return_if_fail (ALUETTE_IS_TABLE (self));

  if (self->own_villager == villager)
    return;
  self->own_villager = villager;
  if (self->game != NULL)
    aluette_table_refresh (self);
}

GtkWidget *
aluette_table_get_portrait (AluetteTable *self, guint seat)
{
  g_return_val_if_fail (ALUETTE_IS_TABLE (self), NULL);

  return seat < ALUETTE_MAX_PLACES && self->seats[seat] != NULL
             ? aluette_seat_get_portrait (self->seats[seat])
             : NULL;
}

void
aluette_table_set_face_action (AluetteTable *self, const char *action, const char *label)
{
  g_return_if_fail (ALUETTE_IS_TABLE (self));

  g_free (self->face_action);
  g_free (self->face_label);
  self->face_action = g_strdup (action);
  self->face_label = g_strdup (label);
  aluette_table_refresh (self);
}

void
aluette_table_set_watch (AluetteTable *self, guint seat, AluetteWatch watch, const char *text)
{
  g_return_if_fail (ALUETTE_IS_TABLE (self));

  if (seat < ALUETTE_MAX_PLACES && self->seats[seat] != NULL)
    aluette_seat_set_watch (self->seats[seat], watch, text);
}

void
aluette_table_set_presence (AluetteTable *self, guint seat, const char *presence)
{
  g_return_if_fail (ALUETTE_IS_TABLE (self));

  if (seat < ALUETTE_MAX_PLACES && self->seats[seat] != NULL)
    aluette_seat_set_presence (self->seats[seat], presence);
}

void
aluette_table_set_spoken (AluetteTable *self, guint seat, const char *text)
{
  g_return_if_fail (ALUETTE_IS_TABLE (self));

  if (seat < ALUETTE_MAX_PLACES && self->seats[seat] != NULL)
    aluette_seat_set_spoken (self->seats[seat], text);
}

void
aluette_table_tell (AluetteTable *self, const char *text)
{
  g_return_if_fail (ALUETTE_IS_TABLE (self));

  if (self->game == NULL)
    return;
  aluette_table_show_notice (self, text);
  aluette_table_refresh (self);
}

void
aluette_table_light_up (AluetteTable *self, guint seat, double scale)
{
  g_return_if_fail (ALUETTE_IS_TABLE (self));

  if (seat < ALUETTE_MAX_PLACES && self->seats[seat] != NULL)
    aluette_seat_light_up (self->seats[seat], scale);
}

void
aluette_table_set_hold (AluetteTable *self, double progress)
{
  g_return_if_fail (ALUETTE_IS_TABLE (self));

  if (self->viewer_seat < ALUETTE_MAX_PLACES && self->seats[self->viewer_seat] != NULL)
    aluette_seat_set_hold (self->seats[self->viewer_seat], progress);
}

guint
aluette_table_show_gesture (AluetteTable *self, guint line, const AluetteTableCue *cue)
{
  GtkWidget *portrait = aluette_table_get_portrait (self, cue->gesture_seat);
  guint length_ms = 0;

  if (cue->gesture_seat >= self->state.n_seats)
    return 0;
  g_signal_emit_by_name (self, "gesture", line, &length_ms);
  if (length_ms > 0)
    return length_ms;
  if (portrait != NULL)
    {
      aluette_portrait_perform (ALUETTE_PORTRAIT (portrait), (AluetteGesture) cue->gesture,
                                GESTURE_MS, GESTURE_SIZE);
      aluette_table_light_up (self, cue->gesture_seat, 1);
    }
  return GESTURE_MS;
}

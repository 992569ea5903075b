/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-seat-private.h"

#include "ui/table/aluette-table-layout.h"
#include "ui/table/aluette-told-cards.h"

/* A name that does not fit is made smaller, down to lines of this height in pixels. */
#define MIN_NAME_HEIGHT 12.0
#define NAME_GAP 4
/* A long name has at least this many times the width that it may have in one line. */
#define LONG_NAME 1.25

/* The side of the badge of who looks at the viewer, relative to the portrait, and its limits. */
#define BADGE_SHARE 0.22
#define MIN_BADGE 18
#define MAX_BADGE 34

static void
allocate_child (GtkWidget *child, int x, int y, int width, int height)
{
  int least;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  width = MAX (width, least);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  gtk_widget_size_allocate (child, &(GdkRectangle) { x, y, width, MAX (height, least) }, -1);
}

/* Measures the name in one line; the width of its longest word goes to @least (nullable). */
static void
measure_name (AluetteSeat *self, int *least, int *width, int *height)
{
  gtk_widget_measure (self->name, GTK_ORIENTATION_HORIZONTAL, -1, least, width, NULL, NULL);
  gtk_widget_measure (self->name, GTK_ORIENTATION_VERTICAL, *width, NULL, height, NULL, NULL);
}

/* Returns: whether the name is below the portrait, not beside it */
static gboolean
is_name_below (const AluetteSeatParts *parts)
{
  return parts->name.y >= parts->portrait.y + parts->portrait.height;
}

/* Returns: the space left of a name of a width in its box: below a portrait, it is in the middle of
 * that, as far as the box allows */
static double
indent_name (const AluetteSeatParts *parts, double width)
{
  const GdkRectangle *box = &parts->name, *face = &parts->portrait;
  double room = box->width - width;

  if (!is_name_below (parts))
    return 0;
  if (face->width == 0)
    return room / 2;
  return CLAMP (face->x + (face->width - width) / 2.0 - box->x, 0, MAX (room, 0));
}

/* Gives the name the largest size that fits, in one line, or in more lines if they can be larger.
 * Its box is for as many lines as it is high. */
static void
allocate_name (AluetteSeat *self)
{
  const GdkRectangle *box = &self->parts.name;
  gboolean centered = is_name_below (&self->parts);
  int word, width, line, height, room = MAX (box->width, 1);
  int most = gtk_label_get_lines (GTK_LABEL (self->name));
  double least, scale, x, y;
  GskTransform *transform;

  measure_name (self, &word, &width, &line);
  least = MIN (1, MIN_NAME_HEIGHT / MAX (line, 1));
  scale = MIN (1, room / (double) MAX (width, 1));
  height = line;
  for (int lines = 2; lines <= most; lines++)
    {
      double share = MAX (box->height, line) + NAME_GAP;
      double larger = MIN (MIN (1, room / (double) MAX (word, 1)),
                           MAX (least, share / (lines * (double) MAX (line, 1))));
      int needed;

      if (scale >= larger)
        continue;
      gtk_widget_measure (self->name, GTK_ORIENTATION_VERTICAL, (int) (room / larger), NULL,
                          &needed, NULL, NULL);
      /* Where it does not fit in the most lines either, it ends with an ellipsis. */
      if (needed * larger > share && lines < most)
        continue;
      scale = larger;
      width = (int) (room / scale);
      height = needed;
      break;
    }
  x = box->x + indent_name (&self->parts, width * scale);
  y = box->y + MAX (0, MAX (box->height, line) - height * scale) / 2;
  transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  transform = gsk_transform_scale (transform, (float) scale, (float) scale);
  gtk_label_set_xalign (GTK_LABEL (self->name), centered ? 0.5f : 0);
  gtk_widget_allocate (self->name, width, height, -1, transform);
}

/* Allocates the bubble with its natural size, on the side of the portrait, or smaller where it has
 * less room than two lines. */
static void
allocate_speech (AluetteSeat *self)
{
  const GdkRectangle *speech = &self->parts.speech;
  int least, width, natural, height;
  double scale = 1, x = speech->x;
  GskTransform *transform;

  if (!gtk_widget_get_visible (self->bubble))
    return;
  gtk_widget_measure (self->bubble, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  width = MAX (least, MIN (natural, speech->width));
  gtk_widget_measure (self->bubble, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  if (height > speech->height || width > speech->width)
    {
      double line = aluette_text_height (self->bubble);

      width = natural;
      gtk_widget_measure (self->bubble, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
      scale = MIN (speech->width / (double) width, speech->height / (double) height);
      scale = MIN (1, MAX (scale, MIN_NAME_HEIGHT / MAX (line, 1)));
    }
  x += self->parts.anchor_x * (speech->width - width * scale);
  transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x, (float) speech->y));
  gtk_widget_allocate (self->bubble, width, height, -1,
                       gsk_transform_scale (transform, (float) scale, (float) scale));
}

void
aluette_seat_show_badge (AluetteSeat *self)
{
  gtk_widget_set_child_visible (self->badge, self->has_room && self->has_badge);
}

static float
get_scale (AluetteSeat *self)
{
  double scale = MIN (self->scale, self->parts.most_scale);

  return 1 + (float) (self->moved * (scale - 1));
}

graphene_rect_t
aluette_seat_get_face (AluetteSeat *self)
{
  const GdkRectangle *box = &self->parts.portrait;
  float growth = get_scale (self) - 1, width = (float) box->width, height = (float) box->height;

  return GRAPHENE_RECT_INIT ((float) box->x - self->parts.anchor_x * growth * width,
                             (float) box->y - self->parts.anchor_y * growth * height,
                             width * (1 + growth), height * (1 + growth));
}

static void
allocate_portrait (AluetteSeat *self)
{
  const GdkRectangle *box = &self->parts.portrait;
  graphene_rect_t face = aluette_seat_get_face (self);
  GskTransform *transform;
  int least;

  gtk_widget_measure (self->portrait, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  self->has_room = box->width >= least;
  gtk_widget_set_child_visible (self->portrait, self->has_room);
  gtk_widget_set_child_visible (self->face, self->has_room);
  aluette_seat_show_badge (self);
  if (!self->has_room)
    return;
  transform = gsk_transform_translate (NULL, &face.origin);
  gtk_widget_allocate (self->portrait, box->width, box->height, -1,
                       gsk_transform_scale (transform, get_scale (self), get_scale (self)));
}

/* Allocates the badge in the corner of the portrait where no hand is raised. */
static void
allocate_badge (AluetteSeat *self)
{
  graphene_rect_t face = aluette_seat_get_face (self);
  int side = CLAMP ((int) (self->parts.portrait.width * BADGE_SHARE), MIN_BADGE, MAX_BADGE);

  allocate_child (self->badge, (int) (face.origin.x + face.size.width) - side + 2,
                  (int) face.origin.y - 2, side, side);
}

/* Allocates the won tricks, and beside them the cards that the player has told of. */
static void
allocate_tricks (AluetteSeat *self)
{
  const GdkRectangle *box = &self->parts.tricks;
  int told = MIN (aluette_told_cards_get_width (ALUETTE_TOLD_CARDS (self->told), box->height),
                  box->width);

  allocate_child (self->tricks, box->x, box->y, box->width - told, box->height);
  if (gtk_widget_get_visible (self->told))
    allocate_child (self->told, box->x + box->width - told, box->y, told, box->height);
}

void
aluette_seat_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  AluetteSeat *self = ALUETTE_SEAT (widget);
  const AluetteSeatParts *parts = &self->parts;
  gboolean beside = parts->tricks.x > parts->portrait.x + parts->portrait.width / 2;

  allocate_portrait (self);
  if (gtk_widget_get_visible (self->face))
    allocate_child (self->face, parts->portrait.x, parts->portrait.y, parts->portrait.width,
                    parts->portrait.height);
  allocate_badge (self);
  allocate_child (self->pile, parts->cards.x, parts->cards.y + (int) (self->moved * parts->dip),
                  parts->cards.width, parts->cards.height);
  allocate_name (self);
  gtk_widget_set_halign (self->tricks, beside ? GTK_ALIGN_START : GTK_ALIGN_FILL);
  allocate_tricks (self);
  allocate_speech (self);
}

gboolean
aluette_seat_has_long_name (AluetteSeat *self, const AluetteSeatParts *parts)
{
  int width, line;

  measure_name (self, NULL, &width, &line);
  return width > LONG_NAME * parts->name.width;
}

void
aluette_seat_set_parts (AluetteSeat *self, const AluetteSeatParts *parts)
{
  if (memcmp (&self->parts, parts, sizeof *parts) == 0)
    return;
  self->parts = *parts;
  if (gtk_label_get_lines (GTK_LABEL (self->name)) != parts->name_lines)
    gtk_label_set_lines (GTK_LABEL (self->name), parts->name_lines);
  gtk_label_set_justify (GTK_LABEL (self->name),
                         is_name_below (parts) ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT);
  /* The seat may keep its size while its parts move. */
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

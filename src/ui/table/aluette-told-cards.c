/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-told-cards.h"

#include "ui/common/aluette-picture.h"
#include "ui/common/aluette-widgets.h"
#include "ui/table/aluette-card-arrangement.h"

/* The gap between cards, and the least width of one: smaller ones are not shown. In pixels. */
#define GAP 2
#define LEAST 6

/* How much larger the card is of which the corner is shown. */
#define ENLARGED 2.2f

/* The corners of the paper, relative to its width, and the size of a mark, to its height. */
#define ROUND 0.12f
#define MARK 0.5

struct _AluetteToldCards
{
  GtkWidget parent_instance;

  AluetteTableStyle *style;
  guint n_cards;
  guint8 cards[ALUETTE_TABLE_MAX_TOLD];
  const char *marks[ALUETTE_TABLE_MAX_TOLD];
};

G_DEFINE_FINAL_TYPE (AluetteToldCards, aluette_told_cards, GTK_TYPE_WIDGET)

static int
get_card_width (int height)
{
  int width = (int) (height / ALUETTE_CARD_TALL);

  return width >= LEAST ? width : 0;
}

static void
snapshot_mark (AluetteToldCards *self, GtkSnapshot *snapshot, const char *mark,
               const graphene_rect_t *box)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), mark);
  PangoFontDescription *font = pango_font_description_from_string ("Sans Bold");
  int width, height;

  pango_font_description_set_absolute_size (font, box->size.height * MARK * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (box->origin.x + (box->size.width - width) / 2,
                                                box->origin.y + (box->size.height - height) / 2));
  gtk_snapshot_append_layout (snapshot, layout, &(GdkRGBA) { 0.16f, 0.11f, 0.07f, 1 });
  gtk_snapshot_restore (snapshot);
}

/* Draws the corner of a card, enlarged. */
static void
snapshot_corner (AluetteToldCards *self, GtkSnapshot *snapshot, guint card,
                 const graphene_rect_t *box)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  float width = box->size.width * ENLARGED, height = box->size.height * ENLARGED;
  gboolean drawn;
  g_autoptr (GdkTexture) texture
      = aluette_table_style_request_texture (self->style, card, (int) width * scale,
                                             (int) height * scale, &drawn);

  aluette_picture_append (snapshot, GTK_WIDGET (self), texture,
                          &GRAPHENE_RECT_INIT (box->origin.x, box->origin.y, width, height));
}

static void
aluette_told_cards_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AluetteToldCards *self = ALUETTE_TOLD_CARDS (widget);
  int height = gtk_widget_get_height (widget), width = get_card_width (height);
  static const GdkRGBA paper = { 0.98f, 0.94f, 0.84f, 1 }, edge = { 0.16f, 0.11f, 0.07f, 0.8f };

  for (guint i = 0; width > 0 && i < self->n_cards; i++)
    {
      graphene_rect_t box = GRAPHENE_RECT_INIT ((float) i * (float) (width + GAP), 0,
                                                (float) width, (float) height);
      GskRoundedRect shape;

      gsk_rounded_rect_init_from_rect (&shape, &box, ROUND * (float) width);
      gtk_snapshot_push_rounded_clip (snapshot, &shape);
      gtk_snapshot_append_color (snapshot, &paper, &box);
      if (self->marks[i] != NULL)
        snapshot_mark (self, snapshot, self->marks[i], &box);
      else
        snapshot_corner (self, snapshot, self->cards[i], &box);
      gtk_snapshot_pop (snapshot);
      gtk_snapshot_append_border (snapshot, &shape, (float[4]) { 1, 1, 1, 1 },
                                  (GdkRGBA[4]) { edge, edge, edge, edge });
    }
}

static void
aluette_told_cards_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                            int *minimum, int *natural, int *minimum_baseline,
                            int *natural_baseline)
{
  *minimum = *natural = 0;
}

static void
aluette_told_cards_dispose (GObject *object)
{
  g_clear_object (&ALUETTE_TOLD_CARDS (object)->style);
  G_OBJECT_CLASS (aluette_told_cards_parent_class)->dispose (object);
}

static void
aluette_told_cards_class_init (AluetteToldCardsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_told_cards_dispose;
  widget_class->snapshot = aluette_told_cards_snapshot;
  widget_class->measure = aluette_told_cards_measure;
  gtk_widget_class_set_css_name (widget_class, "told-cards");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
aluette_told_cards_init (AluetteToldCards *self)
{
}

GtkWidget *
aluette_told_cards_new (AluetteTableStyle *style)
{
  AluetteToldCards *self = g_object_new (ALUETTE_TYPE_TOLD_CARDS, "visible", FALSE, NULL);

  self->style = g_object_ref (style);
  g_signal_connect_object (style, "changed", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (style, "drawn", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

void
aluette_told_cards_set (AluetteToldCards *self, const AluetteTableTold *told)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->n_cards = told->n_cards;
  memcpy (self->cards, told->cards, sizeof self->cards);
  memcpy (self->marks, told->marks, sizeof self->marks);
  gtk_widget_set_visible (widget, told->n_cards > 0);
  aluette_set_tooltip (widget, told->text);
  if (told->text != NULL)
    aluette_set_accessible_name (self, told->text);
  gtk_widget_queue_draw (widget);
}

int
aluette_told_cards_get_width (AluetteToldCards *self, int height)
{
  int width = get_card_width (height);

  return width > 0 ? (int) self->n_cards * (width + GAP) : 0;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-card-pile.h"

#include <glib/gi18n.h>

#include "ui/common/aluette-picture.h"
#include "ui/common/aluette-widgets.h"
#include "ui/table/aluette-card-arrangement.h"

/* Half the angle of a fan of nine cards, in degrees, and the step between cards in card widths. */
#define FAN_ANGLE 16.0
#define FAN_STEP 0.3

/* The maximum number of cards drawn for a pile, and their distance in pixels. */
#define PILE_CARDS 4
#define PILE_STEP 1.5

/* The size of the disc that marks the dealer, alone, beside a pile or over its edge, and its gap
 * from the pile. */
#define TOKEN 24
#define TOKEN_GAP 3

/* Cards from this width on have their number on them. */
#define LEAST_NUMBERED 14

struct _AluetteCardPile
{
  GtkWidget parent_instance;

  AluetteTableStyle *style;
  gboolean fan;
  gboolean token;
  guint n_cards;
  gboolean drawn; /* the last frame shows the back, not a substitute */
};

enum
{
  PROP_DRAWN = 1,
};

G_DEFINE_FINAL_TYPE (AluetteCardPile, aluette_card_pile, GTK_TYPE_WIDGET)

static void
aluette_card_pile_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                           int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = 0;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 48 : 34;
}

static void
snapshot_fan (AluetteCardPile *self, GtkSnapshot *snapshot, GdkTexture *back, int width, int height,
              int card_width, int card_height)
{
  guint n = self->n_cards;
  double opening = FAN_ANGLE * MIN (1.0, n / 9.0);
  double step = n > 1 ? MIN (card_width * FAN_STEP, (width - card_width) / (n - 1.0)) : 0;

  for (guint i = 0; i < n; i++)
    {
      double at = n > 1 ? 2.0 * i / (n - 1) - 1 : 0;
      double x = width / 2.0 + (i - (n - 1) / 2.0) * step;

      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) height));
      gtk_snapshot_rotate (snapshot, (float) (at * opening));
      aluette_picture_append (snapshot, GTK_WIDGET (self), back,
                              &GRAPHENE_RECT_INIT (-card_width / 2.0f, (float) -card_height,
                                                   (float) card_width, (float) card_height));
      gtk_snapshot_restore (snapshot);
    }
}

/* Draws a text in the middle of a rectangle. @paper: (nullable): what is below the text */
static void
snapshot_text (AluetteCardPile *self, GtkSnapshot *snapshot, const char *text, double size,
               const graphene_rect_t *box, const GdkRGBA *ink, const GdkRGBA *paper)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  PangoFontDescription *font = pango_font_description_from_string ("Serif Bold");
  graphene_point_t middle;
  int width, height;

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_get_pixel_size (layout, &width, &height);
  graphene_rect_get_center (box, &middle);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (middle.x - width / 2.0f, middle.y - height / 2.0f));
  if (paper != NULL)
    gtk_snapshot_append_color (snapshot, paper, &GRAPHENE_RECT_INIT (-1, 0, width + 2, height));
  gtk_snapshot_append_layout (snapshot, layout, ink);
  gtk_snapshot_restore (snapshot);
}

/* Draws a closed pile with the number of its cards, so that it does not look like a trick. */
static void
snapshot_pile (AluetteCardPile *self, GtkSnapshot *snapshot, GdkTexture *back, double x,
               int card_width, int card_height)
{
  static const GdkRGBA ink = { 1, 0.98f, 0.94f, 1 }, paper = { 0.12f, 0.09f, 0.07f, 0.85f };
  guint n = MIN (self->n_cards, PILE_CARDS);
  graphene_rect_t top = GRAPHENE_RECT_INIT (0, 0, (float) card_width, (float) card_height);
  g_autofree char *text = g_strdup_printf ("%u", self->n_cards);

  for (guint i = 0; i < n; i++)
    {
      top.origin = GRAPHENE_POINT_INIT ((float) (x + i * PILE_STEP),
                                        (float) ((n - 1 - i) * PILE_STEP));
      aluette_picture_append (snapshot, GTK_WIDGET (self), back, &top);
    }
  if (card_width >= LEAST_NUMBERED)
    {
      /* The disc may cover the lower part. */
      top.size.height *= 0.6f;
      snapshot_text (self, snapshot, text, MAX (10, card_width * 0.55), &top, &ink, &paper);
    }
}

/* Draws a wooden disc that marks the dealer. */
static void
snapshot_token (AluetteCardPile *self, GtkSnapshot *snapshot, double x, double y, double size)
{
  /* Translators: the initial of “dealer”, on a disc in front of the dealer. */
  const char *text = C_("dealer token", "D");
  graphene_rect_t disc = GRAPHENE_RECT_INIT ((float) x, (float) y, (float) size, (float) size);
  GdkRGBA wood = { 0.93f, 0.78f, 0.47f, 1 }, ink = { 0.30f, 0.17f, 0.07f, 1 };
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &disc, (float) size / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &wood, &disc);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &outline, (float[4]) { 2, 2, 2, 2 },
                              (GdkRGBA[4]) { ink, ink, ink, ink });
  snapshot_text (self, snapshot, text, size * 0.6, &disc, &ink, NULL);
}

/* Draws the pile, with the disc of the dealer beside it, or over its edge. */
static void
snapshot_at_dealer (AluetteCardPile *self, GtkSnapshot *snapshot, GdkTexture *back, int card_width,
                    int card_height)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  double pile = card_width + PILE_STEP * (PILE_CARDS - 1);
  double gap = self->token ? TOKEN_GAP : 0;
  double token = self->token ? MIN (height, TOKEN) : 0;
  double x = MAX (0, (width - pile - gap - token) / 2);

  snapshot_pile (self, snapshot, back, x, card_width, card_height);
  if (self->token)
    snapshot_token (self, snapshot, MIN (x + pile + gap, MAX (width - token, x)), height - token,
                    token);
}

static void
aluette_card_pile_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AluetteCardPile *self = ALUETTE_CARD_PILE (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  int room = self->fan ? height - 2 : height - (int) (PILE_STEP * PILE_CARDS);
  int card_width = (int) (room / ALUETTE_CARD_TALL) / 2 * 2;
  int card_height = (int) (card_width * ALUETTE_CARD_TALL);
  int scale = gtk_widget_get_scale_factor (widget);
  g_autoptr (GdkTexture) back = NULL;

  self->drawn = TRUE;
  if (self->n_cards == 0 && self->token)
    {
      double size = MIN (MIN (width, height), TOKEN);

      snapshot_token (self, snapshot, (width - size) / 2, (height - size) / 2, size);
    }
  if (self->n_cards == 0 || card_width < 4)
    return;
  back = aluette_table_style_request_texture (self->style, ALUETTE_NO_CARD, card_width * scale,
                                              card_height * scale, &self->drawn);
  if (self->fan)
    snapshot_fan (self, snapshot, back, width, height, card_width, card_height);
  else
    snapshot_at_dealer (self, snapshot, back, card_width, card_height);
}

static void
style_drawn_cb (AluetteCardPile *self)
{
  if (!self->drawn)
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
aluette_card_pile_dispose (GObject *object)
{
  g_clear_object (&ALUETTE_CARD_PILE (object)->style);
  G_OBJECT_CLASS (aluette_card_pile_parent_class)->dispose (object);
}

/* Only "drawn": whether the last frame shows the back, not a substitute. */
static void
aluette_card_pile_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_DRAWN)
    g_value_set_boolean (value, ALUETTE_CARD_PILE (object)->drawn);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
aluette_card_pile_class_init (AluetteCardPileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_card_pile_dispose;
  G_OBJECT_CLASS (klass)->get_property = aluette_card_pile_get_property;
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_DRAWN,
                                   g_param_spec_boolean ("drawn", NULL, NULL, TRUE,
                                                         G_PARAM_READABLE
                                                             | G_PARAM_STATIC_STRINGS));
  widget_class->measure = aluette_card_pile_measure;
  widget_class->snapshot = aluette_card_pile_snapshot;
  gtk_widget_class_set_css_name (widget_class, "card-pile");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
aluette_card_pile_init (AluetteCardPile *self)
{
  self->drawn = TRUE;
}

GtkWidget *
aluette_card_pile_new (AluetteTableStyle *style, gboolean fan)
{
  AluetteCardPile *self = g_object_new (ALUETTE_TYPE_CARD_PILE, NULL);

  self->style = g_object_ref (style);
  self->fan = fan;
  g_signal_connect_object (style, "changed", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (style, "drawn", G_CALLBACK (style_drawn_cb), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

void
aluette_card_pile_set_count (AluetteCardPile *self, guint n_cards, const char *label)
{
  if (self->n_cards != n_cards)
    gtk_widget_queue_draw (GTK_WIDGET (self));
  self->n_cards = n_cards;
  aluette_set_tooltip (GTK_WIDGET (self), label);
  aluette_set_accessible_name (self, label);
}

void
aluette_card_pile_set_token (AluetteCardPile *self, gboolean token)
{
  if (self->token != token)
    gtk_widget_queue_draw (GTK_WIDGET (self));
  self->token = token;
}

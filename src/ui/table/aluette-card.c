/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-card.h"

#include <glib/gi18n.h>

#include "ui/common/aluette-picture.h"
#include "ui/common/aluette-widgets.h"

/* A raised card also reacts to the pointer this far below it, where it was before. In pixels. */
#define FOOT 24

struct _AluetteCard
{
  GtkButton parent_instance;

  AluetteTableStyle *style;
  guint card;
  char *note;
  guint position, n_cards; /* in its hand, from 1; 0 elsewhere */
  int visible_width; /* of the part that no other card covers; 0 for the whole card */
  int visible_height;
  gboolean drawn; /* the last frame shows the card, not a substitute */
};

enum
{
  PROP_DRAWN = 1,
};

G_DEFINE_FINAL_TYPE (AluetteCard, aluette_card, GTK_TYPE_BUTTON)

/* Returns: (transfer full): the name of the card, with its state */
static char *
format_name (AluetteCard *self)
{
  const AluetteDeckInfo *deck = aluette_table_style_get_deck_info (self->style);
  g_autofree char *title = NULL;

  if (deck == NULL || self->card >= deck->game->n_cards)
    return g_strdup (_("Card face down"));
  title = deck->format_title (self->card);
  if (self->note == NULL)
    return g_steal_pointer (&title);
  /* Translators: a card and its state: “King of cups (takes the trick)”. */
  return g_strdup_printf (C_("card", "%1$s (%2$s)"), title, self->note);
}

static void
update_label (AluetteCard *self)
{
  g_autofree char *label = format_name (self);

  if (self->card != ALUETTE_NO_CARD && self->n_cards > 0)
    {
      g_autofree char *name = g_steal_pointer (&label);

      /* Translators: a card and its position in the hand: “King of cups, 3 of 9”. */
      label = g_strdup_printf (C_("card", "%1$s, %2$u of %3$u"), name, self->position,
                               self->n_cards);
    }
  aluette_set_accessible_name (self, label);
}

static void
style_changed_cb (AluetteCard *self)
{
  update_label (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
style_drawn_cb (AluetteCard *self)
{
  if (!self->drawn)
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The longest names are wider than a card. */
#define MAX_CAPTION_LINES 3

/* How far a chosen card of the row in front rises over this one, with its frame. */
#define RISE 18

static void
snapshot_caption (AluetteCard *self, GtkSnapshot *snapshot, int card_width, int card_height)
{
  int width = self->visible_width > 0 ? MIN (self->visible_width, card_width) : card_width;
  int height = self->visible_height > 0 ? MIN (self->visible_height, card_height) - RISE
                                        : card_height;
  const AluetteDeckInfo *deck = aluette_table_style_get_deck_info (self->style);
  const char *text = deck->get_nickname != NULL ? deck->get_nickname (self->card) : NULL;
  g_autoptr (PangoLayout) layout = NULL;
  PangoFontDescription *font;
  int text_width, text_height;

  if (text == NULL || card_width < 48)
    return;
  layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  font = pango_font_description_from_string ("Serif Bold");
  pango_font_description_set_absolute_size (font, MIN (card_height * 0.072, width * 0.165)
                                                      * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_width (layout, (width - 8) * PANGO_SCALE);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD);
  pango_layout_set_height (layout, -MAX_CAPTION_LINES);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_get_pixel_size (layout, &text_width, &text_height);
  height = MAX (height, text_height + 6);
  gtk_snapshot_append_color (snapshot, &(GdkRGBA) { 0.98f, 0.94f, 0.84f, 0.94f },
                             &GRAPHENE_RECT_INIT ((width - text_width) / 2.0f - 3,
                                                  height - text_height - 6, text_width + 6,
                                                  text_height + 2));
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (4, height - text_height - 5));
  gtk_snapshot_append_layout (snapshot, layout, &(GdkRGBA) { 0.16f, 0.1f, 0.07f, 1.0f });
  gtk_snapshot_restore (snapshot);
}

static void
aluette_card_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AluetteCard *self = ALUETTE_CARD (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  int scale = gtk_widget_get_scale_factor (widget);
  g_autoptr (GdkTexture) texture = NULL;

  self->drawn = TRUE;
  if (width < 1 || height < 1)
    return;
  texture = aluette_table_style_request_texture (self->style, self->card, width * scale,
                                                 height * scale, &self->drawn);
  aluette_picture_append (snapshot, widget, texture, &GRAPHENE_RECT_INIT (0, 0, width, height));
  if (self->card != ALUETTE_NO_CARD && aluette_table_style_get_show_captions (self->style))
    snapshot_caption (self, snapshot, width, height);
}

static gboolean
aluette_card_contains (GtkWidget *widget, double x, double y)
{
  int foot = gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_PRELIGHT ? FOOT : 0;

  return x >= 0 && y >= 0 && x < gtk_widget_get_width (widget)
         && y < gtk_widget_get_height (widget) + foot;
}

static void
aluette_card_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                      int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = 0;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 64 : 100;
}

static void
aluette_card_dispose (GObject *object)
{
  AluetteCard *self = ALUETTE_CARD (object);

  g_clear_object (&self->style);
  G_OBJECT_CLASS (aluette_card_parent_class)->dispose (object);
}

static void
aluette_card_finalize (GObject *object)
{
  AluetteCard *self = ALUETTE_CARD (object);

  g_free (self->note);
  G_OBJECT_CLASS (aluette_card_parent_class)->finalize (object);
}

/* Only "drawn": whether the last frame shows the card, not a substitute. */
static void
aluette_card_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_DRAWN)
    g_value_set_boolean (value, ALUETTE_CARD (object)->drawn);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
aluette_card_class_init (AluetteCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_card_dispose;
  G_OBJECT_CLASS (klass)->finalize = aluette_card_finalize;
  G_OBJECT_CLASS (klass)->get_property = aluette_card_get_property;
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_DRAWN,
                                   g_param_spec_boolean ("drawn", NULL, NULL, TRUE,
                                                         G_PARAM_READABLE
                                                             | G_PARAM_STATIC_STRINGS));
  widget_class->snapshot = aluette_card_snapshot;
  widget_class->contains = aluette_card_contains;
  widget_class->measure = aluette_card_measure;
  gtk_widget_class_set_css_name (widget_class, "playing-card");
}

static void
aluette_card_init (AluetteCard *self)
{
  self->card = ALUETTE_NO_CARD;
  self->drawn = TRUE;
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
}

static GtkWidget *
card_create (guint card, AluetteTableStyle *style, GtkAccessibleRole role)
{
  AluetteCard *self = g_object_new (ALUETTE_TYPE_CARD, "accessible-role", role, NULL);

  self->style = g_object_ref (style);
  self->card = card;
  g_signal_connect_object (style, "changed", G_CALLBACK (style_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (style, "drawn", G_CALLBACK (style_drawn_cb), self, G_CONNECT_SWAPPED);
  update_label (self);
  return GTK_WIDGET (self);
}

GtkWidget *
aluette_card_new (guint card, AluetteTableStyle *style)
{
  GtkWidget *widget = card_create (card, style, GTK_ACCESSIBLE_ROLE_IMG);

  gtk_widget_set_focusable (widget, FALSE);
  return widget;
}

GtkWidget *
aluette_card_new_button (guint card, AluetteTableStyle *style)
{
  return card_create (card, style, GTK_ACCESSIBLE_ROLE_BUTTON);
}

void
aluette_card_set_card (AluetteCard *self, guint card)
{
  if (self->card == card)
    return;
  self->card = card;
  update_label (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

guint
aluette_card_get_card (AluetteCard *self)
{
  return self->card;
}

void
aluette_card_set_note (AluetteCard *self, const char *note)
{
  if (g_strcmp0 (self->note, note) == 0)
    return;
  g_free (self->note);
  self->note = g_strdup (note);
  update_label (self);
}

void
aluette_card_set_position (AluetteCard *self, guint position, guint n_cards)
{
  if (self->position == position && self->n_cards == n_cards)
    return;
  self->position = position;
  self->n_cards = n_cards;
  update_label (self);
}

void
aluette_card_set_visible_part (AluetteCard *self, int width, int height)
{
  if (self->visible_width == width && self->visible_height == height)
    return;
  self->visible_width = width;
  self->visible_height = height;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
aluette_card_get_visible_part (AluetteCard *self, int *width, int *height)
{
  *width = self->visible_width;
  *height = self->visible_height;
}

void
aluette_card_set_veiled (AluetteCard *self, gboolean veiled)
{
  gtk_widget_set_opacity (GTK_WIDGET (self), veiled ? 0 : 1);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/together/aluette-qr-code.h"

#include <glib/gi18n.h>
#include <qrencode.h>

#define MARGIN 4 /* squares, as the standard asks */
#define SQUARE 4 /* logical pixels, at least */
#define DARK 1   /* bit of a square */

struct _AluetteQrCode
{
  GtkWidget parent_instance;

  QRcode *code; /* (nullable) */
  char *text;   /* (nullable) */
  guint square_size;
};

enum
{
  PROP_SQUARE_SIZE = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (AluetteQrCode, aluette_qr_code, GTK_TYPE_WIDGET)

static void
free_code (AluetteQrCode *self)
{
  if (self->code != NULL)
    QRcode_free (self->code);
  self->code = NULL;
}

static void
aluette_qr_code_finalize (GObject *object)
{
  AluetteQrCode *self = ALUETTE_QR_CODE (object);

  free_code (self);
  g_free (self->text);
  G_OBJECT_CLASS (aluette_qr_code_parent_class)->finalize (object);
}

guint
aluette_qr_code_get_size (AluetteQrCode *self)
{
  g_return_val_if_fail (ALUETTE_IS_QR_CODE (self), 0);
  return self->code != NULL ? (guint) self->code->width : 0;
}

gboolean
aluette_qr_code_is_dark (AluetteQrCode *self, guint x, guint y)
{
  guint size = aluette_qr_code_get_size (self);

  return x < size && y < size && (self->code->data[y * size + x] & DARK) != 0;
}

static void
aluette_qr_code_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                         int *natural, int *minimum_baseline, int *natural_baseline)
{
  AluetteQrCode *self = ALUETTE_QR_CODE (widget);
  int size = (int) aluette_qr_code_get_size (self) + 2 * MARGIN;

  *minimum = size * SQUARE;
  *natural = size * (int) self->square_size;
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    *minimum = *natural = CLAMP (for_size - for_size % size, *minimum, *natural);
}

static void
append_square (GtkSnapshot *snapshot, const GdkRGBA *color, guint x, guint y, guint size)
{
  gtk_snapshot_append_color (snapshot, color,
                             &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) size,
                                                  (float) size));
}

static void
aluette_qr_code_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  static const GdkRGBA white = { 1, 1, 1, 1 };
  static const GdkRGBA black = { 0, 0, 0, 1 };
  AluetteQrCode *self = ALUETTE_QR_CODE (widget);
  guint size = aluette_qr_code_get_size (self);
  guint width = (guint) MAX (gtk_widget_get_width (widget), 0);
  guint height = (guint) MAX (gtk_widget_get_height (widget), 0);
  guint square = MIN (MIN (width, height) / (size + 2 * MARGIN), self->square_size);
  guint left = (width - square * (size + 2 * MARGIN)) / 2;

  append_square (snapshot, &white, left, 0, square * (size + 2 * MARGIN));
  for (guint y = 0; y < size; y++)
    for (guint x = 0; x < size; x++)
      if (aluette_qr_code_is_dark (self, x, y))
        append_square (snapshot, &black, left + (MARGIN + x) * square, (MARGIN + y) * square,
                       square);
}

static GtkSizeRequestMode
aluette_qr_code_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
aluette_qr_code_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  ALUETTE_QR_CODE (object)->square_size = g_value_get_uint (value);
}

static void
aluette_qr_code_class_init (AluetteQrCodeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = aluette_qr_code_finalize;
  G_OBJECT_CLASS (klass)->set_property = aluette_qr_code_set_property;
  props[PROP_SQUARE_SIZE]
      = g_param_spec_uint ("square-size", NULL, NULL, SQUARE, 100, SQUARE,
                           G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, props);
  widget_class->get_request_mode = aluette_qr_code_get_request_mode;
  widget_class->measure = aluette_qr_code_measure;
  widget_class->snapshot = aluette_qr_code_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
aluette_qr_code_init (AluetteQrCode *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("QR code with the link to this table"), -1);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
aluette_qr_code_new (void)
{
  return g_object_new (ALUETTE_TYPE_QR_CODE, NULL);
}

void
aluette_qr_code_set_text (AluetteQrCode *self, const char *text)
{
  g_return_if_fail (ALUETTE_IS_QR_CODE (self));
  if (g_strcmp0 (self->text, text) == 0)
    return;
  g_free (self->text);
  self->text = g_strdup (text);
  free_code (self);
  if (text != NULL)
    self->code = QRcode_encodeString8bit (text, 0, QR_ECLEVEL_M);
  gtk_widget_set_visible (GTK_WIDGET (self), self->code != NULL);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

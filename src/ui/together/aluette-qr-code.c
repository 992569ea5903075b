/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/together/aluette-qr-code.h"

#include <glib/gi18n.h>
#include <qrencode.h>

#define MARGIN 4 /* squares, as the standard asks */
#define SQUARE 4 /* logical pixels */
#define DARK 1   /* bit of a square */

struct _AluetteQrCode
{
  GtkWidget parent_instance;

  QRcode *code; /* (nullable) */
  char *text;   /* (nullable) */
};

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
  guint size = aluette_qr_code_get_size (ALUETTE_QR_CODE (widget));

  *minimum = *natural = (int) (size + 2 * MARGIN) * SQUARE;
}

static void
append_square (GtkSnapshot *snapshot, const GdkRGBA *color, guint x, guint y, guint size)
{
  gtk_snapshot_append_color (snapshot, color,
                             &GRAPHENE_RECT_INIT ((float) (x * SQUARE), (float) (y * SQUARE),
                                                  (float) (size * SQUARE),
                                                  (float) (size * SQUARE)));
}

static void
aluette_qr_code_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  static const GdkRGBA white = { 1, 1, 1, 1 };
  static const GdkRGBA black = { 0, 0, 0, 1 };
  AluetteQrCode *self = ALUETTE_QR_CODE (widget);
  guint size = aluette_qr_code_get_size (self);

  append_square (snapshot, &white, 0, 0, size + 2 * MARGIN);
  for (guint y = 0; y < size; y++)
    for (guint x = 0; x < size; x++)
      if (aluette_qr_code_is_dark (self, x, y))
        append_square (snapshot, &black, MARGIN + x, MARGIN + y, 1);
}

static void
aluette_qr_code_class_init (AluetteQrCodeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = aluette_qr_code_finalize;
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

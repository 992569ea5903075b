/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/score/aluette-fit-label.h"

#define MIN_WIDTH 56
#define MIN_HEIGHT 88
#define MAX_HEIGHT 300

struct _AluetteFitLabel
{
  GtkWidget parent_instance;

  guint number;
};

G_DEFINE_FINAL_TYPE (AluetteFitLabel, aluette_fit_label, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
aluette_fit_label_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
aluette_fit_label_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                           int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MIN_WIDTH;
      *natural = 2 * MIN_WIDTH;
      return;
    }
  *minimum = MIN_HEIGHT;
  *natural = CLAMP (for_size * 6 / 10, MIN_HEIGHT, MAX_HEIGHT);
}

static void
aluette_fit_label_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AluetteFitLabel *self = ALUETTE_FIT_LABEL (widget);
  g_autofree char *text = g_strdup_printf ("%u", self->number);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  PangoRectangle ink;
  double scale;

  pango_layout_get_pixel_extents (layout, &ink, NULL);
  scale = MIN ((double) width / MAX (ink.width, 1), height * 0.86 / MAX (ink.height, 1));
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (width / 2.0f, height / 2.0f));
  gtk_snapshot_scale (snapshot, (float) scale, (float) scale);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-(float) ink.x - ink.width / 2.0f,
                                                          -(float) ink.y - ink.height / 2.0f));
  gtk_snapshot_append_layout (snapshot, layout, &(GdkRGBA) { 0.95f, 0.94f, 0.92f, 1 });
  gtk_snapshot_restore (snapshot);
}

static void
aluette_fit_label_class_init (AluetteFitLabelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->get_request_mode = aluette_fit_label_get_request_mode;
  widget_class->measure = aluette_fit_label_measure;
  widget_class->snapshot = aluette_fit_label_snapshot;
  gtk_widget_class_set_css_name (widget_class, "fit-label");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
aluette_fit_label_init (AluetteFitLabel *self)
{
}

void
aluette_fit_label_set (AluetteFitLabel *self, guint number)
{
  g_return_if_fail (ALUETTE_IS_FIT_LABEL (self));

  self->number = number;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

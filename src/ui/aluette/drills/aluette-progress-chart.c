/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/drills/aluette-progress-chart.h"

#include <glib/gi18n.h>

#include "presentation/aluette/aluette-sign-book.h"
#include "ui/aluette/drills/aluette-drill-items.h"

#define DAY (24 * 60 * 60)
#define HEIGHT 118
#define LABEL_HEIGHT 20

struct _AluetteProgressChart
{
  GtkWidget parent_instance;

  AluetteLeitner *leitner;
};

G_DEFINE_FINAL_TYPE (AluetteProgressChart, aluette_progress_chart, GTK_TYPE_WIDGET)

static void
draw_square (GtkSnapshot *snapshot, const GdkRGBA *ink, float x, float y, float side,
             gboolean hollow, gboolean reached)
{
  GdkRGBA color = *ink;
  GskRoundedRect square;

  gsk_rounded_rect_init_from_rect (&square, &GRAPHENE_RECT_INIT (x, y, side, side), 2);
  if (!reached)
    color.alpha *= 0.13f;
  if (hollow || !reached)
    gtk_snapshot_append_border (snapshot, &square, (float[]) { 1.5f, 1.5f, 1.5f, 1.5f },
                                (GdkRGBA[]) { color, color, color, color });
  else
    {
      gtk_snapshot_push_rounded_clip (snapshot, &square);
      gtk_snapshot_append_color (snapshot, &color, &square.bounds);
      gtk_snapshot_pop (snapshot);
    }
}

static void
draw_pile (AluetteProgressChart *self, GtkSnapshot *snapshot, const GdkRGBA *ink, AluSign sign,
           gboolean make, float x, float side)
{
  g_autofree char *item = aluette_sign_item (sign, make);
  guint box = aluette_leitner_get_box (self->leitner, item);

  for (guint i = 0; i < ALUETTE_LEITNER_BOXES; i++)
    draw_square (snapshot, ink, x, HEIGHT - LABEL_HEIGHT - (float) (i + 1) * (side + 3), side, make,
                 i < box);
}

static void
draw_key (AluetteProgressChart *self, GtkSnapshot *snapshot, const GdkRGBA *ink, AluSign sign,
          float middle)
{
  char key[2] = { g_ascii_toupper (aluette_sign_key (sign)), '\0' };
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), key);
  PangoFontDescription *font = pango_font_description_from_string ("Sans");
  int width;

  pango_font_description_set_absolute_size (font, 12 * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_get_pixel_size (layout, &width, NULL);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (middle - (float) width / 2,
                                                          HEIGHT - LABEL_HEIGHT + 2));
  gtk_snapshot_append_layout (snapshot, layout, ink);
  gtk_snapshot_restore (snapshot);
}

static void
aluette_progress_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AluetteProgressChart *self = ALUETTE_PROGRESS_CHART (widget);
  float column = (float) gtk_widget_get_width (widget) / ALU_N_SIGNS;
  float side = MIN ((column - 7) / 2, 15);
  GdkRGBA ink;

  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  G_GNUC_END_IGNORE_DEPRECATIONS
  if (side < 2)
    return;
  for (int i = 0; i < ALU_N_SIGNS; i++)
    {
      float middle = ((float) i + 0.5f) * column;

      draw_pile (self, snapshot, &ink, (AluSign) i, FALSE, middle - side - 1.5f, side);
      draw_pile (self, snapshot, &ink, (AluSign) i, TRUE, middle + 1.5f, side);
      draw_key (self, snapshot, &ink, (AluSign) i, middle);
    }
}

static void
aluette_progress_chart_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                                int *minimum, int *natural, int *minimum_baseline,
                                int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 200 : HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 420 : HEIGHT;
}

static void
aluette_progress_chart_dispose (GObject *object)
{
  g_clear_object (&ALUETTE_PROGRESS_CHART (object)->leitner);
  G_OBJECT_CLASS (aluette_progress_chart_parent_class)->dispose (object);
}

static void
aluette_progress_chart_class_init (AluetteProgressChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_progress_chart_dispose;
  widget_class->snapshot = aluette_progress_chart_snapshot;
  widget_class->measure = aluette_progress_chart_measure;
  gtk_widget_class_set_css_name (widget_class, "progress-chart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
aluette_progress_chart_init (AluetteProgressChart *self)
{
}

GtkWidget *
aluette_progress_chart_new (AluetteLeitner *leitner)
{
  AluetteProgressChart *self = g_object_new (ALUETTE_TYPE_PROGRESS_CHART, NULL);

  self->leitner = g_object_ref (leitner);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
      _("Chart of how well you know each sign, same values as the table below"), -1);
  g_signal_connect_object (leitner, "changed", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

char *
aluette_progress_chart_get_text (AluetteLeitner *leitner, const char *item, gint64 now)
{
  guint box = aluette_leitner_get_box (leitner, item);
  gint64 wait = aluette_leitner_get_due (leitner, item) - now;
  guint days = (guint) MAX (0, (wait + DAY - 1) / DAY);

  if (box == 0)
    return g_strdup (_("Not asked yet"));
  if (wait <= 0)
    return g_strdup_printf (_("Stage %u of 5, review now"), box);
  return g_strdup_printf (ngettext ("Stage %1$u of 5, review in %2$u day",
                                    "Stage %1$u of 5, review in %2$u days", days),
                          box, days);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/common/aluette-natural-width.h"

#include <gtk/gtk.h>

/* What the classes did before. */
typedef struct
{
  void (*measure_label) (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                         int *natural, int *minimum_baseline, int *natural_baseline);
  void (*measure_box) (GtkLayoutManager *layout, GtkWidget *widget, GtkOrientation orientation,
                       int for_size, int *minimum, int *natural, int *minimum_baseline,
                       int *natural_baseline);
} Methods;

/* Labels ask for it each time they are measured. */
static GQuark
get_quark (void)
{
  static GQuark quark;

  if (quark == 0)
    quark = g_quark_from_static_string ("aluette-natural-width");
  return quark;
}

static const Methods *
get_methods (void)
{
  return g_type_get_qdata (GTK_TYPE_LABEL, get_quark ());
}

/* Whether the widget gets the width that is left, whatever it asks for. Another one is made as
 * narrow as its height allows, such as a picture, or a button with a text in lines of the same
 * length. */
static gboolean
fills_width (GtkWidget *widget)
{
  return gtk_widget_get_halign (widget) == GTK_ALIGN_FILL
         && gtk_widget_compute_expand (widget, GTK_ORIENTATION_HORIZONTAL);
}

static void
measure_label (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
               int *natural, int *minimum_baseline, int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL && fills_width (widget))
    for_size = -1;
  get_methods ()->measure_label (widget, orientation, for_size, minimum, natural, minimum_baseline,
                                 natural_baseline);
}

static void
measure_box (GtkLayoutManager *layout, GtkWidget *widget, GtkOrientation orientation, int for_size,
             int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL && fills_width (widget))
    for_size = -1;
  get_methods ()->measure_box (layout, widget, orientation, for_size, minimum, natural,
                               minimum_baseline, natural_baseline);
}

void
aluette_natural_width_init (void)
{
  GtkWidgetClass *label = g_type_class_ref (GTK_TYPE_LABEL);
  GtkLayoutManagerClass *box = g_type_class_ref (GTK_TYPE_BOX_LAYOUT);
  Methods *methods = g_new (Methods, 1);

  g_return_if_fail (get_methods () == NULL);

  *methods = (Methods) { label->measure, box->measure };
  g_type_set_qdata (GTK_TYPE_LABEL, get_quark (), methods);
  label->measure = measure_label;
  box->measure = measure_box;
}

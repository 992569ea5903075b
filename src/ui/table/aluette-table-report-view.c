/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-table-report-view.h"

#include <glib/gi18n.h>

#include "ui/common/aluette-widgets.h"

struct _AluetteTableReportView
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *scroller;
  GtkLabel *title;
  GtkListBox *rows;
  AluetteTableReport shown;
};

G_DEFINE_FINAL_TYPE (AluetteTableReportView, aluette_table_report_view, GTK_TYPE_WIDGET)

static void
aluette_table_report_view_dispose (GObject *object)
{
  AluetteTableReportView *self = ALUETTE_TABLE_REPORT_VIEW (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  aluette_table_report_clear (&self->shown);
  G_OBJECT_CLASS (aluette_table_report_view_parent_class)->dispose (object);
}

/* A scrolled window does not know it, because the height of its rows depends on their width. */
int
aluette_table_report_view_get_height (AluetteTableReportView *self, int width)
{
  int box_width, title_width, scroller_width, box, scroller, rows;

  gtk_widget_measure (self->box, GTK_ORIENTATION_HORIZONTAL, -1, &box_width, NULL, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (self->title), GTK_ORIENTATION_HORIZONTAL, -1, &title_width, NULL,
                      NULL, NULL);
  gtk_widget_measure (self->scroller, GTK_ORIENTATION_HORIZONTAL, -1, &scroller_width, NULL, NULL,
                      NULL);
  gtk_widget_measure (self->box, GTK_ORIENTATION_VERTICAL, width, &box, NULL, NULL, NULL);
  gtk_widget_measure (self->scroller, GTK_ORIENTATION_VERTICAL, -1, &scroller, NULL, NULL, NULL);
  width -= box_width - MAX (title_width, scroller_width);
  gtk_widget_measure (GTK_WIDGET (self->rows), GTK_ORIENTATION_VERTICAL, width, NULL, &rows, NULL,
                      NULL);
  return box - scroller + rows;
}

static void
aluette_table_report_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                                   int *minimum, int *natural, int *minimum_baseline,
                                   int *natural_baseline)
{
  gtk_widget_measure (ALUETTE_TABLE_REPORT_VIEW (widget)->box, orientation, for_size, minimum,
                      natural, NULL, NULL);
}

/* The box is in the middle, no higher than its rows. */
static void
aluette_table_report_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  AluetteTableReportView *self = ALUETTE_TABLE_REPORT_VIEW (widget);
  int whole = MIN (height, aluette_table_report_view_get_height (self, width));
  GtkAllocation place = { 0, (height - whole) / 2, width, whole };

  gtk_widget_size_allocate (self->box, &place, -1);
}

static void
aluette_table_report_view_class_init (AluetteTableReportViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_table_report_view_dispose;
  widget_class->measure = aluette_table_report_view_measure;
  widget_class->size_allocate = aluette_table_report_view_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "table-report");
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/table/aluette-table-report-view.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteTableReportView, box);
  gtk_widget_class_bind_template_child (widget_class, AluetteTableReportView, scroller);
  gtk_widget_class_bind_template_child (widget_class, AluetteTableReportView, title);
  gtk_widget_class_bind_template_child (widget_class, AluetteTableReportView, rows);
}

static void
aluette_table_report_view_init (AluetteTableReportView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static GtkWidget *
make_row (const AluetteTableReportRow *it)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *label = aluette_wrapping_label_new (it->label, NULL);
  GtkWidget *value = gtk_label_new (it->value);
  /* Translators: a line of a result and its value, for screen readers. */
  g_autofree char *spoken = *it->value != '\0'
                                ? g_strdup_printf (C_("report", "%1$s: %2$s"), it->label, it->value)
                                : g_strdup (it->label);

  gtk_widget_set_hexpand (label, TRUE);
  gtk_label_set_xalign (GTK_LABEL (value), 1);
  gtk_widget_set_valign (value, GTK_ALIGN_START);
  gtk_list_box_row_set_child (
      GTK_LIST_BOX_ROW (row),
      aluette_box_new (GTK_ORIENTATION_HORIZONTAL, 12, label, value, NULL));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  aluette_set_css_class (row, "strong", it->strong);
  aluette_set_accessible_name (row, spoken);
  return row;
}

void
aluette_table_report_view_set (AluetteTableReportView *self, const AluetteTableReport *report)
{
  gtk_widget_set_visible (GTK_WIDGET (self), report->n_rows > 0);
  if (aluette_table_report_equal (&self->shown, report))
    return;
  aluette_table_report_clear (&self->shown);
  aluette_table_report_copy (report, &self->shown);
  gtk_label_set_text (self->title, report->title != NULL ? report->title : "");
  gtk_widget_set_visible (GTK_WIDGET (self->title), report->title != NULL);
  aluette_remove_children (GTK_WIDGET (self->rows));
  for (guint i = 0; i < report->n_rows; i++)
    gtk_list_box_append (self->rows, make_row (&report->rows[i]));
  aluette_set_accessible_name (self->rows, report->title != NULL ? report->title : "");
}

GtkWidget *
aluette_table_report_view_new (void)
{
  return g_object_new (ALUETTE_TYPE_TABLE_REPORT_VIEW, NULL);
}

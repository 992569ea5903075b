/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/common/aluette-column.h"

#include "ui/common/aluette-widgets.h"

struct _AluetteColumn
{
  AdwBin parent_instance;

  GtkWidget *clamp;
  GtkWidget *box;
};

enum
{
  PROP_MAXIMUM_SIZE = 1,
  PROP_SPACING,
};

static void buildable_iface_init (GtkBuildableIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AluetteColumn, aluette_column, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, buildable_iface_init))

static void
aluette_column_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  AluetteColumn *self = ALUETTE_COLUMN (object);

  g_object_set_property (G_OBJECT (id == PROP_SPACING ? self->box : self->clamp), pspec->name,
                         value);
}

static void
aluette_column_class_init (AluetteColumnClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;

  G_OBJECT_CLASS (klass)->set_property = aluette_column_set_property;
  g_object_class_install_property (
      G_OBJECT_CLASS (klass), PROP_MAXIMUM_SIZE,
      g_param_spec_int ("maximum-size", NULL, NULL, 0, G_MAXINT, 600, flags));
  g_object_class_install_property (
      G_OBJECT_CLASS (klass), PROP_SPACING,
      g_param_spec_int ("spacing", NULL, NULL, 0, G_MAXINT, 12, flags));
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/common/aluette-column.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteColumn, clamp);
  gtk_widget_class_bind_template_child (widget_class, AluetteColumn, box);
}

static void
aluette_column_init (AluetteColumn *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* The template itself adds a child while there is no box yet. */
static void
aluette_column_add_child (GtkBuildable *buildable, GtkBuilder *builder, GObject *child,
                          const char *type)
{
  AluetteColumn *self = ALUETTE_COLUMN (buildable);

  if (self->box != NULL)
    aluette_column_append (self, GTK_WIDGET (child));
  else
    adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (child));
}

static void
buildable_iface_init (GtkBuildableIface *iface)
{
  iface->add_child = aluette_column_add_child;
}

GtkWidget *
aluette_column_new (int maximum_size)
{
  return g_object_new (ALUETTE_TYPE_COLUMN, "maximum-size", maximum_size, NULL);
}

void
aluette_column_append (AluetteColumn *self, GtkWidget *child)
{
  g_return_if_fail (ALUETTE_IS_COLUMN (self));

  gtk_box_append (GTK_BOX (self->box), child);
}

GtkWidget *
aluette_column_add_list (AluetteColumn *self, const char *title)
{
  GtkWidget *heading = aluette_label_new (title, "heading");
  GtkWidget *list = aluette_boxed_list_new (title);

  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  aluette_column_append (self, heading);
  aluette_column_append (self, list);
  return list;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/shell/aluette-home-row.h"

struct _AluetteHomeRow
{
  GtkListBoxRow parent_instance;

  GtkWidget *icon;
  GtkWidget *title;
  GtkWidget *subtitle;
};

G_DEFINE_FINAL_TYPE (AluetteHomeRow, aluette_home_row, GTK_TYPE_LIST_BOX_ROW)

enum
{
  PROP_TITLE = 1,
  PROP_SUBTITLE,
  PROP_ICON_NAME,
};

static void
aluette_home_row_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  AluetteHomeRow *self = ALUETTE_HOME_ROW (object);

  switch (id)
    {
    case PROP_TITLE:
      g_value_set_string (value, gtk_label_get_label (GTK_LABEL (self->title)));
      break;
    case PROP_SUBTITLE:
      g_value_set_string (value, gtk_label_get_label (GTK_LABEL (self->subtitle)));
      break;
    case PROP_ICON_NAME:
      g_value_set_string (value, gtk_image_get_icon_name (GTK_IMAGE (self->icon)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

/* Makes title and subtitle the accessible name and description. */
static void
set_text (AluetteHomeRow *self, GtkWidget *label, GtkAccessibleProperty property,
          const GValue *value)
{
  const char *text = g_value_get_string (value);

  gtk_label_set_label (GTK_LABEL (label), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), property, text, -1);
}

static void
aluette_home_row_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  AluetteHomeRow *self = ALUETTE_HOME_ROW (object);

  switch (id)
    {
    case PROP_TITLE:
      set_text (self, self->title, GTK_ACCESSIBLE_PROPERTY_LABEL, value);
      break;
    case PROP_SUBTITLE:
      set_text (self, self->subtitle, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, value);
      break;
    case PROP_ICON_NAME:
      gtk_image_set_from_icon_name (GTK_IMAGE (self->icon), g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
add_property (GObjectClass *klass, guint id, const char *name)
{
  g_object_class_install_property (klass, id,
                                   g_param_spec_string (name, NULL, NULL, "",
                                                        G_PARAM_READWRITE
                                                            | G_PARAM_STATIC_STRINGS));
}

static void
aluette_home_row_class_init (AluetteHomeRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->get_property = aluette_home_row_get_property;
  G_OBJECT_CLASS (klass)->set_property = aluette_home_row_set_property;
  add_property (G_OBJECT_CLASS (klass), PROP_TITLE, "title");
  add_property (G_OBJECT_CLASS (klass), PROP_SUBTITLE, "subtitle");
  add_property (G_OBJECT_CLASS (klass), PROP_ICON_NAME, "icon-name");
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/shell/aluette-home-row.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteHomeRow, icon);
  gtk_widget_class_bind_template_child (widget_class, AluetteHomeRow, title);
  gtk_widget_class_bind_template_child (widget_class, AluetteHomeRow, subtitle);
}

static void
aluette_home_row_init (AluetteHomeRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
aluette_home_row_new (const char *icon_name, const char *title, const char *subtitle)
{
  return g_object_new (ALUETTE_TYPE_HOME_ROW, "icon-name", icon_name, "title", title, "subtitle",
                       subtitle, NULL);
}

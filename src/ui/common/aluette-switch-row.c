/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/common/aluette-switch-row.h"

struct _AluetteSwitchRow
{
  AdwActionRow parent_instance;

  GtkSwitch *toggle;
};

G_DEFINE_FINAL_TYPE (AluetteSwitchRow, aluette_switch_row, ADW_TYPE_ACTION_ROW)

enum
{
  PROP_ACTIVE = 1,
};

static void
name_toggle (AdwPreferencesRow *row, GParamSpec *pspec, GtkAccessible *toggle)
{
  gtk_accessible_update_property (toggle, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adw_preferences_row_get_title (row), -1);
}

static void
toggled_cb (AluetteSwitchRow *self)
{
  g_object_notify (G_OBJECT (self), "active");
}

static void
aluette_switch_row_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, aluette_switch_row_get_active (ALUETTE_SWITCH_ROW (object)));
}

static void
aluette_switch_row_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  aluette_switch_row_set_active (ALUETTE_SWITCH_ROW (object), g_value_get_boolean (value));
}

static void
aluette_switch_row_class_init (AluetteSwitchRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = aluette_switch_row_get_property;
  object_class->set_property = aluette_switch_row_set_property;
  g_object_class_install_property (
      object_class, PROP_ACTIVE,
      g_param_spec_boolean ("active", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/common/aluette-switch-row.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteSwitchRow, toggle);
  gtk_widget_class_bind_template_callback (widget_class, name_toggle);
  gtk_widget_class_bind_template_callback (widget_class, toggled_cb);
}

static void
aluette_switch_row_init (AluetteSwitchRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

gboolean
aluette_switch_row_get_active (AluetteSwitchRow *self)
{
  g_return_val_if_fail (ALUETTE_IS_SWITCH_ROW (self), FALSE);

  return gtk_switch_get_active (self->toggle);
}

void
aluette_switch_row_set_active (AluetteSwitchRow *self, gboolean active)
{
  g_return_if_fail (ALUETTE_IS_SWITCH_ROW (self));

  gtk_switch_set_active (self->toggle, active);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/common/aluette-derived.h"

#define QUARK g_quark_from_static_string ("aluette-derived")

static void
get_derived (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  const AluetteDerived *row = g_param_spec_get_qdata (pspec, QUARK);

  if (g_object_get_qdata (object, QUARK) == NULL)
    return;
  if (row->get_text != NULL)
    g_value_take_string (value, row->get_text (object));
  else
    g_value_set_boolean (value, row->get_flag (object));
}

void
aluette_class_install_derived (GObjectClass *klass, const AluetteDerived *rows)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  klass->get_property = get_derived;
  for (guint i = 0; rows[i].name != NULL; i++)
    {
      GParamSpec *pspec = rows[i].get_text != NULL
                              ? g_param_spec_string (rows[i].name, NULL, NULL, NULL, flags)
                              : g_param_spec_boolean (rows[i].name, NULL, NULL, FALSE, flags);

      g_param_spec_set_qdata (pspec, QUARK, (gpointer) &rows[i]);
      g_object_class_install_property (klass, i + 1, pspec);
    }
}

void
aluette_notify_derived (gpointer self)
{
  g_autofree GParamSpec **pspecs = NULL;
  guint n;

  g_object_set_qdata (self, QUARK, self);
  pspecs = g_object_class_list_properties (G_OBJECT_GET_CLASS (self), &n);
  g_object_freeze_notify (self);
  for (guint i = 0; i < n; i++)
    if (g_param_spec_get_qdata (pspecs[i], QUARK) != NULL)
      g_object_notify_by_pspec (self, pspecs[i]);
  g_object_thaw_notify (self);
}

void
aluette_class_bind_closures (GtkWidgetClass *klass)
{
  gtk_widget_class_bind_template_callback (klass, aluette_is_not_empty);
  gtk_widget_class_bind_template_callback (klass, aluette_is_not);
}

gboolean
aluette_is_not_empty (gpointer object, const char *text)
{
  return text != NULL && text[0] != '\0';
}

gboolean
aluette_is_not (gpointer object, gboolean flag)
{
  return !flag;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/common/aluette-page.h"

#include <glib/gi18n.h>
#include <string.h>

G_DEFINE_INTERFACE (AluettePage, aluette_page, GTK_TYPE_WIDGET)

static void
aluette_page_default_init (AluettePageInterface *iface)
{
}

const char *
aluette_page_get_title (GtkWidget *page, const AluettePageKind *kind)
{
  if (ALUETTE_IS_PAGE (page) && ALUETTE_PAGE_GET_IFACE (page)->get_title != NULL)
    return ALUETTE_PAGE_GET_IFACE (page)->get_title (ALUETTE_PAGE (page));
  return kind->title != NULL ? _(kind->title) : NULL;
}

GVariant *
aluette_page_get_state (GtkWidget *page, GPtrArray *objects)
{
  if (ALUETTE_IS_PAGE (page) && ALUETTE_PAGE_GET_IFACE (page)->get_state != NULL)
    return ALUETTE_PAGE_GET_IFACE (page)->get_state (ALUETTE_PAGE (page), objects);
  return NULL;
}

void
aluette_page_set_state (GtkWidget *page, const AluettePageContext *context)
{
  if (ALUETTE_IS_PAGE (page) && ALUETTE_PAGE_GET_IFACE (page)->set_state != NULL)
    ALUETTE_PAGE_GET_IFACE (page)->set_state (ALUETTE_PAGE (page), context);
}

static GVariant *
make_address (const char *id, GVariant *target)
{
  return g_variant_new ("(sv)", id, target != NULL ? target : g_variant_new_tuple (NULL, 0));
}

void
aluette_page_open (GtkWidget *widget, const char *id, GVariant *target)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_widget_activate_action_variant (widget, "win.open", make_address (id, target));
}

void
aluette_page_link (GtkWidget *actionable, const char *id, GVariant *target)
{
  g_return_if_fail (GTK_IS_ACTIONABLE (actionable));

  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (actionable), make_address (id, target));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (actionable), "win.open");
}

guint
aluette_page_add_object (GPtrArray *objects, gpointer object)
{
  if (object == NULL)
    return G_MAXUINT;
  g_ptr_array_add (objects, g_object_ref (object));
  return objects->len - 1;
}

gpointer
aluette_page_get_object (GPtrArray *objects, guint index)
{
  return objects != NULL && index < objects->len ? g_ptr_array_index (objects, index) : NULL;
}

GVariant *
aluette_page_maybe (GVariant *state)
{
  return g_variant_new_maybe (G_VARIANT_TYPE_VARIANT,
                              state != NULL ? g_variant_new_variant (state) : NULL);
}

GVariant *
aluette_page_pack (gconstpointer value, gsize size)
{
  return g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, value, value != NULL ? size : 0, 1);
}

gboolean
aluette_page_unpack (GVariant *bytes, gpointer value, gsize size)
{
  gsize n;
  gconstpointer data = g_variant_get_fixed_array (bytes, &n, 1);

  if (n != size)
    return FALSE;
  memcpy (value, data, size);
  return TRUE;
}

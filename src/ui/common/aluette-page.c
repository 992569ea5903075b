/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/common/aluette-page.h"

#include <glib/gi18n.h>

G_DEFINE_INTERFACE (AluettePage, aluette_page, GTK_TYPE_WIDGET)

static void
aluette_page_default_init (AluettePageInterface *iface)
{
}

const char *
aluette_page_get_title (AluettePage *self)
{
  AluettePageInterface *iface;

  g_return_val_if_fail (ALUETTE_IS_PAGE (self), NULL);

  iface = ALUETTE_PAGE_GET_IFACE (self);
  return iface->get_title != NULL ? iface->get_title (self) : _(iface->title);
}

const char *
aluette_page_get_help_topic (AluettePage *self)
{
  AluettePageInterface *iface;

  g_return_val_if_fail (ALUETTE_IS_PAGE (self), NULL);

  iface = ALUETTE_PAGE_GET_IFACE (self);
  return iface->get_help_topic != NULL ? iface->get_help_topic (self) : iface->help_topic;
}

GtkWidget *
aluette_page_make_again (AluettePage *self)
{
  g_return_val_if_fail (ALUETTE_IS_PAGE (self), NULL);

  return ALUETTE_PAGE_GET_IFACE (self)->make_again (self);
}

void
aluette_page_begin (AluettePage *self, AluettePage *before)
{
  AluettePageInterface *iface;

  g_return_if_fail (ALUETTE_IS_PAGE (self));
  g_return_if_fail (before == NULL || G_OBJECT_TYPE (before) == G_OBJECT_TYPE (self));

  iface = ALUETTE_PAGE_GET_IFACE (self);
  if (iface->begin != NULL)
    iface->begin (self, before);
}

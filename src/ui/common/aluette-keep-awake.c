/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/common/aluette-keep-awake.h"

#include <glib/gi18n.h>

/* Data of the widget: the cookie of gtk_application_inhibit (), or none. */
#define COOKIE "aluette-keep-awake"

static void
mapped (GtkWidget *widget, const char *reason)
{
  GApplication *application = g_application_get_default ();
  GtkRoot *root = gtk_widget_get_root (widget);
  guint cookie;

  if (!GTK_IS_APPLICATION (application) || !GTK_IS_WINDOW (root))
    return;
  cookie = gtk_application_inhibit (GTK_APPLICATION (application), GTK_WINDOW (root),
                                    GTK_APPLICATION_INHIBIT_IDLE, _(reason));
  g_object_set_data (G_OBJECT (widget), COOKIE, GUINT_TO_POINTER (cookie));
}

static void
unmapped (GtkWidget *widget)
{
  guint cookie = GPOINTER_TO_UINT (g_object_steal_data (G_OBJECT (widget), COOKIE));

  if (cookie != 0)
    gtk_application_uninhibit (GTK_APPLICATION (g_application_get_default ()), cookie);
}

void
aluette_keep_awake (GtkWidget *widget, const char *reason)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_signal_connect (widget, "map", G_CALLBACK (mapped), (gpointer) reason);
  g_signal_connect (widget, "unmap", G_CALLBACK (unmapped), NULL);
}

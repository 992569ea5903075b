/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/shell/aluette-style.h"

#include <gtk/gtk.h>

/* libadwaita loads the style automatically if the application has a resource base path. With such a
 * path, however, GTK discards the icon theme that it has loaded in a thread, and loads it again
 * while the window waits. The program's icons are in the usual icon folders. */
static void
load_style (const char *resource)
{
  g_autoptr (GtkCssProvider) style = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (style, resource);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

void
aluette_style_load_start (void)
{
  load_style ("/io/github/aluette/Aluette/style.css");
}

void
aluette_style_load_pages (void)
{
  static gboolean loaded;

  if (!loaded)
    load_style ("/io/github/aluette/Aluette/pages.css");
  loaded = TRUE;
}

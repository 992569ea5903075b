/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_PAGE (aluette_page_get_type ())
G_DECLARE_INTERFACE (AluettePage, aluette_page, ALUETTE, PAGE, GtkWidget)

/* A page that the window shows instead of its views. It has a title and a help topic, and can be
 * rebuilt when the language changes. A class sets the constant or the function of each pair. */

struct _AluettePageInterface
{
  GTypeInterface parent;

  const char *title;      /* (nullable): marked for translation */
  const char *help_topic; /* (nullable) */

  const char *(*get_title) (AluettePage *self);
  const char *(*get_help_topic) (AluettePage *self);
  GtkWidget *(*make_again) (AluettePage *self);
  void (*begin) (AluettePage *self, AluettePage *before); /* (nullable) */
};

/* aluette_page_get_title:
 *
 * Returns: (transfer none): the title, in the user's language */
const char *aluette_page_get_title (AluettePage *self);

/* aluette_page_get_help_topic:
 *
 * Returns: (transfer none): the id of the help topic about the page */
const char *aluette_page_get_help_topic (AluettePage *self);

/* aluette_page_make_again:
 *
 * Creates a page with the same content in the current language.
 *
 * Returns: (transfer floating): the page; call aluette_page_begin () after it is in a window */
GtkWidget *aluette_page_make_again (AluettePage *self);

/* aluette_page_begin:
 * @before: (nullable): the page that this one replaces, from aluette_page_make_again ()
 *
 * Starts what requires that the page is in a window and its signals are connected, and copies the
 * state of @before. */
void aluette_page_begin (AluettePage *self, AluettePage *before);

G_END_DECLS

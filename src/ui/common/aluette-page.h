/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_PAGE (aluette_page_get_type ())
G_DECLARE_INTERFACE (AluettePage, aluette_page, ALUETTE, PAGE, GtkWidget)

/* A page that the window shows instead of its views: it has a title, a topic of the help, and can
 * be made again when the language changes. */

struct _AluettePageInterface
{
  GTypeInterface parent;

  const char *title;      /* marked for translation; NULL where get_title is there */
  const char *help_topic; /* NULL where get_help_topic is there */

  const char *(*get_title) (AluettePage *self);
  const char *(*get_help_topic) (AluettePage *self);
  GtkWidget *(*make_again) (AluettePage *self);
  void (*begin) (AluettePage *self, AluettePage *before); /* NULL where there is nothing to do */
};

/* aluette_page_get_title:
 *
 * Returns: (transfer none): the title, in the user's language. */
const char *aluette_page_get_title (AluettePage *self);

/* aluette_page_get_help_topic:
 *
 * Returns: (transfer none): the topic of the help about the page. */
const char *aluette_page_get_help_topic (AluettePage *self);

/* aluette_page_make_again:
 *
 * Makes a page about the same thing, in the language in use now.
 *
 * Returns: (transfer floating): a page that has not begun */
GtkWidget *aluette_page_make_again (AluettePage *self);

/* aluette_page_begin:
 * @before: (nullable): the page that this one was made again from
 *
 * Starts what can start only once the page is in a window and its signals are connected; shows what
 * @before shows. */
void aluette_page_begin (AluettePage *self, AluettePage *before);

G_END_DECLS

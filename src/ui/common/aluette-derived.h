/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Read-only properties that follow from the state of a widget, for the bindings of its template.
 * Each is computed when a binding asks for it. That also happens while the widget is disposed of:
 * what the properties need is released by finalize. Main thread only. */

/* One of the two functions is set. */
typedef struct
{
  const char *name;
  gboolean (*get_flag) (gpointer self);
  char *(*get_text) (gpointer self); /* (transfer full) (nullable) */
} AluetteDerived;

/* aluette_class_install_derived:
 * @rows: static, ended by a row without a name
 *
 * Adds the properties to a class that has no others of its own. */
void aluette_class_install_derived (GObjectClass *klass, const AluetteDerived *rows);

/* aluette_notify_derived:
 * @self: a widget of a class with derived properties
 *
 * Says that the properties may have changed: all bindings to them are evaluated again. Until the
 * first call flags are FALSE and texts NULL. */
void aluette_notify_derived (gpointer self);

/* aluette_class_bind_closures:
 *
 * Makes the closures below known to the template of a class. */
void aluette_class_bind_closures (GtkWidgetClass *klass);

/* aluette_is_not_empty:
 * @text: (nullable)
 *
 * Returns: whether there is any text. */
gboolean aluette_is_not_empty (gpointer object, const char *text);

/* aluette_is_not:
 *
 * Returns: the contrary of @flag. */
gboolean aluette_is_not (gpointer object, gboolean flag);

G_END_DECLS

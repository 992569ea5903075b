/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "browser/aluette-phones.h"
#include "model/learning/aluette-learner-data.h"
#include "model/network/aluette-network-room.h"
#include "model/storage/aluette-database.h"

G_BEGIN_DECLS

/*
 * A page has an address: an id and a target. The action win.open ("(sv)") opens the page with this
 * address. A page can also have a state, from which another page with the same address continues:
 * in another language, for example. What a state cannot contain, such as a match in play, is in an
 * array of objects, and the state has its index.
 */

/* What a page is made from. */
typedef struct
{
  GVariant *target;
  GVariant *state;    /* (nullable): of the page to continue; NULL for a new page */
  GPtrArray *objects; /* (nullable) (element-type GObject): of the state */

  GSettings *settings;
  AluetteDatabase *database;        /* (nullable) */
  AluetteNetworkRoom *network_room; /* (nullable): at which the user is */
  AluettePhones *phones;            /* (nullable): the page of that table for telephones */
  /* Return: (transfer none) (nullable): what the user learns of the game with this id, and the
   * store of its AluetteModelKind. */
  AluetteLearnerData *(*get_learner_data) (const char *kind);
  GObject *(*get_store) (const char *kind);
} AluettePageContext;

/* A row in the table of pages. */
typedef struct
{
  const char *id;
  const char *target_type; /* "()" for no target */
  const char *title; /* (nullable): marked for translation; NULL if the page has its own title */
  const char *help_topic; /* (nullable): NULL for the help itself */
  gboolean lasting; /* is kept when another page replaces it, and has a header bar of its own */
  gboolean over;    /* the page opens over the one in front, to which Back leads */
  /* Returns: (transfer floating) (nullable): the page; NULL if there is none for this target,
   * with @error if the user should know why. */
  GtkWidget *(*page_new) (const AluettePageContext *context, GError **error);
} AluettePageKind;

#define ALUETTE_TYPE_PAGE (aluette_page_get_type ())
G_DECLARE_INTERFACE (AluettePage, aluette_page, ALUETTE, PAGE, GtkWidget)

/* A page with a state, or with a title of its own that is shown above it. */
struct _AluettePageInterface
{
  GTypeInterface parent;

  const char *(*get_title) (AluettePage *self);                             /* (nullable) */
  GVariant *(*get_state) (AluettePage *self, GPtrArray *objects);           /* (nullable) */
  void (*set_state) (AluettePage *self, const AluettePageContext *context); /* (nullable) */
};

/* aluette_page_get_title:
 * @page: a page of this kind
 *
 * Returns: (transfer none) (nullable): the title, in the user's language. */
const char *aluette_page_get_title (GtkWidget *page, const AluettePageKind *kind);

/* aluette_page_get_state:
 * @objects: (element-type GObject): gets the objects of the state
 *
 * The page gives up its objects, and is not used any more.
 *
 * Returns: (transfer floating) (nullable): the state of a page. */
GVariant *aluette_page_get_state (GtkWidget *page, GPtrArray *objects);

/* aluette_page_set_state:
 * @context: has the state and its objects, or none for a new page
 *
 * Begins what requires that the page is in a window. Call this once for each page. */
void aluette_page_set_state (GtkWidget *page, const AluettePageContext *context);

/* aluette_page_open:
 * @target: (nullable): consumed if it is floating; NULL for no target
 *
 * Opens a page in the window of @widget. */
void aluette_page_open (GtkWidget *widget, const char *id, GVariant *target);

/* aluette_page_link:
 * @target: (nullable): as for aluette_page_open ()
 *
 * Makes a button or row open a page. */
void aluette_page_link (GtkWidget *actionable, const char *id, GVariant *target);

/* For states */

/* aluette_page_add_object:
 * @object: (transfer none) (nullable)
 *
 * Returns: the index of the object in @objects, for aluette_page_get_object (). */
guint aluette_page_add_object (GPtrArray *objects, gpointer object);

/* aluette_page_get_object:
 *
 * Returns: (transfer none) (nullable): an object of a state. */
gpointer aluette_page_get_object (GPtrArray *objects, guint index);

/* aluette_page_maybe:
 * @state: (nullable): consumed if it is floating
 *
 * Returns: (transfer floating): a state that may be missing, of type "mv". */
GVariant *aluette_page_maybe (GVariant *state);

/* aluette_page_pack:
 * @value: (nullable): without pointers
 *
 * Returns: (transfer floating): the bytes of a value; none for NULL. */
GVariant *aluette_page_pack (gconstpointer value, gsize size);

/* aluette_page_unpack:
 * @value: (out): does not change if FALSE is returned
 *
 * Returns: whether @bytes, from aluette_page_pack (), are those of a value of this size. */
gboolean aluette_page_unpack (GVariant *bytes, gpointer value, gsize size);

G_END_DECLS

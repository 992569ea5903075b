/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/learning/aluette-learner-data.h"
#include "ui/table/aluette-table.h"

G_BEGIN_DECLS

/* The name of the page with the score. */
#define ALUETTE_MATCH_PAGE_SCOREBOARD "scoreboard"

/* The sections of the match menu to which a game adds its own items. */
typedef enum
{
  ALUETTE_MATCH_MENU_ADVICE, /* hints, explanations, the review of a deal */
  ALUETTE_MATCH_MENU_PAGES,  /* what can be looked at: after the tricks, before the score */
} AluetteMatchMenu;

#define ALUETTE_N_MATCH_MENUS (ALUETTE_MATCH_MENU_PAGES + 1)

/* The view of a match, to which a game adds its tools. All belongs to the view. */
typedef struct
{
  AluetteTable *table;
  GtkOverlay *overlay; /* over the table */
  GtkStack *pages;     /* the table is the page "table" */
  GtkBox *start, *end; /* buttons of the header bar */
  GMenu *menus[ALUETTE_N_MATCH_MENUS];
  int first_items[ALUETTE_N_MATCH_MENUS]; /* the place of the first item of the game */
  GSettings *settings;
  /* Returns: (nullable) (transfer none): what the user learns of a game, which takes time to
   * read. */
  AluetteLearnerData *(*get_learner_data) (const char *kind);
} AluetteMatchPlaces;

#define ALUETTE_TYPE_MATCH_TOOLS (aluette_match_tools_get_type ())
G_DECLARE_DERIVABLE_TYPE (AluetteMatchTools, aluette_match_tools, ALUETTE, MATCH_TOOLS, GObject)

/*
 * What one game puts around the table of a match in play: its scoreboard, which is the page
 * "scoreboard", other pages, buttons, menu items, keys, and actions with the prefix "match", such
 * as those of a coach. Abstract; there is one object per view and game.
 *
 * Signal "changed": what aluette_match_tools_can_dismiss () returns may have changed.
 *
 * Property "hurried" (boolean, read-only): a decided deal is played to its end, faster than usual.
 */
struct _AluetteMatchToolsClass
{
  GObjectClass parent_class;

  /* Adds the tools to the view. It has no match yet. */
  void (*attach) (AluetteMatchTools *self);

  /* (nullable): The match has changed: the table already shows aluette_match_tools_get_game ().
   * @state: (nullable): from get_state (), with its @objects: the tools continue from it. */
  void (*game_changed) (AluetteMatchTools *self, GVariant *state, GPtrArray *objects);

  /* Returns: (transfer floating) (nullable): what the user has done besides the match. It is copied
   * before the match is taken away, and may have @objects, as the state of an AluettePage. */
  GVariant *(*get_state) (AluetteMatchTools *self, GPtrArray *objects);

  /* (nullable): The window has become narrow or wide. */
  void (*set_narrow) (AluetteMatchTools *self, gboolean narrow);

  /* (nullable): What the Escape key would remove from the table. */
  gboolean (*can_dismiss) (AluetteMatchTools *self);
  void (*dismiss) (AluetteMatchTools *self);
};

/* For the view */

/* aluette_match_tools_attach:
 * @places: (transfer none): copied; they must exist until aluette_match_tools_detach ()
 *
 * Adds the tools to a view, once. */
void aluette_match_tools_attach (AluetteMatchTools *self, const AluetteMatchPlaces *places);

/* aluette_match_tools_detach:
 *
 * Removes everything that was added to the view. The match must be NULL. */
void aluette_match_tools_detach (AluetteMatchTools *self);

/* aluette_match_tools_set_game:
 * @game: (nullable) (transfer none): a match of this game that is on the table
 * @state: (nullable): from aluette_match_tools_get_state () of tools that showed @game
 * @objects: (nullable): of @state */
void aluette_match_tools_set_game (AluetteMatchTools *self, AluetteGame *game, GVariant *state,
                                   GPtrArray *objects);

/* Returns: (transfer floating) (nullable): see AluetteMatchToolsClass. */
GVariant *aluette_match_tools_get_state (AluetteMatchTools *self, GPtrArray *objects);

void aluette_match_tools_set_narrow (AluetteMatchTools *self, gboolean narrow);
gboolean aluette_match_tools_can_dismiss (AluetteMatchTools *self);
void aluette_match_tools_dismiss (AluetteMatchTools *self);
gboolean aluette_match_tools_is_hurried (AluetteMatchTools *self);

/* Returns: (transfer none): the action group with the prefix "match" */
GActionGroup *aluette_match_tools_get_actions (AluetteMatchTools *self);

/* For a game */

const AluetteMatchPlaces *aluette_match_tools_get_places (AluetteMatchTools *self);

/* Returns: (nullable) (transfer none): the match */
AluetteGame *aluette_match_tools_get_game (AluetteMatchTools *self);

/* aluette_match_tools_add_actions:
 * @entries: their callbacks get @self as data
 *
 * Adds actions with the prefix "match". */
void aluette_match_tools_add_actions (AluetteMatchTools *self, const GActionEntry *entries,
                                      guint n_entries);
void aluette_match_tools_enable_action (AluetteMatchTools *self, const char *action,
                                        gboolean enabled);

/* Adds a button to the start or the end of the header bar. @button: (transfer floating) */
void aluette_match_tools_add_button (AluetteMatchTools *self, GtkPackType side, GtkWidget *button);

/* Adds a page besides the table. @page: (transfer floating) */
void aluette_match_tools_add_page (AluetteMatchTools *self, const char *name, GtkWidget *page);

/* Adds a widget over the table. @widget: (transfer floating) */
void aluette_match_tools_add_overlay (AluetteMatchTools *self, GtkWidget *widget);

/* aluette_match_tools_add_menu_item:
 * @action: with its target, as in g_menu_item_set_detailed_action () */
void aluette_match_tools_add_menu_item (AluetteMatchTools *self, AluetteMatchMenu menu,
                                        const char *label, const char *action);

/* aluette_match_tools_add_key:
 * @target: (nullable): a floating reference is consumed
 *
 * Makes a key activate an action while the table is visible. */
void aluette_match_tools_add_key (AluetteMatchTools *self, guint key, const char *action,
                                  GVariant *target);

/* Shows a page; "table" for the table. */
void aluette_match_tools_show_page (AluetteMatchTools *self, const char *name);
gboolean aluette_match_tools_is_shown (AluetteMatchTools *self, const char *name);

/* Sets the property "hurried". */
void aluette_match_tools_set_hurried (AluetteMatchTools *self, gboolean hurried);

/* Emits "changed". */
void aluette_match_tools_changed (AluetteMatchTools *self);

G_END_DECLS

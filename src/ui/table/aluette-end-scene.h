/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "presentation/portraits/aluette-expression.h"
#include "ui/charts/aluette-line-chart.h"
#include "ui/table/aluette-podium.h"
#include "ui/table/aluette-table.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_END_SCENE (aluette_end_scene_get_type ())
G_DECLARE_FINAL_TYPE (AluetteEndScene, aluette_end_scene, ALUETTE, END_SCENE, AdwBin)

/*
 * The end of a deal or of a match over the table, with the faces of its players and what to do
 * next. A game fills it. At the end of a match its podium rises and its curve is drawn within two
 * seconds, unless animations are off.
 *
 * It lies over a table and shows itself when the table has come to rest after a deal, if somebody
 * at this screen plays. It hides when the match goes on, and when the user closes it.
 */

/* Sides of portraits, in pixels. */
#define ALUETTE_END_FACE 96
#define ALUETTE_END_SMALL_FACE 72 /* of who has not won the match */

#define ALUETTE_END_GAP ALUETTE_PODIUM_GAP /* between portraits */

/* A face with a name. */
typedef struct
{
  guint seat;
  const char *name;
  const char *label; /* (nullable): the text below the face, instead of the name */
  AluetteFeeling feeling;
  gboolean quiet; /* does not move */
  int side;
} AluetteEndFace;

/* AluetteEndSceneFill:
 * @game: a match in which no deal is in play
 * @viewer: the seat addressed as “you”, or ALU_GAME_SPECTATOR
 *
 * Adds content and buttons to the empty scene.
 *
 * Returns: (transfer full) (nullable): what screen readers say of the scene; NULL, with nothing
 * added, if there is nothing to show. */
typedef char *(*AluetteEndSceneFill) (AluetteEndScene *self, AluetteGame *game, guint viewer);

/* aluette_end_scene_new:
 * @table: (transfer none): the table below, which the scene follows from match to match; the scene
 *   keeps a weak reference */
GtkWidget *aluette_end_scene_new (AluetteTable *table, AluetteEndSceneFill fill);

/* Hides the scene until the next deal ends. */
void aluette_end_scene_close (AluetteEndScene *self);

/* For AluetteEndSceneFill */

/* Adds a widget. @widget: (transfer floating) */
void aluette_end_scene_add (AluetteEndScene *self, GtkWidget *widget);

/* Adds a text, if there is one. @text: (transfer full) (nullable) */
void aluette_end_scene_add_text (AluetteEndScene *self, char *text, const char *css_class);

/* Returns: (transfer none): a podium that is added, and rises when the scene is shown */
AluettePodium *aluette_end_scene_add_podium (AluetteEndScene *self);

/* Returns: (transfer none): a chart that is added, and is drawn when the scene is shown */
AluetteLineChart *aluette_end_scene_add_curve (AluetteEndScene *self);

/* aluette_end_scene_add_button:
 * @action: (nullable): a constant, activated at the table; NULL to close the scene
 *
 * Adds a button. The first one is suggested, and has the focus. */
void aluette_end_scene_add_button (AluetteEndScene *self, const char *label, const char *action);

/* Returns: (transfer floating): a box with the face of a player at the table, and a label */
GtkWidget *aluette_end_scene_new_face (AluetteEndScene *self, const AluetteEndFace *face);

/* aluette_end_scene_limit_side:
 * @taken: pixels that portraits of another size beside these take, with their gaps
 *
 * Returns: @side, or less, but never tiny, if @n portraits do not fit beside each other. */
int aluette_end_scene_limit_side (AluetteEndScene *self, int side, guint n, int taken);

/* Returns: the side of the winner's portrait, which grows with the table */
int aluette_end_scene_get_winner_side (AluetteEndScene *self);

G_END_DECLS

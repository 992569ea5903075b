/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/aluette/aluette-vache-game.h"
#include "presentation/aluette/aluette-vache-presenter.h"
#include "presentation/aluette/aluette-text-context.h"

/* Shared by the files of the presenter: what is shown is in aluette-vache-presenter.c, what moves
 * and what the user does in -lines.c and -requests.c. */

/* A moment of a match, as the table looks at it. */
typedef struct
{
  const AluetteTableLook *look;
  const AluGameHeader *header;
  const AluetteDecks *decks;
  AluetteTextContext context;
  AluView view; /* after the lines shown */
} AluetteScene;

void aluette_scene_init (AluetteScene *scene, const AluetteTableLook *look);

/* Returns: (transfer none): a line of the log */
const AluEvent *aluette_scene_get_event (const AluetteScene *scene, guint line);

/* Returns: whether the cards of @seat lie open */
gboolean aluette_scene_is_open (const AluetteScene *scene, guint seat);

/* Returns: the index of the trick in the middle: the current one, or the finished one as long as it
 * stays */
int aluette_scene_get_trick (const AluetteScene *scene);

/* Returns: whether a line is a sign of another player that the listener has read */
gboolean aluette_scene_has_read (const AluetteScene *scene, const AluEvent *event);

/* Finds the signs of @seat in this deal that the listener has read, without those whose card was
 * played since. @told: (out): was cleared. In -told.c. */
void aluette_scene_find_told (const AluetteScene *scene, guint seat, AluetteTableTold *told);

/* Returns: (nullable) (transfer none): what a sign means that the listener has read, if they want
 * signs in words */
const char *aluette_scene_get_sign_caption (const AluetteScene *scene, const AluEvent *event);

/* Sets the functions of -lines.c and -requests.c. */
void aluette_scene_iface_init (AluetteTablePresenterInterface *iface);
void aluette_scene_requests_iface_init (AluetteTablePresenterInterface *iface);

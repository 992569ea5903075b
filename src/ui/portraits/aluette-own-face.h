/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The villager whom the user has chosen as their portrait. It is theirs at every table; players
 * who would have it by their name get another one. */

/** The setting: the id of the villager, or an empty text. */
#define ALUETTE_OWN_FACE_KEY "own-face"

/** The own face in a match. */
typedef struct
{
  guint seat;   /**< Of the user; G_MAXUINT for nobody. */
  int villager; /**< Index, or -1 if the user has not chosen. */
} AluetteOwnFace;

/** Returns the index of the chosen villager, or -1. */
int aluette_own_face_get_villager (GSettings *settings);

/**
 * Chooses a villager.
 *
 * @param villager index, or -1 for the portrait that a name gives
 */
void aluette_own_face_set_villager (GSettings *settings, int villager);

/**
 * Returns the own face in a match.
 *
 * @param people the seats at this screen, bit per seat: the user has the first one
 */
AluetteOwnFace aluette_own_face_get (GSettings *settings, guint people);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Name and portrait of the user, the same at every table, in lessons and in exercises. The portrait
 * is the villager whom they have chosen, or the one of their name. Other players keep theirs. */

/** The setting: the id of the villager, or an empty text. */
#define ALUETTE_OWN_FACE_KEY "own-face"

/** The setting: ids of the villagers chosen for other people at this screen, by name (`a{ss}`). */
#define ALUETTE_FACES_KEY "faces"

/** The faces that were chosen in a match. */
typedef struct
{
  guint seat;      /**< Of the user; G_MAXUINT for nobody. */
  int villager;    /**< Index, or -1 for that of the name. */
  GVariant *faces; /**< Of others, as in the setting; may be NULL. */
} AluetteOwnFace;

/**
 * Returns the name of the user: that of the preferences, or the first one of the account.
 *
 * @return transfer full
 */
char *aluette_own_face_get_name (GSettings *settings);

/**
 * Returns the index of the villager who was chosen for somebody, or -1.
 *
 * @param name NULL for the user
 */
int aluette_own_face_get_choice (GSettings *settings, const char *name);

/** Returns the index of the villager who is the portrait of the user. */
int aluette_own_face_get_villager (GSettings *settings);

/** Returns the index of the villager who is the portrait of another person at this screen. */
int aluette_own_face_get_villager_of (GSettings *settings, const char *name);

/**
 * Chooses a villager.
 *
 * @param name of a person at this screen; NULL for the user
 * @param villager index, or -1 for the portrait that a name gives
 */
void aluette_own_face_set_villager (GSettings *settings, const char *name, int villager);

/**
 * Returns the own face in a match, without those of others.
 *
 * @param people the seats at this screen, bit per seat: the user has the first one
 */
AluetteOwnFace aluette_own_face_get (GSettings *settings, guint people);

G_END_DECLS

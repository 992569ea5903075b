/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/portraits/aluette-own-face.h"

#include "ui/portraits/aluette-villagers.h"

int
aluette_own_face_get_villager (GSettings *settings)
{
  g_autofree char *id = g_settings_get_string (settings, ALUETTE_OWN_FACE_KEY);

  return aluette_villager_find (id);
}

void
aluette_own_face_set_villager (GSettings *settings, int villager)
{
  g_settings_set_string (settings, ALUETTE_OWN_FACE_KEY,
                         villager >= 0 ? aluette_villager_get ((guint) villager)->id : "");
}

AluetteOwnFace
aluette_own_face_get (GSettings *settings, guint people)
{
  return (AluetteOwnFace) {
    .seat = people != 0 ? (guint) g_bit_nth_lsf (people, -1) : G_MAXUINT,
    .villager = aluette_own_face_get_villager (settings),
  };
}

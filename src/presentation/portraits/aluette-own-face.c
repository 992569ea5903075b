/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/portraits/aluette-own-face.h"

#include "engine/alu-game-kind.h"
#include "model/session/aluette-game-setup.h"
#include "presentation/portraits/aluette-villagers.h"

/* Who plays if nothing is known of the user: a name with its own face, in sentences about anybody.
 * A pronoun would not do in “Me deals”. */
#define DEFAULT_VILLAGER "grandson"

char *
aluette_own_face_get_name (GSettings *settings)
{
  g_autofree char *name = g_settings_get_string (settings, "player-name");
  const char *real = g_get_real_name ();
  g_auto (GStrv) words = NULL;
  int villager = aluette_villager_find (DEFAULT_VILLAGER);

  if (*name != '\0' && alu_game_name_ok (name))
    return g_steal_pointer (&name);
  words = g_strsplit (real != NULL && !g_str_equal (real, "Unknown") ? real : "", " ", 2);
  if (words[0] != NULL && *words[0] != '\0' && !g_str_equal (words[0], "root")
      && alu_game_name_ok (words[0]))
    return g_strdup (words[0]);
  return g_strdup (aluette_villager_get ((guint) MAX (villager, 0))->first_name);
}

int
aluette_own_face_get_choice (GSettings *settings, const char *name)
{
  g_autoptr (GVariant) faces = g_settings_get_value (settings, ALUETTE_FACES_KEY);
  g_autofree char *own = g_settings_get_string (settings, ALUETTE_OWN_FACE_KEY);

  return name != NULL ? aluette_villager_find_chosen (faces, name) : aluette_villager_find (own);
}

/* Returns: the villager for a name, other than those of the usual bots, if it is not one of them */
static int
find_by_name (const char *name)
{
  AluGamePlayer bots[ALU_GAME_MAX_SEATS];
  const char *names[ALU_GAME_MAX_SEATS] = { name };
  guint cast[ALU_GAME_MAX_SEATS];

  for (guint seat = 1; seat < ALU_GAME_MAX_SEATS; seat++)
    {
      aluette_game_setup_name_player (&bots[seat], seat);
      names[seat] = bots[seat].name;
    }
  aluette_villagers_cast (names, NULL, cast, ALU_GAME_MAX_SEATS);
  return (int) cast[0];
}

int
aluette_own_face_get_villager (GSettings *settings)
{
  int choice = aluette_own_face_get_choice (settings, NULL);
  g_autofree char *name = choice < 0 ? aluette_own_face_get_name (settings) : NULL;

  return choice >= 0 ? choice : find_by_name (name);
}

int
aluette_own_face_get_villager_of (GSettings *settings, const char *name)
{
  int choice = aluette_own_face_get_choice (settings, name);

  return choice >= 0 ? choice : find_by_name (name);
}

/* Returns: (transfer floating): the faces of others with a new one for a name. @id: "" for none */
static GVariant *
replace_face (GSettings *settings, const char *name, const char *id)
{
  g_autoptr (GVariant) before = g_settings_get_value (settings, ALUETTE_FACES_KEY);
  GVariantBuilder faces;
  GVariantIter iter;
  const char *other, *face;

  g_variant_builder_init (&faces, G_VARIANT_TYPE ("a{ss}"));
  g_variant_iter_init (&iter, before);
  while (g_variant_iter_next (&iter, "{&s&s}", &other, &face))
    if (!g_str_equal (other, name))
      g_variant_builder_add (&faces, "{ss}", other, face);
  if (*id != '\0')
    g_variant_builder_add (&faces, "{ss}", name, id);
  return g_variant_builder_end (&faces);
}

void
aluette_own_face_set_villager (GSettings *settings, const char *name, int villager)
{
  const char *id = villager >= 0 ? aluette_villager_get ((guint) villager)->id : "";

  if (name != NULL)
    g_settings_set_value (settings, ALUETTE_FACES_KEY, replace_face (settings, name, id));
  else
    g_settings_set_string (settings, ALUETTE_OWN_FACE_KEY, id);
}

AluetteOwnFace
aluette_own_face_get (GSettings *settings, guint people)
{
  return (AluetteOwnFace) {
    .seat = people != 0 ? (guint) g_bit_nth_lsf (people, -1) : G_MAXUINT,
    .villager = aluette_own_face_get_villager (settings),
  };
}

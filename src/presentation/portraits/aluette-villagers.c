/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "presentation/portraits/aluette-villagers.h"

#include "presentation/portraits/aluette-brush.h"
#include "presentation/portraits/aluette-first-name.h"

#include <glib/gi18n.h>

/* clang-format off */
static const AluetteVillager villagers[ALUETTE_N_VILLAGERS] = {
  {
    .id = "sailor", .first_name = "Léon", .role = NC_("villager", "Sailor"),
    .sits_often = TRUE,
    .face_width = 19.5, .face_height = 25, .jaw = 0.88, .neck = 9.4, .shoulders = 35,
    .eye_size = 1, .nose_length = 10.5, .nose_width = 4.6, .brow_weight = 2.8, .wrinkles = 0.1,
    .wedding_ring = TRUE,
    .hat = ALUETTE_HAT_SAILOR, .hair = ALUETTE_HAIR_SHORT, .beard = ALUETTE_BEARD_COLLAR,
    .clothes = ALUETTE_CLOTHES_MARINIERE,
    .skin = 0xb87a4a, .blush = 0xa65a36, .lips = 0x8f4432, .iris = 0x4a2a17,
    .hair_color = 0x2c1d16, .hat_color = ALUETTE_LINEN, .cloth = ALUETTE_LINEN,
    .cloth_accent = ALUETTE_BLUE, .backdrop = 0xf0d9a2,
    .rest = { .mouth_smile = 0.6, .head_tilt = 2 },
    .temper = { .joy = 0.9, .anger = 0.3, .wonder = 0.6, .calm = 0.2 },
  },
  {
    .id = "salt-worker", .first_name = "Rose", .role = NC_("villager", "Salt worker"),
    .woman = TRUE, .sits_often = TRUE,
    .face_width = 19, .face_height = 24, .jaw = 0.74, .neck = 7, .shoulders = 30,
    .eye_size = 1, .nose_length = 9.5, .nose_width = 4, .brow_weight = 1.7, .wrinkles = 0.35,
    .lashes = TRUE, .wedding_ring = TRUE,
    .hat = ALUETTE_HAT_KICHENOTTE, .hair = ALUETTE_HAIR_PARTED, .clothes = ALUETTE_CLOTHES_FICHU,
    .skin = 0xe3ae7f, .blush = 0xd98661, .lips = 0xbf4a38, .iris = 0x3f5d3a,
    .hair_color = 0x6b4226, .hat_color = ALUETTE_LINEN, .cloth = ALUETTE_BLUE,
    .cloth_accent = ALUETTE_OCHRE, .backdrop = 0xc9d8cf,
    .rest = { .mouth_smile = 0.45, .squint_left = 0.1, .squint_right = 0.1 },
    .temper = { .joy = 0.7, .anger = 0.2, .wonder = 0.9, .calm = 0.4 },
  },
  {
    .id = "baker", .first_name = "Gustave", .role = NC_("villager", "Baker"),
    .sits_often = TRUE,
    .face_width = 22, .face_height = 24, .jaw = 0.95, .neck = 10, .shoulders = 36,
    .eye_size = 0.9, .nose_length = 9.5, .nose_width = 6, .brow_weight = 2.6, .wrinkles = 0.2,
    .wedding_ring = TRUE,
    .hat = ALUETTE_HAT_TOQUE, .hair = ALUETTE_HAIR_SHORT, .beard = ALUETTE_BEARD_MUSTACHE,
    .clothes = ALUETTE_CLOTHES_BAKER,
    .skin = 0xf0c49c, .blush = 0xe58d6d, .lips = 0xc9705a, .iris = 0x4f6f93,
    .hair_color = 0x7a4a22, .hat_color = ALUETTE_LINEN, .cloth = ALUETTE_LINEN,
    .cloth_accent = ALUETTE_VERMILION, .backdrop = 0xe8bf8a,
    .rest = { .mouth_smile = 0.6, .squint_left = 0.25, .squint_right = 0.25 },
    .temper = { .joy = 1, .anger = 0.6, .wonder = 0.7, .calm = 0.1 },
  },
  {
    .id = "grandmother", .first_name = "Yvonne", .role = NC_("villager", "Grandmother"),
    .woman = TRUE, .sits_often = TRUE,
    .face_width = 19.5, .face_height = 22.5, .jaw = 0.84, .neck = 7.5, .shoulders = 29,
    .eye_size = 0.9, .nose_length = 10, .nose_width = 5, .brow_weight = 1.5, .wrinkles = 1,
    .wedding_ring = TRUE,
    .hat = ALUETTE_HAT_COIFFE, .hair = ALUETTE_HAIR_PARTED, .clothes = ALUETTE_CLOTHES_SHAWL,
    .skin = 0xf1cfae, .blush = 0xe49f85, .lips = 0xb9564a, .iris = 0x50749a,
    .hair_color = 0xd9d3c7, .hat_color = ALUETTE_LINEN, .cloth = 0x3a3340,
    .cloth_accent = 0x6d5f83, .backdrop = 0xd5dcc0,
    .rest = { .mouth_smile = 0.6, .brow_slant = 0.2, .squint_left = 0.2, .squint_right = 0.2 },
    .temper = { .joy = 0.5, .anger = 0.1, .wonder = 0.3, .calm = 1 },
  },
  {
    .id = "fisherman", .first_name = "Baptiste", .role = NC_("villager", "Fisherman"),
    .face_width = 20, .face_height = 25, .jaw = 0.85, .neck = 9.5, .shoulders = 36,
    .eye_size = 0.9, .nose_length = 11, .nose_width = 5.6, .brow_weight = 3.2, .wrinkles = 0.7,
    .wedding_ring = TRUE,
    .hat = ALUETTE_HAT_FISHER, .hair = ALUETTE_HAIR_SHORT, .beard = ALUETTE_BEARD_FULL,
    .clothes = ALUETTE_CLOTHES_SMOCK,
    .skin = 0xdca072, .blush = 0xcc7350, .lips = 0xb0604a, .iris = 0x4a7391,
    .hair_color = 0xb9b4aa, .hat_color = 0x2b4668, .cloth = 0xb4492f,
    .cloth_accent = 0x8e3723, .backdrop = 0xbfd2dc,
    .rest = { .mouth_smile = 0.3, .squint_left = 0.25, .squint_right = 0.25, .head_tilt = -1.5 },
    .temper = { .joy = 0.25, .anger = 1, .wonder = 0.2, .calm = 0.8 },
  },
  {
    .id = "schoolteacher", .first_name = "Simone", .role = NC_("villager", "Schoolteacher"),
    .woman = TRUE,
    .face_width = 18, .face_height = 24.5, .jaw = 0.66, .neck = 6.5, .shoulders = 29,
    .eye_size = 1, .nose_length = 9.5, .nose_width = 3.8, .brow_weight = 1.7, .wrinkles = 0.15,
    .glasses = TRUE, .lashes = TRUE, .wedding_ring = TRUE,
    .hat = ALUETTE_HAT_NONE, .hair = ALUETTE_HAIR_BUN, .clothes = ALUETTE_CLOTHES_COLLAR,
    .skin = 0xf3cdaa, .blush = 0xe69c80, .lips = 0xc23f35, .iris = 0x5d4a2a,
    .hair_color = 0x4a2f20, .hat_color = ALUETTE_INK, .cloth = ALUETTE_GREEN,
    .cloth_accent = ALUETTE_VERMILION, .backdrop = 0xeccf8f,
    .rest = { .mouth_smile = 0.35, .brow_left = 0.1, .brow_right = 0.1 },
    .temper = { .joy = 0.4, .anger = 0.7, .wonder = 0.4, .calm = 0.7 },
  },
  {
    .id = "oyster-farmer", .first_name = "Marcel", .role = NC_("villager", "Oyster farmer"),
    .sits_often = TRUE,
    .face_width = 20.5, .face_height = 25, .jaw = 0.92, .neck = 10, .shoulders = 36,
    .eye_size = 0.95, .nose_length = 11.5, .nose_width = 5.2, .brow_weight = 3, .wrinkles = 0.4,
    .wedding_ring = TRUE,
    .hat = ALUETTE_HAT_BERET, .hair = ALUETTE_HAIR_SHORT, .beard = ALUETTE_BEARD_STUBBLE,
    .clothes = ALUETTE_CLOTHES_OILSKIN,
    .skin = 0xe2a878, .blush = 0xd17a55, .lips = 0xb5624a, .iris = 0x4b3a22,
    .hair_color = 0x3a302b, .hat_color = 0x28303c, .cloth = ALUETTE_OCHRE,
    .cloth_accent = 0x2f5d8c, .backdrop = 0xc4d3bb,
    .rest = { .mouth_smile = 0.4, .brow_left = 0.15, .head_tilt = -2 },
    .temper = { .joy = 0.6, .anger = 0.8, .wonder = 0.3, .calm = 0.5 },
  },
  {
    .id = "sablaise", .first_name = "Lucie", .role = NC_("villager", "Sardine packer"),
    .woman = TRUE, .sits_often = TRUE,
    .face_width = 18, .face_height = 23.5, .jaw = 0.64, .neck = 6.3, .shoulders = 28,
    .eye_size = 1.1, .nose_length = 8.5, .nose_width = 3.5, .brow_weight = 1.4, .wrinkles = 0,
    .lashes = TRUE, .earring = TRUE, .wedding_ring = TRUE,
    .hat = ALUETTE_HAT_SABLAISE, .hair = ALUETTE_HAIR_PARTED, .clothes = ALUETTE_CLOTHES_FICHU,
    .skin = 0xf0c197, .blush = 0xe78b6b, .lips = 0xcf3a2c, .iris = 0x4d3018,
    .hair_color = 0x261a17, .hat_color = ALUETTE_LINEN, .cloth = 0x35313d,
    .cloth_accent = ALUETTE_VERMILION, .backdrop = 0xbcd3de,
    .rest = { .mouth_smile = 0.6, .brow_slant = 0.1, .head_tilt = 2 },
    .temper = { .joy = 0.85, .anger = 0.4, .wonder = 1, .calm = 0.2 },
  },
  {
    .id = "grandson", .first_name = "Émile", .role = NC_("villager", "Grandson"),
    .face_width = 18.5, .face_height = 21.5, .jaw = 0.76, .neck = 5.6, .shoulders = 25,
    .eye_size = 1.15, .nose_length = 7.5, .nose_width = 3.6, .brow_weight = 1.8, .wrinkles = 0,
    .freckles = TRUE,
    .hat = ALUETTE_HAT_NONE, .hair = ALUETTE_HAIR_FRINGED, .clothes = ALUETTE_CLOTHES_BRACES,
    .skin = 0xf4cda6, .blush = 0xeb9a78, .lips = 0xcf6a58, .iris = 0x3f6b57,
    .hair_color = 0xd9983a, .hat_color = ALUETTE_BLUE, .cloth = ALUETTE_LINEN,
    .cloth_accent = ALUETTE_VERMILION, .backdrop = 0xcfdcb8,
    .rest = { .mouth_smile = 0.8, .brow_left = 0.15, .brow_right = 0.15, .head_tilt = -3 },
    .temper = { .joy = 1, .anger = 0.35, .wonder = 1, .calm = 0 },
  },
  {
    .id = "constable", .first_name = "Anatole", .role = NC_("villager", "Village constable"),
    .face_width = 19, .face_height = 24.6, .jaw = 0.72, .neck = 8.5, .shoulders = 33,
    .eye_size = 0.95, .nose_length = 12, .nose_width = 4.8, .brow_weight = 2.8, .wrinkles = 0.5,
    .wedding_ring = TRUE,
    .hat = ALUETTE_HAT_KEPI, .hair = ALUETTE_HAIR_SHORT, .beard = ALUETTE_BEARD_WAXED,
    .clothes = ALUETTE_CLOTHES_UNIFORM,
    .skin = 0xecb98e, .blush = 0xdd8262, .lips = 0xbd6450, .iris = 0x4a4a3a,
    .hair_color = 0x57473c, .hat_color = 0x27466b, .cloth = 0x27466b,
    .cloth_accent = ALUETTE_OCHRE, .backdrop = 0xeec795,
    .rest = { .mouth_smile = 0.15, .brow_left = -0.1, .brow_right = 0.15 },
    .temper = { .joy = 0.2, .anger = 0.9, .wonder = 0.5, .calm = 0.9 },
  },
};
/* clang-format on */

static const AluetteVillager petit_jean = {
  .id = "petit-jean",
  .first_name = "Petit-Jean",
  .role = NC_("villager", "Imaginary player"),
  .backdrop = 0xdfe3c4,
};

const AluetteVillager *
aluette_villager_get (guint index)
{
  if (index == ALUETTE_PETIT_JEAN)
    return &petit_jean;
  return &villagers[index % ALUETTE_N_VILLAGERS];
}

int
aluette_villager_find (const char *id)
{
  for (int i = 0; i < ALUETTE_N_VILLAGERS; i++)
    {
      if (g_strcmp0 (villagers[i].id, id) == 0)
        return i;
    }
  return -1;
}

const char *
aluette_villager_get_role (const AluetteVillager *villager)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "villager", villager->role);
}

/* Returns: the index where the search for a free villager starts, from a 32-bit FNV-1a hash */
static guint
get_first_index (const char *name)
{
  guint32 hash = 2166136261u;

  for (const char *at = name; *at != '\0'; at++)
    hash = (hash ^ (guchar) *at) * 16777619u;
  return hash % ALUETTE_N_VILLAGERS;
}

/* Returns: how little a villager suits a name, from 0 */
static guint
get_misfit (const AluetteVillager *villager, AluetteSex sex)
{
  gboolean wrong = sex != ALUETTE_SEX_UNKNOWN && (sex == ALUETTE_SEX_FEMALE) != villager->woman;

  return (wrong ? 2 : 0) + (villager->sits_often ? 1 : 0);
}

int
aluette_villager_find_namesake (const char *name)
{
  for (int v = 0; v < ALUETTE_N_VILLAGERS; v++)
    if (g_strcmp0 (name, villagers[v].first_name) == 0)
      return v;
  return -1;
}

/* Returns: the free villager who suits a name best, the first after where its search starts */
static guint
find_free (const char *name, const gboolean *taken)
{
  AluetteSex sex = aluette_first_name_guess (name);
  guint first = get_first_index (name), best = first, least = G_MAXUINT;

  for (guint i = 0; i < ALUETTE_N_VILLAGERS; i++)
    {
      guint v = (first + i) % ALUETTE_N_VILLAGERS;
      guint misfit = get_misfit (&villagers[v], sex);

      if (taken[v] || misfit >= least)
        continue;
      best = v;
      least = misfit;
    }
  return best;
}

int
aluette_villager_find_chosen (GVariant *faces, const char *name)
{
  const char *id;

  return g_variant_lookup (faces, name, "&s", &id) ? aluette_villager_find (id) : -1;
}

void
aluette_villagers_cast (const char *const *names, const AluetteOwnFace *own, guint *cast, guint n)
{
  gboolean taken[ALUETTE_N_VILLAGERS] = { FALSE };

  for (guint i = 0; i < n; i++)
    {
      int chosen = own != NULL && own->faces != NULL && names[i] != NULL
                       ? aluette_villager_find_chosen (own->faces, names[i])
                       : -1;

      cast[i] = chosen >= 0 ? (guint) chosen : ALUETTE_PETIT_JEAN;
      if (chosen >= 0)
        taken[chosen] = TRUE;
    }
  for (guint i = 0; i < n; i++)
    {
      int namesake = aluette_villager_find_namesake (names[i]);

      if (cast[i] != ALUETTE_PETIT_JEAN || namesake < 0 || taken[namesake])
        continue;
      cast[i] = (guint) namesake;
      taken[namesake] = TRUE;
    }
  for (guint i = 0; i < n; i++)
    {
      if (cast[i] != ALUETTE_PETIT_JEAN || names[i] == NULL)
        continue;
      cast[i] = find_free (names[i], taken);
      taken[cast[i]] = TRUE;
    }
  if (own != NULL && own->seat < n && own->villager >= 0)
    cast[own->seat] = (guint) own->villager;
}

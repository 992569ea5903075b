/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "presentation/portraits/aluette-expression.h"
#include "presentation/portraits/aluette-own-face.h"

#include <glib.h>
#include <stdint.h>

G_BEGIN_DECLS

#define ALUETTE_N_VILLAGERS 10

/** The index of Petit-Jean, an imaginary player: a straw hat on an empty chair. */
#define ALUETTE_PETIT_JEAN G_MAXUINT

typedef enum
{
  ALUETTE_HAT_NONE,
  ALUETTE_HAT_SAILOR,     /**< A navy cap with a red pompom. */
  ALUETTE_HAT_KICHENOTTE, /**< A deep white sun bonnet of the salt marshes. */
  ALUETTE_HAT_TOQUE,
  ALUETTE_HAT_COIFFE, /**< A cap with a pleated frill around the face. */
  ALUETTE_HAT_FISHER, /**< A peaked cap. */
  ALUETTE_HAT_BERET,
  ALUETTE_HAT_SABLAISE, /**< The winged lace coiffe of Les Sables. */
  ALUETTE_HAT_KEPI,
} AluetteHat;

typedef enum
{
  ALUETTE_HAIR_SHORT,
  ALUETTE_HAIR_FRINGED, /**< Tousled, with a fringe on the forehead. */
  ALUETTE_HAIR_PARTED,  /**< Parted in the middle. */
  ALUETTE_HAIR_BUN,
} AluetteHair;

typedef enum
{
  ALUETTE_BEARD_NONE,
  ALUETTE_BEARD_MUSTACHE, /**< Full and drooping. */
  ALUETTE_BEARD_WAXED,    /**< A mustache with turned-up ends, and a tuft on the chin. */
  ALUETTE_BEARD_FULL,
  ALUETTE_BEARD_STUBBLE,
  ALUETTE_BEARD_COLLAR, /**< Along the jaw, without a mustache. */
} AluetteBeard;

typedef enum
{
  ALUETTE_CLOTHES_MARINIERE,
  ALUETTE_CLOTHES_FICHU, /**< A kerchief crossed over a bodice. */
  ALUETTE_CLOTHES_BAKER,
  ALUETTE_CLOTHES_SHAWL,
  ALUETTE_CLOTHES_SMOCK,  /**< A fisher's smock with a pipe in its pocket. */
  ALUETTE_CLOTHES_COLLAR, /**< A dress with a white collar and a brooch. */
  ALUETTE_CLOTHES_OILSKIN,
  ALUETTE_CLOTHES_BRACES,
  ALUETTE_CLOTHES_UNIFORM,
} AluetteClothes;

/** A villager: the parameters of a drawn face. Lengths are hundredths of the portrait's side. */
typedef struct
{
  const char *id;         /**< Stable, such as `sailor`. */
  const char *first_name; /**< The default name; never translated. */
  const char *role;       /**< Marked for translation; see aluette_villager_get_role (). */
  gboolean woman;
  gboolean sits_often; /**< Whether bots usually have the name of this villager. */

  double face_width;  /**< Half the width, about 20. */
  double face_height; /**< Half the height, about 25. */
  double jaw;         /**< Width of the jaw, 0.5 pointed .. 0.95 square. */
  double neck;        /**< Half the width. */
  double shoulders;   /**< Half the width, about 33. */
  double eye_size;    /**< 1 is normal. */
  double nose_length;
  double nose_width;
  double brow_weight;
  double wrinkles; /**< 0 .. 1. */
  gboolean freckles;
  gboolean glasses;
  gboolean lashes;
  gboolean earring;
  gboolean wedding_ring;

  AluetteHat hat;
  AluetteHair hair;
  AluetteBeard beard;
  AluetteClothes clothes;

  uint32_t skin; /**< Colors are 0xRRGGBB. */
  uint32_t blush;
  uint32_t lips;
  uint32_t iris;
  uint32_t hair_color;
  uint32_t hat_color;
  uint32_t cloth;
  uint32_t cloth_accent;
  uint32_t backdrop;

  AluettePose rest; /**< The pose when nothing happens. */
  AluetteTemper temper;
} AluetteVillager;

/**
 * Returns the villager with an index.
 *
 * @param index ALUETTE_PETIT_JEAN, or taken modulo ALUETTE_N_VILLAGERS
 * @return static, never NULL
 */
const AluetteVillager *aluette_villager_get (guint index);

/** Returns the index of the villager with an id, or -1. @param id may be NULL */
int aluette_villager_find (const char *id);

/** Returns the occupation of a villager in the current language: “Sailor”. @return static */
const char *aluette_villager_get_role (const AluetteVillager *villager);

/**
 * Returns the index of the villager with a first name, or -1.
 *
 * @param name may be NULL
 */
int aluette_villager_find_namesake (const char *name);

/**
 * Returns the index of the villager whom somebody has chosen for a name, or -1.
 *
 * @param faces ids by name (`a{ss}`)
 */
int aluette_villager_find_chosen (GVariant *faces, const char *name);

/**
 * Chooses a villager as the face of each player.
 *
 * A person for whom a face was chosen has it, and other names do not get it.
 *
 * A player with the name of a villager gets that villager. Other names get a villager that depends
 * only on the name, or the next free one if another player has it: one of the
 * sex of the name, if one is free, rather than one whom bots are
 * usually named after. The user has their own portrait. It changes no other, and somebody may have
 * the same.
 *
 * @param names `n` names; NULL for a Petit-Jean
 * @param own the user’s seat and choice; NULL if nothing is known of them
 * @param cast receives `n` indices of villagers, and ALUETTE_PETIT_JEAN for Petit-Jeans
 * @param n 0 to ALUETTE_N_VILLAGERS
 */
void
aluette_villagers_cast (const char *const *names, const AluetteOwnFace *own, guint *cast, guint n);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/portraits/aluette-pose.h"

#include <glib.h>
#include <stdint.h>

G_BEGIN_DECLS

#define ALUETTE_N_VILLAGERS 10

typedef enum
{
  ALUETTE_HAT_NONE,
  ALUETTE_HAT_SAILOR,     /**< The navy's flat bonnet with its red tuft. */
  ALUETTE_HAT_KICHENOTTE, /**< The deep white sun bonnet of the salt marshes. */
  ALUETTE_HAT_TOQUE,
  ALUETTE_HAT_COIFFE, /**< A cap with a goffered frill about the face. */
  ALUETTE_HAT_FISHER, /**< A peaked cap. */
  ALUETTE_HAT_BERET,
  ALUETTE_HAT_SABLAISE, /**< The winged lace coiffe of Les Sables. */
  ALUETTE_HAT_KEPI,
} AluetteHat;

typedef enum
{
  ALUETTE_HAIR_SHORT,
  ALUETTE_HAIR_FRINGED, /**< Tousled, falling over the forehead. */
  ALUETTE_HAIR_PARTED,  /**< Two bands from a middle parting. */
  ALUETTE_HAIR_BUN,
} AluetteHair;

typedef enum
{
  ALUETTE_BEARD_NONE,
  ALUETTE_BEARD_MOUSTACHE, /**< Full and drooping. */
  ALUETTE_BEARD_WAXED,     /**< A moustache with turned-up ends, and a tuft on the chin. */
  ALUETTE_BEARD_FULL,
  ALUETTE_BEARD_STUBBLE,
  ALUETTE_BEARD_COLLAR, /**< Along the jaw, no moustache. */
} AluetteBeard;

typedef enum
{
  ALUETTE_CLOTHES_MARINIERE,
  ALUETTE_CLOTHES_FICHU, /**< A kerchief crossed over a bodice. */
  ALUETTE_CLOTHES_BAKER,
  ALUETTE_CLOTHES_SHAWL,
  ALUETTE_CLOTHES_SMOCK,  /**< A fisherman's smock, his pipe in its pocket. */
  ALUETTE_CLOTHES_COLLAR, /**< A dress with a white collar and a brooch. */
  ALUETTE_CLOTHES_OILSKIN,
  ALUETTE_CLOTHES_BRACES,
  ALUETTE_CLOTHES_UNIFORM,
} AluetteClothes;

/** One villager: numbers for the one parametric face. Lengths in hundredths of the portrait. */
typedef struct
{
  const char *id;         /**< Stable, for settings: `sailor`. */
  const char *first_name; /**< The name he goes by unless another is given; never translated. */
  const char *role;       /**< Marked for translation; see aluette_villager_get_role (). */

  double face_width;  /**< Half the width, about 20. */
  double face_height; /**< Half the height, about 25. */
  double jaw;         /**< Width of the jaw, 0.5 pointed .. 0.95 square. */
  double neck;        /**< Half the width. */
  double shoulders;   /**< Half the width, about 33. */
  double eye_size;    /**< 1 is usual. */
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

  uint32_t skin; /**< Colours are 0xRRGGBB. */
  uint32_t blush;
  uint32_t lips;
  uint32_t iris;
  uint32_t hair_colour;
  uint32_t hat_colour;
  uint32_t cloth;
  uint32_t cloth_accent;
  uint32_t backdrop;

  AluettePose rest; /**< How this villager looks when nothing happens. */
} AluetteVillager;

/**
 * One of the villagers.
 *
 * @param index 0 .. ALUETTE_N_VILLAGERS - 1; others are taken modulo that
 * @return static, never NULL
 */
const AluetteVillager *aluette_villager_get (guint index);

/** The index of the villager with this id, or -1 if there is none. @param id may be NULL */
int aluette_villager_find (const char *id);

/** The trade or place in the village, in the language of the moment: “Sailor”. Static. */
const char *aluette_villager_get_role (const AluetteVillager *villager);

/**
 * Who of the villagers plays each of some players: the one of the player's name where there is one,
 * and for other names one who is still free, by the name: in any company it is the same face unless
 * somebody else has it.
 * @param names `n` names
 * @param cast out, room for `n` indices of villagers, all different
 * @param n 0 to ALUETTE_N_VILLAGERS
 */
void aluette_villagers_cast (const char *const *names, guint *cast, guint n);

G_END_DECLS

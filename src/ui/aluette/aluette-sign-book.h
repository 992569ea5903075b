/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "engine/aluette/alu-signs.h"
#include "ui/portraits/aluette-gesture.h"

G_BEGIN_DECLS

/*
 * What there is to say of the signs of the code (rules, section 7), in the user's language, and
 * which of its variants are in use at this table. Texts are (transfer none) and read anew when
 * shown.
 */

/* aluette_sign_title:
 *
 * Returns: what the sign tells, as a heading: “The Cow”, “Ace”. */
const char *aluette_sign_title (AluSign sign);

/* aluette_sign_other_name:
 *
 * Returns: (nullable): its name in the other of French and English, or NULL if both languages use
 * the same name. */
const char *aluette_sign_other_name (AluSign sign);

/* aluette_sign_meaning:
 *
 * Returns: what it tells, in a sentence or two. */
const char *aluette_sign_meaning (AluSign sign);

/* aluette_sign_get_card:
 *
 * Returns: the card that stands for it: the ace of coins for an ace, or ALU_CARD_NONE for the two
 * opinions. */
AluCard aluette_sign_get_card (AluSign sign);

/* aluette_sign_key:
 *
 * Returns: the key that makes it: '1' to '9' for cards, '0' for a weak hand, 'm' for mordienne. */
char aluette_sign_key (AluSign sign);

/* aluette_sign_from_key:
 *
 * @keyval: digits may come from the keypad, or unshifted from a French or Belgian keyboard
 *
 * Returns: the sign, or -1 where the key makes none. */
int aluette_sign_from_key (guint keyval);

/* aluette_gesture_text:
 *
 * Returns: the gesture in words: “Eyes raised to heaven”. */
const char *aluette_gesture_text (AluetteGesture gesture);

/* aluette_gesture_sources:
 *
 * Returns: the sources that describe the sign this way. */
const char *aluette_gesture_sources (AluetteGesture gesture);

/* aluette_gesture_get_alu_sign:
 *
 * Returns: the sign that it tells. */
AluSign aluette_gesture_get_alu_sign (AluetteGesture gesture);

/* aluette_gesture_is_variant:
 *
 * Returns: whether it is one of several that can be in use for its sign. The high shoulder of a
 * very weak hand belongs to the small one and is not a variant of its own. */
gboolean aluette_gesture_is_variant (AluetteGesture gesture);

/* aluette_sign_n_variants:
 *
 * Returns: how many gestures the users of a table may choose from. */
guint aluette_sign_n_variants (AluSign sign);

/* aluette_sign_setting:
 *
 * Returns: (transfer full): the key of the settings that holds the gesture's id. Only for signs
 * with several variants. */
char *aluette_sign_setting (AluSign sign);

/* aluette_sign_gesture:
 * @settings: (nullable): the program's, or NULL for the code as it stands
 * @strength: misère: 1 or 2; else 0
 *
 * Returns: the gesture that is in use for a sign. */
AluetteGesture aluette_sign_gesture (GSettings *settings, AluSign sign, guint strength);

/* aluette_sign_matches:
 * @search: words in any language; an empty one matches all
 *
 * Returns: whether a sign, its names, meaning, gestures or their sources answer a search. */
gboolean aluette_sign_matches (AluSign sign, const char *search);

G_END_DECLS

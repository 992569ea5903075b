/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "engine/aluette/alu-signs.h"
#include "presentation/portraits/aluette-gesture.h"

G_BEGIN_DECLS

/*
 * Texts about the signs, in the user's language, and the user's choice among
 * their gestures. Texts are (transfer none), in the language at the time of the call.
 */

/* aluette_sign_title:
 *
 * Returns the meaning of the sign as a title: “The Cow”, “Ace”. */
const char *aluette_sign_title (AluSign sign);

/* aluette_sign_other_name:
 *
 * Returns: (nullable): the name in the other of French and English, or NULL if both languages use
 * the same name. */
const char *aluette_sign_other_name (AluSign sign);

/* aluette_sign_meaning:
 *
 * Returns the meaning of the sign in one or two sentences. */
const char *aluette_sign_meaning (AluSign sign);

/* aluette_sign_get_card:
 *
 * Returns a card that the sign stands for (the ace of coins for an ace), or ALU_CARD_NONE for the
 * two opinions. */
AluCard aluette_sign_get_card (AluSign sign);

/* aluette_sign_key:
 *
 * Returns the key that makes the sign: '1' to '9' for cards, '0' for a weak hand, 'm' for
 * mordienne. */
char aluette_sign_key (AluSign sign);

/* aluette_gesture_text:
 *
 * Returns a description of the gesture: “Eyes raised to heaven”. */
const char *aluette_gesture_text (AluetteGesture gesture);

/* aluette_gesture_sources:
 *
 * Returns the names of the sources that describe the gesture. */
const char *aluette_gesture_sources (AluetteGesture gesture);

/* aluette_gesture_get_alu_sign:
 *
 * Returns the sign that the gesture makes. */
AluSign aluette_gesture_get_alu_sign (AluetteGesture gesture);

/* aluette_gesture_is_variant:
 *
 * Returns whether the gesture is one of several that the user can choose for its sign. The high
 * shoulder of a very weak hand belongs to the small one and cannot be chosen separately. */
gboolean aluette_gesture_is_variant (AluetteGesture gesture);

/* aluette_sign_n_variants:
 *
 * Returns the number of gestures that the user can choose from. */
guint aluette_sign_n_variants (AluSign sign);

/* aluette_sign_setting:
 *
 * Returns: (transfer full): the settings key that holds the id of the gesture. Only for signs with
 * several variants. */
char *aluette_sign_setting (AluSign sign);

/* aluette_sign_gesture:
 * @settings: (nullable): the program's settings, or NULL for the defaults
 * @strength: for misère, 1 or 2; otherwise 0
 *
 * Returns the gesture that the user has chosen for a sign. */
AluetteGesture aluette_sign_gesture (GSettings *settings, AluSign sign, guint strength);

/* aluette_sign_matches:
 * @search: words in any language; an empty text matches all signs
 *
 * Returns whether @search matches a sign: its names, its meaning, its gestures or their sources. */
gboolean aluette_sign_matches (AluSign sign, const char *search);

G_END_DECLS

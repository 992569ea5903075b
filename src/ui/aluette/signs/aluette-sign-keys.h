/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* aluette_sign_from_key:
 * @keyval: digits may come from the keypad, or without Shift from a French or Belgian keyboard
 *
 * Returns the sign, or -1 if the key makes none. */
int aluette_sign_from_key (guint keyval);

G_END_DECLS

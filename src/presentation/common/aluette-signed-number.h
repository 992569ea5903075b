/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* aluette_signed_number:
 *
 * Returns: (transfer full): a number with its sign, for any language: “+2”, “−1”, “0”. The minus is
 *   as wide as the plus, unlike a hyphen. Any thread. */
char *aluette_signed_number (gint64 number);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/network/aluette-own-room.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_PHONES (aluette_phones_get_type ())
G_DECLARE_FINAL_TYPE (AluettePhones, aluette_phones, ALUETTE, PHONES, GObject)

/* The page of a table for telephones in the same room: served on the local network, until the table
 * is stopped or the object is disposed of. Main thread only. */

/* aluette_phones_new:
 * @own: (transfer none): a table with a pass
 *
 * Returns: (transfer full) (nullable): NULL with @error. */
AluettePhones *aluette_phones_new (AluetteOwnRoom *own, GError **error);

/* aluette_phones_make_address:
 *
 * Returns: (transfer full): what people type to find the page, such as "192.168.1.20:2415"; on no
 *   local network, the address for this computer alone. */
char *aluette_phones_make_address (AluettePhones *self);

/* aluette_phones_make_link:
 *
 * Returns: (transfer full) (nullable): the link to the page, with the pass of the table; NULL on no
 *   local network. */
char *aluette_phones_make_link (AluettePhones *self);

G_END_DECLS

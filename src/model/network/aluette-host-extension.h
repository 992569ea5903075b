/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/network/aluette-protocol-codes.h"
#include "model/network/aluette-protocol.h"

#include <glib-object.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_HOST_EXTENSION (aluette_host_extension_get_type ())
G_DECLARE_INTERFACE (AluetteHostExtension, aluette_host_extension, ALUETTE, HOST_EXTENSION, GObject)

/* What a game has besides its log. Guests' "sign" and "look" lines come here. It answers with
 * aluette_host_send_to_seat (). Main thread only. */
struct _AluetteHostExtensionInterface
{
  GTypeInterface parent;

  AluetteCode (*sign) (AluetteHostExtension *self, guint seat, const char *sign, guint strength,
                       guint hold_ms);
  AluetteCode (*look) (AluetteHostExtension *self, guint seat, const char *target);
  void (*arrived) (AluetteHostExtension *self, guint seat);
};

/* aluette_host_extension_sign:
 *
 * The person in @seat begins a gesture.
 *
 * Returns: ALUETTE_CODE_NONE, or why not. */
AluetteCode aluette_host_extension_sign (AluetteHostExtension *self, guint seat, const char *sign,
                                         guint strength, guint hold_ms);

/* aluette_host_extension_look:
 * @target: a seat from 1, "cards" or "table"
 *
 * The person in @seat turns the eyes.
 *
 * Returns: ALUETTE_CODE_NONE, or why not. */
AluetteCode
aluette_host_extension_look (AluetteHostExtension *self, guint seat, const char *target);

/* aluette_host_extension_arrived:
 *
 * Tells the person in @seat, who has just come or come back, what is now. */
void aluette_host_extension_arrived (AluetteHostExtension *self, guint seat);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/network/aluette-protocol-codes.h"
#include "model/network/aluette-protocol.h"

#include <glib-object.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_HOST_EXTENSION (aluette_host_extension_get_type ())
G_DECLARE_INTERFACE (AluetteHostExtension, aluette_host_extension, ALUETTE, HOST_EXTENSION, GObject)

/* What a game has besides its log. It answers with aluette_host_send_to_seat (). Main thread
 * only. */
struct _AluetteHostExtensionInterface
{
  GTypeInterface parent;

  /* Handles a "sign" or "look" line of the person in @seat. Returns: ALUETTE_CODE_NONE, or why it
   * is refused. */
  AluetteCode (*handle) (AluetteHostExtension *self, guint seat, const AluetteMessage *message);

  /* Tells the person in @seat, who has just come or come back, what is now. */
  void (*arrived) (AluetteHostExtension *self, guint seat);
};

G_END_DECLS

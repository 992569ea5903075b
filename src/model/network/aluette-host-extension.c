/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-host-extension.h"

G_DEFINE_INTERFACE (AluetteHostExtension, aluette_host_extension, G_TYPE_OBJECT)

static void
aluette_host_extension_default_init (AluetteHostExtensionInterface *iface)
{
}

AluetteCode
aluette_host_extension_sign (AluetteHostExtension *self, guint seat, const char *sign,
                             guint strength, guint hold_ms)
{
  return ALUETTE_HOST_EXTENSION_GET_IFACE (self)->sign (self, seat, sign, strength, hold_ms);
}

AluetteCode
aluette_host_extension_look (AluetteHostExtension *self, guint seat, const char *target)
{
  return ALUETTE_HOST_EXTENSION_GET_IFACE (self)->look (self, seat, target);
}

void
aluette_host_extension_arrived (AluetteHostExtension *self, guint seat)
{
  ALUETTE_HOST_EXTENSION_GET_IFACE (self)->arrived (self, seat);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-host-extension.h"

G_DEFINE_INTERFACE (AluetteHostExtension, aluette_host_extension, G_TYPE_OBJECT)

static void
aluette_host_extension_default_init (AluetteHostExtensionInterface *iface)
{
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-avahi.h"

#define PATIENCE_MS 10000

void
aluette_avahi_call (GDBusConnection *bus, const char *path, const char *interface,
                    const char *method, GVariant *arguments, GCancellable *cancellable,
                    GAsyncReadyCallback callback, gpointer data)
{
  g_dbus_connection_call (bus, ALUETTE_AVAHI_NAME, path, interface, method, arguments, NULL,
                          G_DBUS_CALL_FLAGS_NONE, PATIENCE_MS, cancellable, callback, data);
}

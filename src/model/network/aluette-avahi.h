/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The D-Bus interface of Avahi, on the system bus:
 * /usr/share/dbus-1/interfaces/org.freedesktop.Avahi.*.xml. */
#define ALUETTE_AVAHI_NAME "org.freedesktop.Avahi"
#define ALUETTE_AVAHI_SERVER "org.freedesktop.Avahi.Server"
#define ALUETTE_AVAHI_BROWSER "org.freedesktop.Avahi.ServiceBrowser"
#define ALUETTE_AVAHI_GROUP "org.freedesktop.Avahi.EntryGroup"

/* Any interface, any protocol. */
#define ALUETTE_AVAHI_ANY (-1)

/* aluette_avahi_call:
 * @callback: (nullable): finish with g_dbus_connection_call_finish ()
 *
 * Calls a method of Avahi. */
void aluette_avahi_call (GDBusConnection *bus, const char *path, const char *interface,
                         const char *method, GVariant *arguments, GCancellable *cancellable,
                         GAsyncReadyCallback callback, gpointer data);

G_END_DECLS

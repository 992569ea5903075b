/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_SCREEN_LOCK (aluette_screen_lock_get_type ())
G_DECLARE_FINAL_TYPE (AluetteScreenLock, aluette_screen_lock, ALUETTE, SCREEN_LOCK, GObject)

/*
 * Whether the screen of the user is locked or blank, so that nobody is in front of it. Desktops say
 * so on the session bus: org.freedesktop.ScreenSaver, or org.gnome.ScreenSaver. Where nobody says
 * so, or there is no bus, it is never locked. Main thread only.
 *
 * Read-only property "locked" (boolean).
 */

/* Returns: (transfer full) */
AluetteScreenLock *aluette_screen_lock_new (void);

gboolean aluette_screen_lock_get_locked (AluetteScreenLock *self);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Locks on numbers, by the kernel: whatever ends a process ends its locks. They hold between any
 * two holders, also within a process. */

/* aluette_match_lock_open:
 * @path: of the database; the lock file stands beside it
 *
 * Returns: a file descriptor that holds no lock yet, to be closed with close (); -1 where the
 * folder cannot be written to. */
int aluette_match_lock_open (const char *path);

/* aluette_match_lock_take:
 * @number: what is locked
 * @shared: with other shared holders; else alone
 * @wait: until it is free
 *
 * Takes a lock, or changes the one held.
 *
 * Returns: FALSE where another holds it. */
gboolean aluette_match_lock_take (int lock, gint64 number, gboolean shared, gboolean wait);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Locks on numbers. The kernel manages them: a lock ends with the process that holds it. Each lock
 * file that is opened is one holder, also if one process opens it several times. Any thread. */

/* aluette_match_lock_open:
 * @path: path of the database; the lock file is next to it
 *
 * Returns: a file descriptor that holds no lock yet, to be closed with close (); -1 if the folder
 * is not writable. */
int aluette_match_lock_open (const char *path);

/* aluette_match_lock_has_others:
 *
 * Returns: whether another holder has a lock on @number, shared or exclusive; FALSE if the file
 * system does not support locks. */
gboolean aluette_match_lock_has_others (int lock, gint64 number);

/* aluette_match_lock_take:
 * @number: the number to lock
 * @shared: whether other holders may have a shared lock at the same time
 * @wait: whether to wait until the lock is free; this blocks the thread
 *
 * Takes a lock, or changes the one that @lock holds already.
 *
 * Returns: FALSE if another holder has the lock; TRUE if the file system does not support locks. */
gboolean aluette_match_lock_take (int lock, gint64 number, gboolean shared, gboolean wait);

G_END_DECLS

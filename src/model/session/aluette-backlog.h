/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/*
 * Changes that could not be stored, for example because the disk is full, and are stored later: the
 * backlog asks their owners to try again, twice a second and as soon as one of them succeeds.
 *
 * Signals:
 *   "changed": aluette_backlog_get_n () or its reason has changed.
 *
 * Main thread only.
 */
#define ALUETTE_TYPE_BACKLOG (aluette_backlog_get_type ())
G_DECLARE_FINAL_TYPE (AluetteBacklog, aluette_backlog, ALUETTE, BACKLOG, GObject)

/* AluetteBacklogRetry:
 *
 * Tries once more to store changes, without waiting, and calls aluette_backlog_set ().
 *
 * Returns: whether they are stored. */
typedef gboolean (*AluetteBacklogRetry) (gpointer data);

AluetteBacklog *aluette_backlog_new (void);

/* aluette_backlog_set:
 * @owner: (transfer none) (type GObject): kept alive while it has changes
 * @n: how many changes are not stored; 0 if all are
 * @reason: (nullable): why, as a sentence without a period; NULL if this may pass in a moment
 *
 * Notes what is not stored. */
void aluette_backlog_set (AluetteBacklog *self, gpointer owner, AluetteBacklogRetry retry,
                          gpointer data, guint n, const char *reason);

/* aluette_backlog_get_n:
 * @reason: (out) (optional) (transfer none) (nullable): why, while the number is not 0
 *
 * Returns: how many changes are not stored, without those that may be in a moment. */
guint aluette_backlog_get_n (AluetteBacklog *self, const char **reason);

/* Returns: whether @owner has changes that are not stored, or any owner if it is NULL. */
gboolean aluette_backlog_has (AluetteBacklog *self, gpointer owner);

/* aluette_backlog_flush:
 *
 * Tries to store everything.
 *
 * Returns: how many changes are still not stored. */
guint aluette_backlog_flush (AluetteBacklog *self);

/* aluette_backlog_clear:
 *
 * Gives up what is not stored. */
void aluette_backlog_clear (AluetteBacklog *self);

G_END_DECLS

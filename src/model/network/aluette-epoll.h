/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Any number of sockets on one epoll descriptor, which is one source of the default main context:
 * GLib itself polls every socket in every iteration. Main thread only. */
typedef struct _AluetteEpoll AluetteEpoll;

/* @events: EPOLLIN, EPOLLOUT, EPOLLHUP or EPOLLERR, those that have happened */
typedef void (*AluetteEpollFunc) (guint events, gpointer data);

/* aluette_epoll_new:
 *
 * Returns: (transfer full) (nullable): NULL with @error (G_IO_ERROR) if the system has no
 *   descriptor left. */
AluetteEpoll *aluette_epoll_new (GError **error);
AluetteEpoll *aluette_epoll_ref (AluetteEpoll *self);

/* aluette_epoll_unref:
 *
 * The last one ends the source. All sockets must have been removed. */
void aluette_epoll_unref (AluetteEpoll *self);

/* aluette_epoll_add:
 * @fd: a socket that does not block; it stays the caller's
 * @events: EPOLLIN, EPOLLOUT, or 0
 * @func: called whenever one of @events is possible, and for errors always
 *
 * Returns: an id, never 0; 0 with @error (G_IO_ERROR) if the system refuses. */
guint64 aluette_epoll_add (AluetteEpoll *self, int fd, guint events, AluetteEpollFunc func,
                           gpointer data, GError **error);

/* Changes the events that are waited for. */
void aluette_epoll_modify (AluetteEpoll *self, guint64 id, guint events);

/* Must be called before the socket is closed. Its function is not called any more. */
void aluette_epoll_remove (AluetteEpoll *self, guint64 id);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteEpoll, aluette_epoll_unref)

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-epoll.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib-unix.h>
#include <sys/epoll.h>
#include <unistd.h>

/* Events that are handled before other sources get a turn. */
#define BATCH 64

typedef struct
{
  int fd;
  guint events;
  AluetteEpollFunc func;
  gpointer data;
} Watch;

struct _AluetteEpoll
{
  int fd;
  GSource *source;
  GHashTable *watches; /* (element-type guint64 Watch) */
  guint64 last_id;     /* ids are not used again: one that was removed in this batch is unknown */
};

static gboolean
epoll_dispatch (int fd, GIOCondition condition, gpointer data)
{
  AluetteEpoll *self = aluette_epoll_ref (data);
  struct epoll_event events[BATCH];
  int n = epoll_wait (fd, events, BATCH, 0);

  for (int i = 0; i < n; i++)
    {
      Watch *watch = g_hash_table_lookup (self->watches, &events[i].data.u64);

      if (watch != NULL)
        watch->func (events[i].events, watch->data);
    }
  aluette_epoll_unref (self);
  return G_SOURCE_CONTINUE;
}

AluetteEpoll *
aluette_epoll_new (GError **error)
{
  int fd = epoll_create1 (EPOLL_CLOEXEC);
  AluetteEpoll *self;

  if (fd < 0)
    {
      g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (errno), g_strerror (errno));
      return NULL;
    }
  self = g_rc_box_new0 (AluetteEpoll);
  self->fd = fd;
  self->watches = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
  self->source = g_unix_fd_source_new (fd, G_IO_IN);
  g_source_set_static_name (self->source, "aluette-epoll");
  g_source_set_callback (self->source, G_SOURCE_FUNC (epoll_dispatch), self, NULL);
  g_source_attach (self->source, NULL);
  return self;
}

AluetteEpoll *
aluette_epoll_ref (AluetteEpoll *self)
{
  return g_rc_box_acquire (self);
}

static void
epoll_clear (gpointer data)
{
  AluetteEpoll *self = data;

  g_source_destroy (self->source);
  g_source_unref (self->source);
  g_hash_table_unref (self->watches);
  close (self->fd);
}

void
aluette_epoll_unref (AluetteEpoll *self)
{
  g_rc_box_release_full (self, epoll_clear);
}

guint64
aluette_epoll_add (AluetteEpoll *self, int fd, guint events, AluetteEpollFunc func, gpointer data,
                   GError **error)
{
  guint64 id = self->last_id + 1;
  struct epoll_event event = { .events = events, .data.u64 = id };
  Watch watch = { .fd = fd, .events = events, .func = func, .data = data };

  if (epoll_ctl (self->fd, EPOLL_CTL_ADD, fd, &event) != 0)
    {
      g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (errno), g_strerror (errno));
      return 0;
    }
  self->last_id = id;
  g_hash_table_insert (self->watches, g_memdup2 (&id, sizeof id), g_memdup2 (&watch, sizeof watch));
  return id;
}

void
aluette_epoll_modify (AluetteEpoll *self, guint64 id, guint events)
{
  struct epoll_event event = { .events = events, .data.u64 = id };
  Watch *watch = g_hash_table_lookup (self->watches, &id);

  g_return_if_fail (watch != NULL);
  if (watch->events == events)
    return;
  watch->events = events;
  epoll_ctl (self->fd, EPOLL_CTL_MOD, watch->fd, &event);
}

void
aluette_epoll_remove (AluetteEpoll *self, guint64 id)
{
  Watch *watch = g_hash_table_lookup (self->watches, &id);

  g_return_if_fail (watch != NULL);
  epoll_ctl (self->fd, EPOLL_CTL_DEL, watch->fd, NULL);
  g_hash_table_remove (self->watches, &id);
}

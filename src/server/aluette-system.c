/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "server/aluette-system.h"

#include <fcntl.h>
#include <gio/gunixsocketaddress.h>
#include <string.h>
#include <unistd.h>

#define FIRST_FD 3
#define MAX_FDS 64

/* Returns: how many descriptors are for this process. */
static guint
get_n_fds (void)
{
  const char *pid = g_getenv ("LISTEN_PID");
  const char *n = g_getenv ("LISTEN_FDS");
  guint64 number;

  if (pid == NULL || n == NULL || !g_ascii_string_to_unsigned (pid, 10, 1, G_MAXINT, &number, NULL)
      || number != (guint64) getpid ()
      || !g_ascii_string_to_unsigned (n, 10, 0, MAX_FDS, &number, NULL))
    return 0;
  return (guint) number;
}

GPtrArray *
aluette_system_get_sockets (GError **error)
{
  g_autoptr (GPtrArray) sockets = g_ptr_array_new_with_free_func (g_object_unref);
  guint n = get_n_fds ();

  g_unsetenv ("LISTEN_PID");
  g_unsetenv ("LISTEN_FDS");
  g_unsetenv ("LISTEN_FDNAMES");
  for (guint i = 0; i < n; i++)
    {
      int fd = FIRST_FD + (int) i;
      GSocket *socket = g_socket_new_from_fd (fd, error);

      if (socket == NULL)
        return NULL;
      fcntl (fd, F_SETFD, FD_CLOEXEC);
      g_ptr_array_add (sockets, socket);
    }
  return g_steal_pointer (&sockets);
}

/* A name that begins with "@" is one in the abstract name space. */
static GSocketAddress *
get_address (const char *name)
{
  if (name[0] == '@')
    return g_unix_socket_address_new_with_type (name + 1, -1, G_UNIX_SOCKET_ADDRESS_ABSTRACT);
  return g_unix_socket_address_new (name);
}

void
aluette_system_notify (const char *state)
{
  const char *name = g_getenv ("NOTIFY_SOCKET");
  g_autoptr (GSocketAddress) address = name != NULL ? get_address (name) : NULL;
  g_autoptr (GSocket) socket = NULL;

  if (address == NULL)
    return;
  socket = g_socket_new (G_SOCKET_FAMILY_UNIX, G_SOCKET_TYPE_DATAGRAM, G_SOCKET_PROTOCOL_DEFAULT,
                         NULL);
  if (socket != NULL)
    g_socket_send_to (socket, address, state, strlen (state), NULL, NULL);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "server/aluette-server-status.h"

#include <gio/gunixsocketaddress.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#define PATIENCE_SECONDS 5

struct _AluetteServerStatus
{
  char *path;
  GSocketService *service;
  AluetteServerStatusText get_text;
  gpointer data;
};

/* The answer fits into the socket's buffer, so writing does not wait. */
static gboolean
on_incoming (GSocketService *service, GSocketConnection *connection, GObject *source,
             AluetteServerStatus *self)
{
  g_autofree char *text = self->get_text (self->data);
  GSocket *socket = g_socket_connection_get_socket (connection);

  g_socket_set_blocking (socket, FALSE);
  g_socket_send (socket, text, strlen (text), NULL, NULL);
  g_socket_close (socket, NULL);
  return TRUE;
}

AluetteServerStatus *
aluette_server_status_new (const char *path, AluetteServerStatusText get_text, gpointer data,
                           GError **error)
{
  g_autoptr (GSocketService) service = g_socket_service_new ();
  g_autoptr (GSocketAddress) address = g_unix_socket_address_new (path);
  AluetteServerStatus *self;

  g_unlink (path);
  if (!g_socket_listener_add_address (G_SOCKET_LISTENER (service), address, G_SOCKET_TYPE_STREAM,
                                      G_SOCKET_PROTOCOL_DEFAULT, NULL, NULL, error))
    {
      g_prefix_error (error, "%s: ", path);
      return NULL;
    }
  g_chmod (path, 0600);
  self = g_new0 (AluetteServerStatus, 1);
  self->path = g_strdup (path);
  self->service = g_steal_pointer (&service);
  self->get_text = get_text;
  self->data = data;
  g_signal_connect (self->service, "incoming", G_CALLBACK (on_incoming), self);
  g_socket_service_start (self->service);
  return self;
}

void
aluette_server_status_free (AluetteServerStatus *self)
{
  g_signal_handlers_disconnect_by_data (self->service, self);
  g_socket_service_stop (self->service);
  g_socket_listener_close (G_SOCKET_LISTENER (self->service));
  g_object_unref (self->service);
  g_unlink (self->path);
  g_free (self->path);
  g_free (self);
}

char *
aluette_server_status_ask (const char *path, GError **error)
{
  g_autoptr (GSocketClient) client = g_socket_client_new ();
  g_autoptr (GSocketAddress) address = g_unix_socket_address_new (path);
  g_autoptr (GSocketConnection) connection = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  char bytes[4096];
  gssize n;

  g_socket_client_set_timeout (client, PATIENCE_SECONDS);
  connection = g_socket_client_connect (client, G_SOCKET_CONNECTABLE (address), NULL, NULL);
  if (connection == NULL)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, _("no server runs that has %s"), path);
      return NULL;
    }
  while ((n = g_input_stream_read (g_io_stream_get_input_stream (G_IO_STREAM (connection)), bytes,
                                   sizeof bytes, NULL, error))
         > 0)
    g_string_append_len (text, bytes, n);
  return n == 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

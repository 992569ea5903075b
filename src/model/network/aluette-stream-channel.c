/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-stream-channel.h"

#include <string.h>

#include "model/network/aluette-line-buffer.h"
#include "model/network/aluette-protocol-codes.h"

#define READ_BYTES 4096

struct _AluetteStreamChannel
{
  GObject parent_instance;

  GIOStream *stream;
  char *peer;
  GCancellable *cancellable;
  AluetteLineBuffer *lines;
  GString *queue;   /* bytes to be written next */
  GString *writing; /* bytes that are being written */
  gboolean is_writing;
  gboolean open;
  gboolean ended; /* whether this side knows that the connection has ended */
};

static void aluette_stream_channel_iface_init (AluetteChannelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AluetteStreamChannel, aluette_stream_channel, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (ALUETTE_TYPE_CHANNEL,
                                                      aluette_stream_channel_iface_init))

static void
aluette_stream_channel_dispose (GObject *object)
{
  AluetteStreamChannel *self = ALUETTE_STREAM_CHANNEL (object);

  self->open = FALSE;
  self->ended = TRUE;
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->stream);
  G_OBJECT_CLASS (aluette_stream_channel_parent_class)->dispose (object);
}

static void
aluette_stream_channel_finalize (GObject *object)
{
  AluetteStreamChannel *self = ALUETTE_STREAM_CHANNEL (object);

  g_free (self->peer);
  g_object_unref (self->cancellable);
  aluette_line_buffer_free (self->lines);
  g_string_free (self->queue, TRUE);
  g_string_free (self->writing, TRUE);
  G_OBJECT_CLASS (aluette_stream_channel_parent_class)->finalize (object);
}

static void
aluette_stream_channel_class_init (AluetteStreamChannelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = aluette_stream_channel_dispose;
  G_OBJECT_CLASS (klass)->finalize = aluette_stream_channel_finalize;
}

static void
aluette_stream_channel_init (AluetteStreamChannel *self)
{
  self->cancellable = g_cancellable_new ();
  self->lines = aluette_line_buffer_new ();
  self->queue = g_string_new (NULL);
  self->writing = g_string_new (NULL);
  self->open = TRUE;
}

/* Ends the connection from the outside. */
static void
end_connection (AluetteStreamChannel *self, AluetteCode code)
{
  if (self->ended)
    return;
  self->open = FALSE;
  self->ended = TRUE;
  g_cancellable_cancel (self->cancellable);
  g_io_stream_close_async (self->stream, G_PRIORITY_DEFAULT, NULL, NULL, NULL);
  aluette_channel_emit_closed (ALUETTE_CHANNEL (self), code);
}

/* Reading */

static void read_more (AluetteStreamChannel *self);

static void
emit_lines (AluetteStreamChannel *self)
{
  while (self->open)
    {
      g_autoptr (GBytes) line = aluette_line_buffer_next (self->lines);

      if (line == NULL)
        break;
      aluette_channel_emit_line (ALUETTE_CHANNEL (self), g_bytes_get_data (line, NULL),
                                 g_bytes_get_size (line));
    }
  if (self->open && aluette_line_buffer_is_too_long (self->lines))
    end_connection (self, ALUETTE_CODE_TOO_LONG);
}

static void
on_read (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (AluetteStreamChannel) self = data;
  g_autoptr (GBytes) bytes = g_input_stream_read_bytes_finish (G_INPUT_STREAM (source), result,
                                                               NULL);

  if (!self->open)
    return;
  if (bytes == NULL || g_bytes_get_size (bytes) == 0)
    {
      end_connection (self, ALUETTE_CODE_GONE);
      return;
    }
  aluette_line_buffer_add (self->lines, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  emit_lines (self);
  read_more (self);
}

static void
read_more (AluetteStreamChannel *self)
{
  if (self->open)
    g_input_stream_read_bytes_async (g_io_stream_get_input_stream (self->stream), READ_BYTES,
                                     G_PRIORITY_DEFAULT, self->cancellable, on_read,
                                     g_object_ref (self));
}

/* Writing */

static void write_more (AluetteStreamChannel *self);

static void
on_written (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (AluetteStreamChannel) self = data;

  self->is_writing = FALSE;
  g_string_truncate (self->writing, 0);
  if (g_output_stream_write_all_finish (G_OUTPUT_STREAM (source), result, NULL, NULL))
    write_more (self);
  else
    end_connection (self, ALUETTE_CODE_GONE);
}

/* Writes what waits. A channel that was closed ends its stream when nothing waits any more. */
static void
write_more (AluetteStreamChannel *self)
{
  GString *written = self->writing;

  if (self->is_writing || self->stream == NULL)
    return;
  if (self->queue->len == 0)
    {
      if (!self->open)
        {
          g_cancellable_cancel (self->cancellable);
          g_io_stream_close_async (self->stream, G_PRIORITY_DEFAULT, NULL, NULL, NULL);
        }
      return;
    }
  self->writing = self->queue;
  self->queue = written;
  self->is_writing = TRUE;
  g_output_stream_write_all_async (g_io_stream_get_output_stream (self->stream), self->writing->str,
                                   self->writing->len, G_PRIORITY_DEFAULT, self->cancellable,
                                   on_written, g_object_ref (self));
}

static void
tell_too_slow (gpointer data)
{
  g_autoptr (AluetteStreamChannel) self = data;

  end_connection (self, ALUETTE_CODE_TOO_SLOW);
}

static void
stream_send (AluetteChannel *channel, const char *line)
{
  AluetteStreamChannel *self = ALUETTE_STREAM_CHANNEL (channel);

  if (!self->open)
    return;
  if (self->queue->len + self->writing->len + strlen (line) + 1 > ALUETTE_CHANNEL_MAX_QUEUE)
    {
      self->open = FALSE;
      g_idle_add_once (tell_too_slow, g_object_ref (self));
      return;
    }
  g_string_append (self->queue, line);
  g_string_append_c (self->queue, '\n');
  write_more (self);
}

static void
stream_close (AluetteChannel *channel)
{
  AluetteStreamChannel *self = ALUETTE_STREAM_CHANNEL (channel);

  if (self->ended)
    return;
  self->open = FALSE;
  self->ended = TRUE;
  write_more (self);
}

static gboolean
stream_is_open (AluetteChannel *channel)
{
  return ALUETTE_STREAM_CHANNEL (channel)->open;
}

static const char *
stream_get_peer (AluetteChannel *channel)
{
  return ALUETTE_STREAM_CHANNEL (channel)->peer;
}

static void
aluette_stream_channel_iface_init (AluetteChannelInterface *iface)
{
  iface->send = stream_send;
  iface->close = stream_close;
  iface->is_open = stream_is_open;
  iface->get_peer = stream_get_peer;
}

AluetteChannel *
aluette_stream_channel_new (GIOStream *stream, const char *peer)
{
  AluetteStreamChannel *self = g_object_new (ALUETTE_TYPE_STREAM_CHANNEL, NULL);

  self->stream = g_object_ref (stream);
  self->peer = g_strdup (peer);
  read_more (self);
  return ALUETTE_CHANNEL (self);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "browser/aluette-web-channel.h"

#include <string.h>

#include "model/network/aluette-protocol-codes.h"
#include "model/network/aluette-protocol.h"

/* A state of a table is a line of some kilobytes. */
#define MAX_QUEUE (4 * ALUETTE_CHANNEL_MAX_QUEUE)

struct _AluetteWebChannel
{
  GObject parent_instance;

  struct lws *wsi; /* (nullable): NULL once the connection has ended */
  char *peer;
  GQueue lines;       /* (element-type utf8): still to be sent */
  gsize queued;       /* bytes of them */
  GString *message;   /* received so far */
  gboolean is_closed; /* on this side: the connection ends after the lines */
  guint code;         /* why the connection ends */
};

static void aluette_web_channel_iface_init (AluetteChannelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AluetteWebChannel, aluette_web_channel, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (ALUETTE_TYPE_CHANNEL,
                                                      aluette_web_channel_iface_init))

static void
aluette_web_channel_finalize (GObject *object)
{
  AluetteWebChannel *self = ALUETTE_WEB_CHANNEL (object);

  g_queue_clear_full (&self->lines, g_free);
  g_string_free (self->message, TRUE);
  g_free (self->peer);
  G_OBJECT_CLASS (aluette_web_channel_parent_class)->finalize (object);
}

static void
aluette_web_channel_class_init (AluetteWebChannelClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = aluette_web_channel_finalize;
}

static void
aluette_web_channel_init (AluetteWebChannel *self)
{
  g_queue_init (&self->lines);
  self->message = g_string_new (NULL);
  self->code = ALUETTE_CODE_GONE;
}

/* As a channel */

static void
web_channel_send (AluetteChannel *channel, const char *line)
{
  AluetteWebChannel *self = ALUETTE_WEB_CHANNEL (channel);

  if (self->wsi == NULL || self->is_closed)
    return;
  self->queued += strlen (line);
  if (self->queued > MAX_QUEUE)
    {
      self->code = ALUETTE_CODE_TOO_SLOW;
      g_queue_clear_full (&self->lines, g_free);
      lws_set_timeout (self->wsi, PENDING_TIMEOUT_USER_OK, LWS_TO_KILL_ASYNC);
      return;
    }
  g_queue_push_tail (&self->lines, g_strdup (line));
  lws_callback_on_writable (self->wsi);
}

static void
web_channel_close (AluetteChannel *channel)
{
  AluetteWebChannel *self = ALUETTE_WEB_CHANNEL (channel);

  self->is_closed = TRUE;
  if (self->wsi != NULL)
    lws_callback_on_writable (self->wsi);
}

static gboolean
web_channel_is_open (AluetteChannel *channel)
{
  AluetteWebChannel *self = ALUETTE_WEB_CHANNEL (channel);

  return self->wsi != NULL && !self->is_closed;
}

static const char *
web_channel_get_peer (AluetteChannel *channel)
{
  return ALUETTE_WEB_CHANNEL (channel)->peer;
}

static void
aluette_web_channel_iface_init (AluetteChannelInterface *iface)
{
  iface->send = web_channel_send;
  iface->close = web_channel_close;
  iface->is_open = web_channel_is_open;
  iface->get_peer = web_channel_get_peer;
}

/* For the listener */

AluetteWebChannel *
aluette_web_channel_new (struct lws *wsi, const char *peer)
{
  AluetteWebChannel *self = g_object_new (ALUETTE_TYPE_WEB_CHANNEL, NULL);

  self->wsi = wsi;
  self->peer = g_strdup (peer);
  return self;
}

gboolean
aluette_web_channel_receive (AluetteWebChannel *self, const void *bytes, gsize length)
{
  gboolean ends = lws_is_final_fragment (self->wsi)
                  && lws_remaining_packet_payload (self->wsi) == 0;

  if (self->is_closed)
    return TRUE;
  if (lws_frame_is_binary (self->wsi) || self->message->len + length > ALUETTE_PROTOCOL_MAX_LINE)
    {
      self->code = ALUETTE_CODE_TOO_LONG;
      return FALSE;
    }
  g_string_append_len (self->message, bytes, (gssize) length);
  if (!ends)
    return TRUE;
  aluette_channel_emit_line (ALUETTE_CHANNEL (self), self->message->str, self->message->len);
  g_string_truncate (self->message, 0);
  return TRUE;
}

gboolean
aluette_web_channel_write (AluetteWebChannel *self)
{
  g_autofree char *line = g_queue_pop_head (&self->lines);
  gsize length = line != NULL ? strlen (line) : 0;
  g_autofree unsigned char *buffer = NULL;

  if (line == NULL)
    return !self->is_closed;
  self->queued -= length;
  buffer = g_malloc (LWS_PRE + length);
  memcpy (buffer + LWS_PRE, line, length);
  if (lws_write (self->wsi, buffer + LWS_PRE, length, LWS_WRITE_TEXT) < (int) length)
    return FALSE;
  if (!g_queue_is_empty (&self->lines) || self->is_closed)
    lws_callback_on_writable (self->wsi);
  return TRUE;
}

void
aluette_web_channel_end (AluetteWebChannel *self)
{
  self->wsi = NULL;
  if (!self->is_closed)
    aluette_channel_emit_closed (ALUETTE_CHANNEL (self), self->code);
}

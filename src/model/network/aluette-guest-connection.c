/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-guest-private.h"

/* The connection of a guest: made, watched, lost, and made again. */

#define FIRST_DELAY_MS 500
#define LAST_DELAY_MS 15000
#define SILENCE_MS 30000 /* the host sends a ping every 10 s */

static void
stop_timer (AluetteGuest *self)
{
  if (self->timer != 0)
    aluette_clock_remove (self->clock, self->timer);
  self->timer = 0;
}

void
guest_drop_channel (AluetteGuest *self)
{
  g_autoptr (AluetteChannel) channel = g_steal_pointer (&self->channel);

  stop_timer (self);
  if (channel == NULL)
    return;
  g_signal_handlers_disconnect_by_data (channel, self);
  aluette_channel_close (channel);
}

void
guest_close (AluetteGuest *self, AluetteCode code)
{
  g_object_ref (self);
  guest_drop_channel (self);
  self->code = code;
  if (self->game != NULL)
    aluette_remote_game_end (self->game);
  guest_set_state (self, ALUETTE_GUEST_CLOSED);
  g_object_unref (self);
}

/* Returns: milliseconds until the next attempt. */
static guint
get_delay (AluetteGuest *self)
{
  double delay = FIRST_DELAY_MS;

  for (guint i = 0; i < self->n_attempts && delay < LAST_DELAY_MS; i++)
    delay *= 1.5;
  return (guint) (MIN (delay, LAST_DELAY_MS) * g_rand_double_range (self->random, 0.7, 1.3));
}

static void
on_retry (gpointer data)
{
  AluetteGuest *self = data;

  self->timer = 0;
  guest_connect (self);
}

void
guest_lose (AluetteGuest *self, AluetteCode code)
{
  guint delay;

  if (aluette_code_is_final (code))
    {
      guest_close (self, code);
      return;
    }
  guest_drop_channel (self);
  self->code = code;
  delay = get_delay (self);
  self->n_attempts++;
  self->timer = aluette_clock_add (self->clock, delay, on_retry, self);
  guest_set_state (self, ALUETTE_GUEST_RETRYING);
}

void
guest_connect (AluetteGuest *self)
{
  stop_timer (self);
  self->connection_state = ALUETTE_CONNECTION_NEW;
  guest_set_state (self, ALUETTE_GUEST_CONNECTING);
  self->connect (self, self->data);
}

void
aluette_guest_connect_failed (AluetteGuest *self)
{
  g_return_if_fail (ALUETTE_IS_GUEST (self));
  if (self->state == ALUETTE_GUEST_CONNECTING)
    guest_lose (self, ALUETTE_CODE_GONE);
}

void
aluette_guest_retry (AluetteGuest *self)
{
  g_return_if_fail (ALUETTE_IS_GUEST (self));
  if (self->state == ALUETTE_GUEST_RETRYING)
    guest_connect (self);
}

static void
on_silence (gpointer data)
{
  AluetteGuest *self = data;
  gint64 left = self->last_line + SILENCE_MS - aluette_clock_get_time (self->clock);

  self->timer = 0;
  if (left > 0)
    self->timer = aluette_clock_add (self->clock, (guint) left, on_silence, self);
  else
    guest_lose (self, ALUETTE_CODE_GONE);
}

/* While somebody has to let this person in, the host is silent only if it is gone: it sends pings
 * from then on. */
static void
guest_watch (AluetteGuest *self)
{
  self->last_line = aluette_clock_get_time (self->clock);
  if (self->timer == 0)
    self->timer = aluette_clock_add (self->clock, SILENCE_MS, on_silence, self);
}

static void
on_line (AluetteChannel *channel, GBytes *line, AluetteGuest *self)
{
  g_autoptr (AluetteGuest) guest = g_object_ref (self);
  gsize length;
  const char *text = g_bytes_get_data (line, &length);

  guest_watch (guest);
  guest_take_line (guest, text != NULL ? text : "", length);
}

static void
on_closed (AluetteChannel *channel, guint code, AluetteGuest *self)
{
  g_autoptr (AluetteGuest) guest = g_object_ref (self);

  guest_lose (guest, (AluetteCode) code);
}

void
aluette_guest_set_channel (AluetteGuest *self, AluetteChannel *channel)
{
  g_return_if_fail (ALUETTE_IS_GUEST (self) && ALUETTE_IS_CHANNEL (channel));
  if (self->state != ALUETTE_GUEST_CONNECTING)
    {
      aluette_channel_close (channel);
      return;
    }
  self->channel = g_object_ref (channel);
  g_signal_connect (channel, "line", G_CALLBACK (on_line), self);
  g_signal_connect (channel, "closed", G_CALLBACK (on_closed), self);
  guest_watch (self);
  guest_set_state (self, ALUETTE_GUEST_GREETING);
}

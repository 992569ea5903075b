/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-pipe-channel.h"

#include <string.h>

#include "model/network/aluette-protocol-codes.h"

/* What is under way to a side. */
typedef struct
{
  char *line;       /* (nullable): NULL for the end of the connection */
  AluetteCode code; /* why it ends */
  gint64 due;       /* time of the clock */
} Parcel;

struct _AluettePipeChannel
{
  GObject parent_instance;

  AluetteClock *clock;
  AluettePipeChannel *other; /* (nullable): not owned */
  gboolean open;
  gboolean ended; /* whether this side knows that the connection has ended */
  gboolean silent;
  char *peer;
  AluettePipeFaults faults;
  GRand *random;
  GQueue inbox;  /* of Parcel: what the other side has sent, in order */
  gsize n_bytes; /* of the lines in the inbox */
  guint timer;   /* id of the clock's call, or 0 */
};

static void aluette_pipe_channel_iface_init (AluetteChannelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AluettePipeChannel, aluette_pipe_channel, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (ALUETTE_TYPE_CHANNEL,
                                                      aluette_pipe_channel_iface_init))

static void
parcel_free (gpointer data)
{
  Parcel *parcel = data;

  g_free (parcel->line);
  g_free (parcel);
}

static void
empty_inbox (AluettePipeChannel *self)
{
  g_queue_clear_full (&self->inbox, parcel_free);
  self->n_bytes = 0;
  if (self->timer != 0)
    aluette_clock_remove (self->clock, self->timer);
  self->timer = 0;
}

static void
aluette_pipe_channel_dispose (GObject *object)
{
  AluettePipeChannel *self = ALUETTE_PIPE_CHANNEL (object);

  aluette_channel_close (ALUETTE_CHANNEL (self));
  if (self->other != NULL)
    self->other->other = NULL;
  self->other = NULL;
  g_clear_object (&self->clock);
  G_OBJECT_CLASS (aluette_pipe_channel_parent_class)->dispose (object);
}

static void
aluette_pipe_channel_finalize (GObject *object)
{
  AluettePipeChannel *self = ALUETTE_PIPE_CHANNEL (object);

  g_free (self->peer);
  g_rand_free (self->random);
  G_OBJECT_CLASS (aluette_pipe_channel_parent_class)->finalize (object);
}

static void
aluette_pipe_channel_class_init (AluettePipeChannelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = aluette_pipe_channel_dispose;
  G_OBJECT_CLASS (klass)->finalize = aluette_pipe_channel_finalize;
}

static void
aluette_pipe_channel_init (AluettePipeChannel *self)
{
  self->open = TRUE;
  self->peer = g_strdup ("");
  self->random = g_rand_new_with_seed (0);
}

static AluettePipeChannel *
new_side (AluetteClock *clock)
{
  AluettePipeChannel *self = g_object_new (ALUETTE_TYPE_PIPE_CHANNEL, NULL);

  self->clock = g_object_ref (clock);
  return self;
}

void
aluette_pipe_channel_new_pair (AluetteClock *clock, AluetteChannel **a, AluetteChannel **b)
{
  AluettePipeChannel *sides[2] = { new_side (clock), new_side (clock) };

  sides[0]->other = sides[1];
  sides[1]->other = sides[0];
  *a = ALUETTE_CHANNEL (sides[0]);
  *b = ALUETTE_CHANNEL (sides[1]);
}

void
aluette_pipe_channel_set_faults (AluettePipeChannel *self, const AluettePipeFaults *faults)
{
  self->faults = *faults;
  g_rand_set_seed (self->random, faults->seed);
}

void
aluette_pipe_channel_set_peer (AluettePipeChannel *self, const char *peer)
{
  g_free (self->peer);
  self->peer = g_strdup (peer);
}

/* Delivery */

static void deliver (gpointer data);

static void
wait_for_next (AluettePipeChannel *self)
{
  const Parcel *next = g_queue_peek_head (&self->inbox);
  gint64 left;

  if (next == NULL || self->timer != 0)
    return;
  left = next->due - aluette_clock_get_time (self->clock);
  self->timer = aluette_clock_add (self->clock, (guint) MAX (left, 0), deliver, self);
}

static void
end_connection (AluettePipeChannel *self, AluetteCode code)
{
  empty_inbox (self);
  self->open = FALSE;
  if (self->ended)
    return;
  self->ended = TRUE;
  aluette_channel_emit_closed (ALUETTE_CHANNEL (self), code);
}

/* Gives this side what is due. A handler may close the channel or drop its last reference. */
static void
deliver (gpointer data)
{
  g_autoptr (AluettePipeChannel) self = g_object_ref (data);
  Parcel *parcel = g_queue_pop_head (&self->inbox);

  self->timer = 0;
  if (parcel->line == NULL)
    end_connection (self, parcel->code);
  else
    {
      self->n_bytes -= strlen (parcel->line);
      aluette_channel_emit_line (ALUETTE_CHANNEL (self), parcel->line, strlen (parcel->line));
    }
  parcel_free (parcel);
  if (self->clock != NULL)
    wait_for_next (self);
}

/* Returns: when a parcel that @self sends now arrives, not before the one before. */
static gint64
get_arrival (AluettePipeChannel *self, const Parcel *last)
{
  gint64 due = aluette_clock_get_time (self->clock) + self->faults.delay_ms;

  if (self->faults.jitter_ms > 0)
    due += g_rand_int_range (self->random, 0, (gint32) self->faults.jitter_ms + 1);
  if (self->faults.stalls > 0
      && g_rand_int_range (self->random, 0, 100) < (gint32) self->faults.stalls)
    due += self->faults.stall_ms;
  return last != NULL ? MAX (due, last->due) : due;
}

/* Sends a line, or the end of the connection, to the inbox of @to.
 * @line: (nullable): NULL for the end */
static void
post (AluettePipeChannel *self, AluettePipeChannel *to, const char *line, AluetteCode code)
{
  Parcel *parcel = g_new0 (Parcel, 1);

  parcel->due = get_arrival (self, g_queue_peek_tail (&to->inbox));
  parcel->line = g_strdup (line);
  parcel->code = code;
  to->n_bytes += line != NULL ? strlen (line) : 0;
  g_queue_push_tail (&to->inbox, parcel);
  wait_for_next (to);
}

/* Whether what this side sends arrives. */
static gboolean
reaches_other (AluettePipeChannel *self)
{
  return !self->silent && self->other != NULL && !self->other->ended;
}

static void
pipe_send (AluetteChannel *channel, const char *line)
{
  AluettePipeChannel *self = ALUETTE_PIPE_CHANNEL (channel);

  if (!self->open || !reaches_other (self))
    return;
  if (self->other->n_bytes + strlen (line) <= ALUETTE_CHANNEL_MAX_QUEUE)
    {
      post (self, self->other, line, ALUETTE_CODE_NONE);
      return;
    }
  self->open = FALSE;
  empty_inbox (self->other);
  post (self, self->other, NULL, ALUETTE_CODE_TOO_SLOW);
  post (self, self, NULL, ALUETTE_CODE_TOO_SLOW);
}

static void
pipe_close (AluetteChannel *channel)
{
  AluettePipeChannel *self = ALUETTE_PIPE_CHANNEL (channel);

  if (self->ended)
    return;
  if (self->open && reaches_other (self))
    post (self, self->other, NULL, ALUETTE_CODE_GONE);
  self->open = FALSE;
  self->ended = TRUE;
  empty_inbox (self);
}

static gboolean
pipe_is_open (AluetteChannel *channel)
{
  return ALUETTE_PIPE_CHANNEL (channel)->open;
}

static const char *
pipe_get_peer (AluetteChannel *channel)
{
  return ALUETTE_PIPE_CHANNEL (channel)->peer;
}

static void
aluette_pipe_channel_iface_init (AluetteChannelInterface *iface)
{
  iface->send = pipe_send;
  iface->close = pipe_close;
  iface->is_open = pipe_is_open;
  iface->get_peer = pipe_get_peer;
}

/* Faults */

void
aluette_pipe_channel_lose (AluettePipeChannel *self)
{
  g_autoptr (AluettePipeChannel) other = self->other != NULL ? g_object_ref (self->other) : NULL;

  g_object_ref (self);
  end_connection (self, ALUETTE_CODE_GONE);
  if (other != NULL)
    end_connection (other, ALUETTE_CODE_GONE);
  g_object_unref (self);
}

void
aluette_pipe_channel_silence (AluettePipeChannel *self)
{
  self->silent = TRUE;
  if (self->other != NULL)
    empty_inbox (self->other);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/network/aluette-channel.h"
#include "model/session/aluette-clock.h"

G_BEGIN_DECLS

/* One side of a connection within the program: of the table owner's own window, and of tests, which
 * give it the faults of a network. Lines come from the clock, in the order in which they were
 * sent. */
#define ALUETTE_TYPE_PIPE_CHANNEL (aluette_pipe_channel_get_type ())
G_DECLARE_FINAL_TYPE (AluettePipeChannel, aluette_pipe_channel, ALUETTE, PIPE_CHANNEL, GObject)

/* The faults of a network. */
typedef struct
{
  guint delay_ms;  /* of every line */
  guint jitter_ms; /* up to so much more */
  guint stalls;    /* how many lines of a hundred are held up, with all that follow */
  guint stall_ms;  /* for how long */
  guint32 seed;    /* of jitter and stalls */
} AluettePipeFaults;

/* aluette_pipe_channel_new_pair:
 * @clock: (transfer none): delivers the lines
 * @a: (out) (transfer full): one side
 * @b: (out) (transfer full): the other side
 *
 * Makes a connection without faults. */
void aluette_pipe_channel_new_pair (AluetteClock *clock, AluetteChannel **a, AluetteChannel **b);

/* aluette_pipe_channel_set_faults:
 * @faults: (transfer none): copied
 *
 * Sets the faults of what this side sends. */
void aluette_pipe_channel_set_faults (AluettePipeChannel *self, const AluettePipeFaults *faults);

/* aluette_pipe_channel_set_peer:
 *
 * Sets the address that aluette_channel_get_peer () returns. */
void aluette_pipe_channel_set_peer (AluettePipeChannel *self, const char *peer);

/* aluette_pipe_channel_lose:
 *
 * Loses the connection: what is under way is lost, and both sides are told. */
void aluette_pipe_channel_lose (AluettePipeChannel *self);

/* aluette_pipe_channel_silence:
 *
 * Loses from now on everything that this side sends, without telling anybody, as when a cable is
 * pulled. */
void aluette_pipe_channel_silence (AluettePipeChannel *self);

G_END_DECLS

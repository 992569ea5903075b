/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fuzzing a guest with a script of two: see fuzz-script.h. The first says what a host would say;
 * the second is the person: "act", "pause", "continue", "undo", "away", or anything else to leave.
 * Always: what the guest says are lines of the protocol, and it is in one of its states. */

#include <string.h>

#include "fuzz.h"
#include "fuzz-script.h"

#include "model/network/aluette-guest.h"
#include "model/network/aluette-pipe-channel.h"
#include "model/network/aluette-protocol.h"

#define MAX_LINES 1000

typedef struct
{
  AluetteManualClock *clock;
  AluetteGuest *guest;
  AluetteChannel *channel; /* (nullable): the host's side */
  gboolean is_cut;
} Run;

static void
on_line (AluetteChannel *channel, GBytes *line, Run *run)
{
  AluetteMessage message;
  gsize length;
  const char *text = g_bytes_get_data (line, &length);

  demand (aluette_protocol_read (ALUETTE_TO_HOST, text, length, &message) == ALUETTE_PROTOCOL_OK);
}

static void
drop_channel (Run *run)
{
  if (run->channel == NULL)
    return;
  g_signal_handlers_disconnect_by_data (run->channel, run);
  aluette_channel_close (run->channel);
  g_clear_object (&run->channel);
}

static void
connect_guest (AluetteGuest *guest, gpointer data)
{
  Run *run = data;
  g_autoptr (AluetteChannel) mine = NULL;

  if (run->is_cut)
    {
      aluette_guest_connect_failed (guest);
      return;
    }
  drop_channel (run);
  aluette_pipe_channel_new_pair (ALUETTE_CLOCK (run->clock), &mine, &run->channel);
  g_signal_connect (run->channel, "line", G_CALLBACK (on_line), run);
  aluette_guest_set_channel (guest, mine);
}

static void
pass_time (gpointer data, guint ms)
{
  Run *run = data;

  aluette_manual_clock_advance (run->clock, ms);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  demand (aluette_guest_get_state (run->guest) <= ALUETTE_GUEST_CLOSED);
}

static void
lose (gpointer data, guint number)
{
  Run *run = data;

  run->is_cut = number == 1;
  drop_channel (run);
}

static void
connect_again (gpointer data, guint number)
{
  Run *run = data;

  run->is_cut = FALSE;
  aluette_guest_retry (run->guest);
}

static void
on_answer (GObject *game, GAsyncResult *result, gpointer data)
{
  aluette_game_request_finish (ALUETTE_GAME (game), result, NULL);
}

/* Asks for the first thing that the rules allow. */
static void
act (AluetteGuest *guest)
{
  AluetteGame *game = (AluetteGame *) aluette_guest_get_game (guest);
  guint seat = aluette_guest_get_seat (guest);
  const AluGameKind *kind;
  AluetteSeatLog *log;
  g_autofree gpointer events = NULL;

  if (game == NULL || seat == ALU_GAME_SPECTATOR || aluette_game_get_awaited (game) != seat)
    return;
  kind = aluette_game_get_kind (game);
  log = aluette_game_get_seat_log (game, seat);
  events = g_malloc0_n ((gsize) kind->max_legal, kind->event_size);
  if (kind->legal (aluette_view_get_bytes (aluette_seat_log_get_view (log)), (int) seat, events)
      > 0)
    aluette_game_request_async (game, seat, events, NULL, on_answer, NULL);
}

static void
do_something (AluetteGuest *guest, const char *what)
{
  if (strcmp (what, "act") == 0)
    act (guest);
  else if (strcmp (what, "pause") == 0 || strcmp (what, "continue") == 0)
    aluette_guest_set_paused (guest, what[0] == 'p');
  else if (strcmp (what, "undo") == 0)
    aluette_guest_ask (guest, "undo", ALU_GAME_SPECTATOR);
  else if (strcmp (what, "away") == 0)
    aluette_guest_set_away (guest, TRUE);
  else
    aluette_guest_leave (guest);
}

static void
say (gpointer data, guint number, const char *line)
{
  Run *run = data;

  if (number == 1)
    do_something (run->guest, line);
  else if (run->channel != NULL)
    aluette_channel_send (run->channel, line);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static const FuzzScript script = { 2, MAX_LINES, 100000, pass_time, lose, connect_again, say };
  Run run = { .clock = aluette_manual_clock_new () };

  run.guest = aluette_guest_new (ALUETTE_CLOCK (run.clock), connect_guest, &run, 1);
  aluette_guest_join (run.guest, "-", "Rose");
  fuzz_script_run (&script, &run, data, size);
  drop_channel (&run);
  g_object_unref (run.guest);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_object_unref (run.clock);
  return 0;
}

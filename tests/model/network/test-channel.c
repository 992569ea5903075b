/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Channels: lines arrive whole and in order, whatever the network does; limits; the end. */

#include <string.h>

#include <sys/socket.h>

#include "main-loop.h"
#include "model/network/aluette-line-buffer.h"
#include "model/network/aluette-pipe-channel.h"
#include "model/network/aluette-protocol-codes.h"
#include "model/network/aluette-protocol.h"
#include "model/network/aluette-stream-channel.h"
#include "testing.h"

/* What one side gets. */
typedef struct
{
  GPtrArray *lines;
  GArray *times;       /* (element-type gint64) */
  AluetteClock *clock; /* (nullable) */
  guint n_closed;
  guint code;
} Side;

static void
on_line (AluetteChannel *channel, GBytes *line, Side *side)
{
  gsize length;
  const char *text = g_bytes_get_data (line, &length);
  gint64 now = side->clock != NULL ? aluette_clock_get_time (side->clock) : 0;

  g_ptr_array_add (side->lines, g_strndup (text, length));
  g_array_append_val (side->times, now);
}

static void
on_closed (AluetteChannel *channel, guint code, Side *side)
{
  side->n_closed++;
  side->code = code;
}

static void
side_init (Side *side, AluetteChannel *channel, AluetteClock *clock)
{
  memset (side, 0, sizeof *side);
  side->lines = g_ptr_array_new_with_free_func (g_free);
  side->times = g_array_new (FALSE, FALSE, sizeof (gint64));
  side->clock = clock;
  g_signal_connect (channel, "line", G_CALLBACK (on_line), side);
  g_signal_connect (channel, "closed", G_CALLBACK (on_closed), side);
}

static void
side_clear (Side *side)
{
  g_ptr_array_unref (side->lines);
  g_array_unref (side->times);
}

typedef struct
{
  AluetteManualClock *clock;
  AluetteChannel *channels[2];
  Side sides[2];
} Pipe;

static void
pipe_init (Pipe *pipe)
{
  pipe->clock = aluette_manual_clock_new ();
  aluette_pipe_channel_new_pair (ALUETTE_CLOCK (pipe->clock), &pipe->channels[0],
                                 &pipe->channels[1]);
  for (guint i = 0; i < 2; i++)
    side_init (&pipe->sides[i], pipe->channels[i], ALUETTE_CLOCK (pipe->clock));
}

static void
pipe_clear (Pipe *pipe)
{
  for (guint i = 0; i < 2; i++)
    {
      if (pipe->channels[i] != NULL)
        g_signal_handlers_disconnect_by_data (pipe->channels[i], &pipe->sides[i]);
      g_clear_object (&pipe->channels[i]);
      side_clear (&pipe->sides[i]);
    }
  g_object_unref (pipe->clock);
}

static void
pipe_advance (Pipe *pipe, guint ms)
{
  aluette_manual_clock_advance (pipe->clock, ms);
}

static void
send_numbers (AluetteChannel *channel, guint first, guint n)
{
  for (guint i = first; i < first + n; i++)
    {
      g_autofree char *line = g_strdup_printf ("ping %u", i);

      aluette_channel_send (channel, line);
    }
}

static void
assert_numbers (Side *side, guint n)
{
  assert_int_equal (side->lines->len, n);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *line = g_strdup_printf ("ping %u", i);

      assert_string_equal (g_ptr_array_index (side->lines, i), line);
    }
}

TEST (test_pipe_faults)
{
  AluettePipeFaults faults = {
    .delay_ms = 100, .jitter_ms = 40, .stalls = 10, .stall_ms = 3000, .seed = 7
  };
  Pipe pipe;
  gint64 last = 0, longest = 0;

  pipe_init (&pipe);
  aluette_pipe_channel_set_faults (ALUETTE_PIPE_CHANNEL (pipe.channels[0]), &faults);
  send_numbers (pipe.channels[0], 0, 1);
  pipe_advance (&pipe, 99);
  assert_int_equal (pipe.sides[1].lines->len, 0);
  for (guint i = 1; i < 200; i++)
    {
      send_numbers (pipe.channels[0], i, 1);
      pipe_advance (&pipe, 50);
    }
  pipe_advance (&pipe, 10000);
  assert_numbers (&pipe.sides[1], 200);
  for (guint i = 0; i < 200; i++)
    {
      gint64 time = g_array_index (pipe.sides[1].times, gint64, i);

      assert_true (time >= last);
      longest = MAX (longest, time - last);
      last = time;
    }
  assert_true (longest > 2000);
  pipe_clear (&pipe);
}

/* However the bytes are cut, the lines are the same. */
TEST (test_line_buffer)
{
  const char bytes[] = "one\n\ntwo\0two\nthree\nrest";
  const gsize lengths[] = { 3, 0, 7, 5 };

  for (gsize piece = 1; piece < sizeof bytes; piece++)
    {
      g_autoptr (AluetteLineBuffer) buffer = aluette_line_buffer_new ();
      guint n = 0;

      for (gsize at = 0; at < sizeof bytes - 1; at += piece)
        {
          GBytes *line;

          aluette_line_buffer_add (buffer, bytes + at, MIN (piece, sizeof bytes - 1 - at));
          while ((line = aluette_line_buffer_next (buffer)) != NULL)
            {
              assert_int_equal (g_bytes_get_size (line), lengths[n++]);
              g_bytes_unref (line);
            }
        }
      assert_int_equal (n, G_N_ELEMENTS (lengths));
      assert_false (aluette_line_buffer_is_too_long (buffer));
    }
}

TEST (test_longest_line)
{
  g_autoptr (AluetteLineBuffer) buffer = aluette_line_buffer_new ();
  g_autofree char *text = g_strnfill (ALUETTE_PROTOCOL_MAX_LINE + 1, 'x');
  GBytes *line;

  aluette_line_buffer_add (buffer, text, ALUETTE_PROTOCOL_MAX_LINE);
  assert_false (aluette_line_buffer_is_too_long (buffer));
  aluette_line_buffer_add (buffer, "\n", 1);
  line = aluette_line_buffer_next (buffer);
  assert_int_equal (g_bytes_get_size (line), ALUETTE_PROTOCOL_MAX_LINE);
  g_bytes_unref (line);
  aluette_line_buffer_add (buffer, text, ALUETTE_PROTOCOL_MAX_LINE + 1);
  assert_true (aluette_line_buffer_is_too_long (buffer));
  aluette_line_buffer_add (buffer, "\nbye\n", 5);
  assert_null (aluette_line_buffer_next (buffer));
  assert_true (aluette_line_buffer_is_too_long (buffer));
}

/* Returns: a connected socket. */
static GIOStream *
wrap_socket (int fd)
{
  g_autoptr (GSocket) socket = g_socket_new_from_fd (fd, NULL);

  assert_non_null (socket);
  return G_IO_STREAM (g_socket_connection_factory_create_connection (socket));
}

static void
connect_sockets (GIOStream *streams[2])
{
  int fds[2];

  assert_int_equal (socketpair (AF_UNIX, SOCK_STREAM, 0, fds), 0);
  streams[0] = wrap_socket (fds[0]);
  streams[1] = wrap_socket (fds[1]);
}

TEST (test_stream)
{
  GIOStream *streams[2];
  AluetteChannel *channels[2];
  Side sides[2];

  connect_sockets (streams);
  for (guint i = 0; i < 2; i++)
    {
      channels[i] = aluette_stream_channel_new (streams[i], "somewhere");
      side_init (&sides[i], channels[i], NULL);
      g_object_unref (streams[i]);
    }
  assert_string_equal (aluette_channel_get_peer (channels[0]), "somewhere");
  send_numbers (channels[0], 0, 500);
  send_numbers (channels[1], 0, 3);
  main_loop_wait_for (sides[1].lines->len == 500 && sides[0].lines->len == 3);
  assert_numbers (&sides[1], 500);
  send_numbers (channels[1], 3, 2);
  aluette_channel_close (channels[1]);
  main_loop_wait_for (sides[0].n_closed > 0);
  assert_numbers (&sides[0], 5);
  assert_int_equal (sides[0].code, ALUETTE_CODE_GONE);
  assert_int_equal (sides[1].n_closed, 0);
  main_loop_run_pending ();
  for (guint i = 0; i < 2; i++)
    {
      g_object_unref (channels[i]);
      side_clear (&sides[i]);
    }
}

/* A side that sends a line without end, or reads nothing, loses the connection. */
TEST (test_stream_limits)
{
  g_autofree char *text = g_strnfill (4000, 'x');
  GIOStream *streams[2];
  g_autoptr (AluetteChannel) channel = NULL;
  Side side;

  connect_sockets (streams);
  channel = aluette_stream_channel_new (streams[0], "");
  side_init (&side, channel, NULL);
  assert_true (g_output_stream_write_all (g_io_stream_get_output_stream (streams[1]), text, 4000,
                                          NULL, NULL, NULL));
  main_loop_wait_for (side.n_closed > 0);
  assert_int_equal (side.code, ALUETTE_CODE_TOO_LONG);
  main_loop_run_pending ();
  g_object_unref (streams[0]);
  g_object_unref (streams[1]);
  side_clear (&side);
}

TEST (test_stream_queue)
{
  g_autofree char *line = g_strnfill (1000, 'x');
  GIOStream *streams[2];
  g_autoptr (AluetteChannel) channel = NULL;
  Side side;
  guint n = 0;

  connect_sockets (streams);
  channel = aluette_stream_channel_new (streams[0], "");
  side_init (&side, channel, NULL);
  for (; aluette_channel_is_open (channel) && n < 100000; n++)
    {
      aluette_channel_send (channel, line);
      main_loop_run_pending ();
    }
  assert_false (aluette_channel_is_open (channel));
  main_loop_wait_for (side.n_closed > 0);
  assert_int_equal (side.code, ALUETTE_CODE_TOO_SLOW);
  main_loop_run_pending ();
  g_object_unref (streams[0]);
  g_object_unref (streams[1]);
  side_clear (&side);
}

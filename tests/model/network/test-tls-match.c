/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A whole match over TLS: two people and two bots. Everybody's log is what the match gives. */

#include <string.h>

#include "loopback.h"
#include "main-loop.h"
#include "model/network/aluette-connect.h"
#include "model/network/aluette-listener.h"
#include "network-room-driver.h"
#include "testing.h"

/* How much of the match's time passes between two events of the network. */
#define STEP_MS 50
#define STEPS_PER_ACTION 5

/* Connections are measured with real time, the match with the time of its table. */
typedef struct
{
  Table table;
  AluetteClock *clock;
  AluetteIdentity *identity;
  AluetteListener *listener;
  guint16 port;
  guint n_channels;
  guint n_steps;
} Network;

static Network network;

static void
on_channel (AluetteListener *listener, AluetteChannel *channel, gpointer data)
{
  aluette_host_add_channel (network.table.host, channel, network.n_channels++ == 0);
}

static void
on_connected (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (AluetteGuest) guest = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (AluetteChannel) channel = aluette_connect_finish (result, NULL, &error);

  assert_null (error);
  aluette_guest_set_channel (guest, channel);
}

static void
connect_guest (AluetteGuest *guest, gpointer data)
{
  g_autofree char *address = g_strdup_printf ("127.0.0.1:%u", network.port);

  aluette_connect_async (address, aluette_identity_get_fingerprint (network.identity),
                         network.clock, NULL, on_connected, g_object_ref (guest));
}

static void
network_init (const char *kind, const char *rules, const char *players, guint seed)
{
  memset (&network, 0, sizeof network);
  table_init (&network.table, kind, rules, players, seed);
  network.table.connector = connect_guest;
  network.clock = aluette_main_clock_new ();
  network.identity = aluette_identity_new (NULL);
  network.listener = aluette_listener_new (network.identity, network.clock, NULL);
  network.port = aluette_listener_add_port (network.listener, "127.0.0.1", 0, NULL);
  g_signal_connect (network.listener, "channel", G_CALLBACK (on_channel), NULL);
}

static void
network_clear (void)
{
  table_clear (&network.table);
  main_loop_wait_for (aluette_listener_get_n_connections (network.listener) == 0);
  g_object_unref (network.listener);
  aluette_identity_unref (network.identity);
  g_object_unref (network.clock);
}

/* Lets a little time pass at the table, and people act as often as the host allows: never while its
 * clock stands still for a bot. Returns: TRUE. */
static gboolean
pass_time (void)
{
  if (network.table.thinking > 0)
    return TRUE;
  aluette_manual_clock_advance (network.table.clock, STEP_MS);
  if (++network.n_steps % STEPS_PER_ACTION != 0)
    return TRUE;
  for (guint i = 0; i < network.table.n_seats; i++)
    seat_act (&network.table.seats[i]);
  return TRUE;
}

/* Adds somebody who joins and sits down; the first one lets the others in. */
static void
add_person (const char *name)
{
  Seat *seat = table_add (&network.table, name);
  AluetteGuest *owner = network.table.seats[0].guest;
  guint free_seat = 0;

  if (network.table.n_seats > 1)
    {
      GHashTableIter iter;
      gpointer number;

      main_loop_wait_for (g_hash_table_size (aluette_guest_get_requests (owner)) > 0);
      g_hash_table_iter_init (&iter, aluette_guest_get_requests (owner));
      assert_true (g_hash_table_iter_next (&iter, &number, NULL));
      aluette_guest_admit (owner, GPOINTER_TO_UINT (number), TRUE);
    }
  main_loop_wait_for (aluette_guest_get_state (seat->guest) == ALUETTE_GUEST_SETUP);
  main_loop_wait_for (strcmp (aluette_guest_get_seat_state (seat->guest, 3), "") != 0);
  while (strcmp (aluette_guest_get_seat_state (seat->guest, free_seat), "open") != 0)
    free_seat++;
  aluette_guest_sit (seat->guest, free_seat);
  main_loop_wait_for (aluette_guest_get_seat (seat->guest) == free_seat);
}

static void
play_match (const char *kind, const char *rules)
{
  network_init (kind, rules, "human,novice,human,novice", 7);
  add_person ("Rose");
  add_person ("Léon");
  aluette_guest_begin (network.table.seats[0].guest);
  main_loop_wait_for (pass_time () && table_is_over (&network.table));
  table_check_logs (&network.table);
  for (guint i = 0; i < network.table.n_seats; i++)
    {
      Seat *seat = &network.table.seats[i];
      g_autofree char *record = NULL;

      /* A request is refused if the answer to the one before was read, but not yet the log. */
      assert_true (seat->n_done > 0);
      main_loop_wait_for (pass_time ()
                          && (g_free (record), record = aluette_guest_get_record (seat->guest))
                                 != NULL);
    }
  assert_int_equal (network.n_channels, 2);
  network_clear ();
}

TEST (test_aluette)
{
  play_match ("aluette", "classic");
}

TEST (test_tarot)
{
  play_match ("tarot", "fft");
}

int
main (void)
{
  if (!loopback_require ())
    return 0;
  return testing_run (NULL, NULL);
}

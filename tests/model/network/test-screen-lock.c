/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who locks the screen is away for the others at the table. */

#include <gio/gio.h>

#include "main-loop.h"
#include "model/network/aluette-screen-lock.h"
#include "network-room-driver.h"
#include "testing.h"

static GTestDBus *bus;

/* A desktop says whether the screen is locked. */
static void
say (GDBusConnection *connection, const char *interface, GVariant *arguments)
{
  g_autofree char *path = g_strdelimit (g_strconcat ("/", interface, NULL), ".", '/');

  g_dbus_connection_emit_signal (connection, NULL, path, interface, "ActiveChanged", arguments,
                                 NULL);
}

TEST (test_desktops)
{
  static const char *const interfaces[] = { "org.freedesktop.ScreenSaver",
                                            "org.gnome.ScreenSaver" };
  g_autoptr (AluetteScreenLock) lock = aluette_screen_lock_new ();
  g_autoptr (GDBusConnection) connection = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);

  assert_false (aluette_screen_lock_get_locked (lock));
  for (guint i = 0; i < G_N_ELEMENTS (interfaces); i++)
    {
      /* The lock may not have heard of the bus yet, so it is told until it has. */
      main_loop_wait_for ((say (connection, interfaces[i], g_variant_new ("(b)", TRUE)),
                           aluette_screen_lock_get_locked (lock)));
      say (connection, interfaces[i], g_variant_new ("(s)", "no"));
      say (connection, interfaces[i], g_variant_new ("(b)", FALSE));
      main_loop_wait_for (!aluette_screen_lock_get_locked (lock));
    }
}

static const char *
state_of_rose (Table *table)
{
  return aluette_guest_get_seat_state (table->seats[0].guest, 1);
}

/* Also after a lost connection. The match waits for who is away, and then goes on. */
TEST (test_away)
{
  g_auto (Table) table;
  AluetteGuest *rose;

  table_init (&table, "aluette", "classic", "human,human,human,human", 3);
  table_start (&table, "Anne,Rose,Léon,Émile");
  rose = table.seats[1].guest;
  assert_string_equal (state_of_rose (&table), "here");
  aluette_guest_set_away (rose, TRUE);
  table_run (&table, 100);
  assert_string_equal (state_of_rose (&table), "away");
  table.seats[1].is_idle = TRUE;
  table_play (&table, 100);
  assert_int_equal (aluette_guest_get_paused (table.seats[0].guest), 1 << 1);
  seat_lose (&table.seats[1]);
  table_run (&table, 5000);
  assert_int_equal (aluette_guest_get_state (rose), ALUETTE_GUEST_PLAYING);
  assert_string_equal (state_of_rose (&table), "away");
  aluette_guest_set_away (rose, FALSE);
  table_run (&table, 100);
  assert_string_equal (state_of_rose (&table), "here");
  assert_int_equal (aluette_guest_get_paused (table.seats[0].guest), 0);
  table.seats[1].is_idle = FALSE;
  table_play (&table, 3000);
  assert_true (table_is_over (&table));
}

static int
set_up (void **state)
{
  bus = g_test_dbus_new (G_TEST_DBUS_NONE);
  g_test_dbus_up (bus);
  return 0;
}

static int
tear_down (void **state)
{
  g_test_dbus_down (bus);
  g_object_unref (bus);
  return 0;
}

int
main (void)
{
  return testing_run (set_up, tear_down);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How people get to a table on the network: their name, what they are told of the table, and what
 * those at the table hear of them. */

#include <adwaita.h>

#include "main-loop.h"
#include "model/network/aluette-own-room.h"
#include "model/network/aluette-pipe-channel.h"
#include "model/session/aluette-game-setup.h"
#include "presentation/portraits/aluette-own-face.h"
#include "testing.h"
#include "ui-driver.h"
#include "ui/common/aluette-page.h"
#include "ui/portraits/aluette-portrait.h"
#include "ui/shell/aluette-language.h"
#include "ui/table/aluette-table.h"
#include "ui/together/aluette-homes-choice.h"
#include "ui/together/aluette-lobby-page.h"
#include "ui/together/aluette-together-page.h"
#include "window-driver.h"

typedef struct
{
  WindowDriver program;
  AluetteClock *clock;
  AluetteHost *host; /* (nullable): of the table in the window */
  GDBusNodeInfo *interface;
  guint n_notified, n_closed;
} Fixture;

/* The notifications of the desktop */

static const char notifications[]
    = "<node><interface name='org.freedesktop.Notifications'>"
      "<method name='Notify'><arg type='s'/><arg type='u'/><arg type='s'/><arg type='s'/>"
      "<arg type='s'/><arg type='as'/><arg type='a{sv}'/><arg type='i'/>"
      "<arg type='u' direction='out'/></method>"
      "<method name='CloseNotification'><arg type='u'/></method>"
      "</interface></node>";

static void
on_call (GDBusConnection *bus, const char *sender, const char *path, const char *interface,
         const char *method, GVariant *arguments, GDBusMethodInvocation *invocation, gpointer data)
{
  Fixture *f = data;

  if (g_str_equal (method, "Notify"))
    g_dbus_method_invocation_return_value (invocation, g_variant_new ("(u)", ++f->n_notified));
  else
    {
      f->n_closed++;
      g_dbus_method_invocation_return_value (invocation, NULL);
    }
}

static const GDBusInterfaceVTable vtable = { on_call, NULL, NULL, { NULL } };

static void
on_name (GDBusConnection *bus, const char *name, gpointer is_owned)
{
  *(gboolean *) is_owned = TRUE;
}

static void
show_notifications (Fixture *f)
{
  g_autoptr (GDBusConnection) bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  gboolean is_owned = FALSE;

  f->interface = g_dbus_node_info_new_for_xml (notifications, NULL);
  assert_true (g_dbus_connection_register_object (bus, "/org/freedesktop/Notifications",
                                                  f->interface->interfaces[0], &vtable, f, NULL,
                                                  NULL)
               > 0);
  g_bus_own_name_on_connection (bus, "org.freedesktop.Notifications", G_BUS_NAME_OWNER_FLAGS_NONE,
                                on_name, NULL, &is_owned, NULL);
  main_loop_wait_for (is_owned);
}

/* Waits until the program knows that its notification is shown. */
static void
await_notification (Fixture *f)
{
  g_autoptr (GDBusConnection) bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  g_autoptr (GVariant) answer = NULL;

  main_loop_wait_for (f->n_notified == 1);
  answer = g_dbus_connection_call_sync (bus, "org.freedesktop.DBus", "/org/freedesktop/DBus",
                                        "org.freedesktop.DBus.Peer", "Ping", NULL, NULL,
                                        G_DBUS_CALL_FLAGS_NONE, -1, NULL, NULL);
  assert_non_null (answer);
  main_loop_run_pending ();
}

/* Asking to join the table in the window */

static AluetteNetworkRoom *
get_table (Fixture *f)
{
  return aluette_lobby_page_get_table (ALUETTE_LOBBY_PAGE (ui_driver_find (f->program.window,
                                                                           ALUETTE_TYPE_LOBBY_PAGE,
                                                                           0)));
}

static void
connect_guest (AluetteGuest *guest, gpointer data)
{
  Fixture *f = data;
  g_autoptr (AluetteChannel) mine = NULL, theirs = NULL;

  aluette_pipe_channel_new_pair (f->clock, &mine, &theirs);
  aluette_host_add_channel (f->host, theirs, FALSE);
  aluette_guest_set_channel (guest, mine);
}

/* Opens a table in the window. Returns: its owner. */
static AluetteGuest *
open_own_table (Fixture *f)
{
  gtk_widget_activate_action (f->program.window, "win.set-up-table", "s", "");
  ui_driver_settle (f->program.window);
  gtk_widget_activate_action (f->program.window, "win.open-table", NULL);
  f->host = aluette_own_room_get_host (aluette_network_room_get_own (get_table (f)));
  return aluette_network_room_get_guest (get_table (f));
}

/* Whether @owner has a seat, or is told meanwhile what is only for guests. */
static gboolean
is_told_or_seated (Fixture *f, AluetteGuest *owner, gboolean *is_told)
{
  *is_told = ui_driver_shows (f->program.window, "Somebody at the table has to let you in.");
  return *is_told || aluette_guest_get_seat (owner) != ALU_GAME_SPECTATOR;
}

static gboolean
is_focus_in (GtkWidget *page)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (page));

  return focus != NULL && gtk_widget_is_ancestor (focus, page);
}

/* The owner of a table waits for nobody. The page has the focus, so that it can be read aloud, and
 * the invitation is in view. */
TEST (test_own_table)
{
  Fixture *f = *state;
  AluetteGuest *owner;
  GtkWidget *page;
  graphene_rect_t bounds;
  gboolean is_told;

  gtk_window_set_default_size (GTK_WINDOW (f->program.window), 1024, 720);
  owner = open_own_table (f);
  page = ui_driver_find (f->program.window, ALUETTE_TYPE_LOBBY_PAGE, 0);
  main_loop_wait_for (is_told_or_seated (f, owner, &is_told));
  assert_false (is_told);
  ui_driver_settle (f->program.window);
  assert_true (is_focus_in (page));
  assert_true (gtk_widget_compute_bounds (ui_driver_find_button (page, "Copy Invitation"), page,
                                          &bounds));
  assert_true (bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (page));
  gtk_widget_activate_action (f->program.window, "win.leave-table", NULL);
}

/* What the router says of a table that is also for other homes, and nothing before it is asked. */
TEST (test_homes)
{
  Fixture *f = *state;
  GtkWidget *choice, *homes;
  g_autofree char *near = NULL, *far = NULL;

  g_setenv ("ALUETTE_ROUTER", "sh -c 'echo shared'", TRUE);
  open_own_table (f);
  ui_driver_settle (f->program.window);
  choice = ui_driver_find (f->program.window, ALUETTE_TYPE_HOMES_CHOICE, 0);
  homes = ui_driver_find (choice, GTK_TYPE_SWITCH, 0);
  assert_false (gtk_switch_get_active (GTK_SWITCH (homes)));
  assert_false (ui_driver_shows (choice, "router did not answer"));
  gtk_switch_set_active (GTK_SWITCH (homes), TRUE);
  assert_false (gtk_widget_is_sensitive (ui_driver_find_button (f->program.window,
                                                                "Copy Invitation")));
  main_loop_wait_for (ui_driver_shows (choice, "your provider shares your address"));
  near = aluette_network_room_make_link (get_table (f));
  gtk_switch_set_active (GTK_SWITCH (homes), FALSE);
  assert_false (ui_driver_shows (choice, "your provider shares your address"));
  g_setenv ("ALUETTE_ROUTER", "sh -c 'echo 198.51.100.7:24199'", TRUE);
  gtk_switch_set_active (GTK_SWITCH (homes), TRUE);
  main_loop_wait_for (ui_driver_shows (choice, "Others can join from anywhere."));
  far = aluette_network_room_make_link (get_table (f));
  assert_null (near != NULL ? strstr (near, "198.51.100.7") : NULL);
  assert_true (g_str_has_prefix (far, "aluette://198.51.100.7:24199"));
  assert_true (gtk_widget_is_sensitive (ui_driver_find_button (f->program.window,
                                                               "Copy Invitation")));
  gtk_widget_activate_action (f->program.window, "win.leave-table", NULL);
  g_unsetenv ("ALUETTE_ROUTER");
}

static guint
get_villager (Fixture *f, guint seat)
{
  GtkWidget *table = ui_driver_find (f->program.window, ALUETTE_TYPE_TABLE, 0);
  GtkWidget *portrait
      = table != NULL ? aluette_table_get_portrait (ALUETTE_TABLE (table), seat) : NULL;

  return portrait != NULL ? aluette_portrait_get_villager (ALUETTE_PORTRAIT (portrait)) : G_MAXUINT;
}

/* The user and the guest in the second seat see the face that the other one has chosen. */
static void
check_faces (Fixture *f, AluetteGuest *guest)
{
  guint constable = (guint) aluette_villager_find ("constable");

  g_settings_set_string (f->program.settings, ALUETTE_OWN_FACE_KEY, "sailor");
  main_loop_wait_for (g_strcmp0 (aluette_guest_get_seat_face (guest, 0), "sailor") == 0);
  aluette_guest_set_face (guest, "constable");
  main_loop_wait_for (get_villager (f, 1) == constable);
  aluette_guest_set_face (guest, "of-a-newer-program");
  main_loop_wait_for (get_villager (f, 1) != constable);
}

/* The bar is above any page, takes no focus, and lets people in. A notification comes only where
 * the user is in another program. */
TEST (test_request)
{
  Fixture *f = *state;
  g_autoptr (AluetteGuest) mamie = aluette_guest_new (f->clock, connect_guest, f, 1);
  g_autoptr (AluetteGuest) leon = aluette_guest_new (f->clock, connect_guest, f, 2);
  AluetteGuest *owner;
  GtkWidget *focus, *other;

  show_notifications (f);
  owner = open_own_table (f);
  main_loop_wait_for (aluette_guest_get_seat (owner) < ALU_GAME_MAX_SEATS);
  aluette_page_open (f->program.window, "help", g_variant_new_string ("rules"));
  ui_driver_settle (f->program.window);
  other = ui_driver_open_window (gtk_label_new ("Other"), 100, 100);
  ui_driver_take_keyboard (other);
  main_loop_wait_for (!gtk_window_is_active (GTK_WINDOW (f->program.window)));
  focus = gtk_root_get_focus (GTK_ROOT (f->program.window));
  aluette_guest_join (mamie, "-", "Mamie");
  main_loop_wait_for (ui_driver_find_label (f->program.window, "Mamie asks to join.") != NULL);
  await_notification (f);
  assert_ptr_equal (gtk_root_get_focus (GTK_ROOT (f->program.window)), focus);
  ui_driver_click (f->program.window, "Let In");
  main_loop_wait_for (aluette_guest_get_state (mamie) == ALUETTE_GUEST_SETUP);
  main_loop_wait_for (f->n_closed == 1);
  main_loop_wait_for (ui_driver_find_button (f->program.window, "Let In") == NULL);
  ui_driver_take_keyboard (f->program.window);
  ui_driver_close (other);
  aluette_guest_join (leon, "-", "Léon");
  main_loop_wait_for (ui_driver_find_label (f->program.window, "Léon asks to join.") != NULL);
  ui_driver_click (f->program.window, "Not Now");
  main_loop_wait_for (aluette_guest_get_state (leon) == ALUETTE_GUEST_CLOSED);
  assert_int_equal (f->n_notified, 1);
  gtk_widget_activate_action (f->program.window, "win.network-room", NULL);
  main_loop_wait_for (ui_driver_shows (f->program.window, "Without a seat: Mamie"));
  aluette_guest_sit (mamie, 1);
  main_loop_wait_for (!ui_driver_shows (f->program.window, "Without a seat: Mamie"));
  main_loop_wait_for (ui_driver_find_label (f->program.window, "Mamie") != NULL);
  aluette_guest_begin (owner);
  check_faces (f, mamie);
  gtk_widget_activate_action (f->program.window, "win.leave-table", NULL);
}

/* Joining a table that somebody else has opened */

static void
connect_owner (AluetteGuest *guest, gpointer own)
{
  aluette_own_room_connect (own, guest);
}

static gboolean
has_request (AluetteGuest *owner, const char *name)
{
  GHashTableIter iter;
  gpointer number, value;

  g_hash_table_iter_init (&iter, aluette_guest_get_requests (owner));
  while (g_hash_table_iter_next (&iter, &number, &value))
    if (g_str_equal (value, name))
      {
        aluette_guest_admit (owner, GPOINTER_TO_UINT (number), TRUE);
        return TRUE;
      }
  return FALSE;
}

static AluetteOwnRoom *
open_table (Fixture *f, AluetteKnownRooms *known)
{
  const AluGameKind *kind = alu_game_kind_from_id ("aluette");
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  AluGameRules rules;
  AluetteOwnRoom *own;

  assert_int_equal (alu_game_rules_init (kind, &rules, 0, 4), 0);
  alu_game_header_init (header, &rules);
  own = aluette_own_room_new (kind, header, "Rose", known, "0", f->clock, NULL);
  assert_non_null (own);
  return own;
}

/* A user whose name somebody at the table has asks again with the name that is proposed. Then they
 * read what is played, and who plays with whom. */
TEST (test_name_taken)
{
  Fixture *f = *state;
  g_autoptr (AluetteBacklog) backlog = aluette_backlog_new ();
  g_autoptr (AluetteKnownRooms) known = aluette_known_rooms_new (NULL, backlog);
  g_autoptr (AluetteOwnRoom) own = open_table (f, known);
  g_autoptr (AluetteGuest) owner = aluette_guest_new (f->clock, connect_owner, own, 3);
  g_autofree char *address = g_strdup_printf ("127.0.0.1:%u", aluette_own_room_get_port (own));

  aluette_guest_join (owner, "-", "Rose");
  main_loop_wait_for (aluette_guest_get_state (owner) == ALUETTE_GUEST_SETUP);
  gtk_widget_activate_action (f->program.window, "win.join-table", "(sss)", address, "",
                              aluette_own_room_get_fingerprint (own));
  main_loop_wait_for (ui_driver_find_button (f->program.window, "Ask to Join") != NULL);
  ui_driver_settle (f->program.window);
  ui_driver_click (f->program.window, "Ask to Join");
  main_loop_wait_for (has_request (owner, "Rose 2"));
  main_loop_wait_for (ui_driver_shows (f->program.window, "Seat 3, Team 1"));
  assert_true (ui_driver_shows (f->program.window, "Aluette to 5 points"));
  assert_true (ui_driver_shows (f->program.window, "Choose a seat."));
  ui_driver_click (f->program.window, "Sit Here");
  main_loop_wait_for (!ui_driver_shows (f->program.window, "Choose a seat."));
  assert_true (ui_driver_shows (f->program.window, "The table owner begins the match."));
  gtk_widget_activate_action (f->program.window, "win.leave-table", NULL);
}

/* The name can be changed where one joins. */
TEST (test_name)
{
  Fixture *f = *state;
  g_autofree char *name = NULL;
  GtkWidget *page, *entry;

  aluette_page_open (f->program.window, "together", NULL);
  ui_driver_settle (f->program.window);
  page = ui_driver_find (f->program.window, ALUETTE_TYPE_TOGETHER_PAGE, 0);
  entry = ui_driver_find (page, GTK_TYPE_ENTRY, 1);
  assert_string_equal (gtk_editable_get_text (GTK_EDITABLE (entry)), "Rose");
  gtk_editable_set_text (GTK_EDITABLE (entry), "Mamie");
  name = g_settings_get_string (f->program.settings, "player-name");
  assert_string_equal (name, "Mamie");
}

static int
set_up (void **state)
{
  Fixture *f = g_new0 (Fixture, 1);

  *state = f;
  f->clock = aluette_main_clock_new ();
  window_driver_init (&f->program);
  g_settings_set_string (f->program.settings, "player-name", "Rose");
  return window_driver_open (&f->program) ? 0 : -1;
}

static int
tear_down (void **state)
{
  Fixture *f = *state;

  window_driver_clear (&f->program);
  g_clear_pointer (&f->interface, g_dbus_node_info_unref);
  g_object_unref (f->clock);
  g_free (f);
  return 0;
}

int
main (void)
{
  aluette_language_init ();
  return testing_run (set_up, tear_down);
}

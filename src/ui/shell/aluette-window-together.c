/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-window-private.h"

#include <glib/gi18n.h>

#include "model/network/aluette-protocol.h"
#include "model/session/aluette-game-setup.h"
#include "model/storage/aluette-database-import.h"
#include "presentation/portraits/aluette-own-face.h"
#include "ui/common/aluette-announcer.h"
#include "ui/shell/aluette-application.h"
#include "ui/shell/aluette-language.h"
#include "ui/shell/aluette-player-name.h"
#include "ui/table/aluette-table-settings.h"
#include "ui/together/aluette-join-requests.h"
#include "ui/together/aluette-people-bar.h"

/* The table on the network at which the user of this window is. */

static AluetteKnownRooms *
get_known (void)
{
  return aluette_application_get_known_rooms (ALUETTE_APPLICATION (g_application_get_default ()));
}

/* Returns: (transfer full): a name that all tables accept. */
static char *
get_user_name (AluetteWindow *self)
{
  g_autofree char *name = aluette_own_face_get_name (self->settings);
  char *clean = aluette_protocol_clean_name (name);

  return clean != NULL ? clean : g_strdup ("Aluette");
}

/* Pages */

static AluetteGame *
get_network_game (AluetteWindow *self)
{
  return aluette_network_room_get_game (self->context.network_room);
}

static void
show_network_match (AluetteWindow *self)
{
  aluette_window_show_network_match (self, self->context.network_room, get_network_game (self));
}

/* Shows the match, or the table before it. */
static void
show_network (AluetteWindow *self)
{
  if (get_network_game (self) != NULL)
    show_network_match (self);
  else
    aluette_window_open_page (self, "lobby", NULL);
}

/* The table */

/* The page in front follows the match: when it begins, and when the owner makes place for another
 * one. */
static void
network_changed (AluetteWindow *self)
{
  AluetteGuestState state
      = aluette_guest_get_state (aluette_network_room_get_guest (self->context.network_room));

  if (state == ALUETTE_GUEST_PLAYING && aluette_window_is_in_front (self, "lobby")
      && get_network_game (self) != NULL)
    show_network_match (self);
  else if (state == ALUETTE_GUEST_SETUP && aluette_window_has_network_match (self))
    {
      gboolean was_in_front = aluette_window_is_in_front (self, "match");

      aluette_window_leave_table (self);
      if (was_in_front)
        aluette_window_open_page (self, "lobby", NULL);
    }
  aluette_home_page_set_network (self->home,
                                 !aluette_network_room_is_closed (self->context.network_room));
}

/* The match is over: everybody has the whole record of it. */
static void
save_network_record (AluetteWindow *self, const char *record)
{
  g_autoptr (GError) error = NULL;

  if (self->database == NULL)
    return;
  if (!aluette_database_keep_record (self->database, record, &error))
    aluette_window_toast (self, error->message);
  else if (!aluette_backlog_has (aluette_database_get_backlog (self->database), NULL))
    aluette_window_toast (self, _("The match is saved in Matches."));
}

/* Who asks to join */

#define JOIN_NOTIFICATION "join-request"

/* A desktop without notifications starts no service for them, and GLib would warn. */
static void
send_notification (GObject *bus, GAsyncResult *result, gpointer data)
{
  g_autoptr (GNotification) notification = data;
  g_autoptr (GVariant) answer = g_dbus_connection_call_finish (G_DBUS_CONNECTION (bus), result,
                                                               NULL);

  if (answer != NULL && g_application_get_default () != NULL)
    g_application_send_notification (g_application_get_default (), JOIN_NOTIFICATION, notification);
}

/* Sends a notification with @text, if the desktop shows any. */
static void
notify_desktop (const char *text)
{
  GDBusConnection *bus = g_application_get_dbus_connection (g_application_get_default ());
  GNotification *notification;

  if (bus == NULL)
    return;
  notification = g_notification_new (text);
  g_notification_set_priority (notification, G_NOTIFICATION_PRIORITY_HIGH);
  g_dbus_connection_call (bus, "org.freedesktop.Notifications", "/org/freedesktop/Notifications",
                          "org.freedesktop.DBus.Peer", "Ping", NULL, NULL, G_DBUS_CALL_FLAGS_NONE,
                          -1, NULL, send_notification, notification);
}

/* The person at the screen hears of it, whatever page and program is in front. */
static void
on_asked (AluetteWindow *self, const char *text)
{
  aluette_announce (GTK_WIDGET (self), text);
  if (self->sounds == NULL)
    self->sounds = aluette_sounds_new (NULL, self->settings);
  aluette_sounds_play (self->sounds, ALUETTE_SOUND_TURN);
  if (!gtk_window_is_active (GTK_WINDOW (self)))
    notify_desktop (text);
}

/* Everybody is answered. The focus does not stay on a button that has gone. */
static void
on_requests_hidden (AluetteWindow *self)
{
  g_application_withdraw_notification (g_application_get_default (), JOIN_NOTIFICATION);
  if (gtk_root_get_focus (GTK_ROOT (self)) == NULL)
    gtk_widget_child_focus (GTK_WIDGET (self->navigation), GTK_DIR_TAB_FORWARD);
}

static void
add_requests (AluetteWindow *self, AluetteNetworkRoom *table)
{
  GtkWidget *bar = aluette_join_requests_new (aluette_network_room_get_guest (table));

  gtk_window_handle_set_child (self->requests_place, bar);
  g_signal_connect_object (bar, "asked", G_CALLBACK (on_asked), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (bar, "hide", G_CALLBACK (on_requests_hidden), self, G_CONNECT_SWAPPED);
}

/* @table: (transfer full) */
static void
follow_network (AluetteWindow *self, AluetteNetworkRoom *table)
{
  if (self->context.network_room != NULL)
    g_signal_handlers_disconnect_by_data (self->context.network_room, self);
  g_clear_object (&self->context.phones);
  g_clear_object (&self->context.network_room);
  self->context.network_room = table;
  gtk_window_handle_set_child (self->requests_place, NULL);
  if (table == NULL)
    return;
  add_requests (self, table);
  g_signal_connect_object (table, "changed", G_CALLBACK (network_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "record", G_CALLBACK (save_network_record), self,
                           G_CONNECT_SWAPPED);
  aluette_home_page_set_network (self->home, !aluette_network_room_is_closed (table));
}

static void
serve_phones (AluetteWindow *self, AluetteOwnRoom *own)
{
  g_autoptr (GError) error = NULL;

  self->context.phones = aluette_phones_new (own, &error);
  if (self->context.phones == NULL)
    aluette_window_toast (self, error->message);
}

/* @table: (transfer full) (nullable): NULL with @error. Goes to another table. */
static void
go_to (AluetteWindow *self, AluetteNetworkRoom *table, const GError *error)
{
  AluetteOwnRoom *own;
  guint bot_ms, trick_ms;

  if (table == NULL)
    {
      aluette_window_toast (self, error->message);
      return;
    }
  aluette_window_leave_table (self);
  follow_network (self, table);
  own = aluette_network_room_get_own (table);
  if (own != NULL && aluette_own_room_get_pass (own) != NULL)
    serve_phones (self, own);
  aluette_table_settings_get_pace (self->settings, &bot_ms, &trick_ms);
  if (own != NULL)
    aluette_host_set_pace (aluette_own_room_get_host (own), bot_ms, trick_ms);
  show_network (self);
}

static AluetteNetworkUser
make_user (const char *name)
{
  return (AluetteNetworkUser) { name, PACKAGE_VERSION, aluette_language_get () };
}

/* Opens the table that is set up. */
static void
open_table (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteWindow *self = ALUETTE_WINDOW (widget);
  const AluGameKind *kind;
  g_autofree AluGameHeader *header = aluette_window_get_setup (self, &kind);
  g_autofree char *name = get_user_name (self);
  g_autoptr (AluetteClock) clock = aluette_main_clock_new ();
  g_autoptr (GError) error = NULL;
  AluetteNetworkUser user = make_user (name);
  AluetteNetworkRoom *table;

  follow_network (self, NULL);
  aluette_game_setup_stamp (header);
  if (self->server != NULL && self->server[0] != '\0')
    table = aluette_network_room_new_on_server (self->server, kind, header, &user, get_known (),
                                                clock);
  else
    table = aluette_network_room_new_own (kind, header, &user, get_known (), clock, &error);
  if (table != NULL && aluette_window_is_for_phones (self))
    aluette_own_room_open_for_phones (aluette_network_room_get_own (table));
  go_to (self, table, error);
}

static void
visit_table (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteWindow *self = ALUETTE_WINDOW (widget);
  const AluetteKnownRoom *known = aluette_known_rooms_find (get_known (),
                                                            g_variant_get_string (parameter, NULL));
  const AluetteNearbyTable *near = NULL;
  g_autofree char *name = get_user_name (self);
  g_autofree char *id = g_variant_dup_string (parameter, NULL);
  g_autoptr (AluetteClock) clock = aluette_main_clock_new ();
  g_autoptr (GError) error = NULL;
  AluetteNetworkUser user = make_user (name);

  if (known == NULL)
    return;
  if (known->fingerprint != NULL)
    near = aluette_nearby_find_key (
        aluette_application_get_nearby (ALUETTE_APPLICATION (g_application_get_default ())),
        known->fingerprint);
  follow_network (self, NULL);
  go_to (self,
         aluette_network_room_new_known (get_known (), id, near != NULL ? near->address : NULL,
                                         &user, clock, &error),
         error);
}

/* Returns: (nullable): a text that is not empty. */
static const char *
or_null (const char *text)
{
  return text[0] != '\0' ? text : NULL;
}

static void
join_table (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteWindow *self = ALUETTE_WINDOW (widget);
  const char *address, *words, *fingerprint;
  g_autoptr (AluetteRoomAddress) where = NULL;
  g_autofree char *name = get_user_name (self);
  g_autoptr (AluetteClock) clock = aluette_main_clock_new ();
  AluetteNetworkUser user = make_user (name);

  g_variant_get (parameter, "(&s&s&s)", &address, &words, &fingerprint);
  if (address[0] == '\0')
    return;
  where = aluette_room_address_new (address, or_null (words));
  follow_network (self, NULL);
  go_to (self,
         aluette_network_room_new_join (where, or_null (fingerprint), &user, get_known (), clock),
         NULL);
}

static void
go_again (AluetteWindow *self, const char *name)
{
  g_autoptr (AluetteNetworkRoom) before = g_object_ref (self->context.network_room);
  g_autoptr (GError) error = NULL;
  AluetteNetworkUser user = make_user (name);

  go_to (self, aluette_network_room_new_again (before, &user, &error), error);
}

/* Tries once more to get to the table that is closed. */
static void
try_again (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteWindow *self = ALUETTE_WINDOW (widget);
  AluetteNetworkRoom *room = self->context.network_room;

  if (room != NULL && aluette_network_room_can_try_again (room))
    go_again (self, aluette_network_room_get_user_name (room));
}

/* The same under another name. */
static void
join_renamed (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteWindow *self = ALUETTE_WINDOW (widget);
  AluetteNetworkRoom *room = self->context.network_room;

  if (room != NULL && aluette_network_room_is_closed (room))
    go_again (self, g_variant_get_string (parameter, NULL));
}

/* The user has changed their name on a page. */
static void
set_player_name (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_autofree char *name = g_strstrip (g_variant_dup_string (parameter, NULL));

  aluette_player_name_set (ALUETTE_WINDOW (widget)->settings, name);
}

static void
leave_network (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteWindow *self = ALUETTE_WINDOW (widget);

  if (self->context.network_room != NULL)
    aluette_network_room_leave (self->context.network_room);
  aluette_home_page_set_network (self->home, FALSE);
  follow_network (self, NULL);
  gtk_widget_activate_action (widget, "win.home", NULL);
}

static void
back_to_network (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteWindow *self = ALUETTE_WINDOW (widget);

  if (self->context.network_room != NULL)
    show_network (self);
}

void
aluette_window_install_together_actions (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.open-table", NULL, open_table);
  gtk_widget_class_install_action (klass, "win.visit-table", "s", visit_table);
  gtk_widget_class_install_action (klass, "win.join-table", "(sss)", join_table);
  gtk_widget_class_install_action (klass, "win.try-table-again", NULL, try_again);
  gtk_widget_class_install_action (klass, "win.join-renamed", "s", join_renamed);
  gtk_widget_class_install_action (klass, "win.player-name", "s", set_player_name);
  gtk_widget_class_install_action (klass, "win.leave-table", NULL, leave_network);
  gtk_widget_class_install_action (klass, "win.network-room", NULL, back_to_network);
}

void
aluette_window_take_network (AluetteWindow *self, AluetteWindow *other)
{
  AluetteNetworkRoom *table = g_steal_pointer (&other->context.network_room);

  self->server = g_steal_pointer (&other->server);
  if (table == NULL)
    return;
  g_signal_handlers_disconnect_by_data (table, other);
  follow_network (self, table);
  self->context.phones = g_steal_pointer (&other->context.phones);
}

void
aluette_window_join_link (AluetteWindow *self, const char *link)
{
  g_autoptr (AluetteRoomAddress) where = aluette_room_address_parse (link);

  g_return_if_fail (ALUETTE_IS_WINDOW (self));
  if (where == NULL || where->address == NULL)
    {
      aluette_window_toast (self,
                            _("This link does not lead to a table. Ask the person who sent it "
                               "for another one."));
      return;
    }
  gtk_widget_activate_action (GTK_WIDGET (self), "win.join-table", "(sss)", where->address,
                              where->words != NULL ? where->words : "",
                              where->key != NULL ? where->key : "");
}

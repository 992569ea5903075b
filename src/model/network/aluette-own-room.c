/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-own-room.h"

#include <glib/gi18n.h>
#include <string.h>

#include "model/network/aluette-announcement.h"
#include "model/network/aluette-listener.h"
#include "model/network/aluette-own-addresses.h"
#include "model/network/aluette-pipe-channel.h"
#include "model/network/aluette-room-address.h"
#include "model/network/aluette-token.h"

/* How many people without a seat see the table among telephones, besides the table owner. */
#define MAX_WATCHING 8

/* Of a link: a text message has 160, and some programs add a few. */
#define MAX_LINK 155

struct _AluetteOwnRoom
{
  GObject parent_instance;

  AluetteClock *clock;
  AluetteKnownRooms *tables;
  AluetteKnownRoom *known;
  AluetteIdentity *identity;
  AluetteListener *listener;         /* (nullable): NULL once the table is stopped */
  AluetteAnnouncement *announcement; /* (nullable): likewise */
  AluetteRouter *router;             /* (nullable): of a table for other homes, likewise */
  AluetteHost *host;
  guint saving; /* id of the source, or 0 */
};

enum
{
  STOPPED,
  REACH_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteOwnRoom, aluette_own_room, G_TYPE_OBJECT)

/* Saving */

static void
save_now (AluetteOwnRoom *self)
{
  g_autofree char *text = aluette_host_to_text (self->host, TRUE);

  g_clear_handle_id (&self->saving, g_source_remove);
  aluette_known_rooms_save_match (self->tables, self->known->id, text);
}

static gboolean
on_saving (gpointer data)
{
  AluetteOwnRoom *self = data;

  self->saving = 0;
  save_now (self);
  return G_SOURCE_REMOVE;
}

/* Several changes of one moment are saved together. */
static void
save_soon (AluetteOwnRoom *self)
{
  if (self->saving == 0)
    self->saving = g_idle_add_full (G_PRIORITY_HIGH, on_saving, self, NULL);
}

static void
follow_match (AluetteOwnRoom *self)
{
  AluetteGame *game = aluette_host_get_game (self->host);

  if (game != NULL)
    g_signal_connect_object (game, "changed", G_CALLBACK (save_soon), self, G_CONNECT_SWAPPED);
}

static void
on_stopped (AluetteOwnRoom *self)
{
  save_now (self);
  g_clear_object (&self->announcement);
  g_clear_object (&self->router);
  g_clear_object (&self->listener);
  g_signal_emit (self, signals[STOPPED], 0);
}

static void
aluette_own_room_dispose (GObject *object)
{
  AluetteOwnRoom *self = ALUETTE_OWN_ROOM (object);

  if (self->host != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->host, self);
      if (aluette_host_get_game (self->host) != NULL)
        g_signal_handlers_disconnect_by_data (aluette_host_get_game (self->host), self);
      save_now (self);
      aluette_host_stop (self->host);
    }
  g_clear_object (&self->host);
  g_clear_object (&self->announcement);
  g_clear_object (&self->router);
  g_clear_object (&self->listener);
  g_clear_object (&self->tables);
  g_clear_object (&self->clock);
  G_OBJECT_CLASS (aluette_own_room_parent_class)->dispose (object);
}

static void
aluette_own_room_finalize (GObject *object)
{
  AluetteOwnRoom *self = ALUETTE_OWN_ROOM (object);

  g_clear_pointer (&self->identity, aluette_identity_unref);
  g_clear_pointer (&self->known, aluette_known_room_free);
  G_OBJECT_CLASS (aluette_own_room_parent_class)->finalize (object);
}

static void
aluette_own_room_class_init (AluetteOwnRoomClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = aluette_own_room_dispose;
  G_OBJECT_CLASS (klass)->finalize = aluette_own_room_finalize;
  signals[STOPPED] = g_signal_new ("stopped", ALUETTE_TYPE_OWN_ROOM, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[REACH_CHANGED] = g_signal_new ("reach-changed", ALUETTE_TYPE_OWN_ROOM, G_SIGNAL_RUN_LAST,
                                         0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
aluette_own_room_init (AluetteOwnRoom *self)
{
}

/* Opening */

static void
on_channel (AluetteOwnRoom *self, AluetteChannel *channel)
{
  aluette_host_add_channel (self->host, channel, FALSE);
}

/* Listens on the port of last time, so that known addresses stay valid, or else on any. */
static gboolean
start_listening (AluetteOwnRoom *self, GError **error)
{
  guint16 ports[] = { (guint16) self->known->port, ALUETTE_OWN_ROOM_PORT, 0 };

  self->listener = aluette_listener_new (self->identity, self->clock, error);
  self->known->port = 0;
  for (guint i = 0; i < G_N_ELEMENTS (ports) && self->listener != NULL && self->known->port == 0;
       i++)
    if (ports[i] != 0 || i + 1 == G_N_ELEMENTS (ports))
      self->known->port = aluette_listener_add_port (self->listener, NULL, ports[i],
                                                     ports[i] == 0 ? error : NULL);
  if (self->known->port == 0)
    return FALSE;
  g_signal_connect_object (self->listener, "channel", G_CALLBACK (on_channel), self,
                           G_CONNECT_SWAPPED);
  return TRUE;
}

static void
on_router_changed (AluetteOwnRoom *self)
{
  g_signal_emit (self, signals[REACH_CHANGED], 0);
}

/* Asks the router, or takes back what it was asked for. */
static void
follow_homes (AluetteOwnRoom *self)
{
  const char *folder = aluette_known_rooms_get_folder (self->tables);

  g_clear_object (&self->router);
  if (!self->known->is_for_homes)
    return;
  self->router = aluette_router_new (folder != NULL ? folder : g_get_user_runtime_dir (),
                                     (guint16) self->known->port, self->clock);
  g_signal_connect_object (self->router, "changed", G_CALLBACK (on_router_changed), self,
                           G_CONNECT_SWAPPED);
}

/* Follows the host, which exists now, and stores the table. */
static gboolean
start (AluetteOwnRoom *self, const char *program, GError **error)
{
  aluette_host_set_program (self->host, program);
  aluette_host_set_pass (self->host, self->known->pass);
  g_signal_connect_object (self->host, "changed", G_CALLBACK (save_soon), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->host, "begun", G_CALLBACK (follow_match), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->host, "stopped", G_CALLBACK (on_stopped), self, G_CONNECT_SWAPPED);
  follow_match (self);
  if (!start_listening (self, error))
    return FALSE;
  self->announcement = aluette_announcement_new (self->known->name, self->known->kind,
                                                 aluette_own_room_get_fingerprint (self),
                                                 (guint16) self->known->port);
  follow_homes (self);
  g_free (self->known->words);
  self->known->words = aluette_fingerprint_get_words (aluette_own_room_get_fingerprint (self));
  self->known->time = g_get_real_time () / G_USEC_PER_SEC;
  aluette_known_rooms_put (self->tables, self->known);
  save_now (self);
  return TRUE;
}

AluetteOwnRoom *
aluette_own_room_new (const AluGameKind *kind, const AluGameHeader *header, const char *name,
                      AluetteKnownRooms *known, const char *program, AluetteClock *clock,
                      GError **error)
{
  g_autoptr (AluetteOwnRoom) self = g_object_new (ALUETTE_TYPE_OWN_ROOM, NULL);

  self->clock = g_object_ref (clock);
  self->tables = g_object_ref (known);
  self->identity = aluette_identity_new (error);
  if (self->identity == NULL)
    return NULL;
  self->host = aluette_host_new (kind, header, clock, error);
  if (self->host == NULL)
    return NULL;
  self->known = aluette_known_room_new ();
  self->known->name = g_strdup (name);
  self->known->own_name = g_strdup (name);
  self->known->kind = g_strdup (kind->id);
  self->known->identity = g_strdup (aluette_identity_get_pem (self->identity));
  return start (self, program, error) ? g_steal_pointer (&self) : NULL;
}

AluetteOwnRoom *
aluette_own_room_new_again (AluetteKnownRooms *known, const char *id, const char *program,
                            AluetteClock *clock, GError **error)
{
  g_autoptr (AluetteOwnRoom) self = g_object_new (ALUETTE_TYPE_OWN_ROOM, NULL);
  const AluetteKnownRoom *table = aluette_known_rooms_find (known, id);
  g_autofree char *text = aluette_known_rooms_load_match (known, id);

  g_return_val_if_fail (table != NULL && aluette_known_room_is_own (table), NULL);
  self->clock = g_object_ref (clock);
  self->tables = g_object_ref (known);
  self->known = aluette_known_room_copy (table);
  self->identity = aluette_identity_new_from_pem (table->identity, error);
  if (self->identity == NULL)
    return NULL;
  self->host = aluette_host_new_from_text (text != NULL ? text : "", clock, NULL, error);
  if (self->host == NULL)
    return NULL;
  aluette_host_renew (self->host);
  return start (self, program, error) ? g_steal_pointer (&self) : NULL;
}

void
aluette_own_room_open_for_phones (AluetteOwnRoom *self)
{
  g_return_if_fail (ALUETTE_IS_OWN_ROOM (self));
  g_free (self->known->pass);
  self->known->pass = aluette_token_new ();
  aluette_host_set_pass (self->host, self->known->pass);
  aluette_host_set_max_spectators (self->host, MAX_WATCHING);
  aluette_known_rooms_put (self->tables, self->known);
}

const char *
aluette_own_room_get_pass (AluetteOwnRoom *self)
{
  g_return_val_if_fail (ALUETTE_IS_OWN_ROOM (self), NULL);
  return self->known->pass;
}

void
aluette_own_room_set_for_homes (AluetteOwnRoom *self, gboolean is_for_homes)
{
  g_return_if_fail (ALUETTE_IS_OWN_ROOM (self));
  if (self->known->is_for_homes == is_for_homes)
    return;
  self->known->is_for_homes = is_for_homes;
  aluette_known_rooms_put (self->tables, self->known);
  follow_homes (self);
  on_router_changed (self);
}

AluetteRouter *
aluette_own_room_get_router (AluetteOwnRoom *self)
{
  g_return_val_if_fail (ALUETTE_IS_OWN_ROOM (self), NULL);
  return self->router;
}

GPtrArray *
aluette_own_room_list_addresses (AluetteOwnRoom *self)
{
  g_autoptr (GPtrArray) near = aluette_own_addresses_list ();
  GPtrArray *addresses;

  g_return_val_if_fail (ALUETTE_IS_OWN_ROOM (self), NULL);
  addresses = self->router != NULL ? aluette_router_list_addresses (self->router)
                                   : g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < near->len; i++)
    {
      const char *computer = g_ptr_array_index (near, i);
      g_autofree char *address = g_strdup_printf ("%s:%u", computer, self->known->port);

      if (!g_ptr_array_find_with_equal_func (addresses, address, g_str_equal, NULL))
        g_ptr_array_add (addresses, g_steal_pointer (&address));
    }
  return addresses;
}

char *
aluette_own_room_make_link (AluetteOwnRoom *self)
{
  g_autoptr (GPtrArray) addresses = aluette_own_room_list_addresses (self);
  g_autoptr (AluetteRoomAddress) where = aluette_room_address_new (NULL, NULL);
  char *link = NULL;

  where->key = g_strndup (aluette_own_room_get_fingerprint (self), ALUETTE_ROOM_ADDRESS_KEY_DIGITS);
  for (guint i = 0; i < addresses->len; i++)
    {
      g_autofree char *before = where->address;
      g_autofree char *longer = NULL;

      where->address = g_strconcat (before != NULL ? before : "", before != NULL ? "," : "",
                                    g_ptr_array_index (addresses, i), NULL);
      longer = aluette_room_address_format (where);
      if (link != NULL && strlen (longer) > MAX_LINK)
        {
          g_free (where->address);
          where->address = g_steal_pointer (&before);
          continue;
        }
      g_free (link);
      link = g_steal_pointer (&longer);
    }
  return link;
}

void
aluette_own_room_connect (AluetteOwnRoom *self, AluetteGuest *guest)
{
  g_autoptr (AluetteChannel) mine = NULL;
  g_autoptr (AluetteChannel) theirs = NULL;

  g_return_if_fail (ALUETTE_IS_OWN_ROOM (self));
  aluette_pipe_channel_new_pair (self->clock, &mine, &theirs);
  aluette_host_add_channel (self->host, theirs, TRUE);
  aluette_guest_set_channel (guest, mine);
}

AluetteHost *
aluette_own_room_get_host (AluetteOwnRoom *self)
{
  g_return_val_if_fail (ALUETTE_IS_OWN_ROOM (self), NULL);
  return self->host;
}

const AluetteKnownRoom *
aluette_own_room_get_known (AluetteOwnRoom *self)
{
  g_return_val_if_fail (ALUETTE_IS_OWN_ROOM (self), NULL);
  return self->known;
}

const char *
aluette_own_room_get_fingerprint (AluetteOwnRoom *self)
{
  g_return_val_if_fail (ALUETTE_IS_OWN_ROOM (self), NULL);
  return aluette_identity_get_fingerprint (self->identity);
}

gboolean
aluette_own_room_get_announced (AluetteOwnRoom *self)
{
  g_return_val_if_fail (ALUETTE_IS_OWN_ROOM (self), FALSE);
  return self->announcement != NULL && aluette_announcement_get_announced (self->announcement);
}

guint16
aluette_own_room_get_port (AluetteOwnRoom *self)
{
  g_return_val_if_fail (ALUETTE_IS_OWN_ROOM (self), 0);
  return (guint16) self->known->port;
}

void
aluette_own_room_set_visit (AluetteOwnRoom *self, const char *token, const char *seed,
                            char **people, const char *others)
{
  g_return_if_fail (ALUETTE_IS_OWN_ROOM (self));
  if (aluette_known_room_set_visit (self->known, token, seed, people, others))
    aluette_known_rooms_put (self->tables, self->known);
}

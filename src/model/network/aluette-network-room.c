/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-network-room-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "model/network/aluette-connect-first.h"
#include "model/network/aluette-identity.h"
#include "model/network/aluette-invitation.h"

/* After the last line of the record that came; the others follow at once. */
#define RECORD_MS 500

enum
{
  CHANGED,
  RECORD,
  PERSON_REFUSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteNetworkRoom, aluette_network_room, G_TYPE_OBJECT)

static void
aluette_network_room_dispose (GObject *object)
{
  AluetteNetworkRoom *self = ALUETTE_NETWORK_ROOM (object);

  g_cancellable_cancel (self->connecting);
  g_clear_object (&self->connecting);
  if (self->record_timer != 0)
    aluette_clock_remove (self->clock, self->record_timer);
  self->record_timer = 0;
  if (self->guest != NULL)
    g_signal_handlers_disconnect_by_data (self->guest, self);
  g_clear_object (&self->game);
  g_clear_pointer (&self->people, g_ptr_array_unref);
  g_clear_object (&self->guest);
  g_clear_object (&self->own);
  g_clear_object (&self->lock);
  g_clear_object (&self->tables);
  g_clear_object (&self->clock);
  G_OBJECT_CLASS (aluette_network_room_parent_class)->dispose (object);
}

static void
aluette_network_room_finalize (GObject *object)
{
  AluetteNetworkRoom *self = ALUETTE_NETWORK_ROOM (object);

  g_clear_pointer (&self->known, aluette_known_room_free);
  g_free (self->program);
  g_free (self->language);
  g_free (self->header);
  g_free (self->reached);
  g_free (self->given_words);
  g_free (self->unknown_key);
  g_free (self->unknown_words);
  g_free (self->server_words);
  G_OBJECT_CLASS (aluette_network_room_parent_class)->finalize (object);
}

static guint
add_signal (const char *name, GType type)
{
  return g_signal_new (name, ALUETTE_TYPE_NETWORK_ROOM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, type != G_TYPE_NONE ? 1 : 0, type);
}

static void
aluette_network_room_class_init (AluetteNetworkRoomClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = aluette_network_room_dispose;
  G_OBJECT_CLASS (klass)->finalize = aluette_network_room_finalize;
  signals[CHANGED] = add_signal ("changed", G_TYPE_NONE);
  signals[RECORD] = add_signal ("record", G_TYPE_STRING);
  signals[PERSON_REFUSED] = add_signal ("person-refused", G_TYPE_UINT);
}

static void
aluette_network_room_init (AluetteNetworkRoom *self)
{
  self->problem = -1;
  self->people = network_room_people_new ();
}

void
network_room_changed (AluetteNetworkRoom *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

void
network_room_take_own (AluetteNetworkRoom *self, AluetteOwnRoom *own)
{
  self->own = own;
  g_signal_connect_object (own, "reach-changed", G_CALLBACK (network_room_changed), self,
                           G_CONNECT_SWAPPED);
}

/* Connecting to the table of somebody else */

static void connect_table (AluetteNetworkRoom *self);

/* Whether the words that the user has typed are those of this key. */
static gboolean
has_given_words (AluetteNetworkRoom *self, const char *words)
{
  return self->given_words != NULL && aluette_invitation_is_same (self->given_words, words);
}

/* The table has a key that no authority has signed: the words show whether it is the right one. */
static void
take_unknown_key (AluetteNetworkRoom *self, char *fingerprint)
{
  g_free (self->unknown_key);
  g_free (self->unknown_words);
  self->unknown_key = fingerprint;
  self->unknown_words = aluette_fingerprint_get_words (fingerprint);
  if (has_given_words (self, self->unknown_words))
    aluette_network_room_confirm_words (self);
  else
    network_room_changed (self);
}

/* Whether a key that nobody has signed can be the right one: that of a table on the local network,
 * which has a port, or of a server without a name. */
static gboolean
can_have_own_key (AluetteNetworkRoom *self)
{
  const char *address = self->known->address;

  return self->given_words == NULL || strchr (address, ':') != NULL
         || g_hostname_is_ip_address (address);
}

/* Whether it is of no use to try again. */
static gboolean
is_useless (AluetteNetworkRoom *self, const GError *error)
{
  return !self->was_there
         || g_error_matches (error, ALUETTE_CONNECT_ERROR, ALUETTE_CONNECT_ERROR_NOT_ALUETTE)
         || g_error_matches (error, ALUETTE_CONNECT_ERROR, ALUETTE_CONNECT_ERROR_BAD_CERTIFICATE)
         || g_error_matches (error, ALUETTE_CONNECT_ERROR, ALUETTE_CONNECT_ERROR_NO_ENCRYPTION);
}

static void
take_error (AluetteNetworkRoom *self, const GError *error, char *fingerprint)
{
  g_autofree char *key = fingerprint;

  if (key != NULL && self->known->fingerprint == NULL && !self->was_there
      && g_error_matches (error, ALUETTE_CONNECT_ERROR, ALUETTE_CONNECT_ERROR_BAD_CERTIFICATE)
      && can_have_own_key (self))
    {
      take_unknown_key (self, g_steal_pointer (&key));
      return;
    }
  self->problem = error->code;
  if (is_useless (self, error))
    aluette_guest_leave (self->guest);
  else
    aluette_guest_connect_failed (self->guest);
  network_room_changed (self);
}

/* Stores the key of the table, of which a link has only the beginning. */
static void
store_key (AluetteNetworkRoom *self, const char *fingerprint)
{
  if (network_room_store_text (&self->known->fingerprint, fingerprint))
    g_clear_pointer (&self->server_words, g_free);
}

/* Stores the words of a key. Words that somebody has given are those of the invitation, and not of
 * the key of a server. */
static void
store_key_words (AluetteNetworkRoom *self, const char *fingerprint)
{
  g_autofree char *words = aluette_fingerprint_get_words (fingerprint);

  if (self->given_words == NULL && self->header == NULL)
    network_room_store_text (&self->known->words, words);
}

static void
on_connected (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (AluetteNetworkRoom) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *fingerprint = NULL;
  g_autoptr (AluetteChannel) channel = aluette_connect_first_finish (result, &fingerprint,
                                                                    &error);

  if (self->guest == NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (channel == NULL)
    {
      take_error (self, error, g_steal_pointer (&fingerprint));
      return;
    }
  self->problem = -1;
  network_room_store_text (&self->reached, aluette_channel_get_peer (channel));
  if (self->known->fingerprint != NULL)
    {
      store_key (self, fingerprint);
      /* A known table keeps its invitation words. */
      if (self->known->words == NULL)
        store_key_words (self, fingerprint);
    }
  aluette_guest_set_channel (self->guest, channel);
  network_room_changed (self);
}

/* A server may say that the table is at another one of its addresses. */
static void
connect_table (AluetteNetworkRoom *self)
{
  const char *moved = aluette_guest_get_address (self->guest);

  g_cancellable_cancel (self->connecting);
  g_clear_object (&self->connecting);
  self->connecting = g_cancellable_new ();
  aluette_connect_first_async (moved != NULL ? moved : self->known->address,
                               self->known->fingerprint, self->clock, self->connecting,
                               on_connected, g_object_ref (self));
}

static void
connect_guest (AluetteGuest *guest, gpointer data)
{
  AluetteNetworkRoom *self = data;

  if (self->own != NULL)
    aluette_own_room_connect (self->own, guest);
  else
    connect_table (self);
}

void
aluette_network_room_confirm_words (AluetteNetworkRoom *self)
{
  g_return_if_fail (ALUETTE_IS_NETWORK_ROOM (self));
  if (self->unknown_key == NULL)
    return;
  store_key (self, self->unknown_key);
  store_key_words (self, self->unknown_key);
  g_clear_pointer (&self->unknown_key, g_free);
  g_clear_pointer (&self->unknown_words, g_free);
  network_room_changed (self);
  connect_table (self);
}

/* The guest */

/* Returns: (nullable): who is the first person at the table besides the user. */
static const char *
find_host_name (AluetteNetworkRoom *self)
{
  guint own = aluette_guest_get_seat (self->guest);

  for (guint seat = 0; seat < ALU_GAME_MAX_SEATS; seat++)
    if (seat != own && strcmp (aluette_guest_get_seat_state (self->guest, seat), "here") == 0)
      return aluette_guest_get_seat_name (self->guest, seat);
  return NULL;
}

gboolean
network_room_store_text (char **text, const char *value)
{
  if (value == NULL || g_strcmp0 (*text, value) == 0)
    return FALSE;
  g_free (*text);
  *text = g_strdup (value);
  return TRUE;
}

/* Returns: (nullable): what to call the table, if that is better than before. */
static const char *
find_name (AluetteNetworkRoom *self)
{
  const char *kept = aluette_guest_get_kept_name (self->guest);

  return kept != NULL || self->known->name[0] != '\0' ? kept : find_host_name (self);
}

/* Stores with which the user comes back. A table with an invitation is on a server. */
static void
store_table (AluetteNetworkRoom *self, const char *token, const char *seed, char **people,
             const char *others)
{
  AluetteKnownRoom *known = self->known;
  const char *invitation = aluette_guest_get_invitation (self->guest);
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  const AluGameKind *kind = aluette_guest_get_header (self->guest, header);
  gboolean is_new = network_room_store_text (&known->name, find_name (self));

  if (kind != NULL)
    is_new |= network_room_store_text (&known->kind, kind->id);
  if (invitation != NULL && known->server == NULL)
    is_new |= network_room_store_text (&known->server, known->address);
  is_new |= network_room_store_text (&known->words, invitation);
  is_new |= network_room_store_text (&known->address, aluette_guest_get_address (self->guest));
  is_new |= aluette_known_room_set_visit (known, token, seed, people, others);
  if (!is_new)
    return;
  self->known->time = g_get_real_time () / G_USEC_PER_SEC;
  aluette_known_rooms_put (self->tables, self->known);
}

void
network_room_store (AluetteNetworkRoom *self)
{
  const char *token = aluette_guest_get_token (self->guest);
  g_autofree char *seed = aluette_guest_get_seed (self->guest);
  g_auto (GStrv) people = network_room_list_people (self);
  g_autofree char *others = network_room_list_others (self);

  if (token == NULL)
    return;
  if (self->own != NULL)
    aluette_own_room_set_visit (self->own, token, seed, people, others);
  else
    store_table (self, token, seed, people, others);
}

/* Forgets a token that is of no more use. */
static void
check_token (AluetteNetworkRoom *self)
{
  AluetteCode code = aluette_guest_get_code (self->guest);

  if (self->own != NULL || self->known->token == NULL
      || (code != ALUETTE_CODE_BAD_TOKEN && code != ALUETTE_CODE_REMOVED))
    return;
  g_clear_pointer (&self->known->token, g_free);
  aluette_known_rooms_put (self->tables, self->known);
}

static void
on_record (gpointer data)
{
  AluetteNetworkRoom *self = data;
  g_autofree char *record = aluette_guest_get_record (self->guest);

  self->record_timer = 0;
  if (record == NULL || self->has_record)
    return;
  self->has_record = TRUE;
  g_signal_emit (self, signals[RECORD], 0, record);
}

/* The owner of a new table gets the first seat, and may choose another one. Among telephones, the
 * screen is a table without a hand at first. */
static void
seat_owner (AluetteNetworkRoom *self)
{
  if ((self->own != NULL && aluette_own_room_get_pass (self->own) != NULL) || self->has_chosen_seat
      || aluette_guest_get_seat (self->guest) < ALU_GAME_MAX_SEATS)
    return;
  for (guint seat = 0; seat < ALU_GAME_MAX_SEATS && !self->has_chosen_seat; seat++)
    if (strcmp (aluette_guest_get_seat_state (self->guest, seat), "open") == 0)
      {
        self->has_chosen_seat = TRUE;
        aluette_guest_sit (self->guest, seat);
      }
}

static void
on_guest_changed (AluetteNetworkRoom *self)
{
  AluetteGuestState state = aluette_guest_get_state (self->guest);

  if (aluette_guest_is_at_table (self->guest))
    {
      self->was_there = TRUE;
      network_room_bring_people (self);
      network_room_store (self);
    }
  if (state == ALUETTE_GUEST_SETUP && (self->own != NULL || self->header != NULL))
    seat_owner (self);
  if (state == ALUETTE_GUEST_SETUP || state == ALUETTE_GUEST_PLAYING)
    self->has_record = FALSE;
  if (state == ALUETTE_GUEST_OVER && !self->has_record && self->record_timer == 0)
    self->record_timer = aluette_clock_add (self->clock, RECORD_MS, on_record, self);
  if (state == ALUETTE_GUEST_CLOSED)
    {
      network_room_part_people (self, TRUE);
      check_token (self);
    }
  network_room_changed (self);
}

static void
on_lock_changed (AluetteNetworkRoom *self)
{
  gboolean locked = aluette_screen_lock_get_locked (self->lock);

  aluette_guest_set_away (self->guest, locked);
  network_room_set_people_away (self, locked);
}

static void
on_game_changed (AluetteNetworkRoom *self)
{
  network_room_follow_games (self);
  network_room_changed (self);
}

/* The computer is on a network again. */
static void
on_network_changed (AluetteNetworkRoom *self, gboolean is_there)
{
  if (!is_there)
    return;
  aluette_guest_retry (self->guest);
  network_room_retry_people (self);
}

AluetteNetworkRoom *
network_room_create (const AluetteNetworkUser *user, AluetteKnownRooms *known, AluetteClock *clock)
{
  AluetteNetworkRoom *self = g_object_new (ALUETTE_TYPE_NETWORK_ROOM, NULL);

  self->clock = g_object_ref (clock);
  self->tables = g_object_ref (known);
  self->guest = aluette_guest_new (clock, connect_guest, self, g_random_int ());
  self->program = g_strdup (user->program);
  self->language = g_strdup (user->language);
  aluette_guest_set_program (self->guest, user->program, user->language);
  g_signal_connect_object (self->guest, "changed", G_CALLBACK (on_guest_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->guest, "game-changed", G_CALLBACK (on_game_changed), self,
                           G_CONNECT_SWAPPED);
  self->lock = aluette_screen_lock_new ();
  g_signal_connect_object (self->lock, "notify::locked", G_CALLBACK (on_lock_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (g_network_monitor_get_default (), "network-changed",
                           G_CALLBACK (on_network_changed), self, G_CONNECT_SWAPPED);
  return self;
}

/* What is known */

gboolean
aluette_network_room_can_try_again (AluetteNetworkRoom *self)
{
  g_return_val_if_fail (ALUETTE_IS_NETWORK_ROOM (self), FALSE);
  if (!aluette_network_room_is_closed (self))
    return FALSE;
  switch (aluette_guest_get_code (self->guest))
    {
    case ALUETTE_CODE_NONE:
      return self->problem >= 0;
    case ALUETTE_CODE_OLD_PROGRAM:
    case ALUETTE_CODE_NO_TABLE:
    case ALUETTE_CODE_NAME_TAKEN:
    case ALUETTE_CODE_BAD_LINE:
    case ALUETTE_CODE_TOO_LONG:
      return FALSE;
    default:
      return TRUE;
    }
}

AluetteGuest *
aluette_network_room_get_guest (AluetteNetworkRoom *self)
{
  g_return_val_if_fail (ALUETTE_IS_NETWORK_ROOM (self), NULL);
  return self->guest;
}

AluetteGame *
aluette_network_room_get_game (AluetteNetworkRoom *self)
{
  g_return_val_if_fail (ALUETTE_IS_NETWORK_ROOM (self), NULL);
  return (AluetteGame *) self->game;
}

AluetteOwnRoom *
aluette_network_room_get_own (AluetteNetworkRoom *self)
{
  g_return_val_if_fail (ALUETTE_IS_NETWORK_ROOM (self), NULL);
  return self->own;
}

const char *
aluette_network_room_get_words (AluetteNetworkRoom *self)
{
  g_return_val_if_fail (ALUETTE_IS_NETWORK_ROOM (self), NULL);
  if (self->own != NULL)
    return aluette_own_room_get_known (self->own)->words;
  if (aluette_guest_get_invitation (self->guest) != NULL)
    return aluette_guest_get_invitation (self->guest);
  return self->known->words != NULL ? self->known->words : self->given_words;
}

const char *
aluette_network_room_get_address (AluetteNetworkRoom *self)
{
  g_return_val_if_fail (ALUETTE_IS_NETWORK_ROOM (self), NULL);
  if (aluette_guest_get_address (self->guest) != NULL)
    return aluette_guest_get_address (self->guest);
  if (self->reached != NULL)
    return self->reached;
  return self->known != NULL ? self->known->address : NULL;
}

const char *
aluette_network_room_get_user_name (AluetteNetworkRoom *self)
{
  g_return_val_if_fail (ALUETTE_IS_NETWORK_ROOM (self), NULL);
  return self->known != NULL ? self->known->own_name
                             : aluette_own_room_get_known (self->own)->own_name;
}

gboolean
aluette_network_room_is_on_server (AluetteNetworkRoom *self)
{
  g_return_val_if_fail (ALUETTE_IS_NETWORK_ROOM (self), FALSE);
  return self->known != NULL && self->known->server != NULL;
}

const char *
aluette_network_room_get_server_words (AluetteNetworkRoom *self)
{
  g_return_val_if_fail (ALUETTE_IS_NETWORK_ROOM (self), NULL);
  if (!aluette_network_room_is_on_server (self) || self->known->fingerprint == NULL)
    return NULL;
  if (self->server_words == NULL)
    self->server_words = aluette_fingerprint_get_words (self->known->fingerprint);
  return self->server_words;
}

char *
aluette_network_room_make_link (AluetteNetworkRoom *self)
{
  g_autoptr (AluetteRoomAddress) where = NULL;
  const char *invitation;

  g_return_val_if_fail (ALUETTE_IS_NETWORK_ROOM (self), NULL);
  if (self->own != NULL)
    return aluette_own_room_make_link (self->own);
  invitation = aluette_guest_get_invitation (self->guest);
  if (!aluette_network_room_is_on_server (self) || invitation == NULL)
    return NULL;
  where = aluette_room_address_new (aluette_network_room_get_address (self), invitation);
  if (self->known->fingerprint != NULL)
    where->key = g_strndup (self->known->fingerprint, ALUETTE_ROOM_ADDRESS_KEY_DIGITS);
  return aluette_room_address_format (where);
}

const char *
aluette_network_room_get_words_to_compare (AluetteNetworkRoom *self)
{
  g_return_val_if_fail (ALUETTE_IS_NETWORK_ROOM (self), NULL);
  return self->unknown_words;
}

const char *
aluette_network_room_get_problem (AluetteNetworkRoom *self)
{
  g_return_val_if_fail (ALUETTE_IS_NETWORK_ROOM (self), NULL);
  if (self->problem < 0)
    return NULL;
  if (self->known->server != NULL && self->problem == ALUETTE_CONNECT_ERROR_REFUSED)
    return _("The server does not answer. Ask the person who runs it whether it is running.");
  if (self->known->token != NULL && self->problem == ALUETTE_CONNECT_ERROR_REFUSED)
    return _("The table is not open at the moment. Ask the table owner to open it again.");
  return aluette_connect_error_get_text ((AluetteConnectError) self->problem);
}

gboolean
aluette_network_room_is_closed (AluetteNetworkRoom *self)
{
  g_return_val_if_fail (ALUETTE_IS_NETWORK_ROOM (self), TRUE);
  return aluette_guest_get_state (self->guest) == ALUETTE_GUEST_CLOSED;
}

void
network_room_part (AluetteNetworkRoom *self, AluetteGuest *guest)
{
  if (aluette_guest_get_kept_name (guest) != NULL
      && aluette_guest_get_state (guest) != ALUETTE_GUEST_PLAYING)
    aluette_guest_disconnect (guest);
  else
    aluette_guest_leave (guest);
}

void
aluette_network_room_leave (AluetteNetworkRoom *self)
{
  g_return_if_fail (ALUETTE_IS_NETWORK_ROOM (self));
  g_cancellable_cancel (self->connecting);
  if (self->own != NULL)
    {
      aluette_host_stop (aluette_own_room_get_host (self->own));
      return;
    }
  network_room_part_people (self, FALSE);
  network_room_part (self, self->guest);
}

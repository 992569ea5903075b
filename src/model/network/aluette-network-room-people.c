/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-network-room-private.h"

#include <string.h>

#include "model/network/aluette-connect-first.h"

/* Others at this screen. Each of them is a guest of their own; what the people are asked and pauses
 * are the affair of the first one, the user of this program. */

typedef struct
{
  AluetteNetworkRoom *table; /* not owned */
  AluetteGuest *guest;
  AluetteRemoteGame *game; /* (nullable): as the screen has it */
  GCancellable *connecting;
  char *name;
  char *token; /* (nullable): of an earlier day, until the guest connects */
  guint seat;  /* to take at first, or ALU_GAME_SPECTATOR */
  gboolean was_there;
} Neighbor;

static void
neighbor_free (gpointer data)
{
  Neighbor *self = data;

  g_cancellable_cancel (self->connecting);
  g_object_unref (self->connecting);
  g_signal_handlers_disconnect_by_data (self->guest, self);
  if (self->game != NULL && self->table->game != NULL)
    aluette_remote_game_remove (self->table->game, self->game);
  g_clear_object (&self->game);
  g_object_unref (self->guest);
  g_free (self->name);
  g_free (self->token);
  g_free (self);
}

GPtrArray *
network_room_people_new (void)
{
  return g_ptr_array_new_with_free_func (neighbor_free);
}

/* Connecting */

static void
on_connected (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (AluetteGuest) guest = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (AluetteChannel) channel = aluette_connect_first_finish (result, NULL, &error);

  if (channel != NULL)
    aluette_guest_set_channel (guest, channel);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    aluette_guest_connect_failed (guest);
}

static void
connect_neighbor (AluetteGuest *guest, gpointer data)
{
  Neighbor *self = data;
  AluetteNetworkRoom *table = self->table;

  if (table->own != NULL)
    aluette_own_room_connect (table->own, guest);
  else
    aluette_connect_first_async (aluette_network_room_get_address (table),
                                 table->known->fingerprint, table->clock, self->connecting,
                                 on_connected, g_object_ref (guest));
}

/* What happens to somebody */

/* Forgets somebody who is no longer at the table. */
static void
drop (Neighbor *self)
{
  AluetteNetworkRoom *table = self->table;

  g_ptr_array_remove (table->people, self);
  network_room_store (table);
  network_room_changed (table);
}

static void
refuse (Neighbor *self, AluetteCode code)
{
  AluetteNetworkRoom *table = self->table;

  g_signal_handlers_disconnect_by_data (self->guest, self);
  aluette_guest_leave (self->guest);
  drop (self);
  g_signal_emit_by_name (table, "person-refused", code);
}

static void
sit (Neighbor *self)
{
  guint seat = self->seat;

  self->seat = ALU_GAME_SPECTATOR;
  if (seat != ALU_GAME_SPECTATOR && aluette_guest_get_seat (self->guest) == ALU_GAME_SPECTATOR)
    aluette_guest_sit (self->guest, seat);
}

/* Somebody who was there comes back another day, unless the table no longer knows them. */
static void
take_end (Neighbor *self)
{
  AluetteCode code = aluette_guest_get_code (self->guest);

  if (!self->was_there)
    refuse (self, code);
  else if (code == ALUETTE_CODE_REMOVED || code == ALUETTE_CODE_BAD_TOKEN)
    drop (self);
}

static void
on_changed (Neighbor *self)
{
  if (aluette_guest_get_state (self->guest) == ALUETTE_GUEST_CLOSED)
    {
      take_end (self);
      return;
    }
  if (aluette_guest_is_at_table (self->guest) && aluette_guest_get_token (self->guest) != NULL)
    {
      self->was_there = TRUE;
      sit (self);
      network_room_store (self->table);
    }
  network_room_changed (self->table);
}

static void
on_refused (Neighbor *self, const char *what, guint code)
{
  if (strcmp (what, "sit") == 0)
    refuse (self, (AluetteCode) code);
}

/* The screen shows a match of somebody who has a seat. */
static void
on_game_changed (Neighbor *self)
{
  AluetteRemoteGame *game = aluette_guest_get_game (self->guest);
  AluetteNetworkRoom *table = self->table;

  if (self->game != NULL && table->game != NULL)
    aluette_remote_game_remove (table->game, self->game);
  g_clear_object (&self->game);
  if (game == NULL || aluette_game_get_seats_here (ALUETTE_GAME (game)) == 0)
    return;
  self->game = g_object_ref (game);
  if (table->game != NULL)
    aluette_remote_game_add (table->game, game);
}

static Neighbor *
add (AluetteNetworkRoom *table, const char *name, const char *token)
{
  Neighbor *self = g_new0 (Neighbor, 1);

  self->table = table;
  self->name = g_strdup (name);
  self->token = g_strdup (token);
  self->seat = ALU_GAME_SPECTATOR;
  self->connecting = g_cancellable_new ();
  self->guest = aluette_guest_new (table->clock, connect_neighbor, self, g_random_int ());
  aluette_guest_set_program (self->guest, table->program, table->language);
  g_signal_connect_swapped (self->guest, "changed", G_CALLBACK (on_changed), self);
  g_signal_connect_swapped (self->guest, "game-changed", G_CALLBACK (on_game_changed), self);
  g_signal_connect_swapped (self->guest, "refused", G_CALLBACK (on_refused), self);
  g_ptr_array_add (table->people, self);
  return self;
}

/* All of them */

void
network_room_follow_games (AluetteNetworkRoom *self)
{
  g_set_object (&self->game, aluette_guest_get_game (self->guest));
  for (guint i = 0; i < self->people->len && self->game != NULL; i++)
    {
      Neighbor *neighbor = g_ptr_array_index (self->people, i);

      if (neighbor->game != NULL)
        aluette_remote_game_add (self->game, neighbor->game);
    }
}

char **
network_room_list_people (AluetteNetworkRoom *self)
{
  GStrvBuilder *list = g_strv_builder_new ();
  char **people;

  for (guint i = 0; i < self->people->len; i++)
    {
      Neighbor *neighbor = g_ptr_array_index (self->people, i);
      const char *token = aluette_guest_get_token (neighbor->guest);
      g_autofree char *line = NULL;

      token = token != NULL ? token : neighbor->token;
      line = token != NULL ? g_strjoin (" ", token, neighbor->name, NULL) : NULL;
      if (line != NULL)
        g_strv_builder_add (list, line);
    }
  people = g_strv_builder_end (list);
  g_strv_builder_unref (list);
  return people;
}

char *
network_room_list_others (AluetteNetworkRoom *self)
{
  static const char *const states[] = { "here", "away", "left", "stand-in", NULL };
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint seat = 0; seat < ALU_GAME_MAX_SEATS; seat++)
    if (seat != aluette_guest_get_seat (self->guest)
        && g_strv_contains (states, aluette_guest_get_seat_state (self->guest, seat)))
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "",
                              aluette_guest_get_seat_name (self->guest, seat));
  return names->len > 0 ? g_strdup (names->str) : NULL;
}

void
network_room_restore_people (AluetteNetworkRoom *self, char **people)
{
  for (guint i = 0; people != NULL && people[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (people[i], " ", 2);

      if (g_strv_length (parts) == 2)
        add (self, parts[1], parts[0]);
    }
}

/* Comes back with those of an earlier day. */
void
network_room_bring_people (AluetteNetworkRoom *self)
{
  g_autoptr (GPtrArray) people = g_ptr_array_copy (self->people, NULL, NULL);

  g_ptr_array_set_free_func (people, NULL);
  for (guint i = 0; i < people->len; i++)
    {
      Neighbor *neighbor = g_ptr_array_index (people, i);
      g_autofree char *token = g_steal_pointer (&neighbor->token);

      if (token == NULL)
        continue;
      neighbor->was_there = TRUE;
      aluette_guest_resume (neighbor->guest, token);
    }
}

void
network_room_part_people (AluetteNetworkRoom *self, gboolean keep_seats)
{
  for (guint i = 0; i < self->people->len; i++)
    {
      Neighbor *neighbor = g_ptr_array_index (self->people, i);

      g_signal_handlers_disconnect_by_data (neighbor->guest, neighbor);
      if (keep_seats)
        aluette_guest_disconnect (neighbor->guest);
      else
        network_room_part (self, neighbor->guest);
    }
}

void
network_room_retry_people (AluetteNetworkRoom *self)
{
  for (guint i = 0; i < self->people->len; i++)
    aluette_guest_retry (((Neighbor *) g_ptr_array_index (self->people, i))->guest);
}

void
network_room_set_people_away (AluetteNetworkRoom *self, gboolean away)
{
  for (guint i = 0; i < self->people->len; i++)
    aluette_guest_set_away (((Neighbor *) g_ptr_array_index (self->people, i))->guest, away);
}

/* What a window asks for */

/* Returns: (nullable): who at this screen has a seat, besides the user. */
static Neighbor *
find (AluetteNetworkRoom *self, guint seat)
{
  for (guint i = 0; i < self->people->len; i++)
    {
      Neighbor *neighbor = g_ptr_array_index (self->people, i);

      if (seat != ALU_GAME_SPECTATOR && aluette_guest_get_seat (neighbor->guest) == seat)
        return neighbor;
    }
  return NULL;
}

void
aluette_network_room_add_person (AluetteNetworkRoom *self, const char *name, guint seat)
{
  const char *token;
  Neighbor *neighbor;

  g_return_if_fail (ALUETTE_IS_NETWORK_ROOM (self) && seat < ALU_GAME_MAX_SEATS);
  token = aluette_guest_get_token (self->guest);
  if (token == NULL)
    return;
  neighbor = add (self, name, NULL);
  neighbor->seat = seat;
  aluette_guest_join_beside (neighbor->guest, token, name);
}

void
aluette_network_room_remove_person (AluetteNetworkRoom *self, guint seat)
{
  Neighbor *neighbor;

  g_return_if_fail (ALUETTE_IS_NETWORK_ROOM (self));
  neighbor = find (self, seat);
  if (neighbor == NULL)
    return;
  g_signal_handlers_disconnect_by_data (neighbor->guest, neighbor);
  aluette_guest_leave (neighbor->guest);
  drop (neighbor);
}

AluetteGuest *
aluette_network_room_find_guest (AluetteNetworkRoom *self, guint seat)
{
  Neighbor *neighbor;

  g_return_val_if_fail (ALUETTE_IS_NETWORK_ROOM (self), NULL);
  neighbor = find (self, seat);
  return neighbor != NULL ? neighbor->guest : self->guest;
}

guint
aluette_network_room_get_seats_here (AluetteNetworkRoom *self)
{
  guint seats = 0;

  g_return_val_if_fail (ALUETTE_IS_NETWORK_ROOM (self), 0);
  if (aluette_guest_get_seat (self->guest) < ALU_GAME_MAX_SEATS)
    seats = 1u << aluette_guest_get_seat (self->guest);
  for (guint seat = 0; seat < ALU_GAME_MAX_SEATS; seat++)
    if (find (self, seat) != NULL)
      seats |= 1u << seat;
  return seats;
}

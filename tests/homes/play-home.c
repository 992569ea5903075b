/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Opens a table as the program does, also for other homes, or joins one by its link, and plays a
 * whole match of Aluette by chance, with bots in two seats. For scripts/check-homes.
 *
 *   play-home FOLDER MS        prints "reach STATE LINK TEXT" at each change, "over" at the end
 *   play-home FOLDER MS LINK   prints "joined", "playing", "over", or "closed TEXT"
 *
 * FOLDER has the known tables. The owner goes on with the table in it, if there is one. Somebody
 * plays a card every MS milliseconds, and ends when the standard input does. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "engine/aluette/alu-aluette-kind.h"
#include "model/network/aluette-network-room.h"
#include "network-room-driver.h"
#include "presentation/together/aluette-guest-text.h"

static const AluetteNetworkUser owner = { "Rose", "0.1.0", "en" };
static const AluetteNetworkUser guest = { "Léon", "0.1.0", "en" };

typedef struct
{
  AluetteClock *clock;
  GMainLoop *loop;
  AluetteNetworkRoom *room;
  Seat seat; /* of this person */
  guint step;
  char *said; /* (nullable): the last line about who can join */
  gboolean has_joined, has_begun, is_playing, is_over;
} Person;

static void
say (const char *line)
{
  puts (line);
  fflush (stdout);
}

static void
say_reach (Person *self)
{
  AluetteRouter *router = aluette_own_room_get_router (aluette_network_room_get_own (self->room));
  AluetteRouterState state = aluette_router_get_state (router);
  g_autofree char *link = aluette_network_room_make_link (self->room);
  g_autofree char *line = g_strdup_printf ("reach %d %s %s", state, link,
                                           aluette_guest_text_reach (state));

  if (g_strcmp0 (line, self->said) == 0)
    return;
  g_free (self->said);
  self->said = g_steal_pointer (&line);
  say (self->said);
}

/* Lets in who asks, and begins when they sit. */
static void
receive (Person *self)
{
  AluetteGuest *own = self->seat.guest;
  GHashTable *requests = aluette_guest_get_requests (own);
  g_autoptr (GList) numbers = g_hash_table_get_keys (requests);

  for (GList *l = numbers; l != NULL; l = l->next)
    aluette_guest_admit (own, GPOINTER_TO_UINT (l->data), TRUE);
  if (self->has_begun || strcmp (aluette_guest_get_seat_state (own, 1), "here") != 0)
    return;
  self->has_begun = TRUE;
  aluette_guest_begin (own);
}

static void
sit_down (Person *self)
{
  if (self->has_joined)
    return;
  self->has_joined = TRUE;
  say ("joined");
  aluette_guest_sit (self->seat.guest, 1);
}

static void
end (Person *self, const char *line)
{
  say (line);
  self->is_over = TRUE;
}

static void
on_record (AluetteNetworkRoom *room, const char *record, Person *self)
{
  end (self, "over");
}

static void
follow (Person *self)
{
  g_autofree char *line = NULL;

  switch (aluette_guest_get_state (self->seat.guest))
    {
    case ALUETTE_GUEST_SETUP:
      if (aluette_network_room_get_own (self->room) != NULL)
        receive (self);
      else
        sit_down (self);
      break;
    case ALUETTE_GUEST_PLAYING:
      if (!self->is_playing)
        say ("playing");
      self->is_playing = TRUE;
      seat_act (&self->seat);
      break;
    case ALUETTE_GUEST_CLOSED:
      line = g_strconcat ("closed ", aluette_network_room_get_problem (self->room), NULL);
      end (self, line);
      break;
    default:
      break;
    }
}

static void
on_step (gpointer data)
{
  Person *self = data;

  if (aluette_network_room_get_own (self->room) != NULL)
    say_reach (self);
  if (!self->is_over)
    follow (self);
  aluette_clock_add (self->clock, self->step, on_step, self);
}

static AluetteNetworkRoom *
open_table (AluetteKnownRooms *known, AluetteClock *clock)
{
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  g_autoptr (GPtrArray) list = aluette_known_rooms_list (known);
  AluetteNetworkRoom *room;
  AluetteOwnRoom *own;

  table_header (&alu_aluette_kind, "classic", "human,human,villager,villager", header);
  if (list->len > 0)
    room = aluette_network_room_new_known (known, ((AluetteKnownRoom *) list->pdata[0])->id, NULL,
                                           &owner, clock, NULL);
  else
    room = aluette_network_room_new_own (&alu_aluette_kind, header, &owner, known, clock, NULL);
  own = aluette_network_room_get_own (room);
  aluette_host_set_pace (aluette_own_room_get_host (own), 0, 0);
  aluette_own_room_set_for_homes (own, TRUE);
  return room;
}

static AluetteNetworkRoom *
join_table (const char *link, AluetteKnownRooms *known, AluetteClock *clock)
{
  g_autoptr (AluetteRoomAddress) where = aluette_room_address_parse (link);

  return aluette_network_room_new_join (where, where->key, &guest, known, clock);
}

static gboolean
on_input (GIOChannel *input, GIOCondition condition, gpointer self)
{
  g_main_loop_quit (((Person *) self)->loop);
  return G_SOURCE_REMOVE;
}

int
main (int n, char **arguments)
{
  g_autoptr (AluetteBacklog) backlog = aluette_backlog_new ();
  g_autoptr (AluetteKnownRooms) known = aluette_known_rooms_new (arguments[1], backlog);
  g_autoptr (AluetteClock) clock = aluette_main_clock_new ();
  g_autoptr (GIOChannel) input = g_io_channel_unix_new (STDIN_FILENO);
  Person self = { .clock = clock, .loop = g_main_loop_new (NULL, FALSE) };

  self.step = (guint) atoi (arguments[2]);
  aluette_router_tidy (arguments[1]);
  self.room = n > 3 ? join_table (arguments[3], known, clock) : open_table (known, clock);
  self.seat.guest = aluette_network_room_get_guest (self.room);
  self.seat.choices = g_rand_new_with_seed (1);
  g_signal_connect (self.room, "record", G_CALLBACK (on_record), &self);
  g_io_add_watch (input, G_IO_HUP, on_input, &self);
  on_step (&self);
  g_main_loop_run (self.loop);
  g_object_unref (self.room);
  g_free (self.said);
  return EXIT_SUCCESS;
}

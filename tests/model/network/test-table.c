/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tables as the program opens and joins them: over TLS on this computer, with files in a folder of
 * the test. */

#include <string.h>

#include <glib/gstdio.h>

#include "engine/aluette/alu-aluette-kind.h"
#include "loopback.h"
#include "main-loop.h"
#include "model/network/aluette-network-room.h"
#include "model/network/aluette-room-address.h"
#include "model/network/aluette-seat-text.h"
#include "model/session/aluette-adviser-private.h"
#include "model/session/aluette-local-game-log.h"
#include "network-room-driver.h"
#include "testing.h"

static const AluetteNetworkUser rose = { "Rose", "0.3.0", "fr" };
static const AluetteNetworkUser leon = { "Léon", "0.3.0", "fr" };

/* Two programs, each with the tables it knows. */
typedef struct
{
  char *folders[2];
  AluetteKnownRooms *known[2];
  AluetteBacklog *backlog;
  AluetteClock *clock;
  AluetteNetworkRoom *own;
  AluetteNetworkRoom *other;
  GString *record;
  guint n_open;
  guint acted; /* seats that have played, bit per seat */
  AluetteCode refusal;
} Scene;

static Scene scene;

static void
on_record (AluetteNetworkRoom *table, const char *record)
{
  g_string_assign (scene.record, record);
}

static int
set_up (void **state)
{
  memset (&scene, 0, sizeof scene);
  scene.backlog = aluette_backlog_new ();
  for (guint i = 0; i < 2; i++)
    {
      scene.folders[i] = g_dir_make_tmp ("aluette-tables.XXXXXX", NULL);
      scene.known[i] = aluette_known_rooms_new (scene.folders[i], scene.backlog);
    }
  scene.clock = aluette_main_clock_new ();
  scene.record = g_string_new (NULL);
  return 0;
}

static void
remove_folder (char *path)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);

      g_unlink (file);
    }
  g_rmdir (path);
  g_free (path);
}

static int
tear_down (void **state)
{
  g_clear_object (&scene.other);
  g_clear_object (&scene.own);
  main_loop_run_pending ();
  for (guint i = 0; i < 2; i++)
    {
      g_object_unref (scene.known[i]);
      remove_folder (scene.folders[i]);
    }
  assert_false (aluette_backlog_has (scene.backlog, NULL));
  g_object_unref (scene.backlog);
  g_object_unref (scene.clock);
  g_string_free (scene.record, TRUE);
  return 0;
}

static void
open_table (const char *rules, const char *players)
{
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);

  table_header (&alu_aluette_kind, rules, players, header);
  scene.own = aluette_network_room_new_own (&alu_aluette_kind, header, &rose, scene.known[0],
                                            scene.clock, NULL);
  assert_non_null (scene.own);
  g_signal_connect (scene.own, "record", G_CALLBACK (on_record), NULL);
  main_loop_wait_for (aluette_guest_get_state (aluette_network_room_get_guest (scene.own))
                      == ALUETTE_GUEST_SETUP);
}

/* Returns: (transfer full): where the own table is, on this computer. */
static char *
get_own_address (void)
{
  return g_strdup_printf ("127.0.0.1:%u",
                          aluette_own_room_get_port (aluette_network_room_get_own (scene.own)));
}

static void
join_table (const char *words)
{
  g_autofree char *address = get_own_address ();
  g_autoptr (AluetteRoomAddress) where = aluette_room_address_new (address, words);

  scene.other = aluette_network_room_new_join (where, NULL, &leon, scene.known[1], scene.clock);
}

static AluetteGuest *
get_guest (AluetteNetworkRoom *table)
{
  return aluette_network_room_get_guest (table);
}

static AluetteGuestState
get_state (AluetteNetworkRoom *table)
{
  return aluette_guest_get_state (get_guest (table));
}

/* Lets in who asks. */
static void
admit (void)
{
  GHashTable *requests = aluette_guest_get_requests (get_guest (scene.own));
  GHashTableIter iter;
  gpointer number;

  main_loop_wait_for (g_hash_table_size (requests) == 1);
  g_hash_table_iter_init (&iter, requests);
  assert_true (g_hash_table_iter_next (&iter, &number, NULL));
  aluette_guest_admit (get_guest (scene.own), GPOINTER_TO_UINT (number), TRUE);
  main_loop_wait_for (get_state (scene.other) == ALUETTE_GUEST_SETUP);
}

static void
sit_and_begin (void)
{
  aluette_guest_sit (get_guest (scene.other), 1);
  main_loop_wait_for (aluette_guest_get_seat (get_guest (scene.own)) == 0
                      && aluette_guest_get_seat (get_guest (scene.other)) == 1);
  aluette_guest_begin (get_guest (scene.own));
  main_loop_wait_for (get_state (scene.own) == ALUETTE_GUEST_PLAYING
                      && get_state (scene.other) == ALUETTE_GUEST_PLAYING);
}

static void
on_answer (GObject *game, GAsyncResult *result, gpointer data)
{
  scene.n_open--;
  aluette_game_request_finish (ALUETTE_GAME (game), result, NULL);
}

static gconstpointer
get_view (AluetteGame *game, guint seat)
{
  AluetteSeatLog *log = aluette_game_get_seat_log (game, seat);

  return aluette_view_get_bytes (aluette_seat_log_get_view (log));
}

/* Plays the first thing that is legal, if somebody at the screen is awaited. */
static void
act (AluetteNetworkRoom *table)
{
  AluetteGame *game = aluette_network_room_get_game (table);
  guint seat = game != NULL ? aluette_game_get_awaited (game) : ALU_GAME_SPECTATOR;
  const AluGameKind *kind = game != NULL ? aluette_game_get_kind (game) : NULL;
  g_autofree char *events = NULL;

  if (seat == ALU_GAME_SPECTATOR || scene.n_open > 0)
    return;
  events = g_malloc0_n ((gsize) kind->max_legal, kind->event_size);
  if (kind->legal (get_view (game, seat), (int) seat, events) == 0)
    return;
  scene.n_open++;
  scene.acted |= 1u << seat;
  aluette_game_request_async (game, seat, events, NULL, on_answer, NULL);
}

/* Returns: whether both have seen the end of the match. */
static gboolean
play_on (void)
{
  act (scene.own);
  act (scene.other);
  return get_state (scene.own) == ALUETTE_GUEST_OVER
         && get_state (scene.other) == ALUETTE_GUEST_OVER && scene.record->len > 0;
}

#define KEY "00112233445566778899aabbccddeeff"

/* Several addresses of a table */

/* Joins at several addresses, of which only the last one leads to the table: nobody is at the first
 * one, and another table at the second. The key alone says which is right. */
static void
join_among (const char *host)
{
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  g_autoptr (AluetteRoomAddress) where = aluette_room_address_new (NULL, NULL);
  g_autoptr (AluetteOwnRoom) other = NULL;
  AluetteOwnRoom *own;

  open_table ("classic", "human,human,villager,villager");
  own = aluette_network_room_get_own (scene.own);
  table_header (&alu_aluette_kind, "classic", FOUR, header);
  other = aluette_own_room_new (&alu_aluette_kind, header, "Anne", scene.known[1], "0.3.0",
                                scene.clock, NULL);
  where->address = g_strdup_printf ("127.0.0.1:1,127.0.0.1:%u,%s:%u",
                                    aluette_own_room_get_port (other), host,
                                    aluette_own_room_get_port (own));
  where->key = g_strndup (aluette_own_room_get_fingerprint (own), ALUETTE_ROOM_ADDRESS_KEY_DIGITS);
  scene.other = aluette_network_room_new_join (where, where->key, &leon, scene.known[1],
                                               scene.clock);
  admit ();
  assert_true (g_str_has_prefix (aluette_network_room_get_address (scene.other), host));
}

TEST_WITH (test_several_addresses, set_up, tear_down)
{
  g_autofree char *id = NULL;

  join_among ("127.0.0.1");
  aluette_guest_sit (get_guest (scene.other), 1);
  main_loop_wait_for (aluette_guest_get_seat (get_guest (scene.other)) == 1);
  aluette_guest_disconnect (get_guest (scene.other));
  g_clear_object (&scene.other);
  id = g_strdup (aluette_known_rooms_find_key (
                     scene.known[1], aluette_own_room_get_fingerprint (
                                         aluette_network_room_get_own (scene.own)))
                     ->id);
  scene.other = aluette_network_room_new_known (scene.known[1], id, NULL, &leon, scene.clock, NULL);
  main_loop_wait_for (get_state (scene.other) == ALUETTE_GUEST_SETUP);
  assert_int_equal (aluette_guest_get_seat (get_guest (scene.other)), 1);
}

TEST_WITH (test_ipv6, set_up, tear_down)
{
  g_autoptr (GSocketListener) listener = g_socket_listener_new ();
  g_autoptr (GSocketAddress) place = g_inet_socket_address_new_from_string ("::1", 0);

  if (!g_socket_listener_add_address (listener, place, G_SOCKET_TYPE_STREAM, G_SOCKET_PROTOCOL_TCP,
                                      NULL, NULL, NULL))
    skip ();
  join_among ("[::1]");
}

/* If no address leads to the table, the guest is told so. */
TEST_WITH (test_no_address_right, set_up, tear_down)
{
  g_autoptr (AluetteRoomAddress) where = aluette_room_address_new ("127.0.0.1:1,127.0.0.1:2", NULL);

  scene.other = aluette_network_room_new_join (where, KEY, &leon, scene.known[1], scene.clock);
  main_loop_wait_for (get_state (scene.other) == ALUETTE_GUEST_CLOSED);
  assert_string_equal (aluette_network_room_get_problem (scene.other),
                       "Nobody has opened a table at this address. Ask the table owner to open it.");
}

/* The link is found in a whole message, has the key, and is shorter than a text message. */
TEST_WITH (test_link, set_up, tear_down)
{
  g_autofree char *link = NULL;
  g_autoptr (AluetteRoomAddress) where = NULL;

  open_table ("classic", "human,human,villager,villager");
  link = aluette_network_room_make_link (scene.own);
  if (link == NULL) /* no network */
    skip ();
  where = aluette_room_address_parse (link);
  assert_true (strlen (link) < 160);
  assert_null (where->words);
  assert_true (g_str_has_prefix (
      aluette_own_room_get_fingerprint (aluette_network_room_get_own (scene.own)), where->key));
}

/* Known tables */

TEST_WITH (test_known, set_up, tear_down)
{
  g_autoptr (AluetteKnownRoom) table = aluette_known_room_new ();
  g_autoptr (AluetteKnownRooms) again = NULL;
  g_autoptr (GPtrArray) list = NULL;
  g_autofree char *match = NULL;
  const AluetteKnownRoom *found;

  table->name = g_strdup ("Rose = [x]\n;");
  table->own_name = g_strdup ("Léon; = [x]");
  table->address = g_strdup ("192.168.1.20:24157");
  table->fingerprint = g_strdup ("abc");
  table->time = 17;
  aluette_known_rooms_put (scene.known[0], table);
  aluette_known_rooms_save_match (scene.known[0], table->id, "text\n");
  again = aluette_known_rooms_new (scene.folders[0], scene.backlog);
  found = aluette_known_rooms_find (again, table->id);
  assert_non_null (found);
  assert_string_equal (found->name, table->name);
  assert_string_equal (found->own_name, table->own_name);
  assert_null (found->token);
  assert_int_equal (found->time, 17);
  assert_false (aluette_known_room_is_own (found));
  assert_ptr_equal (aluette_known_rooms_find_key (again, "abc"), found);
  assert_null (aluette_known_rooms_find_key (again, "abd"));
  match = aluette_known_rooms_load_match (again, table->id);
  assert_string_equal (match, "text\n");
  aluette_known_rooms_remove (again, table->id);
  list = aluette_known_rooms_list (again);
  assert_int_equal (list->len, 0);
  assert_null (aluette_known_rooms_load_match (again, table->id));
}

/* What cannot be written now is kept, counted and written as soon as that is possible. */
TEST_WITH (test_full_disk, set_up, tear_down)
{
  g_autofree char *in_the_way = g_build_filename (scene.folders[0], "file", NULL);
  g_autofree char *folder = g_build_filename (in_the_way, "tables", NULL);
  g_autoptr (AluetteKnownRooms) known = aluette_known_rooms_new (folder, scene.backlog);
  g_autoptr (AluetteKnownRoom) table = aluette_known_room_new ();
  g_autoptr (AluetteKnownRooms) again = NULL;
  g_autofree char *kept = NULL, *stored = NULL;
  const char *reason;

  table->name = g_strdup ("Rose");
  table->own_name = g_strdup ("Léon");
  table->address = g_strdup ("192.168.1.20:24157");
  assert_true (g_file_set_contents (in_the_way, "", 0, NULL));
  aluette_known_rooms_put (known, table);
  aluette_known_rooms_save_match (known, table->id, "one\n");
  aluette_known_rooms_save_match (known, table->id, "two\n");
  assert_int_equal (aluette_backlog_get_n (scene.backlog, &reason), 2);
  assert_non_null (reason);
  kept = aluette_known_rooms_load_match (known, table->id);
  assert_string_equal (kept, "two\n");
  g_unlink (in_the_way);
  assert_int_equal (aluette_backlog_flush (scene.backlog), 0);
  again = aluette_known_rooms_new (folder, scene.backlog);
  assert_non_null (aluette_known_rooms_find (again, table->id));
  stored = aluette_known_rooms_load_match (again, table->id);
  assert_string_equal (stored, "two\n");
  aluette_known_rooms_remove (again, table->id);
  remove_folder (g_steal_pointer (&folder));
  g_rmdir (in_the_way);
}

/* What a guest could not say is forgotten, and the table can still be joined. */
TEST_WITH (test_damaged_known, set_up, tear_down)
{
  static const char *const damaged[] = { "token", "words", "people" };
  const char *token = "0123456789abcdef0123456789abcdef";
  g_autofree char *path = g_build_filename (scene.folders[0], "tables.ini", NULL);

  for (guint i = 0; i <= G_N_ELEMENTS (damaged); i++)
    {
      g_autoptr (AluetteKnownRoom) table = aluette_known_room_new ();
      g_autoptr (AluetteKnownRooms) known = aluette_known_rooms_new (NULL, scene.backlog);
      g_autoptr (GKeyFile) keys = g_key_file_new ();
      const AluetteKnownRoom *found;
      const char *people[] = { "fedcba9876543210fedcba9876543210 Marie Anne", NULL };

      table->name = g_strdup ("Rose");
      table->own_name = g_strdup ("Léon");
      table->address = g_strdup ("table.example.org");
      table->words = g_strdup ("abeille-abricot-acacia-rafale");
      assert_true (aluette_known_room_set_visit (table, token, "seed", (char **) people, "Rose"));
      assert_false (aluette_known_room_set_visit (table, token, "seed", (char **) people, NULL));
      assert_string_equal (table->others, "Rose");
      g_clear_object (&known);
      known = aluette_known_rooms_new (scene.folders[0], scene.backlog);
      aluette_known_rooms_put (known, table);
      assert_true (g_key_file_load_from_file (keys, path, 0, NULL));
      if (i < G_N_ELEMENTS (damaged))
        g_key_file_set_string (keys, table->id, damaged[i], "\303\251 \t x");
      assert_true (g_key_file_save_to_file (keys, path, NULL));
      g_clear_object (&known);
      known = aluette_known_rooms_new (scene.folders[0], scene.backlog);
      found = aluette_known_rooms_find (known, table->id);
      assert_non_null (found);
      assert_int_equal (found->token != NULL, i != 0);
      assert_int_equal (found->words != NULL, i != 1);
      assert_int_equal (found->people != NULL, i != 2);
      if (i == G_N_ELEMENTS (damaged))
        assert_string_equal (found->people[0], people[0]);
    }
}

/* Tables of one server have one key, and are told apart by their words. */
TEST_WITH (test_known_on_server, set_up, tear_down)
{
  static const char *const words[] = { "abeille-abricot-acacia-rafale",
                                       "rafale-galerne-mojette-vanneau",
                                       "rafale-rafale-rafale-rafale" };
  AluetteKnownRooms *known = scene.known[0];

  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (AluetteKnownRoom) table = aluette_known_room_new ();

      table->name = g_strdup ("Rose");
      table->own_name = g_strdup ("Léon");
      table->server = g_strdup ("table.example.org");
      table->address = g_strdup ("table.example.org:8443");
      table->fingerprint = g_strdup ("abc");
      table->words = g_strdup (words[i]);
      table->time = i;
      aluette_known_rooms_put (known, table);
    }
  assert_null (aluette_known_rooms_find_key (known, "abc"));
  for (guint i = 0; i < 3; i++)
    assert_string_equal (
        aluette_known_rooms_find_on_server (known, "table.example.org", words[i])->words, words[i]);
  assert_string_equal (aluette_known_rooms_find_on_server (known, "table.example.org", NULL)->words,
                       words[2]);
  assert_string_equal (aluette_known_rooms_find_on_server (known, "table.example.org",
                                                           "rafale-rafale-rafale-rafale")
                           ->words,
                       words[2]);
  assert_null (aluette_known_rooms_find_on_server (known, "table.example.org:8443", NULL));
}

/* Only the newest ones are kept. */
TEST_WITH (test_many_known, set_up, tear_down)
{
  g_autoptr (GPtrArray) list = NULL;

  for (gint64 i = 1; i <= 60; i++)
    {
      g_autoptr (AluetteKnownRoom) table = aluette_known_room_new ();

      table->name = g_strdup ("Rose");
      table->own_name = g_strdup ("Léon");
      table->address = g_strdup ("table.example.org");
      table->time = i;
      aluette_known_rooms_put (scene.known[0], table);
    }
  list = aluette_known_rooms_list (scene.known[0]);
  assert_int_equal (list->len, 50);
  assert_int_equal (((const AluetteKnownRoom *) g_ptr_array_index (list, 0))->time, 60);
  assert_int_equal (((const AluetteKnownRoom *) g_ptr_array_index (list, 49))->time, 11);
}

/* Tables */

/* Who types the four words need not compare them. A whole match, the record of it, and another
 * match of the same people. */
TEST_WITH (test_whole_match, set_up, tear_down)
{
  g_autofree char *record = NULL;
  AluetteGame *game;

  if (!loopback_require ())
    return;
  open_table ("classic", "human,human,villager,villager");
  join_table (aluette_network_room_get_words (scene.own));
  admit ();
  assert_null (aluette_network_room_get_words_to_compare (scene.other));
  assert_string_equal (aluette_network_room_get_words (scene.other),
                       aluette_network_room_get_words (scene.own));
  sit_and_begin ();
  game = aluette_network_room_get_game (scene.other);
  assert_false (aluette_adviser_can_explain (game, 3));
  main_loop_wait_for (play_on ());
  record = g_strdup (scene.record->str);
  assert_true (g_str_has_prefix (record, "%aluette 1\n"));
  aluette_guest_rematch (get_guest (scene.own));
  main_loop_wait_for (get_state (scene.own) == ALUETTE_GUEST_SETUP
                      && get_state (scene.other) == ALUETTE_GUEST_SETUP);
  assert_null (aluette_network_room_get_game (scene.other));
  aluette_guest_begin (get_guest (scene.own));
  g_string_truncate (scene.record, 0);
  main_loop_wait_for (play_on ());
  assert_string_not_equal (scene.record->str, record);
}

/* Without words, the user has to compare them. */
TEST_WITH (test_compare, set_up, tear_down)
{
  if (!loopback_require ())
    return;
  open_table ("classic", "human,human,villager,villager");
  join_table (NULL);
  main_loop_wait_for (aluette_network_room_get_words_to_compare (scene.other) != NULL);
  assert_string_equal (aluette_network_room_get_words_to_compare (scene.other),
                       aluette_network_room_get_words (scene.own));
  assert_int_equal (get_state (scene.other), ALUETTE_GUEST_CONNECTING);
  aluette_network_room_confirm_words (scene.other);
  admit ();
}

/* The table with other words is not the right one. */
TEST_WITH (test_wrong_words, set_up, tear_down)
{
  if (!loopback_require ())
    return;
  open_table ("classic", "human,human,villager,villager");
  join_table ("abeille-abricot-acacia-rafale");
  main_loop_wait_for (aluette_network_room_get_words_to_compare (scene.other) != NULL
                      || aluette_network_room_is_closed (scene.other));
  assert_int_equal (g_hash_table_size (aluette_guest_get_requests (get_guest (scene.own))), 0);
}

TEST_WITH (test_nobody_listens, set_up, tear_down)
{
  g_autoptr (AluetteRoomAddress) where = aluette_room_address_new ("127.0.0.1:1", NULL);

  if (!loopback_require ())
    return;
  scene.other = aluette_network_room_new_join (where, NULL, &leon, scene.known[1], scene.clock);
  main_loop_wait_for (aluette_network_room_is_closed (scene.other));
  assert_non_null (aluette_network_room_get_problem (scene.other));
}

/* A link has only the beginning of a key; the words are those of all of it. */
TEST_WITH (test_key_of_link, set_up, tear_down)
{
  g_autoptr (AluetteRoomAddress) where = NULL;
  g_autoptr (GPtrArray) known = NULL;
  g_autofree char *address = NULL, *key = NULL, *start = NULL;

  if (!loopback_require ())
    return;
  open_table ("classic", "human,human,villager,villager");
  join_table (aluette_network_room_get_words (scene.own));
  admit ();
  known = aluette_known_rooms_list (scene.known[1]);
  key = g_strdup (((const AluetteKnownRoom *) g_ptr_array_index (known, 0))->fingerprint);
  start = g_strndup (key, ALUETTE_ROOM_ADDRESS_KEY_DIGITS);
  aluette_network_room_leave (scene.other);
  g_clear_object (&scene.other);
  g_clear_pointer (&known, g_ptr_array_unref);
  g_object_unref (scene.known[1]);
  scene.known[1] = aluette_known_rooms_new (NULL, scene.backlog);
  address = get_own_address ();
  where = aluette_room_address_new (address, NULL);
  scene.other = aluette_network_room_new_join (where, start, &leon, scene.known[1], scene.clock);
  admit ();
  known = aluette_known_rooms_list (scene.known[1]);
  assert_string_equal (((const AluetteKnownRoom *) g_ptr_array_index (known, 0))->fingerprint, key);
  assert_string_equal (aluette_network_room_get_words (scene.other),
                       aluette_network_room_get_words (scene.own));
}

static AluetteHost *
get_host (void)
{
  return aluette_own_room_get_host (aluette_network_room_get_own (scene.own));
}

/* Closes both programs, and opens them again. */
static void
come_another_day (void)
{
  char *ids[2];

  g_clear_object (&scene.own);
  main_loop_wait_for (aluette_network_room_is_closed (scene.other));
  assert_int_equal (aluette_guest_get_code (get_guest (scene.other)), ALUETTE_CODE_STOPPED);
  g_clear_object (&scene.other);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GPtrArray) list = NULL;

      g_object_unref (scene.known[i]);
      scene.known[i] = aluette_known_rooms_new (scene.folders[i], scene.backlog);
      list = aluette_known_rooms_list (scene.known[i]);
      assert_int_equal (list->len, 1);
      ids[i] = g_strdup (((const AluetteKnownRoom *) g_ptr_array_index (list, 0))->id);
      assert_string_equal (((const AluetteKnownRoom *) g_ptr_array_index (list, 0))->name, "Rose");
    }
  scene.own = aluette_network_room_new_known (scene.known[0], ids[0], NULL, &rose, scene.clock,
                                              NULL);
  assert_non_null (scene.own);
  g_signal_connect (scene.own, "record", G_CALLBACK (on_record), NULL);
  aluette_host_set_pace (get_host (), 0, 0);
  scene.other = aluette_network_room_new_known (scene.known[1], ids[1], NULL, &leon, scene.clock,
                                                NULL);
  g_free (ids[0]);
  g_free (ids[1]);
}

/* Both programs end in a deal; the table is opened again, and both come back to their seats. */
TEST_WITH (test_another_day, set_up, tear_down)
{
  AluetteSeatLog *log;

  if (!loopback_require ())
    return;
  open_table ("classic", "human,human,villager,villager");
  join_table (aluette_network_room_get_words (scene.own));
  admit ();
  sit_and_begin ();
  log = aluette_game_get_seat_log (aluette_network_room_get_game (scene.own), 0);
  main_loop_wait_for (aluette_seat_log_get_n_lines (log) > 0);
  come_another_day ();
  main_loop_wait_for (get_state (scene.own) == ALUETTE_GUEST_PLAYING
                      && get_state (scene.other) == ALUETTE_GUEST_PLAYING);
  assert_int_equal (aluette_guest_get_seat (get_guest (scene.own)), 0);
  assert_int_equal (aluette_guest_get_seat (get_guest (scene.other)), 1);
  main_loop_wait_for (play_on ());
}

/* The log of a spectator of the screen is that of a spectator at the host. */
static void
check_spectator (AluetteNetworkRoom *table)
{
  AluetteLocalGame *local = ALUETTE_LOCAL_GAME (aluette_host_get_game (get_host ()));
  g_autoptr (AluetteView) expected = aluette_local_game_get_view (local, ALU_GAME_SPECTATOR);
  AluetteSeatLog *log = aluette_game_get_seat_log (aluette_network_room_get_game (table),
                                                   ALU_GAME_SPECTATOR);
  g_autofree char *digest = aluette_view_digest (expected);
  g_autofree char *own = aluette_view_digest (aluette_seat_log_get_view (log));

  assert_int_equal (aluette_seat_log_get_seat (log), ALU_GAME_SPECTATOR);
  assert_string_equal (own, digest);
}

/* Two people at each of two screens: all come back another day, in mid-deal, and the deals are
 * checked in the end all the same. */
TEST_WITH (test_one_screen, set_up, tear_down)
{
  if (!loopback_require ())
    return;
  open_table ("grimaud", "human,human,human,human");
  join_table (aluette_network_room_get_words (scene.own));
  admit ();
  aluette_guest_sit (get_guest (scene.other), 1);
  main_loop_wait_for (aluette_network_room_get_seats_here (scene.own) == 1
                      && aluette_network_room_get_seats_here (scene.other) == 2);
  aluette_network_room_add_person (scene.own, "Anne", 2);
  aluette_network_room_add_person (scene.other, "Émile", 3);
  main_loop_wait_for (aluette_network_room_get_seats_here (scene.own) == 5
                      && aluette_network_room_get_seats_here (scene.other) == 10);
  aluette_host_set_pace (get_host (), 0, 0);
  sit_and_begin ();
  main_loop_wait_for ((play_on (), scene.acted == 15));
  assert_int_equal (aluette_game_get_seats_here (aluette_network_room_get_game (scene.own)), 5);
  assert_int_equal (aluette_game_get_seats_here (aluette_network_room_get_game (scene.other)), 10);
  come_another_day ();
  main_loop_wait_for (aluette_network_room_get_seats_here (scene.own) == 5
                      && aluette_network_room_get_seats_here (scene.other) == 10);
  scene.acted = 0;
  main_loop_wait_for (play_on ());
  assert_int_equal (scene.acted, 15);
  main_loop_run_pending ();
  check_spectator (scene.own);
  check_spectator (scene.other);
  assert_int_equal (aluette_guest_get_deals_check (get_guest (scene.own)), ALUETTE_DEALS_VERIFIED);
  assert_int_equal (aluette_guest_get_deals_check (get_guest (scene.other)),
                    ALUETTE_DEALS_VERIFIED);
}

/* Who goes on at another program, with all at the screen, keeps everybody's seat. */
TEST_WITH (test_another_program, set_up, tear_down)
{
  g_autoptr (AluetteNetworkRoom) before = NULL;
  g_autoptr (GPtrArray) known = NULL;

  if (!loopback_require ())
    return;
  open_table ("classic", "human,human,human,human");
  join_table (aluette_network_room_get_words (scene.own));
  admit ();
  aluette_guest_sit (get_guest (scene.other), 1);
  main_loop_wait_for (aluette_network_room_get_seats_here (scene.other) == 2);
  aluette_network_room_add_person (scene.other, "Émile", 3);
  main_loop_wait_for (aluette_network_room_get_seats_here (scene.other) == 10);
  before = g_steal_pointer (&scene.other);
  known = aluette_known_rooms_list (scene.known[1]);
  scene.other = aluette_network_room_new_known (
      scene.known[1], ((const AluetteKnownRoom *) g_ptr_array_index (known, 0))->id, NULL, &leon,
      scene.clock, NULL);
  main_loop_wait_for (aluette_network_room_is_closed (before));
  assert_int_equal (aluette_guest_get_code (get_guest (before)), ALUETTE_CODE_REPLACED);
  main_loop_wait_for (aluette_network_room_get_seats_here (scene.other) == 10);
  main_loop_run_pending ();
  for (guint seat = 1; seat < 4; seat += 2)
    assert_string_equal (aluette_guest_get_seat_state (get_guest (scene.own), seat), "here");
}

static void
on_person_refused (AluetteNetworkRoom *table, guint code)
{
  scene.refusal = (AluetteCode) code;
}

TEST_WITH (test_person_refused, set_up, tear_down)
{
  if (!loopback_require ())
    return;
  open_table ("classic", "human,human,human,villager");
  g_signal_connect (scene.own, "person-refused", G_CALLBACK (on_person_refused), NULL);
  main_loop_wait_for (aluette_network_room_get_seats_here (scene.own) == 1);
  aluette_network_room_add_person (scene.own, "rose", 1);
  main_loop_wait_for (scene.refusal == ALUETTE_CODE_NAME_TAKEN);
  aluette_network_room_add_person (scene.own, "Anne", 0);
  main_loop_wait_for (scene.refusal == ALUETTE_CODE_SEAT_TAKEN);
  aluette_network_room_add_person (scene.own, "Anne", 1);
  main_loop_wait_for (aluette_network_room_get_seats_here (scene.own) == 3);
  aluette_network_room_add_person (scene.own, "Émile", 2);
  main_loop_wait_for (aluette_network_room_get_seats_here (scene.own) == 7);
  aluette_network_room_add_person (scene.own, "Léon", 3);
  main_loop_wait_for (scene.refusal == ALUETTE_CODE_FULL);
  aluette_network_room_remove_person (scene.own, 0);
  aluette_network_room_remove_person (scene.own, 1);
  assert_int_equal (aluette_network_room_get_seats_here (scene.own), 5);
  main_loop_wait_for (g_str_equal (aluette_guest_get_seat_state (get_guest (scene.own), 1),
                                   "open"));
}

/* While somebody needs time between deals, the next one is not dealt. */
TEST_WITH (test_pause_between_deals, set_up, tear_down)
{
  AluetteGame *game;

  if (!loopback_require ())
    return;
  open_table ("twelve", "human,human");
  join_table (aluette_network_room_get_words (scene.own));
  admit ();
  sit_and_begin ();
  aluette_host_set_pace (get_host (), 0, 100000);
  game = aluette_network_room_get_game (scene.other);
  main_loop_wait_for (alu_game_get_n_deals (&alu_aluette_kind, get_view (game, 1)) == 1);
  aluette_game_set_screen_ready (game, ALUETTE_BUSY_LOOK, FALSE);
  main_loop_wait_for ((play_on (), (aluette_guest_get_paused (get_guest (scene.own)) & 2) != 0));
  assert_false (alu_game_is_in_deal (&alu_aluette_kind, get_view (game, 1)));
  aluette_host_set_pace (get_host (), 0, 0);
  main_loop_run_pending ();
  assert_int_equal (alu_game_get_n_deals (&alu_aluette_kind, get_view (game, 1)), 1);
  aluette_game_set_screen_ready (game, ALUETTE_BUSY_LOOK, TRUE);
  main_loop_wait_for (alu_game_get_n_deals (&alu_aluette_kind, get_view (game, 1)) == 2);
}

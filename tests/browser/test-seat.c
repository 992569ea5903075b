/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "testing.h"

#include <json-glib/json-glib.h>
#include <string.h>

#include "browser/aluette-web-seat.h"
#include "locale/alu-locale.h"
#include "model/network/aluette-guest.h"
#include "model/network/aluette-host.h"
#include "model/network/aluette-invitation.h"
#include "model/network/aluette-pipe-channel.h"
#include "model/session/aluette-game-setup.h"

/* Pages without a browser: at the other side of a pipe, at the table of a host on a clock that the
 * test drives. */

#define SETUP                                                                                      \
  "%aluette 1\nrules classic\nseats 4\nplayer 1 human Anne\nplayer 2 human Rose\n"                 \
  "player 3 human Léon\nplayer 4 human Émile\n"
#define N_PAGES 4
#define N_DEALS 3
#define PATIENCE_MS 600000

typedef struct
{
  AluetteChannel *channel;
  AluetteWebSeat *seat;
  GHashTable *last; /* (element-type utf8 utf8): the last message of each word */
  gboolean is_closed;
} Page;

typedef struct
{
  AluetteClock *clock;
  AluetteWebLanguages *languages;
  AluetteHost *host;
  AluetteGuest *owner;
  char *words;
  Page pages[N_PAGES];
} Fixture;

static JsonObject *
get_object (Page *page, const char *word, JsonParser **parser)
{
  const char *text = g_hash_table_lookup (page->last, word);

  *parser = json_parser_new ();
  return text != NULL && json_parser_load_from_data (*parser, text, -1, NULL)
             ? json_node_get_object (json_parser_get_root (*parser))
             : NULL;
}

static void
on_line (AluetteChannel *channel, GBytes *line, Page *page)
{
  gsize length;
  const char *bytes = g_bytes_get_data (line, &length);
  g_autofree char *text = g_strndup (bytes, length);
  g_auto (GStrv) parts = g_strsplit (text, "\"", 5);

  if (g_strv_length (parts) == 5)
    g_hash_table_insert (page->last, g_strdup (parts[3]), g_steal_pointer (&text));
}

static void
on_closed (AluetteChannel *channel, guint code, Page *page)
{
  page->is_closed = TRUE;
}

static void
connect_guest (AluetteChannel *channel, gpointer data)
{
  aluette_host_add_channel (((Fixture *) data)->host, channel, FALSE);
}

static void
connect_owner (AluetteGuest *guest, gpointer data)
{
  Fixture *fixture = data;
  g_autoptr (AluetteChannel) mine = NULL;
  g_autoptr (AluetteChannel) theirs = NULL;

  aluette_pipe_channel_new_pair (fixture->clock, &mine, &theirs);
  aluette_host_add_channel (fixture->host, theirs, TRUE);
  aluette_guest_set_channel (guest, mine);
}

static void
pass_time (Fixture *fixture, guint ms)
{
  aluette_manual_clock_advance (ALUETTE_MANUAL_CLOCK (fixture->clock), ms);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
say (Fixture *fixture, guint number, const char *text)
{
  aluette_channel_send (fixture->pages[number].channel, text);
  pass_time (fixture, 100);
}

static void
open_page (Fixture *fixture, guint number)
{
  Page *page = &fixture->pages[number];
  g_autoptr (AluetteChannel) theirs = NULL;

  aluette_pipe_channel_new_pair (fixture->clock, &page->channel, &theirs);
  page->last = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  page->seat = aluette_web_seat_new (theirs, fixture->languages, fixture->clock, connect_guest,
                                     fixture);
  g_signal_connect (page->channel, "line", G_CALLBACK (on_line), page);
  g_signal_connect (page->channel, "closed", G_CALLBACK (on_closed), page);
}

static void
greet (Fixture *fixture, guint number, const char *language)
{
  g_autofree char *text
      = g_strdup_printf ("{\"word\":\"hello\",\"version\":1,\"languages\":\"%s\"}", language);

  open_page (fixture, number);
  say (fixture, number, text);
}

static void
close_page (Page *page)
{
  if (page->seat == NULL)
    return;
  g_object_run_dispose (G_OBJECT (page->seat));
  g_clear_object (&page->seat);
  g_signal_handlers_disconnect_by_data (page->channel, page);
  g_clear_object (&page->channel);
  g_clear_pointer (&page->last, g_hash_table_unref);
}

static int
set_up (void **state)
{
  Fixture *fixture = g_new0 (Fixture, 1);
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  const AluGameKind *kind = alu_game_kind_from_record (SETUP, strlen (SETUP));

  assert_true (aluette_game_setup_from_text (kind, SETUP, header));
  fixture->clock = ALUETTE_CLOCK (aluette_manual_clock_new ());
  fixture->words = aluette_invitation_format (123456);
  alu_locale_init ("aluette", NULL, false);
  fixture->languages = aluette_web_languages_new ();
  fixture->host = aluette_host_new (kind, header, fixture->clock, NULL);
  aluette_host_set_invitation (fixture->host, fixture->words);
  aluette_host_set_pace (fixture->host, 0, 0);
  fixture->owner = aluette_guest_new (fixture->clock, connect_owner, fixture, 1);
  aluette_guest_join (fixture->owner, "-", "Mamie");
  pass_time (fixture, 100);
  *state = fixture;
  return 0;
}

static int
tear_down (void **state)
{
  Fixture *fixture = *state;

  for (guint i = 0; i < N_PAGES; i++)
    close_page (&fixture->pages[i]);
  g_object_unref (fixture->owner);
  g_object_unref (fixture->host);
  g_object_unref (fixture->clock);
  aluette_web_languages_free (fixture->languages);
  g_free (fixture->words);
  g_free (fixture);
  return 0;
}

/* A page asks to join, is let in, and sits down. */
static void
join (Fixture *fixture, guint number, const char *name)
{
  g_autofree char *ask = g_strdup_printf ("{\"word\":\"join\",\"table\":\"%s\",\"name\":\"%s\"}",
                                          fixture->words, name);
  g_autofree char *sit = g_strdup_printf ("{\"word\":\"sit\",\"seat\":%u}", number + 1);
  GHashTableIter iter;
  gpointer request;

  greet (fixture, number, number % 2 == 0 ? "fr-FR,en" : "en");
  say (fixture, number, ask);
  g_hash_table_iter_init (&iter, aluette_guest_get_requests (fixture->owner));
  assert_true (g_hash_table_iter_next (&iter, &request, NULL));
  aluette_guest_admit (fixture->owner, GPOINTER_TO_UINT (request), TRUE);
  pass_time (fixture, 100);
  say (fixture, number, sit);
}

static void
begin (Fixture *fixture)
{
  static const char *const names[] = { "Léa", "Paul", "Zoé", "Max" };

  for (guint i = 0; i < N_PAGES; i++)
    join (fixture, i, names[i]);
  aluette_guest_begin (fixture->owner);
  pass_time (fixture, 3000);
}

/* Words */

TEST_WITH (every_page_has_its_language, set_up, tear_down)
{
  Fixture *fixture = *state;

  greet (fixture, 0, "fr-CA,en");
  greet (fixture, 1, "de,en");
  greet (fixture, 2, "nonsense");
  assert_non_null (strstr (g_hash_table_lookup (fixture->pages[0].last, "hello"), "Dernier pli"));
  assert_non_null (strstr (g_hash_table_lookup (fixture->pages[1].last, "hello"), "Last Trick"));
  assert_non_null (strstr (g_hash_table_lookup (fixture->pages[2].last, "hello"), "Last Trick"));
}

TEST_WITH (a_page_of_another_version_must_reload, set_up, tear_down)
{
  Fixture *fixture = *state;

  open_page (fixture, 0);
  say (fixture, 0, "{\"word\":\"hello\",\"version\":2,\"languages\":\"fr\"}");
  assert_non_null (strstr (g_hash_table_lookup (fixture->pages[0].last, "closing"), "reload"));
  assert_true (fixture->pages[0].is_closed);
}

TEST_WITH (nonsense_and_haste_end_the_connection, set_up, tear_down)
{
  Fixture *fixture = *state;

  greet (fixture, 0, "fr");
  say (fixture, 0, "nonsense");
  assert_true (fixture->pages[0].is_closed);
  greet (fixture, 1, "fr");
  for (guint i = 0; i < 60; i++)
    aluette_channel_send (fixture->pages[1].channel, "{\"word\":\"ready\"}");
  pass_time (fixture, 100);
  assert_true (fixture->pages[1].is_closed);
  open_page (fixture, 2);
  pass_time (fixture, 11000);
  assert_true (fixture->pages[2].is_closed);
}

/* The program's own language is one thing, that of each page another. */
TEST_WITH (pages_and_the_program_have_languages_of_their_own, set_up, tear_down)
{
  Fixture *fixture = *state;

  g_setenv ("LANGUAGE", "fr", TRUE);
  greet (fixture, 0, "en");
  greet (fixture, 1, "fr");
  assert_non_null (strstr (g_hash_table_lookup (fixture->pages[0].last, "hello"), "Join Table"));
  assert_non_null (strstr (g_hash_table_lookup (fixture->pages[1].last, "hello"), "Rejoindre"));
  assert_string_equal (g_getenv ("LANGUAGE"), "fr");
  g_unsetenv ("LANGUAGE");
}

/* Where there is one table, no words are needed, and nobody has to let in who has the pass. */
TEST_WITH (a_pass_leads_to_the_one_table, set_up, tear_down)
{
  Fixture *fixture = *state;

  aluette_host_set_invitation (fixture->host, NULL);
  aluette_host_set_pass (fixture->host, "0123456789abcdef0123456789abcdef");
  open_page (fixture, 0);
  aluette_web_seat_set_one_table (fixture->pages[0].seat);
  say (fixture, 0, "{\"word\":\"hello\",\"version\":1,\"languages\":\"fr\"}");
  assert_non_null (strstr (g_hash_table_lookup (fixture->pages[0].last, "hello"), "oneTable"));
  say (fixture, 0, "{\"word\":\"join\",\"table\":\"-\",\"name\":\"Léa\"}");
  assert_non_null (strstr (g_hash_table_lookup (fixture->pages[0].last, "lobby"), "asking"));
  say (fixture, 0, "{\"word\":\"leave\"}");
  say (fixture, 0,
       "{\"word\":\"join\",\"table\":\"0123456789abcdef0123456789abcdef\",\"name\":\"Léa\"}");
  assert_non_null (strstr (g_hash_table_lookup (fixture->pages[0].last, "lobby"), "setup"));
}

TEST_WITH (a_token_that_nobody_has_is_refused, set_up, tear_down)
{
  Fixture *fixture = *state;

  greet (fixture, 0, "fr");
  say (fixture, 0, "{\"word\":\"resume\",\"token\":\"00000000000000000000000000000000\"}");
  assert_non_null (strstr (g_hash_table_lookup (fixture->pages[0].last, "lobby"), "bad-token"));
  assert_null (g_hash_table_lookup (fixture->pages[0].last, "state"));
}

/* Play */

/* Returns: (transfer none): the codes of the cards in the hand of a page. */
static GHashTable *
list_hand (JsonObject *state)
{
  GHashTable *codes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint bottom = (guint) json_object_get_int_member (state, "bottom");
  JsonObject *hand = json_array_get_object_element (json_object_get_array_member (state, "hands"),
                                                    bottom);
  JsonArray *cards = json_object_get_array_member (hand, "cards");

  for (guint i = 0; i < json_array_get_length (cards); i++)
    g_hash_table_add (codes,
                      g_strdup (json_object_get_string_member (json_array_get_object_element (cards,
                                                                                              i),
                                                               "card")));
  return codes;
}

/* No message of a page names a card that another page has in its hand. */
static void
check_secrets (Fixture *fixture)
{
  for (guint i = 0; i < N_PAGES; i++)
    {
      g_autoptr (JsonParser) parser = NULL;
      g_autoptr (GHashTable) hand = list_hand (get_object (&fixture->pages[i], "state", &parser));
      GHashTableIter iter;
      gpointer code;

      g_hash_table_iter_init (&iter, hand);
      while (g_hash_table_iter_next (&iter, &code, NULL))
        for (guint k = 0; k < N_PAGES; k++)
          {
            g_autofree char *quoted = g_strdup_printf ("\"%s\"", (char *) code);

            if (k != i)
              assert_null (strstr (g_hash_table_lookup (fixture->pages[k].last, "state"), quoted));
          }
    }
}

/* A page plays its first card if it may, or goes on after a deal. Returns: whether it did. */
static gboolean
act (Fixture *fixture, guint number)
{
  g_autoptr (JsonParser) parser = NULL;
  JsonObject *state = get_object (&fixture->pages[number], "state", &parser);
  g_autofree char *text = NULL;
  g_autoptr (GHashTable) hand = list_hand (state);
  GHashTableIter iter;
  gpointer code;

  if (json_object_has_member (state, "mayContinue"))
    {
      say (fixture, number, "{\"word\":\"ready\"}");
      return TRUE;
    }
  g_hash_table_iter_init (&iter, hand);
  if (!json_object_has_member (state, "active") || !g_hash_table_iter_next (&iter, &code, NULL))
    return FALSE;
  text = g_strdup_printf ("{\"word\":\"choose\",\"card\":\"%s\"}", (char *) code);
  say (fixture, number, text);
  return TRUE;
}

static guint
count_deals (Fixture *fixture)
{
  GArray *finished = aluette_game_get_finished (aluette_host_get_game (fixture->host));
  guint n = 0;

  for (guint i = 0; finished != NULL && i < finished->len; i++)
    n += alu_game_event_role (aluette_game_get_kind (aluette_host_get_game (fixture->host)),
                              finished->data + i * g_array_get_element_size (finished))
         == ALU_GAME_ROLE_DEAL;
  if (finished != NULL)
    g_array_unref (finished);
  return n;
}

TEST_WITH (four_pages_play_and_are_told_no_card_of_others, set_up, tear_down)
{
  Fixture *fixture = *state;
  guint passed = 0, n_deals = 0;

  begin (fixture);
  while (n_deals < N_DEALS && passed < PATIENCE_MS)
    {
      for (guint i = 0; i < N_PAGES; i++)
        act (fixture, i);
      pass_time (fixture, 500);
      passed += 500;
      check_secrets (fixture);
      n_deals = MAX (n_deals, count_deals (fixture));
    }
  assert_true (n_deals >= N_DEALS);
}

TEST_WITH (pages_ask_to_undo_and_answer, set_up, tear_down)
{
  Fixture *fixture = *state;
  guint player = 0;

  begin (fixture);
  while (!act (fixture, player))
    player = (player + 1) % N_PAGES;
  assert_non_null (strstr (g_hash_table_lookup (fixture->pages[0].last, "state"), "mayUndo"));
  say (fixture, player, "{\"word\":\"undo\"}");
  for (guint i = 0; i < N_PAGES; i++)
    {
      g_autoptr (JsonParser) parser = NULL;
      JsonObject *lobby = get_object (&fixture->pages[i], "lobby", &parser);
      g_autofree char *answer = NULL;

      assert_int_equal (json_object_has_member (lobby, "question"), i != player);
      if (i == player)
        continue;
      answer = g_strdup_printf ("{\"word\":\"answer\",\"number\":%d,\"yes\":true}",
                                (int) json_object_get_int_member (lobby, "questionNumber"));
      say (fixture, i, answer);
    }
  pass_time (fixture, 500);
  for (guint i = 0; i < N_PAGES; i++)
    assert_null (strstr (g_hash_table_lookup (fixture->pages[i].last, "state"), "mayUndo"));
}

/* Phrases are said between deals, and only those that there are. */
TEST_WITH (phrases_are_refused_within_a_deal, set_up, tear_down)
{
  Fixture *fixture = *state;

  begin (fixture);
  say (fixture, 0, "{\"word\":\"say\",\"phrase\":\"nothing\"}");
  assert_null (g_hash_table_lookup (fixture->pages[0].last, "note"));
  say (fixture, 0, "{\"word\":\"say\",\"phrase\":\"bravo\"}");
  assert_non_null (g_hash_table_lookup (fixture->pages[0].last, "note"));
  say (fixture, 0, "{\"word\":\"rematch\"}");
  assert_non_null (strstr (g_hash_table_lookup (fixture->pages[0].last, "lobby"), "playing"));
}

TEST_WITH (only_what_the_state_offers_is_asked_for, set_up, tear_down)
{
  Fixture *fixture = *state;

  begin (fixture);
  for (guint i = 0; i < N_PAGES; i++)
    {
      g_autofree char *before = g_strdup (g_hash_table_lookup (fixture->pages[i].last, "state"));

      say (fixture, i, "{\"word\":\"choose\",\"card\":\"zz\"}");
      say (fixture, i, "{\"word\":\"action\",\"name\":\"accept\"}");
      say (fixture, i, "{\"word\":\"action\",\"name\":\"offer\",\"target\":\"x\"}");
      say (fixture, i, "{\"word\":\"look\",\"target\":\"hidden\"}");
      say (fixture, i, "{\"word\":\"sign\",\"sign\":\"x\",\"strength\":0,\"hold\":0}");
      say (fixture, i, "{\"word\":\"tricks\",\"last\":true}");
      assert_string_equal (g_hash_table_lookup (fixture->pages[i].last, "state"), before);
    }
}

TEST_WITH (a_page_comes_back_and_the_newer_one_counts, set_up, tear_down)
{
  Fixture *fixture = *state;
  Page old;
  g_autofree char *resume = NULL;
  g_autofree char *hand = NULL;

  begin (fixture);
  {
    g_autoptr (JsonParser) parser = NULL;
    JsonObject *token = get_object (&fixture->pages[0], "token", &parser);

    resume = g_strdup_printf ("{\"word\":\"resume\",\"token\":\"%s\"}",
                              json_object_get_string_member (token, "token"));
  }
  hand = g_strdup (strstr (g_hash_table_lookup (fixture->pages[0].last, "state"), "\"hands\""));
  old = fixture->pages[0];
  g_signal_handlers_disconnect_by_data (old.channel, &fixture->pages[0]);
  g_signal_connect (old.channel, "line", G_CALLBACK (on_line), &old);
  greet (fixture, 0, "fr");
  say (fixture, 0, resume);
  assert_string_equal (strstr (g_hash_table_lookup (fixture->pages[0].last, "state"), "\"hands\""),
                       hand);
  assert_non_null (strstr (g_hash_table_lookup (old.last, "lobby"), "replaced"));
  close_page (&old);
}

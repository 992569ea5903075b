/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Laws that hold for every game in the registry: what a seat is told gives its view, legal events
 * are accepted, records give the same match again. More matches: test-engine-kinds MATCHES. */

#include <stdlib.h>
#include <string.h>

#include "engine/alu-game-random.h"

#include "engine/alu-record.h"
#include "testing.h"

#define MAX_EVENTS 4096
#define MAX_TEXT (512 * 1024)
#define N_VIEWERS (ALU_GAME_MAX_SEATS + 1)

static uint64_t n_matches = 30; /* per rule set and number of seats */

typedef struct
{
  char text[MAX_TEXT];
  size_t length;
} Text;

/* Space for a match of a kind. */
typedef struct
{
  const AluGameKind *kind;
  AluGameHeader header;
  void *match, *before, *event, *seat_event, *uncover, *legal, *expected;
  void *spectator_event, *derived;
  void *views[N_VIEWERS]; /* the first is the spectator's */
  void *reader, *writer;
  unsigned n_events, n_compared, n_untold, n_derived, n_requests;
} Table;

static void
table_init (Table *table, const AluGameKind *kind)
{
  memset (table, 0, sizeof *table);
  table->kind = kind;
  table->match = calloc (1, kind->match_size);
  table->before = calloc (1, kind->match_size);
  table->event = calloc (1, kind->event_size);
  table->seat_event = calloc (1, kind->event_size);
  table->uncover = calloc (1, kind->event_size);
  table->spectator_event = calloc (1, kind->event_size);
  table->derived = calloc (1, kind->event_size);
  table->legal = calloc ((size_t) kind->max_legal, kind->event_size);
  table->expected = calloc (1, kind->view_size);
  for (int i = 0; i < N_VIEWERS; i++)
    table->views[i] = calloc (1, kind->view_size);
  table->reader = calloc (1, kind->reader_size);
  table->writer = calloc (1, kind->writer_size);
}

static void
table_clear (Table *table)
{
  free (table->match);
  free (table->before);
  free (table->event);
  free (table->seat_event);
  free (table->spectator_event);
  free (table->derived);
  free (table->uncover);
  free (table->legal);
  free (table->expected);
  for (int i = 0; i < N_VIEWERS; i++)
    free (table->views[i]);
  free (table->reader);
  free (table->writer);
}

static int
viewer_of (int i)
{
  return i == 0 ? ALU_GAME_SPECTATOR : i - 1;
}

/* A header with random values for half of the options, and a limited number of deals. */
static void
random_header (Table *table, int set, int seats, AluRng *rng)
{
  AluGameRules rules;

  assert_int_equal (alu_game_rules_init (table->kind, &rules, set, seats), 0);
  for (int i = 0; i < table->kind->n_options; i++)
    {
      const AluGameOption *option = &table->kind->options[i];
      int n = 0;

      while (n < ALU_GAME_MAX_CHOICES && option->choices[n] != NULL)
        n++;
      if (n > 0 && alu_rng_below (rng, 2) == 0)
        rules.options[i] = (int16_t) alu_rng_below (rng, (uint32_t) n);
      if (strcmp (option->key, "deals") == 0)
        rules.options[i] = (int16_t) (1 + alu_rng_below (rng, 3));
    }
  alu_game_header_init (&table->header, &rules);
  strcpy (table->header.event, "Café");
  for (int seat = 0; seat < seats; seat++)
    {
      AluGamePlayer *player = &table->header.players[seat];

      strcpy (player->name, "Anne");
      player->kind = seat == 0 ? ALU_GAME_HUMAN : ALU_GAME_BOT;
      strcpy (player->level, seat == 0 ? "" : "random");
    }
}

static void
start_views (Table *table)
{
  assert_int_equal (table->kind->init (table->match, &table->header), 0);
  memset (table->uncover, 0, table->kind->event_size);
  for (int i = 0; i <= table->header.rules.n_seats; i++)
    table->kind->view_for_seat (table->match, viewer_of (i), table->views[i]);
}

/* What a seat is told of an event, and its view before it, tell all that a spectator is told. */
static void
check_for_spectator (Table *table, int i, const void *before, const void *event)
{
  const AluGameKind *kind = table->kind;
  bool is_told;

  memset (table->spectator_event, 0xa5, kind->event_size);
  memset (table->derived, 0x5a, kind->event_size);
  is_told = kind->event_for_seat (before, event, ALU_GAME_SPECTATOR, table->spectator_event);
  assert_int_equal (kind->event_for_seat (table->views[i], table->seat_event, ALU_GAME_SPECTATOR,
                                          table->derived),
                    is_told);
  if (is_told)
    assert_memory_equal (table->derived, table->spectator_event, kind->event_size);
  table->n_derived++;
}

/* Applies @event, after which the match is table->match, to the views of all seats. */
static void
table_apply_event (Table *table, const void *before, const void *event)
{
  const AluGameKind *kind = table->kind;

  for (int i = 0; i <= table->header.rules.n_seats; i++)
    {
      memset (table->seat_event, 0xa5, kind->event_size);
      if (kind->event_for_seat (before, event, viewer_of (i), table->seat_event))
        {
          check_for_spectator (table, i, before, event);
          assert_int_equal (kind->view_apply (table->views[i], table->seat_event), 0);
        }
      else
        {
          table->n_untold++;
          assert_false (kind->event_for_seat (before, event, ALU_GAME_SPECTATOR,
                                              table->spectator_event));
        }
      memset (table->expected, 0x5a, kind->view_size);
      kind->view_for_seat (table->match, viewer_of (i), table->expected);
      assert_memory_equal (table->views[i], table->expected, kind->view_size);
      table->n_compared++;
    }
}

/* Public values are the same in every view. */
static void
check_public (const Table *table)
{
  const AluGameKind *kind = table->kind;
  AluGameSummary shared;

  alu_game_summarize (kind, table->views[0], &shared);
  for (int i = 0; i <= table->header.rules.n_seats; i++)
    {
      const void *view = table->views[i];
      AluGameSummary summary;

      alu_game_summarize (kind, view, &summary);
      assert_memory_equal (summary.points, shared.points, sizeof summary.points);
      assert_int_equal (summary.awaited, shared.awaited);
      assert_int_equal (summary.n_deals, shared.n_deals);
      assert_int_equal (summary.in_deal, shared.in_deal);
      assert_int_equal (summary.winners, shared.winners);
      assert_true (summary.awaited >= ALU_GAME_MAX_SEATS
                   || (summary.actors & 1u << summary.awaited) != 0);
      assert_in_range (kind->legal (view, viewer_of (i), table->legal), 0, kind->max_legal);
      if (i > 0 && kind->n_teams > 0)
        assert_int_equal (summary.sides[i - 1], (i - 1) % kind->n_teams);
      if (summary.awaited != ALU_GAME_AWAITS_NOBODY)
        assert_int_equal (summary.winners, 0);
    }
}

/* What a seat does can be asked for in one line; what chance does cannot. */
static void
check_request (Table *table)
{
  const AluGameKind *kind = table->kind;
  bool is_action = alu_game_event_role (kind, table->event) == ALU_GAME_ROLE_ACTION;
  int n_seats = table->header.rules.n_seats;
  char line[ALU_GAME_MAX_REQUEST];
  const void *read;

  if (kind->requests == 0)
    return;
  assert_int_equal ((kind->requests & 1u << ((AluGameEvent *) table->event)->type) != 0, is_action);
  if (!is_action)
    return;
  alu_record_write_request (table->writer, kind, table->event, line);
  read = alu_record_read_request (table->reader, kind, n_seats, line);
  assert_non_null (read);
  assert_memory_equal (read, table->event, kind->event_size);
  assert_null (alu_record_read_request (table->reader, kind, n_seats, line + 1));
  assert_null (alu_record_read_request (table->reader, kind, alu_game_event_seat (table->event),
                                        line));
  assert_true (strlen (line) + 3 < sizeof line);
  strcat (line, " x");
  assert_null (alu_record_read_request (table->reader, kind, n_seats, line));
  table->n_requests++;
}

/* The view of a player shows that the rules allow the player's events. */
static void
check_by_view (Table *table)
{
  const AluGameKind *kind = table->kind;
  int player = alu_game_decider (&table->header, alu_game_event_seat (table->event));

  if (alu_game_event_role (kind, table->event) != ALU_GAME_ROLE_ACTION)
    return;
  memcpy (table->expected, table->views[player + 1], kind->view_size);
  kind->event_for_seat (table->expected, table->event, player, table->seat_event);
  assert_int_equal (kind->view_apply (table->expected, table->seat_event), 0);
}

static void
take_event (Table *table)
{
  const AluGameKind *kind = table->kind;

  check_request (table);
  check_by_view (table);
  memcpy (table->before, table->match, kind->match_size);
  assert_int_equal (kind->apply (table->match, table->event), 0);
  table_apply_event (table, table->before, table->event);
  if (kind->note_uncover != NULL
      && kind->note_uncover (table->uncover, table->before, table->event, table->match))
    table_apply_event (table, table->match, table->uncover);
  check_public (table);
  table->n_events++;
}

static void
collect_line (const char *line, void *data)
{
  Text *text = data;
  size_t length = strlen (line);

  assert_true (text->length + length < MAX_TEXT);
  memcpy (text->text + text->length, line, length + 1);
  text->length += length;
}

/* Writes the events that it reads. */
typedef struct
{
  const AluGameKind *kind;
  void *writer;
} Copier;

static void
copy_event (const void *reader, void *data)
{
  Copier *copier = data;

  assert_int_equal (alu_record_write_event (copier->writer,
                                                alu_record_get_event (reader)),
                    0);
}

/* The record gives the header and the match again, and is written to the same bytes. */
static void
check_record (Table *table, const Text *text)
{
  const AluGameKind *kind = table->kind;
  Copier copier = { kind, table->writer };
  Text *copy = calloc (1, sizeof *copy);
  AluGameHeader header;
  AluGameFault fault;

  assert_ptr_equal (alu_game_kind_from_record (text->text, text->length), kind);
  assert_int_equal (alu_record_writer_init (table->writer, kind, &table->header, collect_line,
                                            copy),
                    0);
  assert_true (alu_record_read_text (table->reader, kind, text->text, text->length, copy_event,
                                     &copier, &fault));
  assert_true (alu_record_get_header (table->reader, &header));
  assert_memory_equal (&header, &table->header, sizeof header);
  assert_memory_equal (alu_record_get_match (table->reader), table->match, kind->match_size);
  assert_int_equal (copy->length, text->length);
  assert_memory_equal (copy->text, text->text, text->length);
  free (copy);
}

static void
play_match (Table *table, uint64_t seed, AluRng *rng)
{
  const AluGameKind *kind = table->kind;
  Text *text = calloc (1, sizeof *text);
  void *writer = calloc (1, kind->writer_size);
  unsigned n = 0;

  start_views (table);
  assert_int_equal (alu_record_writer_init (writer, kind, &table->header, collect_line, text), 0);
  while (n++ < MAX_EVENTS
         && alu_game_random_event (kind, table->match, seed, rng, table->expected, table->legal,
                                   table->event))
    {
      take_event (table);
      assert_int_equal (alu_record_write_event (writer, table->event), 0);
    }
  assert_int_equal (alu_game_get_awaited (kind, table->views[0]), ALU_GAME_AWAITS_NOBODY);
  assert_false (alu_game_is_in_deal (kind, table->views[0]));
  assert_int_not_equal (kind->apply (table->match, table->event), 0);
  check_record (table, text);
  free (writer);
  free (text);
}

static void
play_kind (const AluGameKind *kind)
{
  Table table;

  table_init (&table, kind);
  for (int set = 0; set < kind->n_rule_sets; set++)
    for (int seats = kind->min_seats; seats <= kind->max_seats; seats++)
      for (uint64_t seed = 1; seed <= n_matches; seed++)
        {
          AluRng rng;

          if ((kind->rule_sets[set].seats & 1 << seats) == 0)
            {
              AluGameRules rules;

              assert_int_not_equal (alu_game_rules_init (kind, &rules, set, seats), 0);
              continue;
            }
          alu_rng_seed (&rng, seed);
          random_header (&table, set, seats, &rng);
          play_match (&table, seed, &rng);
        }
  print_message ("# %s: %u events, %u views compared, %u untold, %u for spectators, %u requests\n",
                 kind->id, table.n_events, table.n_compared, table.n_untold, table.n_derived,
                 table.n_requests);
  assert_true (table.n_compared > 100);
  table_clear (&table);
}

TEST (test_laws)
{
  for (int i = 0; alu_game_kinds[i] != NULL; i++)
    play_kind (alu_game_kinds[i]);
}

/* Lines that are no requests, whatever else they are. */
TEST (test_no_requests)
{
  static const char *const lines[] = {
    "", "#", "# play 1 Kb", "%aluette 1", "sign 1 vache", "sign 1 vache read 2", "trick 1 leads 1",
    "won 1", "score 1 0", "end A", "deal 1 dealer 1", "hand 1 ?", "talon", "uncover", "view 1",
    "sung 1 ?", "reject 1 ?", "result A 1 tricks", "tricks 1 2 3 4", "seats 4", "player 1 human A",
    "play 1", "play 1 ?", "play 1 zz", "play 0 Kb", "play 9 Kb", "play  1 Kb", "play 1 Kb\r\r",
    "dog ?", "taker 1 garde", "goulash", "mark 1", "count 1 40", "draw 3d=1 3c=2 2d=3 2c=4",
  };

  for (int i = 0; alu_game_kinds[i] != NULL; i++)
    {
      const AluGameKind *kind = alu_game_kinds[i];
      void *reader = calloc (1, kind->reader_size);

      for (size_t line = 0; line < sizeof lines / sizeof lines[0]; line++)
        assert_null (alu_record_read_request (reader, kind, 4, lines[line]));
      free (reader);
    }
}

TEST (test_registry)
{
  for (int i = 0; alu_game_kinds[i] != NULL; i++)
    {
      const AluGameKind *kind = alu_game_kinds[i];

      assert_ptr_equal (alu_game_kind_from_id (kind->id), kind);
      assert_ptr_equal (alu_game_kind_from_record (kind->magic, strlen (kind->magic)), kind);
      assert_true (kind->max_seats <= ALU_GAME_MAX_SEATS);
      assert_true (kind->n_options <= ALU_GAME_MAX_OPTIONS);
      for (int other = 0; other < i; other++)
        assert_string_not_equal (alu_game_kinds[other]->suffix, kind->suffix);
    }
  assert_null (alu_game_kind_from_id ("belote"));
  assert_null (alu_game_kind_from_record ("%belote 1\n", 10));
  assert_null (alu_game_kind_from_record ("", 0));
}

/* Every card has a code of its own. */
TEST (test_cards)
{
  for (int i = 0; alu_game_kinds[i] != NULL; i++)
    {
      const AluGameKind *kind = alu_game_kinds[i];
      char code[ALU_GAME_MAX_CODE];

      for (uint8_t card = 0; card < kind->n_cards; card++)
        {
          kind->format_card (card, code);
          assert_int_equal (alu_game_parse_card (kind, code), card);
        }
      assert_int_equal (alu_game_parse_card (kind, ""), ALU_GAME_NO_CARD);
      assert_int_equal (alu_game_parse_card (kind, "king"), ALU_GAME_NO_CARD);
    }
}

/* Every value of every option can be written and parsed again; other values are refused. */
static void
check_option (const AluGameKind *kind, int index)
{
  const AluGameOption *option = &kind->options[index];
  int low = option->choices[0] != NULL ? 0 : option->low;
  int high = option->choices[0] != NULL ? 0 : option->high;
  AluGameRules rules, before;
  char text[16];

  while (option->choices[0] != NULL && high + 1 < ALU_GAME_MAX_CHOICES
         && option->choices[high + 1] != NULL)
    high++;
  assert_int_equal (alu_game_option_from_key (kind, option->key), index);
  assert_non_null (option->label);
  assert_non_null (option->description);
  assert_true (option->depends_on == NULL
               || alu_game_option_from_key (kind, option->depends_on) >= 0);
  assert_int_equal (alu_game_rules_init (kind, &rules, 0, 0), 0);
  for (int value = low; value <= high; value++)
    {
      const char *word = alu_game_option_format (option, value, text);

      assert_int_equal (alu_game_rules_set_option (kind, &rules, option->key, word),
                        ALU_OK);
      assert_int_equal (rules.options[index], value);
      assert_true (option->choices[0] == NULL || option->choice_labels[value] != NULL);
    }
  before = rules;
  assert_int_equal (alu_game_rules_set_option (kind, &rules, option->key, "maybe"),
                    ALU_ERROR_BAD_VALUE);
  assert_int_equal (alu_game_rules_set_option (kind, &rules, option->key, "00"),
                    ALU_ERROR_BAD_VALUE);
  assert_int_equal (alu_game_rules_set_option (kind, &rules, option->key, "10000"),
                    ALU_ERROR_BAD_VALUE);
  assert_memory_equal (&rules, &before, sizeof rules);
}

TEST (test_options)
{
  for (int i = 0; alu_game_kinds[i] != NULL; i++)
    {
      AluGameRules rules;

      for (int option = 0; option < alu_game_kinds[i]->n_options; option++)
        check_option (alu_game_kinds[i], option);
      assert_int_equal (alu_game_rules_init (alu_game_kinds[i], &rules, 0, 0), 0);
      assert_int_equal (alu_game_rules_set_option (alu_game_kinds[i], &rules, "none", "1"),
                        ALU_ERROR_NO_OPTION);
    }
}

TEST (test_dependence)
{
  const AluGameKind *kind = alu_game_kind_from_id ("aluette");
  int recipients = alu_game_option_from_key (kind, "chant-to");
  AluGameRules rules;

  assert_int_equal (alu_game_rules_init (kind, &rules, 0, 0), 0);
  assert_true (alu_game_option_exists (&kind->options[recipients], &rules));
  assert_false (alu_game_option_has_effect (kind, &rules, recipients));
  assert_int_equal (alu_game_rules_set_option (kind, &rules, "chant", "ask"), ALU_OK);
  assert_true (alu_game_option_has_effect (kind, &rules, recipients));
  assert_int_equal (alu_game_rules_init (kind, &rules, alu_game_rule_set_from_id (kind, "six"), 0),
                    0);
  assert_false (alu_game_option_exists (&kind->options[recipients], &rules));
}

int
main (int argc, char **argv)
{
  if (argc > 1)
    n_matches = strtoull (argv[1], NULL, 10);
  return testing_run (NULL, NULL);
}

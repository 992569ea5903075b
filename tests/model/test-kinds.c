/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every game in the registries, with a toy game that was added in its folder and the registries
 * only: set up, played by its bots, stored, listed, counted, renamed and imported. */

#include <stdlib.h>

#include "bots/alu-bot-kind.h"
#include "database-driver.h"
#include "engine/alu-record.h"
#include "engine/alu-rng.h"
#include "model/session/aluette-game-setup.h"
#include "model/session/aluette-record.h"
#include "model/storage/aluette-database-private.h"
#include "testing.h"

/* A match that is played and stored at the same time. */
typedef struct
{
  const AluGameKind *kind;
  AluGameHeader header;
  gpointer match, view, event, writer;
  GString *lines;
  GString *record;
  guint n_events;
} Play;

static void
play_init (Play *play, const AluGameKind *kind, const AluGameHeader *header)
{
  *play = (Play) { .kind = kind, .header = *header };
  play->match = g_malloc0 (kind->match_size);
  play->view = g_malloc0 (kind->view_size);
  play->event = g_malloc0 (kind->event_size);
  play->writer = g_malloc0 (kind->writer_size);
  play->lines = g_string_new (NULL);
  play->record = g_string_new (NULL);
  assert_int_equal (kind->init (play->match, header), 0);
  assert_int_equal (alu_record_writer_init (play->writer, kind, header, aluette_record_collect,
                                            play->lines),
                    0);
  g_string_append (play->record, play->lines->str);
}

static void
play_clear (Play *play)
{
  g_free (play->match);
  g_free (play->view);
  g_free (play->event);
  g_free (play->writer);
  g_string_free (play->lines, TRUE);
  g_string_free (play->record, TRUE);
}

/* Lets chance or the bot of the game decide. Returns: whether the match goes on. */
static gboolean
play_choose (Play *play, guint64 seed)
{
  const AluGameKind *kind = play->kind;
  const AluBotKind *bots = alu_bot_kind_from_id (kind->id);
  AluBudget budget = { .seed = seed + play->n_events };
  int seat;

  if (kind->chance (play->match, seed, play->event))
    return TRUE;
  kind->view_for_seat (play->match, ALU_GAME_SPECTATOR, play->view);
  seat = alu_game_get_awaited (kind, play->view);
  if (seat >= ALU_GAME_MAX_SEATS)
    return FALSE;
  kind->view_for_seat (play->match, seat, play->view);
  bots->choose (bots->usual_level, play->view, &budget, play->event);
  return TRUE;
}

static void
play_match (Play *play, guint64 seed, AluetteJournal *journal)
{
  const AluGameKind *kind = play->kind;

  while (play_choose (play, seed))
    {
      assert_int_equal (kind->apply (play->match, play->event), 0);
      g_string_truncate (play->lines, 0);
      assert_int_equal (alu_record_write_event (play->writer, play->event), 0);
      g_string_append (play->record, play->lines->str);
      kind->view_for_seat (play->match, ALU_GAME_SPECTATOR, play->view);
      aluette_journal_append (journal, play->n_events++, play->lines->str,
                              !alu_game_is_in_deal (kind, play->view));
    }
}

static void
set_up (const AluGameKind *kind, AluGameHeader *header)
{
  AluGameRules rules;

  assert_int_equal (alu_game_rules_init (kind, &rules, 0, 0), 0);
  aluette_game_setup_propose (kind, &rules, "Anne", header);
  aluette_game_setup_stamp (header);
}

static void
check_setup (const AluGameKind *kind)
{
  const AluBotKind *bots = alu_bot_kind_from_id (kind->id);
  AluGameHeader header, read, real;
  g_autofree char *text = NULL, *real_text = NULL;

  set_up (kind, &header);
  assert_string_equal (header.players[0].name, "Anne");
  assert_int_equal (header.players[0].kind, ALU_GAME_HUMAN);
  for (guint seat = 1; seat < header.rules.n_seats; seat++)
    {
      gboolean partner = aluette_game_setup_is_partner (kind, &header, seat);

      assert_string_equal (header.players[seat].level,
                           bots->level_ids[partner ? bots->partner_level : bots->usual_level]);
    }
  assert_int_equal (aluette_game_setup_get_bot_level (kind, &header), bots->usual_level);
  assert_false (aluette_game_setup_has_weak_partner (kind, &header));
  assert_true (aluette_game_setup_appoint_captains (kind, &header));
  text = aluette_game_setup_to_text (kind, &header);
  assert_non_null (text);
  assert_true (aluette_game_setup_from_text (kind, text, &read));
  assert_memory_equal (&read, &header, sizeof header);
  assert_false (aluette_game_setup_from_text (kind, "%belote 1\n", &read));
  aluette_game_setup_propose_real (&header.rules, &real);
  assert_true (alu_game_header_is_real (&real));
  real_text = aluette_game_setup_to_text (kind, &real);
  assert_non_null (real_text);
}

TEST (test_setup)
{
  for (int i = 0; alu_game_kinds[i] != NULL; i++)
    check_setup (alu_game_kinds[i]);
}

static void
check_info (AluetteDatabase *database, gint64 match, const Play *play)
{
  g_autoptr (AluetteMatchInfo) info = aluette_database_get_info (database, match, NULL);
  const AluetteMatchColumns *columns = aluette_match_info_get_columns (info);
  AluGameSummary summary;

  play->kind->view_for_seat (play->match, ALU_GAME_SPECTATOR, play->view);
  alu_game_summarize (play->kind, play->view, &summary);
  assert_string_equal (columns->kind, play->kind->id);
  assert_int_equal (columns->seats, play->header.rules.n_seats);
  assert_memory_equal (columns->points, summary.points, sizeof *columns->points * columns->seats);
  assert_true (columns->over);
  assert_int_equal (columns->winners, summary.winners);
  assert_int_equal (columns->n_deals, summary.n_deals);
  assert_string_equal (aluette_match_info_get_name (info, 0), "Anne");
}

/* The statistics agree with the match: every seat is counted once. */
static void
check_stats (AluetteDatabase *database, const Play *play, guint n_matches)
{
  g_autoptr (GPtrArray) rows = database_stats (
      database, ALUETTE_STATS_BY_SEAT,
      &(AluetteStatsFilter) { .kind = play->kind->id, .with_bots = TRUE });

  assert_int_equal (rows->len, play->header.rules.n_seats);
  for (guint i = 0; i < rows->len; i++)
    {
      const AluetteStatsRow *row = g_ptr_array_index (rows, i);

      assert_int_equal (row->matches, n_matches);
      assert_int_equal (row->matches_over, n_matches);
      assert_true (row->deals > 0);
      assert_int_equal (aluette_stats_row_get (row, "no such metric"), 0);
      if (g_str_equal (play->kind->id, "toy"))
        {
          assert_int_equal (aluette_stats_row_get (row, "plays"), 4 * row->deals);
          assert_in_range (aluette_stats_row_get (row, "highest_card"), 3, 11);
        }
    }
}

static void
check_stored_record (AluetteDatabase *database, gint64 match, const Play *play)
{
  g_autofree char *record = aluette_database_load_record (database, match, NULL);
  g_autofree gpointer reader = g_malloc (play->kind->reader_size);
  AluGameFault fault;

  assert_string_equal (record, play->record->str);
  assert_true (alu_record_read_text (reader, play->kind, record, strlen (record), NULL, NULL,
                                     &fault));
  assert_memory_equal (alu_record_get_match (reader), play->match, play->kind->match_size);
}

/* Plays and stores a match, opens the database again, and imports the record. */
static void
check_kind (const AluGameKind *kind)
{
  g_autofree char *path = database_new_path ();
  AluetteDatabase *database = database_open (path);
  AluGameHeader header;
  AluetteJournal *journal;
  gint64 match, twin;
  gboolean known;
  Play play;

  set_up (kind, &header);
  journal = aluette_database_create_match (database, kind, &header, 5, NULL, &match, NULL);
  assert_non_null (journal);
  play_init (&play, kind, &header);
  play_match (&play, 5, journal);
  g_object_unref (journal);
  check_info (database, match, &play);
  database_close (database);

  database = database_open (path);
  check_info (database, match, &play);
  check_stored_record (database, match, &play);
  check_stats (database, &play, 1);
  twin = aluette_database_import_record (database, play.record->str, -1, &known, NULL);
  assert_true (known && twin == match);
  assert_true (aluette_database_rename_match (database, match, "Coupe", "Bouin", NULL));
  assert_int_equal (database_count (database, &(AluetteMatchFilter) { .text = "coupe" }), 1);
  assert_int_equal (database_count (database, &(AluetteMatchFilter) { .kind = kind->id }), 1);
  check_stats (database, &play, 1);
  database_close (database);
  database_remove (path);
  play_clear (&play);
}

TEST (test_storage)
{
  for (int i = 0; alu_game_kinds[i] != NULL; i++)
    check_kind (alu_game_kinds[i]);
}
